"""Hints from what a player can know, and the player that goes by them."""
