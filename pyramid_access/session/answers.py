"""Answers to the player's questions: pure functions from game and position to the event that narration words."""

from pyramid_access.rules.layout import COVERED_BY, COVERS, PYRAMID_SIZE, REST, ROWS, Area, Slot, row_slots
from pyramid_access.rules.legality import legal_moves, open_slots
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.position import (
    Game,
    Position,
    cards_left,
    column_slots,
    is_seen,
    place_of,
    redeals_left,
)
from pyramid_access.rules.scoring import CLEARING_POINTS, score
from pyramid_access.rules.variants import Scoring, Stock
from pyramid_access.session.ui_events import (
    BelowTold,
    CardTold,
    FreeCardsTold,
    NoFreeCard,
    PartnersTold,
    RemovalsTold,
    RowTold,
    StatusDetailTold,
    StatusTold,
    StockTold,
)
from pyramid_access.solver.difficulty import Difficulty


def free_cards(game: Game, position: Position) -> FreeCardsTold | NoFreeCard:
    """Tell the open cards, in the order of the table."""
    slots = open_slots(game, position)
    return FreeCardsTold(slots) if slots else NoFreeCard()


def removals(game: Game, position: Position) -> RemovalsTold:
    """Tell what can leave now; nothing once the game is won."""
    return RemovalsTold(tuple(move for move in legal_moves(game, position) if isinstance(move, Remove)))


def card(game: Game, position: Position, slot: Slot) -> CardTold:
    """Tell which cards lie directly on a card, and which it lies on."""
    if slot < PYRAMID_SIZE:
        on_it = tuple(cover for cover in COVERED_BY[slot] if position.pyramid >> cover & 1)
        return CardTold(slot, on_it, COVERS[slot])
    pile = next((pile for pile in _piles(game, position) if slot in pile), ())
    index = pile.index(slot) if pile else 0
    return CardTold(slot, covered_by=pile[index + 1 : index + 2], covers=pile[max(index - 1, 0) : index])


def _piles(game: Game, position: Position) -> tuple[tuple[Slot, ...], ...]:
    """Return waste piles or reserve columns, the open card of each last."""
    return position.waste + tuple(column_slots(game, position, column) for column in range(game.columns))


def partners(game: Game, position: Position, slot: Slot) -> PartnersTold:
    """Tell which cards on the table go with a card, the open ones first; those never seen are only counted."""
    table = game.variant.table
    rank = game.deal[slot].rank
    open_first = dict.fromkeys((*open_slots(game, position), *range(PYRAMID_SIZE), *REST))
    matching = [
        other
        for other in open_first
        if other != slot
        and game.deal[other].rank in table.partners[rank]
        and place_of(game, position, other).area is not Area.GONE
    ]
    seen = tuple(other for other in matching if is_seen(game, position, other))
    return PartnersTold(slot, seen, len(matching) - len(seen), rank in table.alone)


def row(game: Game, position: Position, number: int) -> RowTold:
    """Tell what is left in a pyramid row, 1 to 7."""
    slots = tuple(slot for slot in row_slots(number) if position.pyramid >> slot & 1)
    return RowTold(number, slots, frozenset(slots).intersection(open_slots(game, position)))


def next_row_number(position: Position, told: int | None) -> int:
    """Return the row to tell after row ``told``: the next one above it that has cards, else the lowest that has.

    Row 7 in an empty pyramid.
    """
    filled = [number for number in range(1, ROWS + 1) if any(position.pyramid >> s & 1 for s in row_slots(number))]
    above = [number for number in filled if told is not None and number < told]
    return max(above or filled, default=ROWS)


def stock(game: Game, position: Position) -> StockTold:
    """Tell counts and cards of stock, hand and waste, or of the reserve columns."""
    lies_open = game.variant.stock is Stock.OPEN and position.stock
    columns = tuple(column_slots(game, position, column) for column in range(game.columns))
    top = position.stock[0] if lies_open else None
    return StockTold(len(position.stock), top, position.hand, position.waste, columns)


def below(game: Game, position: Position) -> BelowTold:
    """Tell the cards below the open ones of waste piles or reserve columns."""
    columns = (column_slots(game, position, column) for column in range(game.columns))
    return BelowTold(tuple(map(_below_top, position.waste)), tuple(map(_below_top, columns)))


def _below_top(pile: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """Return all cards of a pile but its open one, from the top down."""
    return pile[-2::-1]


def status(game: Game, position: Position, moves: int, number: int | None) -> StatusTold:
    """Tell cards, moves, passes and the number of the deal."""
    return StatusTold(
        pyramid=position.pyramid.bit_count(),
        cards=cards_left(position),
        moves=moves,
        has_stock=game.variant.stock is not Stock.NONE,
        pass_number=position.pass_number,
        redeals_left=redeals_left(game, position),
        deal_number=number,
    )


def status_detail(
    game: Game, position: Position, seconds: float, hints: int, difficulty: Difficulty | None
) -> StatusDetailTold:
    """Tell time, hints, the points in a variant that scores, and how hard the deal is where that is known."""
    scores = game.variant.scoring is Scoring.PAR
    points = score(position) if scores else None
    clearing = CLEARING_POINTS[position.pass_number] if scores and position.pyramid else None
    return StatusDetailTold(int(seconds), hints, points, difficulty, clearing)
