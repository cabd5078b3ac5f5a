"""Which message words a problem with a file, a deal or house rules; every text from outside is made visible first."""

from collections.abc import Mapping
from typing import NamedTuple

from pyramid_access.deals.files import STANDARD_INPUT, DealFault, DealFileError
from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.text import PositionFault
from pyramid_access.rules.variants import OPTIONS, Goal, Partners, RuleError, RuleFault, Scoring, Stock
from pyramid_access.session.commands import KeyFault, KeyTableError
from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.problems import (
    DatabaseProblem,
    RecordsFault,
    RecordsFileError,
    ReturnedGames,
    SaveFault,
    SaveProblem,
)
from pyramid_access.store.settings_fields import SettingsFault, SettingsProblem
from pyramid_access.visible import visible, visible_argument

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
Problem = (
    DealFileError
    | RuleError
    | KeyTableError
    | StoreError
    | RecordsFileError
    | SaveProblem
    | DatabaseProblem
    | ReturnedGames
    | SettingsProblem
)


class Message(NamedTuple):
    """A message and its arguments, for a translator's ``say``."""

    id: str
    args: Mapping[str, object]


def message_of(problem: Problem) -> Message:
    """Return the message that tells a problem in one sentence."""
    match problem:
        case DealFileError():
            return _deal(problem)
        case RuleError():
            return _rules(problem)
        case KeyTableError():
            return _keys(problem)
        case StoreError(fault=fault, path=path):
            return Message(f"store-error-{fault.value}", {"path": visible(str(path))})
        case RecordsFileError():
            return _records(problem)
        case SaveProblem():
            return _save(problem)
        case DatabaseProblem():
            return _database(problem)
        case ReturnedGames(count=count, place=place):
            return Message("store-games-returned", {"count": count, "place": place or "none"})
        case SettingsProblem():
            return _settings(problem)


def _deal(error: DealFileError) -> Message:
    args: dict[str, object] = {"path": visible(error.path)} | _place(error)
    if error.fault in _ABOUT_CARDS:
        args |= {"card": parse_card(error.token), "code": error.token}
        args |= {"count": error.count} if error.fault is DealFault.MISSING_CARD else {}
    elif error.fault in _ABOUT_WORDS:
        args |= {"token": visible_argument(error.token, 40)}
    topic = "position" if isinstance(error.fault, PositionFault) else "error"
    return Message(f"deals-{topic}-{error.fault.value}", args)


_ABOUT_CARDS = {
    *(DealFault.DOUBLED_CARD, DealFault.MISSING_CARD),
    *(PositionFault.NO_PLACE, PositionFault.TWO_PLACES, PositionFault.COVERED),
}
"""Faults whose sentences name a card."""
_ABOUT_WORDS = {
    *(DealFault.UNREADABLE_CARD, DealFault.RULES),
    *(PositionFault.UNKNOWN_PART, PositionFault.DOUBLED_PART, PositionFault.FOREIGN_PART),
    *(PositionFault.NO_NUMBER, PositionFault.PASSES),
}
"""Faults whose sentences name a word."""


def _place(error: DealFileError) -> dict[str, object]:
    """Return what names the file, and as much of line and column as is known."""
    source = "input" if error.path == STANDARD_INPUT else "file"
    if error.column:
        return {"source": f"{source}-place", "line": error.line, "column": error.column}
    return {"source": f"{source}-line", "line": error.line} if error.line else {"source": source}


def _rules(error: RuleError) -> Message:
    option, value = visible(error.option, 40), visible(error.value, 40)
    match error.fault:
        case RuleFault.UNKNOWN_VARIANT:
            return Message("deals-rules-unknown-variant", {"value": value})
        case RuleFault.UNKNOWN_OPTION:
            return _unknown_option(error)
        case RuleFault.BAD_VALUE:
            return _bad_value(error)
        case RuleFault.DOUBLED_OPTION:
            if error.option not in OPTIONS:
                return _unknown_option(error)
            return Message("deals-rules-doubled-option", {"option": option})
        case RuleFault.CLASH:
            return Message(f"deals-rules-{error.clash.value if error.clash else ''}", {})


def _unknown_option(error: RuleError) -> Message:
    args = {"option": visible_argument(error.option, 40), "choices": ", ".join(OPTIONS)}
    return Message("deals-rules-unknown-option", args)


def _bad_value(error: RuleError) -> Message:
    fault = "bad" if error.value else "missing"
    args = {"value": visible(error.value, 40)} if error.value else {}
    if error.option not in RULE_CHOICES:
        return Message(f"deals-rules-{fault}-{error.option}", args)
    args |= {"option": error.option, "choices": ", ".join(RULE_CHOICES[error.option])}
    return Message(f"deals-rules-{fault}-value", args)


_SAVE_MESSAGES = {
    SaveFault.UNREADABLE: "unreadable",
    SaveFault.NOT_UTF8: "damaged",
    SaveFault.NOT_JSON: "damaged",
    SaveFault.WRONG_CONTENT: "damaged",
    SaveFault.ILLEGAL_MOVE: "illegal-move",
    SaveFault.NEWER_VERSION: "newer-version",
}


def _save(problem: SaveProblem) -> Message:
    args = {"aside": "yes" if problem.aside else "no", "path": visible(str(problem.aside or problem.path))}
    args |= {"fault": why(problem.store_fault)} if problem.fault is SaveFault.UNREADABLE else {}
    return Message(f"store-save-{_SAVE_MESSAGES[problem.fault]}", args)


def why(fault: StoreFault | None) -> str:
    """Return the value of ``fault`` in messages that tell why a file cannot be read."""
    return (fault or StoreFault.OTHER).value


def _records(error: RecordsFileError) -> Message:
    args: dict[str, object] = {"path": visible(str(error.path))}
    args |= {"number": error.number} if error.fault is RecordsFault.WRONG_GAME else {}
    return Message(f"stats-error-{error.fault.value}", args)


def _database(problem: DatabaseProblem) -> Message:
    args = {"aside": "yes" if problem.aside else "no", "path": visible(str(problem.aside or problem.path))}
    match problem.fault:
        case StoreFault.NEWER_VERSION:
            return Message("store-games-newer-version", args)
        case StoreFault.DAMAGED:
            return Message("store-games-damaged", args | {"count": problem.rescued})
        case _:
            return Message("store-games-unreadable", args | {"fault": why(problem.fault)})


def _settings(problem: SettingsProblem) -> Message:
    name, value = visible(problem.name, 40), visible(problem.value, 40)
    message_id = f"store-settings-{problem.fault.value}"
    match problem.fault:
        case SettingsFault.NOT_UTF8 | SettingsFault.NOT_TOML:
            return Message(message_id, {"line": problem.line})
        case SettingsFault.WRONG_TYPE | SettingsFault.WRONG_VALUE:
            return Message(message_id, {"name": name, "value": value})
        case SettingsFault.UNKNOWN_NAME:
            return Message(message_id, {"name": name})
        case SettingsFault.UNKNOWN_RULE:
            return Message(message_id, {"name": name.removeprefix("rules.")})
        case SettingsFault.NO_KEY:
            return Message(message_id, {"command": name.removeprefix("keys.")})
        case SettingsFault.MORE:
            return Message(message_id, {"count": problem.count})
        case SettingsFault.UNREADABLE:
            return Message(message_id, {"fault": why(problem.store_fault)})
        case SettingsFault.RULES_CLASH | SettingsFault.NOT_SAVED:
            return Message(message_id, {})


def _keys(error: KeyTableError) -> Message:
    command, key = visible(error.commands[0], 40), visible(error.key, 40)
    message_id = f"store-keys-{error.fault.value}"
    match error.fault:
        case KeyFault.UNKNOWN_COMMAND:
            return Message(message_id, {"command": command})
        case KeyFault.UNKNOWN_KEY:
            return Message(message_id, {"command": command, "key": key})
        case KeyFault.DOUBLED_KEY:
            return Message(message_id, {"command": command, "key": key, "other": visible(error.commands[1], 40)})
