"""Keys in, sentences out: what a player hears, word for word, through all rooms but the terminal."""

from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from pyramid_access.settings_table import SETTINGS, MenuPlace
from pyramid_access.store.problems import SaveProblem
from tests.kept import moves_kept
from tests.playing import Player

LANGUAGES = ("en", "fr", "pt")


def _player(folder: Path, lang: str, **settings: object) -> Player:
    return Player(folder, replace(Settings(lang=lang, speaker=SpeakerChoice.OWN), **settings))  # type: ignore[arg-type]


FIRST_MINUTE = (
    ("", "New game. Three passes. On the king of spades, row 7, place 1.",
     "Nouvelle partie. Trois passages. Sur le roi de pique, rangée 7, place 1."),
    ("tab", "King of diamonds, row 7, place 2.", "Roi de carreau, rangée 7, place 2."),
    ("f", "Five of hearts, row 7, place 3.", "Cinq de cœur, rangée 7, place 3."),
    ("enter", "Five of hearts chosen.", "Cinq de cœur choisi."),
    ("tab", "Nine of clubs, row 7, place 4.", "Neuf de trèfle, rangée 7, place 4."),
    ("enter", "Five and nine make fourteen, not thirteen.", "Cinq et neuf font quatorze, pas treize."),
    ("escape", "The five of hearts is no longer chosen.", "Le cinq de cœur n'est plus choisi."),
    ("p", "Jack of clubs drawn.", "Valet de trèfle pioché."),
    ("u", "Jack of clubs back in the stock.", "Valet de trèfle de retour dans la pioche."),
    ("y", "Move played again. Jack of clubs drawn.", "Coup rejoué. Valet de trèfle pioché."),
    ("h", "Remove the king of spades, it leaves alone. Almost certainly winnable. Hint 1 of 3.",
     "Retirez le roi de pique, il part seul. Presque sûrement gagnable. Indice 1 sur 3."),
    ("m", "2 choices. King of spades, alone. King of diamonds, alone.",
     "2 possibilités. Roi de pique, seul. Roi de carreau, seul."),
    ("c", "Nine of clubs, row 7, place 4. Free. Covers the queen of clubs and the ten of spades.",
     "Neuf de trèfle, rangée 7, place 4. Libre. Couvre la dame de trèfle et le dix de pique."),
    ("c", "Partners of the nine of clubs. Four of spades covered, row 2, place 2. 3 partners still hidden.",
     "Partenaires du neuf de trèfle. Quatre de pique couvert, rangée 2, place 2. 3 partenaires encore cachées."),
    ("w", "Stock, 23 cards. In hand, jack of clubs. Waste empty.",
     "Pioche, 23 cartes. En main, valet de trèfle. Défausse vide."),
    ("s", "Pyramid, 28 cards, 52 in all. One move played. Pass 1, 2 more after this. Deal number 7.",
     "Pyramide, 28 cartes, 52 en tout. Un coup joué. Passage 1, encore 2 ensuite. Donne numéro 7."),
    ("up", "Queen of clubs covered, row 6, place 3.", "Dame de trèfle couverte, rangée 6, place 3."),
    ("%", "This key does nothing. Question mark for help.",
     "Cette touche ne fait rien. Point d'interrogation pour l'aide."),
)  # fmt: skip


@pytest.mark.parametrize(("lang", "column"), [("en", 1), ("fr", 2)])
def test_the_first_minute(tmp_path: Path, lang: str, column: int) -> None:
    player = _player(tmp_path, lang)
    heard = [player.begin(), *player.press(*(row[0] for row in FIRST_MINUTE[1:]))]
    assert heard == [row[column] for row in FIRST_MINUTE]


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", "King of clubs removed. You have won. Pyramid cleared in 49 moves."),
        ("fr", "Roi de trèfle retiré. Gagné. Pyramide vidée en 49 coups."),
    ],
)
def test_a_whole_game_is_won_with_the_keyboard_alone(tmp_path: Path, lang: str, end: str) -> None:
    player = _player(tmp_path, lang)
    player.begin(choice=NumberedDeal(3))
    assert player.play_best() == end
    assert player.press("h") == [{"en": "The game is over.", "fr": "La partie est finie."}[lang]]


@pytest.mark.parametrize("variant", ["easy", "three-piles", "giza", "par", "relaxed", "tut", "dozen", "cheops"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_game_is_played_to_its_end(tmp_path: Path, variant: str, lang: str) -> None:
    player = _player(tmp_path, lang, detail=Detail.FULL)
    player.begin(variant)
    player.play_best()
    assert player.table.session.outcome is not None


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_table_answers_once(tmp_path: Path, mode: Mode, lang: str) -> None:
    for command in (command for command in COMMANDS if mode in command.modes):
        player = _player(tmp_path, lang)
        player.begin()
        if mode is Mode.MENU:
            player.press("e")
        for key in (*command.keys, "unknown"):
            player.press(key)


def test_language_changes_in_the_middle_of_a_game_and_the_voice_with_it(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    assert player.press("tab", "a", "tab") == [
        "King of diamonds, row 7, place 2.",
        "Français.",
        "Cinq de cœur, rangée 7, place 3.",
    ]
    assert [utterance.lang for utterance in player.backend.said[-3:]] == ["en", "fr", "fr"]


def test_a_game_goes_on_the_next_day_with_cursor_choice_and_undone_moves(tmp_path: Path) -> None:
    today = _player(tmp_path, "fr")
    today.begin()
    today.press("p", "p", "u", "tab", "tab", "enter", "q")
    tomorrow = _player(tmp_path, "fr")
    assert tomorrow.resume() == "Partie reprise, un coup joué. Sur le cinq de cœur, rangée 7, place 3."
    assert tomorrow.press("enter", "y") == ["Le cinq de cœur n'est plus choisi.", "Coup rejoué. As de carreau pioché."]


def test_what_was_announced_is_on_disk_before_it_is_said(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    saved: list[str] = []
    speak = player.backend.say

    def say(number: int, utterance: object) -> None:
        saved.append(moves_kept(tmp_path))
        speak(number, utterance)  # type: ignore[arg-type]

    player.backend.say = say  # type: ignore[method-assign]
    player.press("p")
    assert saved == ["draw"]


def test_a_new_game_is_asked_about_and_the_earlier_one_comes_back(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    player.press("p")
    question = "A game is under way. The same key once more to begin another one."
    assert player.press("n", "tab", "n") == [question, "King of diamonds, row 7, place 2.", question]
    assert player.press("n")[0].startswith("New game. Three passes.")
    assert player.press("g", "2")[-1].startswith("Game resumed, one move played.")


def test_a_deal_is_chosen_by_its_number(tmp_path: Path) -> None:
    player = _player(tmp_path, "fr")
    player.begin()
    answers = player.press("g", "4", "6", "&", "9", "backspace", "7", "enter")
    assert answers[1:6] == [
        "Tapez le numéro de la donne, puis Entrée.",
        "Numéro 6.",
        "Numéro 61.",
        "Numéro 619.",
        "Numéro 61.",
    ]
    assert player.table.origin.number == 617
    assert str(player.table.session.deal[0]) == "7d"


def test_a_deal_by_number_is_confirmed_like_any_other_new_game(tmp_path: Path) -> None:
    player = _player(tmp_path, "fr")
    player.begin()
    player.press("p")
    answers = player.press("g", "4", "6", "1", "7", "enter", "enter")
    assert answers[-2].startswith("Une partie est en cours.")
    assert answers[-1].startswith("Nouvelle partie.")
    assert player.table.origin.number == 617


def test_in_the_list_of_keys_a_key_goes_to_its_line(tmp_path: Path) -> None:
    player = _player(tmp_path, "fr")
    player.begin()
    answers = player.press("?", "p", "P", "%")
    total = answers[0].rpartition(" ")[2]
    assert answers[1] == f"P, piocher, ou retourner la défausse quand la pioche est vide. 11 sur {total}"
    assert answers[2] == f"{answers[1]} Encore."
    assert answers[3] == "Cette touche ne fait rien dans ce menu. Q pour en sortir."
    assert player.press("enter") == ["Valet de trèfle pioché."]


def test_drawing_beside_the_stock_keeps_the_cursor_on_what_is_drawn(tmp_path: Path) -> None:
    player = _player(tmp_path, "fr")
    player.begin()
    player.press("p", "p", *["tab"] * 9)
    assert player.last == "Dernière carte libre, valet de trèfle."
    assert player.press("p", "p") == ["Sept de cœur pioché.", "As de pique pioché."]
    assert str(player.table.session.deal[player.table.session.cursor.slot or 0]) == "As"


def test_learn_mode_names_keys_and_does_nothing(tmp_path: Path) -> None:
    player = _player(tmp_path, "fr")
    player.begin()
    before = player.table.session.position
    answers = player.press("?", "tab", "?", "p", "c-z", "%", "?", "p")
    assert answers[1:] == [
        f"Maj Tab, D, carte libre précédente. 2 sur {answers[0].rpartition(' ')[2]}",
        "Chaque touche dit ce qu'elle fait, sans le faire. Échap ou point d'interrogation pour finir.",
        "P, piocher, ou retourner la défausse quand la pioche est vide.",
        "Contrôle Z, annuler le dernier coup.",
        "%, sans effet.",
        "Les touches agissent de nouveau.",
        "Valet de trèfle pioché.",
    ]
    assert len(before.stock) == 24


def test_settings_hold_at_once_and_menu_changes_are_kept(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    assert player.press("f6", "f8", ">", ">", "<") == [
        "Speed 200.",
        "Volume 90.",
        "Pitch 60.",
        "Pitch 70.",
        "Pitch 60.",
    ]
    assert (player.backend.settings[-1].volume, player.backend.settings[-1].pitch) == (90, 60)
    assert not player.folders.settings_file.exists()
    lines = [row.name for row in SETTINGS if row.menu is MenuPlace.SETTINGS]
    rate = lines.index("rate") + 1
    assert player.press("e", *str(rate), "enter", "q")[1:] == [
        f"Speed of the voice. Speed 200. {rate} of {len(lines)}.",
        "Speed 220.",
        "Back to the game.",
    ]
    assert player.backend.settings[-1].rate == 220
    text = player.folders.settings_file.read_text()
    assert "rate = 220" in text
    assert "volume = 80" in text


def test_speech_off_leaves_the_text_and_on_speaks_again(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    assert player.press("f9", "tab") == ["No voice.", "King of diamonds, row 7, place 2."]
    assert player.backend.closed


def test_capital_letters_do_what_small_ones_do(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    assert player.press("P") == ["Jack of clubs drawn."]


def test_the_same_answer_twice_running_gets_a_word_more(tmp_path: Path) -> None:
    player = _player(tmp_path, "fr")
    player.begin()
    assert player.press("u", "u", "u") == ["Rien à annuler.", "Rien à annuler. Encore.", "Rien à annuler."]


def test_a_game_that_cannot_be_saved_is_told_once_and_goes_on(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    player.folders.database.unlink()
    player.folders.database.mkdir()
    told, plain = player.press("p", "p")
    assert told.endswith("Jack of clubs drawn.") and str(player.folders.database) in told
    assert plain == "Ace of diamonds drawn."


def test_a_damaged_saved_game_is_set_aside_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text('{"format": 1, "variant": "three-')
    player = _player(tmp_path, "fr")
    assert [type(problem) for problem in player.store.open()] == [SaveProblem]
    assert player.table.load().saved is None
    assert (tmp_path / "game.damaged-1.json").read_text() == '{"format": 1, "variant": "three-'


def test_a_game_that_was_never_saved_is_not_called_saved_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    player = _player(tmp_path / "data", "fr")
    player.begin()
    assert player.press("p", "q")[-1].endswith("La partie n'a pas pu être enregistrée. Au revoir.")


def test_the_usual_ways_out_cannot_be_mapped_away(tmp_path: Path) -> None:
    player = _player(tmp_path, "en", keys={"quit": ("f12",), "menu-quit": ()})
    player.begin()
    player.press("e", "c-c")
    assert player.program.left
