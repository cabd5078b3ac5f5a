"""The board: large cards on the whole screen, for low vision and for company that sees."""
