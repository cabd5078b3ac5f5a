"""The whole table as rows of letters, to be gone through one by one: by eye, by finger, by ear.

Cards stand where they lie, as in a picture, and a row of the pyramid begins with its number. Letters, digits and full
stops are all that rows of cards are made of, since readers name other signs, and they fit a braille display of forty
cells. The rest is in the sentences that questions are answered with, one a row.
"""

from collections.abc import Iterator, Sequence

from pyramid_access.narration.answer_words import stock_words
from pyramid_access.narration.card_codes import rank_code, suit_letter
from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.rules.layout import ROWS, Slot, row_slots
from pyramid_access.rules.variants import Stock
from pyramid_access.session.ui_events import BoardTold, StockTold

_CELL = 5
"""Columns of a card: three of ``10h``, the mark of a covered one, and a space."""
_INDENT = len("7. ")


def board_words(teller: Teller, event: BoardTold) -> Iterator[Sentence]:
    """Say that it is there, and where the player is: a reader that compares screens must find something new."""
    rows = [*_pyramid(teller), *_beside(teller, event.beside), *_chosen(teller)]
    said = teller.say("board-shown", pyramid=teller.view.position.pyramid.bit_count())
    yield said._replace(rows=tuple(filter(None, rows)))
    if teller.view.cursor is not None:
        yield from _place(teller, teller.view.cursor)


def _pyramid(teller: Teller) -> Iterator[str]:
    """Yield a row for each of the pyramid's, empty ones too: each has its line. None once all cards have left."""
    pyramid = teller.view.position.pyramid
    for row in range(1, ROWS + 1) if pyramid else ():
        slots = [slot if pyramid >> slot & 1 else None for slot in row_slots(row)]
        indent = _INDENT + (ROWS - row) * _CELL // 2
        yield (f"{row}.".ljust(indent) + _cells(teller, slots)).rstrip()


def _beside(teller: Teller, event: StockTold) -> Iterator[str]:
    """Yield the rows of what lies beside the pyramid: the columns of the reserve, or stock, hand, waste and passes."""
    if event.columns:
        yield teller.say("stock-columns", count=sum(map(len, event.columns))).text
        for place in range(max(map(len, event.columns))):
            yield _cells(teller, [column[place] if place < len(column) else None for column in event.columns]).rstrip()
    elif teller.view.game.variant.stock is not Stock.NONE:
        yield from (sentence.text for sentence in stock_words(teller, event))
        passes = {"pass": teller.view.position.pass_number, "passes": teller.passes()}
        yield teller.say("stock-status-passes", **passes).text


def _chosen(teller: Teller) -> Iterator[str]:
    """Yield which card is chosen, if it is not the one where the player is."""
    chosen = teller.view.chosen
    if chosen is not None and chosen != teller.view.cursor:
        yield " ".join(sentence.text for sentence in _place(teller, chosen))


def _place(teller: Teller, slot: Slot) -> Iterator[Sentence]:
    """Say where a card is, and whether it is chosen."""
    card = teller.card(slot)
    yield teller.say("answers-card", card=card, place=teller.spot(slot))
    if slot == teller.view.chosen:
        yield teller.say("answers-card-chosen", card=card)


def _cells(teller: Teller, slots: Sequence[Slot | None]) -> str:
    """Return cards side by side, with room for those that have left."""
    return "".join(("" if slot is None else _code(teller, slot)).ljust(_CELL) for slot in slots)


def _code(teller: Teller, slot: Slot) -> str:
    """Return a card in letters, marked if it is covered."""

    def say(name: str) -> str:
        return teller.say(f"board-{name}").text

    code = rank_code(say, teller.card(slot)) + suit_letter(say, teller.card(slot))
    return code + say("covered") if teller.state(slot) == "covered" else code
