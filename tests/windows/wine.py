"""A Windows Python under Wine, where there is one: what the tests of this folder run the program with.

``WINE_PYTHON`` names its python.exe, which has the program's dependencies; ``WINEPREFIX`` is Wine's own variable, and
``WINE_PYTHONPATH`` may name further folders, as Windows does.
"""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def python_command(*arguments: str) -> tuple[str, ...]:
    """Return the command that runs the Windows Python with the modules of this checkout."""
    paths = ";".join(filter(None, ["Z:" + str(ROOT).replace("/", "\\"), os.environ.get("WINE_PYTHONPATH", "")]))
    variables = (f"PYTHONPATH={paths}", "WINEDEBUG=-all")
    return ("env", *variables, "wine", os.environ["WINE_PYTHON"], *arguments)


def can_import(*modules: str) -> bool:
    """Tell whether there is a Windows Python that has these modules."""
    if not (shutil.which("wine") and "WINE_PYTHON" in os.environ):
        return False
    imports = f"import {', '.join(modules)}"
    # Pipes: under Wine, Python cannot use a file as one of its standard streams.
    done = subprocess.run(
        python_command("-c", imports), stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False
    )
    return done.returncode == 0
