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
