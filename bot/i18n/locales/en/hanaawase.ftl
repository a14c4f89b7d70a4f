## Hana-awase (engine/hanaawase/RULES.md)

hanaawase = Hana-awase
    .also = Hanafuda Hana-awase, Matching Flowers
hanaawase-about = Three players: every card has a value, every yaku is paid by the other two.
hanaawase-preset-standard = Standard rules
hanaawase-preset-quick = Quick match
hanaawase-tradition-standard = 花合わせ as it is played in Japan: card points against 88, and yaku that the two others pay.
hanaawase-tradition-quick = The standard rules of 花合わせ in three rounds.

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    Three players capture cards. Every captured card has a value, and captured cards make *yaku*: sets that the two others pay for.
    Whoever has the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
    {""}**The cards.** Twelve months with four cards each, told by their plants: pine is January, plum February, paulownia December. Cards of a month match.
    They come in four kinds: 5 *Brights* worth 20 each, 9 *Animals* worth 10, 10 *Ribbons* worth 5, 24 *Plains* { $kasu_points ->
        [0] worth nothing. All together are 240, so a third of them is 80.
       *[1] worth 1. All together are 264, so a third of them is 88.
    }
hanaawase-rules-turn =
    Everybody holds seven cards, and six lie on the field. Play goes counter-clockwise.
    {""}**1.** Play a card{ $must_match ->
        [yes] {" "}that matches, if you have one
       *[no] {""}
    }. If a card of its month lies on the field, you capture both. If two lie there, you choose one; if three, you take all.
    {""}**2.** Without a match your card stays on the field.
    {""}**3.** The top card of the stock is turned up and does the same for you.
    The round lasts until all hands are empty. Nobody can stop it earlier.
    { $oni ->
        [yes] {""}**The oni** 鬼 is the willow's lightning card. It captures one card of your choice of any month, but never a willow.
       *[no] {""}
    }
    { $oni ->
        [yes] An oni that lies on the field is taken by no card from a hand. The next card of the stock that is no willow must take it, whatever else it matches.
       *[no] {""}
    }
    { $oni ->
        [yes] If it is the last card of the stock, whoever turns it up keeps it, with what is left on the field. Else { $oni_leftover ->
            [last_player] whoever played last gets what is left at the end.
           *[owner] whoever has two willows gets a willow that is left at the end, and whoever has the oni all else.
        }
       *[no] {""}
    }
hanaawase-rules-points =
    When a round is over, three things are added up:
    • the value of your cards, minus { $kasu_points ->
        [0] 80
       *[1] 88
    }
    • your yaku, from each of the two others
    • minus the yaku of the others
    The three scores of a round add up to zero.
    {""}**Example.** Your cards are worth 100, you have a yaku of 20, and another player has one of 30: { $kasu_points ->
        [0] 100 − 80 + 20 × 2 − 30 = 30.
       *[1] 100 − 88 + 20 × 2 − 30 = 22.
    }
    { $rain_island ->
        [void_yaku] If somebody captures all four willow cards, no yaku of anybody counts.
        [void_round] If somebody captures all four willow cards, everybody scores 0 in that round; it counts as one of the match, and its dealer deals again.
       *[yaku] {""}
    }
    { $winner ->
        [card_points] Whoever captured the most card points wins the round. The match is won by the sum of the scores.
       *[settlement] Whoever has the best score wins the round.
    }
hanaawase-rules-deal =
    {""}**The first dealer.** { $first_dealer ->
        [random] Who deals first is chosen by lot.
        [latest_month] Everybody draws a card, and the latest month deals first.
       *[earliest_month] Everybody draws a card, and the earliest month deals first.
    } The dealer begins, and play goes counter-clockwise.
    { $next_dealer ->
        [card_points] Whoever captured the most card points deals the next round.
       *[score] Whoever had the best score deals the next round.
    } Of equals it is who had the first turn.
    {""}**A void deal.** If all four cards of a month lie on the field{ $oni ->
        [yes] , or the three willows beside the oni
       *[no] {""}
    }, the cards are dealt again: they could never all be captured.
    {""}**The end.** After the last round equal sums share the place.

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
hanaawase-tell-void = These cards could never all be captured: they are dealt again.
hanaawase-tell-dealt = Round { $first } is dealt; { $who } is the dealer.
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
hanaawase-tell-leftover = { $who } gets what is left: { $pieces }.
hanaawase-tell-rain = { $who } has all four willow cards: yaku do not count.
hanaawase-tell-paid = { $who } pays { $other } { $first }.
hanaawase-tell-scored = { $who } scores { $first } and has { $second }.
hanaawase-tell-finished = All agree to end the match here.
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
hanaawase-settled-void_yaku_apart = Rain: no yaku count. { hanaawase-settled-played_out_apart }
hanaawase-deals-played_out_apart = { $dealer } deals next.
hanaawase-deals-void_yaku_apart = { hanaawase-deals-played_out_apart }
hanaawase-settled-void_yaku = Rain: no yaku count.{ $over ->
        [yes] {""}
       *[no] {" "}{ $who } deals next.
    }
hanaawase-settled-void_round = Rain: the round is void{ $over ->
        [yes] .
       *[no] , and the dealer stays.
    }
hanaawase-term-cards = Card points
hanaawase-term-par = Even share
hanaawase-term-own = Own yaku from both
hanaawase-term-others = Yaku of the others
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
hanaawase-option-first_dealer = Who deals first 親
hanaawase-value-first_dealer-earliest_month = whoever draws the earliest month
hanaawase-value-first_dealer-latest_month = whoever draws the latest month
hanaawase-value-first_dealer-random = whom the lot chooses
hanaawase-option-winner = A round is won by who has
hanaawase-value-winner-settlement = the best score
hanaawase-value-winner-card_points = the most card points
hanaawase-option-next_dealer = The next round is dealt by who has
hanaawase-value-next_dealer-score = the best score
hanaawase-value-next_dealer-card_points = the most card points
hanaawase-option-kasu_points = A plain カス is worth
hanaawase-value-kasu_points-0 = nothing
hanaawase-option-must_match = Who can capture must do so
hanaawase-option-nomi_overlap = With curtain, moon and sake cup there count
hanaawase-value-nomi_overlap-replace = Drinking alone
hanaawase-value-nomi_overlap-two_small = Blossom Viewing and Moon Viewing
hanaawase-value-nomi_overlap-stack = Drinking, Blossom Viewing and Moon Viewing
hanaawase-option-bright_overlap = Of several yaku of brights
hanaawase-value-bright_overlap-subset = those count that are no part of another
hanaawase-value-bright_overlap-exclusive = the best alone counts
hanaawase-value-bright_overlap-stack = all count
hanaawase-option-rain_island = All four willow cards 雨シマ
hanaawase-value-rain_island-yaku = are a yaku
hanaawase-value-rain_island-void_yaku = make all yaku of the round worthless
hanaawase-value-rain_island-void_round = make the whole round void
hanaawase-option-oni = The lightning captures other months 鬼
hanaawase-option-oni_leftover = What the oni 鬼 leaves on the field goes to
hanaawase-value-oni_leftover-owner = whoever has the other willows, and the oni
hanaawase-value-oni_leftover-last_player = who played last

## Examples of settings, in the panel of house rules

hanaawase-example-winner = Settlement counts cards and yaku; card points count the cards alone.
hanaawase-example-kasu_points = Ten plains at 1 point each are 10 card points.
hanaawase-example-must_match = Yes: whoever holds a card that finds its month on the field may not lay down another.
hanaawase-example-nomi_overlap = You have the curtain, the moon and the sake cup.
hanaawase-example-bright_overlap = You have Five Brights: Four Brights and Three Brights are among them.
hanaawase-example-rain_island = Somebody has captured all four willow cards.
hanaawase-example-oni = Yes: { piece-11K1 } captures any one card on the field that is no willow.
