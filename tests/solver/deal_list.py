"""Deals with proven results: a few kept with the tests, and 500 that may lie beside the checkout."""

from collections.abc import Iterator
from pathlib import Path

from pyramid_access.rules.position import Deal, parse_deal

_ROOT = Path(__file__).parents[2]
FEW = _ROOT / "tests/data/deals/open-stock-20.tsv"
MANY = _ROOT.parent / "shared/decks/three-pass-500.tsv"


def proven_deals(path: Path) -> Iterator[tuple[Deal, int]]:
    """Yield each deal with the length of the shortest win of ``open-stock``, 0 for a deal that cannot be won."""
    for line in path.read_text().splitlines():
        if not line.startswith("#"):
            cards, length = line.split("\t")
            yield parse_deal(cards), int(length)
