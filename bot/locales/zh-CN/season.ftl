## Seasons

leaderboard-which-season = { $season }赛季，按{ $by ->
        [points] 分数
        [average] 平均分
        [rating] 等级分
       *[won] 胜场
    }排列。
refused-no-season = 这里没有叫{ $season }的赛季。存着的赛季打字时会列出来，如2026-Q3。
