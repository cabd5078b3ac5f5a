# Giving other keys to commands, from the menu of settings.

# Lines of the menu of one command, without a full stop; after the last come its default keys.
remap-change = Change the key
remap-add = Add a key
remap-default = Original keys
# In the place of the keys of a command that has none.
remap-none = No key
# The next key that is pressed is the new one.
remap-ask = Press the new key. Escape to go back.
# The command has its keys; its line in the list is heard next.
remap-given = Done.
# The same where the command has lost other keys. $key is the name of the new one, $old are those of the others.
remap-replaced = Done. { $key } replaces { $old }.

# Why a command cannot have a key. $key is its name, $effect what it does, one of the messages of the help.
remap-refused-unusable = This key cannot be used.
remap-refused-way-out = { $key } always leaves the game.
remap-refused-needed = { $key } is needed in the menus. Take another key.
remap-refused-taken = Key already taken. { $key }, { $effect }.
remap-refused-taken-in-menus = Key already taken in the menus. { $key }, { $effect }.

# The last line of the list of commands; what it asks, and what it answers.
remap-reset = Restore all original keys
remap-reset-ask = Your keys will be forgotten. Take this line once more to do it.
remap-reset-done = All keys are the original ones again.
remap-reset-not-needed = All keys are the original ones.
