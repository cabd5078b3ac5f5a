# Beginning, going on and ending.

# $variant is the name of the game.
game-started = Nouvelle partie. { $variant }.
    .brief = Nouvelle partie.
game-resumed =
    Partie reprise, { $moves ->
        [0] aucun coup joué
        [one] un coup joué
       *[other] { $moves } coups joués
    }.
    .brief = Partie reprise.
    .full =
        Partie reprise. { $variant }. { $moves ->
            [0] Aucun coup joué
            [one] Un coup joué
           *[other] { $moves } coups joués
        }.
game-won-pyramid = Gagné. La pyramide est vide, en { $moves } coups.
    .brief = Gagné en { $moves } coups.
    .full =
        Gagné. La pyramide est vide, en { $moves } coups.{ $left ->
            [0] { "" }
            [one] { " " }Une carte reste ailleurs.
           *[other] { " " }{ $left } cartes restent ailleurs.
        }
game-won-all = Gagné. Les 52 cartes sont parties, en { $moves } coups.
    .brief = Gagné en { $moves } coups.
# $left counts all cards, $pyramid those of the pyramid.
game-blocked =
    Partie bloquée. { $left ->
        [one] Il reste une carte
       *[other] Il reste { $left } cartes
    }, dont { $pyramid ->
        [0] aucune
        [one] une
       *[other] { $pyramid }
    } dans la pyramide.
    .brief =
        Bloqué, { $left ->
            [one] reste une carte
           *[other] reste { $left } cartes
        }.
    .full =
        Partie bloquée. { $left ->
            [one] Il reste une carte
           *[other] Il reste { $left } cartes
        }, dont { $pyramid ->
        [0] aucune
        [one] une
       *[other] { $pyramid }
    } dans la pyramide. Annulez, ou commencez une autre partie.
# Points; $sign is plus or minus, $points has none.
game-score =
    Score, { $sign ->
        [minus] moins { $points }
       *[plus] { $points }
    } { $points ->
        [one] point
       *[other] points
    }.
# The last words.
game-kept = La partie est gardée. Au revoir.
