import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramid_access.speech.messages import (
    Answer,
    Command,
    Configure,
    Finished,
    InTrouble,
    ListVoices,
    Ready,
    Say,
    Started,
    Stop,
    Taken,
    Trouble,
    Voices,
    decode,
    earcons_of,
    encode,
    trouble_of,
)
from pyramid_access.utterance import Earcon

MESSAGES = (
    Say(1, 'Dix de cœur.\n"Fin"\u2028', "fr"),
    Say(1, "", "fr", ["pair", "uncovered"], -0.25),
    Stop(2),
    Configure(3, 180, 80, {"fr": "roa/fr"}, 30),
    Configure(3, 180, 80, {"fr": "roa/fr"}),
    ListVoices(4),
    Ready(),
    Taken(1),
    Started(1, "roa/fr"),
    Finished(1),
    InTrouble("no-voice", "fr"),
    Voices(4, [{"id": "roa/fr"}]),
)


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_is_one_line_and_comes_back(message: Command | Answer) -> None:
    line = encode(message)
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert decode(line) == message


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"nonsense",
        b"[1]",
        b"3",
        b"null",
        b"{}",
        b'{"kind": "Sing", "id": 1}',
        b'{"kind": "Say", "id": 1}',
        b'{"kind": "Say", "id": "1", "text": "a", "lang": "fr"}',
        b'{"kind": "Say", "id": 1, "text": null, "lang": "fr"}',
        b'{"kind": "Say", "id": 1, "text": "a", "lang": "fr", "earcons": "pair"}',
        b'{"kind": "Say", "id": 1, "text": "a", "lang": "fr", "earcons": {"pair": 1}}',
        b'{"kind": "Say", "id": 1, "text": "a", "lang": "fr", "pan": "left"}',
        b'{"kind": "Say", "id": 1, "text": "a", "lang": "fr", "pan": NaN}',
        b'{"kind": "Say", "id": 1, "text": "a", "lang": "fr", "pan": -Infinity}',
        b'{"kind": "Stop", "id": 1, "more": 2}',
        b'{"kind": "Configure", "id": 1, "rate": 1, "volume": 1, "voices": []}',
        b'{"kind": ["Say"]}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_anything_else_is_no_message(line: bytes) -> None:
    assert decode(line) is None


FIELDS = st.sampled_from(["kind", "id", "text", "lang", "earcons", "pan"])


@given(
    st.binary()
    | st.recursive(
        st.none() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(FIELDS, inner),
    ).map(lambda value: json.dumps(value).encode())
)
def test_no_line_raises(line: bytes) -> None:
    decode(line)


def test_trouble_by_its_value() -> None:
    assert trouble_of(InTrouble("no-device", "fr")) is Trouble.NO_DEVICE
    assert trouble_of(InTrouble("hiccups", "fr")) is None


def test_earcons_by_their_values_in_their_order() -> None:
    names = ["won", "gong", "pair", 7, ["pair"], None, "won"]
    message = decode(json.dumps({"kind": "Say", "id": 1, "text": "", "lang": "fr", "earcons": names}).encode())
    assert isinstance(message, Say)
    assert earcons_of(message) == (Earcon.WON, Earcon.PAIR, Earcon.WON)
