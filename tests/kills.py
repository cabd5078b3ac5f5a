"""Kills the program with signal 9 at random moments while it is played: ``python -m tests.kills [count] [seed]``.

What it has announced is in its transcript. After each kill the database must hold that, or one key more: a key is saved
before it is answered. No game that was announced to have ended, or that was left, may be missing or count twice, and
the next start must have nothing to complain of. Another process reads the database all the time.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import Deal, Game, Position, start
from pyramid_access.rules.text import parse_position
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.session.game_session import GameSession
from pyramid_access.store.database import Database
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.saved_content import SavedGame, SaveSlot
from pyramid_access.ui.play.current_game import resumed
from tests.hands import best_move, keys_of
from tests.kept import kept_records

VARIANT = "relaxed"
LONGEST_LIFE = 0.5
"""Seconds after its start at which the program is killed at the latest."""
KEYS = 1200
"""Keys written for one life; more than can be pressed in it."""


@dataclass
class Tally:
    """What was seen in all lives together."""

    kills: int = 0
    keys: int = 0
    """Answers announced."""
    ahead: int = 0
    """Kills between the save and the answer."""
    won: set[int] = field(default_factory=set)
    ended: set[int] = field(default_factory=set)
    """Deals announced to be won; and those that ended or were left. Each deal is laid out once."""
    number: int = 0
    """The last deal that was laid out."""


def kill_often(folder: Path, count: int, seed: int = 0) -> Tally:
    """Let the program be killed so many times; raise :class:`AssertionError` for anything lost or counted twice."""
    chance, tally = random.Random(seed), Tally()
    with _zygote() as zygote, _reader(folder):
        last: tuple[Deal, Position] | None = None
        for life in range(count):
            saved, transcript = _saved(folder), folder / f"life-{life}.jsonl"
            options, keys = _script(saved, chance, tally)
            (folder / "keys").write_text(keys)
            zygote.live([*options, "--transcript", str(transcript)], folder, chance.uniform(0, LONGEST_LIFE))
            tally.kills += 1
            last = _check(folder, _announced(transcript), last, tally)
            transcript.unlink(missing_ok=True)
    return tally


# What the player does.


def _script(saved: SavedGame | None, chance: random.Random, tally: Tally) -> tuple[list[str], str]:
    """Return options and keys for one life: the saved game goes on, then others follow."""
    session = resumed(saved, time.monotonic).session if saved else None
    is_done = session is None or session.outcome is not None
    asks = is_done or chance.random() < 0.1
    numbers = iter(range(tally.number + 1, tally.number + 1000))
    options = ["--variant", VARIANT, "--deal", str(next(numbers))] if asks else []
    if asks:
        session = GameSession(_game(tally.number + 1))
    assert session
    keys = ["escape", *_game_keys(session, chance)]
    while len(keys) < KEYS:
        number = next(numbers)
        keys += ["g", "4", *str(number), "enter", "enter", *_game_keys(GameSession(_game(number)), chance)]
    return options, "".join(key if len(key) == 1 else f"<{key}>" for key in keys)


def _game_keys(session: GameSession, chance: random.Random) -> list[str]:
    """Return keys that play a game, with questions and second thoughts, to its end or until it is left."""
    keys: list[str] = []
    most = chance.choice((0, 1, 5, 20, 200, 200, 200))
    game, position = session.game, session.position
    for _ in range(most):
        move = best_move(game, position)
        if move is None or session.outcome:
            break
        session = GameSession(game, [*session.timeline.moves, move], position=session.timeline.positions[0])
        keys += keys_of(game, position, move)
        position = session.position
        if chance.random() < 0.2:
            keys += chance.choice((["u", "y"], ["s", "s"], ["h"], ["o"], ["c"], ["u", "u", "y", "y"]))
    return [*keys, *chance.choice(([], ["u", "y", "s"], ["u", "y", "u", "y"]))]


def _game(number: int) -> Game:
    return Game(VARIANTS[VARIANT], deal_of_number(number, VARIANT))


# What must hold after a kill.


def _saved(folder: Path) -> SavedGame | None:
    store = GameStore(Database(folder / "games.db"))
    assert store.open() == []
    loaded = store.load(SaveSlot.CURRENT, repair=False)
    store.close()
    assert loaded.problem is None
    return loaded.saved


def _announced(transcript: Path) -> list[dict[str, Any]]:
    """Return the utterances of a life; the last line may be cut off."""
    whole, _, _ = transcript.read_bytes().rpartition(b"\n") if transcript.exists() else (b"", b"", b"")
    lines = [json.loads(line) for line in whole.splitlines()]
    assert not [line for line in lines if any(message.startswith("store-") for message in line["ids"])]
    return [line for line in lines if line["position"]]


def _check(
    folder: Path, lines: list[dict[str, Any]], last: tuple[Deal, Position] | None, tally: Tally
) -> tuple[Deal, Position] | None:
    """Compare what was announced with what is there; return how the game stood at last."""
    for line in lines:
        game, position = parse_position(line["position"])
        _leave(last, game.deal, tally)
        number = _number(game.deal, tally)
        if any(message.startswith("game-won") for message in line["ids"]):
            tally.won.add(number)
        if any(message.startswith(("game-won", "game-blocked")) for message in line["ids"]):
            tally.ended.add(number)
        last = game.deal, position
    tally.keys += len(lines)
    saved = _saved(folder)
    if saved:
        session = resumed(saved, time.monotonic).session
        _check_saved(session, last, tally)
        _leave(last, session.deal, tally)
        last, number = (session.deal, session.position), _number(session.deal, tally)
        if session.outcome:
            tally.ended.add(number)
    else:
        assert last is None
    _check_records(folder, tally)
    return last


def _check_saved(session: GameSession, last: tuple[Deal, Position] | None, tally: Tally) -> None:
    """The saved game must be as it was announced, or one key further."""
    deal, position = last or (None, None)
    if deal == session.deal and position == session.position:
        return
    tally.ahead += 1
    if deal != session.deal:
        assert not session.timeline.moves, "another game lies there, and it was played"
        return
    neighbours = [*session.timeline.positions[-2:-1]]
    if session.timeline.undone:
        session.redo()
        neighbours.append(session.position)
    assert position in neighbours, "more than one key was lost"


def _leave(last: tuple[Deal, Position] | None, deal: Deal, tally: Tally) -> None:
    """Note that a game counts which lay there with a move made, where another one lies now."""
    if last and last[0] != deal and last[1] != start(Game(VARIANTS[VARIANT], last[0])):
        tally.ended.add(_number(last[0], tally))


def _number(deal: Deal, tally: Tally) -> int:
    """Return the number of a deal: that of the last one, or one of those after it."""
    for number in [*range(tally.number, tally.number + 1000)]:
        if number and deal_of_number(number, VARIANT) == deal:
            tally.number = number
            return number
    raise AssertionError("a deal that nobody asked for")


def _check_records(folder: Path, tally: Tally) -> None:
    """All that has ended, or was left, counts once, and nothing else does."""
    rows = kept_records(folder)
    numbers = [row["number"] for row in rows]
    assert len(numbers) == len(set(numbers)) == len({row["attempt"] for row in rows}), "counted twice"
    assert set(numbers) == tally.ended, "lost, or counted too early"
    won = {row["number"] for row in rows if row["won"]}
    assert tally.won <= won, "a win was lost"
    tally.won |= won


# The processes.


class _Zygote:
    """A process that has loaded the program and lets copies of itself live: so a life begins in a few milliseconds."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def live(self, arguments: list[str], folder: Path, seconds: float) -> None:
        """Run the program with keys from a file, and kill it after a time."""
        assert self._process.stdin and self._process.stdout
        command = [*arguments, "--lang", "en", "--speaker", "off", "--data-dir", str(folder)]
        self._process.stdin.write(json.dumps([command, str(folder / "keys")]) + "\n")
        self._process.stdin.flush()
        child = int(self._process.stdout.readline())
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        assert self._process.stdout.readline() == f"{-signal.SIGKILL}\n", "it was not killed, but ended"


_ZYGOTE = "from tests.kills import be_zygote; be_zygote()"
_READER = "import sys; from tests.kills import read_for_ever; read_for_ever(sys.argv[1])"


@contextmanager
def _zygote() -> Iterator[_Zygote]:
    command = [sys.executable, "-c", _ZYGOTE]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield _Zygote(process)


def be_zygote() -> None:
    """Fork a child for each line on standard input, and tell its number and how it ended."""
    import fluent.runtime  # noqa: F401 - loaded once for all children

    from pyramid_access import app, opening, reading  # noqa: F401
    from pyramid_access.cli.program import main

    for line in sys.stdin:
        command, keys = json.loads(line)
        child = os.fork()
        if child == 0:
            os.dup2(os.open(keys, os.O_RDONLY), 0)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os._exit(main(command))
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


@contextmanager
def _reader(folder: Path) -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", _READER, str(folder)]) as process:
        try:
            yield
            assert process.poll() is None, "the reader failed"
        finally:
            process.kill()


def read_for_ever(folder: str) -> None:
    """Read the games that count again and again, as a second window with the statistics would."""
    store = GameStore(Database(Path(folder) / "games.db"))
    while True:
        store.records.games()
        time.sleep(0.002)
        store.close()


def _main() -> None:
    count, seed = (int(argument) for argument in (*sys.argv[1:3], *("1000", "0")[len(sys.argv) - 1 :]))
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        tally = kill_often(Path(folder), count, seed)
        seconds = time.monotonic() - began
    counts = f"{len(tally.ended)} games counted, {len(tally.won)} of them won, {tally.ahead} saved and not yet answered"
    sys.stdout.write(f"{tally.kills} kills in {seconds:.0f} s, {tally.keys} answers, {counts}: nothing lost\n")


if __name__ == "__main__":
    _main()
