"""What was said can be said again."""

from pyramid_access.ui.output.history import UtteranceHistory
from pyramid_access.utterance import Utterance


def said(*texts: str, limit: int = 1000) -> UtteranceHistory:
    history = UtteranceHistory(limit)
    for text in texts:
        history.add(Utterance(text, "en"))
    return history


def text(utterance: Utterance | None) -> str | None:
    return None if utterance is None else utterance.text


def test_an_empty_history_has_nothing() -> None:
    history = said()
    assert (history.last, history.older(), history.newer()) == (None, None, None)


def test_the_last_utterance_is_repeated_as_often_as_wanted() -> None:
    history = said("one", "two")
    assert [text(history.last), text(history.last)] == ["two", "two"]


def test_older_and_newer_stop_at_the_ends() -> None:
    history = said("one", "two", "three")
    assert [text(history.older()) for _ in range(3)] == ["two", "one", None]
    assert text(history.last) == "one"
    assert [text(history.newer()) for _ in range(3)] == ["two", "three", None]


def test_a_new_utterance_is_the_last_one_again() -> None:
    history = said("one", "two")
    history.older()
    history.add(Utterance("three", "en"))
    assert text(history.last) == "three"
    assert text(history.older()) == "two"


def test_the_oldest_are_forgotten() -> None:
    history = said(*map(str, range(5)), limit=3)
    assert [text(history.last), text(history.older()), text(history.older()), history.older()] == ["4", "3", "2", None]


def test_each_game_has_its_own_words() -> None:
    history = said("welcome")
    assert history.game_before is None
    history.begin_game(7)
    assert history.game_before is None and history.game.lines == []
    history.add(Utterance("one", "en"))
    history.begin_game(None)
    history.add(Utterance("two", "en"))
    assert history.game_before is not None
    assert (history.game_before.deal, history.game_before.lines) == (7, ["one"])
    assert (history.game.deal, history.game.lines) == (None, ["two"])
    assert [text(history.older()) for _ in range(3)] == ["one", "welcome", None]


def test_the_words_of_a_game_outlast_the_history() -> None:
    history = said(limit=3)
    history.begin_game(7)
    for number in range(10):
        history.add(Utterance(str(number), "en"))
    assert history.game.lines == [str(number) for number in range(10)]
