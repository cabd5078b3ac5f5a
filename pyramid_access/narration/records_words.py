"""Words for what games add up to: a message for each line, without a full stop."""

from collections.abc import Iterator

from pyramid_access.narration.clock_words import as_duration
from pyramid_access.narration.context import as_points
from pyramid_access.narration.variant_words import Message
from pyramid_access.session.records import Summary


def summary_value(played: int, won: int) -> Message:
    """Return the message that tells how many games were won, in the fewest words."""
    return "stats-value", {"played": played, "won": won}


def summary_messages(summary: Summary, name: str) -> Iterator[Message]:
    """Yield the messages that tell what games add up to; ``name`` is what such games are called."""
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
