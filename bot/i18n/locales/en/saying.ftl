## /say: moves that are typed

command-say = Make a move by typing it: the code or any name of a card or tile, or what a button says
option-move = What you do now, as 04K1, 5 Bamboo or pass
hand-say-again = -# Please confirm by pressing it here.
refused-say-unknown = You can't do that now. Try { LIST($names, style: "or") }.
refused-say-unclear = More than one move fits: { LIST($names) }. Choose one from the list that appears while you type.
