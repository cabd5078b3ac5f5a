"""Numbers of move sequences (perft) of every variant, counted by the slow rules, against the engine.

``tests/data/perft/<variant>.perft`` holds positions, and below each how many sequences of 1, 2, 3 ... legal moves begin
there. A wrong count at one depth tells which rule broke sooner than a wrong game does. To write the files anew, after a
change of the rules themselves: ``python -m tests.rules.test_perft``.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.text import parse_position
from pyramid_access.rules.variants import VARIANTS
from tests import oracle
from tests.random_tables import random_table

FOLDER = Path(__file__).parents[1] / "data" / "perft"
HEADER = """\
# {variant}: numbers of sequences of 1, 2, 3 ... legal moves from each position.
# Counted by the slow rules of tests/oracle.py; written by: python -m tests.rules.test_perft
"""
MOST = 4_000
"""No longer sequences are counted when there are more than this."""
DEEPEST = 12
MIDDLE_GAMES = 3


def fast_counts(game: Game, position: Position, depth: int) -> Iterator[int]:
    """Yield the numbers of sequences of 1 to that many legal moves."""
    ends = [position]
    for _ in range(depth):
        ends = [successor(game, end, move) for end in ends for move in legal_moves(game, end)]
        yield len(ends)


def slow_counts(table: oracle.Table) -> Iterator[int]:
    """Yield the numbers of sequences of 1, 2, 3 ... moves, until there are none or too many."""
    ends = [table]
    for _ in range(DEEPEST):
        ends = [oracle.play(end, move) for end in ends for move in oracle.legal(end)]
        if not ends:
            return
        yield len(ends)
        if len(ends) > MOST:
            return


def read_file(variant: str) -> Iterator[tuple[str, list[int]]]:
    """Yield each position text of a file, and its counts."""
    lines = [line for line in (FOLDER / f"{variant}.perft").read_text("ascii").splitlines() if line[:1] != "#"]
    for text, counts in zip(lines[::2], lines[1::2], strict=True):
        yield text, [int(number) for number in counts.split()]


def example_tables(variant: str) -> Iterator[oracle.Table]:
    """Yield a few tables of a variant, always the same: two fresh ones, then middle games with many moves."""
    rng, wanted = Random(f"perft {variant}"), [True, True, *[False] * MIDDLE_GAMES]
    while wanted:
        table = random_table(rng, variant)
        fresh = len(oracle.all_cards(table)) == 52
        if fresh == wanted[0] and len(oracle.legal(table)) >= (2 if fresh else 4):
            wanted.pop(0)
            yield table


def write_files() -> None:
    """Write the files of all variants anew."""
    for variant in oracle.NAMED:
        lines = [HEADER.format(variant=variant)]
        for table in example_tables(variant):
            lines.append(f"{oracle.write(table)}\n{' '.join(map(str, slow_counts(table)))}\n")
        (FOLDER / f"{variant}.perft").write_text("".join(lines), "ascii")


@pytest.mark.parametrize("variant", VARIANTS)
def test_as_many_move_sequences_as_the_slow_rules_count(variant: str) -> None:
    examples = list(read_file(variant))
    assert len(examples) == 2 + MIDDLE_GAMES
    for text, counts in examples:
        game, position = parse_position(text)
        assert [*fast_counts(game, position, len(counts))] == counts


if __name__ == "__main__":
    write_files()
