## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## 今夜のまとめ：{ $count }対局
    -# { $since }から{ $until }まで
ledger-tonight = ## 今夜のこのチャンネル：{ $count }対局
    -# { $since }から
ledger-game = ### { $game } · { $count }対局
ledger-row = **{ $rank }位** { $who }：{ $points }点{ $shown }、{ $played }戦{ $won }勝
ledger-shown = （**{ $number }**）
ledger-more = -# ほか{ $count }人
ledger-stake = -# かっこ内は点数 × { $stake }です。参考の数字で、支払いはありません。
ledger-best = ### 最高得点
ledger-hand = { $game }：{ $who }、{ $points }点（{ $names }）、卓{ $table }
share-tonight = -# { $who }が今夜のまとめを共有しました。
refused-no-tonight = 今夜このチャンネルで、成績に反映される対局はまだ終わっていません。最後の一手から6時間たつと、「今夜」は終わります。
server-ledger = 今夜のまとめの発表
server-stake = まとめに表示する底注（実際の支払いはなし）
