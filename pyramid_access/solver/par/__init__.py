"""The best par score that a game can still end with."""
