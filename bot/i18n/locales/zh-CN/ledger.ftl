## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## 今晚打了{ $count }场
    -# { $since }到{ $until }
ledger-tonight = ## 今晚在这个频道：{ $count }场
    -# 从{ $since }起
ledger-game = ### { $game } · { $count }场
ledger-row = **{ $rank }.** { $who }：{ $points }分{ $shown }，{ $played }场{ $won }胜
ledger-shown = （**{ $number }**）
ledger-more = -# 另有{ $count }人
ledger-stake = -# 括号里是分数乘{ $stake }。只是换算，谁也不用付。
ledger-best = ### 最好的牌
ledger-hand = { $game }：{ $who }，{ $points }分，{ $names } · { $table }号桌
share-tonight = -# { $who }分享今晚的战况。
refused-no-tonight = 今晚这个频道还没有打完计成绩的牌局。最后一步过了六小时，一晚就算结束。
server-ledger = 一晚结束时，在频道里报战况
server-stake = 战况里的底注（乘分数，只是换算，谁也不用付）
