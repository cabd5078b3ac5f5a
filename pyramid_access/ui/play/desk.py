"""What those who act for the player ask of the program around them: games, knowledge, menus."""

from typing import Protocol

from pyramid_access.problem_words import Message
from pyramid_access.rules.moves import Move
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.ui_events import Event
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.play.table import Table
from pyramid_access.utterance import Kind, Utterance

Moment = tuple[GameSession, tuple[Move, ...]]
"""A game and the moves made in it: what is worked out for one is of no use once the board has moved on."""
LATER = -1
"""In the place of a turn: whatever is told, it does not answer the key pressed last."""


class Desk(Protocol):
    """The side of the controller that does not depend on menus."""

    preferences: Preferences
    table: Table

    @property
    def game(self) -> GameSession:
        """The game on the table."""

    @property
    def moment(self) -> Moment:
        """How the game stands."""

    def is_still(self, moment: Moment) -> bool:
        """Does the game stand as it did then?"""

    @property
    def turn(self) -> int:
        """Changes with each key, and with each thing that is told late: what was asked in another turn is late."""

    def tell(self, message: str, kind: Kind = Kind.NEWS, **args: object) -> None:
        """Say one message."""

    def tell_late(self, message: str, **args: object) -> None:
        """Say something that no key asked for; it waits for current speech."""

    def announce(self, *utterances: Utterance) -> None:
        """Say what belongs together in answer to the key pressed last."""

    def answer(self, events: tuple[Event, ...], *, late: bool = False) -> None:
        """Save the game and put into words what a command led to."""

    def problem(self, message: Message) -> Utterance:
        """Return what went wrong as an utterance."""

    def hush(self) -> None:
        """Fall silent for a key whose answer is still to come."""

    def confirms(self, *questions: object) -> bool:
        """Was one of these asked by the key before? If not, the first is asked by this one."""

    def open_game(self, *before: Utterance, late: bool = False) -> None:
        """Tell which game lies on the table, after what there is to say first."""
