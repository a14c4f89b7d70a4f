## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**: { $figures }.
advice-good = { $reason ->
        [win] it wins at once
        [ready] then one tile is missing from a win
        [near] it keeps most tiles that help your hand
        [match] it serves your chance to win the match best
        [least] you lose least by it
       *[points] it should bring you most points from this { $unit ->
            [round] round
           *[hand] hand
        }
    }
advice-danger-behind = { $level ->
        [low] There is little danger
        [some] There is some danger
       *[high] But the danger is great
    } that { $others ->
        [one] the other player gets more
       *[other] another player gets more
    }.
advice-danger-danger = { $level ->
        [low] There is little danger
        [some] There is some danger
       *[high] But the danger is great
    } that somebody wins on it.
advice-danger-claimed = { $level ->
        [low] Hardly anybody can claim it.
        [some] Somebody may claim it.
       *[high] But somebody may well claim it.
    }
review-told = **{ $better }** was better than **{ $done }**: { $good }. { $danger }
