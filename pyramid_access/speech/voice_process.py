"""The game's own voice: speaks through a child process, which is started again when it hangs or dies."""

import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Protocol

from pyramid_access.settings import Settings
from pyramid_access.speech.backends import OnFinished, OnTrouble, VoiceSettings
from pyramid_access.speech.child_process import ChildProcess
from pyramid_access.speech.messages import (
    Answer,
    Command,
    Configure,
    Finished,
    InTrouble,
    Ready,
    Say,
    Started,
    Stop,
    Taken,
    Trouble,
    trouble_of,
)
from pyramid_access.utterance import Utterance


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a child may take, in seconds, and how often it may fail."""

    start: float = 10.0
    """From its start until it can speak: a cold disk, a slow machine."""
    answer: float = 0.6
    """From a command to its answer, which takes some milliseconds; another child is ready a tenth of a second later."""
    sound: float = 3.0
    """From a sentence to its first sound: the child itself looks for another device for one second."""
    failures: int = 3
    """Failures in a row, with nothing heard in between, after which it is left alone."""
    rest: float = 20.0
    """After which a new sentence may try again."""


class Child(Protocol):
    """What is asked of a speaking process; see :class:`~pyramid_access.speech.child_process.ChildProcess`."""

    def send(self, command: Command) -> None:
        """Write one command."""

    def is_stopped(self) -> bool:
        """Tell whether a signal has made the process stand still."""

    def close(self) -> None:
        """End the process in good order."""

    def kill(self) -> None:
        """End the process by force."""


Spawn = Callable[[Callable[[Answer | None], None]], Child]
_UNTIL_READY = 0
"""In the place of the id of a command that is out: the child has not yet said that it can obey."""
_TRIES = 2
"""How often one sentence may be tried: one that ends the engine each time must not end all speech."""
_LOOK = 0.1
"""Seconds between two looks at a child that has something to do."""
_OVERSLEPT = 0.5
"""Seconds past a deadline which show that this process itself did not run: stopped, or the computer asleep."""


@dataclass(slots=True)
class _Sentence:
    number: int
    utterance: Utterance
    tries: int = 0
    command: int | None = None
    """Id of the command that is out for it; news of any other command are stale."""


class VoiceProcess:
    """A backend whose methods only leave a note: one keeper thread does everything else, so no lock is needed.

    1. ``begin`` starts the keeper; it starts the child and waits for ``Ready``.
    2. A wish (sentence, silence, settings) replaces the one of its kind that was not sent yet. At most one command is
       out at a time: the next goes when it is ``Taken``, which takes the child less than a millisecond. So the pipe can
       never fill up, and a child that does not read keeps nobody waiting.
    3. ``Finished`` for the current sentence is passed on. News from a child of before, or about another command, mean
       nothing.
    4. A child that dies, that is stopped, that does not answer in time, from which no sound comes in time, or whose
       sentence does not end in time is killed with its group and another is started; the current sentence is said
       again, unless that was tried twice.
    5. That a child was replaced is told when the new one speaks, or is ready where there is nothing to say.
    6. After some failures in a row the keeper gives up, and tells every sentence finished at once, with the reason;
       after a rest the next sentence tries one child again. Without a library it never tries again. Children that all
       died before they were ready had a library that is damaged, so that the system ends what loads it.
    """

    def __init__(self, log: Path | None = None, patience: Patience | None = None, spawn: Spawn | None = None) -> None:
        """Do nothing yet; the child's error output will be added to the file ``log``."""
        self._patience = patience or Patience()
        self._spawn: Spawn = spawn or partial(ChildProcess, log=log)
        self._notes: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._keeper: threading.Thread | None = None
        self._ids = count(1)
        self._settings = VoiceSettings.of(Settings())
        self._child: Child | None = None
        self._generation = 0
        self._sentence: _Sentence | None = None
        self._must_configure = self._must_say = self._must_stop = False
        self._command_out: int | None = None
        self._answer_due: float | None = None
        self._sound_due: float | None = None
        """When the sentence must have begun; once it has, when it must be over."""
        self._failures = self._stillborn = 0
        self._why = Trouble.GAVE_UP
        """Why nothing is heard while there is no child."""
        self._owes_news = False
        """A child was replaced, and that was not told yet."""
        self._rest_until = self._look_at = 0.0
        self._is_mute = self._is_closed = False

    def begin(self, on_finished: OnFinished, on_trouble: OnTrouble) -> None:
        """Start the child in the background."""
        self._on_finished, self._on_trouble = on_finished, on_trouble
        self._keeper = threading.Thread(target=self._keep, name="voice keeper", daemon=True)
        self._keeper.start()

    def say(self, number: int, utterance: Utterance) -> None:
        """Stop what is spoken and speak this."""
        self._notes.put(lambda: self._wish_sentence(number, utterance))

    def stop(self) -> None:
        """Fall silent."""
        self._notes.put(self._wish_silence)

    def configure(self, settings: VoiceSettings) -> None:
        """Speak the next sentence in another way."""
        self._notes.put(lambda: self._wish_settings(settings))

    def close(self) -> None:
        """Fall silent, and leave no process behind; takes some milliseconds, half a second if the child hangs."""
        self._notes.put(self._end)
        if self._keeper and self._keeper is not threading.current_thread():
            self._keeper.join(2.0)

    # All that follows runs in the keeper's thread.

    def _keep(self) -> None:
        self._start_child()
        while not self._is_closed:
            with suppress(queue.Empty):
                self._notes.get(timeout=self._seconds_left())()
            if time.monotonic() >= self._look_at:  # however many notes there are
                self._look_after_child()
            self._send_next()

    def _seconds_left(self) -> float | None:
        """Return when to look after the child; None while nothing is expected of it."""
        is_due = self._answer_due is not None or self._sound_due is not None
        return max(0.0, self._look_at - time.monotonic()) if is_due else None

    def _look_after_child(self) -> None:
        """Replace a child that hangs; but if it was this process that did not run, give the child its time again."""
        now = time.monotonic()
        self._look_at = now + _LOOK
        if self._child and self._child.is_stopped():
            self._replace_child()
            return
        late = [now - at for at in (self._answer_due, self._sound_due) if at is not None and now >= at]
        if late and max(late) > _OVERSLEPT:
            self._answer_due = now + self._patience.answer if self._answer_due else None
            self._sound_due = now + self._patience.sound if self._sound_due else None
        elif late:
            self._replace_child()

    def _wish_sentence(self, number: int, utterance: Utterance) -> None:
        self._sentence = _Sentence(number, utterance)
        self._must_say, self._must_stop = True, False
        if self._child is None and not self._is_mute and time.monotonic() >= self._rest_until:
            self._start_child()
        if self._child is None:
            self._tell(self._why)
            self._finish_sentence()

    def _wish_silence(self) -> None:
        self._sentence, self._sound_due = None, None
        self._must_say, self._must_stop = False, True

    def _wish_settings(self, settings: VoiceSettings) -> None:
        self._settings, self._must_configure = settings, True

    def _end(self) -> None:
        self._is_closed = True
        if self._child:
            self._child.close()
        self._child = None

    def _start_child(self) -> None:
        self._generation += 1
        self._must_configure, self._must_stop = True, False
        try:
            self._child = self._spawn(partial(self._note_answer, self._generation))
        except OSError:
            self._give_up()
            return
        self._command_out, self._answer_due = _UNTIL_READY, time.monotonic() + self._patience.start

    def _note_answer(self, generation: int, answer: Answer | None) -> None:
        """Leave a note of what a child says; called from its thread."""
        self._notes.put(lambda: self._hear(answer) if generation == self._generation else None)

    def _send_next(self) -> None:
        if self._child is None or self._command_out is not None:
            return
        command = self._next_command(next(self._ids))
        if command:
            self._command_out = command.id
            self._answer_due = time.monotonic() + self._patience.answer
            self._child.send(command)

    def _next_command(self, identifier: int) -> Command | None:
        if self._must_configure:
            self._must_configure = False
            how = self._settings
            return Configure(identifier, how.rate, how.volume, dict(how.voices), how.earcon_volume, how.pitch)
        if self._must_say and self._sentence:
            self._must_say = False
            self._sentence.command = identifier
            self._sentence.tries += 1
            self._sound_due = self._sound_due or time.monotonic() + self._patience.sound
            said = self._sentence.utterance
            earcons = [earcon.value for earcon in said.earcons]
            return Say(identifier, said.spoken or said.text, said.lang, earcons, float(said.pan))
        if self._must_stop:
            self._must_stop = False
            return Stop(identifier)
        return None

    def _hear(self, answer: Answer | None) -> None:
        if answer is None:
            self._stillborn += self._command_out == _UNTIL_READY
            self._replace_child()
        elif isinstance(answer, Ready):
            self._command_out, self._answer_due = None, None
            self._tell_restart(self._sentence is None)
        elif isinstance(answer, Taken):
            if answer.id == self._command_out:
                self._command_out, self._answer_due = None, None
        elif isinstance(answer, Started | Finished):
            self._hear_of_sentence(answer)
        elif isinstance(answer, InTrouble):
            self._hear_of_trouble(answer)

    def _hear_of_sentence(self, news: Started | Finished) -> None:
        if not self._sentence or news.id != self._sentence.command:
            return
        self._sound_due, self._failures, self._stillborn = None, 0, 0
        self._tell_restart(True)
        if isinstance(news, Finished):
            self._finish_sentence()
        else:
            self._sound_due = time.monotonic() + self._longest(self._sentence.utterance.text)

    def _longest(self, text: str) -> float:
        """Return the seconds after which a sentence that has begun must be over, whatever the voice makes of it."""
        return self._patience.sound + len(text) / self._settings.rate * 60

    def _hear_of_trouble(self, news: InTrouble) -> None:
        trouble = trouble_of(news)
        if trouble is None or self._child is None:
            return
        self._tell(trouble, news.lang)
        if trouble is Trouble.NO_LIBRARY:
            self._is_mute, self._why = True, trouble
            self._leave_child(self._child.close)
            self._finish_sentence()

    def _replace_child(self) -> None:
        if self._child is None:
            return
        self._leave_child(self._child.kill)
        self._failures += 1
        if self._failures >= self._patience.failures:
            self._give_up()
            return
        self._start_child()
        self._owes_news = True
        if self._sentence and self._sentence.tries >= _TRIES:
            self._finish_sentence()
        self._must_say = self._sentence is not None

    def _leave_child(self, end: Callable[[], None]) -> None:
        self._generation += 1
        self._child, self._command_out, self._answer_due, self._sound_due = None, None, None, None
        end()

    def _give_up(self) -> None:
        self._failures = self._patience.failures - 1  # after the rest, one more failure is enough
        self._rest_until = time.monotonic() + self._patience.rest
        self._why = Trouble.NO_LIBRARY if self._stillborn >= self._patience.failures else Trouble.GAVE_UP
        self._owes_news = False
        self._tell(self._why)
        self._finish_sentence()

    def _tell_restart(self, is_time: bool) -> None:
        if self._owes_news and is_time:
            self._owes_news = False
            self._tell(Trouble.RESTARTED)

    def _finish_sentence(self) -> None:
        sentence, self._sentence, self._must_say = self._sentence, None, False
        if sentence:
            self._on_finished(sentence.number)

    def _tell(self, trouble: Trouble, lang: str = "") -> None:
        self._on_trouble(trouble, lang or (self._sentence.utterance.lang if self._sentence else ""))
