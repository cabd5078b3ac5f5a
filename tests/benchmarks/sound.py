"""From a key to sound, heard at the monitor of a null sink: the own voice beside stock pyttsx3, in one run.

    python -m tests.benchmarks.sound

All times in milliseconds, from the call of ``Speaker.say`` (stock: of ``engine.say``) to the sample at the monitor.
"""

import array
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from operator import mul
from pathlib import Path

from pyramid_access.speech.child_process import MODULE
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.utterance import Earcon, Utterance
from tests.benchmarks.figures import Figure, median, percentile
from tests.speech.null_sink import LOUD, RATE, SETTLED, Ear, NullSink, children_of, is_installed

ROUNDS = 20
SENTENCE = Utterance("Neuf de cœur.", "fr", earcons=(Earcon.HOLDING,), pan=-0.6)
OTHER = Utterance(
    "Deux de trèfle et valet de pique retirés. Dame de carreau libre, rangée 6, place 3, et ainsi de suite.",
    "fr",
    earcons=(Earcon.PAIR, Earcon.UNCOVERED),
    pan=0.3,
)
_STOCK = Path(__file__).with_name("sound_stock.py")
_STEP = 4
"""Samples that make one when two recordings are compared: 12,000 a second are enough."""
_PROBE = 0.02
"""Seconds at the beginning of a sentence by which it is known again."""
_AFTER_KEY = 0.2
"""Seconds after a key in which an answer is looked for."""


def measure() -> Iterator[Figure]:
    """Yield the figures beside their limits; none where PulseAudio is not installed."""
    found = run()
    if not found:
        return
    stock = found["stock from silence, median"]
    yield Figure("key to first sample from silence", found["own from silence, median"], min(30, stock), "ms")
    yield Figure("key to first sample from silence, p95", found["own from silence, p95"], 50, "ms")
    yield Figure("key to first sample of stock pyttsx3", stock, stock, "ms")
    yield Figure("key to the old sentence's silence", found["own to old silence, median"], 25, "ms")
    yield Figure("key to the old sentence's silence, p95", found["own to old silence, p95"], 40, "ms")
    yield Figure("key to first sample in mid-sentence", found["own in mid-sentence, median"], 45, "ms")
    yield Figure("key to first sample in mid-sentence, p95", found["own in mid-sentence, p95"], 70, "ms")
    yield Figure("the speaking process in silence", found["own idle, CPU per cent"], 0.5, "% CPU")


def run() -> dict[str, float]:
    """Measure all; empty where PulseAudio is not installed."""
    if not is_installed():
        return {}
    with NullSink() as sink:
        os.environ.update(sink.environment)
        try:
            with Ear(sink) as ear:
                time.sleep(SETTLED)
                return _own_voice(ear) | _stock_voice(ear)
        finally:
            del os.environ["PULSE_SERVER"]


def _own_voice(ear: Ear) -> dict[str, float]:
    speaker = Speaker(VoiceProcess(), lambda *_: None)
    try:
        speaker.say([SENTENCE])
        speaker.wait(5)
        key, silent = _from_silence(ear, lambda: speaker.say([SENTENCE]), lambda: speaker.wait(5))
        probe = ear.samples(silent, silent + _PROBE)
        figures = _figures("own from silence", key)
        figures |= _in_mid_sentence(ear, speaker, probe)
        figures["own idle, CPU per cent"] = _idle_cpu()
        return figures
    finally:
        speaker.close()


def _from_silence(ear: Ear, say: Callable[[], object], finish: Callable[[], object]) -> tuple[list[float], float]:
    """Return the times from key to sound, in ms, and the moment at which the last sentence began."""
    times, start = [], 0.0
    for number in range(ROUNDS):
        time.sleep(0.1 + 0.003 * number)  # not in step with the sink
        key = time.monotonic()
        say()
        start = ear.wait_for_sound(key).start
        times.append((start - key) * 1000)
        finish()
        ear.wait_for_silence()
    return times, start


def _in_mid_sentence(ear: Ear, speaker: Speaker, probe: Sequence[int]) -> dict[str, float]:
    silences, starts = [], []
    for number in range(ROUNDS):
        speaker.say([OTHER])
        time.sleep(0.7 + 0.013 * number)
        key = time.monotonic()
        speaker.say([SENTENCE])
        time.sleep(_AFTER_KEY + 0.1)
        start = _find(ear.samples(key, key + _AFTER_KEY), probe)
        starts.append(start)
        silences.append(_last_sound(ear.samples(key, key + start / 1000)))
    return _figures("own to old silence", silences) | _figures("own in mid-sentence", starts)


def _find(heard: Sequence[int], probe: Sequence[int]) -> float:
    """Return after how many ms the beginning of a known sentence is in what was heard: where both are most alike."""
    known, recording = _thinned(probe), _thinned(heard)
    size = len(known)

    def likeness(at: int) -> float:
        part = recording[at : at + size]
        return sum(map(mul, part, known)) / (sum(map(mul, part, part)) ** 0.5 + 1)

    best = max(range(len(recording) - size), key=likeness)
    return best * _STEP / RATE * 1000


def _thinned(samples: Sequence[int]) -> list[int]:
    return [sum(samples[at : at + _STEP]) for at in range(0, len(samples) - _STEP + 1, _STEP)]


def _last_sound(heard: "array.array[int]") -> float:
    """Return after how many ms the last loud sample comes: at the latest, where the new sentence begins."""
    last = max((at for at, value in enumerate(heard) if abs(value) > LOUD), default=0)
    return last / RATE * 1000


def _stock_voice(ear: Ear) -> dict[str, float]:
    """Measure pyttsx3 as it comes: its driver plays with ``aplay``, and finishes each sentence before the next."""
    with subprocess.Popen(
        [sys.executable, _STOCK, SENTENCE.text], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as stock:
        assert stock.stdin and stock.stdout
        times = []
        for number in range(ROUNDS + 1):
            time.sleep(0.1 + 0.003 * number)
            stock.stdin.write(b"\n")
            stock.stdin.flush()
            key = json.loads(stock.stdout.readline())
            times.append((ear.wait_for_sound(key).start - key) * 1000)
            ear.wait_for_silence()
        stock.stdin.close()
    return _figures("stock from silence", times[1:])


def _idle_cpu(seconds: float = 3.0) -> float:
    """Return the share of one processor that the silent speaking process takes."""
    voice = next(pid for pid in children_of(os.getpid()) if MODULE in Path(f"/proc/{pid}/cmdline").read_text())
    time.sleep(1)
    before = _ticks(voice)
    time.sleep(seconds)
    return (_ticks(voice) - before) / os.sysconf("SC_CLK_TCK") / seconds * 100


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _figures(name: str, times: list[float]) -> dict[str, float]:
    return {f"{name}, median": median(times), f"{name}, p95": percentile(times, 0.95)}


def main() -> int:
    """Print the figures, one a line."""
    for figure in measure():
        sys.stdout.write(f"{figure}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
