"""Why a move is refused, in words."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.events import MoveRefused, Reason
from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import Event
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "game over": (
        table(),
        (MoveRefused(Draw(), Reason.GAME_OVER),),
        ["The game is over."] * 3,
        ["La partie est finie."] * 3,
    ),
    "card has left": (
        table(out="Kc"),
        (MoveRefused(remove(slot("Kc")), Reason.GONE, slot("Kc")),),
        ["Already left.", *["The king of clubs has already left."] * 2],
        ["Déjà parti.", *["Le roi de trèfle est déjà parti."] * 2],
    ),
    "queen has left": (
        table(out="Qh"),
        (MoveRefused(remove(slot("Qh")), Reason.GONE, slot("Qh")),),
        ["Already left.", *["The queen of hearts has already left."] * 2],
        ["Déjà partie.", *["La dame de cœur est déjà partie."] * 2],
    ),
    "card not drawn yet": (
        table(),
        (MoveRefused(remove(slot("4d")), Reason.FACE_DOWN, slot("4d")),),
        ["This card is still hidden in the stock."] * 3,
        ["Cette carte est encore cachée dans la pioche."] * 3,
    ),
    "covered by one card": (
        table(out="Ah Qh"),
        (MoveRefused(remove(slot("5d")), Reason.COVERED, slot("5d")),),
        [
            "Covered by the three of clubs.",
            "The five of diamonds is covered by the three of clubs.",
            "The five of diamonds is covered by the three of clubs.",
        ],
        [
            "Couvert par le trois de trèfle.",
            "Le cinq de carreau est couvert par le trois de trèfle.",
            "Le cinq de carreau est couvert par le trois de trèfle.",
        ],
    ),
    "covered by two cards": (
        table(),
        (MoveRefused(remove(slot("Kh")), Reason.COVERED, slot("Kh")),),
        [
            "Covered by the jack of spades and the jack of hearts.",
            "The king of hearts is covered by the jack of spades and the jack of hearts.",
            "The king of hearts is covered by the jack of spades and the jack of hearts.",
        ],
        [
            "Couvert par le valet de pique et le valet de cœur.",
            "Le roi de cœur est couvert par le valet de pique et le valet de cœur.",
            "Le roi de cœur est couvert par le valet de pique et le valet de cœur.",
        ],
    ),
    "queen covered": (
        table(),
        (MoveRefused(remove(slot("Qs")), Reason.COVERED, slot("Qs")),),
        [
            "Covered by the two of spades and the seven of hearts.",
            "The queen of spades is covered by the two of spades and the seven of hearts.",
            "The queen of spades is covered by the two of spades and the seven of hearts.",
        ],
        [
            "Couverte par le deux de pique et le sept de cœur.",
            "La dame de pique est couverte par le deux de pique et le sept de cœur.",
            "La dame de pique est couverte par le deux de pique et le sept de cœur.",
        ],
    ),
    "covered by queen and jack": (
        table(),
        (MoveRefused(remove(slot("2h")), Reason.COVERED, slot("2h")),),
        [
            "Covered by the queen of spades and the king of spades.",
            "The two of hearts is covered by the queen of spades and the king of spades.",
            "The two of hearts is covered by the queen of spades and the king of spades.",
        ],
        [
            "Couvert par la dame de pique et le roi de pique.",
            "Le deux de cœur est couvert par la dame de pique et le roi de pique.",
            "Le deux de cœur est couvert par la dame de pique et le roi de pique.",
        ],
    ),
    "buried in the waste": (
        table(waste="Ad 7s Qh"),
        (MoveRefused(remove(slot("7s")), Reason.BURIED, slot("7s")),),
        [
            "Under the queen of hearts.",
            "The seven of spades is under the queen of hearts.",
            "The seven of spades is under the queen of hearts.",
        ],
        [
            "Sous la dame de cœur.",
            "Le sept de pique est sous la dame de cœur.",
            "Le sept de pique est sous la dame de cœur.",
        ],
    ),
    "buried in a column": (
        table("giza"),
        (MoveRefused(remove(slot("4h")), Reason.BURIED, slot("4h")),),
        [
            "Under the ace of spades.",
            "The four of hearts is under the ace of spades.",
            "The four of hearts is under the ace of spades.",
        ],
        [
            "Sous l'as de pique.",
            "Le quatre de cœur est sous l'as de pique.",
            "Le quatre de cœur est sous l'as de pique.",
        ],
    ),
    "nine needs a four": (
        table(),
        (MoveRefused(remove(slot("9h")), Reason.NEEDS_PARTNER, slot("9h")),),
        [
            "It needs a four.",
            "The nine of hearts cannot leave alone, it needs a four.",
            "The nine of hearts cannot leave alone, it needs a four.",
        ],
        [
            "Il lui faut un quatre.",
            "Le neuf de cœur ne part pas seul, il lui faut un quatre.",
            "Le neuf de cœur ne part pas seul, il lui faut un quatre.",
        ],
    ),
    "queen needs an ace": (
        table(hand="Qh"),
        (MoveRefused(remove(slot("Qh")), Reason.NEEDS_PARTNER, slot("Qh")),),
        [
            "It needs an ace.",
            "The queen of hearts cannot leave alone, it needs an ace.",
            "The queen of hearts cannot leave alone, it needs an ace.",
        ],
        [
            "Il lui faut un as.",
            "La dame de cœur ne part pas seule, il lui faut un as.",
            "La dame de cœur ne part pas seule, il lui faut un as.",
        ],
    ),
    "ace needs a queen": (
        table(),
        (MoveRefused(remove(slot("Ah")), Reason.NEEDS_PARTNER, slot("Ah")),),
        [
            "It needs a queen.",
            "The ace of hearts cannot leave alone, it needs a queen.",
            "The ace of hearts cannot leave alone, it needs a queen.",
        ],
        [
            "Il lui faut une dame.",
            "L'as de cœur ne part pas seul, il lui faut une dame.",
            "L'as de cœur ne part pas seul, il lui faut une dame.",
        ],
    ),
    "king needs a queen in dozen": (
        table("dozen"),
        (MoveRefused(remove(slot("Kc")), Reason.NEEDS_PARTNER, slot("Kc")),),
        [
            "It needs a queen.",
            "The king of clubs cannot leave alone, it needs a queen.",
            "The king of clubs cannot leave alone, it needs a queen.",
        ],
        [
            "Il lui faut une dame.",
            "Le roi de trèfle ne part pas seul, il lui faut une dame.",
            "Le roi de trèfle ne part pas seul, il lui faut une dame.",
        ],
    ),
    "nine needs a neighbour in cheops": (
        table("cheops"),
        (MoveRefused(remove(slot("9h")), Reason.NEEDS_PARTNER, slot("9h")),),
        [
            "It needs an eight, a nine or a ten.",
            "The nine of hearts cannot leave alone, it needs an eight, a nine or a ten.",
            "The nine of hearts cannot leave alone, it needs an eight, a nine or a ten.",
        ],
        [
            "Il lui faut un huit, un neuf ou un dix.",
            "Le neuf de cœur ne part pas seul, il lui faut un huit, un neuf ou un dix.",
            "Le neuf de cœur ne part pas seul, il lui faut un huit, un neuf ou un dix.",
        ],
    ),
    "king leaves alone": (
        table(),
        (MoveRefused(remove(*slots("Kc 9h")), Reason.LEAVES_ALONE, slot("Kc")),),
        [
            "King of clubs leaves alone.",
            "The king of clubs leaves alone, without a partner.",
            "The king of clubs leaves alone, without a partner.",
        ],
        [
            "Roi de trèfle part seul.",
            "Le roi de trèfle part seul, sans partenaire.",
            "Le roi de trèfle part seul, sans partenaire.",
        ],
    ),
    "five and six make eleven": (
        table(),
        (MoveRefused(remove(*slots("5c 6c")), Reason.NO_PARTNERS),),
        [
            "Eleven, not thirteen.",
            "Five and six make eleven, not thirteen.",
            "The five of clubs and the six of clubs make eleven, not thirteen.",
        ],
        [
            "Onze, pas treize.",
            "Cinq et six font onze, pas treize.",
            "Le cinq de trèfle et le six de trèfle font onze, pas treize.",
        ],
    ),
    "queen and two make fourteen": (
        table(hand="Qh"),
        (MoveRefused(remove(*slots("2h Qh")), Reason.NO_PARTNERS),),
        [
            "Fourteen, not thirteen.",
            "Two and queen make fourteen, not thirteen.",
            "The two of hearts and the queen of hearts make fourteen, not thirteen.",
        ],
        [
            "Quatorze, pas treize.",
            "Deux et dame font quatorze, pas treize.",
            "Le deux de cœur et la dame de cœur font quatorze, pas treize.",
        ],
    ),
    "king and king make 26": (
        table("dozen"),
        (MoveRefused(remove(*slots("Kc Kd")), Reason.NO_PARTNERS),),
        [
            "26, not twelve.",
            "King and king make 26, not twelve.",
            "The king of diamonds and the king of clubs make 26, not twelve.",
        ],
        [
            "26, pas douze.",
            "Roi et roi font 26, pas douze.",
            "Le roi de carreau et le roi de trèfle font 26, pas douze.",
        ],
    ),
    "five and nine are apart": (
        table("cheops"),
        (MoveRefused(remove(*slots("5c 9h")), Reason.NO_PARTNERS),),
        [
            "Five and nine are not neighbours.",
            "Five and nine are not neighbours.",
            "The five of clubs and the nine of hearts are not neighbours.",
        ],
        [
            "Cinq et neuf ne se suivent pas.",
            "Cinq et neuf ne se suivent pas.",
            "Le cinq de trèfle et le neuf de cœur ne se suivent pas.",
        ],
    ),
    "stock empty": (
        table(hand="As"),
        (MoveRefused(Draw(), Reason.STOCK_EMPTY),),
        ["The stock is empty."] * 3,
        ["La pioche est vide."] * 3,
    ),
    "no stock in this game": (
        table("giza"),
        (MoveRefused(Draw(), Reason.NO_STOCK),),
        ["This game has no stock."] * 3,
        ["Ce jeu n'a pas de pioche."] * 3,
    ),
    "one card left in the stock": (
        table(stock="As"),
        (MoveRefused(Redeal(), Reason.STOCK_LEFT),),
        ["There is still one card in the stock."] * 3,
        ["Il reste une carte dans la pioche."] * 3,
    ),
    "five cards left in the stock": (
        table(stock="6s Td 9s 4d As"),
        (MoveRefused(Redeal(), Reason.STOCK_LEFT),),
        ["There are still 5 cards in the stock."] * 3,
        ["Il reste 5 cartes dans la pioche."] * 3,
    ),
    "no pass left": (
        table(pass_number=3, waste="As"),
        (MoveRefused(Redeal(), Reason.NO_PASS_LEFT),),
        [
            "Stock empty, last pass.",
            "The stock is empty, and that was the last pass.",
            "The stock is empty, and that was the last pass.",
        ],
        [
            "Pioche vide, dernier passage.",
            "La pioche est vide, et c'était le dernier passage.",
            "La pioche est vide, et c'était le dernier passage.",
        ],
    ),
    "nothing to turn over": (
        table(),
        (MoveRefused(Redeal(), Reason.NOTHING_TO_REDEAL),),
        ["The stock and the waste are empty."] * 3,
        ["La pioche et la défausse sont vides."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_refusals(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
