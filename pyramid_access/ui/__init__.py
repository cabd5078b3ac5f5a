"""The views, the keys, and what joins them to game, words and voice."""
