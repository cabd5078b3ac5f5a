"""The named variants, and house rules."""

import pytest

from pyramid_access.rules.cards import Rank
from pyramid_access.rules.variants import (
    DEFAULT_VARIANT,
    OPTIONS,
    PARTNER_TABLES,
    VARIANTS,
    Clash,
    Partners,
    RuleError,
    RuleFault,
    kept_rules,
    option_text,
    overrides_text,
    parse_overrides,
    with_rules,
)

NAMED = {
    # goal, passes, draw, stock, reserve, waste_pair, overlap, partners, scoring
    "classic": "pyramid 1 1 waste none no no thirteen none",
    "easy": "pyramid 2 1 waste none no no thirteen none",
    "thirteen": "pyramid 1 1 waste none no no thirteen none",
    "three-piles": "pyramid 1 3 piles none no no thirteen none",
    "three-pass": "pyramid 3 1 hand none no no thirteen none",
    "strict": "all 1 1 hand none no no thirteen none",
    "giza": "pyramid 0 1 none 8 no no thirteen none",
    "par": "all 3 1 open none yes no thirteen par",
    "open-stock": "pyramid 3 1 open none no no thirteen none",
    "relaxed": "pyramid 3 1 hand none no yes thirteen none",
    "tut": "pyramid unlimited 3 waste none no yes thirteen none",
    "dozen": "pyramid 0 1 none 6 no no dozen none",
    "apophis": "pyramid 3 3 piles none no no thirteen none",
    "cheops": "pyramid 1 1 hand none no no near none",
}


@pytest.mark.parametrize("variant", NAMED)
def test_the_data_of_the_named_variants(variant: str) -> None:
    assert " ".join(option_text(VARIANTS[variant], option) for option in OPTIONS) == NAMED[variant]


def test_the_default_variant_comes_first() -> None:
    assert {*VARIANTS} == {*NAMED}
    assert next(iter(VARIANTS)) == DEFAULT_VARIANT == "three-pass"


@pytest.mark.parametrize("rank", Rank)
def test_partners_by_rank(rank: Rank) -> None:
    partners = {name: {*table.partners[rank]} for name, table in PARTNER_TABLES.items()}
    assert partners[Partners.THIRTEEN] == ({13 - rank} if rank < 13 else set())
    assert partners[Partners.DOZEN] == ({12 - rank} if rank < 12 else {25 - rank})
    assert partners[Partners.NEAR] == {rank - 1, rank, rank + 1} & {*Rank}


def test_only_the_king_of_the_usual_rule_leaves_alone() -> None:
    alone = {name: {*table.alone} for name, table in PARTNER_TABLES.items()}
    assert alone == {Partners.THIRTEEN: {Rank.KING}, Partners.DOZEN: set(), Partners.NEAR: set()}


CLASHES = [
    ("three-pass", "draw=3", Clash.DRAW_ONE_ONLY),
    ("open-stock", "draw=3", Clash.DRAW_ONE_ONLY),
    ("tut", "waste_pair=yes", Clash.DRAW_ONE_ONLY),
    ("classic", "stock=piles", Clash.PILES_NEED_DRAW),
    ("classic", "stock=none", Clash.NO_STOCK_NEEDS_RESERVE),
    ("classic", "reserve=8", Clash.RESERVE_NEEDS_NO_STOCK),
    ("giza", "stock=hand", Clash.RESERVE_NEEDS_NO_STOCK),
    ("giza", "passes=2", Clash.NO_STOCK_HAS_NO_PASSES),
    ("giza", "passes=unlimited", Clash.NO_STOCK_HAS_NO_PASSES),
    ("giza", "draw=3", Clash.NO_STOCK_HAS_NO_DRAWS),
    ("three-pass", "draw=3,stock=none,reserve=8", Clash.NO_STOCK_HAS_NO_DRAWS),
    ("apophis", "waste_pair=yes", Clash.WASTE_PAIR_NEEDS_WASTE),
    ("giza", "waste_pair=yes", Clash.WASTE_PAIR_NEEDS_WASTE),
    ("par", "passes=4", Clash.PAR_NEEDS_THREE_PASSES),
    ("tut", "scoring=par", Clash.PAR_NEEDS_THREE_PASSES),
]


@pytest.mark.parametrize(("variant", "rules", "clash"), CLASHES)
def test_options_that_clash_are_refused_with_the_reason(variant: str, rules: str, clash: Clash) -> None:
    with pytest.raises(RuleError) as caught:
        with_rules(variant, parse_overrides(rules))
    assert (caught.value.fault, caught.value.clash) == (RuleFault.CLASH, clash)


def test_every_clash_is_reached() -> None:
    assert {clash for _, _, clash in CLASHES} == {*Clash}


@pytest.mark.parametrize(
    ("variant", "rules", "fault", "option", "value"),
    [
        ("sphinx", "", RuleFault.UNKNOWN_VARIANT, "", "sphinx"),
        ("classic", "speed=2", RuleFault.UNKNOWN_OPTION, "speed", "2"),
        ("classic", "speed", RuleFault.UNKNOWN_OPTION, "speed", ""),
        ("classic", "goal=some", RuleFault.BAD_VALUE, "goal", "some"),
        ("classic", "goal", RuleFault.BAD_VALUE, "goal", ""),
        ("classic", "passes=0", RuleFault.BAD_VALUE, "passes", "0"),
        ("classic", "passes=-1", RuleFault.BAD_VALUE, "passes", "-1"),
        ("classic", "passes=1000", RuleFault.BAD_VALUE, "passes", "1000"),
        ("classic", "passes=²", RuleFault.BAD_VALUE, "passes", "²"),
        ("classic", "draw=2", RuleFault.BAD_VALUE, "draw", "2"),
        ("classic", "overlap=true", RuleFault.BAD_VALUE, "overlap", "true"),
        ("classic", "goal=all,goal=all", RuleFault.DOUBLED_OPTION, "goal", "all"),
    ],
)
def test_what_is_wrong_with_a_house_rule_is_named(
    variant: str, rules: str, fault: RuleFault, option: str, value: str
) -> None:
    with pytest.raises(RuleError) as caught:
        with_rules(variant, parse_overrides(rules))
    assert (caught.value.fault, caught.value.option, caught.value.value) == (fault, option, value)


def test_house_rules_keep_what_they_do_not_name() -> None:
    variant = with_rules("three-pass", parse_overrides(" passes = 2 , goal=all,"))
    assert overrides_text(variant) == "goal=all,passes=2"
    assert (variant.id, variant.stock) == ("three-pass", VARIANTS["three-pass"].stock)


def test_without_a_stock_the_passes_and_draws_go_and_with_one_they_come() -> None:
    without = with_rules("easy", parse_overrides("stock=none,reserve=6"))
    assert (without.passes, overrides_text(without)) == (0, "stock=none,reserve=6")
    undrawn = with_rules("tut", parse_overrides("stock=none,reserve=8"))
    assert (undrawn.passes, undrawn.draw, overrides_text(undrawn)) == (0, 1, "stock=none,reserve=8")
    back = with_rules("giza", parse_overrides("stock=waste,reserve=none"))
    assert (back.passes, overrides_text(back)) == (1, "passes=1,stock=waste,reserve=none")


def test_kept_rules_may_draw_without_a_stock_as_they_once_could() -> None:
    assert kept_rules("giza", "draw=3,goal=all") == with_rules("giza", {"goal": "all"})
    assert kept_rules("tut", "draw=1,stock=none,reserve=8") == with_rules("tut", {"stock": "none", "reserve": "8"})
    assert kept_rules("three-pass", "passes=2") == with_rules("three-pass", {"passes": "2"})
    with pytest.raises(RuleError):
        kept_rules("giza", "draw=3,stock=hand")


@pytest.mark.parametrize("rules", ["stock=none,reserve=6", "goal=all,overlap=yes", "passes=unlimited", ""])
def test_house_rules_read_back(rules: str) -> None:
    variant = with_rules("classic", parse_overrides(rules))
    assert with_rules("classic", parse_overrides(overrides_text(variant))) == variant
