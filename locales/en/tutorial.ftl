# A first game, explained step by step.

# Its line in menus, without a full stop; then how far the player has come, which is heard right after it.
tutorial-title = A first game, explained
tutorial-at = Step { $number }
# The question at the end of the first start, its two lines, and the first words of the game that begins.
tutorial-offer = Press 1 to play right away. Press 2 for a first game, explained step by step.
tutorial-play-now = Play right away
# $leave and $skip are names of keys.
tutorial-begins = A first game, in { $total } steps. { $leave } leaves it, { $skip } skips a step.
tutorial-step = Step { $number } of { $total }.
# After the help key. $leave, $skip and $back are names of keys.
tutorial-keys = { $skip } skips this step, { $back } goes back to the one before, { $leave } leaves the lesson.
# A key that would lead away from the lesson: what it does, but not now. What to press is said after it.
tutorial-not-yet = { $key }, { $effect }. Not yet.
# The lesson is left in the middle; the player's own game is told after it. $kept is no if the step could not be saved.
tutorial-left =
    { $kept ->
        [yes] You left the lesson, it will go on from this step.
       *[no] You left the lesson.
    }
# After the last step; whatever key comes next, the player's own game is told.
tutorial-done = You know all you need. Press a key to begin playing.

# The steps. First what it is about; then, the message with press, what to press, which is heard again after a wrong key.
# $key is one name of a key or two, as in Tab or F. Arguments called like commands are names of keys too.
tutorial-free = This card is free, because nothing covers it.
tutorial-free-press = Press { $key } to go to the next free card.
tutorial-king = A king is worth thirteen and leaves alone.
tutorial-king-press = On the king, press { $key } to remove it.
tutorial-covered = Covered cards have to wait, but you can go and see them.
tutorial-covered-press = Press { $key } to go up one row.
# $first and $second are cards, here and below.
tutorial-pair = Two free cards leave together when they add up to thirteen. { $next-free } and { $previous-free } go from one free card to another.
tutorial-pair-press = Choose { CARD($first, form: "the") } and { CARD($second, form: "the") } with { $key }.
tutorial-draw = An ace is worth one, a jack eleven, a queen twelve. So this jack needs a two.
tutorial-draw-press = Press { $key } to draw.
tutorial-undo = The drawn card stays in hand, free. Every move can be undone.
tutorial-undo-press = Press { $key } to undo.
tutorial-waste = { $redo } plays an undone move again. When you draw, the card in hand goes on the waste, of which only the top is free.
tutorial-waste-press = Press { $key } until the stock is empty.
tutorial-stock = You need not remember it all.
tutorial-stock-press = Press { $key } to hear the stock, the hand and the waste.
tutorial-cards = The card in hand and the top of the waste are among the free cards.
tutorial-cards-press = Press { $key } to hear them all.
tutorial-removals = Two of these cards make thirteen.
tutorial-removals-press = Press { $key } to hear what can leave.
tutorial-hand = A free card leaves with another one, wherever they lie. { $next-free } and { $previous-free } go from one to the other.
tutorial-hand-press = Choose { CARD($first, form: "the") } and { CARD($second, form: "the") } with { $key }.
tutorial-redeal = The queen waits for the ace, and the ace is at the bottom of the waste. The stock is empty.
tutorial-redeal-press = Press { $key } to turn the waste over.
tutorial-hint = The cards come again in the same order, three passes in all.
tutorial-hint-press = Press { $key } to ask for a hint.
tutorial-verdict = The game also knows whether you can still win.
tutorial-verdict-press = Press { $key } to ask it.
tutorial-status = If the game were lost, { $go-back } would take you back to before the mistake.
tutorial-status-press = Press { $key } to hear how the game stands.
tutorial-goal = The goal is to clear the pyramid, the other cards may stay.
tutorial-goal-press = Draw with { $draw }, then choose { CARD($first, form: "the") } and { CARD($second, form: "the") } with { $key }.
