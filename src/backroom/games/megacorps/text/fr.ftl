title = MegaCorps
tagline = Achetez des compagnies, pliez les gouvernements, engagez des mercenaires et négociez avec tous : le conglomérat le plus riche gagne.
play-time = 60 min
bot-dealer = Négociatrice
bot-dealer-help = calcule ce qui rapportera, enchérit et négocie
seat-number = Joueur { $number }

## Names of things
word-aerospace = Aérospatiale
word-biotech = Biotechnologie
word-computers = Ordinateurs
word-defense = Défense
word-finance = Finance
word-media = Médias
word-metals = Métaux
word-nanotech = Nanotechnologie
word-oil = Pétrole
word-robotics = Robotique
word-software = Logiciels
word-solar = Solaire
word-nafta = ALENA
word-european-union = Union européenne
word-japan = Japon
word-india = Inde
word-mercosur = Mercosur
word-great-russia = Grande Russie
word-asean = ASEAN
word-african-federation = Fédération africaine
word-china = Chine
word-caliphate = Califat
word-maghreb = Maghreb
word-switzerland = Suisse
word-l-5 = L-5
word-asteroid = Astéroïde
word-open-source = Logiciel libre
word-elections = Élections
word-vote-of-no-confidence = Vote de défiance
word-greedy-kleptocrats = Cleptocrates avides
word-oversupply = Surabondance
word-shortages = Pénurie
word-clone-soldiers = Soldats clones
word-l-5-card = L-5 (carte)
word-asteroid-card = Astéroïde (carte)
word-wikisyndicalism-card = Wikisyndicalisme (carte)
word-windfall = Aubaine
word-coup-d-etat = Coup d'État
word-state-capture = État accaparé
word-velvet-revolution = Révolution de velours
word-wildcat-strike = Grève sauvage
word-mokia = Mokia
word-globbo = Globbo
word-nonintendo = Nonintendo
word-lenogo = Lenogo
word-the-mouse = The Mouse
word-windoze = Windoze
word-democracy = démocratie
word-kleptocracy = cleptocratie
word-dictatorship = dictature
word-wikisyndicalism = wikisyndicalisme
word-attacker = l'attaquant
word-defender = le défenseur

## Options
option-deals = Accords
option-deals-help = Tous les accords, des accords simples d'une chose contre une autre, ou aucun.
option-deals-all = tous
option-deals-simple = un contre un
option-deals-none = aucun
option-edition = Édition
option-edition-help = Un fichier avec le plateau et les cartes d'une autre édition ; la nôtre est en partie une reconstitution.

## Questions
ask-megacorp = Quelle MegaCorp est la vôtre ?
ask-take-industry = De quelle industrie est votre compagnie gratuite ?
ask-take-country = { $industry } : dans quel pays ?
ask-window = Jouez-vous une carte événement avant l'action de { $seat } ?
ask-action = Que faites-vous ?
ask-buy-again = Pas de permission pour celle-là. Essayez-vous une autre compagnie ?
ask-buy-industry = Dans quelle industrie achetez-vous ?
ask-buy-country = { $industry } : la compagnie de quel pays ?
ask-leave = { $seat } a déjà une compagnie ({ $industry }) et en veut une autre dans votre pays, { $country }. Le permettez-vous ?
ask-leave-price = Combien { $seat } vous paie-t-il cette permission ?
ask-leave-pay = La permission pour { $industry } ({ $country }) coûte { $amount } €. Payez-vous ?
ask-payout-industry = Quelle industrie verse des dividendes ?
ask-payout-window = { $industry } va verser des dividendes. Jouez-vous une carte ?
ask-payout-card = Quelle carte change le versement de { $industry } ?
ask-intervene-industry = Contre quelle industrie votre gouvernement agit-il ?
ask-intervene-country = { $industry } : dans lequel de vos pays ?
ask-hire-count = Combien de mercenaires engagez-vous à la banque, outre ceux de vos compagnies ?
ask-hire = { $seat } veut un mercenaire de votre compagnie { $industry } ({ $country }). Que répondez-vous ?
ask-hire-price = Combien le mercenaire coûte-t-il à { $seat } ?
ask-hire-pay = Le mercenaire de { $industry } ({ $country }) coûte { $amount } €. Payez-vous ?
ask-war-target = Quel pays attaquez-vous ?
ask-pause = { $seat } attaque : { $country }. Envoyez-vous des mercenaires ?
ask-help-side = Qui vos mercenaires aident-ils ({ $country }) ?
ask-help-count = Combien en envoyez-vous ?
ask-help-price = Combien en demandez-vous ?
ask-help-pay = { $partner } propose { $mercenaries } mercenaires pour { $amount } €. Payez-vous ?
ask-spoils = Vous avez gagné ({ $country }). Son gouvernement agit-il contre une compagnie de { $owner } ?
ask-spoils-industry = Contre quelle compagnie de { $owner } ({ $country }) ?
ask-bid = { $country } est aux enchères. Quelle est votre mise secrète ?
ask-ballot = Élection : { $country }. Votez-vous ?
ask-candidate = À qui vont vos voix pour { $country } ?
ask-card = Quelle carte jouez-vous ?
ask-election-country = Quelle démocratie vote ?
ask-auction-country = Quelle cleptocratie est mise aux enchères ?
ask-government-country = Quel pays change de gouvernement ?
ask-strike-industry = Dans quelle industrie est la grève ?
ask-strike-country = { $industry } : quelle compagnie ?
ask-deal = Proposez-vous un accord, ou répondez-vous à une offre ?
ask-offer-partner = À qui faites-vous une offre ?
ask-counter-partner = À quelle offre répondez-vous par une autre ?
ask-accept-partner = Quelle offre acceptez-vous ?
ask-reject-partner = Quelle offre déclinez-vous ?
ask-withdraw-partner = Quelle offre retirez-vous ?
ask-give = Que donnez-vous à { $partner } ?
ask-want = Que voulez-vous de { $partner } ?
ask-deal-money = Combien d'argent ? Continuez par le chiffre suivant.
ask-deal-company = { $industry } : quelle compagnie ?

## Choices
choice-do-buy = Acheter une compagnie
choice-do-payout = Faire verser les dividendes d'une industrie
choice-do-intervene = Intervention du gouvernement
choice-do-hire = Engager des mercenaires
choice-do-war = Lancer une guerre
choice-do-play = Jouer une carte événement
choice-do-refuse = Refuser
choice-do-price = Fixer un prix (0 : gratuit)
choice-do-pay = Payer
choice-do-decline = Décliner
choice-do-help = Envoyer des mercenaires
choice-do-done = Terminé
choice-do-vote = Voter
choice-do-abstain = S'abstenir
choice-do-pass = Passer
choice-do-offer = Proposer un accord
choice-do-counter = Répondre à une offre par une autre
choice-do-accept = Accepter une offre
choice-do-reject = Décliner une offre
choice-do-withdraw = Retirer une offre
choice-megacorp = { $value }
choice-industry = { $value }
choice-country = { $value }
choice-card = { $value }
choice-candidate = { $value }
choice-side = { $value }
choice-mercenaries = { $value ->
    [one] { $value } mercenaire
   *[other] { $value } mercenaires
}
choice-amount = + { $value } €
choice-partner = { $value }
choice-give-money = + { $value } €
choice-give-mercenaries = { $value ->
    [one] { $value } mercenaire
   *[other] { $value } mercenaires
}
choice-give-companies = Compagnie : { $value }
choice-give-countries = Pays : { $value }
choice-give-cards = Carte : { $value }
choice-want-money = + { $value } €
choice-want-mercenaries = { $value ->
    [one] { $value } mercenaire
   *[other] { $value } mercenaires
}
choice-want-companies = Compagnie : { $value }
choice-want-countries = Pays : { $value }
choice-want-cards = Carte : { $value }
choice-no-more = Rien d'autre

## Help on a choice
help-do-buy = 4 € à la banque pour une compagnie sans propriétaire. Si le pays est à un autre joueur et que vous avez déjà une compagnie de cette industrie, il doit le permettre.
help-do-payout = Chaque compagnie possédée de l'industrie rapporte 12, 10, 8, 6, 4 ou 3 € pour 0, 1, 2, 3, 4 ou 5 concurrents et plus. Vous prenez la carte Paid : tant que vous l'avez, vous ne pouvez pas recommencer.
help-do-intervene = Une compagnie dans un de vos pays : une démocratie la libère, une cleptocratie vous la donne, une dictature la nationalise, un wikisyndicalisme la syndicalise.
help-do-hire = Un gratuit par compagnie de défense à vous, un à 1 € de chacune qui n'est à aucun joueur, et un au prix convenu de chacune des autres.
help-do-war = La force de vos pays et tous vos mercenaires contre la défense du pays et les mercenaires de son propriétaire. Il faut être plus fort.
help-do-pass = Rien pour l'instant.
help-do-offer = Une liste de choses dans chaque sens. L'offre tient jusqu'à ce qu'elle reçoive une réponse, soit retirée ou devienne impossible.
help-elections = À votre tour : une démocratie vote ; chaque compagnie de médias a une voix.
help-vote-of-no-confidence = À tout moment libre : une démocratie vote.
help-greedy-kleptocrats = À votre tour : une cleptocratie va à la plus haute mise secrète.
help-oversupply = Pendant un versement : un concurrent de plus.
help-shortages = Pendant un versement : un concurrent de moins.
help-clone-soldiers = À tout moment libre : désormais les compagnies de biotechnologie fournissent aussi des mercenaires.
help-windfall = À votre tour : une industrie verse des dividendes ; la carte Paid n'y change rien.
help-wildcat-strike = À tout moment libre : une compagnie est syndicalisée, son propriétaire reçoit 4 €.

## The drawing
draw-left = a quitté la partie
draw-mercenaries = { $number ->
    [one] { $number } mercenaire
   *[other] { $number } mercenaires
}
draw-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
draw-active = actif
draw-paid = Paid
draw-offer = Offre
draw-face-down = une carte face cachée
draw-key = [ ] sans propriétaire  [N] nationalisée  [S] syndicalisée   pays : gouvernement défense/force
draw-deck = { $cards ->
    [one] { $cards } carte dans le paquet
   *[other] { $cards } cartes dans le paquet
}
draw-reconstructed = Édition : { $title } ({ $hash }), plateau et cartes en partie reconstitués
draw-edition = Édition : { $title } ({ $hash })

## Facts
fact-megacorp-chosen = { $seat } joue { $megacorp }.
fact-active-drawn = { $seat } est le premier joueur actif.
fact-country-drawn = { $country } revient par tirage à { $seat }.
fact-hand-dealt = { $seat } commence avec { $cards }.
fact-hand-dealt-unseen = { $seat } commence avec { $number ->
    [one] { $number } carte événement
   *[other] { $number } cartes événement
}.
fact-company-taken = { $seat } prend { $industry } ({ $country }).
fact-round-begun = Une manche commence ; { $seat } est actif. Après cette pioche il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
fact-event-drawn = { $seat } pioche { $card }.
fact-event-drawn-unseen = { $seat } pioche une carte événement ; il en reste { $left }.
fact-passed = { $seat } passe.
fact-bought = { $seat } achète { $industry } ({ $country }) pour { $money } €.
fact-leave-asked = { $seat } demande à { $owner } la permission d'acheter { $industry } ({ $country }).
fact-leave-refused = { $seat } refuse la permission à { $buyer }.
fact-price-named = { $seat } demande { $money } € à { $partner }.
fact-price-paid = { $seat } paie { $money } € à { $partner }.
fact-price-declined = { $seat } ne paie pas ce que demande { $partner }.
fact-payout-declared = { $seat } fait verser les dividendes : { $industry }.
fact-industry-paid = { $industry } verse : { $competitors ->
    [one] { $competitors } concurrent
   *[other] { $competitors } concurrents
}, { $each } € par compagnie possédée.
fact-earned = { $seat } gagne { $money } € ({ $industry }).
fact-paid-card-taken = { $seat } prend la carte Paid.
fact-divested = { $seat } fait sortir { $owner } de { $industry } ({ $country }), contre { $money } €.
fact-seized = { $seat } s'empare de { $industry } ({ $country }), jusque-là à { $owner }.
fact-nationalised = { $seat } nationalise { $industry } ({ $country }), jusque-là à { $owner }.
fact-syndicalised = { $seat } fait syndicaliser { $industry } ({ $country }) ; { $owner } reçoit { $money } €.
fact-hired = { $seat } reçoit { $own } mercenaires de ses compagnies et en engage { $hired } pour { $money } €.
fact-hire-asked = { $seat } demande à { $owner } un mercenaire de { $industry } ({ $country }).
fact-hire-refused = { $seat } ne donne pas de mercenaire à { $partner }.
fact-mercenary-hired = { $seat } reçoit un mercenaire de { $partner } pour { $money } €.
fact-war-declared = { $seat } attaque { $country }, qui est à { $owner }.
fact-war-on-unowned = { $seat } attaque { $country }, qui n'est à personne.
fact-help-offered = { $seat } propose à { $partner } { $mercenaries ->
    [one] { $mercenaries } mercenaire
   *[other] { $mercenaries } mercenaires
} pour { $money } €.
fact-helped = { $seat } envoie { $mercenaries ->
    [one] { $mercenaries } mercenaire
   *[other] { $mercenaries } mercenaires
} ; bénéficiaire : { $side }, prix : { $money } €.
fact-war-won = { $seat } prend { $country } : { $attack } contre { $defence }. Mercenaires perdus : { $lost } et { $defence-lost }.
fact-war-lost = { $seat } échoue devant { $country } : { $attack } contre { $defence }. Mercenaires perdus : { $lost } et { $defence-lost }.
fact-card-played = { $seat } joue { $card }.
fact-bid-made = { $seat } mise en secret { $money } €.
fact-bid-made-unseen = { $seat } a scellé sa mise.
fact-bid-revealed = { $seat } avait misé { $money } €.
fact-auction-won = { $seat } obtient { $country } pour { $money } €.
fact-auction-tied = Les plus hautes mises sont égales : { $country } n'est plus à personne.
fact-auction-idle = Personne n'a misé : rien ne change ({ $country }).
fact-election-called = { $seat } provoque une élection : { $country }.
fact-auction-called = { $seat } met aux enchères { $country }.
fact-voted = { $seat } vote pour { $candidate } : { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}.
fact-abstained = { $seat } s'abstient.
fact-elected = { $seat } gagne { $country } avec { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}.
fact-election-tied = Égalité : { $country } n'est plus à personne.
fact-election-idle = Aucune voix : rien ne change ({ $country }).
fact-government-changed = Nouveau gouvernement ({ $country }) : { $government }.
fact-company-opened = Une nouvelle compagnie : { $industry } ({ $country }).
fact-hiring-extended = Désormais les compagnies de { $industry } fournissent aussi des mercenaires.
fact-offer-made = { $seat } propose un accord à { $partner } :
fact-deal-made = { $seat } accepte l'offre de { $partner } :
fact-term-money = { $seat } → { $partner } : { $money } €
fact-term-mercenaries = { $seat } → { $partner } : { $mercenaries ->
    [one] { $mercenaries } mercenaire
   *[other] { $mercenaries } mercenaires
}
fact-term-company = { $seat } → { $partner } : { $industry } ({ $country })
fact-term-country = { $seat } → { $partner } : { $country }
fact-term-card = { $seat } → { $partner } : { $card }, face cachée
fact-term-card-unseen = { $seat } → { $partner } : une carte face cachée
fact-offer-rejected = { $seat } décline l'offre de { $partner }.
fact-offer-withdrawn = { $seat } retire son offre à { $partner }.
fact-offer-lapsed = L'offre de { $seat } à { $partner } est devenue impossible.
fact-left = { $seat } quitte la partie et perd tout. Cartes défaussées : { $cards }.
fact-final-payouts = La partie se termine : chaque industrie verse encore une fois.
fact-game-ended = La partie est finie. Le plus riche : { $winners }. Argent : { $scores }.

## The board
board-euros = { $amount } €
board-corner = propriétaire · pays
    régime · défense/force
board-independents = Indépendants
board-countries = Pays
board-companies = Compagnies
board-mercenaries = Mercenaires
board-mercenaries-strength = Mercenaires ; attaque avec { $strength }
board-event-cards = Cartes événement
board-an-event-card = Carte événement
board-money = Argent
board-nobody = personne
board-nothing = rien
board-holder-unowned = sans propriétaire, { $amount } €
board-holder-nationalised = nationalisée
board-holder-syndicalised = syndicalisée
board-holder-absent = pas encore là
board-company-label = { $industry }, { $country } : { $holder }
board-company-legal = { $industry }, { $country } : { $holder }. Peut être choisie.
board-country-label = { $country }, { $government }, propriétaire : { $holder }. Défense { $defence }, force { $force } ; il faut battre { $defends }.
board-country-legal = { $country }, { $government }, propriétaire : { $holder }. Défense { $defence }, force { $force } ; il faut battre { $defends }. Peut être choisi.
board-industry-label = { $industry } : concurrents { $competitors }, verse { $amount } € par compagnie, { $own } € à vous.
board-industry-legal = { $industry } : concurrents { $competitors }, verse { $amount } € par compagnie, { $own } € à vous. Peut être choisie.
board-yours = vous { $amount } €
board-code-nafta = ALÉ
board-code-european-union = UE
board-code-japan = JPN
board-code-india = IND
board-code-mercosur = MER
board-code-great-russia = RUS
board-code-asean = ASE
board-code-african-federation = AFR
board-code-china = CHN
board-code-caliphate = CAL
board-code-maghreb = MAG
board-code-switzerland = SUI
board-code-l-5 = L-5
board-code-asteroid = AST
board-code-open-source = OPS
board-round = tour
board-events-left = événements restants
board-setup = mise en place
board-last-call = dernier appel
board-board = plateau
board-reconstructed = reconstitué
board-paid-help = A la carte Paid : pas d'action de versement tant qu'un autre ne l'a pas prise.
board-active-help = Le joueur actif pioche un événement et commence ce tour.
board-payout = Versement
board-by-competitors = selon les concurrents
board-competitors = { $number ->
    [one] { $number } concurrent
   *[other] { $number } concurrents
}
board-worth-now = Si tout finissait ici
board-key = Légende
board-key-democracy = force la vente
board-key-kleptocracy = prend la compagnie
board-key-dictatorship = nationalise
board-key-wikisyndicalism = syndicalise
board-key-unowned = sans propriétaire, à vendre
board-key-nationalised = nationalisée
board-key-syndicalised = syndicalisée
board-key-absent = pas encore là
board-key-strength = défense / force
board-your-events = Vos événements
board-secret = secrets
board-no-events = Aucune carte événement
board-timing-own-turn = À votre tour, avant votre action
board-timing-any-time = À tout moment libre
board-timing-payout = Pendant un versement
board-lay-ready = préparer
board-laid-ready = préparée
board-lay-ready-help = Jouée d'elle-même dès qu'un moment le permet.
board-windows = Moments libres
board-windows-pass = passer
board-windows-ask = demander
board-windows-pass-help = Passer d'office dans les moments libres et les versements.
board-windows-ask-help = Être interrogé à chaque moment libre et versement tant que vous avez des cartes.
board-act-buy = Acheter
board-act-payout = Versement
board-act-intervene = Intervenir
board-act-hire = Engager
board-act-war = Guerre
board-act-play = Jouer une carte
board-act-pass = Passer
board-note-buy = { $number } à vendre, { $amount } € pièce
board-note-payout = au mieux : { $industry }, { $amount } €
board-note-payout-none = rien à vous ne rapporte
board-note-intervene = { $number ->
    [one] { $number } compagnie à portée
   *[other] { $number } compagnies à portée
}
board-note-hire = vous en avez { $number }
board-note-war = votre force : { $strength }
board-note-pass = finir votre tour
board-note-pass-window = ne rien jouer
board-remark-industry = { $amount } € chacune · vous { $own } €
board-remark-war = { $attack } contre { $defence }
board-votes = { $number ->
    [one] { $number } voix
   *[other] { $number } voix
}
board-home-mokia = commence avec l'Union européenne
board-home-globbo = commence avec le Mercosur
board-home-nonintendo = commence avec le Japon
board-home-lenogo = commence avec la Chine
board-home-the-mouse = pas de pays, plus d'événements
board-home-windoze = pas de pays, plus d'événements
board-less = Moins
board-more = Plus
board-at-most = au plus { $amount } €
board-your-bid = Votre mise
board-your-price = Votre prix
board-seal-bid = Sceller une mise de { $amount } €
board-name-price = Demander { $amount } €
board-bid-sealed = scellée
board-bid-open = attendue
board-deal-from = Offre de { $name }
board-deal-to = Votre offre à { $name }
board-deal-between = { $name } propose à { $other }
board-gives = { $name } donne
board-you-give = vous donnez
board-you-get = vous recevez
board-traded = dans l'offre
board-would-pay-you = { $industry } vous verserait
board-would-pay = { $industry } verserait à { $name }
board-accept = Accepter
board-counter = Contre-offre
board-turn-down = Refuser
board-take-back = La retirer
board-deal-fine-print = Exécuté d'un bloc, aussitôt. Les promesses du chat n'engagent personne.
board-deal-simple = Accords simples : une chose dans chaque sens.
board-make-an-offer = Faire une offre
board-offers-left = { $number ->
    [one] encore { $number } dans ce moment libre ; cela ne coûte pas d'action
   *[other] encore { $number } dans ce moment libre ; cela ne coûte pas d'action
}
board-offer-to = Une offre à
board-offer-title = Votre offre à { $name }
board-counter-title = Votre réponse à { $name }
board-of-seat = de ce qu'a { $name }
board-send-offer = Envoyer l'offre
board-offers-a-deal = { $name } propose un accord
board-open = Ouvrir
board-shut = Fermer
board-final-score = Score final
board-final-won = { $winners } gagne avec { $amount } €.
board-final-money = Argent
board-final-before = Avant les derniers versements
board-final-total = Total
board-each-company = { $amount } € chacune
board-no-deals = Aucune offre en cours.
board-brief-war = L'attaquant a { $attack }, le défenseur { $defence }.
begin-deal = Faire une offre

## Why something is not possible
why-money = Vous avez moins de { $amount } €, et il n'y a pas de crédit.
why-too-much = Au plus { $amount } € : il n'y a pas de crédit.
why-nothing-unowned = Aucune compagnie n'est libre.
why-round-paid = Ce tour a déjà eu son versement.
why-paid-card = Vous avez la carte Paid ; un autre doit d'abord la prendre.
why-no-country = Vous n'avez pas de pays.
why-no-company-there = Aucun joueur n'a de compagnie dans vos pays.
why-no-mercenary = Une guerre demande au moins un mercenaire.
why-no-target = Il n'y a aucun pays à attaquer.
why-nothing-to-hire = Il n'y a personne à engager.
why-only-buy = Après un refus, vous pouvez acheter une autre compagnie ou passer.
why-not-your-action = Ce n'est pas votre action ; elle vient à votre tour. C'est à { $seat }.
why-no-deals = Cette table joue sans accords.
why-no-open-moment = Tant que quelque chose se règle, ni cartes ni accords.
why-offers-made = Vous pouvez faire deux offres par moment libre.
why-no-own-offer = Aucune de vos offres ne tient.
why-no-offer = Personne ne vous a fait d'offre.
why-cannot-give = Vous n'avez pas tout ce que l'offre demande.
why-no-cards = Vous n'avez pas de carte événement.
why-no-fitting-card = Aucune de vos cartes ne convient à ce moment.
why-not-your-card = Vous n'avez pas cette carte.
why-same-card-lies = Une carte du même effet est déjà posée.
why-card-payout = Cette carte ne sert que pendant un versement.
why-card-own-turn = Cette carte se joue à votre tour, avant votre action.
why-card-any-time = Cette carte se joue dans les moments libres avant les actions, quand on vous le demande.
why-card-finds-nothing = La carte ne trouve rien à quoi s'appliquer.
why-no-such-company = Cette compagnie n'existe pas.
why-absent = { $country } n'a pas encore de compagnie ; sa carte l'apporte.
why-nobody-owns = Aucun joueur ne possède cette compagnie.
why-own-company = Cette compagnie est déjà à vous.
why-owned = Cette compagnie est à { $owner }. Proposez un accord.
why-nationalised = Une compagnie nationalisée n'est pas à vendre.
why-syndicalised = Une compagnie syndicalisée n'est pas à vendre.
why-refused = On vous a refusé cette compagnie pendant cette action.
why-other-industry = Vous avez nommé { $industry }.
why-independent = { $country } est indépendant : nul ne le possède, ne l'attaque ni ne le gouverne.
why-not-the-losers = Seule une compagnie de { $owner } ({ $country }) peut être visée.
why-not-your-country = { $country } n'est pas à vous.
why-own-country = { $country } est déjà à vous.
why-other-government = { $country } n'a pas le régime que la carte demande.
why-none-free = Aucune compagnie de cette industrie n'est à vendre : { $industry }.
why-none-in-reach = Aucune compagnie de cette industrie dans vos pays : { $industry }.

## The first game
guide-intro-1 = Vous dirigez un conglomérat. Quand le dernier événement est pioché et son tour joué, le plus riche gagne. Seul l'argent compte.
guide-intro-2 = Les colonnes sont les industries, les lignes les pays, chaque case une compagnie. Sous l'industrie : ce que chaque compagnie possédée rapporterait maintenant. Moins il y a de concurrents, plus c'est.
guide-intro-3 = À chaque tour, chacun a une action : acheter, faire verser une industrie, intervenir, engager des mercenaires, faire la guerre ou passer. Un seul versement par tour.
guide-intro-4 = Réunissez les compagnies d'une même industrie. Chaque autre joueur et chaque case libre y est un concurrent. Un monopole rapporte 12 € par compagnie.
guide-intro-5 = Un pays, c'est le pouvoir : son gouvernement agit contre les compagnies qui s'y trouvent. Il vous protège aussi : une deuxième compagnie d'une industrie y demande votre permission.
guide-intro-6 = Négociez. Entre les actions tout peut changer de main : compagnies, pays, argent, mercenaires, cartes. Deux joueurs qui échangent bien distancent les autres.
guide-intro-7 = Les événements sont secrets ; chacun dit quand il se joue. À la fin, chaque industrie verse une dernière fois : ce que vous possédez alors compte encore.
guide-ask-megacorp = Quatre MegaCorps apportent un pays, deux plus d'événements. Pour débuter, prenez-en une avec un pays.
guide-ask-take-industry = Elle est gratuite. Visez deux compagnies d'une même industrie, de préférence dans un pays qui n'est à personne d'autre.
guide-ask-take-country = Une compagnie dans votre propre pays est la plus sûre.
guide-ask-window = Personne n'agit encore : jouez une carte de moment libre ou passez. Dans votre bac, vous pouvez passer d'office.
guide-ask-action = Au début, achetez : une deuxième compagnie d'une industrie ôte un concurrent et rapporte. Plus tard, faites verser celle qui vous paie le plus et les autres le moins.
guide-ask-buy-again = Vous pouvez essayer une autre compagnie ou passer ; plus d'autre action.
guide-ask-buy-industry = 4 € à la banque. Là où vous en avez déjà une, chaque compagnie de plus ôte aussi un concurrent.
guide-ask-buy-country = Si le pays est à un autre et que vous avez déjà une compagnie de cette industrie, son propriétaire est consulté.
guide-ask-leave = Votre pays, votre prix. Refuser garde un rival petit ; un prix rapporte.
guide-ask-leave-price = Demandez ce que la compagnie vaut pour l'autre : à peu près un versement de l'industrie.
guide-ask-leave-pay = Les 4 € de la banque s'y ajoutent.
guide-ask-payout-industry = Choisissez ce qui vous paie plus qu'aux rivaux : les sommes sont en tête de colonne. Ensuite vous avez Paid.
guide-ask-payout-window = Surabondance baisse, Pénurie augmente ce que chacun gagne ici.
guide-ask-payout-card = Elle change le nombre de concurrents d'un, pour tous.
guide-ask-intervene-industry = Une démocratie force la vente à 4 €, une cleptocratie vous donne la compagnie, une dictature la ferme, un wikisyndicalisme la retire pour 4 €.
guide-ask-intervene-country = C'est le gouvernement de ce pays qui décide du sort.
guide-ask-hire-count = Vos compagnies de défense donnent les leurs gratis. Les mercenaires comptent en attaque et en défense.
guide-ask-hire = Contre qui se battra-t-il ? Un prix, c'est de l'argent ; un refus, de la sûreté.
guide-ask-hire-price = À la banque, un mercenaire coûte 1 €.
guide-ask-hire-pay = Il compte pour un dans chaque guerre, jusqu'à sa perte.
guide-ask-war-target = Il faut être plus fort, pas égal, et vous perdez au moins un mercenaire. D'autres peuvent aider chaque camp.
guide-ask-pause = Envoyez des mercenaires, payants ou non, ou restez à l'écart.
guide-ask-help-side = Les chiffres du plateau disent qui est devant.
guide-ask-help-count = Ils appartiennent dès lors au camp aidé.
guide-ask-help-price = Zéro est un cadeau ; tout autre prix peut être refusé.
guide-ask-help-pay = Sans eux la guerre peut tourner autrement.
guide-ask-spoils = Le gouvernement du vainqueur peut aussitôt agir contre une compagnie du perdant.
guide-ask-spoils-industry = Le gouvernement du pays décide de son sort.
guide-ask-bid = Tous misent en secret. Seul le plus haut paie, à la banque ; à égalité, le pays n'est à personne.
guide-ask-ballot = Vous avez une voix par compagnie de médias.
guide-ask-candidate = On peut voter pour n'importe qui, soi compris. À égalité, le pays n'est à personne.
guide-ask-card = La carte agit aussitôt, puis est défaussée.
guide-ask-election-country = Voyez qui a des compagnies de médias avant d'appeler au vote.
guide-ask-auction-country = Chacun peut miser tout ce qu'il a : comparez l'argent.
guide-ask-government-country = Le propriétaire reste. Le nouveau régime fixe l'effet des interventions.
guide-ask-strike-industry = Une compagnie syndicalisée ne rapporte rien et reste un concurrent.
guide-ask-strike-country = Son propriétaire reçoit 4 €.
guide-ask-deal = Rien ne vous attend : faites une offre, répondez, ou regardez.
guide-ask-offer-partner = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-counter-partner = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-accept-partner = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-reject-partner = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-withdraw-partner = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-give = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-want = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-deal-money = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
guide-ask-deal-company = Un accord s'exécute en entier ou pas du tout ; les promesses n'engagent personne.
