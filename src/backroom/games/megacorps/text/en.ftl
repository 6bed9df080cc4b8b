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
