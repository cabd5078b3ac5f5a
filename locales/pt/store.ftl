# Settings, saved game and other files on disk: what went wrong, and what became of the file. They are spoken too, so
# no colons, brackets or semicolons.

# A file could not be written. $path is its name.
store-error-no-permission = Não é possível escrever o ficheiro { $path }, acesso recusado.
store-error-read-only = Não é possível escrever o ficheiro { $path }, o disco só permite leitura.
store-error-disk-full = Não é possível escrever o ficheiro { $path }, o disco está cheio.
store-error-in-the-way = Não é possível escrever o ficheiro { $path }, há uma pasta no lugar de um ficheiro, ou um ficheiro no lugar de uma pasta.
store-error-loop = Não é possível escrever o ficheiro { $path }, é uma ligação que volta a si mesma.
store-error-too-large = O ficheiro { $path } é grande demais.
store-error-no-reader = Não é possível escrever o ficheiro { $path }, nenhum programa o lê.
store-error-damaged = O ficheiro { $path } está danificado.
store-error-newer-version = O ficheiro { $path } vem de uma versão mais recente do programa.
store-error-in-use = Não é possível escrever o ficheiro { $path }, está a ser usado por outro programa.
store-error-no-locks = Não é possível escrever o ficheiro { $path }, os ficheiros da pasta não podem ser bloqueados. A opção data-dir indica outra.
store-error-device = Não é possível escrever o ficheiro { $path }, o disco ou a rede comunica um erro.
store-error-exists = O ficheiro { $path } já existe, e nada foi escrito.
store-error-other = Não é possível escrever o ficheiro { $path }.

# Why a file cannot be used, after a sentence that says so: it begins with a comma, and the full stop follows.
store-why =
    { $fault ->
        [no-permission] , acesso recusado
        [read-only] , o disco só permite leitura
        [disk-full] , o disco está cheio
        [in-the-way] , no seu lugar há outra coisa que não um ficheiro
        [loop] , a sua ligação volta a si mesma
        [too-large] , o seu ficheiro é grande demais
        [newer-version] , vem de uma versão mais recente do programa
        [in-use] , está a ser usado por outro programa
        [no-locks] , os ficheiros da pasta não podem ser bloqueados, a opção data-dir indica outra
        [device] , o disco ou a rede comunica um erro
       *[other] { "" }
    }

# The saved game cannot go on. $aside is yes if the file was renamed to $path; else it still lies at $path.
store-save-unreadable =
    O jogo guardado não pode ser lido{ store-why }. { $aside ->
        [yes] Fica conservado no ficheiro { $path }.
       *[no] Está no ficheiro { $path }.
    }
store-save-damaged =
    O jogo guardado está danificado. { $aside ->
        [yes] Fica conservado no ficheiro { $path }.
       *[no] Está no ficheiro { $path }.
    }
store-save-illegal-move =
    O jogo guardado contém uma jogada que as regras não permitem. { $aside ->
        [yes] Fica conservado no ficheiro { $path }.
       *[no] Está no ficheiro { $path }.
    }
store-save-newer-version =
    O jogo guardado vem de uma versão mais recente do programa. { $aside ->
        [yes] Fica conservado no ficheiro { $path }.
       *[no] Está no ficheiro { $path }.
    }

# The file with the player's saved games and results. $aside is yes if it was renamed to $path; else it still lies there.
# $count tells how many games played could be read of it all the same, for the statistics.
store-games-damaged =
    O ficheiro dos jogos está danificado. { $aside ->
        [yes] Fica conservado no ficheiro { $path }, o comando doctor diz o que fazer com ele.
       *[no] É o ficheiro { $path }.
    }{ $count ->
        [0] { "" }
        [1] { " " }Foi possível ler um jogo das estatísticas.
       *[other] { " " }Foi possível ler { $count } jogos das estatísticas.
    }
store-games-unreadable =
    O ficheiro dos jogos não pode ser lido{ store-why }. { $aside ->
        [yes] O que lá estava fica conservado com o nome { $path }.
       *[no] Enquanto isso não for reparado, nenhum jogo será guardado em { $path }.
    }
store-games-newer-version =
    O ficheiro dos jogos vem de uma versão mais recente do programa. { $aside ->
        [yes] Fica conservado no ficheiro { $path }, e será retomado quando o programa for atualizado.
       *[no] É o ficheiro { $path }. Atualize o programa para o retomar.
    }
# Files that were set aside can be read by now. $count games that count were added to the statistics. $place is current or
# earlier if the saved game in them is back, on the table or in the menu of games, waiting while there is no room for it,
# else none.
store-games-returned =
    Os jogos postos de lado estão de volta{ $count ->
        [0] { "" }
        [1] , um jogo acrescentado às estatísticas
       *[other] , { $count } jogos acrescentados às estatísticas
    }.{ $place ->
        [earlier] { " " }O que estava em curso é o jogo anterior do menu dos jogos.
        [waiting] { " " }O que estava em curso volta quando um jogo daqui terminar.
       *[other] { "" }
    }

# Problems of the settings file. $name is the name of a setting, $value what stands in the file.
store-settings-unreadable = O ficheiro das definições não pode ser lido{ store-why }. Valem as definições originais.
store-settings-not-utf8 = O ficheiro das definições não está em UTF-8, linha { $line }. O que foi possível ler é usado.
store-settings-not-toml = O ficheiro das definições está danificado, linha { $line }. O que foi possível ler é usado.
store-settings-wrong-type = Nas definições, { $value } não é o tipo de valor certo para { $name }.
store-settings-wrong-value = Nas definições, { $name } não pode ser { $value }.
# $command is the name of a command that has an empty list of keys in the file.
store-settings-no-key = Nas definições das teclas, o comando { $command } não tem nenhuma tecla, e por isso fica com as originais.
store-settings-unknown-rule = Nas definições, a regra { $name } não existe.
store-settings-rules-clash = Nas definições, as regras da casa são contraditórias, e por isso valem as regras da variante.
store-settings-unknown-name = Nas definições, o nome { $name } não existe.
store-settings-not-saved = As definições que foi possível ler não podem ser escritas de novo.
# After the first few of the problems above.
store-settings-more =
    { $count ->
        [1] As definições contêm mais um erro.
       *[other] As definições contêm mais { $count } erros.
    }
# After the problems above.
store-settings-aside = As definições antigas ficam conservadas com o nome { $path }.

# Keys in the settings file. $command and $other are names of commands, $key is a key as written in the file.
store-keys-unknown-command = Nas definições das teclas, o comando { $command } não existe.
store-keys-unknown-key = Nas definições das teclas, { $key } para { $command } não é o nome de uma tecla.
store-keys-doubled-key = Nas definições das teclas, { $key } é dada a dois comandos, { $command } e { $other }.

# The file that the player asked all sentences to be noted in.
store-transcript-lost = A transcrição já não pode ser escrita, o jogo continua sem ela.

# Another copy of the program has the data folder.
store-open-elsewhere = O jogo já está aberto noutra janela. O que se jogar aqui não será guardado.
