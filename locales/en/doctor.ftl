# The report of the command that checks the program, a line each; what is wrong comes with what to do.
doctor-program = Pyramid Access { $version }, Python { $python }, { $system }.
doctor-folder-ok = The folder { $path } can be written to.
doctor-folder-locked = The folder { $path } cannot be written to. Change its permissions, or give another folder with the option data-dir.
doctor-library-ok = The library of the voice is installed.
doctor-library-missing = The library of the voice is missing. Install the program again.
doctor-voices-ok =
    { $count ->
        [one] One voice is installed.
       *[other] { $count } voices are installed.
    }
doctor-voice-missing = No voice speaks { $language }. Another voice will read it.
doctor-sound-ok = The audio output answers.
doctor-sound-missing = No audio output answers. Check the sound of your system, or play with a screen reader.
doctor-terminal-ok = The terminal is fine.
doctor-terminal-none = No terminal. Keys will be read from standard input.
doctor-terminal-dumb = The terminal only shows lines. The large board is not possible there.
doctor-encoding-ok = The terminal shows all letters, in { $encoding }.
doctor-encoding-poor = The terminal does not show all letters, in { $encoding }. Others are replaced by plain letters.
# $path is a file with translations, $line a line in it.
doctor-locale-ok = The texts in { $language } are complete.
doctor-locale-unreadable = The file of texts { $path } cannot be read.
doctor-locale-syntax = The file of texts { $path } has a mistake, line { $line }.
doctor-locale-doubled = The file of texts { $path } has the same text twice, line { $line }.
doctor-locale-misplaced = The file of texts { $path } has a text of another file, line { $line }.
doctor-locale-missing =
    { $count ->
        [one] One text is missing in { $language }, English stands in.
       *[other] { $count } texts are missing in { $language }, English stands in.
    }
doctor-all-well = Everything works.
doctor-not-well =
    { $count ->
        [one] One thing is to be put right.
       *[other] { $count } things are to be put right.
    }
