"""What tests of the views share."""

import os
from collections.abc import Iterator

import pytest

from tests.ui.output.test_line_view import EmulatedTerminal


@pytest.fixture
def terminal() -> Iterator[EmulatedTerminal]:
    emulated = EmulatedTerminal()
    yield emulated
    os.close(emulated.master)
    os.close(emulated.slave)
