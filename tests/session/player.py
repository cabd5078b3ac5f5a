"""A player who presses keys at tables drawn as text."""

from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.position import Game, parse_deal
from pyramid_access.session.commands import COMMANDS, Command, Mode
from pyramid_access.session.events import Event
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.key_bindings import bindings
from tests.tables import table, variant_of

PLAIN_DEAL = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Ac 2c 3c 4c 5c " + (
    "Ks As Kh Kc Kd 6c 7c 8c 9c Tc Jc Qc Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd"
)
"""A deal with jack and queen of hearts and ace to five of clubs as its base; no other pair lies open at the start."""


class Player:
    """Presses keys as a player does who wants hints by rule of thumb."""

    def __init__(self, game: GameSession) -> None:
        self.game = game
        self._last: Command | None = None

    def press(self, *keys: str) -> tuple[Event, ...]:
        """Press keys one after the other; return what the last one led to."""
        events: tuple[Event, ...] | None = None
        for key in keys:
            command = bindings(COMMANDS, Mode.PLAY)[key]
            run = (lambda game, _: game.hint()) if command.id == "hint" else command.run
            assert run, f"{key} does nothing in the game itself"
            events = run(self.game, command is self._last)
            self._last = command
        assert events is not None
        return events

    def slot(self, card: str) -> Slot:
        """Return the slot of a card, such as ``9h``."""
        return self.game.deal.index(parse_card(card))

    def go(self, card: str) -> None:
        """Walk to a card with Tab, from the first one."""
        while self.game.cursor.slot != self.slot(card):
            before = self.game.cursor.slot
            self.press("d")
            if self.game.cursor.slot == before:
                break
        while self.game.cursor.slot != self.slot(card):
            before = self.game.cursor.slot
            self.press("f")
            assert self.game.cursor.slot != before, f"Tab does not reach {card}"

    def take(self, *cards: str) -> tuple[Event, ...]:
        """Choose cards one after the other; return what the last choice led to."""
        events: tuple[Event, ...] = ()
        for card in cards:
            self.go(card)
            events = self.press("enter")
        return events

    @property
    def card(self) -> str | None:
        """The current card."""
        cursor = self.game.cursor.slot
        return None if cursor is None else str(self.game.deal[cursor])


def state_of(session: GameSession) -> tuple[object, ...]:
    """Return all that no question may change."""
    cursor, timeline = session.cursor, session.timeline
    return session.position, cursor.slot, cursor.chosen, timeline.moves, timeline.undone, session.advice.used


def sit_down(rules: str, *rows: str, **piles: str) -> Player:
    """Return a player before the table of a drawing."""
    game, position = table(rules, *rows, **piles)  # type: ignore[arg-type]
    return Player(GameSession(game, position=position, clock=lambda: 0.0))


def fresh(rules: str = "three-pass") -> Player:
    """Return a player before a new game of :data:`PLAIN_DEAL`."""
    game = Game(variant_of(rules), parse_deal(PLAIN_DEAL))
    return Player(GameSession(game, clock=lambda: 0.0))
