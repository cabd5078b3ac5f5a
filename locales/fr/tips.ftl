# Strategy, heard after what a move has led to, now and then.

# $card is a card of the pyramid, $partner the only card on the table that it can leave with.
tips-keep = Conseil, gardez { CARD($partner, form: "the") } pour { CARD($card, form: "the") }, qui n'a pas d'autre partenaire.
# A card that leaves alone is free.
tips-king = Conseil, retirez { CARD($card, form: "the") }, c'est sans risque.
# In the first of several passes.
tips-look = Conseil, au premier passage, regardez plus que vous ne prenez, la pioche reviendra.
# Two cards of stock and waste have left together.
tips-stock = Conseil, gardez pour la fin les paires hors de la pyramide, elle peut en avoir besoin.
tips-uncover = Conseil, entre deux paires, préférez celle qui découvre une carte de la pyramide.
# Hardly a card of the pyramid is free.
tips-sides = Conseil, ouvrez la pyramide des deux côtés, plus de cartes resteront libres.
# In a game for points: two cards have left that were not in the pyramid, and one of the pyramid could have.
tips-par = Conseil, retirez d'abord des cartes de la pyramide, la vider tôt rapporte le plus.
# After the very first of these. $key is the name of a key.
tips-off = Les réglages, { $key }, coupent les conseils.
