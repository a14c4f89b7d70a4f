## What somebody plays alone against computers: a page of /profile, and in /history

practice-title = **{ $who }跟電腦打的戰績**
practice-note = -# 一個人跟電腦打的牌局，依同桌最弱的電腦分類，不列入排行榜和積分。
practice-head = 對電腦：{ $played }場{ $won }勝
practice-level = { $game }，{ $level }
practice-game = { $game }：{ $played }場{ $won }勝，{ $hands }局
practice-points = ，{ $points }分
profile-column-hands = 局數
practice-open = 對電腦
practice-back = 對真人
history-computer = { $who }（電腦·{ $level }）
share-practice = -# { $who }分享了這一頁。
privacy-practice = - 你一個人跟電腦打的{ $count }項累計成績。
