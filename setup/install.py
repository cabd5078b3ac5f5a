"""Makes the virtual environment ``.venv`` in the checkout and puts the game in it, for ``./play`` and ``./check``.

The checkout is installed in place, so only its needs count: ``.venv/installed-play`` and ``.venv/installed-check``
keep what they were when that kind of installation was complete. They are written last. ``.venv/unfinished`` is there
for as long as packages are put in: who finds it begins anew.

Nothing but the standard library is needed here. All is said on standard error, a line at a time and few of them, for
screen readers: what the game writes may go to a file.
"""

import importlib.util
import locale
import os
import platform
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT
from types import FrameType

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
UNFINISHED = VENV / "unfinished"
PYTHON = VENV.joinpath("Scripts", "python.exe") if os.name == "nt" else VENV.joinpath("bin", "python")
KINDS = {"play": ".", "check": ".[test]"}
"""What is installed, by the script that asks for it; the last one holds the ones before."""

SECONDS = 20
"""Between two signs of life: a screen reader says each of them."""

FRENCH = {
    "play": "Premier lancement : le jeu s'installe dans son dossier. Il lui faut une minute ou deux, le réseau,"
    " et 110 Mo sur le disque. La partie commence ensuite d'elle-même.",
    "check": "Installation du jeu et de ce qu'il faut pour les tests : deux ou trois minutes, par le réseau, et 250 Mo"
    " sur le disque.",
    "update": "Depuis l'installation, le jeu a changé, ou son dossier. Mise à jour : une minute, en général moins.",
    "busy": "Installation en cours depuis {seconds} secondes.",
    "done": "Installation terminée.",
    "venv": "Il manque à Python le module venv. Sous Debian ou Ubuntu, tapez : sudo apt install python3-venv,"
    " puis recommencez.",
    "read-only": "Impossible d'écrire dans le dossier {root}. Copiez le jeu dans un dossier à vous, et lancez-le là.",
    "failed": "L'installation a échoué, pour la raison écrite au-dessus. Vérifiez le réseau et la place sur le disque,"
    " puis recommencez.",
    "interrupted": "Installation interrompue. Elle recommencera au prochain lancement.",
}
ENGLISH = {
    "play": "First start: the game installs itself in its folder. This takes a minute or two, the network, and 110 MB"
    " on the disk. Then the game begins by itself.",
    "check": "Installing the game and what its tests need: two or three minutes, over the network, and 250 MB"
    " on the disk.",
    "update": "The game or its folder has changed since the installation. Updating: a minute, in most cases less.",
    "busy": "Still installing after {seconds} seconds.",
    "done": "Installed.",
    "venv": "Python lacks its module venv. On Debian or Ubuntu, type: sudo apt install python3-venv, then start again.",
    "read-only": "Nothing can be written to the folder {root}. Copy the game to your own folder, and start it there.",
    "failed": "The installation has failed, for the reason written above. Check the network and the space on the disk,"
    " then start again.",
    "interrupted": "Installation interrupted. It begins again at the next start.",
}
PORTUGUESE = {
    "play": "Primeira vez: o jogo instala-se na sua pasta. Precisa de um ou dois minutos, da rede, e de 110 MB"
    " no disco. Depois, começa sozinho.",
    "check": "Instalação do jogo e do que é preciso para os testes: dois ou três minutos, pela rede, e 250 MB"
    " no disco.",
    "update": "O jogo, ou a sua pasta, mudou desde a instalação. Atualização: um minuto, em geral menos.",
    "busy": "A instalação continua, há {seconds} segundos.",
    "done": "Instalação concluída.",
    "venv": "Falta ao Python o módulo venv. No Debian ou no Ubuntu, escreva: sudo apt install python3-venv,"
    " e tente outra vez.",
    "read-only": "Não é possível escrever na pasta {root}. Copie o jogo para uma pasta sua e comece-o a partir dela.",
    "failed": "A instalação falhou, pela razão escrita acima. Verifique a rede e o espaço no disco, e tente outra vez.",
    "interrupted": "Instalação interrompida. Recomeça da próxima vez.",
}


def words() -> dict[str, str]:
    """Return the sentences in the language of the system, ``pt_PT`` or on Windows ``Portuguese_Brazil``."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    name = next(filter(None, names), None) or locale.getlocale()[0] or ""
    if name.lower().startswith("fr"):
        return FRENCH
    return PORTUGUESE if name.lower().startswith(("pt", "portuguese")) else ENGLISH


def say(name: str, **values: object) -> None:
    """Say a sentence on a line of its own, in one write."""
    sys.stderr.buffer.write(words()[name].format(**values).encode() + os.linesep.encode())
    sys.stderr.buffer.flush()


def stamp() -> str:
    """Return what an installation depends on: its needs, the Python, and the folder that scripts in .venv name."""
    needs = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return f"{needs}Python {platform.python_version()}\n{ROOT}\n"


def kept(kind: str) -> Path:
    """Return the file that keeps the stamp of an installation."""
    return VENV / f"installed-{kind}"


def is_installed(kind: str) -> bool:
    """Tell whether this installation is complete, and not out of date."""
    return kept(kind).exists() and not UNFINISHED.exists() and kept(kind).read_text(encoding="utf-8") == stamp()


def run(*arguments: str) -> bool:
    """Run a Python module; of a failure, tell the reason: pip writes it in the midst of lines that a reader suffers."""
    done = subprocess.run(arguments, cwd=ROOT, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, check=False)
    if done.returncode == 0:
        return True
    lines = [line.strip() for line in done.stdout.decode(errors="replace").splitlines() if line.strip()]
    reasons = [line for line in lines if line.startswith(("ERROR:", "Error:"))] or lines[-3:]
    sys.stderr.buffer.writelines(line.encode() + os.linesep.encode() for line in reasons[:3])
    return False


def pip(*arguments: str) -> bool:
    """Install into the environment."""
    return run(str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *arguments)


def can_go_on() -> bool:
    """Tell whether the environment is whole, made here, and made by the Python that it runs now."""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    stamps = [kept(kind).read_text(encoding="utf-8") for kind in KINDS if kept(kind).exists()]
    if any(not text.endswith(f"\n{ROOT}\n") for text in stamps):
        return False
    return subprocess.run([PYTHON, "-m", "pip", "-V"], capture_output=True, check=False).returncode == 0


def install(kind: str) -> bool:
    """Install what this kind needs, into a new environment unless the present one can go on; tell whether it worked."""
    wanted = ["--editable", KINDS[kind]]
    if can_go_on():
        # What cannot be had, without a network for instance, is found out before anything is touched.
        if not pip("--dry-run", *wanted):
            return False
        UNFINISHED.touch()
        return pip(*wanted)
    remove()
    VENV.mkdir()
    UNFINISHED.touch()
    if run(sys.executable, "-m", "venv", str(VENV)) and pip(*wanted):
        return True
    remove()
    return False


def remove() -> None:
    """Leave nothing of an environment, a link to one or a file of its name."""
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    shutil.rmtree(VENV, ignore_errors=True)


def finish(kind: str) -> None:
    """Note that this installation, and all that it holds, is complete."""
    for name in KINDS:
        kept(name).write_text(stamp(), encoding="utf-8")
        if name == kind:
            break
    UNFINISHED.unlink(missing_ok=True)


@contextmanager
def signs_of_life() -> Iterator[None]:
    """Say now and then that something goes on."""
    over = threading.Event()

    def tick() -> None:
        seconds = SECONDS
        while not over.wait(SECONDS):
            say("busy", seconds=seconds)
            seconds += SECONDS

    threading.Thread(target=tick, daemon=True).start()
    try:
        yield
    finally:
        over.set()


def interrupt(_number: int, _frame: FrameType | None) -> None:
    """End as by Ctrl+C."""
    raise KeyboardInterrupt


def main(kind: str) -> int:
    """Install where that is not done; return 0, 1 where it cannot be, 2 without venv, 130 when interrupted."""
    if is_installed(kind):
        return 0
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        say("venv")
        return 2
    if not os.access(VENV if VENV.exists() else ROOT, os.W_OK):
        say("read-only", root=ROOT)
        return 1
    say("update" if kept(kind).exists() else kind)
    with signs_of_life():
        done = install(kind)
    if done:
        finish(kind)
    say("done" if done else "failed")
    return 0 if done else 1


if __name__ == "__main__":
    for ending in {"SIGTERM", "SIGHUP"} & {*dir(signal)}:
        signal.signal(getattr(signal, ending), interrupt)
    try:
        sys.exit(main(sys.argv[1]))
    except KeyboardInterrupt:
        # What is there says itself that it is unfinished.
        say("interrupted")
        sys.exit(130)
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        say("failed")
        sys.exit(1)
