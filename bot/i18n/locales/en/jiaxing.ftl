## Jiaxing mahjong (engine/jiaxing/RULES.md)

jiaxing = Jiaxing mahjong
    .also = Taitou mahjong, Jiaxing Taitou
jiaxing-about = Four players, three wild tiles: make one of four shapes and win with a tile you draw yourself.
jiaxing-preset-standard = Taitou 抬頭胡
jiaxing-preset-one_round = Taitou 抬頭胡, one round
jiaxing-tradition-standard = Taitou 抬頭胡, as played in Jiaxing 嘉興: four rounds.
jiaxing-tradition-one_round = Taitou 抬頭胡, as played in Jiaxing 嘉興, but only one round: about 20 minutes against computers.
jiaxing-table-choice = **{ $who }**, will you play on, or give up this hand?

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    Four players. Be the first with four sets and a pair: 14 tiles.
    A *set* is a sequence of a suit (4-5-6 of circles), a triplet of the same tile, or a *kong* of four. A *pair* is two of the same.
    {""}**Wild tiles.** One tile is turned up. The three others like it are wild: in your hand each stands for any tile.
    {""}**Four shapes.** Four sets and a pair aren't enough. They also have to be all one suit (Full flush 清一色), or one suit with winds or dragons (Half flush 混一色), or only winds and dragons (All honours 全老頭), or only triplets (All pongs 對對胡).
    {""}**Draw it yourself.** You win with a tile you draw, not on a discard{ $earthly ->
        [dealer_first_discard] , except on the dealer's very first one
       *[other] {""}
    }.
jiaxing-rules-turn =
    {""}**1.** Draw a tile.{ $reserve ->
        [0] {""}
       *[other] {" "}The last { $reserve } of the wall are never drawn.
    }
    {""}**2.** If your hand is complete, you may **win**. With four of a kind, or the fourth tile for your pong, you may make a **kong** and draw another tile.
    {""}**3.** Discard a tile{ $discard_wild ->
        [forbidden] {" "}that isn't wild
       *[allowed] {""}
    }.
    {""}**Claims.** You may claim a tile that someone discards:
    { $chow ->
        [yes] • **Chow**: it makes a sequence with two of yours. Only from your left neighbour.
       *[no] {""}
    }
    • **Pong** or **kong**: you have two or three like it. From anyone.
    Wild tiles can't be used in claims or kongs. Claimed sets lie open.{ $swap_discard ->
        [not_same_kind] {" "}Right after a chow or pong, you may not discard the kind of tile you claimed.
       *[allowed] {""}
    }{ $kong_after_claim ->
        [yes] {" "}Right after a chow or pong, you may make a kong of your own.
       *[no] {""}
    }
    {""}**Robbing.** If someone adds a tile to their pong and it completes your hand (not as your pair), you may win with it.
jiaxing-rules-points =
    { $base ->
        [1] **A share** is your points (台), doubled for each doubling (番).
       *[other] **A share** is { $base } times your points (台), doubled for each doubling (番).
    }{ $cap ->
        [0] {""}
       *[other] {" "}It is { $cap } at most.
    }
    Each of the three others pays you a share{ $dealer_multiplier ->
        [1] {""}
       *[other] ; the dealer pays and gets { $dealer_multiplier } times as much
    }. **Example:** one suit with winds (2), no wild tile (1), won after a kong (×2): 3 × 2{ $base ->
        [1] {" "}= 6
       *[other] {" "}× { $base }
    } from each{ $cap ->
        [0] {""}
       *[other] , at most { $cap }
    }.
    { $earthly ->
        [dealer_first_discard] A win on the dealer's first discard 地胡 is paid by { $earthly_payment ->
            [dealer_1] the dealer only, one share.
            [all_1] everyone, one share each.
           *[dealer_3] the dealer only, three shares.
        }
       *[other] {""}
    }
    If a kong is robbed, only its owner pays: three shares{ $contract ->
        [off] {""}
       *[other] { $rob_contract ->
            [three] , even under a contract
           *[max] , or more if a contract says so
        }
    }.
    { $contract ->
        [off] {""}
       *[other] **Contracts.** Three claims from the same player bind you both 包: if one of you wins, the other pays { $contract_partner } shares and the rest { $contract_outsider } each; if anyone else wins, you both pay { $contract_outsider }.{ $contract_multi ->
            [product] {" "}If winner and payer are both bound, but not to each other, the payer pays { $contract_outsider } × { $contract_outsider }.
           *[max] {""}
        } { $contract ->
            [ask] The rest are asked at once: play on, or give up the hand and pay nothing? No answer means { $contract_timeout ->
                [continue] playing on.
               *[give_up] giving up.
            }
           *[auto_continue] Nobody may give up the hand.
        }
    }
jiaxing-rules-deal =
    {""}**The first dealer** { $first_dealer ->
        [dice] is decided by two dice, counting from the first seat.
       *[seat0] is the player in the first seat.
    } The dealer is East and begins.
    {""}**The wild tile.** { $indicator ->
        [dice_stack] A second roll of the dice decides which tile is turned up.
       *[tail] The last tile of the wall is turned up.
    }
    {""}**The deal** stays with a dealer who wins{ $dealer_on_draw ->
        [stay] , and after a hand that nobody won
       *[rotate] {""}
    }; otherwise the player on the right deals next.
    {""}**The washout queue.** Each of these adds a doubling: equal dice, a wind or dragon as the wild tile, the same wild tile twice in a row, and a hand that nobody won. A winner takes one out{ $heavenly_yellow ->
        [no] , except with a heavenly or earthly hand 天胡 地胡
       *[yes] {""}
    }.
    {""}**The end.** A match lasts { $match_rounds ->
        [one] one round: the deal goes around the table once.
       *[other] { $match_rounds } rounds: in each, the deal goes around the table once.
    }

## What is asked

jiaxing-ask-ready = { $settled ->
    [0] Look at your tiles. Ready for hand { $round }?
   *[other] Ready for hand { $round }?
}
jiaxing-ask-discard = **Your turn:** discard a tile{ $more ->
        [yes] , or choose an action above the tiles
       *[no] {""}
    }.
jiaxing-ask-claim = **{ $held }** from { $who }: do you want it? Claims close { $until }.{ $third ->
        [yes] {"\u000A"}{ jiaxing-third }
       *[no] {""}
    }
jiaxing-third =
    ⚠ **A third claim from { $who } makes a contract 包.** If one of you wins, the other pays { $contract_partner } { $contract_partner ->
        [one] share
       *[other] shares
    } and the rest { $contract_outsider } each. If anyone else wins, you both pay { $contract_outsider }.{ jiaxing-dealer-pays }{ $contract ->
        [ask] {" "}The rest may give up the hand.
       *[other] {""}
    }
jiaxing-dealer-pays = { $dealer_multiplier ->
        [1] {""}
        [2] {" "}The dealer pays and gets double.
       *[other] {" "}The dealer pays and gets { $dealer_multiplier } times as much.
    }
jiaxing-ask-rob_kong = { jiaxing-ask-claim }
jiaxing-ask-give_up = { jiaxing-ask-contract } If you don't answer, you give up { $until }.
jiaxing-ask-continue = { jiaxing-ask-contract } If you don't answer, you play on { $until }.
jiaxing-ask-contract =
    {""}**A contract 包** binds { $bound }.
    {""}**Play on:** you pay { $contract_outsider } { $contract_outsider ->
        [one] share
       *[other] shares
    } if one of them wins, and each of them pays you { $contract_outsider } if you win. With anyone else it stays 1.{ jiaxing-dealer-pays }
    {""}**Give up this hand:** you pay nothing and can't win.

jiaxing-sure-discard = **{ $pieces } is wild:** it can stand for any tile. Discard it anyway?
jiaxing-sure-give_up = **Give up this hand?** You can no longer win it, you pay nothing, and whatever you draw is discarded automatically. This can't be undone.

## What one can do

jiaxing-verb-ready = Ready
jiaxing-verb-finish = End the match
jiaxing-verb-resign = Resign
jiaxing-verb-discard = { $pieces }
jiaxing-verb-chow = Chow { $own } + { $taken }
jiaxing-verb-pong = Pong { $own } + { $taken }
jiaxing-verb-kong = Kong { $own } + { $taken }
jiaxing-verb-concealed_kong = Concealed kong { $pieces }
jiaxing-verb-added_kong = Add to the pong { $pieces }
jiaxing-verb-win = Win{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
jiaxing-verb-pass = Pass
jiaxing-verb-continue = Play on
jiaxing-verb-give_up = Give up this hand
jiaxing-verb-go_on = Go on

## What happened

jiaxing-tell-dice = The dice show { $first } and { $second }: counting from { $other }, { $who } deals first.
jiaxing-tell-dealt = Hand { $first } is dealt; { $who } is the dealer and rolls { $second } and { $third }. **{ $pieces }** is turned up: the three others are wild.
jiaxing-tell-queued = The washout queue grows: { $names }.
jiaxing-tell-began = { $who } begins.
jiaxing-tell-drew = { $who } draws { $seen ->
        [0] a tile
       *[other] { $pieces }
    }{ $first ->
        [1] {" "}for the kong.
       *[other] .
    }
jiaxing-tell-discarded = { $who } discards **{ $pieces }**.
jiaxing-tell-chow = { $who } chows { $pieces } from { $other }.
jiaxing-tell-pong = { $who } pongs { $tile } from { $other }.
jiaxing-tell-kong = { $who } makes a kong of { $tile } from { $other }.
jiaxing-tell-concealed_kong = { $who } makes a concealed kong{ $seen ->
        [0] .
       *[other] {" "}of { $tile }.
    }
jiaxing-tell-added_kong = { $who } adds **{ $pieces }** to a pong.
jiaxing-tell-robbed = { $who } robs { $pieces } from the kong of { $other }!
jiaxing-tell-warned = { $who } has now claimed twice from { $other }. A third claim makes a contract 包: if one of them wins, the other pays { $contract_partner } { $contract_partner ->
        [one] share
       *[other] shares
    }.
jiaxing-tell-contract = **A contract 包** binds { $who } and { $other }.
jiaxing-tell-gave_up = { $who } gives up this hand.
jiaxing-tell-continued = { $who } plays on.
jiaxing-tell-won = { $first ->
        [1] **{ $who } wins with the tiles as they were dealt!**
       *[other] **{ $who } wins with { $last }!**
    }
jiaxing-tell-yaku = { $who } has **{ $notes }**.
jiaxing-tell-paid = { $who } pays { $first } to { $other }.
jiaxing-tell-washout = The wall is empty: a washout.
jiaxing-tell-scored = { $who } scores { $first } and has { $second }.
jiaxing-tell-finished = All agree to end the match here.
jiaxing-tell-resigned = { $who } resigns.
jiaxing-tell-over = The match is over.

## How a hand was settled

jiaxing-settled-win = { $who } wins the hand.
jiaxing-picture-draw = Washout
jiaxing-settled-washout = A washout: nobody wins the hand, and one doubling goes into the queue.
jiaxing-formula = { $tai } { $tai ->
        [one] point
       *[other] points
    } 台 { $fan ->
        [0] {""}
       *[other] × { $doubled } ({ $fan } 番){" "}
    }{ $base ->
        [1] {""}
       *[other] × { $base }{" "}
    }= **{ $share }** a share{ $capped ->
        [yes] {" "}(the cap)
       *[no] {""}
    }, **{ $score }** in all.
jiaxing-term-tai = Points 台
jiaxing-term-fan = Doublings 番
jiaxing-term-base = Base
jiaxing-term-share = A share
jiaxing-term-score = In all

## What scores

yaku-pure = Full flush 清一色
yaku-mixed = Half flush 混一色
yaku-triplets = All pongs 對對胡
yaku-honors = All honours 全老頭
yaku-red = Red triplet 紅中刻
yaku-green = Green triplet 發財刻
yaku-white = White triplet 白板刻
yaku-seat_wind = Seat wind 門風
yaku-round_wind = Round wind 風圈
yaku-no_wild = No wild tile 無百搭
yaku-three_wild = Three wild tiles 三百搭
yaku-kong_bloom = Win after a kong 槓上開花
yaku-single_wait = Last single tile 單吊
yaku-huang = Washout bonus 黃番
yaku-huang_baozi = Washout bonus: equal dice 包子
yaku-huang_old_wild = Washout bonus: an honour was wild 老頭黃
yaku-huang_same_wild = Washout bonus: the same wild tile 百搭連莊
yaku-huang_draw = Washout bonus: a washout 黃番
yaku-last_tile = Last tile of the wall 海底撈月
yaku-heaven = Heavenly hand 天胡
yaku-earth = Earthly hand 地胡

yaku-baozi = equal dice 包子
yaku-old_wild = an honour was wild 老頭黃
yaku-same_wild = the same wild tile 百搭連莊
yaku-draw = a washout 黃番

## Settings

jiaxing-option-base = What one point 台 is worth
jiaxing-option-cap = Maximum share (0: no limit)
jiaxing-option-match_rounds = Rounds 圈 in a match
jiaxing-option-first_dealer = Who deals first 莊
jiaxing-value-first_dealer-seat0 = the player in the first seat
jiaxing-value-first_dealer-dice = two dice decide
jiaxing-option-indicator = The tile that sets the wild kind 百搭 is
jiaxing-value-indicator-tail = the last tile of the wall
jiaxing-value-indicator-dice_stack = chosen by a second roll of the dice
jiaxing-option-reserve = Tiles left in the wall at the end
jiaxing-option-chow = You may chow 吃 from your left neighbour
jiaxing-option-discard_wild = You may discard a wild tile 百搭
jiaxing-value-discard_wild-allowed = yes
jiaxing-value-discard_wild-forbidden = no
jiaxing-option-kong_after_claim = A kong 槓 right after a chow or pong
jiaxing-option-swap_discard = After a chow or pong you may discard
jiaxing-value-swap_discard-allowed = any tile
jiaxing-value-swap_discard-not_same_kind = any tile except the kind you claimed
jiaxing-option-no_wild = No wild tile 無百搭 counts
jiaxing-value-no_wild-physical = if you hold none
jiaxing-value-no_wild-face = also if all stand for themselves
jiaxing-option-all_honors_melds = All honours 全老頭 need sets and a pair
jiaxing-option-earthly = Earthly hand 地胡 is a win on
jiaxing-value-earthly-dealer_first_discard = the dealer's first discard
jiaxing-value-earthly-first_draw = your own first draw
jiaxing-value-earthly-off = nothing: it doesn't count
jiaxing-option-earthly_payment = An earthly hand 地胡 is paid by
jiaxing-value-earthly_payment-dealer_3 = the dealer, three shares
jiaxing-value-earthly_payment-dealer_1 = the dealer, one share
jiaxing-value-earthly_payment-all_1 = everyone, one share each
jiaxing-option-heavenly_yellow = Wins as dealt 天胡 地胡 take a washout bonus
jiaxing-option-rob_contract = Robbing your contract partner's kong brings
jiaxing-value-rob_contract-max = three shares, or the contract's if that's more
jiaxing-value-rob_contract-three = three shares
jiaxing-option-contract = Contracts 包
jiaxing-value-contract-ask = bind; the others may give up
jiaxing-value-contract-auto_continue = bind; nobody may give up
jiaxing-value-contract-off = are not played
jiaxing-option-contract_timeout = A player who doesn't answer about a contract
jiaxing-value-contract_timeout-give_up = gives up the hand
jiaxing-value-contract_timeout-continue = plays on
jiaxing-option-contract_partner = Shares that a contract partner pays
jiaxing-option-contract_outsider = Shares where a contract is involved
jiaxing-option-contract_multi = Where two contracts meet
jiaxing-value-contract_multi-max = the larger number of shares is paid
jiaxing-value-contract_multi-product = the shares are multiplied
jiaxing-option-dealer_on_draw = After a washout 流局 the deal
jiaxing-value-dealer_on_draw-rotate = passes on
jiaxing-value-dealer_on_draw-stay = stays
jiaxing-option-dealer_multiplier = What the dealer pays or gets is multiplied by

## Examples of settings, in the panel of house rules

jiaxing-example-base = 3 points 台 with one doubling 番 at a base of 2: each of the others pays 3 × 2 × 2 = 12.
jiaxing-example-cap = With a cap of 20, a share of 32 counts as 20.
jiaxing-example-indicator = It's turned up, and the three other tiles like it are wild.
jiaxing-example-reserve = At 20, the hand is a washout when 20 tiles are left.
jiaxing-example-discard_wild = Your hand lacks only a shape, and you have one wild tile too many.
jiaxing-example-swap_discard = You chow someone's 4 to make 4-5-6: may you discard the 4 you already held?
jiaxing-example-no_wild = Your only wild tile stands for itself: do you still get the point for no wild tile?
jiaxing-example-heavenly_yellow = No: a player who wins as dealt leaves the washout queue to the next winner.
jiaxing-example-rob_contract = Your contract partner adds to a pong, and you win with that tile.
jiaxing-example-contract = Ben has claimed three of your discards: if one of you wins, the other pays five shares.
jiaxing-example-contract_partner = You're bound to Ben, and Ben wins: you pay this many shares.
jiaxing-example-contract_outsider = Ben and Chie are bound, Ben wins, and you have played on: you pay this many shares.
jiaxing-example-contract_multi = You and the winner both have contracts, but not with each other.
jiaxing-example-dealer_multiplier = At 2, the dealer pays and gets two shares where others pay and get one.

## What is said of the patterns on the pages of /rules

pattern-honors = A shape: only winds and dragons, and wild tiles.
pattern-pure = A shape: all tiles of one suit.
pattern-mixed = A shape: one suit, with winds or dragons.
pattern-triplets = A shape: every set is a triplet or a kong.
pattern-red = A set of red dragons.
pattern-green = A set of green dragons.
pattern-white = A set of white dragons.
pattern-seat_wind = A set of your own wind: the dealer is East, then South, West and North to the right.
pattern-round_wind = A set of the wind of the round, which the table shows.
pattern-three_wild = All three wild tiles are in your hand.
pattern-kong_bloom = You win with the tile drawn after a kong.
pattern-single_wait = Four sets lie open, and your last single tile becomes the pair.
pattern-huang = The washout queue isn't empty.
pattern-last_tile = You win with the last tile of the wall.
jiaxing-pattern-heaven = The dealer wins before their first discard.
pattern-note-huang_not_heavenly = Not with a heavenly or earthly hand 天胡 地胡.
pattern-note-no_wild_physical = None of your tiles is wild.
pattern-note-no_wild_face = None of your tiles is wild, or each stands for itself.
pattern-note-any_honors = They also win without sets and a pair.
pattern-note-earth_dealer_first_discard = You win on the dealer's very first discard.
pattern-note-earth_first_draw = You win with your first draw, before any claim or kong. Not for the dealer.

## What only this game shows at a table of mahjong

jiaxing-table-badge-dealer = { table-badge-dealer }
jiaxing-table-badge-contract = contract 包 with { $arg }
jiaxing-table-badge-two_claims = two claims from { $arg }
jiaxing-table-badge-gave_up = gave up
jiaxing-table-badge-queue = washout queue: { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
jiaxing-picture-badge-contract = Contract 包 with
jiaxing-picture-badge-gave_up = Gave up
jiaxing-picture-badge-two_claims = 2 claims from
jiaxing-picture-badge-queue = { $count ->
        [one] Next win ×2
       *[other] Next { $count } wins ×2
    }
jiaxing-picture-own-one_claim = 1 claim from you:
jiaxing-picture-was_out = gave up 不跟
jiaxing-table-was_bound = { $who } were bound by a contract 包
jiaxing-table-was_out = { $who } had given up
jiaxing-hand-out = You gave up this hand: whatever you draw is discarded for you.
jiaxing-tiles-warned = ⚠ { $who } { $count ->
        [one] has
       *[other] have
    } claimed twice from you. A third claim makes a contract 包.
jiaxing-lacking-shape = **No shape yet:** your four sets and a pair win only as { yaku-pure }, { yaku-mixed }, { yaku-honors } or { yaku-triplets }. Nearest: { $near }.
jiaxing-lacking-self_draw = **Complete with this tile, but not a win:** you can win only with a tile you draw yourself.
jiaxing-picture-shares = { $count } shares{ $bound ->
        [yes] , 包
       *[no] {""}
    }
