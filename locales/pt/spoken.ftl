# What the game's own voice would say wrong, in another spelling that it says right. Nobody sees this spelling.
# Each entry is a word or some words as they are written, a comma, their spelling for the voice, a full stop. Where it
# holds only before certain words, these come after another comma. A hyphen in front stands for the beginning of any
# word of five letters or more. A capital letter asks for one in the text. The first entry that fits holds.
# Listen to your voice before you write an entry, and after. A language that needs none has { "" } here.
#
# In Portuguese the voice gives numbers no gender: it says vinte e dois cartas. It takes some letters at the end of a
# sentence for Roman numbers, so that the key D becomes quinhentos, and the key O for an article. The other entries are
# vowels that it closes or opens wrongly, most of them at the end of a sentence only, and names of keys.
spoken-words =
    21, vinte e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    22, vinte e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    31, trinta e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    32, trinta e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    41, quarenta e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    42, quarenta e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    51, cinquenta e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    52, cinquenta e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    61, sessenta e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    62, sessenta e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    71, setenta e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    72, setenta e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    81, oitenta e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    82, oitenta e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    91, noventa e uma, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    92, noventa e duas, cartas jogadas passagens sugestões vitórias horas vezes no neste fora depois.
    C, cê.
    D, dê.
    L, éle.
    M, éme.
    O, ó, para.
    copas, cópas.
    depressa, depréssa.
    Enter, Ênter.
    este, êste.
    estou, istou.
    explicado, esplicado.
    exclamação, esclamação.
    há, á.
    hipóteses, hipótezes.
    Home, Houme.
    horas, óras.
    neste, nêste.
    regras, régras.
    sonoros, sonóros.
    valeria, valería.
