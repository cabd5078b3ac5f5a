# What comes from the terminal and is no key.
# Something was pasted where no text is typed; nothing was done.
terminal-pasted = Um texto colado não faz nada aqui.
    .brief = Texto colado ignorado.
