"""A voice for Speech Dispatcher that speaks to nobody: it notes what it is told, one JSON line each.

The server starts it and talks to it by lines: a command, for some a block of lines up to a lone dot, then an answer
with a number. A text is at its end at once, so that none has to wait for another.
"""

import html
import json
import os
import re
import sys
from collections.abc import Iterator

ANSWERS = {
    "INIT": ("299-ready", "299 OK LOADED SUCCESSFULLY"),
    "LIST": ("200-record\ten\tnone", "200 OK VOICE LIST SENT"),
    "QUIT": ("210 OK QUIT",),
    "DEBUG": ("200 OK DEBUGGING",),
}
SETTINGS = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
TEXTS = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")
SILENCES = ("STOP", "PAUSE")


def tell(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def block(lines: Iterator[str]) -> str:
    """Read up to the line with the dot."""
    read = []
    while (line := next(lines).rstrip("\n")) != ".":
        read.append(line.removeprefix(".") if line.startswith("..") else line)
    return "\n".join(read)


def main() -> None:
    log = os.open(os.environ["SPEECH_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    lines = iter(sys.stdin.readline, "")
    for line in lines:
        command = line.split()[0] if line.strip() else ""
        if command in ANSWERS:
            tell(*ANSWERS[command])
        elif command in SETTINGS:
            tell(SETTINGS[command][0])
            block(lines)
            tell(SETTINGS[command][1])
        elif command in TEXTS:
            tell("202 OK RECEIVING MESSAGE")
            text = html.unescape(re.sub(r"<[^>]*>", "", block(lines))).strip()
            os.write(log, (json.dumps(text) + "\n").encode())
            tell("200 OK SPEAKING", "701 BEGIN", "702 END")
        elif command not in SILENCES:
            tell("300 ERR UNKNOWN COMMAND")


if __name__ == "__main__":
    main()
