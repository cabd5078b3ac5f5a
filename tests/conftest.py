"""The tests run alike for everyone: in no particular language, and with signals that do what they usually do."""

import locale
import os
import signal
from contextlib import suppress

os.environ["LC_ALL"] = "C.UTF-8"
for name in ("LANGUAGE", "ACCESSIBLE", "PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8", "NO_COLOR"):
    os.environ.pop(name, None)
with suppress(locale.Error):
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")  # Python has read the player's locale when it started.
for number in (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])):
    # A run in the background (nohup) ignores some of them, and every program that a test starts would inherit that.
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)
