# Strategy, heard after what a move has led to, now and then.

# $card is a card of the pyramid, $partner the only card on the table that it can leave with.
tips-keep = A tip, keep { CARD($partner, form: "the") } for { CARD($card, form: "the") }, which has no other partner.
# A card that leaves alone is free.
tips-king = A tip, remove { CARD($card, form: "the") }, there is no risk in it.
# In the first of several passes.
tips-look = A tip, in the first pass look more than you take, the stock will come again.
# Two cards of stock and waste have left together.
tips-stock = A tip, save pairs outside the pyramid for later, the pyramid may need them.
tips-uncover = A tip, of two pairs prefer the one that uncovers a card of the pyramid.
# Hardly a card of the pyramid is free.
tips-sides = A tip, open the pyramid from both sides, more cards will stay free.
# In a game for points: two cards have left that were not in the pyramid, and one of the pyramid could have.
tips-par = A tip, remove cards of the pyramid first, clearing it early brings the most points.
# After the very first of these. $key is the name of a key.
tips-off = The settings, { $key }, turn tips off.
