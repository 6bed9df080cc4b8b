title = New Corp Order
tagline = Infiltriere vier Medienkonzerne und lass ihre Firmen für dich arbeiten.
play-time = 30 min

## Names of things
word-red = Mega Media
word-blue = Branx Entertainment
word-black = Kurono Tech
word-white = Omnicorp
word-tapped-red = Mega Media (gedreht)
word-tapped-blue = Branx Entertainment (gedreht)
word-tapped-black = Kurono Tech (gedreht)
word-tapped-white = Omnicorp (gedreht)
letter-red = R
letter-blue = B
letter-black = S
letter-white = W
word-broadcast-network = Sendernetz
word-guerrilla-marketing = Guerilla-Marketing
word-print-media = Druckmedien
word-ambient-advertising = Flächenwerbung
word-social-media = Social Media
word-online-marketing = Online-Marketing
short-broadcast-network = Sendernetz
short-guerrilla-marketing = Guerilla-Mkt.
short-print-media = Druckmedien
short-ambient-advertising = Flächenwerb.
short-social-media = Social Media
short-online-marketing = Online-Mkt.
word-media-advisor = Medienberater
word-dealmaker = Verhandlungsführer
word-corporate-lawyer = Firmenanwalt
word-military-contractor = Söldner
word-deck = Die oberste Karte vom Stapel

word-ODS = ODS

## Options
option-short-game = Kurze Partie
option-short-game-help = 15 statt 20 Karten von jedem Konzern. Für 3 oder 4 Spieler.
option-ambient-one-colour = Flächenwerbung: nur ein Konzern
option-ambient-one-colour-help = Die beiden Karten, die die Flächenwerbung ent-dreht, müssen vom selben Konzern sein.
option-dealmaker-needs-success = Verhandlungsführer nur bei Erfolg
option-dealmaker-needs-success-help = Der Verhandlungsführer bringt nur dann Karten, wenn die Übernahme gelingt.

## Questions
ask-sides = Für welche zwei Konzerne spielst du?
ask-action = Was machst du in diesem Zug?
ask-take = Welche Karte nimmst du?
ask-place = Zu welcher Firma kommen die neuen Agenten von { $conglomerate }?
ask-infiltrate-consultant = Hilft dir ein Berater beim Infiltrieren?
ask-infiltrate-conglomerate = Welchen Konzern infiltrierst du?
ask-infiltrate-cards = Wie viele Karten von { $conglomerate } spielst du?
ask-joker = Welche andere Karte zählt als Karte von { $conglomerate }?
ask-infiltrate-tile = Zu welcher Firma kommen die Agenten von { $conglomerate }?
ask-second-conglomerate = Welchen zweiten Konzern infiltrierst du?
ask-hire = Nimmst du einen Berater?
ask-takeover-consultant = Hilft dir ein Berater bei der Übernahme?
ask-takeover-conglomerate = Agenten welches Konzerns ziehen los?
ask-source = Von welcher Firma brechen die Agenten von { $conglomerate } auf?
ask-target = Wohin gehen die Agenten aus { $source }?
ask-agents = Wie viele Agenten gehen von { $source } nach { $target }, wo { $defenders ->
    [one] 1 Agent steht
   *[other] { $defenders } Agenten stehen
}?
ask-discard = Du hast zu viele Karten auf der Hand: Welche kommt in die Schachtel?
ask-move-agents = Sendernetz: Welche Firma verlässt ein Agent?
ask-move-agents-to = Sendernetz: Zu welcher Firma geht der Agent?
ask-move-agents-again = Sendernetz: Zieht ein zweiter Agent um, und von wo?
ask-tap-cards = Guerilla-Marketing: In wessen HQ drehst du Karten?
ask-tap-cards-card = Guerilla-Marketing: Karten welches Konzerns?
ask-tap-cards-count = Guerilla-Marketing: Wie viele Karten?
ask-swap-cards = Druckmedien: Welche Karte aus deinem HQ gibst du ab?
ask-swap-cards-hq = Druckmedien: Mit wem tauschst du?
ask-swap-cards-card = Druckmedien: Welche Karte nimmst du?
ask-untap-cards = Flächenwerbung: In wessen HQ ent-drehst du Karten?
ask-untap-cards-card = Flächenwerbung: Welche Karte ent-drehst du?
ask-untap-cards-again = Flächenwerbung: Ent-drehst du eine zweite Karte?
ask-remove-card = Social Media: Aus wessen HQ entfernst du eine Karte?
ask-remove-card-card = Social Media: Welche Karte scheidet aus dem Spiel aus?
ask-swap-tiles = Online-Marketing: Welche Firma tauscht ihre Agenten?
ask-swap-tiles-to = Online-Marketing: Mit welcher anderen Firma?

## Choices
choice-do-plot = Planen: zwei Karten nehmen
choice-do-infiltrate = Infiltrieren: Karten aus deiner Hand bringen Agenten ins Spiel
choice-do-takeover = Übernahme: Karten drehen, um Agenten zu bewegen
choice-do-pass = Passen: Nichts anderes ist möglich
choice-take = { $value ->
    [1] Die erste Karte der Auslage
    [2] Die zweite Karte der Auslage
    [3] Die dritte Karte der Auslage
    [4] Die vierte Karte der Auslage
   *[other] { $value }
}
choice-consultant = { $value }
choice-hire = { $value }
choice-conglomerate = { $value }
choice-cards = { $value ->
    [one] 1 Karte
   *[other] { $value } Karten
}
choice-joker = { $value }
choice-tile = { $value }
choice-second = { $value }
choice-second-cards = { $value ->
    [one] 1 Karte
   *[other] { $value } Karten
}
choice-second-tile = { $value }
choice-source = { $value }
choice-target = { $value }
choice-agents = { $value ->
    [one] 1 Agent
   *[other] { $value } Agenten
}
choice-from = { $value }
choice-to = { $value }
choice-hq = { $value }
choice-card = { $value }
choice-give = { $value }
choice-tap = { $value ->
    [one] 1 Karte
   *[other] { $value } Karten
}
choice-untap = { $value }
choice-swap = { $value }
choice-discard = { $value }
choice-conglomerates = { $value }
choice-tiles = { $value }
choice-nothing = Nein, danke

## Help on a choice
help-do-plot = Zwei Karten nacheinander, jede offen aus der Auslage oder verdeckt vom Stapel. Sobald sich die Auslage nicht mehr auffüllen lässt, beginnt die letzte Runde.
help-do-infiltrate = Karten eines Konzerns kommen in dein HQ und ebenso viele seiner Agenten auf eine Firma, die er schon hält. Ab drei Karten darfst du auch einen Berater nehmen.
help-do-takeover = Drehe Karten eines Konzerns und bewege ebenso viele seiner Agenten auf eine benachbarte Firma. Sind sie den Verteidigern überlegen, kommt einer von diesen in dein HQ, und du darfst die Fähigkeit der Firma nutzen.
help-do-pass = Nur wenn du weder Karten nehmen noch infiltrieren noch Agenten bewegen kannst.
help-media-advisor = Eine Karte eines anderen Konzerns zählt wie die Karten, die du spielst.
help-dealmaker = Nach der Übernahme ziehst du zwei Karten vom Stapel.
help-corporate-lawyer = Du infiltrierst zwei Konzerne auf einmal.
help-military-contractor = Für eine Übernahme genügt Gleichstand.
help-broadcast-network = Ein oder zwei Agenten eines Konzerns wechseln auf Firmen, die er schon hält.
help-guerrilla-marketing = Drehe eine oder zwei Karten eines Konzerns in einem beliebigen HQ.
help-print-media = Eine Karte aus deinem HQ wird gegen eine aus einem anderen HQ getauscht.
help-ambient-advertising = Ent-drehe eine oder zwei Karten in einem beliebigen HQ.
help-social-media = Entferne eine Karte eines beliebigen HQ aus dem Spiel.
help-online-marketing = Zwei Firmen tauschen alle ihre Agenten.

## The drawing
draw-hq = HQ
draw-captured = Gefangene
draw-consultants = Berater
draw-hand = Hand
draw-objectives = Ziele
draw-display = Auslage
draw-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
draw-supply = Vorrat
draw-marker = Der ODS-Marker liegt über Spalte { $column }.
draw-last-round = { $turns ->
    [0] Letzter Zug der Partie
    [one] Letzte Runde: noch 1 Zug nach diesem
   *[other] Letzte Runde: noch { $turns } Züge nach diesem
}

## Facts
fact-tiles-laid = Die Firmen liegen aus: { $types }.
fact-agents-placed = Auf jeder steht ein Agent: { $conglomerates }.
fact-objectives-dealt = { $seat } bekommt zwei geheime Ziele: { $types }{ $put-away ->
    [0] .
    [one] ; eine doppelte Zielkarte wurde ersetzt.
   *[other] ; { $put-away } doppelte Zielkarten wurden ersetzt.
}
fact-objectives-dealt-unseen = { $seat } bekommt zwei geheime Ziele{ $put-away ->
    [0] .
    [one] ; eine doppelte Zielkarte wurde ersetzt.
   *[other] ; { $put-away } doppelte Zielkarten wurden ersetzt.
}
fact-shared-objectives = Die Ziele für beide Seiten: { $types }.
fact-consultant-dealt = { $seat } beginnt mit einem Berater: { $consultant }.
fact-hand-dealt = { $seat } bekommt die ersten Karten: { $conglomerates }.
fact-hand-dealt-unseen = { $seat } bekommt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
fact-display-laid = In der Auslage liegen: { $conglomerates }.
fact-start-player = { $seat } fängt an.
fact-sides-chosen = { $seat } spielt für { $conglomerates }; ODS für { $rivals }.
fact-took-from-display = { $seat } nimmt eine Karte von { $conglomerate } aus der Auslage.
fact-drew = { $seat } zieht eine Karte von { $conglomerate } vom Stapel.
fact-drew-unseen = { $seat } zieht eine Karte vom Stapel.
fact-drew-open = { $seat } deckt vom Stapel eine Karte von { $conglomerate } auf.
fact-display-refilled = Neu in der Auslage: { $conglomerates }.
fact-end-triggered = Die Auslage lässt sich nicht mehr auffüllen: noch eine Runde, { $seat } ist als Letztes am Zug.
fact-consultant-used = { $seat } setzt einen Berater ein: { $consultant }.
fact-infiltrated = { $seat } infiltriert { $conglomerate }: { $agents ->
    [one] 1 Agent kommt
   *[other] { $agents } Agenten kommen
} nach { $tile }.
fact-joker-played = { $seat } spielt eine Karte von { $joker } als Karte von { $conglomerate }.
fact-consultant-hired = { $seat } nimmt einen Berater aus dem Vorrat: { $consultant }.
fact-joined = { $seat } bewegt { $agents ->
    [one] einen Agenten
   *[other] { $agents } Agenten
} von { $conglomerate } aus { $source } nach { $target }.
fact-takeover-failed = { $seat } schickt { $agents ->
    [one] einen Agenten
   *[other] { $agents } Agenten
} von { $conglomerate } aus { $source } gegen { $defenders ->
    [one] 1 Verteidiger
   *[other] { $defenders } Verteidiger
} auf { $target }, ohne Erfolg.
fact-took-over = { $seat } übernimmt { $target }: { $agents ->
    [one] 1 Agent
   *[other] { $agents } Agenten
} von { $conglomerate } aus { $source } gegen { $defenders } von { $loser }.
fact-agent-moved = { $seat } bewegt einen Agenten von { $conglomerate } aus { $source } nach { $target }.
fact-cards-tapped = { $seat } dreht { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} von { $conglomerate } im HQ von { $hq }.
fact-cards-swapped = { $seat } tauscht mit { $hq }: { $given } gegen { $taken }.
fact-card-untapped = { $seat } ent-dreht eine Karte von { $conglomerate } im HQ von { $hq }.
fact-card-removed = { $seat } entfernt eine Karte aus dem HQ von { $hq }: { $card }.
fact-tiles-swapped = { $seat } vertauscht alle Agenten von { $source } und { $target }.
fact-dealmaker-idle = Der Verhandlungsführer bringt { $seat } keine Karten.
fact-discarded = { $seat } wirft eine Karte von { $conglomerate } ab.
fact-passed = { $seat } kann nichts tun und passt.
fact-entered-hq = Die Karte von { $conglomerate } kommt ins HQ von { $seat }.
fact-agents-added = { $seat } stellt { $agents ->
    [one] einen Agenten
   *[other] { $agents } Agenten
} von { $conglomerate } auf { $tile }.
fact-marker-moved = Der ODS-Marker wandert zu Spalte { $column }.
fact-ods-reasoned = { $priority ->
    [A-1] A-1: { $tile } ist ein Ziel, ODS übernimmt diese Firma.
    [A-2] A-2: ODS übernimmt { $tile }, denn in Reichweite stehen dort die meisten Agenten.
    [A-3] A-3: ODS übernimmt { $tile }, denn daran grenzen die meisten Firmen des Spielers.
    [A-4] A-4: ODS übernimmt { $tile }, am nächsten am Rand oder als Erstes an der Reihe.
    [B-1] B-1: zwei Karten von { $conglomerate } in der Auslage, ODS nimmt beide.
    [B-2] B-2: je eine Karte beider eigenen Konzerne in der Auslage, ODS nimmt beide.
    [B-3] B-3: nur eine Karte für ODS, { $conglomerate }; eine Karte des Spielers wird abgeworfen, falls eine ausliegt.
    [BB-1] BB-1: { $tile } ist ein Ziel und nicht stärker als die stärkste Nachbarfirma.
    [BB-2] BB-2: { $tile } ist ein Ziel.
    [BB-3] BB-3: { $tile } ist nicht stärker als die stärkste Nachbarfirma.
    [BB-4] BB-4: { $tile } ist als Erstes an der Reihe.
    [C-1] C-1: nichts für ODS, zwei Karten von { $conglomerate } werden abgeworfen.
    [C-2] C-2: nichts für ODS, je eine Karte beider Konzerne des Spielers wird abgeworfen.
   *[C-3] C-3: nichts für ODS, die einzige Karte des Spielers wird abgeworfen.
}
fact-conglomerate-scored = { $seat }, { $conglomerate }: { $place ->
    [1] Erster Platz
   *[2] Zweiter Platz
} mit { $shares ->
    [one] 1 Anteil
   *[other] { $shares } Anteilen
}; { $tiles ->
    [one] 1 Firma bringt
   *[other] { $tiles } Firmen bringen
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $objective-tiles ->
    [0] .
    [one] , 1 Ziel darunter { $objective-points } weitere.
   *[other] , { $objective-tiles } Ziele darunter { $objective-points } weitere.
}
fact-consultants-scored = { $seat }: Die Berater bringen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
fact-solo-scored = { $seat } erreicht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, mit { $agents ->
    [one] einem gefangenen Agenten
   *[other] { $agents } gefangenen Agenten
}.
fact-objectives-revealed = { $seat } deckt die Ziele auf: { $types }.
fact-game-ended = Die Partie ist zu Ende. Sieg: { $winners }. Punkte in Sitzreihenfolge: { $scores }.

## The board
short-red = Mega
short-blue = Branx
short-black = Kurono
short-white = Omnicorp
# Names on a piece, with places to break a word where it is narrow.
piece-broadcast-network = Sender{"\u00AD"}netz
piece-guerrilla-marketing = Guerilla-Market{"\u00AD"}ing
piece-print-media = Druck{"\u00AD"}medien
piece-ambient-advertising = Flächen{"\u00AD"}werbung
piece-social-media = Social Media
piece-online-marketing = Online-Market{"\u00AD"}ing
board-companies = Firmen
board-tile = { $tile }, { $company }, { $agents ->
    [one] 1 Agent von { $conglomerate }
   *[other] { $agents } Agenten von { $conglomerate }
}
board-own-objective = dein Ziel
board-shared-objective = Ziel
board-safe = sicher: die letzte ihres Konzerns
board-from = von hier
board-can-choose = wählbar
board-can-set-out = Agenten können aufbrechen
board-takes = Übernahme
board-joins = dazu
board-fails = zu stark, { $most }:{ $needed }
board-display = Auslage
board-deck = Stapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-nothing-left = nichts mehr da
board-supply = Agenten im Vorrat
board-consultants = Berater
board-left = { $name }: noch { $count }
board-objectives = Ziele
board-marker = ODS sucht ab Spalte { $column }
board-card = Karte von { $conglomerate }
board-your-side = Du
board-card-place = Karte { $place } der Auslage: { $conglomerate }

## Headquarters
hq-in-hand = { $cards } auf der Hand
hq-objectives = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
hq-empty = HQ noch leer
hq-line = { $conglomerate }: { $upright } aufrecht, { $tapped } gedreht, { $captured } gefangen
hq-shares = Anteile
hq-of = HQ von { $seat }
hq-choose-card = { $seat }: { $card }
hq-count = { $upright } aufr.{ $tapped ->
    [0] {""}
   *[other] , { $tapped } gedr.
}
hq-taken = gefangen
hq-plays-for = spielt für
hq-last-turn = Letzter Zug
tray-hand = Hand
tray-hand-size = { $cards } von { $limit }
tray-no-cards = Keine Karten auf der Hand
tray-hq = Dein HQ
tray-secret = Geheim
tray-objectives = Ziele
tray-consultants = Berater
tray-none = keine

## Beside the board
side-who = Wer hält was
side-shares = Anteile
side-tiles = Felder
side-leads = { $shares }, vorn
side-what = Was Firmen können
side-points = Punkte jetzt
side-points-note = Zielfirmen
does-broadcast-network = zwei Agenten eines Konzerns versetzen
does-guerrilla-marketing = zwei Karten eines Konzerns drehen
does-print-media = zwei HQ-Karten tauschen
does-ambient-advertising = zwei Karten ent-drehen
does-social-media = eine HQ-Karte entfernen
does-online-marketing = Agenten zweier Firmen tauschen
facts-deck = Stapel
facts-last-round = letzte Runde
facts-to-come = { $turns ->
    [0] letzter Zug
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
facts-column = Spalte

## Remarks on choices
remark-tile = { $company }, { $agents } { $conglomerate }
remark-takes = { $company }: { $needed } reichen gegen { $agents } { $conglomerate }
remark-joins = { $company }: kommen zu { $agents } { $conglomerate }, ohne Fähigkeit
remark-fails = { $company }: aussichtslos, { $most } gegen { $agents }
remark-enough = übernimmt { $target }
remark-too-few = zu wenig, um { $target } zu übernehmen
remark-join-move = verstärkt { $target }
remark-in-hand = { $cards } auf deiner Hand
remark-upright = { $cards } aufrecht in deinem HQ
remark-in-display = { $cards } in der Auslage
remark-unseen = verdeckt
remark-own-card = kommt in dein HQ
remark-rivals-card = wird abgeworfen

## The score
score-title = Wertung
score-tiles = { $tiles ->
    [one] 1 Firma
   *[other] { $tiles } Firmen
}
score-shares = { $shares ->
    [one] 1 Anteil
   *[other] { $shares } Anteile
}
score-consultants = Berater
score-held = { $count } insgesamt
score-captured = Gefangene Agenten
score-tie-break = entscheiden bei Gleichstand
score-total = Summe
score-after-plus = Nach dem Plus: Firmen der eigenen Ziele.
score-solo-note = Ein Punkt für jede eigene Firma, die ein Ziel ist. Bei völligem Gleichstand gewinnt ODS.

## Why not
why-nothing-to-draw = Weder im Stapel noch in der Auslage liegt noch eine Karte.
why-no-infiltration = Im Solospiel ist Infiltrieren keine Aktion: Die Agenten kommen mit den Karten beim Planen.
why-empty-hand = Deine Hand ist leer: Plane zuerst.
why-supply-empty-for-hand = Im Vorrat sind keine Agenten mehr für die Karten auf deiner Hand.
why-no-upright = Für eine Übernahme drehst du aufrechte Karten deines HQ, und du hast keine.
why-none-to-spare = Eine Firma behält mindestens einen Agenten, und keine, für die du aufrechte Karten hast, kann einen entbehren.
why-pass = Niemand darf passen, solange eine Aktion möglich ist.
why-same-tile = { $tile } kann nicht mit sich selbst tauschen.
why-comes-from-there = Der Agent kommt von { $tile }.
why-not-there = Auf { $tile } stehen keine Agenten von { $conglomerate }.
why-keeps-one = { $tile } muss mindestens einen Agenten behalten und hat nur den einen.
why-neighbours-safe = Jede Nachbarin von { $tile } ist die letzte Firma ihres Konzerns.
why-rivals-conglomerate = { $conglomerate } gehört ODS: Seine Agenten bewegst du nie.
why-all-tapped = Deine Karten von { $conglomerate } sind alle gedreht.
why-no-upright-of = In deinem HQ liegt keine Karte von { $conglomerate }, die du drehen könntest.
why-none-to-spare-of = Keine Firma von { $conglomerate } kann einen Agenten entbehren.
why-not-adjacent = { $tile } liegt nicht neben { $source }: Agenten ziehen ein Feld weit, nie schräg.
why-last-tile = { $tile } ist die letzte Firma von { $conglomerate } und kann nicht übernommen werden.
why-one-conglomerate = Beide Agenten müssen von { $conglomerate } sein.
why-just-arrived = Der erste Agent ist gerade auf { $tile } angekommen.
why-no-other-tile = Es gibt keine andere Firma von { $conglomerate }, zu der er gehen könnte.
why-not-in-hand = Du hast keine Karte von { $conglomerate } auf der Hand.
why-another-conglomerate = Es muss eine Karte eines anderen Konzerns als { $conglomerate } sein.
why-supply-empty = Im Vorrat sind keine Agenten von { $conglomerate } mehr.
why-advisor-needs = Mit dem Medienberater braucht { $conglomerate } eine Karte eines anderen Konzerns dazu, und genug Agenten im Vorrat.
why-lawyer-needs = Mit dem Firmenanwalt spielst du zwei Konzerne, und zu { $conglomerate } passt kein zweiter.
why-deck-empty = Der Stapel ist leer.
why-not-in-display = In der Auslage liegt keine Karte von { $conglomerate }.
why-untap-one-conglomerate = An diesem Tisch müssen beide Karten vom selben Konzern sein, { $conglomerate }.
why-none-tapped = Es gibt keine gedrehte Karte von { $conglomerate }.
why-tapped-already = Sie ist schon gedreht.
why-not-in-hq = In diesem HQ gibt es diese Karte nicht: { $card }.
why-with-another = Du tauschst mit einem anderen HQ, nicht mit deinem eigenen.
why-no-such-cards = Im HQ von { $hq } liegt keine Karte, die diese Fähigkeit berührt.
why-just-used = In diesem Zug schon eingesetzt, deshalb nicht gleich wieder zu haben: { $consultant }.
why-none-in-supply = Im Vorrat ist keiner mehr: { $consultant }.
why-not-held = Nicht in deinem HQ: { $consultant }.
why-helps-infiltrate = { $consultant }: hilft nur beim Infiltrieren.
why-helps-takeover = { $consultant }: hilft nur bei einer Übernahme.
why-advisor-useless = Der Medienberater braucht zwei Konzerne auf deiner Hand und Agenten für eine Karte mehr.
why-lawyer-useless = Der Firmenanwalt braucht zwei Konzerne auf deiner Hand, die du infiltrieren kannst.
why-contractor-useless = Auch bei Gleichstand gibt es keine Firma, die übernommen werden dürfte.

## The first game
guide-intro-1 = Vier Medienkonzerne streiten um die Firmen auf dem Plan. Du gehörst zu keinem: Du sammelst Anteile an allen vieren und sorgst dafür, dass am Ende die richtigen die meisten Firmen haben.
guide-intro-2 = In jedem Zug tust du eines. Planen: zwei Karten nehmen. Infiltrieren: Karten eines Konzerns von der Hand ins HQ legen und ebenso viele seiner Agenten einsetzen. Übernehmen: Karten im HQ drehen und ebenso viele Agenten zu einer Nachbarfirma ziehen.
guide-intro-3 = Eine Karte in deinem HQ ist ein Anteil, ein gefangener Agent sind zwei. Wer am Ende die meisten Anteile an einem Konzern hat, bekommt 2 Punkte für jede seiner Firmen; zu dritt und zu viert bekommt der Zweite 1.
guide-intro-4 = Du hast zwei geheime Ziele, mit einem Stern markiert. Punktest du für einen Konzern, bringt dir jede seiner Firmen dieser Arten 2 Punkte mehr. Hilf deinen Konzernen also auf die Sterne.
guide-intro-5 = Gedrehte Karten bleiben Anteile, bewegen aber keine Agenten mehr: Eine Übernahme ist ein für alle Mal bezahlt. Wer eine Firma übernimmt, darf ihre Fähigkeit nutzen.
guide-intro-6 = Kann die Auslage nicht mehr auf fünf Karten gefüllt werden, folgt eine letzte Runde. Plane zuerst ein- oder zweimal und infiltriere dann mit drei Karten auf einmal: Das bringt dir auch einen Berater.
guide-ask-sides = Such Konzerne, die viele Firmen mit Stern halten: Nur die zählen. ODS bekommt die beiden anderen.
guide-ask-action = Wenige Karten auf der Hand: planen. Zwei oder mehr von einem Konzern: infiltrieren. Aufrechte Karten und mehr Agenten als eine Nachbarin: übernehmen.
guide-ask-take = Sammle Karten eines Konzerns; drei auf einmal gespielt bringen einen Berater. In der Auslage sehen alle, was du nimmst; der Stapel bleibt geheim.
guide-ask-place = Setz Agenten dorthin, wo sie einen Stern schützen oder bald einer Nachbarin überlegen sind.
guide-ask-infiltrate-consultant = Ein eingesetzter Berater ist weg. Zwei verschiedene, die du behältst, sind am Ende einen Punkt wert.
guide-ask-infiltrate-conglomerate = Nimm einen, bei dem du Erster oder Zweiter nach Anteilen werden kannst.
guide-ask-infiltrate-cards = Drei oder mehr bringen auch einen Berater. Karten, die du behältst, kann dafür niemand drehen.
guide-ask-joker = Die Karte bringt einen Agenten des gespielten Konzerns, bleibt aber ein Anteil an ihrem eigenen.
guide-ask-infiltrate-tile = Alle Agenten gehen auf eine Firma. Stärke eine, die ein Rivale übernehmen könnte, oder eine, von der du angreifen willst.
guide-ask-second-conglomerate = Mit dem Firmenanwalt spielst du einen zweiten Konzern, auf eine seiner Firmen.
guide-ask-hire = Es kostet nichts. Verschiedene Berater zählen paarweise, und jeder hat eine Wirkung, die du einmal nutzen kannst.
guide-ask-takeover-consultant = Der Verhandlungsführer bringt nach der Übernahme zwei Karten, der Söldner gewinnt schon bei Gleichstand.
guide-ask-takeover-conglomerate = Du drehst so viele Karten, wie Agenten ziehen. Anteile bleiben sie trotzdem.
guide-ask-source = Die Firma, von der du aufbrichst, behält mindestens einen Agenten. Lass sie nicht wehrlos zurück.
guide-ask-target = Du brauchst mehr Agenten, als dort verteidigen. Bei einer Firma desselben Konzerns kommen deine Agenten einfach dazu.
guide-ask-agents = Ein Agent mehr als die Verteidiger genügt. Jeder kostet dich eine aufrechte Karte.
guide-ask-discard = Am Ende deines Zuges sind sechs Karten die Grenze.
guide-ask-move-agents = Versetz Agenten dorthin, wo sie schützen oder drohen. Du darfst es auch lassen.
guide-ask-move-agents-to = Nur zu Firmen, die dieser Konzern schon hält, beliebig weit.
guide-ask-move-agents-again = Auch ein zweiter Agent desselben Konzerns darf umziehen.
guide-ask-tap-cards = Gedrehte Karten bewegen keine Agenten: Bremse den Rivalen, der dich am meisten bedroht.
guide-ask-tap-cards-card = Nimm den Konzern, mit dem er angreift.
guide-ask-tap-cards-count = In der Regel so viele wie möglich.
guide-ask-swap-cards = Gib eine Karte ab, deren Anteil dir nichts nützt.
guide-ask-swap-cards-hq = Der Tausch ändert die Anteile von euch beiden.
guide-ask-swap-cards-card = Nimm, was dich nach vorn bringt oder einen Rivalen stürzt.
guide-ask-untap-cards = Meist dein eigenes: Ent-drehte Karten können noch einmal übernehmen.
guide-ask-untap-cards-card = Ent-drehe den Konzern, mit dem du als Nächstes angreifen willst.
guide-ask-untap-cards-again = Auch eine zweite Karte desselben HQ darf ent-dreht werden.
guide-ask-remove-card = Eine Karte weniger im Spiel ist ein Anteil weniger für ihren Besitzer.
guide-ask-remove-card-card = Schau, wo ein einziger Anteil über den ersten Platz entscheidet.
guide-ask-swap-tiles = Bring die Agenten deines Konzerns auf eine Firma mit Stern.
guide-ask-swap-tiles-to = Irgendeine andere Firma; nichts wird gefangen.
