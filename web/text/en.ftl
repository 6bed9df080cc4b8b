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

## Lobby, waiting room, me

to-the-lobby = Backroom, to the lobby
to-me = { $name }: name, devices and settings
settings = Settings
language = Language
theme = Appearance
theme-dark = Dark theme
theme-light = Light theme
theme-is-system = As the system
theme-is-light = Light
theme-is-dark = Dark
page-title-turns = ({ $count }) Your turn · Backroom
page-gone = This part of the page could not be loaded. The house may have been renewed.
reload = Reload
try-again = Try again
save = Save
saved = Saved
yes = yes
no = no
copied = Copied
copy-link = Copy link
copy-code = Copy
share = Share

pick-a-game = Pick a game of power.
no-account = No account. Against bots in ten seconds, or send a friend the link.
games = Games
guest = Guest
file-number = File { $number }
file-set-up = File { $number } · set up
chosen = chosen
players = Players
length = Length
solo = 1 solo
seats = Seats
you = You
you-within = you
you-called = { $name } (you)
rename = Rename
nickname = Nickname
friend = A friend
friend-short = Friend
friend-help = gets the link and sits down, no account
bot-called = A bot: { $name }
bot-numbered = { $name } { $number }
bot-level = level { $level } of { $levels }
bot-random = Intern
bot-random-help = plays at random, for a first look around
bot-novice = Novice
bot-novice-help = looks only briefly and sometimes slips
bot-greedy = Opportunist
bot-greedy-help = takes what pays best right now
bot-regular = Regular
bot-regular-help = thinks a little ahead, a fair opponent
bot-expert = Expert
bot-expert-help = thinks several moves ahead, hard to beat
bot-analyst = Analyst
bot-analyst-help = thinks as long as it may, hardest to beat
pace = Pace
pace-none = No clock
pace-none-help = Everybody takes the time they need.
pace-live = Live
pace-live-help = One clock for each player. When it runs out, a bot plays on.
pace-live-of = Live: { $minutes } min and { $seconds } s a move
pace-slow = Over days
pace-slow-help = Each decision has its own time. When it runs out, a bot plays on.
pace-slow-of = { $days ->
    [one] One day a move
   *[other] { $days } days a move
}
pace-bank = For the game
pace-increment = And for each move
pace-turn = For each move
minutes = { $minutes } min
seconds = { $seconds } s
options = Options
options-usual = the usual rules
options-changed = { $count } changed
option-players = With { $players } players only.
edition-drop = Remove
listed = Listed in the lobby
listed-help = Anybody may take a free seat or watch. Otherwise only those who have the link.
play-now = Play
play-now-help = The game begins at once. You can leave and come back at any time.
open-table = Open the table
open-table-help = You get a link to send. A bot can take a free seat at any time.
learn = Learn by playing
read-rules = Read the rules

my-tables = My tables
open-tables = Tables of others
finished = Finished
finished-tables = Finished ({ $count })
no-tables = No listed table at the moment. Open one, and others can join.
looking = Looking around …
standing = State
seat-free = Free seat
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
ready-to-start = ready to start
your-turn = Your turn
your-turn-help = A table at Backroom waits for you.
turns-waiting = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
at-move = move { $count }
over = over
you-won = you won
won-by = won by { $names }
resume = Resume
go-to-table = Open
look-back = Look back
join = Join
watch = Watch

waiting-room = Waiting room
waiting-for-people = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
all-here = All seats are taken
invite-title = Send this link
invite-help = Whoever opens it can sit down, without an account.
invite-link = Link to this table
invitation = Play { $game } with me at Backroom
sit-down = Sit down
sit-down-title = You are invited
sit-down-as = You will be called { $name }.
sit-down-help = How shall the others call you? No account is needed.
take-seat = Take this seat
seat-open-help = waits for somebody with the link
seat-for = Who sits in seat { $number }
remove-person = Remove from the table
visibility = Visibility
is-listed = listed in the lobby
is-private = only by the link
custom = own edition
commitment = Fair chance
commitment-help = This hash binds the server to its secret before anybody plays; after the game all draws can be checked against it.
start = Start the game
fill-with-bots = Fill with bots and start
host-starts = The host starts the game.
leave-table = Leave the table

me-title = You
me-name = Your name
me-name-help = Shown at your tables. New tables show a new name.
me-look = Language, look and sound
sound = Sound
sound-help = A bell when it is your turn and you are looking elsewhere.
motion = Motion
motion-help = Cards and agents move across the table.
motion-reduced = Off, since your system asks for reduced motion.
notices = Notifications
notices-help = From your browser, when it is your turn and you are looking elsewhere.
notices-denied = Your browser does not allow them. You can change that in its settings for this page.
devices = Your devices
devices-help = Your seats belong to this browser. Take them to another one, or keep a code for the day this one is lost.
devices-stranger = Nobody knows you here yet. Play, or come back as who you were.
device-link = Link to another device
device-link-help = Works once, for ten minutes. Who opens it sits in your seats: send it to nobody but yourself.
device-link-make = Make a link
recovery-code = Recovery code
recovery-code-new = Keep it in a safe place: it is shown this once.
recovery-code-help = A new code replaces the one you have.
recovery-kept = I have kept it
recovery-renew = Make a new code
recover = Come back with a code
recover-help = Brings back your name and seats, and signs out every other browser. This browser then forgets who it was before.
recover-do = Come back
recovered = Welcome back. Your code has been replaced, keep the new one.
adopt-title = Bring your seats here?
adopt-help = This browser will have the name and seats of the other device.
adopt-instead = This browser is { $name } so far. It will be who made the link instead.
adopt = Bring them here
adopted = Welcome, { $name }
adopted-help = Your seats are on this device too.
go-to-lobby = To the lobby
reach = Told while you are away
reach-help = For games over days: a message when it is your turn and no tab is open.
reach-mail = By mail
reach-confirmed = confirmed
reach-unconfirmed = not confirmed yet: follow the link in the mail that we sent
reach-hook = By web hook
reach-hook-help = An address that is called with a short JSON message, for those who like to connect things.
reach-secret = Calls are signed with this secret, shown this once.
reach-test = Test
reach-drop = Remove
reach-sent = Sent lately
kept-away = Blocked and muted people
kept-away-help = You block or mute somebody by their name at a table.
kept-away-none = Nobody.
is-blocked = blocked: you do not meet at tables
is-muted = muted: you do not read their chat
make-up = Allow again

error-offline = The server cannot be reached. Check the connection and try again.
error-bad-request = That could not be done.
error-unknown-game = This house does not have that game.
error-bad-setup = A table cannot be set up like that.
error-malformed-move = The page sent something that is no move. Reload it.
error-illegal-move = That is not possible here.
error-not-your-turn = It is not your turn.
error-stale-decision = The table has moved on. Look again before you decide.
error-bad-record = This file is no record that can be replayed.
error-newer-record = This record comes from a newer version of the rules.
error-forbidden = You are not allowed to do that.
error-limit-reached = That is the limit. Finish something first, or try again later.
error-bad-nickname = A nickname has 1 to 24 visible letters or signs and doesn’t look like the name of a bot.
error-invalid-secret = This link or code has been used, is too old or is mistyped.
error-unknown-participant = That person is not here.
error-name-taken = Someone at this table has a name that looks like yours. Change your nickname to join.
error-too-many-at-once = You have too many tables open in this browser or network. Close one, or try again in a moment.
error-unknown-table = There is no such table. Perhaps it was closed.
error-unknown-analysis = This analysis has been forgotten. Ask for it again.
error-seat-taken = Somebody else has just taken this seat.
error-storage-unavailable = The house cannot write at the moment. Try again shortly.
error-outcome-unknown = The database went away while your move was being stored. You will see here whether it was made as soon as the server knows.
error-unknown-bot = There is no such bot for this game.
error-unknown-language = The house does not write in that language.
error-too-large = That is too long.
error-rate-limited = Slower, please.
error-malformed = The page and the server do not understand each other. Reload the page.
error-no-hello = The connection was not greeted. Reload the page.
error-write-conflict = The table has moved on. Look again before you decide.
error-unfair-record = The draws of this record do not follow from its seed.
error-unplayable = This server cannot play on at this table at the moment. It can be looked at.
error-bad-address = That is no mail address.
error-mail-failed = The mail could not be sent.
error-webhook-error = That address cannot be called.
error-not-found = There is nothing here.
error-method-not-allowed = The page asked in a way that the server does not know. Reload it.
error-other-origin = This came from another site’s page and was refused.
error-internal-error = Something went wrong on the server. Try again.

## Table
matters = Matters
overview = Overview
more-of-the-table = More of the table
skip-to-question = To the question
skip-to-controls = To the controls
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
leave-sure = Or leave for good: you cannot come back.
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
reported = Thank you. The people who run this server will look at it.

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
analyse = Work out the chances
analysis-about = A bot’s estimate from what each mover could know. Bands show how sure the estimate is, not whether the bot judges well.
analysing = The game is being analysed.
judged-of = { $done } of { $total } decisions judged
chance-to-win = Chance to win
chances-at = Moment { $n }: { $chances }
mistakes = Largest mistakes
no-mistakes = No mistake beyond doubt.
mistake-better = Better: { $move }
mistake-loss = −{ $loss }
mistake-between = { $low } to { $high }

## Rules
rules = Rules
contents = Contents
search-rules = Search the rules
rules-table = A table of the rules
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

somebody = Somebody
stand-in-for = { $bot } bot for { $name }
fact-table-left = { $name } left; { $bot ->
        [Intern] an
        [Opportunist] an
        [Expert] an
        [Analyst] an
       *[other] a
    } { $bot } bot plays on.
fact-table-left-for-good = { $name } left for good; { $bot ->
        [Intern] an
        [Opportunist] an
        [Expert] an
        [Analyst] an
       *[other] a
    } { $bot } bot plays on.
fact-table-resigned = { $name } left the table.
fact-table-out-of-time = { $name } ran out of time; { $bot ->
        [Intern] an
        [Opportunist] an
        [Expert] an
        [Analyst] an
       *[other] a
    } { $bot } bot plays on.
fact-table-voted-absent = { $name } was voted absent; { $bot ->
        [Intern] an
        [Opportunist] an
        [Expert] an
        [Analyst] an
       *[other] a
    } { $bot } bot plays on.
fact-table-back = { $name } is back.
fact-table-handed-over = { $name } handed the seat over to { $to }.
absence = Away
absence-here = { $name } is connected.
absence-help = When everybody else agrees, a bot plays for { $name }, who can come back at any time.
absence-vote = Let a bot play
absence-voted = { $names } would let a bot play for { $name }, who is away.
absence-withdraw = Withdraw my vote
seat-link = Hand my seat over
seat-link-help = Whoever opens this link first takes over your seat and your cards; you can watch from then on. It works once, for seven days.
seat-link-withdraw = Withdraw
seat-link-withdrawn = The link no longer works.
seat-offer-title = Take over { $name }’s seat in { $game }?
seat-offer-help = { $name } gives you the seat of a running game, with its cards and everything done so far.
seat-offer-take = Play on as { $name }
leave-away = Let a bot play for me
leave-away-help = A bot ({ $bot }) plays for you until you come back.
devices-signed-in = Signed-in browsers
device-current = This browser
device-seen = Last used { $when }
device-unknown = Unknown browser
device-end = Sign out
device-ended = { $device } is signed out.
devices-end = Sign out all others
devices-ended = All other browsers are signed out.
error-unknown-device = That browser is signed out already.
error-signed-out = This browser was signed out.
