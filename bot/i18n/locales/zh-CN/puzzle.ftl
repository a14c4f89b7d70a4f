puzzle-title = ### { $game } · 题目 · { $when }
puzzle-ask = **你会怎么打？**
puzzle-ask-play = **出哪张牌？**
puzzle-ask-take = **吃哪张牌？**
puzzle-ask-discard = **打哪张？**
puzzle-ask-claim = { $who }打出**{ $held }**：**要，还是过？**
puzzle-ask-rob_kong = { $who }补杠**{ $held }**：**胡，还是过？**
koikoi-puzzle-decide = **收手，还是来来？**
stopgo-puzzle-decide = **Stop，还是Go？**
puzzle-right = **答对了。**
puzzle-wrong = 最好的是**{ $best }**，不是{ $given }。
puzzle-why = 模拟打完{ $deals }副牌，**{ $best }**平均比**{ $other }**多得{ $gap }分。
puzzle-figures = 数据：{ $figures }。
puzzle-sure = 误差大约{ $error }分。
puzzle-brings = { $unit ->
        [round] 本局平均得分
       *[hand] 本盘平均得分
    }
puzzle-line = { $answer }：{ $points }
puzzle-people = { $people }人答过，{ $share }%答对。
puzzle-computers = 初级和普通电脑的答对率是{ $share }%。
puzzle-next = 下一题
refused-puzzle-none = 这种玩法还没有题目。
refused-puzzle-all-done = 所有题目你都答过了。换一种玩法，或者等更新后再来。
refused-puzzle-gone = 规则改了，这道题作废了。用`/{ command-puzzle.name }`换一道。
privacy-puzzles = - 你答过{ $count }道题。
server-puzzles = 每周一题的频道
puzzle-week = ## { $game }：每周一题（{ DAY($day) }）
puzzle-week-note = -# 你的答案和得分只有你看得到；一天后向大家公布答案。
puzzle-week-best = 最好的是**{ $best }**。
puzzle-week-told = { $title }：答案
mine-puzzles = 用我的场次给别人出题
puzzle-played = -# 出自本服务器打过的一场。规则：{ $preset }。
refused-puzzle-withdrawn = 这道题已经没有了。用`/{ command-puzzle.name }`换一道。
