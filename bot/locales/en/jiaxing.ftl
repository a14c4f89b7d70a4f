## Jiaxing mahjong (engine/jiaxing/RULES.md)

jiaxing = Jiaxing mahjong
jiaxing-about = Four players, three wild tiles: make one of four shapes and win on a tile you draw yourself.
jiaxing-preset-standard = Standard rules
jiaxing-table-choice = **{ $who }**, will you play on, or give up this hand?

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    Four players. Be the first with four sets and a pair: 14 tiles.
    A *set* is a sequence of a suit (4-5-6 of circles), a triplet of the same tile, or a *kong* of four. A *pair* is two of the same.
    {""}**Wild tiles.** One tile is turned up. The three others like it are wild: in your hand each stands for any tile.
    {""}**Four shapes.** Four sets and a pair are not enough. They also have to be all one suit, or one suit with winds or dragons, or only winds and dragons, or only triplets.
    {""}**Draw it yourself.** You win with a tile you draw, not on a discard{ $earthly ->
        [dealer_first_discard] , but for the dealer's very first one
       *[other] {""}
    }.
jiaxing-rules-turn =
    {""}**1.** Draw a tile.
    {""}**2.** If your hand is complete, you may **win**. With four of a kind you may lay out a **kong** and draw once more.
    {""}**3.** Discard a tile.
    {""}**Claims.** Somebody's discard may become yours:
    { $chow ->
        [yes] • **Chow**: it makes a sequence with two of yours. From your left neighbour alone.
       *[no] {""}
    }
    • **Pong** or **kong**: you have two or three like it. From anybody.
    Wild tiles take part in no claim. Sets that you claim lie open.
    {""}**Robbing.** If somebody adds a tile to their pong and it completes your hand (not as your pair), you may win with it.
jiaxing-rules-points =
    { $base ->
        [1] **A share** is your points (台), doubled for each doubling (番).
       *[other] **A share** is { $base } times your points (台), doubled for each doubling (番).
    }{ $cap ->
        [0] {""}
       *[other] {" "}It is { $cap } at most.
    }
    Each of the three others pays you a share. **Example:** one suit with winds (2), no wild tile (1), won after a kong (×2): 3 × 2 = 6 from each.
    Whoever is robbed pays alone, three shares or more.
    { $contract ->
        [off] {""}
       *[other] **Contracts.** Three claims from the same player bind you both: if one of you wins, the other pays { $contract_partner } shares and the rest { $contract_outsider }; if somebody else wins, each of you pays { $contract_outsider }.
    }
    {""}**The deal** stays with a dealer who wins. Equal dice, a wind or dragon as wild tile, the same wild tile twice, and a hand that nobody won each put a doubling into the *washout queue*; a winner takes one out.
    A match lasts { $match_rounds ->
        [one] one round
       *[other] { $match_rounds } rounds
    }, in each of which the deal goes once around the table.

## What is asked

jiaxing-ask-ready = { $settled ->
    [0] Look at your tiles. Ready for hand { $round }?
   *[other] Ready for hand { $round }?
}
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

## What is said of the patterns on the pages of /rules

pattern-honors = A shape: only winds and dragons, and wild tiles.
pattern-pure = A shape: all tiles of one suit.
pattern-mixed = A shape: one suit, with winds or dragons.
pattern-triplets = A shape: every set is a triplet or a kong.
pattern-red = A set of red dragons.
pattern-green = A set of green dragons.
pattern-white = A set of white dragons.
pattern-seat_wind = A set of your own wind: the dealer is East, then South, West and North to the right.
pattern-round_wind = A set of the wind of the round, which everybody sees.
pattern-three_wild = All three wild tiles are in your hand.
pattern-kong_bloom = You win with the tile drawn after a kong.
pattern-single_wait = Four sets lie open, and your last single tile becomes the pair.
pattern-huang = The washout queue is not empty.
pattern-last_tile = You win with the last tile of the wall.
jiaxing-pattern-heaven = The dealer wins before their first discard.
pattern-note-no_wild_physical = None of your tiles is wild.
pattern-note-no_wild_face = None of your tiles is wild, or each stands for itself.
pattern-note-any_honors = They win without sets and a pair too.
pattern-note-earth_dealer_first_discard = You win on the very first discard of the dealer.
pattern-note-earth_first_draw = You win with your first draw, before any claim or kong. Not for the dealer.
