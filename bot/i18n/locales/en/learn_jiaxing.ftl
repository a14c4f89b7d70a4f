## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = The three suits run from 1 to 9. Winds and dragons have no numbers. There are four of each tile. A **set** is three in a row in one suit, or three of a kind. You need four sets and a **pair**.
jiaxing-learn-tiles-ask = **You hold { $low } and { $high }. Which tile makes a row of three?**
jiaxing-learn-tiles-next = That's three in a row in one suit: a sequence.
jiaxing-learn-tiles-other = The number fits, but a row has to be in one suit.
jiaxing-learn-tiles-wind = Winds and dragons can't make a row. They make only pairs and three of a kind.

jiaxing-learn-loose = On your turn, you draw a tile and then discard one. Four sets and a pair aren't enough here: your hand also needs a **shape**. The most common shape is one suit with winds or dragons.
jiaxing-learn-loose-ask = **Which tile do you discard?**
jiaxing-learn-loose-loose = { $loose } is your only tile in its suit. It fits neither a set nor the shape.
jiaxing-learn-loose-suit = { $suit } is in the suit you're collecting. One of your tiles is in another suit.
jiaxing-learn-loose-pair = Your pair of { $pair } can become three of a kind, and winds fit the shape. Keep it.

jiaxing-learn-wild = One tile is turned up at the start. The other three like it are **wild** (marked ✦): each can be any tile you need. Here, the wild tile is { $wild }, and you have two.
jiaxing-learn-wild-ask = **Which tile do you discard?**
jiaxing-learn-wild-loose = { $loose } is on its own, and it's the wrong suit. With two wild tiles, this hand is nearly finished.
jiaxing-learn-wild-wild = Its own suit doesn't matter: { $wild } can be any tile you're missing. Keep it whenever you can. If you try to discard it, the bot asks you first.
jiaxing-learn-wild-suit = { $suit } three times is a finished set in your suit. There's another tile that doesn't fit anywhere.

jiaxing-learn-pong = You may claim a tile that someone discards. **Pong**: your two and theirs make three of a kind. You can take it from anyone. **Chow**: it makes three in a row. You can take it only from your left neighbour. The set stays face up. You have a pair of { $tile }, and someone just discarded another one.
jiaxing-learn-pong-ask = **Do you want it?**
jiaxing-learn-pong-take = A set of { $tile } fits your shape. It's both your wind and the round wind, so it scores twice. It's face up now, and you discard a tile.
jiaxing-learn-pong-pass = You hold two of the four. Only two are left, and this is one of them. The set fits your shape and scores two points.

jiaxing-learn-spoils = You're collecting characters with winds and dragons. Your left neighbour discards { $tile }, and you could chow it with { $own }.
jiaxing-learn-spoils-ask = **Do you want it?**
jiaxing-learn-spoils-pass = A set of circles would stay on the table, so your hand could never be one suit again. Not every set is progress.
jiaxing-learn-spoils-take = It's a set, but it's in another suit and stays on the table. That rules out almost every winning shape. Keep to your suit.

jiaxing-learn-shape = You can win only with one of **four shapes**: all one suit (4 points), one suit with winds or dragons (2), only winds and dragons (10), or only threes of a kind (2). You've just drawn { $tile }. Now you have four sets and a pair.
jiaxing-learn-shape-ask = **Is this a win?**
jiaxing-learn-shape-yes-label = Yes, I win
jiaxing-learn-shape-no-label = No, not yet
jiaxing-learn-shape-no = It has three suits, and not every set is three of a kind, so it has no shape. The *Win* button isn't even there. Choose your suit early.
jiaxing-learn-shape-yes = You do have four sets and a pair. But look at the shapes: how many suits does your hand have?

jiaxing-learn-won = You've collected characters with winds and dragons, and you've just drawn { $tile }.
jiaxing-learn-won-ask = **What do you do?**
jiaxing-learn-won-win = Your points (台) are 2 for the shape and 1 each for your wind, the round wind and no wild tile. That makes { $points }, which is a share. Each of the other three pays you a share: { $all } together.
jiaxing-learn-won-on = Count again: you have four sets and a pair, in one suit with winds and dragons. It's a win.

jiaxing-learn-discarded = The same hand is missing one { $tile }, and your left neighbour discards exactly that tile.
jiaxing-learn-discarded-ask = **Can you win with it?**
jiaxing-learn-discarded-yes-label = Yes
jiaxing-learn-discarded-no-label = No, I must draw it
jiaxing-learn-discarded-no = In Jiaxing, you win with a tile **you draw yourself**. (There are two exceptions: the dealer's very first discard, and a tile that someone adds to a pong.)
jiaxing-learn-discarded-yes = It completes your hand, but nobody wins on a discard here. You have to draw the tile yourself.

jiaxing-learn-counted = **Doublings (番):** holding all three wild tiles is worth one doubling. You win with { $points } points (台) and this one doubling.
jiaxing-learn-counted-ask = **What does each of the others pay?**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share } from each, { $all } in all. First you add up all points, then you double them.
jiaxing-learn-counted-bare = That's only your points. You still have to double them for the three wild tiles.
jiaxing-learn-counted-each = That's what all three pay you together. Each of them pays a third of it.

jiaxing-learn-contract = You've claimed twice from your left neighbour. **A third claim makes a contract:** if one of you wins, the other pays { $partner } shares instead of one. Everyone else pays { $others }. Your neighbour discards { $tile }, and your hand is far from ready.
jiaxing-learn-contract-ask = **Do you want it?**
jiaxing-learn-contract-pass = With a hand like this, your neighbour is more likely to win, and you'd pay { $partner } shares. Make a contract only when your hand is strong and nearly ready.
jiaxing-learn-contract-take = Now you're bound: if your neighbour wins, you pay { $partner } shares. That's likely, because your other tiles don't fit together yet.

jiaxing-learn-now = Choose a suit early, keep winds and dragons, and never waste a wild tile. Claim only tiles that fit your shape. You'll learn the rest by playing. *{ picture-waits }* shows which tiles complete your hand, and *{ help-button }* under *{ more-button }* helps at any time.

jiaxing-help-goal = You need four sets and a pair in one of these shapes: all one suit, one suit with winds or dragons, only winds and dragons, or only threes of a kind. You win with a tile you draw yourself.
jiaxing-help-give_up = **{ jiaxing-verb-give_up }**: you can no longer win, and you pay nothing. Every tile you draw is discarded automatically.
jiaxing-help-continue = **{ jiaxing-verb-continue }**: you can still win, but you pay if someone else wins.
