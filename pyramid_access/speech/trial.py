"""Trials of the own voice: one sentence after the other, each to its end, and what came of it."""

import queue
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count
from typing import NamedTuple

from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.child_process import CHILD_COMMAND, ChildProcess
from pyramid_access.speech.messages import Answer, Finished, InTrouble, Say, Started, Trouble, trouble_of
from pyramid_access.utterance import Utterance

_PATIENCE = 20.0
"""Seconds for the start of the process and a sentence, beside what a long one takes."""
_LOOK = 0.1
"""Seconds after which Ctrl+C is noticed at the latest, also where a thread that waits cannot be interrupted."""


class Trial(NamedTuple):
    """What came of a sentence."""

    voice: str
    """Identifier of the voice that spoke; empty if nothing was heard."""
    troubles: tuple[Trouble, ...]
    """All that went wrong, in its order; :attr:`Trouble.GAVE_UP` if the process hung, died or could not start."""


class TrialVoice:
    """A speaking process of its own that is given sentences one by one."""

    def __init__(
        self, settings: VoiceSettings, seconds: float = _PATIENCE, command: Sequence[str] = CHILD_COMMAND
    ) -> None:
        """Start the process; it speaks as the settings say, and gets ``seconds`` for each sentence, long ones more."""
        self._settings, self._seconds = settings, seconds
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._numbers = count(1)
        self._child: ChildProcess | None = None
        try:
            self._child = ChildProcess(self._answers.put, command=command)
        except OSError:
            return
        self._child.send(settings.command(next(self._numbers)))

    def say(self, sentence: Utterance) -> Trial:
        """Speak a sentence to its end, and tell what came of it."""
        if self._child is None:
            return Trial("", (Trouble.GAVE_UP,))
        number, text = next(self._numbers), sentence.spoken or sentence.text
        self._child.send(Say(number, text, sentence.lang))
        longest = self._seconds + len(text) / self._settings.rate * 60  # Words have more than one letter.
        heard = [*self._until_finished(number, time.monotonic() + longest)]
        voice = next((answer.voice for answer in heard if isinstance(answer, Started)), "")
        troubles = [trouble for answer in heard if isinstance(answer, InTrouble) and (trouble := trouble_of(answer))]
        if not troubles and not any(isinstance(answer, Finished) for answer in heard):
            troubles.append(Trouble.GAVE_UP)
        return Trial(voice, tuple(troubles))

    def close(self) -> None:
        """Fall silent, and leave no process behind."""
        if self._child:
            self._child.close()

    def _until_finished(self, number: int, deadline: float) -> Iterator[Answer]:
        """Yield what the process tells, until the sentence or the process has come to its end, or time is up."""
        while time.monotonic() < deadline:
            try:
                answer = self._answers.get(timeout=_LOOK)
            except queue.Empty:
                continue
            if answer is None:
                return
            yield answer
            if isinstance(answer, Finished) and answer.id == number:
                return


def try_voice(
    sentence: Utterance, settings: VoiceSettings, seconds: float = _PATIENCE, command: Sequence[str] = CHILD_COMMAND
) -> Trial:
    """Speak one sentence to its end and tell what came of it; the process lives as long as that."""
    with closing(TrialVoice(settings, seconds, command)) as voice:
        return voice.say(sentence)
