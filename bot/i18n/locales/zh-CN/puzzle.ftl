puzzle-title = ### { $game } · 题目 · { $when }
puzzle-ask = **你会怎么打？**
puzzle-ask-play = **出哪张牌？**
puzzle-ask-take = **收哪张牌？**
puzzle-ask-discard = **打哪张？**
puzzle-ask-claim = { $who }打出**{ $held }**：**要还是过？**
puzzle-ask-rob_kong = { $who }的**{ $held }**：**胡还是过？**
koikoi-puzzle-decide = **收手，还是来来？**
stopgo-puzzle-decide = **停，还是走？**
puzzle-right = **答对了。**
puzzle-wrong = 最好的是**{ $best }**，你选的是{ $given }。
puzzle-why = 模拟{ $deals }种发牌打到底，**{ $best }**平均比**{ $other }**多{ $gap }分。
puzzle-figures = 理由：{ $figures }。
puzzle-sure = 运气造成的差别很少超过{ $error }分。
puzzle-brings = { $unit ->
        [round] 本局得分
       *[hand] 本盘得分
    }（平均）
puzzle-line = { $answer }：{ $points }
puzzle-people = { $people }人中有{ $share }%答对。
puzzle-computers = 初级和普通电脑的答对率是{ $share }%。
puzzle-next = 下一题
refused-puzzle-none = 这种玩法还没有题目。
refused-puzzle-all-done = 所有题目你都答过了。换一种玩法，或者等更新后再来。
refused-puzzle-gone = 规则改了，这道题已经没有了。输入`/{ command-puzzle.name }`换一道。
privacy-puzzles = - 答过{ $count }道题。
server-puzzles = 每周一题的频道
puzzle-week = ## { $game }：每周一题（{ DAY($day) }）
puzzle-week-note = -# 你选了什么、各答案得几分，只有你自己看得到；一天后公布给大家。
puzzle-week-best = 最好的是**{ $best }**。
puzzle-week-told = { $title }：答案
mine-puzzles = 用你打过的场次出题
puzzle-played = -# 出自本服务器上打过的一场（{ $preset }）。
refused-puzzle-withdrawn = 这道题已经没有了。输入`/{ command-puzzle.name }`换一道。
