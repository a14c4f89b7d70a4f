## Fuzhou mahjong (engine/fuzhou/RULES.md)

fuzhou = Fuzhou mahjong
    .also = Foochow mahjong
fuzhou-about = Four players: collect five sets and a pair, with flowers and three golden wild tiles.
fuzhou-preset-standard = Classic
fuzhou-preset-online = Online rooms
fuzhou-preset-short = Short
fuzhou-tradition-standard = The published rules of Fuzhou: all three other players pay for every win, and kongs don't count.
fuzhou-tradition-online = The rules of most phone apps: only the discarder pays, and pays double 放炮双倍单赔. Kongs 杠 count, and every win includes the base 底. Golds 金雀 金龙 and a single flower 一张花 score more.
fuzhou-tradition-short = The classic game for a short evening, with four hands at most.
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = Gold: **{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark } is a gold. It can be any tile and is worth a point.
fuzhou-picture-wild = Gold

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    Four players. Be the first to complete five sets and a pair: 17 tiles of characters, circles and bamboos.
    A *set* is a sequence in one suit (such as 4-5-6 of circles), three of the same tile (a *triplet*) or four (a *kong*). A *pair* is two of the same tile.
    {""}**Flowers.** Winds, dragons, plants and seasons never stay in a hand. Each one is laid out, and you draw another tile. Each flower is worth a point if you win.
    {""}**Gold.** One tile is turned up. The other three like it are golds: each can be any tile and is worth a point. Nobody can claim a discarded gold.{ $gold_discard ->
        [self_draw_only] {" "}A player who discards a gold can win this hand only with a tile they draw.
       *[other] {""}
    }
    You can win with a tile you draw or on a discard. Any shape will do.{ $youjin ->
        [off] {""}
        [one_gold] {" "}But if you hold five sets and your only gold (*youjin* 游金), you can win only with a tile you draw.
       *[any_gold] {" "}But if you hold five sets and a lone gold (*youjin* 游金), you can win only with a tile you draw.
    }
fuzhou-rules-turn =
    {""}**1.** Draw a tile. If it's a flower, it's laid out, and you draw again.
    {""}**2.** If your hand is complete, you may **win**. With four of a kind, you may make a **kong** and draw again.
    {""}**3.** Discard a tile{ $gold_discard ->
        [forbidden] {" "}that isn't gold
       *[other] {""}
    }.
    {""}**Claims.** You may claim a tile that someone discards:
    • **Chow**, only from your left: it makes a sequence with two of your tiles.
    • **Pong** or **kong**: you have two tiles like it (pong) or three (kong).
    • **Win**: it completes your hand.
    { $same_round_lock ->
        [off] {""}
       *[other] Until your next tile, you may not chow, pong or win with a kind of tile that you { $same_round_lock ->
            [passed] passed on.
            [discarded] discarded.
           *[discarded_and_passed] discarded or passed on.
        }
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] {" "}Right after a chow or pong, you may not discard the kind of tile you claimed.
       *[not_after_chow] {" "}Right after a chow, you may not discard the kind of tile you claimed.
    }
    {""}**Kongs.** You can turn your pong into a kong with { $added_kong ->
        [drawn] a fourth tile that you've just drawn
       *[any] a fourth tile from your hand
    }.{ $rob_kong ->
        [yes] {" "}If that tile completes someone's hand, they may win with it.
       *[no] {" "}Nobody can win with that tile.
    }
fuzhou-rules-points =
    {""}**Count** your flowers, your golds{ $kong_fan ->
        [none] {""}
       *[ming1_an2] , your kongs (2 for a concealed one)
    } and the dealer's streak{ $streak ->
        [all] {""}
       *[winner_is_dealer] {" "}if you're the dealer
    }.
    {""}**A plain win** is worth the count{ $base ->
        [0] {""}
       *[other] {" "}plus { $base }
    }. It's doubled if you drew the winning tile yourself.
    {""}**A special win** is worth twice { $special_base ->
        [yes] { $base ->
            [0] the count
           *[other] the sum of the count and { $base }
        }
       *[no] the count
    }, plus what your best special adds.{ $stake ->
        [1] {""}
       *[other] {" "}Every payment is multiplied by { $stake }.
    }
    {""}**Who pays.** { $discard_payment ->
        [discarder_only] If you win on a discard, only the discarder pays. Otherwise each of the other three pays.
        [discarder_double] If you win on a discard, only the discarder pays, and pays double. Otherwise each of the other three pays.
        [discarder_for_three] If you win on a discard, the discarder pays for all three. Otherwise each of the other three pays.
       *[all_three] Each of the other three pays, even if you win on a discard.
    }
    {""}**Example:** you have 3 flowers and a pair of golds, and you draw the winning tile yourself. You get { $stake ->
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
    {""}**The first dealer** is chosen at random. { $deal_first ->
        [dealer] The dealer takes the first tiles.
       *[dice_player] The dice decide who takes the first tiles.
    } If a flower is turned up instead of the gold, it belongs to { $gold_flower ->
        [nobody] nobody.
       *[dealer] the dealer.
    }
    {""}**The last tiles.** { $reserve } tiles are never drawn{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] , plus 1 for each open kong and 2 for each concealed one
    }{ $flower_reserve ->
        [yes] , plus 2 for each full set of four flowers
       *[no] {""}
    }. Each player draws one of the four tiles before those and doesn't discard. If nobody wins, nobody pays.
    {""}**The deal.** The dealer deals again after winning and after a draw. Otherwise the player on the right deals next. Each time the dealer deals again, the *streak* 连庄 grows by one{ $draw_adds_streak ->
        [yes] {""}
       *[no] , except after a draw
    }.
    {""}**The end.** { $match_rounds ->
        [one] A match ends when the deal has passed on four times
       *[other] A match lasts { $match_rounds } rounds. A round ends when the deal has passed on four times
    }.{ $match_hands ->
        [0] {""}
        [one] {" "}A match never has more than one hand.
       *[other] {" "}A match never has more than { $match_hands } hands.
    }
    {""}**If you leave** during a hand, you lose { $escape } points{ $stake ->
        [1] {""}
       *[other] {" "}times { $stake }
    }.{ $pause_exit ->
        [free] {" "}Leaving is free before a hand, until everyone is ready.
       *[price] {""}
    } After you leave, { $after_escape ->
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
fuzhou-ask-rob_gold = **You can rob the gold 抢金** before { $who }'s discard is claimed{ $last ->
        [yes] , unless { $nearer } takes it first
       *[no] { $rob_gold_order ->
            [golden_first] . A gold pair or triplet goes first, then { $nearer ->
                [no] you
               *[other] { $nearer }, then you
            }
           *[nearest] { $nearer ->
                [no] {""}
               *[other] , unless { $nearer } takes it first
            }
        }
    }. It ends { $until }.
fuzhou-ask-first_draw = **You can still rob the gold 抢金** instead of your first draw. You get it if nobody claims { $held } from { $who }. This chance ends { $until }.
fuzhou-ask-three_golds = **You hold all three golds.** Win hand { $round } with them, or pass and play on?

fuzhou-sure-discard = **{ $pieces } is a gold:** it can be any tile and is worth a point.{ $gold_discard ->
        [self_draw_only] {" "}If you discard it, you can win this hand only by self-draw.
       *[other] {""}
    } Discard it anyway?
fuzhou-sure-jinkan = **Discard { $pieces } and declare jinkan 金坎?** Your hand stays as it is. Only a gold that you draw wins, and you discard any other tile you draw. This can't be undone.

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# Jinkan 金坎: show the tiles just below and above the gold, then wait only for a gold. Drawing one adds 50 points.
fuzhou-offer-rob_gold = -# Robbing the gold 抢金: take the gold beside the wall as your last tile. It adds 30 points and counts as self-drawn.
fuzhou-offer-three_golds = -# Three golds 三金倒: they win whatever your other tiles are, and they add 40 points.

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

fuzhou-tell-dealt = Hand { $first } is dealt. { $who } is the dealer and rolls { $second } and { $third }.
fuzhou-tell-flower = { $owned ->
        [no] Turned up before the gold and laid aside: { $flowers }.
       *[yes] { $who } lays out { $flowers }.
    }
fuzhou-tell-flower-each = Flowers laid out 花: { $counts }{ $aside ->
        [0] .
       *[other] . Turned up and laid aside: { $aside }.
    }
fuzhou-tell-gold = **{ $pieces }** is turned up, so the other three are golds.
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
fuzhou-tell-kong = { $who } makes a kong with { $tile } from { $other }.
fuzhou-tell-concealed_kong = { $who } makes a concealed kong{ $seen ->
        [0] .
       *[other] {" "}of { $tile }.
    }
fuzhou-tell-added_kong = { $who } adds **{ $pieces }** to a pong.
fuzhou-tell-gold_safe = Nobody robs the gold.
fuzhou-tell-robbed = { $who } robs { $pieces } from { $other }'s kong!
fuzhou-tell-robbed_gold = { $who } robs the gold, { $pieces }!
fuzhou-tell-final = These are the last tiles: each player draws one and doesn't discard.
fuzhou-tell-won = { $first ->
        [1] **{ $who } wins with the tiles they were dealt!**
       *[other] **{ $who } wins with { $last }!**
    }
fuzhou-tell-yaku = { $who } has **{ $notes }**.
fuzhou-tell-paid = { $who } pays { $first } to { $other }.
fuzhou-tell-washout = No tiles are left to draw, so the hand is over.
fuzhou-tell-scored = { $who } scores { $first } and now has { $second }.
fuzhou-tell-finished = Everyone agrees to end the match here.
fuzhou-tell-escaped = { $mark } leaves{ $first ->
        [0] {""}
        [one] {" "}and loses { $first } point
       *[other] {" "}and loses { $first } points
    }. The hand is void.
fuzhou-tell-over = The match is over.

## How a hand was settled

fuzhou-settled-win = { $who } wins the hand.
fuzhou-picture-draw = Draw
fuzhou-settled-washout = The hand is a draw: nobody wins and nobody pays.
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
fuzhou-term-constant = Best special win
fuzhou-term-stake = Stake 底注
fuzhou-term-share = A share
fuzhou-term-score = Total

## In pictures, in the script of this region

fuzhou-picture-dealer = 庄

## What scores

yaku-three_golds = Three golds 三金倒
yaku-rob_gold = Robbing the gold 抢金
yaku-no_flower = No flower or kong 平胡
yaku-one_flower = One flower, no kong 一张花
short-yaku-one_flower = One flower 一张花
yaku-gold_pair = Pair of golds 金雀
yaku-gold_triplet = Triplet of golds 金龙
yaku-gold_edge = Jinkan 金坎

## Settings

fuzhou-option-stake = Stake 底注 (multiplies every payment)
fuzhou-option-match_rounds = Rounds 圈 per match (everyone deals in each)
fuzhou-option-match_hands = Maximum hands per match (0: no limit)
fuzhou-option-deal_first = Player who takes the first tiles
fuzhou-value-deal_first-dice_player = chosen with dice
fuzhou-value-deal_first-dealer = the dealer
fuzhou-option-reserve = Tiles left in the wall at the end 留牌
fuzhou-option-reserve_per_kong = Extra tiles left in the wall per kong
fuzhou-value-reserve_per_kong-none = none
fuzhou-value-reserve_per_kong-ming1_an2 = 1 for an open kong, 2 for a concealed one
fuzhou-option-flower_reserve = Two extra tiles left per four flowers 花杠
fuzhou-option-gold_flower = Owner of a flower turned up as the gold 开金
fuzhou-value-gold_flower-dealer = the dealer
fuzhou-value-gold_flower-nobody = nobody
fuzhou-option-gold_discard = Discarding a gold 打金
fuzhou-value-gold_discard-self_draw_only = allowed, but only self-draw wins after that
fuzhou-value-gold_discard-forbidden = not allowed
fuzhou-value-gold_discard-free = allowed, with no penalty
fuzhou-option-same_round_lock = Tiles you can't claim until your next tile
fuzhou-value-same_round_lock-discarded_and_passed = tiles you discarded or passed on
fuzhou-value-same_round_lock-passed = tiles you passed on
fuzhou-value-same_round_lock-discarded = tiles you discarded
fuzhou-value-same_round_lock-off = no tiles
fuzhou-option-swap_discard = Allowed discards after a claim
fuzhou-value-swap_discard-not_after_chow = any tile except the kind you chowed
fuzhou-value-swap_discard-not_after_claim = any tile except the kind you claimed
fuzhou-value-swap_discard-allowed = any tile
fuzhou-option-added_kong = Tile that turns a pong into a kong 明杠
fuzhou-value-added_kong-any = any fourth tile you hold
fuzhou-value-added_kong-drawn = only a fourth tile you just drew
fuzhou-option-rob_kong = Robbing a kong 抢杠
fuzhou-option-rob_gold_until = Chances to rob the gold 抢金
fuzhou-value-rob_gold_until-window = only after the dealer's first discard
fuzhou-value-rob_gold_until-first_draw = also instead of your first draw
fuzhou-option-rob_gold_order = Priority among players robbing the gold 抢金
fuzhou-value-rob_gold_order-golden_first = a pair of golds 金雀 first, then by seat
fuzhou-value-rob_gold_order-nearest = by seat, starting on the dealer's right
fuzhou-option-three_golds = Winning with three golds 三金倒
fuzhou-value-three_golds-any_own_turn = on any of your turns
fuzhou-value-three_golds-moment_of_draw = only when you draw the third gold
fuzhou-option-three_golds_on_discard = Points for three golds in a win on a discard
fuzhou-option-youjin = Self-draw with a lone gold (youjin 游金)
fuzhou-value-youjin-any_gold = required with any number of golds in hand
fuzhou-value-youjin-one_gold = required with exactly one gold in hand
fuzhou-value-youjin-off = not required
fuzhou-option-jinkan = Declaring jinkan 金坎
fuzhou-option-jinkan_kong = Kongs after jinkan 金坎
fuzhou-option-base = Base 底 added to a plain win
fuzhou-option-special_base = Base 底 also added to special wins
fuzhou-option-gold_pair = Points for a pair of golds 金雀
fuzhou-option-gold_triplet = Points for a triplet of golds 金龙
fuzhou-option-one_flower = Points for one flower 一张花 and no kong
fuzhou-value-one_flower-0 = none
fuzhou-option-kong_fan = Points for kongs 杠
fuzhou-value-kong_fan-none = none
fuzhou-value-kong_fan-ming1_an2 = 1 for an open kong, 2 for a concealed one
fuzhou-option-streak = Points for the dealer's streak 连庄
fuzhou-value-streak-winner_is_dealer = only if the dealer wins
fuzhou-value-streak-all = for every winner
fuzhou-option-draw_adds_streak = Longer streak 连庄 after a drawn hand
fuzhou-option-discard_payment = Payment for a win on a discard 放炮
fuzhou-value-discard_payment-all_three = each other player pays a share
fuzhou-value-discard_payment-discarder_only = the discarder pays one share
fuzhou-value-discard_payment-discarder_double = the discarder pays two shares
fuzhou-value-discard_payment-discarder_for_three = the discarder pays three shares
fuzhou-option-escape = Penalty for leaving 逃跑 mid-hand, in stakes
fuzhou-option-after_escape = Consequence of leaving 逃跑
fuzhou-value-after_escape-end_match = the match ends
fuzhou-value-after_escape-bot = a computer takes the seat
fuzhou-option-pause_exit = Penalty for leaving before a hand
fuzhou-value-pause_exit-price = the same as during the hand
fuzhou-value-pause_exit-free = none

## Examples of settings, in the panel of house rules

fuzhou-example-stake = At a stake of 5, each payer pays 60 for a win of 12.
fuzhou-example-reserve = At 18, the hand is a draw when only 18 tiles are left.
fuzhou-example-gold_flower = A flower is turned up where the gold should be, so another tile is turned up.
fuzhou-example-gold_discard = You have a gold, but you'd rather keep another tile.
fuzhou-example-same_round_lock = You passed on a Five of Circles. May you claim another one before your next tile?
fuzhou-example-added_kong = You have a pong of Fives, and the fourth Five is in your hand.
fuzhou-example-rob_gold_order = Two players can rob the gold, and it would give one of them a pair of golds.
fuzhou-example-three_golds = You drew your third gold and didn't win. May you still win with all three on a later turn?
fuzhou-example-youjin = You hold five sets and a gold. Any tile would make a pair, but only one you draw wins.
fuzhou-example-base = At a base of 5, a plain win with 3 flowers and a gold is worth 9.
fuzhou-example-kong_fan = You win with a concealed kong of Nines.
fuzhou-example-streak = The dealer has dealt again twice in a row. That adds 2 points to a win.
fuzhou-example-discard_payment = Ben discards your winning tile, and a share is 10.
fuzhou-example-escape = With a penalty of 10 and a stake of 5, you lose 50 points if you leave during a hand.

## What is said of the patterns on the pages of /rules

yaku-flower = Flower
yaku-four_flowers = Four flowers of a kind
yaku-gold = Gold
yaku-streak = Dealer's streak
yaku-kong_open = Open kong
yaku-kong_concealed = Concealed kong

pattern-three_golds = You hold all three golds, whatever your other tiles are.
pattern-rob_gold = Right after the dealer's first discard, the gold beside the wall completes your hand.
fuzhou-pattern-heaven = The dealer's hand is complete from the start.
pattern-no_flower = You have no flowers and no kongs.
pattern-one_flower = You have just one flower and no kongs.
pattern-gold_pair = Two golds are your pair.
pattern-gold_triplet = Three golds are one of your sets.
pattern-gold_edge = You show the tiles just below and above the gold, wait only for a gold, and draw one.
pattern-flower = Each wind, dragon, plant or season you've laid out scores this. It counts in every win.
pattern-four_flowers = You've laid out all four plants, all four seasons, or all four tiles of one wind or dragon. It counts in every win.
worth-four_flowers = { $points } instead of 4
pattern-gold = Each gold in your hand scores this. It counts in every win.
pattern-kong_open = Each open kong scores this. It counts in every win.
pattern-kong_concealed = Each concealed kong scores this. It counts in every win.
pattern-note-rob_gold_golden_first = If several players can rob the gold, one who'd win with a pair of golds comes first. After that, the nearest player does, counting from the dealer's right. The dealer comes last.
pattern-note-rob_gold_nearest = If several players can rob the gold, the nearest player gets it, counting from the dealer's right. The dealer comes last.
pattern-note-jinkan_kong = You may still declare a kong if you keep waiting for the gold.
pattern-note-jinkan_no_kong = You may no longer declare kongs.
pattern-note-three_golds_any_own_turn = You may win with them on any of your turns.
pattern-note-three_golds_moment_of_draw = You may win with them only when you draw the third.
pattern-note-rob_gold_first_draw = You may also take the gold instead of your first draw if nobody claims the previous discard.
pattern-note-three_golds_on_discard = They also count if you win on a discard with a complete hand.
pattern-note-streak_winner_is_dealer = A dealer who wins scores this for each extra hand they've dealt in a row.
pattern-note-streak_all = The winner scores this for each extra hand in a row with the same dealer.

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = { table-badge-dealer }
fuzhou-table-badge-streak = streak { $number }
fuzhou-table-badge-jinkan = jinkan 金坎
fuzhou-table-badge-shed_gold = discarded a gold
fuzhou-table-badge-final = the last tiles: each player draws one and doesn't discard
fuzhou-picture-badge-streak = Streak
fuzhou-picture-badge-jinkan = Jinkan 金坎
fuzhou-picture-badge-shed_gold = Discarded gold
fuzhou-picture-badge-escaped = Left
fuzhou-tiles-barred = -# You discarded or passed on `{ $written }`, so you can't chow, pong or win with it until your next tile.
fuzhou-lacking-shed = **This tile completes your hand, but you can't win with it:** you discarded a gold, so you can win only by self-draw.
fuzhou-lacking-youjin = **This tile completes your hand, but you can't win with it:** a lone gold (youjin 游金) wins only by self-draw.
fuzhou-lacking-jinkan = **Your hand is complete, but you can't win:** after jinkan 金坎, only a gold wins.
fuzhou-lacking-gold = **This tile completes your hand, but you can't win with it:** it's a discarded gold.
fuzhou-board-rob_gold = { $pieces }, the gold, can be robbed. This chance ends { $until }.
fuzhou-scene-rob_gold = The gold can be robbed.
fuzhou-picture-window-rob_gold = Rob gold?
fuzhou-picture-won-rob_gold = by robbing the gold 抢金
fuzhou-table-won-rob_gold = The winning tile, { $tile }, was the robbed gold 抢金.
