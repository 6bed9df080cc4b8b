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
