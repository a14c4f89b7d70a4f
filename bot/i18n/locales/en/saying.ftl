## /move: moves that are typed

command-move = Make a move by typing it
option-text = Enter your move, such as Pine Crane, 5 Bamboo or pass
hand-say-again = -# This move needs confirmation. Please choose it here.
refused-say-unknown = You can't do that now. Try { LIST($names, style: "or") }.
refused-say-unclear = More than one move fits: { LIST($names) }. Choose one from the list that appears while you type.
