# The menu of settings. Names and values have no full stop; a value is also heard alone, after a key has changed it.
settings-title = Definições.
settings-lang = Idioma
settings-speaker = Quem fala
settings-view = Ecrã
settings-theme = Cores do tabuleiro
settings-spelled-suits = Cartas do tabuleiro
settings-detail = Detalhes
settings-hints = Sugestões
settings-tips = Conselhos durante o jogo
settings-rate = Velocidade da voz
settings-volume = Volume da voz
settings-pitch = Tom da voz
settings-earcons = Sinais sonoros
settings-earcon-volume = Volume dos sinais
settings-place = Onde se ouvem as cartas
settings-voices = Voz
settings-keys = Teclas
# Two lines of the menu of games.
settings-variant = Variante
settings-winnable = Só distribuições que se podem ganhar

# Who speaks: the game's own voice, the player's screen reader, nobody.
settings-speaker-own = Voz do jogo
settings-speaker-reader = Leitor de ecrã
settings-speaker-off = Sem voz
# What is on the screen.
settings-view-line = Linhas de texto
settings-view-board = Tabuleiro grande
# Colours of the board; the last are the two that the terminal itself writes in.
settings-theme-dark = Escuras
settings-theme-light = Claras
settings-theme-yellow = Amarelo sobre preto
settings-theme-system = As do terminal
# How the board shows suits.
settings-spelled-suits-yes = Por extenso
settings-spelled-suits-no = Com símbolos
# How much is said.
settings-detail-brief = Poucos detalhes
settings-detail-normal = Detalhes habituais
settings-detail-full = Todos os detalhes
# What hints are made from: what the player can know, all cards, rules of thumb.
settings-hints-fair = Sem ver as cartas escondidas
settings-hints-exact = A ver todas as cartas
settings-hints-thumb = Regras simples, sem contas
settings-winnable-yes = Sim
settings-winnable-no = Não
settings-tips-yes = Sim
settings-tips-no = Não
# Which voice speaks the language, before the names of the voices are known, and where there is none.
settings-voices-usual = A habitual
settings-voices-chosen = A que escolheu
settings-voices-none = Nenhuma para este idioma
# A voice tells who it is, such as Brasil, and goes on speaking for a moment.
settings-voices-sample = { $value }. Dama de espadas e ás de copas.
# Words a minute.
settings-rate-value = Velocidade { $rate }
# Per cent.
settings-volume-value = Volume { $volume }
settings-earcon-volume-value = Volume { $earcon_volume }
# From 0, low, to 100, high; 50 is usual.
settings-pitch-value = Tom { $pitch }
# When the short sounds of the game are heard: with the game's own voice, beside a screen reader too, never.
settings-earcons-voice = Sinais com a voz do jogo
settings-earcons-on = Sinais sempre ligados
settings-earcons-off = Sem sinais
# From where voice and sounds are heard: as the card lies, or the same in both ears.
settings-place-pan = Da esquerda para a direita
settings-place-off = Ao centro, em mono
# Where the voice of the system speaks, and what it cannot do: in place of a value, and after a key.
settings-pitch-missing = Esta voz mantém a sua altura
settings-earcons-missing = Sem sinais neste sistema
settings-place-missing = Sempre ao centro neste sistema
