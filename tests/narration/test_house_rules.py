"""Names and rules of the games, in words."""

import pytest

from pyramid_access.narration.game_words import house_rule_messages, variant_name
from pyramid_access.rules.variants import VARIANTS, Variant, with_rules
from tests.narration.tables import translator

NAMES = {
    "three-pass": ("Three passes", "Trois passages"),
    "classic": ("Classic pyramid", "Pyramide détente"),
    "easy": ("Easy pyramid", "Pyramide facile"),
    "thirteen": ("Solitaire thirteen", "Solitaire treize"),
    "three-piles": ("Three piles", "Trois piles"),
    "strict": ("Strict rules", "Règle stricte"),
    "giza": ("Giza", "Gizeh"),
    "par": ("Par pyramid", "Pyramide au par"),
    "open-stock": ("Open stock", "Pioche ouverte"),
    "relaxed": ("Overlap allowed", "Recouvrement permis"),
    "tut": ("Tut's Tomb", "Toutankhamon"),
    "dozen": ("Pyramid dozen", "La douzaine"),
    "apophis": ("Apophis", "Apophis"),
    "cheops": ("Cheops", "Khéops"),
}
RULES = {
    "goal=all": ("All 52 cards must go.", "Il faut retirer les 52 cartes."),
    "passes=1": ("One pass only.", "Un seul passage."),
    "passes=5": ("5 passes.", "5 passages."),
    "passes=unlimited": ("Unlimited passes.", "Passages illimités."),
    "stock=waste,draw=3": (
        "A draw turns 3 cards. The drawn card goes on the waste.",
        "On pioche 3 cartes à la fois. La carte piochée va sur la défausse.",
    ),
    "stock=open": ("The stock is face up.", "La pioche est visible."),
    "stock=none,reserve=8": (
        "No stock. A reserve of eight columns.",
        "Pas de pioche. Une réserve de huit colonnes.",
    ),
    "stock=piles,draw=3": (
        "A draw turns 3 cards. Each drawn card goes on its pile.",
        "On pioche 3 cartes à la fois. Chaque carte piochée va sur sa pile.",
    ),
    "waste_pair=yes": (
        "The two topmost waste cards may leave together.",
        "Les deux cartes du dessus de la défausse peuvent partir ensemble.",
    ),
    "overlap=yes": (
        "A card may leave with the only card that covers it.",
        "Une carte peut partir avec la seule carte qui la couvre.",
    ),
    "partners=dozen": (
        "A pair adds up to twelve, and a queen goes with a king.",
        "La somme d'une paire fait douze, et la dame va avec le roi.",
    ),
    "partners=near": (
        "Equal or neighbouring ranks go together.",
        "Les valeurs égales ou voisines vont ensemble.",
    ),
    "scoring=par": ("Points are counted by par.", "On compte les points au par."),
}
UNDONE = {
    ("strict", "goal=pyramid"): ("It is enough to clear the pyramid.", "Il suffit de vider la pyramide."),
    ("tut", "draw=1"): ("A draw turns one card.", "On pioche une carte à la fois."),
    ("tut", "overlap=no"): (
        "A card may not leave with one that covers it.",
        "Une carte ne part pas avec celle qui la couvre.",
    ),
    ("par", "waste_pair=no"): ("Only the top of the waste may leave.", "Seul le dessus de la défausse peut partir."),
    ("par", "scoring=none"): ("No points are counted.", "On ne compte pas les points."),
    ("dozen", "partners=thirteen"): (
        "A pair adds up to thirteen, and a king leaves alone.",
        "La somme d'une paire fait treize, et le roi part seul.",
    ),
    ("dozen", "reserve=8"): ("A reserve of eight columns.", "Une réserve de huit colonnes."),
    ("giza", "reserve=6"): ("A reserve of six columns.", "Une réserve de six colonnes."),
    ("giza", "stock=hand,reserve=none"): (
        "One pass only. The drawn card stays in hand. No reserve.",
        "Un seul passage. La carte piochée reste en main. Pas de réserve.",
    ),
}


def overrides(text: str) -> dict[str, str]:
    return dict(item.split("=") for item in text.split(","))


def told(lang: str, variant: Variant) -> str:
    """Return the rules of a game: its own, then the house rules."""
    return f"{translator(lang).say(f'variants-{variant.id}-help')} {house_rules(lang, variant)}".strip()


def house_rules(lang: str, variant: Variant) -> str:
    return " ".join(translator(lang).say(message, **args) for message, args in house_rule_messages(variant))


def test_names() -> None:
    said = {
        variant.id: (variant_name(translator("en"), variant), variant_name(translator("fr"), variant))
        for variant in VARIANTS.values()
    }
    assert said == NAMES


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_every_game_is_described(lang: str, variant: object) -> None:
    assert told(lang, VARIANTS[variant.id]).endswith(".")
    short = translator(lang).say(f"variants-{variant.id}-short")
    assert short[0].isupper()
    assert not short.endswith(".")


def test_a_literal_reading_of_the_rule_of_thirteen_is_set_right() -> None:
    assert "Here you win only by clearing the pyramid." in told("en", VARIANTS["thirteen"])
    assert "Ici, on ne gagne qu'en vidant la pyramide." in told("fr", VARIANTS["thirteen"])


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_a_named_game_has_no_house_rules(variant: object) -> None:
    assert house_rule_messages(variant) == ()


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [("three-pass", text, words) for text, words in RULES.items()] + [(*key, words) for key, words in UNDONE.items()],
)
def test_house_rules(game: str, text: str, words: tuple[str, str]) -> None:
    variant = with_rules(game, overrides(text))
    assert house_rules("en", variant) == f"With your own rules. {words[0]}"
    assert house_rules("fr", variant) == f"Avec vos règles. {words[1]}"
    assert told("fr", variant).endswith(f"Avec vos règles. {words[1]}")
