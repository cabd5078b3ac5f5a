"""Characters of bytes, in the terminal's encoding or not."""

import pytest

from pyramid_access.ui.keys.characters import Characters


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("é§\xa0p".encode(), "é§\xa0p"),
        ("é".encode("latin-1"), "é"),
        ("éééé".encode("latin-1"), "éééé"),
        ("&é\"'(§è!çà".encode("latin-1"), "&é\"'(§è!çà"),
        (b"\xff", "\udcff"),
    ],
)
def test_what_is_not_utf_8_is_latin_1(data: bytes, text: str) -> None:
    characters = Characters("utf-8")
    assert characters.feed(data) + characters.flush() == text


def test_a_character_may_come_in_pieces() -> None:
    characters = Characters("utf-8")
    first, second = "é".encode()[:1], "é".encode()[1:]
    assert characters.feed(first) == ""
    assert characters.is_waiting
    assert characters.feed(second) == "é"
    assert not characters.is_waiting


def test_what_waits_in_vain_is_a_character_of_its_own() -> None:
    characters = Characters("utf-8")
    assert characters.feed(b"p\xe9") == "p"
    assert characters.flush() == "é"
    assert characters.feed(b"p") == "p"


def test_other_encodings() -> None:
    characters = Characters("iso8859-15")
    assert characters.feed(b"\xe9\xbd") == "éœ"
