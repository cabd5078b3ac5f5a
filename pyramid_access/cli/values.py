"""From the text of an option's value to the value; each raises a usage error that names option and text."""

from collections.abc import Callable, Iterable
from enum import Enum

from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.deals.choice import DealNumberError, NamedDeal, parse_choice
from pyramid_access.deals.numbers import FIRST_NUMBER, LAST_NUMBER
from pyramid_access.rules.variants import parse_overrides

_Read = Callable[[str, str], object]


def text(option: str, value: str) -> str:
    """Return the text itself; an empty one is none."""
    if not value.strip():
        raise UsageError(UsageFault.MISSING_VALUE, option)
    return value


def one_of(names: Iterable[str]) -> _Read:
    """Return a reader of one of the names."""
    choices = tuple(names)

    def read(option: str, value: str) -> str:
        if text(option, value) not in choices:
            raise UsageError(UsageFault.UNKNOWN_CHOICE, option, value, choices=choices)
        return value

    return read


def member_of(kind: type[Enum]) -> _Read:
    """Return a reader of the values of an enumeration."""
    read_name = one_of(str(member.value) for member in kind)
    return lambda option, value: kind(read_name(option, value))


def number(limits: tuple[int, int]) -> _Read:
    """Return a reader of a whole number within limits, both included."""

    def read(option: str, value: str) -> int:
        digits = text(option, value).removeprefix("-")
        if not (digits.isascii() and digits.isdigit()):
            raise UsageError(UsageFault.NOT_A_NUMBER, option, value)
        if len(digits) > 9 or not limits[0] <= int(value) <= limits[1]:
            raise UsageError(UsageFault.OUT_OF_RANGE, option, value, limits=limits)
        return int(value)

    return read


def deal(option: str, value: str) -> NamedDeal:
    """Return which deal is asked for; a file is not looked at."""
    try:
        return parse_choice(text(option, value))
    except DealNumberError:
        raise UsageError(UsageFault.DEAL_NUMBER, option, value, limits=(FIRST_NUMBER, LAST_NUMBER)) from None


def rules(_option: str, value: str) -> dict[str, str]:
    """Return house rules by their names; an empty text stands for none.

    Raises :class:`~pyramid_access.rules.variants.RuleError`; values and clashes are not looked at.
    """
    return parse_overrides(value)
