"""Looking through a language: what is wrong or missing, what fits a braille display, and all that it can say."""
