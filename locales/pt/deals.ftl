# Deals from files, and house rules: a sentence for each mistake.

# Begins the sentences below; a comma or a verb follows. $source is input or file, with input-line and file-line for one
# deal of a list, and input-place and file-place for a word in it.
deals-source =
    { $source ->
        [input] Entrada padrão
        [input-line] Entrada padrão, linha { $line }
        [input-place] Entrada padrão, linha { $line }, coluna { $column }
        [file-line] Ficheiro { $path }, linha { $line }
        [file-place] Ficheiro { $path }, linha { $line }, coluna { $column }
       *[file] Ficheiro { $path }
    }
deals-error-missing = { deals-source }, não existe.
deals-error-folder = { deals-source }, é uma pasta, não um ficheiro com uma distribuição.
deals-error-unreadable = { deals-source }, não é possível ler.
deals-error-no-answer = { deals-source }, nada chegou durante 5 segundos.
deals-error-keyboard = { deals-source }, é o teclado, de onde não vem nenhuma distribuição. Depois de deal, indique um número ou um ficheiro.
deals-error-too-large = { deals-source }, mais de 64 quilobytes, é demasiado para uma distribuição.
deals-error-list-too-large = { deals-source }, mais de 16 megabytes, é demasiado para uma lista de distribuições.
deals-error-transcript-too-large = { deals-source }, mais de 16 megabytes, é demasiado para uma transcrição.
deals-error-binary = { deals-source }, não é texto.
deals-error-not-utf8 = { deals-source }, o texto não está em UTF-8.
deals-error-empty = { deals-source }, nenhuma carta.
# $token is the word that is wrong.
deals-error-unreadable-card = { deals-source }, { $token } não é uma carta. Uma carta deve ser escrita como 9h, Td ou Ks.
# $code is the card as written in the file, $count the number of cards in it.
deals-error-doubled-card = { deals-source }, { CARD($card, form: "the") }, que se escreve { $code }, aparece pela segunda vez.
deals-error-missing-card =
    { $count ->
        [1] { deals-source }, falta { CARD($card, form: "the") }, que se escreve { $code }. Há uma carta em vez de 52.
        [2] { deals-source }, falta { CARD($card, form: "the") }, que se escreve { $code }. Há duas cartas em vez de 52.
       *[other] { deals-source }, falta { CARD($card, form: "the") }, que se escreve { $code }. Há { $count } cartas em vez de 52.
    }

# A transcript of all that was said, without a game in it.
deals-error-no-position = { deals-source }, nenhuma posição nesta transcrição.
# The file holds a position, a game in its middle. Its rules: $token is the word that is wrong.
deals-error-rules = { deals-source }, { $token } não é uma variante nem uma regra da casa.
deals-error-rules-clash = { deals-source }, as regras da casa desta posição são contraditórias.
# Other rules were asked for, by the options named here.
deals-error-own-rules = { deals-source }, é uma posição, que tem as suas próprias regras. Repita sem as opções variant e rules.
# What is wrong with a position. The names of its parts are written in English in the file, $token is one of them, or a
# word in them; $code is a card as written in the file.
deals-position-no-deal = { deals-source }, faltam as 52 cartas da distribuição depois das regras.
deals-position-unknown-part = { deals-source }, { $token } não é uma parte de uma posição. As partes são out, stock, hand, waste, pass e cleared.
deals-position-doubled-part = { deals-source }, a parte { $token } aparece pela segunda vez.
deals-position-no-number = { deals-source }, { $token } não é um número de passagem.
# The rules have no such pile, or not as many cards in it.
deals-position-foreign-part = { deals-source }, com as regras desta posição, a parte { $token } não pode ser assim.
deals-position-no-place = { deals-source }, nada diz onde está { CARD($card, form: "the") }, que se escreve { $code }.
deals-position-two-places = { deals-source }, { CARD($card, form: "the") }, que se escreve { $code }, está em dois sítios.
deals-position-covered = { deals-source }, { CARD($card, form: "the") }, que se escreve { $code }, não pode ter saído, ainda tem uma carta por cima.
deals-position-order = { deals-source }, o monte e o descarte não seguem a ordem da distribuição.
deals-position-passes = { deals-source }, passagem { $token }, as regras não permitem tantas.
deals-position-cleared = { deals-source }, a pirâmide não condiz com a passagem em que ficou vazia.

# House rules; they are never spoken, so they may have colons. $option and $value are what was typed,
# $choices are the names or values that could be typed instead.
deals-rules-unknown-variant = A variante { $value } não existe. A lista das variantes: pyramid-access variants
deals-rules-unknown-option = A regra { $option } não existe. As regras são: { $choices }.
deals-rules-bad-value = A regra { $option } não pode ser { $value }. Valores possíveis: { $choices }.
deals-rules-bad-passes = A regra passes não pode ser { $value }. Valores possíveis: um número inteiro de 1 a 999, ou unlimited.
deals-rules-missing-value = Falta um valor à regra { $option }. Valores possíveis: { $choices }.
deals-rules-missing-passes = Falta um valor à regra passes. Valores possíveis: um número inteiro de 1 a 999, ou unlimited.
deals-rules-doubled-option = A regra { $option } aparece duas vezes.
deals-rules-draw-one-only = Estas regras são contraditórias: com uma carta na mão, um monte visível ou pares do descarte, só se tira uma carta de cada vez.
deals-rules-piles-need-draw = Estas regras são contraditórias: com várias pilhas, tiram-se três cartas de cada vez.
deals-rules-no-stock-needs-reserve = Estas regras são contraditórias: sem monte, é preciso uma reserva.
deals-rules-reserve-needs-no-stock = Estas regras são contraditórias: com uma reserva, não há monte.
deals-rules-no-stock-has-no-passes = Estas regras são contraditórias: sem monte, não há passagens.
deals-rules-no-stock-has-no-draws = Estas regras são contraditórias: sem monte, não há cartas para tirar.
deals-rules-waste-pair-needs-waste = Estas regras são contraditórias: os pares do descarte pedem um descarte numa só pilha.
deals-rules-par-needs-three-passes = Estas regras são contraditórias: a contagem ao par pede três passagens, no máximo.
