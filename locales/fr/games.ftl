# The menu of games, and choosing a deal.
# The attribute braille is for displays of 40 cells, where text and brief are longer.
games-title = Menu des parties.
# Lines of the menu, without a full stop.
games-again = Rejouer la même donne
games-earlier = Revenir à la partie précédente
games-today = Donne du jour
games-number = Donne par numéro
# What was said in this game, and in the one before it, is put into a file.
games-text = Enregistrer le texte de cette partie
games-text-before = Enregistrer le texte de la partie d'avant
# The deal, or how the game stands, is put into a file; the last line opens such a file again.
games-deal = Enregistrer cette donne
games-position = Enregistrer cette position
games-open = Ouvrir une donne ou une position enregistrée
# Values of the line about the deal's number, heard right after games-number.
games-number-value = Numéro { $number }
games-from-file = Lue dans un fichier
games-no-earlier = Il n'y a pas de partie précédente.
# After an answer, when midnight has passed in the deal of the day, or a deal of another day is taken up again.
games-day-over = Ce n'est plus la donne du jour, une autre l'a remplacée à minuit.
    .braille = La donne du jour a changé à minuit.
# A game is under way, and another one was asked for.
games-under-way = Une partie est en cours. La même touche encore une fois pour en commencer une autre.
    .braille = Partie en cours. Même touche pour oui.
# The player has said yes, but the game under way cannot be written to disk, and would be lost.
games-cannot-keep = La partie en cours ne peut pas être gardée{ store-why }. La même touche encore une fois pour la quitter quand même.
    .braille = Partie non gardée. Même touche pour oui.
# Typing the number: the question, and the answer to a key that is none of these.
games-number-ask = Tapez le numéro de la donne, puis Entrée.
    .braille = Numéro de la donne, puis Entrée.
games-number-keys = Des chiffres, puis Entrée. Échap pour revenir.
    .braille = Chiffres, puis Entrée. Échap, retour.
# The number typed so far. It must not begin with the digit itself.
games-number-typed = Numéro { $number }.
games-number-empty = Aucun chiffre.

# No file to open. $folders is where the game looks for them, names of folders from the outermost on.
games-open-none = Aucune donne et aucune position enregistrée. Le jeu les cherche dans { $folders }.
# The text of a game is in a file. $name is that of the file, $folders are names of folders from the outermost on.
games-text-kept = Texte enregistré. Fichier { $name }, dans { $folders }.
games-deal-kept = Donne enregistrée. Fichier { $name }, dans { $folders }.
games-position-kept = Position enregistrée. Fichier { $name }, dans { $folders }.
# The first of these names, where the file lies in the folder of the player.
games-text-home = votre dossier personnel
# Part of the file's name, after the date.
games-text-deal = donne { $number }
# The same for files of deals and positions. $number is none where the deal has no number.
games-deal-title =
    { $number ->
        [none] donne
       *[other] donne { $number }
    }
games-position-title =
    { $number ->
        [none] position
       *[other] position { $number }
    }
