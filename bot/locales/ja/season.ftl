## Seasons

leaderboard-which-season = { $season }のシーズン、{ $by ->
        [points] 得点
        [average] 平均点
        [rating] レート
       *[won] 勝ち数
    }順。
refused-no-season = ここに「{ $season }」というシーズンはありません。残っているものは、2026-Q3のように、入力中に候補が出ます。

server-season = シーズンの終わりを出すチャンネル
server-champion = 優勝者のロール
setting-champion = { $count ->
        [0] なし
       *[other] ロール
    }

season-title = ## { $season }のシーズンが終わりました
season-place = { $rank }. { $who } { $rating }
season-game = **{ $game }**：{ $places }
season-hand = **今季最高の手**：{ $game }の{ $points }点（{ $names }）、卓{ $table }の{ $who }。
season-plain = 役なし
season-champions = **{ $game }の優勝者**：{ $who }、{ $role }
season-kept = -# `/順位表 シーズン:{ $season }`でいつでも見られます。
season-reason = { $season }のシーズンの1位

season-picture-title = { $season }のシーズン
season-picture-hand = 今季最高の手：{ $game }
season-picture-points = { $points }点
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 名前不明
season-alt-game = { $game }：{ $places }。
season-alt-hand = 今季最高の手：{ $game }の{ $points }点（{ $names }）、{ $who }。

season-trouble-channel-gone = { $season }のシーズンの終わりを出せませんでした。`/サーバー設定`で選んだチャンネルがなくなっています。
season-trouble-channel-shut = { $season }のシーズンの終わりを出せませんでした。{ $channel }に書き込めません。
season-trouble-role-gone = 優勝者のロールを移せませんでした。ロールがなくなっています。`/サーバー設定`で選び直してください。
season-trouble-role-managed = { $role }を移せませんでした。連携サービスのロールで、誰にも付けられません。`/サーバー設定`で選び直してください。
season-trouble-role-permission = { $role }を移せませんでした。ここには**ロールの管理**の権限がありません。
season-trouble-role-above = { $role }を移せませんでした。私のロールより下にありません。**サーバー設定 > ロール**で、私のロールを上に移してください。
season-trouble-role-refused = { $role }を移せませんでした。Discordが受け付けませんでした。
season-trouble-role-left = 1位の人に{ $role }を移せませんでした。もうこのサーバーにいません。

refused-role-gone = そのロールはもうありません。
refused-role-managed = { $role }は連携サービスのロールで、誰にも付けられません。別のロールを選んでください。
refused-role-permission = ここには**ロールの管理**の権限がありません。**サーバー設定 > ロール**で私のロールに権限を付け、{ $role }より上に移して、選び直してください。
refused-role-above = { $role }は私のロールより下にありません。**サーバー設定 > ロール**で私のロールを上に移して、選び直してください。

privacy-champion = - 優勝者のロールがあるサーバー：{ $count }件
