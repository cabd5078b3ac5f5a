"""Calculations beside the keys: at once or later, one at a time, the most urgent first, forgotten when not wanted."""

import threading
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue

import pytest

from pyramid_access.ui.play.background_jobs import BackgroundJobs, Job, Urgency, Work

Calls = SimpleQueue[Callable[[], None]]


@pytest.fixture
def calls() -> Calls:
    return SimpleQueue()


@pytest.fixture
def jobs(calls: Calls) -> Iterator[BackgroundJobs]:
    jobs = BackgroundJobs(calls.put, patience=0.2, notice=None)
    yield jobs
    jobs.close()


@pytest.fixture
def hasty(calls: Calls) -> Iterator[BackgroundJobs]:
    """One that never waits for a result."""
    jobs = BackgroundJobs(calls.put, patience=0.0, notice=0.0)
    yield jobs
    jobs.close()


class Gate:
    """Holds a calculation back until it is opened, or given up."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.begun = threading.Event()

    def job(self, result: str) -> Work[str]:
        def wait(is_over: Callable[[], bool]) -> str:
            self.begun.set()
            while not (self.open.is_set() or is_over()):
                time.sleep(0.001)
            return result

        return wait


def question(
    job: Work[str],
    heard: list[str],
    kind: str = "one",
    *,
    is_wanted: Callable[[], bool] = lambda: True,
    meanwhile: Callable[[], None] | None = None,
    again: Callable[[], None] | None = None,
    urgency: Urgency = Urgency.QUESTION,
    subject: object = None,
) -> Job[str]:
    return Job(kind, job, heard.append, is_wanted, subject, meanwhile, again, urgency)


def until_quiet(jobs: BackgroundJobs, calls: Calls) -> None:
    """Carry out what is posted until all is answered."""
    while jobs.is_busy:
        calls.get(timeout=10)()


def test_what_is_soon_known_is_there_at_once(jobs: BackgroundJobs) -> None:
    heard: list[str] = []
    assert jobs.submit(question(lambda _: "soon", heard))
    assert heard == ["soon"]
    assert not jobs.is_busy


def test_what_takes_longer_comes_by_the_thread_of_the_keys(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    gate = Gate()
    assert not hasty.submit(question(gate.job("slow"), heard))
    assert hasty.is_busy
    gate.open.set()
    deliver = calls.get(timeout=10)
    assert not heard
    deliver()
    assert heard == ["slow"]
    assert not hasty.is_busy


def test_how_hard_a_deal_is_is_not_waited_for(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    rating, verdict = Gate(), Gate()
    hasty.submit(question(rating.job("hard"), heard, "difficulty", urgency=Urgency.RATING))
    assert (hasty.is_busy, hasty.is_awaited) == (True, False)
    hasty.submit(question(verdict.job("won"), heard, "verdict"))
    assert hasty.is_awaited
    verdict.open.set()
    while hasty.is_awaited:
        calls.get(timeout=10)()
    assert (heard, hasty.is_busy) == (["won"], True)
    rating.open.set()
    until_quiet(hasty, calls)
    assert heard == ["won", "hard"]


def test_of_two_of_a_kind_the_later_one_takes_the_place_of_the_earlier_one(jobs: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    jobs.submit(question(Gate().job("first"), heard, subject=1))
    assert jobs.submit(question(lambda _: "second", heard, subject=2))
    assert heard == ["second"]
    assert not jobs.is_busy


def test_the_same_question_asked_again_is_answered_once(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    later: list[str] = []
    gate = Gate()
    hasty.submit(question(gate.job("answer"), heard))
    hasty.submit(question(gate.job("another answer"), later))
    gate.open.set()
    until_quiet(hasty, calls)
    assert (heard, later) == ([], ["answer"])


def test_questions_of_several_kinds_are_answered_in_their_order(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    gate = Gate()
    for kind in ("one", "two", "three"):
        hasty.submit(question(gate.job(kind), heard, kind))
    gate.open.set()
    until_quiet(hasty, calls)
    assert heard == ["one", "two", "three"]


def test_what_is_more_urgent_goes_first_and_the_rest_goes_on_afterwards(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    rating, deal = Gate(), Gate()
    hasty.submit(question(rating.job("rating"), heard, "rating", urgency=Urgency.RATING))
    assert rating.begun.wait(10)
    hasty.submit(question(deal.job("deal"), heard, "deal", urgency=Urgency.DEAL))
    assert deal.begun.wait(10)
    hasty.submit(question(lambda _: "answer", heard, "question"))
    rating.open.set()
    while heard != ["answer"]:
        calls.get(timeout=10)()
    deal.open.set()
    until_quiet(hasty, calls)
    assert heard == ["answer", "deal", "rating"]


def test_a_calculation_rests_while_a_key_is_answered(hasty: BackgroundJobs, calls: Calls) -> None:
    steps, heard = SimpleQueue[int](), list[str]()

    def job(is_over: Callable[[], bool]) -> str:
        for step in range(10**6):
            if is_over():
                return "stopped"
            steps.put(step)
            time.sleep(0.001)
        return "ended"

    hasty.submit(question(job, heard))
    steps.get(timeout=10)
    with hasty.resting():
        time.sleep(0.02)  # It may have begun a step.
        so_far = steps.qsize()
        time.sleep(0.05)
        assert steps.qsize() == so_far
    while not steps.empty():
        steps.get()
    assert steps.get(timeout=10) > so_far


def test_a_key_that_asks_does_not_keep_its_own_answer_back(jobs: BackgroundJobs) -> None:
    heard: list[str] = []
    with jobs.resting():
        assert jobs.submit(question(lambda is_over: str(is_over()), heard))
    assert heard == ["False"]


def test_what_is_no_longer_wanted_is_not_answered(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    wanted = True
    gate = Gate()
    hasty.submit(question(gate.job("stale"), heard, is_wanted=lambda: wanted))
    wanted = False
    gate.open.set()
    until_quiet(hasty, calls)
    assert heard == []


def test_what_is_no_longer_wanted_makes_room_for_the_next_question(jobs: BackgroundJobs) -> None:
    heard: list[str] = []
    wanted = True
    jobs.submit(question(Gate().job("stale"), heard, is_wanted=lambda: wanted))
    wanted = False
    assert jobs.submit(question(lambda _: "next", heard, "two"))
    assert heard == ["next"]


def test_what_an_answer_has_made_stale_is_asked_again(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    board = 1
    gate = Gate()

    def move(_result: str) -> None:
        nonlocal board
        board = 2

    def ask() -> None:
        about = board
        hasty.submit(question(gate.job(f"board {about}"), heard, "two", is_wanted=lambda: board == about, again=ask))

    hasty.submit(Job("one", gate.job("back"), move, lambda: board == 1))
    ask()
    gate.open.set()
    until_quiet(hasty, calls)
    assert heard == ["board 2"]


def test_an_answer_may_lead_to_a_question_while_others_are_stale(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    again: list[str] = []
    board = 1
    gate = Gate()

    def move(_result: str) -> None:
        nonlocal board
        board = 2
        hasty.submit(question(gate.job("new"), heard, "three", is_wanted=lambda: board == 2))

    hasty.submit(Job("one", gate.job("deal"), move, lambda: board == 1))
    stale = question(gate.job("old"), heard, "two", is_wanted=lambda: board == 1, again=lambda: again.append("two"))
    hasty.submit(stale)
    gate.open.set()
    until_quiet(hasty, calls)
    assert (heard, again) == (["new"], ["two"])


def test_a_word_is_said_if_an_answer_takes_a_while(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    gate = Gate()
    hasty.submit(question(gate.job("slow"), heard, meanwhile=lambda: heard.append("searching")))
    calls.get(timeout=10)()
    assert heard == ["searching"]
    gate.open.set()
    until_quiet(hasty, calls)
    assert heard == ["searching", "slow"]


def test_no_word_is_said_about_an_answer_that_has_come_in_between(hasty: BackgroundJobs, calls: Calls) -> None:
    heard: list[str] = []
    gate = Gate()
    hasty.submit(question(gate.job("slow"), heard, meanwhile=lambda: heard.append("searching")))
    notice = calls.get(timeout=10)
    gate.open.set()
    until_quiet(hasty, calls)
    notice()
    assert heard == ["slow"]


def test_no_word_is_ever_said_if_none_is_wanted(calls: Calls) -> None:
    heard: list[str] = []
    gate = Gate()
    jobs = BackgroundJobs(calls.put, patience=0.0, notice=None)
    jobs.submit(question(gate.job("slow"), heard, meanwhile=lambda: heard.append("searching")))
    with pytest.raises(Empty):
        calls.get(timeout=0.05)
    jobs.close()


def test_an_error_comes_out_where_the_keys_are_read(jobs: BackgroundJobs) -> None:
    def fail(is_over: Callable[[], bool]) -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        jobs.submit(question(fail, []))


def test_closing_ends_a_calculation_under_way(hasty: BackgroundJobs) -> None:
    gate = Gate()
    assert not hasty.submit(question(gate.job("slow"), [], meanwhile=lambda: None))
    hasty.close()
    assert not hasty.is_busy
