to-the-lobby = Backroom, to the lobby
settings = Settings
language = Language
theme-dark = Dark theme
theme-light = Light theme
pick-a-game = Pick a game of power.
no-account = No account. Against bots in ten seconds, or send a friend the link.
guest = Guest
seat-number = Seat { $number }

decision = Décision
waiting-for = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
}
waiting = La partie continue
game-over = La partie est terminée
looking-back = La table après le coup { $n }
to-the-present = Revenir au présent
back-to-this = Revenir à ce choix
back = Retour
cancel = Annuler
cannot-be-undone = Sans retour : quelque chose de nouveau sera révélé.
days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
hours = { $hours } h
time-left = Temps restant
time-short = Moins de { $seconds } secondes
log = Journal
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
chat = Discussion
watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
say-something = Dites quelque chose
chat-message = Message
send = Envoyer
a-bot = Un robot
a-person = Une personne
a-person-away = Une personne, absente
thinking = réfléchit
connection-lost = Connexion perdue, nouvel essai
rivals = Rivaux
board = Plateau
your-things = Vos affaires
log-and-chat = Journal et discussion

error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.

## Table
you = Vous
matters = Affaires
overview = Vue d’ensemble
more-of-the-table = Le reste de la table
skip-to-question = Aller à la question
skip-to-controls = Aller aux commandes
your-turn = À vous de jouer
your-turn-waits = La table vous attend.
sending = Envoi de votre coup …
still-thinking = { $count ->
    [one] { $names } réfléchit encore
   *[other] { $names } réfléchissent encore
}
thinking-of = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
envelope-open = doit encore répondre
envelope-shut = a répondu
begin = Vous pouvez agir
tap-again = Touchez encore une fois pour confirmer.
dismiss = Fermer l’avis
not-now = Ce n’est pas possible maintenant.
rule = Règle { $rule }
take-back = Reprendre le coup
undo-asked = Vous avez demandé à reprendre votre coup. Les autres décident.
undo-wished = { $name } aimerait reprendre un coup.
agree = Accepter
refuse = Refuser
bot-plays-for-you = Un robot joue pour vous en votre absence.
take-seat-back = Reprendre la place
connection-closed = Cette table vous est fermée. Rechargez la page pour réessayer.
earlier = Avant
later = Après
a-stand-in = Un robot remplace une personne absente
look-at-moment = Voir la table après le coup { $n }
table-menu = Table
windows = Quand une carte événement pourrait être jouée
windows-ask = Me demander à chaque fois
windows-pass = Passer pour moi
copy-table-link = Copier le lien de cette table
link-copied = Le lien est copié.
leave-the-table = Quitter la table
leave-sure = Votre départ est définitif : la partie continue sans vous.
leave = Quitter
stay = Rester
close = Fermer
about-person = À propos de { $name }
mute = Masquer ses messages
block = Bloquer
mute-block-help = Masquer cache ses messages. Bloquer l’éloigne aussi de vos tables.
muted = Vous ne verrez plus les messages de { $name }.
blocked = { $name } est sur votre liste de blocage.
report = Signaler
report-what = Que s’est-il passé ?
reported = Merci. Les responsables de la maison vont s’en occuper.
as-host = En tant qu’hôte
seat-to-bot = Confier la place à un robot
seat-open = Libérer la place
seat-changed = La place a changé de mains.

## Result
you-win = Vous gagnez, { $points }.
wins = { $count ->
    [one] { $names } gagne, { $points }.
   *[other] { $names } gagnent, { $points }.
}
draw = Personne ne l’emporte, { $points }.
case-closed = Affaire classée
rematch = Revanche
to-the-rematch = Voir la revanche
score = Score
show-the-board = Voir le plateau

## Replay
replay = Relecture
sides = Les camps
perspective = Avec les yeux de
eyes-all = Tout à découvert
eyes-public = Un spectateur
set-up = La table est mise en place.
first-moment = À la mise en place
last-moment = À la fin
play = Lire
pause = Pause
moment = Moment
moment-of = { $n } sur { $last }
copy-moment = Copier le lien de ce moment
download-record = Télécharger la partie
open-record = Ouvrir une partie
open-record-help = Choisissez le fichier d’une partie conservée, ou déposez-le ici.

## Rules
rules = Règles
contents = Sommaire
search-rules = Chercher dans les règles
found = { $count ->
    [0] Rien trouvé
    [one] 1 passage
   *[other] { $count } passages
}
own-page = Page entière
no-such-game = Il n’y a pas de jeu { $game }.

## Guide
guide = Guide de première partie
guide-next = Continuer
guide-got-it = Compris
guide-stop = Arrêter le guide

error-stale-decision = La table a avancé. Regardez à nouveau.
error-too-fast = C’était trop rapide. Patientez un instant.
error-illegal-move = Ce coup n’est pas possible : { $reason }
error-not-your-turn = Ce n’est plus à vous de jouer.
