"""The command ``solve``: can a deal be won, and how?"""

import time
from collections.abc import Iterator

from pyramid_access.cli.language import Words
from pyramid_access.cli.output import write_json_line, write_line
from pyramid_access.cli.parse import Invocation
from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.deals.choice import DealFile
from pyramid_access.deals.files import read_deals
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, format_move
from pyramid_access.rules.position import Deal, Game, start
from pyramid_access.rules.variants import DEFAULT_VARIANT, VARIANTS, Variant, with_rules
from pyramid_access.solver.result import SolveResult, Status
from pyramid_access.solver.search import solve
from pyramid_access.solver.shortest.win import can_shorten, shortest

NOT_WINNABLE = 1
"""Exit code when a deal cannot be won, one of several too."""
_WINNABLE = {Status.WON: True, Status.LOST: False, Status.UNKNOWN: None}


def asked_variant(invocation: Invocation) -> Variant:
    """Return the rules that the options ask for; raise :class:`~pyramid_access.rules.variants.RuleError`."""
    return with_rules(invocation.values.get("variant", DEFAULT_VARIANT), invocation.values.get("rules", {}))


def solve_deals(invocation: Invocation, words: Words) -> int:
    """Solve the deals of a file, writing each as soon as it is solved; return the exit code.

    Raises :class:`~pyramid_access.cli.usage.UsageError` if shortest lines are asked for and the rules have none.
    """
    variant = asked_variant(invocation)
    if "shortest" in invocation.values and not can_shorten(variant):
        choices = tuple(name for name, named in VARIANTS.items() if can_shorten(named))
        raise UsageError(UsageFault.NO_SHORTEST, "--shortest", choices=choices)
    search, verdict = (shortest, "solve-shortest") if "shortest" in invocation.values else (solve, "solve-winnable")
    if not isinstance(invocation.deal, DealFile):
        raise AssertionError("parsed without a file")
    deals = read_deals(invocation.deal.path)
    winnable = 0
    for number, deal in enumerate(deals, 1):
        game = Game(variant, deal)
        began = time.perf_counter()
        result = search(game, start(game))
        milliseconds = (time.perf_counter() - began) * 1000
        winnable += result.status is Status.WON
        if "json" in invocation.values:
            write_json_line(_row(number, deal, result, milliseconds))
        else:
            for line in _lines(words, game, result, verdict, number=number, total=len(deals)):
                write_line(line)
    if len(deals) > 1 and "json" not in invocation.values:
        write_line(words.say("solve-total", winnable=winnable, total=len(deals)))
    return 0 if winnable == len(deals) else NOT_WINNABLE


def _row(number: int, deal: Deal, result: SolveResult, milliseconds: float) -> dict[str, object]:
    return {
        "deal": number,
        "winnable": _WINNABLE[result.status],
        "moves": [format_move(deal, move) for move in result.moves],
        "length": len(result.moves) if result.status is Status.WON else None,
        "ms": round(milliseconds, 3),
    }


def _lines(words: Words, game: Game, result: SolveResult, winnable: str, *, number: int, total: int) -> Iterator[str]:
    """Yield the verdict, and the moves if there is one deal only: those of many would bury the verdicts.

    ``winnable`` is the message for a deal that can be won.
    """
    if result.status is Status.WON:
        yield words.say(winnable, deal=number, total=total, moves=len(result.moves))
        if total == 1:
            yield from (_move(words, game, move, place) for place, move in enumerate(result.moves, 1))
    else:
        yield words.say("solve-lost", deal=number, total=total)


def _move(words: Words, game: Game, move: Move, place: int) -> str:
    match move:
        case Remove((slot,)):
            return words.say("solve-move-one", place=place, card=game.deal[slot])
        case Remove(slots):
            return words.say("solve-move-pair", place=place, cards=[game.deal[slot] for slot in slots])
        case Draw():
            return words.say("solve-move-draw", place=place)
        case Redeal():
            return words.say("solve-move-redeal", place=place)
