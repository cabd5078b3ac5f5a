"""All 52 cards in every form: article, elision, gender."""

import pytest

from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import PACK, Card, Rank
from tests.narration.tables import translator

FRENCH_SUITS = ("trèfle", "carreau", "cœur", "pique")
FRENCH_RANKS = {
    Rank.ACE: ("as", "l'as", "de l'as", "un as"),
    Rank.TWO: ("deux", "le deux", "du deux", "un deux"),
    Rank.THREE: ("trois", "le trois", "du trois", "un trois"),
    Rank.FOUR: ("quatre", "le quatre", "du quatre", "un quatre"),
    Rank.FIVE: ("cinq", "le cinq", "du cinq", "un cinq"),
    Rank.SIX: ("six", "le six", "du six", "un six"),
    Rank.SEVEN: ("sept", "le sept", "du sept", "un sept"),
    Rank.EIGHT: ("huit", "le huit", "du huit", "un huit"),
    Rank.NINE: ("neuf", "le neuf", "du neuf", "un neuf"),
    Rank.TEN: ("dix", "le dix", "du dix", "un dix"),
    Rank.JACK: ("valet", "le valet", "du valet", "un valet"),
    Rank.QUEEN: ("dame", "la dame", "de la dame", "une dame"),
    Rank.KING: ("roi", "le roi", "du roi", "un roi"),
}
ENGLISH_SUITS = ("clubs", "diamonds", "hearts", "spades")
ENGLISH_RANKS = {
    Rank.ACE: ("ace", "the ace", "of the ace", "an ace"),
    Rank.TWO: ("two", "the two", "of the two", "a two"),
    Rank.THREE: ("three", "the three", "of the three", "a three"),
    Rank.FOUR: ("four", "the four", "of the four", "a four"),
    Rank.FIVE: ("five", "the five", "of the five", "a five"),
    Rank.SIX: ("six", "the six", "of the six", "a six"),
    Rank.SEVEN: ("seven", "the seven", "of the seven", "a seven"),
    Rank.EIGHT: ("eight", "the eight", "of the eight", "an eight"),
    Rank.NINE: ("nine", "the nine", "of the nine", "a nine"),
    Rank.TEN: ("ten", "the ten", "of the ten", "a ten"),
    Rank.JACK: ("jack", "the jack", "of the jack", "a jack"),
    Rank.QUEEN: ("queen", "the queen", "of the queen", "a queen"),
    Rank.KING: ("king", "the king", "of the king", "a king"),
}


@pytest.fixture(params=["fr", "en"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def forms(words: Translator, card: Card) -> tuple[str, ...]:
    """Return name, definite form, form with of, bare rank, rank with the indefinite article."""
    return tuple(words.phrase("cards-" + form, card=card) for form in ("name", "the", "of", "rank", "a"))


@pytest.mark.parametrize("card", PACK, ids=str)
def test_french_forms(card: Card) -> None:
    rank, the, of, a = FRENCH_RANKS[card.rank]
    suit = FRENCH_SUITS[card.suit]
    expected = (f"{rank} de {suit}", f"{the} de {suit}", f"{of} de {suit}", rank, a)
    assert forms(translator("fr"), card) == expected


@pytest.mark.parametrize("card", PACK, ids=str)
def test_english_forms(card: Card) -> None:
    rank, the, of, a = ENGLISH_RANKS[card.rank]
    suit = ENGLISH_SUITS[card.suit]
    expected = (f"{rank} of {suit}", f"{the} of {suit}", f"{of} of {suit}", rank, a)
    assert forms(translator("en"), card) == expected


def test_only_queens_are_feminine_in_french() -> None:
    genders = {card.rank: translator("fr").phrase("cards-gender", card=card) for card in PACK}
    assert {rank for rank, gender in genders.items() if gender == "feminine"} == {Rank.QUEEN}
    assert set(genders.values()) == {"feminine", "masculine"}


def test_there_are_52_different_names(lang: str) -> None:
    assert len({translator(lang).phrase("cards-name", card=card) for card in PACK}) == 52
