"""The positions of the search for a shortest line."""

from typing import NamedTuple

from pyramid_access.rules.layout import PACK_SIZE, Slot

NO_LIMIT = PACK_SIZE
"""The limit of a pass that may go through all of the stock."""

SlotTrail = tuple["SlotTrail | None", tuple[Slot, ...]]
"""What left: all that left earlier, then one card or a pair."""


class CostedNode(NamedTuple):
    """A position of the search."""

    cost: int
    """Moves so far."""
    edges: int
    """Edges that may still be used; only those that fit some matching. Cards that were left for good have none."""
    cards: int
    """Cards that are on the table."""
    redeals: int
    """How often the waste can still be turned over."""
    pointer: Slot
    """The stock cards before it have come up in this pass."""
    left: int
    """Of a stock the last card that stays for this pass; of a reserve all that stay for good."""
    limit: Slot
    """The last pass goes through the stock only to this slot: with one redeal left the next, with none this pass."""
    line: SlotTrail | None


class CostedFork(NamedTuple):
    """A position in which something is to be decided; a win if there is nothing."""

    node: CostedNode
    playable: int = 0
    """Edges that may or may not be used."""
    inner: int = 0
    """Edges of two open cards that lie in no stock."""
    loner: int = 0
    """A card, as a set, that leaves alone, and need not."""
