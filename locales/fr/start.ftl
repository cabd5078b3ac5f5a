# Questions of the first start.

# Each language says this about itself.
start-language = Pour le français, tapez { $number }.
# The four ways of playing, by their digits; the lines below say the same one by one.
start-way = Choisissez comment jouer. Tapez 1 pour jouer à l'oreille avec la voix du jeu. Tapez 2 pour jouer avec votre lecteur d'écran. Tapez 3 pour voir un grand plateau, avec la voix. Tapez 4 pour voir un grand plateau, sans voix.
start-way-own = À l'oreille, avec la voix du jeu
start-way-reader = Avec mon lecteur d'écran
start-way-eye = Un grand plateau à l'écran, avec la voix
start-way-eye-silent = Un grand plateau à l'écran, sans voix
# Heard once, when the questions are answered.
start-help = Point d'interrogation pour l'aide.
