## Advice and reviews in two sentences: the reason for a move, and its danger; *More* shows the figures

advice-figures = -# **{ $action }**: { $figures }.
advice-good = { $reason ->
        [win] it wins right away
        [ready] you then need only one more tile to win
        [near] it leaves you { $distance } tiles from a win, and { $helping ->
            [0] no unseen tile helps at once
            [one] { $helping } unseen tile helps
           *[other] { $helping } unseen tiles help
        }
        [match] it gives you the best chance to win the match
        [least] it should lose you the fewest points
       *[points] it should earn you the most points in this { $unit ->
            [round] round
           *[hand] hand
        }
    }
advice-yaku = it { $how ->
        [made] makes
       *[nearer] brings you closer to
    } { $yaku }
advice-keeps = it takes a card that { $who } needs for { $yaku }
advice-danger-behind = { $level ->
        [low] There's little risk
        [some] There's some risk
       *[high] But there's a real risk
    } that { $others ->
        [one] the other player
       *[other] another player
    } will outscore you.
advice-danger-danger = { $level ->
        [low] There's little risk
        [some] There's some risk
       *[high] But there's a real risk
    } that someone will win on this tile.
advice-danger-claimed = { $level ->
        [low] This tile probably won't be claimed.
        [some] Someone may claim this tile.
       *[high] But someone may well claim this tile.
    }
review-told = **{ $better }** was better than **{ $done }**: { $good }. { $danger }
