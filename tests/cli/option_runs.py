"""Runs the program once for each option and each pair of them, on a pseudo-terminal or a pipe, all in one process.

``python -m tests.cli.option_runs`` writes a line of JSON for each run. A process of its own, because standard input and
output are replaced; one for all, because a start takes longer than a run. What has its own tests, and takes long, is
left out: the voice, and words that are loaded ahead.
"""

import gc
import io
import itertools
import json
import os
import queue
import shutil
import sys
import tempfile
import threading
import tty
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

from pyramid_access import app, start
from pyramid_access.cli.program import main
from pyramid_access.cli.table import OPTIONS, Option
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import format_deal
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.speech.backends import RecordingBackend
from pyramid_access.ui.output.words import Words
from pyramid_access.utterance import Utterance

DEAL = format_deal(deal_of_number(7, "three-pass"))
_VALUES = {
    "TAG": "fr",
    "N": "7",
    "FILE": "deal.txt",
    "DIR": "folder",
    "RULE=VALUE,...": "passes=2",
}
"""What is typed where a placeholder stands; one that is not here and no list of words needs a line."""
_IDS = {"variant": tuple(VARIANTS)[-1], "voice": "gmw/en"}
_MEETS_ALL = ("--view", "board")
"""What every option is tried with at the very first start: nothing is there yet to be drawn."""


_END = b"\0"
"""Nothing that the program writes."""


class Condition(NamedTuple):
    """How the program is started."""

    first: bool
    """Nothing was ever kept."""
    terminal: bool
    """Keys come from a terminal, else from a pipe."""


CONDITIONS = tuple(itertools.starmap(Condition, itertools.product((True, False), repeat=2)))


_TURNS = (*CONDITIONS, *(condition for condition in CONDITIONS if not condition.terminal))
"""What pairs are tried under; a terminal takes twice the time of a pipe."""


class Run(NamedTuple):
    """One start of the program, and what came of it."""

    arguments: Sequence[str]
    condition: Condition
    code: int
    written: str
    """On standard output, by whatever way."""
    error: str
    log: str
    """What went to the log file."""


def values_of(option: Option) -> list[list[str]]:
    """Return the ways to type an option, one for each value that its placeholder names."""
    if not option.placeholder:
        return [[option.flag]]
    if option.name in _IDS:
        return [[option.flag, _IDS[option.name]]]
    if ".." in option.placeholder:
        return [[option.flag, option.placeholder.partition("..")[0]]]
    words = option.placeholder.split("|")
    return [[option.flag, word if word.islower() or word == "-" else _VALUES[word]] for word in words]


def all_runs() -> Iterator[tuple[list[str], Condition]]:
    """Yield each option under all conditions, its other values and each pair under one of them by turns."""
    ways = [values_of(option) for option in OPTIONS]
    for turn, way in enumerate(itertools.chain.from_iterable(ways)):
        yield way, CONDITIONS[turn % len(CONDITIONS)]
    for values in ways:
        yield from ((values[-1], condition) for condition in CONDITIONS)
        yield [*values[0], *_MEETS_ALL], Condition(first=True, terminal=True)
    for turn, (one, other) in enumerate(itertools.combinations(ways, 2)):
        yield [*one[turn % len(one)], *other[turn % len(other)]], _TURNS[turn % len(_TURNS)]


class _QuickVoice(RecordingBackend):
    """Has spoken as soon as it is asked to."""

    def say(self, number: int, utterance: Utterance) -> None:
        super().say(number, utterance)
        self.finish()


class Desk:
    """A folder, a terminal and pipes that the program is started at."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._home = folder / "home"
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self._screen: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._watch, daemon=True).start()
        (folder / "deal.txt").write_text(DEAL, encoding="utf-8")
        os.chdir(folder)
        self._first_free = os.dup(0)
        os.environ.update(HOME=str(self._home), TERM="xterm-256color", LC_ALL="C.UTF-8")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            os.environ.pop(name, None)
        self._kept = folder / "kept"
        settings = self._home / ".config" / "pyramid-access" / "settings.toml"
        settings.parent.mkdir(parents=True)
        settings.write_text('lang = "en"\nspeaker = "own"\n', encoding="utf-8")
        self._home.rename(self._kept)
        self.run([], Condition(first=False, terminal=False))
        shutil.rmtree(self._kept)
        self._home.rename(self._kept)

    def _watch(self) -> None:
        while data := os.read(self._master, 65536):
            self._screen.put(data)

    def run(self, arguments: Sequence[str], condition: Condition) -> Run:
        """Start the program, press a key that leaves it, and return what came of it."""
        shutil.rmtree(self._home, ignore_errors=True)
        for name in ("folder", "deal.txt"):
            shutil.rmtree(self._folder / name, ignore_errors=True)
        (self._folder / "deal.txt").write_text(DEAL, encoding="utf-8")
        if not condition.first:
            shutil.copytree(self._kept, self._home)
        screen = self._plug(DEAL if "-" in arguments else "q", condition.terminal)
        error = io.StringIO()
        with redirect_stdout(open(1, "w", encoding="utf-8", closefd=False)), redirect_stderr(error):
            code = main(arguments)
        log = "".join(path.read_text(encoding="utf-8") for path in self._folder.rglob("*.log"))
        # The claim on the folder holds until the end of the process, which is not here yet.
        os.closerange(self._first_free + 1, self._first_free + 64)
        return Run(arguments, condition, code, self._shown(screen), error.getvalue(), log)

    def _plug(self, keys: str, terminal: bool) -> int:
        """Put a terminal, or pipes, in the place of the standard files; return where to read what is written."""
        if terminal:
            os.dup2(self._slave, 0)
            os.dup2(self._slave, 1)
            os.write(self._master, b"q")
            return self._master
        source, keyboard = os.pipe()
        os.write(keyboard, keys.encode())
        os.close(keyboard)
        os.dup2(source, 0)
        os.close(source)
        screen = os.memfd_create("screen")
        os.dup2(screen, 1)
        return screen

    def _shown(self, screen: int) -> str:
        if screen == self._master:
            os.write(1, _END)
            shown = b""
            while not shown.endswith(_END):
                shown += self._screen.get()
            return shown.removesuffix(_END).decode()
        os.lseek(1, 0, os.SEEK_SET)
        return os.read(1, 2**20).decode()


def _stand_in() -> None:
    replaced: tuple[tuple[object, str, object], ...] = (
        (app, "let_go_of_other_end", lambda _fd: None),
        (start, "VoiceProcess", lambda _log: _QuickVoice()),
        (Words, "preload", lambda _words: None),
    )
    for holder, name, quick in replaced:
        setattr(holder, name, quick)


def _main() -> None:
    _stand_in()
    gc.freeze()  # Looking again and again through all that is loaded takes a tenth of the time.
    report = os.fdopen(os.dup(1), "w", encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        for arguments, condition in all_runs():
            report.write(json.dumps(desk.run(arguments, condition)) + "\n")
    report.flush()


if __name__ == "__main__":
    _main()
    sys.stdout.flush()
