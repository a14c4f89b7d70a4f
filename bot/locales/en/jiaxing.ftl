## Jiaxing mahjong (engine/jiaxing/RULES.md)

jiaxing = Jiaxing mahjong
jiaxing-about = Four players, three wild tiles: make one of four shapes and win on a tile you draw yourself.
jiaxing-preset-standard = Standard rules
jiaxing-table-choice = **{ $who }**, will you play on, or give up this hand?

jiaxing-rules =
    136 tiles; one is turned up, the three others like it are wild: each stands for any tile.
    You win with a tile you draw yourself: four sets (a sequence, a triplet or a kong) and a pair, in one of four shapes: all one suit 4 points, one suit with winds or dragons 2, only winds and dragons 10, only triplets 2.
    One point more for each: a triplet of red, green or white dragons, of your wind, of the round wind; no wild tile.
    Double for each: three wild tiles; a win after a kong; your last single tile; the last tile of the wall; a bonus from the washout queue (one for each win). Four times for the dealer's dealt hand, or for a win on the dealer's very first discard, for which the dealer pays all three shares. Else all others pay a share each, except for a robbed tile.
    On your turn you draw, then win, make a kong or discard. From discards: chow from your left neighbour, pong or kong from anybody, never with wild tiles. You cannot win on a discard, except on the dealer's very first. You may rob the tile somebody adds to a pong, but not for your pair; that player alone then pays three shares.
    Three claims from one player bind you both by a *contract*: if one of you wins, the other pays five shares, the rest two; if another player wins, each of you pays two. The rest may give up at that moment: they neither win nor pay any more.
    The deal stays only when the dealer wins. Equal dice, a wind or dragon as wild tile, the same wild tile twice and drawn hands each put one doubling into the washout queue.
    The settings listed below may change some of this.

## What is asked

jiaxing-ask-ready = Look at your tiles. Ready for hand { $round }?
jiaxing-ask-discard = **Your turn:** discard a tile{ $more ->
        [yes] , or choose what stands above them
       *[no] {""}
    }.
jiaxing-ask-claim = **{ $held }** from { $who }: do you want it? Claims close { $until }.
jiaxing-ask-rob_kong = { jiaxing-ask-claim }
jiaxing-ask-give_up = **A contract** binds { $contract }. Play on, or give up this hand, with nothing to win or to pay? Without an answer you give up { $until }.
jiaxing-ask-continue = **A contract** binds { $contract }. Play on, or give up this hand, with nothing to win or to pay? Without an answer you play on { $until }.

jiaxing-sure-discard = **{ $pieces } is wild:** it can stand for any tile. Discard it all the same?
jiaxing-sure-give_up = **Give up this hand?** You neither win nor pay any more, and whatever you draw is discarded for you. It cannot be taken back.

## What one can do

jiaxing-verb-ready = Ready
jiaxing-verb-finish = End the match
jiaxing-verb-resign = Resign
jiaxing-verb-discard = { $pieces }
jiaxing-verb-chow = Chow { $meld }
jiaxing-verb-pong = Pong { $pieces }
jiaxing-verb-kong = Kong { $pieces }
jiaxing-verb-concealed_kong = Concealed kong { $pieces }
jiaxing-verb-added_kong = Add to the pong { $pieces }
jiaxing-verb-win = Win
jiaxing-verb-pass = Pass
jiaxing-verb-continue = Play on
jiaxing-verb-give_up = Give up this hand
jiaxing-verb-go_on = Go on

## What happened

jiaxing-tell-dealt = Hand { $first } is dealt; { $who } is the dealer and throws { $second } and { $third }. **{ $pieces }** is turned up: the three others are wild.
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
jiaxing-tell-warned = { $who } has now claimed twice from { $other }: a third time makes a contract.
jiaxing-tell-contract = **A contract** binds { $who } and { $other }.
jiaxing-tell-gave_up = { $who } gives up this hand.
jiaxing-tell-continued = { $who } plays on.
jiaxing-tell-won = **{ $who } wins!** `{ $rest } + { $last }`
jiaxing-tell-yaku = { $who } has **{ $notes }**.
jiaxing-tell-paid = { $who } pays { $other } { $first }.
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
    }{ $fan ->
        [0] {""}
       *[other] {" "}× { $doubled }
    }{ $base ->
        [1] {""}
       *[other] {" "}× { $base }
    } = **{ $share }** a share{ $capped ->
        [yes] {" "}(the cap)
       *[no] {""}
    }, **{ $score }** in all.
jiaxing-term-tai = Points
jiaxing-term-fan = Doublings
jiaxing-term-base = Base
jiaxing-term-share = A share
jiaxing-term-score = In all
jiaxing-reason-win = Win
jiaxing-reason-washout = Washout

## What scores

yaku-pure = All one suit
yaku-mixed = One suit and honours
yaku-triplets = All triplets
yaku-honors = All honours
yaku-red = Red triplet
yaku-green = Green triplet
yaku-white = White triplet
yaku-seat_wind = Seat wind
yaku-round_wind = Round wind
yaku-no_wild = No wild tile
yaku-three_wild = Three wild tiles
yaku-kong_bloom = Win after a kong
yaku-single_wait = Last single tile
yaku-huang = Washout bonus
yaku-huang_baozi = Washout bonus: equal dice
yaku-huang_old_wild = Washout bonus: an honour was wild
yaku-huang_same_wild = Washout bonus: the same wild tile twice
yaku-huang_draw = Washout bonus: an earlier washout
yaku-last_tile = Last tile of the wall
yaku-heaven = Heavenly hand
yaku-earth = Earthly hand

yaku-baozi = equal dice
yaku-old_wild = a wind or dragon is wild
yaku-same_wild = the same wild tile again
yaku-draw = a washout

## Settings

jiaxing-option-base = Base of a share
jiaxing-option-cap = Highest share (0: no limit)
jiaxing-option-match_rounds = Rounds
jiaxing-option-indicator = The tile turned up
jiaxing-value-indicator-tail = is the last of the wall
jiaxing-value-indicator-dice_stack = is found by a second throw
jiaxing-option-reserve = Tiles of the wall never drawn
jiaxing-option-chow = Chows
jiaxing-option-discard_wild = Discarding a wild tile
jiaxing-value-discard_wild-allowed = allowed
jiaxing-value-discard_wild-forbidden = forbidden
jiaxing-option-kong_after_claim = A kong directly after a chow or pong
jiaxing-option-swap_discard = The discard after a chow or pong
jiaxing-value-swap_discard-allowed = any tile
jiaxing-value-swap_discard-not_same_kind = not the kind just claimed
jiaxing-option-no_wild = The point for no wild tile
jiaxing-value-no_wild-physical = only without any
jiaxing-value-no_wild-face = also if all stand for themselves
jiaxing-option-all_honors_melds = All honours need four sets and a pair
jiaxing-option-earthly = Earthly hand
jiaxing-value-earthly-dealer_first_discard = on the dealer's first discard
jiaxing-value-earthly-first_draw = on one's first draw
jiaxing-value-earthly-off = not used
jiaxing-option-earthly_payment = An earthly hand is paid
jiaxing-value-earthly_payment-dealer_3 = by the dealer, three shares
jiaxing-value-earthly_payment-dealer_1 = by the dealer, one share
jiaxing-value-earthly_payment-all_1 = by all, one share each
jiaxing-option-rob_contract = Robbing the kong of one's partner
jiaxing-value-rob_contract-max = costs the larger of three shares and the contract
jiaxing-value-rob_contract-three = costs three shares
jiaxing-option-contract = Contracts
jiaxing-value-contract-ask = the others may give up
jiaxing-value-contract-auto_continue = nobody may give up
jiaxing-value-contract-off = not used
jiaxing-option-contract_timeout = Without an answer to a contract
jiaxing-value-contract_timeout-give_up = one gives up
jiaxing-value-contract_timeout-continue = one plays on
jiaxing-option-contract_partner = Shares paid by a partner
jiaxing-option-contract_outsider = Shares paid by the rest
jiaxing-option-contract_multi = Several contracts
jiaxing-value-contract_multi-max = the largest factor counts
jiaxing-value-contract_multi-product = the factors are multiplied
jiaxing-option-dealer_on_draw = After a washout the deal
jiaxing-value-dealer_on_draw-rotate = passes on
jiaxing-value-dealer_on_draw-stay = stays
jiaxing-option-dealer_multiplier = The dealer pays and receives, times
