## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**：{ $figures }。
advice-good = { $reason ->
        [win] { $unit ->
            [round] 马上赢下这局
           *[hand] 马上就胡
        }
        [ready] 之后离胡牌只差一张
        [near] 留住的有用牌最多
        [match] 对赢下本场最有利
        [least] 这样输得最少
       *[points] 这{ $unit ->
            [round] 局
           *[hand] 盘
        }预计得分最多
    }
advice-danger-behind = { $others ->
        [1] 对方
       *[other] 别人
    }得分更多的危险{ $level ->
        [low] 不大。
        [some] 有一些。
       *[high] 很大。
    }
advice-danger-danger = 点炮的危险{ $level ->
        [low] 不大。
        [some] 有一些。
       *[high] 很大。
    }
advice-danger-claimed = { $level ->
        [low] 几乎没人能吃碰。
        [some] 可能有人吃碰。
       *[high] 很可能有人吃碰。
    }
review-told = **{ $better }**比**{ $done }**好：{ $good }。{ $danger }
