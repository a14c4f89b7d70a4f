## /move: moves that are typed

command-move = Make a move by typing it
option-text = Enter your move, such as Pine Crane, 5 Bamboo or pass
hand-say-again = -# That is asked once more: press it here, if you mean it.
refused-say-unknown = You cannot do that now. You may for example: { LIST($names, style: "or") }.
refused-say-unclear = Several moves are called so: { LIST($names) }. Choose one from the list that opens while you type.
