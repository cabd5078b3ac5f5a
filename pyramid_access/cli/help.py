"""The help, from the table of commands and options: a line each, in whole words, for the ear as well as for the eye."""

from collections.abc import Iterator

from pyramid_access import __version__
from pyramid_access.cli.language import Say
from pyramid_access.cli.output import write_line
from pyramid_access.cli.table import COMMANDS, OPTIONS, PLAY

_TYPED = {"deal": "deal N|today", "solve": "solve [FILE|-]"}
"""What to type for a command that has an argument."""


def write_help(say: Say, command: str | None) -> None:
    """Write the help of a command; for None, that of the program: its commands, and the options of ``play``."""
    for line in _lines(say, command):
        write_line(line)


def _lines(say: Say, command: str | None) -> Iterator[str]:
    yield say("options-about", version=__version__)
    if command is None:
        yield say("options-usage")
        yield say("options-commands")
        yield from (_command_line(say, name) for name in COMMANDS)
        yield say("options-options-play")
    else:
        yield say("options-usage-command", line=_typed(command))
        yield _command_line(say, command)
        yield say("options-options")
    yield from _option_lines(say, command or PLAY)


def _command_line(say: Say, command: str) -> str:
    return say("options-line", line=_typed(command), text=say(f"options-command-{command}"))


def _typed(command: str) -> str:
    return _TYPED.get(command, command)


def _option_lines(say: Say, command: str) -> Iterator[str]:
    for option in OPTIONS:
        if command in option.commands:
            typed = f"{option.flag} {option.placeholder}".strip()
            yield say("options-line", line=typed, text=say(option.message_id))
