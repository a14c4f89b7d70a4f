## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter か n: 次へ、b: 前へ、q: 終了 >{" "}
terminal-match = { $game }、{ $seats }人、全{ $last }手。シードから配り直して再現しました。ファイルによると、この対局は{ $ends ->
    [goes-on] まだ途中です
    [played] 最後まで打たれています
   *[other] 最後まで打たれずに終わっています
}。
terminal-step = { $step }手目（全{ $last }手）
terminal-large = { $file } は大きすぎます。対局のファイルではないようです。
terminal-unreadable = { $file } が読めません: { $why }。名前と権限を確認してください。
terminal-no-text = { $file } はテキストファイルではありません。
terminal-no-match = { $file } は再生できる対局のファイルではありません。{ $why }
terminal-no-seat = この対局の席は 0 から { $last } までの番号です。
