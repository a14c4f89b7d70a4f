## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**：{ $figures }。
advice-good = { $reason ->
        [win] { $unit ->
            [round] 马上赢下这局
           *[hand] 马上就胡
        }
        [ready] 这样就听牌了
        [near] 离胡牌差{ $distance }张，{ $helping ->
            [0] 但眼下没有有用的牌
           *[other] 有用的牌还有{ $helping }张
        }
        [match] 最有利于赢下本场
        [least] 预计输得最少
       *[points] 这{ $unit ->
            [round] 局
           *[hand] 盘
        }预计得分最多
    }
advice-yaku = { $how ->
        [made] 凑成{ $yaku }
       *[nearer] 离{ $yaku }更近
    }
advice-keeps = 拿走{ $who }凑{ $yaku }需要的牌
advice-danger-behind = { $level ->
        [low] { $others ->
            [1] 对方
           *[other] 别人
        }的得分不太可能超过你。
        [some] { $others ->
            [1] 对方
           *[other] 别人
        }的得分有可能超过你。
       *[high] 不过{ $others ->
            [1] 对方
           *[other] 别人
        }的得分很可能超过你。
    }
advice-danger-danger = { $level ->
        [low] 点炮的风险不大。
        [some] 有点炮的风险。
       *[high] 不过点炮的风险很大。
    }
advice-danger-claimed = { $level ->
        [low] 这张应该没人吃碰。
        [some] 这张可能有人吃碰。
       *[high] 不过这张很可能有人吃碰。
    }
review-told = **{ $better }**比**{ $done }**好：{ $good }。{ $danger }
