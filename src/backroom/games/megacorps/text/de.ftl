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

## The board
board-euros = { $amount } €
board-corner = Besitzer · Land
    Regierung · Vert./Stärke
board-independents = Unabhängige
board-countries = Länder
board-companies = Firmen
board-mercenaries = Söldner
board-mercenaries-strength = Söldner; greift mit { $strength } an
board-event-cards = Ereigniskarten
board-an-event-card = Ereigniskarte
board-money = Geld
board-nobody = niemand
board-nothing = nichts
board-holder-unowned = ohne Besitzer, { $amount } €
board-holder-nationalised = verstaatlicht
board-holder-syndicalised = syndikalisiert
board-holder-absent = noch nicht da
board-company-label = { $industry }, { $country }: { $holder }
board-company-legal = { $industry }, { $country }: { $holder }. Kann gewählt werden.
board-country-label = { $country }, { $government }, Besitzer: { $holder }. Verteidigung { $defence }, Stärke { $force }; zu schlagen sind { $defends }.
board-country-legal = { $country }, { $government }, Besitzer: { $holder }. Verteidigung { $defence }, Stärke { $force }; zu schlagen sind { $defends }. Kann gewählt werden.
board-industry-label = { $industry }: Konkurrenten { $competitors }, bringt { $amount } € je Firma, dir { $own } €.
board-industry-legal = { $industry }: Konkurrenten { $competitors }, bringt { $amount } € je Firma, dir { $own } €. Kann gewählt werden.
board-yours = dir { $amount } €
board-code-nafta = NAF
board-code-european-union = EU
board-code-japan = JPN
board-code-india = IND
board-code-mercosur = MER
board-code-great-russia = RUS
board-code-asean = ASE
board-code-african-federation = AFR
board-code-china = CHN
board-code-caliphate = KAL
board-code-maghreb = MAG
board-code-switzerland = CH
board-code-l-5 = L-5
board-code-asteroid = AST
board-code-open-source = OPS
board-round = Runde
board-events-left = Ereignisse übrig
board-setup = Aufbau
board-last-call = letzter Aufruf
board-board = Plan
board-reconstructed = rekonstruiert
board-paid-help = Hat die Karte Paid: keine Ausschüttung, bis ein anderer sie nimmt.
board-active-help = Der aktive Spieler zieht eine Ereigniskarte und beginnt diese Runde.
board-payout = Ausschüttung
board-by-competitors = nach Konkurrenten
board-competitors = { $number ->
    [one] 1 Konkurrent
   *[other] { $number } Konkurrenten
}
board-worth-now = Wenn jetzt Schluss wäre
board-key = Legende
board-key-democracy = erzwingt den Verkauf
board-key-kleptocracy = nimmt die Firma
board-key-dictatorship = verstaatlicht
board-key-wikisyndicalism = syndikalisiert
board-key-unowned = ohne Besitzer, zu kaufen
board-key-nationalised = verstaatlicht
board-key-syndicalised = syndikalisiert
board-key-absent = noch nicht da
board-key-strength = Verteidigung / Stärke
board-your-events = Deine Ereignisse
board-secret = geheim
board-no-events = Keine Ereigniskarten
board-timing-own-turn = In deinem Zug, vor deiner Aktion
board-timing-any-time = In jedem offenen Moment
board-timing-payout = Bei einer Ausschüttung
board-lay-ready = bereitlegen
board-laid-ready = bereitgelegt
board-lay-ready-help = Wird von selbst gespielt, sobald ein Moment es erlaubt.
board-windows = Offene Momente
board-windows-pass = passen
board-windows-ask = fragen
board-windows-pass-help = In offenen Momenten und bei Ausschüttungen von selbst passen.
board-windows-ask-help = In jedem offenen Moment und bei jeder Ausschüttung gefragt werden, solange du Karten hast.
board-act-buy = Kaufen
board-act-payout = Ausschüttung
board-act-intervene = Eingreifen
board-act-hire = Anwerben
board-act-war = Krieg
board-act-play = Karte spielen
board-act-pass = Passen
board-note-buy = { $number } zu kaufen, je { $amount } €
board-note-payout = am besten: { $industry }, { $amount } €
board-note-payout-none = nichts von dir bringt etwas
board-note-intervene = { $number ->
    [one] 1 Firma in Reichweite
   *[other] { $number } Firmen in Reichweite
}
board-note-hire = du hast { $number }
board-note-war = deine Stärke: { $strength }
board-note-pass = Zug beenden
board-note-pass-window = keine Karte
board-remark-industry = je { $amount } € · dir { $own } €
board-remark-war = { $attack } gegen { $defence }
board-votes = { $number ->
    [one] 1 Stimme
   *[other] { $number } Stimmen
}
board-home-mokia = beginnt mit der Europäischen Union
board-home-globbo = beginnt mit dem Mercosur
board-home-nonintendo = beginnt mit Japan
board-home-lenogo = beginnt mit China
board-home-the-mouse = kein Land, mehr Ereigniskarten
board-home-windoze = kein Land, mehr Ereigniskarten
board-less = Weniger
board-more = Mehr
board-at-most = höchstens { $amount } €
board-your-bid = Dein Gebot
board-your-price = Dein Preis
board-seal-bid = Gebot von { $amount } € versiegeln
board-name-price = { $amount } € verlangen
board-bid-sealed = versiegelt
board-bid-open = steht aus
board-deal-from = Angebot von { $name }
board-deal-to = Dein Angebot an { $name }
board-deal-between = { $name } bietet { $other } an
board-gives = { $name } gibt
board-you-give = du gibst
board-you-get = du bekommst
board-traded = im Angebot
board-would-pay-you = { $industry } brächte dir
board-would-pay = { $industry } brächte { $name }
board-accept = Annehmen
board-counter = Gegenangebot
board-turn-down = Ablehnen
board-take-back = Zurücknehmen
board-deal-fine-print = Wird ganz und sofort ausgeführt. Versprechen im Chat binden niemanden.
board-deal-simple = Einfache Geschäfte: ein Ding in jede Richtung.
board-make-an-offer = Ein Angebot machen
board-offers-left = { $number ->
    [one] noch eines in diesem offenen Moment; es kostet keine Aktion
   *[other] noch { $number } in diesem offenen Moment; sie kosten keine Aktion
}
board-offer-to = Ein Angebot an
board-offer-title = Dein Angebot an { $name }
board-counter-title = Deine Antwort an { $name }
board-of-seat = aus dem Besitz von { $name }
board-send-offer = Angebot abschicken
board-offers-a-deal = { $name } bietet ein Geschäft an
board-open = Öffnen
board-shut = Schließen
board-final-score = Endstand
board-final-won = { $winners } gewinnt mit { $amount } €.
board-final-money = Geld
board-final-before = Vor den letzten Ausschüttungen
board-final-total = Summe
board-each-company = je { $amount } €
board-no-deals = Kein Angebot steht.
board-brief-war = Der Angreifer hat { $attack }, der Verteidiger { $defence }.
begin-deal = Ein Angebot machen

## Why something is not possible
why-money = Du hast weniger als { $amount } €, und Kredit gibt es nicht.
why-too-much = Höchstens { $amount } €: Kredit gibt es nicht.
why-nothing-unowned = Keine Firma ist ohne Besitzer.
why-round-paid = Diese Runde hatte ihre Ausschüttung schon.
why-paid-card = Du hast die Karte Paid; erst muss ein anderer sie nehmen.
why-no-country = Du hast kein Land.
why-no-company-there = In deinen Ländern gehört keine Firma einem Spieler.
why-no-mercenary = Ein Krieg braucht mindestens einen Söldner.
why-no-target = Es gibt kein Land zum Angreifen.
why-nothing-to-hire = Es gibt niemanden anzuwerben.
why-only-buy = Nach einem Nein kannst du eine andere Firma kaufen oder passen.
why-not-your-action = Jetzt ist nicht deine Aktion; sie kommt mit deinem Zug. { $seat } ist dran.
why-no-deals = An diesem Tisch wird nicht gehandelt.
why-no-open-moment = Solange etwas abgehandelt wird, gibt es weder Karten noch Geschäfte.
why-offers-made = In einem offenen Moment kannst du zwei Angebote machen.
why-no-own-offer = Keines deiner Angebote steht.
why-no-offer = Niemand hat dir ein Angebot gemacht.
why-cannot-give = Du hast nicht alles, was das Angebot verlangt.
why-no-cards = Du hast keine Ereigniskarte.
why-no-fitting-card = Keine deiner Karten passt zu diesem Moment.
why-not-your-card = Du hast diese Karte nicht.
why-same-card-lies = Eine Karte gleicher Wirkung liegt schon.
why-card-payout = Diese Karte gilt nur bei einer Ausschüttung.
why-card-own-turn = Diese Karte ist für deinen eigenen Zug, vor deiner Aktion.
why-card-any-time = Diese Karte spielt man in den offenen Momenten vor den Aktionen, wenn du gefragt wirst.
why-card-finds-nothing = Die Karte findet nichts, worauf sie passt.
why-no-such-company = Diese Firma gibt es nicht.
why-absent = { $country } hat noch keine Firma; die Karte bringt sie.
why-nobody-owns = Diese Firma gehört keinem Spieler.
why-own-company = Diese Firma gehört dir schon.
why-owned = Diese Firma gehört { $owner }. Biete ein Geschäft an.
why-nationalised = Eine verstaatlichte Firma ist nicht zu kaufen.
why-syndicalised = Eine syndikalisierte Firma ist nicht zu kaufen.
why-refused = Diese Firma wurde dir in dieser Aktion verweigert.
why-other-industry = Du hast { $industry } genannt.
why-independent = { $country } ist unabhängig: Niemand besitzt, bekriegt oder regiert es.
why-not-the-losers = Nur gegen eine Firma von { $owner } ({ $country }) kann eingegriffen werden.
why-not-your-country = { $country } ist nicht dein Land.
why-own-country = { $country } gehört dir schon.
why-other-government = { $country } hat nicht die Regierung, die die Karte braucht.
why-none-free = Keine Firma dieser Branche ist zu kaufen: { $industry }.
why-none-in-reach = Keine Firma dieser Branche liegt in deinen Ländern: { $industry }.

## The first game
guide-intro-1 = Du leitest einen Konzern. Ist die letzte Ereigniskarte gezogen und ihre Runde gespielt, gewinnt, wer am meisten Geld hat. Nur Geld zählt.
guide-intro-2 = Spalten sind Branchen, Zeilen Länder, jedes Feld eine Firma. Unter der Branche steht, was jede Firma mit Besitzer jetzt brächte: je weniger Konkurrenten, desto mehr.
guide-intro-3 = In jeder Runde hat jeder eine Aktion: Firma kaufen, Branche ausschütten lassen, eingreifen, Söldner anwerben, Krieg führen oder passen. Ausgeschüttet wird einmal je Runde.
guide-intro-4 = Sammle Firmen einer Branche. Jeder andere Spieler darin und jedes freie Feld ist ein Konkurrent. Ein Monopol bringt 12 € je Firma.
guide-intro-5 = Ein Land ist Macht: Seine Regierung greift gegen Firmen dort ein. Es schützt dich auch: Für eine zweite Firma einer Branche brauchen andere dort deine Erlaubnis.
guide-intro-6 = Handle. Zwischen den Aktionen kann alles den Besitzer wechseln: Firmen, Länder, Geld, Söldner, Karten. Wer gut tauscht, hängt zu zweit die anderen ab.
guide-intro-7 = Ereigniskarten sind geheim; auf jeder steht, wann sie gilt. Am Ende schüttet jede Branche noch einmal aus: Was du dann besitzt, zählt noch.
guide-ask-megacorp = Vier MegaCorps bringen ein Land mit, zwei mehr Ereigniskarten. Für den Anfang nimm einen mit Land.
guide-ask-take-industry = Sie ist umsonst. Denk an zwei Firmen einer Branche, am besten in einem Land, das keinem anderen gehört.
guide-ask-take-country = In deinem eigenen Land ist eine Firma am sichersten.
guide-ask-window = Noch handelt niemand: Spiel eine Karte für offene Momente oder passe. In der Ablage kannst du das Passen einstellen.
guide-ask-action = Früh: kaufen. Eine zweite Firma einer Branche nimmt einen Konkurrenten weg und bringt selbst etwas. Später lass die Branche ausschütten, die dir am meisten und den anderen am wenigsten bringt.
guide-ask-buy-again = Du kannst eine andere Firma versuchen oder passen; andere Aktionen gibt es nicht mehr.
guide-ask-buy-industry = 4 € an die Bank. Wo du schon eine hast, nimmt jede weitere auch einen Konkurrenten weg.
guide-ask-buy-country = Gehört das Land einem anderen und hast du schon eine Firma der Branche, wird der Besitzer erst gefragt.
guide-ask-leave = Dein Land, dein Preis. Ein Nein hält den Rivalen klein; ein Preis bringt Geld.
guide-ask-leave-price = Verlange, was die Firma dem anderen wert ist: etwa eine Ausschüttung der Branche.
guide-ask-leave-pay = Die 4 € für die Bank kommen dazu.
guide-ask-payout-industry = Wähle, was dir mehr bringt als den Rivalen: Die Beträge stehen über den Spalten. Danach hast du Paid.
guide-ask-payout-window = Überangebot senkt, Knappheit hebt, was hier alle verdienen.
guide-ask-payout-card = Sie ändert die Zahl der Konkurrenten um eins, für alle.
guide-ask-intervene-industry = Eine Demokratie erzwingt den Verkauf für 4 €, eine Kleptokratie gibt dir die Firma, eine Diktatur schließt sie, ein Wikisyndikalismus zieht sie für 4 € aus dem Spiel.
guide-ask-intervene-country = Die Regierung dieses Landes bestimmt, was geschieht.
guide-ask-hire-count = Eigene Rüstungsfirmen stellen ihre umsonst. Söldner zählen im Angriff und in der Verteidigung.
guide-ask-hire = Gegen wen wird er kämpfen? Ein Preis ist Geld, ein Nein ist Sicherheit.
guide-ask-hire-price = Bei der Bank kostet einer 1 €.
guide-ask-hire-pay = Er zählt eins in jedem Krieg, bis er verloren geht.
guide-ask-war-target = Du musst stärker sein, nicht gleich, und verlierst mindestens einen Söldner. Andere können beiden Seiten helfen.
guide-ask-pause = Schick Söldner, gegen Geld oder umsonst, oder halt dich heraus.
guide-ask-help-side = Die Zahlen auf dem Plan zeigen, wer vorn liegt.
guide-ask-help-count = Sie gehören von da an der Seite, der du hilfst.
guide-ask-help-price = Null ist ein Geschenk; jeden anderen Preis kann man ablehnen.
guide-ask-help-pay = Ohne sie kann der Krieg anders ausgehen.
guide-ask-spoils = Die Regierung des Siegers darf sofort gegen eine Firma des Verlierers dort eingreifen.
guide-ask-spoils-industry = Die Regierung des Landes bestimmt, was mit ihr geschieht.
guide-ask-bid = Alle bieten geheim. Nur das höchste Gebot zahlt, an die Bank; bei Gleichstand gehört das Land niemandem.
guide-ask-ballot = Du hast eine Stimme je eigener Medienfirma.
guide-ask-candidate = Wählbar ist jeder, auch du selbst. Bei Gleichstand gehört das Land niemandem.
guide-ask-card = Die Karte wirkt sofort und wird dann abgelegt.
guide-ask-election-country = Sieh nach, wer Medienfirmen hat, bevor du wählen lässt.
guide-ask-auction-country = Jeder kann bieten, so viel er hat: Vergleich das Geld.
guide-ask-government-country = Der Besitzer bleibt. Die neue Regierung bestimmt, was Eingriffe dort bewirken.
guide-ask-strike-industry = Eine syndikalisierte Firma bringt nichts ein und bleibt Konkurrent.
guide-ask-strike-country = Ihr Besitzer bekommt 4 €.
guide-ask-deal = Nichts wartet auf dich: Mach ein Angebot, beantworte eines, oder sieh zu.
guide-ask-offer-partner = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-counter-partner = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-accept-partner = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-reject-partner = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-withdraw-partner = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-give = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-want = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-deal-money = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
guide-ask-deal-company = Ein Geschäft gilt ganz oder gar nicht; Versprechen binden niemanden.
