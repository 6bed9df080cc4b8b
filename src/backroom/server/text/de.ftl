mail-turn-subject = { $title }: du bist am Zug
mail-turn-body = Hallo { $nickname },

    du bist am Zug bei { $title }. Du hast { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } ab Beginn des Zuges:

    { $link }
mail-confirm-subject = Backroom: bitte bestätige deine Adresse
mail-confirm-body = Hallo { $nickname },

    jemand, hoffentlich du, möchte per Mail erfahren, wenn ein Zug ansteht. Wenn du das warst, bestätige es bitte:

    { $link }

    Wenn nicht, brauchst du nichts zu tun; du erhältst keine weiteren Mails.
mail-footer = Keine Mails mehr: { $link }
page-confirm = Möchtest du Mails erhalten, wenn du am Zug bist?
page-confirm-button = Ja, gern
page-confirmed = Danke. Du erhältst eine Mail, wenn du am Zug bist.
page-unsubscribe = Möchtest du keine Mails mehr von diesem Server bekommen?
page-unsubscribe-button = Keine Mails mehr
page-unsubscribed = Du erhältst keine Mails mehr.
page-stale = Dieser Link gilt nicht mehr. Deine Benachrichtigungen kannst du in den Einstellungen ändern.
