## Fuzhou mahjong (engine/fuzhou/RULES.md)

fuzhou = Fuzhou mahjong
    .also = Foochow mahjong
fuzhou-about = Four players: collect five sets and a pair, with flowers and three golden wild tiles.
fuzhou-preset-standard = Classic
fuzhou-preset-online = Online rooms
fuzhou-preset-short = Short
fuzhou-tradition-standard = The rules as printed in the region: all three others pay for every win, and kongs don't count.
fuzhou-tradition-online = As in most phone apps: only the discarder pays, and double 放炮双倍单赔; kongs 杠 count; the base 底 is part of every win; golds 金雀 金龙 and a single flower 一张花 score more.
fuzhou-tradition-short = The classic game for a short evening: four hands at most.
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = Gold: **{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark } is gold: it stands for any tile and is worth a point.
fuzhou-picture-wild = Gold

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    Four players. Be the first with five sets and a pair: 17 tiles of characters, circles and bamboos.
    A *set* is a sequence of a suit (4-5-6 of circles), a triplet of the same tile, or a *kong* of four. A *pair* is two of the same.
    {""}**Flowers.** Winds, dragons, plants and seasons aren't part of a hand: they're laid out, replaced, and count points.
    {""}**Gold.** One tile is opened. The three others like it are gold: each stands for any tile, and counts a point. Nobody can claim a discarded gold{ $gold_discard ->
        [self_draw_only] ; a player who discards one can win this hand only with a tile they draw
       *[other] {""}
    }.
    You win with a tile you draw, or on a discard. Any shape will do.{ $youjin ->
        [off] {""}
        [one_gold] {" "}But five sets and your only gold (*youjin* 游金) win only with a tile you draw.
       *[any_gold] {" "}But five sets and a lone gold (*youjin* 游金) win only with a tile you draw.
    }
fuzhou-rules-turn =
    {""}**1.** Draw a tile. A flower is laid out, and you draw again.
    {""}**2.** If your hand is complete, you may **win**. With four of a kind you may make a **kong** and draw again.
    {""}**3.** Discard a tile{ $gold_discard ->
        [forbidden] {" "}that isn't gold
       *[other] {""}
    }.
    {""}**Claims.** You may claim a tile that someone discards:
    • **Chow**, from your left: a sequence with two of yours.
    • **Pong**, **kong**: you have two or three like it.
    • **Win**: it completes your hand.
    { $same_round_lock ->
        [off] {""}
       *[other] Until your next tile, you may not chow, pong or win on a kind that you { $same_round_lock ->
            [passed] passed.
            [discarded] discarded.
           *[discarded_and_passed] discarded or passed.
        }
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] {" "}Right after a chow or pong, you may not discard the kind of tile you claimed.
       *[not_after_chow] {" "}Right after a chow, you may not discard the kind of tile you claimed.
    }
    {""}**Kongs.** You can make your pong a kong with { $added_kong ->
        [drawn] a fourth tile that you have just drawn
       *[any] a fourth tile of your own
    }{ $rob_kong ->
        [yes] ; if that tile completes someone's hand, they may win with it
       *[no] ; nobody can rob it
    }.
fuzhou-rules-points =
    {""}**Count** your flowers, your golds{ $kong_fan ->
        [none] {""}
       *[ming1_an2] , your kongs (2 for a concealed one)
    }, and the dealer's streak{ $streak ->
        [all] {""}
       *[winner_is_dealer] {" "}if you deal
    }.
    {""}**A plain win** is the count{ $base ->
        [0] {""}
       *[other] {" "}plus { $base }
    }; doubled if you drew the tile yourself.
    {""}**A special win** is twice { $special_base ->
        [yes] { $base ->
            [0] the count
           *[other] that sum
        }
       *[no] the count
    }, plus what your best special adds.{ $stake ->
        [1] {""}
       *[other] {" "}Every payment is multiplied by { $stake }.
    }
    {""}**Who pays.** { $discard_payment ->
        [discarder_only] On a discard, only the discarder pays. Otherwise each of the three others pays.
        [discarder_double] On a discard, only the discarder pays, and double. Otherwise each of the three others pays.
        [discarder_for_three] On a discard, the discarder pays for all three. Otherwise each of the three others pays.
       *[all_three] Each of the three others, even on a discard.
    }
    {""}**Example:** you have 3 flowers and a pair of golds, and draw the last tile yourself: { $stake ->
        [1] {""}
       *[other] (
    }{ $special_base ->
        [yes] { $base ->
            [0] 5
           *[other] (5 + { $base })
        }
       *[no] 5
    } × 2 + { $gold_pair }{ $stake ->
        [1] {""}
       *[other] ) × { $stake }
    } from each.
fuzhou-rules-deal =
    {""}**The first dealer** is drawn at random. { $deal_first ->
        [dealer] The dealer takes the first tiles.
       *[dice_player] The dice decide who takes the first tiles.
    } A flower that is turned up instead of the gold belongs to { $gold_flower ->
        [nobody] nobody.
       *[dealer] the dealer.
    }
    {""}**The last tiles.** { $reserve } tiles are never drawn{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] , 1 more for each open kong and 2 for each concealed one
    }{ $flower_reserve ->
        [yes] , 2 more for each full four of flowers
       *[no] {""}
    }. Of the four tiles before them, each player draws one and discards none. If nobody wins, nobody pays.
    {""}**The deal** stays with a dealer who wins, and after a hand that nobody won; otherwise the player on the right deals next. Each time the deal stays, the *streak* 连庄 grows by one{ $draw_adds_streak ->
        [yes] {""}
       *[no] , except after a draw
    }.
    {""}**The end.** A match lasts { $match_rounds ->
        [one] until the deal has passed on four times
       *[other] { $match_rounds } rounds, each until the deal has passed on four times
    }{ $match_hands ->
        [0] {""}
        [one] , or for one hand at most
       *[other] , or for { $match_hands } hands at most
    }.
    {""}**If you leave** during a hand, you lose { $escape } points{ $stake ->
        [1] {""}
       *[other] {" "}times { $stake }
    }{ $pause_exit ->
        [free] ; before a hand, until everyone is ready, leaving is free.
       *[price] .
    } Then { $after_escape ->
        [bot] a computer plays on in your seat, and the hand is dealt again.
       *[end_match] the match ends.
    }

## What is asked

fuzhou-ask-ready = { $settled ->
    [0] Look at your tiles. Ready for hand { $round }?
   *[other] Ready for hand { $round }?
}
fuzhou-ask-discard = **Your turn:** discard a tile{ $more ->
        [yes] , or choose an action above the tiles
       *[no] {""}
    }.
fuzhou-ask-claim = **{ $held }** from { $who }: do you want it? Claims close { $until }.
fuzhou-ask-rob_kong = { fuzhou-ask-claim }
fuzhou-ask-rob_gold = **You can rob the gold 抢金** before anyone claims { $who }'s first discard. This ends { $until }.
fuzhou-ask-first_draw = **You can still rob the gold 抢金** instead of your first draw: you get it if nobody claims { $held } from { $who }. This ends { $until }.
fuzhou-ask-three_golds = **You hold all three golds.** Win hand { $round } with them, or pass and play on?

fuzhou-sure-discard = **{ $pieces } is gold:** it stands for any tile and is worth a point.{ $gold_discard ->
        [self_draw_only] {" "}If you discard it, you can win this hand only by self-draw.
       *[other] {""}
    } Discard it anyway?
fuzhou-sure-jinkan = **Discard { $pieces } and declare jinkan 金坎?** Your hand stays as it is: only a gold that you draw wins, and you discard whatever else you draw. This can't be undone.

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# Jinkan 金坎: show the tiles below and above the gold and wait only for a gold: drawing it adds 50.
fuzhou-offer-rob_gold = -# Robbing the gold 抢金: take the gold beside the wall as your last tile; it adds 30 and counts as self-drawn.
fuzhou-offer-three_golds = -# Three golds 三金倒: they win whatever your other tiles are, and add 40.

## What one can do

fuzhou-verb-ready = Ready
fuzhou-verb-finish = End the match
fuzhou-verb-resign = Resign
fuzhou-verb-discard = { $pieces }
fuzhou-verb-jinkan = Jinkan 金坎, discard { $pieces }
fuzhou-verb-chow = Chow { $own } + { $taken }
fuzhou-verb-pong = Pong { $own } + { $taken }
fuzhou-verb-kong = Kong { $own } + { $taken }
fuzhou-verb-concealed_kong = Concealed kong { $pieces }
fuzhou-verb-added_kong = Add to the pong { $pieces }
fuzhou-verb-win = Win{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
fuzhou-verb-rob_gold = Rob the gold 抢金{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
fuzhou-verb-three_golds = Three golds 三金倒{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
fuzhou-verb-pass = Pass
fuzhou-verb-go_on = Go on

## What happened

fuzhou-tell-dealt = Hand { $first } is dealt; { $who } is the dealer and rolls { $second } and { $third }.
fuzhou-tell-flower = { $owned ->
        [no] Turned up before the gold, for nobody: { $flowers }.
       *[yes] { $who } lays out { $flowers }.
    }
fuzhou-tell-flower-each = Flowers laid out 花: { $counts }{ $aside ->
        [0] .
       *[other] ; turned up for nobody: { $aside }.
    }
fuzhou-tell-gold = **{ $pieces }** is opened: the three others are gold.
fuzhou-tell-began = { $who } begins.
fuzhou-tell-drew = { $who } draws { $seen ->
        [0] a tile
       *[other] { $pieces }
    }{ $first ->
        [1] {" "}for the kong.
       *[other] .
    }
fuzhou-tell-discarded = { $who } discards **{ $pieces }**.
fuzhou-tell-jinkan = { $who } declares **jinkan 金坎** and shows { $pieces }.
fuzhou-tell-chow = { $who } chows { $pieces } from { $other }.
fuzhou-tell-pong = { $who } pongs { $tile } from { $other }.
fuzhou-tell-kong = { $who } makes a kong of { $tile } from { $other }.
fuzhou-tell-concealed_kong = { $who } makes a concealed kong{ $seen ->
        [0] .
       *[other] {" "}of { $tile }.
    }
fuzhou-tell-added_kong = { $who } adds **{ $pieces }** to a pong.
fuzhou-tell-gold_safe = Nobody robs the gold.
fuzhou-tell-robbed = { $who } robs { $pieces } from the kong of { $other }!
fuzhou-tell-robbed_gold = { $who } robs the gold, { $pieces }!
fuzhou-tell-final = The last tiles: each player draws one and discards none.
fuzhou-tell-won = { $first ->
        [1] **{ $who } wins with the tiles as they were dealt!**
       *[other] **{ $who } wins with { $last }!**
    }
fuzhou-tell-yaku = { $who } has **{ $notes }**.
fuzhou-tell-paid = { $who } pays { $first } to { $other }.
fuzhou-tell-washout = No tile is left to draw: the hand is a draw.
fuzhou-tell-scored = { $who } scores { $first } and has { $second }.
fuzhou-tell-finished = All agree to end the match here.
fuzhou-tell-escaped = { $mark } leaves{ $first ->
        [0] {""}
        [one] {" "}and loses { $first } point
       *[other] {" "}and loses { $first } points
    }; the hand is void.
fuzhou-tell-over = The match is over.

## How a hand was settled

fuzhou-settled-win = { $who } wins the hand.
fuzhou-picture-draw = Draw
fuzhou-settled-washout = A draw: nobody wins the hand, and nobody pays.
fuzhou-formula = { $stake ->
        [1] { $double ->
            [1] {""}
           *[other] (
        }
       *[other] { $double ->
            [1] (
           *[other] ((
        }
    }{ $hua } { $hua ->
        [one] flower
       *[other] flowers
    } 花 + { $jin } { $jin ->
        [one] gold
       *[other] golds
    } 金{ $lian ->
        [0] {""}
       *[other] {" "}+ streak 连庄 { $lian }
    }{ $kongs ->
        [0] {""}
       *[other] {" "}+ { $kongs } for kongs 杠
    }{ $one ->
        [0] {""}
       *[other] {" "}+ { $one } for the win 底
    }{ $double ->
        [1] {""}
       *[other] ) × { $double }{ $constant ->
            [0] {" "}for self-draw 自摸
           *[other] {""}
        }
    }{ $constant ->
        [0] {""}
       *[other] {" "}+ { $constant }
    }{ $stake ->
        [1] {""}
       *[other] ) × stake 底注 { $stake }
    } = **{ $share }** a share, **{ $score }** in all.
fuzhou-term-hua = Flowers 花
fuzhou-term-jin = Golds 金
fuzhou-term-lian = Streak 连庄
fuzhou-term-kongs = Kongs 杠
fuzhou-term-one = The win 底
fuzhou-term-double = Doubled
fuzhou-term-constant = Best special
fuzhou-term-stake = Stake 底注
fuzhou-term-share = A share
fuzhou-term-score = In all

## In pictures, in the script of this region

fuzhou-picture-dealer = 庄

## What scores

yaku-three_golds = Three golds 三金倒
yaku-rob_gold = Robbing the gold 抢金
yaku-no_flower = No flower or kong 平胡
yaku-one_flower = One flower, no kong 一张花
yaku-gold_pair = Pair of golds 金雀
yaku-gold_triplet = Triplet of golds 金龙
yaku-gold_edge = Jinkan 金坎

## Settings

fuzhou-option-stake = Stake 底注, which multiplies every payment
fuzhou-option-match_rounds = Rounds 圈 in a match (four deals passed on)
fuzhou-option-match_hands = Hands in a match at most (0: no limit)
fuzhou-option-deal_first = The first tiles are dealt to
fuzhou-value-deal_first-dice_player = the seat chosen by dice
fuzhou-value-deal_first-dealer = the dealer
fuzhou-option-reserve = Tiles left in the wall at the end 留牌
fuzhou-option-reserve_per_kong = A kong leaves more tiles in the wall
fuzhou-value-reserve_per_kong-none = no
fuzhou-value-reserve_per_kong-ming1_an2 = 1 for an open kong, 2 for a concealed one
fuzhou-option-flower_reserve = A full four of flowers 花杠 leaves 2 more
fuzhou-option-gold_flower = A flower turned up instead of the gold 开金
fuzhou-value-gold_flower-dealer = belongs to the dealer
fuzhou-value-gold_flower-nobody = belongs to nobody
fuzhou-option-gold_discard = Discarding a gold 打金
fuzhou-value-gold_discard-self_draw_only = self-draw only for the rest of the hand
fuzhou-value-gold_discard-forbidden = not allowed
fuzhou-value-gold_discard-free = no penalty
fuzhou-option-same_round_lock = Barred from claims until your next tile 同圈
fuzhou-value-same_round_lock-discarded_and_passed = what you discarded or passed
fuzhou-value-same_round_lock-passed = what you passed
fuzhou-value-same_round_lock-discarded = what you discarded
fuzhou-value-same_round_lock-off = nothing
fuzhou-option-swap_discard = After a claim you may discard
fuzhou-value-swap_discard-not_after_chow = any tile except the kind you chowed
fuzhou-value-swap_discard-not_after_claim = any tile except the kind you claimed
fuzhou-value-swap_discard-allowed = any tile
fuzhou-option-added_kong = A pong becomes a kong 明杠 with
fuzhou-value-added_kong-any = any fourth tile you hold
fuzhou-value-added_kong-drawn = only the tile you just drew
fuzhou-option-rob_kong = You may rob a kong 抢杠
fuzhou-option-rob_gold_until = You may rob the gold 抢金
fuzhou-value-rob_gold_until-window = only after the dealer's first discard
fuzhou-value-rob_gold_until-first_draw = also instead of your first draw
fuzhou-option-rob_gold_order = If several may rob the gold, it goes to
fuzhou-value-rob_gold_order-golden_first = a pair of golds 金雀, otherwise the nearest
fuzhou-value-rob_gold_order-nearest = the nearest to the dealer's right
fuzhou-option-three_golds = Three golds 三金倒 win
fuzhou-value-three_golds-any_own_turn = on any turn of yours
fuzhou-value-three_golds-moment_of_draw = only when you draw the third
fuzhou-option-three_golds_on_discard = Three golds also count on a discard
fuzhou-option-youjin = Lone gold, youjin 游金, wins only by self-draw
fuzhou-value-youjin-any_gold = with any number of golds
fuzhou-value-youjin-one_gold = with exactly one gold
fuzhou-value-youjin-off = no
fuzhou-option-jinkan = Jinkan 金坎 may be declared
fuzhou-option-jinkan_kong = Kongs are allowed after jinkan 金坎
fuzhou-option-base = Base 底 added to a plain win
fuzhou-option-special_base = The base 底 is also added to special wins
fuzhou-option-gold_pair = A pair of golds 金雀 adds
fuzhou-option-gold_triplet = A triplet of golds 金龙 adds
fuzhou-option-one_flower = Just one flower 一张花 and no kong adds
fuzhou-value-one_flower-0 = nothing
fuzhou-option-kong_fan = Kongs 杠 add points
fuzhou-value-kong_fan-none = no
fuzhou-value-kong_fan-ming1_an2 = 1 for an open kong, 2 for a concealed one
fuzhou-option-streak = The dealer's streak 连庄 counts
fuzhou-value-streak-winner_is_dealer = if the dealer wins
fuzhou-value-streak-all = for every winner
fuzhou-option-draw_adds_streak = A drawn hand lengthens the streak 连庄
fuzhou-option-discard_payment = A win on a discard 放炮 is paid by
fuzhou-value-discard_payment-all_three = all three others
fuzhou-value-discard_payment-discarder_only = the discarder, one share
fuzhou-value-discard_payment-discarder_double = the discarder, two shares
fuzhou-value-discard_payment-discarder_for_three = the discarder, all three shares
fuzhou-option-escape = Penalty for leaving 逃跑 mid-hand, in stakes
fuzhou-option-after_escape = When someone has left
fuzhou-value-after_escape-end_match = the match ends
fuzhou-value-after_escape-bot = a computer plays on for them
fuzhou-option-pause_exit = Leaving in the pause before a hand
fuzhou-value-pause_exit-price = the same penalty as during the hand
fuzhou-value-pause_exit-free = free

## Examples of settings, in the panel of house rules

fuzhou-example-stake = At a stake of 5, a win of 12 costs each payer 60.
fuzhou-example-reserve = At 18, the hand is a draw when 18 tiles are left.
fuzhou-example-gold_flower = The tile that should name the gold is a flower: it's laid aside, and another is turned up.
fuzhou-example-gold_discard = You hold a gold, but you need another tile more.
fuzhou-example-same_round_lock = You passed a five of circles: until your next tile, you may not claim another.
fuzhou-example-added_kong = You have a pong of fives of circles, and the fourth is in your hand.
fuzhou-example-rob_gold_order = Two players may rob the gold, and one of them would make a pair of golds.
fuzhou-example-three_golds = You hold all three golds, and they win whatever your other tiles are.
fuzhou-example-youjin = A lone gold waits for any tile: then only a tile you draw wins.
fuzhou-example-base = 3 flowers and a gold at a base of 5: a plain win counts 9.
fuzhou-example-kong_fan = A concealed kong of nines.
fuzhou-example-streak = The dealer has kept the deal twice: 2 points more in a win.
fuzhou-example-discard_payment = Ben discards the tile with which you win, and a share is 10.
fuzhou-example-escape = At 10 and a stake of 5, you lose 50 points if you leave during a hand.

## What is said of the patterns on the pages of /rules

yaku-flower = Flower
yaku-four_flowers = Four flowers of a kind
yaku-gold = Gold
yaku-streak = Dealer's streak
yaku-kong_open = Open kong
yaku-kong_concealed = Concealed kong

pattern-three_golds = All three golds are in your hand, whatever the other tiles are.
pattern-rob_gold = Right after the dealer's first discard: the opened gold itself completes your hand.
fuzhou-pattern-heaven = The dealer's hand is complete as it was dealt.
pattern-no_flower = You have no flower and no kong.
pattern-one_flower = You have just one flower and no kong.
pattern-gold_pair = Two golds are the pair of your hand.
pattern-gold_triplet = Three golds are one of your sets.
pattern-gold_edge = You show the tiles below and above the gold, wait only for a gold, and draw one.
pattern-flower = For each wind, dragon, plant or season you have laid out. It counts in every win.
pattern-four_flowers = All four plants, all four seasons, or four equal winds or dragons. They count in every win.
worth-four_flowers = { $points } instead of 4
pattern-gold = For each gold in your hand. It counts in every win.
pattern-kong_open = For each. It counts in every win.
pattern-kong_concealed = For each. It counts in every win.
pattern-note-rob_gold_golden_first = If several players may, a pair of golds goes first, then the nearest to the dealer's right; the dealer is last.
pattern-note-rob_gold_nearest = If several players may, the nearest to the dealer's right goes first; the dealer is last.
pattern-note-jinkan_kong = You may still declare a kong if you keep waiting for the gold.
pattern-note-jinkan_no_kong = You may no longer declare kongs.
pattern-note-three_golds_any_own_turn = You may win with them on any turn of yours.
pattern-note-three_golds_moment_of_draw = You may win with them when you draw the third.
pattern-note-rob_gold_first_draw = You may also take it instead of your first draw, if nobody claims the discard before it.
pattern-note-three_golds_on_discard = They also count on a discard, if your hand is complete.
pattern-note-streak_winner_is_dealer = For each hand in a row that the dealer has kept the deal, if the dealer wins.
pattern-note-streak_all = For each hand in a row that the dealer has kept the deal, whoever wins.

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = { table-badge-dealer }
fuzhou-table-badge-streak = streak { $number }
fuzhou-table-badge-jinkan = jinkan 金坎
fuzhou-table-badge-shed_gold = discarded a gold
fuzhou-table-badge-final = the last tiles: one each, without a discard
fuzhou-picture-badge-streak = Streak
fuzhou-picture-badge-jinkan = Jinkan 金坎
fuzhou-picture-badge-shed_gold = Discarded gold
fuzhou-picture-badge-escaped = Left
fuzhou-tiles-barred = -# You discarded or passed `{ $written }`: no chow, pong or win on it until your next tile.
fuzhou-lacking-shed = **Complete with this tile, but not a win:** you discarded a gold, so you can win only by self-draw.
fuzhou-lacking-youjin = **Complete with this tile, but not a win:** a lone gold, youjin 游金, wins only by self-draw.
fuzhou-lacking-jinkan = **Complete, but not a win:** after jinkan 金坎 only a gold wins.
fuzhou-lacking-gold = **Complete with this tile, but not a win:** you can't win on a discarded gold.
fuzhou-board-rob_gold = { $pieces }, the gold, may be robbed: this ends { $until }
fuzhou-scene-rob_gold = The gold may be robbed.
fuzhou-picture-window-rob_gold = Rob gold 抢金?
fuzhou-picture-won-rob_gold = by robbing the gold 抢金
fuzhou-table-won-rob_gold = The last tile was the gold, which was robbed 抢金: { $tile }.
