title = Kompromat
tagline = Two spies, four missions a round: get close to 21, and never over it.
play-time = 30 min
bot-duellist = Duellist
bot-duellist-help = counts the cards and plays the odds
seat-number = Player { $number }

## Names of things
word-half = ½
word-informant = Informant
word-pursuit = Pursuit
word-safe-house = Safe House
word-airport = Airport
word-interrogation = Interrogation
word-locker = Locker
word-barmaid = Barmaid
word-hotel = Hotel
word-code = Code
word-document = Document
word-balaclava = Balaclava
word-chloroform = Chloroform
word-drone = Drone
word-gps-tracker = GPS Tracker
word-jetpack = Jetpack
word-newspaper = Newspaper
word-night-vision = Night Vision
word-stun-gun = Stun Gun
word-usb-stick = USB Stick
word-vesper-martini = Vesper Martini
word-counter-espionage-1 = Counter-espionage (1 token)
word-counter-espionage-2 = Counter-espionage (2 tokens)
word-counter-espionage-3 = Counter-espionage (3 tokens)

## Options
option-odds = Show the odds
option-odds-help = Before each draw you are told how likely the card is to bring you over 21.

## Questions
ask-place = You look at { $card }. Place it, or use a tool first?
ask-mission = At which mission do you place { $card }?
ask-play = Mission { $mission }, { $total } so far: draw on or stop?
ask-before = Before mission { $mission } is revealed: do you use a tool?
ask-after = The cards at mission { $mission } are on the table: do you use a tool?
ask-answer = { $tokens ->
    [one] One more token
   *[other] { $tokens } more tokens
} on top of your { $held } would finish you: do you use a tool first?
ask-cancel = { $tokens ->
    [one] A token lies
   *[other] { $tokens } tokens lie
} under the mission you are winning, and you hold { $held }: do you use a tool?
ask-fix = Mission { $mission }: { $total } with every 1/11 as 1. How many of them count as 11?
ask-perfect = Exactly 21 at mission { $mission }: do you give back one of your { $held } tokens?
ask-tool = Which tool do you use?
ask-copy = Which of your used tools does the USB Stick copy?
ask-source = Jetpack: from which mission do your cards take off?
ask-target = Jetpack: at which mission do they land?
ask-change = Vesper Martini: one more or one less than { $total }?
ask-drone = Drone: at which mission are the rival's cards turned up?
ask-newspaper = Newspaper: at which mission does the rival get 3 more?
ask-stun-gun = Stun Gun: at which mission does the rival lose a card?

## Choices
choice-do-place = Place the card
choice-do-draw = Draw another card
choice-do-stop = Stop
choice-do-use = Use a tool
choice-do-pass = Pass
choice-do-give-back = Give one token back
choice-do-keep = Keep all tokens
choice-do-take = Take the tokens
choice-mission = Mission { $value }
choice-tool = { $value }
choice-copy = { $value }
choice-source = Mission { $value }
choice-target = Mission { $value }
choice-change = { $value ->
    [1] One more
   *[other] One less
}
choice-elevens = { $value ->
    [0] None, all count as 1
    [one] One of them as 11
   *[other] { $value } as 11
}

## Help on a choice
help-do-place = The card lies open for both to see, and all further cards of this turn go to the same mission.
help-do-draw = You alone see the card; it goes face down to your mission. Over 21 with every 1/11 as 1 you can only stop.
help-do-stop = Your turn ends. You can't look at your face-down cards here any more until they are revealed.
help-do-use = A tool works once in the game and keeps its point.
help-do-pass = If your rival still uses a tool in this window you are asked again.
help-do-give-back = A token is a point at the end, but nine of them lose the game.
help-do-keep = A token is a point at the end, but nine of them lose the game.
help-do-take = Nine tokens or more lose the game at once.
help-informant = 5 points.
help-pursuit = 4 points.
help-safe-house = 4 points.
help-airport = 3 points.
help-interrogation = 3 points.
help-locker = 3 points.
help-barmaid = 2 points.
help-hotel = 2 points.
help-code = One is worth 2 points, two 6, all three 12.
help-document = One is worth 2 points, two 6, all three 12.
help-balaclava = Give back two tokens, also just before a gain that would bring you to nine.
help-chloroform = When you win a card on counter-espionage: take none of its tokens.
help-drone = Turn up all of the rival's face-down cards at one mission, for the rest of the round.
help-gps-tracker = Right after a face-down draw: that card goes back on top of your deck.
help-jetpack = Move all your cards from one mission to another where you have none.
help-newspaper = The rival's total at one mission grows by 3.
help-night-vision = Look at the next five cards of your deck.
help-stun-gun = One face-down card of the rival, drawn at random, is out for this round.
help-usb-stick = Use one of your used tools a second time.
help-vesper-martini = Once the cards are shown: your total changes by one, up or down.

## The drawing
draw-round = Round { $round } of 6
draw-first = { $seat } goes first
draw-mission-deck = { $cards ->
    [one] 1 card in the mission deck
   *[other] { $cards } cards in the mission deck
}
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-set = 2 · 6 · 12
draw-won = won by { $seat }
draw-nobody = nobody's
draw-deck = Deck
draw-next = next
draw-tokens = Tokens
draw-tools = Tools
draw-missions = Missions
draw-looks-at = looks at
draw-stunned = { $cards ->
    [one] 1 card stunned
   *[other] { $cards } cards stunned
}
draw-bust = bust

## The board
board-row = The row of missions
board-side = { $seat }'s side
board-outward = revealed from the deck outward
board-skip = Skip to the end
board-left = { $count } left
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-target = target, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-tool = tool, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-set = { $one } / { $two } / { $three } as a set
board-lane = Mission { $mission }: { $card }, { $worth }{ $tokens ->
    [0] .
    [one] , on counter-espionage with 1 token.
   *[other] , on counter-espionage with { $tokens } tokens.
}
board-lane-empty = Mission { $mission }
board-no-cards = { $seat } has no cards at { $card }
board-pile = { $seat } at { $card }: { $cards }
board-face-down = { $count } face down
board-total = total { $total }
board-newspaper = Newspaper, 3 more
board-bust = bust
board-wins = wins
board-nobody = nobody's
board-hand = In your hand
board-in-hand = In your hand: { $card }
board-you = You
board-notoriety = Notoriety
board-of-nine = { $tokens } of 9, nine loses
board-tokens-held = tokens held
board-so-far = points so far
board-nothing-won = No missions won yet
board-used = used
board-lying = lies at a mission until it is settled
board-used-worth = used, still worth 1 point
board-to-come = Still in the mission deck
board-tools = { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
board-danger = { $count } counter-espionage
board-none-to-come = nothing, this is the last round
board-reveal = reveal { $mission } of 4
board-your-tools = Your tools
board-once = each works once a game
board-no-tools = No tools yet. Some missions are tools: win one, and it lies here.
board-windows = Ask me before and after each reveal
board-next-cards = Next in your deck
board-their-tools = { $seat }'s ready tools
act-draw = Draw
act-stop = Stop
act-pass = Pass
act-take = Take them
act-keep = Keep
act-give-back = Give back
short-balaclava = give back two tokens
short-chloroform = take no tokens from a card you win on counter-espionage
short-drone = turn up the rival's cards at one mission
short-gps-tracker = the card just drawn goes back on top
short-jetpack = move all your cards to another mission
short-newspaper = the rival's total at one mission +3
short-night-vision = look at your next five cards
short-stun-gun = discard a face-down card of the rival, unseen
short-usb-stick = use one of your used tools again
short-vesper-martini = own total +1 or −1, once the cards are shown
remark-mission = { $card }, { $worth }{ $tokens ->
    [0] {""}
    [one] , 1 token
   *[other] , { $tokens } tokens
}
remark-cards-there = { $card }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} there
remark-bust = { $percent } % chance of going over 21
remark-stop = you stay at { $total }
remark-stop-over = { $total } is over 21, but only you know
remark-place = open for both to see
remark-pass = asked again only if your rival uses a tool
remark-give-back = one step away from nine, one point less
remark-keep = each is a point at the end
remark-take = nine tokens lose the game

## The score
score-part = Points
score-targets = Targets
score-targets-rule = the number printed on each (KOM-E1)
score-codes = Codes
score-codes-rule = 2, 6 or 12 for one, two or three (KOM-E1)
score-documents = Documents
score-documents-rule = 2, 6 or 12, a set of their own (KOM-E1)
score-tools = Tools
score-tools-rule = 1 each, used or not (KOM-E1)
score-tokens = Notoriety
score-tokens-rule = 1 for each token held (KOM-E1)
score-points = Together
score-notorious = { $seat } has nine tokens or more and loses, whatever the points (KOM-R7).
score-tie = Points are equal: more tokens win (KOM-E1).
score-draw = Points and tokens are equal: a draw (KOM-E1).

## Why not
why-over = You are over 21 ({ $total } with every 1/11 as 1): you can only stop, and need not say why.
why-deck-empty = Your deck has no cards left this round.
why-place-first = First place the card you look at, open, at a mission.
why-no-tool = You have no open tool that would do something at this moment.
why-not-yours = { $tool } is not yours: win it as a mission first.
why-lying = The Newspaper lies at a mission. It comes back, used, when that mission is settled.
why-not-used-yet = { $tool } has not been used yet: the USB Stick copies only used tools of yours.
why-not-now = { $tool } has no effect at this moment.
why-used = { $tool } has been used: a tool works once a game. It keeps its point.
why-chloroform = Chloroform works only when you are about to win a card on counter-espionage, with what you had won before.
why-gps-tracker = The GPS Tracker works only on your turn, right after a face-down draw.
why-vesper-martini = Vesper Martini works only once the cards of a mission are shown, and where you have cards.
why-balaclava = The Balaclava gives back two tokens, and you hold fewer.
why-no-face-down = Your rival has no face-down cards at a mission that is still to be revealed.
why-no-rival-cards = Your rival has no cards at a mission that is still to be revealed.
why-jetpack = The Jetpack needs own cards at an unrevealed mission, and another unrevealed one without.
why-nothing-to-copy = None of your used tools would do something at this moment.
why-attempted = You have attempted mission { $mission } already: no mission gets cards in two turns.
why-revealed = Mission { $mission } has been revealed: tools reach only those still to come.
why-no-cards-here = You have no cards at mission { $mission }.
why-cards-here = You have cards at mission { $mission } already: the Jetpack lands where you have none.
why-rival-not-here = Your rival has no cards at mission { $mission }.
why-nothing-hidden = Your rival has no face-down cards at mission { $mission }.

## Guide
guide-intro-1 = You are two spies. Six rounds, four missions each: whoever comes closer to 21 at a mission, without going over, wins its card.
guide-intro-2 = On your turn you look at a card and place it open at a mission. Then you draw on, face down, as long as you dare. Every card of a turn goes to the same mission.
guide-intro-3 = You have 14 cards for four missions: ½, two that count 1 or 11, 2 to 10, and the 7 three times. Cards spent on one mission are missing at the next.
guide-intro-4 = When both have tried all four missions, the cards are revealed, beginning at the deck. Over 21 brings a notoriety token; a tie goes to more cards.
guide-intro-5 = Tokens are points, but nine lose the game at once. Red marks on a mission are tokens for its winner. Exactly 21 lets you give one back.
guide-intro-6 = Targets score what they say, codes and documents 2, 6 or 12 for one, two or three. Tools score 1 and each helps you once. Most points win.
guide-ask-place = You may use a tool before the card is placed. Most turns simply place it.
guide-ask-mission = The open card tells your rival what to expect. Play high cards where the prize is worth it, low ones where you only want to be there.
guide-ask-play = 17 to 20 wins most missions. Over 21 you take a token, and your rival learns it only at the reveal.
guide-ask-before = Last chance for tools before this mission is shown. Passing is fine; a tool keeps its point either way.
guide-ask-after = The totals are fixed. A Vesper Martini can still turn a 22 into a 21 or break a tie.
guide-ask-answer = Nine tokens lose at once. Give some back first if you can.
guide-ask-cancel = With Chloroform you win the card without its tokens. Below six tokens you may rather want them: each is a point.
guide-ask-fix = Count as many as 11 as fit under 21. Going over on purpose is allowed, for a token.
guide-ask-perfect = A token is a point. Give it back only when you are getting close to nine.
guide-ask-tool = Each tool works once in the game.
guide-ask-copy = The USB Stick repeats a tool you have used, at a moment when that tool works.
guide-ask-source = All your cards there fly off together, and you may try that mission again.
guide-ask-target = They land at a mission where you have no cards.
guide-ask-change = Exactly 21 is the best total and lets you give a token back.
guide-ask-drone = Look where many cards lie and the prize is big.
guide-ask-newspaper = Best where your rival is probably close to 21: 3 more and the mission is bust.
guide-ask-stun-gun = Best where your rival seems strong; the card is drawn at random and nobody sees it.

## Facts
fact-round-began = Round { $round } begins; { $seat } goes first.
fact-mission-laid = Mission { $mission }: { $card }{ $tokens ->
    [0] .
    [one] , on counter-espionage with 1 token.
   *[other] , on counter-espionage with { $tokens } tokens.
}
fact-counter-espionage-set-aside = Counter-espionage ({ $tokens }) cannot cover another and goes back into the deck.
fact-looked = { $seat } looks at { $card }.
fact-looked-unseen = { $seat } looks at a card.
fact-placed = { $seat } opens mission { $mission } with { $card }.
fact-drew = { $seat } draws { $card } for mission { $mission }.
fact-drew-unseen = { $seat } draws a card for mission { $mission }.
fact-stopped = { $seat } stops at mission { $mission } with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
fact-tool-used = { $seat } uses { $tool }.
fact-tool-copied = { $seat } copies { $tool } with the USB Stick.
fact-tokens-given-back = { $seat } gives back { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} and holds { $held }.
fact-cards-turned-up = { $seat } turns up the cards of { $rival } at mission { $mission }: { $cards }.
fact-put-back = { $seat } puts { $card } back from mission { $mission } on top of the deck.
fact-put-back-unseen = { $seat } puts the last card of mission { $mission } back on top of the deck.
fact-flew = { $seat } flies from mission { $source } to mission { $target }.
fact-newspaper-laid = { $seat } puts a Newspaper on { $rival } at mission { $mission }: 3 more.
fact-newspaper-returned = The Newspaper leaves mission { $mission }.
fact-saw-ahead = { $seat } sees what comes next: { $cards }.
fact-saw-ahead-unseen = { $seat } looks at the next { $count ->
    [one] card
   *[other] { $count } cards
} of the deck.
fact-stunned = { $seat } stuns a face-down card of { $rival } at mission { $mission }.
fact-shown = { $seat } shows mission { $mission }: { $cards }.
fact-totalled = { $seat } has { $total } at mission { $mission }.
fact-total-changed = { $seat } now has { $total } at mission { $mission }.
fact-busted = { $seat } is over 21 at mission { $mission }.
fact-was-perfect = { $seat } has exactly 21 at mission { $mission }.
fact-tokens-gained = { $seat } takes { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} and holds { $held }.
fact-counter-espionage-cancelled = { $seat } leaves { $tokens ->
    [one] the token
   *[other] the { $tokens } tokens
} under the mission alone.
fact-mission-won = { $seat } wins mission { $mission }: { $card }.
fact-mission-discarded = Nobody wins mission { $mission }: { $card } is discarded.
fact-became-notorious = { $seat } holds { $tokens } tokens, is known all over town and loses.
fact-scored = { $seat }: targets { $targets }, codes { $codes }, documents { $documents }, tools { $tools }, tokens { $tokens }, together { $points }.
fact-game-ended = The game is over. { $winners } wins. Points: { $scores }.
fact-game-drawn = Points and tokens are equal ({ $scores }): a draw. How about a rematch?
