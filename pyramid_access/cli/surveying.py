"""The command ``survey``: how many deals can be won, or does a fair player win, counted on all cores."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.output import end_progress, write_json, write_line, write_progress
from pyramid_access.cli.parse import Invocation
from pyramid_access.cli.solving import asked_variant
from pyramid_access.deals.numbers import FIRST_NUMBER, deal_of_number
from pyramid_access.rules.variants import Scoring, Variant, overrides_text
from pyramid_access.solver.survey import PlayTally, Tally, play_survey, survey

INTERRUPTED = 130
_SECONDS_BETWEEN = 0.5
"""Between two texts on a terminal."""
_STEP = 10
"""Per cent between two lines elsewhere."""
_LONGEST_SILENCE = 10
"""Seconds until something is said all the same: under some rules one deal takes minutes."""
_PATIENCE = 1
"""Seconds between two looks at the clock while nothing comes."""


def survey_deals(invocation: Invocation, words: CliMessages) -> int:
    """Count the deals that can be won, or that a player wins; return the exit code. Ctrl+C writes what is known."""
    variant = asked_variant(invocation)
    first = invocation.values.get("first", FIRST_NUMBER)
    numbers = range(first, first + invocation.values["deals"])
    progress = _Progress(words, len(numbers), PlayTally() if "player" in invocation.values else Tally())
    began = time.monotonic()
    code = 0
    try:
        for tally in _tallies(variant, numbers, invocation.values):
            progress.tell(tally)
    except KeyboardInterrupt:
        code = INTERRUPTED
    seconds = time.monotonic() - began
    progress.end()
    if "json" in invocation.values:
        write_json(_report(variant, first, progress.tally, seconds))
    else:
        for sentence in _sentences(words, variant, first, progress.tally, seconds):
            write_line(sentence)
    return code


def _tallies(variant: Variant, numbers: range, values: Mapping[str, Any]) -> Iterator[Tally | PlayTally]:
    """Yield what is known, again and again; the processes end with the iterator, whatever they are at."""
    deal_of = partial(deal_of_number, variant_id=variant.id)
    jobs = values.get("jobs") or _cores()
    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_parent)
    try:
        if "player" in values:
            yield from play_survey(executor, variant, deal_of, Random, numbers, workers=jobs, patience=_PATIENCE)
        else:
            yield from survey(executor, variant, deal_of, numbers, jobs, patience=_PATIENCE)
    finally:
        # Workers end first, so that there is nothing to wait for but the thread that looks after them: were it still
        # there when Python ends, the library could write to a pipe that this thread has just closed.
        for process in multiprocessing.active_children():
            process.terminate()
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class _Progress:
    """Tells how far it is: now and then on a terminal, every tenth part elsewhere, and never nothing for long."""

    def __init__(self, words: CliMessages, deals: int, tally: Tally | PlayTally) -> None:
        self.tally = tally
        self._words = words
        self._deals = deals
        self._on_terminal = sys.stderr is not None and sys.stderr.isatty()
        self._told = tally
        self._began = self._told_at = time.monotonic()
        self._width = 0

    def tell(self, tally: Tally | PlayTally) -> None:
        """Note what is known, and tell it if it is time."""
        self.tally = tally
        now = time.monotonic()
        if self._is_time(now):
            text = self._sign_of_life(now) if tally == self._told else self._news()
            self._width = write_progress(text, over=self._width)
            self._told, self._told_at = tally, now

    def _is_time(self, now: float) -> bool:
        silent = now - self._told_at
        if silent >= _LONGEST_SILENCE:
            return True
        if self.tally == self._told:
            return False
        if self._on_terminal:
            return silent >= _SECONDS_BETWEEN
        steps, steps_told = (100 * tally.deals // (_STEP * self._deals) for tally in (self.tally, self._told))
        return steps > steps_told

    def _news(self) -> str:
        message = "solve-progress-played" if isinstance(self.tally, PlayTally) else "solve-progress"
        percent = round(self.tally.percent, 1)
        return self._words.say(message, done=self.tally.deals, deals=self._deals, percent=percent)

    def _sign_of_life(self, now: float) -> str:
        seconds = round(now - self._began)
        return self._words.say("solve-progress-waiting", done=self.tally.deals, deals=self._deals, seconds=seconds)

    def end(self) -> None:
        """Clear the terminal for the result."""
        end_progress(self._width)


def _report(variant: Variant, first: int, tally: Tally | PlayTally, seconds: float) -> dict[str, object]:
    found = tally.found if isinstance(tally, PlayTally) else tally
    played = _played_report(variant, tally) if isinstance(tally, PlayTally) else {}
    return {
        "variant": variant.id,
        "rules": overrides_text(variant),
        "first": first,
        "deals": found.deals,
        "winnable": found.winnable,
        "percent": round(found.percent, 3),
        "ci95": _bounds(found.interval, 3),
        **played,
        "deals_per_second": round(found.deals / seconds, 1),
    }


def _played_report(variant: Variant, tally: PlayTally) -> dict[str, object]:
    report: dict[str, object] = {
        "player": "fair",
        "won": tally.won,
        "won_percent": round(tally.percent, 3),
        "won_ci95": _bounds(tally.interval, 3),
    }
    if variant.scoring is not Scoring.NONE:
        report["mean_score"] = round(tally.mean_score, 3)
        report["mean_score_ci95"] = _bounds(tally.score_interval, 3)
    return report


def _bounds(interval: tuple[float, float], digits: int) -> list[float]:
    return [round(end, digits) for end in interval]


def _sentences(
    words: CliMessages, variant: Variant, first: int, tally: Tally | PlayTally, seconds: float
) -> Iterator[str]:
    low, high = _bounds(tally.interval, 1)
    known = {
        "deals": tally.deals, "first": str(first), "percent": round(tally.percent, 1), "low": low, "high": high
    }  # fmt: skip
    if isinstance(tally, Tally):
        yield words.say("solve-survey", winnable=tally.winnable, speed=round(tally.deals / seconds), **known)
        return
    yield words.say("solve-survey-played", won=tally.won, winnable=tally.found.winnable, **known)
    if variant.scoring is not Scoring.NONE and tally.deals:
        low, high = _bounds(tally.score_interval, 1)
        yield words.say("solve-survey-score", deals=tally.deals, score=round(tally.mean_score, 1), low=low, high=high)
