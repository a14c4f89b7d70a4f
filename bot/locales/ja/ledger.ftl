## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## 今夜のまとめ：{ $count }対局
    -# <t:{ $since }:f>から<t:{ $until }:t>まで
ledger-tonight = ## 今夜のこのチャンネル：{ $count }対局
    -# <t:{ $since }:f>から
ledger-game = ### { $game } · { $count }対局
ledger-row = **{ $rank }.** { $who } — { $points }点{ $shown }、{ $played }対局{ $won }勝
ledger-shown = （**{ $number }**）
ledger-more = -# ほか{ $count }人
ledger-stake = -# かっこの中は、点数 × { $stake }です。見るだけの数で、支払いはありません。
ledger-best = ### 最高の手
ledger-hand = { $game }：{ $who }、{ $points }点（{ $names }） · 卓{ $table }
share-tonight = -# { $who }が今夜のまとめを共有しました。
refused-no-tonight = 今夜このチャンネルで終わった、成績に入る対局はありません。最後の手から6時間で、その夜は終わります。
server-ledger = チャンネルに出す今夜のまとめ
server-stake = まとめに出す底注（点数にかける数、支払いなし）
