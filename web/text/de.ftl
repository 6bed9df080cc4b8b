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
waiting-for = { $names } decides
waiting = The table moves on
game-over = The game is over
looking-back = You look at move { $n }
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
