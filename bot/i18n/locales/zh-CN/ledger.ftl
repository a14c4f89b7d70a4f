## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## 今晚打了{ $count }场
    -# { $since }到{ $until }
ledger-tonight = ## 今晚在这个频道：{ $count }场
    -# 从{ $since }起
ledger-game = ### { $game } · { $count }场
ledger-row = **{ $rank }.** { $who }：{ $points }分{ $shown }，{ $played }场{ $won }胜
ledger-shown = （**{ $number }**）
ledger-more = -# 另有{ $count }人
ledger-stake = -# 括号里是分数乘以{ $stake }，只是换算，不用真付。
ledger-best = ### 最大的一手
ledger-hand = { $game }：{ $who }，{ $points }分，{ $names } · { $table }号桌
share-tonight = -# { $who }分享了今晚的战况。
refused-no-tonight = 这个频道今晚还没有战况：计成绩的场次一场都没打完。最后一步过后六小时，这一晚就算结束。
server-ledger = 每晚结束时总结战况
server-stake = 战况里的虚拟底注（只是换算，不用付）
