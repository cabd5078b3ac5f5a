"""Draws the board: the game, the cursor and the choice, in the largest form that the window has room for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pyramid_access.rules.layout import PYRAMID, Slot
from pyramid_access.rules.legality import open_slots
from pyramid_access.rules.position import Game, Position, column_slots, redeals_left
from pyramid_access.rules.variants import Stock
from pyramid_access.ui.board_canvas import Canvas, Line
from pyramid_access.ui.board_cards import RED, Face, Point, draw_back, draw_card, draw_edge, draw_gap
from pyramid_access.ui.board_layout import arrange
from pyramid_access.ui.board_marks import BoardWords, Look
from pyramid_access.ui.board_places import Captions, Layout, Spot
from pyramid_access.ui.board_rows import draw_rows


class Shown(Protocol):
    """What the board shows: a game session, or anything like it."""

    @property
    def game(self) -> Game:
        """Rules and deal."""

    @property
    def position(self) -> Position:
        """Where the cards lie."""

    @property
    def cursor(self) -> Slot | None:
        """The current card."""

    @property
    def chosen(self) -> Slot | None:
        """The card that waits for its partner."""
