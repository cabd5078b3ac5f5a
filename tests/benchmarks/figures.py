"""Medians, percentiles, and how a figure is printed beside its target."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure, with the most that it may be."""

    name: str
    value: float
    limit: float
    unit: str

    @property
    def met(self) -> bool:
        """Is the figure within its limit?"""
        return self.value <= self.limit

    def __str__(self) -> str:
        verdict = "ok" if self.met else "MISSED"
        return f"{self.name:62} {self.value:9.2f} {self.unit:6} limit {self.limit:9.2f}  {verdict}"


def median(values: Sequence[float]) -> float:
    """Return the median."""
    return statistics.median(values)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that the given share of the values, from 0 to 1, does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
