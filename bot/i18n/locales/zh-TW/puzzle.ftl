puzzle-title = ### { $game } · 牌題 · { $when }
puzzle-ask = **你會怎麼打？**
puzzle-ask-play = 要出**哪張牌**？
puzzle-ask-take = 要吃**哪張牌**？
puzzle-ask-discard = **要打哪張？**
puzzle-ask-claim = { $who }打出**{ $held }**：**要，還是過？**
puzzle-ask-rob_kong = { $who }的**{ $held }**：**要搶槓胡，還是過？**
koikoi-puzzle-decide = **收手，還是來來？**
stopgo-puzzle-decide = **Stop，還是Go？**
puzzle-right = **答對了！**
puzzle-wrong = 最好的是**{ $best }**，不是{ $given }。
puzzle-why = 模擬{ $deals }副牌的平均結果，**{ $best }**比**{ $other }**多{ $gap }分。
puzzle-figures = 參考數字：{ $figures }。
puzzle-sure = 誤差範圍：大約{ $error }分。
puzzle-brings = { $unit ->
        [round] 這局的平均得分
       *[hand] 這局的平均得分
    }
puzzle-line = { $answer }：{ $points }
puzzle-people = { $people }人裡有{ $share }%答對。
puzzle-computers = 初級和普通電腦有{ $share }%的機率答對。
puzzle-next = 下一題
refused-puzzle-none = 這個遊戲還沒有牌題。
refused-puzzle-all-done = 所有牌題你都答完了。請選其他遊戲，或等更新後再來。
refused-puzzle-gone = 規則改了，所以這道牌題已經不存在。輸入`/{ command-puzzle.name }`換一題。
privacy-puzzles = - 你答過{ $count }道牌題。
server-puzzles = 發布每週牌題的頻道
puzzle-week = ## { $game }：每週牌題（{ DAY($day) }）
puzzle-week-note = -# 你的答案和結果只有你看得到。一天後會公布解答。
puzzle-week-best = **{ $best }**最好。
puzzle-week-told = { $title }：解答
mine-puzzles = 把你的牌局出成牌題給別人解
puzzle-played = -# 出自這個伺服器打過的牌局。規則：{ $preset }。
refused-puzzle-withdrawn = 這道牌題已經下架。輸入`/{ command-puzzle.name }`換一題。
