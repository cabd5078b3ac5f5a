"""The one table of commands and options; parsing, help and its tests all come from it."""

from collections.abc import Callable
from dataclasses import dataclass

from pyramid_access.cli import values
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.settings import RATE_RANGE, VOLUME_RANGE, Detail, SpeakerChoice, ViewChoice

PLAY = "play"
"""The command that runs when none is named."""
SOLVE = "solve"
SURVEY = "survey"
_DEAL = "deal"
_LISTS = ("variants", "languages", "voices", "keys", "doctor")
COMMANDS = (PLAY, SOLVE, SURVEY, _DEAL, *_LISTS)
"""Every command; the message ``options-command-`` and its name says what it does."""
_ALL = frozenset(COMMANDS)
_SOLVING = frozenset({SOLVE, SURVEY})
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
    commands: frozenset[str] = frozenset({PLAY})

    @property
    def flag(self) -> str:
        """The option as it is typed."""
        return f"--{self.name}"

    @property
    def message_id(self) -> str:
        """Id of the message that explains it."""
        return f"options-{self.name}"


OPTIONS = (
    Option("lang", "TAG", commands=_ALL),
    Option("variant", "ID", values.one_of(VARIANTS), _SOLVING | {PLAY, _DEAL}),
    Option("rules", "RULE=VALUE,...", values.rules, _SOLVING | {PLAY}),
    Option("deal", "N|today|FILE|-", values.deal),
    Option("winnable"),
    Option("speaker", "own|reader|off", values.member_of(SpeakerChoice)),
    Option("view", "line|board", values.member_of(ViewChoice)),
    Option("voice", "ID"),
    Option("rate", "{}..{}".format(*RATE_RANGE), values.number(RATE_RANGE)),
    Option("volume", "{}..{}".format(*VOLUME_RANGE), values.number(VOLUME_RANGE)),
    Option("detail", "brief|normal|full", values.member_of(Detail)),
    Option("new"),
    Option("resume"),
    Option("transcript", "FILE"),
    Option("shortest", commands=frozenset({SOLVE})),
    Option("deals", "N", values.number(_NUMBERS), frozenset({SURVEY})),
    Option("first", "N", values.number(_NUMBERS), frozenset({SURVEY})),
    Option("jobs", "N", values.number((1, _MOST_JOBS)), frozenset({SURVEY})),
    Option("player", "fair", values.one_of(("fair",)), frozenset({SURVEY})),
    Option("json", commands=_SOLVING | {*_LISTS}),
    Option("data-dir", "DIR", commands=_ALL),
    Option("debug", commands=_ALL),
    Option("help", commands=_ALL),
    Option("version", commands=_ALL),
)
"""Every option, in the order of the help."""
