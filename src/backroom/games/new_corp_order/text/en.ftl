title = New Corp Order
tagline = Infiltrate four media conglomerates and make their companies work for you.
play-time = 30 min

## Names of things
word-red = Mega Media
word-blue = Branx Entertainment
word-black = Kurono Tech
word-white = Omnicorp
word-tapped-red = Mega Media (tapped)
word-tapped-blue = Branx Entertainment (tapped)
word-tapped-black = Kurono Tech (tapped)
word-tapped-white = Omnicorp (tapped)
letter-red = R
letter-blue = B
letter-black = K
letter-white = W
word-broadcast-network = Broadcast Network
word-guerrilla-marketing = Guerrilla Marketing
word-print-media = Print Media
word-ambient-advertising = Ambient Advertising
word-social-media = Social Media
word-online-marketing = Online Marketing
short-broadcast-network = Broadcast Net
short-guerrilla-marketing = Guerrilla Mkt
short-print-media = Print Media
short-ambient-advertising = Ambient Ads
short-social-media = Social Media
short-online-marketing = Online Mkt
word-media-advisor = Media Advisor
word-dealmaker = Dealmaker
word-corporate-lawyer = Corporate Lawyer
word-military-contractor = Military Contractor
word-deck = The top card of the deck

word-ODS = ODS

## Options
option-short-game = Short game
option-short-game-help = 15 cards of each conglomerate instead of 20. For 3 or 4 players.
option-ambient-one-colour = Ambient Advertising: one conglomerate
option-ambient-one-colour-help = Both cards that Ambient Advertising untaps must be of one conglomerate.
option-dealmaker-needs-success = Dealmaker needs success
option-dealmaker-needs-success-help = The Dealmaker brings cards only if the takeover captures its target.

## Questions
ask-sides = Which two conglomerates do you play for?
ask-action = What do you do this turn?
ask-take = Which card do you take?
ask-place = Which company do the new agents of { $conglomerate } join?
ask-infiltrate-consultant = Does a consultant help you infiltrate?
ask-infiltrate-conglomerate = Which conglomerate do you infiltrate?
ask-infiltrate-cards = How many cards of { $conglomerate } do you play?
ask-joker = Which other card stands in for { $conglomerate }?
ask-infiltrate-tile = Which company of { $conglomerate } do the agents join?
ask-second-conglomerate = Which second conglomerate do you infiltrate?
ask-hire = Do you take a consultant?
ask-takeover-consultant = Does a consultant help with the takeover?
ask-takeover-conglomerate = Whose agents move?
ask-source = From which company do agents of { $conglomerate } set out?
ask-target = Where do they go from { $source }?
ask-agents = How many agents move from { $source } to { $target }, where { $defenders ->
    [one] 1 agent stands
   *[other] { $defenders } agents stand
}?
ask-discard = Your hand is over the limit: which card goes to the box?
ask-move-agents = Broadcast Network: which company does an agent leave?
ask-move-agents-to = Broadcast Network: which company does the agent join?
ask-move-agents-again = Broadcast Network: does a second agent move, and from where?
ask-tap-cards = Guerrilla Marketing: in whose HQ do you tap cards?
ask-tap-cards-card = Guerrilla Marketing: of which conglomerate?
ask-tap-cards-count = Guerrilla Marketing: how many cards?
ask-swap-cards = Print Media: which card of your HQ do you give away?
ask-swap-cards-hq = Print Media: with whom do you swap?
ask-swap-cards-card = Print Media: which card do you take?
ask-untap-cards = Ambient Advertising: in whose HQ do you untap cards?
ask-untap-cards-card = Ambient Advertising: which card do you untap?
ask-untap-cards-again = Ambient Advertising: do you untap a second card?
ask-remove-card = Social Media: from whose HQ do you remove a card?
ask-remove-card-card = Social Media: which card leaves the game?
ask-swap-tiles = Online Marketing: which company swaps its agents?
ask-swap-tiles-to = Online Marketing: with which other company?

## Choices
choice-do-plot = Plot: take two cards
choice-do-infiltrate = Infiltrate: cards from your hand become agents
choice-do-takeover = Takeover: tap cards to move agents
choice-do-pass = Pass: nothing else is possible
choice-take = { $value ->
    [1] The first card of the display
    [2] The second card of the display
    [3] The third card of the display
    [4] The fourth card of the display
   *[other] { $value }
}
choice-consultant = { $value }
choice-hire = { $value }
choice-conglomerate = { $value }
choice-cards = { $value ->
    [one] 1 card
   *[other] { $value } cards
}
choice-joker = { $value }
choice-tile = { $value }
choice-second = { $value }
choice-second-cards = { $value ->
    [one] 1 card
   *[other] { $value } cards
}
choice-second-tile = { $value }
choice-source = { $value }
choice-target = { $value }
choice-agents = { $value ->
    [one] 1 agent
   *[other] { $value } agents
}
choice-from = { $value }
choice-to = { $value }
choice-hq = { $value }
choice-card = { $value }
choice-give = { $value }
choice-tap = { $value ->
    [one] 1 card
   *[other] { $value } cards
}
choice-untap = { $value }
choice-swap = { $value }
choice-discard = { $value }
choice-conglomerates = { $value }
choice-tiles = { $value }
choice-nothing = None, thank you

## Help on a choice
help-do-plot = Two cards, one after the other, each face up from the display or unseen from the deck. Once the display cannot be filled any more, the last round begins.
help-do-infiltrate = Cards of one conglomerate go to your HQ, and as many of its agents onto one company it already holds. Three or more cards also earn a consultant.
help-do-takeover = Tap cards of one conglomerate and move as many of its agents to a neighbouring company. If they outnumber the defenders, one defender comes to your HQ, and you may use the company's ability.
help-do-pass = Only when you can neither draw, infiltrate nor move.
help-media-advisor = One card of another conglomerate counts as the one you play.
help-dealmaker = The takeover also brings you two cards from the deck.
help-corporate-lawyer = You infiltrate two conglomerates at once.
help-military-contractor = As many agents as the defenders are enough to take a company over.
help-broadcast-network = One or two agents of one conglomerate move to companies it already holds.
help-guerrilla-marketing = Tap one or two cards of one conglomerate in anybody's HQ.
help-print-media = A card of your HQ changes places with one of another HQ.
help-ambient-advertising = One or two cards in anybody's HQ are untapped.
help-social-media = Remove a card of anybody's HQ from the game.
help-online-marketing = Two companies swap all their agents.

## The drawing
draw-hq = HQ
draw-captured = Captured
draw-consultants = Consultants
draw-hand = Hand
draw-objectives = Objectives
draw-display = Display
draw-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
draw-supply = Supply
draw-marker = The ODS marker is above column { $column }.
draw-last-round = { $turns ->
    [0] Last turn of the game
    [one] Last round: 1 turn to come after this one
   *[other] Last round: { $turns } turns to come after this one
}

## Facts
fact-tiles-laid = The companies are laid out: { $types }.
fact-agents-placed = One agent stands on each of them: { $conglomerates }.
fact-objectives-dealt = { $seat } gets two secret objectives: { $types }{ $put-away ->
    [0] .
    [one] ; one duplicate is put away.
   *[other] ; { $put-away } duplicates are put away.
}
fact-objectives-dealt-unseen = { $seat } gets two secret objectives{ $put-away ->
    [0] .
    [one] ; one duplicate is put away.
   *[other] ; { $put-away } duplicates are put away.
}
fact-shared-objectives = The objectives for both sides: { $types }.
fact-consultant-dealt = { $seat } starts with a { $consultant }.
fact-hand-dealt = The first hand of { $seat }: { $conglomerates }.
fact-hand-dealt-unseen = { $seat } gets { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
fact-display-laid = The display shows { $conglomerates }.
fact-start-player = { $seat } begins.
fact-sides-chosen = { $seat } plays for { $conglomerates }; ODS for { $rivals }.
fact-took-from-display = { $seat } takes a card of { $conglomerate } from the display.
fact-drew = { $seat } draws a card of { $conglomerate } from the deck.
fact-drew-unseen = { $seat } draws a card from the deck.
fact-drew-open = { $seat } turns up a card of { $conglomerate } from the deck.
fact-display-refilled = New in the display: { $conglomerates }.
fact-end-triggered = The display cannot be filled: one more round, { $seat } plays last.
fact-consultant-used = { $seat } uses a { $consultant }.
fact-infiltrated = { $seat } infiltrates { $conglomerate }: { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
} onto { $tile }.
fact-joker-played = { $seat } plays a card of { $joker } as one of { $conglomerate }.
fact-consultant-hired = { $seat } takes a { $consultant } from the supply.
fact-joined = { $seat } moves { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
} of { $conglomerate } from { $source } to { $target }.
fact-takeover-failed = { $seat } sends { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
} of { $conglomerate } from { $source } against the { $defenders } on { $target }, in vain.
fact-took-over = { $seat } takes over { $target }: { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
} of { $conglomerate } from { $source } against { $defenders } of { $loser }.
fact-agent-moved = { $seat } moves an agent of { $conglomerate } from { $source } to { $target }.
fact-cards-tapped = { $seat } taps { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of { $conglomerate } in the HQ of { $hq }.
fact-cards-swapped = { $seat } swaps with { $hq }: { $given } for { $taken }.
fact-card-untapped = { $seat } untaps a card of { $conglomerate } in the HQ of { $hq }.
fact-card-removed = { $seat } removes a card from the HQ of { $hq }: { $card }.
fact-tiles-swapped = { $seat } makes { $source } and { $target } swap all their agents.
fact-dealmaker-idle = The Dealmaker brings { $seat } no cards.
fact-discarded = { $seat } discards a card of { $conglomerate }.
fact-passed = { $seat } can do nothing and passes.
fact-entered-hq = The card of { $conglomerate } goes to the HQ of { $seat }.
fact-agents-added = { $seat } places { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
} of { $conglomerate } on { $tile }.
fact-marker-moved = The ODS marker moves to column { $column }.
fact-ods-reasoned = { $priority ->
    [A-1] A-1: { $tile } is an objective, ODS takes it over.
    [A-2] A-2: ODS takes over { $tile }, which holds the most agents of those within reach.
    [A-3] A-3: ODS takes over { $tile }, which has the most companies of the player next to it.
    [A-4] A-4: ODS takes over { $tile }, nearest to the edge or first in the scan.
    [B-1] B-1: two cards of { $conglomerate } in the display, ODS takes both.
    [B-2] B-2: one card of each of its conglomerates in the display, ODS takes both.
    [B-3] B-3: a single card for ODS, { $conglomerate }; a card of the player is discarded if there is one.
    [BB-1] BB-1: { $tile } is an objective and no stronger than its strongest neighbour.
    [BB-2] BB-2: { $tile } is an objective.
    [BB-3] BB-3: { $tile } is no stronger than its strongest neighbour.
    [BB-4] BB-4: { $tile } is the first in the scan.
    [C-1] C-1: nothing for ODS, two cards of { $conglomerate } are discarded.
    [C-2] C-2: nothing for ODS, one card of each of the player's conglomerates is discarded.
   *[C-3] C-3: nothing for ODS, the single card of the player is discarded.
}
fact-conglomerate-scored = { $seat }, { $conglomerate }: { $place ->
    [1] first
   *[2] second
} with { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}; { $tiles ->
    [one] 1 company gives
   *[other] { $tiles } companies give
} { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $objective-tiles ->
    [0] .
    [one] , and 1 objective among them { $objective-points } more.
   *[other] , and { $objective-tiles } objectives among them { $objective-points } more.
}
fact-consultants-scored = { $seat }: consultants give { $points ->
    [one] 1 point
   *[other] { $points } points
}.
fact-solo-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}, with { $agents ->
    [one] 1 captured agent
   *[other] { $agents } captured agents
}.
fact-objectives-revealed = { $seat } reveals the objectives: { $types }.
fact-game-ended = The game is over. Victory: { $winners }. Points in seating order: { $scores }.

## The board
short-red = Mega
short-blue = Branx
short-black = Kurono
short-white = Omnicorp
# Names on a piece, with places to break a word where it is narrow.
piece-broadcast-network = Broad{"\u00AD"}cast Network
piece-guerrilla-marketing = Guer{"\u00AD"}rilla Market{"\u00AD"}ing
piece-print-media = Print Media
piece-ambient-advertising = Ambient Adver{"\u00AD"}tising
piece-social-media = Social Media
piece-online-marketing = Online Market{"\u00AD"}ing
board-companies = Companies
board-tile = { $tile }, { $company }, { $agents ->
    [one] 1 agent of { $conglomerate }
   *[other] { $agents } agents of { $conglomerate }
}
board-own-objective = your objective
board-shared-objective = objective
board-safe = safe: the last of its conglomerate
board-from = from
board-can-choose = can be chosen
board-can-set-out = agents can set out
board-takes = takes
board-joins = joins
board-fails = too strong, { $most }:{ $needed }
board-display = Display
board-deck = Deck, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-nothing-left = nothing left
board-supply = Agents in supply
board-consultants = Consultants
board-left = { $name }: { $count } left
board-objectives = Objectives
board-marker = ODS scans from column { $column }
board-card = Card of { $conglomerate }
board-your-side = You
board-card-place = Card { $place } of the display: { $conglomerate }

## Headquarters
hq-in-hand = { $cards } in hand
hq-objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
hq-empty = HQ still empty
hq-line = { $conglomerate }: { $upright } upright, { $tapped } tapped, { $captured } captured
hq-shares = shares
hq-of = HQ of { $seat }
hq-choose-card = { $seat }: { $card }
hq-count = { $upright } up{ $tapped ->
    [0] {""}
   *[other] , { $tapped } tap.
}
hq-taken = taken
hq-plays-for = plays for
hq-last-turn = Last turn
tray-hand = Hand
tray-hand-size = { $cards } of { $limit }
tray-no-cards = No cards in hand
tray-hq = Your HQ
tray-secret = Secret
tray-objectives = Objectives
tray-consultants = Consultants
tray-none = none

## Beside the board
side-who = Who holds what
side-shares = shares
side-tiles = tiles
side-leads = { $shares }, leads
side-what = What tiles do
side-points = Points now
side-points-note = objective tiles
does-broadcast-network = move two agents of a conglomerate
does-guerrilla-marketing = tap two cards of a conglomerate
does-print-media = swap two HQ cards
does-ambient-advertising = untap two cards
does-social-media = remove an HQ card
does-online-marketing = swap the agents of two tiles
facts-deck = deck
facts-last-round = last round
facts-to-come = { $turns ->
    [0] last turn
    [one] 1 turn to come
   *[other] { $turns } turns to come
}
facts-column = column

## Remarks on choices
remark-tile = { $company }, { $agents } { $conglomerate }
remark-takes = { $company }: { $needed } take it from { $agents } { $conglomerate }
remark-joins = { $company }: joins { $agents } { $conglomerate }, no ability
remark-fails = { $company }: cannot win, { $most } against { $agents }
remark-enough = takes { $target }
remark-too-few = not enough to take { $target }
remark-join-move = joins { $target }
remark-in-hand = { $cards } in your hand
remark-upright = { $cards } upright in your HQ
remark-in-display = { $cards } in the display
remark-unseen = unseen
remark-own-card = goes to your HQ
remark-rivals-card = will be discarded

## The score
score-title = Score
score-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
score-shares = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
score-consultants = Consultants
score-held = { $count } held
score-captured = Captured agents
score-tie-break = decide a tie
score-total = Total
score-after-plus = After the plus: tiles of the own objectives.
score-solo-note = One point for each own tile that is an objective. ODS wins a full tie.

## Why not
why-nothing-to-draw = Neither the deck nor the display has a card left.
why-no-infiltration = In the solo game infiltrating is no action: the agents come with the cards of a plot.
why-empty-hand = Your hand is empty: plot first.
why-supply-empty-for-hand = The supply has no agents left for the cards in your hand.
why-no-upright = A takeover taps upright cards of your HQ, and you have none.
why-none-to-spare = A company keeps at least one agent, and none of those you have upright cards for has one to spare.
why-pass = Nobody may pass while an action is possible.
why-same-tile = { $tile } cannot swap with itself.
why-comes-from-there = The agent comes from { $tile }.
why-not-there = { $tile } has no agents of { $conglomerate }.
why-keeps-one = { $tile } must keep at least one agent and has no other.
why-neighbours-safe = Every neighbour of { $tile } is the last company of its conglomerate.
why-rivals-conglomerate = { $conglomerate } belongs to ODS: you never move its agents.
why-all-tapped = Your cards of { $conglomerate } are all tapped.
why-no-upright-of = You have no card of { $conglomerate } in your HQ to tap.
why-none-to-spare-of = No company of { $conglomerate } has an agent to spare.
why-not-adjacent = { $tile } does not lie next to { $source }: agents move up, down, left or right by one.
why-last-tile = { $tile } is the last company of { $conglomerate } and cannot be taken.
why-one-conglomerate = Both agents must be of { $conglomerate }.
why-just-arrived = The first agent has just arrived on { $tile }.
why-no-other-tile = There is no other company of { $conglomerate } to go to.
why-not-in-hand = You have no card of { $conglomerate } in your hand.
why-another-conglomerate = It must be a card of another conglomerate than { $conglomerate }.
why-supply-empty = The supply has no agents of { $conglomerate } left.
why-advisor-needs = With the Media Advisor { $conglomerate } needs a card of another conglomerate beside it, and agents in the supply for both.
why-lawyer-needs = With the Corporate Lawyer you play two conglomerates, and there is none to go with { $conglomerate }.
why-deck-empty = The deck is empty.
why-not-in-display = The display has no card of { $conglomerate }.
why-untap-one-conglomerate = At this table both cards must be of one conglomerate, { $conglomerate }.
why-none-tapped = There is no tapped card of { $conglomerate }.
why-tapped-already = It is tapped already.
why-not-in-hq = That HQ has no such card: { $card }.
why-with-another = You swap with another HQ, not with your own.
why-no-such-cards = The HQ of { $hq } has no cards that this ability could touch.
why-just-used = You have used a { $consultant } this turn and cannot take one back at once.
why-none-in-supply = The supply has no { $consultant } left.
why-not-held = You have no { $consultant } in your HQ.
why-helps-infiltrate = The { $consultant } helps when you infiltrate.
why-helps-takeover = The { $consultant } helps with a takeover.
why-advisor-useless = The Media Advisor needs two conglomerates in your hand, and agents for one more card.
why-lawyer-useless = The Corporate Lawyer needs two conglomerates in your hand that you can infiltrate.
why-contractor-useless = Even with equal numbers there is no company that may be taken.

## The first game
guide-intro-1 = Four media conglomerates fight over the companies on the board. You belong to none of them: you collect shares in all four and see to it that the right ones end up with the most companies.
guide-intro-2 = Each turn you do one thing. Plot: take two cards. Infiltrate: play cards of one conglomerate from your hand into your HQ and place as many of its agents. Take over: tap cards of your HQ and move as many agents to a neighbouring company.
guide-intro-3 = A card in your HQ is a share, an agent you captured is two. At the end whoever holds the most shares in a conglomerate scores 2 points for each of its companies; with three or four players the second scores 1.
guide-intro-4 = You have two secret objectives, marked with a star. If you score for a conglomerate, each of its companies of these types gives you 2 points more. So help your conglomerates onto the stars.
guide-intro-5 = Tapped cards still count as shares but move no more agents: a takeover is paid for once and for all. Taking a company lets you use its ability.
guide-intro-6 = When the display cannot be filled to five any more, one last round follows. Start with a plot or two, then infiltrate with three cards at once: that also brings you a consultant.
guide-ask-sides = Look for conglomerates that hold many companies with a star: only those score. ODS gets the other two.
guide-ask-action = Few cards in hand: plot. Two or more of one conglomerate: infiltrate. Upright cards and more agents than a neighbour: take over.
guide-ask-take = Collect cards of one conglomerate; three played at once earn a consultant. From the display you know what you get and the others see it; the deck is secret.
guide-ask-place = Put agents where they protect a star, or where they will soon outnumber a neighbour.
guide-ask-infiltrate-consultant = A consultant is spent for its effect. Two different ones you keep are worth a point at the end.
guide-ask-infiltrate-conglomerate = Choose one in which you can become first or second in shares.
guide-ask-infiltrate-cards = Three or more also bring you a consultant. Cards that you keep in hand nobody can tap, though.
guide-ask-joker = The card counts as an agent of the conglomerate you play now, but as a share of its own.
guide-ask-infiltrate-tile = All agents go onto one company. Strengthen one that a rival could take, or one from which you want to attack.
guide-ask-second-conglomerate = The Corporate Lawyer lets you play a second conglomerate, onto one company of its own.
guide-ask-hire = It is free. Different consultants score in pairs, and each has an effect that you can use once.
guide-ask-takeover-consultant = The Dealmaker brings two cards after the takeover, the Military Contractor wins with equal numbers.
guide-ask-takeover-conglomerate = You tap as many cards as agents move. They still count as shares afterwards.
guide-ask-source = The company you set out from keeps at least one agent. Mind that you do not leave it defenceless.
guide-ask-target = You need more agents than there are defenders. On a company of the same conglomerate your agents just join.
guide-ask-agents = One agent more than the defenders is enough. Each one costs you an upright card.
guide-ask-discard = Six cards is the limit at the end of your turn.
guide-ask-move-agents = Shift agents to where they protect or threaten. You may also do nothing.
guide-ask-move-agents-to = Only to companies that this conglomerate already holds, at any distance.
guide-ask-move-agents-again = A second agent of the same conglomerate may move, too.
guide-ask-tap-cards = Tapped cards move no agents: slow down the rival who threatens you most.
guide-ask-tap-cards-card = Take the conglomerate that this player attacks with.
guide-ask-tap-cards-count = As many as you can, as a rule.
guide-ask-swap-cards = Give a card in which your share does not matter.
guide-ask-swap-cards-hq = Swapping changes the shares of both of you.
guide-ask-swap-cards-card = Take what makes you first, or what topples a rival.
guide-ask-untap-cards = Mostly your own: cards that you untap can take over again.
guide-ask-untap-cards-card = Untap the conglomerate with which you want to attack next.
guide-ask-untap-cards-again = A second card of the same HQ may be untapped, too.
guide-ask-remove-card = A card that leaves the game is a share less for its owner.
guide-ask-remove-card-card = Look where a single share decides who is first.
guide-ask-swap-tiles = Bring the agents of your conglomerate onto a company with a star.
guide-ask-swap-tiles-to = Any other company; nothing is captured.
