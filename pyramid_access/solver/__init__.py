"""What the rules make possible: hints. Imports rules only; prints nothing, waits for nothing."""
