## What somebody plays alone against computers: a page of /profile, and in /history

practice-title = **{ $who }跟电脑打的战绩**
practice-note = -# 独自跟电脑打的场次，按同桌最弱的电脑归类，不计入排行榜和等级分。
practice-head = 跟电脑打：{ $played }场{ $won }胜
practice-level = { $game }，{ $level }
practice-game = { $game }：{ $played }场{ $won }胜，{ $hands }局
practice-points = ，{ $points }分
profile-column-hands = 局数
practice-open = 跟电脑打的战绩
practice-back = 跟真人打的战绩
history-computer = { $who }（电脑·{ $level }）
share-practice = -# { $who }分享了这一页。
privacy-practice = - 你独自跟电脑打的{ $count }项累计成绩。
