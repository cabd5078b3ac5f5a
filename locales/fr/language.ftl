# The language's name for itself. Plain text only.
language-name = Français
# Heard after a change of language.
language-changed = Français.
# No other locale folder was found.
language-only-one = Aucune autre langue n'est installée.
