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
a-bot = Un bot
a-person = Une personne
a-person-away = Une personne, absente
thinking = réfléchit
connection-lost = Connexion perdue, nouvel essai
rivals = Rivaux
board = Plateau
your-things = Vos affaires
log-and-chat = Journal et discussion

## Lobby, waiting room, me

to-the-lobby = Backroom, retour à l’accueil
to-me = { $name } : nom, appareils et réglages
settings = Réglages
language = Langue
theme = Apparence
theme-dark = Thème sombre
theme-light = Thème clair
theme-is-system = Du système
theme-is-light = Clair
theme-is-dark = Sombre
page-title-turns = ({ $count }) À vous · Backroom
page-gone = Cette partie de la page n’a pas pu être chargée. Le site a peut-être été mis à jour.
reload = Recharger
try-again = Réessayer
save = Enregistrer
saved = Enregistré
yes = oui
no = non
copied = Copié
copy-link = Copier le lien
copy-code = Copier
share = Partager

pick-a-game = Choisissez votre jeu de pouvoir.
no-account = Sans compte. Contre des bots en dix secondes, ou avec un ami à qui vous envoyez le lien.
games = Jeux
guest = Invité
file-number = Dossier { $number }
file-set-up = Dossier { $number } · préparation
chosen = choisi
players = Joueurs
length = Durée
solo = 1 solo
seats = Places
you = Vous
you-within = vous
you-called = { $name } (vous)
rename = Renommer
nickname = Pseudonyme
friend = Un ami
friend-short = Ami
friend-help = reçoit le lien et s’assoit, sans compte
bot-called = Bot : { $name }
bot-numbered = { $name } { $number }
bot-level = niveau { $level } sur { $levels }
bot-random = Stagiaire
bot-random-help = joue au hasard, pour une première visite
bot-novice = Novice
bot-novice-help = regarde à peine et se trompe parfois
bot-greedy = Opportuniste
bot-greedy-help = prend ce qui rapporte le plus tout de suite
bot-regular = Habituée
bot-regular-help = prévoit un peu, un adversaire équilibré
bot-expert = Experte
bot-expert-help = prévoit plusieurs coups, difficile à battre
bot-analyst = Analyste
bot-analyst-help = réfléchit aussi longtemps qu’on le lui permet, le plus dur à battre
pace = Rythme
pace-none = Sans pendule
pace-none-help = Chacun prend le temps qu’il lui faut.
pace-live = En direct
pace-live-help = Une pendule par joueur. À la chute du drapeau, un bot prend la suite.
pace-live-of = En direct : { $minutes } min et { $seconds } s par coup
pace-slow = Sur des jours
pace-slow-help = Chaque décision a son délai. Passé ce délai, un bot prend la suite.
pace-slow-of = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
pace-bank = Pour la partie
pace-increment = Et pour chaque coup
pace-turn = Pour chaque coup
minutes = { $minutes } min
seconds = { $seconds } s
options = Options
options-usual = règles habituelles
options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
option-players = À { $players } joueurs seulement.
edition-drop = Retirer
listed = Visible à l’accueil
listed-help = Tout le monde peut prendre une place libre ou regarder. Sinon, seulement ceux qui ont le lien.
play-now = Jouer
play-now-help = La partie commence aussitôt. Vous pouvez partir et revenir à tout moment.
open-table = Ouvrir la table
open-table-help = Vous recevez un lien à envoyer. Un bot peut prendre une place libre à tout moment.
learn = Apprendre en jouant
read-rules = Lire les règles

my-tables = Mes tables
open-tables = Tables des autres
finished = Terminées
finished-tables = Terminées ({ $count })
no-tables = Aucune table visible en ce moment. Ouvrez-en une, d’autres pourront s’y asseoir.
looking = Un coup d’œil alentour…
standing = État
seat-free = Place libre
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
ready-to-start = prête à commencer
your-turn = À vous de jouer
your-turn-help = Une table de Backroom vous attend.
turns-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
at-move = coup { $count }
over = terminée
you-won = vous avez gagné
won-by = victoire : { $names }
resume = Reprendre
go-to-table = Ouvrir
look-back = Revoir
join = Rejoindre
watch = Regarder

waiting-room = Salle d’attente
waiting-for-people = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
all-here = La table est complète
invite-title = Envoyez ce lien
invite-help = Quiconque l’ouvre peut s’asseoir, sans compte.
invite-link = Lien vers cette table
invitation = Une partie de { $game } avec moi sur Backroom ?
sit-down = S’asseoir
sit-down-title = Vous êtes invité
sit-down-as = Vous vous appellerez { $name }.
sit-down-help = Comment les autres doivent-ils vous appeler ? Aucun compte n’est nécessaire.
take-seat = Prendre cette place
seat-open-help = attend quelqu’un qui a le lien
seat-for = Qui prend la place { $number }
remove-person = Retirer de la table
visibility = Visibilité
is-listed = visible à l’accueil
is-private = par le lien seulement
custom = édition personnelle
commitment = Hasard vérifiable
commitment-help = Cette empreinte lie le serveur à son secret avant le premier coup ; après la partie, tous les tirages peuvent être vérifiés.
start = Commencer la partie
fill-with-bots = Compléter avec des bots et commencer
host-starts = L’hôte lance la partie.
leave-table = Quitter la table

me-title = Vous
me-name = Votre nom
me-name-help = Affiché à vos tables. Un nouveau nom vaut pour les tables suivantes.
me-look = Langue, apparence et son
sound = Son
sound-help = Une clochette quand c’est à vous et que vous regardez ailleurs.
motion = Animations
motion-help = Cartes et agents se déplacent sur la table.
motion-reduced = Désactivées, car votre système demande moins d’animations.
notices = Notifications
notices-help = De votre navigateur, quand c’est à vous et que vous regardez ailleurs.
notices-denied = Votre navigateur ne les autorise pas. Cela se change dans ses réglages pour cette page.
devices = Vos appareils
devices-help = Vos places appartiennent à ce navigateur. Emportez-les sur un autre, ou gardez un code pour le jour où celui-ci sera perdu.
devices-stranger = Personne ne vous connaît encore ici. Jouez, ou redevenez qui vous étiez.
device-link = Lien vers un autre appareil
device-link-help = Valable une fois, pendant dix minutes. Qui l’ouvre prend vos places : ne l’envoyez qu’à vous-même.
device-link-make = Créer un lien
recovery-code = Code de secours
recovery-code-new = Gardez-le en lieu sûr : il n’est montré qu’une fois.
recovery-code-help = Un nouveau code remplace celui que vous avez.
recovery-kept = Je l’ai noté
recovery-renew = Créer un nouveau code
recover = Revenir avec un code
recover-help = Rend votre nom et vos places, et déconnecte tous les autres navigateurs. Ce navigateur oublie alors qui il était.
recover-do = Revenir
recovered = Bon retour. Votre code a été remplacé, gardez le nouveau.
adopt-title = Amener vos places ici ?
adopt-help = Ce navigateur aura le nom et les places de l’autre appareil.
adopt-instead = Ce navigateur est { $name } jusqu’ici. Il deviendra la personne qui a créé le lien.
adopt = Les amener ici
adopted = Bienvenue, { $name }
adopted-help = Vos places sont aussi sur cet appareil.
go-to-lobby = À l’accueil
reach = Être averti en votre absence
reach-help = Pour les parties sur des jours : un message quand c’est à vous et qu’aucun onglet n’est ouvert.
reach-mail = Par courriel
reach-confirmed = confirmée
reach-unconfirmed = pas encore confirmée : suivez le lien du courriel que nous avons envoyé
reach-hook = Par webhook
reach-hook-help = Une adresse appelée avec un court message JSON, pour ceux qui aiment brancher des choses.
reach-secret = Les appels sont signés avec ce secret, montré une seule fois.
reach-test = Tester
reach-drop = Retirer
reach-sent = Envois récents
kept-away = Personnes bloquées ou muettes
kept-away-help = On bloque ou rend muet quelqu’un par son nom à une table.
kept-away-none = Personne.
is-blocked = bloqué : vous ne vous croisez plus aux tables
is-muted = muet : vous ne lisez plus ses messages
make-up = Autoriser de nouveau

error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-bad-request = Cela n’a pas pu se faire.
error-unknown-game = Ce jeu n’existe pas ici.
error-bad-setup = On ne peut pas préparer une table ainsi.
error-malformed-move = La page a envoyé quelque chose qui n’est pas un coup. Rechargez-la.
error-illegal-move = Ce n’est pas possible ici.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-stale-decision = La table a avancé. Regardez de nouveau avant de décider.
error-bad-record = Ce fichier n’est pas une partie que l’on puisse rejouer.
error-newer-record = Cette partie vient d’une version plus récente des règles.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-limit-reached = La limite est atteinte. Terminez quelque chose d’abord, ou réessayez plus tard.
error-bad-nickname = Un pseudonyme a de 1 à 24 caractères visibles et ne ressemble pas au nom d’un bot.
error-invalid-secret = Ce lien ou ce code a déjà servi, est trop vieux ou mal saisi.
error-unknown-participant = Cette personne n’est pas ici.
error-name-taken = Quelqu’un à cette table a un nom qui ressemble au vôtre. Changez de pseudonyme pour la rejoindre.
error-too-many-at-once = Trop de tables sont ouvertes dans ce navigateur ou sur ce réseau. Fermez-en une, ou réessayez dans un instant.
error-unknown-table = Cette table n’existe pas. Elle a peut-être été fermée.
error-unknown-analysis = Cette analyse a été oubliée. Redemandez-la.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-storage-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.
error-outcome-unknown = La base de données a disparu pendant l’enregistrement de votre coup. Vous verrez ici s’il a été joué dès que le serveur le saura.
error-unknown-bot = Ce bot n’existe pas pour ce jeu.
error-unknown-language = Le serveur n’écrit pas dans cette langue.
error-too-large = C’est trop long.
error-rate-limited = Doucement, s’il vous plaît.
error-malformed = La page et le serveur ne se comprennent pas. Rechargez la page.
error-no-hello = La connexion n’a pas été saluée. Rechargez la page.
error-write-conflict = La table a avancé. Regardez de nouveau avant de décider.
error-unfair-record = Les tirages de cette partie ne découlent pas de sa graine.
error-unplayable = Ce serveur ne peut pas continuer cette partie pour l’instant. On peut la regarder.
error-bad-address = Ce n’est pas une adresse de courriel.
error-mail-failed = Le courriel n’a pas pu être envoyé.
error-webhook-error = Cette adresse ne peut pas être appelée.
error-not-found = Il n’y a rien ici.
error-method-not-allowed = La page a posé une question que le serveur ne connaît pas. Rechargez-la.
error-other-origin = Cette demande vient de la page d’un autre site et a été refusée.
error-internal-error = Une erreur s’est produite sur le serveur. Réessayez.

## Table
matters = Affaires
overview = Vue d’ensemble
more-of-the-table = Le reste de la table
skip-to-question = Aller à la question
skip-to-controls = Aller aux commandes
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
bot-plays-for-you = Un bot joue pour vous en votre absence.
take-seat-back = Reprendre la place
connection-closed = Cette table vous est fermée. Rechargez la page pour réessayer.
earlier = Avant
later = Après
a-stand-in = Un bot remplace une personne absente
look-at-moment = Voir la table après le coup { $n }
table-menu = Table
windows = Quand une carte événement pourrait être jouée
windows-ask = Me demander à chaque fois
windows-pass = Passer pour moi
copy-table-link = Copier le lien de cette table
link-copied = Le lien est copié.
leave-the-table = Quitter la table
leave-sure = Ou quittez pour de bon : vous ne pourrez pas revenir.
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
reported = Merci. L’équipe du serveur va s’en occuper.

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
analyse = Évaluer les chances
analysis-about = L’estimation d’un bot, d’après ce que chacun pouvait savoir. La bande montre la précision du calcul, non la justesse du jugement.
analysing = La partie est en cours d’analyse.
judged-of = { $done } décisions évaluées sur { $total }
chance-to-win = Chances de victoire
chances-at = Moment { $n } : { $chances }
mistakes = Plus grosses erreurs
no-mistakes = Aucune erreur certaine.
mistake-better = Mieux : { $move }
mistake-loss = −{ $loss }
mistake-between = { $low } à { $high }

## Rules
rules = Règles
contents = Sommaire
search-rules = Chercher dans les règles
rules-table = Un tableau des règles
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

somebody = Quelqu’un
stand-in-for = Bot { $bot } pour { $name }
fact-table-left = { $name } s’absente ; un bot { $bot } continue.
fact-table-left-for-good = { $name } a quitté la partie pour de bon ; un bot { $bot } continue.
fact-table-resigned = { $name } a quitté la table.
fact-table-out-of-time = { $name } n’a plus de temps ; un bot { $bot } continue.
fact-table-voted-absent = Les autres ont voté l’absence de { $name } ; un bot { $bot } continue.
fact-table-back = { $name } est de retour.
fact-table-handed-over = { $name } a cédé sa place à { $to }.
absence = Absence
absence-here = { $name } est en ligne.
absence-help = Si tous les autres sont d’accord, un bot joue pour { $name }, qui peut revenir à tout moment.
absence-vote = Laisser jouer un bot
absence-voted = { $names } : un bot pourrait jouer pour { $name }, en son absence.
absence-withdraw = Retirer mon vote
seat-link = Céder ma place
seat-link-help = La première personne qui ouvre ce lien prend votre place et vos cartes ; vous pourrez regarder la suite. Il sert une fois, pendant sept jours.
seat-link-withdraw = Annuler le lien
seat-link-withdrawn = Le lien ne fonctionne plus.
seat-offer-title = Prendre la place de { $name } dans { $game } ?
seat-offer-help = { $name } vous cède sa place dans une partie en cours, avec ses cartes et tout ce qui a été joué.
seat-offer-take = Jouer la suite en tant que { $name }
leave-away = Laisser un bot jouer pour moi
leave-away-help = Un bot { $bot } joue pour vous jusqu’à votre retour.
devices-signed-in = Navigateurs connectés
device-current = Ce navigateur
device-seen = Utilisé le { $when }
device-unknown = Navigateur inconnu
device-end = Déconnecter
device-ended = { $device } est déconnecté.
devices-end = Déconnecter tous les autres
devices-ended = Tous les autres navigateurs sont déconnectés.
error-unknown-device = Ce navigateur est déjà déconnecté.
error-signed-out = Ce navigateur a été déconnecté.
