"""The rules of every game, word for word: which sentences, in which order, and what each of them says."""

import pytest

from pyramid_access.narration.game_words import variant_name
from pyramid_access.narration.lookup_words import rule_messages
from pyramid_access.rules.variants import VARIANTS, parse_overrides, with_rules
from tests.narration.tables import translator

SENTENCES = {
    "three-pass": (
        "Three passes is the usual game, in which two deals in three can be won",
        "Trois passages, c'est la règle habituelle, deux donnes sur trois peuvent y être gagnées",
    ),
    "goal-pyramid": (
        "The goal is to clear the pyramid, other cards may be left",
        "Le but est de vider la pyramide, les autres cartes peuvent rester",
    ),
    "pyramid": (
        "The pyramid has 28 cards in seven rows, one at the top and seven at the base",
        "La pyramide a 28 cartes sur sept rangées, une au sommet et sept à la base",
    ),
    "free": (
        "A card of the pyramid is free when no other card covers it",
        "Une carte de la pyramide est libre quand aucune autre ne la couvre",
    ),
    "pair-thirteen": (
        "Two free cards leave together when they add up to thirteen",
        "Deux cartes libres partent ensemble quand leur somme fait treize",
    ),
    "values-thirteen": ("An ace is worth 1, a jack 11, a queen 12", "L'as vaut 1, le valet 11, la dame 12"),
    "alone-thirteen": ("A king is worth 13 and leaves alone", "Le roi vaut 13 et part seul"),
    "overlap-no": ("A card never leaves with one that covers it", "Une carte ne part jamais avec celle qui la couvre"),
    "stock-hidden": (
        "The other 24 cards are the stock, face down",
        "Les 24 autres cartes forment la pioche, face cachée",
    ),
    "draw-hand": (
        "The drawn card stays in hand, free, until the next one sends it to the waste",
        "La carte piochée reste en main, libre, jusqu'à ce que la suivante l'envoie sur la défausse",
    ),
    "waste": ("Of the waste, only the top card is free", "De la défausse, seule la carte du dessus est libre"),
    "anywhere": (
        "Two free cards may leave together wherever they lie",
        "Deux cartes libres peuvent partir ensemble où qu'elles se trouvent",
    ),
    "passes 3": ("You go through the stock three times in all", "Vous parcourez la pioche trois fois en tout"),
    "redeal": (
        "Between two passes the waste is turned over without being shuffled",
        "Entre deux passages, la défausse se retourne sans être mélangée",
    ),
    "blocked-stock": (
        "The game is blocked when nothing can leave any more, even with further draws",
        "La partie est bloquée quand plus rien ne peut partir, même en piochant encore",
    ),
    "classic": (
        "Classic pyramid is won even if cards are left in the stock",
        "La Pyramide détente se gagne même s'il reste des cartes à la pioche",
    ),
    "draw-waste 1": (
        "You draw one card at a time, it goes on the waste",
        "Vous piochez une carte à la fois, elle va sur la défausse",
    ),
    "passes 1": ("You go through the stock only once", "Vous parcourez la pioche une seule fois"),
    "easy": (
        "Easy pyramid gives the Classic pyramid a second pass through the stock",
        "La Pyramide facile donne à la Pyramide détente un second passage dans la pioche",
    ),
    "passes 2": ("You go through the stock twice", "Vous parcourez la pioche deux fois en tout"),
    "thirteen": (
        "Solitaire thirteen is named after the sum of its pairs",
        "Le Solitaire treize doit son nom à la somme de ses paires",
    ),
    "goal-thirteen": (
        "Some say that the game is won once the stock is used up, but then every game would be won",
        "Pour certains, la partie est gagnée dès que la pioche est épuisée, mais alors on gagnerait toujours",
    ),
    "three-piles": (
        "With Three piles, three drawn cards are free at a time",
        "Avec Trois piles, trois cartes piochées sont libres à la fois",
    ),
    "draw-piles": (
        "You draw three cards at a time, one on each of the three piles, from left to right",
        "Vous piochez trois cartes à la fois, une sur chacune des trois piles, de gauche à droite",
    ),
    "waste-piles": ("The top card of each pile is free", "La carte du dessus de chaque pile est libre"),
    "strict": (
        "Strict rules leave nothing on the table, and about one game in fifty is won",
        "La Règle stricte ne laisse rien sur la table, et l'on gagne environ une partie sur cinquante",
    ),
    "goal-all": (
        "The goal is to remove all 52 cards, those of the pyramid and all others",
        "Le but est de retirer les 52 cartes, celles de la pyramide et toutes les autres",
    ),
    "giza": (
        "Giza shows every card from the first move, and nothing is left to chance",
        "Gizeh montre toutes les cartes dès le premier coup, rien n'est laissé au hasard",
    ),
    "columns-8": (
        "The other 24 cards lie in eight columns of three, all of them visible",
        "Les 24 autres cartes forment huit colonnes de trois, toutes visibles",
    ),
    "columns-free": (
        "The last card of each column is free, and an empty column stays empty",
        "La dernière carte de chaque colonne est libre, et une colonne vide le reste",
    ),
    "blocked-columns": (
        "The game is blocked when nothing can leave any more",
        "La partie est bloquée quand plus rien ne peut partir",
    ),
    "par": (
        "Par pyramid is played for points, and rewards those who clear the pyramid early",
        "La Pyramide au par se joue pour des points, et récompense qui vide la pyramide tôt",
    ),
    "stock-open": (
        "The other 24 cards are the stock, whose first card is visible and free",
        "Les 24 autres cartes forment la pioche, dont la première est visible et libre",
    ),
    "draw-open": (
        "A draw sends the first card of the stock to the waste",
        "Piocher envoie la première carte de la pioche sur la défausse",
    ),
    "waste-pair": (
        "The top card of the waste is free, and may also leave with the one below it",
        "La carte du dessus de la défausse est libre, et peut aussi partir avec celle qu'elle couvre",
    ),
    "points 3": (
        "Clearing the pyramid is worth 50 points in the first pass, 35 in the second, 20 in the third",
        "Vider la pyramide rapporte 50 points au premier passage, 35 au deuxième, 20 au troisième",
    ),
    "points-left": (
        "Each card that is left at the end takes one point away",
        "Chaque carte qui reste à la fin enlève un point",
    ),
    "points-stop": (
        "The game menu lets you stop early and take the points",
        "Le menu des parties permet d'arrêter là et de prendre les points",
    ),
    "points-match": (
        "Six games make a match, won when their total is zero points or more",
        "Six parties font un match, gagné quand leur total est de zéro point ou plus",
    ),
    "open-stock": (
        "Open stock shows the next card before you draw it",
        "La Pioche ouverte montre la prochaine carte avant que vous la piochiez",
    ),
    "relaxed": (
        "Overlap allowed lets a card leave with the one that covers it",
        "Recouvrement permis laisse une carte partir avec celle qui la couvre",
    ),
    "overlap-yes": (
        "A card covered by only one other may leave with it, if the two go together",
        "Une carte couverte par une seule autre peut partir avec elle, si les deux vont ensemble",
    ),
    "tut": (
        "Tut's Tomb gives you all the time you want, but you draw three cards at a time",
        "Toutankhamon vous laisse tout votre temps, mais vous piochez trois cartes à la fois",
    ),
    "draw-waste 3": (
        "You draw three cards at a time, they go on the waste",
        "Vous piochez trois cartes à la fois, elles vont sur la défausse",
    ),
    "passes unlimited": (
        "You go through the stock as often as you like",
        "Vous parcourez la pioche autant de fois que vous voulez",
    ),
    "dozen": (
        "Pyramid dozen shows every card from the first move, and its pairs make twelve",
        "La douzaine montre toutes les cartes dès le premier coup, et ses paires font douze",
    ),
    "pair-dozen": (
        "Two free cards leave together when they add up to twelve, two sixes for example",
        "Deux cartes libres partent ensemble quand leur somme fait douze, deux six par exemple",
    ),
    "values-dozen": ("An ace is worth 1 and a jack 11", "L'as vaut 1 et le valet 11"),
    "alone-dozen": (
        "A queen goes with a king, and no card leaves alone",
        "Une dame va avec un roi, et aucune carte ne part seule",
    ),
    "columns-6": (
        "The other 24 cards lie in six columns of four, all of them visible",
        "Les 24 autres cartes forment six colonnes de quatre, toutes visibles",
    ),
    "apophis": (
        "Apophis is played with three piles and three passes",
        "Apophis se joue avec trois piles et trois passages",
    ),
    "redeal-piles": (
        "Between two passes the piles are put together, the left one on top, and turned over without being shuffled",
        "Entre deux passages, les piles se rassemblent, la gauche sur le dessus, et se retournent sans être mélangées",
    ),
    "cheops": (
        "Cheops asks for no sums, neighbouring ranks go together",
        "Khéops ne demande aucun calcul, les valeurs voisines vont ensemble",
    ),
    "pair-near": (
        "Two free cards leave together when they are of the same rank or of neighbouring ranks",
        "Deux cartes libres partent ensemble quand elles sont de même valeur ou de valeurs qui se suivent",
    ),
    "values-near": (
        "After the ten come jack, queen and king, but ace and king are not neighbours",
        "Après le dix viennent le valet, la dame et le roi, mais l'as et le roi ne se suivent pas",
    ),
    "alone-near": ("No card leaves alone", "Aucune carte ne part seule"),
    "passes 40": ("You go through the stock 40 times in all", "Vous parcourez la pioche 40 fois en tout"),
    "points 1": ("Clearing the pyramid is worth 50 points", "Vider la pyramide rapporte 50 points"),
    "points 2": (
        "Clearing the pyramid is worth 50 points in the first pass, 35 in the second",
        "Vider la pyramide rapporte 50 points au premier passage, 35 au deuxième",
    ),
    "points 0": ("Clearing the pyramid is worth 50 points", "Vider la pyramide rapporte 50 points"),
    "passes 16": ("You go through the stock sixteen times in all", "Vous parcourez la pioche seize fois en tout"),
}
"""The sentences by their messages, an argument after a space: English, then French."""
RULES = {
    "three-pass": (
        "three-pass | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | "
        "overlap-no | stock-hidden | draw-hand | waste | anywhere | passes 3 | redeal | blocked-stock"
    ),
    "classic": (
        "classic | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | "
        "overlap-no | stock-hidden | draw-waste 1 | waste | anywhere | passes 1 | blocked-stock"
    ),
    "easy": (
        "easy | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-no "
        "| stock-hidden | draw-waste 1 | waste | anywhere | passes 2 | redeal | blocked-stock"
    ),
    "thirteen": (
        "thirteen | goal-pyramid | goal-thirteen | pyramid | free | pair-thirteen | values-thirteen | alone-"
        "thirteen | overlap-no | stock-hidden | draw-waste 1 | waste | anywhere | passes 1 | blocked-stock"
    ),
    "three-piles": (
        "three-piles | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | "
        "overlap-no | stock-hidden | draw-piles | waste-piles | anywhere | passes 1 | blocked-stock"
    ),
    "strict": (
        "strict | goal-all | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-no | "
        "stock-hidden | draw-hand | waste | anywhere | passes 1 | blocked-stock"
    ),
    "giza": (
        "giza | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-no "
        "| columns-8 | columns-free | anywhere | blocked-columns"
    ),
    "par": (
        "par | goal-all | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-no | "
        "stock-open | draw-open | waste-pair | anywhere | passes 3 | redeal | blocked-stock | points 3 | "
        "points-left | points-stop | points-match"
    ),
    "open-stock": (
        "open-stock | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | "
        "overlap-no | stock-open | draw-open | waste | anywhere | passes 3 | redeal | blocked-stock"
    ),
    "relaxed": (
        "relaxed | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | "
        "overlap-yes | stock-hidden | draw-hand | waste | anywhere | passes 3 | redeal | blocked-stock"
    ),
    "tut": (
        "tut | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-yes "
        "| stock-hidden | draw-waste 3 | waste | anywhere | passes unlimited | redeal | blocked-stock"
    ),
    "dozen": (
        "dozen | goal-pyramid | pyramid | free | pair-dozen | values-dozen | alone-dozen | overlap-no | "
        "columns-6 | columns-free | anywhere | blocked-columns"
    ),
    "apophis": (
        "apophis | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | "
        "overlap-no | stock-hidden | draw-piles | waste-piles | anywhere | passes 3 | redeal-piles | blocked-"
        "stock"
    ),
    "cheops": (
        "cheops | goal-pyramid | pyramid | free | pair-near | values-near | alone-near | overlap-no | stock-"
        "hidden | draw-hand | waste | anywhere | passes 1 | blocked-stock"
    ),
    "three-pass passes=2,goal=all": (
        "house | goal-all | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-no | "
        "stock-hidden | draw-hand | waste | anywhere | passes 2 | redeal | blocked-stock"
    ),
    "three-pass passes=40,stock=open,waste_pair=yes,scoring=none": (
        "house | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-"
        "no | stock-open | draw-open | waste-pair | anywhere | passes 40 | redeal | blocked-stock"
    ),
    "three-pass scoring=par,passes=1": (
        "house | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-"
        "no | stock-hidden | draw-hand | waste | anywhere | passes 1 | blocked-stock | points 1 "
        "| points-left | points-stop | points-match"
    ),
    "three-pass scoring=par,passes=2": (
        "house | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-"
        "no | stock-hidden | draw-hand | waste | anywhere | passes 2 | redeal | blocked-stock | points 2 | "
        "points-left | points-stop | points-match"
    ),
    "giza stock=hand,reserve=none,passes=unlimited,overlap=yes": (
        "house | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-"
        "yes | stock-hidden | draw-hand | waste | anywhere | passes unlimited | redeal | blocked-stock"
    ),
    "dozen partners=near,reserve=8,scoring=par": (
        "house | goal-pyramid | pyramid | free | pair-near | values-near | alone-near | overlap-no | "
        "columns-8 | columns-free | anywhere | blocked-columns | points 0 "
        "| points-left | points-stop | points-match"
    ),
    "tut draw=1,passes=16": (
        "house | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-"
        "yes | stock-hidden | draw-waste 1 | waste | anywhere | passes 16 | redeal | blocked-stock"
    ),
    "thirteen passes=2": (
        "house | goal-pyramid | pyramid | free | pair-thirteen | values-thirteen | alone-thirteen | overlap-"
        "no | stock-hidden | draw-waste 1 | waste | anywhere | passes 2 | redeal | blocked-stock"
    ),
}
"""The messages of each game, and of some house rules, in their order."""


@pytest.mark.parametrize("message", SENTENCES)
def test_sentence(message: str) -> None:
    name, _, value = message.partition(" ")
    argument = "draw" if name.startswith("draw") else "passes"
    args = {argument: int(value) if value.isdigit() else value} if value else {}
    words = tuple(translator(lang).say(f"rules-{name}", **args) for lang in ("en", "fr"))
    assert words == SENTENCES[message]


@pytest.mark.parametrize("game", RULES)
def test_the_rules_of_a_game(game: str) -> None:
    name, _, overrides = game.partition(" ")
    messages = [*rule_messages(with_rules(name, parse_overrides(overrides)), "The game")]
    ids = [" ".join((message_id, *map(str, args.values()))) for message_id, args in messages]
    assert ids == [f"rules-{part}" for part in RULES[game].replace("house", "house The game").split(" | ")]


def test_all_games_are_here() -> None:
    assert VARIANTS.keys() <= RULES.keys()


def test_house_rules_are_announced_with_the_name_of_the_game() -> None:
    variant = with_rules("giza", {"goal": "all"})
    said = []
    for lang in ("en", "fr"):
        message_id, args = next(rule_messages(variant, variant_name(translator(lang), variant)))
        said.append(translator(lang).say(message_id, **args))
    assert said == ["This is Giza, with rules of your own", "Voici Gizeh, avec vos propres règles"]
