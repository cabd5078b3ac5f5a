"""Hints, each with its reason."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import Event, HintGiven
from pyramid_access.solver.hints import Hint, Why
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "king": (
        table(),
        (HintGiven(Hint(remove(slot("Kc")), Why.KING), 1, 2),),
        [
            "Remove the king of clubs.",
            "Remove the king of clubs, it leaves alone. Hint 1 of 2.",
            "Remove the king of clubs, it leaves alone. Hint 1 of 2.",
        ],
        [
            "Retirez le roi de trèfle.",
            "Retirez le roi de trèfle, il part seul. Indice 1 sur 2.",
            "Retirez le roi de trèfle, il part seul. Indice 1 sur 2.",
        ],
    ),
    "pair that uncovers": (
        table(out="Kc Ad 4d 8c", hand="4s"),
        (HintGiven(Hint(remove(*slots("9h 4s")), Why.UNCOVERS), 1, 3),),
        [
            "Remove nine of hearts, four of spades.",
            "Remove the nine of hearts and the four of spades, this uncovers the two of diamonds. Hint 1 of 3.",
            "Remove the nine of hearts and the four of spades, this uncovers the two of diamonds. Hint 1 of 3.",
        ],
        [
            "Retirez neuf de cœur, quatre de pique.",
            "Retirez le neuf de cœur et le quatre de pique, cela découvre le deux de carreau. Indice 1 sur 3.",
            "Retirez le neuf de cœur et le quatre de pique, cela découvre le deux de carreau. Indice 1 sur 3.",
        ],
    ),
    "pair that uncovers two": (
        table(out="Kc Ad 4d 6c 8c", hand="4s"),
        (HintGiven(Hint(remove(*slots("9h 4s")), Why.UNCOVERS), 2, 3),),
        [
            "Remove nine of hearts, four of spades.",
            (
                "Remove the nine of hearts and the four of spades, this uncovers the two of diamonds and the "
                "eight of diamonds. Hint 2 of 3."
            ),
            (
                "Remove the nine of hearts and the four of spades, this uncovers the two of diamonds and the "
                "eight of diamonds. Hint 2 of 3."
            ),
        ],
        [
            "Retirez neuf de cœur, quatre de pique.",
            (
                "Retirez le neuf de cœur et le quatre de pique, cela découvre le deux de carreau et le huit de "
                "carreau. Indice 2 sur 3."
            ),
            (
                "Retirez le neuf de cœur et le quatre de pique, cela découvre le deux de carreau et le huit de "
                "carreau. Indice 2 sur 3."
            ),
        ],
    ),
    "pair of two pyramid cards": (
        table(),
        (HintGiven(Hint(remove(*slots("6c 7d")), Why.TWO_FROM_PYRAMID), 1, 1),),
        [
            "Remove seven of diamonds, six of clubs.",
            "Remove the seven of diamonds and the six of clubs, two pyramid cards.",
            "Remove the seven of diamonds and the six of clubs, two pyramid cards.",
        ],
        [
            "Retirez sept de carreau, six de trèfle.",
            "Retirez le sept de carreau et le six de trèfle, deux cartes de la pyramide.",
            "Retirez le sept de carreau et le six de trèfle, deux cartes de la pyramide.",
        ],
    ),
    "pair with the stock": (
        table(hand="Qh"),
        (HintGiven(Hint(remove(*slots("Ah Qh")), Why.WITH_STOCK), 1, 2),),
        [
            "Remove ace of hearts, queen of hearts.",
            "Remove the ace of hearts and the queen of hearts, this uncovers nothing in the pyramid. Hint 1 of 2.",
            "Remove the ace of hearts and the queen of hearts, this uncovers nothing in the pyramid. Hint 1 of 2.",
        ],
        [
            "Retirez as de cœur, dame de cœur.",
            "Retirez l'as de cœur et la dame de cœur, sans rien découvrir dans la pyramide. Indice 1 sur 2.",
            "Retirez l'as de cœur et la dame de cœur, sans rien découvrir dans la pyramide. Indice 1 sur 2.",
        ],
    ),
    "with stock when the pyramid is empty": (
        table(
            "par",
            out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c",
            waste="9s 4s",
        ),
        (HintGiven(Hint(remove(*slots("9s 4s")), Why.WITH_STOCK), 1, 1),),
        [
            "Remove four of spades, nine of spades. Then you have won.",
            *["Remove the four of spades and the nine of spades. Then you have won."] * 2,
        ],
        [
            "Retirez quatre de pique, neuf de pique. C'est gagné ensuite.",
            *["Retirez le quatre de pique et le neuf de pique. C'est gagné ensuite."] * 2,
        ],
    ),
    "draw": (
        table(out="Kc"),
        (HintGiven(Hint(Draw(), Why.DRAW), 1, 1),),
        [
            "Draw.",
            "Draw, nothing can leave now.",
            "Draw, nothing can leave now.",
        ],
        [
            "Piochez.",
            "Piochez, rien ne peut partir pour l'instant.",
            "Piochez, rien ne peut partir pour l'instant.",
        ],
    ),
    "draw as another way": (
        table(),
        (HintGiven(Hint(Draw(), Why.DRAW), 3, 3),),
        [
            "You can also draw.",
            "You can also draw. Hint 3 of 3.",
            "You can also draw. Hint 3 of 3.",
        ],
        [
            "Vous pouvez aussi piocher.",
            "Vous pouvez aussi piocher. Indice 3 sur 3.",
            "Vous pouvez aussi piocher. Indice 3 sur 3.",
        ],
    ),
    "redeal": (
        table(out="Kc", waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),),
        [
            "Turn the waste over, 2 more passes.",
            "Turn the waste over, nothing can leave. 2 more passes.",
            "Turn the waste over, nothing can leave. 2 more passes.",
        ],
        [
            "Retournez la défausse, encore 2 passages.",
            "Retournez la défausse, rien ne peut partir. Encore 2 passages.",
            "Retournez la défausse, rien ne peut partir. Encore 2 passages.",
        ],
    ),
    "last redeal": (
        table(out="Kc", waste="Ad", pass_number=2),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),),
        [
            "Turn the waste over, one more pass.",
            "Turn the waste over, nothing can leave. One more pass.",
            "Turn the waste over, nothing can leave. One more pass.",
        ],
        [
            "Retournez la défausse, encore un passage.",
            "Retournez la défausse, rien ne peut partir. Encore un passage.",
            "Retournez la défausse, rien ne peut partir. Encore un passage.",
        ],
    ),
    "redeal without limit": (
        table("tut", out="Kc", waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),),
        [
            "Turn the waste over.",
            "Turn the waste over, nothing can leave.",
            "Turn the waste over, nothing can leave.",
        ],
        [
            "Retournez la défausse.",
            "Retournez la défausse, rien ne peut partir.",
            "Retournez la défausse, rien ne peut partir.",
        ],
    ),
    "redeal as another way": (
        table(waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 2, 2),),
        [
            "You can also turn the waste over, 2 more passes.",
            "You can also turn the waste over, 2 more passes. Hint 2 of 2.",
            "You can also turn the waste over, 2 more passes. Hint 2 of 2.",
        ],
        [
            "Vous pouvez aussi retourner la défausse, encore 2 passages.",
            "Vous pouvez aussi retourner la défausse, encore 2 passages. Indice 2 sur 2.",
            "Vous pouvez aussi retourner la défausse, encore 2 passages. Indice 2 sur 2.",
        ],
    ),
    "last redeal as another way": (
        table(waste="Ad", pass_number=2),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 2, 2),),
        [
            "You can also turn the waste over, one more pass.",
            "You can also turn the waste over, one more pass. Hint 2 of 2.",
            "You can also turn the waste over, one more pass. Hint 2 of 2.",
        ],
        [
            "Vous pouvez aussi retourner la défausse, encore un passage.",
            "Vous pouvez aussi retourner la défausse, encore un passage. Indice 2 sur 2.",
            "Vous pouvez aussi retourner la défausse, encore un passage. Indice 2 sur 2.",
        ],
    ),
    "redeal without limit as another way": (
        table("tut", waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 2, 2),),
        [
            "You can also turn the waste over.",
            "You can also turn the waste over. Hint 2 of 2.",
            "You can also turn the waste over. Hint 2 of 2.",
        ],
        [
            "Vous pouvez aussi retourner la défausse.",
            "Vous pouvez aussi retourner la défausse. Indice 2 sur 2.",
            "Vous pouvez aussi retourner la défausse. Indice 2 sur 2.",
        ],
    ),
    "nothing left": (
        table(),
        (HintGiven(Hint(None, Why.NOTHING), 1, 1),),
        [
            "No move is left.",
            "No move is left. Undo, or start another game.",
            "No move is left. Undo, or start another game.",
        ],
        [
            "Plus aucun coup possible.",
            "Plus aucun coup possible. Annulez, ou commencez une autre partie.",
            "Plus aucun coup possible. Annulez, ou commencez une autre partie.",
        ],
    ),
    "nothing left in a won game": (
        table(out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (HintGiven(Hint(None, Why.NOTHING), 1, 1),),
        ["The game is over."] * 3,
        ["La partie est finie."] * 3,
    ),
    "last redeal, although something could leave": (
        table(waste="Ad", pass_number=2),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),),
        ["Better to turn the waste over, one more pass."] * 3,
        ["Mieux vaut retourner la défausse, encore un passage."] * 3,
    ),
    "redeal without limit, although something could leave": (
        table("tut", waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),),
        ["Better to turn the waste over."] * 3,
        ["Mieux vaut retourner la défausse."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_hints(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
