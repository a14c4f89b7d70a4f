## Advice and reviews in two sentences: what a move is good for, and what is dangerous about it; figures stand behind *More*

advice-figures = -# **{ $action }**: { $figures }.
advice-good = { $reason ->
        [win] { $unit ->
            [round] 이번 판을 바로 이겨요
           *[hand] 바로 화료해요
        }
        [ready] 화료까지 한 장만 남아요
        [near] 화료까지 { $distance }장 남고, { $helping ->
            [0] 남은 유효패가 없어요
           *[other] 유효패가 { $helping }장이에요
        }
        [match] 최종 승리에 가장 유리해요
        [least] 손해가 가장 적어요
       *[points] 이번 { $unit ->
            [round] 판
           *[hand] 국
        }에서 점수를 가장 많이 기대할 수 있어요
    }
advice-yaku = { $how ->
        [made] { JOSA($yaku, "이") } 완성돼요
       *[nearer] { $yaku }에 가까워져요
    }
advice-keeps = { $who }님의 { $yaku }에 필요한 패를 먼저 먹어요
advice-danger-behind = { $others ->
        [1] 상대가
       *[other] 다른 사람이
    } 점수를 더 받을 위험은 { $level ->
        [low] 적어요.
        [some] 조금 있어요.
       *[high] 커요.
    }
advice-danger-danger = 방총될 위험은 { $level ->
        [low] 적어요.
        [some] 조금 있어요.
       *[high] 커요.
    }
advice-danger-claimed = { $level ->
        [low] 누가 울 가능성은 낮아요.
        [some] 누가 울 수도 있어요.
       *[high] 누가 울 가능성이 커요.
    }
review-told = **{ $done }**보다 **{ $better }** 쪽이 나았어요: { $good }. { $danger }
