## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**：{ $figures }。
advice-good = { $reason ->
        [win] { $unit ->
            [round] 馬上就能贏這局
           *[hand] 馬上就能胡
        }
        [ready] 這樣就聽牌了
        [near] 離胡牌差{ $distance }張，{ $helping ->
            [0] 但目前沒有有用的進張
           *[other] 有用的進張還有{ $helping }張
        }
        [match] 贏下這場的機會最大
        [least] 預計輸得最少
       *[points] 預計這{ $unit ->
            [round] 局
           *[hand] 局
        }得分最多
    }
advice-yaku = { $how ->
        [made] 湊成{ $yaku }
       *[nearer] 離{ $yaku }更近
    }
advice-keeps = 拿走{ $who }湊{ $yaku }需要的牌
advice-danger-behind = { $others ->
        [1] 對手
       *[other] 其他人
    }得分超過你的風險{ $level ->
        [low] 不大。
        [some] 有一點。
       *[high] 很高。
    }
advice-danger-danger = 這張放槍的風險{ $level ->
        [low] 不大。
        [some] 有一點。
       *[high] 很高。
    }
advice-danger-claimed = { $level ->
        [low] 這張大概不會被吃碰。
        [some] 這張可能會被吃碰。
       *[high] 這張很可能會被吃碰。
    }
review-told = **{ $better }**比**{ $done }**好：{ $good }。{ $danger }
