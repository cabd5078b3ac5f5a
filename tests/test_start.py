"""What ./play and ./check do where nothing can be installed, and where all is installed: no network is needed.

Each test has a copy of what they consist of, in a folder whose name has spaces and accents.
"""

import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the scripts are those of POSIX")


@pytest.fixture
def checkout() -> Iterator[Path]:
    """A folder that other users of the system can read, too."""
    outer = Path(tempfile.mkdtemp())
    outer.chmod(0o755)
    folder = outer.resolve() / "le jeu à moi"
    folder.mkdir()
    for name in ("play", "check", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "setup", folder / "setup", ignore=shutil.ignore_patterns("__pycache__"))
    yield folder
    shutil.rmtree(outer)


def program(path: Path, text: str) -> None:
    """Write a shell script."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)  # Never write through a link to the Python of the system.
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def start(
    checkout: Path, *command: str, lang: str = "en", cwd: Path | None = None, user: int | None = None, **variables: str
) -> tuple[int, str, str]:
    """Run a script of the checkout; return its exit code, what it wrote and what it said on standard error."""
    script, *arguments = command
    environment = {"PATH": os.environ["PATH"], "HOME": str(checkout), "LANG": lang, "PIP_NO_INDEX": "1"} | variables
    done = subprocess.run(
        [checkout / script, *arguments],
        cwd=cwd,
        env=environment,
        user=user,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def begin(checkout: Path, *, lang: str) -> subprocess.Popen[bytes]:
    """Begin an installation; return while it is under way."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(checkout), "LANG": lang, "PIP_NO_INDEX": "1"}
    begun = subprocess.Popen([checkout / "play"], env=environment, stderr=subprocess.PIPE, start_new_session=True)
    while not (checkout / ".venv" / "bin").exists():
        assert begun.poll() is None
        time.sleep(0.01)
    return begun


def path_with(checkout: Path, python: str) -> str:
    """Return a PATH on which ``python3`` is this script, beside the few tools that the scripts need."""
    tools = checkout.parent / "bin"
    tools.mkdir()
    for name in ("sh", "dirname", "cat", "readlink"):
        (tools / name).symlink_to(str(shutil.which(name)))
    if python:
        program(tools / "python3", python)
    return str(tools)


def pretend_installed(checkout: Path, kind: str) -> None:
    """Make what an installation leaves, with programs that tell how they were called."""
    binaries = checkout / ".venv" / "bin"
    version = f"Python {platform.python_version()}"
    program(binaries / "python", f'case $1 in -V) echo "{version}" ;; *) printf "%s|" "$PWD" "$@" ;; esac')
    program(binaries / "pyramid-access", 'printf "%s|" "$PWD" "$@"')
    needs = (checkout / "pyproject.toml").read_text(encoding="utf-8")
    (checkout / ".venv" / f"installed-{kind}").write_text(f"{needs}{version}\n{checkout}\n", encoding="utf-8")


def asks_for_installation(checkout: Path, kind: str) -> bool:
    """Tell whether a start would install; the installation itself is not begun."""
    stub = f'case $1 in -I) echo "$*"; exit 7 ;; *) exec "{sys.executable}" "$@" ;; esac'
    return start(checkout, kind, PATH=path_with(checkout, stub)) == (7, f"-I {checkout}/setup/install.py {kind}\n", "")


SENTENCES = {
    "missing": {"fr_FR.UTF-8": "Python manque.", "en": "Python is missing.", "pt_BR": "Falta o Python."},
    "old": {"fr": "trop ancien", "C": "too old", "pt_PT.UTF-8": "demasiado antigo"},
    "venv": {"fr_CA": "Il manque à Python", "de_DE": "Python lacks", "pt": "Falta ao Python"},
}


@pytest.mark.parametrize(("lang", "sentence"), SENTENCES["missing"].items())
def test_a_system_without_python_is_told(checkout: Path, lang: str, sentence: str) -> None:
    code, out, said = start(checkout, "play", lang=lang, PATH=path_with(checkout, ""))
    assert (code, out, said.count("\n")) == (2, "", 1)
    assert said.startswith(sentence)
    assert "3.11" in said


@pytest.mark.parametrize(("lang", "sentence"), SENTENCES["old"].items())
def test_an_old_python_is_told(checkout: Path, lang: str, sentence: str) -> None:
    old = 'case $1 in -V) echo "Python 3.9.2" ;; *) exit 1 ;; esac'
    code, out, said = start(checkout, "check", lang=lang, PATH=path_with(checkout, old))
    assert (code, out, said.count("\n")) == (2, "", 1)
    assert sentence in said
    assert "Python 3.9.2" in said


@pytest.mark.parametrize(("lang", "sentence"), SENTENCES["venv"].items())
def test_a_python_without_venv_is_told_with_the_package_to_install(checkout: Path, lang: str, sentence: str) -> None:
    # As on Debian: the library without ensurepip.
    bare = checkout.parent / "bare.py"
    bare.write_text(
        "import importlib.util as u, runpy, sys\nfind = u.find_spec\n"
        "u.find_spec = lambda name: None if name == 'ensurepip' else find(name)\n"
        "sys.argv = sys.argv[1:]\nrunpy.run_path(sys.argv[0], run_name='__main__')\n",
        encoding="utf-8",
    )
    stub = f'case $1 in -I) shift; exec "{sys.executable}" -I "{bare}" "$@" ;; *) exec "{sys.executable}" "$@" ;; esac'
    code, out, said = start(checkout, "play", lang=lang, PATH=path_with(checkout, stub))
    assert (code, out, said.count("\n")) == (2, "", 1)
    assert said.startswith(sentence)
    assert "apt install python3-venv" in said
    assert not (checkout / ".venv").exists()


def test_an_installation_that_fails_leaves_nothing(checkout: Path) -> None:
    code, out, said = start(checkout, "play", lang="fr")
    assert (code, out) == (1, "")
    lines = said.splitlines()
    assert lines[0].startswith("Premier lancement")
    assert lines[1].startswith("ERROR: ")
    assert len(lines) <= 5
    assert lines[-1].startswith("L'installation a échoué")
    assert not (checkout / ".venv").exists()


def test_an_installation_that_is_killed_is_not_taken_for_whole(checkout: Path) -> None:
    begun = begin(checkout, lang="en")
    os.killpg(begun.pid, signal.SIGKILL)
    begun.communicate()
    assert (checkout / ".venv" / "unfinished").exists()
    pretend_installed(checkout, "play")
    assert asks_for_installation(checkout, "play")


def test_an_interrupted_installation_says_so(checkout: Path) -> None:
    begun = begin(checkout, lang="pt")
    os.killpg(begun.pid, signal.SIGINT)
    said = begun.communicate()[1].decode()
    assert begun.returncode in {130, -signal.SIGINT}
    assert said.splitlines()[-1] == "Instalação interrompida. Recomeça da próxima vez."
    assert not (checkout / ".venv" / "installed-play").exists()


def test_a_folder_that_cannot_be_written_to_is_told(checkout: Path) -> None:
    checkout.chmod(0o555)
    anybody = 65534 if os.geteuid() == 0 else None
    python = shutil.which("python3", path="/usr/bin:/usr/local/bin")
    if (
        python is None
        or subprocess.run([python, "-c", "import sys; assert sys.version_info >= (3, 11)"], check=False).returncode
    ):
        pytest.skip("no Python that another user can run")
    stub = f'exec "{python}" "$@"'
    code, out, said = start(checkout, "play", user=anybody, PATH=path_with(checkout, stub))
    assert (code, out, said.count("\n")) == (1, "", 1)
    assert said.startswith(f"Nothing can be written to the folder {checkout}.")


@pytest.mark.parametrize("kind", ["play", "check"])
def test_what_is_installed_starts_at_once_with_the_arguments(checkout: Path, tmp_path: Path, kind: str) -> None:
    pretend_installed(checkout, kind)
    code, out, said = start(checkout, kind, "--deal", "ma donne.txt", cwd=tmp_path)
    called = {"play": f"{tmp_path}|", "check": f"{checkout}|-m|pytest|"}[kind]
    assert (code, out, said) == (0, f"{called}--deal|ma donne.txt|", "")


def test_a_link_to_the_script_starts_the_game(checkout: Path, tmp_path: Path) -> None:
    pretend_installed(checkout, "play")
    (tmp_path / "play").symlink_to(checkout / "play")
    assert start(tmp_path, "play", "7", cwd=tmp_path) == (0, f"{tmp_path}|7|", "")


@pytest.mark.parametrize("change", ["needs", "python", "folder", "kind", "unfinished"])
def test_what_is_out_of_date_is_installed_again(checkout: Path, change: str) -> None:
    pretend_installed(checkout, "check" if change == "kind" else "play")
    kept = checkout / ".venv" / "installed-play"
    match change:
        case "needs":
            with (checkout / "pyproject.toml").open("a", encoding="utf-8") as needs:
                needs.write("# changed\n")
        case "python":
            program(checkout / ".venv" / "bin" / "python", 'echo "Python 3.11.0rc1"')
        case "folder":
            kept.write_text(kept.read_text(encoding="utf-8").replace(str(checkout), "/elsewhere"), encoding="utf-8")
        case "unfinished":
            (checkout / ".venv" / "unfinished").touch()
    assert asks_for_installation(checkout, "play")
