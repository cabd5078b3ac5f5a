"""The player's questions about her game. They change nothing but which row of the pyramid comes next."""

from collections.abc import Sequence
from typing import Protocol

from pyramid_access.rules.moves import Move
from pyramid_access.session import answers
from pyramid_access.session.ui_events import BoardTold, Event, NoFreeCard
from pyramid_access.session.viewed import Viewed
from pyramid_access.solver.difficulty import Difficulty

Events = tuple[Event, ...]


class Asked(Viewed, Protocol):
    """The game that is asked about."""

    @property
    def moves(self) -> Sequence[Move]:
        """The moves made, those taken back left out."""

    @property
    def hints_used(self) -> int:
        """Hints given that named a move."""

    @property
    def seconds(self) -> float:
        """Time played."""

    @property
    def difficulty(self) -> Difficulty | None:
        """How hard the deal is; None as long as nobody has found out."""

    @property
    def deal_number(self) -> int | None:
        """Number of the deal; None for one without a number."""


class Questions:
    """Each method is one question, and returns the answer. Where there is more to tell, ``again`` asks for it."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._row_told: int | None = None

    def free_cards(self) -> Events:
        """Tell the open cards."""
        return (answers.free_cards(self._asked.game, self._asked.position),)

    def removals(self) -> Events:
        """Tell which cards and pairs can leave now."""
        return (answers.removals(self._asked.game, self._asked.position),)

    def card(self, again: bool = False) -> Events:
        """Tell what lies on the current card and what it lies on; again: where its partners are."""
        if self._asked.cursor is None:
            return (NoFreeCard(),)
        tell = answers.partners if again else answers.card
        return (tell(self._asked.game, self._asked.position, self._asked.cursor),)

    def row(self, number: int) -> Events:
        """Tell what is left in a pyramid row, 1 to 7."""
        return (answers.row(self._asked.game, self._asked.position, number),)

    def next_row(self, again: bool = False) -> Events:
        """Tell the lowest row that has cards; again: the next one above, and after the top the lowest again."""
        self._row_told = answers.next_row_number(self._asked.position, self._row_told if again else None)
        return self.row(self._row_told)

    def stock(self, again: bool = False) -> Events:
        """Tell counts and tops of stock, hand and waste, or of the reserve; again: the cards below the tops."""
        tell = answers.below if again else answers.stock
        return (tell(self._asked.game, self._asked.position),)

    def board(self) -> Events:
        """Tell the whole table."""
        return (BoardTold(answers.stock(self._asked.game, self._asked.position)),)

    def status(self, again: bool = False) -> Events:
        """Tell cards, moves and passes; again: time, hints and score."""
        asked = self._asked
        game, position = asked.game, asked.position
        if again:
            return (answers.status_detail(game, position, asked.seconds, asked.hints_used, asked.difficulty),)
        return (answers.status(game, position, len(asked.moves), asked.deal_number),)
