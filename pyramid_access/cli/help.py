"""The help and the manual page, from the tables of commands, options and keys.

The help has a line for each, in whole words, for the ear as well as for the eye. The manual page is in the format that
``man`` reads, roff with UTF-8.
"""

import re
from collections.abc import Iterable, Iterator

from pyramid_access import __version__
from pyramid_access.cli.messages import Say
from pyramid_access.cli.output import write_line
from pyramid_access.cli.table import ARGUMENTS, COMMANDS, OPTIONS, PLAY, PROGRAM, Option
from pyramid_access.deals.numbers import LAST_NUMBER
from pyramid_access.narration.key_words import key_words
from pyramid_access.session.commands import COMMANDS as KEY_COMMANDS
from pyramid_access.session.commands import Mode

PLACEHOLDER = re.compile(r"[A-Z]{2,}")
"""A word of the table that stands for what the player types; N is the same in every language."""
SECTION = 6
"""That of games."""
_DATA = "~/.local/share/pyramid-access"
_FILES = {
    "settings": "~/.config/pyramid-access/settings.toml",
    "games": f"{_DATA}/games.db",
    "deals": f"{_DATA}/deals/",
    "texts": f"{_DATA}/transcripts/",
    "locales": f"{_DATA}/locales/",
}
"""What is told of each file, and where it lies on Linux."""
_ENVIRONMENT = {"accessible": "ACCESSIBLE", "color": "NO_COLOR", "language": "LC_ALL, LC_MESSAGES, LANG"}
_EXIT_CODES = {"done": "0", "no": "1", "wrong": "2", "interrupted": "130"}
_COMPLETION = {
    "bash": "~/.local/share/bash-completion/completions/pyramid-access",
    "zsh": "~/.zfunc/_pyramid-access",
    "fish": "~/.config/fish/completions/pyramid-access.fish",
}
"""Where each shell looks for the script."""
_EXAMPLES = {
    "number": "pyramid-access --deal 617",
    "friend": "pyramid-access --deal position.txt",
    "solve": "pyramid-access deal today | pyramid-access solve",
}


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


def man_page(say: Say) -> str:
    """Return the manual page in the player's language."""
    lines = [
        "'\\\" -*- coding: UTF-8 -*-",
        f'.TH {PROGRAM.upper()} {SECTION} "" "Pyramid Access {__version__}"',
        *(".nh", ".ad l"),  # Words that are cut, and lines filled with spaces, are no good for braille and speech.
    ]
    for name, body in _sections(say):
        title = say(f"manual-{name}")
        lines += [f".SH {_escaped(title)}", *body]
    return "\n".join(lines) + "\n"


def _sections(say: Say) -> Iterator[tuple[str, Iterable[str]]]:
    summary = say("manual-summary")
    yield "name", [f"{_escaped(PROGRAM)} \\- {_escaped(summary)}"]
    yield "synopsis", [f".B {_escaped(PROGRAM)}", _escaped(say("manual-usage"))]
    yield "description", _paragraphs(say("manual-description-what"), say("manual-description-start"))
    yield "commands", _entries((typed(say, name), say(f"options-command-{name}")) for name in COMMANDS)
    yield "options", [*_paragraphs(say("manual-options-play")), *_entries(_options(say))]
    yield "keys", [*_paragraphs(say("manual-keys-change")), *_entries(_keys(say))]
    yield (
        "deals",
        _paragraphs(
            say("manual-deals-text"), say("manual-deals-others", last=str(LAST_NUMBER)), say("manual-deals-position")
        ),
    )
    yield (
        "files",
        [
            *_paragraphs(say("manual-files-where")),
            *_entries((path, say(f"manual-files-{name}")) for name, path in _FILES.items()),
        ],
    )
    yield "environment", _entries((name, say(f"manual-environment-{what}")) for what, name in _ENVIRONMENT.items())
    yield "exit", _entries((code, say(f"manual-exit-{what}")) for what, code in _EXIT_CODES.items())
    yield (
        "completion",
        _examples(
            (say(f"manual-completion-{shell}"), f"pyramid-access completion {shell} > {path}")
            for shell, path in _COMPLETION.items()
        ),
    )
    yield "examples", _examples((say(f"manual-example-{what}"), line) for what, line in _EXAMPLES.items())


def _options(say: Say) -> Iterator[tuple[str, str]]:
    for option in OPTIONS:
        yield typed_option(say, option), f"{say(option.message_id)} {_only(say, option)}".strip()


def _only(say: Say, option: Option) -> str:
    """Return which commands have an option that play has not."""
    if PLAY in option.commands:
        return ""
    return say("manual-options-only", commands=", ".join(name for name in COMMANDS if name in option.commands))


def _keys(say: Say) -> Iterator[tuple[str, str]]:
    for command in KEY_COMMANDS:
        if Mode.PLAY in command.modes:
            yield ", ".join(key_words(say, key) for key in command.keys), say(command.help_id)


def _paragraphs(*texts: str) -> list[str]:
    return "\n.PP\n".join(map(_escaped, texts)).splitlines()


def _entries(entries: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield a list: what it is about, and below, set in, what there is to say of it."""
    for name, text in entries:
        yield from (".TP", f".B {_escaped(name)}", _escaped(text))


def _examples(examples: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield what each line does, and below, set in, the line itself."""
    for number, (text, line) in enumerate(examples):
        yield from [".PP"] if number else []
        yield from (_escaped(text), ".RS 4", ".nf", _escaped(line), ".fi", ".RE")


def _escaped(text: str) -> str:
    """Return a text as roff writes it: with plain hyphens and quotes, and no line that looks like a request."""
    for sign, written in (("\\", "\\e"), ("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("^", "\\(ha"), ("~", "\\(ti")):
        text = text.replace(sign, written)
    text = re.sub(r" (?=[;:!?])", r"\\ ", text)  # No line begins with such a sign.
    return f"\\&{text}" if text.startswith(".") else text
