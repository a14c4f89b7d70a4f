## Seasons

option-season = A season that has ended, such as 2026-Q3
leaderboard-which-season = The season { $season }, by { $by ->
        [points] points
        [average] points on average
        [rating] rating
       *[won] matches won
    }.
refused-no-season = No season is called { $season } here. Those that are kept are offered while you type, such as 2026-Q3.
