mail-turn-subject = { $title }: it is your turn
mail-turn-body = Hello { $nickname },

    it is your turn at { $title }. You have { $hours ->
        [one] one hour
       *[other] { $hours } hours
    } from the start of the turn:

    { $link }
mail-confirm-subject = Backroom: please confirm your address
mail-confirm-body = Hello { $nickname },

    somebody, we hope you, asked to be told by mail when it is their turn. If it was you, please confirm:

    { $link }

    If not, you need not do anything; you will get no more mail.
mail-footer = No more mails: { $link }
page-confirm = Do you want mails when it is your turn?
page-confirm-button = Yes, I do
page-confirmed = Thank you. You will get a mail when it is your turn.
page-unsubscribe = Do you want to stop all mails from this server?
page-unsubscribe-button = No more mails
page-unsubscribed = You will get no more mails.
page-stale = This link no longer holds. You can change your notifications in the settings.
