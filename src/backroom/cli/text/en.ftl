seat-number = Player { $number }
games-game = Game
games-players = Players
games-options = Options
games-bots = Bots
replay-heading = { $title }, after { $moves } of { $lines } moves
result-line = { $rank }. { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
play-you = Player
play-bot-name = { $bot } { $number }
play-welcome = { $title }
play-keys = Answer with a number. Also: ? and ?2 help, b back, v view, l log, r rules, w windows, s save, q save and quit.
play-prompt = >
play-confirm = Enter to do it, b to go back >
play-reveals = (cannot be undone)
play-no-undo = There is nothing to take back: something new has been seen since.
play-number-please = Please answer with a number from 1 to { $most }, or ? for help.
play-saved = Saved to { $file }.
play-resume-hint = Go on with: backroom play --resume { $file }
play-which-game = Which game?
play-windows-pass = From now on you let windows for cards go by.
play-windows-ask = From now on you are asked in every window for cards.
analyse-heading = { $title }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} judged
analyse-mistakes = Largest mistakes (after which line, who, points of a hundred given away, in brackets the 95 % interval):
analyse-no-mistakes = No mistake beyond doubt.
analyse-played = played: { $move } { $chance }
analyse-better = better: { $move } { $chance }
analyse-decision = After line { $n }, { $name } decides ({ $trials } trials of each move):
