# What comes from the terminal and is no key.
# Something was pasted where no text is typed; nothing was done.
terminal-pasted = Pasted text does nothing here.
    .brief = Paste ignored.
