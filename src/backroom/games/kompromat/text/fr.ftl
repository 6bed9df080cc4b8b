title = Kompromat
tagline = Deux espions, quatre missions par manche : approchez-vous de 21, sans jamais le dépasser.
play-time = 30 min
bot-duellist = Duelliste
bot-duellist-help = compte les cartes et joue les probabilités
seat-number = Joueur { $number }

## Names of things
word-half = ½
word-informant = Informateur
word-pursuit = Poursuite
word-safe-house = Planque
word-airport = Aéroport
word-interrogation = Interrogatoire
word-locker = Consigne
word-barmaid = Barmaid
word-hotel = Hôtel
word-code = Code
word-document = Document
word-balaclava = Cagoule
word-chloroform = Chloroforme
word-drone = Drone
word-gps-tracker = Traceur GPS
word-jetpack = Jetpack
word-newspaper = Journal
word-night-vision = Vision nocturne
word-stun-gun = Paralyseur
word-usb-stick = Clé USB
word-vesper-martini = Vesper Martini
word-counter-espionage-1 = Contre-espionnage (1 jeton)
word-counter-espionage-2 = Contre-espionnage (2 jetons)
word-counter-espionage-3 = Contre-espionnage (3 jetons)

## Options
option-odds = Afficher les probabilités
option-odds-help = Avant chaque pioche, on vous dit le risque que la carte vous fasse dépasser 21.

## Questions
ask-place = Vous découvrez { $card }. La placer, ou utiliser d'abord un outil ?
ask-mission = Sous quelle mission placez-vous { $card } ?
ask-play = Mission { $mission }, { $total } pour l'instant : encore une carte, ou stop ?
ask-before = Avant de révéler la mission { $mission } : utilisez-vous un outil ?
ask-after = Les cartes de la mission { $mission } sont sur la table : utilisez-vous un outil ?
ask-answer = { $tokens ->
    [one] Un jeton de plus
   *[other] { $tokens } jetons de plus
} avec les { $held } que vous avez, et c'est perdu : utilisez-vous d'abord un outil ?
ask-cancel = Sous la mission que vous allez gagner : { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
}. Vous en avez { $held } : utilisez-vous un outil ?
ask-fix = Mission { $mission } : { $total } avec chaque 1/11 à 1. Combien d'entre eux valent 11 ?
ask-perfect = Exactement 21 à la mission { $mission } : rendez-vous un de vos { $held } jetons ?
ask-tool = Quel outil utilisez-vous ?
ask-copy = Lequel de vos outils déjà utilisés la Clé USB copie-t-elle ?
ask-source = Jetpack : de quelle mission vos cartes décollent-elles ?
ask-target = Jetpack : à quelle mission atterrissent-elles ?
ask-change = Vesper Martini : un de plus ou un de moins que { $total } ?
ask-drone = Drone : à quelle mission les cartes adverses sont-elles retournées ?
ask-newspaper = Journal : à quelle mission votre rival compte-t-il 3 de plus ?
ask-stun-gun = Paralyseur : à quelle mission votre rival perd-il une carte ?

## Choices
choice-do-place = Placer la carte
choice-do-draw = Tirer encore une carte
choice-do-stop = Stop
choice-do-use = Utiliser un outil
choice-do-pass = Passer
choice-do-give-back = Rendre un jeton
choice-do-keep = Garder tous les jetons
choice-do-take = Prendre les jetons
choice-mission = Mission { $value }
choice-tool = { $value }
choice-copy = { $value }
choice-source = Mission { $value }
choice-target = Mission { $value }
choice-change = { $value ->
    [1] Un de plus
   *[other] Un de moins
}
choice-elevens = { $value ->
    [0] Aucun, tous valent 1
    [one] Un seul vaut 11
   *[other] { $value } valent 11
}

## Help on a choice
help-do-place = La carte reste visible de tous, et les suivantes de ce tour vont sous la même mission.
help-do-draw = Vous seul voyez la carte ; elle va face cachée sous votre mission. Au-delà de 21, chaque 1/11 compté 1, il ne reste que stop.
help-do-stop = Votre tour s'achève. Vous ne pourrez plus regarder vos cartes cachées ici avant la révélation.
help-do-use = Un outil sert une fois par partie et garde son point.
help-do-pass = Si votre rival se sert encore d'un outil, on vous redemandera.
help-do-give-back = Un jeton vaut un point à la fin, mais neuf jetons font perdre la partie.
help-do-keep = Un jeton vaut un point à la fin, mais neuf jetons font perdre la partie.
help-do-take = Neuf jetons ou plus font perdre la partie aussitôt.
help-informant = 5 points.
help-pursuit = 4 points.
help-safe-house = 4 points.
help-airport = 3 points.
help-interrogation = 3 points.
help-locker = 3 points.
help-barmaid = 2 points.
help-hotel = 2 points.
help-code = Un seul vaut 2 points, deux en valent 6, les trois 12.
help-document = Un seul vaut 2 points, deux en valent 6, les trois 12.
help-balaclava = Rendez deux jetons, même juste avant un gain qui vous porterait à neuf.
help-chloroform = En gagnant une carte posée sur un contre-espionnage : ne prenez aucun de ses jetons.
help-drone = Retournez toutes les cartes cachées du rival à une mission, pour le reste de la manche.
help-gps-tracker = Juste après une carte tirée face cachée : elle retourne sur votre deck.
help-jetpack = Déplacez toutes vos cartes d'une mission vers une autre où vous n'en avez pas.
help-newspaper = Le total du rival à une mission augmente de 3.
help-night-vision = Regardez les cinq prochaines cartes de votre deck.
help-stun-gun = Une carte cachée du rival, tirée au hasard, est hors jeu pour la manche.
help-usb-stick = Utilisez une seconde fois un de vos outils déjà utilisés.
help-vesper-martini = Une fois les cartes montrées : votre total change de un, en plus ou en moins.

## The drawing
draw-round = Manche { $round } sur 6
draw-first = { $seat } commence
draw-mission-deck = { $cards ->
    [one] { $cards } carte dans la pioche de missions
   *[other] { $cards } cartes dans la pioche de missions
}
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-set = 2 · 6 · 12
draw-won = gagnée par { $seat }
draw-nobody = à personne
draw-deck = Deck
draw-next = ensuite
draw-tokens = Jetons
draw-tools = Outils
draw-missions = Missions
draw-looks-at = regarde
draw-stunned = { $cards ->
    [one] { $cards } carte paralysée
   *[other] { $cards } cartes paralysées
}
draw-bust = échec

## The board
board-row = La ligne de missions
board-side = Le côté de { $seat }
board-outward = révélées en partant de la pioche
board-skip = Aller à la fin
board-left = reste { $count }
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-target = cible, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-tool = outil, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-set = { $one } / { $two } / { $three } en série
board-lane = Mission { $mission } : { $card }, { $worth }{ $tokens ->
    [0] .
    [one] , sur un contre-espionnage de { $tokens } jeton.
   *[other] , sur un contre-espionnage de { $tokens } jetons.
}
board-lane-empty = Mission { $mission }
board-no-cards = { $seat } n'a pas de carte sous { $card }
board-pile = { $seat } sous { $card } : { $cards }
board-face-down = { $count } face cachée
board-total = total { $total }
board-newspaper = Journal, 3 de plus
board-bust = échec
board-wins = gagne
board-nobody = à personne
board-hand = En main
board-in-hand = En main : { $card }
board-you = Vous
board-notoriety = Notoriété
board-of-nine = { $tokens } sur 9, à neuf on perd
board-tokens-held = jetons gardés
board-so-far = points jusqu'ici
board-nothing-won = Aucune mission gagnée
board-used = utilisé
board-lying = posé sur une mission jusqu'à sa résolution
board-used-worth = utilisé, vaut toujours 1 point
board-to-come = Encore dans la pioche Mission
board-tools = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
board-danger = { $count } contre-espionnage
board-none-to-come = rien, c'est la dernière manche
board-reveal = révélation { $mission } sur 4
board-your-tools = Vos outils
board-once = chacun sert une fois par partie
board-no-tools = Pas encore d'outil. Certaines missions sont des outils : gagnez-en une, elle viendra ici.
board-windows = Me demander avant et après chaque révélation
board-next-cards = À suivre dans votre pioche
board-their-tools = Outils prêts de { $seat }
act-draw = Piocher
act-stop = Stop
act-pass = Passer
act-take = Les prendre
act-keep = Garder
act-give-back = Rendre
short-balaclava = rendez deux jetons
short-chloroform = aucun jeton en gagnant sur un contre-espionnage
short-drone = retourne les cartes du rival à une mission
short-gps-tracker = la carte juste piochée retourne sur la pioche
short-jetpack = déplace toutes vos cartes vers une autre mission
short-newspaper = total du rival à une mission : +3
short-night-vision = regardez vos cinq prochaines cartes
short-stun-gun = écarte une carte cachée du rival, sans la voir
short-usb-stick = resservez-vous d'un outil déjà utilisé
short-vesper-martini = votre total +1 ou −1, cartes montrées
remark-mission = { $card }, { $worth }{ $tokens ->
    [0] {""}
    [one] , { $tokens } jeton
   *[other] , { $tokens } jetons
}
remark-cards-there = { $card }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
remark-bust = { $percent } % de risque de dépasser 21
remark-stop = vous restez à { $total }
remark-stop-over = { $total } dépasse 21, mais vous seul le savez
remark-place = visible de tous
remark-pass = question reposée seulement si votre rival utilise un outil
remark-give-back = plus loin de neuf, un point de moins
remark-keep = chacun vaut un point à la fin
remark-take = neuf jetons, c'est perdu

## The score
score-part = Points
score-targets = Cibles
score-targets-rule = la valeur imprimée (KOM-E1)
score-codes = Codes
score-codes-rule = 2, 6 ou 12 pour un, deux ou trois (KOM-E1)
score-documents = Documents
score-documents-rule = 2, 6 ou 12, une série à part (KOM-E1)
score-tools = Outils
score-tools-rule = 1 chacun, utilisé ou non (KOM-E1)
score-tokens = Notoriété
score-tokens-rule = 1 par jeton gardé (KOM-E1)
score-points = Total
score-notorious = { $seat } a neuf jetons ou plus et perd, quels que soient les points (KOM-R7).
score-tie = Égalité de points : le plus de jetons l'emporte (KOM-E1).
score-draw = Égalité de points et de jetons : partie nulle (KOM-E1).

## Why not
why-over = Vous dépassez 21 ({ $total } avec chaque 1/11 à 1) : il ne reste qu'à dire stop, sans dire pourquoi.
why-deck-empty = Votre pioche est vide pour cette manche.
why-place-first = Placez d'abord, face visible, la carte que vous regardez.
why-no-tool = Aucun de vos outils ouverts n'aurait d'effet en ce moment.
why-not-yours = Vous n'avez pas cet outil ({ $tool }) : gagnez d'abord sa mission.
why-lying = Le Journal est posé sur une mission. Il revient, utilisé, quand elle est résolue.
why-not-used-yet = Cet outil ({ $tool }) n'a pas encore servi : la Clé USB ne copie que vos outils utilisés.
why-not-now = Cet outil ({ $tool }) n'a pas d'effet en ce moment.
why-used = Cet outil ({ $tool }) a déjà servi : une fois par partie. Il garde son point.
why-chloroform = Le Chloroforme ne sert qu'au moment de gagner une carte posée sur un contre-espionnage, si vous l'aviez déjà.
why-gps-tracker = Le Traceur GPS ne sert qu'à votre tour, juste après une pioche face cachée.
why-vesper-martini = Le Vesper Martini ne sert qu'une fois les cartes d'une mission montrées, là où vous en avez.
why-balaclava = La Cagoule rend deux jetons, et vous en avez moins.
why-no-face-down = Votre rival n'a aucune carte cachée sous une mission encore à révéler.
why-no-rival-cards = Votre rival n'a aucune carte sous une mission encore à révéler.
why-jetpack = Le Jetpack demande des cartes à vous sous une mission à révéler, et une autre où vous n'en avez pas.
why-nothing-to-copy = Aucun de vos outils utilisés n'aurait d'effet en ce moment.
why-attempted = Vous avez déjà tenté la mission { $mission } : on n'y joue pas pendant deux tours.
why-revealed = La mission { $mission } est révélée : les outils n'atteignent que les suivantes.
why-no-cards-here = Vous n'avez pas de carte sous la mission { $mission }.
why-cards-here = Vous avez déjà des cartes sous la mission { $mission } : le Jetpack se pose là où vous n'en avez pas.
why-rival-not-here = Votre rival n'a pas de carte sous la mission { $mission }.
why-nothing-hidden = Votre rival n'a pas de carte cachée sous la mission { $mission }.

## Guide
guide-intro-1 = Deux espions, six manches, quatre missions par manche : qui s'approche le plus de 21 sans dépasser gagne la carte Mission.
guide-intro-2 = À votre tour, vous regardez une carte et la placez face visible sous une mission. Puis vous piochez, face cachée, tant que vous osez. Toutes les cartes d'un tour vont à la même mission.
guide-intro-3 = Vous avez 14 cartes pour quatre missions : ½, deux qui valent 1 ou 11, de 2 à 10, et trois fois le 7. Ce que vous dépensez ici vous manquera ailleurs.
guide-intro-4 = Quand tous deux ont tenté les quatre missions, on révèle en partant de la pioche. Dépasser 21 coûte un jeton de notoriété ; à égalité, le plus de cartes gagne.
guide-intro-5 = Les jetons sont des points, mais neuf font perdre aussitôt. Les marques rouges d'une mission sont des jetons pour qui la gagne. Un 21 exact permet d'en rendre un.
guide-intro-6 = Les cibles valent leur nombre, codes et documents 2, 6 ou 12 pour un, deux ou trois. Les outils valent 1 et aident une fois chacun. Le plus de points gagne.
guide-ask-place = Vous pouvez utiliser un outil avant de placer la carte. Le plus souvent, on la place simplement.
guide-ask-mission = La carte visible renseigne votre rival. Les fortes là où l'enjeu en vaut la peine, les faibles là où il suffit d'être présent.
guide-ask-play = De 17 à 20, on gagne la plupart des missions. Au-delà de 21 vous prenez un jeton, et votre rival ne l'apprend qu'à la révélation.
guide-ask-before = Dernière occasion avant de révéler cette mission. Passer ne coûte rien ; un outil garde son point de toute façon.
guide-ask-after = Les totaux sont fixés. Un Vesper Martini peut encore changer un 22 en 21 ou départager.
guide-ask-answer = Neuf jetons, et c'est perdu. Rendez-en d'abord si vous pouvez.
guide-ask-cancel = Avec le Chloroforme vous gagnez la carte sans ses jetons. Au-dessous de six, vous les voudrez peut-être : chacun vaut un point.
guide-ask-fix = Comptez à 11 tout ce qui tient sous 21. Dépasser exprès est permis, pour un jeton.
guide-ask-perfect = Un jeton est un point. Ne le rendez qu'en approchant de neuf.
guide-ask-tool = Chaque outil sert une fois par partie.
guide-ask-copy = La Clé USB répète un outil déjà utilisé, au moment où il agit.
guide-ask-source = Toutes vos cartes s'envolent ensemble, et vous pourrez retenter cette mission.
guide-ask-target = Elles se posent sous une mission où vous n'avez pas de carte.
guide-ask-change = Un 21 exact est le meilleur total et permet de rendre un jeton.
guide-ask-drone = Regardez là où il y a beaucoup de cartes et un bel enjeu.
guide-ask-newspaper = De préférence là où votre rival est sans doute près de 21 : 3 de plus, et c'est l'échec.
guide-ask-stun-gun = De préférence là où votre rival semble fort ; la carte est tirée au hasard et personne ne la voit.

## Facts
fact-round-began = La manche { $round } commence ; premier à jouer : { $seat }.
fact-mission-laid = Mission { $mission } : { $card }{ $tokens ->
    [0] .
    [one] , sur un contre-espionnage à { $tokens } jeton.
   *[other] , sur un contre-espionnage à { $tokens } jetons.
}
fact-counter-espionage-set-aside = Un contre-espionnage ({ $tokens }) ne peut en couvrir un autre et retourne dans la pioche.
fact-looked = { $seat } découvre { $card }.
fact-looked-unseen = { $seat } découvre une carte.
fact-placed = { $seat } ouvre la mission { $mission } avec { $card }.
fact-drew = { $seat } tire { $card } pour la mission { $mission }.
fact-drew-unseen = { $seat } tire une carte pour la mission { $mission }.
fact-stopped = { $seat } s'arrête à la mission { $mission } avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
fact-tool-used = { $seat } utilise : { $tool }.
fact-tool-copied = { $seat } copie avec la Clé USB : { $tool }.
fact-tokens-given-back = { $seat } rend { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} et en garde { $held }.
fact-cards-turned-up = { $seat } retourne les cartes de { $rival } à la mission { $mission } : { $cards }.
fact-put-back = { $seat } remet { $card } de la mission { $mission } sur le deck.
fact-put-back-unseen = { $seat } remet la dernière carte de la mission { $mission } sur le deck.
fact-flew = { $seat } s'envole de la mission { $source } vers la mission { $target }.
fact-newspaper-laid = { $seat } pose un Journal sur { $rival } à la mission { $mission } : 3 de plus.
fact-newspaper-returned = Le Journal quitte la mission { $mission }.
fact-saw-ahead = { $seat } voit la suite : { $cards }.
fact-saw-ahead-unseen = { $seat } regarde { $count ->
    [one] la prochaine carte
   *[other] les { $count } prochaines cartes
} du deck.
fact-stunned = { $seat } paralyse une carte cachée de { $rival } à la mission { $mission }.
fact-shown = { $seat } montre la mission { $mission } : { $cards }.
fact-totalled = { $seat } a { $total } à la mission { $mission }.
fact-total-changed = { $seat } a maintenant { $total } à la mission { $mission }.
fact-busted = { $seat } dépasse 21 à la mission { $mission }.
fact-was-perfect = { $seat } a exactement 21 à la mission { $mission }.
fact-tokens-gained = { $seat } prend { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} et en a { $held }.
fact-counter-espionage-cancelled = { $seat } laisse { $tokens ->
    [one] le jeton
   *[other] les { $tokens } jetons
} sous la mission.
fact-mission-won = { $seat } gagne la mission { $mission } : { $card }.
fact-mission-discarded = Personne ne gagne la mission { $mission } : { $card } est hors jeu.
fact-became-notorious = { $seat } a { $tokens } jetons : le secret est éventé, la partie est perdue.
fact-scored = { $seat } : cibles { $targets }, codes { $codes }, documents { $documents }, outils { $tools }, jetons { $tokens }, en tout { $points }.
fact-game-ended = La partie est finie. Gagne : { $winners }. Points : { $scores }.
fact-game-drawn = Égalité de points et de jetons ({ $scores }) : partie nulle. Une revanche ?
