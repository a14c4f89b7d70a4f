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
puzzle-about = -# { $difficulty ->
        [easy] 簡單
        [hard] 困難
       *[medium] 中等
    } · { $theme }
puzzle-theme-call = 收手還是繼續
puzzle-theme-bright = 送出光牌
puzzle-theme-defence = 防守
puzzle-theme-yaku = 湊役
puzzle-theme-claim = 要還是過
puzzle-theme-push = 進攻還是棄胡
puzzle-theme-wild = 百搭
fuzhou-puzzle-theme-wild = 金
puzzle-theme-contract = 三攤（承包）
puzzle-theme-hand = 做牌
puzzle-left = 你還有{ $count }張手牌。
puzzle-away = { $mine ->
        [yes] 你
       *[no] { $who }
    }離{ $yaku }差{ $missing }張。
puzzle-far = { $who }沒有快湊成的役。
puzzle-takes = { $how ->
        [made] 吃到{ $card }，湊成{ $mine }
        [open] 吃到{ $card }，{ $mine }還有希望
       *[none] 吃到{ $card }
    }{ $needed ->
        [yes] ，而且{ $who }湊{ $theirs }也需要這張。
       *[no] 。
    }
puzzle-takes-bright = 吃到{ $card }，光牌能湊好幾種役。
puzzle-captures = 這張能吃到牌，另一張不能。
hanaawase-puzzle-cards = 吃到的牌值{ $own }分，另一張只吃到{ $theirs }分。
puzzle-gives = 另一張{ $card }會留在場上，{ $who }湊{ $theirs }正需要這張。
puzzle-gives-bright = 另一張{ $card }是光牌，會留在場上。
puzzle-gives-little = 送出{ $card }損失很小：沒有人靠這張就快湊成役。
puzzle-nearer = 這樣離胡牌差{ $own }張，**{ $other }**則差{ $theirs }張。
puzzle-helping = 這樣有用的進張有{ $own }張，**{ $other }**只有{ $theirs }張。
puzzle-worth = 胡了大約值{ $own }分，**{ $other }**大約值{ $theirs }分。
puzzle-worth-slower = 比**{ $other }**慢，但胡了大約值{ $own }分，不是{ $theirs }分。
puzzle-safer = 比**{ $other }**安全，那張別人更用得上。
puzzle-keeps-wild = 留住{ $card }，可以當任何牌用。
puzzle-binds = { $better ->
        [pass] 要了這張，你和{ $who }就互相承包。
       *[claim] 要了這張，你和{ $who }互相承包。
    }
puzzle-unexplained = 說不上哪一個理由最重要，但平均得分比較多。
puzzle-rules = -# 規則：{ $preset }。
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
