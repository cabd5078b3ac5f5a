"""Medians, percentiles, and how a figure is printed beside its target."""

import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure, with the most that it may be, or the least."""

    name: str
    value: float
    limit: float
    unit: str
    is_least: bool = False
    """The limit is the least that the figure may be."""
    beside: float | None = None
    """How many times the yardstick of the same run it is, for times that have one."""

    @property
    def met(self) -> bool:
        """Is the figure within its limit?"""
        return self.value >= self.limit if self.is_least else self.value <= self.limit

    def __str__(self) -> str:
        verdict = "ok" if self.met else "MISSED"
        limit = "least" if self.is_least else "limit"
        beside = "" if self.beside is None else f"  {self.beside:.5f} x breadth-first"
        return f"{self.name:62} {self.value:9.2f} {self.unit:6} {limit} {self.limit:9.2f}  {verdict}{beside}"

    def as_json(self) -> dict[str, object]:
        """Return the figure for a JSON line."""
        return {**asdict(self), "met": self.met}


def median(values: Sequence[float]) -> float:
    """Return the median."""
    return statistics.median(values)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that the given share of the values, from 0 to 1, does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
