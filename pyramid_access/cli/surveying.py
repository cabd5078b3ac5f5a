"""The command ``survey``: how many deals can be won, counted on all cores."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from pyramid_access.cli.language import Words
from pyramid_access.cli.output import end_progress, write_json, write_line, write_progress
from pyramid_access.cli.parse import Invocation
from pyramid_access.cli.solving import asked_variant
from pyramid_access.deals.numbers import FIRST_NUMBER, deal_of_number
from pyramid_access.rules.variants import Variant, overrides_text
from pyramid_access.solver.survey import Tally, survey

INTERRUPTED = 130
_SECONDS_BETWEEN = 0.5
"""Between two texts on a terminal."""
_STEP = 10
"""Per cent between two lines elsewhere."""


def survey_deals(invocation: Invocation, words: Words) -> int:
    """Count the deals that can be won; Ctrl+C writes what is known so far. Return the exit code."""
    variant = asked_variant(invocation)
    first = invocation.values.get("first", FIRST_NUMBER)
    numbers = range(first, first + invocation.values["deals"])
    progress = _Progress(words, len(numbers))
    began = time.monotonic()
    code = 0
    try:
        for tally in _tallies(variant, numbers, invocation.values.get("jobs") or _cores()):
            progress.tell(tally)
    except KeyboardInterrupt:
        code = INTERRUPTED
    seconds = time.monotonic() - began
    progress.end()
    if "json" in invocation.values:
        write_json(_report(variant, first, progress.tally, seconds))
    else:
        write_line(_sentence(words, progress.tally, seconds))
    return code


def _tallies(variant: Variant, numbers: range, jobs: int) -> Iterator[Tally]:
    """Yield what is known after each chunk; the processes end with the iterator, whatever they are at."""
    deal_of = partial(deal_of_number, variant_id=variant.id)
    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_parent)
    try:
        yield from survey(executor, variant, deal_of, numbers, jobs)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class _Progress:
    """Tells how far the survey is: now and then on a terminal, every tenth part elsewhere."""

    def __init__(self, words: Words, deals: int) -> None:
        self.tally = Tally()
        self._words = words
        self._deals = deals
        self._on_terminal = sys.stderr is not None and sys.stderr.isatty()
        self._next_time = time.monotonic() + _SECONDS_BETWEEN
        self._next_percent = _STEP
        self._width = 0

    def tell(self, tally: Tally) -> None:
        """Note what is known, and tell it if it is time."""
        self.tally = tally
        if self._is_time():
            percent = round(tally.percent, 1)
            text = self._words.say("solve-progress", done=tally.deals, deals=self._deals, percent=percent)
            self._width = write_progress(text, over=self._width)

    def _is_time(self) -> bool:
        if self._on_terminal:
            now = time.monotonic()
            due = now >= self._next_time
            self._next_time = now + _SECONDS_BETWEEN if due else self._next_time
            return due
        done = 100 * self.tally.deals // self._deals
        due = done >= self._next_percent
        self._next_percent = done - done % _STEP + _STEP if due else self._next_percent
        return due

    def end(self) -> None:
        """Clear the terminal for the result."""
        end_progress(self._width)


def _report(variant: Variant, first: int, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "variant": variant.id,
        "rules": overrides_text(variant),
        "first": first,
        "deals": tally.deals,
        "winnable": tally.winnable,
        "percent": round(tally.percent, 3),
        "ci95": [round(end, 3) for end in tally.interval],
        "deals_per_second": round(tally.deals / seconds, 1),
    }


def _sentence(words: Words, tally: Tally, seconds: float) -> str:
    low, high = tally.interval
    return words.say(
        "solve-survey",
        deals=tally.deals,
        winnable=tally.winnable,
        percent=round(tally.percent, 1),
        low=round(low, 1),
        high=round(high, 1),
        speed=round(tally.deals / seconds),
    )
