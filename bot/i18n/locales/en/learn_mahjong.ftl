## How mahjong is learned: the words of the guide, and what one can do in both games

guide-m = Characters
guide-p = Circles
guide-s = Bamboos
guide-honours = Winds and dragons
guide-flowers = Plants and seasons
guide-group = { $name }: { $tiles }

help-discard = **A tile**: you discard it, and others may claim it. A tile you just drew comes last. Discard the tile you need least.
help-chow = **Chow**: take the tile to make a sequence of three in one suit. You can chow only from your left neighbour. The set then stays face up.
help-pong = **{ brief-pong }**: take the tile from anyone to make three of a kind. The set then stays face up, and it's your turn to discard.
help-kong = **{ brief-kong }**: take the tile to make four of a kind. Then you draw another tile.
help-concealed_kong = **Concealed kong**: put down four of a kind from your hand, face down, and draw another tile.
help-added_kong = **Add to the pong**: turn your pong into a kong and draw another tile. Someone may rob the tile to win.
help-win = **Win**: your tiles are complete. This ends the hand, and you're paid.
help-pass = **{ jiaxing-verb-pass }**: you don't want the tile. If you don't answer in time, you pass automatically.
help-marks-mahjong = **Marks:** a star ✦ marks a wild tile, and a ring of light marks the tile that can be claimed now. The tile set apart is the one you just drew. *{ picture-waits }* lists the tiles that complete your hand and how many are left. Under *{ more-button }*, *{ order-no_claims }* and *{ order-always_win }* answer for you until you press them again.
