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
puzzle-computers = 초급과 보통 컴퓨터의 정답률은 { $share }%예요.
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
