"""The one table of commands and options; parsing, help and its tests all come from it."""

from collections.abc import Callable
from dataclasses import dataclass

from pyramid_access.cli import values
from pyramid_access.rules.variants import VARIANTS
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


@dataclass(frozen=True, slots=True)
class Option:
    """One option; the message ``options-`` and its name says what it is for."""

    name: str
    """Without the dashes."""
    placeholder: str = ""
    """What stands for its value in the help; empty for an option without a value."""
    read: Callable[[str, str], object] = values.text
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


_OWN: dict[Own, tuple[str, Callable[[str, str], object], frozenset[str]]] = {
    Own.LANGUAGE: ("TAG", values.text, _ALL),
    Own.VOICES: ("ID", values.text, _SPEAKING),
    Own.VARIANT: ("ID", values.one_of(VARIANTS), _SOLVING | {PLAY, _DEAL}),
    Own.RULES: ("RULE=VALUE,...", values.rules, _SOLVING | {PLAY, _DEAL}),
}
"""Placeholder, reader and commands of the settings whose values are of a kind of their own."""


def _option(row: Setting) -> Option:
    """Return the option of a setting."""
    commands = _SPEAKING if row.option in _OF_SPEECH else _PLAYING
    match row.values:
        case OneOf(kind):
            return Option(row.option, "|".join(str(member.value) for member in kind), values.member_of(kind), commands)
        case Steps():
            return Option(row.option, "{}..{}".format(*row.values.limits), values.number(row.values.limits), commands)
        case YesNo():
            return Option(row.option)
        case Own():
            return Option(row.option, *_OWN[row.values])


OPTIONS = (
    Option("deal", "N|today|FILE|-", values.deal),
    Option("new"),
    Option("resume"),
    *(_option(row) for row in SETTINGS if row.option),
    Option("transcript", "FILE"),
    Option("shortest", commands=frozenset({SOLVE})),
    Option("deals", "N", values.number(_NUMBERS), frozenset({SURVEY})),
    Option("first", "N", values.number(_NUMBERS), frozenset({SURVEY})),
    Option("jobs", "N", values.number((1, _MOST_JOBS)), frozenset({SURVEY})),
    Option("player", "fair", values.one_of(("fair",)), frozenset({SURVEY})),
    Option("export", "FILE", commands=frozenset({_STATS})),
    Option("import", "FILE", commands=frozenset({_STATS})),
    Option("json", commands=_SOLVING | {*_LISTS}),
    Option("data-dir", "DIR", commands=_ALL),
    Option("debug", commands=_ALL),
    Option("help", commands=_ALL),
    Option("version", commands=_ALL),
)
"""Every option, in the order of the help."""
