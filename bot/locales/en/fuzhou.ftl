## Fuzhou mahjong (engine/fuzhou/RULES.md)

fuzhou = Fuzhou mahjong
fuzhou-about = Four players, 17 tiles to a win, flowers and three golden wild tiles: five sets and a pair.
fuzhou-preset-standard = Standard rules
fuzhou-tiles-wild = Gold: **{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark } is gold: it stands for any tile and is worth a point.
fuzhou-picture-wild = Gold

fuzhou-rules =
    17 tiles make five sets and a pair, of characters, circles and bamboos only.
    Winds, dragons, plants and seasons are flowers: laid out, replaced, one point each (a full four: six).
    One tile is opened as *gold*; the three others like it are wild and worth one point each. Nobody can claim a gold; who discards one can win only by self-draw in this hand.
    On your turn you draw, then win, make a kong or discard. Chow from your left neighbour; pong, kong and win from anybody, but no kong directly after a chow or pong. What you discarded or passed you may not claim before your next tile.
    Points: flowers, golds, the dealer's streak and 1 more, doubled by self-draw. All three others pay.
    Special wins: double the points (without the 1) and add the best of: 30 no flower and no kong; 30 dealt win; 30 robbing the gold right after the dealer's first discard; 40 three golds, with any hand; 50 a pair of golds; 50 jinkan; 100 a triplet of golds.
    Five sets and a lone gold (*youjin*) win by self-draw only. *Jinkan*: declare, with the tiles below and above the gold, that you wait for a gold only.
    20 tiles are never drawn. Of the last four live tiles each player draws one, without a discard.
    A win of the dealer or a draw keeps the deal; four passed deals are a round. Who leaves during a hand pays for it, and nobody receives it.
    The settings listed below may change some of this.

## What is asked

fuzhou-ask-ready = Look at your tiles. Ready for hand { $round }?
fuzhou-ask-discard = **Your turn:** discard a tile{ $more ->
        [yes] , or choose what stands above them
       *[no] {""}
    }.
fuzhou-ask-claim = **{ $held }** from { $who }: do you want it? Claims close { $until }.
fuzhou-ask-rob_kong = { fuzhou-ask-claim }
fuzhou-ask-rob_gold = **The gold can be yours**, before anybody claims { $who }'s first discard. That ends { $until }.
fuzhou-ask-three_golds = **You hold all three golds.** Win hand { $round } with them, or pass and play on?

fuzhou-sure-discard = **{ $pieces } is gold:** it stands for any tile and is worth a point.{ $gold_discard ->
        [self_draw_only] {" "}After that you can win this hand only by self-draw.
       *[other] {""}
    } Discard it all the same?
fuzhou-sure-jinkan = **Discard { $pieces } and declare jinkan?** Your hand stays as it is: only a gold that you draw wins, and you discard whatever else you draw. It cannot be taken back.

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# Jinkan: show the tiles below and above the gold and wait for a gold alone; drawing it adds 50.
fuzhou-offer-rob_gold = -# Robbing the gold: take the gold that lies beside the wall as your last tile; it adds 30 and counts as self-drawn.
fuzhou-offer-three_golds = -# Three golds: they win with any tiles beside them and add 40.

## What one can do

fuzhou-verb-ready = Ready
fuzhou-verb-finish = End the match
fuzhou-verb-resign = Resign
fuzhou-verb-discard = { $pieces }
fuzhou-verb-jinkan = Jinkan, { $pieces } away
fuzhou-verb-chow = Chow { $meld }
fuzhou-verb-pong = Pong { $pieces }
fuzhou-verb-kong = Kong { $pieces }
fuzhou-verb-concealed_kong = Concealed kong { $pieces }
fuzhou-verb-added_kong = Add to the pong { $pieces }
fuzhou-verb-win = Win
fuzhou-verb-rob_gold = Rob the gold
fuzhou-verb-three_golds = Win with three golds
fuzhou-verb-pass = Pass
fuzhou-verb-go_on = Go on

## What happened

fuzhou-tell-dealt = Hand { $first } is dealt; { $who } is the dealer and throws { $second } and { $third }.
fuzhou-tell-flower = { $owned ->
        [no] Turned up before the gold, for nobody: { $flowers }.
       *[yes] { $who } lays out { $flowers }.
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
fuzhou-tell-jinkan = { $who } declares **jinkan** and shows { $pieces }.
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
fuzhou-tell-won = **{ $who } wins!** `{ $first ->
        [1] { $written }
       *[other] { $rest } + { $last }
    }`
fuzhou-tell-yaku = { $who } has **{ $notes }**.
fuzhou-tell-paid = { $who } pays { $other } { $first }.
fuzhou-tell-washout = No tile is left to draw: the hand is a draw.
fuzhou-tell-scored = { $who } scores { $first } and has { $second }.
fuzhou-tell-finished = All agree to end the match here.
fuzhou-tell-escaped = { $mark } leaves and pays { $first } to nobody; the hand is void.
fuzhou-tell-over = The match is over.

## How a hand was settled

fuzhou-settled-win = { $who } wins the hand.
fuzhou-settled-washout = A draw: nobody wins the hand, and it costs nothing.
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
    } + { $jin } { $jin ->
        [one] gold
       *[other] golds
    }{ $lian ->
        [0] {""}
       *[other] {" "}+ streak { $lian }
    }{ $kongs ->
        [0] {""}
       *[other] {" "}+ { $kongs } for kongs
    }{ $one ->
        [0] {""}
       *[other] {" "}+ { $one } for the win
    }{ $double ->
        [1] {""}
       *[other] ) × { $double }{ $one ->
            [0] {""}
           *[other] {" "}for self-draw
        }
    }{ $constant ->
        [0] {""}
       *[other] {" "}+ { $constant }
    }{ $stake ->
        [1] {""}
       *[other] ) × stake { $stake }
    } = **{ $share }** a share, **{ $score }** in all.
fuzhou-term-hua = Flowers
fuzhou-term-jin = Golds
fuzhou-term-lian = Streak
fuzhou-term-kongs = Kongs
fuzhou-term-one = The win
fuzhou-term-double = Doubled
fuzhou-term-constant = Special
fuzhou-term-stake = Stake
fuzhou-term-share = A share
fuzhou-term-score = In all
fuzhou-reason-win = Win
fuzhou-reason-washout = Draw

## What scores

yaku-three_golds = Three golds
yaku-rob_gold = Robbing the gold
yaku-no_flower = No flower or kong
yaku-gold_pair = Pair of golds
yaku-gold_triplet = Triplet of golds
yaku-gold_edge = Jinkan

## Settings

fuzhou-option-stake = Stake, times every payment
fuzhou-option-match_rounds = Rounds of four passed deals
fuzhou-option-deal_first = The first tiles go to
fuzhou-value-deal_first-dice_player = the seat found by the dice
fuzhou-value-deal_first-dealer = the dealer
fuzhou-option-reserve = Tiles of the wall never drawn
fuzhou-option-reserve_per_kong = More of them for a kong
fuzhou-value-reserve_per_kong-none = none
fuzhou-value-reserve_per_kong-ming1_an2 = 1 for an open one, 2 for a concealed one
fuzhou-option-gold_flower = A flower turned up as gold
fuzhou-value-gold_flower-dealer = belongs to the dealer
fuzhou-value-gold_flower-nobody = belongs to nobody
fuzhou-option-gold_discard = Discarding a gold
fuzhou-value-gold_discard-self_draw_only = leaves self-draw only
fuzhou-value-gold_discard-forbidden = forbidden
fuzhou-value-gold_discard-free = costs nothing more
fuzhou-option-same_round_lock = Not to be claimed before the next own tile
fuzhou-value-same_round_lock-discarded_and_passed = what one discarded or passed
fuzhou-value-same_round_lock-passed = what one passed
fuzhou-value-same_round_lock-discarded = what one discarded
fuzhou-value-same_round_lock-off = nothing
fuzhou-option-swap_discard = The discard after a claim
fuzhou-value-swap_discard-not_after_chow = not the kind just chowed
fuzhou-value-swap_discard-not_after_claim = not the kind just claimed
fuzhou-value-swap_discard-allowed = any tile
fuzhou-option-rob_kong = Robbing a kong
fuzhou-option-three_golds = Three golds win
fuzhou-value-three_golds-any_own_turn = in any turn of one's own
fuzhou-value-three_golds-moment_of_draw = only when the third is drawn
fuzhou-option-three_golds_on_discard = Three golds also score on a discard
fuzhou-option-youjin = Five sets and a lone gold win by self-draw only
fuzhou-value-youjin-any_gold = with any number of golds
fuzhou-value-youjin-one_gold = with exactly one gold
fuzhou-value-youjin-off = not used
fuzhou-option-jinkan = Jinkan
fuzhou-option-jinkan_kong = Kongs after jinkan
fuzhou-option-kong_fan = Points for kongs
fuzhou-value-kong_fan-none = none
fuzhou-value-kong_fan-ming1_an2 = 1 for an open one, 2 for a concealed one
fuzhou-option-streak = The dealer's streak counts
fuzhou-value-streak-winner_is_dealer = if the dealer wins
fuzhou-value-streak-all = for every winner
fuzhou-option-draw_adds_streak = A drawn hand lengthens the streak
fuzhou-option-discard_payment = For a win on a discard
fuzhou-value-discard_payment-all_three = all three pay
fuzhou-value-discard_payment-discarder_only = the discarder pays one share
fuzhou-value-discard_payment-discarder_for_three = the discarder pays all three shares
fuzhou-option-escape = Leaving during a hand costs, in stakes
fuzhou-option-after_escape = After somebody left
fuzhou-value-after_escape-end_match = the match ends
fuzhou-value-after_escape-bot = a computer plays on
