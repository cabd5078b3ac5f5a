"""Keeps one speaking process (the child) at work: starts it, watches its deadlines, replaces it, or gives it up."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pyramid_access.speech.child_process import ChildProcess
from pyramid_access.speech.messages import Answer, Command, Ready, Slow, Taken, Trouble

OnAnswer = Callable[[Answer | None], None]
Spawn = Callable[[OnAnswer], ChildProcess]
"""Starts a child, which tells its answers, and None at its end, from a thread of its own; may raise OSError."""

_UNTIL_READY = 0
"""In the place of the id of a command that was not taken yet: the child has not said that it is ready."""
_LOOK = 0.1
"""Seconds between two looks at a child that has something to do."""
_OVERSLEPT = 0.5
"""Seconds past a deadline which show that this process itself did not run: stopped, or the computer asleep."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a child may take, in seconds, and how often it may fail."""

    start: float = 10.0
    """From its start until it can speak: a cold disk, a slow machine."""
    answer: float = 0.6
    """From a command to its answer, which takes some milliseconds; another child is ready a tenth of a second later."""
    slow: float = 8.0
    """The same, and until the first sound, for a child that says that it asks a voice of the system."""
    sound: float = 3.0
    """From a sentence to its first sound: the child itself looks for another device for one second."""
    failures: int = 3
    """Failures in a row, with nothing heard in between, after which it is left alone."""
    rest: float = 20.0
    """After which a new sentence may try again."""


@dataclass(frozen=True, slots=True)
class KeeperEvents:
    """What a keeper tells its owner, from the owner's own thread except for ``post``."""

    post: Callable[[Callable[[], None]], None]
    """Have a call carried out by the owner's thread; called from the thread of a child."""
    starts: Callable[[], None]
    """A child is about to be started; it knows none of the settings that the one before was sent."""
    answered: Callable[[Answer], None]
    """The child has said something; ``Taken`` and ``Slow`` are for the keeper alone."""
    replaced: Callable[[], None]
    """A child was lost, and the next one was started (or could not be, which ``given_up`` has told)."""
    given_up: Callable[[], None]
    """There is no child any more, for the reason ``why``."""


class ChildKeeper:
    """At most one child, and at most one command that it has not taken yet. All methods run in the owner's thread.

    1. A child is ready for a command when it has said ``Ready``, and again when it has ``Taken`` the last one, which
       takes it less than a millisecond. So the pipe can never fill up.
    2. A child that dies, that is stopped by a signal, that does not answer in time, or from which no sound comes in
       time is killed with its group, and another one is started.
    3. After some failures in a row there is no child until :meth:`try_again` is called after a rest. After :meth:`mute`
       none is started any more. Children that all died before they were ready had a library
       that is damaged, so that the system ends what loads it.
    4. Answers of a child that was replaced are dropped.
    """

    def __init__(self, spawn: Spawn, patience: Patience, events: KeeperEvents) -> None:
        """Do nothing yet."""
        self._spawn, self._patience, self._events = spawn, patience, events
        self.why = Trouble.GAVE_UP
        """Why nothing is heard while there is no child."""
        self.child: ChildProcess | None = None
        """The child, ready or not; None before the start, and while none can be kept alive."""
        self._generation = 0
        """Number of the child, so that answers of earlier ones are known."""
        self._command_out: int | None = None
        self._answer_due: float | None = None
        self._sound_due: float | None = None
        """When the first sound of the sentence must have come; once it has, when the sentence must have ended."""
        self._look_at = 0.0
        self._failures = self._died_unready = 0
        self._rest_until = 0.0
        self._is_mute = False

    @property
    def is_ready(self) -> bool:
        """Can a command be sent?"""
        return self.child is not None and self._command_out is None

    def start(self) -> None:
        """Start a child; give up if that cannot be done."""
        self._generation += 1
        self._events.starts()
        try:
            self.child = self._spawn(partial(self._post_answer, self._generation))
        except OSError:
            self._give_up()
            return
        self._command_out, self._answer_due = _UNTIL_READY, time.monotonic() + self._patience.start

    def try_again(self) -> None:
        """Start a child if there is none, unless it was muted, or rests after the last try."""
        if self.child is None and not self._is_mute and time.monotonic() >= self._rest_until:
            self.start()

    def send(self, command: Command) -> None:
        """Send a command to a child that is ready."""
        assert self.child
        self._command_out = command.id
        self._answer_due = time.monotonic() + self._patience.answer
        self.child.send(command)

    def expect_sound(self) -> None:
        """Give the child its time until a sentence is heard, unless one is awaited already."""
        self._sound_due = self._sound_due or time.monotonic() + self._patience.sound

    def expect_end(self, seconds: float) -> None:
        """Give the child these seconds, and some more, until the sentence that is heard must have ended."""
        self._sound_due = time.monotonic() + self._patience.sound + seconds

    def expect_no_sound(self) -> None:
        """Await neither the first sound of a sentence nor its end."""
        self._sound_due = None

    def note_heard(self) -> None:
        """Note that a sentence is heard, or was: failures are counted anew."""
        self._sound_due, self._failures, self._died_unready = None, 0, 0

    def mute(self, why: Trouble) -> None:
        """End the child in good order, and never start one again."""
        self._is_mute, self.why = True, why
        if self.child:
            self._leave(self.child.close)

    def close(self) -> None:
        """End the child in good order."""
        if self.child:
            self.child.close()
        self.child = None

    def seconds_left(self) -> float | None:
        """Return when to look after the child; None while nothing is expected of it."""
        is_due = self._answer_due is not None or self._sound_due is not None
        return max(0.0, self._look_at - time.monotonic()) if is_due else None

    def look_after(self) -> None:
        """Replace a child that hangs, unless it was looked after a moment ago.

        If it was this process that did not run, the child gets its time again.
        """
        now = time.monotonic()
        if now < self._look_at:
            return
        self._look_at = now + _LOOK
        if self.child and self.child.is_stopped():
            self._replace()
            return
        late = [now - at for at in (self._answer_due, self._sound_due) if at is not None and now >= at]
        if late and max(late) > _OVERSLEPT:
            self._answer_due = now + self._patience.answer if self._answer_due else None
            self._sound_due = now + self._patience.sound if self._sound_due else None
        elif late:
            self._replace()

    def _post_answer(self, generation: int, answer: Answer | None) -> None:
        """Have an answer of a child handled in the owner's thread; called from the thread that reads its answers."""
        self._events.post(lambda: self._handle(answer) if generation == self._generation else None)

    def _handle(self, answer: Answer | None) -> None:
        if answer is None:
            self._died_unready += self._command_out == _UNTIL_READY
            self._replace()
            return
        if isinstance(answer, Ready) or (isinstance(answer, Taken) and answer.id == self._command_out):
            self._command_out, self._answer_due = None, None
        if isinstance(answer, Slow):
            self._wait_longer()
        elif not isinstance(answer, Taken):
            self._events.answered(answer)

    def _wait_longer(self) -> None:
        due = time.monotonic() + self._patience.slow
        self._answer_due = due if self._answer_due else None
        self._sound_due = due if self._sound_due else None

    def _replace(self) -> None:
        if self.child is None:
            return
        self._leave(self.child.kill)
        self._failures += 1
        if self._failures >= self._patience.failures:
            self._give_up()
            return
        self.start()
        self._events.replaced()

    def _leave(self, end: Callable[[], None]) -> None:
        self._generation += 1
        self.child, self._command_out, self._answer_due, self._sound_due = None, None, None, None
        end()

    def _give_up(self) -> None:
        self._failures = self._patience.failures - 1  # after the rest, one more failure is enough
        self._rest_until = time.monotonic() + self._patience.rest
        self.why = Trouble.NO_LIBRARY if self._died_unready >= self._patience.failures else Trouble.GAVE_UP
        self._events.given_up()
