to-the-lobby = Backroom, to the lobby
settings = Settings
language = Language
theme-dark = Dark theme
theme-light = Light theme
pick-a-game = Pick a game of power.
no-account = No account. Against bots in ten seconds, or send a friend the link.
guest = Guest
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

error-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.

## Table
you = Du
matters = Geschäfte
overview = Übersicht
more-of-the-table = Mehr vom Tisch
skip-to-question = Zur Frage
skip-to-controls = Zur Steuerung
your-turn = Du bist dran
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
leave-sure = Du gehst endgültig: Die Partie läuft ohne dich weiter.
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
reported = Danke. Die Verantwortlichen dieses Hauses sehen es sich an.
as-host = Als Gastgeber
seat-to-bot = Platz einem Bot geben
seat-open = Platz freigeben
seat-changed = Der Platz ist neu vergeben.

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

## Rules
rules = Regeln
contents = Inhalt
search-rules = In den Regeln suchen
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

error-stale-decision = Der Tisch ist schon weiter. Sieh noch einmal hin.
error-too-fast = Das ging zu schnell. Warte einen Augenblick.
error-illegal-move = Dieser Zug geht nicht: { $reason }
error-not-your-turn = Du bist nicht mehr dran.
