seat-number = Joueur { $number }
games-game = Jeu
games-players = Joueurs
games-options = Options
games-bots = Robots
replay-heading = { $title }, après { $moves } coups sur { $lines }
result-line = { $rank }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-you = Joueur
play-bot-name = { $bot } { $number }
play-welcome = { $title }
play-keys = Répondez par un numéro. Aussi : ? et ?2 aide, b retour, v table, l journal, r règles, w fenêtres, s sauver, q sauver et quitter.
play-prompt = >
play-confirm = Entrée pour jouer, b pour revenir >
play-reveals = (irréversible)
play-no-undo = Rien à reprendre : quelque chose de nouveau a été vu depuis.
play-number-please = Répondez par un numéro de 1 à { $most }, ou ? pour l’aide.
play-saved = Partie sauvée dans { $file }.
play-resume-hint = Pour continuer : backroom play --resume { $file }
play-which-game = Quel jeu ?
play-windows-pass = Désormais, vous laissez passer les fenêtres de cartes.
play-windows-ask = Désormais, chaque fenêtre de cartes vous est proposée.
analyse-heading = { $title } : { $decisions ->
    [one] une décision évaluée
   *[other] { $decisions } décisions évaluées
}
analyse-mistakes = Plus grosses erreurs (après quelle ligne, qui, points sur cent perdus, entre parenthèses l’intervalle à 95 %) :
analyse-no-mistakes = Aucune erreur certaine.
analyse-played = joué : { $move } { $chance }
analyse-better = mieux : { $move } { $chance }
analyse-decision = Après la ligne { $n }, { $name } décide ({ $trials } essais par coup) :
