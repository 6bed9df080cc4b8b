seat-number = Spieler { $number }
games-game = Spiel
games-players = Spieler
games-options = Optionen
games-bots = Bots
replay-heading = { $title }, nach { $moves } von { $lines } Zügen
result-line = { $rank }. { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
play-you = Spieler
play-bot-name = { $bot } { $number }
play-welcome = { $title }
play-keys = Antworte mit einer Nummer. Außerdem: ? und ?2 Hilfe, b zurück, v Tisch, l Protokoll, r Regeln, w Fenster, s speichern, q speichern und beenden.
play-prompt = >
play-confirm = Eingabetaste zum Ausführen, b zurück >
play-reveals = (nicht rückgängig zu machen)
play-no-undo = Nichts zurückzunehmen: seither ist Neues bekannt geworden.
play-number-please = Bitte eine Nummer von 1 bis { $most }, oder ? für Hilfe.
play-saved = Gespeichert in { $file }.
play-resume-hint = Weiter mit: backroom play --resume { $file }
play-which-game = Welches Spiel?
play-windows-pass = Ab jetzt lässt du Kartenfenster verstreichen.
play-windows-ask = Ab jetzt wirst du in jedem Kartenfenster gefragt.
analyse-heading = { $title }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} beurteilt
analyse-mistakes = Größte Fehler (nach welcher Zeile, wer, wie viele Punkte von hundert verschenkt, in Klammern das 95-%-Intervall):
analyse-no-mistakes = Kein zweifelsfreier Fehler.
analyse-played = gespielt: { $move } { $chance }
analyse-better = besser: { $move } { $chance }
analyse-decision = Nach Zeile { $n } entscheidet { $name } ({ $trials } Versuche je Zug):
