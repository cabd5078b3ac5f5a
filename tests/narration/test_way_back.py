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

CASES = {
    "went back": (
        table(moves=13),
        (WentBack(18), CursorLanded(slot("Ah"))),
        [
            "Returned to move 13. On the ace of hearts.",
            (
                "Returned to move 13, 18 moves taken back. The game is winnable again. "
                "On the ace of hearts, row 7, place 3."
            ),
            (
                "Returned to move 13, 18 moves taken back. The game is winnable again. "
                "Y plays those moves again. On the ace of hearts, row 7, place 3."
            ),
        ],
        [
            "Retour au coup 13. Sur l'as de cœur.",
            (
                "Retour au coup 13, 18 coups annulés. La partie est de nouveau gagnable. "
                "Sur l'as de cœur, rangée 7, place 3."
            ),
            (
                "Retour au coup 13, 18 coups annulés. La partie est de nouveau gagnable. "
                "Y rejoue ces coups. Sur l'as de cœur, rangée 7, place 3."
            ),
        ],
    ),
    "went back one move, to the start": (
        table(),
        (WentBack(1), CursorLanded(slot("5c"))),
        [
            "Returned to the start. On the five of clubs.",
            (
                "Returned to the start, one move taken back. The game is winnable again. "
                "On the five of clubs, row 7, place 1."
            ),
            (
                "Returned to the start, one move taken back. The game is winnable again. "
                "Y plays that move again. On the five of clubs, row 7, place 1."
            ),
        ],
        [
            "Retour au début. Sur le cinq de trèfle.",
            (
                "Retour au début, un coup annulé. La partie est de nouveau gagnable. "
                "Sur le cinq de trèfle, rangée 7, place 1."
            ),
            (
                "Retour au début, un coup annulé. La partie est de nouveau gagnable. "
                "Y rejoue ce coup. Sur le cinq de trèfle, rangée 7, place 1."
            ),
        ],
    ),
    "went back, with a choice and cards beside the pyramid": (
        table(moves=13, hand="Qh", waste="Ad", chosen="Ah"),
        (WentBack(18), CardChosen(slot("Ah")), CardBack(slot("Qh")), CardBack(slot("Ad")), CursorLanded(slot("5c"))),
        [
            "Returned to move 13. Ace of hearts chosen. On the five of clubs.",
            (
                "Returned to move 13, 18 moves taken back. The game is winnable again. Ace of hearts chosen. "
                "Queen of hearts, in hand. Ace of diamonds, on the waste. On the five of clubs, row 7, place 1."
            ),
            (
                "Returned to move 13, 18 moves taken back. The game is winnable again. Y plays those moves again. "
                "Ace of hearts chosen, row 7, place 3. It needs a queen. Queen of hearts, in hand. "
                "Ace of diamonds, on the waste. On the five of clubs, row 7, place 1."
            ),
        ],
        [
            "Retour au coup 13. As de cœur choisi. Sur le cinq de trèfle.",
            (
                "Retour au coup 13, 18 coups annulés. La partie est de nouveau gagnable. As de cœur choisi. "
                "Dame de cœur, en main. As de carreau, en haut de la défausse. "
                "Sur le cinq de trèfle, rangée 7, place 1."
            ),
            (
                "Retour au coup 13, 18 coups annulés. La partie est de nouveau gagnable. Y rejoue ces coups. "
                "As de cœur choisi, rangée 7, place 3. Il lui faut une dame. Dame de cœur, en main. "
                "As de carreau, en haut de la défausse. Sur le cinq de trèfle, rangée 7, place 1."
            ),
        ],
    ),
    "no way back, still winnable": (
        table(moves=3),
        (WayBackRefused(NoWayBack.STILL_WINNABLE),),
        ["Still winnable.", *["Nothing to take back, the game is still winnable."] * 2],
        ["Encore gagnable.", *["Rien à annuler, la partie est encore gagnable."] * 2],
    ),
    "no way back, won": (
        table(moves=43, out=EMPTY, outcome=Outcome(Result.WON, 10)),
        (WayBackRefused(NoWayBack.STILL_WINNABLE),),
        ["Already won.", *["Nothing to take back, the game is won."] * 2],
        ["Déjà gagnée.", *["Rien à annuler, la partie est gagnée."] * 2],
    ),
    "no way back, never winnable": (
        table(moves=3),
        (WayBackRefused(NoWayBack.NEVER_WINNABLE),),
        ["Lost from the start.", *["Nothing to take back, this deal could never be won."] * 2],
        ["Perdue dès le début.", *["Rien à annuler, cette donne ne pouvait pas être gagnée."] * 2],
    ),
    "no way back, unknown": (
        table(moves=3),
        (WayBackRefused(NoWayBack.UNKNOWN),),
        ["I do not know.", *["I do not know where to go back to, the search took too long."] * 2],
        ["Je ne sais pas.", *["Je ne sais pas où revenir, la recherche a duré trop longtemps."] * 2],
    ),
    "played again": (
        table(moves=31),
        (WayBackRedone(18), CursorLanded(slot("Qs"))),
        [
            "18 moves played again. On the queen of spades.",
            *["18 moves played again. On the covered queen of spades, row 4, place 3."] * 2,
        ],
        [
            "18 coups rejoués. Sur la dame de pique.",
            *["18 coups rejoués. Sur la dame de pique couverte, rangée 4, place 3."] * 2,
        ],
    ),
    "played again, to the end": (
        table(moves=31, outcome=Outcome(Result.BLOCKED, 51)),
        (WayBackRedone(2), GameEnded(Outcome(Result.BLOCKED, 28))),
        [
            "2 moves played again. Blocked, 28 cards left.",
            (
                "2 moves played again. The game is blocked. 28 cards are left in the pyramid. "
                "V tells whether the game could have been won."
            ),
            (
                "2 moves played again. The game is blocked. 28 cards are left in the pyramid. V tells "
                "whether the game could have been won, and where it was lost. B goes back to the last "
                "winnable position, if there is one. Undo, or start another game."
            ),
        ],
        [
            "2 coups rejoués. Bloqué, il reste 28 cartes.",
            (
                "2 coups rejoués. Partie bloquée. Il reste 28 cartes dans la pyramide. V dit si la partie "
                "pouvait être gagnée."
            ),
            (
                "2 coups rejoués. Partie bloquée. Il reste 28 cartes dans la pyramide. V dit si la partie "
                "pouvait être gagnée, et où elle a été perdue. B revient à la dernière position gagnable, "
                "s'il y en a une. Annulez, ou commencez une autre partie."
            ),
        ],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_way_back(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french


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
