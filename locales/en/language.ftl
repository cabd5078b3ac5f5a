# The language's name for itself. Plain text only.
language-name = English
# Heard after a change of language.
language-changed = English.
