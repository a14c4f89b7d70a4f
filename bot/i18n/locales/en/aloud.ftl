## Other wording for players who have chosen *Words instead of pictures* and may hear it read aloud: no codes, colours or signs.
## Such a message has the key of the usual one, with `-aloud` after it.

order-given-aloud = { $order } (on)
more-button-given-aloud = More (standing order on)
tiles-star-aloud = (wild)
tiles-starred-aloud = { $piece } { tiles-star-aloud }
tiles-wild-aloud = Wild: **{ $pieces }**
fuzhou-tiles-wild-aloud = Gold: **{ $pieces }**
hand-wild-aloud = -# A wild tile can stand for any tile.
fuzhou-hand-wild-aloud = -# A gold can be any tile, and it's worth a point.
hand-drawn-aloud = -# You drew { $pieces }.
hand-captures-aloud = -# Each card is followed by the cards it captures.
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
help-marks-hanafuda-aloud = **Words:** on a button, a card is followed by the cards it captures. *In reach* lists the yaku that need the fewest cards, and says how many are missing.
help-marks-mahjong-aloud = **Words:** a wild tile is followed by a word in brackets. *You're waiting for* lists the tiles that complete your hand, and says how many are left. *{ more-button }* has standing orders (*{ order-no_claims }*, *{ order-always_win }*). They answer for you until you press them again.
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
learn-match-aloud = Your hand comes first, then the **field**. You play one card. If a card of its month is on the field, **you capture both**. Each card is followed by the cards it captures.
learn-brights-aloud = Captured cards make **yaku**, sets that score. You have { $have }; a third Bright makes **{ yaku-sanko }**. *In reach* shows what you're close to.
help-discard-aloud = **A tile**: you discard it, and others may claim it. The tile you just drew is named above. Discard the tile you need least.
koikoi-learn-now-aloud = Match flowers, take the rare cards and finish small yaku. Call koi-koi only while the other player is far from a yaku. You'll learn the rest by playing: *In reach* shows what you're close to, and *{ help-button }* helps at any time.
stopgo-learn-now-aloud = Match flowers, take the rare cards and finish small yaku. Say Go only while nobody else is close to one. You'll learn the rest by playing: *In reach* shows what you're close to, and *{ help-button }* helps at any time.
hanaawase-learn-now-aloud = Match flowers, and take the cards worth 20 and 10 first. Look for yaku with two cards or from one month, because two players pay you for them. You'll learn the rest by playing: *In reach* shows what you're close to, and *{ help-button }* helps at any time.
meld-chow-aloud = chow { $written } from { $source }
meld-pong-aloud = pong { $written } from { $source }
meld-kong-aloud = kong { $written } from { $source }
meld-added-aloud = added kong { $written } from { $source }
