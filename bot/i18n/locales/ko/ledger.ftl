## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## 오늘 밤의 결과: { $count }게임
    -# { $since } – { $until }
ledger-tonight = ## 오늘 밤 이 채널: { $count }게임
    -# { $since }부터
ledger-game = ### { $game } · { $count }게임
ledger-row = **{ $rank }.** { $who } — { $points }점{ $shown }, { $played }전 { $won }승
ledger-shown = { " " }(**{ $number }**)
ledger-more = -# 그 밖에 { $count }명
ledger-stake = -# 괄호 안은 점수에 { JOSA($stake, "을") } 곱한 숫자예요. 보여 주기만 할 뿐, 아무것도 주고받지 않아요.
ledger-best = ### 최고 득점
ledger-hand = { $game }: { $who }, { $points }점, { $names } · { $table }번 테이블
share-tonight = -# { JOSA($who, "님이") } 오늘 밤의 결과를 공유했어요.
refused-no-tonight = 오늘 밤 이 채널에서 끝난, 기록에 반영되는 게임이 없어요. 마지막으로 친 지 여섯 시간이 지나면 그 밤의 집계가 끝나요.
server-ledger = 그날 밤의 결과를 채널에 알리기
server-stake = 결과에 보여 줄 가상 판돈(실제로 주고받지 않음)
