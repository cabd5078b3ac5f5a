"""Strategy in words."""

from pyramid_access.narration.variant_words import Message
from pyramid_access.rules.position import Deal
from pyramid_access.session.tips import TipGiven

_NAMED = ("card", "partner")
"""The cards of a tip by the names that its message gives them."""


def tip_message(deal: Deal, given: TipGiven) -> Message:
    """Return the message of a piece of advice, and its arguments."""
    cards: dict[str, object] = dict(zip(_NAMED, (deal[slot] for slot in given.slots), strict=False))
    return f"tips-{given.tip.value}", cards
