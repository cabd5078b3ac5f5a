"""All that the game can say in a language: every message at every level of detail, with sample values."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pyramid_access.narration.card_words import PlacedCard, Spot
from pyramid_access.narration.catalogue import Catalogue, topic_of
from pyramid_access.narration.languages import locale_folders
from pyramid_access.rules.cards import parse_card
from pyramid_access.settings import Detail
from tests.narration.tables import translator

NOT_HEARD = {"board", "deals", "doctor", "manual", "options", "solve", "spoken", "voices"}
"""Topics whose messages are only written."""
_PARTS = {"cards", "places", "words"}
"""Topics whose messages are parts of others."""
_SPOTS = (
    Spot("pyramid", 6, 5),
    Spot("hand"),
    Spot("waste", above=6),
    Spot("pile", 2),
    Spot("column", 8, above=2),
    Spot("pyramid", 7, 6),
    Spot("stock", number=10, above=9),
)
_STATES = ("free", "covered", "chosen")
_CARDS = tuple(
    PlacedCard(parse_card(card), _SPOTS[at % len(_SPOTS)], _STATES[at % len(_STATES)])
    for at, card in enumerate(["6h", "Td", "8c", "5s", "9h", "Ad", "Qc", "Js", "Kh", "2d", "3c", "4s", "7h"])
)
_LISTS = tuple(_CARDS[at : at + count] for count, at in product((1, 2, 3), range(11)))
_NUMBERS = (6, 10, 8, 5, 9, 20, 22, 28, 1, 2, 3, 7, 18, 24, 52, 0, 16, 26)
_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_TEXTS: Mapping[str, Sequence[str]] = {
    **dict.fromkeys(("key", "next-free", "previous-free", "letter"), ("V", "H", "Tab")),
    **{"leave": ("Q",), "skip": ("N",), "back": ("B",), "redo": ("Y",), "draw": ("P",), "go-back": ("B",)},
    **{"keys": ("Tab, F",), "effect": ("x",), "name": ("Volume",), "value": ("Volume 60",), "variant": ("Giza",)},
    **{"language": ("English",), "path": ("/tmp/x",), "folders": ("x",)},
}
_ROUNDS = 24
_Arguments = dict[str, Sequence[object]]


class _Uses(Visitor):
    """What values the arguments of a message can have, told by what it does with them."""

    def __init__(self, message: ast.Message | ast.Term) -> None:
        self.references: set[str] = set()
        self.values: _Arguments = {}
        self._keys: dict[str, set[str]] = {}
        self.visit(message)
        for name, keys in self._keys.items():
            numbers = _NUMBERS if keys & _PLURALS - {"other"} or any(map(str.isdigit, keys)) else ()
            self.values.setdefault(name, (*numbers, *(k for k in keys if k not in _PLURALS and not k.isdigit())))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        kinds: Mapping[str, Sequence[object]] = {"CARDS": _LISTS, "PLACE": _SPOTS, "SPELL": _NUMBERS}
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.values[argument.id.name] = kinds.get(node.id.name, _CARDS)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
            self._keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def _arguments(catalogue: Catalogue, message_id: str) -> _Arguments:
    message = catalogue.find(message_id)
    assert message
    uses = _Uses(message)
    values: _Arguments = {}
    for other in uses.references:
        values |= _arguments(catalogue, other)
    return values | uses.values


@cache
def sentences(lang: str) -> Mapping[str, str]:
    """Return each text that is heard, and a message that it comes from."""
    catalogue, words = Catalogue(locale_folders()[:1], lang), translator(lang)
    found: dict[str, str] = {}
    for message_id in catalogue.ids():
        if topic_of(message_id) in NOT_HEARD | _PARTS:
            continue
        known = _arguments(catalogue, message_id)
        names = sorted(words._chain[0].variables(message_id))
        values = [known.get(name) or _TEXTS.get(name, _NUMBERS) for name in names]
        rounds = _ROUNDS if len(names) > 1 else max(map(len, values), default=1)
        for detail, turn in product(Detail, range(rounds)):
            # Steps that differ, so that arguments meet in many ways.
            args = {
                name: few[(turn * (2 * at + 1) + at) % len(few)]
                for at, (name, few) in enumerate(zip(names, values, strict=True))
            }
            found.setdefault(words.say(message_id, detail, **args), message_id)
    found.pop("", None)
    return found
