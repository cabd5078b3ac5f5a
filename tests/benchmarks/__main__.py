"""Measures all figures: ``python -m tests.benchmarks``. Exits with 1 if a limit is missed."""

import sys
from itertools import chain

from tests.benchmarks import keys, solving, sound, start


def main() -> int:
    """Print each figure beside its limit."""
    missed = 0
    for figure in chain(start.measure(), keys.measure(), sound.measure(), solving.measure()):
        sys.stdout.write(f"{figure}\n")
        sys.stdout.flush()
        missed += not figure.met
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
