"""Random house rules and random tables, from fresh to nearly empty ones, for the slow rules of ``tests/oracle.py``."""

from random import Random

from tests.oracle import NAMED, PACK, USUAL, Rules, Table, deal_out, open_cards, pyramid_cards, rules_of, sensible

VALUES = {
    "goal": ("pyramid", "all"),
    "passes": ("1", "2", "3", "4", "unlimited"),
    "draw": ("1", "3"),
    "stock": ("waste", "hand", "open", "piles", "none"),
    "reserve": ("none", "8", "6"),
    "waste_pair": ("no", "yes"),
    "overlap": ("no", "yes"),
    "partners": ("thirteen", "dozen", "near"),
    "scoring": ("none", "par"),
}


def without_passes(rules: Rules) -> Rules:
    """Return the rules as they are meant: where there is no stock, there are no passes."""
    return rules | {"passes": "0"} if rules["stock"] == "none" else rules


def house_name(variant: str, rules: Rules) -> str:
    """Return the rules as a named variant with overrides, as the text form of positions begins."""
    named = NAMED[variant]
    changed = [option for option in USUAL if rules[option] != named[option]]
    if rules["stock"] == "none":
        changed = [option for option in changed if option not in ("passes", "draw")]
    return f"{variant} {','.join(f'{option}={rules[option]}' for option in changed)}".strip()


def random_house(rng: Random) -> str:
    """Return odd house rules that go together."""
    while True:
        rules = without_passes({option: rng.choice(values) for option, values in VALUES.items()})
        if sensible(rules):
            return house_name(rng.choice([*NAMED]), rules)


def random_deal(rng: Random) -> list[str]:
    return rng.sample(PACK, len(PACK))


def random_table(rng: Random, name: str) -> Table:
    """Return a fresh table, or one from which cards have left as if they had found partners."""
    table = deal_out(name, rules_of(name), random_deal(rng))
    if rng.random() < 0.4:
        return table
    _thin_pyramid(rng, table)
    for column in table.columns:
        del column[rng.randint(0, len(column)) :]
    if table.stock:
        _thin_stock(rng, table)
    if not pyramid_cards(table):
        table.cleared = rng.randint(1, table.turn)
    return table


def _thin_pyramid(rng: Random, table: Table) -> None:
    for _ in range(rng.choice((5, 15, 24, 26, 27, 28))):
        card = rng.choice([card for card in open_cards(table) if card in table.deal[:28]])
        for row in table.rows:
            if card in row:
                row[row.index(card)] = None


def _thin_stock(rng: Random, table: Table) -> None:
    passes = table.rules["passes"]
    table.turn = rng.randint(1, 5 if passes == "unlimited" else int(passes))
    drawn_at_once = int(table.rules["draw"])
    number = rng.randint(0, 24 // drawn_at_once) * drawn_at_once
    drawn, stock = table.stock[:number], table.stock[number:]
    if table.turn > 1:  # the stock may have lost cards only in an earlier pass
        stock = [card for card in stock if rng.random() < 0.5]
    if table.rules["stock"] == "hand" and drawn:
        table.hand = [drawn.pop()]
    left = [card for card in drawn if rng.random() < rng.choice((0.1, 0.5))]
    table.stock = stock
    for index, card in enumerate(left):
        table.waste[index % len(table.waste)].append(card)
