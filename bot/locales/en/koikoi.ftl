## Koi-Koi (engine/koikoi/RULES.md)

koikoi = Koi-Koi
koikoi-about = Two players: capture cards by month, make yaku, and dare to play on.
koikoi-preset-kirin = Kirin rules
koikoi-preset-nintendo = Nintendo rules

## The pages of /rules; every setting of the table is a variable

koikoi-rules-goal =
    Two players capture cards. Captured cards make *yaku*: sets that score.
    Whoever makes one may go out and take its points, or call **koi-koi** and play on for more.
    Whoever has the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
    {""}**The cards.** Twelve months with four cards each, told by their plants: pine is January, plum February, paulownia December. Cards of a month match.
    They come in four kinds: 5 *Brights*, 9 *Animals*, 10 *Ribbons*, 24 *Plains*. Yaku are made of kinds and of certain cards.
koikoi-rules-turn =
    {""}**1.** Play one of your eight cards. If a card of its month lies on the field, you capture both. If two lie there, you choose one; if three, you take all.
    {""}**2.** Without a match your card stays on the field.
    {""}**3.** The top card of the stock is turned up and does the same for you.
    {""}**4.** Have your points gone up? Then decide:
    • **Agari**: the round ends, and you score all your yaku.
    • **Koi-koi**: you play on, and may stop only when your points go up again.{ $koikoi_limit ->
        [once] {" "}It may be called once a round.
       *[any] {""}
    } If the other player goes out first, you get nothing{ $koikoi_double ->
        [yes] {" "}and they get double
       *[no] {""}
    }.
    With your last card there is no koi-koi: if your points go up, the round ends.
koikoi-rules-points =
    Whoever goes out scores the sum of their yaku{ $double_seven ->
        [yes] , doubled if it is seven points or more
       *[no] {""}
    }{ $koikoi_double ->
        [yes] , and doubled if the other player had called koi-koi
       *[no] {""}
    }. The other player scores nothing, and nobody pays.
    Of the Brights only the best yaku counts; all other yaku add up, and a card may serve several.
    If both have played all their cards and nobody went out, the round is a draw{ $draw_award ->
        [dealer] : the dealer gets { $draw_award_points }
        [non_dealer] : who did not deal gets { $draw_award_points }
       *[none] {""}
    }.
    { $next_dealer ->
        [winner] Whoever went out deals the next round.
        [alternate] The deal changes every round.
       *[loser] Whoever did not go out deals the next round.
    }
    A tie after the last round { $overtime ->
        [none] is a tie.
        [single] brings one more round.
       *[until_decided] brings more rounds, { $overtime_cap } at most.
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] Look at your cards. Ready for round { $round }?
   *[other] Ready for round { $round }?
}
koikoi-ask-dealt_yaku = You were dealt **{ $dealt }**. Declare it for its points and end the round, or play on? Nobody else sees this question.
koikoi-ask-play = **Your turn:** play a card.
koikoi-ask-take = **Choose** which card { $held } captures.
koikoi-ask-decide = **Your yaku are worth { $total } { $total ->
        [one] point
       *[other] points
    }.** Go out with **agari** and score, or call **koi-koi** and play on for more?

## What one can do

koikoi-verb-ready = Ready
koikoi-verb-finish = End the match
koikoi-verb-declare = Declare
koikoi-verb-play_on = Play on
koikoi-verb-play = { $pieces }
koikoi-verb-take = Take { $pieces }
koikoi-verb-agari = Agari
koikoi-verb-koikoi = Koi-koi
koikoi-verb-resign = Resign

## What happened

koikoi-tell-die = { $who } rolls { $first }.
koikoi-tell-drew = { $who } draws { $pieces }.
koikoi-tell-dealer = { $who } deals first.
koikoi-tell-void = These cards are void: they are dealt again.
koikoi-tell-dealt = Round { $first } is dealt; { $who } is the dealer.
koikoi-tell-began = { $who } begins round { $first }.
koikoi-tell-played = { $who } plays **{ $pieces }**{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
koikoi-tell-turned = **{ $pieces }** is turned up{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
koikoi-tell-captured = { $who } takes { $taken }.
koikoi-tell-yaku = { $who } has **{ $notes }**.
koikoi-tell-koikoi = { $who } calls **koi-koi** on { $first } { $first ->
        [one] point
       *[other] points
    }.
koikoi-tell-agari = { $who } goes out: **agari**.
koikoi-tell-declared = { $who } declares a dealt yaku: { $pieces }.
koikoi-tell-draw = Nobody goes out: a draw.
koikoi-tell-scored = { $who } scores { $first } and has { $second }.
koikoi-tell-finished = All agree to end the match here.
koikoi-tell-resigned = { $who } resigns.
koikoi-tell-over = The match is over.

## How a round was settled

koikoi-settled-agari = { $who } went out with { $base } { $base ->
        [one] point
       *[other] points
    }.
koikoi-settled-dealt = { $who } declared a dealt yaku.
koikoi-settled-both_dealt = Both declared a dealt yaku.
koikoi-settled-draw = Nobody went out.
koikoi-term-base = Yaku
koikoi-term-koikoi_double = After the other's koi-koi
koikoi-term-double_seven = Seven points or more
koikoi-term-score = Score

## Settings

koikoi-option-rounds = Rounds
koikoi-option-overtime = Extra rounds on a tie
koikoi-value-overtime-until_decided = until decided
koikoi-value-overtime-single = one
koikoi-value-overtime-none = none
koikoi-option-overtime_cap = Most extra rounds
koikoi-option-first_dealer = First dealer
koikoi-value-first_dealer-dice = by dice
koikoi-value-first_dealer-card = by a card
koikoi-value-first_dealer-seat0 = the host
koikoi-option-next_dealer = Next dealer
koikoi-value-next_dealer-loser = who did not go out
koikoi-value-next_dealer-winner = who went out
koikoi-value-next_dealer-alternate = in turn
koikoi-option-koikoi_double = Double after the other's koi-koi
koikoi-option-koikoi_limit = Koi-koi may be called
koikoi-value-koikoi_limit-any = any number of times
koikoi-value-koikoi_limit-once = once a round
koikoi-option-double_seven = Double from seven points
koikoi-option-viewing_points = Moon and Blossom Viewing
koikoi-option-sake_cup_bake = Sake cup counts as a plain too
koikoi-option-set_extras = Further cards of a set
koikoi-value-set_extras-add = count as Animals or Ribbons
koikoi-value-set_extras-replace = raise the set
koikoi-option-void = Deal again
koikoi-value-void-kirin = on four of a month on the field
koikoi-value-void-nintendo = on three of a month, four in a hand, four pairs
koikoi-option-dealt_points = Dealt yaku
koikoi-option-both_dealt = Both declare a dealt yaku
koikoi-value-both_dealt-draw = a draw
koikoi-value-both_dealt-dealer_first = the dealer goes out
koikoi-value-both_dealt-both_score = both score
koikoi-option-draw_award = A draw gives points
koikoi-value-draw_award-none = to nobody
koikoi-value-draw_award-dealer = to the dealer
koikoi-value-draw_award-non_dealer = to the other player
koikoi-option-draw_award_points = Points for a draw

## In pictures

koikoi-picture-badge-called = Koi-koi
koikoi-picture-stop = Agari
koikoi-picture-go = Koi-koi
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = Dealt yaku
koikoi-reason-both_dealt = Both declared
