"""The game's own voice: a backend that speaks through a child process, and decides what that is told next."""

import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from pyramid_access.settings import Settings
from pyramid_access.speech.backends import OnFinished, OnTrouble, VoiceSettings
from pyramid_access.speech.child_keeper import ChildKeeper, KeeperEvents, Patience, Spawn
from pyramid_access.speech.child_process import ChildProcess
from pyramid_access.speech.messages import (
    Answer,
    Command,
    Finished,
    InTrouble,
    Ready,
    Say,
    Started,
    Stop,
    Trouble,
    trouble_of,
)
from pyramid_access.utterance import Utterance

_TRIES = 2
"""How often one sentence may be tried: one that ends the engine each time must not end all speech."""


@dataclass(slots=True)
class _Sentence:
    number: int
    utterance: Utterance
    tries: int = 0
    command: int | None = None
    """Id of the command that was sent for it; answers about any other command are out of date."""


class VoiceProcess:
    """A backend whose methods only put a task in a queue: one thread of its own runs them, so no lock is needed.

    1. ``begin`` starts the thread; a :class:`~pyramid_access.speech.child_keeper.ChildKeeper` in it starts the child.
    2. A request (sentence, silence, settings) replaces the one of its kind that was not sent yet. When the child is
       ready the next one is sent: settings first, then the sentence or silence. So nobody waits for a child that does
       not read.
    3. ``Finished`` for the current sentence is passed on. Answers about another command are ignored.
    4. When the child was replaced, the settings are sent and the current sentence is said again, unless that was tried
       twice. This is told when the new child speaks, or is ready where there is nothing to say.
    5. When the child was given up, every sentence is told to be finished at once, with the reason. Each new sentence
       has the keeper try again.
    """

    def __init__(self, log: Path | None = None, patience: Patience | None = None, spawn: Spawn | None = None) -> None:
        """Do nothing yet; the child's error output will be added to the file ``log``."""
        self._tasks: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        events = KeeperEvents(
            self._tasks.put, self._child_starts, self._handle_answer, self._child_was_replaced, self._child_was_given_up
        )
        self._keeper = ChildKeeper(spawn or partial(ChildProcess, log=log), patience or Patience(), events)
        self._thread: threading.Thread | None = None
        self._ids = count(1)
        self._settings = VoiceSettings.of(Settings())
        self._sentence: _Sentence | None = None
        self._must_configure = self._must_say = self._must_stop = False
        self._restart_untold = False
        """A child was replaced, and that was not told yet."""
        self._is_closed = False

    def begin(self, on_finished: OnFinished, on_trouble: OnTrouble) -> None:
        """Start the child in the background."""
        self._on_finished, self._on_trouble = on_finished, on_trouble
        self._thread = threading.Thread(target=self._run, name="voice keeper", daemon=True)
        self._thread.start()

    def say(self, number: int, utterance: Utterance) -> None:
        """Stop what is spoken and speak this."""
        self._tasks.put(lambda: self._request_sentence(number, utterance))

    def stop(self) -> None:
        """Fall silent."""
        self._tasks.put(self._request_silence)

    def configure(self, settings: VoiceSettings) -> None:
        """Speak the next sentence in another way."""
        self._tasks.put(lambda: self._request_settings(settings))

    def close(self) -> None:
        """Fall silent, and leave no process behind; takes some milliseconds, half a second if the child hangs."""
        self._tasks.put(self._end)
        if self._thread and self._thread is not threading.current_thread():
            self._thread.join(2.0)

    # All that follows runs in the thread of its own.

    def _run(self) -> None:
        self._keeper.start()
        while not self._is_closed:
            with suppress(queue.Empty):
                self._tasks.get(timeout=self._keeper.seconds_left())()
            self._keeper.look_after()  # also when there is a task at every moment
            self._send_next()

    def _request_sentence(self, number: int, utterance: Utterance) -> None:
        self._sentence = _Sentence(number, utterance)
        self._must_say, self._must_stop = True, False
        self._keeper.try_again()
        if self._keeper.child is None:
            self._tell(self._keeper.why)
            self._finish_sentence()

    def _request_silence(self) -> None:
        self._sentence = None
        self._keeper.expect_no_sound()
        self._must_say, self._must_stop = False, True

    def _request_settings(self, settings: VoiceSettings) -> None:
        self._settings, self._must_configure = settings, True

    def _end(self) -> None:
        self._is_closed = True
        self._keeper.close()

    def _send_next(self) -> None:
        if self._keeper.is_ready and (command := self._next_command()):
            self._keeper.send(command)

    def _next_command(self) -> Command | None:
        if self._must_configure:
            self._must_configure = False
            return self._settings.command(next(self._ids))
        if self._must_say and self._sentence:
            self._must_say = False
            self._keeper.expect_sound()
            return self._say_command(self._sentence)
        if self._must_stop:
            self._must_stop = False
            return Stop(next(self._ids))
        return None

    def _say_command(self, sentence: _Sentence) -> Say:
        sentence.command = next(self._ids)
        sentence.tries += 1
        said = sentence.utterance
        earcons = [earcon.value for earcon in said.earcons]
        return Say(sentence.command, said.spoken or said.text, said.lang, earcons, float(said.pan))

    def _child_starts(self) -> None:
        self._must_configure, self._must_stop = True, False

    def _child_was_replaced(self) -> None:
        self._restart_untold = True
        if self._sentence and self._sentence.tries >= _TRIES:
            self._finish_sentence()
        self._must_say = self._sentence is not None

    def _child_was_given_up(self) -> None:
        self._restart_untold = False
        self._tell(self._keeper.why)
        self._finish_sentence()

    def _handle_answer(self, answer: Answer) -> None:
        if isinstance(answer, Ready):
            self._tell_restart(self._sentence is None)
        elif isinstance(answer, Started | Finished):
            self._handle_sentence(answer)
        elif isinstance(answer, InTrouble):
            self._handle_trouble(answer)

    def _handle_sentence(self, news: Started | Finished) -> None:
        if not self._sentence or news.id != self._sentence.command:
            return
        self._keeper.note_heard()
        self._tell_restart(True)
        if isinstance(news, Finished):
            self._finish_sentence()
        else:
            # Whatever the voice makes of it: words have more than one letter.
            self._keeper.expect_end(len(self._sentence.utterance.text) / self._settings.rate * 60)

    def _handle_trouble(self, news: InTrouble) -> None:
        trouble = trouble_of(news)
        if trouble is None or self._keeper.child is None:
            return
        self._tell(trouble, news.lang)
        if trouble is Trouble.NO_LIBRARY:
            self._keeper.mute(trouble)
            self._finish_sentence()

    def _tell_restart(self, is_time: bool) -> None:
        if self._restart_untold and is_time:
            self._restart_untold = False
            self._tell(Trouble.RESTARTED)

    def _finish_sentence(self) -> None:
        sentence, self._sentence, self._must_say = self._sentence, None, False
        if sentence:
            self._on_finished(sentence.number)

    def _tell(self, trouble: Trouble, lang: str = "") -> None:
        self._on_trouble(trouble, lang or (self._sentence.utterance.lang if self._sentence else ""))
