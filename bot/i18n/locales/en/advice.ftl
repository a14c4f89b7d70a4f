## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**: { $figures }.
advice-good = { $reason ->
        [win] it wins this { $unit ->
            [round] round
           *[hand] hand
        } at once
        [ready] you then need only one more tile to win
        [near] it leaves you the most tiles that help your hand
        [match] it gives you the best chance to win the match
        [least] it loses you the least
       *[points] it should bring you the most points from this { $unit ->
            [round] round
           *[hand] hand
        }
    }
advice-danger-behind = { $level ->
        [low] There's little danger
        [some] There's some danger
       *[high] But there's a real danger
    } that { $others ->
        [one] the other player gets more
       *[other] another player gets more
    }.
advice-danger-danger = { $level ->
        [low] There's little danger
        [some] There's some danger
       *[high] But there's a real danger
    } that someone wins on it.
advice-danger-claimed = { $level ->
        [low] It probably won't be claimed.
        [some] Someone may claim it.
       *[high] But someone may well claim it.
    }
review-told = **{ $better }** was better than **{ $done }**: { $good }. { $danger }
