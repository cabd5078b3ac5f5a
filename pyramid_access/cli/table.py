"""The one table of commands and options; parsing, help and its tests all come from it.

Each option has a function that reads its value, or raises a usage error that names option and text.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.deals.choice import DealNumberError, NamedDeal, parse_choice
from pyramid_access.deals.numbers import FIRST_NUMBER, LAST_NUMBER
from pyramid_access.rules.variants import VARIANTS, parse_overrides
from pyramid_access.settings_table import SETTINGS, OneOf, Own, Setting, Steps, YesNo

PROGRAM = "pyramid-access"
"""The name that the program is started by."""
PLAY = "play"
"""The command that runs when none is named."""
SOLVE = "solve"
SURVEY = "survey"
COMPLETION = "completion"
LISTEN = "listen"
_DEAL = "deal"
_STATS = "stats"
_LISTS = ("variants", "languages", "voices", "keys", _STATS, "doctor")
COMMANDS = (PLAY, SOLVE, SURVEY, _DEAL, *_LISTS, LISTEN, COMPLETION, "man")
"""Every command; the message ``options-command-`` and its name says what it does."""
SHELLS = ("bash", "zsh", "fish")
"""Shells that completion is written for."""
ARGUMENTS = {_DEAL: "N|today", SOLVE: "[FILE|-]", LISTEN: "[TOPIC...]", COMPLETION: "|".join(SHELLS)}
"""What is typed after a command that has an argument."""
_ALL = frozenset(COMMANDS)
_PLAYING = frozenset({PLAY})
_SOLVING = frozenset({SOLVE, SURVEY})
_SPEAKING = frozenset({PLAY, LISTEN})
_OF_SPEECH = ("speaker", "detail", "rate", "volume", "pitch")
"""Settings that count wherever texts are spoken, by their options."""
_NUMBERS = (1, 999_999_999)
_MOST_JOBS = 1024
_Read = Callable[[str, str], object]
"""Turns an option and its text into a value."""


def _text(option: str, value: str) -> str:
    """Return the text itself; an empty one is none."""
    if not value.strip():
        raise UsageError(UsageFault.MISSING_VALUE, option)
    return value


def _one_of(names: Iterable[str]) -> _Read:
    """Return a reader of one of the names."""
    choices = tuple(names)

    def read(option: str, value: str) -> str:
        if _text(option, value) not in choices:
            raise UsageError(UsageFault.UNKNOWN_CHOICE, option, value, choices=choices)
        return value

    return read


def _member_of(kind: type[Enum]) -> _Read:
    """Return a reader of the values of an enumeration."""
    read_name = _one_of(str(member.value) for member in kind)
    return lambda option, value: kind(read_name(option, value))


def _number(limits: tuple[int, int]) -> _Read:
    """Return a reader of a whole number within limits, both included."""

    def read(option: str, value: str) -> int:
        digits = _text(option, value).removeprefix("-")
        if not (digits.isascii() and digits.isdigit()):
            raise UsageError(UsageFault.NOT_A_NUMBER, option, value)
        if len(digits) > 9 or not limits[0] <= int(value) <= limits[1]:
            raise UsageError(UsageFault.OUT_OF_RANGE, option, value, limits=limits)
        return int(value)

    return read


def read_deal(option: str, value: str) -> NamedDeal:
    """Return which deal is asked for; a file is not looked at."""
    try:
        return parse_choice(_text(option, value))
    except DealNumberError:
        raise UsageError(UsageFault.DEAL_NUMBER, option, value, limits=(FIRST_NUMBER, LAST_NUMBER)) from None


def _rules(_option: str, value: str) -> dict[str, str]:
    """Return house rules by their names; an empty text stands for none.

    Raises :class:`~pyramid_access.rules.variants.RuleError`; values and clashes are not looked at.
    """
    return parse_overrides(value)


@dataclass(frozen=True, slots=True)
class Option:
    """One option; the message ``options-`` and its name says what it is for."""

    name: str
    """Without the dashes."""
    placeholder: str = ""
    """What stands for its value in the help; empty for an option without a value."""
    read: _Read = _text
    """Turns the option and its text into a value, or raises :class:`~pyramid_access.cli.usage.UsageError`."""
    commands: frozenset[str] = _PLAYING

    @property
    def flag(self) -> str:
        """The option as it is typed."""
        return f"--{self.name}"

    @property
    def message_id(self) -> str:
        """Id of the message that explains it."""
        return f"options-{self.name}"


_OWN: dict[Own, tuple[str, _Read, frozenset[str]]] = {
    Own.LANGUAGE: ("TAG", _text, _ALL),
    Own.VOICES: ("ID", _text, _SPEAKING),
    Own.VARIANT: ("ID", _one_of(VARIANTS), _SOLVING | {PLAY, _DEAL}),
    Own.RULES: ("RULE=VALUE,...", _rules, _SOLVING | {PLAY, _DEAL}),
}
"""Placeholder, reader and commands of the settings whose values are of a kind of their own."""


def _option(row: Setting) -> Option:
    """Return the option of a setting."""
    commands = _SPEAKING if row.option in _OF_SPEECH else _PLAYING
    match row.values:
        case OneOf(kind):
            return Option(row.option, "|".join(str(member.value) for member in kind), _member_of(kind), commands)
        case Steps():
            return Option(row.option, "{}..{}".format(*row.values.limits), _number(row.values.limits), commands)
        case YesNo():
            return Option(row.option)
        case Own():
            return Option(row.option, *_OWN[row.values])


OPTIONS = (
    Option("deal", "N|today|FILE|-", read_deal),
    Option("new"),
    Option("resume"),
    *(_option(row) for row in SETTINGS if row.option),
    Option("transcript", "FILE"),
    Option("shortest", commands=frozenset({SOLVE})),
    Option("deals", "N", _number(_NUMBERS), frozenset({SURVEY})),
    Option("first", "N", _number(_NUMBERS), frozenset({SURVEY})),
    Option("jobs", "N", _number((1, _MOST_JOBS)), frozenset({SURVEY})),
    Option("player", "fair", _one_of(("fair",)), frozenset({SURVEY})),
    Option("export", "FILE", commands=frozenset({_STATS})),
    Option("import", "FILE", commands=frozenset({_STATS})),
    Option("json", commands=_SOLVING | {*_LISTS}),
    Option("data-dir", "DIR", commands=_ALL),
    Option("debug", commands=_ALL),
    Option("help", commands=_ALL),
    Option("version", commands=_ALL),
)
"""Every option, in the order of the help."""
