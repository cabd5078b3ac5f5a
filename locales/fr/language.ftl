# The language's name for itself. Plain text only.
language-name = Français
# Heard after a change of language.
language-changed = Français.
