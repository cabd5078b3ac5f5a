"""The command ``solve``: can a deal or a position be won, and how?"""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.output import write_json_line, write_line
from pyramid_access.cli.parse import Invocation
from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.deals.choice import DealFile
from pyramid_access.deals.files import DealFault, DealFileError, FilePosition, read_starts
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, format_move
from pyramid_access.rules.position import Deal, Game, Position, start
from pyramid_access.rules.variants import DEFAULT_VARIANT, VARIANTS, Variant, with_rules
from pyramid_access.solver.result import SolveResult, Status
from pyramid_access.solver.search import matching_fits, solve
from pyramid_access.solver.shortest.win import can_shorten, shortest

NOT_WINNABLE = 1
"""Exit code when a deal cannot be won, one of several too."""
_WINNABLE = {Status.WON: True, Status.LOST: False, Status.UNKNOWN: None}


def asked_variant(invocation: Invocation) -> Variant:
    """Return the rules that the options ask for; raise :class:`~pyramid_access.rules.variants.RuleError`."""
    return with_rules(invocation.values.get("variant", DEFAULT_VARIANT), invocation.values.get("rules", {}))


class _Task(NamedTuple):
    """What is to be solved."""

    game: Game
    position: Position
    is_deal: bool


def solve_deals(invocation: Invocation, words: CliMessages) -> int:
    """Solve the deals and positions of a file, writing each as soon as it is solved; return the exit code.

    Raises :class:`~pyramid_access.deals.files.DealFileError`, also for a position where rules are asked for, and
    :class:`~pyramid_access.cli.usage.UsageError` if shortest lines are asked for and there can be none.
    """
    tasks, is_shortest = _tasks(invocation), "shortest" in invocation.values
    if is_shortest:
        _check_shortest(tasks)
    search, verdict = (shortest, "solve-shortest") if is_shortest else (solve, "solve-winnable")
    winnable = 0
    for number, (game, position, is_deal) in enumerate(tasks, 1):
        began = time.perf_counter()
        result = search(game, position)
        milliseconds = (time.perf_counter() - began) * 1000
        winnable += result.status is Status.WON
        if "json" in invocation.values:
            write_json_line(_row(number, game.deal, result, milliseconds))
        else:
            about = {"deal": number, "total": len(tasks), "kind": _kind(is_deal)}
            for line in _lines(words, game, result, verdict, about):
                write_line(line)
    if len(tasks) > 1 and "json" not in invocation.values:
        kind = _kind(all(task.is_deal for task in tasks))
        write_line(words.say("solve-total", winnable=winnable, total=len(tasks), kind=kind))
    return 0 if winnable == len(tasks) else NOT_WINNABLE


def _tasks(invocation: Invocation) -> Sequence[_Task]:
    """Return what is in the file; a position has its own rules, a deal those that the options ask for."""
    variant = asked_variant(invocation)
    if not isinstance(invocation.deal, DealFile):
        raise AssertionError("parsed without a file")
    path, tasks = invocation.deal.path, []
    for found in read_starts(path):
        if isinstance(found, FilePosition):
            if not invocation.values.keys().isdisjoint(("variant", "rules")):
                raise DealFileError(DealFault.OWN_RULES, path)
            tasks.append(_Task(found.game, found.position, is_deal=False))
        else:
            game = Game(variant, found.deal)
            tasks.append(_Task(game, start(game), is_deal=True))
    return tasks


def _check_shortest(tasks: Sequence[_Task]) -> None:
    """Raise unless all have shortest lines."""
    if not all(can_shorten(task.game.variant) for task in tasks):
        choices = tuple(name for name, named in VARIANTS.items() if can_shorten(named))
        raise UsageError(UsageFault.NO_SHORTEST, "--shortest", choices=choices)
    if not all(matching_fits(task.game, task.position) for task in tasks):
        raise UsageError(UsageFault.NO_PAIRS, "--shortest")


def _kind(is_deal: bool) -> str:
    return "deal" if is_deal else "position"


def _row(number: int, deal: Deal, result: SolveResult, milliseconds: float) -> dict[str, object]:
    return {
        "deal": number,
        "winnable": _WINNABLE[result.status],
        "moves": [format_move(deal, move) for move in result.moves],
        "length": len(result.moves) if result.status is Status.WON else None,
        "ms": round(milliseconds, 3),
    }


def _lines(
    words: CliMessages, game: Game, result: SolveResult, winnable: str, about: Mapping[str, object]
) -> Iterator[str]:
    """Yield the verdict, and the moves if there is one deal only: those of many would bury the verdicts.

    ``winnable`` is the message for a deal that can be won; ``about`` says which deal it is, for all messages.
    """
    if result.status is not Status.WON:
        yield words.say("solve-lost", **about)
    elif not result.moves:
        yield words.say("solve-won", **about)
    else:
        yield words.say(winnable, moves=len(result.moves), **about)
        if about["total"] == 1:
            yield from (_move(words, game, move, place) for place, move in enumerate(result.moves, 1))


def _move(words: CliMessages, game: Game, move: Move, place: int) -> str:
    match move:
        case Remove((slot,)):
            return words.say("solve-move-one", place=place, card=game.deal[slot])
        case Remove(slots):
            return words.say("solve-move-pair", place=place, cards=[game.deal[slot] for slot in slots])
        case Draw():
            return words.say("solve-move-draw", place=place)
        case Redeal():
            return words.say("solve-move-redeal", place=place)
