"""Shortest lines, proven."""
