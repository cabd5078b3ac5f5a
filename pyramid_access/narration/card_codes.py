"""Cards in as few letters as can be, as boards show them: ``10h``, or ``Rc`` for a French king of hearts.

``say`` finds the words of a message, given without the ``board-`` that its name begins with.
"""

from collections.abc import Callable

from pyramid_access.rules.cards import Card, Rank

Say = Callable[[str], str]

_LETTERED = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}


def rank_code(say: Say, card: Card) -> str:
    """Return the rank as a number, or as the letter of an ace or a face card."""
    name = _LETTERED.get(card.rank)
    return say(f"rank-{name}") if name else str(int(card.rank))


def rank_word(say: Say, card: Card) -> str:
    """Return the rank as a number, or as the word for an ace or a face card."""
    name = _LETTERED.get(card.rank)
    return say(f"word-{name}") if name else str(int(card.rank))


def suit_letter(say: Say, card: Card) -> str:
    """Return the letter of the suit."""
    return say(f"letter-{card.suit.name.lower()}")
