"""What can be wrong with a command line."""

from collections.abc import Mapping
from enum import Enum

from pyramid_access.problem import Problem, Typed


class UsageFault(Enum):
    """Kinds of mistakes; the message ``options-error-`` and the value words each."""

    UNKNOWN_COMMAND = "unknown-command"
    UNKNOWN_OPTION = "unknown-option"
    OPTION_ELSEWHERE = "option-elsewhere"
    """An option of other commands."""
    MISSING_VALUE = "missing-value"
    UNWANTED_VALUE = "unwanted-value"
    """``--new=yes``: the option takes no value."""
    UNKNOWN_CHOICE = "unknown-choice"
    NOT_A_NUMBER = "not-a-number"
    OUT_OF_RANGE = "out-of-range"
    DEAL_NUMBER = "deal-number"
    """A deal number outside of the range."""
    MISSING_DEAL = "missing-deal"
    """``deal`` without a number."""
    MISSING_OPTION = "missing-option"
    """A command without an option that it needs."""
    UNWANTED_ARGUMENT = "unwanted-argument"
    CONTRADICTION = "contradiction"
    """Two options of which only one can be; the value is the second one."""
    UNKNOWN_LANGUAGE = "unknown-language"
    UNKNOWN_SHELL = "unknown-shell"
    """``completion`` without a shell that it can be written for; the choices are those that it can."""
    UNKNOWN_TOPIC = "unknown-topic"
    """``listen`` with what is no topic and no message; the choices are the topics."""
    NO_SHORTEST = "no-shortest"
    """``--shortest`` with rules that it is not possible for; the choices are variants for which it is."""
    NO_PAIRS = "no-pairs"
    """``--shortest`` for a position from which cards have left that make no pairs."""


_ARGUMENTS: Mapping[UsageFault, tuple[str, ...]] = {
    UsageFault.UNKNOWN_COMMAND: ("option", "choices"),
    UsageFault.UNKNOWN_OPTION: ("option",),
    UsageFault.OPTION_ELSEWHERE: ("option", "value"),
    UsageFault.MISSING_VALUE: ("option",),
    UsageFault.UNWANTED_VALUE: ("option",),
    UsageFault.UNKNOWN_CHOICE: ("option", "value", "choices"),
    UsageFault.NOT_A_NUMBER: ("option", "value"),
    UsageFault.OUT_OF_RANGE: ("option", "value", "low", "high"),
    UsageFault.DEAL_NUMBER: ("value", "low", "high"),
    UsageFault.MISSING_DEAL: (),
    UsageFault.MISSING_OPTION: ("option", "value"),
    UsageFault.UNWANTED_ARGUMENT: ("option", "value"),
    UsageFault.CONTRADICTION: ("option", "value"),
    UsageFault.UNKNOWN_LANGUAGE: ("value", "choices"),
    UsageFault.UNKNOWN_SHELL: ("option", "choices"),
    UsageFault.UNKNOWN_TOPIC: ("value", "choices"),
    UsageFault.NO_SHORTEST: ("option", "choices"),
    UsageFault.NO_PAIRS: ("option",),
}
"""What each sentence names."""


class UsageError(Exception):
    """A command line that cannot be done. Its texts come from outside and may hold any character."""

    def __init__(
        self,
        fault: UsageFault,
        option: str = "",
        value: str = "",
        *,
        choices: tuple[str, ...] = (),
        limits: tuple[int, int] = (0, 0),
    ) -> None:
        super().__init__(f"{fault.value}: {option!r} {value!r}")
        self.fault = fault
        self.option = option
        """The option with its dashes, or the command."""
        self.value = value
        self.choices = choices
        """What would have been right."""
        self.limits = limits
        """Lowest and highest number that would have been right."""

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        low, high = map(str, self.limits)
        words = {"option": Typed(self.option, 60), "value": Typed(self.value, 60)}
        args = {**words, "choices": [*self.choices], "low": low, "high": high}
        return Problem("options-error", self.fault.value, {name: args[name] for name in _ARGUMENTS[self.fault]})
