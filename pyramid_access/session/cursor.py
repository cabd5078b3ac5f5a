"""Where the player is in a game: the current card, and the card that she has chosen."""

from collections.abc import Callable

from pyramid_access.rules.events import CardUncovered, RulesEvent, StockDrawn
from pyramid_access.rules.layout import Area, Slot
from pyramid_access.rules.position import Game, Position, place_of
from pyramid_access.session import grid
from pyramid_access.session.events import (
    ChoiceCleared,
    CursorLanded,
    CursorMoved,
    Edge,
    EdgeReached,
    Events,
    NoFreeCard,
    NothingChosen,
)
from pyramid_access.session.timeline import Timeline


class Cursor:
    """Moves over the cards of the present position of a timeline.

    It stays on its card while that lies where it lay; once the card has left, or was moved or buried by a draw, it goes
    to the nearest card that can be played.
    """

    def __init__(self, game: Game, timeline: Timeline) -> None:
        """Begin at the first card that can be played."""
        self._game = game
        self._timeline = timeline
        self.chosen: Slot | None = None
        """The card that waits for its partner."""
        self._stand_on(grid.first(game, timeline.position))

    def _stand_on(self, slot: Slot | None) -> None:
        self.slot = slot
        """The current card; None if there is none to stand on."""
        self._point = None if slot is None else grid.point_of(self._game, self._timeline.position, slot)
        self._column = self._point.column if self._point else 0

    def restore(self, slot: Slot | None, chosen: Slot | None) -> None:
        """Go to a card and choose another, as a saved game has them; what cannot be so now is left out."""
        if slot in grid.points(self._game, self._timeline.position):
            self._stand_on(slot)
        if self.can_choose(chosen):
            self.chosen = chosen

    def can_choose(self, slot: Slot | None) -> bool:
        """Can the card be played, alone or with another?"""
        return slot in grid.playable(self._game, self._timeline.position)

    def clear_choice(self) -> Events:
        """Give up the choice."""
        if self.chosen is None:
            return (NothingChosen(),)
        slot, self.chosen = self.chosen, None
        return (ChoiceCleared(slot),)

    # At the player's command.

    def next_free(self) -> Events:
        """Go to the next card that can be played."""
        return self._walk(grid.next_free, Edge.LAST_FREE)

    def previous_free(self) -> Events:
        """Go to the card before that can be played."""
        return self._walk(grid.previous_free, Edge.FIRST_FREE)

    def left(self) -> Events:
        """Go one card to the left."""
        return self._walk(grid.left, Edge.ROW_START)

    def right(self) -> Events:
        """Go one card to the right."""
        return self._walk(grid.right, Edge.ROW_END)

    def row_start(self) -> Events:
        """Go to the first card of the row."""
        return self._walk(grid.row_start, Edge.ROW_START)

    def row_end(self) -> Events:
        """Go to the last card of the row."""
        return self._walk(grid.row_end, Edge.ROW_END)

    def up(self) -> Events:
        """Go to the row above, in the column where the player began to go up and down."""
        return self._climb(grid.up, Edge.TOP)

    def down(self) -> Events:
        """Go to the row below, in the column where the player began to go up and down."""
        return self._climb(grid.down, Edge.BASE)

    def _walk(self, step: Callable[[Game, Position, Slot], Slot | None], edge: Edge) -> Events:
        """Go where a step leads; at an edge, stay."""
        if self.slot is None:
            return (NoFreeCard(),)
        target = step(self._game, self._timeline.position, self.slot)
        if target is None:
            return (EdgeReached(edge, self.slot),)
        self._stand_on(target)
        return (CursorMoved(target),)

    def _climb(self, step: Callable[[Game, Position, Slot, int], Slot | None], edge: Edge) -> Events:
        column = self._column
        events = self._walk(lambda game, position, slot: step(game, position, slot, column), edge)
        self._column = column
        return events

    # After a move.

    def settle(self, news: tuple[RulesEvent, ...] = (), back_to: Slot | None = None) -> Events:
        """Bring choice and cursor in line with a new position; return what became of them, unless the news says it.

        ``back_to`` is the card to go to, where that is known.
        """
        return (*self._settle_choice(), *self._settle_place(news, back_to))

    def _settle_choice(self) -> Events:
        """Give up a choice that was buried or covered; one that has left is in the news."""
        chosen = self.chosen
        if chosen is None or self.can_choose(chosen):
            return ()
        self.chosen = None
        has_left = place_of(self._game, self._timeline.position, chosen).area is Area.GONE
        return () if has_left else (ChoiceCleared(chosen),)

    def _settle_place(self, news: tuple[RulesEvent, ...], back_to: Slot | None) -> Events:
        """Find a card to stand on; return which, unless it is the one from before or the news names it."""
        before, game, position = self.slot, self._game, self._timeline.position
        points = grid.points(game, position)
        if back_to is not None:
            self._stand_on(back_to)
        elif self._point is None:
            self._stand_on(grid.first(game, position))
        elif position.hand in _drawn_in(news) and self._point.row >= grid.BELOW:
            # A player who is beside the stock wants the card that was drawn, not the one that it buries.
            self._stand_on(position.hand)
        elif before is None or points.get(before) != self._point:
            self._stand_on(grid.nearest_free(game, position, self._point))
        if self.slot == before or self.slot in _drawn_in(news):
            return ()
        return (CursorLanded(self.slot),)


def _drawn_in(events: tuple[RulesEvent, ...]) -> set[Slot]:
    """Return the cards that the news of a draw names, so that the place need not be said as well."""
    slots: set[Slot] = set()
    for event in events:
        if isinstance(event, StockDrawn):
            slots.update(event.slots)
        elif slots and isinstance(event, CardUncovered):
            slots.add(event.slot)
    return slots
