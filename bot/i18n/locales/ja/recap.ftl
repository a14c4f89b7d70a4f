## サーバーの週間まとめ

server-recap = 週間まとめを出すチャンネル
mine-rivals = 週間まとめに自分の対戦成績を出す
recap-title = ## 週間まとめ（{ $since }〜{ $until }）
recap-streak = { $who }：{ $run }連勝中（{ $game }）
recap-rare = 🏅 { $what } · { $who }
recap-rivals = ライバルとの通算：{ $pairs }
recap-pair = { $who } { $won } : { $lost } { $other }
recap-series = { $every }の{ $game }の対局会（各自の上位{ $count }回）：{ $places }
settings-everything = すべて{ $channel }に出す
settings-everything-in = または、ほかのチャンネルにすべて出す
settings-everything-on = すべてオンにしました。日替わり、今週の一問、シーズンの結果、週間まとめはそのチャンネルに、今夜のまとめは対局したチャンネルに出ます。ここで一つずつ切れます。
