## Stop-Go (engine/stopgo/RULES.md)

stopgo = Hanafuda Stop/Go 花札
    .also = Stop or Go
stopgo-about = Two or three players: capture by month, and say Stop while you are ahead — or Go.
stopgo-preset-standard = Standard rules
stopgo-preset-quick = Quick match
stopgo-tradition-standard = 花札 as Chinese-speaking players know it from Japan. It is not Korean Go-Stop, 고스톱: other yaku, and a Go multiplies nothing.
stopgo-tradition-quick = The standard rules of 花札 in three rounds.
stopgo-picture-badge-called = Go
stopgo-picture-go = Go
stopgo-table-badge-called = { stopgo-picture-badge-called }

## The pages of /rules; every setting of the table is a variable

stopgo-rules-goal =
    Two or three players capture cards. Captured cards make *yaku*: sets that score.
    Whoever improves their yaku may say **Stop** and score them all, or **Go** and try for more.
    Whoever has the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
    {""}**The cards.** Twelve months with four cards each, told by their plants: pine is January, plum February, paulownia December. Cards of a month match.
    They come in four kinds: 5 *Brights*, 9 *Animals*, 10 *Ribbons*, 24 *Plains*. Yaku are made of kinds and of certain cards.
stopgo-rules-turn =
    Two players hold ten cards each, three players seven.
    {""}**1.** Play a card{ $must_match ->
        [yes] {" "}that matches, if you have one
       *[no] {""}
    }. If a card of its month lies on the field, you capture both. If two lie there, you choose one; if three, you take { $triple_capture ->
        [one] one of them
       *[all] all
    }.
    {""}**2.** Without a match your card stays on the field.
    {""}**3.** The top card of the stock is turned up and does the same for you.
    {""}**4.** Have your yaku improved? Then decide:
    • **Stop**: the round ends, and you score all your yaku.
    • **Go**: you play on, and may stop only when your yaku improve again. If somebody else stops first, you get nothing.
    With your last card there is no Go: if your yaku improve, the round ends.
stopgo-rules-points =
    Whoever stops scores all their yaku{ $payment ->
        [zero_sum] , and each other player pays them that much
       *[score] ; the others score nothing, and nobody pays
    }.
    Of the Brights only the best yaku counts; most other yaku add up, and a card may serve several.
    If all cards are played and nobody stopped, { $dealer_right ->
        [yes] the dealer scores 6
       *[no] nobody scores
    }.
stopgo-rules-deal =
    {""}**The first dealer.** { $first_dealer ->
        [random] Who deals first is chosen by lot.
        [earlier_month] Everybody draws a card, and the earliest month deals first.
       *[later_month] Everybody draws a card, and the latest month deals first.
    } The dealer begins, and play goes counter-clockwise.
    Whoever won a round deals the next one; after a round that nobody won the dealer deals again.
    {""}**A void deal.** If all four cards of a month lie on the field, the cards are dealt again.
    {""}**The end.** A tie after the last round { $tie ->
        [extra_round] brings more rounds, six at most.
       *[shared] shares the place.
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
    - **Stop**: the round ends and you score { $score }.
    - **Go**: play on for more. If somebody else stops first, you score nothing. You may stop again only when your yaku improve.

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
stopgo-tell-month = The month of this round is { $first }.
stopgo-tell-void = Four of a kind on the field: the cards are dealt again.
stopgo-tell-dealt = Round { $first } is dealt; { $who } is the dealer.
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
stopgo-tell-go = { $who } says **Go** on { $first } { $first ->
        [one] point
       *[other] points
    }.
stopgo-tell-stop = { $who } says **Stop**.
stopgo-tell-luck = { $who } was dealt a lucky hand: **{ $notes }**.
stopgo-tell-nobody = Nobody stopped.
stopgo-tell-paid = { $who } pays { $other } { $first }.
stopgo-tell-scored = { $who } scores { $first } and has { $second }.
stopgo-tell-finished = All agree to end the match here.
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
stopgo-settled-instant = { $who } was dealt a lucky hand and takes the round.
stopgo-settled-both_instant = More than one lucky hand: nobody wins the round.
stopgo-settled-dealer_right = Nobody stopped: the dealer's right goes to { $who }.
stopgo-settled-nobody = Nobody stopped.
stopgo-term-base = Yaku
stopgo-term-zero_sum = Paid by each
stopgo-term-score = Score
stopgo-reason-instant = Lucky hand
stopgo-reason-both_instant = Lucky hands
stopgo-reason-dealer_right = Dealer's right

## Settings: a name and a value are read as one sentence

stopgo-option-rounds = Rounds
stopgo-option-tie = Players who tie for the win
stopgo-value-tie-shared = share it
stopgo-value-tie-extra_round = play extra rounds
stopgo-option-first_dealer = Who deals first 庄家
stopgo-value-first_dealer-later_month = whoever draws the latest month
stopgo-value-first_dealer-earlier_month = whoever draws the earliest month
stopgo-value-first_dealer-random = whom the lot chooses
stopgo-option-must_match = Who can capture must do so
stopgo-option-triple_capture = A card that finds three of its month takes
stopgo-value-triple_capture-all = all three
stopgo-value-triple_capture-one = one
stopgo-option-hanami_points = Blossom Viewing scores
stopgo-option-tsukimi_mode = Moon Viewing
stopgo-value-tsukimi_mode-bonus = only adds to a Stop, it allows none
stopgo-value-tsukimi_mode-full = counts like any other yaku
stopgo-value-tsukimi_mode-off = does not count
stopgo-option-tsukimi_points = Moon Viewing scores
stopgo-option-seven_ribbons_points = Seven Ribbons score
stopgo-option-six_ribbons_points = Six Ribbons score
stopgo-option-ribbon_sets = Ribbons beside Seven or Six Ribbons
stopgo-value-ribbon_sets-stack = count as well
stopgo-value-ribbon_sets-replace = do not: the one that is worth more counts
stopgo-option-both_colours = Red and Blue Ribbons together 册 count
stopgo-value-both_colours-supersede = in the place of either colour
stopgo-value-both_colours-stack = besides either colour
stopgo-option-five_birds = Five Birds 五鸟 are
stopgo-value-five_birds-seed = crane, geese, phoenix
stopgo-value-five_birds-godori = warbler, cuckoo, geese
stopgo-value-five_birds-off = not a yaku
stopgo-option-month_card = All four cards of the month 月札
stopgo-value-month_card-off = are no yaku
stopgo-value-month_card-cut = are a yaku; the month is cut
stopgo-value-month_card-round = are a yaku; the month is its number
stopgo-option-hand_yaku = A lucky hand 手役 in the first cards
stopgo-value-hand_yaku-bonus = adds its points to a Stop
stopgo-value-hand_yaku-instant = wins the round at once
stopgo-value-hand_yaku-off = does not count
stopgo-option-contract = Three of a month are a lucky hand too 契約
stopgo-option-dealer_right = If nobody stops, the dealer scores six 親權
stopgo-option-payment = Who stops
stopgo-value-payment-score = scores, and nobody pays
stopgo-value-payment-zero_sum = is paid by each of the others

## Examples of settings, in the panel of house rules

stopgo-example-must_match = Yes: whoever holds a card that finds its month on the field may not lay down another.
stopgo-example-triple_capture = Three pine cards lie on the field, and you play the fourth.
stopgo-example-tsukimi_mode = { piece-08H } and { piece-09A } are Moon Viewing.
stopgo-example-ribbon_sets = You have six ribbons, and among them the three blue ones.
stopgo-example-both_colours = You have all red and all blue ribbons.
stopgo-example-month_card = The month is March: the four cherry cards.
stopgo-example-hand_yaku = You are dealt all four pine cards 手四.
stopgo-example-contract = Yes: three pine cards in the hand you are dealt are a lucky hand as well.
stopgo-example-dealer_right = Yes: all cards are played, nobody has said Stop, and the dealer scores 6.
stopgo-example-payment = You stop with 5 points at a table of three: you score 5, or each of the others pays you 5.
stopgo-table-badge-month = month { $number }

picture-moment-go_paid = Go paid off
picture-moment-go_punished = Go punished
