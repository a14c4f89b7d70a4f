## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## 今晚打了{ $count }場
    -# { $since }到{ $until }
ledger-tonight = ## 今晚在這個頻道：{ $count }場
    -# 從{ $since }起
ledger-game = ### { $game } · { $count }場
ledger-row = **{ $rank }.** { $who }：{ $points }分{ $shown }，{ $played }場{ $won }勝
ledger-shown = （**{ $number }**）
ledger-more = -# 另有{ $count }人
ledger-stake = -# 括號裡是分數乘{ $stake }。只是換算，誰也不用付。
ledger-best = ### 最好的牌
ledger-hand = { $game }：{ $who }，{ $points }分，{ $names } · { $table }號桌
share-tonight = -# { $who }分享今晚的戰況。
refused-no-tonight = 今晚這個頻道還沒有打完計成績的牌局。最後一步過了六小時，一晚就算結束。
server-ledger = 一晚結束時，在頻道裡報戰況
server-stake = 戰況裡的底注（乘分數，只是換算，誰也不用付）
