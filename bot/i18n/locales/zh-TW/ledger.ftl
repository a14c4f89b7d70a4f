## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## 今晚總結：{ $count }場
    -# { $since }到{ $until }
ledger-tonight = ## 今晚在這個頻道：{ $count }場
    -# 從{ $since }開始
ledger-game = ### { $game } · { $count }場
ledger-row = **{ $rank }.** { $who }：{ $points }分{ $shown }，{ $played }場{ $won }勝
ledger-shown = （**{ $number }**）
ledger-more = -# 還有{ $count }人
ledger-stake = -# 括號裡是分數乘以{ $stake }的數字，純屬好玩，不用真的付錢。
ledger-best = ### 最佳手牌
ledger-hand = { $game }：{ $who }，{ $points }分，{ $names } · { $table }號桌
share-tonight = -# { $who }分享了今晚的戰況。
refused-no-tonight = 今晚這個頻道還沒有打完並列入戰績的牌局。六小時沒有人出牌，這一晚就結束。
server-ledger = 每晚結束後的總結
server-stake = 假想底注（不用付錢）
