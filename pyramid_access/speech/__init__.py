"""From sentences to sound; knows no cards."""
