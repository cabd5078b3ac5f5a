"""The game's names for keys."""

import pytest
from prompt_toolkit.keys import Keys

from pyramid_access.ui.keys.names import NAMES, UNKNOWN, canonical


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("c-m", "enter"),
        ("c-j", "enter"),
        ("c-i", "tab"),
        ("c-h", "backspace"),
        ("\x7f", "backspace"),
        ("\x08", "backspace"),
        ("\r", "enter"),
        ("\t", "tab"),
        ("\x1a", "c-z"),
        ("s-tab", "s-tab"),
        (" ", "space"),
        ("<", "<"),
        ("œ", "œ"),
        ("<bracketed-paste>", "paste"),
        ("<ignore>", UNKNOWN),
        ("\udcff", UNKNOWN),
        ("\u0085", UNKNOWN),
        ("<cursor-position-response>", None),
    ],
)
def test_canonical_name(key: str, name: str | None) -> None:
    assert canonical(key) == name


def test_every_key_of_prompt_toolkit_has_a_name_or_is_no_key() -> None:
    for key in Keys:
        name = canonical(key.value)
        assert name is None or (name and "<" not in name)


def test_every_name_for_pipes_is_a_name_that_terminals_give() -> None:
    terminals = {canonical(key.value) for key in Keys} | {"space"}
    assert terminals >= NAMES - {"c-h", "c-i", "c-j", "c-m"}
