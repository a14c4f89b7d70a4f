## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = Three suits run from 1 to 9; winds and dragons have no numbers. There are four of each tile. You collect **sets**: three in a row of one suit, or three of a kind; in the end four sets and a **pair**.
jiaxing-learn-tiles-ask = **You hold { $low } and { $high }. Which tile makes a row of three?**
jiaxing-learn-tiles-next = Three in a row, in one suit: a sequence.
jiaxing-learn-tiles-other = The number fits, but rows are of one suit only.
jiaxing-learn-tiles-wind = Winds and dragons are never in a row: they make only pairs and three of a kind.

jiaxing-learn-loose = On your turn you draw a tile, and then discard one. Four sets and a pair aren't enough here: the hand needs a **shape**. The commonest is one suit with winds and dragons.
jiaxing-learn-loose-ask = **Which tile do you discard?**
jiaxing-learn-loose-loose = { $loose } is the only tile of its suit, and fits neither a set nor the shape.
jiaxing-learn-loose-suit = { $suit } is of the suit you collect. One tile here is of another suit.
jiaxing-learn-loose-pair = A pair of { $pair } can become three of a kind, and winds fit the shape. Keep it.

jiaxing-learn-wild = One tile is turned up at the start; the three others like it are **wild** (marked ✦): each stands for any tile you need. Here they are { $wild }, and you hold two.
jiaxing-learn-wild-ask = **Which tile do you discard?**
jiaxing-learn-wild-loose = { $loose } is alone and of another suit. With two wild tiles this hand is nearly finished.
jiaxing-learn-wild-wild = Its own suit doesn't matter: { $wild } becomes any tile you lack. Never discard it without need; the bot asks you again if you do.
jiaxing-learn-wild-suit = { $suit } three times is a finished set of your suit. Another tile fits nowhere.

jiaxing-learn-pong = You may claim a tile that someone discards. **Pong**: two in your hand and theirs make three of a kind, from anyone. **Chow**: a row of three, only from your left neighbour. The set then lies open. You hold two of { $tile }; someone has just discarded one.
jiaxing-learn-pong-ask = **Do you want it?**
jiaxing-learn-pong-take = A set of { $tile } fits your shape, and it is your own wind and that of the round: a point for each. It lies open now, and you discard.
jiaxing-learn-pong-pass = Two more of them are all there are, and you may not see them soon. This set fits your shape and scores two points.

jiaxing-learn-spoils = You collect characters with winds and dragons. Your left neighbour discards { $tile }, and you could chow it with { $own }.
jiaxing-learn-spoils-ask = **Do you want it?**
jiaxing-learn-spoils-pass = A set of circles would lie there for good, and your hand could never be one suit again. Not every set is progress.
jiaxing-learn-spoils-take = It would be a set, but an open one in another suit, and then hardly any shape is left for this hand. Keep to your suit.

jiaxing-learn-shape = A hand wins only in one of **four shapes**: all one suit (4 points), one suit with winds or dragons (2), only winds and dragons (10), only threes of a kind (2). You have just drawn { $tile }: four sets and a pair.
jiaxing-learn-shape-ask = **Is this a win?**
jiaxing-learn-shape-yes-label = Yes, I win
jiaxing-learn-shape-no-label = No, not yet
jiaxing-learn-shape-no = It has three suits, and not all sets are threes of a kind: no shape. The button *Win* isn't even offered. Choose your suit early.
jiaxing-learn-shape-yes = Four sets and a pair, that's true. But look at the shapes: how many suits does it have?

jiaxing-learn-won = Characters with winds and dragons, and you have just drawn { $tile }.
jiaxing-learn-won-ask = **What do you do?**
jiaxing-learn-won-win = Points (台): 2 for the shape, 1 for your wind, 1 for the round wind, 1 for no wild tile: { $points } in all. That's a share; each of the three others pays one, { $all } together.
jiaxing-learn-won-on = Count again: four sets, a pair, one suit with winds and dragons. It's a win.

jiaxing-learn-discarded = The same hand lacks one { $tile }, and your left neighbour discards exactly that.
jiaxing-learn-discarded-ask = **Can you win with it?**
jiaxing-learn-discarded-yes-label = Yes
jiaxing-learn-discarded-no-label = No, I must draw it
jiaxing-learn-discarded-no = In Jiaxing you win with a tile **you draw yourself**. (Two exceptions: the dealer's very first discard, and a tile that someone adds to a pong.)
jiaxing-learn-discarded-yes = It completes the hand, but nobody wins on a discard here. The tile has to be one you draw yourself.

jiaxing-learn-counted = **Doublings (番):** all three wild tiles in your hand are one. You win with { $points } points (台) and one doubling.
jiaxing-learn-counted-ask = **What does each of the others pay?**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share } from each, { $all } in all. First all points are added, then doubled.
jiaxing-learn-counted-bare = Those are the points. The doubling for three wild tiles comes on top.
jiaxing-learn-counted-each = That's what you get from all three together. One of them pays a third.

jiaxing-learn-contract = You have claimed twice from your left neighbour. **A third claim makes a contract:** if one of you two wins, the other pays { $partner } shares instead of one, and each of the rest pays { $others }. They discard { $tile }, and your hand is far from ready.
jiaxing-learn-contract-ask = **Do you want it?**
jiaxing-learn-contract-pass = With a hand like this the other one is more likely to win, and you would pay { $partner } shares. Bind yourself only with a hand that is strong and nearly ready.
jiaxing-learn-contract-take = Then you are bound: if they win, you pay { $partner } shares. Your other tiles fit nothing yet, so that's what is likely to happen.

jiaxing-learn-now = Choose a suit early, keep winds and dragons, never waste a wild tile, and claim only what fits your shape. You learn the rest by playing: *Waits for* shows what completes your hand, and *What can I do?* behind *More* explains every moment.

jiaxing-help-goal = Four sets and a pair in one shape: all one suit, one suit with winds or dragons, only winds and dragons, or only threes of a kind. You win with a tile you draw yourself.
jiaxing-help-give_up = **Give up this hand**: you can't win or pay any more; what you draw is discarded automatically.
jiaxing-help-continue = **Play on**: you may win, and you pay if someone else does.
