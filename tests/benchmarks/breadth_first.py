"""The yardstick of the solver's times: plain breadth-first search over positions packed into one number.

For ``open-stock`` and the rules like it with other passes: the stock's top and the waste's top are open. A position is
the 52 bits of the cards that are left, and above them the number of drawn stock places and of redeals left.
"""

from collections.abc import Iterator

from pyramid_access.rules.layout import COVER_MASK, FULL_PYRAMID, PACK_SIZE, PYRAMID, PYRAMID_SIZE
from pyramid_access.rules.position import Game, Position

_CARDS = (1 << PACK_SIZE) - 1


def can_be_won(game: Game, position: Position, most: int) -> bool | None:
    """Return whether the pyramid can be cleared; None if more than so many positions were met."""
    values = [int(card.rank) for card in game.deal]
    border = [_packed(game, position)]
    seen = {*border}
    while border:
        later = []
        for state in border:
            if not state & FULL_PYRAMID:
                return True
            for after in _successors(values, state):
                if after not in seen:
                    seen.add(after)
                    later.append(after)
        if len(seen) > most:
            return None
        border = later
    return False


def _packed(game: Game, position: Position) -> int:
    cards = position.pyramid | sum(1 << slot for slot in (*position.stock, *position.waste[0]))
    pointer = position.stock[0] if position.stock else PACK_SIZE
    return _pack(cards, pointer, (game.variant.passes or 1) - position.pass_number)


def _pack(cards: int, pointer: int, redeals: int) -> int:
    """Pack a position; equal ones give the same number, since the pointer stands behind the waste's top."""
    waste = cards & (1 << pointer) - 1 & ~FULL_PYRAMID
    return cards | (waste.bit_length() or PYRAMID_SIZE) << PACK_SIZE | redeals << PACK_SIZE + 6


def _successors(values: list[int], state: int) -> Iterator[int]:
    cards, pointer, redeals = state & _CARDS, state >> PACK_SIZE & 63, state >> PACK_SIZE + 6
    free = [slot for slot in PYRAMID if cards >> slot & 1 and not cards & COVER_MASK[slot]]
    coming = cards >> pointer << pointer
    following = (coming & -coming).bit_length() - 1
    free += [pointer - 1] if cards & ~FULL_PYRAMID & (1 << pointer) - 1 else []
    free += [following] if coming else []
    for index, one in enumerate(free):
        if values[one] == 13:
            yield _pack(cards ^ 1 << one, pointer, redeals)
        for other in free[index + 1 :]:
            if values[one] + values[other] == 13:
                yield _pack(cards ^ (1 << one | 1 << other), pointer, redeals)
    if coming:
        yield _pack(cards, following + 1, redeals)
    elif redeals:
        yield _pack(cards, PYRAMID_SIZE, redeals - 1)
