"""Records the seconds of play that the README tells: the real game, its own voice, a sound server without a card.

``python -m tests.sound_sample`` writes ``docs/<language>/sample.mp3`` anew. Needs Debian's packages pulseaudio,
pulseaudio-utils and lame.
"""

import subprocess
import tempfile
import time
import wave
from pathlib import Path

from pyramid_access.narration.languages import languages, locale_folders
from tests.pty_program import PtyProgram
from tests.readers.games import game
from tests.speech.null_sink import RATE, SETTLED, Ear, NullSink, wait_until
from tests.test_readme import DOCS, SAMPLE

KEYS = (b"\t", b"\r", b"o", b"p", b"h")
BETWEEN = 0.5
"""Seconds of silence after each sentence."""
CHANNELS = 2
_BITS_A_SECOND = "48"
"""In thousands; the voice itself has no more than 22,050 samples a second."""


def record(lang: str, sound: Path) -> None:
    """Play the game of the README in a language and write what is heard as a WAV file."""
    with tempfile.TemporaryDirectory() as folder, NullSink() as sink, Ear(sink, CHANNELS) as ear:
        time.sleep(SETTLED)
        options = ("--deal", "7", "--new", "--lang", lang, "--speaker", "own")
        command, transcript = game(Path(folder), *options)
        with PtyProgram(command, **sink.environment) as program:
            wait_until(transcript.exists, 20, "the game does not begin")
            ear.wait_for_sound(time.monotonic() - 1)
            ear.wait_for_silence(silence=BETWEEN)
            begun = time.monotonic()
            for key in KEYS:
                pressed = time.monotonic()
                program.type(key)
                ear.wait_for_sound(pressed)
                ear.wait_for_silence(silence=BETWEEN)
                program.drain()
            heard = ear.samples(begun, time.monotonic())
    with wave.open(str(sound), "wb") as file:
        file.setparams((CHANNELS, heard.itemsize, RATE, 0, "NONE", ""))
        file.writeframes(heard.tobytes())


def main() -> None:
    """Record the game in each language that is shipped."""
    for language in languages([locale_folders()[0]]):
        with tempfile.TemporaryDirectory() as folder:
            sound = Path(folder) / "sample.wav"
            record(language.tag, sound)
            lame = ["lame", "--quiet", "--resample", "22.05", "-m", "j", "-b", _BITS_A_SECOND]
            subprocess.run([*lame, str(sound), str(DOCS / language.tag / SAMPLE)], check=True)


if __name__ == "__main__":
    main()
