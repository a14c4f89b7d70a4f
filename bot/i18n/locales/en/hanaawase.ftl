## Hana-awase (engine/hanaawase/RULES.md)

hanaawase = Hana-awase
    .also = Hanafuda Hana-awase, Matching Flowers, Hwatu Hana-awase
hanaawase-about = Three players capture cards. Every card has a value, and both opponents pay you for each yaku.
hanaawase-preset-standard = Standard rules
hanaawase-preset-quick = Quick match
hanaawase-tradition-standard = 6 rounds. You score your cards minus an even share of 88, and the other two pay for your yaku.
hanaawase-tradition-quick = The standard rules with 3 rounds.

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    Three players capture cards. Every captured card has a value. Captured cards also make *yaku*: sets that the other two pay you for.
    The player with the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
    {""}**The cards.** There are twelve months with four cards each. Every month has its own plant: January is pine, February is plum and December is paulownia. Cards of the same month match.
    There are four kinds: five *Brights* worth 20 each, nine *Animals* worth 10 each, ten *Ribbons* worth 5 each, and 24 *Plains* { $kasu_points ->
        [0] worth nothing. All cards together are worth 240, so an even share is 80.
       *[1] worth 1 each. All cards together are worth 264, so an even share is 88.
    }
hanaawase-rules-turn =
    Each player gets seven cards, and six more are face up on the field. Play moves counter-clockwise.
    {""}**1.** Play a card{ $must_match ->
        [yes] {" "}that matches, if you have one
       *[no] {""}
    }. If one card of its month is on the field, you capture both. If there are two, you choose one. If there are three, you take them all.
    {""}**2.** If nothing matches, your card stays on the field.
    {""}**3.** The top card of the stock is turned up. It captures for you in the same way.
    The round lasts until all hands are empty. Nobody can stop it earlier.
    { $oni ->
        [yes] {""}**The oni** 鬼 is the willow's lightning card. It captures any one card of your choice except a willow.
       *[no] {""}
    }
    { $oni ->
        [yes] No card from a hand can capture an oni on the field. The next card from the stock that isn't a willow must take it, even if that card also matches another one.
       *[no] {""}
    }
    { $oni ->
        [yes] If the oni is the last card of the stock, the player who turns it up keeps it and takes the cards left on the field. Otherwise, { $oni_leftover ->
            [last_player] the player who played last takes any cards left at the end.
           *[owner] a willow left at the end goes to the player with the two other willows. The player with the oni takes the rest.
        }
       *[no] {""}
    }
hanaawase-rules-points =
    Your score for a round has three parts:
    • the value of your cards, minus { $kasu_points ->
        [0] 80
       *[1] 88
    }
    • plus your yaku, paid to you by each of the other two
    • minus the other two players' yaku
    The scores of the three players add up to zero.
    {""}**Example.** Your cards are worth 100, you have a yaku worth 20, and another player has one worth 30: { $kasu_points ->
        [0] 100 − 80 + 20 × 2 − 30 = 30.
       *[1] 100 − 88 + 20 × 2 − 30 = 22.
    }
    { $rain_island ->
        [void_yaku] If a player captures all four willow cards, nobody's yaku count in that round.
        [void_round] If a player captures all four willow cards, everyone scores 0. The round still counts as one of the match, and the same player deals again.
       *[yaku] {""}
    }
    { $winner ->
        [card_points] The player with the most card points wins the round. The match still goes to the player with the highest total score.
       *[settlement] The player with the best score wins the round.
    }
hanaawase-rules-deal =
    {""}**The first dealer.** { $first_dealer ->
        [random] The first dealer is drawn at random.
        [latest_month] Everyone draws a card. The player with the latest month deals first.
       *[earliest_month] Everyone draws a card. The player with the earliest month deals first.
    } The dealer goes first, and play moves counter-clockwise.
    { $next_dealer ->
        [card_points] The player with the most card points deals the next round.
       *[score] The player with the best score deals the next round.
    } If players are tied, the one who played first in the round deals.
    {""}**A void deal.** The cards are dealt again if all four cards of a month are on the field{ $oni ->
        [yes] , or all the willows except the oni
       *[no] {""}
    }. Those cards could never be captured.
    {""}**The end.** Players who are tied after the last round share their place.

## What is asked

hanaawase-ask-ready = { $settled ->
    [0] Look at your cards. Ready for round { $round }?
   *[other] Ready for round { $round }?
}
hanaawase-ask-play = **Your turn:** play a card.
hanaawase-ask-take = **Choose** which card { $held } captures.

## What one can do

hanaawase-verb-ready = Ready
hanaawase-verb-finish = End the match
hanaawase-verb-play = { cards-play }
hanaawase-verb-take = { cards-take }
hanaawase-verb-resign = Resign

## What happened

hanaawase-tell-drew = { $who } draws { $pieces }.
hanaawase-tell-dealer = { $who } deals first.
hanaawase-tell-void = Some of these cards could never be captured, so all the cards are dealt again.
hanaawase-tell-dealt = Round { $first } is dealt. { $who } is the dealer.
hanaawase-tell-began = { $who } begins round { $first }.
hanaawase-tell-played = { $who } plays **{ $pieces }**{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
hanaawase-tell-turned = **{ $pieces }** is turned up{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
hanaawase-tell-captured = { $who } takes { $taken }.
hanaawase-tell-yaku = { $who } has **{ $notes }**.
hanaawase-tell-leftover = { $who } takes the remaining cards: { $pieces }.
hanaawase-tell-rain = { $who } has all four willow cards, so yaku don't count.
hanaawase-tell-paid = { $who } pays { $first } to { $other }.
hanaawase-tell-scored = { $who } scores { $first } and now has { $second }.
hanaawase-tell-finished = Everyone agrees to end the match here.
hanaawase-tell-resigned = { $who } resigns.
hanaawase-tell-over = The match is over.

## How a round was settled

hanaawase-settled-played_out = { $who } wins the round{ $over ->
        [yes] .
       *[no] {" "}and deals next.
    }
hanaawase-settled-played_out_apart = { $who } wins the round{ $over ->
        [yes] .
       *[no] , and { $dealer } deals next.
    }
hanaawase-settled-void_yaku_apart = Rain: yaku don't count. { hanaawase-settled-played_out_apart }
hanaawase-deals-played_out_apart = { $dealer } deals next.
hanaawase-deals-void_yaku_apart = { hanaawase-deals-played_out_apart }
hanaawase-settled-void_yaku = Rain: yaku don't count.{ $over ->
        [yes] {""}
       *[no] {" "}{ $who } deals next.
    }
hanaawase-settled-void_round = Rain: the round is void{ $over ->
        [yes] .
       *[no] , and the dealer deals again.
    }
hanaawase-term-cards = Card points
hanaawase-term-par = Even share
hanaawase-term-own = Own yaku, paid by both
hanaawase-term-others = Others' yaku
hanaawase-term-score = Score
hanaawase-remark-most_cards = most card points
hanaawase-reason-void_yaku = No yaku
hanaawase-reason-void_yaku_apart = No yaku
hanaawase-reason-void_round = Void

## Its pair of Sugawara: elsewhere the red ribbons have another name

hanaawase-yaku-akatan = Back Sugawara 裏菅原・赤短
hanaawase-short-yaku-akatan = Back Sugawara

## Settings: a name and a value are read as one sentence

hanaawase-option-rounds = Rounds
hanaawase-option-first_dealer = First dealer 親
hanaawase-value-first_dealer-earliest_month = the player who draws the earliest month
hanaawase-value-first_dealer-latest_month = the player who draws the latest month
hanaawase-value-first_dealer-random = drawn at random
hanaawase-option-winner = Winner of a round
hanaawase-value-winner-settlement = the player with the best score
hanaawase-value-winner-card_points = the player with the most card points
hanaawase-option-next_dealer = Next round's dealer
hanaawase-value-next_dealer-score = the player with the best score
hanaawase-value-next_dealer-card_points = the player with the most card points
hanaawase-option-kasu_points = Value of a plain カス
hanaawase-value-kasu_points-0 = nothing
hanaawase-option-must_match = Mandatory captures
hanaawase-option-nomi_overlap = Yaku for the curtain, moon and sake cup
hanaawase-value-nomi_overlap-replace = only Drinking
hanaawase-value-nomi_overlap-two_small = Blossom Viewing and Moon Viewing
hanaawase-value-nomi_overlap-stack = Drinking, Blossom Viewing and Moon Viewing
hanaawase-option-bright_overlap = Overlapping bright yaku
hanaawase-value-bright_overlap-subset = those inside a bigger one don't count
hanaawase-value-bright_overlap-exclusive = only the best counts
hanaawase-value-bright_overlap-stack = all count
hanaawase-option-rain_island = All four willow cards 雨シマ
hanaawase-value-rain_island-yaku = are a yaku
hanaawase-value-rain_island-void_yaku = cancel all yaku in the round
hanaawase-value-rain_island-void_round = void the whole round
hanaawase-option-oni = Wild captures by the lightning card 鬼
hanaawase-option-oni_leftover = Recipient of the cards the oni 鬼 leaves
hanaawase-value-oni_leftover-owner = the players who captured the oni and the other willows
hanaawase-value-oni_leftover-last_player = the player who played last

## Examples of settings, in the panel of house rules

hanaawase-example-winner = The score includes cards and yaku. Card points include only the cards.
hanaawase-example-kasu_points = Ten plains worth 1 point each make 10 card points.
hanaawase-example-must_match = Yes: if you hold a card that captures, you may not play one that doesn't.
hanaawase-example-nomi_overlap = You have the curtain, the moon and the sake cup.
hanaawase-example-bright_overlap = You have Five Brights. That includes Four Brights, and also *Pine, Moon, Paulownia*.
hanaawase-example-rain_island = A player has captured all four willow cards.
hanaawase-example-oni = Yes: { piece-11K1 } captures any one card on the field that isn't a willow.
