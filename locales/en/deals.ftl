# Deals from files, and house rules: a sentence for each mistake.

# Begins the sentences below; a comma or a verb follows. $source is input or file, with input-line and file-line for one
# deal of a list, and input-place and file-place for a word in it.
deals-source =
    { $source ->
        [input] Standard input
        [input-line] Standard input, line { $line }
        [input-place] Standard input, line { $line }, column { $column }
        [file-line] File { $path }, line { $line }
        [file-place] File { $path }, line { $line }, column { $column }
       *[file] File { $path }
    }
deals-error-missing = { deals-source } does not exist.
deals-error-folder = { deals-source }, this is a folder, not a file with a deal.
deals-error-unreadable = { deals-source }, it cannot be read.
deals-error-no-answer = { deals-source }, nothing came from it for 5 seconds.
deals-error-keyboard = { deals-source }, this is the keyboard, and no deal comes from there. Give a number or a file after deal.
deals-error-too-large = { deals-source }, more than 64 kilobytes, too large for a deal.
deals-error-list-too-large = { deals-source }, more than 16 megabytes, too large for a list of deals.
deals-error-transcript-too-large = { deals-source }, more than 16 megabytes, too large for a transcript.
deals-error-binary = { deals-source }, this is not a text file.
deals-error-not-utf8 = { deals-source }, the text is not in UTF-8.
deals-error-empty = { deals-source }, no card in it.
# $token is the word that is wrong.
deals-error-unreadable-card = { deals-source }, { $token } is not a card. A card is written like 9h, Td or Ks.
# $code is the card as written in the file, $count the number of cards in it.
deals-error-doubled-card = { deals-source }, { CARD($card, form: "the") }, written { $code }, is there for the second time.
deals-error-missing-card =
    { $count ->
        [one] { deals-source }, { CARD($card, form: "the") }, written { $code }, is missing. There is one card instead of 52.
       *[other] { deals-source }, { CARD($card, form: "the") }, written { $code }, is missing. There are { $count } cards instead of 52.
    }

# A transcript of all that was said, without a game in it.
deals-error-no-position = { deals-source }, no position in this transcript.
# The file holds a position, a game in its middle. Its rules: $token is the word that is wrong.
deals-error-rules = { deals-source }, { $token } is neither a game nor a house rule.
deals-error-rules-clash = { deals-source }, the house rules of this position contradict each other.
# Other rules were asked for, by the options named here.
deals-error-own-rules = { deals-source }, this is a position, which has its own rules. Try again without the options variant and rules.
# What is wrong with a position. The names of its parts are written in English in the file, $token is one of them, or a
# word in them; $code is a card as written in the file.
deals-position-no-deal = { deals-source }, the 52 cards of the deal are missing after the rules.
deals-position-unknown-part = { deals-source }, { $token } is not a part of a position. The parts are out, stock, hand, waste, pass and cleared.
deals-position-doubled-part = { deals-source }, the part { $token } is there for the second time.
deals-position-no-number = { deals-source }, { $token } is not the number of a pass.
# The rules have no such pile, or not as many cards in it.
deals-position-foreign-part = { deals-source }, with the rules of this position, the part { $token } cannot be like this.
deals-position-no-place = { deals-source }, nothing says where { CARD($card, form: "the") }, written { $code }, lies.
deals-position-two-places = { deals-source }, { CARD($card, form: "the") }, written { $code }, lies in two places.
deals-position-covered = { deals-source }, { CARD($card, form: "the") }, written { $code }, cannot have left, a card still lies on it.
deals-position-order = { deals-source }, stock and waste are not in the order of the deal.
deals-position-passes = { deals-source }, pass { $token }, the rules do not have as many.
deals-position-cleared = { deals-source }, the pyramid and the pass in which it was cleared do not go together.

# House rules; they are never spoken, so they may have colons. $option and $value are what was typed,
# $choices are the names or values that could be typed instead.
deals-rules-unknown-variant = There is no variant { $value }. The variants are listed by: pyramid-access variants
deals-rules-unknown-option = There is no rule { $option }. The rules are: { $choices }.
deals-rules-bad-value = The rule { $option } cannot be { $value }. Possible: { $choices }.
deals-rules-bad-passes = The rule passes cannot be { $value }. Possible: a whole number from 1 to 999, or unlimited.
deals-rules-missing-value = The rule { $option } needs a value. Possible: { $choices }.
deals-rules-missing-passes = The rule passes needs a value. Possible: a whole number from 1 to 999, or unlimited.
deals-rules-doubled-option = The rule { $option } is given twice.
deals-rules-draw-one-only = These rules contradict each other: with a held card, an open stock or waste pairs, only one card is drawn at a time.
deals-rules-piles-need-draw = These rules contradict each other: with several piles, three cards are drawn at a time.
deals-rules-no-stock-needs-reserve = These rules contradict each other: without a stock there has to be a reserve.
deals-rules-reserve-needs-no-stock = These rules contradict each other: with a reserve there is no stock.
deals-rules-no-stock-has-no-passes = These rules contradict each other: without a stock there are no passes.
deals-rules-no-stock-has-no-draws = These rules contradict each other: without a stock there are no cards to draw.
deals-rules-waste-pair-needs-waste = These rules contradict each other: waste pairs need a waste in one pile.
deals-rules-par-needs-three-passes = These rules contradict each other: par scoring needs at most three passes.
