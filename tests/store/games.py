"""Games to be kept."""

import random
from datetime import date

from pyramid_access.deals.choice import DealOrigin
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import with_rules
from pyramid_access.session.records import Attempt, PlayedGame
from pyramid_access.solver.difficulty import Difficulty
from pyramid_access.store.saved_content import SavedGame


def played(variant_id="three-pass", overrides=None, moves=40, taken_back=5):
    variant = with_rules(variant_id, overrides or {})
    game = Game(variant, deal_of_number(7, variant_id))
    position, made, source = start(game), [], random.Random(variant_id)
    while len(made) < moves and (legal := legal_moves(game, position)):
        made.append(source.choice(legal))
        position = successor(game, position, made[-1])
    keep = max(0, len(made) - taken_back)
    return SavedGame(
        game,
        DealOrigin(20261129, date(2026, 11, 29)),
        moves=tuple(made[:keep]),
        undone=tuple((move,) for move in reversed(made[keep:])),
        cursor=3,
        chosen=51,
        seconds=12.5,
        hints_used=2,
        undos_used=3,
        difficulty=Difficulty.HARD,
        attempt=Attempt("a1", "2026-11-30T18:00:00+01:00"),
    )


def counted(attempt="a1", **changes):
    values = {
        "attempt": attempt,
        "variant": "three-pass",
        "rules": "",
        "deal": format_cards(deal_of_number(7, "three-pass")),
        "number": 7,
        "started_at": "2026-11-30T18:00:00+01:00",
        "ended_at": "2026-11-30T18:10:00+01:00",
        "seconds": 600.0,
        "moves": 49,
        "hints": 0,
        "undos": 0,
        "won": True,
        "par": None,
    }
    return PlayedGame(**values | changes)
