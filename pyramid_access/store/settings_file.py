"""The player's settings on disk, in TOML: what can be read is used, and what cannot is reported and set aside."""

import os
import re
import tomllib
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pyramid_access.settings import Settings
from pyramid_access.store.atomic import StoreError, StoreFault, read_bytes, set_aside, write_text
from pyramid_access.store.settings_fields import FIELDS, SettingsFault, SettingsProblem, read_fields, write_fields

SIZE_LIMIT = 16 * 1024
"""Bytes; a file with other keys for every command has three thousand. Reading takes long for some that are larger."""
LINE_LIMIT = 2000
"""Characters of a line; above this it is no setting, and may be a name of a thousand parts."""
TOLD = 3
"""Problems that are told one by one: a file of rubbish has thousands."""
_HARMLESS = (SettingsFault.UNKNOWN_NAME, SettingsFault.NO_KEY)
"""Faults that leave the file as it is: a name may come from a newer version, and a list that is empty loses nothing."""
_LOST = (StoreFault.NO_PERMISSION, StoreFault.TOO_LARGE, StoreFault.IN_THE_WAY, StoreFault.LOOP)
"""Faults of a file that never passes, which another one would take the place of."""
_NO_TOML = "\0"
"""Stands for a line that is not UTF-8 or too long, and is no TOML, not even in a comment."""

_STATEMENT = re.compile(r"""\s*(?:\[[^\],]*\]\]?\s*(?:\#.*)?$|(?:[\w-]+|"[^"]*"|'[^']*')\s*[.=])""")
"""A line that begins a table header or a ``name = value``."""
_TRIED_LINES = 400
"""Lines that are tried one by one; more are no settings file of ours, and would take long."""


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """What a settings file gave."""

    settings: Settings
    problems: tuple[SettingsProblem, ...] = ()
    """What is wrong with the file, in its order, as :func:`told` tells it; none for a missing file."""
    aside: Path | None = None
    """Where the damaged file lies now; None if it was in order, or could not be renamed."""


def load_settings(path: Path) -> LoadedSettings:
    """Return the settings of a file, as :func:`read_settings`, and repair a damaged one; never raises.

    The damaged file is set aside under another name, and what could be read of it takes its place. A name that the
    program does not know, and a command without a key, are told but do no damage.
    """
    settings, problems = read_settings(path)
    if all(problem.fault in _HARMLESS for problem in problems):
        return LoadedSettings(settings, told(problems))
    aside, problems = set_aside(path), told(problems)
    if aside and settings != Settings():
        try:
            write_text(path, _text(settings, {}))
        except StoreError as error:
            problems += (SettingsProblem(SettingsFault.NOT_SAVED, store_fault=error.fault),)
    return LoadedSettings(settings, problems, aside)


def told(problems: tuple[SettingsProblem, ...]) -> tuple[SettingsProblem, ...]:
    """Return the first few problems, then how many more there are."""
    more = len(problems) - TOLD
    return (*problems[:TOLD], SettingsProblem(SettingsFault.MORE, count=more)) if more > 0 else problems


def read_settings(path: Path) -> tuple[Settings, tuple[SettingsProblem, ...]]:
    """Return the settings of a file and what is wrong with it; the file is left as it is. Never raises.

    Where the file says nothing, or nothing that can be used, the defaults hold.
    """
    try:
        content = read_bytes(path, SIZE_LIMIT)
    except StoreError as error:
        return Settings(), (SettingsProblem(SettingsFault.UNREADABLE, store_fault=error.fault),)
    if content is None:
        return Settings(), ()
    table, problems = _parsed(content)
    settings, field_problems = read_fields(table)
    return settings, (*problems, *field_problems)


def _parsed(content: bytes) -> tuple[Mapping[str, object], tuple[SettingsProblem, ...]]:
    lines = content.removeprefix(BOM_UTF8).split(b"\n")
    texts = [_decoded(line) for line in lines]
    fit = (_NO_TOML if text is None or len(text) > LINE_LIMIT else text for text in texts)
    table, wrong_line = _readable_part("\n".join(fit))
    if None in texts:
        return table, (SettingsProblem(SettingsFault.NOT_UTF8, line=texts.index(None) + 1),)
    if wrong_line is not None:
        return table, (SettingsProblem(SettingsFault.NOT_TOML, line=wrong_line),)
    return table, ()


def _decoded(line: bytes) -> str | None:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _readable_part(text: str) -> tuple[dict[str, object], int | None]:
    """Return the readable part of a TOML text, and the first line (from 1) that is wrong; None if none is.

    What follows a damaged table header is left out up to the next header, since it would land in another table.
    """
    table = _table(text)
    if table is not None:
        return table, None
    good, wrong_line, in_lost_table = "", None, False
    for number, statement in _statements(text):
        is_header = statement.lstrip().startswith("[")
        in_lost_table = in_lost_table and not is_header
        if not in_lost_table and _table(good + statement) is not None:
            good += statement
            continue
        in_lost_table = in_lost_table or is_header
        wrong_line = wrong_line or number
    return _table(good) or {}, wrong_line or 1


def _table(text: str) -> dict[str, object] | None:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Yield each statement with the number of its first line; a value may go on over several lines."""
    first, lines = 1, list[str]()
    for number, line in enumerate(text.split("\n")[:_TRIED_LINES], 1):
        if lines and (_STATEMENT.match(line) or _table("".join(lines)) is not None):
            yield first, "".join(lines)
            first, lines = number, []
        lines.append(line + "\n")
    yield first, "".join(lines)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; names in the file that the program does not know stay in it.

    Raises :class:`~pyramid_access.store.atomic.StoreError`; the old file is untouched then. A file that cannot be
    read at this moment, or has something that cannot be written again, is set aside first, never lost.
    """
    try:
        content = read_bytes(path, SIZE_LIMIT)
    except StoreError as error:
        if error.fault in _LOST and not os.path.isdir(path):  # noqa: PTH112 - no file takes the place of a folder
            set_aside(path)
        content = None
    old = _parsed(content)[0] if content else {}
    unknown = {name: value for name, value in old.items() if name not in FIELDS}
    kept = {name: value for name, value in unknown.items() if _can_be_written(name, value)}
    if len(kept) < len(unknown):
        set_aside(path)
    write_text(path, _text(settings, kept), sync=True)


def _can_be_written(name: str, value: object) -> bool:
    """Can the library write it again? Not a number of thousands of digits, nor what is nested a thousand deep."""
    import tomli_w

    try:
        tomli_w.dumps({name: value})
    except (ValueError, TypeError, RecursionError):
        return False
    return True


def _text(settings: Settings, unknown: Mapping[str, object]) -> str:
    # Imported here: most runs never write settings.
    import tomli_w

    return tomli_w.dumps({**unknown, **write_fields(settings)})
