# The page of the help on which each of the game's short sounds, its signals, is heard with its name.
# The line of the help that opens the page.
earcons-title = Os sinais sonoros
# Heard when the page opens, before its first line; the second where the signals are turned off.
earcons-intro = Sinais sonoros, um por linha, Enter para ouvir de novo.
    .brief = Sinais sonoros.
earcons-intro-silent = Sinais sonoros. Estão desligados, as definições voltam a ligar os sinais.
    .brief = Sinais sonoros desligados.
# The same, where only the voice of the system is there.
earcons-intro-missing = Sinais sonoros. Este sistema não os pode tocar, aqui estão os nomes.
    .brief = Sem sinais sonoros.

# The name of each signal: what has happened.
earcons-pair = Par removido
earcons-king = Rei removido
earcons-uncovered = Carta libertada
earcons-drawn = Carta tirada
earcons-redeal = Descarte virado
# There is no card further on that way.
earcons-edge = Limite
# What was asked for cannot be done.
earcons-refused = Recusa
earcons-chosen = Carta escolhida
# Faint, on each move to another card while one is chosen and waits for its partner.
earcons-holding = Movimento durante uma escolha
earcons-undo = Jogada anulada
earcons-hint = Sugestão
earcons-won = Jogo ganho
earcons-blocked = Jogo bloqueado
