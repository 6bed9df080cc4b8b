title = New Corp Order
tagline = Infiltrez quatre conglomérats de médias et faites travailler leurs compagnies pour vous.
play-time = 30 min

## Names of things
word-red = Mega Media
word-blue = Branx Entertainment
word-black = Kurono Tech
word-white = Omnicorp
word-tapped-red = Mega Media (pivotée)
word-tapped-blue = Branx Entertainment (pivotée)
word-tapped-black = Kurono Tech (pivotée)
word-tapped-white = Omnicorp (pivotée)
letter-red = R
letter-blue = B
letter-black = N
letter-white = L
word-broadcast-network = Réseau de diffusion
word-guerrilla-marketing = Marketing de guérilla
word-print-media = La Presse
word-ambient-advertising = Publicité ambiante
word-social-media = Social Media
word-online-marketing = Marketing en ligne
short-broadcast-network = Réseau diff.
short-guerrilla-marketing = Guérilla
short-print-media = La Presse
short-ambient-advertising = Pub ambiante
short-social-media = Social Media
short-online-marketing = Mkt en ligne
word-media-advisor = Contrôleur de médias
word-dealmaker = Négociatrice
word-corporate-lawyer = Avocat d’affaires
word-military-contractor = Sous-traitante militaire
word-deck = La première carte de la pioche

word-ODS = SOD

## Options
option-short-game = Partie courte
option-short-game-help = 15 cartes de chaque conglomérat au lieu de 20. À 3 ou 4 joueurs.
option-ambient-one-colour = Publicité ambiante : un seul conglomérat
option-ambient-one-colour-help = Les deux cartes que la Publicité ambiante remet droites doivent être du même conglomérat.
option-dealmaker-needs-success = Négociatrice : succès exigé
option-dealmaker-needs-success-help = La Négociatrice ne rapporte des cartes que si la prise de contrôle réussit.

## Questions
ask-sides = Pour quels conglomérats jouez-vous ? Choisissez-en deux.
ask-action = Que faites-vous pendant ce tour ?
ask-take = Quelle carte prenez-vous ?
ask-place = Quelle compagnie les nouveaux agents { $conglomerate } rejoignent-ils ?
ask-infiltrate-consultant = Un consultant vous aide-t-il à infiltrer ?
ask-infiltrate-conglomerate = Quel conglomérat infiltrez-vous ?
ask-infiltrate-cards = Combien de cartes { $conglomerate } jouez-vous ?
ask-joker = Quelle autre carte remplace une carte { $conglomerate } ?
ask-infiltrate-tile = Quelle compagnie les agents { $conglomerate } rejoignent-ils ?
ask-second-conglomerate = Quel second conglomérat infiltrez-vous ?
ask-hire = Prenez-vous un consultant ?
ask-takeover-consultant = Un consultant vous aide-t-il à prendre le contrôle ?
ask-takeover-conglomerate = Les agents de quel conglomérat se déplacent ?
ask-source = De quelle compagnie partent les agents { $conglomerate } ?
ask-target = Où vont les agents qui quittent { $source } ?
ask-agents = Combien d’agents passent de { $source } en { $target }, où { $defenders ->
    [one] se trouve { $defenders } agent
   *[other] se trouvent { $defenders } agents
} ?
ask-discard = Vous avez trop de cartes en main : laquelle va dans la boîte ?
ask-move-agents = Réseau de diffusion : quelle compagnie un agent quitte-t-il ?
ask-move-agents-to = Réseau de diffusion : quelle compagnie l’agent rejoint-il ?
ask-move-agents-again = Réseau de diffusion : un second agent se déplace-t-il, et d’où part-il ?
ask-tap-cards = Marketing de guérilla : dans quel QG pivotez-vous des cartes ?
ask-tap-cards-card = Marketing de guérilla : des cartes de quel conglomérat ?
ask-tap-cards-count = Marketing de guérilla : combien de cartes ?
ask-swap-cards = La Presse : quelle carte de votre QG cédez-vous ?
ask-swap-cards-hq = La Presse : avec qui faites-vous l’échange ?
ask-swap-cards-card = La Presse : quelle carte prenez-vous ?
ask-untap-cards = Publicité ambiante : dans quel QG remettez-vous des cartes droites ?
ask-untap-cards-card = Publicité ambiante : quelle carte remettez-vous droite ?
ask-untap-cards-again = Publicité ambiante : remettez-vous une seconde carte droite ?
ask-remove-card = Social Media : de quel QG retirez-vous une carte ?
ask-remove-card-card = Social Media : quelle carte quitte la partie ?
ask-swap-tiles = Marketing en ligne : quelle compagnie échange ses agents ?
ask-swap-tiles-to = Marketing en ligne : avec quelle autre compagnie ?

## Choices
choice-do-plot = Complot : prendre deux cartes
choice-do-infiltrate = Infiltration : des cartes de votre main amènent des agents
choice-do-takeover = Prise de contrôle : pivoter des cartes pour déplacer des agents
choice-do-pass = Passer : rien d’autre n’est possible
choice-take = { $value ->
    [1] La première carte de l’étalage
    [2] La deuxième carte de l’étalage
    [3] La troisième carte de l’étalage
    [4] La quatrième carte de l’étalage
   *[other] { $value }
}
choice-consultant = { $value }
choice-hire = { $value }
choice-conglomerate = { $value }
choice-cards = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
choice-joker = { $value }
choice-tile = { $value }
choice-second = { $value }
choice-second-cards = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
choice-second-tile = { $value }
choice-source = { $value }
choice-target = { $value }
choice-agents = { $value ->
    [one] { $value } agent
   *[other] { $value } agents
}
choice-from = { $value }
choice-to = { $value }
choice-hq = { $value }
choice-card = { $value }
choice-give = { $value }
choice-tap = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
choice-untap = { $value }
choice-swap = { $value }
choice-discard = { $value }
choice-conglomerates = { $value }
choice-tiles = { $value }
choice-nothing = Non merci

## Help on a choice
help-do-plot = Deux cartes, l’une après l’autre, chacune visible de l’étalage ou cachée de la pioche. Dès que l’étalage ne peut plus être complété, le dernier tour de table commence.
help-do-infiltrate = Des cartes d’un même conglomérat vont dans votre QG, et autant de ses agents sur une compagnie qu’il tient déjà. À partir de trois cartes, vous pouvez aussi prendre un consultant.
help-do-takeover = Pivotez des cartes d’un même conglomérat et déplacez autant de ses agents vers une compagnie voisine. S’ils sont plus nombreux que les défenseurs, l’un de ceux-ci va dans votre QG et vous pouvez utiliser la capacité de la compagnie.
help-do-pass = Seulement si vous ne pouvez ni prendre de carte, ni infiltrer, ni déplacer d’agents.
help-media-advisor = Une carte d’un autre conglomérat compte comme celles que vous jouez.
help-dealmaker = Après la prise de contrôle, vous piochez deux cartes.
help-corporate-lawyer = Vous infiltrez deux conglomérats à la fois.
help-military-contractor = Pour prendre le contrôle, il suffit d’être à égalité.
help-broadcast-network = Un ou deux agents d’un même conglomérat rejoignent des compagnies qu’il tient déjà.
help-guerrilla-marketing = Pivotez une ou deux cartes d’un même conglomérat dans le QG de votre choix.
help-print-media = Une carte de votre QG est échangée contre une carte d’un autre QG.
help-ambient-advertising = Remettez droites une ou deux cartes dans le QG de votre choix.
help-social-media = Retirez de la partie une carte du QG de votre choix.
help-online-marketing = Deux compagnies échangent tous leurs agents.

## The drawing
draw-hq = QG
draw-captured = Capturés
draw-consultants = Consultants
draw-hand = Main
draw-objectives = Objectifs
draw-display = Étalage
draw-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
draw-supply = Réserve
draw-marker = Le marqueur SOD se trouve au-dessus de la colonne { $column }.
draw-last-round = { $turns ->
    [0] Dernier tour de la partie
    [one] Dernier tour de table : encore { $turns } tour après celui-ci
   *[other] Dernier tour de table : encore { $turns } tours après celui-ci
}

## Facts
fact-tiles-laid = Les compagnies sont en place : { $types }.
fact-agents-placed = Un agent se trouve sur chacune : { $conglomerates }.
fact-objectives-dealt = { $seat } reçoit deux objectifs secrets : { $types }{ $put-away ->
    [0] .
    [one] {" "}({ $put-away } doublon écarté).
   *[other] {" "}({ $put-away } doublons écartés).
}
fact-objectives-dealt-unseen = { $seat } reçoit deux objectifs secrets{ $put-away ->
    [0] .
    [one] {" "}({ $put-away } doublon écarté).
   *[other] {" "}({ $put-away } doublons écartés).
}
fact-shared-objectives = Les objectifs des deux camps : { $types }.
fact-consultant-dealt = { $seat } commence avec un consultant : { $consultant }.
fact-hand-dealt = { $seat } reçoit sa première main : { $conglomerates }.
fact-hand-dealt-unseen = { $seat } reçoit { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
fact-display-laid = L’étalage : { $conglomerates }.
fact-start-player = { $seat } commence.
fact-sides-chosen = { $seat } joue pour { $conglomerates } ; SOD, pour { $rivals }.
fact-took-from-display = { $seat } prend une carte { $conglomerate } dans l’étalage.
fact-drew = { $seat } pioche une carte { $conglomerate }.
fact-drew-unseen = { $seat } pioche une carte.
fact-drew-open = { $seat } retourne une carte { $conglomerate } de la pioche.
fact-display-refilled = Nouveau dans l’étalage : { $conglomerates }.
fact-end-triggered = L’étalage ne peut plus être complété : encore un tour de table, { $seat } jouera en dernier.
fact-consultant-used = { $seat } utilise un consultant : { $consultant }.
fact-infiltrated = { $seat } infiltre { $conglomerate } : { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
} de plus en { $tile }.
fact-joker-played = { $seat } joue une carte { $joker } comme si c’était une carte { $conglomerate }.
fact-consultant-hired = { $seat } prend un consultant dans la réserve : { $consultant }.
fact-joined = { $seat } déplace { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
} { $conglomerate } de { $source } en { $target }.
fact-takeover-failed = { $seat } envoie { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
} { $conglomerate } de { $source } contre { $defenders ->
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
} en { $target }, sans succès.
fact-took-over = { $seat } prend le contrôle de { $target } : { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
} { $conglomerate } depuis { $source } contre { $defenders } { $loser }.
fact-agent-moved = { $seat } déplace un agent { $conglomerate } de { $source } en { $target }.
fact-cards-tapped = { $seat } pivote { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $conglomerate } chez { $hq }.
fact-cards-swapped = { $seat } échange avec { $hq } : { $given } contre { $taken }.
fact-card-untapped = { $seat } remet droite une carte { $conglomerate } chez { $hq }.
fact-card-removed = { $seat } retire de la partie une carte chez { $hq } : { $card }.
fact-tiles-swapped = { $seat } échange tous les agents de { $source } et de { $target }.
fact-dealmaker-idle = La Négociatrice ne rapporte aucune carte à { $seat }.
fact-discarded = { $seat } défausse une carte { $conglomerate }.
fact-passed = { $seat } ne peut rien faire et passe.
fact-entered-hq = { $seat } place la carte { $conglomerate } dans son QG.
fact-agents-added = { $seat } place { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
} { $conglomerate } en { $tile }.
fact-marker-moved = Le marqueur SOD passe à la colonne { $column }.
fact-ods-reasoned = { $priority ->
    [A-1] A-1 : { $tile } correspond à un objectif, SOD en prend le contrôle.
    [A-2] A-2 : SOD prend le contrôle de { $tile }, où il y a le plus d’agents à sa portée.
    [A-3] A-3 : SOD prend le contrôle de { $tile }, qui touche le plus de compagnies du joueur.
    [A-4] A-4 : SOD prend le contrôle de { $tile }, la plus proche du bord ou la première du parcours.
    [B-1] B-1 : deux cartes { $conglomerate } dans l’étalage, SOD prend les deux.
    [B-2] B-2 : une carte de chacun de ses conglomérats dans l’étalage, SOD prend les deux.
    [B-3] B-3 : une seule carte pour SOD, { $conglomerate } ; une carte du joueur est défaussée s’il y en a.
    [BB-1] BB-1 : { $tile } correspond à un objectif et n’est pas plus forte que sa plus forte voisine.
    [BB-2] BB-2 : { $tile } correspond à un objectif.
    [BB-3] BB-3 : { $tile } n’est pas plus forte que sa plus forte voisine.
    [BB-4] BB-4 : { $tile } est la première du parcours.
    [C-1] C-1 : rien pour SOD, deux cartes { $conglomerate } sont défaussées.
    [C-2] C-2 : rien pour SOD, une carte de chacun des conglomérats du joueur est défaussée.
   *[C-3] C-3 : rien pour SOD, la seule carte du joueur est défaussée.
}
fact-conglomerate-scored = { $seat }, { $conglomerate } : { $place ->
    [1] première place
   *[2] deuxième place
} avec { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} ; { $tiles ->
    [one] { $tiles } compagnie rapporte
   *[other] { $tiles } compagnies rapportent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $objective-tiles ->
    [0] .
    [one] , plus { $objective-points } pour { $objective-tiles } objectif.
   *[other] , plus { $objective-points } pour { $objective-tiles } objectifs.
}
fact-consultants-scored = { $seat } : les consultants rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fact-solo-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, avec { $agents ->
    [one] { $agents } agent capturé
   *[other] { $agents } agents capturés
}.
fact-objectives-revealed = { $seat } révèle ses objectifs : { $types }.
fact-game-ended = La partie est finie. Victoire : { $winners }. Points dans l’ordre de la table : { $scores }.

## The board
short-red = Mega
short-blue = Branx
short-black = Kurono
short-white = Omnicorp
# Names on a piece, with places to break a word where it is narrow.
piece-broadcast-network = Réseau de diffu{"\u00AD"}sion
piece-guerrilla-marketing = Market{"\u00AD"}ing de guérilla
piece-print-media = La Presse
piece-ambient-advertising = Publi{"\u00AD"}cité ambiante
piece-social-media = Social Media
piece-online-marketing = Market{"\u00AD"}ing en ligne
board-companies = Compagnies
board-tile = { $tile }, { $company }, { $agents ->
    [one] { $agents } agent { $conglomerate }
   *[other] { $agents } agents { $conglomerate }
}
board-own-objective = votre objectif
board-shared-objective = objectif
board-safe = à l’abri : la dernière de son conglomérat
board-from = départ
board-can-choose = peut être choisie
board-can-set-out = des agents peuvent en partir
board-takes = prise
board-joins = renfort
board-fails = trop fort, { $most } : { $needed }
board-display = Étalage
board-deck = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-nothing-left = plus rien
board-supply = Agents en réserve
board-consultants = Consultants
board-left = { $name } : { $count } en réserve
board-objectives = Objectifs
board-marker = La SOD scrute à partir de la colonne { $column }
board-card = Carte { $conglomerate }
board-your-side = Vous
board-card-place = Carte { $place } de l’étalage : { $conglomerate }

## Headquarters
hq-in-hand = { $cards } en main
hq-objectives = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
hq-empty = QG encore vide
hq-line = { $conglomerate } : { $upright } droites, { $tapped } pivotées, { $captured } agents capturés
hq-shares = parts
hq-of = QG de { $seat }
hq-choose-card = { $seat } : { $card }
hq-count = { $upright } dr.{ $tapped ->
    [0] {""}
   *[other] , { $tapped } piv.
}
hq-taken = capturés
hq-plays-for = joue pour
hq-last-turn = Dernier tour
tray-hand = Main
tray-hand-size = { $cards } sur { $limit }
tray-no-cards = Aucune carte en main
tray-hq = Votre QG
tray-secret = Secret
tray-objectives = Objectifs
tray-consultants = Consultants
tray-none = aucun

## Beside the board
side-who = Qui détient quoi
side-shares = parts
side-tiles = tuiles
side-leads = { $shares }, en tête
side-what = Pouvoirs des tuiles
side-points = Points actuels
side-points-note = tuiles d’objectif
does-broadcast-network = déplacer deux agents d’un conglomérat
does-guerrilla-marketing = pivoter deux cartes d’un conglomérat
does-print-media = échanger deux cartes de QG
does-ambient-advertising = remettre deux cartes droites
does-social-media = retirer une carte d’un QG
does-online-marketing = échanger les agents de deux tuiles
facts-deck = pioche
facts-last-round = dernier tour de table
facts-to-come = { $turns ->
    [0] dernier tour
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
facts-column = colonne

## Remarks on choices
remark-tile = { $company }, { $agents } { $conglomerate }
remark-takes = { $company } : { $needed } suffisent contre { $agents } { $conglomerate }
remark-joins = { $company } : renfort pour { $agents } { $conglomerate }, sans pouvoir
remark-fails = { $company } : sans espoir, { $most } contre { $agents }
remark-enough = prend { $target }
remark-too-few = trop peu pour prendre { $target }
remark-join-move = renforce { $target }
remark-in-hand = { $cards } dans votre main
remark-upright = { $cards } droites dans votre QG
remark-in-display = { $cards } dans l’étalage
remark-unseen = sans la voir
remark-own-card = rejoint votre QG
remark-rivals-card = sera défaussée

## The score
score-title = Score
score-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
score-shares = { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
}
score-consultants = Consultants
score-held = { $count } en tout
score-captured = Agents capturés
score-tie-break = départagent les ex æquo
score-total = Total
score-after-plus = Après le plus : les tuiles de ses propres objectifs.
score-solo-note = Un point par tuile à soi qui correspond à un objectif. À égalité parfaite, la SOD gagne.

## Why not
why-nothing-to-draw = Il ne reste de carte ni dans la pioche ni dans l’étalage.
why-no-infiltration = En solo, l’infiltration n’est pas une action : les agents arrivent avec les cartes d’un complot.
why-empty-hand = Votre main est vide : complotez d’abord.
why-supply-empty-for-hand = La réserve n’a plus d’agents pour les cartes de votre main.
why-no-upright = Une prise de contrôle pivote des cartes droites de votre QG, et vous n’en avez aucune.
why-none-to-spare = Une compagnie garde au moins un agent, et aucune de celles dont vous avez des cartes droites n’en a de trop.
why-pass = On ne passe pas tant qu’une action est possible.
why-same-tile = { $tile } ne peut pas s’échanger avec elle-même.
why-comes-from-there = L’agent vient de { $tile }.
why-not-there = Il n’y a pas d’agent { $conglomerate } en { $tile }.
why-keeps-one = { $tile } doit garder au moins un agent et n’en a pas d’autre.
why-neighbours-safe = Chaque voisine de { $tile } est la dernière compagnie de son conglomérat.
why-rivals-conglomerate = { $conglomerate } appartient à la SOD : vous ne déplacez jamais ses agents.
why-all-tapped = Vos cartes { $conglomerate } sont toutes pivotées.
why-no-upright-of = Votre QG n’a aucune carte { $conglomerate } à pivoter.
why-none-to-spare-of = Aucune compagnie { $conglomerate } n’a d’agent de trop.
why-not-adjacent = { $tile } n’est pas voisine de { $source } : les agents avancent d’une case, jamais en diagonale.
why-last-tile = { $tile } est la dernière compagnie { $conglomerate } : elle ne peut pas être prise.
why-one-conglomerate = Les deux agents doivent être { $conglomerate }.
why-just-arrived = Le premier agent vient d’arriver en { $tile }.
why-no-other-tile = Il n’y a pas d’autre compagnie { $conglomerate } où aller.
why-not-in-hand = Vous n’avez pas de carte { $conglomerate } en main.
why-another-conglomerate = Il faut une carte d’un autre conglomérat que { $conglomerate }.
why-supply-empty = La réserve n’a plus d’agents { $conglomerate }.
why-advisor-needs = Avec le Contrôleur de médias, { $conglomerate } demande une carte d’un autre conglomérat et assez d’agents en réserve.
why-lawyer-needs = Avec l’Avocat d’affaires, vous jouez deux conglomérats, et aucun ne peut accompagner { $conglomerate }.
why-deck-empty = La pioche est vide.
why-not-in-display = L’étalage n’a pas de carte { $conglomerate }.
why-untap-one-conglomerate = À cette table, les deux cartes doivent être du même conglomérat, { $conglomerate }.
why-none-tapped = Il n’y a pas de carte { $conglomerate } pivotée.
why-tapped-already = Elle est déjà pivotée.
why-not-in-hq = Ce QG n’a pas cette carte : { $card }.
why-with-another = L’échange se fait avec un autre QG, pas avec le vôtre.
why-no-such-cards = Le QG de { $hq } n’a aucune carte pour ce pouvoir.
why-just-used = Consultant déjà utilisé ce tour-ci ({ $consultant }) : vous ne pouvez pas reprendre le même aussitôt.
why-none-in-supply = Il n’y a plus de { $consultant } dans la réserve.
why-not-held = Ce consultant n’est pas dans votre QG : { $consultant }.
why-helps-infiltrate = Ce consultant sert à infiltrer : { $consultant }.
why-helps-takeover = Ce consultant sert à une prise de contrôle : { $consultant }.
why-advisor-useless = Le Contrôleur de médias demande deux conglomérats en main et des agents pour une carte de plus.
why-lawyer-useless = L’Avocat d’affaires demande deux conglomérats en main que vous puissiez infiltrer.
why-contractor-useless = Même à nombre égal, aucune compagnie ne peut être prise.

## The first game
guide-intro-1 = Quatre conglomérats de médias se disputent les compagnies du plateau. Vous n’appartenez à aucun : vous rassemblez des parts dans les quatre et veillez à ce que les bons finissent avec le plus de compagnies.
guide-intro-2 = À chaque tour, une seule action. Complot : prendre deux cartes. Infiltration : jouer des cartes d’un conglomérat de la main vers le QG et poser autant de ses agents. Prise de contrôle : pivoter des cartes du QG et déplacer autant d’agents vers une compagnie voisine.
guide-intro-3 = Une carte de votre QG vaut une part, un agent capturé en vaut deux. À la fin, qui a le plus de parts d’un conglomérat marque 2 points par compagnie de celui-ci ; à trois ou quatre joueurs, le deuxième en marque 1.
guide-intro-4 = Vous avez deux objectifs secrets, marqués d’une étoile. Si vous marquez pour un conglomérat, chacune de ses compagnies de ces types vous rapporte 2 points de plus. Amenez donc vos conglomérats sur les étoiles.
guide-intro-5 = Une carte pivotée reste une part, mais elle ne déplace plus d’agent : une prise de contrôle se paie une fois pour toutes. Qui prend une compagnie peut utiliser son pouvoir.
guide-intro-6 = Quand l’étalage ne peut plus être complété à cinq, un dernier tour de table suit. Commencez par un ou deux complots, puis infiltrez avec trois cartes d’un coup : vous y gagnez aussi un consultant.
guide-ask-sides = Cherchez les conglomérats qui tiennent beaucoup de compagnies étoilées : elles seules rapportent. La SOD reçoit les deux autres.
guide-ask-action = Peu de cartes en main : complotez. Deux ou plus d’un conglomérat : infiltrez. Des cartes droites et plus d’agents qu’une voisine : prenez le contrôle.
guide-ask-take = Rassemblez les cartes d’un conglomérat ; trois jouées d’un coup rapportent un consultant. L’étalage est visible de tous, la pioche reste secrète.
guide-ask-place = Placez les agents là où ils protègent une étoile, ou là où ils dépasseront bientôt une voisine.
guide-ask-infiltrate-consultant = Un consultant utilisé est dépensé. Deux consultants différents gardés valent un point à la fin.
guide-ask-infiltrate-conglomerate = Choisissez-en un où vous pouvez devenir premier ou deuxième en parts.
guide-ask-infiltrate-cards = Trois ou plus rapportent aussi un consultant. Les cartes gardées en main, en revanche, personne ne peut les pivoter.
guide-ask-joker = La carte compte comme un agent du conglomérat joué maintenant, mais reste une part du sien.
guide-ask-infiltrate-tile = Tous les agents vont sur une seule compagnie. Renforcez-en une qu’un rival pourrait prendre, ou une d’où vous voulez attaquer.
guide-ask-second-conglomerate = L’Avocat d’affaires vous fait jouer un second conglomérat, sur une de ses compagnies.
guide-ask-hire = C’est gratuit. Les consultants différents marquent par paires, et chacun a un effet à utiliser une fois.
guide-ask-takeover-consultant = La Négociatrice rapporte deux cartes après la prise de contrôle, la Sous-traitante militaire gagne à nombre égal.
guide-ask-takeover-conglomerate = Vous pivotez autant de cartes que d’agents déplacés. Elles restent des parts.
guide-ask-source = La compagnie de départ garde au moins un agent. Ne la laissez pas sans défense.
guide-ask-target = Il faut plus d’agents que de défenseurs. Sur une compagnie du même conglomérat, vos agents ne font que se joindre aux autres.
guide-ask-agents = Un agent de plus que les défenseurs suffit. Chacun vous coûte une carte droite.
guide-ask-discard = À la fin de votre tour, la limite est de six cartes.
guide-ask-move-agents = Déplacez des agents là où ils protègent ou menacent. Vous pouvez aussi ne rien faire.
guide-ask-move-agents-to = Seulement vers des compagnies que ce conglomérat tient déjà, à toute distance.
guide-ask-move-agents-again = Un second agent du même conglomérat peut aussi se déplacer.
guide-ask-tap-cards = Une carte pivotée ne déplace plus d’agent : freinez le rival le plus menaçant.
guide-ask-tap-cards-card = Visez le conglomérat avec lequel ce joueur attaque.
guide-ask-tap-cards-count = Autant que possible, en général.
guide-ask-swap-cards = Cédez une carte dont la part ne compte pas pour vous.
guide-ask-swap-cards-hq = L’échange change les parts des deux joueurs.
guide-ask-swap-cards-card = Prenez ce qui vous met en tête, ou ce qui fait tomber un rival.
guide-ask-untap-cards = Le plus souvent le vôtre : des cartes redressées peuvent servir encore.
guide-ask-untap-cards-card = Redressez le conglomérat avec lequel vous voulez attaquer ensuite.
guide-ask-untap-cards-again = Une seconde carte du même QG peut aussi être redressée.
guide-ask-remove-card = Une carte qui quitte la partie est une part de moins pour son propriétaire.
guide-ask-remove-card-card = Regardez où une seule part décide de la première place.
guide-ask-swap-tiles = Amenez les agents de votre conglomérat sur une compagnie étoilée.
guide-ask-swap-tiles-to = N’importe quelle autre compagnie ; rien n’est capturé.
