"""Speaks through a program of the player's own, which has a queue itself: her screen reader, or a speech server.

:class:`Outlet` is what such a program must be able to do; ``ssip.py`` and ``screen_reader.py`` have the real ones.
"""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from pyramid_access.utterance import Utterance

_CLOSING = 0.3
"""Seconds that the end of the program waits for what was not handed over yet."""
_Call = Callable[[], None]


class OutletGoneError(Exception):
    """The program that was to speak does not answer."""


class NotNeededError(Exception):
    """A screen reader has come that reads the terminal: speaking as well would make everything heard twice."""


class Outlet(Protocol):
    """A program that takes sentences. Calls come from one thread, and may take a while; none waits for sound.

    All of them raise :class:`OutletGoneError` when nothing answers; the next call may try again.
    """

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        """Speak a sentence, and show it in braille where that is possible: now, or after what is spoken already.

        Raises :class:`NotNeededError` when it must not be spoken any more.
        """

    def silence(self) -> None:
        """Stop speaking, and forget what waits."""

    def close(self) -> None:
        """Let the program go; what it has been given is spoken to the end. Never raises."""


class RecordingOutlet:
    """Keeps what it is given; a test lets it be gone, or no longer needed, when it likes."""

    def __init__(self) -> None:
        self.spoken: list[tuple[Utterance, bool]] = []
        """Each sentence, and whether it was to interrupt."""
        self.silences = 0
        self.closed = False
        self.error: Exception | None = None
        """Raised by every call while it is there."""

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        """Record the sentence."""
        self._fail()
        self.spoken.append((utterance, interrupt))

    def silence(self) -> None:
        """Record the wish for silence."""
        self._fail()
        self.silences += 1

    def close(self) -> None:
        """Record the end."""
        self.closed = True

    def _fail(self) -> None:
        if self.error:
            raise self.error


@dataclass(frozen=True, slots=True)
class Hearers:
    """What a speaker tells its owner; both are called from its thread."""

    gone: Callable[[], None]
    """The program, which did answer, no longer does: what was said could not be heard."""
    not_needed: Callable[[], None]
    """A screen reader has come that reads the terminal; nothing is spoken any more."""


class DirectSpeaker:
    """Hands sentences over; the program on the other side queues, speaks and interrupts by itself.

    1. Methods queue calls; one thread runs them, so that no key waits for another program.
    2. A sentence that interrupts replaces all calls that were not run yet: they would be cut off anyway.
    3. When the program is gone, ``gone`` is called, and the next sentence tries again.
    4. Once it is not needed any more, all further calls are dropped.

    It is like :class:`~pyramid_access.speech.speaker.Speaker` from outside, which feeds backends that know only one
    sentence at a time and tell when it ends; these programs do neither.
    """

    def __init__(self, outlet: Outlet, hearers: Hearers, *, is_there: bool) -> None:
        """Wait for the first call in a thread. ``is_there``: the program is known to answer."""
        self._outlet = outlet
        self._hearers = hearers
        self._calls: deque[_Call] = deque()
        self._changed = threading.Condition()
        self._busy = False
        self._closed = False
        self._is_gone = not is_there
        self._thread = threading.Thread(target=self._run, name="reader calls", daemon=True)
        self._thread.start()

    def say(self, utterances: Sequence[Utterance], interrupt: bool = True) -> None:
        """Speak the sentences one after the other: now, or after all that is to be spoken already."""
        spoken = [utterance for utterance in utterances if utterance.text.strip()]
        if interrupt and not spoken:
            self.stop()
            return
        calls = [partial(self._outlet.speak, said, interrupt=interrupt and not n) for n, said in enumerate(spoken)]
        self._queue(*calls, instead=interrupt)

    def stop(self) -> None:
        """Fall silent, and forget what waits."""
        self._queue(self._outlet.silence, instead=True)

    def wait(self, seconds: float) -> bool:
        """Wait until all is handed over, at most this long; tell whether it is. It is spoken without us."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._calls and not self._busy, seconds)

    def close(self) -> None:
        """Let the program go; what it was given is spoken to the end."""
        with self._changed:
            self._closed = True
            self._calls.clear()
            self._changed.notify_all()
        if self._thread is not threading.current_thread():
            self._thread.join(_CLOSING)

    def _queue(self, *calls: _Call, instead: bool) -> None:
        with self._changed:
            if self._closed:
                return
            if instead:
                self._calls.clear()
            self._calls.extend(calls)
            self._changed.notify_all()

    # All that follows runs in the thread.

    def _run(self) -> None:
        while call := self._next():
            try:
                call()
                self._is_gone = False
            except OutletGoneError:
                told, self._is_gone = self._is_gone, True
                if not told:
                    self._hearers.gone()
            except NotNeededError:
                self._end()
                self._hearers.not_needed()
        self._outlet.close()

    def _end(self) -> None:
        with self._changed:
            self._closed = True
            self._calls.clear()

    def _next(self) -> _Call | None:
        """Wait for the next call; return None at the end."""
        with self._changed:
            self._busy = False
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._calls or self._closed)
            self._busy = bool(self._calls)
            return self._calls.popleft() if self._calls else None
