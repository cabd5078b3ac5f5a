"""The variants as data, and house rules as overrides of their options."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from pyramid_access.problem import Problem, Typed
from pyramid_access.rules.cards import Rank


class Goal(Enum):
    """What must be gone for a win."""

    PYRAMID = "pyramid"
    ALL = "all"


class Stock(Enum):
    """What a draw does, and which cards of stock and waste are open."""

    WASTE = "waste"
    """Face up on the waste, whose top is open."""
    HAND = "hand"
    """Held apart, open beside the waste's top; laid on the waste by the next draw."""
    OPEN = "open"
    """The stock lies face up: its top is open beside the waste's top, a draw lays it there."""
    PILES = "piles"
    """One card on each of ``draw`` piles, left to right; each pile's top is open."""
    NONE = "none"
    """No stock: the 24 cards are the reserve."""


class Partners(Enum):
    """Which ranks leave together, and which leave alone."""

    THIRTEEN = "thirteen"
    DOZEN = "dozen"
    NEAR = "near"


class Scoring(Enum):
    """How a game is counted."""

    NONE = "none"
    PAR = "par"


class PartnerTable(NamedTuple):
    """Partner ranks of each rank, and the ranks that leave alone."""

    partners: Mapping[Rank, frozenset[Rank]]
    alone: frozenset[Rank]


def _summing(total: int, alone: frozenset[Rank], *extra: tuple[Rank, Rank]) -> PartnerTable:
    pairs = {(a, b) for a in Rank for b in Rank if a + b == total} | {*extra}
    both_ways = pairs | {(b, a) for a, b in pairs}
    return PartnerTable({a: frozenset(b for x, b in both_ways if x == a) for a in Rank}, alone)


PARTNER_TABLES: Mapping[Partners, PartnerTable] = {
    Partners.THIRTEEN: _summing(13, frozenset({Rank.KING})),
    Partners.DOZEN: _summing(12, frozenset(), (Rank.QUEEN, Rank.KING)),
    Partners.NEAR: PartnerTable({a: frozenset(b for b in Rank if abs(a - b) <= 1) for a in Rank}, frozenset()),
}


class Clash(Enum):
    """Why options cannot go together."""

    DRAW_ONE_ONLY = "draw-one-only"
    """A held card, an open stock and the waste pair need draws of one card."""
    PILES_NEED_DRAW = "piles-need-draw"
    """Piles take draws of three cards, one a pile: a single pile is the stock ``waste``."""
    NO_STOCK_NEEDS_RESERVE = "no-stock-needs-reserve"
    """Without a stock the 24 cards must lie in a reserve."""
    RESERVE_NEEDS_NO_STOCK = "reserve-needs-no-stock"
    """With a stock no card is left for a reserve."""
    NO_STOCK_HAS_NO_PASSES = "no-stock-has-no-passes"
    """Passes go through a stock."""
    NO_STOCK_HAS_NO_DRAWS = "no-stock-has-no-draws"
    """Cards are drawn from a stock, so without one there is no number of them to choose."""
    WASTE_PAIR_NEEDS_WASTE = "waste-pair-needs-waste"
    """A waste pair needs one waste pile, so a stock that is ``waste``, ``hand`` or ``open``."""
    PAR_NEEDS_THREE_PASSES = "par-needs-three-passes"
    """Par scoring has points for three passes, so it takes no more."""


RULE_CHOICES: Mapping[str, tuple[str, ...]] = {
    "goal": tuple(goal.value for goal in Goal),
    "draw": ("1", "3"),
    "stock": tuple(stock.value for stock in Stock),
    "reserve": ("none", "8", "6"),
    "waste_pair": ("yes", "no"),
    "overlap": ("yes", "no"),
    "partners": tuple(partners.value for partners in Partners),
    "scoring": tuple(scoring.value for scoring in Scoring),
}
"""What each rule can be, to name after a wrong value; passes are a number, which has a message of its own."""


class RuleFault(Enum):
    """What can be wrong with the text of a house rule."""

    UNKNOWN_VARIANT = "unknown-variant"
    UNKNOWN_OPTION = "unknown-option"
    BAD_VALUE = "bad-value"
    DOUBLED_OPTION = "doubled-option"
    CLASH = "clash"


class RuleError(ValueError):
    """A variant or house rule that cannot be; says what, and where."""

    def __init__(self, fault: RuleFault, option: str = "", value: str = "", clash: Clash | None = None) -> None:
        super().__init__(" ".join(filter(None, (fault.value, option, value, clash.value if clash else ""))))
        self.fault = fault
        self.option = option
        self.value = value
        self.clash = clash

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        match self.fault:
            case RuleFault.UNKNOWN_VARIANT:
                return Problem("deals-rules", "unknown-variant", {"value": self.value})
            case RuleFault.DOUBLED_OPTION if self.option in OPTIONS:
                return Problem("deals-rules", "doubled-option", {"option": self.option})
            case RuleFault.UNKNOWN_OPTION | RuleFault.DOUBLED_OPTION:
                args = {"option": Typed(self.option), "choices": [*OPTIONS]}
                return Problem("deals-rules", "unknown-option", args)
            case RuleFault.BAD_VALUE:
                return self._bad_value()
            case RuleFault.CLASH:
                return Problem("deals-rules", self.clash.value if self.clash else "")

    def _bad_value(self) -> Problem:
        fault = "bad" if self.value else "missing"
        args: dict[str, object] = {"value": self.value} if self.value else {}
        if self.option not in RULE_CHOICES:
            return Problem("deals-rules", f"{fault}-{self.option}", args)
        args |= {"option": self.option, "choices": [*RULE_CHOICES[self.option]]}
        return Problem("deals-rules", f"{fault}-value", args)


@dataclass(frozen=True, slots=True)
class Variant:
    """The rules of one game."""

    id: str
    """Name of the variant that these rules come from; house rules keep it."""
    goal: Goal = Goal.PYRAMID
    passes: int | None = 3
    """Times that the stock may be gone through, 1 or more; None without a limit; 0 without a stock."""
    draw: int = 1
    """Cards turned by one draw: 1 or 3; 1 without a stock."""
    stock: Stock = Stock.HAND
    reserve: int = 0
    """Reserve columns: none, 8 (of three cards) or 6 (of four)."""
    waste_pair: bool = False
    """The two topmost waste cards may leave as a pair."""
    overlap: bool = False
    """A card covered by one card only may pair with that very card."""
    partners: Partners = Partners.THIRTEEN
    scoring: Scoring = Scoring.NONE

    @property
    def table(self) -> PartnerTable:
        """Which ranks go together."""
        return PARTNER_TABLES[self.partners]

    @property
    def piles(self) -> int:
        """Number of waste piles: none without a stock, one for each drawn card with piles, else one."""
        return {Stock.NONE: 0, Stock.PILES: self.draw}.get(self.stock, 1)


DEFAULT_VARIANT = "three-pass"
_NAMED = (
    Variant("three-pass"),
    Variant("classic", passes=1, stock=Stock.WASTE),
    Variant("easy", passes=2, stock=Stock.WASTE),
    Variant("thirteen", passes=1, stock=Stock.WASTE),
    Variant("three-piles", passes=1, draw=3, stock=Stock.PILES),
    Variant("strict", passes=1, goal=Goal.ALL),
    Variant("giza", passes=0, stock=Stock.NONE, reserve=8),
    Variant("par", goal=Goal.ALL, stock=Stock.OPEN, waste_pair=True, scoring=Scoring.PAR),
    Variant("open-stock", stock=Stock.OPEN),
    Variant("relaxed", overlap=True),
    Variant("tut", passes=None, draw=3, stock=Stock.WASTE, overlap=True),
    Variant("dozen", passes=0, stock=Stock.NONE, reserve=6, partners=Partners.DOZEN),
    Variant("apophis", draw=3, stock=Stock.PILES),
    Variant("cheops", passes=1, partners=Partners.NEAR),
)
VARIANTS: Mapping[str, Variant] = {variant.id: variant for variant in _NAMED}
"""The named variants, the default first."""


def _passes(text: str) -> int | None:
    if text == "unlimited":
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and (number := int(text))):
        raise ValueError(text)
    return number


def _one_of(values: Mapping[str, int | bool], text: str) -> int | bool:
    if text not in values:
        raise ValueError(text)
    return values[text]


_DRAWS: Mapping[str, int] = {"1": 1, "3": 3}
_RESERVES: Mapping[str, int] = {"none": 0, "8": 8, "6": 6}
_YES_NO: Mapping[str, bool] = {"yes": True, "no": False}

_PARSERS = {
    "goal": Goal,
    "passes": _passes,
    "draw": lambda text: _one_of(_DRAWS, text),
    "stock": Stock,
    "reserve": lambda text: _one_of(_RESERVES, text),
    "waste_pair": lambda text: _one_of(_YES_NO, text),
    "overlap": lambda text: _one_of(_YES_NO, text),
    "partners": Partners,
    "scoring": Scoring,
}
OPTIONS = tuple(_PARSERS)
"""Names of the options, as ``--rules`` and the settings take them."""


def option_text(variant: Variant, option: str) -> str:
    """Return the value of an option as ``--rules`` takes it."""
    value = getattr(variant, option)
    if value is None:
        return "unlimited"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    return "none" if option == "reserve" and not value else str(value)


def overrides_text(variant: Variant) -> str:
    """Return how the rules differ from the named variant, such as ``goal=all,passes=2``; empty if they do not.

    Without a stock there are no passes and no draws to name, even if the named variant has some.
    """
    named = VARIANTS[variant.id]
    options = [option for option in OPTIONS if getattr(variant, option) != getattr(named, option)]
    if variant.stock is Stock.NONE:
        options = [option for option in options if option not in ("passes", "draw")]
    return ",".join(f"{option}={option_text(variant, option)}" for option in options)


def parse_overrides(text: str) -> dict[str, str]:
    """Return option names and values of a text such as ``passes=2,goal=all``; the values are not looked at.

    Raises :class:`RuleError` for an option without a value and for an option given twice.
    """
    options: dict[str, str] = {}
    for item in filter(None, (piece.strip() for piece in text.split(","))):
        option, equals, value = (part.strip() for part in item.partition("="))
        if option in _PARSERS and not equals:
            raise RuleError(RuleFault.BAD_VALUE, option)
        if option in options:
            raise RuleError(RuleFault.DOUBLED_OPTION, option, value)
        options[option] = value
    return options


def with_rules(variant_id: str, overrides: Mapping[str, str]) -> Variant:
    """Return a named variant with house rules in place of its own.

    Turning the stock off, or on, sets the passes and the draw that go with it unless they are given too. Raises
    :class:`RuleError` naming an unknown variant, an unknown option, a wrong value, or why options clash.
    """
    if variant_id not in VARIANTS:
        raise RuleError(RuleFault.UNKNOWN_VARIANT, value=variant_id)
    changes: dict[str, object] = {}
    for option, text in overrides.items():
        if option not in _PARSERS:
            raise RuleError(RuleFault.UNKNOWN_OPTION, option, text)
        try:
            changes[option] = _PARSERS[option](text)
        except ValueError:
            raise RuleError(RuleFault.BAD_VALUE, option, text) from None
    named = VARIANTS[variant_id]
    variant = replace(named, **(_with_stock(named, changes) | changes))  # type: ignore[arg-type]
    check(variant)
    return variant


def kept_rules(variant_id: str, overrides: str) -> Variant:
    """Return the rules of a game that was kept, like :func:`with_rules`.

    The first version took draws of three cards without a stock, where they mean nothing: they are left out.
    """
    rules = parse_overrides(overrides)
    try:
        return with_rules(variant_id, rules)
    except RuleError as error:
        if error.clash is not Clash.NO_STOCK_HAS_NO_DRAWS:
            raise
        return with_rules(variant_id, {option: value for option, value in rules.items() if option != "draw"})


def _with_stock(named: Variant, changes: Mapping[str, object]) -> dict[str, object]:
    """Return what changes as well when the stock is turned off, or on."""
    if changes.get("stock") is Stock.NONE:
        return {"passes": 0, "draw": 1}
    return {"passes": 1} if "stock" in changes and named.stock is Stock.NONE else {}


def check(variant: Variant) -> None:
    """Raise :class:`RuleError` if the options of a variant do not go together."""
    single = variant.stock in (Stock.HAND, Stock.OPEN) or variant.waste_pair
    has_stock = variant.stock is not Stock.NONE
    par = variant.scoring is Scoring.PAR
    clashes = (
        (has_stock and bool(variant.reserve), Clash.RESERVE_NEEDS_NO_STOCK),
        (not has_stock and not variant.reserve, Clash.NO_STOCK_NEEDS_RESERVE),
        (not has_stock and variant.passes != 0, Clash.NO_STOCK_HAS_NO_PASSES),
        (not has_stock and variant.draw != 1, Clash.NO_STOCK_HAS_NO_DRAWS),
        (variant.waste_pair and variant.stock in (Stock.PILES, Stock.NONE), Clash.WASTE_PAIR_NEEDS_WASTE),
        (single and variant.draw != 1, Clash.DRAW_ONE_ONLY),
        (variant.stock is Stock.PILES and variant.draw == 1, Clash.PILES_NEED_DRAW),
        (par and (variant.passes is None or variant.passes > 3), Clash.PAR_NEEDS_THREE_PASSES),
    )
    for wrong, clash in clashes:
        if wrong:
            raise RuleError(RuleFault.CLASH, clash=clash)
