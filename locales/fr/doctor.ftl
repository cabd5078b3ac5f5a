# The report of the command that checks the program, a line each; what is wrong comes with what to do.
doctor-program = Pyramid Access { $version }, Python { $python }, { $system }.
doctor-folder-ok = Le programme peut écrire dans le dossier { $path }.
doctor-folder-locked = Impossible d'écrire dans le dossier { $path }. Changez ses droits, ou donnez un autre dossier avec l'option data-dir.
doctor-library-ok = La bibliothèque de la voix est installée.
doctor-library-missing = La bibliothèque de la voix manque. Réinstallez le programme.
doctor-voices-ok =
    { $count ->
        [one] Une voix est installée.
       *[other] { $count } voix sont installées.
    }
doctor-voice-missing = Aucune voix ne parle la langue { $language }. Une autre voix la lira.
doctor-sound-ok = La sortie audio répond.
doctor-sound-missing = Aucune sortie audio ne répond. Vérifiez le son de votre système, ou jouez avec un lecteur d'écran.
doctor-terminal-ok = Le terminal convient.
doctor-terminal-none = Pas de terminal. Les touches seront lues sur l'entrée standard.
doctor-terminal-dumb = Le terminal n'affiche que des lignes. Le grand plateau n'y est pas possible.
doctor-encoding-ok = Le terminal affiche toutes les lettres, en { $encoding }.
doctor-encoding-poor = Le terminal n'affiche pas toutes les lettres, en { $encoding }. Les autres sont remplacées par des lettres simples.
# $path is a file with translations, $line a line in it.
doctor-locale-ok = Les textes de la langue { $language } sont complets.
doctor-locale-unreadable = Le fichier de textes { $path } ne peut pas être lu.
doctor-locale-syntax = Le fichier de textes { $path } contient une faute, ligne { $line }.
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
        [one] Une chose est à corriger.
       *[other] { $count } choses sont à corriger.
    }
