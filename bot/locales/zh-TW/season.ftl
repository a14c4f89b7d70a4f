## Seasons

leaderboard-which-season = { $season }賽季，按{ $by ->
        [points] 分數
        [average] 平均分
        [rating] 等級分
       *[won] 勝場
    }排列。
refused-no-season = 這裡沒有叫{ $season }的賽季。存著的賽季打字時會列出來，如2026-Q3。
