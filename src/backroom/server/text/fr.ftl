mail-turn-subject = { $title } : c’est à vous
mail-turn-body = Bonjour { $nickname },

    c’est à vous de jouer à { $title }. Vous avez { $hours ->
        [one] une heure
       *[other] { $hours } heures
    } à partir du début du tour :

    { $link }
mail-confirm-subject = Backroom : veuillez confirmer votre adresse
mail-confirm-body = Bonjour { $nickname },

    quelqu’un, vous espérons-nous, a demandé à être prévenu par courriel quand c’est son tour. Si c’était vous, veuillez confirmer :

    { $link }

    Sinon, vous n’avez rien à faire ; vous ne recevrez plus de courriel.
mail-footer = Plus de courriels : { $link }
page-confirm = Voulez-vous des courriels quand c’est votre tour ?
page-confirm-button = Oui, je veux bien
page-confirmed = Merci. Vous recevrez un courriel quand ce sera votre tour.
page-unsubscribe = Ne plus recevoir de courriels de ce serveur ?
page-unsubscribe-button = Plus de courriels
page-unsubscribed = Vous ne recevrez plus de courriels.
page-stale = Ce lien n’est plus valable. Vous pouvez changer vos notifications dans les réglages.
