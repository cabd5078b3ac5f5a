"""Going back to where a game could be won, and what is said about searches, in words."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.session.events import (
    CardBack,
    CardChosen,
    CursorLanded,
    Event,
    NoWayBack,
    WayBackRedone,
    WayBackRefused,
    WentBack,
)
from pyramid_access.settings import Detail
from tests.narration.tables import EMPTY, Table, slot, table, told, translator
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "went back": (table(moves=13), (WentBack(18), CursorLanded(slot("Ah")))),
    "went back one move, to the start": (table(), (WentBack(1), CursorLanded(slot("5c")))),
    "went back, with a choice and cards beside the pyramid": (
        table(moves=13, hand="Qh", waste="Ad", chosen="Ah"),
        (WentBack(18), CardChosen(slot("Ah")), CardBack(slot("Qh")), CardBack(slot("Ad")), CursorLanded(slot("5c"))),
    ),
    "no way back, still winnable": (table(moves=3), (WayBackRefused(NoWayBack.STILL_WINNABLE),)),
    "no way back, won": (
        table(moves=43, out=EMPTY, outcome=Outcome(Result.WON, 10)),
        (WayBackRefused(NoWayBack.STILL_WINNABLE),),
    ),
    "no way back, never winnable": (table(moves=3), (WayBackRefused(NoWayBack.NEVER_WINNABLE),)),
    "no way back, unknown": (table(moves=3), (WayBackRefused(NoWayBack.UNKNOWN),)),
    "played again": (table(moves=31), (WayBackRedone(18), CursorLanded(slot("Qs")))),
    "played again, to the end": (
        table(moves=31, outcome=Outcome(Result.BLOCKED, 51)),
        (WayBackRedone(2), GameEnded(Outcome(Result.BLOCKED, 28))),
    ),
}
"""Table and events."""


@in_every_language("way_back", CASES)
def test_way_back(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)


MESSAGES = {
    "knowledge-searching": (["Searching."] * 3, ["Je cherche."] * 3),
    "knowledge-searching-deal": (["Searching for a winnable deal."] * 3, ["Je cherche une donne gagnable."] * 3),
    "knowledge-no-deal": (
        [
            "No winnable deal found in time.",
            *["I found no winnable deal in time. The game stays on the table."] * 2,
        ],
        [
            "Aucune donne gagnable trouvée à temps.",
            *["Je n'ai pas trouvé de donne gagnable à temps. La partie reste sur la table."] * 2,
        ],
    ),
    "game-winnable-easy": (
        [
            *["Winnable deal, rather easy."] * 2,
            "Winnable deal, rather easy. Careful play almost always wins such a deal.",
        ],
        [
            *["Donne gagnable, plutôt facile."] * 2,
            "Donne gagnable, plutôt facile. En jouant avec soin, on gagne presque toujours une telle donne.",
        ],
    ),
    "game-winnable-medium": (
        [
            *["Winnable deal, of medium difficulty."] * 2,
            "Winnable deal, of medium difficulty. Careful play wins such a deal most of the time.",
        ],
        [
            *["Donne gagnable, de difficulté moyenne."] * 2,
            "Donne gagnable, de difficulté moyenne. En jouant avec soin, on gagne le plus souvent une telle donne.",
        ],
    ),
    "game-winnable-hard": (
        [
            *["Winnable deal, hard."] * 2,
            "Winnable deal, hard. Careful play wins such a deal about one time in two.",
        ],
        [
            *["Donne gagnable, difficile."] * 2,
            "Donne gagnable, difficile. En jouant avec soin, on gagne une telle donne environ une fois sur deux.",
        ],
    ),
    "game-winnable-very-hard": (
        [
            *["Winnable deal, very hard."] * 2,
            "Winnable deal, very hard. Even careful play loses such a deal most of the time.",
        ],
        [
            *["Donne gagnable, très difficile."] * 2,
            "Donne gagnable, très difficile. Même en jouant avec soin, on perd le plus souvent une telle donne.",
        ],
    ),
    "game-rated-easy": (
        [
            *["Rather easy deal."] * 2,
            "Rather easy deal. Careful play almost always wins such a deal.",
        ],
        [
            *["Donne plutôt facile."] * 2,
            "Donne plutôt facile. En jouant avec soin, on gagne presque toujours une telle donne.",
        ],
    ),
    "game-rated-medium": (
        [
            *["Deal of medium difficulty."] * 2,
            "Deal of medium difficulty. Careful play wins such a deal most of the time.",
        ],
        [
            *["Donne de difficulté moyenne."] * 2,
            "Donne de difficulté moyenne. En jouant avec soin, on gagne le plus souvent une telle donne.",
        ],
    ),
    "game-rated-hard": (
        [
            *["Hard deal."] * 2,
            "Hard deal. Careful play wins such a deal about one time in two.",
        ],
        [
            *["Donne difficile."] * 2,
            "Donne difficile. En jouant avec soin, on gagne une telle donne environ une fois sur deux.",
        ],
    ),
    "game-rated-very-hard": (
        [
            *["Very hard deal."] * 2,
            "Very hard deal. Even careful play loses such a deal most of the time.",
        ],
        [
            *["Donne très difficile."] * 2,
            "Donne très difficile. Même en jouant avec soin, on perd le plus souvent une telle donne.",
        ],
    ),
}
"""What is said without an event of the game, briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("message", "words"), MESSAGES.items(), ids=MESSAGES)
def test_messages(message: str, words: tuple[list[str], list[str]]) -> None:
    assert [[translator(lang).say(message, detail) for detail in Detail] for lang in ("en", "fr")] == [*words]
