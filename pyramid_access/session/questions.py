"""The player's questions about a game: each function is one, and returns the answer.

They change nothing but which row of the pyramid comes next. Where there is more to tell, ``again`` asks for it.
"""

from pyramid_access.rules.layout import COVERED_BY, COVERS, PYRAMID_SIZE, REST, ROWS, Area, Slot, row_slots
from pyramid_access.rules.legality import legal_moves, open_slots
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.play import CLEARING_POINTS, score
from pyramid_access.rules.position import (
    Game,
    Position,
    cards_left,
    column_slots,
    is_seen,
    place_of,
    redeals_left,
)
from pyramid_access.rules.variants import Scoring, Stock
from pyramid_access.session.events import (
    BelowTold,
    BoardTold,
    CardTold,
    Events,
    FreeCardsTold,
    NoFreeCard,
    PartnersTold,
    RemovalsTold,
    RowTold,
    StatusDetailTold,
    StatusTold,
    StockTold,
)
from pyramid_access.session.game_session import GameSession


def free_cards(session: GameSession) -> Events:
    """Tell the open cards, in the order of the table."""
    slots = open_slots(session.game, session.position)
    return (FreeCardsTold(slots) if slots else NoFreeCard(),)


def removals(session: GameSession) -> Events:
    """Tell what can leave now; nothing once the game is won."""
    moves = legal_moves(session.game, session.position)
    return (RemovalsTold(tuple(move for move in moves if isinstance(move, Remove))),)


def card(session: GameSession, again: bool = False) -> Events:
    """Tell which cards lie directly on the current card, and which it lies on; again: where its partners are."""
    slot = session.cursor.slot
    if slot is None:
        return (NoFreeCard(),)
    tell = _partners if again else _covers
    return (tell(session.game, session.position, slot),)


def _covers(game: Game, position: Position, slot: Slot) -> CardTold:
    if slot < PYRAMID_SIZE:
        on_it = tuple(cover for cover in COVERED_BY[slot] if position.pyramid >> cover & 1)
        return CardTold(slot, on_it, COVERS[slot])
    pile = next((pile for pile in _piles(game, position) if slot in pile), ())
    index = pile.index(slot) if pile else 0
    return CardTold(slot, covered_by=pile[index + 1 : index + 2], covers=pile[max(index - 1, 0) : index])


def _piles(game: Game, position: Position) -> tuple[tuple[Slot, ...], ...]:
    """Return waste piles or reserve columns, the open card of each last."""
    return position.waste + _columns(game, position)


def _columns(game: Game, position: Position) -> tuple[tuple[Slot, ...], ...]:
    return tuple(column_slots(game, position, column) for column in range(game.columns))


def _partners(game: Game, position: Position, slot: Slot) -> PartnersTold:
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


def row(session: GameSession, number: int) -> Events:
    """Tell what is left in a pyramid row, 1 to 7."""
    slots = tuple(slot for slot in row_slots(number) if session.position.pyramid >> slot & 1)
    return (RowTold(number, slots, frozenset(slots).intersection(open_slots(session.game, session.position))),)


def next_row(session: GameSession, again: bool = False) -> Events:
    """Tell the lowest row that has cards; again: the next one above, and after the top the lowest again."""
    session.row_told = _next_row_number(session.position, session.row_told if again else None)
    return row(session, session.row_told)


def _next_row_number(position: Position, told: int | None) -> int:
    """Return the row to tell after row ``told``: the next one above it that has cards, else the lowest that has.

    Row 7 in an empty pyramid.
    """
    filled = [number for number in range(1, ROWS + 1) if any(position.pyramid >> s & 1 for s in row_slots(number))]
    above = [number for number in filled if told is not None and number < told]
    return max(above or filled, default=ROWS)


def stock(session: GameSession, again: bool = False) -> Events:
    """Tell counts and tops of stock, hand and waste, or of the reserve; again: the cards below the tops."""
    return (_below(session.game, session.position) if again else beside(session.game, session.position),)


def beside(game: Game, position: Position) -> StockTold:
    """Return what lies beside the pyramid: counts and tops."""
    top = position.stock[0] if game.variant.stock is Stock.OPEN and position.stock else None
    return StockTold(len(position.stock), top, position.hand, position.waste, _columns(game, position))


def _below(game: Game, position: Position) -> BelowTold:
    return BelowTold(tuple(map(_below_top, position.waste)), tuple(map(_below_top, _columns(game, position))))


def _below_top(pile: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """Return all cards of a pile but its open one, from the top down."""
    return pile[-2::-1]


def board(session: GameSession) -> Events:
    """Tell the whole table."""
    return (BoardTold(beside(session.game, session.position)),)


def status(session: GameSession, again: bool = False) -> Events:
    """Tell cards, moves, passes and the number of the deal; again: time, hints and score."""
    return (_status_detail(session) if again else _status(session),)


def _status(session: GameSession) -> StatusTold:
    position = session.position
    return StatusTold(
        pyramid=position.pyramid.bit_count(),
        cards=cards_left(position),
        moves=session.timeline.count,
        has_stock=session.variant.stock is not Stock.NONE,
        pass_number=position.pass_number,
        redeals_left=redeals_left(session.game, position),
        deal_number=session.deal_number,
    )


def _status_detail(session: GameSession) -> StatusDetailTold:
    """Tell time, hints, the points in a variant that scores, and how hard the deal is where that is known."""
    position, scores = session.position, session.variant.scoring is Scoring.PAR
    points = score(position) if scores else None
    clearing = CLEARING_POINTS[position.pass_number] if scores and position.pyramid else None
    seconds, hints = int(session.stopwatch.seconds), session.advice.used
    return StatusDetailTold(seconds, hints, points, session.difficulty, clearing)
