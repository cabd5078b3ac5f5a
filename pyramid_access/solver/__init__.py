"""What the rules make possible: verdicts, lines, scores, hints.

Imports rules only; prints nothing, waits for nothing.
"""
