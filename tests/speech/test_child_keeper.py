"""Keeping one speaking process at work, in one thread: nothing here waits."""

from collections.abc import Callable

import pytest

from pyramid_access.speech.child_keeper import ChildKeeper, KeeperEvents, Patience
from pyramid_access.speech.messages import Answer, Command, Ready, Started, Stop, Taken, Trouble


class Child:
    """Keeps what it is sent; a test has it answer or end."""

    def __init__(self, tell: Callable[[Answer | None], None]) -> None:
        self.tell = tell
        self.sent: list[Command] = []
        self.ended = ""
        self.is_standing_still = False

    def send(self, command: Command) -> None:
        self.sent.append(command)

    def is_stopped(self) -> bool:
        return self.is_standing_still

    def close(self) -> None:
        self.ended = "closed"

    def kill(self) -> None:
        self.ended = "killed"


class Owner:
    """Notes what a keeper tells."""

    def __init__(self, patience: Patience) -> None:
        self.told: list[str] = []
        self.children: list[Child] = []
        self.keeper = ChildKeeper(self.spawn, patience, self.events())

    def events(self) -> KeeperEvents:
        return KeeperEvents(
            post=lambda call: call(),
            starts=lambda: self.told.append("starts"),
            answered=lambda answer: self.told.append(type(answer).__name__),
            replaced=lambda: self.told.append("replaced"),
            given_up=lambda: self.told.append("given up"),
        )

    def spawn(self, tell: Callable[[Answer | None], None]) -> Child:
        self.children.append(Child(tell))
        return self.children[-1]


@pytest.fixture
def owner() -> Owner:
    return Owner(Patience(failures=2, rest=1000))


@pytest.fixture
def ready(owner: Owner) -> Owner:
    owner.keeper.start()
    owner.children[0].tell(Ready())
    return owner


def test_a_command_is_sent_when_the_one_before_was_taken(owner: Owner) -> None:
    owner.keeper.start()
    assert not owner.keeper.is_ready
    owner.children[0].tell(Ready())
    assert owner.keeper.is_ready
    owner.keeper.send(Stop(5))
    owner.children[0].tell(Taken(4))
    assert not owner.keeper.is_ready
    owner.children[0].tell(Taken(5))
    assert owner.keeper.is_ready
    assert owner.told == ["starts", "Ready"]


def test_answers_of_a_child_that_was_replaced_are_dropped(ready: Owner) -> None:
    ready.children[0].tell(None)
    ready.children[0].tell(Started(1, ""))
    assert ready.children[0].ended == "killed"
    assert ready.told == ["starts", "Ready", "starts", "replaced"]


def test_a_child_that_stands_still_is_replaced(ready: Owner) -> None:
    ready.children[0].is_standing_still = True
    ready.keeper.look_after()
    assert ready.told[-2:] == ["starts", "replaced"]


@pytest.mark.parametrize("patience", [Patience(answer=0.0), Patience(sound=0.0)])
def test_a_child_that_is_late_is_replaced(patience: Patience, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long this process itself was kept from running in between.
    monkeypatch.setattr("pyramid_access.speech.child_keeper._OVERSLEPT", 1000)
    owner = Owner(patience)
    owner.keeper.start()
    owner.children[0].tell(Ready())
    assert owner.keeper.seconds_left() is None
    owner.keeper.send(Stop(1))
    owner.keeper.expect_sound()
    assert owner.keeper.seconds_left() is not None
    owner.keeper.look_after()
    assert owner.told[-1] == "replaced"


def test_after_some_failures_in_a_row_there_is_no_child_until_a_rest_is_over(ready: Owner) -> None:
    ready.children[0].tell(None)
    ready.children[1].tell(Ready())
    ready.children[1].tell(None)
    assert (ready.told[-1], ready.keeper.why) == ("given up", Trouble.GAVE_UP)
    ready.keeper.try_again()
    assert ready.keeper.child is None


def test_what_was_heard_makes_failures_count_anew(ready: Owner) -> None:
    ready.children[0].tell(None)
    ready.keeper.note_heard()
    ready.children[1].tell(None)
    assert ready.told[-1] == "replaced"


def test_children_that_all_die_before_they_are_ready_have_a_damaged_library(owner: Owner) -> None:
    owner.keeper.start()
    for _ in range(2):
        owner.children[-1].tell(None)
    assert (owner.told[-1], owner.keeper.why) == ("given up", Trouble.NO_LIBRARY)


def test_a_muted_keeper_ends_the_child_in_good_order_and_starts_none_again() -> None:
    owner = Owner(Patience(rest=0))
    owner.keeper.start()
    owner.keeper.mute(Trouble.NO_LIBRARY)
    assert owner.children[0].ended == "closed"
    owner.keeper.try_again()
    assert owner.keeper.child is None
    assert owner.keeper.why is Trouble.NO_LIBRARY
