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
puzzle-computers = 初級と中級のコンピューターの正解率は{ $share }%です。
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
