## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**：{ $figures }。
advice-good = { $reason ->
        [win] { $unit ->
            [round] 馬上贏下這局
           *[hand] 馬上就胡
        }
        [ready] 之後離胡牌只差一張
        [near] 留住的有用牌最多
        [match] 對贏下本場最有利
        [least] 這樣輸得最少
       *[points] 這{ $unit ->
            [round] 局
           *[hand] 盤
        }預計得分最多
    }
advice-danger-behind = { $others ->
        [1] 對方
       *[other] 別人
    }得分更多的危險{ $level ->
        [low] 不大。
        [some] 有一些。
       *[high] 很大。
    }
advice-danger-danger = 放銃的危險{ $level ->
        [low] 不大。
        [some] 有一些。
       *[high] 很大。
    }
advice-danger-claimed = { $level ->
        [low] 幾乎沒人能吃碰。
        [some] 可能有人吃碰。
       *[high] 很可能有人吃碰。
    }
review-told = **{ $better }**比**{ $done }**好：{ $good }。{ $danger }
