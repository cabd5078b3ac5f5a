"""Whether what is said in play fits a braille display, with the longest names and numbers too."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, product

from pyramid_access.narration.arguments import PlacedCard, SpokenPlace, card_arguments
from pyramid_access.narration.catalogue import Fault, References, TranslationProblem
from pyramid_access.narration.narrator import CELLS
from pyramid_access.narration.translator import BRAILLE, Translator
from pyramid_access.rules.cards import PACK, Card, Rank
from pyramid_access.settings import Detail
from pyramid_access.translation_check.proofreading import arguments_used
from pyramid_access.translation_check.samples import Samples, Uses

_PLAYED = (
    *("answers-", "clock-", "cursor-", "game-", "games-", "hint-", "history-", "knowledge-", "match-", "menu-"),
    *("play-", "stock-"),
)
"""What answers the keys of a game. Help, rules and troubles are read at leisure, and a display can be moved on."""
_NOT_PLAYED = (
    *("games-open-none", "games-text-kept", "games-deal-kept", "games-position-kept"),
    *("games-text-before", "games-open"),
)
"""Names of files and folders have any length; names of a menu's lines stand in other messages."""
_MOST_CARDS: Mapping[str, int] = {
    **{"answers-free-pyramid": 7, "answers-row-free": 7, "answers-row-covered": 6, "answers-row-mixed": 6},
    **{"play-drawn-many": 3, "play-drawn-piles": 3},
}
"""How many cards a message can list, where they are more than two."""
_GENDER = "cards-gender"
_FEW = 3
"""Longer lists are rows of the pyramid."""
_SPOT = SpokenPlace("pyramid", 7, 7)
_SPOTS = (
    *(_SPOT, SpokenPlace("hand"), SpokenPlace("waste", above=12), SpokenPlace("pile", 3, above=12)),
    *(SpokenPlace("column", 8, above=2), SpokenPlace("stock", number=24, above=23)),
)
_COUNTS = (1, 2, 3, 48)
"""A number of each plural form in most languages, the last as long as most can be."""
_LONGEST_NUMBERS = (199,)
_MOST = 5000
"""Ways of combining the values of one message's arguments that are looked at."""
_NAMED: Mapping[str, Sequence[object]] = {
    "ranks": ((Rank.SEVEN, Rank.EIGHT, Rank.QUEEN),),
    **{"row": (7,), "column": (8,), "games": (6,), "key": ("V",)},
    **dict.fromkeys(("name", "value", "variant"), ("Twelve signs",)),
}
"""Values of arguments by their name."""


def must_fit(message_id: str) -> bool:
    """Must a display show the message at one glance?"""
    return message_id.startswith(_PLAYED) and message_id not in _NOT_PLAYED


class BrailleFitting:
    """Tries the messages of a language on a display of :data:`~pyramid_access.narration.narrator.CELLS` cells."""

    def __init__(self, translator: Translator) -> None:
        self._translator, self._own = translator, translator.own
        self._samples = Samples(translator)

    def problems(self, topic: str | None = None) -> Iterator[TranslationProblem]:
        """Yield the language's messages that are too long, of one topic or of all, with the longest text shown."""
        seen = set()
        for entry in self._own.entries(topic):
            if entry.id not in seen and must_fit(entry.id):
                seen.add(entry.id)  # The first of them counts.
                if longest := max(self.too_long(entry.id), key=len, default=""):
                    yield TranslationProblem(entry.path, entry.line, Fault.TOO_LONG, entry.id, longest)

    def too_long(self, message_id: str) -> Iterator[str]:
        """Yield what a display shows of a message that does not fit, nothing if it always does.

        Words for braille count where a text is too long, else the text is shown.
        """
        for args in self.longest(message_id, (BRAILLE, Detail.BRIEF.value)):
            shown = self._translator.for_braille(message_id, **args)
            if len(shown) > CELLS and any(
                len(self._translator.say(message_id, detail, **args)) > CELLS for detail in Detail
            ):
                yield shown

    def longest(self, message_id: str, forms: Sequence[str]) -> Iterator[Mapping[str, object]]:
        """Yield arguments for a message, all ways of being long of the first of these forms that it has among them."""
        uses, names = self._samples.all_uses(message_id), self._samples.arguments(message_id)
        used = self._used(message_id, forms)
        some = [self._values(message_id, name, uses)[: None if name in used else 1] for name in names]
        for combination in islice(product(*some), _MOST):
            yield dict(zip(names, combination, strict=True))

    def _used(self, message_id: str, forms: Sequence[str]) -> set[str]:
        """Return the arguments that a form uses, with all that it refers to."""
        message = self._own.find(message_id)
        if message is None:
            return set()
        patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
        pattern = next((patterns[form] for form in forms if form in patterns), message.value)
        return arguments_used(References(pattern or message), self._own)

    def _values(self, message_id: str, name: str, uses: Uses) -> Sequence[object]:
        """Return the values of an argument that can make a message long."""
        if named := _NAMED.get(name):
            return named
        match uses.functions.get(name):
            case "CARD" | "GENDER":
                return [PlacedCard(card, _SPOT, "covered") for card in self._long_cards]
            case "CARDS":
                return [self._list(_MOST_CARDS.get(message_id, 2))]
            case "PLACE":
                return _SPOTS
        if uses.is_word(name):
            return uses.words(name)
        numbers = (*_COUNTS, *uses.numbers(name)) if uses.is_number(name) else _LONGEST_NUMBERS
        return [*dict.fromkeys(numbers), *uses.words(name)]

    @cached_property
    def _by_length(self) -> list[Card]:
        """All cards, those with the longest names first."""
        return sorted(PACK, key=lambda card: len(self._translator.say("board-card", card=card)), reverse=True)

    @cached_property
    def _long_cards(self) -> list[Card]:
        """The card with the longest name of each gender, and a ten, which is the longest in code."""
        genders = {self._gender(card): card for card in reversed(self._by_length)}
        ten = next(card for card in self._by_length if card.rank is Rank.TEN)
        return sorted({*genders.values(), ten}, key=self._by_length.index)

    def _gender(self, card: Card) -> str:
        args = card_arguments(card)
        used = {name: args.get(name, "") for name in self._samples.arguments(_GENDER)}
        return self._translator.tell(_GENDER, (), used).text

    def _list(self, length: int) -> Sequence[PlacedCard]:
        """Return so many cards, as long as can be: in a row all four tens are among them."""
        cards = self._long_cards[:1] * length
        if length > _FEW:
            tens = [card for card in PACK if card.rank is Rank.TEN]
            cards = [*tens, *(card for card in self._by_length if card.rank is not Rank.TEN)][:length]
        return tuple(
            PlacedCard(card, SpokenPlace("pile", at, above=0), "covered" if at > 1 else "free")
            for at, card in enumerate(cards, 1)
        )
