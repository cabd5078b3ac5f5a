"""The help, from the table of commands and options: a line each, in whole words, for the ear as well as for the eye."""

import re
from collections.abc import Iterator

from pyramid_access import __version__
from pyramid_access.cli.language import Say
from pyramid_access.cli.output import write_line
from pyramid_access.cli.table import ARGUMENTS, COMMANDS, OPTIONS, PLAY, Option

PLACEHOLDER = re.compile(r"[A-Z]{2,}")
"""A word of the table that stands for what the player types; N is the same in every language."""


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
        yield say("options-usage-command", line=typed(say, command))
        yield _command_line(say, command)
        yield say("options-options")
    yield from _option_lines(say, command or PLAY)
    if command in (None, PLAY):
        yield say("options-learn")


def _command_line(say: Say, command: str) -> str:
    return say("options-line", line=typed(say, command), text=say(f"options-command-{command}"))


def typed(say: Say, command: str) -> str:
    """Return what to type for a command."""
    return f"{command} {_worded(say, ARGUMENTS.get(command, ''))}".strip()


def _option_lines(say: Say, command: str) -> Iterator[str]:
    for option in OPTIONS:
        if command in option.commands:
            yield say("options-line", line=typed_option(say, option), text=say(option.message_id))


def typed_option(say: Say, option: Option) -> str:
    """Return what to type for an option."""
    return f"{option.flag} {_worded(say, option.placeholder)}".strip()


def _worded(say: Say, placeholder: str) -> str:
    """Return a placeholder of the table in the player's words."""
    return PLACEHOLDER.sub(lambda word: say(f"options-placeholder-{word[0].lower()}"), placeholder)
