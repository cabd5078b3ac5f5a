# The report of the command that checks the program, a line each; what is wrong comes with what to do.
doctor-program = Pyramid Access { $version }, Python { $python }, { $system }.
# $kind is config, logs, or data for saved game and languages; data is also said of one folder for all.
doctor-folder-ok =
    { $kind ->
        [config] O programa pode escrever na pasta das definições, { $path }.
        [logs] O programa pode escrever na pasta do registo, { $path }.
       *[data] O programa pode escrever na pasta dos dados, { $path }.
    }
doctor-folder-locked = Não é possível escrever na pasta { $path }. Mude as permissões dela, ou indique outra pasta com a opção data-dir.
# Nothing can be written to a folder, for another reason.
doctor-folder-unusable = Não é possível escrever na pasta { $path }{ store-why }. Repare isso, ou indique outra pasta com a opção data-dir.
doctor-folder-no-locks = Os ficheiros da pasta { $path } não podem ser bloqueados, como acontece numa rede. Os jogos são gravados mais devagar ali, e duas janelas do jogo não saberiam uma da outra. A opção data-dir indica outra pasta.
# The file of the games played and saved, $path.
doctor-games-ok = O ficheiro dos jogos está em ordem, { $path }.
doctor-games-damaged = O ficheiro dos jogos está danificado, { $path }. Da próxima vez que começar, o programa põe este ficheiro de lado e retoma o que puder ler.
doctor-games-newer-version = O ficheiro dos jogos vem de uma versão mais recente do programa, { $path }. Atualize o programa.
doctor-games-unreadable = O ficheiro dos jogos não pode ser lido{ store-why }. Repare isso, ou indique outra pasta com a opção data-dir. É { $path }.
# Such a file that was set aside under another name.
doctor-aside-ok = Um ficheiro dos jogos posto de lado já pode ser lido, { $path }. O programa retoma este ficheiro ao começar, quando houver lugar para o jogo em curso.
doctor-aside-damaged = Um ficheiro dos jogos danificado está conservado, { $path }. O que foi possível ler já foi retomado, e pode apagar este ficheiro.
doctor-aside-newer-version = Um ficheiro dos jogos de uma versão mais recente está conservado, { $path }. Atualize o programa, e ele será retomado.
doctor-aside-unreadable = Um ficheiro dos jogos posto de lado não pode ser lido{ store-why }. Se voltar a ser legível, será retomado. Se não, pode apagar este ficheiro. É { $path }.
doctor-library-ok = A biblioteca da voz está instalada.
# $command is what to type to install the library anew.
doctor-library-missing = A biblioteca da voz falta, ou está danificada. Para a reparar, escreva { $command }
doctor-voices-ok =
    { $count ->
        [1] Está instalada uma voz.
        [2] Estão instaladas duas vozes.
       *[other] Estão instaladas { $count } vozes.
    }
# What the voice says in each language, so that it can be heard.
doctor-sample = Esta é a voz do jogo. O seis de copas e o sete de espadas somam treze.
# $language is the language's own name, $voice what the engine calls the voice, $system is linux, win32 or darwin.
doctor-voice-heard = Idioma { $language }, a voz { $voice } acaba de dizer uma frase.
doctor-voice-missing =
    Nenhuma voz fala o idioma { $language }, outra voz faz a leitura. { $system ->
        [win32] Adicione uma voz nas definições do Windows, na página das vozes.
        [darwin] Adicione uma voz nas definições do Mac, em Conteúdo enunciado.
       *[other] O comando voices mostra todas as vozes, a opção voice escolhe outra.
    }
doctor-voice-damaged = A voz { $voice }, idioma { $language }, está danificada, outra voz toma o lugar dela. Para a reparar, escreva { $command }
doctor-voice-silent = A voz não diz nada no idioma { $language }. Para a reparar, escreva { $command }
# The player has chosen a voice that is not there.
doctor-voice-unknown = A voz escolhida para o idioma { $language } não existe, outra voz toma o lugar dela. O comando voices mostra todas as vozes.
doctor-sound-ok = A saída de som responde.
doctor-sound-missing = Nenhuma saída de som responde. Verifique o som do sistema, ou jogue com um leitor de ecrã.
doctor-terminal-ok = O terminal serve.
doctor-terminal-none = Não há terminal. As teclas serão lidas na entrada padrão.
doctor-terminal-dumb = O terminal só mostra linhas. O tabuleiro grande não é possível nele.
# How a player who lets her screen reader speak is spoken to in this terminal, and why. $name is the name of a program.
# It gets the answers itself, and the screen stays empty.
doctor-way-reader = Se escolher o leitor de ecrã, o { $name } recebe as respostas diretamente, e o ecrã fica vazio.
# A speech server.
doctor-way-server = Nenhum leitor de ecrã lê este terminal. Se escolher o leitor de ecrã, o { $name } diz as respostas.
doctor-way-watched = O leitor de ecrã { $name } lê este terminal. Se escolher o leitor de ecrã, o jogo escreve as respostas, e esse leitor diz cada uma.
# $known is yes if the program that the terminal belongs to has a name.
doctor-way-unknown =
    { $known ->
        [yes] Este terminal passa pelo programa { $name }, e assim não é possível saber se um leitor de ecrã o lê.
       *[no] Não é possível saber se um leitor de ecrã lê este terminal.
    } Se escolher o leitor de ecrã, o jogo escreve as respostas, e o leitor diz cada uma.
# Here $name is a speech server that is missing.
doctor-way-nobody = Nenhum leitor de ecrã lê este terminal, e o { $name } não está instalado. Abra um leitor de ecrã, ou jogue com a voz do jogo.
doctor-way-system = Se escolher o leitor de ecrã, o jogo escreve as respostas, e o leitor diz cada uma.
doctor-way-stream = Sem terminal, nenhum leitor de ecrã lê o jogo.
doctor-encoding-ok = O terminal mostra todas as letras, em { $encoding }.
doctor-encoding-poor = O terminal não mostra todas as letras, em { $encoding }. As outras são substituídas por letras simples.
# $path is a file with translations, $line a line in it.
doctor-locale-ok = Idioma { $language }, os textos estão completos.
doctor-locale-unreadable = O ficheiro de textos { $path } não pode ser lido.
doctor-locale-syntax = O ficheiro de textos { $path } contém um erro, linha { $line }.
doctor-locale-doubled = O ficheiro de textos { $path } dá duas vezes o mesmo texto, linha { $line }.
doctor-locale-misplaced = O ficheiro de textos { $path } contém um texto de outro ficheiro, linha { $line }.
# One text is wrong. $message is its identifier, $name what it uses, as written in the file.
doctor-locale-variable = No ficheiro de textos { $path }, linha { $line }, o texto { $message } usa { $name }, que não recebe.
doctor-locale-reference = No ficheiro de textos { $path }, linha { $line }, o texto { $message } usa { $name }, que não existe.
doctor-locale-circle = No ficheiro de textos { $path }, linha { $line }, o texto { $message } remete para si próprio.
doctor-locale-textless = No ficheiro de textos { $path }, linha { $line }, o texto { $message } está vazio.
# The same, where $name is what a braille display would show; it has a full stop.
doctor-locale-braille = No ficheiro de textos { $path }, linha { $line }, o texto { $message } não cabe em 40 células braille, como em { $name }
# $ids are the identifiers of all missing texts, or of the first ones if $more is yes.
doctor-locale-missing =
    { $count ->
        [1] Falta um texto no idioma { $language }, o inglês toma o lugar dele. É { $ids }.
       *[other] Faltam { $count } textos no idioma { $language }, o inglês toma o lugar deles. { $more ->
            [yes] Os primeiros são { $ids }.
           *[no] São { $ids }.
        }
    }
# A folder that was meant to be a language. $message is the identifier of a text.
doctor-no-language-file = A pasta { $path } não é um idioma, falta language.ftl.
doctor-no-language-name = A pasta { $path } não é um idioma, o texto { $message } falta em language.ftl, ou contém um erro.
doctor-no-language-tag = A pasta { $path } não é um idioma, o nome dela só pode ter letras sem acentos, algarismos e hífenes.
doctor-all-well = Tudo funciona.
# Everything works, but translations have faults.
doctor-texts-not-well = O jogo funciona. Alguns textos têm defeitos.
doctor-not-well =
    { $count ->
        [1] Há uma coisa a corrigir.
        [2] Há duas coisas a corrigir.
       *[other] Há { $count } coisas a corrigir.
    }
