# What the game's own voice would say wrong, in another spelling that it says right. Nobody sees this spelling.
# Each entry is a word or some words as they are written, a comma, their spelling for the voice, a full stop. Where it
# holds only before certain words, these come after another comma. A hyphen in front stands for the beginning of any
# word of five letters or more. A capital letter asks for one in the text. The first entry that fits holds.
# Listen to your voice before you write an entry, and after. A language that needs none has { "" } here.
#
# In French the voice swallows the last letter of six, huit and dix before a consonant, as in six cartes: not so where
# they count nothing, as in le six de cœur. It links the s of a plural to any vowel, as nobody does in vingt cartes à la
# fois. The other entries are plus with its s, the key Y, and names.
spoken-words =
    six, siss, de et font ne ou par aussi.
    huit, huite, de et font ne ou.
    dix, diss, de et font ne ou viennent.
    6, siss, sur.
    8, huite, sur.
    10, diss, sur.
    18, dizuite, sur.
    26, vinte siss, sur.
    28, vinte huite, sur.
    deux, deu, et à.
    trois, troi, et.
    en tout, han tou.
    en ce moment, han ce moment.
    au mieux, hau mieux.
    ailleurs, hailleurs.
    ensuite, hensuite.
    -es, -e, et ou à au aux en est ont avec encore abîmé agissent attendent illimités.
    coups, coup, et en au.
    partent, parte, ensemble.
    manquent, manque, après.
    points, point, au.
    sommet, sommé, et.
    toujours, toujour.
    plus, pluss, que.
    rapporte le plus, rapporte le pluss.
    plus de cartes resteront, pluss de cartes resteront.
    Y, igrec.
    Apophis, apofisse.
    Khéops, khéopse.
