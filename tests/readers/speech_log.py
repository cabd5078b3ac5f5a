#!/usr/bin/env python3
"""A speech server for yasr that speaks to nobody: it notes what it is told, one JSON line each.

yasr talks to it as to an Emacspeak server: ``q {text}`` and ``d`` to speak, ``l {c}`` for a letter, ``s`` to be silent.
"""

import json
import os
import re
import sys


def main() -> None:
    waiting: list[str] = []
    log = os.open(os.environ["SPEECH_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for line in sys.stdin.buffer:
        word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
        text = re.sub(r"^\{(.*)\}$", r"\1", rest.strip())
        if word == "q":
            waiting.append(text)
        elif word == "s":
            waiting.clear()
        elif word in ("d", "l", "tts_say"):
            spoken = " ".join([*waiting, text]).strip()
            waiting.clear()
            os.write(log, (json.dumps(spoken) + "\n").encode())


if __name__ == "__main__":
    main()
