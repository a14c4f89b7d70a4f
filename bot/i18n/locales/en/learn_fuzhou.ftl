## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = The three suits run from 1 to 9, with four of each tile. A **set** is three in a row in one suit, or three of a kind. You need five sets and a **pair**: 17 tiles.
fuzhou-learn-tiles-ask = **You hold { $low } and { $high }. Which tile makes a row of three?**
fuzhou-learn-tiles-next = That's three in a row in one suit: a sequence.
fuzhou-learn-tiles-other = The number fits, but a row has to be in one suit.
fuzhou-learn-tiles-flower = A wind can't be part of a row. In this game it can't even stay in your hand, as you'll see next.

fuzhou-learn-flowers = All these tiles are **flowers**, even the winds and dragons. They never stay in your hand. Each one is laid out face up right away, and you draw another tile.
fuzhou-learn-flowers-ask = **You draw { $tile }. What kind of tile is it?**
fuzhou-learn-flowers-set-label = A tile for three of a kind
fuzhou-learn-flowers-flower-label = A flower, worth a point
fuzhou-learn-flowers-flower = It's laid out, and you draw another tile. If you win, it's worth a point. A full set of four is worth two more.
fuzhou-learn-flowers-set = In other mahjong games, it would be. In Fuzhou, only characters, circles and bamboos make sets.

fuzhou-learn-loose = On your turn, you draw a tile and then discard one. Keep sets, pairs, and neighbours that could become a row.
fuzhou-learn-loose-ask = **Which tile do you discard?**
fuzhou-learn-loose-loose = { $loose } has no neighbour in your hand, so it's the furthest from any set.
fuzhou-learn-loose-suit = { $suit } is part of a finished row. Look for a tile without neighbours.
fuzhou-learn-loose-pair = You need a pair at the end, and this is your only one. Look for a tile without neighbours.

fuzhou-learn-gold = After the deal, one tile is turned up. The other three like it are **golds** (金, marked ✦). A gold can be any tile, and it's worth a point when you win. You have a gold: { $gold }.
fuzhou-learn-gold-ask = **Which tile do you discard?**
fuzhou-learn-gold-loose = { $loose } has no neighbour. In the end, the gold can be whichever tile you're missing.
fuzhou-learn-gold-gold = It can be any tile and is worth a point. If you discard a gold, you can win this hand only by self-draw. If you try, the bot asks you first.

fuzhou-learn-chow = You may claim a tile that someone discards. **Chow**: it makes three in a row. You can take it only from your left neighbour. **Pong**: it makes three of a kind. You can take it from anyone. The set stays face up. Your left neighbour just discarded { $tile }.
fuzhou-learn-chow-ask = **Do you want it?**
fuzhou-learn-chow-take = With { $own }, it's a finished set. It's face up now, and you discard a tile.
fuzhou-learn-chow-pass = You have { $own }, and this is exactly the tile you need. This game has no shapes, so every finished set is progress.

fuzhou-learn-won = You're **ready**: one tile completes five sets and a pair. Someone discards { $tile }. In this game, you may win on a discard.
fuzhou-learn-won-ask = **What do you do?**
fuzhou-learn-won-win = You have { $flowers } flowers, and the win adds 1. That's { $points } points from each of the other three.
fuzhou-learn-won-pass = A self-drawn win pays double. But if you pass, you may not claim this tile until your next draw. Others may be waiting for it too, so take it.

fuzhou-learn-locked = You have the same hand, but a moment ago you passed on { $tile }. You haven't drawn a tile since, and now your left neighbour discards another one.
fuzhou-learn-locked-ask = **Can you win with it?**
fuzhou-learn-locked-yes-label = Yes
fuzhou-learn-locked-no-label = No, not now
fuzhou-learn-locked-no = You passed on this tile, so you can't win with another one until you've taken your next tile. The same goes for a tile that you discarded.
fuzhou-learn-locked-yes = It would complete your hand, but you passed on this tile a moment ago. You can't claim it until you've drawn again.

fuzhou-learn-counted = You've just drawn the winning tile, { $tile }. **Add up your flowers, your golds and 1 for the win. A self-drawn win doubles the sum.** You have { $flowers } flowers and { $golds } gold.
fuzhou-learn-counted-ask = **What does each of the others pay?**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = That's { $share } from each of the three, { $all } in all.
fuzhou-learn-counted-bare = That would be right for a win on a discard, but you drew the tile yourself.
fuzhou-learn-counted-gold = Almost: the win itself adds 1 before the sum is doubled.

fuzhou-learn-lone = You have five finished sets, and your last tile is a gold, { $gold }. **Any** tile would make a pair with it. Your left neighbour discards { $tile }.
fuzhou-learn-lone-ask = **Can you win with it?**
fuzhou-learn-lone-yes-label = Yes
fuzhou-learn-lone-no-label = No, I must draw
fuzhou-learn-lone-no = Five sets and a lone gold win only by self-draw. But then any tile you draw will do.
fuzhou-learn-lone-yes = It would make a pair. But every discard would win with a lone gold, so this hand wins only by self-draw.

fuzhou-learn-three = Some wins are special. You've just drawn the third { $gold }, so you hold all three golds. The rest of your hand isn't finished.
fuzhou-learn-three-ask = **What do you do?**
fuzhou-learn-three-win = Three golds win whatever your other tiles are, and they add { $special } points. Other special wins are a hand with no flowers or kongs, a pair of golds, and a triplet of golds.
fuzhou-learn-three-on = You could keep building, but you've already won: three golds need no sets and add { $special } points.

fuzhou-learn-now = Keep neighbours and pairs, claim tiles that make a set, and never waste a gold. Win whenever you can. You'll learn the rest by playing. *{ picture-waits }* shows which tiles complete your hand, and *{ help-button }* under *{ more-button }* helps at any time.

fuzhou-help-goal = You need five sets and a pair: 17 tiles in the three suits. You may win on a discard, but a self-drawn win pays double.
fuzhou-help-jinkan = **Jinkan**: you show the tiles just below and above the gold, then wait only for a gold. Drawing one adds 50 points. This can't be undone.
fuzhou-help-rob_gold = **Rob the gold**: you win with the gold beside the wall as your last tile. It adds 30 points and counts as self-drawn.
fuzhou-help-three_golds = **Win with three golds**: they win whatever your other tiles are, and they add 40 points.
