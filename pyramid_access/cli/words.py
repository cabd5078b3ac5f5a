"""A sentence for each mistake."""

from collections.abc import Mapping

from pyramid_access.cli.language import Say
from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.problem_words import Message, Problem, message_of
from pyramid_access.visible import visible_argument

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


def sentence(say: Say, problem: Problem | UsageError) -> str:
    """Return the one sentence that tells what is wrong, and where."""
    message = _usage(problem) if isinstance(problem, UsageError) else message_of(problem)
    return say(message.id, **message.args)


def _usage(error: UsageError) -> Message:
    args = {
        "option": visible_argument(error.option, 60),
        "value": visible_argument(error.value, 60),
        "choices": ", ".join(error.choices),
        "low": str(error.limits[0]),
        "high": str(error.limits[1]),
    }
    return Message(f"options-error-{error.fault.value}", {name: args[name] for name in _ARGUMENTS[error.fault]})
