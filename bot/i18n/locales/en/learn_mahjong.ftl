## How mahjong is learned: the words of the guide, and what one can do in both games

guide-m = Characters
guide-p = Circles
guide-s = Bamboos
guide-honours = Winds and dragons
guide-flowers = Plants and seasons
guide-group = { $name }: { $tiles }

help-discard = **A tile**: you discard it, and others may claim it. A blue one is the tile you just drew. Discard what fits worst with the rest.
help-chow = **Chow**: take the tile for a sequence of three in a suit. Only from your left neighbour, and the set then lies open.
help-pong = **Pong**: take the tile for three of a kind, from anyone. The set then lies open, and it's your turn to discard.
help-kong = **Kong**: take the tile for four of a kind. You draw one more tile for it.
help-concealed_kong = **Concealed kong**: lay out four of a kind from your hand, face down, and draw one more tile.
help-added_kong = **Add to the pong**: make your open three of a kind a kong and draw one more tile. Someone may rob the tile to win.
help-win = **Win**: your hand is complete; the hand ends and you are paid.
help-pass = **Pass**: you don't want the tile. If you don't answer in time, you pass automatically.
help-marks-mahjong = **Marks:** a star ✦ marks a wild tile. A ring of light marks the tile that may be claimed now. The tile set apart is the one you just drew. *Waits for* lists the tiles that complete your hand, with how many are left. *More* has standing orders (*No claims*, *Always win*): they answer for you until you press them again.
