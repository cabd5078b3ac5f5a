"""Jobs in a thread beside the keys, so that no key ever waits for one."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

Result = TypeVar("Result")
Work = Callable[[Callable[[], bool]], Result]
"""A calculation. It is passed a function that says whether it is to come to an end, to be asked every millisecond or
so: in there it also rests while a key is answered."""

PATIENCE = 0.002
"""Seconds that a key waits for its answer, so that what is quickly found comes before the next key's. A few more and a
busy machine would keep keys waiting for 15 ms, the most that readers bear."""
NOTICE = 0.2
"""Seconds until the player is told that the answer takes a while. What comes sooner seems to come at once, and a word
about it would only be in its way."""
LONGEST = 60.0
"""Seconds until a calculation is given up."""
_SWITCH = 0.0001
"""Seconds that a calculation goes on while a key is to be answered; Python's own default is fifty times that."""


class Urgency(IntEnum):
    """Which calculation goes first; what is less urgent rests meanwhile, and then goes on where it was."""

    QUESTION = 0
    """The player waits for the answer."""
    DEAL = 1
    """The player waits for another game, and can go on with this one."""
    RATING = 2
    """Nobody waits."""


@dataclass(frozen=True, slots=True)
class Job(Generic[Result]):
    """What is to be found out, and what becomes of it. All but ``work`` is called by the thread that reads the keys."""

    kind: str
    """Of two of a kind the later one takes the place of the earlier one."""
    work: Work[Result]
    then: Callable[[Result], None]
    """Takes what was found out."""
    is_wanted: Callable[[], bool]
    """False once the answer would be of no use: the board has moved on."""
    subject: object = None
    """Two of a kind about the same are one job, asked for again by somebody impatient: the calculation goes on."""
    meanwhile: Callable[[], None] | None = None
    """Called once if the answer takes a while."""
    again: Callable[[], None] | None = None
    """Submits the job anew, about the board as it is then."""
    urgency: Urgency = Urgency.QUESTION


class BackgroundJobs:
    """Does one job at a time, the most urgent first, those of one urgency in the order in which they were submitted.

    1. :meth:`submit` forgets the jobs that are not wanted any more, and the one that the new one replaces.
    2. It waits for the result as long as a key may wait. If the result is there, that is all.
    3. Else a timer tells when it is time for a word about it, and the worker thread when the result is there.
       Both post a call for the thread that reads the keys, so that it works however keys are read.
    4. Results are given in the order of the jobs. If the board has moved on by the player's doing, the result is
       dropped. If another result has moved the board, what was submitted since is submitted again: it meant the new
       one.
    """

    def __init__(
        self,
        post: Callable[[Callable[[], None]], None],
        *,
        patience: float = PATIENCE,
        notice: float | None = NOTICE,
    ) -> None:
        """``post`` has a call carried out by the thread that reads the keys; ``patience`` and ``notice`` are seconds.

        Without ``notice`` no word is said until the answer is there, so that what is said never depends on the time.
        """
        self._post = post
        self._patience = patience
        self._notice = notice
        self._executor: ThreadPoolExecutor | None = None
        self._lock = threading.Lock()
        self._may_go_on = threading.Event()
        self._may_go_on.set()
        self._pending: list[_PendingJob] = []
        """In the order in which they were submitted; under the lock, since the worker thread takes its next one from
        them."""

    @property
    def is_awaited(self) -> bool:
        """Does the player wait for an answer?"""
        return any(pending.job.urgency < Urgency.RATING for pending in self._all())

    @property
    def is_busy(self) -> bool:
        """Is an answer still to come?"""
        return bool(self._pending)

    def submit(self, job: Job[Any]) -> bool:
        """Do a job; return whether the result was there, and given, at once.

        If not, it is given later, by a call that is posted. What the calculation raises, that call raises, or this one.
        """
        for pending in self._all():
            is_same = pending.job.kind == job.kind and pending.job.subject == job.subject
            if is_same and pending.job.is_wanted():
                pending.job = job
                self._remind(pending)
                return False
            if pending.job.kind == job.kind or not pending.job.is_wanted():
                self._give_up(pending)
        pending = _PendingJob(job)
        with self._lock:
            self._pending.append(pending)
        self._remind(pending)  # Once the calculation goes on, the thread of the timer would be slow to start.
        self._pool().submit(self._work)
        if self._is_soon_done(pending):
            self._deliver()
            return True
        return False

    def _is_soon_done(self, pending: "_PendingJob") -> bool:
        """Wait for an answer as long as a key may wait."""
        is_resting = not self._may_go_on.is_set()
        self._may_go_on.set()
        try:
            return pending.done.wait(self._patience)
        finally:
            if is_resting:
                self._may_go_on.clear()

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Have calculations rest meanwhile; they go on where :meth:`submit` waits for one.

        Only one thread of Python runs at a time, and each step of answering a key would wait for theirs.
        """
        self._may_go_on.clear()
        try:
            yield
        finally:
            self._may_go_on.set()

    def prepare(self, load: Callable[[], object]) -> None:
        """Have something done beside the keys that no one waits for, such as loading what a calculation needs."""
        self._pool().submit(load)

    def close(self) -> None:
        """Forget all jobs, and come to an end."""
        for pending in self._all():
            self._give_up(pending)
        if self._executor:
            self._executor.shutdown()

    def _pool(self) -> "ThreadPoolExecutor":
        # Loaded with the library that reads keys, or here by the first job.
        from concurrent.futures import ThreadPoolExecutor

        self._executor = self._executor or ThreadPoolExecutor(1, "jobs")
        return self._executor

    def _all(self) -> "list[_PendingJob]":
        with self._lock:
            return [*self._pending]

    def _give_up(self, pending: "_PendingJob") -> None:
        with self._lock:
            self._pending = [one for one in self._pending if one is not pending]
        pending.given_up = True
        pending.stop_timer()

    # In the thread that reads the keys.

    def _remind(self, pending: "_PendingJob") -> None:
        """Have a word said about a job when it is time for that; the time begins anew if it is submitted again."""
        pending.stop_timer()
        if self._notice is not None and pending.job.meanwhile:
            pending.start_timer(self._notice, partial(self._post, partial(self._tell_meanwhile, pending)))

    def _tell_meanwhile(self, pending: "_PendingJob") -> None:
        if pending in self._all() and not pending.done.is_set() and pending.job.is_wanted() and pending.job.meanwhile:
            pending.job.meanwhile()

    def _deliver(self) -> None:
        """Give the results that are there."""
        ready = [pending for pending in self._all() if pending.done.is_set()]
        for pending in sorted(ready, key=lambda pending: pending.job.urgency):
            if pending not in self._all():
                continue  # The answer to another one has led to a job of the same kind.
            self._give_up(pending)
            if pending.job.is_wanted():
                wanted = [other for other in self._all() if other.job.is_wanted()]
                pending.answer()
                self._submit_again([other for other in wanted if not other.job.is_wanted()])

    def _submit_again(self, stale: "list[_PendingJob]") -> None:
        for pending in stale:
            self._give_up(pending)
        for pending in stale:
            if pending.job.again:
                pending.job.again()

    # In the worker thread.

    def _work(self) -> None:
        """Do all pending jobs, and let other threads have their turn soon: keys come first."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH)
        try:
            self._do_jobs(max(Urgency) + 1)
        finally:
            sys.setswitchinterval(usual)

    def _do_jobs(self, below: int) -> None:
        """Do all jobs that are more urgent than a level; each is begun once."""
        while pending := self._next(below):
            pending.do(partial(self._is_over, pending))
            self._post(self._deliver)

    def _next(self, below: int) -> "_PendingJob | None":
        with self._lock:
            waiting = [one for one in self._pending if not one.begun and one.job.urgency < below]
            pending = min(waiting, key=lambda one: one.job.urgency, default=None)
            if pending:
                pending.begun = True
            return pending

    def _is_over(self, pending: "_PendingJob") -> bool:
        """Is a calculation to come to an end? It rests here while a key is answered, or something more urgent."""
        self._may_go_on.wait()
        self._do_jobs(pending.job.urgency)
        return pending.given_up or time.monotonic() > pending.end


class _PendingJob:
    """A job on its way to its result."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.begun = False
        self.given_up = False
        self.end = 0.0
        self.done = threading.Event()
        self._result: Any = None
        self._error: BaseException | None = None
        self._timer: threading.Timer | None = None

    def do(self, is_over: Callable[[], bool]) -> None:
        self.end = time.monotonic() + LONGEST
        try:
            self._result = self.job.work(is_over)
        except BaseException as error:
            self._error = error
        self.done.set()

    def answer(self) -> None:
        if self._error:
            raise self._error
        self.job.then(self._result)

    def start_timer(self, seconds: float, call: Callable[[], None]) -> None:
        self._timer = threading.Timer(seconds, call)
        self._timer.daemon = True
        self._timer.start()

    def stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
