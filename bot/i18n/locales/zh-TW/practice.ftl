## What somebody plays alone against computers: a page of /profile, and in /history

practice-title = **{ $who }跟電腦打的戰績**
practice-note = -# 獨自跟電腦打的，按同桌最弱的電腦算。不計入排行榜和等級分。
practice-head = 跟電腦打：{ $played }場{ $won }勝
practice-level = { $game }，{ $level }
practice-game = { $game }：{ $played }場{ $won }勝，{ $hands }局
practice-points = ，{ $points }分
profile-column-hands = 局數
practice-open = 跟電腦打的
practice-back = 跟人打的
history-computer = 電腦{ $number }（{ $level }）
share-practice = -# { $who }分享這一頁。
privacy-practice = - 你獨自跟電腦打的{ $count }項累計。
