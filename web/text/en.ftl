to-the-lobby = Backroom, to the lobby
settings = Settings
language = Language
theme-dark = Dark theme
theme-light = Light theme
pick-a-game = Pick a game of power.
no-account = No account. Against bots in ten seconds, or send a friend the link.
guest = Guest
seat-number = Seat { $number }

decision = Decision
waiting-for = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
waiting = The table moves on
game-over = The game is over
looking-back = The table after move { $n }
to-the-present = To the present
back-to-this = Back to this choice
back = Back
cancel = Cancel
cannot-be-undone = Cannot be undone: something new comes to light.
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
hours = { $hours } h
time-left = Time left
time-short = Less than { $seconds } seconds left
log = Log
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
chat = Chat
watching = { $count } watching
say-something = Say something
chat-message = Chat message
send = Send
a-bot = A bot
a-person = A person
a-person-away = A person, away
thinking = thinking
connection-lost = Connection lost, trying again
rivals = Rivals
board = Board
your-things = Your things
log-and-chat = Log and chat

error-offline = The server cannot be reached. Check the connection and try again.

## Table
you = You
matters = Matters
overview = Overview
more-of-the-table = More of the table
skip-to-question = To the question
skip-to-controls = To the controls
your-turn = Your turn
your-turn-waits = The table waits for you.
sending = Sending your move …
still-thinking = { $count ->
    [one] { $names } is still thinking
   *[other] { $names } are still thinking
}
thinking-of = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
envelope-open = still to answer
envelope-shut = has answered
begin = You may act
tap-again = Tap again to confirm.
dismiss = Dismiss
not-now = This is not possible now.
rule = Rule { $rule }
take-back = Take back
undo-asked = You have asked to take your move back. The others decide.
undo-wished = { $name } would like to take a move back.
agree = Agree
refuse = Refuse
bot-plays-for-you = A bot plays for you while you are away.
take-seat-back = Take the seat back
connection-closed = This table is closed to you. Reload the page to try again.
earlier = Earlier
later = Later
a-stand-in = A bot stands in for an absent person
look-at-moment = Look at the table after move { $n }
table-menu = Table
windows = When an event card could be played
windows-ask = Ask me each time
windows-pass = Pass for me
copy-table-link = Copy the link to this table
link-copied = The link is copied.
leave-the-table = Leave the table
leave-sure = You leave for good: the game goes on without you.
leave = Leave
stay = Stay
close = Close
about-person = About { $name }
mute = Mute
block = Block
mute-block-help = Muting hides their words. Blocking also keeps them away from your tables.
muted = You no longer hear { $name }.
blocked = { $name } is blocked.
report = Report
report-what = What happened?
reported = Thank you. Those who run this house will look at it.
as-host = As the host
seat-to-bot = Give the seat to a bot
seat-open = Open the seat
seat-changed = The seat is given to another.

## Result
you-win = You win, { $points }.
wins = { $count ->
    [one] { $names } wins, { $points }.
   *[other] { $names } win, { $points }.
}
draw = Nobody is ahead, { $points }.
case-closed = Case closed
rematch = Rematch
to-the-rematch = Watch the rematch
score = Score
show-the-board = Show the board

## Replay
replay = Replay
sides = The sides
perspective = Whose eyes
eyes-all = Everything open
eyes-public = A spectator’s
set-up = The table is set up.
first-moment = To the set-up
last-moment = To the end
play = Play
pause = Pause
moment = Moment
moment-of = { $n } of { $last }
copy-moment = Copy the link to this moment
download-record = Download the record
open-record = Open a record
open-record-help = Choose the file of a game that was kept, or drop it here.

## Rules
rules = Rules
contents = Contents
search-rules = Search the rules
found = { $count ->
    [0] Nothing found
    [one] 1 passage
   *[other] { $count } passages
}
own-page = Own page
no-such-game = There is no game { $game }.

## Guide
guide = First-game guide
guide-next = Go on
guide-got-it = Got it
guide-stop = Stop the guide

error-stale-decision = The table has moved on. Look again.
error-too-fast = That was too fast. Wait a moment.
error-illegal-move = This move is not possible: { $reason }
error-not-your-turn = It is not your turn any more.
