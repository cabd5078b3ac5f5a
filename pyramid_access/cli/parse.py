"""From the arguments to the command and its options."""

from argparse import ArgumentError, ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pyramid_access.cli.table import (
    COMMANDS,
    COMPLETION,
    LISTEN,
    OPTIONS,
    PLAY,
    SHELLS,
    SOLVE,
    SURVEY,
    Option,
    read_deal,
)
from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.deals.choice import DealFile, NamedDeal
from pyramid_access.options import PlayOptions
from pyramid_access.settings_table import SETTINGS, Own

_SETTINGS = {row.option: row.name for row in SETTINGS if row.option and row.values is not Own.VOICES}
"""Option to field. A voice is not for all languages, and so is no whole field."""
_PLAIN_OPTIONS = ("help", "version", "json")
"""Options that are no business of the game."""
_CONTRADICTIONS = (
    ("new", "resume"),
    ("resume", "deal"),
    ("resume", "variant"),
    ("resume", "rules"),
    ("export", "import"),
)


@dataclass(frozen=True, slots=True)
class Invocation:
    """A command line that makes sense."""

    command: str
    is_named: bool
    """The command was typed; else it is :data:`~pyramid_access.cli.table.PLAY`."""
    values: Mapping[str, Any]
    """Value of each option that was given, by its name; True for one without a value."""
    deal: NamedDeal | None = None
    """The argument of the commands ``deal`` and ``solve``."""
    shell: str = ""
    """The argument of the command ``completion``."""
    topics: tuple[str, ...] = ()
    """The arguments of the command ``listen``."""

    @property
    def play_options(self) -> PlayOptions:
        """The options as the game takes them."""
        settings = {_SETTINGS[name]: value for name, value in self.values.items() if name in _SETTINGS}
        others = {name: value for name, value in self.values.items() if name not in (*_SETTINGS, *_PLAIN_OPTIONS)}
        return PlayOptions(settings, **{name.replace("-", "_"): value for name, value in others.items()})


def parse(arguments: Sequence[str]) -> Invocation:
    """Return what the arguments ask for.

    Options may stand before or after the command, and are never abbreviated. Raises
    :class:`~pyramid_access.cli.usage.UsageError`, and :class:`~pyramid_access.rules.variants.RuleError` for the text
    of house rules.
    """
    texts, words = _split(arguments)
    command = words[0] if words else PLAY
    if command not in COMMANDS:
        raise UsageError(UsageFault.UNKNOWN_COMMAND, command, choices=COMMANDS)
    given = [option for option in OPTIONS if texts.get(option.name) is not None]
    if asked := {option.name: True for option in given if option.name in ("help", "version")}:
        return Invocation(command, bool(words), asked | _language(texts))
    _check_options(command, given)
    values = {option.name: _value(option, texts[option.name]) for option in given}
    if command == COMPLETION:
        return Invocation(command, bool(words), values, shell=_shell(words[1:]))
    if command == LISTEN:
        return Invocation(command, bool(words), values, topics=tuple(words[1:]))
    return Invocation(command, bool(words), values, _argument(command, words[1:]))


def _language(texts: Mapping[str, Any]) -> dict[str, Any]:
    return {"lang": texts["lang"]} if texts.get("lang") else {}


def _value(option: Option, text: Any) -> object:
    return option.read(option.flag, text) if option.placeholder else True


def _split(arguments: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    """Return the texts of the options, and the words that belong to none."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for option in OPTIONS:
        if option.placeholder:
            parser.add_argument(option.flag, dest=option.name)
        else:
            parser.add_argument(option.flag, dest=option.name, action="store_true", default=None)
    parser.add_argument("-h", dest="help", action="store_true", default=None)
    try:
        namespace, rest = parser.parse_known_args(list(arguments))
    except ArgumentError as error:
        raise _misused(error.argument_name or "", arguments) from None
    for word in rest:
        if word.startswith("-") and word not in ("-", "--"):
            raise UsageError(UsageFault.UNKNOWN_OPTION, word.partition("=")[0])
    return vars(namespace), [word for word in rest if word != "--"]


def _misused(name: str, arguments: Sequence[str]) -> UsageError:
    """Return what is wrong with an option that the library could not take: its value is missing, or is unwanted."""
    flag = name.rpartition("/")[2]
    takes_value = any(option.placeholder for option in OPTIONS if option.flag == flag)
    value = next((word.partition("=")[2] for word in arguments if word.startswith(f"{flag}=")), "")
    return UsageError(UsageFault.MISSING_VALUE if takes_value else UsageFault.UNWANTED_VALUE, flag, value)


def _check_options(command: str, given: Sequence[Option]) -> None:
    for option in given:
        if command not in option.commands:
            raise UsageError(UsageFault.OPTION_ELSEWHERE, option.flag, command)
    names = {option.name for option in given}
    if command == SURVEY and "deals" not in names:
        raise UsageError(UsageFault.MISSING_OPTION, "--deals", command)
    for first, second in _CONTRADICTIONS:
        if {first, second} <= names:
            raise UsageError(UsageFault.CONTRADICTION, f"--{first}", f"--{second}")


def _shell(words: Sequence[str]) -> str:
    """Return the shell that completion is asked for."""
    if len(words) > 1:
        raise UsageError(UsageFault.UNWANTED_ARGUMENT, COMPLETION, words[1])
    if not words or words[0] not in SHELLS:
        raise UsageError(UsageFault.UNKNOWN_SHELL, COMPLETION, choices=SHELLS)
    return words[0]


def _argument(command: str, words: Sequence[str]) -> NamedDeal | None:
    """Return the number that ``deal`` is asked for, the file of ``solve``; no other command has an argument."""
    unwanted = words[1:] if command in ("deal", SOLVE) else words
    if unwanted:
        raise UsageError(UsageFault.UNWANTED_ARGUMENT, command, unwanted[0])
    if command == SOLVE:
        from pyramid_access.deals.files import STANDARD_INPUT

        return DealFile(words[0] if words else STANDARD_INPUT)
    if command != "deal":
        return None
    if not words or not words[0].strip():
        raise UsageError(UsageFault.MISSING_DEAL, command)
    choice = read_deal(command, words[0])
    if isinstance(choice, DealFile):
        raise UsageError(UsageFault.NOT_A_NUMBER, command, words[0])
    return choice
