## Koi-Koi (engine/koikoi/RULES.md)

koikoi = Koi-Koi
    .also = Hanafuda Koi-Koi
koikoi-about = Two players: capture cards by month, make yaku, and dare to play on.
koikoi-preset-kirin = Kirin rules (usual)
koikoi-preset-nintendo = Nintendo style
koikoi-preset-quick = Quick match
koikoi-preset-year = A whole year
koikoi-tradition-kirin = House rules of a Japanese player, キリン式: six rounds, Viewings at three points, no doubling from seven on.
koikoi-tradition-nintendo = As players know the game from Nintendo, 任天堂: twelve rounds, doubling from seven points on, one koi-koi a round.
koikoi-tradition-quick = The Kirin rules, キリン式, in three rounds; a tie stays a tie.
koikoi-tradition-year = The Kirin rules, キリン式, with a round for each month of the year, as twelve are usual in Japan.

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
        [once] {" "}It may be called once a round, by one of you: the next time that anybody's points go up, the round ends by itself, and they score.
        [once_each] {" "}Each of you may call it once a round: the next time that the caller's points go up, the round ends by itself, and they score.
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
        [yes] { $double_seven ->
            [yes] , and doubled
           *[no] , doubled
        } if the other player had called koi-koi
       *[no] {""}
    }. The other player scores nothing, and nobody pays.
    Of the Brights only the best yaku counts{ $set_extras ->
        [replace] . Boar, Deer, Butterflies take the place of Animals, Red or Blue Ribbons that of Ribbons, and each further card adds a point to them. All
       *[add] ; all
    } other yaku add up, and a card may serve several.
    { $rain_mist ->
        [yes] { $viewing_points ->
            [0] {""}
           *[other] Rain and mist: a willow card in your pile takes Blossom Viewing from you, a paulownia card Moon Viewing. Then you may stop only above the most you have had in this round.
        }
       *[no] {""}
    }
    If both have played all their cards and nobody went out, the round is a draw{ $draw_award ->
        [dealer] : the dealer gets { $draw_award_points }
        [non_dealer] : who did not deal gets { $draw_award_points }
       *[none] {""}
    }.
koikoi-rules-deal =
    Everybody gets eight cards, and eight lie on the field. The dealer begins.
    {""}**The first dealer.** { $first_dealer ->
        [card] Each draws a card, and the earlier month deals first.
        [seat0] The host deals first.
       *[dice] Both roll a die, and whoever rolls more deals first.
    }
    { $next_dealer ->
        [winner] Whoever went out deals the next round.
        [alternate] The deal changes every round.
       *[loser] Whoever did not go out deals the next round.
    } After a draw { $draw_dealer ->
        [stay] the dealer deals again.
       *[switch] the other player deals.
    }
    {""}**A void deal.** The cards are dealt again { $void ->
        [nintendo] if three or four of a month lie on the field, if somebody is dealt four of a month, or if a hand or the field is four pairs.
       *[kirin] if all four cards of a month lie on the field.
    }
    { $void ->
        [nintendo] {""}
       *[kirin] { $dealt_points ->
            [0] {""}
           *[other] {""}**Dealt yaku.** Whoever is dealt four cards of a month, or four pairs, may show them: that ends the round with { $dealt_points } points. If both do, { $both_dealt ->
                [dealer_first] the dealer alone scores.
                [both_score] both score.
               *[draw] nobody scores.
            }
        }
    }
    {""}**The end.** A tie after the last round { $overtime ->
        [none] is a tie.
        [single] brings one more round.
       *[until_decided] brings more rounds, { $overtime_cap } at most.
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] Look at your cards. Ready for round { $round }?
   *[other] Ready for round { $round }?
}
koikoi-ask-dealt_yaku =
    You were dealt **{ $dealt }**. Nobody else sees this question.
    - **Declare**: show your hand, score { $score } and end the round. If both declare, the house rules decide.
    - **Play on**: the round goes on, and nobody learns of it.
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
    - **Agari**: go out and score { $score }.
    - **Koi-koi**: play on for more. If { $others } { $risk ->
        [1] goes out first, you score nothing.
       *[other] goes out first, you score nothing and they score double.
    } { $limit ->
        [once] Nobody may call koi-koi again in this round: the next time that anybody's points go up, the round ends by itself, and they score.
        [once_each] You may not call koi-koi again in this round: the next time that your points go up, the round ends by itself, and you score.
       *[any] You may go out again only when your points go up.
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
koikoi-tell-spoilt = { $who } captured { $pieces }: **{ $names }** counts no more.
koikoi-tell-koikoi = { $who } calls **Koi-koi** on { $first } { $first ->
        [one] point
       *[other] points
    }.
koikoi-tell-agari = { $who } calls **Agari**: the round ends.
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
    }{ $factor ->
        [1] {""}
        [2] , doubled to { $score }
       *[other] , doubled twice to { $score }
    }.
koikoi-settled-dealt = { $who } declared a dealt yaku.
koikoi-settled-both_dealt = Both declared a dealt yaku.
koikoi-settled-draw = Nobody went out.
koikoi-term-base = Yaku
koikoi-term-koikoi_double = After the other's koi-koi
koikoi-term-double_seven = Seven points or more
koikoi-term-score = Score

## Settings: a name and a value are read as one sentence

koikoi-option-rounds = Rounds
koikoi-option-overtime = After a tie, extra rounds 延長戦 are played
koikoi-value-overtime-until_decided = until somebody leads
koikoi-value-overtime-single = once
koikoi-value-overtime-none = never
koikoi-option-overtime_cap = Extra rounds at most
koikoi-option-first_dealer = Who deals first 親
koikoi-value-first_dealer-dice = whoever rolls more
koikoi-value-first_dealer-card = whoever draws the earlier month
koikoi-value-first_dealer-seat0 = the host
koikoi-option-next_dealer = The next round is dealt by
koikoi-value-next_dealer-loser = whoever did not go out
koikoi-value-next_dealer-winner = whoever went out
koikoi-value-next_dealer-alternate = both in turn
koikoi-option-koikoi_double = After the other's koi-koi points double 倍返し
koikoi-option-koikoi_limit = Koi-koi may be called
koikoi-value-koikoi_limit-any = any number of times
koikoi-value-koikoi_limit-once = once a round
koikoi-value-koikoi_limit-once_each = once a round by each
koikoi-option-double_seven = Seven points or more count twice
koikoi-option-viewing_points = Moon Viewing and Blossom Viewing score
koikoi-value-viewing_points-0 = nothing
koikoi-option-rain_mist = Willow cancels Blossom Viewing 雨流れ・霧流れ
koikoi-option-sake_cup_bake = The sake cup counts as a plain too バケ札
koikoi-option-set_extras = An animal or ribbon beside a set of three
koikoi-value-set_extras-add = counts towards Animals or Ribbons
koikoi-value-set_extras-replace = adds a point to the set
koikoi-option-void = The cards are dealt again
koikoi-value-void-kirin = when four of a month lie on the field
koikoi-value-void-nintendo = for three of a month there, or for four of a month or four pairs anywhere
koikoi-option-dealt_points = Being dealt four of a month 手四 scores
koikoi-value-dealt_points-0 = nothing
koikoi-option-both_dealt = When both declare what they were dealt
koikoi-value-both_dealt-draw = nobody scores
koikoi-value-both_dealt-dealer_first = the dealer alone scores
koikoi-value-both_dealt-both_score = both score
koikoi-option-draw_award = In a draw 流れ points go to
koikoi-value-draw_award-none = nobody
koikoi-value-draw_award-dealer = the dealer
koikoi-value-draw_award-non_dealer = the other player
koikoi-option-draw_award_points = Points in a draw 流れ
koikoi-option-draw_dealer = After a draw 流れ the next round is dealt by
koikoi-value-draw_dealer-switch = the other player
koikoi-value-draw_dealer-stay = the same dealer

## Examples of settings, in the panel of house rules

koikoi-example-overtime = You and the other player have 20 points each after the last round.
koikoi-example-first_dealer = Who deals first begins the first round.
koikoi-example-next_dealer = You go out in round 1: who deals and begins round 2?
koikoi-example-koikoi_double = Yes: the other player has called koi-koi, and you go out with 4 points: you score 8.
koikoi-example-koikoi_limit = Once a round: after your koi-koi neither of you may call another in this round.
koikoi-example-double_seven = Yes: 7 points score 14, and 6 points score 6.
koikoi-example-viewing_points = { piece-03H } and { piece-09A } are Blossom Viewing, { piece-08H } and { piece-09A } Moon Viewing.
koikoi-example-rain_mist = Yes: once a willow card lies in your pile, Blossom Viewing counts no more; once a paulownia card lies there, Moon Viewing does not.
koikoi-example-sake_cup_bake = Yes: nine plains and the sake cup are Plains. It stays an animal as well.
koikoi-example-set_extras = Boar, Deer, Butterflies and two more animals: 5 points and 1 for Animals, or 5 points and 2 for the two.
koikoi-example-void = The four pine cards lie on the field before the first turn.
koikoi-example-dealt_points = Four cards of a month, or four pairs くっつき, are in the hand you are dealt: you may show them, and the round ends.
koikoi-example-draw_award = Both have played all their cards, and nobody went out.

## In pictures

koikoi-picture-badge-called = Koi-koi
koikoi-picture-stop = Agari
koikoi-picture-go = Koi-koi
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = Dealt yaku
koikoi-reason-both_dealt = Both declared

picture-moment-koikoi_paid = Koi-koi paid off
picture-moment-koikoi_punished = Koi-koi punished
