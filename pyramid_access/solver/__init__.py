"""What the rules make possible: hints, and later exact search. Imports rules only; prints nothing, waits for nothing."""
