"""Which deal a player asks for, and where the cards of a game came from."""

from dataclasses import dataclass
from datetime import date

from pyramid_access.deals.files import read_deal
from pyramid_access.deals.numbers import FIRST_NUMBER, LAST_NUMBER, deal_of_number, todays_number
from pyramid_access.rules.position import Deal

TODAY = "today"
"""The word that asks for the deal of the day."""


@dataclass(frozen=True, slots=True)
class NumberedDeal:
    """The deal of a number, in :data:`FIRST_NUMBER` to :data:`LAST_NUMBER`."""

    number: int


@dataclass(frozen=True, slots=True)
class TodaysDeal:
    """The deal of the day on which the game begins."""


@dataclass(frozen=True, slots=True)
class DealFile:
    """A deal as text, in a file or on standard input."""

    path: str


DealChoice = NumberedDeal | TodaysDeal | DealFile


@dataclass(frozen=True, slots=True)
class DealOrigin:
    """Where a deal came from, for the status, the game menu and the saved game."""

    number: int | None = None
    """None when the cards came from a file."""
    day: date | None = None
    """The day whose deal it is."""
    file: str = ""
    """Name as the player gave it, ``-`` for standard input; may hold any character."""


class DealNumberError(ValueError):
    """A number outside of the range; ``text`` is what was asked for."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no deal number: {text!r}")
        self.text = text


def parse_choice(text: str) -> DealChoice:
    """Return what a text such as ``7``, ``today``, ``deal.txt`` or ``-`` asks for; a file is not looked at.

    A file whose name is a number can be asked for as ``./7``. Raises :class:`DealNumberError`.
    """
    if text == TODAY:
        return TodaysDeal()
    if not (text.isascii() and text.isdigit()):
        return DealFile(text)
    if len(text) > 100 or not FIRST_NUMBER <= int(text) <= LAST_NUMBER:
        raise DealNumberError(text)
    return NumberedDeal(int(text))


def fetch(choice: DealChoice, variant_id: str, today: date) -> tuple[Deal, DealOrigin]:
    """Return the cards that a choice stands for, and where they came from.

    ``today`` is the player's local date. Raises :class:`~pyramid_access.deals.files.DealFileError`.
    """
    match choice:
        case NumberedDeal(number):
            return deal_of_number(number, variant_id), DealOrigin(number)
        case TodaysDeal():
            number = todays_number(today)
            return deal_of_number(number, variant_id), DealOrigin(number, day=today)
        case DealFile(path):
            return read_deal(path), DealOrigin(file=path)
