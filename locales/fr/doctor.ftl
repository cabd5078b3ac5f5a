# The report of the command that checks the program, a line each.
doctor-program = Pyramid Access { $version }, Python { $python }, { $system }.
doctor-folder-ok = Le dossier { $path } peut être écrit.
doctor-folder-locked = Le dossier { $path } ne peut pas être écrit. Changez ses droits, ou donnez un autre dossier avec l'option data-dir.
doctor-library-ok = La bibliothèque de la voix est là.
doctor-library-missing = La bibliothèque de la voix manque. Installez de nouveau le programme.
doctor-voices-ok =
    { $count ->
        [one] Une voix est installée.
       *[other] { $count } voix sont installées.
    }
doctor-voice-missing = Aucune voix ne parle la langue { $language }. Une autre voix la lira.
doctor-sound-ok = La sortie audio répond.
doctor-sound-missing = Aucune sortie audio ne répond. Vérifiez le son de votre système, ou jouez avec un lecteur d'écran.
doctor-terminal-ok = Le terminal convient.
doctor-terminal-none = La commande ne parle pas à un terminal. Les touches seront lues dans ce qui arrive.
doctor-terminal-dumb = Le terminal ne sait qu'écrire des lignes. Le grand plateau n'y est pas possible.
doctor-encoding-ok = Le terminal écrit toutes les lettres, en { $encoding }.
doctor-encoding-poor = Le terminal n'écrit pas toutes les lettres, en { $encoding }. Les autres sont remplacées par des lettres simples.
# $path is a file with translations, $line a line in it.
doctor-locale-ok = Les textes de la langue { $language } sont complets.
doctor-locale-unreadable = Le fichier de textes { $path } ne peut pas être lu.
doctor-locale-syntax = Le fichier de textes { $path } a une faute à la ligne { $line }.
doctor-locale-doubled = Le fichier de textes { $path } donne deux fois le même texte, ligne { $line }.
doctor-locale-misplaced = Le fichier de textes { $path } contient un texte d'un autre fichier, ligne { $line }.
doctor-locale-missing =
    { $count ->
        [one] Un texte manque dans la langue { $language }, l'anglais le remplace.
       *[other] { $count } textes manquent dans la langue { $language }, l'anglais les remplace.
    }
doctor-all-well = Tout fonctionne.
doctor-not-well =
    { $count ->
        [one] Il manque une chose.
       *[other] Il manque { $count } choses.
    }
