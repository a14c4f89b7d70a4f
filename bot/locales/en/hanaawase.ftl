## Hana-awase (engine/hanaawase/RULES.md)

hanaawase = Hana-awase
hanaawase-about = Three players: every card has a value, every yaku is paid by the other two.
hanaawase-preset-standard = Standard rules

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    Three players capture cards. Every captured card has a value, and captured cards make *yaku*: sets that the two others pay for.
    Whoever has the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
    {""}**The cards.** Twelve months with four cards each, told by their plants: pine is January, plum February, paulownia December. Cards of a month match.
    They come in four kinds: 5 *Brights* worth 20 each, 9 *Animals* worth 10, 10 *Ribbons* worth 5, 24 *Plains* worth 1. All together are 264, so a third of them is 88.
hanaawase-rules-turn =
    Everybody holds seven cards, and six lie on the field. Play goes counter-clockwise.
    {""}**1.** Play a card{ $must_match ->
        [yes] {" "}that matches, if you have one
       *[no] {""}
    }. If a card of its month lies on the field, you capture both. If two lie there, you choose one; if three, you take all.
    {""}**2.** Without a match your card stays on the field.
    {""}**3.** The top card of the stock is turned up and does the same for you.
    The round lasts until all hands are empty. Nobody can stop it earlier.{ $oni ->
        [yes] {" "}
           {""}**The oni** is the willow's lightning card: it captures a card of any month.
       *[no] {""}
    }
hanaawase-rules-points =
    When a round is over, three things are added up:
    • the value of your cards, minus 88
    • your yaku, from each of the two others
    • minus the yaku of the others
    The three scores of a round add up to zero.
    {""}**Example.** Your cards are worth 100, you have a yaku of 20, and another player has one of 30: 100 − 88 + 20 × 2 − 30 = 22.
    { $rain_island ->
        [void_yaku] If somebody captures all four willow cards, no yaku of anybody counts.
        [void_round] If somebody captures all four willow cards, the round does not count.
       *[yaku] {""}
    }
    { $next_dealer ->
        [card_points] Whoever captured the most card points deals the next round.
       *[score] Whoever had the best score deals the next round.
    }

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
hanaawase-verb-play = { $pieces }
hanaawase-verb-take = Take { $pieces }
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

hanaawase-settled-played_out = { $who } has the best of the round and deals next.
hanaawase-settled-void_yaku = Rain: no yaku count. { $who } deals next.
hanaawase-settled-void_round = Rain: the round is void, and the dealer stays.
hanaawase-term-cards = Card points
hanaawase-term-par = Par
hanaawase-term-own = Own yaku, twice
hanaawase-term-others = Yaku of the others
hanaawase-term-score = Score
hanaawase-remark-most_cards = most card points
hanaawase-reason-void_yaku = No yaku
hanaawase-reason-void_round = Void

## Settings

hanaawase-option-rounds = Rounds
hanaawase-option-first_dealer = First dealer
hanaawase-value-first_dealer-earliest_month = draws the earliest month
hanaawase-value-first_dealer-latest_month = draws the latest month
hanaawase-value-first_dealer-random = by lot
hanaawase-option-next_dealer = Next dealer
hanaawase-value-next_dealer-score = the best score
hanaawase-value-next_dealer-card_points = the most card points
hanaawase-option-must_match = A card that captures must be played
hanaawase-option-nomi_overlap = Curtain, moon and sake cup
hanaawase-value-nomi_overlap-replace = Drinking alone
hanaawase-value-nomi_overlap-two_small = the two viewings
hanaawase-value-nomi_overlap-stack = all three yaku
hanaawase-option-bright_overlap = Bright yaku
hanaawase-value-bright_overlap-subset = the larger includes the smaller
hanaawase-value-bright_overlap-exclusive = only the best counts
hanaawase-value-bright_overlap-stack = all count
hanaawase-option-rain_island = All four willow
hanaawase-value-rain_island-yaku = is a yaku
hanaawase-value-rain_island-void_yaku = voids all yaku
hanaawase-value-rain_island-void_round = voids the round
hanaawase-option-oni = Oni: the lightning captures anything but willow
hanaawase-option-oni_leftover = Cards left over by the oni
hanaawase-value-oni_leftover-owner = go to their owners
hanaawase-value-oni_leftover-last_player = go to the last player
