# Giving other keys to commands, from the menu of settings.

# Lines of the menu of one command, without a full stop; after the last come its default keys.
remap-change = Changer de touche
remap-add = Ajouter une touche
remap-default = Touches d'origine
# In the place of the keys of a command that has none.
remap-none = Aucune touche
# The next key that is pressed is the new one.
remap-ask = Tapez la nouvelle touche. Échap pour revenir.
# The command has its keys; its line in the list is heard next.
remap-given = C'est fait.
# The same where the command has lost other keys. $key is the name of the new one, $old are those of the others.
remap-replaced = C'est fait. { $key } remplace { $old }.

# Why a command cannot have a key. $key is its name, $effect what it does, one of the messages of the help.
remap-refused-unusable = Cette touche ne peut pas servir.
remap-refused-way-out = { $key } sert toujours à quitter le jeu.
remap-refused-needed = { $key } sert dans les menus. Prenez une autre touche.
remap-refused-taken = Touche déjà prise. { $key }, { $effect }.
remap-refused-taken-in-menus = Touche déjà prise dans les menus. { $key }, { $effect }.

# The last line of the list of commands; what it asks, and what it answers.
remap-reset = Remettre toutes les touches d'origine
remap-reset-ask = Vos touches seront oubliées. Validez encore une fois pour le faire.
remap-reset-done = Toutes les touches sont de nouveau celles d'origine.
remap-reset-not-needed = Toutes les touches sont celles d'origine.
