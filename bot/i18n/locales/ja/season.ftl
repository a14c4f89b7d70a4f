## Seasons

leaderboard-which-season = { $season }のシーズン、{ $by ->
        [points] 得点
        [average] 平均点
        [rating] レート
       *[won] 勝ち数
    }順。
refused-no-season = ここに「{ $season }」というシーズンはありません。入力中に、2026-Q3のような候補が出ます。

server-season = シーズンの結果を出すチャンネル
server-champion = 優勝者のロール
setting-champion = { $count ->
        [0] なし
       *[other] ロール
    }

season-title = ## { $season }のシーズンが終わりました
season-place = { $rank }位 { $who } { $rating }
season-rated = { $place } ±{ $spread }
season-game = **{ $game }**：{ $places }
season-hand = **今季の最高得点**：{ $game }、{ $who }の{ $points }点（{ $names }）、卓{ $table }。
season-plain = 役なし
season-champions = **{ $game }の優勝者**：{ $who }（{ $role }）
season-uncertain = -# ±は誤差の目安です。レートの差がこれより小さいときは、順位が入れ替わってもおかしくありません。
season-board = ランキング：{ $game }
season-reason = { $season }のシーズンの1位
podium-void = { $who }さんが卓{ $table }（{ $game }）の結果を無効にしました。シーズン{ $season }の{ $places }にかかわります。
podium-count = { $who }さんが卓{ $table }（{ $game }）の結果を有効に戻しました。シーズン{ $season }の{ $places }にかかわります。
podium-place = { $who }さん（{ $place }位）

season-picture-title = { $season }のシーズン
season-picture-hand = 今季の最高得点：{ $game }
season-picture-points = { $points }点
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 名前不明
season-alt-game = { $game }：{ $places }。
season-alt-hand = 今季の最高得点：{ $game }、{ $who }の{ $points }点（{ $names }）。

season-trouble-channel-gone = { $season }のシーズンの結果を出せませんでした。`/{ command-server-settings.name }`で選んだチャンネルが、もう存在しません。
season-trouble-channel-shut = { $season }のシーズンの結果を出せませんでした。{ $channel }での**チャンネルを見る**と**メッセージを送信**の権限が必要です。
season-trouble-role-gone = 優勝者のロールを付けられませんでした。そのロールはもうありません。`/{ command-server-settings.name }`で選び直してください。
season-trouble-role-managed = { $role }を優勝者に付けられませんでした。連携サービスが管理するロールです。`/{ command-server-settings.name }`で選び直してください。
season-trouble-role-permission = { $role }を優勝者に付けられませんでした。このボットに**ロールの管理**の権限が必要です。
season-trouble-role-above = { $role }を優勝者に付けられませんでした。このロールが、ボットのロールより下にないためです。**サーバー設定 > ロール**で、このボットのロールを上に移してください。
season-trouble-role-refused = Discordに断られたため、{ $role }を付け外しできませんでした。
season-trouble-role-left = 1位の人がもうこのサーバーにいないので、{ $role }を付けられませんでした。

refused-role-gone = そのロールはもうありません。別のロールを選んでください。
refused-role-managed = { $role }は連携サービスが管理するロールなので、付けられません。別のロールを選んでください。
refused-role-permission = { $role }を付けるには、**ロールの管理**の権限が必要です。**サーバー設定 > ロール**でこのボットのロールに権限を付け、{ $role }より上に移して、選び直してください。
refused-role-above = { $role }は、このボットのロールより下にないので、付けられません。**サーバー設定 > ロール**でこのボットのロールを上に移して、選び直してください。

privacy-champion = - 優勝者のロールを持っているサーバー：{ $count }件
privacy-titles = - シーズン優勝のタイトル：{ $count }件

profile-titles = タイトル：{ $what }。
profile-champion = { $game }：{ $season }の優勝者
