puzzle-title = ### { $game } · 題目 · { $when }
puzzle-ask = **你會怎麼打？**
puzzle-ask-play = **出哪張牌？**
puzzle-ask-take = **收哪張牌？**
puzzle-ask-discard = **打哪張？**
puzzle-ask-claim = { $who }打出**{ $held }**：**要還是過？**
puzzle-ask-rob_kong = { $who }的**{ $held }**：**胡還是過？**
koikoi-puzzle-decide = **收手，還是來來？**
stopgo-puzzle-decide = **停，還是走？**
puzzle-right = **答對了。**
puzzle-wrong = 最好的是**{ $best }**，你選的是{ $given }。
puzzle-why = 模擬{ $deals }種發牌打到底，**{ $best }**平均比**{ $other }**多{ $gap }分。
puzzle-figures = 理由：{ $figures }。
puzzle-sure = 運氣造成的差別很少超過{ $error }分。
puzzle-brings = { $unit ->
        [round] 本局得分
       *[hand] 本盤得分
    }（平均）
puzzle-line = { $answer }：{ $points }
puzzle-people = { $people }人中有{ $share }%答對。
puzzle-computers = 初級和普通電腦的答對率是{ $share }%。
puzzle-next = 下一題
refused-puzzle-none = 這種玩法還沒有題目。
refused-puzzle-all-done = 所有題目你都答過了。換一種玩法，或者等更新後再來。
refused-puzzle-gone = 規則改了，這道題已經沒有了。輸入`/{ command-puzzle.name }`換一道。
privacy-puzzles = - 答過{ $count }道題。
server-puzzles = 每週一題的頻道
puzzle-week = ## { $game }：每週一題（{ DAY($day) }）
puzzle-week-note = -# 你選了什麼、各答案得幾分，只有你自己看得到；一天後公布給大家。
puzzle-week-best = 最好的是**{ $best }**。
puzzle-week-told = { $title }：答案
mine-puzzles = 用你打過的場次出題
puzzle-played = -# 出自本伺服器上打過的一場（{ $preset }）。
refused-puzzle-withdrawn = 這道題已經沒有了。輸入`/{ command-puzzle.name }`換一道。
