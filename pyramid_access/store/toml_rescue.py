"""Reading a TOML text that may be cut off or damaged: every statement that can be read is."""

import re
import tomllib
from collections.abc import Iterator

_STATEMENT = re.compile(r"""\s*(?:\[[^\],]*\]\]?\s*(?:\#.*)?$|(?:[\w-]+|"[^"]*"|'[^']*')\s*[.=])""")
"""A line that begins a table header or a ``name = value``."""
_LINE_LIMIT = 400
"""Lines that are tried one by one; more are no settings file of ours, and would take long."""


def rescue(text: str) -> tuple[dict[str, object], int | None]:
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
    for number, line in enumerate(text.split("\n")[:_LINE_LIMIT], 1):
        if lines and (_STATEMENT.match(line) or _table("".join(lines)) is not None):
            yield first, "".join(lines)
            first, lines = number, []
        lines.append(line + "\n")
    yield first, "".join(lines)
