"""A second rules engine: slow, naive, written from the settled rules alone, to check the first one.

Nothing of ``pyramid_access`` is used here. Cards are two-letter strings, the table is lists of them, each question is
answered by looking at everything anew. Positions are read and written in the program's one-line text form, moves are
its texts, so that the two engines meet only in text and in lists of cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Self

RANKS = "A23456789TJQK"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
Rules = dict[str, str]

USUAL: Rules = {
    "goal": "pyramid",
    "passes": "1",
    "draw": "1",
    "stock": "waste",
    "reserve": "none",
    "waste_pair": "no",
    "overlap": "no",
    "partners": "thirteen",
    "scoring": "none",
}
NAMED: dict[str, Rules] = {
    "classic": USUAL,
    "easy": USUAL | {"passes": "2"},
    "thirteen": USUAL,
    "three-piles": USUAL | {"draw": "3", "stock": "piles"},
    "three-pass": USUAL | {"passes": "3", "stock": "hand"},
    "strict": USUAL | {"stock": "hand", "goal": "all"},
    "giza": USUAL | {"passes": "0", "stock": "none", "reserve": "8"},
    "par": USUAL | {"goal": "all", "passes": "3", "stock": "open", "waste_pair": "yes", "scoring": "par"},
    "open-stock": USUAL | {"passes": "3", "stock": "open"},
    "relaxed": USUAL | {"passes": "3", "stock": "hand", "overlap": "yes"},
    "tut": USUAL | {"draw": "3", "passes": "unlimited", "overlap": "yes"},
    "dozen": USUAL | {"passes": "0", "stock": "none", "reserve": "6", "partners": "dozen"},
    "apophis": USUAL | {"draw": "3", "stock": "piles", "passes": "3"},
    "cheops": USUAL | {"partners": "near", "stock": "hand"},
}


def sensible(rules: Rules) -> bool:
    """Do the options go together?"""
    stock, par = rules["stock"], rules["scoring"] == "par"
    one_at_a_time = stock in ("hand", "open") or rules["waste_pair"] == "yes"
    return not (
        (one_at_a_time and rules["draw"] != "1")
        or (stock == "piles" and rules["draw"] == "1")  # one pile would be no piles
        or (stock == "none") != (rules["reserve"] != "none")
        or (stock == "none") != (rules["passes"] == "0")
        or (stock == "none" and rules["draw"] != "1")
        or (rules["waste_pair"] == "yes" and stock not in ("waste", "hand", "open"))
        or (par and rules["passes"] not in ("0", "1", "2", "3"))
    )


def partners(rules: Rules, one: str, two: str) -> bool:
    """Do the ranks of two different cards go together?"""
    first, second = RANKS.index(one[0]) + 1, RANKS.index(two[0]) + 1
    if rules["partners"] == "thirteen":
        return first + second == 13
    if rules["partners"] == "dozen":
        return first + second == 12 or {one[0], two[0]} == {"Q", "K"}
    return first in (second - 1, second, second + 1)


@dataclass
class Table:
    """Everything that lies on the table; ``None`` stands where a pyramid card has left."""

    rules: Rules
    name: str
    """The rules as the text form begins with them."""
    deal: list[str]
    rows: list[list[str | None]]
    stock: list[str]
    """The next drawn first."""
    hand: list[str]
    waste: list[list[str]]
    columns: list[list[str]]
    turn: int = 1
    """Number of the pass."""
    cleared: int = 0
    """The pass in which the pyramid was cleared, 0 if it was not."""

    def copy(self) -> Self:
        return type(self)(
            self.rules,
            self.name,
            self.deal,
            [row[:] for row in self.rows],
            self.stock[:],
            self.hand[:],
            [pile[:] for pile in self.waste],
            [column[:] for column in self.columns],
            self.turn,
            self.cleared,
        )


def deal_out(name: str, rules: Rules, deal: list[str]) -> Table:
    """Return the table before the first move."""
    rows: list[list[str | None]] = []
    rest = deal[:]
    for length in range(1, 8):
        rows.append([*rest[:length]])
        rest = rest[length:]
    width = 0 if rules["reserve"] == "none" else int(rules["reserve"])
    columns = [rest[column::width] for column in range(width)]
    piles = {"none": 0, "piles": int(rules["draw"])}.get(rules["stock"], 1)
    return Table(rules, name, deal, rows, [] if columns else rest, [], [[] for _ in range(piles)], columns)


def pyramid_cards(table: Table) -> list[str]:
    return [card for row in table.rows for card in row if card]


def waste_cards(table: Table) -> list[str]:
    return [card for pile in table.waste for card in pile]


def all_cards(table: Table) -> list[str]:
    reserve = [card for column in table.columns for card in column]
    return pyramid_cards(table) + table.stock + table.hand + waste_cards(table) + reserve


def covering(table: Table, row: int, place: int) -> list[str]:
    """Return the cards that still cover a place of the pyramid, both counted from 0."""
    if row == 6:
        return []
    return [card for card in table.rows[row + 1][place : place + 2] if card]


def open_cards(table: Table) -> list[str]:
    found = []
    for row, cards in enumerate(table.rows):
        for place, card in enumerate(cards):
            if card and not covering(table, row, place):
                found.append(card)
    found += table.hand
    if table.rules["stock"] == "open":
        found += table.stock[:1]
    for pile in table.waste + table.columns:
        found += pile[-1:]
    return found


def pairs(table: Table) -> Iterator[tuple[str, str]]:
    """Yield every two cards that lie so that they could leave together, whatever their ranks."""
    free = open_cards(table)
    yield from combinations(free, 2)
    if table.rules["waste_pair"] == "yes":
        yield from (tuple(pile[-2:]) for pile in table.waste if len(pile) > 1)
    if table.rules["overlap"] == "yes":
        for row, cards in enumerate(table.rows):
            for place, card in enumerate(cards):
                covers = covering(table, row, place)
                if card and len(covers) == 1 and covers[0] in free:
                    yield card, covers[0]


def removals(table: Table) -> Iterator[str]:
    if table.rules["partners"] == "thirteen":
        yield from (card for card in open_cards(table) if card[0] == "K")
    for one, two in pairs(table):
        if partners(table.rules, one, two):
            yield " ".join(sorted((one, two), key=table.deal.index))


def redeals_left(table: Table) -> float:
    passes = table.rules["passes"]
    return float("inf") if passes == "unlimited" else max(0, int(passes) - table.turn)


def can_redeal(table: Table) -> bool:
    return not table.stock and redeals_left(table) > 0 and bool(table.hand or waste_cards(table))


def legal(table: Table) -> list[str]:
    """Return the texts of all legal moves."""
    if won(table):
        return []
    return [*removals(table), *(["draw"] if table.stock else []), *(["redeal"] if can_redeal(table) else [])]


def play(table: Table, move: str) -> Table:
    """Return the table after a legal move."""
    after = table.copy()
    if move == "draw":
        _draw(after)
    elif move == "redeal":
        _redeal(after)
    else:
        for card in move.split():
            _take(after, card)
    return after


def _take(table: Table, card: str) -> None:
    for row in table.rows:
        if card in row:
            row[row.index(card)] = None
            if not pyramid_cards(table):
                table.cleared = table.turn
    for pile in [table.stock, table.hand, *table.waste, *table.columns]:
        if card in pile:
            pile.remove(card)


def _draw(table: Table) -> None:
    turned = [table.stock.pop(0) for _ in range(int(table.rules["draw"])) if table.stock]
    if table.rules["stock"] == "hand":
        table.waste[0] += table.hand
        table.hand = turned
    elif table.rules["stock"] == "piles":
        for pile, card in zip(table.waste, turned, strict=False):
            pile.append(card)
    else:
        table.waste[0] += turned


def _redeal(table: Table) -> None:
    table.waste[-1] += table.hand
    heap: list[str] = []  # from the table up: the rightmost pile lies lowest
    for pile in reversed(table.waste):
        heap += pile
    face_down = heap[::-1]  # turned over: what lay lowest is on top now; the last is on top of a list
    table.stock = [face_down.pop() for _ in heap]
    table.hand = []
    table.waste = [[] for _ in table.waste]
    table.turn += 1


def won(table: Table) -> bool:
    return not (pyramid_cards(table) if table.rules["goal"] == "pyramid" else all_cards(table))


def never_seen(table: Table) -> list[str]:
    if table.turn > 1:
        return []
    return table.stock[1:] if table.rules["stock"] == "open" else table.stock


def blocked(table: Table) -> bool:
    """Is the goal not met, and nothing removable now or on the walk through the stock and all its redeals?"""
    if won(table) or never_seen(table):
        return False
    begun: list[list[str]] = []
    table = table.copy()
    while True:
        if next(removals(table), None):
            return False
        if table.stock:
            _draw(table)
        elif can_redeal(table):
            _redeal(table)
            if table.stock in begun:  # a pass that goes like an earlier one
                return True
            begun.append(table.stock[:])
        else:
            return True


def score(table: Table) -> int:
    return {0: 0, 1: 50, 2: 35, 3: 20}[table.cleared] - len(all_cards(table))


def write(table: Table) -> str:
    """Return the table in the program's one-line text form."""
    left = all_cards(table)
    values = {
        "out": " ".join(card for card in table.deal if card not in left),
        "stock": " ".join(table.stock),
        "hand": " ".join(table.hand),
        "waste": " ".join(" / ".join(map(" ".join, table.waste)).split()) if waste_cards(table) else "",
        "pass": str(table.turn) if table.turn > 1 else "",
        "cleared": str(table.cleared or ""),
    }
    parts = [f"{name} {value}" for name, value in values.items() if value]
    return " | ".join([table.name, " ".join(table.deal), *parts])


def read(text: str) -> Table:
    """Return the table of a text that is known to be good."""
    name, deal, *parts = (part.strip() for part in text.split("|"))
    values = dict((part + " ").split(" ", 1) for part in parts)
    table = deal_out(name, rules_of(name), deal.split())
    if not table.columns:
        table.stock = values.get("stock", "").split()
    for card in values.get("out", "").split():
        _take(table, card)
    table.hand = values.get("hand", "").split()
    if "waste" in values:
        table.waste = [pile.split() for pile in values["waste"].split("/")]
    table.turn = int(values.get("pass", 1))
    table.cleared = int(values.get("cleared", 0))
    return table


def rules_of(name: str) -> Rules:
    """Return all options of a named variant with house rules, such as ``three-pass goal=all,passes=2``."""
    variant, _, house = name.partition(" ")
    rules = NAMED[variant] | dict(option.split("=") for option in house.split(",") if option)
    return rules | {"passes": "0"} if rules["stock"] == "none" else rules
