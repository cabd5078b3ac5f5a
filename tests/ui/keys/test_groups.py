"""What a terminal sends for one key press is one key."""

from prompt_toolkit.input import DummyInput, Input
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys

from pyramid_access.ui.keys.groups import KeyGroups


class PiecewiseInput(DummyInput):
    """Bytes that arrive in pieces, parsed as prompt_toolkit parses them."""

    def __init__(self, *pieces: str) -> None:
        self._pieces = list(pieces)
        self._keys: list[KeyPress] = []
        self._parser = Vt100Parser(self._keys.append)

    def _taken(self) -> list[KeyPress]:
        keys = self._keys[:]
        self._keys.clear()
        return keys

    def fileno(self) -> int:
        return 0

    def read_keys(self) -> list[KeyPress]:
        self._parser.feed(self._pieces.pop(0))
        return self._taken()

    def flush_keys(self) -> list[KeyPress]:
        self._parser.flush()
        return self._taken()


def keys_of(*pieces: str) -> list[str]:
    source: Input = KeyGroups.around(PiecewiseInput(*pieces))
    keys = [key.key for _ in pieces for key in source.read_keys()] + [key.key for key in source.flush_keys()]
    return [key.value if isinstance(key, Keys) else key for key in keys]


def test_alt_and_a_letter_in_one_piece_is_one_unknown_key() -> None:
    assert keys_of("\x1bup") == ["<ignore>", "p"]


def test_escape_and_a_letter_that_comes_later_are_two_keys() -> None:
    assert keys_of("\x1b", "u") == ["escape", "u"]


def test_a_known_sequence_in_pieces_is_one_key() -> None:
    assert keys_of("\x1b", "[A", "p") == ["up", "p"]


def test_an_unknown_sequence_in_pieces_is_one_unknown_key() -> None:
    assert keys_of("\x1b", "[9", "9~p") == ["<ignore>", "p"]


def test_escapes_in_a_row_are_keys_of_their_own() -> None:
    assert keys_of("\x1b\x1b") == ["escape", "escape"]


def test_alt_and_an_arrow_is_one_unknown_key() -> None:
    assert keys_of("\x1b[1;3Ap") == ["<ignore>", "p"]


def test_alt_and_a_bracket_is_one_unknown_key() -> None:
    assert keys_of("\x1b[") == ["<ignore>"]


def test_everything_else_is_left_to_the_source() -> None:
    source = PiecewiseInput()
    assert KeyGroups.around(source).typeahead_hash() == source.typeahead_hash()
