"""What is said around the game: menus, first start, settings, help, history, speech."""

import pytest

from pyramid_access.settings import Detail
from tests.narration.tables import translator

SENTENCES = {
    ("menu-line", (("name", "Same"), ("number", 3), ("total", 9))): ("Same. 3 of 9.", "Same. 3 sur 9."),
    ("menu-line-value", (("name", "Rate"), ("value", "Speed 180"), ("number", 3), ("total", 9))): (
        "Rate. Speed 180. 3 of 9.",
        "Rate. Speed 180. 3 sur 9.",
    ),
    ("menu-no-line", (("number", 8),)): ("There is no line 8.", "Il n'y a pas de ligne 8."),
    ("menu-no-letter", (("letter", "Z"),)): ("No line begins with Z.", "Aucune ligne ne commence par Z."),
    ("menu-value-most", (("value", "Volume 100"),)): ("Volume 100, the most.", "Volume 100, maximum."),
    ("menu-value-least", (("value", "Volume 0"),)): ("Volume 0, the least.", "Volume 0, minimum."),
    ("menu-left", ()): ("Back to the game.", "Retour au jeu."),
    ("start-language", (("number", 1),)): ("For English, press 1.", "Pour le français, tapez 1."),
    ("start-way", ()): (
        "Choose how to play. Press 1 to play by ear with the game's own voice. Press 2 to play with your screen "
        "reader. Press 3 to see a large board, with the voice. Press 4 to see a large board, without a voice.",
        "Choisissez comment jouer. Tapez 1 pour jouer à l'oreille avec la voix du jeu. Tapez 2 pour jouer avec votre "
        "lecteur d'écran. Tapez 3 pour voir un grand plateau, avec la voix. Tapez 4 pour voir un grand plateau, "
        "sans voix.",
    ),
    ("start-way-own", ()): ("By ear, with the game's own voice", "À l'oreille, avec la voix du jeu"),
    ("start-way-reader", ()): ("With my screen reader", "Avec mon lecteur d'écran"),
    ("start-way-eye", ()): (
        "A large board on the screen, with the voice",
        "Un grand plateau à l'écran, avec la voix",
    ),
    ("start-way-eye-silent", ()): (
        "A large board on the screen, without a voice",
        "Un grand plateau à l'écran, sans voix",
    ),
    ("settings-title", ()): ("Settings.", "Réglages."),
    ("settings-rate-value", (("rate", 180),)): ("Speed 180", "Vitesse 180"),
    ("settings-volume-value", (("volume", 80),)): ("Volume 80", "Volume 80"),
    ("settings-pitch", ()): ("Pitch of the voice", "Hauteur de la voix"),
    ("settings-pitch-value", (("pitch", 50),)): ("Pitch 50", "Hauteur 50"),
    ("settings-detail-brief", ()): ("Few details", "Peu de détails"),
    ("settings-detail-normal", ()): ("Usual details", "Détails habituels"),
    ("settings-detail-full", ()): ("All details", "Tous les détails"),
    ("settings-speaker-own", ()): ("The game's voice", "Voix du jeu"),
    ("settings-speaker-reader", ()): ("Screen reader", "Lecteur d'écran"),
    ("settings-speaker-off", ()): ("No voice", "Sans voix"),
    ("settings-view-line", ()): ("Lines of text", "Lignes de texte"),
    ("settings-view-board", ()): ("Large board", "Grand plateau"),
    ("language-changed", ()): ("English.", "Français."),
    ("games-title", ()): ("Game menu.", "Menu des parties."),
    ("games-again", ()): ("The same deal again", "Rejouer la même donne"),
    ("games-earlier", ()): ("Back to the previous game", "Revenir à la partie précédente"),
    ("games-today", ()): ("Today's deal", "Donne du jour"),
    ("games-number", ()): ("Deal by number", "Donne par numéro"),
    ("games-text", ()): ("Save the text of this game", "Enregistrer le texte de cette partie"),
    ("games-text-before", ()): ("Save the text of the game before", "Enregistrer le texte de la partie d'avant"),
    ("games-text-kept", (("name", "2026-11-30-7.txt"), ("folders", "your home folder, data"))): (
        "Text saved. File 2026-11-30-7.txt, in your home folder, data.",
        "Texte enregistré. Fichier 2026-11-30-7.txt, dans your home folder, data.",
    ),
    ("settings-variant", ()): ("Variant", "Variante"),
    ("settings-winnable", ()): ("Only winnable deals", "Seulement des donnes gagnables"),
    ("settings-voices", ()): ("Voice", "Voix"),
    ("settings-voices-sample", (("value", "Scotland"),)): (
        "Scotland. Queen of spades and ace of hearts.",
        "Scotland. Dame de pique et as de cœur.",
    ),
    ("settings-keys", ()): ("Keys", "Touches"),
    ("remap-change", ()): ("Change the key", "Changer de touche"),
    ("remap-add", ()): ("Add a key", "Ajouter une touche"),
    ("remap-default", ()): ("Original keys", "Touches d'origine"),
    ("remap-refused-taken", (("key", "H"), ("effect", "x"))): (
        "Key already taken. H, x.",
        "Touche déjà prise. H, x.",
    ),
    ("games-number-value", (("number", "1234567"),)): ("Number 1234567", "Numéro 1234567"),
    ("games-from-file", ()): ("Read from a file", "Lue dans un fichier"),
    ("games-no-earlier", ()): ("There is no previous game.", "Il n'y a pas de partie précédente."),
    ("games-under-way", ()): (
        "A game is under way. The same key once more to begin another one.",
        "Une partie est en cours. La même touche encore une fois pour en commencer une autre.",
    ),
    ("games-number-ask", ()): (
        "Type the number of the deal, then Enter.",
        "Tapez le numéro de la donne, puis Entrée.",
    ),
    ("games-number-keys", ()): (
        "Digits, then Enter. Escape to go back.",
        "Des chiffres, puis Entrée. Échap pour revenir.",
    ),
    ("games-number-typed", (("number", "7"),)): ("Number 7.", "Numéro 7."),
    ("games-number-empty", ()): ("No digit.", "Aucun chiffre."),
    ("help-unknown-key", ()): (
        "This key does nothing. Question mark for help.",
        "Cette touche ne fait rien. Point d'interrogation pour l'aide.",
    ),
    ("help-line", (("keys", "Tab, F"), ("effect", "x"))): ("Tab, F, x", "Tab, F, x"),
    ("help-key", (("key", "Tab"), ("effect", "x"))): ("Tab, x.", "Tab, x."),
    ("help-key-free", (("key", "Z"),)): ("Z, no effect.", "Z, sans effet."),
    ("help-key-letter", (("key", "Z"), ("letter", "Z"))): (
        "Z, next line that begins with Z.",
        "Z, ligne suivante qui commence par Z.",
    ),
    ("help-intro-play", ()): (
        "Keys of the game, one a line, Tab for the next. Shift Tab for the rules and a first game explained. "
        "Question mark to learn the keys.",
        "Touches du jeu, une par ligne, Tab pour la suivante. Maj Tab pour les règles et une première partie "
        "expliquée. Point d'interrogation pour apprendre les touches.",
    ),
    ("help-intro-menu", ()): (
        "Keys of the menus, one a line, Tab for the next. Any other letter goes to the line that begins with it. "
        "Question mark to learn them.",
        "Touches des menus, une par ligne, Tab pour la suivante. Toute autre lettre va à la ligne qui commence par "
        "elle. Point d'interrogation pour les apprendre.",
    ),
    ("help-lesson-begins", ()): (
        "Each key says what it does, without doing it. Escape or question mark to end.",
        "Chaque touche dit ce qu'elle fait, sans le faire. Échap ou point d'interrogation pour finir.",
    ),
    ("help-lesson-ends", ()): ("The keys work again.", "Les touches agissent de nouveau."),
    ("keys-function", (("number", "5"),)): ("F5", "F5"),
    ("keys-control", (("letter", "Z"),)): ("Control Z", "Contrôle Z"),
    ("history-nothing", ()): ("Nothing to repeat.", "Rien à répéter."),
    ("history-oldest", ()): ("Start of the history.", "Début de l'historique."),
    ("history-newest", ()): ("End of the history.", "Fin de l'historique."),
    ("game-kept", ()): ("The game is saved. Goodbye.", "La partie est enregistrée. Au revoir."),
    ("speech-no-device", ()): (
        "No sound, no audio output answers. The game goes on in text.",
        "Aucun son, aucune sortie audio ne répond. Le jeu continue par écrit.",
    ),
    ("speech-no-voice", (("language", "Zedish"),)): (
        "There is no voice for Zedish. Another voice reads it.",
        "Aucune voix pour la langue Zedish. Une autre voix la lit.",
    ),
    ("speech-no-library", ()): (
        "The game's voice is not installed properly. The game goes on in text.",
        "La voix du jeu est mal installée. Le jeu continue par écrit.",
    ),
    ("speech-sound-returned", ()): ("The sound had cut out, it is back.", "Le son s'était coupé, il est revenu."),
    ("speech-restarted", ()): (
        "The voice had stopped, it starts again.",
        "La voix s'était arrêtée, elle repart.",
    ),
    ("speech-gave-up", ()): (
        "The voice does not answer any more. The game goes on in text.",
        "La voix ne répond plus. Le jeu continue par écrit.",
    ),
}


@pytest.mark.parametrize(("message", "words"), SENTENCES.items(), ids=[message_id for message_id, _ in SENTENCES])
def test_sentence(message: tuple[str, tuple[tuple[str, object], ...]], words: tuple[str, str]) -> None:
    message_id, args = message
    assert translator("en").say(message_id, **dict(args)) == words[0]
    assert translator("fr").say(message_id, **dict(args)) == words[1]


def test_brief_menu_lines_leave_out_the_count() -> None:
    def say(message_id: str, **args: object) -> str:
        return translator("fr").say(message_id, Detail.BRIEF, number=1, total=2, **args)

    assert say("menu-line", name="Rejouer") == "Rejouer."
    assert say("menu-line-value", name="Langue", value="Français") == "Langue. Français."
