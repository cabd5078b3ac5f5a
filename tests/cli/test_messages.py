"""One sentence for each mistake, in the player's language, and the right exit code."""

from pathlib import Path

import pytest

from pyramid_access.cli.messages import sentence
from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.deals.files import DealFault, DealFileError
from pyramid_access.narration.languages import languages
from pyramid_access.narration.translator import Translator
from pyramid_access.problem_words import message_of
from pyramid_access.rules.text import PositionFault
from pyramid_access.rules.variants import OPTIONS, RULE_CHOICES, VARIANTS, Clash, RuleError, RuleFault, with_rules
from pyramid_access.session.key_bindings import KeyFault, KeyTableError
from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.problems import DatabaseProblem, RecordsFault, RecordsFileError, SaveFault, SaveProblem
from pyramid_access.store.settings_fields import SettingsFault, SettingsProblem

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = tuple(language.tag for language in languages([LOCALES]))
HOSTILE = "a\x1b]0;x\x07\u202e\nb"

PROBLEMS = [
    *(UsageError(fault, "--o", "v", choices=("x", "y"), limits=(1, 9)) for fault in UsageFault),
    *(DealFileError(fault, "f", "9h", line=1, count=51) for fault in DealFault),
    DealFileError(DealFault.MISSING_CARD, "-", "Qd", count=1),
    *(DealFileError(fault, path, "Qd", line=2, column=3) for fault in PositionFault for path in ("f", "-")),
    *(DealFileError(fault, "f", "9h") for fault in (*DealFault, *PositionFault)),
    *(RuleError(fault, "passes", "v") for fault in RuleFault if fault is not RuleFault.CLASH),
    RuleError(RuleFault.BAD_VALUE, "goal"),
    RuleError(RuleFault.BAD_VALUE, "goal", "v"),
    RuleError(RuleFault.BAD_VALUE, "passes"),
    *(RuleError(RuleFault.CLASH, clash=clash) for clash in Clash),
    *(KeyTableError(fault, ("draw", "undo"), "x") for fault in KeyFault),
    *(StoreError(fault, Path("f")) for fault in StoreFault),
    *(SaveProblem(fault, Path("f"), aside) for fault in SaveFault for aside in (Path("g"), None)),
    *(DatabaseProblem(fault, Path("f"), aside, 2) for fault in StoreFault for aside in (Path("g"), None)),
    *(RecordsFileError(fault, Path("f"), 3) for fault in RecordsFault),
    *(SettingsProblem(fault, "name", "value", 3) for fault in SettingsFault),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("problem", PROBLEMS, ids=str)
def test_every_problem_has_its_sentence(problem, lang):
    say = Translator([LOCALES], lang, strict=True).say
    text = sentence(say, problem)
    assert text
    assert not text.startswith(("options-", "deals-", "store-"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "problem",
    [
        UsageError(UsageFault.UNKNOWN_COMMAND, HOSTILE),
        UsageError(UsageFault.UNKNOWN_CHOICE, "--variant", HOSTILE),
        DealFileError(DealFault.MISSING, HOSTILE),
        DealFileError(DealFault.UNREADABLE_CARD, HOSTILE, HOSTILE, line=1),
        RuleError(RuleFault.UNKNOWN_OPTION, HOSTILE),
        StoreError(StoreFault.OTHER, Path(HOSTILE)),
        RecordsFileError(RecordsFault.MISSING, Path(HOSTILE)),
        SettingsProblem(SettingsFault.WRONG_VALUE, HOSTILE, HOSTILE),
        KeyTableError(KeyFault.UNKNOWN_KEY, (HOSTILE,), HOSTILE),
    ],
    ids=str,
)
def test_texts_from_outside_are_shown_without_control_characters(problem, lang):
    text = sentence(Translator([LOCALES], lang, strict=True).say, problem)
    assert text.isprintable()
    assert "a\\x1b]0;x\\x07\\u202e\\nb" in text


def test_the_values_named_for_a_rule_are_its_values():
    assert [*RULE_CHOICES] == [option for option in OPTIONS if option != "passes"]
    for option, choices in RULE_CHOICES.items():
        for choice in choices:
            try:
                with_rules("three-pass", {option: choice})
            except RuleError as error:
                assert error.fault is RuleFault.CLASH
        with pytest.raises(RuleError):
            with_rules("three-pass", {option: "else"})
        used = {str(getattr(getattr(variant, option), "value", "")) for variant in VARIANTS.values()} - {""}
        assert used <= set(choices)


def test_the_numbers_named_for_passes_are_its_values():
    for right in ("1", "999", "unlimited"):
        with_rules("classic", {"passes": right})
    for wrong in ("0", "1000", "none"):
        with pytest.raises(RuleError):
            with_rules("classic", {"passes": wrong})


def test_a_long_text_from_outside_is_cut():
    assert len(str(message_of(DealFileError(DealFault.MISSING, "x" * 5000)).args["path"])) <= 120
