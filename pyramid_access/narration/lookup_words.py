"""Words for what a player looks up beside the game: its rules, advice on strategy, statistics.

These are messages with their arguments, one a line and without a full stop; whoever shows the lines words them.
"""

from collections.abc import Iterator

from pyramid_access.narration.arguments import Message, as_duration, as_passes, as_points
from pyramid_access.rules.position import Deal
from pyramid_access.rules.variants import Scoring, Stock, Variant, overrides_text
from pyramid_access.session.records import Summary
from pyramid_access.session.tips import TipGiven

_TIP_ARGUMENTS = ("card", "partner")
"""Arguments of a tip, in the order of its cards."""


def rule_messages(variant: Variant, name: str) -> Iterator[Message]:
    """Yield the rules of a variant: what the game is, its goal, how it is played.

    They come from the variant's options, so that house rules are told as well as any. With house rules the first
    message is not the description of the variant, which they may contradict, but gives its ``name`` only.
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
    yield "rules-passes", {"passes": as_passes(variant.passes)}
    if variant.passes != 1:
        yield "rules-redeal-piles" if piles else "rules-redeal", {}
    yield "rules-blocked-stock", {}


def _points(variant: Variant) -> Iterator[Message]:
    if variant.scoring is Scoring.PAR:
        yield "rules-points", {"passes": variant.passes or 0}
        yield from ((f"rules-points-{what}", {}) for what in ("left", "stop", "match"))


def tip_message(deal: Deal, given: TipGiven) -> Message:
    """Return the message of a tip."""
    cards: dict[str, object] = dict(zip(_TIP_ARGUMENTS, (deal[slot] for slot in given.slots), strict=False))
    return f"tips-{given.tip.value}", cards


def summary_value(played: int, won: int) -> Message:
    """Return the message that tells in few words how many games were won."""
    return "stats-value", {"played": played, "won": won}


def summary_messages(summary: Summary, name: str) -> Iterator[Message]:
    """Yield the statistics of games of one kind; ``name`` is what such games are called."""
    if not summary.played:
        yield "stats-none", {"variant": name}
        return
    counts = {"played": summary.played, "won": summary.won, "share": round(100 * summary.share)}
    yield "stats-played", {"variant": name, **counts}
    if summary.won:
        yield from _wins(summary)
    yield "stats-help", {"hints": summary.hints, "undos": summary.undos}
    if summary.par_games:
        yield "stats-par", as_points(summary.par_total)


def _wins(summary: Summary) -> Iterator[Message]:
    yield "stats-unhelped", {"count": summary.won_unhelped}
    yield "stats-streak", {"now": summary.streak, "most": summary.longest_streak}
    if summary.best_seconds is not None and summary.mean_seconds is not None:
        yield "stats-best-time", as_duration(summary.best_seconds)
        yield "stats-mean-time", as_duration(summary.mean_seconds)
    if summary.fewest_moves is not None:
        yield "stats-fewest-moves", {"moves": summary.fewest_moves}
