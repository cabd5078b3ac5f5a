"""The first game, explained, in a real terminal: after the first start, on the board, and after a kill."""

import json
import signal
from pathlib import Path

import pyte

from tests.kept import moves_kept
from tests.test_terminal_game import Terminal

BEGIN = ("?", "s-tab", "enter")


def test_a_new_player_takes_the_lesson_and_then_her_own_game_begins(tmp_path: Path) -> None:
    with Terminal(tmp_path) as game:
        game.expect(b"For English")
        game.press("2", "2", "2")
        assert game.answers()[-1]["text"].startswith("Une première partie, en 16 étapes.")
        game.press("tab", "enter", "p", "q")
        assert [line["text"] for line in game.answers()[-2:]] == [
            "P, piocher, ou retourner la défausse quand la pioche est vide. Pas encore. "
            "Appuyez sur Flèche haut ou I pour monter d'une rangée.",
            "Leçon interrompue, elle reprendra à cette étape. Point d'interrogation pour l'aide. "
            f"Nouvelle partie. Trois passages. {game.answers()[-1]['text'].partition('passages. ')[2]}",
        ]
        game.press("q")
        assert game.end() == 0
        assert game.mode() == game.mode_before


def test_a_killed_lesson_goes_on_at_its_step_and_has_left_the_own_game_alone(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--lang", "fr", "--speaker", "off", "--deal", "7") as game:
        game.opening()
        game.press("p", *BEGIN, "tab", "enter", "i", "enter")
        game.signal(signal.SIGKILL)
        game.end()
    assert moves_kept(game.data) == "draw"
    assert json.loads((game.data / "progress.json").read_text(encoding="utf-8"))["step"] == "pair"
    with Terminal(tmp_path, "--lang", "fr", "--speaker", "off") as again:
        again.expect("Partie reprise, un coup joué.".encode())
        again.press(*BEGIN)
        assert again.answers()[-1]["text"].startswith("Étape 4 sur 16. Sur le quatre de pique, rangée 2, place 2.")


def test_a_signal_in_the_lesson_ends_the_program_and_keeps_both(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--lang", "en", "--speaker", "off", "--deal", "7") as game:
        game.opening()
        game.press("p", *BEGIN, "tab")
        game.signal(signal.SIGTERM)
        assert game.end() == 143
        game.drain()
    assert b"The game is saved. Goodbye." in game.output
    assert moves_kept(game.data) == "draw"
    assert json.loads((game.data / "progress.json").read_text(encoding="utf-8"))["step"] == "king"


def on_screen(game: Terminal) -> str:
    screen = pyte.Screen(80, 24)
    pyte.ByteStream(screen).feed(game.output)
    return "\n".join(screen.display)


def test_the_board_shows_the_lesson_and_then_the_own_game_again(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--lang", "en", "--speaker", "off", "--view", "board", "--deal", "7") as game:
        game._wait(lambda: "K♠" in on_screen(game))
        game.press(*BEGIN)
        game._wait(lambda: "9♦" in on_screen(game) and "K♠" not in on_screen(game))
        assert "Q♥" in on_screen(game)
        game.press("q")
        game._wait(lambda: "K♠" in on_screen(game))
        game.press("q")
        assert game.end() == 0
