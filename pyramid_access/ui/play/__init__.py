"""The game under way: saved, exchanged for another, and searched in the background."""
