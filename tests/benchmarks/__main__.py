"""Measures figures: ``python -m tests.benchmarks [--json] [part ...]``. Exits with 1 if a limit is missed.

The parts are named below; without any, all but the long ones are measured. With ``--json`` each figure is a JSON line.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping

from tests.benchmarks import endurance, keys, knowing, playing, solving, sound, start
from tests.benchmarks.figures import Figure

PARTS: Mapping[str, Callable[[], Iterator[Figure]]] = {
    "start": start.measure,
    "keys": keys.measure,
    "sound": sound.measure,
    "endurance": endurance.measure,
    "solving": solving.measure,
    "knowing": knowing.measure,
}
LONG: Mapping[str, Callable[[], Iterator[Figure]]] = {
    "percentages": playing.measure_percentages,
    "fair": playing.measure_fair,
    "par": playing.measure_par,
}
"""Each takes many minutes."""


def main(arguments: list[str]) -> int:
    """Print each figure beside its limit."""
    as_json = "--json" in arguments
    known = {**PARTS, **LONG}
    parts = [argument for argument in arguments if argument != "--json"] or [*PARTS]
    if unknown := [part for part in parts if part not in known]:
        sys.exit(f"no such part: {' '.join(unknown)}; there are {' '.join(known)}")
    missed = 0
    for figure in (figure for part in parts for figure in known[part]()):
        sys.stdout.write(f"{json.dumps(figure.as_json()) if as_json else figure}\n")
        sys.stdout.flush()
        missed += not figure.met
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
