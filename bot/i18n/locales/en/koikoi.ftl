## Koi-Koi (engine/koikoi/RULES.md)

koikoi = Koi-Koi
    .also = Hanafuda Koi-Koi, Hwatu Koi-Koi
koikoi-about = Two players capture cards by month, make yaku and dare to play on.
koikoi-preset-kirin = Kirin rules (usual)
koikoi-preset-nintendo = Nintendo style
koikoi-preset-quick = Quick match
koikoi-preset-year = A whole year
koikoi-tradition-kirin = 6 rounds. Moon and Blossom Viewing score 3. No doubling at seven points, no limit on koi-koi.
koikoi-tradition-nintendo = 12 rounds. Moon and Blossom Viewing score 5. Seven or more points are doubled. Only one koi-koi a round.
koikoi-tradition-quick = The Kirin rules with 3 rounds. There are no extra rounds, so the match can be drawn.
koikoi-tradition-year = The Kirin rules with 12 rounds, one for each month of the year.

## The pages of /rules; every setting of the table is a variable

koikoi-rules-goal =
    Two players capture cards. Captured cards make *yaku*: sets that score.
    When you make one, you may go out and score, or call **koi-koi** and play on for more.
    The player with the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
    {""}**The cards.** There are twelve months with four cards each. Every month has its own plant: January is pine, February is plum and December is paulownia. Cards of the same month match.
    There are four kinds: five *Brights*, nine *Animals*, ten *Ribbons* and 24 *Plains*. Some yaku need a certain number of cards of one kind. Others need particular cards.
koikoi-rules-turn =
    {""}**1.** Play a card from your hand. If one card of its month is on the field, you capture both. If there are two, you choose one. If there are three, you take them all.
    {""}**2.** If nothing matches, your card stays on the field.
    {""}**3.** The top card of the stock is turned up. It captures for you in the same way.
    {""}**4.** If your points have gone up, you decide:
    • **{ koikoi-picture-stop }**: the round ends and you score all your yaku.
    • **{ koikoi-verb-koikoi }**: you play on. You may stop only when your points go up again.{ $koikoi_limit ->
        [once] {" "}There's only one koi-koi a round. After that, the round ends as soon as a player's points go up, and that player scores.
        [once_each] {" "}You may each call it once a round. After your call, the round ends automatically the next time your points go up, and you score.
       *[any] {""}
    } If the other player goes out first, you get nothing{ $koikoi_double ->
        [yes] {" "}and they get double
       *[no] {""}
    }.
    On your last turn, you may not call koi-koi. If your points go up, the round ends and you score.
koikoi-rules-points =
    The player who goes out scores the total of their yaku. The other player scores nothing, and nobody pays.{ $double_seven ->
        [yes] {" "}Seven or more points are doubled.
       *[no] {""}
    }{ $koikoi_double ->
        [yes] {" "}Points are { $double_seven ->
            [yes] also doubled
           *[no] doubled
        } if the other player has called koi-koi.
       *[no] {""}
    }
    Only your best yaku of Brights counts. { $set_extras ->
        [replace] Boar, Deer, Butterflies replaces Animals, and Red Poem Ribbons or Blue Ribbons replace Ribbons. Each extra animal or ribbon adds a point to the set.{" "}
       *[add] {""}
    }All other yaku add up, and one card can count in several.
    { $rain_mist ->
        [yes] { $viewing_points ->
            [0] {""}
           *[other] {""}**Rain and mist.** A willow card in your pile cancels your Blossom Viewing. A paulownia card cancels your Moon Viewing. If your points fall this way, you may stop only once they pass your highest total of the round.
        }
       *[no] {""}
    }
    If you both run out of cards and nobody has gone out, the round is drawn{ $draw_award ->
        [dealer] , and the dealer gets { $draw_award_points ->
            [one] 1 point
           *[other] { $draw_award_points } points
        }
        [non_dealer] , and the player who didn't deal gets { $draw_award_points ->
            [one] 1 point
           *[other] { $draw_award_points } points
        }
       *[none] {""}
    }.
koikoi-rules-deal =
    Each player gets eight cards, and eight more are face up on the field. The dealer goes first.
    {""}**The first dealer.** { $first_dealer ->
        [card] Each player draws a card. The player with the earlier month deals first.
        [seat0] The host deals first.
       *[dice] Both players roll a die. The player with the higher roll deals first.
    }
    { $next_dealer ->
        [winner] The player who went out deals the next round.
        [alternate] The players take turns dealing.
       *[loser] The player who didn't go out deals the next round.
    } After a draw, { $draw_dealer ->
        [stay] the dealer deals again.
       *[switch] the other player deals.
    }
    {""}**A void deal.** The cards are dealt again if { $void ->
        [nintendo] three or four cards of a month are on the field, or all four are in one hand. They're also dealt again if a hand or the field is made up of four pairs.
       *[kirin] all four cards of a month are on the field.
    }
    { $void ->
        [nintendo] {""}
       *[kirin] { $dealt_points ->
            [0] {""}
           *[other] {""}**Dealt yaku.** If you're dealt four cards of a month, or four pairs, you may show them. You score { $dealt_points } points and the round ends. If you both show them, { $both_dealt ->
                [dealer_first] only the dealer scores.
                [both_score] both score.
               *[draw] nobody scores.
            }
        }
    }
    {""}**The end.** If you're tied after the last round, { $overtime ->
        [none] the match is drawn.
        [single] you play one extra round.
       *[until_decided] you play extra rounds until one of you leads, but no more than { $overtime_cap }.
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] Look at your cards. Ready for round { $round }?
   *[other] Ready for round { $round }?
}
koikoi-ask-dealt_yaku =
    You were dealt **{ $dealt }**. Nobody else sees this question.
    - **Declare**: show your hand, score { $score } and end the round. If you both declare, the house rules decide.
    - **{ koikoi-verb-play_on }**: keep it secret and play the round.
koikoi-ask-play = **Your turn:** play a card.
koikoi-ask-take = **Choose** which card { $held } captures.
koikoi-ask-decide = **Your yaku are worth { $total } { $total ->
        [one] point
       *[other] points
    }{ $factor ->
        [1] {""}
        [2] , doubled to { $score }
       *[other] , doubled twice to { $score }
    }.**
    - **{ koikoi-picture-stop }**: go out and score { $score }.
    - **{ koikoi-verb-koikoi }**: play on for more. If { $others } { $risk ->
        [1] goes out first, you score nothing.
       *[other] goes out first, you score nothing and they score double.
    } { $limit ->
        [once] After your koi-koi, the first player whose points go up ends the round and scores.
        [once_each] The next time your points go up, the round ends and you score.
       *[any] You may go out only when your points go up again.
    }

## What one can do

koikoi-verb-ready = Ready
koikoi-verb-finish = End the match
koikoi-verb-declare = Declare { $score }
koikoi-verb-play_on = Play on
koikoi-verb-play = { cards-play }
koikoi-verb-take = { cards-take }
koikoi-verb-agari = Agari { $score }
koikoi-verb-koikoi = Koi-koi
koikoi-verb-resign = Resign

## What happened

koikoi-tell-die = { $who } rolls { $first }.
koikoi-tell-drew = { $who } draws { $pieces }.
koikoi-tell-dealer = { $who } deals first.
koikoi-tell-void = This deal is void, so the cards are dealt again.
koikoi-tell-dealt = Round { $first } is dealt. { $who } is the dealer.
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
koikoi-tell-spoilt = { $who } captured { $pieces }: **{ $names }** no longer counts.
koikoi-tell-koikoi = { $who } calls **{ koikoi-verb-koikoi }** with { $first } { $first ->
        [one] point
       *[other] points
    }.
koikoi-tell-agari = { $who } calls **{ koikoi-picture-stop }**: the round ends.
koikoi-tell-declared = { $who } declares a dealt yaku: { $pieces }.
koikoi-tell-draw = Nobody goes out, so the round is drawn.
koikoi-tell-scored = { $who } scores { $first } and now has { $second }.
koikoi-tell-finished = Everyone agrees to end the match here.
koikoi-tell-resigned = { $who } resigns.
koikoi-tell-over = The match is over.

## How a round was settled

koikoi-settled-agari = { $who } went out with { $base } { $base ->
        [one] point
       *[other] points
    }{ $factor ->
        [1] {""}
        [2] , doubled to { $score }
       *[other] , doubled twice to { $score }
    }.
koikoi-settled-dealt = { $who } declared a dealt yaku.
koikoi-settled-both_dealt = Both players declared a dealt yaku.
koikoi-settled-draw = Nobody went out.
koikoi-term-base = Yaku
koikoi-term-koikoi_double = Opponent's koi-koi
koikoi-term-double_seven = Seven points or more
koikoi-term-score = Score

## Settings: a name and a value are read as one sentence

koikoi-option-rounds = Rounds
koikoi-option-overtime = Extra rounds 延長戦 after a tie
koikoi-value-overtime-until_decided = until someone leads
koikoi-value-overtime-single = just one
koikoi-value-overtime-none = none
koikoi-option-overtime_cap = Maximum number of extra rounds
koikoi-option-first_dealer = First dealer 親
koikoi-value-first_dealer-dice = the player with the higher roll
koikoi-value-first_dealer-card = the player who draws the earlier month
koikoi-value-first_dealer-seat0 = the host
koikoi-option-next_dealer = Next round's dealer
koikoi-value-next_dealer-loser = the player who didn't go out
koikoi-value-next_dealer-winner = the player who went out
koikoi-value-next_dealer-alternate = each player in turn
koikoi-option-koikoi_double = Doubling after an opponent's koi-koi 倍返し
koikoi-option-koikoi_limit = Koi-koi calls allowed
koikoi-value-koikoi_limit-any = any number
koikoi-value-koikoi_limit-once = one a round
koikoi-value-koikoi_limit-once_each = one a round for each player
koikoi-option-double_seven = Doubling at seven points or more
koikoi-option-viewing_points = Points for Moon Viewing and Blossom Viewing
koikoi-value-viewing_points-0 = none
koikoi-option-rain_mist = Viewings cancelled by rain or mist 雨流れ・霧流れ
koikoi-option-sake_cup_bake = The sake cup also counts as a plain バケ札
koikoi-option-set_extras = Extra animal or ribbon with a set of three
koikoi-value-set_extras-add = counts towards Animals or Ribbons
koikoi-value-set_extras-replace = adds a point to the set
koikoi-option-void = Void deals
koikoi-value-void-kirin = all four cards of a month on the field
koikoi-value-void-nintendo = three of a month on the field, or four of a month or four pairs on the field or in a hand
koikoi-option-dealt_points = Points for a dealt yaku 手四・くっつき
koikoi-value-dealt_points-0 = none
koikoi-option-both_dealt = Points when both declare a dealt yaku
koikoi-value-both_dealt-draw = none
koikoi-value-both_dealt-dealer_first = only for the dealer
koikoi-value-both_dealt-both_score = for both players
koikoi-option-draw_award = Recipient of the points for a draw 流れ
koikoi-value-draw_award-none = nobody
koikoi-value-draw_award-dealer = the dealer
koikoi-value-draw_award-non_dealer = the other player
koikoi-option-draw_award_points = Number of points for a draw 流れ
koikoi-option-draw_dealer = Next dealer after a draw 流れ
koikoi-value-draw_dealer-switch = the other player
koikoi-value-draw_dealer-stay = the same player

## Examples of settings, in the panel of house rules

koikoi-example-overtime = You're tied at 20 points after the last round.
koikoi-example-first_dealer = The first dealer also plays first in round 1.
koikoi-example-next_dealer = You go out in round 1. Who deals round 2 and plays first?
koikoi-example-koikoi_double = Yes: the other player calls koi-koi, then you go out with 4 points and score 8.
koikoi-example-koikoi_limit = One a round: after your koi-koi, neither of you may call it again that round.
koikoi-example-double_seven = Yes: 7 points become 14, but 6 points stay 6.
koikoi-example-viewing_points = { piece-03H } and { piece-09A } make Blossom Viewing. { piece-08H } and { piece-09A } make Moon Viewing.
koikoi-example-rain_mist = Yes: a willow card in your pile cancels Blossom Viewing, and a paulownia card cancels Moon Viewing.
koikoi-example-sake_cup_bake = Yes: nine plains and the sake cup make Plains. The cup still counts as an animal.
koikoi-example-set_extras = You have Boar, Deer, Butterflies and two more animals. They score 5, plus either 1 for Animals or 2 for the extra cards.
koikoi-example-void = All four pine cards are on the field before the first turn.
koikoi-example-dealt_points = You're dealt four cards of a month, or four pairs くっつき. If you show them, you score and the round ends.
koikoi-example-draw_award = You both run out of cards, and nobody has gone out.

## In pictures

koikoi-picture-badge-called = Koi-koi
koikoi-picture-stop = Agari
koikoi-picture-go = Koi-koi
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = Dealt yaku
koikoi-reason-both_dealt = Both declared

picture-moment-koikoi_paid = Koi-koi paid off
picture-moment-koikoi_punished = Koi-koi punished
