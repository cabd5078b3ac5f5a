"""Deals of every variant with known verdicts: simple and complex ones, that can be won and that cannot.

``tests/data/deals/solved.tsv`` holds, for each variant, the deals with the fewest and the most branches of a search
among its first numbers. Where two methods can decide a variant, both agree on every line of it. To write the file anew:
``python -m tests.solver.test_known_deals``.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.events import MoveRefused
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.play import apply
from pyramid_access.rules.position import Game, parse_deal, start
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.general.exploration import explore
from pyramid_access.solver.result import NO_LIMITS, Limits, Status
from pyramid_access.solver.search import solve

FILE = Path(__file__).parents[1] / "data" / "deals" / "solved.tsv"
HEADER = "# Deals with known verdicts: variant, simple or complex, won or lost, the 52 cards in dealing order.\n"
NUMBERS = range(1, 151)
MOST = 2_000
"""Branches of a complex deal, so that the test stays quick."""
ROWS = [line.split("\t") for line in (FILE.read_text("ascii") if FILE.exists() else "").splitlines() if line[0] != "#"]


@pytest.mark.parametrize(("variant", "kind", "verdict", "cards"), ROWS, ids=lambda text: text[:10])
def test_a_known_deal(variant: str, kind: str, verdict: str, cards: str) -> None:
    game = Game(VARIANTS[variant], parse_deal(cards))
    position = start(game)
    result = solve(game, position)
    assert result.status is Status(verdict)
    assert explore(game, position, NO_LIMITS).status is Status(verdict)
    for move in result.moves:
        position, events = apply(game, position, move)
        assert not any(isinstance(event, MoveRefused) for event in events)
    assert is_won(game, position) is (verdict == "won")


def test_every_variant_is_there() -> None:
    kinds = {(variant, kind, verdict) for variant, kind, verdict, _ in ROWS}
    wanted = {(v, kind, verdict) for v in VARIANTS for kind in ("simple", "complex") for verdict in ("won", "lost")}
    assert wanted - kinds <= {("cheops", "simple", "lost"), ("cheops", "complex", "lost")}


def write_file() -> None:
    """Write the file anew."""
    rows = (row for variant in VARIANTS for row in _rows(variant))
    FILE.write_text(HEADER + "".join("\t".join(row) + "\n" for row in rows), "ascii")


def _rows(variant: str) -> Iterator[tuple[str, str, str, str]]:
    games = [Game(VARIANTS[variant], deal_of_number(number, variant)) for number in NUMBERS]
    results = [(explore(game, start(game), Limits(nodes=MOST)), game) for game in games]
    for status in (Status.WON, Status.LOST):
        decided = sorted((r.nodes, format_cards(game.deal)) for r, game in results if r.status is status)
        for kind, (_, cards) in zip(("simple", "complex"), decided[:1] + decided[1:][-1:], strict=False):
            yield variant, kind, status.value, cards


if __name__ == "__main__":
    write_file()
