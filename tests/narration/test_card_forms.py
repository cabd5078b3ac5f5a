"""All 52 cards in every form: article, elision, gender."""

from functools import cache
from pathlib import Path

import pytest

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import PACK, Card, Rank

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
PORTUGUESE_SUITS = ("paus", "ouros", "copas", "espadas")
PORTUGUESE_RANKS = {
    Rank.ACE: ("ás", "o ás", "do ás", "um ás"),
    Rank.TWO: ("dois", "o dois", "do dois", "um dois"),
    Rank.THREE: ("três", "o três", "do três", "um três"),
    Rank.FOUR: ("quatro", "o quatro", "do quatro", "um quatro"),
    Rank.FIVE: ("cinco", "o cinco", "do cinco", "um cinco"),
    Rank.SIX: ("seis", "o seis", "do seis", "um seis"),
    Rank.SEVEN: ("sete", "o sete", "do sete", "um sete"),
    Rank.EIGHT: ("oito", "o oito", "do oito", "um oito"),
    Rank.NINE: ("nove", "o nove", "do nove", "um nove"),
    Rank.TEN: ("dez", "o dez", "do dez", "um dez"),
    Rank.JACK: ("valete", "o valete", "do valete", "um valete"),
    Rank.QUEEN: ("dama", "a dama", "da dama", "uma dama"),
    Rank.KING: ("rei", "o rei", "do rei", "um rei"),
}


FORMS = """
forms-all = forms |{ CARD($card) }|{ CARD($card, form: "the") }|{ CARD($card, form: "of") }
forms-ranks = forms |{ CARD($card, form: "rank") }|{ CARD($card, form: "a") }
forms-gender = forms |{ GENDER($card) }
"""


def forms(folder: Path, lang: str, name: str, card: Card | Rank) -> list[str]:
    """Return the forms of a card that a message of a player's own folder asks for."""
    path = folder / lang / "forms.ftl"
    if not path.exists():
        path.parent.mkdir()
        path.write_text(FORMS, encoding="utf-8")
    return words_of(folder, lang).say(f"forms-{name}", card=card).split("|")[1:]


@cache
def words_of(folder: Path, lang: str) -> Translator:
    """Return the translator of a shipped language that a folder extends."""
    return Translator([*locale_folders(), folder], lang, strict=True)


def test_french_forms(tmp_path: Path) -> None:
    for card in PACK:
        suit = FRENCH_SUITS[card.suit]
        rank, *others, a = FRENCH_RANKS[card.rank]
        assert forms(tmp_path, "fr", "all", card) == [f"{word} de {suit}" for word in (rank, *others)]
        assert forms(tmp_path, "fr", "ranks", card) == [rank, a]


def test_english_forms(tmp_path: Path) -> None:
    for card in PACK:
        suit = ENGLISH_SUITS[card.suit]
        rank, *others, a = ENGLISH_RANKS[card.rank]
        assert forms(tmp_path, "en", "all", card) == [f"{word} of {suit}" for word in (rank, *others)]
        assert forms(tmp_path, "en", "ranks", card) == [rank, a]


def test_portuguese_forms(tmp_path: Path) -> None:
    for card in PACK:
        suit = PORTUGUESE_SUITS[card.suit]
        rank, *others, a = PORTUGUESE_RANKS[card.rank]
        assert forms(tmp_path, "pt", "all", card) == [f"{word} de {suit}" for word in (rank, *others)]
        assert forms(tmp_path, "pt", "ranks", card) == [rank, a]


def test_a_bare_rank_has_the_forms_that_need_no_suit(tmp_path: Path) -> None:
    for rank in Rank:
        assert forms(tmp_path, "fr", "ranks", rank) == [FRENCH_RANKS[rank][0], FRENCH_RANKS[rank][-1]]


@pytest.mark.parametrize("lang", ["fr", "pt"])
def test_only_queens_are_feminine(tmp_path: Path, lang: str) -> None:
    for card in PACK:
        expected = "feminine" if card.rank is Rank.QUEEN else "masculine"
        assert forms(tmp_path, lang, "gender", card) == [expected]
