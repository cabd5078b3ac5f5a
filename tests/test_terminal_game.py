"""The real program in a real terminal, with its voice on: from the command line to the last word."""

import fcntl
import json
import re
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position, format_deal, start
from pyramid_access.rules.text import parse_position
from pyramid_access.rules.variants import VARIANTS
from tests.hands import best_move, keys_of
from tests.kept import kept_game, moves_kept
from tests.pty_program import PATIENCE, PtyProgram
from tests.speech.null_sink import NullSink, children_of, is_installed

pytestmark = pytest.mark.xdist_group("terminal")

WON_DEAL = 3
"""A deal that the hints win."""
BYTES = {"tab": b"\t", "s-tab": b"\x1b[Z", "enter": b"\r"}


@pytest.fixture(scope="module")
def sound() -> Iterator[dict[str, str]]:
    """The environment of a null sink where there can be one, else of no sound: the game plays in both."""
    if not is_installed():
        yield {"PULSE_SERVER": "unix:/nonexistent"}
        return
    with NullSink() as sink:
        yield sink.environment


class Terminal(PtyProgram):
    """The game with a data folder and a transcript below ``folder``."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.data = folder / "data"
        self.transcript = folder / "transcript.jsonl"
        paths = ["--data-dir", str(self.data), "--transcript", str(self.transcript)]
        super().__init__(
            [sys.executable, "-m", "pyramid_access", *options, *paths], **{"LC_ALL": "C.UTF-8", **environment}
        )

    def press(self, *keys: str) -> None:
        """Press keys by their canonical names, each after the answer to the one before."""
        for key in keys:
            before = len(self.answers())
            self.type(BYTES.get(key) or key.encode())
            self._wait(lambda count=before: len(self.answers()) > count)  # type: ignore[misc]

    def opening(self) -> str:
        """Wait for the first words and return them."""
        self._wait(lambda: bool(self.lines()))
        return self.lines()[0]["text"]

    def _wait(self, condition: Callable[[], bool]) -> None:
        """Wait for the transcript, reading what the program writes."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"no answer: {self.output!r}"
            self.drain()
            time.sleep(0.002)

    def lines(self) -> Sequence[dict[str, str]]:
        if not self.transcript.exists():
            return []
        whole, _, _ = self.transcript.read_text(encoding="utf-8").rpartition("\n")
        return [json.loads(line) for line in whole.splitlines()]

    def answers(self) -> Sequence[dict[str, str]]:
        """What keys have caused; trouble with the sound comes when it likes."""
        return [line for line in self.lines() if line["key"]]

    def position(self) -> tuple[Game, Position]:
        return parse_position(self.lines()[-1]["position"])


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("fr", "Nouvelle partie. Trois passages.", "Roi de trèfle retiré. Gagné. Pyramide vidée en 49 coups."),
        ("en", "New game. Three passes.", "King of clubs removed. You have won. Pyramid cleared in 49 moves."),
    ],
)
def test_a_deal_from_a_file_is_won_by_keys_with_the_voice_on(
    tmp_path: Path, sound: dict[str, str], lang: str, first: str, last: str
) -> None:
    deal = tmp_path / "donne.txt"
    deal.write_text(f"# numéro {WON_DEAL}\n{format_deal(deal_of_number(WON_DEAL, 'three-pass'))}", encoding="utf-8")
    options = ("--lang", lang, "--speaker", "own", "--rate", "450", "--deal", str(deal))
    with Terminal(tmp_path, *options, **sound) as game:
        game.resize(120, 24)  # So that the last words are one row.
        assert game.opening().startswith(first)
        while move := best_move(*game.position()):
            game.press(*keys_of(*game.position(), move))
        time_played = {"fr": "Temps de jeu", "en": "Time played"}[lang]
        assert re.fullmatch(rf"{re.escape(last)}( {time_played}, [\w ]+\.)?", game.answers()[-1]["text"])
        game.expect(last.encode())
        game.press("q")
        assert game.end() == 0
        assert game.mode() == game.mode_before


def test_the_first_start_asks_in_both_languages_and_keeps_the_answers(tmp_path: Path) -> None:
    with Terminal(tmp_path, PULSE_SERVER="unix:/nonexistent") as game:
        game.expect("Pour le français".encode())
        game.expect(b"For English")
        game.press("2")
        assert "lecteur d'écran" in game.answers()[-1]["text"]
        game.press("2")
        assert game.answers()[-1]["text"].startswith("Tapez 1 pour jouer tout de suite. Tapez 2 pour une première")
        game.press("1")
        assert game.answers()[-1]["text"].startswith("Point d'interrogation pour l'aide. Nouvelle partie.")
        game.press("p", "q")
        assert game.end() == 0
    settings = (game.data / "settings.toml").read_text(encoding="utf-8")
    assert 'lang = "fr"' in settings and 'speaker = "reader"' in settings
    with Terminal(tmp_path) as game:
        game.expect(b"Partie reprise")
        game.press("q")


def test_accessible_in_the_environment_asks_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, ACCESSIBLE="1", LC_ALL="fr_FR.UTF-8") as game:
        assert game.opening().startswith("Nouvelle partie.")
        assert not children_of(game.process.pid)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)])
def test_a_signal_saves_the_game_and_gives_the_terminal_back(tmp_path: Path, number: int, code: int) -> None:
    with Terminal(tmp_path, "--lang", "fr", "--speaker", "off", "--deal", "7") as game:
        game.opening()
        game.press("p", "p")
        game.signal(signal.Signals(number))
        assert game.end() == code
        assert game.mode() == game.mode_before
    assert moves_kept(game.data) == "draw, draw"


def test_a_killed_program_has_lost_nothing_that_it_announced(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--lang", "en", "--speaker", "off", "--deal", "7") as game:
        game.opening()
        game.press("p", "tab", "enter")
        game.signal(signal.SIGKILL)
        game.end()
    with Terminal(tmp_path, "--lang", "en", "--speaker", "off") as again:
        again.expect(b"Game resumed")
        assert parse_position(again.lines()[-1]["position"]) == parse_position(game.answers()[2]["position"])


def test_the_last_words_stay_below_the_board(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--lang", "fr", "--speaker", "off", "--view", "board", "--deal", "7") as game:
        game.expect(b"\x1b[?1049h")
        game.expect("Défausse".encode())
        game.press("tab", "q")
        assert game.end() == 0
        game.drain()
    assert b"Au revoir" in game.output.rpartition(b"\x1b[?1049l")[2]


@pytest.mark.parametrize("view", ["line", "board"])
def test_a_terminal_that_vanishes_ends_the_game_quietly(tmp_path: Path, view: str) -> None:
    game = Terminal(tmp_path, "--lang", "fr", "--speaker", "off", "--view", view, "--deal", "7")
    game.opening()
    game.press("p", "p")
    game.vanish()
    assert game.end() in (0, 129)
    assert moves_kept(game.data) == "draw, draw"


class Leaving(Terminal):
    leaves_other_end = True


def test_a_terminal_whose_other_end_was_left_to_the_game_can_vanish_too(tmp_path: Path) -> None:
    """As under yasr, when its window is closed; else the game would run on without a terminal."""
    game = Leaving(tmp_path, "--lang", "fr", "--speaker", "off", "--deal", "7")
    game.opening()
    game.press("p", "p")
    game.vanish()
    assert game.end() in (0, 129)
    assert moves_kept(game.data) == "draw, draw"


def test_a_full_disk_in_the_place_of_a_screen_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pyramid_access", "--lang", "en", "--speaker", "off", "--data-dir", str(tmp_path)]
    with open("/dev/full", "wb") as full:  # noqa: PTH123 (there is no such file to speak of)
        done = subprocess.run(command, input=b"pq", stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert b"/dev/stdout" in done.stderr and done.stderr.count(b"\n") == 1


def test_a_signal_among_keys_that_change_the_view_is_not_lost(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--lang", "fr", "--speaker", "off", "--deal", "7") as game:
        game.opening()
        game.type(b"e3\x1b" * 40)
        game.signal(signal.SIGTERM)
        assert game.end() == 143
        assert game.mode() == game.mode_before


def test_a_key_cuts_the_last_words_short_and_is_not_left_for_the_shell(tmp_path: Path, sound: dict[str, str]) -> None:
    with Terminal(tmp_path, "--lang", "fr", "--speaker", "own", "--rate", "80", "--deal", "7", **sound) as game:
        game.opening()
        game.press("q")
        game.type(b"qq")
        assert game.end() == 0
        assert fcntl.ioctl(game.slave, termios.FIONREAD, b"0000") == bytes(4)


def test_a_second_copy_says_so_and_spoils_nothing(tmp_path: Path) -> None:
    options = ("--lang", "fr", "--speaker", "off")
    with Terminal(tmp_path, *options, "--deal", "7") as first:
        first.opening()
        first.press("p")
        command = [sys.executable, "-m", "pyramid_access", *options, "--data-dir", str(first.data)]
        second = subprocess.run(command, input=b"ppq", capture_output=True, check=True).stdout.decode().splitlines()
        first.press("q")
        assert first.end() == 0
    assert second[0].startswith("Le jeu est déjà ouvert dans une autre fenêtre.")
    assert second[-1] == "Cette partie n'est pas enregistrée, l'autre fenêtre garde la sienne. Au revoir."
    assert moves_kept(first.data) == "draw"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_standard_files_end_the_game_quietly(tmp_path: Path, closed: str) -> None:
    command = f"{sys.executable} -m pyramid_access --lang fr --speaker off --deal 7 --data-dir {tmp_path} {closed}"
    done = subprocess.run(["/bin/sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, check=True)
    assert done.stderr == b""
    assert kept_game(tmp_path)


def test_keys_come_from_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pyramid_access", "--deal", "7", "--speaker", "off", "--data-dir", str(tmp_path)]
    done = subprocess.run([*command, "--lang", "en"], input=b"<tab><enter>ppq", capture_output=True, check=True)
    assert done.stdout.decode().splitlines() == [
        "New game. Three passes. On the king of spades, row 7, place 1.",
        "King of diamonds, row 7, place 2.",
        "King of diamonds removed. On the king of spades, row 7, place 1.",
        "Jack of clubs drawn.",
        "Ace of diamonds drawn.",
        "The game is saved. Goodbye.",
    ]


def test_the_known_deal_is_won_by_the_hints() -> None:
    game = Game(VARIANTS["three-pass"], deal_of_number(WON_DEAL, "three-pass"))
    position = start(game)
    while move := best_move(game, position):
        position = successor(game, position, move)
    assert position.pyramid == 0
