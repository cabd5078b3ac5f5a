"""System calls that fail for the files of one folder, in a program of its own: see ``faulty.c``."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_SOURCE = Path(__file__).with_suffix(".c")

needs_compiler = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc"), reason="needs Linux with a C compiler"
)


def compiled(folder: Path) -> Path:
    """Compile what lets calls fail; return the path of the library."""
    library = folder / "faulty.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, _SOURCE, "-ldl"], check=True)
    return library


def environment(library: Path, under: Path, faults: str) -> dict[str, str]:
    """Return the environment of a program whose calls fail as ``faults`` says, such as ``write=5,fcntl=37``."""
    own = {"LD_PRELOAD": str(library), "FAULTS_UNDER": str(under), "FAULTS": faults}
    return os.environ | own | {"PYTHONPATH": str(Path(__file__).parents[2])}
