"""Where 52 cards come from: numbers, dates and files."""
