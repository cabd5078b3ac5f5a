"""The tests run alike for everyone: in no particular language, and with signals that do what they usually do.

Each core runs tests of its own. What hears sound, or has a screen reader or the console to itself, is one group: these
tests run one after the other. A file whose tests share an expensive fixture is a group too.
"""

import locale
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
for name in ("LANGUAGE", "ACCESSIBLE", "PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8", "NO_COLOR"):
    os.environ.pop(name, None)
with suppress(locale.Error):
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")  # Python has read the player's locale when it started.
for number in (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])):
    # A run in the background (nohup) ignores some of them, and every program that a test starts would inherit that.
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Single files run in this process: they are often done before others have even started."""
    files = [Path(argument.partition("::")[0]) for argument in config.args]
    return 0 if all(file.suffix == ".py" for file in files) else None


@pytest.hookimpl(tryfirst=True)  # Before pytest-xdist looks at the groups.
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep apart in time what shares a device."""
    for item in items:
        if any(item.iter_markers("sound")) or any(item.iter_markers("readers")):
            item.add_marker(pytest.mark.xdist_group("devices"))
