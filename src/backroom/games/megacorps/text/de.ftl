title = MegaCorps
tagline = Firmen kaufen, Regierungen biegen, Söldner anwerben und mit allen handeln: Der reichste Konzern gewinnt.
play-time = 60 min
bot-dealer = Händlerin
bot-dealer-help = rechnet, was sich auszahlt, bietet und handelt
seat-number = Spieler { $number }

## Names of things
word-aerospace = Luft- und Raumfahrt
word-biotech = Biotechnik
word-computers = Computer
word-defense = Rüstung
word-finance = Finanzen
word-media = Medien
word-metals = Metalle
word-nanotech = Nanotechnik
word-oil = Öl
word-robotics = Robotik
word-software = Software
word-solar = Solar
word-nafta = NAFTA
word-european-union = Europäische Union
word-japan = Japan
word-india = Indien
word-mercosur = Mercosur
word-great-russia = Großrussland
word-asean = ASEAN
word-african-federation = Afrikanische Föderation
word-china = China
word-caliphate = Kalifat
word-maghreb = Maghreb
word-switzerland = Schweiz
word-l-5 = L-5
word-asteroid = Asteroid
word-open-source = Open Source
word-elections = Wahlen
word-vote-of-no-confidence = Misstrauensvotum
word-greedy-kleptocrats = Gierige Kleptokraten
word-oversupply = Überangebot
word-shortages = Knappheit
word-clone-soldiers = Klonsoldaten
word-l-5-card = L-5 (Karte)
word-asteroid-card = Asteroid (Karte)
word-wikisyndicalism-card = Wikisyndikalismus (Karte)
word-windfall = Geldsegen
word-coup-d-etat = Staatsstreich
word-state-capture = Gekaufter Staat
word-velvet-revolution = Samtene Revolution
word-wildcat-strike = Wilder Streik
word-mokia = Mokia
word-globbo = Globbo
word-nonintendo = Nonintendo
word-lenogo = Lenogo
word-the-mouse = The Mouse
word-windoze = Windoze
word-democracy = Demokratie
word-kleptocracy = Kleptokratie
word-dictatorship = Diktatur
word-wikisyndicalism = Wikisyndikalismus
word-attacker = Angreifer
word-defender = Verteidiger

## Options
option-deals = Handel
option-deals-help = Alle Geschäfte, einfache Geschäfte mit je einem Ding, oder keine.
option-deals-all = alle
option-deals-simple = eins gegen eins
option-deals-none = keine
option-edition = Ausgabe
option-edition-help = Eine Datei mit Plan und Karten einer anderen Ausgabe; unsere ist zum Teil rekonstruiert.

## Questions
ask-megacorp = Welcher MegaCorp gehört dir?
ask-take-industry = Zu welcher Branche gehört deine kostenlose Firma?
ask-take-country = { $industry }: in welchem Land?
ask-window = Spielst du eine Ereigniskarte, bevor { $seat } am Zug ist?
ask-action = Was tust du?
ask-buy-again = Dafür gibt es keine Erlaubnis. Versuchst du eine andere Firma?
ask-buy-industry = In welcher Branche kaufst du?
ask-buy-country = { $industry }: die Firma welches Landes?
ask-leave = { $seat } hat schon eine Firma ({ $industry }) und will eine weitere in deinem Land { $country }. Erlaubst du es?
ask-leave-price = Was zahlt dir { $seat } für die Erlaubnis?
ask-leave-pay = Die Erlaubnis für { $industry } ({ $country }) kostet { $amount } €. Zahlst du?
ask-payout-industry = Welche Branche schüttet aus?
ask-payout-window = { $industry } schüttet gleich aus. Spielst du eine Karte?
ask-payout-card = Welche Karte ändert die Ausschüttung von { $industry }?
ask-intervene-industry = Gegen welche Branche greift deine Regierung ein?
ask-intervene-country = { $industry }: in welchem deiner Länder?
ask-hire-count = Wie viele Söldner wirbst du bei der Bank an, neben denen deiner eigenen Firmen?
ask-hire = { $seat } will einen Söldner deiner Firma { $industry } ({ $country }). Was sagst du?
ask-hire-price = Was kostet der Söldner { $seat }?
ask-hire-pay = Der Söldner von { $industry } ({ $country }) kostet { $amount } €. Zahlst du?
ask-war-target = Welches Land greifst du an?
ask-pause = { $seat } greift an: { $country }. Schickst du Söldner?
ask-help-side = Wem helfen deine Söldner ({ $country })?
ask-help-count = Wie viele schickst du?
ask-help-price = Was verlangst du dafür?
ask-help-pay = { $partner } bietet { $mercenaries } Söldner für { $amount } €. Zahlst du?
ask-spoils = Du hast gewonnen ({ $country }). Greift die Regierung gegen eine Firma von { $owner } ein?
ask-spoils-industry = Gegen welche Firma von { $owner } ({ $country })?
ask-bid = { $country } wird versteigert. Was ist dein geheimes Gebot?
ask-ballot = Wahl: { $country }. Stimmst du ab?
ask-candidate = Wer bekommt deine Stimmen für { $country }?
ask-card = Welche Karte spielst du?
ask-election-country = Welche Demokratie wählt?
ask-auction-country = Welche Kleptokratie wird versteigert?
ask-government-country = Welches Land bekommt eine neue Regierung?
ask-strike-industry = In welcher Branche wird gestreikt?
ask-strike-country = { $industry }: welche Firma?
ask-deal = Bietest du ein Geschäft an, oder antwortest du auf eines?
ask-offer-partner = Wem machst du ein Angebot?
ask-counter-partner = Wessen Angebot beantwortest du mit einem anderen?
ask-accept-partner = Wessen Angebot nimmst du an?
ask-reject-partner = Wessen Angebot lehnst du ab?
ask-withdraw-partner = Welches Angebot nimmst du zurück?
ask-give = Was gibst du { $partner }?
ask-want = Was willst du von { $partner }?
ask-deal-money = Wie viel Geld? Weiter mit der nächsten Stelle.
ask-deal-company = { $industry }: welche Firma?

## Choices
choice-do-buy = Eine Firma kaufen
choice-do-payout = Eine Branche ausschütten lassen
choice-do-intervene = Die Regierung eingreifen lassen
choice-do-hire = Söldner anwerben
choice-do-war = Einen Krieg beginnen
choice-do-play = Eine Ereigniskarte spielen
choice-do-refuse = Ablehnen
choice-do-price = Einen Preis nennen (0 ist umsonst)
choice-do-pay = Zahlen
choice-do-decline = Verzichten
choice-do-help = Söldner schicken
choice-do-done = Fertig
choice-do-vote = Abstimmen
choice-do-abstain = Sich enthalten
choice-do-pass = Passen
choice-do-offer = Ein Geschäft anbieten
choice-do-counter = Ein Angebot mit einem anderen beantworten
choice-do-accept = Ein Angebot annehmen
choice-do-reject = Ein Angebot ablehnen
choice-do-withdraw = Ein Angebot zurücknehmen
choice-megacorp = { $value }
choice-industry = { $value }
choice-country = { $value }
choice-card = { $value }
choice-candidate = { $value }
choice-side = { $value }
choice-mercenaries = { $value ->
    [one] 1 Söldner
   *[other] { $value } Söldner
}
choice-amount = + { $value } €
choice-partner = { $value }
choice-give-money = + { $value } €
choice-give-mercenaries = { $value ->
    [one] 1 Söldner
   *[other] { $value } Söldner
}
choice-give-companies = Firma: { $value }
choice-give-countries = Land: { $value }
choice-give-cards = Karte: { $value }
choice-want-money = + { $value } €
choice-want-mercenaries = { $value ->
    [one] 1 Söldner
   *[other] { $value } Söldner
}
choice-want-companies = Firma: { $value }
choice-want-countries = Land: { $value }
choice-want-cards = Karte: { $value }
choice-no-more = Nichts weiter

## Help on a choice
help-do-buy = 4 € an die Bank für eine Firma ohne Besitzer. Gehört das Land jemand anderem und hast du schon eine Firma der Branche, muss der Besitzer zustimmen.
help-do-payout = Jede Firma der Branche, die jemandem gehört, bringt 12, 10, 8, 6, 4 oder 3 € bei 0, 1, 2, 3, 4 oder 5 und mehr Konkurrenten. Du nimmst die Karte Paid und kannst es erst wieder, wenn ein anderer sie hat.
help-do-intervene = Eine Firma in einem deiner Länder: Eine Demokratie macht sie frei, eine Kleptokratie gibt sie dir, eine Diktatur verstaatlicht sie, ein Wikisyndikalismus syndikalisiert sie.
help-do-hire = Einer umsonst für jede eigene Rüstungsfirma, einer für 1 € von jeder, die keinem Spieler gehört, und je einer zum vereinbarten Preis von denen der anderen.
help-do-war = Die Stärke deiner Länder und alle deine Söldner gegen die Verteidigung des Landes und die Söldner seines Besitzers. Du musst stärker sein.
help-do-pass = Vorerst nichts.
help-do-offer = Eine Liste von Dingen in jede Richtung. Das Angebot steht, bis es beantwortet, zurückgenommen oder unmöglich wird.
help-elections = In deinem Zug: Eine Demokratie wählt; jede Medienfirma hat eine Stimme.
help-vote-of-no-confidence = In jedem offenen Moment: Eine Demokratie wählt.
help-greedy-kleptocrats = In deinem Zug: Eine Kleptokratie geht an das höchste geheime Gebot.
help-oversupply = Bei einer Ausschüttung: ein Konkurrent mehr.
help-shortages = Bei einer Ausschüttung: ein Konkurrent weniger.
help-clone-soldiers = In jedem offenen Moment: Von nun an stellen auch Biotechnikfirmen Söldner.
help-windfall = In deinem Zug: Eine Branche schüttet aus; die Karte Paid spielt keine Rolle.
help-wildcat-strike = In jedem offenen Moment: Eine Firma wird syndikalisiert, ihr Besitzer bekommt 4 €.

## The drawing
draw-left = hat das Spiel verlassen
draw-mercenaries = { $number ->
    [one] 1 Söldner
   *[other] { $number } Söldner
}
draw-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
draw-active = aktiv
draw-paid = Paid
draw-offer = Angebot
draw-face-down = eine verdeckte Karte
draw-key = [ ] ohne Besitzer  [N] verstaatlicht  [S] syndikalisiert   Land: Regierung Verteidigung/Stärke
draw-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
draw-reconstructed = Ausgabe: { $title } ({ $hash }), Plan und Karten zum Teil rekonstruiert
draw-edition = Ausgabe: { $title } ({ $hash })

## Facts
fact-megacorp-chosen = { $seat } spielt { $megacorp }.
fact-active-drawn = { $seat } ist zuerst aktiv.
fact-country-drawn = { $country } fällt durch das Los an { $seat }.
fact-hand-dealt = { $seat } beginnt mit { $cards }.
fact-hand-dealt-unseen = { $seat } beginnt mit { $number ->
    [one] 1 Ereigniskarte
   *[other] { $number } Ereigniskarten
}.
fact-company-taken = { $seat } nimmt { $industry } ({ $country }).
fact-round-begun = Eine Runde beginnt; { $seat } ist aktiv. Nach diesem Zug hat der Stapel noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}.
fact-event-drawn = { $seat } zieht { $card }.
fact-event-drawn-unseen = { $seat } zieht eine Ereigniskarte; { $left } bleiben.
fact-passed = { $seat } passt.
fact-bought = { $seat } kauft { $industry } ({ $country }) für { $money } €.
fact-leave-asked = { $seat } bittet { $owner } um Erlaubnis für { $industry } ({ $country }).
fact-leave-refused = { $seat } verweigert { $buyer } die Erlaubnis.
fact-price-named = { $seat } verlangt von { $partner } { $money } €.
fact-price-paid = { $seat } zahlt { $partner } { $money } €.
fact-price-declined = { $seat } zahlt nicht, was { $partner } verlangt.
fact-payout-declared = { $seat } lässt ausschütten: { $industry }.
fact-industry-paid = { $industry } schüttet aus: { $competitors ->
    [one] 1 Konkurrent
   *[other] { $competitors } Konkurrenten
}, { $each } € für jede Firma mit Besitzer.
fact-earned = { $seat } verdient { $money } € ({ $industry }).
fact-paid-card-taken = { $seat } nimmt die Karte Paid.
fact-divested = { $seat } drängt { $owner } aus { $industry } ({ $country }), gegen { $money } €.
fact-seized = { $seat } reißt { $industry } ({ $country }) von { $owner } an sich.
fact-nationalised = { $seat } verstaatlicht { $industry } ({ $country }), bisher von { $owner }.
fact-syndicalised = { $seat } lässt { $industry } ({ $country }) syndikalisieren; { $owner } bekommt { $money } €.
fact-hired = { $seat } bekommt { $own } Söldner der eigenen Firmen und wirbt { $hired } für { $money } € an.
fact-hire-asked = { $seat } bittet { $owner } um einen Söldner von { $industry } ({ $country }).
fact-hire-refused = { $seat } gibt { $partner } keinen Söldner.
fact-mercenary-hired = { $seat } bekommt von { $partner } einen Söldner für { $money } €.
fact-war-declared = { $seat } greift { $country } an, das { $owner } gehört.
fact-war-on-unowned = { $seat } greift { $country } an, das niemandem gehört.
fact-help-offered = { $seat } bietet { $partner } { $mercenaries ->
    [one] 1 Söldner
   *[other] { $mercenaries } Söldner
} für { $money } € an.
fact-helped = { $seat } schickt { $mercenaries ->
    [one] 1 Söldner
   *[other] { $mercenaries } Söldner
}; Seite: { $side }, Preis: { $money } €.
fact-war-won = { $seat } nimmt { $country } ein: { $attack } gegen { $defence }. Verlorene Söldner: { $lost } und { $defence-lost }.
fact-war-lost = { $seat } scheitert an { $country }: { $attack } gegen { $defence }. Verlorene Söldner: { $lost } und { $defence-lost }.
fact-card-played = { $seat } spielt { $card }.
fact-bid-made = { $seat } bietet geheim { $money } €.
fact-bid-made-unseen = { $seat } hat ein Gebot versiegelt.
fact-bid-revealed = { $seat } hat { $money } € geboten.
fact-auction-won = { $seat } ersteigert { $country } für { $money } €.
fact-auction-tied = Die höchsten Gebote sind gleich: { $country } gehört nun niemandem.
fact-auction-idle = Niemand hat geboten: { $country } bleibt, wie es ist.
fact-election-called = { $seat } lässt wählen: { $country }.
fact-auction-called = { $seat } lässt { $country } versteigern.
fact-voted = { $seat } stimmt für { $candidate }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}.
fact-abstained = { $seat } enthält sich.
fact-elected = { $seat } gewinnt { $country } mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}.
fact-election-tied = Gleichstand: { $country } gehört nun niemandem.
fact-election-idle = Keine Stimme: { $country } bleibt, wie es ist.
fact-government-changed = Neue Regierung ({ $country }): { $government }.
fact-company-opened = Eine neue Firma: { $industry } ({ $country }).
fact-hiring-extended = Von nun an stellen auch Firmen der Branche { $industry } Söldner.
fact-offer-made = { $seat } bietet { $partner } ein Geschäft an:
fact-deal-made = { $seat } nimmt das Angebot von { $partner } an:
fact-term-money = { $seat } → { $partner }: { $money } €
fact-term-mercenaries = { $seat } → { $partner }: { $mercenaries ->
    [one] 1 Söldner
   *[other] { $mercenaries } Söldner
}
fact-term-company = { $seat } → { $partner }: { $industry } ({ $country })
fact-term-country = { $seat } → { $partner }: { $country }
fact-term-card = { $seat } → { $partner }: { $card }, verdeckt
fact-term-card-unseen = { $seat } → { $partner }: eine verdeckte Karte
fact-offer-rejected = { $seat } lehnt das Angebot von { $partner } ab.
fact-offer-withdrawn = { $seat } nimmt das Angebot an { $partner } zurück.
fact-offer-lapsed = Das Angebot von { $seat } an { $partner } ist unmöglich geworden.
fact-left = { $seat } verlässt das Spiel und verliert alles. Abgeworfen: { $cards }.
fact-final-payouts = Das Spiel endet: Jede Branche schüttet noch einmal aus.
fact-game-ended = Das Spiel ist aus. Am reichsten: { $winners }. Geld: { $scores }.
