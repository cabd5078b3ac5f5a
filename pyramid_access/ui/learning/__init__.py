"""What teaches the game: help, learn mode, rules, first game, tips, first start."""
