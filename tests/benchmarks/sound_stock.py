"""pyttsx3 as it comes, for comparison: speaks its argument for each line of input, and writes when it was told to.

The library is the one of the ``espeakng-loader`` wheel, loaded first so that pyttsx3's own driver finds it.
"""

import ctypes
import json
import os
import sys
import time
from pathlib import Path

import espeakng_loader

os.environ["ESPEAK_DATA_PATH"] = str(Path(espeakng_loader.get_data_path()).parent)
ctypes.CDLL(espeakng_loader.get_library_path() + ".1", ctypes.RTLD_GLOBAL)

import pyttsx3  # noqa: E402 - the library must be there first

engine = pyttsx3.init("espeak")
engine.setProperty("voice", "roa/fr")
for _ in sys.stdin:
    sys.stdout.write(json.dumps(time.monotonic()) + "\n")
    sys.stdout.flush()
    engine.say(sys.argv[1])
    engine.runAndWait()
