# What the game's own voice would say wrong, in another spelling that it says right. Nobody sees this spelling.
# Each entry is a word or some words as they are written, a comma, their spelling for the voice, a full stop. Where it
# holds only before certain words, these come after another comma. A hyphen in front stands for the beginning of any
# word of five letters or more. A capital letter asks for one in the text. The first entry that fits holds.
# Listen to your voice before you write an entry, and after. A language that needs none has { "" } here.
spoken-words =
    Read, red, from.
    Apophis, apophiss.
    Cheops, keeops.
