"""Calculations beside the keys, so that no key ever waits for one."""

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

Result = TypeVar("Result")
Job = Callable[[Callable[[], bool]], Result]
"""A calculation. It is passed a function that says whether it is to come to an end, to be asked every 20 ms or so."""

PATIENCE = 0.008
"""Seconds that a key waits for its answer; most are there by then, and the rest comes late."""
LONGEST = 60.0
"""Seconds until a calculation is given up."""
_SWITCH = 0.0005
"""Seconds that a calculation goes on while a key is to be answered; Python's own default is ten times that."""


class Thinker:
    """Does one calculation at a time; what is asked later takes the place of what was asked before."""

    def __init__(self, post: Callable[[Callable[[], None]], None], patience: float = PATIENCE) -> None:
        """``post`` has a call carried out by the thread that reads the keys; ``patience`` are seconds."""
        self._post = post
        self._patience = patience
        self._executor: ThreadPoolExecutor | None = None
        self._asked: _Asked | None = None

    @property
    def is_busy(self) -> bool:
        """Is an answer still to come?"""
        return self._asked is not None

    def think(self, job: Job[Result], then: Callable[[Result, bool], None]) -> bool:
        """Do a calculation and pass its result to ``then``; return whether it was there at once.

        ``then`` is called by the thread that reads the keys, at once or later: its second argument tells which. It is
        never called for a calculation that another one has replaced. What the calculation raises, that call raises.
        """
        from concurrent.futures import wait

        self.give_up()
        asked = self._asked = _Asked(time.monotonic() + LONGEST)
        future = self._pool().submit(_with_pauses, job, asked)
        wait((future,), self._patience)
        if future.done():
            self._asked = None
            then(future.result(), False)
            return True
        future.add_done_callback(lambda done: self._post(lambda: self._deliver(asked, done, then)))
        return False

    def prepare(self, load: Callable[[], object]) -> None:
        """Have something done beside the keys that no one waits for, such as loading what a calculation needs."""
        self._pool().submit(load)

    def give_up(self) -> None:
        """Forget what was asked, if anything."""
        if self._asked:
            self._asked.given_up = True
            self._asked = None

    def close(self) -> None:
        """Come to an end."""
        self.give_up()
        if self._executor:
            self._executor.shutdown()

    def _pool(self) -> "ThreadPoolExecutor":
        # Loaded with the library that reads keys, or here by the first question.
        from concurrent.futures import ThreadPoolExecutor

        self._executor = self._executor or ThreadPoolExecutor(1, "thinking")
        return self._executor

    def _deliver(self, asked: "_Asked", done: "Future[Result]", then: Callable[[Result, bool], None]) -> None:
        if asked is self._asked:
            self._asked = None
            then(done.result(), True)


class _Asked:
    """A calculation under way: whether it is still wanted."""

    def __init__(self, end: float) -> None:
        self._end = end
        self.given_up = False

    def is_over(self) -> bool:
        return self.given_up or time.monotonic() > self._end


def _with_pauses(job: Job[Result], asked: _Asked) -> Result:
    """Do a calculation, but let other threads have their turn soon: keys come first."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH)
    try:
        return job(asked.is_over)
    finally:
        sys.setswitchinterval(usual)
