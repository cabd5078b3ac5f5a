"""Completion scripts for shells, from the one table of commands and options, by the library shtab.

The table is put into a parser of the standard library's kind, which shtab reads; it parses nothing itself.
"""

from argparse import Action, ArgumentParser
from collections.abc import Sequence

import shtab

from pyramid_access.cli.messages import Say
from pyramid_access.cli.table import ARGUMENTS, COMMANDS, LISTEN, OPTIONS, PLAY, PROGRAM, Option
from pyramid_access.narration.catalogue import Catalogue
from pyramid_access.narration.languages import DEFAULT_LANGUAGE, locale_folders
from pyramid_access.rules.variants import VARIANTS

_PATHS = {"FILE": shtab.FILE, "DIR": shtab.DIRECTORY}
"""What stands for a path in a placeholder, and how a path is completed."""


def completion(shell: str, say: Say, languages: Sequence[str]) -> str:
    """Return a script with which a shell completes commands, options and values, explained in the player's words.

    ``languages`` are the tags that ``--lang`` takes. A file name is completed where one may stand, also where other
    words may.
    """
    values = {"variant": tuple(VARIANTS), "lang": tuple(languages)}
    parser = ArgumentParser(PROGRAM, add_help=False)
    _add_options(parser, PLAY, say, values)
    commands = parser.add_subparsers(metavar="command")
    for command in COMMANDS:
        text = _plain(say(f"options-command-{command}"))
        part = commands.add_parser(command, add_help=False, help=text)
        _add_options(part, command, say, values)
        if command == LISTEN:
            topics = Catalogue(locale_folders(), DEFAULT_LANGUAGE).topics
            part.add_argument("argument", help=text, nargs="*", choices=topics)
        elif argument := ARGUMENTS.get(command):
            _complete(part.add_argument("argument", help=text), argument.strip("[]"))
    return str(shtab.complete(parser, shell))


def _add_options(parser: ArgumentParser, command: str, say: Say, values: dict[str, tuple[str, ...]]) -> None:
    for option in OPTIONS:
        if command in option.commands:
            _add_option(parser, option, _plain(say(option.message_id)), values.get(option.name, ()))


def _add_option(parser: ArgumentParser, option: Option, text: str, choices: tuple[str, ...]) -> None:
    if not option.placeholder:
        parser.add_argument(option.flag, action="store_true", help=text)
    elif choices:
        parser.add_argument(option.flag, choices=choices, help=text)
    else:
        _complete(parser.add_argument(option.flag, help=text), option.placeholder)


def _plain(text: str) -> str:
    """Return a text as the standard library's help takes it, where a per cent sign has a meaning."""
    return text.replace("%", "%%")


def _complete(action: Action, placeholder: str) -> None:
    """Let an argument be completed by what its placeholder names: paths, or else the words in small letters."""
    parts = placeholder.split("|")
    paths = [_PATHS[part] for part in parts if part in _PATHS]
    if paths:
        action.complete = paths[0]  # type: ignore[attr-defined]
    elif words := [part for part in parts if part.islower()]:
        action.choices = words
