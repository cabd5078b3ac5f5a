# The language's name for itself. Plain text only.
language-name = Português
# Heard after a change of language.
language-changed = Português.
