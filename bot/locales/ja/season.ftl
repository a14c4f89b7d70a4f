## Seasons

leaderboard-which-season = { $season }のシーズン、{ $by ->
        [points] 得点
        [average] 平均点
        [rating] レート
       *[won] 勝ち数
    }順。
refused-no-season = ここに「{ $season }」というシーズンはありません。残っているものは、2026-Q3のように、入力中に候補が出ます。
