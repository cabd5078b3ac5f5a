"""What was said, to be said again, and to be kept."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from pyramid_access.utterance import Utterance

LIMIT = 1000
"""Utterances that can be said again; the oldest are forgotten."""
LONGEST_GAME = 20_000
"""Utterances kept of one game, some megabytes; nobody presses that many keys in one."""


@dataclass(frozen=True, slots=True)
class GameWords:
    """What was said since a game was laid out or taken up again."""

    deal: int | None = None
    """Number of the deal; None for one without a number."""
    said: deque[Utterance] = field(default_factory=lambda: deque(maxlen=LONGEST_GAME))

    @property
    def lines(self) -> Sequence[str]:
        """The texts, in their order."""
        return [utterance.text for utterance in self.said]


class UtteranceHistory:
    """The utterances of this run, and which of them the player heard last."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._utterances: deque[Utterance] = deque(maxlen=limit)
        self._back = 0
        self.game = GameWords()
        """What was said in the present game, or before the first one."""
        self.game_before: GameWords | None = None
        """What was said in the game before this one; None in the first game of a run."""
        self._has_game = False

    def begin_game(self, deal: int | None) -> None:
        """Begin another game, whose deal may have a number: what is said from now on belongs to it."""
        self.game_before = self.game if self._has_game else None
        self.game = GameWords(deal)
        self._has_game = True

    def add(self, utterance: Utterance) -> None:
        """Keep a new utterance; it is the one heard last."""
        self._utterances.append(utterance)
        self.game.said.append(utterance)
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
