"""The fields of the settings file: type and range of each, and what to say of a wrong one."""

import re
import reprlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import Enum

from pyramid_access.problem import Problem
from pyramid_access.rules.variants import VARIANTS, RuleError, RuleFault, with_rules
from pyramid_access.settings import Settings, clamp
from pyramid_access.settings_table import SETTINGS, OneOf, Own, Steps, Values, YesNo
from pyramid_access.store.atomic import StoreFault

FIELDS = tuple(field.name for field in fields(Settings))
"""Names in the file: those of :class:`~pyramid_access.settings.Settings`."""
LANGUAGE_TAG = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*")
"""What may be the name of a locale folder; nothing in it leads out of the folder of locales."""
LONGEST_VOICE = 300
"""Characters of a voice identifier; Windows has some of a hundred."""


class SettingsFault(Enum):
    """What can be wrong with a settings file."""

    UNREADABLE = "unreadable"
    """The file cannot be opened or is far too large."""
    NOT_UTF8 = "not-utf8"
    NOT_TOML = "not-toml"
    """Cut off, or otherwise not TOML from some line on."""
    WRONG_TYPE = "wrong-type"
    WRONG_VALUE = "wrong-value"
    NO_KEY = "no-key"
    """A command that would be left without a key, and keeps its default ones."""
    UNKNOWN_RULE = "unknown-rule"
    RULES_CLASH = "rules-clash"
    """House rules that do not go together, or not with the variant; none of them is used."""
    UNKNOWN_NAME = "unknown-name"
    NOT_SAVED = "not-saved"
    """The readable part could not be written in the place of the damaged file."""
    MORE = "more"
    """Stands for the problems that are not told one by one."""


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """One thing that is wrong with a settings file; ``name`` and ``value`` may hold any character."""

    fault: SettingsFault
    name: str = ""
    """Field, or ``table.entry``."""
    value: str = ""
    line: int = 0
    """Line number from 1; 0 where it is not known."""
    store_fault: StoreFault | None = None
    count: int = 0
    """How many problems it stands for, if it stands for several."""

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        return Problem("store-settings", self.fault.value, self._arguments())

    def _arguments(self) -> dict[str, object]:
        match self.fault:
            case SettingsFault.NOT_UTF8 | SettingsFault.NOT_TOML:
                return {"line": self.line}
            case SettingsFault.WRONG_TYPE | SettingsFault.WRONG_VALUE:
                return {"name": self.name, "value": self.value}
            case SettingsFault.UNKNOWN_NAME:
                return {"name": self.name}
            case SettingsFault.UNKNOWN_RULE:
                return {"name": self.name.removeprefix("rules.")}
            case SettingsFault.NO_KEY:
                return {"command": self.name.removeprefix("keys.")}
            case SettingsFault.MORE:
                return {"count": self.count}
            case SettingsFault.UNREADABLE:
                return {"fault": self.store_fault or StoreFault.OTHER}
            case SettingsFault.RULES_CLASH | SettingsFault.NOT_SAVED:
                return {}


class _WrongError(Exception):
    """A field or entry cannot be used."""

    def __init__(self, fault: SettingsFault, value: object, entry: str = "") -> None:
        super().__init__(fault.value)
        self.fault = fault
        self.value = value
        self.entry = entry


_Problems = list[SettingsProblem]


def read_fields(table: Mapping[str, object]) -> tuple[Settings, tuple[SettingsProblem, ...]]:
    """Return the settings that the values of a file stand for, the default for each that is wrong, and the problems."""
    problems: _Problems = []
    values: dict[str, object] = {}
    for name, value in table.items():
        if name not in _READERS:
            problems.append(SettingsProblem(SettingsFault.UNKNOWN_NAME, name))
            continue
        try:
            values[name] = _READERS[name](name, value, problems)
        except _WrongError as wrong:
            problems.append(SettingsProblem(wrong.fault, name, _shown(wrong.value)))
    settings = Settings(**values)  # type: ignore[arg-type]
    rules = _usable_rules(settings, problems)
    return settings if rules == settings.rules else _with_rules(values, rules), tuple(problems)


def _shown(value: object) -> str:
    """Return a value as text, however deep it is nested; Python writes huge numbers in no other way than this."""
    try:
        return reprlib.repr(value) if isinstance(value, list | dict) else str(value)
    except ValueError:
        return hex(value) if isinstance(value, int) else "…"


def _with_rules(values: Mapping[str, object], rules: Mapping[str, str]) -> Settings:
    return Settings(**{**values, "rules": rules})  # type: ignore[arg-type]


def _usable_rules(settings: Settings, problems: _Problems) -> dict[str, str]:
    """Return the house rules that exist; none of them if they do not go together."""
    rules = dict(settings.rules)
    while rules:
        try:
            with_rules(settings.variant, rules)
        except RuleError as error:
            if error.fault is RuleFault.CLASH:
                problems.append(
                    SettingsProblem(SettingsFault.RULES_CLASH, "rules", error.clash.value if error.clash else "")
                )
                return {}
            unknown = error.fault is RuleFault.UNKNOWN_OPTION
            fault = SettingsFault.UNKNOWN_RULE if unknown else SettingsFault.WRONG_VALUE
            problems.append(SettingsProblem(fault, f"rules.{error.option}", error.value))
            del rules[error.option]
        else:
            break
    return rules


def write_fields(settings: Settings) -> dict[str, object]:
    """Return the values that stand for the settings in a file; what the player was not asked yet is left out."""
    values: dict[str, object] = {}
    for name in FIELDS:
        value = getattr(settings, name)
        if isinstance(value, Enum):
            values[name] = value.value
        elif isinstance(value, Mapping):
            values[name] = {key: list(entry) if isinstance(entry, tuple) else entry for key, entry in value.items()}
        elif value is not None:
            values[name] = value
    return values


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _WrongError(SettingsFault.WRONG_TYPE, value)
    return value


def _lang(_name: str, value: object, _problems: _Problems) -> str:
    if not LANGUAGE_TAG.fullmatch(_text(value)):
        raise _WrongError(SettingsFault.WRONG_VALUE, value)
    return _text(value)


def _variant(_name: str, value: object, _problems: _Problems) -> str:
    if _text(value) not in VARIANTS:
        raise _WrongError(SettingsFault.WRONG_VALUE, value)
    return _text(value)


def _one_of(kind: type[Enum]) -> Callable[[str, object, _Problems], Enum]:
    def read(_name: str, value: object, _problems: _Problems) -> Enum:
        try:
            return kind(_text(value))
        except ValueError:
            raise _WrongError(SettingsFault.WRONG_VALUE, value) from None

    return read


def _number(limits: tuple[int, int]) -> Callable[[str, object, _Problems], int]:
    """Return a reader of a whole number. One out of range is not moved into it: a volume of -4 would become silence."""

    def read(_name: str, value: object, _problems: _Problems) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise _WrongError(SettingsFault.WRONG_TYPE, value)
        if clamp(value, limits) != value:
            raise _WrongError(SettingsFault.WRONG_VALUE, value)
        return value

    return read


def _switch(_name: str, value: object, _problems: _Problems) -> bool:
    if not isinstance(value, bool):
        raise _WrongError(SettingsFault.WRONG_TYPE, value)
    return value


def _entries(read_entry: Callable[[object], object]) -> Callable[[str, object, _Problems], dict[str, object]]:
    """Return a reader of a table; a wrong entry is told and left out."""

    def read(name: str, value: object, problems: _Problems) -> dict[str, object]:
        if not isinstance(value, dict):
            raise _WrongError(SettingsFault.WRONG_TYPE, value)
        good: dict[str, object] = {}
        for key, entry in value.items():
            try:
                good[key] = read_entry(entry)
            except _WrongError as wrong:
                problems.append(SettingsProblem(wrong.fault, f"{name}.{key}", _shown(wrong.value)))
        return good

    return read


def _rule(value: object) -> str:
    """Return a rule's value as ``--rules`` takes it: ``passes = 2`` and ``overlap = true`` are clear as well."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _shown(value) if isinstance(value, int) else _text(value)


def _voice(value: object) -> str:
    """Return a voice identifier; what a library could choke on is none."""
    text = _text(value)
    if len(text) > LONGEST_VOICE or not text.isprintable():
        raise _WrongError(SettingsFault.WRONG_VALUE, value)
    return text


def _keys(value: object) -> tuple[str, ...]:
    """Return the keys of a command; a single one need not stand in brackets, and a name may have capitals."""
    keys = [value] if isinstance(value, str) else value
    if not isinstance(keys, list) or not all(isinstance(key, str) and key for key in keys):
        raise _WrongError(SettingsFault.WRONG_TYPE, value)
    if not keys:
        raise _WrongError(SettingsFault.NO_KEY, value)
    return tuple(key.lower() if len(key) > 1 else key for key in keys)


_Reader = Callable[[str, object, _Problems], object]
_OWN: Mapping[Own, _Reader] = {
    Own.LANGUAGE: _lang,
    Own.VOICES: _entries(_voice),
    Own.VARIANT: _variant,
    Own.RULES: _entries(_rule),
    Own.KEYS: _entries(_keys),
}


def _reader(values: Values) -> _Reader:
    """Return what reads such values from a file."""
    match values:
        case OneOf(kind):
            return _one_of(kind)
        case Steps():
            return _number(values.limits)
        case YesNo():
            return _switch
        case Own():
            return _OWN[values]


_READERS: Mapping[str, _Reader] = {row.name: _reader(row.values) for row in SETTINGS}
