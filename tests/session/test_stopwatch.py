"""The time played: what holds it, and what it adds up to."""

import pytest

from pyramid_access.session.timeline import Hold, Stopwatch


class Hand:
    """A clock that is moved by hand."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def test_it_runs_from_the_beginning_and_adds_what_was_played_before() -> None:
    clock = Hand()
    watch = Stopwatch(clock, 30.0)
    assert watch.seconds == 30.0
    clock.now += 12.5
    assert watch.seconds == 42.5


@pytest.mark.parametrize("hold", Hold)
def test_it_stands_still_while_something_holds_it(hold: Hold) -> None:
    clock = Hand()
    watch = Stopwatch(clock)
    clock.now += 5
    watch.hold(hold, True)
    clock.now += 100
    assert (watch.seconds, watch.is_held(hold)) == (5, True)
    watch.hold(hold, False)
    clock.now += 2
    assert (watch.seconds, watch.is_held(hold)) == (7, False)


def test_it_goes_on_only_when_nothing_holds_it_any_more() -> None:
    clock = Hand()
    watch = Stopwatch(clock)
    watch.hold(Hold.PAUSE, True)
    watch.hold(Hold.AWAY, True)
    watch.hold(Hold.AWAY, False)
    clock.now += 10
    assert watch.seconds == 0
    watch.hold(Hold.PAUSE, False)
    clock.now += 1
    assert watch.seconds == 1


@pytest.mark.parametrize("held", [True, False])
def test_holding_twice_is_holding_once_and_loses_nothing(held: bool) -> None:
    clock = Hand()
    watch = Stopwatch(clock)
    clock.now += 3
    watch.hold(Hold.AWAY, held)
    watch.hold(Hold.AWAY, held)
    clock.now += 4
    assert watch.seconds == (3 if held else 7)
