"""The report on what the program needs: a plain sentence for each thing, and what to do about a missing one."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from pyramid_access import __version__
from pyramid_access.cli.messages import CliMessages, sentence
from pyramid_access.cli.output import write_json, write_line
from pyramid_access.cli.translations import proofs_of, stray_proofs
from pyramid_access.cli.voices import check_voices, repair_command
from pyramid_access.settings import SpeakerChoice
from pyramid_access.speech.child_process import child_environment, list_voices
from pyramid_access.speech.engines import has_own_voice, should_have_own_voice
from pyramid_access.speech.routes import Way, find_route
from pyramid_access.store.atomic import StoreFault
from pyramid_access.store.database import fault_of
from pyramid_access.store.folder_check import folder_fault
from pyramid_access.store.repair import files_aside
from pyramid_access.store.settings_file import read_settings, told
from pyramid_access.ui.output.screen_text import terminal_encoding
from pyramid_access.visible import visible

MISSING = 1
"""Exit code when something that is needed is missing."""
_LETTERS = "œ’é"
"""Letters that not every terminal has."""
_OPEN_SOUND = "from pyramid_access.speech.sound_device import SoundDevice; SoundDevice(22050, bytes).close()"
_TEXTS = "locale"
"""Name of the check of the translations."""
_NAMELESS = (Way.SYSTEM, Way.STREAM)
"""Ways without a program to name."""
_SOUND_SECONDS = 10
"""How long the sound system may take to answer."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    check: str
    text: str
    ok: bool = True
    needed: bool = True
    """Without it the program does less than it should."""

    @property
    def is_missing(self) -> bool:
        """Does it keep the report from being good?"""
        return self.needed and not self.ok


def examine(words: CliMessages, *, as_json: bool) -> int:
    """Look at everything and write the report; return the exit code."""
    findings = []
    for finding in _findings(words):
        findings.append(finding)
        if not as_json:
            write_line(finding.text)
    missing = sum(finding.is_missing for finding in findings)
    if as_json:
        write_json({"ok": not missing, "findings": [asdict(finding) for finding in findings]})
    else:
        write_line(_verdict(words, findings, missing))
    return MISSING if missing else 0


def _verdict(words: CliMessages, findings: Sequence[Finding], missing: int) -> str:
    """Return the last line: what to make of it all."""
    if missing:
        return words.say("doctor-not-well", count=missing)
    texts_are_well = all(finding.ok for finding in findings if finding.check == _TEXTS)
    return words.say("doctor-all-well" if texts_are_well else "doctor-texts-not-well")


def _findings(words: CliMessages) -> Iterator[Finding]:
    yield _program(words)
    yield from _packages(words)
    yield from _terminal(words)
    yield _reader(words)
    yield from _voices(words)
    yield from _sound(words)
    yield from _folders(words)
    yield from check_games(words)
    yield from _settings(words)
    yield from _locales(words)


def _program(words: CliMessages) -> Finding:
    system = f"{platform.system()} {platform.release()}"
    text = words.say("doctor-program", version=__version__, python=platform.python_version(), system=system)
    return Finding("program", text)


def _packages(words: CliMessages) -> Iterator[Finding]:
    """Name the libraries and their versions; those that only other systems need are left out."""
    found = []
    for name in _package_names():
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            yield Finding("packages", words.say("options-doctor-package-missing", name=name), ok=False)
    yield Finding("packages", words.say("options-doctor-packages", packages=", ".join(found)))


def _package_names() -> Iterator[str]:
    try:
        needs = requires("pyramid-access") or []
    except PackageNotFoundError:
        return
    for need in needs:
        requirement, _, marker = need.partition(";")
        if "extra" not in marker and ("linux" not in marker or should_have_own_voice()):
            yield "".join(char if char.isalnum() or char in "._-" else " " for char in requirement).split()[0]


def _terminal(words: CliMessages) -> Iterator[Finding]:
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        yield Finding("terminal", words.say("doctor-terminal-none"), ok=False, needed=False)
    elif os.name != "nt" and os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        yield Finding("terminal", words.say("doctor-terminal-dumb"), ok=False, needed=False)
    else:
        size = shutil.get_terminal_size()
        yield Finding("terminal", words.say("doctor-terminal-ok"))
        yield Finding("terminal", words.say("options-doctor-size", columns=size.columns, rows=size.lines))
    encoding = terminal_encoding(sys.stdout.encoding if sys.stdout else None)
    try:
        _LETTERS.encode(encoding)
    except UnicodeEncodeError:
        yield Finding("encoding", words.say("doctor-encoding-poor", encoding=encoding), ok=False, needed=False)
    else:
        yield Finding("encoding", words.say("doctor-encoding-ok", encoding=encoding))


def _reader(words: CliMessages) -> Finding:
    """Tell how words reach a player who lets her screen reader speak, in this terminal, and why."""
    settings, _ = read_settings(words.folders.settings_file)
    standard_files = 0, 1
    route = find_route(standard_files, os.environ, replace(settings, speaker=SpeakerChoice.READER))
    args: dict[str, object] = {} if route.way in _NAMELESS else {"name": visible(route.name)}
    if route.way is Way.UNKNOWN:
        args["known"] = bool(route.name)
    text = words.say(f"doctor-way-{route.way.value}", **args)
    return Finding("reader", text, ok=route.way is not Way.NOBODY, needed=False)


def _voices(words: CliMessages) -> Iterator[Finding]:
    voices = list_voices()
    if not voices:
        yield Finding("library", words.say("doctor-library-missing", command=repair_command()), ok=False)
        return
    yield Finding("library", words.say("doctor-library-ok"))
    yield Finding("voices", words.say("doctor-voices-ok", count=len(voices)))
    yield from (Finding("voices", *note) for note in check_voices(words, voices))


def _sound(words: CliMessages) -> Iterator[Finding]:
    """Open the sound device, for the own voice; where it is not there, the system's voices do that, unasked."""
    if not has_own_voice():
        return
    command = [sys.executable, "-P", "-c", _OPEN_SOUND]
    try:
        # In a process of its own: a sound system that hangs, or that prints, does neither here.
        done = subprocess.run(
            command, env=child_environment(), capture_output=True, timeout=_SOUND_SECONDS, check=False
        )
        ok = done.returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        ok = False
    yield Finding("sound", words.say("doctor-sound-ok" if ok else "doctor-sound-missing"), ok=ok)


def _folders(words: CliMessages) -> Iterator[Finding]:
    folders = words.folders
    kinds = {folders.config: "config", folders.data: "data", folders.logs: "logs"} | {folders.data: "data"}
    for folder, kind in kinds.items():
        path = visible(str(folder))
        fault = folder_fault(folder)
        if fault is None:
            yield Finding("folder", words.say("doctor-folder-ok", path=path, kind=kind))
        elif fault is StoreFault.NO_LOCKS:
            yield Finding("folder", words.say("doctor-folder-no-locks", path=path), ok=False, needed=False)
        elif fault in (StoreFault.NO_PERMISSION, StoreFault.IN_THE_WAY):
            yield Finding("folder", words.say("doctor-folder-locked", path=path), ok=False)
        else:
            yield Finding("folder", words.say("doctor-folder-unusable", path=path, fault=fault.value), ok=False)


def check_games(words: CliMessages) -> Iterator[Finding]:
    """Look at the file of the games, if it is there, and at each that was set aside; nothing is changed."""
    database = words.folders.database
    if os.path.lexists(database):
        fault = fault_of(database)
        yield Finding("games", _games_text(words, "games", fault, database), ok=fault is None)
    for path in files_aside(database):
        yield Finding("games", _games_text(words, "aside", fault_of(path), path), ok=False, needed=False)


def _games_text(words: CliMessages, which: str, fault: StoreFault | None, file: Path) -> str:
    path = visible(str(file))
    match fault:
        case None:
            return words.say(f"doctor-{which}-ok", path=path)
        case StoreFault.DAMAGED | StoreFault.NEWER_VERSION:
            return words.say(f"doctor-{which}-{fault.value}", path=path)
        case _:
            return words.say(f"doctor-{which}-unreadable", path=path, fault=fault.value)


def _settings(words: CliMessages) -> Iterator[Finding]:
    for problem in told(read_settings(words.folders.settings_file)[1]):
        yield Finding("settings", sentence(words.say, problem), ok=False, needed=False)


def _locales(words: CliMessages) -> Iterator[Finding]:
    for language in words.languages:
        sentences = proofs_of(words, language).sentences
        yield from (Finding(_TEXTS, sentence, ok=False, needed=False) for sentence in sentences)
        if not sentences:
            yield Finding(_TEXTS, words.say("doctor-locale-ok", language=language.name))
    yield from (Finding(_TEXTS, proof.text, ok=False, needed=False) for proof in stray_proofs(words))
