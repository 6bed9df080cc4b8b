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
