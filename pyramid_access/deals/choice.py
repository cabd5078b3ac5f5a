"""Which deal a player asks for, and where the cards of a game came from."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from pyramid_access.deals.numbers import FIRST_NUMBER, LAST_NUMBER, RandomNumbers, deal_of_number, number_of_day
from pyramid_access.rules.position import Deal, Game, Position
from pyramid_access.rules.variants import Variant

TODAY = "today"
"""The word that asks for the deal of the day."""


@dataclass(frozen=True, slots=True)
class NumberedDeal:
    """The deal of a number, in :data:`FIRST_NUMBER` to :data:`LAST_NUMBER`."""

    number: int


@dataclass(frozen=True, slots=True)
class TodaysDeal:
    """The deal of the day on which the game begins; it can be won."""


@dataclass(frozen=True, slots=True)
class DealFile:
    """A deal or a position as text, in a file or on standard input."""

    path: str


@dataclass(frozen=True, slots=True)
class WinnableDeal:
    """A random numbered deal that can be won."""


NamedDeal = NumberedDeal | TodaysDeal | DealFile
"""What a text can ask for."""
DealChoice = NamedDeal | WinnableDeal


@dataclass(frozen=True, slots=True)
class DealOrigin:
    """Where a deal came from, for the status, the game menu and the saved game."""

    number: int | None = None
    """None when the cards came from a file that does not name it, or not the right one."""
    day: date | None = None
    """The day whose deal it is."""
    file: str = ""
    """Name as the player gave it, ``-`` for standard input; may hold any character."""


class Dealt(NamedTuple):
    """What a choice stands for, ready to be laid out."""

    game: Game
    origin: DealOrigin
    position: Position | None = None
    """Where the game begins, if not at the start of the deal; the game's rules are those of the file then."""


class DealNumberError(ValueError):
    """A number outside of the range; ``text`` is what was asked for."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no deal number: {text!r}")
        self.text = text


def parse_choice(text: str) -> NamedDeal:
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


def fetch(choice: NamedDeal, variant: Variant, today: date) -> Dealt:
    """Return the cards that a choice stands for under these rules, and where they came from.

    A file may hold a position, which has rules of its own. ``today`` is the player's local date. Under rules that
    hardly any deal can be won by, none may be found for the day; its deal is then the one whose number is the date.
    Raises :class:`~pyramid_access.deals.files.DealFileError`.
    """
    match choice:
        case NumberedDeal(number):
            return _numbered(number, variant, DealOrigin(number))
        case TodaysDeal():
            from pyramid_access.deals.winnable import todays_number

            number = todays_number(today, variant) or number_of_day(today)
            return _numbered(number, variant, DealOrigin(number, day=today))
        case DealFile(path):
            # Imported here: hardly any game begins from a file.
            from pyramid_access.deals.files import FilePosition, read_start

            found = read_start(path)
            if isinstance(found, FilePosition):
                return Dealt(found.game, DealOrigin(file=path), found.position)
            game = Game(variant, found.deal)
            return Dealt(game, DealOrigin(_true_number(game, found.number), file=path))


def _true_number(game: Game, noted: int | None) -> int | None:
    """Return the number that a file notes, if its deal has these cards under these rules; else None."""
    if noted is None or not FIRST_NUMBER <= noted <= LAST_NUMBER:
        return None
    return noted if deal_of_number(noted, game.variant.id) == game.deal else None


def _numbered(number: int, variant: Variant, origin: DealOrigin) -> Dealt:
    return Dealt(Game(variant, deal_of_number(number, variant.id)), origin)


def find(
    choice: TodaysDeal | WinnableDeal,
    variant: Variant,
    today: date,
    numbers: RandomNumbers,
    cancelled: Callable[[], bool],
) -> tuple[Deal, DealOrigin] | None:
    """Return the cards of a deal that can be won under these rules, and where they came from.

    Takes a few milliseconds under most rules, seconds under some: ``cancelled`` is asked now and then, and true ends
    the search. None if it was cancelled, and under rules that hardly any deal can be won by.
    """
    # Imported here, as above: a game begins without the searches unless it needs them.
    from pyramid_access.deals.winnable import find_winnable, todays_number

    is_todays = isinstance(choice, TodaysDeal)
    number = todays_number(today, variant, cancelled) if is_todays else find_winnable(variant, numbers, cancelled)
    if number is None:
        return None
    return deal_of_number(number, variant.id), DealOrigin(number, day=today if is_todays else None)
