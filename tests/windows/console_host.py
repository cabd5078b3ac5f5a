"""Runs under the Python of Windows, in a console: starts the game there, presses keys, and reads the console's buffer.

``console_host.py PLAN REPORT``: the plan is JSON with ``code_page``, ``command``, ``keys``, what is ``piped`` in,
and whether to ``kill`` or ``interrupt`` in the end; the report has the ``lines`` of the buffer after each key, the
console's state ``before`` and ``after``, the exit ``code``, and the ``seconds`` that the end took.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import wintypes
from pathlib import Path

PATIENCE = 60.0
"""Seconds that an answer may take."""
QUIET = 0.3
"""Seconds without a change after which an answer is whole."""
VIRTUAL_KEYS = {"enter": (0x0D, "\r"), "tab": (0x09, "\t"), "escape": (0x1B, "\x1b"), "space": (0x20, " ")}

kernel = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined]


class ScreenInfo(ctypes.Structure):
    """CONSOLE_SCREEN_BUFFER_INFO."""

    _fields_ = (
        ("size", wintypes._COORD),
        ("cursor", wintypes._COORD),
        ("attributes", wintypes.WORD),
        ("window", wintypes.SMALL_RECT),
        ("largest", wintypes._COORD),
    )


class KeyEvent(ctypes.Structure):
    """INPUT_RECORD with a KEY_EVENT_RECORD."""

    _fields_ = (
        ("type", wintypes.WORD),
        ("down", wintypes.BOOL),
        ("repeat", wintypes.WORD),
        ("key", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("letter", wintypes.WCHAR),
        ("state", wintypes.DWORD),
    )


def opened(name: str) -> int:
    """Open a part of the console itself, whatever the standard files are."""
    kernel.CreateFileW.restype = wintypes.HANDLE
    return int(kernel.CreateFileW(name, 0xC0000000, 3, None, 3, 0, None))


KEYBOARD = wintypes.HANDLE(opened("CONIN$"))


@contextmanager
def screen() -> Iterator[wintypes.HANDLE]:
    """Open the buffer that is shown at this moment: a program may show one of its own."""
    handle = wintypes.HANDLE(opened("CONOUT$"))
    yield handle
    kernel.CloseHandle(handle)


def screen_info(handle: wintypes.HANDLE) -> ScreenInfo:
    info = ScreenInfo()
    kernel.GetConsoleScreenBufferInfo(handle, ctypes.byref(info))
    return info


def lines() -> list[str]:
    """Return the rows of the whole buffer, down to the cursor's."""
    with screen() as handle:
        return _lines(handle, screen_info(handle))


def _lines(handle: wintypes.HANDLE, info: ScreenInfo) -> list[str]:
    width = info.size.X
    rows = []
    for y in range(info.cursor.Y + 1):
        text, count = ctypes.create_unicode_buffer(width + 1), wintypes.DWORD()
        place = wintypes._COORD(0, y)
        kernel.ReadConsoleOutputCharacterW(handle, text, width, place, ctypes.byref(count))
        rows.append(text[: count.value].rstrip())
    return rows


def state() -> dict[str, int]:
    """Return what a program may leave changed."""
    modes = wintypes.DWORD(), wintypes.DWORD()
    with screen() as handle:
        kernel.GetConsoleMode(KEYBOARD, ctypes.byref(modes[0]))
        kernel.GetConsoleMode(handle, ctypes.byref(modes[1]))
        attributes = int(screen_info(handle).attributes)
    pages = int(kernel.GetConsoleCP()), int(kernel.GetConsoleOutputCP())
    return {
        **{"input": modes[0].value, "output": modes[1].value, "input_page": pages[0], "output_page": pages[1]},
        "attributes": attributes,
    }


def press(key: str) -> None:
    code, letter = VIRTUAL_KEYS.get(key, (ord(key[0].upper()), key[0]))
    for down in (True, False):
        record, count = KeyEvent(1, down, 1, code, 0, letter, 0), wintypes.DWORD()
        kernel.WriteConsoleInputW(KEYBOARD, ctypes.byref(record), 1, ctypes.byref(count))


def wait_for_change(before: list[str], process: "subprocess.Popen[bytes]") -> list[str]:
    """Return the buffer when it is another one and has come to rest."""
    end, last, since = time.monotonic() + PATIENCE, before, time.monotonic()
    while time.monotonic() < end:
        time.sleep(0.05)
        now = lines()
        if now != last:
            last, since = now, time.monotonic()
        elif (now != before or process.poll() is not None) and time.monotonic() - since > QUIET:
            break
    return last


def run(plan: dict[str, object]) -> dict[str, object]:
    page = int(str(plan["code_page"]))
    kernel.SetConsoleCP(page)
    kernel.SetConsoleOutputCP(page)
    before = state()
    command = plan["command"]
    assert isinstance(command, list)
    piped = plan.get("piped")
    process = subprocess.Popen([sys.executable, *command], stdin=subprocess.PIPE if piped is not None else None)
    if process.stdin:
        process.stdin.write(str(piped).encode())
        process.stdin.flush()
        if not plan.get("interrupt"):
            process.stdin.close()
    seen = [wait_for_change(lines(), process)]
    keys = plan["keys"]
    assert isinstance(keys, list)
    for key in keys:
        press(key)
        seen.append(wait_for_change(seen[-1], process))
    if plan.get("kill"):
        process.kill()
    if plan.get("interrupt"):
        kernel.GenerateConsoleCtrlEvent(0, 0)
    began = time.monotonic()
    code = process.wait(PATIENCE)
    seconds = time.monotonic() - began
    return {"lines": [*seen, lines()], "before": before, "after": state(), "code": code, "seconds": seconds}


if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: None)
    plan_file, report_file = map(Path, sys.argv[1:])
    report_file.write_text(json.dumps(run(json.loads(plan_file.read_text(encoding="utf-8")))), encoding="utf-8")
    os._exit(0)
