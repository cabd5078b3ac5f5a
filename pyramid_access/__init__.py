"""Pyramid solitaire by ear and by keyboard."""

__version__ = "0.1.0"
