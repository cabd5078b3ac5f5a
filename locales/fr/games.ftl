# The menu of games, and choosing a deal.
games-title = Menu des parties.
# Lines of the menu, without a full stop.
games-again = Rejouer la même donne
games-earlier = Revenir à la partie précédente
games-today = Donne du jour
games-winnable = Seulement des donnes gagnables
games-number = Donne par numéro
games-variant = Variante
# Values of the line games-winnable, heard right after it, and alone after a key has changed it.
games-winnable-yes = Oui
games-winnable-no = Non
# Values of the line about the deal's number, heard right after games-number.
games-number-value = Numéro { $number }
games-from-file = Lue dans un fichier
games-no-earlier = Il n'y a pas de partie précédente.
# A game is under way, and another one was asked for.
games-under-way = Une partie est en cours. La même touche encore une fois pour en commencer une autre.
# Typing the number: the question, and the answer to a key that is none of these.
games-number-ask = Tapez le numéro de la donne, puis Entrée.
games-number-keys = Des chiffres, puis Entrée. Échap pour revenir.
# The number typed so far. It must not begin with the digit itself.
games-number-typed = Numéro { $number }.
games-number-empty = Aucun chiffre.
