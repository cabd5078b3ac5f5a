# What comes from the terminal and is no key.
# Something was pasted where no text is typed; nothing was done.
terminal-pasted = Un texte collé ne fait rien ici.
    .brief = Texte collé ignoré.
