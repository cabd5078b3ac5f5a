"""Calculations beside the keys: at once or late, one at a time, given up when another is asked for."""

import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue

import pytest

from pyramid_access.ui.thinker import Thinker

Calls = SimpleQueue[Callable[[], None]]


@pytest.fixture
def calls() -> Calls:
    return SimpleQueue()


@pytest.fixture
def thinker(calls: Calls) -> Iterator[Thinker]:
    thinker = Thinker(calls.put, patience=0.2)
    yield thinker
    thinker.close()


def _slowly(is_over: Callable[[], bool]) -> str:
    time.sleep(0.3)
    return "slow"


def _until_given_up(is_over: Callable[[], bool]) -> str:
    while not is_over():
        time.sleep(0.001)
    return "given up"


def test_what_is_soon_known_is_there_at_once(thinker: Thinker, calls: Calls) -> None:
    heard: list[tuple[str, bool]] = []
    assert thinker.think(lambda _: "soon", lambda result, late: heard.append((result, late)))
    assert heard == [("soon", False)]
    assert calls.empty()
    assert not thinker.is_busy


def test_what_takes_longer_comes_late_by_the_thread_of_the_keys(thinker: Thinker, calls: Calls) -> None:
    heard: list[tuple[str, bool]] = []
    assert not thinker.think(_slowly, lambda result, late: heard.append((result, late)))
    assert thinker.is_busy
    deliver = calls.get(timeout=10)
    assert not heard
    deliver()
    assert heard == [("slow", True)]
    assert not thinker.is_busy


def test_a_later_question_takes_the_place_of_an_earlier_one(thinker: Thinker, calls: Calls) -> None:
    heard: list[str] = []
    thinker.think(_until_given_up, lambda result, _: heard.append(result))
    assert thinker.think(lambda _: "second", lambda result, _: heard.append(result))
    calls.get(timeout=10)()
    assert heard == ["second"]


def test_what_was_given_up_is_not_heard_even_if_it_is_ready(thinker: Thinker, calls: Calls) -> None:
    heard: list[str] = []
    thinker.think(_slowly, lambda result, _: heard.append(result))
    deliver = calls.get(timeout=10)
    thinker.give_up()
    deliver()
    assert not heard


def test_an_error_comes_out_where_the_keys_are_read(thinker: Thinker) -> None:
    def fail(is_over: Callable[[], bool]) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        thinker.think(fail, lambda *_: None)


def test_closing_ends_a_calculation_under_way(calls: Calls) -> None:
    thinker = Thinker(calls.put, patience=0.001)
    assert not thinker.think(_until_given_up, lambda *_: None)
    thinker.close()
    assert not thinker.is_busy
