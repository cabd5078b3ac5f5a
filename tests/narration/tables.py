"""Tables to tell about, and the words that the shipped locales find for them."""

from functools import cache

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.narrator import Narrator
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.events import Outcome
from pyramid_access.rules.layout import PYRAMID_SIZE, Slot
from pyramid_access.rules.position import parse_deal
from pyramid_access.session.events import Event
from pyramid_access.session.game_session import GameView
from pyramid_access.settings import Detail
from pyramid_access.utterance import Utterance
from tests.tables import dealt

DEAL = parse_deal("""
Qc
6d Tc
Kh 5s 2h
Js Jh Qs Ks
Ts Kd 2s 7h 3h
6h 5d 9d 2d 8d 7d
5c 3c Ah Kc 9h 6c 9c
Ad 7s Qh Ac Th 7c Qd 4s 5h Jd 8c Jc 4c 8s 3d 4h 2c 8h 3s 6s Td 9s 4d As
""")

EMPTY = " ".join(map(str, DEAL[:PYRAMID_SIZE]))
"""All cards of the pyramid."""


def slot(card: str) -> Slot:
    """Return the slot of a card."""
    return DEAL.index(parse_card(card))


def slots(cards: str) -> tuple[Slot, ...]:
    """Return the slots of several cards."""
    return tuple(map(slot, cards.split()))


Table = GameView
"""A game as narration sees it."""


def table(
    rules: str = "three-pass",
    *,
    out: str = "",
    hand: str = "",
    waste: str = "",
    stock: str = "",
    pass_number: int = 1,
    chosen: str = "",
    moves: int = 0,
    outcome: Outcome | None = None,
) -> Table:
    """Return a table; what is left in the stock need not be what a game could come to, since words only name it.

    ``out`` are the pyramid cards that have left. Without hand, waste and stock, the stock is the whole one.
    """
    game, position = dealt(DEAL, rules, out=out, hand=hand, waste=waste, stock=stock, turn=pass_number)
    return Table(game, position, None, slot(chosen) if chosen else None, moves, outcome)


KEYS = {"verdict": "V", "go-back": "B", "redo": "Y", "pause": "Z"}
"""Keys that sentences name, by their commands."""


@cache
def translator(lang: str) -> Translator:
    """Return the strict translator of a shipped language."""
    return Translator(locale_folders(), lang, strict=True)


def utterance(lang: str, detail: str, view: Table, *events: Event) -> Utterance:
    """Return what is said about events."""
    said = Narrator(translator(lang), Detail(detail), KEYS.__getitem__).utter(view, events)
    assert said is not None
    return said


def told(lang: str, view: Table, *events: Event) -> list[str]:
    """Return what is said about events: briefly, normally, fully."""
    return [utterance(lang, detail, view, *events).text for detail in ("brief", "normal", "full")]
