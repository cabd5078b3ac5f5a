# Giving other keys to commands, from the menu of settings.

# Lines of the menu of one command, without a full stop; after the last come its default keys.
remap-change = Mudar a tecla
remap-add = Acrescentar uma tecla
remap-default = Teclas originais
# In the place of the keys of a command that has none.
remap-none = Nenhuma tecla
# The next key that is pressed is the new one.
remap-ask = Prima a nova tecla. Escape para voltar.
# The command has its keys; its line in the list is heard next.
remap-given = Feito.
# The same where the command has lost other keys. $key is the name of the new one, $old are those of the others.
remap-replaced = Feito. { $key } substitui { $old }.

# Why a command cannot have a key. $key is its name, $effect what it does, one of the messages of the help.
remap-refused-unusable = Esta tecla não pode ser usada.
remap-refused-way-out = { $key } serve sempre para sair do jogo.
remap-refused-needed = { $key } serve nos menus. Escolha outra tecla.
remap-refused-taken = Tecla já ocupada. { $key }, { $effect }.
remap-refused-taken-in-menus = Tecla já ocupada nos menus. { $key }, { $effect }.

# The last line of the list of commands; what it asks, and what it answers.
remap-reset = Repor todas as teclas originais
remap-reset-ask = As suas teclas serão esquecidas. Confirme outra vez para o fazer.
remap-reset-done = Todas as teclas voltaram a ser as originais.
remap-reset-not-needed = Todas as teclas são as originais.
