# Strategy, heard after what a move has led to, now and then.

# $card is a card of the pyramid, $partner the only card on the table that it can leave with.
tips-keep = Conselho, guarde { CARD($partner, form: "the") } para { CARD($card, form: "the") }, que não tem outro par.
# A card that leaves alone is free.
tips-king = Conselho, remova { CARD($card, form: "the") }, não há risco.
# In the first of several passes.
tips-look = Conselho, na primeira passagem, observe mais do que remove, o monte voltará.
# Two cards of stock and waste have left together.
tips-stock = Conselho, deixe para o fim os pares fora da pirâmide, ela pode precisar deles.
tips-uncover = Conselho, entre dois pares, prefira o que liberta uma carta da pirâmide.
# Hardly a card of the pyramid is free.
tips-sides = Conselho, abra a pirâmide dos dois lados, mais cartas ficarão livres.
# In a game for points: two cards have left that were not in the pyramid, and one of the pyramid could have.
tips-par = Conselho, remova primeiro cartas da pirâmide, esvaziar a pirâmide cedo dá mais pontos.
# After the very first of these. $key is the name of a key.
tips-off = As definições, { $key }, desligam os conselhos.
