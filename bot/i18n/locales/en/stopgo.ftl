## Stop-Go (engine/stopgo/RULES.md)

stopgo = Hanafuda Stop/Go 花札
    .also = Stop or Go, Hwatu Stop/Go
stopgo-about = Two or three players capture cards by month. Say Stop while you're ahead, or Go for more.
stopgo-preset-standard = Standard rules
stopgo-preset-quick = Quick match
stopgo-tradition-standard = 6 rounds. This isn't Korean Go-Stop 고스톱: the yaku are different, and Go doesn't multiply.
stopgo-tradition-quick = The standard rules with 3 rounds.
stopgo-picture-badge-called = Go
stopgo-picture-go = Go
stopgo-table-badge-called = { stopgo-picture-badge-called }

## The pages of /rules; every setting of the table is a variable

stopgo-rules-goal =
    Two or three players capture cards. Captured cards make *yaku*: sets that score.
    When your yaku improve, you may say **{ picture-stop }** and score them all, or **{ stopgo-verb-go }** and try for more.
    The player with the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
    {""}**The cards.** There are twelve months with four cards each. Every month has its own plant: January is pine, February is plum and December is paulownia. Cards of the same month match.
    There are four kinds: five *Brights*, nine *Animals*, ten *Ribbons* and 24 *Plains*. Some yaku need a certain number of cards of one kind. Others need particular cards.
stopgo-rules-turn =
    With two players, you each get ten cards. With three, you each get seven.
    {""}**1.** Play a card{ $must_match ->
        [yes] {" "}that matches, if you have one
       *[no] {""}
    }. If one card of its month is on the field, you capture both. If there are two, you choose one. If there are three, { $triple_capture ->
        [one] you also choose one
       *[all] you take them all
    }.
    {""}**2.** If nothing matches, your card stays on the field.
    {""}**3.** The top card of the stock is turned up. It captures for you in the same way.
    {""}**4.** If your yaku have improved, you decide:
    • **{ picture-stop }**: the round ends and you score all your yaku.
    • **{ stopgo-verb-go }**: you play on. You may stop only when your yaku improve again. If someone else stops first, you get nothing.
    On your last turn, you may not say Go. If your yaku improve, the round ends and you score.
stopgo-rules-points =
    The player who stops scores all their yaku{ $payment ->
        [zero_sum] , and each of the others pays them that much.
       *[score] . The others score nothing, and nobody pays.
    }
    Only your best yaku of Brights counts. Most other yaku add up, and one card may count in several.
    If everyone runs out of cards and nobody has stopped, { $dealer_right ->
        [yes] the dealer scores 6
       *[no] nobody scores
    }.
stopgo-rules-deal =
    {""}**The first dealer.** { $first_dealer ->
        [random] The first dealer is drawn at random.
        [earlier_month] Everyone draws a card. The player with the earliest month deals first.
       *[later_month] Everyone draws a card. The player with the latest month deals first.
    } The dealer goes first, and play moves counter-clockwise.
    The winner of a round deals the next one. After a round without a winner, the dealer deals again.
    {""}**A void deal.** If all four cards of a month are on the field, the cards are dealt again.
    {""}**The end.** { $tie ->
        [extra_round] If several players are tied for first after the last round, you play up to six extra rounds.
       *[shared] Players who are tied after the last round share their place.
    }

## What is asked

stopgo-ask-ready = { $settled ->
    [0] Look at your cards. Ready for round { $round }?
   *[other] Ready for round { $round }?
}
stopgo-ask-play = **Your turn:** play a card.
stopgo-ask-take = **Choose** which card { $held } captures.
stopgo-ask-decide = **Your yaku are worth { $total } { $total ->
        [one] point
       *[other] points
    }{ $factor ->
        [1] {""}
       *[other] , paid by each of the others
    }.**
    - **{ picture-stop }**: the round ends and you score { $score }.
    - **{ stopgo-verb-go }**: play on for more. If someone else stops first, you score nothing. You may stop only when your yaku improve again.

## What one can do

stopgo-verb-ready = Ready
stopgo-verb-finish = End the match
stopgo-verb-play = { cards-play }
stopgo-verb-take = { cards-take }
stopgo-verb-stop = Stop { $score }
stopgo-verb-go = Go
stopgo-verb-resign = Resign

## What happened

stopgo-tell-drew = { $who } draws { $pieces }.
stopgo-tell-dealer = { $who } deals first.
stopgo-tell-month = This round's month is { $first }.
stopgo-tell-void = All four cards of a month are on the field. The deal is void, so the cards are dealt again.
stopgo-tell-dealt = Round { $first } is dealt. { $who } is the dealer.
stopgo-tell-began = { $who } begins round { $first }.
stopgo-tell-played = { $who } plays **{ $pieces }**{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
stopgo-tell-turned = **{ $pieces }** is turned up{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
stopgo-tell-captured = { $who } takes { $taken }.
stopgo-tell-yaku = { $who } has **{ $notes }**.
stopgo-tell-go = { $who } says **{ stopgo-verb-go }** with { $first } { $first ->
        [one] point
       *[other] points
    }.
stopgo-tell-stop = { $who } says **{ picture-stop }**.
stopgo-tell-luck = { $who } was dealt a lucky hand: **{ $notes }**.
stopgo-tell-nobody = Nobody stopped.
stopgo-tell-paid = { $who } pays { $first } to { $other }.
stopgo-tell-scored = { $who } scores { $first } and now has { $second }.
stopgo-tell-finished = Everyone agrees to end the match here.
stopgo-tell-resigned = { $who } resigns.
stopgo-tell-over = The match is over.

## How a round was settled

stopgo-settled-stop = { $who } stopped with { $base } { $base ->
        [one] point
       *[other] points
    }{ $factor ->
        [1] {""}
       *[other] , paid by each of the others
    }.
stopgo-settled-instant = { $who } was dealt a lucky hand and wins the round.
stopgo-settled-both_instant = Several players have lucky hands, so nobody wins the round.
stopgo-settled-dealer_right = Nobody stopped, so { $who } scores as the dealer.
stopgo-settled-nobody = Nobody stopped.
stopgo-term-base = Yaku
stopgo-term-zero_sum = Paying players
stopgo-term-score = Score
stopgo-reason-instant = Lucky hand
stopgo-reason-both_instant = Lucky hands
stopgo-reason-dealer_right = Dealer scores

## Settings: a name and a value are read as one sentence

stopgo-option-rounds = Rounds
stopgo-option-tie = Tie for first place
stopgo-value-tie-shared = shared
stopgo-value-tie-extra_round = decided in extra rounds
stopgo-option-first_dealer = First dealer 庄家
stopgo-value-first_dealer-later_month = the player who draws the latest month
stopgo-value-first_dealer-earlier_month = the player who draws the earliest month
stopgo-value-first_dealer-random = drawn at random
stopgo-option-must_match = Mandatory captures
stopgo-option-triple_capture = Capture when three cards match
stopgo-value-triple_capture-all = all three
stopgo-value-triple_capture-one = only one
stopgo-option-hanami_points = Points for Blossom Viewing
stopgo-option-tsukimi_mode = Moon Viewing
stopgo-value-tsukimi_mode-bonus = only adds to other yaku when you stop
stopgo-value-tsukimi_mode-full = counts like any other yaku
stopgo-value-tsukimi_mode-off = doesn't count
stopgo-option-tsukimi_points = Points for Moon Viewing
stopgo-option-seven_ribbons_points = Points for Seven Ribbons
stopgo-option-six_ribbons_points = Points for Six Ribbons
stopgo-option-ribbon_sets = Ribbons alongside Six or Seven Ribbons
stopgo-value-ribbon_sets-stack = count as well
stopgo-value-ribbon_sets-replace = only the better yaku counts
stopgo-option-both_colours = Red and Blue Ribbons 册
stopgo-value-both_colours-supersede = instead of Red Poem Ribbons and Blue Ribbons
stopgo-value-both_colours-stack = in addition to Red Poem Ribbons and Blue Ribbons
stopgo-option-five_birds = Five Birds 五鸟
stopgo-value-five_birds-seed = crane, geese, phoenix
stopgo-value-five_birds-godori = warbler, cuckoo, geese
stopgo-value-five_birds-off = not a yaku
stopgo-option-month_card = All four cards of the month 月札
stopgo-value-month_card-off = are not a yaku
stopgo-value-month_card-cut = are a yaku; the month is drawn at random
stopgo-value-month_card-round = are a yaku; the month is the round number
stopgo-option-hand_yaku = Lucky hands 手役
stopgo-value-hand_yaku-bonus = add their points to a Stop
stopgo-value-hand_yaku-instant = win the round at once
stopgo-value-hand_yaku-off = don't count
stopgo-option-contract = Lucky hand for three cards of a month 契約
stopgo-option-dealer_right = Six points for the dealer if nobody stops 親權
stopgo-option-payment = Points for a Stop
stopgo-value-payment-score = scored, and nobody pays
stopgo-value-payment-zero_sum = paid by each of the others

## Examples of settings, in the panel of house rules

stopgo-example-must_match = Yes: if you hold a card that captures, you may not play one that doesn't.
stopgo-example-triple_capture = Three pine cards are on the field, and you play the fourth.
stopgo-example-tsukimi_mode = { piece-08H } and { piece-09A } make Moon Viewing.
stopgo-example-ribbon_sets = You have six ribbons, including the three blue ones.
stopgo-example-both_colours = You have all the red poem ribbons and all the blue ribbons.
stopgo-example-month_card = If the month is March, the four cherry cards are the yaku.
stopgo-example-hand_yaku = You're dealt all four pine cards 手四.
stopgo-example-contract = Yes: being dealt exactly three pine cards is a lucky hand as well.
stopgo-example-dealer_right = Yes: if everyone runs out of cards and nobody has said Stop, the dealer scores 6.
stopgo-example-payment = Three people play, and you stop with 5 points. You score 5, or each of the others pays you 5.
stopgo-table-badge-month = month { $number }

picture-moment-go_paid = Go paid off
picture-moment-go_punished = Go punished
