"""The first game, explained: all of it by keys and in words, and what wrong keys lead to."""

from pathlib import Path

import pytest

from pyramid_access.narration.languages import languages, locale_folders
from pyramid_access.session.commands import COMMANDS, Group, Mode
from pyramid_access.session.tutorial import HARMLESS, STEPS, number_of
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from tests.kept import kept_game
from tests.playing import Player
from tests.ui.learning.lessons import BEGIN, at_a_game, begun

LANGUAGES = ("en", "fr", "pt")
LESSON = (
    ("enter", "A first game, in 16 steps. Q leaves it, N skips a step. On the nine of diamonds, row 3, place 1. "
     "This card is free, because nothing covers it. Press Tab or F to go to the next free card.",
     "Une première partie, en 16 étapes. Q en sort, N passe une étape. "
     "Sur le neuf de carreau, rangée 3, place 1. Cette carte est libre, car rien ne la couvre. "
     "Appuyez sur Tab ou F pour aller à la carte libre suivante."),
    ("tab", "King of clubs, row 3, place 2. A king is worth thirteen and leaves alone. "
     "On the king, press Enter or Space to remove it.",
     "Roi de trèfle, rangée 3, place 2. Un roi vaut treize et part seul. "
     "Sur le roi, appuyez sur Entrée ou Espace pour le retirer."),
    ("enter", "King of clubs removed. Four of spades free, row 2, place 2. "
     "Covered cards have to wait, but you can go and see them. Press Up arrow or I to go up one row.",
     "Roi de trèfle retiré. Quatre de pique libre, rangée 2, place 2. "
     "Les cartes couvertes attendent, mais vous pouvez aller les voir. "
     "Appuyez sur Flèche haut ou I pour monter d'une rangée."),
    ("i", "Queen of hearts covered, row 1, place 1. Two free cards leave together when they add up to thirteen. "
     "Tab and Shift Tab go from one free card to another. "
     "Choose the four of spades and the nine of diamonds with Enter.",
     "Dame de cœur couverte, rangée 1, place 1. Deux cartes libres partent ensemble quand leur somme fait treize. "
     "Tab et Maj Tab vont d'une carte libre à l'autre. "
     "Choisissez le quatre de pique et le neuf de carreau avec Entrée."),
    ("tab", "Four of spades, row 2, place 2.", "Quatre de pique, rangée 2, place 2."),
    ("space", "Four of spades chosen.", "Quatre de pique choisi."),
    ("s-tab", "Nine of diamonds, row 3, place 1.", "Neuf de carreau, rangée 3, place 1."),
    ("enter", "Four of spades and nine of diamonds removed. Jack of diamonds free, row 2, place 1. "
     "An ace is worth one, a jack eleven, a queen twelve. So this jack needs a two. Press P to draw.",
     "Quatre de pique et neuf de carreau retirés. Valet de carreau libre, rangée 2, place 1. "
     "L'as vaut un, le valet onze, la dame douze. Il faut donc un deux à ce valet. Appuyez sur P pour piocher."),
    ("p", "Ace of clubs drawn. The drawn card stays in hand, free. Every move can be undone. Press U to undo.",
     "As de trèfle pioché. La carte piochée reste en main, libre. Chaque coup peut être annulé. "
     "Appuyez sur U pour annuler."),
    ("u", "Ace of clubs back in the stock. Y plays an undone move again. "
     "When you draw, the card in hand goes on the waste, of which only the top is free. "
     "Press P until the stock is empty.",
     "As de trèfle de retour dans la pioche. Y rejoue le coup annulé. "
     "Quand vous piochez, la carte en main va sur la défausse, dont seul le dessus est libre. "
     "Appuyez sur P jusqu'à ce que la pioche soit vide."),
    ("p", "Ace of clubs drawn.", "As de trèfle pioché."),
    ("p", "Ten of spades drawn.", "Dix de pique pioché."),
    ("p", "Two of hearts drawn. Stock empty, 2 more passes. You need not remember it all. "
     "Press W to hear the stock, the hand and the waste.",
     "Deux de cœur pioché. Pioche vide, encore 2 passages. Inutile de tout retenir. "
     "Appuyez sur W pour entendre la pioche, la main et la défausse."),
    ("w", "Stock empty. In hand, two of hearts. Waste, 2 cards, top ten of spades. "
     "The card in hand and the top of the waste are among the free cards. Press O to hear them all.",
     "Pioche vide. En main, deux de cœur. Défausse, 2 cartes, dessus dix de pique. "
     "La carte en main et le dessus de la défausse comptent parmi les cartes libres. "
     "Appuyez sur O pour les entendre toutes."),
    ("o", "Free, jack of diamonds. In hand, two of hearts. On the waste, ten of spades. "
     "Two of these cards make thirteen. Press M to hear what can leave.",
     "Libre, valet de carreau. En main, deux de cœur. En haut de la défausse, dix de pique. "
     "Deux de ces cartes font treize. Appuyez sur M pour entendre ce qui peut partir."),
    ("m", "Jack of diamonds and two of hearts. A free card leaves with another one, wherever they lie. "
     "Tab and Shift Tab go from one to the other. Choose the jack of diamonds and the two of hearts with Enter.",
     "Valet de carreau et deux de cœur. Une carte libre part avec une autre, où qu'elles se trouvent. "
     "Tab et Maj Tab vont de l'une à l'autre. Choisissez le valet de carreau et le deux de cœur avec Entrée."),
    ("enter", "Jack of diamonds chosen.", "Valet de carreau choisi."),
    ("f", "Two of hearts, in hand.", "Deux de cœur, en main."),
    ("enter", "Jack of diamonds and two of hearts removed. Queen of hearts free, row 1, place 1. "
     "On the ten of spades, on the waste. "
     "The queen waits for the ace, and the ace is at the bottom of the waste. The stock is empty. "
     "Press P to turn the waste over.",
     "Valet de carreau et deux de cœur retirés. Dame de cœur libre, rangée 1, place 1. "
     "Sur le dix de pique, en haut de la défausse. "
     "La dame attend l'as, et l'as est au fond de la défausse. La pioche est vide. "
     "Appuyez sur P pour retourner la défausse."),
    ("p", "Waste turned over, 2 cards. One more pass after this. On the queen of hearts, row 1, place 1. "
     "The cards come again in the same order, three passes in all. Press H to ask for a hint.",
     "Défausse retournée, 2 cartes. Encore un passage ensuite. Sur la dame de cœur, rangée 1, place 1. "
     "Les cartes reviennent dans le même ordre, trois passages en tout. Appuyez sur H pour demander un indice."),
    ("h", "Draw, nothing can leave now. Certain to stay winnable. The game also knows whether you can still win. "
     "Press V to ask it.",
     "Piochez, rien ne peut partir pour l'instant. Reste gagnable à coup sûr. "
     "Le jeu sait aussi si la partie peut encore être gagnée. Appuyez sur V pour le lui demander."),
    ("v", "Yes, still winnable, in 2 moves. If the game were lost, B would take you back to before the mistake. "
     "Press S to hear how the game stands.",
     "Oui, encore gagnable, en 2 coups. Si elle était perdue, B vous ramènerait avant l'erreur. "
     "Appuyez sur S pour savoir où en est la partie."),
    ("s", "Pyramid, one card, 3 in all. 7 moves played. Pass 2, one more after this. "
     "The goal is to clear the pyramid, the other cards may stay. "
     "Draw with P, then choose the queen of hearts and the ace of clubs with Enter.",
     "Pyramide, une carte, 3 en tout. 7 coups joués. Passage 2, encore un ensuite. "
     "Le but est de vider la pyramide, les autres cartes peuvent rester. "
     "Piochez avec P, puis choisissez la dame de cœur et l'as de trèfle avec Entrée."),
    ("p", "Ace of clubs drawn.", "As de trèfle pioché."),
    ("enter", "Queen of hearts chosen.", "Dame de cœur choisie."),
    ("tab", "Ace of clubs, in hand.", "As de trèfle, en main."),
    ("enter", "Queen of hearts and ace of clubs removed. You have won. Pyramid cleared in 9 moves. "
     "You know all you need. Press a key to begin playing.",
     "Dame de cœur et as de trèfle retirés. Gagné. Pyramide vidée en 9 coups. "
     "Vous savez tout ce qu'il faut. Appuyez sur une touche pour commencer à jouer."),
    ("space", "Game resumed, one move played. On the king of spades, row 7, place 1.",
     "Partie reprise, un coup joué. Sur le roi de pique, rangée 7, place 1."),
)  # fmt: skip
"""A key, and what is heard, from the line of the help to the player's own game."""


@pytest.mark.parametrize(("lang", "column"), [("en", 1), ("fr", 2)])
def test_the_whole_lesson(tmp_path: Path, lang: str, column: int) -> None:
    player = at_a_game(tmp_path, lang)
    own = player.table.session
    player.press(*BEGIN[:-1])
    heard = player.press(*(row[0] for row in LESSON))
    assert heard == [row[column] for row in LESSON]
    assert player.table.session is own
    assert player.press("p") == [{"en": "Ace of diamonds drawn.", "fr": "As de carreau pioché."}[lang]]


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_can_be_played_in_every_detail(tmp_path: Path, lang: str, detail: Detail) -> None:
    player = at_a_game(tmp_path, lang, detail=detail)
    player.press(*BEGIN[:-1], *(row[0] for row in LESSON))
    assert player.table.session.timeline.moves == player.table.session.timeline.moves[:1]


REMINDERS = {
    "free": ("Press Tab or F to go to the next free card.",
             "Appuyez sur Tab ou F pour aller à la carte libre suivante."),
    "king": ("On the king, press Enter or Space to remove it.",
             "Sur le roi, appuyez sur Entrée ou Espace pour le retirer."),
    "covered": ("Press Up arrow or I to go up one row.", "Appuyez sur Flèche haut ou I pour monter d'une rangée."),
    "pair": ("Choose the four of spades and the nine of diamonds with Enter.",
             "Choisissez le quatre de pique et le neuf de carreau avec Entrée."),
    "draw": ("Press P to draw.", "Appuyez sur P pour piocher."),
    "undo": ("Press U to undo.", "Appuyez sur U pour annuler."),
    "waste": ("Press P until the stock is empty.", "Appuyez sur P jusqu'à ce que la pioche soit vide."),
    "stock": ("Press W to hear the stock, the hand and the waste.",
              "Appuyez sur W pour entendre la pioche, la main et la défausse."),
    "cards": ("Press O to hear them all.", "Appuyez sur O pour les entendre toutes."),
    "removals": ("Press M to hear what can leave.", "Appuyez sur M pour entendre ce qui peut partir."),
    "hand": ("Choose the jack of diamonds and the two of hearts with Enter.",
             "Choisissez le valet de carreau et le deux de cœur avec Entrée."),
    "redeal": ("Press P to turn the waste over.", "Appuyez sur P pour retourner la défausse."),
    "hint": ("Press H to ask for a hint.", "Appuyez sur H pour demander un indice."),
    "verdict": ("Press V to ask it.", "Appuyez sur V pour le lui demander."),
    "status": ("Press S to hear how the game stands.", "Appuyez sur S pour savoir où en est la partie."),
    "goal": ("Draw with P, then choose the queen of hearts and the ace of clubs with Enter.",
             "Piochez avec P, puis choisissez la dame de cœur et l'as de trèfle avec Entrée."),
}  # fmt: skip
LEADS_THROUGH = ("quit", "new-game", "go-back", "clear-choice")
CHOOSING = ("king", "pair", "hand")


@pytest.mark.parametrize(("lang", "column"), [("en", 0), ("fr", 1)])
def test_every_wrong_key_is_answered_and_what_to_press_is_said_again(tmp_path: Path, lang: str, column: int) -> None:
    player = begun(tmp_path, lang)
    commands = [command for command in COMMANDS if Mode.PLAY in command.modes and command.id not in LEADS_THROUGH]
    for step in STEPS:
        for command in (command for command in commands if command.id != step.command):
            (answer,) = player.press(command.keys[0])
            leads_on = command.group is Group.CURSOR and step.id in CHOOSING
            leads_on = leads_on or (command.id, step.id) == ("draw", "goal")
            if command.id in ("language", "speech-switch"):
                times = len(languages(locale_folders())) - 1 if command.id == "language" else 1
                player.press(*[command.keys[0]] * times)  # Back again.
            elif not leads_on and command.id not in HARMLESS - {"hint", "verdict"}:
                assert REMINDERS[step.id][column] in answer, (step.id, command.id)
        for key in ("%", "unknown"):
            assert player.press(key)[0].endswith(REMINDERS[step.id][column])
        assert player.press("n")


def test_a_key_that_would_lead_away_says_what_it_would_do(tmp_path: Path) -> None:
    player = begun(tmp_path, "fr", "draw")
    own = kept_game(tmp_path)
    to_do = "Pas encore. Appuyez sur P pour piocher."
    assert player.press("g", "e", "enter", "u", "y", "%", "U") == [
        f"G, menu des parties. {to_do}",
        f"E, réglages. {to_do}",
        f"Entrée, choisir la carte, puis sa partenaire, un roi part aussitôt. {to_do}",
        f"U, annuler le dernier coup. {to_do}",
        f"Y, rejouer le coup annulé. {to_do}",
        "%, sans effet. Appuyez sur P pour piocher.",
        f"Majuscule U, annuler le dernier coup. {to_do}",
    ]
    assert kept_game(tmp_path) == own


def test_a_harmless_key_does_what_it_does(tmp_path: Path) -> None:
    player = begun(tmp_path, "en", "draw")
    assert player.press("c", "c", "7", "tab") == [
        "Jack of diamonds, row 2, place 1. Free. Covers the queen of hearts. Press P to draw.",
        "One partner still hidden. Press P to draw.",
        "Row 7, empty. Press P to draw.",
        "Last free card, jack of diamonds. Press P to draw.",
    ]


def test_a_wrong_choice_is_put_right(tmp_path: Path) -> None:
    player = begun(tmp_path, "fr", "king")
    again = "Sur le roi, appuyez sur Entrée ou Espace pour le retirer."
    assert player.press("s-tab", "enter", "escape", "tab") == [
        "Neuf de carreau, rangée 3, place 1.",
        f"Neuf de carreau choisi. {again}",
        "Le neuf de carreau n'est plus choisi.",
        "Roi de trèfle, rangée 3, place 2.",
    ]


def test_the_help_key_explains_the_step_and_names_the_keys_of_the_lesson(tmp_path: Path) -> None:
    player = begun(tmp_path, "fr", "draw")
    assert player.press("?") == [
        "Étape 5 sur 16. Sur le valet de carreau, rangée 2, place 1. L'as vaut un, le valet onze, la dame douze. "
        "Il faut donc un deux à ce valet. Appuyez sur P pour piocher. "
        "N passe cette étape, B revient à la précédente, Q sort de la leçon."
    ]


def test_an_answer_that_comes_late_goes_on_all_the_same(tmp_path: Path) -> None:
    player = Player(tmp_path, Settings(lang="fr", speaker=SpeakerChoice.OWN), patience=0.0)
    player.begin()
    player.press(*BEGIN, *["n"] * number_of("hint"))
    player.hold_back_answers()
    player.ask("h")
    (late,) = player.wait_for_late_words()
    assert late.endswith("Reste gagnable à coup sûr. Le jeu sait aussi si la partie peut encore être gagnée. "
                         "Appuyez sur V pour le lui demander.")  # fmt: skip
    player.hold_back_answers()
    player.ask("v")
    player.press("q")
    assert player.wait_for_late_words() == []


def test_the_keys_are_the_players_own(tmp_path: Path) -> None:
    keys = {"draw": ("*",), "new-game": ("f12",), "quit": ("f11",)}
    player = Player(tmp_path, Settings(lang="en", speaker=SpeakerChoice.OWN, keys=keys))
    player.begin()
    first = player.press(*BEGIN)[-1]
    assert first.startswith("A first game, in 16 steps. F11 leaves it, F12 skips a step.")
    assert player.press(*["f12"] * 4)[-1].endswith("Press * to draw.")
    assert player.press("p") == ["P, no effect. Press * to draw."]
    assert player.press("*")[0].startswith("Ace of clubs drawn.")


def test_another_language_in_the_middle(tmp_path: Path) -> None:
    player = begun(tmp_path, "en", "draw")
    assert player.press("a", "%") == ["Français.", "%, sans effet. Appuyez sur P pour piocher."]
