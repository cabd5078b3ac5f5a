"""A sentence for each mistake."""

from pyramid_access.cli.language import Say
from pyramid_access.problem import Problematic
from pyramid_access.problem_words import message_of


def sentence(say: Say, problem: Problematic) -> str:
    """Return the one sentence that tells what is wrong, and where."""
    message = message_of(problem)
    return say(message.id, **message.args)
