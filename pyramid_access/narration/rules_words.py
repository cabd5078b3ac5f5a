"""The rules of a game as messages, a sentence each, from its options: so house rules are told as well as any."""

from collections.abc import Iterator

from pyramid_access.narration.variant_words import Message
from pyramid_access.rules.variants import Scoring, Stock, Variant, overrides_text


def rule_messages(variant: Variant, name: str) -> Iterator[Message]:
    """Yield the rules as messages and their arguments: what the game is, its goal, how it is played.

    ``name`` is what the game is called, for the first sentence of one with house rules: what makes the game what it
    is may be just what they have changed. The sentences have no full stops.
    """
    yield ("rules-house", {"variant": name}) if overrides_text(variant) else (f"rules-{variant.id}", {})
    yield from _goal(variant)
    yield "rules-pyramid", {}
    yield "rules-free", {}
    yield from ((f"rules-{what}-{variant.partners.value}", {}) for what in ("pair", "values", "alone"))
    yield f"rules-overlap-{'yes' if variant.overlap else 'no'}", {}
    yield from _columns(variant) if variant.stock is Stock.NONE else _stock(variant)
    yield from _points(variant)


def _goal(variant: Variant) -> Iterator[Message]:
    yield f"rules-goal-{variant.goal.value}", {}
    if variant.id == "thirteen" and not overrides_text(variant):
        yield "rules-goal-thirteen", {}


def _columns(variant: Variant) -> Iterator[Message]:
    yield f"rules-columns-{variant.reserve}", {}
    yield "rules-columns-free", {}
    yield "rules-anywhere", {}
    yield "rules-blocked-columns", {}


def _stock(variant: Variant) -> Iterator[Message]:
    piles = variant.stock is Stock.PILES
    yield "rules-stock-open" if variant.stock is Stock.OPEN else "rules-stock-hidden", {}
    yield f"rules-draw-{variant.stock.value}", {"draw": variant.draw} if variant.stock is Stock.WASTE else {}
    yield "rules-waste-piles" if piles else "rules-waste-pair" if variant.waste_pair else "rules-waste", {}
    yield "rules-anywhere", {}
    yield "rules-passes", {"passes": "unlimited" if variant.passes is None else variant.passes}
    if variant.passes != 1:
        yield "rules-redeal-piles" if piles else "rules-redeal", {}
    yield "rules-blocked-stock", {}


def _points(variant: Variant) -> Iterator[Message]:
    if variant.scoring is Scoring.PAR:
        yield "rules-points", {"passes": variant.passes or 0}
        yield from ((f"rules-points-{what}", {}) for what in ("left", "stop", "match"))
