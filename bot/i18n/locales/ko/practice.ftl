## What somebody plays alone against computers: a page of /profile, and in /history

practice-title = **{ JOSA($who, "님의") } 컴퓨터 상대 전적**
practice-note = -# 혼자 컴퓨터와 친 게임이에요. 난이도는 테이블에서 가장 약한 컴퓨터를 기준으로 나눠요. 순위표와 레이팅에는 반영되지 않아요.
practice-head = 컴퓨터와: { $played }전 { $won }승
practice-level = { $game }, { $level }
practice-game = { $game }: { $played }전 { $won }승, { $hands }판
practice-open = 컴퓨터와 친 게임
practice-back = 사람과 친 게임
history-computer = { $who }({ $level } 컴퓨터)
share-practice = -# { JOSA($who, "님이") } 이 페이지를 공유했어요.

practice-points = , { $points }점
profile-column-hands = 판
privacy-practice = - 혼자 컴퓨터와 친 게임의 합계 { $count }개.
