"""What was said, to be said again."""

from collections import deque

from pyramid_access.utterance import Utterance

LIMIT = 1000
"""Utterances kept; the oldest are forgotten."""


class UtteranceHistory:
    """The utterances of this run, and which of them the player heard last."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._utterances: deque[Utterance] = deque(maxlen=limit)
        self._back = 0

    def add(self, utterance: Utterance) -> None:
        """Keep a new utterance; it is the one heard last."""
        self._utterances.append(utterance)
        self._back = 0

    @property
    def last(self) -> Utterance | None:
        """The utterance heard last: the newest, or the one that the player went back to."""
        return self._utterances[-1 - self._back] if self._utterances else None

    def older(self) -> Utterance | None:
        """Go back to the utterance before; None, and stay, at the oldest."""
        return self._go(self._back + 1)

    def newer(self) -> Utterance | None:
        """Go on to the utterance after; None, and stay, at the newest."""
        return self._go(self._back - 1)

    def _go(self, back: int) -> Utterance | None:
        if not 0 <= back < len(self._utterances):
            return None
        self._back = back
        return self.last
