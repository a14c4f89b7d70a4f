## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = You play with three suits from 1 to 9, four tiles of each. You collect **sets**: three in a row of one suit, or three of a kind; in the end five sets and a **pair**, 17 tiles.
fuzhou-learn-tiles-ask = **You hold { $low } and { $high }. Which tile makes a row of three?**
fuzhou-learn-tiles-next = Three in a row, in one suit: a sequence.
fuzhou-learn-tiles-other = The number fits, but rows are of one suit only.
fuzhou-learn-tiles-flower = A wind is never part of a row; here it isn't even part of a hand, as you'll see next.

fuzhou-learn-flowers = These tiles are **flowers**, winds and dragons too. They never stay in a hand: they're laid out at once, for everyone to see, and replaced by another tile.
fuzhou-learn-flowers-ask = **You draw { $tile }. What is it for you?**
fuzhou-learn-flowers-set-label = A tile for three of a kind
fuzhou-learn-flowers-flower-label = A flower, worth a point
fuzhou-learn-flowers-flower = It's laid out for you, you draw another tile, and if you win, it counts a point. All four of a kind count two more.
fuzhou-learn-flowers-set = In other mahjong games it is. In Fuzhou only characters, circles and bamboos make sets.

fuzhou-learn-loose = On your turn you draw a tile, and then discard one. Keep what is a set, a pair, or two thirds of a row.
fuzhou-learn-loose-ask = **Which tile do you discard?**
fuzhou-learn-loose-loose = { $loose } has no neighbour in your hand: it's the furthest from any set.
fuzhou-learn-loose-suit = { $suit } is part of a finished row. Look for a tile without neighbours.
fuzhou-learn-loose-pair = You need a pair at the end, and this is your only one. Look for a tile without neighbours.

fuzhou-learn-gold = After the deal one tile is opened; the three others like it are **gold** (金, marked ✦). A gold stands for any tile, and is worth a point when you win. You hold { $gold }.
fuzhou-learn-gold-ask = **Which tile do you discard?**
fuzhou-learn-gold-loose = { $loose } has no neighbour. The gold becomes whatever you lack at the end.
fuzhou-learn-gold-gold = It stands for any tile and counts a point. If you discard a gold, you can win this hand only by self-draw. The bot asks again if you try.

fuzhou-learn-chow = You may claim a tile that someone discards. **Chow**: a row of three, only from your left neighbour. **Pong**: three of a kind, from anyone. The set then lies open. Your left neighbour has just discarded { $tile }.
fuzhou-learn-chow-ask = **Do you want it?**
fuzhou-learn-chow-take = With { $own } it's a finished set. It lies open now, and you discard a tile.
fuzhou-learn-chow-pass = You hold { $own } and wait for exactly this tile. There is no shape to keep here, so a finished set is progress.

fuzhou-learn-won = You are **ready**: one tile completes five sets and a pair. Someone discards { $tile }, and here you may win on a discard.
fuzhou-learn-won-ask = **What do you do?**
fuzhou-learn-won-win = { $flowers } flowers and 1 for the win: { $points } points from each of the three others.
fuzhou-learn-won-pass = A self-drawn win pays double, but if you pass, you may not claim this tile until your next one, and others may be waiting too. Take it.

fuzhou-learn-locked = The same hand, but you passed { $tile } a moment ago and have drawn nothing since. Now your left neighbour discards another one.
fuzhou-learn-locked-ask = **Can you win with it?**
fuzhou-learn-locked-yes-label = Yes
fuzhou-learn-locked-no-label = No, not now
fuzhou-learn-locked-no = Until your next tile, you may not claim what you discarded or passed. After that you may again.
fuzhou-learn-locked-yes = It would complete the hand. But you passed the same tile, and that bars you from it until you have drawn again.

fuzhou-learn-counted = You have just drawn { $tile } yourself: a win. **Points: flowers, golds and 1 for the win; a self-drawn win doubles them.** You have { $flowers } flowers and { $golds } gold.
fuzhou-learn-counted-ask = **What does each of the others pay?**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = { $share } from each of the three, { $all } in all.
fuzhou-learn-counted-bare = That would be a win on a discard. You have drawn the tile yourself.
fuzhou-learn-counted-gold = Nearly: the win itself counts 1, before it is doubled.

fuzhou-learn-lone = Five sets are finished, and your last tile is { $gold }, gold: **any** tile would make a pair with it. Your left neighbour discards { $tile }.
fuzhou-learn-lone-ask = **Can you win with it?**
fuzhou-learn-lone-yes-label = Yes
fuzhou-learn-lone-no-label = No, I must draw
fuzhou-learn-lone-no = Five sets and a lone gold win by self-draw only; but then with whatever you draw.
fuzhou-learn-lone-yes = It would be a pair. But a lone gold would make every discard a win, so this hand wins by self-draw only.

fuzhou-learn-three = Some wins are special. You have just drawn the third { $gold }: all three golds are yours, and the rest of the hand is not finished.
fuzhou-learn-three-ask = **What do you do?**
fuzhou-learn-three-win = Three golds win whatever your other tiles are, and add { $special } points. Other specials: no flower and no kong, a pair or a triplet of golds.
fuzhou-learn-three-on = You could build on, but the win is there: three golds need no sets, and add { $special } points.

fuzhou-learn-now = Keep neighbours and pairs, claim what makes a set, never waste a gold, and win when you may. You learn the rest by playing: *Waits for* shows what completes your hand, and *What can I do?* behind *More* explains every moment.

fuzhou-help-goal = Five sets and a pair, 17 tiles of the three suits. You may win on a discard; a self-drawn win pays double.
fuzhou-help-jinkan = **Jinkan**: show the tiles below and above the gold and wait only for a gold; drawing it adds 50. This can't be undone.
fuzhou-help-rob_gold = **Rob the gold**: take the gold beside the wall as your last tile; it adds 30 and counts as self-drawn.
fuzhou-help-three_golds = **Win with three golds**: they win whatever your other tiles are, and add 40.
