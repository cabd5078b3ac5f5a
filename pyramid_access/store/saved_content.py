"""The game under way as text: JSON that a person can read, and reading it back without trusting it.

Rules, the deal, and the moves from the first one on, so that the whole history comes back with undo and redo. Cards
stand for their slots.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from functools import lru_cache
from math import inf
from typing import Any

from pyramid_access.deals.choice import DealOrigin
from pyramid_access.deals.numbers import FIRST_NUMBER, LAST_NUMBER
from pyramid_access.rules.cards import format_cards, parse_card
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import refusal
from pyramid_access.rules.moves import Move, format_move, parse_move
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Deal, Game, Position, parse_deal, start
from pyramid_access.rules.text import format_position, parse_position
from pyramid_access.rules.variants import kept_rules, overrides_text
from pyramid_access.session.records import Attempt
from pyramid_access.solver.difficulty import Difficulty
from pyramid_access.store.problems import SaveFault

FORMAT = 3
"""Version of the text; a program reads its own and older ones. In the first no moves were taken back together, in the
second every game began with its deal."""
_TOGETHER = " then "
"""Between moves that were taken back at once; single ones are separated by commas."""
LONGEST_PLAY = 10**9
"""Seconds; thirty years."""
MOST_USES = 10**6
"""Hints, or moves taken back."""


class SaveSlot(Enum):
    """Where a saved game waits."""

    CURRENT = "current"
    """It is the one being played."""
    EARLIER = "earlier"
    """It was left for another one, and can go on later."""


class BrokenSaveError(ValueError):
    """A text that holds no game that could have been played."""

    def __init__(self, fault: SaveFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class SavedGame:
    """All of a game under way that a later start needs."""

    game: Game
    origin: DealOrigin
    position: Position | None = None
    """Where the game began; None for the start of the deal."""
    moves: tuple[Move, ...] = ()
    """Moves made, the first one first."""
    undone: tuple[tuple[Move, ...], ...] = ()
    """Moves taken back that can be played again, the next last; those taken back at once are one entry."""
    cursor: Slot | None = None
    chosen: Slot | None = None
    seconds: float = 0.0
    """Time played."""
    hints_used: int = 0
    undos_used: int = 0
    is_stopped: bool = False
    """Has the player ended it early?"""
    difficulty: Difficulty | None = None
    """How hard the deal is, where that is known."""
    attempt: Attempt | None = None
    """Which start of the deal it is; None in a text of an older program."""

    def is_like(self, other: "SavedGame | None") -> bool:
        """Does it differ from another in nothing but the time played?"""
        return other is not None and replace(self, seconds=other.seconds) == other


def format_save(saved: SavedGame) -> str:
    """Return the game as text; :func:`parse_save` reads it back."""
    deal, origin = saved.game.deal, saved.origin
    content = {
        "format": FORMAT,
        "variant": saved.game.variant.id,
        "rules": overrides_text(saved.game.variant),
        "deal": _deal_text(deal),
        "number": origin.number,
        "day": origin.day.isoformat() if origin.day else None,
        "file": origin.file,
        "position": format_position(saved.game, saved.position) if saved.position else None,
        "moves": _moves_text(deal, saved.moves),
        "undone": ", ".join(_moves_text(deal, together, _TOGETHER) for together in saved.undone),
        "cursor": None if saved.cursor is None else str(deal[saved.cursor]),
        "chosen": None if saved.chosen is None else str(deal[saved.chosen]),
        "seconds": round(saved.seconds, 1),
        "hints": saved.hints_used,
        "undos": saved.undos_used,
        "stopped": saved.is_stopped,
        "difficulty": saved.difficulty.value if saved.difficulty else None,
        "attempt": saved.attempt.id if saved.attempt else None,
        "started": saved.attempt.started_at if saved.attempt else None,
    }
    return json.dumps(content, indent=1) + "\n"


@lru_cache(maxsize=2)
def _deal_text(deal: Deal) -> str:
    """Return the deal as text; it stays the same from save to save."""
    return format_cards(deal)


def _moves_text(deal: Deal, moves: Sequence[Move], between: str = ", ") -> str:
    return between.join(format_move(deal, move) for move in moves)


def parse_save(content: bytes) -> SavedGame:
    """Return the game that a saved text holds; each of its moves is legal.

    Raises :class:`BrokenSaveError` for everything else, whatever it is.
    """
    table = _table(content)
    try:
        saved = _saved(table)
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError):
        # Errors of cards, moves and rules are value errors too.
        raise BrokenSaveError(SaveFault.WRONG_CONTENT) from None
    _check_moves(saved)
    return saved


def _table(content: bytes) -> dict[str, Any]:
    try:
        table = json.loads(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise BrokenSaveError(SaveFault.NOT_UTF8) from None
    except (ValueError, RecursionError):
        raise BrokenSaveError(SaveFault.NOT_JSON) from None
    if not isinstance(table, dict) or not is_count(table.get("format")):
        raise BrokenSaveError(SaveFault.WRONG_CONTENT)
    if table["format"] > FORMAT:
        raise BrokenSaveError(SaveFault.NEWER_VERSION)
    return table


def is_count(value: object, most: float = inf) -> bool:
    """Is a value that was read a whole number from 0 to ``most``?"""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _saved(table: dict[str, Any]) -> SavedGame:
    game = Game(kept_rules(table["variant"], table["rules"]), parse_deal(table["deal"]))
    undone = tuple(_moves(game, together, _TOGETHER) for together in table["undone"].split(",") if together)
    # Older programs did not count how often moves were taken back: at least what can be played again was.
    seconds, hints, undos = table["seconds"], table["hints"], table.get("undos", len(undone))
    difficulty = table.get("difficulty")  # Older programs did not keep it.
    if not (isinstance(seconds, int | float) and 0 <= seconds <= LONGEST_PLAY):  # NaN is not between them.
        raise ValueError
    if not all(is_count(uses, MOST_USES) for uses in (hints, undos)):
        raise ValueError
    return SavedGame(
        game,
        _origin(table),
        position=_begin(game, table.get("position")),  # Older programs knew no other than the start of the deal.
        moves=_moves(game, table["moves"]),
        undone=undone,
        cursor=_slot(game, table["cursor"]),
        chosen=_slot(game, table["chosen"]),
        seconds=float(seconds),
        hints_used=hints,
        undos_used=undos,
        is_stopped=_yes_or_no(table.get("stopped", False)),
        difficulty=None if difficulty is None else Difficulty(difficulty),
        attempt=_attempt(table.get("attempt"), table.get("started")),
    )


def _yes_or_no(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _attempt(attempt_id: object, started_at: object) -> Attempt | None:
    if attempt_id is None:
        return None
    if not isinstance(attempt_id, str) or not isinstance(started_at, str):
        raise ValueError
    return Attempt(attempt_id, started_at)


def _begin(game: Game, text: str | None) -> Position | None:
    """Return where a game began; None for the start of the deal."""
    if text is None:
        return None
    game_there, position = parse_position(text)
    if game_there != game:
        raise ValueError
    return position


def _origin(table: dict[str, Any]) -> DealOrigin:
    number, day, file = table["number"], table["day"], table["file"]
    if number is not None and not (is_count(number) and FIRST_NUMBER <= number <= LAST_NUMBER):
        raise ValueError
    if not isinstance(file, str):
        raise ValueError
    return DealOrigin(number, None if day is None else date.fromisoformat(day), file)


def _moves(game: Game, text: str, between: str = ",") -> tuple[Move, ...]:
    return tuple(parse_move(game.deal, move) for move in text.split(between) if text)


def _slot(game: Game, text: str | None) -> Slot | None:
    return None if text is None else game.deal.index(parse_card(text))


def _check_moves(saved: SavedGame) -> None:
    position = saved.position or start(saved.game)
    to_redo = (move for together in reversed(saved.undone) for move in together)
    for move in (*saved.moves, *to_redo):
        if refusal(saved.game, position, move):
            raise BrokenSaveError(SaveFault.ILLEGAL_MOVE)
        position = successor(saved.game, position, move)
