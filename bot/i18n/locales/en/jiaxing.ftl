## Jiaxing mahjong (engine/jiaxing/RULES.md)

jiaxing = Jiaxing mahjong
    .also = Taitou mahjong, Jiaxing Taitou
jiaxing-about = Four players and three wild tiles: make one of four shapes, and win with a tile you draw yourself.
jiaxing-preset-standard = Taitou 抬頭胡
jiaxing-preset-one_round = Taitou 抬頭胡, one round
jiaxing-tradition-standard = Taitou 抬頭胡 as it's played in Jiaxing 嘉興, over four rounds.
jiaxing-tradition-one_round = Taitou 抬頭胡 as it's played in Jiaxing 嘉興, but with only one round. It takes about 20 minutes against computers.
jiaxing-table-choice = **{ $who }**, will you play on or give up this hand?

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    Four players. Be the first to complete four sets and a pair: 14 tiles.
    A *set* is a sequence in one suit (such as 4-5-6 of circles), three of the same tile (a *triplet*) or four (a *kong*). A *pair* is two of the same tile.
    {""}**Wild tiles.** One tile is turned up. The other three like it are wild: in your hand, each can be any tile.
    {""}**Four shapes.** Four sets and a pair aren't enough. Your hand also needs one of these shapes: all one suit (Full flush 清一色), one suit with winds or dragons (Half flush 混一色), only winds and dragons (All honours 全老頭), or only triplets and kongs (All pongs 對對胡).
    {""}**Draw it yourself.** You win with a tile you draw yourself, not on a discard{ $earthly ->
        [dealer_first_discard] , except the dealer's very first one
       *[other] {""}
    }.
jiaxing-rules-turn =
    {""}**1.** Draw a tile.{ $reserve ->
        [0] {""}
        [one] {" "}The last tile of the wall is never drawn.
       *[other] {" "}The last { $reserve } tiles of the wall are never drawn.
    }
    {""}**2.** If your hand is complete, you may **win**. With four of a kind, or the fourth tile for your pong, you may make a **kong** and draw another tile.
    {""}**3.** Discard a tile{ $discard_wild ->
        [forbidden] {" "}that isn't wild
       *[allowed] {""}
    }.
    {""}**Claims.** You may claim a tile that someone discards:
    { $chow ->
        [yes] • **Chow**: it makes a sequence with two of your tiles. You may chow only from your left neighbour.
       *[no] {""}
    }
    • **Pong** or **kong**: you have two tiles like it (pong) or three (kong). You may take it from anyone.
    Wild tiles can't be used in claims or kongs. Claimed sets stay face up.{ $swap_discard ->
        [not_same_kind] {" "}Right after a chow or pong, you may not discard the kind of tile you claimed.
       *[allowed] {""}
    }{ $kong_after_claim ->
        [yes] {" "}Right after a chow or pong, you may also make a kong with your own tiles.
       *[no] {""}
    }
    {""}**Robbing.** If someone adds a tile to their pong and that tile completes your hand as part of a set, you may win with it.
jiaxing-rules-points =
    { $base ->
        [1] **A share** is your points (台), doubled once for each doubling (番).
       *[other] **A share** is { $base } times your points (台), doubled once for each doubling (番).
    }{ $cap ->
        [0] {""}
       *[other] {" "}It's at most { $cap }.
    }
    Each of the other three pays you a share{ $dealer_multiplier ->
        [1] {""}
        [2] . The dealer pays and gets double
       *[other] . The dealer pays and gets { $dealer_multiplier } times as much
    }. **Example:** you have one suit with winds (2) and no wild tile (1), and you win after a kong (×2). That's 3 × 2{ $base ->
        [1] {" "}= 6
       *[other] {" "}× { $base }
    } from each{ $cap ->
        [0] {""}
       *[other] , at most { $cap }
    }.
    { $earthly ->
        [dealer_first_discard] If you win on the dealer's first discard 地胡, { $earthly_payment ->
            [dealer_1] only the dealer pays: one share.
            [all_1] everyone pays one share.
           *[dealer_3] only the dealer pays: three shares.
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
       *[other] **Contracts.** Three claims from the same player bind you both 包. If one of you wins, the other pays { $contract_partner } { $contract_partner ->
            [one] share
           *[other] shares
        } and the rest pay { $contract_outsider } each. If anyone else wins, each of you pays { $contract_outsider }.{ $contract_multi ->
            [product] {" "}If the winner and a payer are both bound, but not to each other, the payer pays { $contract_outsider } × { $contract_outsider }.
           *[max] {""}
        } { $contract ->
            [ask] The others choose at once: play on, or give up the hand and pay nothing. A player who doesn't answer { $contract_timeout ->
                [continue] plays on.
               *[give_up] gives up the hand.
            }
           *[auto_continue] Nobody may give up the hand.
        }
    }
jiaxing-rules-deal =
    {""}**The first dealer** is { $first_dealer ->
        [dice] chosen with two dice, counting from the first seat.
       *[seat0] the player in the first seat.
    } The dealer is East and begins.
    {""}**The wild tile.** { $indicator ->
        [dice_stack] A second roll of the dice decides which tile is turned up.
       *[tail] The last tile of the wall is turned up.
    }
    {""}**The deal.** The dealer deals again after winning{ $dealer_on_draw ->
        [stay] , and after a hand that nobody won
       *[rotate] {""}
    }. Otherwise the player on the right deals next.
    {""}**The washout queue.** Each of these adds a doubling to the queue: equal dice, a wind or dragon as the wild tile, the same wild tile twice in a row, and a hand that nobody won. Each winner takes one out{ $heavenly_yellow ->
        [no] , except with a heavenly or earthly hand 天胡 地胡
       *[yes] {""}
    }.
    {""}**The end.** A match lasts { $match_rounds ->
        [one] one round: the deal goes around the table once.
       *[other] { $match_rounds } rounds. In each round, the deal goes around the table once.
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
    } and the rest pay { $contract_outsider } each. If anyone else wins, you both pay { $contract_outsider }.{ jiaxing-dealer-pays }{ $contract ->
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
    {""}**{ jiaxing-verb-continue }:** you pay { $contract_outsider } { $contract_outsider ->
        [one] share
       *[other] shares
    } if one of them wins, and each of them pays you { $contract_outsider } if you win. With anyone else, the payment is still one share.{ jiaxing-dealer-pays }
    {""}**{ jiaxing-verb-give_up }:** you pay nothing and can't win.

jiaxing-sure-discard = **{ $pieces } is wild:** it can be any tile. Discard it anyway?
jiaxing-sure-give_up = **Give up this hand?** You pay nothing, but you can no longer win it. Every tile you draw is discarded automatically. This can't be undone.

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

jiaxing-tell-dice = The dice show { $first } and { $second }. Counting from { $other }, { $who } deals first.
jiaxing-tell-dealt = Hand { $first } is dealt. { $who } is the dealer and rolls { $second } and { $third }. **{ $pieces }** is turned up, so the other three are wild.
jiaxing-tell-queued = The washout queue gets longer: { $names }.
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
jiaxing-tell-kong = { $who } makes a kong with { $tile } from { $other }.
jiaxing-tell-concealed_kong = { $who } makes a concealed kong{ $seen ->
        [0] .
       *[other] {" "}of { $tile }.
    }
jiaxing-tell-added_kong = { $who } adds **{ $pieces }** to a pong.
jiaxing-tell-robbed = { $who } robs { $pieces } from { $other }'s kong!
jiaxing-tell-warned = { $who } has now claimed twice from { $other }. A third claim makes a contract 包. If one of them wins, the other pays { $contract_partner } { $contract_partner ->
        [one] share
       *[other] shares
    }.
jiaxing-tell-contract = **A contract 包** binds { $who } and { $other }.
jiaxing-tell-gave_up = { $who } gives up this hand.
jiaxing-tell-continued = { $who } plays on.
jiaxing-tell-won = { $first ->
        [1] **{ $who } wins with the tiles they were dealt!**
       *[other] **{ $who } wins with { $last }!**
    }
jiaxing-tell-yaku = { $who } has **{ $notes }**.
jiaxing-tell-paid = { $who } pays { $first } to { $other }.
jiaxing-tell-washout = The wall is empty, so the hand is over.
jiaxing-tell-scored = { $who } scores { $first } and now has { $second }.
jiaxing-tell-finished = Everyone agrees to end the match here.
jiaxing-tell-resigned = { $who } resigns.
jiaxing-tell-over = The match is over.

## How a hand was settled

jiaxing-settled-win = { $who } wins the hand.
jiaxing-picture-draw = Washout
jiaxing-settled-washout = The hand is a washout: nobody wins it, and one doubling goes into the queue.
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
jiaxing-term-cap = Cap
jiaxing-term-share = A share
jiaxing-term-score = Total

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
short-yaku-three_wild = Three wild 三百搭
yaku-kong_bloom = Win after a kong 槓上開花
short-yaku-kong_bloom = After a kong 槓上開花
yaku-single_wait = Last single tile 單吊
yaku-huang = Washout bonus 黃番
yaku-huang_baozi = Washout bonus: equal dice 包子
short-yaku-huang_baozi = Equal dice 包子
yaku-huang_old_wild = Washout bonus: an honour was wild 老頭黃
short-yaku-huang_old_wild = Wild honour 老頭黃
yaku-huang_same_wild = Washout bonus: the same wild tile 百搭連莊
short-yaku-huang_same_wild = Same wild 百搭連莊
yaku-huang_draw = Washout bonus: a washout 黃番
short-yaku-huang_draw = Washout 黃番
yaku-last_tile = Last tile of the wall 海底撈月
short-yaku-last_tile = Last tile 海底撈月
yaku-heaven = Heavenly hand 天胡
yaku-earth = Earthly hand 地胡

yaku-baozi = equal dice 包子
yaku-old_wild = an honour was wild 老頭黃
yaku-same_wild = the same wild tile 百搭連莊
yaku-draw = a washout 黃番

## Settings

jiaxing-option-base = Value of one point 台
jiaxing-option-cap = Maximum share (0: no limit)
jiaxing-option-match_rounds = Rounds 圈 per match
jiaxing-option-first_dealer = First dealer 莊
jiaxing-value-first_dealer-seat0 = the player in the first seat
jiaxing-value-first_dealer-dice = chosen with two dice
jiaxing-option-indicator = Tile turned up to set the wild tiles 百搭
jiaxing-value-indicator-tail = the last tile of the wall
jiaxing-value-indicator-dice_stack = chosen by a second roll of the dice
jiaxing-option-reserve = Tiles left in the wall at the end
jiaxing-option-chow = Chows 吃
jiaxing-option-discard_wild = Discarding a wild tile 百搭
jiaxing-value-discard_wild-allowed = allowed
jiaxing-value-discard_wild-forbidden = not allowed
jiaxing-option-kong_after_claim = Kongs 槓 right after a chow or pong
jiaxing-option-swap_discard = Allowed discards after a chow or pong
jiaxing-value-swap_discard-allowed = any tile
jiaxing-value-swap_discard-not_same_kind = any tile except the kind you claimed
jiaxing-option-no_wild = Point for No wild tile 無百搭
jiaxing-value-no_wild-physical = only if you hold no wild tile
jiaxing-value-no_wild-face = also if wild tiles stand for themselves
jiaxing-option-all_honors_melds = Sets and a pair required for All honours 全老頭
jiaxing-option-earthly = Earthly hand 地胡
jiaxing-value-earthly-dealer_first_discard = a win on the dealer's first discard
jiaxing-value-earthly-first_draw = a win with your own first draw
jiaxing-value-earthly-off = not played
jiaxing-option-earthly_payment = Payment for an earthly hand 地胡
jiaxing-value-earthly_payment-dealer_3 = the dealer pays three shares
jiaxing-value-earthly_payment-dealer_1 = the dealer pays one share
jiaxing-value-earthly_payment-all_1 = everyone pays one share
jiaxing-option-heavenly_yellow = Washout bonus for heavenly and earthly hands
jiaxing-option-rob_contract = Payment for robbing a contract partner's kong
jiaxing-value-rob_contract-max = three shares, or the contract's if that's more
jiaxing-value-rob_contract-three = three shares
jiaxing-option-contract = Contracts 包
jiaxing-value-contract-ask = binding; the others may give up the hand
jiaxing-value-contract-auto_continue = binding; nobody may give up the hand
jiaxing-value-contract-off = not played
jiaxing-option-contract_timeout = Default answer about a contract 包
jiaxing-value-contract_timeout-give_up = give up the hand
jiaxing-value-contract_timeout-continue = play on
jiaxing-option-contract_partner = Shares paid by a contract partner
jiaxing-option-contract_outsider = Shares between bound and unbound players
jiaxing-option-contract_multi = Shares when two contracts meet
jiaxing-value-contract_multi-max = counted once
jiaxing-value-contract_multi-product = multiplied
jiaxing-option-dealer_on_draw = Next dealer after a washout 流局
jiaxing-value-dealer_on_draw-rotate = the player on the right
jiaxing-value-dealer_on_draw-stay = the same dealer
jiaxing-option-dealer_multiplier = Multiplier when the dealer pays or is paid

## Examples of settings, in the panel of house rules

jiaxing-example-base = You win with 3 points 台 and one doubling 番. With a base of 2, each of the others pays 3 × 2 × 2 = 12 points.
jiaxing-example-cap = At 20, a share of 32 counts as only 20.
jiaxing-example-indicator = This tile is turned up, and the other three like it are wild.
jiaxing-example-reserve = At 20, the hand is a washout when only 20 tiles are left.
jiaxing-example-discard_wild = You have a wild tile that you can't use. May you discard it?
jiaxing-example-swap_discard = You chow someone's 4 to make 4-5-6. May you discard the 4 you already had?
jiaxing-example-no_wild = Your only wild tile stands for itself. Do you still get the point for No wild tile?
jiaxing-example-heavenly_yellow = Without it, a player who wins with such a hand leaves the washout queue to the next winner.
jiaxing-example-rob_contract = Your contract partner adds a tile to a pong, and you win with that tile.
jiaxing-example-contract = Ben has claimed three of your discards. If one of you wins, the other pays five shares.
jiaxing-example-contract_partner = You and Ben are bound by a contract. If Ben wins, you pay this many shares.
jiaxing-example-contract_outsider = Ben and Chie are bound by a contract, and you play on. If Ben wins, you pay this many shares.
jiaxing-example-contract_multi = You and the winner are both bound by contracts, but not to each other.
jiaxing-example-dealer_multiplier = At 2, the dealer pays or gets two shares where others pay or get one.

## What is said of the patterns on the pages of /rules

pattern-honors = A shape: you have only winds, dragons and wild tiles.
pattern-pure = A shape: all your tiles are in one suit.
pattern-mixed = A shape: you have one suit, together with winds or dragons.
pattern-triplets = A shape: every set is a triplet or a kong.
pattern-red = A set of red dragons.
pattern-green = A set of green dragons.
pattern-white = A set of white dragons.
pattern-seat_wind = A set of your own wind. The dealer is East; South, West and North follow to the right.
pattern-round_wind = A set of the round wind. The table shows which wind that is.
pattern-three_wild = All three wild tiles are in your hand.
pattern-kong_bloom = You win with the tile drawn after a kong.
pattern-single_wait = All four sets are on the table, and you win by pairing your last tile.
pattern-huang = You win while a doubling is waiting in the washout queue.
pattern-last_tile = You win with the last tile of the wall.
jiaxing-pattern-heaven = The dealer wins before their first discard.
pattern-note-huang_not_heavenly = Heavenly and earthly hands 天胡 地胡 don't get this bonus.
pattern-note-no_wild_physical = You have no wild tiles.
pattern-note-no_wild_face = You have no wild tiles, or each wild tile stands for itself.
pattern-note-any_honors = These tiles win even if they don't form sets and a pair.
pattern-note-earth_dealer_first_discard = You win on the dealer's very first discard.
pattern-note-earth_first_draw = You win with your first draw, before any claim or kong. The dealer can't score this.

## What only this game shows at a table of mahjong

jiaxing-table-badge-dealer = { table-badge-dealer }
jiaxing-table-badge-contract = contract 包 with { $arg }
jiaxing-table-badge-two_claims = two claims from { $arg }
jiaxing-table-badge-gave_up = gave up
jiaxing-table-badge-queue = washout queue: { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
jiaxing-picture-badge-contract = Contract:
jiaxing-picture-badge-gave_up = Gave up
jiaxing-picture-badge-two_claims = 2 claims from
jiaxing-picture-warned-two_claims = 2 from
jiaxing-picture-badge-queue = { $count ->
        [one] Next win ×2
       *[other] Next { $count }: ×2
    }
jiaxing-picture-own-one_claim = 1 claim from you:
jiaxing-picture-was_out = gave up
jiaxing-table-was_bound = { $who } were bound by a contract 包
jiaxing-table-was_out = { $who } had given up
jiaxing-hand-out = You gave up this hand, so every tile you draw is discarded for you.
jiaxing-tiles-warned = ⚠ { $who } { $count ->
        [one] has
       *[other] have
    } claimed twice from you. A third claim makes a contract 包.
jiaxing-lacking-shape = **No shape yet:** you have four sets and a pair, but they win only as { yaku-pure }, { yaku-mixed }, { yaku-honors } or { yaku-triplets }. Nearest: { $near }.
jiaxing-lacking-self_draw = **This tile completes your hand, but you can't win with it:** you have to draw the winning tile yourself.
jiaxing-picture-shares = { $count } shares{ $bound ->
        [yes] , 包
       *[no] {""}
    }
