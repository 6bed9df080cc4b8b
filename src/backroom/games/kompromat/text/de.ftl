title = Kompromat
tagline = Zwei Spione, vier Missionen je Runde: nahe an 21 heran, aber nie darüber.
play-time = 30 min
bot-duellist = Duellant
bot-duellist-help = zählt die Karten und spielt nach den Chancen
seat-number = Spieler { $number }

## Names of things
word-half = ½
word-informant = Informant
word-pursuit = Verfolgung
word-safe-house = Unterschlupf
word-airport = Flughafen
word-interrogation = Verhör
word-locker = Schließfach
word-barmaid = Bardame
word-hotel = Hotel
word-code = Code
word-document = Dokument
word-balaclava = Sturmhaube
word-chloroform = Chloroform
word-drone = Drohne
word-gps-tracker = GPS-Sender
word-jetpack = Jetpack
word-newspaper = Zeitung
word-night-vision = Nachtsichtgerät
word-stun-gun = Elektroschocker
word-usb-stick = USB-Stick
word-vesper-martini = Vesper Martini
word-counter-espionage-1 = Spionageabwehr (1 Marker)
word-counter-espionage-2 = Spionageabwehr (2 Marker)
word-counter-espionage-3 = Spionageabwehr (3 Marker)

## Optionen
option-odds = Chancen anzeigen
option-odds-help = Vor jedem Ziehen erfährst du, wie wahrscheinlich die Karte dich über 21 bringt.

## Questions
ask-place = Du siehst { $card }. Anlegen, oder zuerst ein Werkzeug benutzen?
ask-mission = An welche Mission legst du { $card }?
ask-play = Mission { $mission }, bisher { $total }: noch eine Karte oder Stopp?
ask-before = Bevor Mission { $mission } aufgedeckt wird: Benutzt du ein Werkzeug?
ask-after = Die Karten an Mission { $mission } liegen offen: Benutzt du ein Werkzeug?
ask-answer = { $tokens ->
    [one] Ein weiterer Marker
   *[other] { $tokens } weitere Marker
} zu deinen { $held }, und es ist aus: Benutzt du vorher ein Werkzeug?
ask-cancel = Unter der Mission, die du gerade gewinnst: { $tokens ->
    [one] ein Marker
   *[other] { $tokens } Marker
}. Du hast { $held }: Benutzt du ein Werkzeug?
ask-fix = Mission { $mission }: { $total }, wenn jede 1/11 als 1 zählt. Wie viele zählen als 11?
ask-perfect = Genau 21 an Mission { $mission }: Gibst du einen deiner { $held } Marker zurück?
ask-tool = Welches Werkzeug benutzt du?
ask-copy = Welches deiner benutzten Werkzeuge kopiert der USB-Stick?
ask-source = Jetpack: Von welcher Mission heben deine Karten ab?
ask-target = Jetpack: An welcher Mission landen sie?
ask-change = Vesper Martini: eins mehr oder eins weniger als { $total }?
ask-drone = Drohne: An welcher Mission werden die Karten der Gegenseite aufgedeckt?
ask-newspaper = Zeitung: An welcher Mission zählt die Gegenseite 3 mehr?
ask-stun-gun = Elektroschocker: An welcher Mission verliert die Gegenseite eine Karte?

## Choices
choice-do-place = Die Karte anlegen
choice-do-draw = Noch eine Karte ziehen
choice-do-stop = Stopp
choice-do-use = Ein Werkzeug benutzen
choice-do-pass = Passen
choice-do-give-back = Einen Marker zurückgeben
choice-do-keep = Alle Marker behalten
choice-do-take = Die Marker nehmen
choice-mission = Mission { $value }
choice-tool = { $value }
choice-copy = { $value }
choice-source = Mission { $value }
choice-target = Mission { $value }
choice-change = { $value ->
    [1] Eins mehr
   *[other] Eins weniger
}
choice-elevens = { $value ->
    [0] Keine, alle zählen als 1
    [one] Eine davon als 11
   *[other] { $value } als 11
}

## Help on a choice
help-do-place = Die Karte liegt offen, und alle weiteren Karten dieses Zuges kommen an dieselbe Mission.
help-do-draw = Nur du siehst die Karte; sie kommt verdeckt an deine Mission. Über 21, jede 1/11 als 1 gezählt, bleibt nur Stopp.
help-do-stop = Dein Zug endet. Deine verdeckten Karten hier siehst du erst beim Aufdecken wieder.
help-do-use = Ein Werkzeug wirkt einmal im Spiel und behält seinen Punkt.
help-do-pass = Benutzt die Gegenseite noch ein Werkzeug, wirst du wieder gefragt.
help-do-give-back = Ein Marker ist am Ende ein Punkt, aber neun verlieren das Spiel.
help-do-keep = Ein Marker ist am Ende ein Punkt, aber neun verlieren das Spiel.
help-do-take = Neun Marker oder mehr verlieren das Spiel sofort.
help-informant = 5 Punkte.
help-pursuit = 4 Punkte.
help-safe-house = 4 Punkte.
help-airport = 3 Punkte.
help-interrogation = 3 Punkte.
help-locker = 3 Punkte.
help-barmaid = 2 Punkte.
help-hotel = 2 Punkte.
help-code = Einer zählt 2 Punkte, zwei zählen 6, alle drei 12.
help-document = Eines zählt 2 Punkte, zwei zählen 6, alle drei 12.
help-balaclava = Gib zwei Marker zurück, auch unmittelbar bevor du auf neun kämst.
help-chloroform = Wenn du eine Karte auf Spionageabwehr gewinnst: Nimm keinen ihrer Marker.
help-drone = Decke alle verdeckten Karten der Gegenseite an einer Mission auf, für den Rest der Runde.
help-gps-tracker = Gleich nach einer verdeckt gezogenen Karte: Sie kommt zurück auf deinen Stapel.
help-jetpack = Versetze alle deine Karten von einer Mission zu einer anderen, an der du keine hast.
help-newspaper = Die Summe der Gegenseite an einer Mission wächst um 3.
help-night-vision = Sieh dir die nächsten fünf Karten deines Stapels an.
help-stun-gun = Eine zufällige verdeckte Karte der Gegenseite ist für diese Runde aus dem Spiel.
help-usb-stick = Benutze eines deiner benutzten Werkzeuge ein zweites Mal.
help-vesper-martini = Sobald die Karten offen liegen: Deine Summe ändert sich um eins, nach oben oder unten.

## The drawing
draw-round = Runde { $round } von 6
draw-first = { $seat } beginnt
draw-mission-deck = { $cards ->
    [one] { $cards } Karte im Missionsstapel
   *[other] { $cards } Karten im Missionsstapel
}
draw-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
draw-set = 2 · 6 · 12
draw-won = an { $seat }
draw-nobody = an niemanden
draw-deck = Stapel
draw-next = als Nächstes
draw-tokens = Marker
draw-tools = Werkzeuge
draw-missions = Missionen
draw-looks-at = sieht
draw-stunned = { $cards ->
    [one] { $cards } Karte ausgeschaltet
   *[other] { $cards } Karten ausgeschaltet
}
draw-bust = überreizt

## The board
board-row = Die Reihe der Missionen
board-side = Seite von { $seat }
board-outward = aufgedeckt wird vom Stapel aus
board-skip = Zum Ende springen
board-left = noch { $count }
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-target = Ziel, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-tool = Werkzeug, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-set = { $one } / { $two } / { $three } als Satz
board-lane = Mission { $mission }: { $card }, { $worth }{ $tokens ->
    [0] .
    [one] , auf Gegenspionage mit 1 Marker.
   *[other] , auf Gegenspionage mit { $tokens } Markern.
}
board-lane-empty = Mission { $mission }
board-no-cards = { $seat } hat keine Karten bei { $card }
board-pile = { $seat } bei { $card }: { $cards }
board-face-down = { $count } verdeckt
board-total = zusammen { $total }
board-newspaper = Zeitung, 3 mehr
board-bust = geplatzt
board-wins = gewinnt
board-nobody = niemand
board-hand = In der Hand
board-in-hand = In der Hand: { $card }
board-you = Du
board-notoriety = Bekanntheit
board-of-nine = { $tokens } von 9, neun verlieren
board-tokens-held = behaltene Marker
board-so-far = Punkte bisher
board-nothing-won = Noch keine Mission gewonnen
board-used = benutzt
board-lying = liegt an einer Mission, bis sie entschieden ist
board-used-worth = benutzt, zählt weiter 1 Punkt
board-to-come = Noch im Missionsstapel
board-tools = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
}
board-danger = { $count }× Gegenspionage
board-none-to-come = nichts, das ist die letzte Runde
board-reveal = Aufdecken { $mission } von 4
board-your-tools = Deine Werkzeuge
board-once = jedes wirkt einmal im Spiel
board-no-tools = Noch kein Werkzeug. Manche Missionen sind Werkzeuge: Gewinne eine, dann liegt sie hier.
board-windows = Vor und nach jedem Aufdecken fragen
board-next-cards = Als Nächstes in deinem Stapel
board-their-tools = Bereit bei { $seat }
act-draw = Ziehen
act-stop = Stopp
act-pass = Passen
act-take = Nehmen
act-keep = Behalten
act-give-back = Zurückgeben
short-balaclava = gib zwei Marker zurück
short-chloroform = keine Marker beim Gewinn auf Gegenspionage
short-drone = deckt Karten der Gegenseite an einer Mission auf
short-gps-tracker = die eben gezogene Karte kommt zurück auf den Stapel
short-jetpack = verlegt alle deine Karten an eine andere Mission
short-newspaper = Summe der Gegenseite an einer Mission +3
short-night-vision = sieh deine nächsten fünf Karten an
short-stun-gun = entfernt ungesehen eine verdeckte Karte der Gegenseite
short-usb-stick = benutze ein benutztes Werkzeug noch einmal
short-vesper-martini = eigene Summe +1 oder −1, nach dem Aufdecken
remark-mission = { $card }, { $worth }{ $tokens ->
    [0] {""}
    [one] , 1 Marker
   *[other] , { $tokens } Marker
}
remark-cards-there = { $card }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} dort
remark-bust = { $percent } % Risiko, über 21 zu kommen
remark-stop = du bleibst bei { $total }
remark-stop-over = { $total } ist über 21, aber das weißt nur du
remark-place = offen für beide
remark-pass = neue Frage nur, wenn die Gegenseite ein Werkzeug benutzt
remark-give-back = weiter weg von neun, ein Punkt weniger
remark-keep = jeder zählt am Ende einen Punkt
remark-take = neun Marker verlieren das Spiel

## The score
score-part = Punkte
score-targets = Ziele
score-targets-rule = der aufgedruckte Wert (KOM-E1)
score-codes = Codes
score-codes-rule = 2, 6 oder 12 für einen, zwei oder drei (KOM-E1)
score-documents = Dokumente
score-documents-rule = 2, 6 oder 12, ein eigener Satz (KOM-E1)
score-tools = Werkzeuge
score-tools-rule = je 1, benutzt oder nicht (KOM-E1)
score-tokens = Bekanntheit
score-tokens-rule = 1 je behaltenem Marker (KOM-E1)
score-points = Zusammen
score-notorious = { $seat } hat neun oder mehr Marker und verliert, egal mit wie vielen Punkten (KOM-R7).
score-tie = Gleich viele Punkte: Mehr Marker gewinnen (KOM-E1).
score-draw = Gleich viele Punkte und Marker: unentschieden (KOM-E1).

## Why not
why-over = Du bist über 21 ({ $total }, jede 1/11 als 1): Du kannst nur Stopp sagen und musst nicht verraten, warum.
why-deck-empty = Dein Stapel ist für diese Runde leer.
why-place-first = Lege zuerst die Karte, die du ansiehst, offen an eine Mission.
why-no-tool = Keines deiner offenen Werkzeuge würde in diesem Moment etwas bewirken.
why-not-yours = { $tool } gehört dir nicht: Gewinne das Werkzeug erst als Mission.
why-lying = Die Zeitung liegt an einer Mission. Sie kommt benutzt zurück, wenn die Mission entschieden ist.
why-not-used-yet = { $tool } ist noch nicht benutzt: Der USB-Stick kopiert nur deine benutzten Werkzeuge.
why-not-now = { $tool } wirkt in diesem Moment nicht.
why-used = { $tool } ist schon benutzt: Jedes Werkzeug wirkt einmal im Spiel. Seinen Punkt behält es.
why-chloroform = Chloroform wirkt nur, wenn du gerade eine Karte auf Gegenspionage gewinnst und es schon vorher hattest.
why-gps-tracker = Der GPS-Sender wirkt nur in deinem Zug, gleich nachdem du verdeckt gezogen hast.
why-vesper-martini = Vesper Martini wirkt erst, wenn die Karten einer Mission offen liegen, und nur, wo du Karten hast.
why-balaclava = Die Sturmhaube gibt zwei Marker zurück, und du hast weniger.
why-no-face-down = Die Gegenseite hat an keiner noch verdeckten Mission verdeckte Karten.
why-no-rival-cards = Die Gegenseite hat an keiner noch verdeckten Mission Karten.
why-jetpack = Der Jetpack braucht eigene Karten an einer noch verdeckten Mission und eine andere, an der du keine hast.
why-nothing-to-copy = Keines deiner benutzten Werkzeuge würde in diesem Moment etwas bewirken.
why-attempted = Mission { $mission } hast du schon versucht: Keine Mission bekommt in zwei Zügen Karten.
why-revealed = Mission { $mission } ist aufgedeckt: Werkzeuge erreichen nur die, die noch kommen.
why-no-cards-here = An Mission { $mission } hast du keine Karten.
why-cards-here = An Mission { $mission } hast du schon Karten: Der Jetpack landet, wo du keine hast.
why-rival-not-here = An Mission { $mission } hat die Gegenseite keine Karten.
why-nothing-hidden = An Mission { $mission } hat die Gegenseite keine verdeckten Karten.

## Guide
guide-intro-1 = Zwei Spione, sechs Runden mit je vier Missionen: Wer an einer Mission näher an 21 kommt, ohne darüber zu gehen, gewinnt ihre Karte.
guide-intro-2 = In deinem Zug siehst du eine Karte an und legst sie offen an eine Mission. Dann ziehst du verdeckt weiter, solange du dich traust. Alle Karten eines Zuges kommen an dieselbe Mission.
guide-intro-3 = Du hast 14 Karten für vier Missionen: ½, zwei, die 1 oder 11 zählen, 2 bis 10, die 7 dreimal. Was du hier ausgibst, fehlt an der nächsten.
guide-intro-4 = Haben beide alle vier Missionen versucht, wird vom Stapel aus aufgedeckt. Über 21 gibt es einen Marker; bei Gleichstand gewinnt, wer mehr Karten hat.
guide-intro-5 = Marker sind Punkte, aber neun verlieren das Spiel sofort. Rote Zeichen an einer Mission sind Marker für die, die sie gewinnt. Mit genau 21 darfst du einen zurückgeben.
guide-intro-6 = Ziele zählen, was draufsteht, Codes und Dokumente 2, 6 oder 12 für einen, zwei oder drei. Werkzeuge zählen 1 und helfen je einmal. Die meisten Punkte gewinnen.
guide-ask-place = Vor dem Anlegen darfst du ein Werkzeug benutzen. Meist legt man einfach an.
guide-ask-mission = Die offene Karte verrät der Gegenseite etwas. Hohe Karten dort, wo es sich lohnt, niedrige, wo du nur dabei sein willst.
guide-ask-play = 17 bis 20 gewinnt die meisten Missionen. Über 21 nimmst du einen Marker, und die Gegenseite erfährt es erst beim Aufdecken.
guide-ask-before = Letzte Gelegenheit, bevor diese Mission aufgedeckt wird. Passen kostet nichts; ein Werkzeug behält seinen Punkt so oder so.
guide-ask-after = Die Summen stehen fest. Ein Vesper Martini macht aus 22 noch 21 oder bricht einen Gleichstand.
guide-ask-answer = Neun Marker verlieren sofort. Gib vorher welche zurück, wenn du kannst.
guide-ask-cancel = Mit Chloroform gewinnst du die Karte ohne ihre Marker. Unter sechs Markern willst du sie vielleicht lieber: Jeder ist ein Punkt.
guide-ask-fix = Zähle so viele als 11, wie unter 21 passen. Absichtlich darüber zu gehen ist erlaubt und bringt einen Marker.
guide-ask-perfect = Ein Marker ist ein Punkt. Gib ihn nur zurück, wenn du dich neun näherst.
guide-ask-tool = Jedes Werkzeug wirkt einmal im Spiel.
guide-ask-copy = Der USB-Stick wiederholt ein benutztes Werkzeug, in dem Moment, in dem es wirkt.
guide-ask-source = Alle deine Karten dort heben zusammen ab, und du darfst die Mission noch einmal versuchen.
guide-ask-target = Sie landen an einer Mission, an der du keine Karten hast.
guide-ask-change = Genau 21 ist die beste Summe, und du darfst einen Marker zurückgeben.
guide-ask-drone = Schau dorthin, wo viele Karten liegen und es um viel geht.
guide-ask-newspaper = Am besten, wo die Gegenseite wohl nahe an 21 ist: 3 mehr, und die Mission platzt.
guide-ask-stun-gun = Am besten, wo die Gegenseite stark wirkt; die Karte wird zufällig gezogen, und niemand sieht sie.

## Facts
fact-round-began = Runde { $round } beginnt; { $seat } fängt an.
fact-mission-laid = Mission { $mission }: { $card }{ $tokens ->
    [0] .
    [one] , auf Spionageabwehr mit { $tokens } Marker.
   *[other] , auf Spionageabwehr mit { $tokens } Markern.
}
fact-counter-espionage-set-aside = Spionageabwehr ({ $tokens }) kann keine andere bedecken und kommt zurück in den Stapel.
fact-looked = { $seat } sieht sich { $card } an.
fact-looked-unseen = { $seat } sieht sich eine Karte an.
fact-placed = { $seat } eröffnet Mission { $mission } mit { $card }.
fact-drew = { $seat } zieht { $card } für Mission { $mission }.
fact-drew-unseen = { $seat } zieht eine Karte für Mission { $mission }.
fact-stopped = { $seat } hört bei Mission { $mission } auf, mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
fact-tool-used = { $seat } benutzt: { $tool }.
fact-tool-copied = { $seat } kopiert mit dem USB-Stick: { $tool }.
fact-tokens-given-back = { $seat } gibt { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
} zurück und hat noch { $held }.
fact-cards-turned-up = { $seat } deckt die Karten von { $rival } an Mission { $mission } auf: { $cards }.
fact-put-back = { $seat } legt { $card } von Mission { $mission } zurück auf den Stapel.
fact-put-back-unseen = { $seat } legt die letzte Karte von Mission { $mission } zurück auf den Stapel.
fact-flew = { $seat } fliegt von Mission { $source } zu Mission { $target }.
fact-newspaper-laid = { $seat } legt { $rival } an Mission { $mission } eine Zeitung hin: 3 mehr.
fact-newspaper-returned = Die Zeitung verlässt Mission { $mission }.
fact-saw-ahead = { $seat } sieht, was kommt: { $cards }.
fact-saw-ahead-unseen = { $seat } sieht sich { $count ->
    [one] die nächste Karte
   *[other] die nächsten { $count } Karten
} des Stapels an.
fact-stunned = { $seat } schaltet eine verdeckte Karte von { $rival } an Mission { $mission } aus.
fact-shown = { $seat } zeigt Mission { $mission }: { $cards }.
fact-totalled = { $seat } hat { $total } an Mission { $mission }.
fact-total-changed = { $seat } hat jetzt { $total } an Mission { $mission }.
fact-busted = { $seat } liegt an Mission { $mission } über 21.
fact-was-perfect = { $seat } hat genau 21 an Mission { $mission }.
fact-tokens-gained = { $seat } nimmt { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
} und hat { $held }.
fact-counter-espionage-cancelled = { $seat } lässt { $tokens ->
    [one] den Marker
   *[other] die { $tokens } Marker
} unter der Mission liegen.
fact-mission-won = { $seat } gewinnt Mission { $mission }: { $card }.
fact-mission-discarded = Niemand gewinnt Mission { $mission }: { $card } wird abgelegt.
fact-became-notorious = { $seat } hat { $tokens } Marker, ist stadtbekannt und verliert.
fact-scored = { $seat }: Ziele { $targets }, Codes { $codes }, Dokumente { $documents }, Werkzeuge { $tools }, Marker { $tokens }, zusammen { $points }.
fact-game-ended = Das Spiel ist aus. Es gewinnt { $winners }. Punkte: { $scores }.
fact-game-drawn = Gleich viele Punkte und Marker ({ $scores }): unentschieden. Noch eine Partie?
