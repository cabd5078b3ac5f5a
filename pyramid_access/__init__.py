"""Pyramid solitaire by ear and by keyboard.

Read :mod:`.app` first: it runs a game from the start of the program to its exit.
"""

__version__ = "0.1.0"
