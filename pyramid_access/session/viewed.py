"""A game as it lies: what questions about it, words for it and pictures of it all need."""

from typing import Protocol

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.position import Game, Position


class Viewed(Protocol):
    """A game that is looked at; a session is one."""

    @property
    def game(self) -> Game:
        """Rules and deal."""

    @property
    def position(self) -> Position:
        """What lies where now."""

    @property
    def cursor(self) -> Slot | None:
        """The current card; None if there is none to stand on."""
