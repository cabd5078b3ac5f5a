"""The cursor of one game: walks at the player's word, and finds a place when its card has left."""

from collections.abc import Callable

from pyramid_access.rules.events import CardUncovered, RulesEvent, StockDrawn
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.position import Game, Position
from pyramid_access.session import cursor
from pyramid_access.session.ui_events import CursorLanded, CursorMoved, Edge, EdgeReached, Event, NoFreeCard


class Walker:
    """Stands on a card of a position, or on none where no card is left."""

    def __init__(self, game: Game, position: Position) -> None:
        """Begin at the first card that can be played."""
        self._game = game
        self.stand_on(position, cursor.first(game, position))

    def stand_on(self, position: Position, slot: Slot | None) -> None:
        """Go to a card."""
        self.slot = slot
        """The current card."""
        self._point = None if slot is None else cursor.point_of(self._game, position, slot)
        self._column = self._point.column if self._point else 0

    def walk(
        self, position: Position, step: Callable[[Game, Position, Slot], Slot | None], edge: Edge
    ) -> tuple[Event, ...]:
        """Go where a step leads; at an edge, stay."""
        if self.slot is None:
            return (NoFreeCard(),)
        target = step(self._game, position, self.slot)
        if target is None:
            return (EdgeReached(edge, self.slot),)
        self.stand_on(position, target)
        return (CursorMoved(target),)

    def climb(
        self, position: Position, step: Callable[[Game, Position, Slot, int], Slot | None], edge: Edge
    ) -> tuple[Event, ...]:
        """Go up or down, in the column where the player began to."""
        column = self._column
        events = self.walk(position, lambda game, position, slot: step(game, position, slot, column), edge)
        self._column = column
        return events

    def settle(
        self, position: Position, news: tuple[RulesEvent, ...] = (), back_to: Slot | None = None
    ) -> tuple[Event, ...]:
        """Find a place in a new position; return where it is, unless it is the old one or the news says it."""
        before, grid = self.slot, cursor.points(self._game, position)
        if back_to is not None:
            self.stand_on(position, back_to)
        elif self._point is None:
            self.stand_on(position, cursor.first(self._game, position))
        elif position.hand in _drawn_in(news) and self._point.row >= cursor.BELOW:
            # Whoever stands beside the stock looks at what is drawn, not at what it buries.
            self.stand_on(position, position.hand)
        elif before is None or grid.get(before) != self._point:
            self.stand_on(position, cursor.nearest_free(self._game, position, self._point))
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
