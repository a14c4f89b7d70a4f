## Seasons

leaderboard-which-season = { $season } 시즌, { $by ->
        [points] 점수
        [average] 평균 점수
        [rating] 레이팅
       *[won] 이긴 대국
    } 순.
refused-no-season = 여기에는 { JOSA($season, "이라") }는 시즌이 없어요. 남아 있는 시즌은 2026-Q3처럼 입력할 때 나와요.
