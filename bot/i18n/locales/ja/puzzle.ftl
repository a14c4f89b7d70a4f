puzzle-title = ### { $game } · 次の一手 · { $when }
puzzle-ask = **どうしますか？**
puzzle-ask-play = **どの札**を出しますか？
puzzle-ask-take = **どの札**を取りますか？
puzzle-ask-discard = **何を切りますか？**
puzzle-ask-claim = { $who }の**{ $held }**：**鳴きますか、見送りますか？**
puzzle-ask-rob_kong = { $who }の**{ $held }**：**和了しますか、見送りますか？**
koikoi-puzzle-decide = **あがりますか、こいこいしますか？**
stopgo-puzzle-decide = **ストップしますか、ゴーしますか？**
puzzle-right = **正解です。**
puzzle-wrong = 最善は**{ $best }**でした（自分の答え：{ $given }）。
puzzle-why = 山を{ $deals }通りに変えて最後まで打つと、平均では**{ $best }**が**{ $other }**より{ $gap }点多くなります。
puzzle-figures = 根拠：{ $figures }。
puzzle-sure = 誤差は約{ $error }点です。
puzzle-brings = { $unit ->
        [round] この回戦の得点
       *[hand] この局の得点
    }（平均）
puzzle-line = { $answer }：{ $points }
puzzle-people = { $people }人中{ $share }%が正解しました。
puzzle-about = -# { $difficulty ->
        [easy] 易しい問題
        [hard] 難しい問題
       *[medium] 標準の問題
    } · { $theme }
puzzle-theme-call = 続けるか、やめるか
puzzle-theme-bright = 光札を場に出す
puzzle-theme-defence = 守り
puzzle-theme-yaku = 役作り
puzzle-theme-claim = 鳴くか、見送るか
puzzle-theme-push = 押すか、降りるか
puzzle-theme-wild = 百搭の使い方
fuzhou-puzzle-theme-wild = 金の使い方
puzzle-theme-contract = 包
puzzle-theme-hand = 手作り
puzzle-left = 手札は残り{ $count }枚です。
puzzle-away = { $mine ->
        [yes] 自分
       *[no] { $who }さん
    }は{ $yaku }まであと{ $missing }枚です。
puzzle-far = { $who }さんに、完成の近い役はありません。
puzzle-takes = { $how ->
        [made] { $card }を取ると{ $mine }が完成します
        [open] { $card }を取ると{ $mine }が狙えます
       *[none] { $card }を取れます
    }{ $needed ->
        [yes] 。{ $who }さんの{ $theirs }に必要な札でもあります。
       *[no] 。
    }
puzzle-takes-bright = いくつもの役に使える光札の{ $card }を取れます。
puzzle-captures = もう一方の手と違って、札を取れます。
hanaawase-puzzle-cards = 取れる札は{ $own }点分です。もう一方の手では{ $theirs }点分です。
puzzle-gives = もう一方の手では{ $card }が場に残り、{ $who }さんの{ $theirs }に使われます。
puzzle-gives-bright = もう一方の手では、光札の{ $card }が場に残ります。
puzzle-gives-little = { $card }で役が近づく人はいないので、渡しても損が小さくて済みます。
puzzle-nearer = 和了まであと{ $own }枚です。**{ $other }**だと、あと{ $theirs }枚です。
puzzle-helping = 有効牌は{ $own }枚残ります。**{ $other }**だと{ $theirs }枚です。
puzzle-worth = 和了すれば約{ $own }点です。**{ $other }**だと約{ $theirs }点です。
puzzle-worth-slower = **{ $other }**より遅くなりますが、和了の点は約{ $theirs }点ではなく約{ $own }点です。
puzzle-safer = ほかの人に使われやすい**{ $other }**より安全です。
puzzle-keeps-wild = どの牌の代わりにもなる{ $card }が手に残ります。
puzzle-binds = { $better ->
        [pass] 鳴くと、{ $who }さんとの間に包が成立します。
       *[claim] 鳴いて、{ $who }さんとの間に包を成立させます。
    }
puzzle-unexplained = 理由は一つに絞れませんが、平均では得点が多くなります。
puzzle-rules = -# ルール：{ $preset }
puzzle-next = 次の問題
refused-puzzle-none = このゲームの問題はまだありません。
refused-puzzle-all-done = 問題はすべて解き終わりました。ほかのゲームを選ぶか、更新をお待ちください。
refused-puzzle-gone = ルールが変わったため、この問題はなくなりました。`/{ command-puzzle.name }`で別の問題に挑めます。
privacy-puzzles = - 答えた問題：{ $count }問
server-puzzles = 今週の一問を出すチャンネル
puzzle-week = ## { $game }：今週の一問（{ DAY($day) }）
puzzle-week-note = -# 自分の答えと結果は、自分にしか見えません。正解は翌日、全員に公開します。
puzzle-week-best = 最善は**{ $best }**です。
puzzle-week-told = { $title }の正解
mine-puzzles = 自分の対局を問題に使う
puzzle-played = -# このサーバーの対局からの問題です（ルール：{ $preset }）。
refused-puzzle-withdrawn = この問題はなくなりました。`/{ command-puzzle.name }`で別の問題に挑めます。
