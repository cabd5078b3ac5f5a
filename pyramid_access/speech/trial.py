"""A trial of the own voice: one sentence in a speaking process of its own, and what came of it."""

import queue
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.child_process import CHILD_COMMAND, ChildProcess
from pyramid_access.speech.messages import Answer, Configure, Finished, InTrouble, Say, Started, trouble_of
from pyramid_access.speech.trouble import Trouble
from pyramid_access.utterance import Utterance

_PATIENCE = 20.0
"""Seconds for the start of the process and a sentence."""
_CONFIGURE, _SAY = 1, 2


class Trial(NamedTuple):
    """What came of a sentence."""

    voice: str
    """Identifier of the voice that spoke; empty if nothing was heard."""
    troubles: tuple[Trouble, ...]
    """All that went wrong, in its order; :attr:`Trouble.GAVE_UP` if the process hung, died or could not start."""


def try_voice(
    sentence: Utterance, settings: VoiceSettings, seconds: float = _PATIENCE, command: Sequence[str] = CHILD_COMMAND
) -> Trial:
    """Speak a sentence to its end and tell what came of it; takes as long as the sentence, or ``seconds`` at most."""
    answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
    try:
        child = ChildProcess(answers.put, command=command)
    except OSError:
        return Trial("", (Trouble.GAVE_UP,))
    how = (settings.rate, settings.volume, dict(settings.voices), settings.earcon_volume, settings.pitch)
    child.send(Configure(_CONFIGURE, *how))
    child.send(Say(_SAY, sentence.spoken or sentence.text, sentence.lang))
    heard = [*_until_finished(answers, time.monotonic() + seconds)]
    child.close()
    voice = next((answer.voice for answer in heard if isinstance(answer, Started)), "")
    troubles = [trouble for answer in heard if isinstance(answer, InTrouble) and (trouble := trouble_of(answer))]
    if not troubles and not any(isinstance(answer, Finished) for answer in heard):
        troubles.append(Trouble.GAVE_UP)
    return Trial(voice, tuple(troubles))


def _until_finished(answers: "queue.SimpleQueue[Answer | None]", deadline: float) -> Iterator[Answer]:
    """Yield what the process tells, until the sentence or the process has come to its end, or time is up."""
    while True:
        try:
            answer = answers.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return
        if answer is None:
            return
        yield answer
        if isinstance(answer, Finished):
            return
