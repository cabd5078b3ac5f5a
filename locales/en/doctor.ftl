# The report of the command that checks the program, a line each; what is wrong comes with what to do.
doctor-program = Pyramid Access { $version }, Python { $python }, { $system }.
# $kind is config, logs, or data for saved game and languages; data is also said of one folder for all.
doctor-folder-ok =
    { $kind ->
        [config] The folder of the settings, { $path }, can be written to.
        [logs] The folder of the log, { $path }, can be written to.
       *[data] The data folder, { $path }, can be written to.
    }
doctor-folder-locked = The folder { $path } cannot be written to. Change its permissions, or give another folder with the option data-dir.
# Nothing can be written to a folder, for another reason.
doctor-folder-unusable = The folder { $path } cannot be written to{ store-why }. Mend that, or give another folder with the option data-dir.
doctor-folder-no-locks = In the folder { $path }, files cannot be locked, as happens on a network. Games are saved more slowly there, and two windows would not know of each other. The option data-dir names another folder.
# The file of the games played and saved, $path.
doctor-games-ok = The file of the games is in order, { $path }.
doctor-games-damaged = The file of the games is damaged, { $path }. At the next start the game will set it aside, and take over what can be read.
doctor-games-newer-version = The file of the games comes from a newer version of the program, { $path }. Update the game.
doctor-games-unreadable = The file of the games cannot be read{ store-why }. Mend that, or name another folder with the option data-dir. It is { $path }.
# Such a file that was set aside under another name.
doctor-aside-ok = A file of games that was set aside can be read now, { $path }. The game will take it back at a start, once there is room for its game under way.
doctor-aside-damaged = A damaged file of games is kept, { $path }. What could be read was taken over, you may delete it.
doctor-aside-newer-version = A file of games from a newer version is kept, { $path }. Update the game, and it will take it back.
doctor-aside-unreadable = A file of games that was set aside cannot be read{ store-why }. Once it can be read, the game will take it back. Else you may delete it. It is { $path }.
doctor-library-ok = The library of the voice is installed.
# $command is what to type to install the library anew.
doctor-library-missing = The voice library is missing or damaged. To repair it, type { $command }
doctor-voices-ok =
    { $count ->
        [one] One voice is installed.
       *[other] { $count } voices are installed.
    }
# What the voice says in each language, so that it can be heard.
doctor-sample = This is the voice of the game. The six of hearts and the seven of spades make thirteen.
# $language is the language's own name, $voice what the engine calls the voice, $system is linux, win32 or darwin.
doctor-voice-heard = Language { $language }, the voice { $voice } has just said a sentence.
doctor-voice-missing =
    No voice speaks { $language }, another one reads it. { $system ->
        [win32] Add a voice in the settings of Windows, on the page of voices.
        [darwin] Add a voice in the settings of the Mac, under Spoken Content.
       *[other] The command voices lists all voices, the option voice chooses another one.
    }
doctor-voice-damaged = The voice { $voice }, language { $language }, is damaged, another one stands in. To repair it, type { $command }
doctor-voice-silent = The voice says nothing in the language { $language }. To repair it, type { $command }
# The player has chosen a voice that is not there.
doctor-voice-unknown = The voice chosen for the language { $language } does not exist, another one stands in. The command voices lists all voices.
doctor-sound-ok = The audio output responds.
doctor-sound-missing = No audio output responds. Check the sound of your system, or play with a screen reader.
doctor-terminal-ok = The terminal is fine.
doctor-terminal-none = No terminal. Keys will be read from standard input.
doctor-terminal-dumb = The terminal only shows lines. The large board is not possible there.
# How a player who lets her screen reader speak is spoken to in this terminal, and why. $name is the name of a program.
# It gets the answers itself, and the screen stays empty.
doctor-way-reader = If you choose the screen reader, { $name } gets the answers directly, and the screen stays empty.
# A speech server.
doctor-way-server = No screen reader reads this terminal. If you choose the screen reader, { $name } speaks the answers.
doctor-way-watched = The screen reader { $name } reads this terminal. If you choose the screen reader, the game writes its answers, and it reads them.
# $known is yes if the program that the terminal belongs to has a name.
doctor-way-unknown =
    { $known ->
        [yes] This terminal goes through the program { $name }, so it cannot be known whether a screen reader reads it.
       *[no] It cannot be known whether a screen reader reads this terminal.
    } If you choose the screen reader, the game writes its answers, and the reader reads them.
# Here $name is a speech server that is missing.
doctor-way-nobody = No screen reader reads this terminal, and { $name } is not installed. Start a screen reader, or play with the game's own voice.
doctor-way-system = If you choose the screen reader, the game writes its answers, and the reader reads them.
doctor-way-stream = Without a terminal, no screen reader reads the game.
doctor-encoding-ok = The terminal shows all letters, in { $encoding }.
doctor-encoding-poor = The terminal does not show all letters, in { $encoding }. Others are replaced by plain letters.
# $path is a file with translations, $line a line in it.
doctor-locale-ok = Language { $language }, the texts are complete.
doctor-locale-unreadable = The file of texts { $path } cannot be read.
doctor-locale-syntax = The file of texts { $path } has a mistake, line { $line }.
doctor-locale-doubled = The file of texts { $path } has the same text twice, line { $line }.
doctor-locale-misplaced = The file of texts { $path } has a text of another file, line { $line }.
# One text is wrong. $message is its identifier, $name what it uses, as written in the file.
doctor-locale-variable = In the file of texts { $path }, line { $line }, the text { $message } uses { $name }, which it does not get.
doctor-locale-reference = In the file of texts { $path }, line { $line }, the text { $message } uses { $name }, which does not exist.
doctor-locale-circle = In the file of texts { $path }, line { $line }, the text { $message } refers to itself.
doctor-locale-textless = In the file of texts { $path }, line { $line }, the text { $message } is empty.
# The same, where $name is what a braille display would show; it has a full stop.
doctor-locale-braille = In the file of texts { $path }, line { $line }, the text { $message } does not fit in 40 braille cells, as in { $name }
# $ids are the identifiers of all missing texts, or of the first ones if $more is yes.
doctor-locale-missing =
    { $count ->
        [one] One text is missing in { $language }, English stands in. It is { $ids }.
       *[other] { $count } texts are missing in { $language }, English stands in. { $more ->
            [yes] The first ones are { $ids }.
           *[no] They are { $ids }.
        }
    }
# A folder that was meant to be a language. $message is the identifier of a text.
doctor-no-language-file = The folder { $path } is not a language, language.ftl is missing.
doctor-no-language-name = The folder { $path } is not a language, the text { $message } is missing in language.ftl, or has a mistake.
doctor-no-language-tag = The folder { $path } is not a language, its name may only have letters without accents, digits and hyphens.
doctor-all-well = Everything works.
# Everything works, but translations have faults.
doctor-texts-not-well = The game works. Some texts have faults.
doctor-not-well =
    { $count ->
        [one] One thing needs to be fixed.
       *[other] { $count } things need to be fixed.
    }
