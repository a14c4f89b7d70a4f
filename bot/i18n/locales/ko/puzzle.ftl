puzzle-title = ### { $game } · 문제 · { $when }
puzzle-ask = **무엇을 할까요?**
puzzle-ask-play = **어느 패를 낼까요?**
puzzle-ask-take = **어느 패를 먹을까요?**
puzzle-ask-discard = **무엇을 버릴까요?**
puzzle-ask-claim = { JOSA($who, "님이") } { JOSA($held, "을", mark: "**") } 버렸어요. **울까요, 패스할까요?**
puzzle-ask-rob_kong = { JOSA($who, "님이") } { JOSA($held, "을", mark: "**") } 퐁에 더했어요. **화료할까요, 패스할까요?**
koikoi-puzzle-decide = **여기서 날까요, 아니면 코이코이를 부를까요?**
stopgo-puzzle-decide = **스톱할까요, 아니면 고를 부를까요?**
puzzle-right = **정답이에요.**
puzzle-wrong = 가장 좋은 답은 { JOSA($best, "이에요", mark: "**") }. 고른 답: { $given }.
puzzle-why = 패를 { $deals }번 바꿔 가며 끝까지 쳐 보니 **{ $best }** 쪽이 **{ $other }** 쪽보다 평균 { $gap }점 많았어요.
puzzle-figures = 숫자로 보면: { $figures }.
puzzle-sure = 오차는 약 { $error }점이에요.
puzzle-brings = 이번 { $unit ->
        [round] 판
       *[hand] 국
    }의 평균 점수
puzzle-line = { $answer }: { $points }
puzzle-people = { $people }명 중 { $share }%가 맞혔어요.
puzzle-about = -# { $difficulty ->
        [easy] 쉬운 문제
        [hard] 어려운 문제
       *[medium] 보통 문제
    } · { $theme }
puzzle-theme-call = 멈출지 계속할지
puzzle-theme-bright = 광을 바닥에 내주기
puzzle-theme-defence = 수비
puzzle-theme-yaku = 약 만들기
puzzle-theme-claim = 울지 패스할지
puzzle-theme-push = 밀지 접을지
puzzle-theme-wild = 만능패
fuzhou-puzzle-theme-wild = 금패
puzzle-theme-contract = 책임(바오)
puzzle-theme-hand = 손패 만들기
puzzle-left = 손패가 { $count }장 남았어요.
puzzle-away = { $mine ->
        [yes] 나는
       *[no] { JOSA($who, "님은") }
    } { $yaku }까지 { $missing }장 남았어요.
puzzle-far = { JOSA($who, "님은") } 가까운 약이 없어요.
puzzle-takes = { $how ->
        [made] { JOSA($card, "을") } 먹어서 { JOSA($mine, "이") } 완성돼요
        [open] { JOSA($card, "을") } 먹어서 { JOSA($mine, "을") } 노릴 수 있어요
       *[none] { JOSA($card, "을") } 먹어요
    }{ $needed ->
        [yes] . { JOSA($who, "님의") } { $theirs }에도 필요한 패예요.
       *[no] .
    }
puzzle-takes-bright = 여러 약에 쓰이는 광인 { JOSA($card, "을") } 먹어요.
puzzle-captures = 다른 답과 달리 패를 먹을 수 있어요.
hanaawase-puzzle-cards = 먹는 패가 { $own }점이에요. 다른 답은 { $theirs }점이에요.
puzzle-gives = 다른 답이라면 { JOSA($card, "이") } 바닥에 남고, { JOSA($who, "님의") } { $theirs }에 쓰여요.
puzzle-gives-bright = 다른 답이라면 광인 { JOSA($card, "이") } 바닥에 남아요.
puzzle-gives-little = { JOSA($card, "은") } 내줘도 손해가 적어요. 이 패로 약에 가까워질 사람이 없어요.
puzzle-nearer = 화료까지 { $own }장 남아요. **{ $other }**: { $theirs }장.
puzzle-helping = 유효패가 { $own }장이에요. **{ $other }**: { $theirs }장.
puzzle-worth = 화료하면 약 { $own }점이에요. **{ $other }**: 약 { $theirs }점.
puzzle-worth-slower = **{ $other }**보다 느리지만, 화료하면 { $theirs }점이 아니라 약 { $own }점이에요.
puzzle-safer = 다른 사람이 쓰기 쉬운 **{ $other }**보다 안전해요.
puzzle-keeps-wild = 어떤 패로도 쓸 수 있는 { JOSA($card, "을") } 남겨요.
puzzle-binds = { $better ->
        [pass] 울면 { $who }님과 책임 관계가 돼요.
       *[claim] 울어서 { $who }님과 책임 관계를 맺어요.
    }
puzzle-unexplained = 한 가지 이유로 설명하기는 어렵지만, 평균 점수가 더 많아요.
puzzle-rules = -# 규칙: { $preset }.
puzzle-next = 다음 문제
refused-puzzle-none = 이 게임에는 아직 문제가 없어요.
refused-puzzle-all-done = 문제를 모두 풀었어요. 다른 게임을 고르거나 업데이트 뒤에 다시 와 주세요.
refused-puzzle-gone = 규칙이 바뀌어서 이 문제는 없어졌어요. `/{ command-puzzle.name }`로 다른 문제를 풀 수 있어요.
privacy-puzzles = - 푼 문제 { $count }개.
server-puzzles = 이번 주 문제를 올릴 채널
puzzle-week = ## { $game }: 이번 주 문제({ DAY($day) })
puzzle-week-note = -# 내 답과 결과는 나에게만 보여요. 정답은 하루 뒤에 모두에게 공개돼요.
puzzle-week-best = 정답은 { JOSA($best, "이에요", mark: "**") }.
puzzle-week-told = { $title } 정답
mine-puzzles = 내 게임을 다른 사람에게 문제로 내기
puzzle-played = -# 이 서버에서 친 게임의 문제예요. 규칙: { $preset }.
refused-puzzle-withdrawn = 이제 볼 수 없는 문제예요. `/{ command-puzzle.name }`로 다른 문제를 풀 수 있어요.
