puzzle-title = ### { $game } · 문제 · { $when }
puzzle-ask = **어떻게 할까요?**
puzzle-ask-play = **어느 패를 낼까요?**
puzzle-ask-take = **어느 패를 먹을까요?**
puzzle-ask-discard = **무엇을 버릴까요?**
puzzle-ask-claim = { $who }: **{ $held }** – **울까요, 넘길까요?**
puzzle-ask-rob_kong = { $who }: **{ $held }** – **화료할까요, 넘길까요?**
koikoi-puzzle-decide = **났다일까요, 코이코이일까요?**
stopgo-puzzle-decide = **스톱일까요, 고일까요?**
puzzle-right = **정답이에요.**
puzzle-wrong = 가장 좋은 답은 **{ $best }**, 고른 답은 { $given }.
puzzle-why = 패를 { $deals }번 바꿔 끝까지 치면 **{ $best }** 쪽이 **{ $other }** 쪽보다 평균 { $gap }점 많아요.
puzzle-figures = 이유: { $figures }.
puzzle-sure = 우연으로 생기는 차이는 거의 { $error }점을 넘지 않아요.
puzzle-brings = { $unit ->
        [round] 이번 판의 점수
       *[hand] 이번 국의 점수
    }(평균)
puzzle-line = { $answer }: { $points }
puzzle-people = { $people }명 중 { $share }%가 맞혔어요.
puzzle-computers = 초급과 보통 컴퓨터의 정답률은 { $share }%예요.
puzzle-next = 다음 문제
refused-puzzle-none = 이 게임의 문제는 아직 없어요.
refused-puzzle-all-done = 문제를 모두 풀었어요. 다른 게임을 고르거나 업데이트 뒤에 다시 오세요.
refused-puzzle-gone = 규칙이 바뀌어 이 문제는 없어졌어요. `/{ command-puzzle.name }`로 다른 문제를 볼 수 있어요.
privacy-puzzles = - 답한 문제: { $count }개
server-puzzles = 이번 주 문제를 내는 채널
puzzle-week = ## { $game }: 이번 주 문제({ DAY($day) })
puzzle-week-note = -# 내 답과 결과는 나에게만 보여요. 정답은 하루 뒤에 모두에게 알려요.
puzzle-week-best = 가장 좋은 답은 **{ $best }**.
puzzle-week-told = { $title } 정답
mine-puzzles = 내 게임으로 문제 내기
puzzle-played = -# 이 서버의 게임에서 나온 문제예요({ $preset }).
refused-puzzle-withdrawn = 이 문제는 없어졌어요. `/{ command-puzzle.name }`로 다른 문제를 볼 수 있어요.
