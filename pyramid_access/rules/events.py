"""What happened on the table, for narration to put into words and for views to show."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.moves import Move
from pyramid_access.utterance import Kind


class News:
    """An event that has changed the game, or what the player does in it."""

    __slots__ = ()
    kind: ClassVar[Kind] = Kind.NEWS
    """Why the event is told."""


class Answer:
    """An event that answers a question; nothing has changed."""

    __slots__ = ()
    kind: ClassVar[Kind] = Kind.ANSWER


class Refusal:
    """An event that tells why a command was not carried out."""

    __slots__ = ()
    kind: ClassVar[Kind] = Kind.REFUSAL


class Reason(Enum):
    """Why a move is refused."""

    GAME_OVER = "game-over"
    """The game is won. In a blocked game draws and redeals stay legal."""
    GONE = "gone"
    """A card has already left."""
    FACE_DOWN = "face-down"
    """A card of the stock was not drawn yet."""
    COVERED = "covered"
    """A pyramid card still has covering cards."""
    BURIED = "buried"
    """A card of waste or reserve lies under another."""
    NEEDS_PARTNER = "needs-partner"
    """A single card that cannot leave alone."""
    LEAVES_ALONE = "leaves-alone"
    """A pair with a card that has no partner and leaves alone, as the king does."""
    NO_PARTNERS = "no-partners"
    """Two cards whose ranks do not go together."""
    STOCK_EMPTY = "stock-empty"
    """A draw with no card left in the stock."""
    NO_STOCK = "no-stock"
    """A draw or redeal in a variant without a stock."""
    STOCK_LEFT = "stock-left"
    """A redeal before the stock is used up."""
    NO_PASS_LEFT = "no-pass-left"
    """A redeal after the last pass."""
    NOTHING_TO_REDEAL = "nothing-to-redeal"
    """A redeal with no card in hand or waste."""


class Result(Enum):
    """How a game ends."""

    WON = "won"
    BLOCKED = "blocked"
    STOPPED = "stopped"
    """The player has ended it early, to take the points."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    result: Result
    cards_left: int
    """Cards that have not left: pyramid, stock, hand, waste and reserve."""
    score: int | None = None
    """Points, in a variant that scores."""


@dataclass(frozen=True, slots=True)
class CardsRemoved(News):
    """One card, or a pair, left the table."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class CardUncovered(News):
    """A card that was face up and covered, or the face-down top of an open stock, can be played now."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class PyramidCleared(News):
    """The last pyramid card left, in a game that goes on."""

    pass_number: int


@dataclass(frozen=True, slots=True)
class StockDrawn(News):
    """Cards came from the stock."""

    slots: tuple[Slot, ...]
    """The cards that a draw moved, first drawn first. In an open stock this is the card laid on the waste."""
    left: int
    """Cards still in the stock."""


@dataclass(frozen=True, slots=True)
class StockRedealt(News):
    """The waste was turned over and is the stock again."""

    pass_number: int
    """The pass that begins, from 2."""
    redeals_left: int | None
    """How often the waste can still be turned over after this; None without a limit."""
    cards: int
    """Cards in the new stock."""


@dataclass(frozen=True, slots=True)
class MoveRefused(Refusal):
    """A move was asked for and is not legal; nothing changed."""

    move: Move
    reason: Reason
    slot: Slot | None = None
    """The card that the reason is about, where it is about one."""


@dataclass(frozen=True, slots=True)
class GameEnded(News):
    """The last move won the game, or left it blocked; every turn of the stock in a blocked game says so again."""

    outcome: Outcome


RulesEvent = CardsRemoved | CardUncovered | PyramidCleared | StockDrawn | StockRedealt | MoveRefused | GameEnded
