## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order } (on)
more-button-given-aloud = More (an order answers)
tiles-star-aloud = (wild)
tiles-wild-aloud = Wild: **{ $pieces }**
fuzhou-tiles-wild-aloud = Gold: **{ $pieces }**
hand-wild-aloud = -# A wild tile stands for any tile.
fuzhou-hand-wild-aloud = -# A gold stands for any tile and is worth a point.
hand-drawn-aloud = -# You drew { $pieces }.
hand-captures-aloud = -# What a card captures is said behind it.
table-seat-aloud = { $who }: **{ $points }** { $points ->
        [one] point
       *[other] points
    }{ $badges }
tiles-sets-aloud = { $who }: { $sets }
cards-play-aloud = { $count ->
    [0] { $pieces }
   *[other] { $pieces } takes { $taken }
}
cards-take-aloud = { $held } takes { $taken }
help-marks-hanafuda-aloud = **Words:** behind a card on a button stands what it captures. *In reach* lists the yaku that lack fewest cards, with how many are missing.
help-marks-mahjong-aloud = **Words:** behind a wild tile stands a word in brackets. *You wait for* lists the tiles that complete your hand, with how many are left. *More* has standing orders (*No claims*, *Always win*): they answer for you until you press them again.
koikoi-verb-play-aloud = { cards-play-aloud }
koikoi-verb-take-aloud = { cards-take-aloud }
stopgo-verb-play-aloud = { cards-play-aloud }
stopgo-verb-take-aloud = { cards-take-aloud }
hanaawase-verb-play-aloud = { cards-play-aloud }
hanaawase-verb-take-aloud = { cards-take-aloud }
jiaxing-verb-chow-aloud = Chow { $taken } with { $own }
jiaxing-verb-pong-aloud = Pong { $taken }
jiaxing-verb-kong-aloud = Kong { $taken }
fuzhou-verb-chow-aloud = Chow { $taken } with { $own }
fuzhou-verb-pong-aloud = Pong { $taken }
fuzhou-verb-kong-aloud = Kong { $taken }
fuzhou-tiles-star-aloud = (gold)
