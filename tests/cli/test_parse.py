"""From arguments to a command and its options."""

import pytest

from pyramid_access.cli.parse import parse
from pyramid_access.cli.table import COMMANDS, OPTIONS
from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.deals.choice import DealFile, NumberedDeal, TodaysDeal
from pyramid_access.options import PlayOptions
from pyramid_access.rules.variants import RuleError
from pyramid_access.settings import Detail, HintChoice, SpeakerChoice, ViewChoice
from pyramid_access.settings_table import SETTINGS


def fault(line):
    with pytest.raises(UsageError) as caught:
        parse(line.split())
    return caught.value.fault, caught.value.option, caught.value.value


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("", PlayOptions()),
        ("play", PlayOptions()),
        ("--lang fr", PlayOptions({"lang": "fr"})),
        ("--lang=fr play", PlayOptions({"lang": "fr"})),
        ("--deal 7 --speaker off", PlayOptions({"speaker": SpeakerChoice.OFF}, deal=NumberedDeal(7))),
        ("play --deal -", PlayOptions(deal=DealFile("-"))),
        ("--deal=today", PlayOptions(deal=TodaysDeal())),
        ("--winnable --deal 7", PlayOptions({"winnable": True}, deal=NumberedDeal(7))),
        ("--resume --winnable", PlayOptions({"winnable": True}, resume=True)),
        ("--rules passes=2,goal=all", PlayOptions({"rules": {"passes": "2", "goal": "all"}})),
        ("--rules=", PlayOptions({"rules": {}})),
        ("--view board --detail full", PlayOptions({"view": ViewChoice.BOARD, "detail": Detail.FULL})),
        ("--rate 80 --volume 0 --voice roa/fr", PlayOptions({"rate": 80, "volume": 0}, voice="roa/fr")),
        ("--variant giza --new --debug", PlayOptions({"variant": "giza"}, new=True, debug=True)),
        ("--hints thumb", PlayOptions({"hints": HintChoice.THUMB})),
        ("--resume --data-dir d --transcript t", PlayOptions(resume=True, data_dir="d", transcript="t")),
    ],
)
def test_play(line, options):
    invocation = parse(line.split())
    assert invocation.command == "play"
    assert invocation.play_options == options


@pytest.mark.parametrize(
    "line", ["deal 7 --variant giza", "deal --variant giza 7", "--variant giza deal 7", "--variant=giza deal -- 7"]
)
def test_options_stand_before_or_after_the_command(line):
    invocation = parse(line.split())
    assert (invocation.command, invocation.deal) == ("deal", NumberedDeal(7))
    assert invocation.values == {"variant": "giza"}


@pytest.mark.parametrize("flag", ["--help", "-h", "--version"])
def test_help_and_version_need_nothing_else_to_be_right(flag):
    assert parse(["deal", flag]).command == "deal"
    assert parse([flag, "--volume", "9999", "--lang", "fr"]).values["lang"] == "fr"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("dance", (UsageFault.UNKNOWN_COMMAND, "dance", "")),
        ("-", (UsageFault.UNKNOWN_COMMAND, "-", "")),
        ("--colour red", (UsageFault.UNKNOWN_OPTION, "--colour", "")),
        ("--colour=red", (UsageFault.UNKNOWN_OPTION, "--colour", "")),
        ("-x", (UsageFault.UNKNOWN_OPTION, "-x", "")),
        ("--lan fr", (UsageFault.UNKNOWN_OPTION, "--lan", "")),
        ("variants --deal 7", (UsageFault.OPTION_ELSEWHERE, "--deal", "variants")),
        ("deal 7 --json", (UsageFault.OPTION_ELSEWHERE, "--json", "deal")),
        ("--deal", (UsageFault.MISSING_VALUE, "--deal", "")),
        ("--deal --new", (UsageFault.MISSING_VALUE, "--deal", "")),
        ("--lang=", (UsageFault.MISSING_VALUE, "--lang", "")),
        ("--new=yes", (UsageFault.UNWANTED_VALUE, "--new", "yes")),
        ("deal today --winnable", (UsageFault.OPTION_ELSEWHERE, "--winnable", "deal")),
        ("--speaker loud", (UsageFault.UNKNOWN_CHOICE, "--speaker", "loud")),
        ("--variant chess", (UsageFault.UNKNOWN_CHOICE, "--variant", "chess")),
        ("--volume x", (UsageFault.NOT_A_NUMBER, "--volume", "x")),
        ("--volume 1_0", (UsageFault.NOT_A_NUMBER, "--volume", "1_0")),
        ("--volume ٣", (UsageFault.NOT_A_NUMBER, "--volume", "٣")),
        ("--volume 101", (UsageFault.OUT_OF_RANGE, "--volume", "101")),
        ("--volume -1", (UsageFault.OUT_OF_RANGE, "--volume", "-1")),
        ("--rate 79", (UsageFault.OUT_OF_RANGE, "--rate", "79")),
        ("--rate " + "9" * 5000, (UsageFault.OUT_OF_RANGE, "--rate", "9" * 5000)),
        ("--deal 0", (UsageFault.DEAL_NUMBER, "--deal", "0")),
        ("deal 0", (UsageFault.DEAL_NUMBER, "deal", "0")),
        ("deal", (UsageFault.MISSING_DEAL, "deal", "")),
        ("deal x", (UsageFault.NOT_A_NUMBER, "deal", "x")),
        ("deal 7 8", (UsageFault.UNWANTED_ARGUMENT, "deal", "8")),
        ("keys 7", (UsageFault.UNWANTED_ARGUMENT, "keys", "7")),
        ("play play", (UsageFault.UNWANTED_ARGUMENT, "play", "play")),
        ("--resume --new", (UsageFault.CONTRADICTION, "--new", "--resume")),
        ("--resume --deal 7", (UsageFault.CONTRADICTION, "--resume", "--deal")),
        ("--resume --variant giza", (UsageFault.CONTRADICTION, "--resume", "--variant")),
        ("--resume --rules goal=all", (UsageFault.CONTRADICTION, "--resume", "--rules")),
    ],
)
def test_mistakes(line, expected):
    assert fault(line) == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([""], (UsageFault.UNKNOWN_COMMAND, "")),
        (["deal", ""], (UsageFault.MISSING_DEAL, "deal")),
        (["keys", ""], (UsageFault.UNWANTED_ARGUMENT, "keys")),
    ],
)
def test_empty_words(words, expected):
    with pytest.raises(UsageError) as caught:
        parse(words)
    assert (caught.value.fault, caught.value.option) == expected


def test_house_rules_given_twice():
    with pytest.raises(RuleError):
        parse(["--rules", "passes=2,passes=3"])


def test_every_option_of_play_is_a_field_of_its_options():
    names = {option.name for option in OPTIONS if "play" in option.commands}
    settings = {row.option for row in SETTINGS if row.option} - {"voice"}
    assert settings < names
    others = {name.replace("-", "_") for name in names - settings}
    assert others - {"help", "version"} == set(PlayOptions.__dataclass_fields__) - {"settings"}


def test_options_name_known_commands_only():
    assert set().union(*(option.commands for option in OPTIONS)) == set(COMMANDS)
