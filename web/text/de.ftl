seat-number = Seat { $number }

decision = Entscheidung
waiting-for = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
waiting = Die Partie geht weiter
game-over = Die Partie ist zu Ende
looking-back = Der Tisch nach Zug { $n }
to-the-present = Zur Gegenwart
back-to-this = Zurück zu dieser Wahl
back = Zurück
cancel = Abbrechen
cannot-be-undone = Nicht rückgängig zu machen: Etwas Neues kommt ans Licht.
days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
hours = { $hours } Std.
time-left = Restzeit
time-short = Weniger als { $seconds } Sekunden
log = Protokoll
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
chat = Gespräch
watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
say-something = Sag etwas
chat-message = Nachricht
send = Senden
a-bot = Ein Bot
a-person = Eine Person
a-person-away = Eine Person, abwesend
thinking = überlegt
connection-lost = Verbindung verloren, neuer Versuch
rivals = Rivalen
board = Spielplan
your-things = Deine Sachen
log-and-chat = Protokoll und Gespräch

## Lobby, waiting room, me

to-the-lobby = Backroom, zur Übersicht
to-me = { $name }: Name, Geräte und Einstellungen
settings = Einstellungen
language = Sprache
theme = Erscheinungsbild
theme-dark = Dunkles Design
theme-light = Helles Design
theme-is-system = Wie das System
theme-is-light = Hell
theme-is-dark = Dunkel
page-title-turns = ({ $count }) Du bist dran · Backroom
page-gone = Dieser Teil der Seite ließ sich nicht laden. Vielleicht wurde sie gerade erneuert.
reload = Neu laden
try-again = Noch einmal
save = Speichern
saved = Gespeichert
yes = ja
no = nein
copied = Kopiert
copy-link = Link kopieren
copy-code = Kopieren
share = Teilen

pick-a-game = Wähle dein Spiel um die Macht.
no-account = Ohne Konto. In zehn Sekunden gegen Bots, oder mit Freunden, denen du den Link schickst.
games = Spiele
guest = Gast
file-number = Akte { $number }
file-set-up = Akte { $number } · Aufbau
chosen = gewählt
players = Spieler
length = Dauer
solo = 1 solo
seats = Plätze
you = Du
you-within = du
you-called = { $name } (du)
rename = Umbenennen
nickname = Spitzname
friend = Freund oder Freundin
friend-short = Freund
friend-help = bekommt den Link und setzt sich, ohne Konto
bot-called = Bot: { $name }
bot-numbered = { $name } { $number }
bot-level = Stufe { $level } von { $levels }
bot-random = Praktikant
bot-random-help = spielt aufs Geratewohl, für den ersten Blick
bot-novice = Neuling
bot-novice-help = schaut nur kurz hin und patzt manchmal
bot-greedy = Opportunistin
bot-greedy-help = nimmt, was sich sofort am meisten lohnt
bot-regular = Stammgast
bot-regular-help = denkt ein wenig voraus, ein fairer Gegner
bot-expert = Expertin
bot-expert-help = denkt mehrere Züge voraus, schwer zu schlagen
bot-analyst = Analystin
bot-analyst-help = denkt, so lange sie darf, am schwersten zu schlagen
pace = Tempo
pace-none = Ohne Uhr
pace-none-help = Alle nehmen sich die Zeit, die sie brauchen.
pace-live = Live
pace-live-help = Eine Uhr für jeden. Ist sie abgelaufen, spielt ein Bot weiter.
pace-live-of = Live: { $minutes } min und { $seconds } s je Zug
pace-slow = Über Tage
pace-slow-help = Jede Entscheidung hat ihre eigene Frist. Danach spielt ein Bot weiter.
pace-slow-of = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-bank = Für die Partie
pace-increment = Und für jeden Zug
pace-turn = Für jeden Zug
minutes = { $minutes } min
seconds = { $seconds } s
options = Optionen
options-usual = die üblichen Regeln
options-changed = { $count } geändert
option-players = Nur mit { $players } Spielern.
edition-drop = Entfernen
listed = In der Übersicht zeigen
listed-help = Wer will, darf einen freien Platz nehmen oder zusehen. Sonst nur, wer den Link hat.
play-now = Spielen
play-now-help = Die Partie beginnt sofort. Du kannst jederzeit gehen und wiederkommen.
open-table = Tisch öffnen
open-table-help = Du bekommst einen Link zum Verschicken. Freie Plätze kann jederzeit ein Bot nehmen.
learn = Spielend lernen
read-rules = Regeln lesen

my-tables = Meine Tische
open-tables = Tische der anderen
finished = Beendet
finished-tables = Beendet ({ $count })
no-tables = Gerade steht kein Tisch offen. Öffne einen, dann können andere dazukommen.
looking = Kurz umsehen …
standing = Stand
seat-free = Freier Platz
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
ready-to-start = startbereit
your-turn = Du bist dran
your-turn-help = Ein Tisch bei Backroom wartet auf dich.
turns-waiting = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
at-move = Zug { $count }
over = beendet
you-won = du hast gewonnen
won-by = gewonnen: { $names }
resume = Weiter
go-to-table = Öffnen
look-back = Ansehen
join = Mitspielen
watch = Zusehen

waiting-room = Wartezimmer
waiting-for-people = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
all-here = Alle Plätze sind besetzt
invite-title = Verschick diesen Link
invite-help = Wer ihn öffnet, kann sich setzen, ganz ohne Konto.
invite-link = Link zu diesem Tisch
invitation = Spiel mit mir { $game } bei Backroom
sit-down = Platz nehmen
sit-down-title = Du bist eingeladen
sit-down-as = Du heißt hier { $name }.
sit-down-help = Wie sollen die anderen dich nennen? Ein Konto brauchst du nicht.
take-seat = Diesen Platz nehmen
seat-open-help = wartet auf jemanden mit dem Link
seat-for = Wer auf Platz { $number } sitzt
remove-person = Vom Tisch nehmen
visibility = Sichtbarkeit
is-listed = steht in der Übersicht
is-private = nur über den Link
custom = eigene Ausgabe
commitment = Fairer Zufall
commitment-help = Dieser Hash bindet den Server an sein Geheimnis, bevor jemand spielt; nach der Partie lässt sich jede Ziehung daran prüfen.
start = Partie beginnen
fill-with-bots = Mit Bots auffüllen und beginnen
host-starts = Wer den Tisch geöffnet hat, beginnt die Partie.
leave-table = Tisch verlassen

me-title = Du
me-name = Dein Name
me-name-help = Steht an deinen Tischen. Ein neuer Name gilt für neue Tische.
me-look = Sprache, Aussehen und Ton
sound = Ton
sound-help = Eine Glocke, wenn du dran bist und gerade woanders hinsiehst.
motion = Bewegung
motion-help = Karten und Agenten wandern über den Tisch.
motion-reduced = Aus, denn dein System wünscht weniger Bewegung.
notices = Benachrichtigungen
notices-help = Von deinem Browser, wenn du dran bist und gerade woanders hinsiehst.
notices-denied = Dein Browser erlaubt sie nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
devices = Deine Geräte
devices-help = Deine Plätze gehören zu diesem Browser. Nimm sie auf einen anderen mit, oder heb einen Code auf für den Fall, dass dieser verloren geht.
devices-stranger = Noch kennt dich hier niemand. Spiel los, oder komm zurück als die Person, die du warst.
device-link = Link zu einem anderen Gerät
device-link-help = Gilt einmal, zehn Minuten lang. Wer ihn öffnet, sitzt auf deinen Plätzen: schick ihn nur dir selbst.
device-link-make = Link erstellen
recovery-code = Wiederherstellungscode
recovery-code-new = Heb ihn gut auf: er wird nur dieses eine Mal gezeigt.
recovery-code-help = Ein neuer Code ersetzt den, den du hast.
recovery-kept = Ist aufgehoben
recovery-renew = Neuen Code erstellen
recover = Mit einem Code zurückkommen
recover-help = Bringt deinen Namen und deine Plätze zurück und meldet alle anderen Browser ab. Dieser Browser vergisst dann, wer er vorher war.
recover-do = Zurückkommen
recovered = Willkommen zurück. Dein Code wurde ersetzt, heb den neuen auf.
adopt-title = Deine Plätze hierher holen?
adopt-help = Dieser Browser bekommt Namen und Plätze des anderen Geräts.
adopt-instead = Dieser Browser ist bisher { $name }. Danach ist er die Person, die den Link erstellt hat.
adopt = Hierher holen
adopted = Willkommen, { $name }
adopted-help = Deine Plätze sind jetzt auch auf diesem Gerät.
go-to-lobby = Zur Übersicht
reach = Bescheid, wenn du weg bist
reach-help = Für Partien über Tage: eine Nachricht, wenn du dran bist und kein Tab offen ist.
reach-mail = Per E-Mail
reach-confirmed = bestätigt
reach-unconfirmed = noch nicht bestätigt: folge dem Link in der E-Mail, die wir geschickt haben
reach-hook = Per Webhook
reach-hook-help = Eine Adresse, die mit einer kurzen JSON-Nachricht aufgerufen wird, für alle, die gern Dinge verbinden.
reach-secret = Aufrufe sind mit diesem Geheimnis signiert, das nur dieses eine Mal gezeigt wird.
reach-test = Testen
reach-drop = Entfernen
reach-sent = Zuletzt verschickt
kept-away = Blockierte und stumme Leute
kept-away-help = Blockieren oder stummschalten kannst du jemanden über den Namen am Tisch.
kept-away-none = Niemand.
is-blocked = blockiert: ihr trefft euch an keinem Tisch
is-muted = stumm: du liest nicht, was die Person schreibt
make-up = Wieder zulassen

error-offline = Der Server ist nicht erreichbar. Prüf die Verbindung und versuch es noch einmal.
error-bad-request = Das ging nicht.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-bad-setup = So lässt sich kein Tisch aufbauen.
error-malformed-move = Die Seite hat etwas geschickt, das kein Zug ist. Lade sie neu.
error-illegal-move = Das geht hier nicht.
error-not-your-turn = Du bist nicht dran.
error-stale-decision = Am Tisch ist es weitergegangen. Sieh noch einmal hin, bevor du dich entscheidest.
error-bad-record = Diese Datei ist keine Partie, die sich nachspielen lässt.
error-newer-record = Diese Partie stammt aus einer neueren Fassung der Regeln.
error-forbidden = Das darfst du nicht.
error-limit-reached = Mehr geht nicht. Beende erst etwas, oder versuch es später noch einmal.
error-bad-nickname = Ein Spitzname hat 1 bis 24 sichtbare Zeichen und sieht nicht aus wie der Name eines Bots.
error-invalid-secret = Dieser Link oder Code ist verbraucht, zu alt oder vertippt.
error-unknown-participant = Diese Person ist nicht hier.
error-name-taken = An diesem Tisch heißt schon jemand so ähnlich wie du. Ändere deinen Spitznamen, um mitzuspielen.
error-too-many-at-once = In diesem Browser oder Netz sind zu viele Tische offen. Schließ einen, oder versuch es gleich noch einmal.
error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
error-unknown-analysis = Diese Auswertung ist nicht mehr da. Starte sie neu.
error-seat-taken = Diesen Platz hat gerade jemand anders genommen.
error-storage-unavailable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
error-outcome-unknown = Die Datenbank war weg, während dein Zug gespeichert wurde. Sobald der Server weiß, ob er zählt, siehst du es hier.
error-unknown-bot = Diesen Bot gibt es für dieses Spiel nicht.
error-unknown-language = In dieser Sprache schreibt der Server nicht.
error-too-large = Das ist zu lang.
error-rate-limited = Bitte etwas langsamer.
error-malformed = Seite und Server verstehen sich nicht. Lade die Seite neu.
error-no-hello = Die Verbindung wurde nicht begrüßt. Lade die Seite neu.
error-write-conflict = Am Tisch ist es weitergegangen. Sieh noch einmal hin, bevor du dich entscheidest.
error-unfair-record = Die Ziehungen dieser Partie folgen nicht aus ihrem Startwert.
error-unplayable = Dieser Server kann die Partie gerade nicht fortsetzen. Ansehen geht.
error-bad-address = Das ist keine E-Mail-Adresse.
error-mail-failed = Die E-Mail ließ sich nicht verschicken.
error-webhook-error = Diese Adresse lässt sich nicht aufrufen.
error-not-found = Hier ist nichts.
error-method-not-allowed = Die Seite hat etwas gefragt, das der Server nicht kennt. Lade sie neu.
error-other-origin = Das kam von der Seite einer anderen Website und wurde abgelehnt.
error-internal-error = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.

## Table
matters = Geschäfte
overview = Übersicht
more-of-the-table = Mehr vom Tisch
skip-to-question = Zur Frage
skip-to-controls = Zur Steuerung
your-turn-waits = Der Tisch wartet auf dich.
sending = Dein Zug wird gesendet …
still-thinking = { $count ->
    [one] { $names } überlegt noch
   *[other] { $names } überlegen noch
}
thinking-of = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
envelope-open = Antwort steht noch aus
envelope-shut = hat geantwortet
begin = Du kannst handeln
tap-again = Zum Bestätigen noch einmal tippen.
dismiss = Hinweis schließen
not-now = Das geht jetzt nicht.
rule = Regel { $rule }
take-back = Zurücknehmen
undo-asked = Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.
undo-wished = { $name } möchte einen Zug zurücknehmen.
agree = Einverstanden
refuse = Ablehnen
bot-plays-for-you = Ein Bot spielt für dich, solange du weg bist.
take-seat-back = Platz wieder einnehmen
connection-closed = Dieser Tisch ist für dich geschlossen. Lade die Seite neu, um es noch einmal zu versuchen.
earlier = Früher
later = Später
a-stand-in = Ein Bot vertritt jemanden, der abwesend ist
look-at-moment = Den Tisch nach Zug { $n } ansehen
table-menu = Tisch
windows = Wenn eine Ereigniskarte gespielt werden könnte
windows-ask = Jedes Mal fragen
windows-pass = Für mich passen
copy-table-link = Link zu diesem Tisch kopieren
link-copied = Der Link ist kopiert.
leave-the-table = Den Tisch verlassen
leave-sure = Oder geh endgültig: Dann kannst du nicht zurück.
leave = Verlassen
stay = Bleiben
close = Schließen
about-person = Zu { $name }
mute = Stummschalten
block = Blockieren
mute-block-help = Stummschalten verbirgt die Nachrichten. Blockieren hält die Person auch von deinen Tischen fern.
muted = Du liest nichts mehr von { $name }.
blocked = { $name } ist blockiert.
report = Melden
report-what = Was ist passiert?
reported = Danke. Das Team dieses Servers sieht es sich an.

## Result
you-win = Du gewinnst, { $points }.
wins = { $count ->
    [one] { $names } gewinnt, { $points }.
   *[other] { $names } gewinnen, { $points }.
}
draw = Niemand liegt vorn, { $points }.
case-closed = Fall erledigt
rematch = Revanche
to-the-rematch = Zur Revanche
score = Wertung
show-the-board = Spielplan zeigen

## Replay
replay = Rückschau
sides = Die Seiten
perspective = Mit wessen Augen
eyes-all = Alles offen
eyes-public = Zuschauende
set-up = Der Tisch ist aufgebaut.
first-moment = Zum Aufbau
last-moment = Zum Ende
play = Abspielen
pause = Anhalten
moment = Moment
moment-of = { $n } von { $last }
copy-moment = Link zu diesem Moment kopieren
download-record = Partie herunterladen
open-record = Eine Partie öffnen
open-record-help = Wähle die Datei einer aufbewahrten Partie oder zieh sie hierher.
analyse = Chancen berechnen
analysis-about = Die Schätzung eines Bots aus dem, was jeweils bekannt war. Das Band zeigt, wie genau gerechnet wurde, nicht, wie gut der Bot urteilt.
analysing = Die Partie wird ausgewertet.
judged-of = { $done } von { $total } Entscheidungen beurteilt
chance-to-win = Gewinnchance
chances-at = Moment { $n }: { $chances }
mistakes = Größte Fehler
no-mistakes = Kein zweifelsfreier Fehler.
mistake-better = Besser: { $move }
mistake-loss = −{ $loss }
mistake-between = { $low } bis { $high }

## Rules
rules = Regeln
contents = Inhalt
search-rules = In den Regeln suchen
rules-table = Eine Tabelle der Regeln
found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle
   *[other] { $count } Stellen
}
own-page = Eigene Seite
no-such-game = Ein Spiel { $game } gibt es nicht.

## Guide
guide = Einführung beim Spielen
guide-next = Weiter
guide-got-it = Verstanden
guide-stop = Einführung beenden

somebody = Jemand
stand-in-for = { $bot }-Bot für { $name }
fact-table-left = { $name } ist gegangen; ein Bot ({ $bot }) spielt weiter.
fact-table-left-for-good = { $name } hat die Partie endgültig verlassen; ein Bot ({ $bot }) spielt weiter.
fact-table-resigned = { $name } hat den Tisch verlassen.
fact-table-out-of-time = { $name } hat keine Zeit mehr; ein Bot ({ $bot }) spielt weiter.
fact-table-voted-absent = Die anderen haben { $name } für abwesend erklärt; ein Bot ({ $bot }) spielt weiter.
fact-table-back = { $name } ist wieder da.
fact-table-handed-over = { $name } hat den Platz an { $to } übergeben.
absence = Abwesend
absence-here = { $name } ist verbunden.
absence-help = Wenn alle anderen zustimmen, spielt ein Bot für { $name }; eine Rückkehr ist jederzeit möglich.
absence-vote = Einen Bot spielen lassen
absence-voted = { $names }: Für { $name } soll ein Bot spielen, solange niemand da ist.
absence-withdraw = Meine Stimme zurückziehen
seat-link = Meinen Platz übergeben
seat-link-help = Wer diesen Link zuerst öffnet, übernimmt deinen Platz und deine Karten; du kannst dann noch zusehen. Er gilt einmal, sieben Tage lang.
seat-link-withdraw = Zurückziehen
seat-link-withdrawn = Der Link gilt nicht mehr.
seat-offer-title = Den Platz von { $name } bei { $game } übernehmen?
seat-offer-help = { $name } übergibt dir den Platz in einer laufenden Partie, mit den Karten und allem, was bisher geschehen ist.
seat-offer-take = Als { $name } weiterspielen
leave-away = Einen Bot für mich spielen lassen
leave-away-help = Ein Bot ({ $bot }) spielt für dich, bis du zurückkommst.
devices-signed-in = Angemeldete Browser
device-current = Dieser Browser
device-seen = Zuletzt benutzt: { $when }
device-unknown = Unbekannter Browser
device-end = Abmelden
device-ended = { $device } ist abgemeldet.
devices-end = Alle anderen abmelden
devices-ended = Alle anderen Browser sind abgemeldet.
error-unknown-device = Dieser Browser ist schon abgemeldet.
error-signed-out = Dieser Browser wurde abgemeldet.
