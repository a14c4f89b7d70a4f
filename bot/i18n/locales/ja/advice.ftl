## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**：{ $figures }
advice-good = { $reason ->
        [win] { $unit ->
            [round] すぐにこの回戦に勝てます
           *[hand] すぐに和了できます
        }
        [ready] 和了まであと1枚になります
        [near] 和了まであと{ $distance }枚に{ $helping ->
            [0] なりますが、すぐに役立つ牌は残っていません
           *[other] なり、有効牌が{ $helping }枚残ります
        }
        [match] 対局の勝ちにいちばん近づきます
        [least] 失点がいちばん少なくて済みます
       *[points] この{ $unit ->
            [round] 回戦
           *[hand] 局
        }で、いちばん多くの点を期待できます
    }
advice-yaku = { $yaku }{ $how ->
        [made] が完成します
       *[nearer] に近づきます
    }
advice-keeps = { $who }さんの{ $yaku }に必要な札を取れます
advice-danger-behind = { $others ->
        [1] 相手
       *[other] ほかの人
    }に負ける危険は{ $level ->
        [low] 小さいです。
        [some] 少しあります。
       *[high] 大きいです。
    }
advice-danger-danger = 放銃の危険は{ $level ->
        [low] 小さいです。
        [some] 少しあります。
       *[high] 大きいです。
    }
advice-danger-claimed = { $level ->
        [low] ほとんど鳴かれません。
        [some] 鳴かれることがあります。
       *[high] 鳴かれやすい牌です。
    }
review-told = **{ $done }**より**{ $better }**のほうがよい手でした：{ $good }。{ $danger }
