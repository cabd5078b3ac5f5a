"""The whole table as rows of letters, to be gone through one by one: by eye, by finger, by ear.

Cards stand where they lie, as in a picture, and a row of the pyramid begins with its number. Letters, digits and full
stops are all that rows of cards are made of, since readers name other signs, and they fit a braille display of forty
cells. The rest is in the sentences that questions are answered with, one a row.
"""

from collections.abc import Callable, Iterator, Sequence

from pyramid_access.narration.answer_words import stock_words
from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.rules.cards import Card, Rank
from pyramid_access.rules.layout import ROWS, Slot, row_slots
from pyramid_access.rules.variants import Stock
from pyramid_access.session.events import BoardTold, StockTold

Say = Callable[[str], str]
"""Returns the text of a message, by its id without the leading ``board-``."""
_CELL = 5
"""Columns of a card: three of ``10h``, the mark of a covered one, and a space."""
_INDENT = len("7. ")
_LETTERED = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
"""Ranks that are written as a letter or a word."""


def board_words(context: NarrationContext, event: BoardTold) -> Iterator[Sentence]:
    """Say that it is there, and where the player is: a reader that compares screens must find something new."""
    rows = [*_pyramid(context), *_beside(context, event.beside), *_chosen(context)]
    said = context.say("board-shown", pyramid=context.view.position.pyramid.bit_count())
    yield said._replace(rows=tuple(filter(None, rows)))
    if context.view.cursor is not None:
        yield from _place(context, context.view.cursor)


def _pyramid(context: NarrationContext) -> Iterator[str]:
    """Yield a row for each of the pyramid's, empty ones too: each has its line. None once all cards have left."""
    pyramid = context.view.position.pyramid
    for row in range(1, ROWS + 1) if pyramid else ():
        slots = [slot if pyramid >> slot & 1 else None for slot in row_slots(row)]
        indent = _INDENT + (ROWS - row) * _CELL // 2
        yield (f"{row}.".ljust(indent) + _cells(context, slots)).rstrip()


def _beside(context: NarrationContext, event: StockTold) -> Iterator[str]:
    """Yield the rows of what lies beside the pyramid: the columns of the reserve, or stock, hand, waste and passes."""
    if event.columns:
        yield context.say("stock-columns", count=sum(map(len, event.columns))).text
        for place in range(max(map(len, event.columns))):
            yield _cells(context, [column[place] if place < len(column) else None for column in event.columns]).rstrip()
    elif context.view.variant.stock is not Stock.NONE:
        yield from (sentence.text for sentence in stock_words(context, event))
        passes = {"pass": context.view.position.pass_number, "passes": context.passes()}
        yield context.say("stock-status-passes", **passes).text


def _chosen(context: NarrationContext) -> Iterator[str]:
    """Yield which card is chosen, if it is not the one where the player is."""
    chosen = context.view.chosen
    if chosen is not None and chosen != context.view.cursor:
        yield " ".join(sentence.text for sentence in _place(context, chosen))


def _place(context: NarrationContext, slot: Slot) -> Iterator[Sentence]:
    """Say where a card is, and whether it is chosen."""
    card = context.card(slot)
    yield context.say("answers-card", card=card, place=context.spot(slot))
    if slot == context.view.chosen:
        yield context.say("answers-card-chosen", card=card)


def _cells(context: NarrationContext, slots: Sequence[Slot | None]) -> str:
    """Return cards side by side, with room for those that have left."""
    return "".join(("" if slot is None else _code(context, slot)).ljust(_CELL) for slot in slots)


def _code(context: NarrationContext, slot: Slot) -> str:
    """Return a card in letters, marked if it is covered."""

    def say(name: str) -> str:
        return context.say(f"board-{name}").text

    code = rank_code(say, context.card(slot)) + suit_letter(say, context.card(slot))
    return code + say("covered") if context.state(slot) == "covered" else code


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
