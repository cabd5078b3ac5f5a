"""How the tests start the game."""

import sys
from pathlib import Path


def game(folder: Path, *options: str) -> tuple[list[str], Path]:
    """Return the command that starts the game with all its files in a folder, and its transcript."""
    transcript = folder / "transcript"
    common = ["--data-dir", str(folder / "data"), "--transcript", str(transcript)]
    return [sys.executable, "-m", "pyramid_access", *options, *common], transcript
