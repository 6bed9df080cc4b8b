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
