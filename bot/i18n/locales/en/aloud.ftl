## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order } (on)
more-button-given-aloud = More (standing order on)
tiles-star-aloud = (wild)
tiles-starred-aloud = { $piece } { tiles-star-aloud }
tiles-wild-aloud = Wild: **{ $pieces }**
fuzhou-tiles-wild-aloud = Gold: **{ $pieces }**
hand-wild-aloud = -# A wild tile stands for any tile.
fuzhou-hand-wild-aloud = -# A gold stands for any tile and is worth a point.
hand-drawn-aloud = -# You drew { $pieces }.
hand-captures-aloud = -# Each card is followed by what it captures.
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
help-marks-hanafuda-aloud = **Words:** on a button, a card is followed by what it captures. *In reach* lists the yaku that need the fewest cards, with how many are missing.
help-marks-mahjong-aloud = **Words:** a wild tile is followed by a word in brackets. *You're waiting for* lists the tiles that complete your hand, with how many are left. *More* has standing orders (*No claims*, *Always win*): they answer for you until you press them again.
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
fuzhou-tiles-starred-aloud = { $piece } { fuzhou-tiles-star-aloud }
learn-match-aloud = Your hand comes first, then the **field**. You play one card; if a card of its month is on the field, **you capture both**. Each card is followed by what it captures.
learn-brights-aloud = Captured cards make **yaku**, sets that score. You have { $have }; a third Bright makes **{ yaku-sanko }**. *In reach* shows what you're close to.
help-discard-aloud = **A tile**: you discard it, and others may claim it. The tile you just drew is named above; discard what fits worst with the rest.
koikoi-learn-now-aloud = Capture by flower, take what is rare, finish small yaku, and call koi-koi only while the other player is far from one. You learn the rest by playing: *In reach* shows what you're close to, and *What can I do?* explains every moment.
stopgo-learn-now-aloud = Capture by flower, take what is rare, finish small yaku, and say Go only while nobody else is near one. You learn the rest by playing: *In reach* shows what you're close to, and *What can I do?* explains every moment.
hanaawase-learn-now-aloud = Capture by flower, first what is worth 20 and 10, and look for yaku of two cards or of one month, because two people pay them. You learn the rest by playing: *In reach* shows what you're close to, and *What can I do?* explains every moment.
meld-chow-aloud = chow { $written } from { $source }
meld-pong-aloud = pong { $written } from { $source }
meld-kong-aloud = kong { $written } from { $source }
meld-added-aloud = added kong { $written } from { $source }
