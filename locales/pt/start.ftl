# Questions of the first start.

# Each language says this about itself.
start-language = Para português, prima { $number }.
# The four ways of playing, by their digits; the lines below say the same one by one.
start-way = Escolha como jogar. Prima 1 para jogar de ouvido, com a voz do jogo. Prima 2 para jogar com o seu leitor de ecrã. Prima 3 para ver um tabuleiro grande, com a voz. Prima 4 para ver um tabuleiro grande, sem voz.
start-way-own = De ouvido, com a voz do jogo
start-way-reader = Com o meu leitor de ecrã
start-way-eye = Um tabuleiro grande no ecrã, com a voz
start-way-eye-silent = Um tabuleiro grande no ecrã, sem voz
# Heard once, when the questions are answered.
start-help = Ponto de interrogação para a ajuda.
