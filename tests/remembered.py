"""Searches that are run once: the same question in another test of the process gets the answer found before.

Tests of what a player is told ask about the same few positions again and again, in each language. Files that use this
are one group, so that they run in one process.
"""

from collections.abc import Callable, Hashable, Iterator
from importlib import import_module
from typing import Any

import pytest

SEARCHES = (
    ("pyramid_access.solver.verdict", "solve"),
    ("pyramid_access.solver.shortest.win", "shortest"),
    ("pyramid_access.ui.play.knowledge", "find_hints"),
    ("pyramid_access.ui.play.games", "_difficulty"),
)
"""Functions of what is asked, and at last of limits or of what cancels the search."""
_FOUND: dict[Hashable, Any] = {}


@pytest.fixture(scope="module", autouse=True)
def remembered_searches() -> Iterator[None]:
    """Have each question searched for once."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in SEARCHES:
            patch.setattr(f"{module}.{name}", remembering(getattr(import_module(module), name)))
        yield


def remembering(search: Callable[..., Any]) -> Callable[..., Any]:
    """Return a search that answers from memory what it was asked before; what was cancelled is asked anew."""

    def find(*asked: Any) -> Any:
        *question, limits = asked
        key = (search.__qualname__, *question, getattr(limits, "nodes", None))
        if key not in _FOUND:
            found = search(*asked)
            if getattr(limits, "cancelled", limits)():
                return found
            _FOUND[key] = found
        return _FOUND[key]

    return find
