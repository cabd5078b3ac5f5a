"""Tables of values that messages can be tried with: cards, places, numbers, and words by the name of the argument."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from pyramid_access.narration.arguments import PlacedCard, SpokenPlace
from pyramid_access.rules.cards import PACK, Card, Suit, parse_card


class Said(NamedTuple):
    """A value that is itself a message of the language."""

    message_id: str
    args: tuple[tuple[str, object], ...] = ()


SPOTS = (
    SpokenPlace("pyramid", 3, 2),
    SpokenPlace("hand", 1, 1),
    SpokenPlace("waste", 1, 4, above=6),
    SpokenPlace("pile", 2, 2),
    SpokenPlace("column", 4, 1, above=2),
    SpokenPlace("pyramid", 7, 6),
    SpokenPlace("stock", 1, 10, above=9),
)
_STATES = ("free", "covered", "chosen")
_SHOWN = ["Kh", "Qc", "Ad", "6h", "Td", "8c", "5s", "9h", "Js", "2d", "3c", "4s", "7h"]
"""One of each rank; with these and a few places, most of what languages tell apart comes first."""


def _placed(names: Sequence[str]) -> tuple[PlacedCard, ...]:
    return tuple(
        PlacedCard(parse_card(name), SPOTS[at % len(SPOTS)], _STATES[at % len(_STATES)])
        for at, name in enumerate(names)
    )


def in_other_suits(cards: Sequence[PlacedCard], steps: int) -> Sequence[PlacedCard]:
    """Return the cards in suits so many steps further on."""
    return [replace(it, card=Card(it.card.rank, Suit((it.card.suit + steps) % len(Suit)))) for it in cards]


CARDS = _placed(_SHOWN)
"""A card of each rank, each with a place and a state."""
WHOLE_PACK = _placed([*_SHOWN, *(str(card) for card in PACK if str(card) not in _SHOWN)])
LISTS = tuple(CARDS[at : at + count] for count, at in product((2, 3, 1), range(11)))
"""Two cards, three cards, one card."""
NUMBERS = (6, 10, 8, 5, 9, 20, 22, 28, 1, 2, 3, 7, 18, 24, 52, 0, 16, 26)
"""Numbers as they come in play, those first that voices say wrong."""
COUNTS = (5, 1, 2, 0, 3, 6, 11, 21, 22, 100)
"""A number of each plural category of any language, the most usual first."""
FIRST_NUMBERS: Mapping[str, int] = {
    **{"row": 7, "number": 3, "total": 9, "pass": 2, "sum": 11, "target": 13, "digit": 7, "games": 6, "deal": 3},
    **{"rate": 180, "volume": 80, "earcon_volume": 80, "pitch": 50, "share": 40, "percent": 40, "low": 38, "high": 42},
    **{"points": 35, "moves": 31, "seconds": 30, "minutes": 12, "hours": 2, "columns": 80, "rows": 24, "most": 4},
}
"""The usual number of an argument."""
_TAB, _LANGUAGE, _GAME = Said("keys-tab"), Said("language-name"), Said("variants-giza-name")
TEXTS: Mapping[str, Sequence[object]] = {
    **dict.fromkeys(("key", "letter"), ("V", "H", _TAB)),
    **{"next-free": (_TAB,), "previous-free": (Said("keys-s-tab"),)},
    **{"leave": ("Q",), "skip": ("N",), "back": ("B",), "redo": ("Y",), "draw": ("P",), "go-back": ("B",)},
    **{"keys": ("Tab, F",), "effect": (Said("help-draw"),), "name": (Said("settings-volume"),)},
    **{"value": (Said("settings-volume-value", (("volume", 60),)),), "variant": (_GAME,), "language": (_LANGUAGE,)},
    **{"path": ("deal.txt",), "folders": (Said("games-text-home"),), "code": ("9h",), "token": ("9x",)},
    **{"command": ("pause",), "other": ("draw",), "option": ("stock",), "choices": ("waste, hand",)},
    **{"id": ("gmw/en",), "voice": ("gmw/en",), "ids": ("play-left, play-cleared",), "message": ("play-left",)},
    **{"commands": ("solve, survey",), "packages": ("pyttsx3 2.99",), "python": ("3.13.1",), "version": ("1.0",)},
    **{"system": ("Linux 6.12",), "encoding": ("utf-8",), "rule": ("stock",), "rules": (Said("variants-giza-help"),)},
    **{"line": ("deal N",), "text": (Said("options-command-keys"),), "last": ("32000",)},
}
"""What an argument can be that is no number."""
TEXTS_OF: Mapping[str, Mapping[str, Sequence[object]]] = {
    "deals": {"value": ("seven",), "line": (4,)},
    "doctor": {"command": ("pip install pyttsx3",), "line": (12,), "name": ("Orca",), "path": ("/home/anna/games",)},
    "doctor-locale-braille": {"name": (Said("hint-nothing"),)},
    "doctor-locale": {"name": ("$count",), "path": ("/home/anna/locales/xx/play.ftl",)},
    "games": {"name": ("2026-11-30-7.txt",)},
    "options": {"id": ("giza",), "name": (_GAME,), "option": ("--rate",), "value": ("fast",)},
    "options-doctor": {"name": ("pyttsx3",)},
    "stats": {"line": (Said("stats-others"),), "name": ("2026-11-30.json",), "path": ("2026-11-30.json",)},
    "store": {"line": (12,), "name": ("volume",), "value": ("loud",), "path": ("games.db",)},
    "voices": {"name": ("English",)},
    "words": {"first": CARDS, "second": CARDS[1:]},
}
"""The same in the messages whose names begin so, where it is something else there, and numbers that count nothing."""
