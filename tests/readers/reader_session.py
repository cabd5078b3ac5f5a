"""A program under a real screen reader, with the means to see what the reader said for each key."""

import contextlib
import json
import re
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, Self

STARTS = 20.0
ANSWERS = 6.0
"""Seconds after which a reader that has not said what it should is taken to be silent; a busy machine is slow."""
SEARCHES = 30.0
"""Seconds that a search may take, and then its answer comes."""
SETTLED = 0.02
"""Seconds after the expected words in which a reader that has more to say says it. What comes still later is counted as
heard for the next key, and wrong there."""
_SEARCHING = "knowledge-searching"

KEYS = {
    "tab": b"\t",
    "s-tab": b"\x1b[Z",
    "enter": b"\r",
    "space": b" ",
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "right": b"\x1b[C",
    "left": b"\x1b[D",
    "home": b"\x1b[H",
    "end": b"\x1b[F",
    "backspace": b"\x7f",
    "delete": b"\x1b[3~",
    "f5": b"\x1b[15~",
    "f6": b"\x1b[17~",
}
"""What a terminal sends for the keys with a name; characters stand for themselves."""


class Host(Protocol):
    """The terminal that a program runs on."""

    def type(self, data: bytes) -> None: ...

    def drain(self) -> None: ...

    def wait(self, seconds: float) -> None:
        """Wait for the end of the program; raise subprocess.TimeoutExpired."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class Answer:
    """What one key brought."""

    key: str
    announced: str
    """What the program said, by its own transcript, as far as the reader reads it."""
    heard: str
    """What the reader told its voice."""
    ids: tuple[str, ...] = ()
    """The messages that the program's words were made from."""
    text: str = ""
    """All that the program said."""

    @property
    def exact(self) -> bool:
        """Whether the reader said just that, once."""
        return bool(self.announced) and words(self.heard) == words(self.announced)

    @property
    def included(self) -> bool:
        """Whether the reader said it, among other things, such as its own greeting."""
        return bool(self.announced) and " ".join(words(self.announced)) in " ".join(words(self.heard))

    @property
    def was_searched(self) -> bool:
        """Whether the program said first that it searches, and the answer later."""
        return bool(self.ids) and self.ids[0].startswith(_SEARCHING)

    @property
    def is_whole(self) -> bool:
        """Whether no more is to come: a search that was begun has its answer."""
        return not self.was_searched or len(self.ids) > 1


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


class Record:
    """The lines of a file that is being written; each is read once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines: list = []
        self._read = 0

    @property
    def lines(self) -> list:
        """All whole lines so far."""
        if self._path.exists():
            with self._path.open("rb") as file:
                file.seek(self._read)
                new = file.read()
            whole = new[: new.rfind(b"\n") + 1]
            self._read += len(whole)
            self._lines += map(json.loads, whole.splitlines())
        return self._lines


class ReaderSession:
    """Presses keys of a program and listens. The program keeps a transcript, as ``--transcript`` does."""

    def __init__(
        self, host: Host, transcript: Path, speech_log: Path, read: Callable[[str], str] = lambda text: text
    ) -> None:
        """``speech_log`` gets a JSON line for each text that the reader says.

        ``read`` returns what a reader is to say of one text that the program announces: all of it, for most.
        """
        self.host = host
        self._read = read
        self._transcript = Record(transcript)
        self._log = Record(speech_log)
        self.answers: list[Answer] = []
        """What each key brought so far."""
        self.welcome = self._answer("", announced=0, heard=0)
        """What came before the first key."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # Killing is not enough: yasr's child holds the terminal open itself, and would never learn of yasr's end.
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self.host.type(b"\x03")
            self.host.wait(ANSWERS)
        self.host.close()

    @property
    def wrong(self) -> list[Answer]:
        """The answers that were not heard as they should be."""
        return [answer for answer in self.answers if not answer.exact]

    @property
    def told(self) -> set[str]:
        """The messages that the program's words were made from so far."""
        return {message_id for answer in (self.welcome, *self.answers) for message_id in answer.ids}

    def press(self, *keys: str) -> Answer:
        """Press keys, each when the reader has said what the one before announced, or has had far too long for it."""
        for key in keys:
            announced, heard = len(self._announced()), len(self._heard())
            self.host.type(KEYS.get(key) or key.encode())
            self.answers.append(self._answer(key, announced, heard))
        return self.answers[-1]

    def settle(self, seconds: float) -> None:
        """Wait until for so long nothing was announced or heard."""
        before: tuple[int, int] | None = None
        while before != (now := (len(self._announced()), len(self._heard()))):
            before = now
            self._wait(seconds)

    def heard_since(self, count: int) -> list[str]:
        """Return all that was heard after the first so many texts."""
        return self._heard()[count:]

    @property
    def count(self) -> int:
        """How many texts were heard so far."""
        return len(self._heard())

    def _answer(self, key: str, announced: int, heard: int) -> Answer:
        """Return what follows the first so many lines of the two records."""
        begun = time.monotonic()

        def has_time() -> bool:
            patience = STARTS if not key else ANSWERS if answer.is_whole else SEARCHES
            return time.monotonic() < begun + patience

        answer, before = self._answer_so_far(key, announced, heard), None
        while answer != before and has_time():
            while not (answer.included and answer.is_whole) and has_time():
                self._wait(0.01)
                answer = self._answer_so_far(key, announced, heard)
            self._wait(SETTLED)
            # What the program tells late may have come just now, and is not heard yet.
            answer, before = self._answer_so_far(key, announced, heard), answer
        return answer

    def _answer_so_far(self, key: str, announced: int, heard: int) -> Answer:
        lines = self._announced()[announced:]
        ids = tuple(message_id for line in lines for message_id in line["ids"])
        texts = [line["text"] for line in lines]
        return Answer(key, " ".join(map(self._read, texts)), " ".join(self._heard()[heard:]), ids, " ".join(texts))

    def _wait(self, seconds: float) -> None:
        time.sleep(seconds)
        self.host.drain()

    def _announced(self) -> list[dict]:
        return self._transcript.lines

    def _heard(self) -> list[str]:
        return self._log.lines
