title = MegaCorps
tagline = Buy companies, bend governments, hire mercenaries and deal with anyone: the richest conglomerate wins.
play-time = 60 min
bot-dealer = Dealer
bot-dealer-help = weighs what will pay, bids and makes deals
seat-number = Player { $number }

## Names of things
word-aerospace = Aerospace
word-biotech = Biotech
word-computers = Computers
word-defense = Defense
word-finance = Finance
word-media = Media
word-metals = Metals
word-nanotech = Nanotech
word-oil = Oil
word-robotics = Robotics
word-software = Software
word-solar = Solar
word-nafta = NAFTA
word-european-union = European Union
word-japan = Japan
word-india = India
word-mercosur = Mercosur
word-great-russia = Great Russia
word-asean = ASEAN
word-african-federation = African Federation
word-china = China
word-caliphate = Caliphate
word-maghreb = Maghreb
word-switzerland = Switzerland
word-l-5 = L-5
word-asteroid = Asteroid
word-open-source = Open Source
word-elections = Elections
word-vote-of-no-confidence = Vote of No Confidence
word-greedy-kleptocrats = Greedy Kleptocrats
word-oversupply = Oversupply
word-shortages = Shortages
word-clone-soldiers = Clone Soldiers
word-l-5-card = L-5 (card)
word-asteroid-card = Asteroid (card)
word-wikisyndicalism-card = Wikisyndicalism (card)
word-windfall = Windfall
word-coup-d-etat = Coup d'État
word-state-capture = State Capture
word-velvet-revolution = Velvet Revolution
word-wildcat-strike = Wildcat Strike
word-mokia = Mokia
word-globbo = Globbo
word-nonintendo = Nonintendo
word-lenogo = Lenogo
word-the-mouse = The Mouse
word-windoze = Windoze
word-democracy = democracy
word-kleptocracy = kleptocracy
word-dictatorship = dictatorship
word-wikisyndicalism = wikisyndicalism
word-attacker = the attacker
word-defender = the defender

## Options
option-deals = Deals
option-deals-help = All deals, simple deals with one thing each way, or none.
option-deals-all = all deals
option-deals-simple = one for one
option-deals-none = none
option-edition = Edition
option-edition-help = A file with the board and cards of another edition; ours is partly a reconstruction.

## Questions
ask-megacorp = Which MegaCorp is yours?
ask-take-industry = Which industry does your free company belong to?
ask-take-country = { $industry }: in which country?
ask-window = Do you play an event card before { $seat } acts?
ask-action = What do you do?
ask-buy-again = No leave for that one. Do you try another company?
ask-buy-industry = In which industry do you buy?
ask-buy-country = { $industry }: the company of which country?
ask-leave = { $seat } already has a company in { $industry } and wants another in your country { $country }. Do you allow it?
ask-leave-price = What does { $seat } pay you for the leave?
ask-leave-pay = The leave for { $industry } in { $country } costs €{ $amount }. Do you pay?
ask-payout-industry = Which industry pays out?
ask-payout-window = { $industry } is about to pay out. Do you play a card?
ask-payout-card = Which card changes the payout of { $industry }?
ask-intervene-industry = Against which industry does your government act?
ask-intervene-country = { $industry }: in which of your countries?
ask-hire-count = How many mercenaries do you hire from the bank, besides those of your own companies?
ask-hire = { $seat } wants a mercenary of your company { $industry } ({ $country }). What do you say?
ask-hire-price = What does the mercenary cost { $seat }?
ask-hire-pay = The mercenary of { $industry } ({ $country }) costs €{ $amount }. Do you pay?
ask-war-target = Which country do you attack?
ask-pause = { $seat } attacks { $country }. Do you send mercenaries?
ask-help-side = Whom do your mercenaries help in { $country }?
ask-help-count = How many do you send?
ask-help-price = What do you ask for them?
ask-help-pay = { $partner } offers { $mercenaries } mercenaries for €{ $amount }. Do you pay?
ask-spoils = You won in { $country }. Does its government act against a company of { $owner }?
ask-spoils-industry = Against which company of { $owner } in { $country }?
ask-bid = { $country } is up for auction. What is your secret bid?
ask-ballot = { $country } votes. Do you vote?
ask-candidate = Who gets your votes for { $country }?
ask-card = Which card do you play?
ask-election-country = Which democracy votes?
ask-auction-country = Which kleptocracy is up for auction?
ask-government-country = Which country gets a new government?
ask-strike-industry = In which industry is the strike?
ask-strike-country = { $industry }: which company?
ask-deal = Do you offer or answer a deal?
ask-offer-partner = To whom do you make an offer?
ask-counter-partner = Whose offer do you counter?
ask-accept-partner = Whose offer do you accept?
ask-reject-partner = Whose offer do you turn down?
ask-withdraw-partner = Which offer do you take back?
ask-give = What do you give { $partner }?
ask-want = What do you want from { $partner }?
ask-deal-money = How much money? Go on with the next digit.
ask-deal-company = { $industry }: which company?

## Choices
choice-do-buy = Buy a company
choice-do-payout = Let an industry pay out
choice-do-intervene = Government intervention
choice-do-hire = Hire mercenaries
choice-do-war = Start a war
choice-do-play = Play an event card
choice-do-refuse = Refuse
choice-do-price = Name a price (0 is free)
choice-do-pay = Pay
choice-do-decline = Decline
choice-do-help = Send mercenaries
choice-do-done = Done
choice-do-vote = Vote
choice-do-abstain = Abstain
choice-do-pass = Pass
choice-do-offer = Offer a deal
choice-do-counter = Answer an offer with another
choice-do-accept = Accept an offer
choice-do-reject = Turn an offer down
choice-do-withdraw = Take an offer back
choice-megacorp = { $value }
choice-industry = { $value }
choice-country = { $value }
choice-card = { $value }
choice-candidate = { $value }
choice-side = { $value }
choice-mercenaries = { $value ->
    [one] 1 mercenary
   *[other] { $value } mercenaries
}
choice-amount = + €{ $value }
choice-partner = { $value }
choice-give-money = + €{ $value }
choice-give-mercenaries = { $value ->
    [one] 1 mercenary
   *[other] { $value } mercenaries
}
choice-give-companies = Company: { $value }
choice-give-countries = Country: { $value }
choice-give-cards = Card: { $value }
choice-want-money = + €{ $value }
choice-want-mercenaries = { $value ->
    [one] 1 mercenary
   *[other] { $value } mercenaries
}
choice-want-companies = Company: { $value }
choice-want-countries = Country: { $value }
choice-want-cards = Card: { $value }
choice-no-more = Nothing more

## Help on a choice
help-do-buy = €4 to the bank for an unowned company. Where another player owns the country and you already have a company of that industry, that player must agree.
help-do-payout = Every owned company of the industry earns: €12, 10, 8, 6, 4 or 3 for 0, 1, 2, 3, 4 or 5 and more competitors. You then hold the Paid card and can't do it again until another takes it.
help-do-intervene = A company in one of your countries: a democracy makes it unowned, a kleptocracy gives it to you, a dictatorship nationalises it, a wikisyndicalism syndicalises it.
help-do-hire = One free for each own Defense company, €1 from each that no player owns, and at a price from those of the others.
help-do-war = The force of your countries and all your mercenaries against the country's defence and its owner's mercenaries. You must be stronger.
help-do-pass = Nothing, for now.
help-do-offer = A list of things each way. The offer stands until it is answered, taken back or impossible.
help-elections = On your turn: a democracy votes; each Media company has one vote.
help-vote-of-no-confidence = In any open moment: a democracy votes.
help-greedy-kleptocrats = On your turn: a kleptocracy goes to the highest of secret bids.
help-oversupply = During a payout: one competitor more.
help-shortages = During a payout: one competitor less.
help-clone-soldiers = In any open moment: from now on Biotech companies give mercenaries too.
help-windfall = On your turn: an industry pays out; the Paid card does not matter.
help-wildcat-strike = In any open moment: a company becomes syndicalised, its owner gets €4.

## The drawing
draw-left = has left
draw-mercenaries = { $number ->
    [one] 1 mercenary
   *[other] { $number } mercenaries
}
draw-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
draw-active = active
draw-paid = Paid
draw-offer = Offer
draw-face-down = a card face down
draw-key = [ ] unowned  [N] nationalised  [S] syndicalised   country: government defence/force
draw-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
draw-reconstructed = Edition: { $title } ({ $hash }), board and cards partly reconstructed
draw-edition = Edition: { $title } ({ $hash })

## Facts
fact-megacorp-chosen = { $seat } plays { $megacorp }.
fact-active-drawn = { $seat } is the first active player.
fact-country-drawn = { $country } falls to { $seat } by lot.
fact-hand-dealt = { $seat } starts with { $cards }.
fact-hand-dealt-unseen = { $seat } starts with { $number ->
    [one] 1 event card
   *[other] { $number } event cards
}.
fact-company-taken = { $seat } takes { $industry } ({ $country }).
fact-round-begun = A round begins; { $seat } is active. After this draw the deck has { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
fact-event-drawn = { $seat } draws { $card }.
fact-event-drawn-unseen = { $seat } draws an event card; { $left } left.
fact-passed = { $seat } passes.
fact-bought = { $seat } buys { $industry } ({ $country }) for €{ $money }.
fact-leave-asked = { $seat } asks { $owner } for leave to buy { $industry } ({ $country }).
fact-leave-refused = { $seat } refuses { $buyer } the leave.
fact-price-named = { $seat } asks { $partner } for €{ $money }.
fact-price-paid = { $seat } pays { $partner } €{ $money }.
fact-price-declined = { $seat } does not pay what { $partner } asks.
fact-payout-declared = { $seat } lets { $industry } pay out.
fact-industry-paid = { $industry } pays: { $competitors ->
    [one] 1 competitor
   *[other] { $competitors } competitors
}, €{ $each } for each owned company.
fact-earned = { $seat } earns €{ $money } from { $industry }.
fact-paid-card-taken = { $seat } takes the Paid card.
fact-divested = { $seat } forces { $owner } out of { $industry } ({ $country }), with €{ $money } for it.
fact-seized = { $seat } seizes { $industry } ({ $country }) from { $owner }.
fact-nationalised = { $seat } nationalises { $industry } ({ $country }), until now of { $owner }.
fact-syndicalised = { $seat } has { $industry } ({ $country }) syndicalised; { $owner } gets €{ $money }.
fact-hired = { $seat } gets { $own } mercenaries of own companies and hires { $hired } for €{ $money }.
fact-hire-asked = { $seat } asks { $owner } for a mercenary of { $industry } ({ $country }).
fact-hire-refused = { $seat } gives { $partner } no mercenary.
fact-mercenary-hired = { $seat } gets a mercenary from { $partner } for €{ $money }.
fact-war-declared = { $seat } attacks { $country }, which belongs to { $owner }.
fact-war-on-unowned = { $seat } attacks { $country }, which belongs to nobody.
fact-help-offered = { $seat } offers { $partner } { $mercenaries ->
    [one] 1 mercenary
   *[other] { $mercenaries } mercenaries
} for €{ $money }.
fact-helped = { $seat } sends { $mercenaries ->
    [one] 1 mercenary
   *[other] { $mercenaries } mercenaries
} to { $side } for €{ $money }.
fact-war-won = { $seat } takes { $country }: { $attack } against { $defence }. Mercenaries lost: { $lost } and { $defence-lost }.
fact-war-lost = { $seat } fails to take { $country }: { $attack } against { $defence }. Mercenaries lost: { $lost } and { $defence-lost }.
fact-card-played = { $seat } plays { $card }.
fact-bid-made = { $seat } secretly bids €{ $money }.
fact-bid-made-unseen = { $seat } has sealed a bid.
fact-bid-revealed = { $seat } bid €{ $money }.
fact-auction-won = { $seat } buys { $country } for €{ $money }.
fact-auction-tied = The highest bids are equal: nobody owns { $country } now.
fact-auction-idle = Nobody bid: { $country } stays as it is.
fact-election-called = { $seat } calls an election in { $country }.
fact-auction-called = { $seat } puts { $country } up for auction.
fact-voted = { $seat } votes for { $candidate }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
fact-abstained = { $seat } abstains.
fact-elected = { $seat } wins { $country } with { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
fact-election-tied = A tie: nobody owns { $country } now.
fact-election-idle = No vote was cast: { $country } stays as it is.
fact-government-changed = { $country } is now a { $government }.
fact-company-opened = A new company: { $industry } ({ $country }).
fact-hiring-extended = From now on { $industry } companies give mercenaries too.
fact-offer-made = { $seat } offers { $partner } a deal:
fact-deal-made = { $seat } accepts the offer of { $partner }:
fact-term-money = { $seat } → { $partner }: €{ $money }
fact-term-mercenaries = { $seat } → { $partner }: { $mercenaries ->
    [one] 1 mercenary
   *[other] { $mercenaries } mercenaries
}
fact-term-company = { $seat } → { $partner }: { $industry } ({ $country })
fact-term-country = { $seat } → { $partner }: { $country }
fact-term-card = { $seat } → { $partner }: { $card }, face down
fact-term-card-unseen = { $seat } → { $partner }: a card, face down
fact-offer-rejected = { $seat } turns down the offer of { $partner }.
fact-offer-withdrawn = { $seat } takes back the offer to { $partner }.
fact-offer-lapsed = The offer of { $seat } to { $partner } has become impossible.
fact-left = { $seat } leaves the game and loses everything. Cards discarded: { $cards }.
fact-final-payouts = The game ends: every industry pays once more.
fact-game-ended = The game is over. Richest: { $winners }. Money: { $scores }.

## The board
board-euros = €{ $amount }
board-corner = owner · country
    rule · defence/force
board-independents = Independents
board-countries = Countries
board-companies = Companies
board-mercenaries = Mercenaries
board-mercenaries-strength = Mercenaries; attacks with { $strength }
board-event-cards = Event cards
board-an-event-card = Event card
board-money = Money
board-nobody = nobody
board-nothing = nothing
board-holder-unowned = unowned, €{ $amount }
board-holder-nationalised = nationalised
board-holder-syndicalised = syndicalised
board-holder-absent = not there yet
board-company-label = { $industry }, { $country }: { $holder }
board-company-legal = { $industry }, { $country }: { $holder }. Can be chosen.
board-country-label = { $country }, { $government }, owner: { $holder }. Defence { $defence }, force { $force }; an attacker must beat { $defends }.
board-country-legal = { $country }, { $government }, owner: { $holder }. Defence { $defence }, force { $force }; an attacker must beat { $defends }. Can be chosen.
board-industry-label = { $industry }: competitors { $competitors }, pays €{ $amount } a company, €{ $own } to you.
board-industry-legal = { $industry }: competitors { $competitors }, pays €{ $amount } a company, €{ $own } to you. Can be chosen.
board-yours = you €{ $amount }
board-code-nafta = NAF
board-code-european-union = EU
board-code-japan = JPN
board-code-india = IND
board-code-mercosur = MER
board-code-great-russia = RUS
board-code-asean = ASE
board-code-african-federation = AFR
board-code-china = CHN
board-code-caliphate = CAL
board-code-maghreb = MAG
board-code-switzerland = SWI
board-code-l-5 = L-5
board-code-asteroid = AST
board-code-open-source = OPS
board-round = round
board-events-left = events left
board-setup = set-up
board-last-call = last call
board-board = board
board-reconstructed = reconstructed
board-paid-help = Holds the Paid card: no payout action until another takes it.
board-active-help = The active player draws an event card and acts first this round.
board-payout = Payout
board-by-competitors = by competitors
board-competitors = { $number ->
    [one] 1 competitor
   *[other] { $number } competitors
}
board-worth-now = If it ended now
board-key = Key
board-key-democracy = forces a sale
board-key-kleptocracy = takes the company
board-key-dictatorship = nationalises
board-key-wikisyndicalism = syndicalises
board-key-unowned = unowned, for sale
board-key-nationalised = nationalised
board-key-syndicalised = syndicalised
board-key-absent = not there yet
board-key-strength = defence / force
board-your-events = Your events
board-secret = secret
board-no-events = No event cards
board-timing-own-turn = On your turn, before your action
board-timing-any-time = In any open moment
board-timing-payout = During a payout
board-lay-ready = lay ready
board-laid-ready = laid ready
board-lay-ready-help = Played by itself at the next moment that allows it.
board-windows = Open moments
board-windows-pass = pass
board-windows-ask = ask me
board-windows-pass-help = Pass by yourself in open moments and payouts.
board-windows-ask-help = Be asked in every open moment and payout while you hold cards.
board-act-buy = Buy
board-act-payout = Payout
board-act-intervene = Intervene
board-act-hire = Hire
board-act-war = War
board-act-play = Play a card
board-act-pass = Pass
board-note-buy = { $number } for sale, €{ $amount } each
board-note-payout = best for you: { $industry }, €{ $amount }
board-note-payout-none = you own nothing that pays
board-note-intervene = { $number ->
    [one] 1 company in reach
   *[other] { $number } companies in reach
}
board-note-hire = you have { $number }
board-note-war = your strength: { $strength }
board-note-pass = end your turn
board-note-pass-window = play no card
board-remark-industry = €{ $amount } each · you €{ $own }
board-remark-war = yours { $attack } against { $defence }
board-votes = { $number ->
    [one] 1 vote
   *[other] { $number } votes
}
board-home-mokia = starts with the European Union
board-home-globbo = starts with Mercosur
board-home-nonintendo = starts with Japan
board-home-lenogo = starts with China
board-home-the-mouse = no country, more event cards
board-home-windoze = no country, more event cards
board-less = Less
board-more = More
board-at-most = at most €{ $amount }
board-your-bid = Your bid
board-your-price = Your price
board-seal-bid = Seal a bid of €{ $amount }
board-name-price = Ask for €{ $amount }
board-bid-sealed = sealed
board-bid-open = still to come
board-deal-from = Deal from { $name }
board-deal-to = Your offer to { $name }
board-deal-between = { $name } offers { $other }
board-gives = { $name } gives
board-you-give = you give
board-you-get = you get
board-traded = in the deal
board-would-pay-you = { $industry } would pay you
board-would-pay = { $industry } would pay { $name }
board-accept = Accept
board-counter = Counter
board-turn-down = Refuse
board-take-back = Take it back
board-deal-fine-print = Carried out whole, at once. Promises in the chat bind nobody.
board-deal-simple = Simple deals: one thing each way.
board-make-an-offer = Make an offer
board-offers-left = { $number ->
    [one] one more in this open moment; it costs no action
   *[other] { $number } more in this open moment; they cost no action
}
board-offer-to = An offer to
board-offer-title = Your offer to { $name }
board-counter-title = Your answer to { $name }
board-of-seat = from what { $name } has
board-send-offer = Send the offer
board-offers-a-deal = { $name } offers a deal
board-open = Open
board-shut = Close
board-final-score = Final score
board-final-won = { $winners } wins with €{ $amount }.
board-final-money = Money
board-final-before = Before the last payouts
board-final-total = Total
board-each-company = €{ $amount } each
board-no-deals = No offer stands.
board-brief-war = The attacker has { $attack }, the defender { $defence }.
begin-deal = Make an offer

## Why something is not possible
why-money = You have less than €{ $amount }, and there is no credit.
why-too-much = At most €{ $amount }: there is no credit.
why-nothing-unowned = No company is unowned.
why-round-paid = This round has had its payout.
why-paid-card = You hold the Paid card; another must take it first.
why-no-country = You have no country.
why-no-company-there = No player owns a company in your countries.
why-no-mercenary = A war needs at least one mercenary.
why-no-target = There is no country to attack.
why-nothing-to-hire = There is nobody to hire from.
why-only-buy = After a no you may buy another company or pass.
why-not-your-action = Now is not your action; it comes with the turn. { $seat } is next to act.
why-no-deals = This table plays without deals.
why-no-open-moment = While something is being resolved there are neither cards nor deals.
why-offers-made = You can make two offers in an open moment.
why-no-own-offer = None of your offers stands.
why-no-offer = Nobody has made you an offer.
why-cannot-give = You do not have all that the offer asks for.
why-no-cards = You hold no event card.
why-no-fitting-card = None of your cards fits this moment.
why-not-your-card = You do not hold this card.
why-same-card-lies = A card of the same kind lies already.
why-card-payout = This card is for payouts only.
why-card-own-turn = This card is for your own turn, before your action.
why-card-any-time = This card is played in the open moments before actions, when you are asked.
why-card-finds-nothing = The card finds nothing that it could be about.
why-no-such-company = There is no such company.
why-absent = { $country } has no company yet; its card brings it.
why-nobody-owns = No player owns this company.
why-own-company = This company is yours already.
why-owned = This company belongs to { $owner }. Offer a deal for it.
why-nationalised = A nationalised company is not for sale.
why-syndicalised = A syndicalised company is not for sale.
why-refused = You were refused this company in this action.
why-other-industry = You have named { $industry }.
why-independent = { $country } is independent: nobody owns, attacks or governs it.
why-not-the-losers = Only a company of { $owner } in { $country } can be acted on.
why-not-your-country = { $country } is not your country.
why-own-country = { $country } is yours already.
why-other-government = { $country } has another government than the card needs.
why-none-free = No company of this industry is for sale: { $industry }.
why-none-in-reach = No company of this industry lies in your countries: { $industry }.

## The first game
guide-intro-1 = You lead a conglomerate. When the last event card has been drawn and its round played, the richest wins. Only money counts.
guide-intro-2 = Columns are industries, rows are countries, each box a company. Under an industry stands what each owned company would earn now: the fewer competitors, the more.
guide-intro-3 = In each round everybody has one action: buy a company, let an industry pay, intervene, hire mercenaries, start a war, or pass. There is one payout a round.
guide-intro-4 = Collect companies of one industry. Each other player in it, and each unowned box, is a competitor. A monopoly earns €12 a company.
guide-intro-5 = A country is power: its government acts against companies there. It also guards you: others need your leave for a second company of an industry in it.
guide-intro-6 = Trade. Between actions anything can change hands: companies, countries, money, mercenaries, cards. Two players who swap well both leave the others behind.
guide-intro-7 = Event cards are secret. Each says when it can be played. At the end every industry pays once more, so what you own then still counts.
guide-ask-megacorp = Four MegaCorps bring a country, two bring more event cards. For a first game take one with a country.
guide-ask-take-industry = It is free. Think of two companies of one industry, best in a country that nobody else owns.
guide-ask-take-country = A company in your own country is safest.
guide-ask-window = Nobody acts yet: a card for any open moment can be played, or you pass. In the tray you can choose to be passed by.
guide-ask-action = Early, buy: a second company of an industry removes a competitor and earns itself. Later let the industry pay that pays you most and the others least.
guide-ask-buy-again = You may try another company, or pass; other actions are gone.
guide-ask-buy-industry = €4 to the bank. Where you already have one, each further company also removes a competitor.
guide-ask-buy-country = If the country is another's and you have a company of this industry, its owner is asked first.
guide-ask-leave = Your country, your price. A refusal keeps a rival small; a price makes you money.
guide-ask-leave-price = Ask what the company is worth to the other: about one payout of that industry.
guide-ask-leave-pay = The €4 for the bank come on top.
guide-ask-payout-industry = Choose what pays you more than the rivals: the amounts are in the column heads. Then you hold Paid.
guide-ask-payout-window = Oversupply lowers, Shortages raises what everybody earns here.
guide-ask-payout-card = It changes the competitors by one, for all.
guide-ask-intervene-industry = A democracy forces a sale for €4, a kleptocracy gives you the company, a dictatorship closes it, a wikisyndicalism takes it out of play for €4.
guide-ask-intervene-country = The government of that country decides what happens.
guide-ask-hire-count = Own Defense companies give theirs for nothing. Mercenaries count in attack and in defence.
guide-ask-hire = Whom will the mercenary fight? A price is money; a refusal is safety.
guide-ask-hire-price = From the bank one costs €1.
guide-ask-hire-pay = It counts one in every war until it is lost.
guide-ask-war-target = You must be stronger, not equal, and lose at least one mercenary. Others may send help to either side.
guide-ask-pause = Send mercenaries for money or for nothing, or stay out of it.
guide-ask-help-side = The figures on the board show who is ahead.
guide-ask-help-count = They belong to the side you help from then on.
guide-ask-help-price = Nought is a gift; any other price can be declined.
guide-ask-help-pay = Without them the war may turn out otherwise.
guide-ask-spoils = The victor's government may act at once against one company of the loser there.
guide-ask-spoils-industry = The country's government decides what happens to it.
guide-ask-bid = All bid in secret. Only the highest pays, to the bank; equal highest bids leave the country to nobody.
guide-ask-ballot = You have one vote for each own Media company.
guide-ask-candidate = Anyone can be voted for, yourself too. A tie leaves the country to nobody.
guide-ask-card = The card is carried out at once and then discarded.
guide-ask-election-country = Look who has Media companies before you call a vote.
guide-ask-auction-country = Everybody can bid as much as they have: compare the money.
guide-ask-government-country = The owner stays. The new government rules what interventions do there.
guide-ask-strike-industry = A syndicalised company earns nothing and stays a competitor.
guide-ask-strike-country = Its owner gets €4.
guide-ask-deal = Nothing waits for you: make an offer, answer one, or just watch.
guide-ask-offer-partner = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-counter-partner = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-accept-partner = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-reject-partner = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-withdraw-partner = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-give = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-want = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-deal-money = A deal is carried out whole or not at all; promises bind nobody.
guide-ask-deal-company = A deal is carried out whole or not at all; promises bind nobody.
