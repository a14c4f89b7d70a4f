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
puzzle-about = -# { $difficulty ->
        [easy] 简单
        [hard] 困难
       *[medium] 中等
    } · { $theme }
puzzle-theme-call = 收手还是继续
puzzle-theme-bright = 送出光牌
puzzle-theme-defence = 防守
puzzle-theme-yaku = 凑役
puzzle-theme-claim = 要还是过
puzzle-theme-push = 进攻还是弃胡
puzzle-theme-wild = 百搭
fuzhou-puzzle-theme-wild = 金
puzzle-theme-contract = 三摊（承包）
puzzle-theme-hand = 做牌
puzzle-left = 你还有{ $count }张手牌。
puzzle-away = { $mine ->
        [yes] 你
       *[no] { $who }
    }离{ $yaku }差{ $missing }张。
puzzle-far = { $who }没有快成的役。
puzzle-takes = { $how ->
        [made] 吃到{ $card }，凑成{ $mine }
        [open] 吃到{ $card }，{ $mine }还有希望
       *[none] 吃到{ $card }
    }{ $needed ->
        [yes] ，而且{ $who }凑{ $theirs }也需要它。
       *[no] 。
    }
puzzle-takes-bright = 吃到{ $card }，光牌能凑好几种役。
puzzle-captures = 这张能吃到牌，另一张不能。
hanaawase-puzzle-cards = 吃到的牌值{ $own }分，另一张只吃到{ $theirs }分。
puzzle-gives = 另一张{ $card }会留在场上，{ $who }凑{ $theirs }正需要它。
puzzle-gives-bright = 另一张{ $card }是光牌，会留在场上。
puzzle-gives-little = 送出{ $card }损失很小：没有人靠它就快成役。
puzzle-nearer = 这样离胡牌差{ $own }张，**{ $other }**则差{ $theirs }张。
puzzle-helping = 这样有用的牌有{ $own }张，**{ $other }**只有{ $theirs }张。
puzzle-worth = 胡了大约值{ $own }分，**{ $other }**大约值{ $theirs }分。
puzzle-worth-slower = 比**{ $other }**慢，但胡了大约值{ $own }分，而不是{ $theirs }分。
puzzle-safer = 比**{ $other }**安全，那张别人更用得上。
puzzle-keeps-wild = 留住{ $card }，它可以当任何牌用。
puzzle-binds = { $better ->
        [pass] 要了这张，你和{ $who }就互相承包。
       *[claim] 要了这张，你和{ $who }互相承包。
    }
puzzle-unexplained = 说不上哪一个理由最重要，但平均得分更多。
puzzle-rules = -# 规则：{ $preset }。
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
