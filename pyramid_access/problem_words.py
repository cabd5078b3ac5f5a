"""Which message words a problem with a file, a deal or house rules; every text from outside is made visible first."""

from collections.abc import Mapping
from typing import NamedTuple

from pyramid_access.deals.files import STANDARD_INPUT, DealFault, DealFileError
from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.variants import OPTIONS, Goal, Partners, RuleError, RuleFault, Scoring, Stock
from pyramid_access.session.commands import KeyFault, KeyTableError
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.saved_content import SaveFault
from pyramid_access.store.saved_game import SaveProblem
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
Problem = DealFileError | RuleError | KeyTableError | StoreError | SaveProblem | SettingsProblem


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
        case SaveProblem():
            return _save(problem)
        case SettingsProblem():
            return _settings(problem)


def _deal(error: DealFileError) -> Message:
    source = "input" if error.path == STANDARD_INPUT else "file"
    args: dict[str, object] = {"source": source, "path": visible(error.path)}
    match error.fault:
        case DealFault.UNREADABLE_CARD:
            args |= {"token": visible(error.token, 20), "line": error.line}
        case DealFault.DOUBLED_CARD:
            args |= _line(source, error.line) | {"card": parse_card(error.token), "code": error.token}
        case DealFault.MISSING_CARD:
            args |= _line(source, error.line)
            args |= {"card": parse_card(error.token), "code": error.token, "count": error.count}
    return Message(f"deals-error-{error.fault.value}", args)


def _line(source: str, line: int) -> dict[str, object]:
    """Return what names the line of a deal in a list; nothing for a file with one deal."""
    return {"source": f"{source}-line", "line": line} if line else {}


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
    return Message(f"store-save-{_SAVE_MESSAGES[problem.fault]}", args)


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
        case SettingsFault.MORE:
            return Message(message_id, {"count": problem.count})
        case SettingsFault.UNREADABLE | SettingsFault.RULES_CLASH | SettingsFault.NOT_SAVED:
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
