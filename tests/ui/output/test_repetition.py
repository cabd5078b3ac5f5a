"""The same words are never announced twice running."""

from dataclasses import replace
from itertools import pairwise

from pyramid_access.ui.output.announcer import Repetition
from pyramid_access.utterance import Kind, Utterance

NONE = Utterance("Aucune paire.", "fr", Kind.ANSWER, ("answers-no-pairs",))
OTHER = Utterance("Neuf de cœur.", "fr")


def _again(utterance: Utterance) -> Utterance:
    return replace(utterance, text=f"{utterance.text} Encore.", ids=(*utterance.ids, "words-again"))


def test_a_repeated_sentence_gets_a_word_and_its_id() -> None:
    repetition = Repetition(_again)
    assert repetition.mark([NONE]) == (NONE,)
    expected = Utterance("Aucune paire. Encore.", "fr", Kind.ANSWER, ("answers-no-pairs", "words-again"))
    assert repetition.mark([NONE]) == (expected,)


def test_three_times_the_same_never_equals_what_came_before() -> None:
    repetition = Repetition(_again)
    texts = [repetition.mark([NONE])[0].text for _ in range(6)]
    assert all(first != second for first, second in pairwise(texts))


def test_different_sentences_stay_as_they_are() -> None:
    repetition = Repetition(_again)
    assert [repetition.mark([one]) for one in (NONE, OTHER, NONE)] == [(NONE,), (OTHER,), (NONE,)]


def test_silence_between_makes_no_difference() -> None:
    repetition = Repetition(_again)
    repetition.mark([NONE])
    assert repetition.mark([]) == ()
    assert repetition.mark([NONE])[0].text == "Aucune paire. Encore."
