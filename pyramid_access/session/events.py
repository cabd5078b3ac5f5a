"""Events of the session beside those of the rules: cursor, choice, undo, hints, answers to questions.

Like the rules' events they carry slots and numbers, no words. Where a card lies is read from the position that the
session has when the events are put into words, that is, after the command.
"""

from dataclasses import dataclass
from enum import Enum

from pyramid_access.rules.events import Answer, News, Refusal, RulesEvent
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.moves import Move, Remove
from pyramid_access.session.records import ParMatch
from pyramid_access.solver.difficulty import Difficulty
from pyramid_access.solver.hints import Hint
from pyramid_access.solver.result import Verdict


class Edge(Enum):
    """Where the cursor could not go on."""

    FIRST_FREE = "first-free"
    LAST_FREE = "last-free"
    ROW_START = "row-start"
    ROW_END = "row-end"
    TOP = "top"
    BASE = "base"


@dataclass(frozen=True, slots=True)
class GameStarted(News):
    """A new game lies on the table."""


@dataclass(frozen=True, slots=True)
class MatchEnded(News):
    """The last game of a match was left for another one; its points have ended the match."""

    match: ParMatch


@dataclass(frozen=True, slots=True)
class PositionStarted(News):
    """A new game lies on the table that does not begin with its deal."""

    pyramid: int
    """Cards left in the pyramid."""
    cards: int
    """Cards left on the table."""


@dataclass(frozen=True, slots=True)
class GameResumed(News):
    """A saved game goes on."""

    moves: int
    """Moves made so far."""


@dataclass(frozen=True, slots=True)
class CursorMoved(News):
    """Another card is the current one, because the player went there."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class CursorLanded(News):
    """The current card has left, and the cursor came to rest on the nearest one; None when no card is left."""

    slot: Slot | None


@dataclass(frozen=True, slots=True)
class EdgeReached(Refusal):
    """There is nothing further that way; the cursor stays."""

    edge: Edge
    slot: Slot


@dataclass(frozen=True, slots=True)
class NoFreeCard(Refusal):
    """There is no card to go to or to choose."""


@dataclass(frozen=True, slots=True)
class CardChosen(News):
    """A card waits for its partner."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class ChoiceCleared(News):
    """The chosen card is not chosen any more."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class NothingChosen(Refusal):
    """The choice was to be given up, and no card was chosen."""


@dataclass(frozen=True, slots=True)
class MoveUndone(News):
    """The last move was taken back."""

    move: Move
    drawn: tuple[Slot, ...] = ()
    """The cards that an undone draw had turned, and that are back in the stock."""


@dataclass(frozen=True, slots=True)
class CardBack(News):
    """The held card, or the top of the only waste pile, is in its place again after moves were taken back or redone."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class MoveRedone(News):
    """The move taken back last was played again."""

    events: tuple[RulesEvent, ...]
    """What it led to, as when it was played."""


@dataclass(frozen=True, slots=True)
class NothingToUndo(Refusal):
    """No move was made yet."""


@dataclass(frozen=True, slots=True)
class NothingToRedo(Refusal):
    """No move was taken back."""


@dataclass(frozen=True, slots=True)
class HintGiven(Answer):
    """Answer to the hint key."""

    hint: Hint
    number: int
    """1 for the best; each further press of the key gives the next best and begins again after the last."""
    total: int
    rival: Hint | None = None
    """The next best beside the best, where what comes of it is known."""
    is_lost: bool = False
    """It is proven that the best move does not win either."""
    is_told: bool = False
    """The player has been told so before, at a position from which this one has come."""
    is_at_odds: bool = False
    """The exact verdict has just said that the game can be won, and the outlook, an estimate, sounds worse."""
    is_as_before: bool = False
    """The outlook is the best there is, and the hint before this one, in the same game, has said so already."""


@dataclass(frozen=True, slots=True)
class VerdictGiven(Answer):
    """Whether the game can still be won, and if not, since which move."""

    verdict: Verdict
    score: int | None = None
    """The best score still within reach, in a variant that scores."""
    is_least: bool = False
    """The search for the score took too long: it may be more."""
    is_shortest: bool = False
    """It is proven that no line wins in fewer moves than that of the verdict."""
    is_first_slip: bool = False
    """The first time in this run that the player is told which move has lost a game."""


@dataclass(frozen=True, slots=True)
class WentBack(News):
    """All moves since the last position that could be won were taken back at once."""

    count: int
    """Moves taken back."""


class NoWayBack(Enum):
    """Why there is no position to go back to."""

    STILL_WINNABLE = "still-winnable"
    """The game can still be won as it stands."""
    NEVER_WINNABLE = "never-winnable"
    """It could not be won from the beginning."""
    UNKNOWN = "unknown"
    """The search took too long."""


@dataclass(frozen=True, slots=True)
class WayBackRefused(Refusal):
    """Going back to where the game could be won was not possible."""

    why: NoWayBack


@dataclass(frozen=True, slots=True)
class WayBackRedone(News):
    """The moves that were taken back at once were played again at once."""

    count: int


@dataclass(frozen=True, slots=True)
class GamePaused(News):
    """Moves are refused and no time is counted until the player goes on."""


@dataclass(frozen=True, slots=True)
class PauseEnded(News):
    """The game goes on."""


@dataclass(frozen=True, slots=True)
class RefusedInPause(Refusal):
    """A command that plays was given in a pause."""


@dataclass(frozen=True, slots=True)
class GameIsOver(Refusal):
    """A command was given that only a game under way can take."""


@dataclass(frozen=True, slots=True)
class StopUndone(News):
    """The game that was stopped early goes on."""


@dataclass(frozen=True, slots=True)
class FreeCardsTold(Answer):
    """Which cards can be played now."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class RemovalsTold(Answer):
    """Which cards and pairs can leave now."""

    moves: tuple[Remove, ...]


@dataclass(frozen=True, slots=True)
class CardTold(Answer):
    """The current card: its place, what still covers it, what it covers."""

    slot: Slot
    covered_by: tuple[Slot, ...]
    covers: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class PartnersTold(Answer):
    """Where the partners of the current card are, as far as they have been seen."""

    slot: Slot
    partners: tuple[Slot, ...]
    """Cards still on the table; their places are read from the position."""
    unseen: int
    """Partners still on the table that were never face up."""
    leaves_alone: bool


@dataclass(frozen=True, slots=True)
class RowTold(Answer):
    """One row of the pyramid."""

    row: int
    slots: tuple[Slot, ...]
    """The cards left in it, left to right."""
    free: frozenset[Slot]
    """Those of them that can be played."""


@dataclass(frozen=True, slots=True)
class StockTold(Answer):
    """Counts and tops of stock, hand, waste; or of the reserve columns."""

    stock: int
    stock_top: Slot | None
    """The top of an open stock."""
    hand: Slot | None
    waste: tuple[tuple[Slot, ...], ...]
    """The piles, the open card of each last."""
    columns: tuple[tuple[Slot, ...], ...]
    """The reserve columns, the open card of each last."""


@dataclass(frozen=True, slots=True)
class BoardTold(Answer):
    """The whole table."""

    beside: StockTold
    """What lies beside the pyramid; the pyramid is read from the position."""


@dataclass(frozen=True, slots=True)
class BelowTold(Answer):
    """The cards below the open ones of waste piles and reserve columns, each pile from the top down."""

    waste: tuple[tuple[Slot, ...], ...]
    """Piles from the left; empty where nothing lies below."""
    columns: tuple[tuple[Slot, ...], ...]
    """Reserve columns from the left, likewise."""


@dataclass(frozen=True, slots=True)
class StatusTold(Answer):
    """How the game stands."""

    pyramid: int
    """Cards left in the pyramid."""
    cards: int
    """Cards left on the table."""
    moves: int
    has_stock: bool
    pass_number: int
    redeals_left: int | None
    """None without a limit."""
    deal_number: int | None = None
    """None for a deal without a number."""


@dataclass(frozen=True, slots=True)
class StatusDetailTold(Answer):
    """More about how the game stands."""

    seconds: int
    """Time played."""
    hints: int
    score: int | None
    """Points if the game ended now, in a variant that scores."""
    difficulty: Difficulty | None = None
    """How hard the deal is, where that is known: the player wanted one that can be won."""
    clearing: int | None = None
    """Points that clearing the pyramid in the present pass would add; None where it is clear or nothing scores."""


SessionEvent = (
    GameStarted
    | MatchEnded
    | PositionStarted
    | GameResumed
    | CursorMoved
    | CursorLanded
    | EdgeReached
    | NoFreeCard
    | CardChosen
    | ChoiceCleared
    | NothingChosen
    | MoveUndone
    | CardBack
    | MoveRedone
    | NothingToUndo
    | NothingToRedo
    | HintGiven
    | VerdictGiven
    | WentBack
    | WayBackRefused
    | WayBackRedone
    | GamePaused
    | PauseEnded
    | RefusedInPause
    | GameIsOver
    | StopUndone
    | FreeCardsTold
    | RemovalsTold
    | CardTold
    | PartnersTold
    | RowTold
    | StockTold
    | BoardTold
    | BelowTold
    | StatusTold
    | StatusDetailTold
)
Event = RulesEvent | SessionEvent
Events = tuple[Event, ...]
