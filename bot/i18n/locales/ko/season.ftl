## Seasons

leaderboard-which-season = { $season } 시즌, { $by ->
        [points] 점수
        [average] 평균 점수
        [rating] 레이팅
       *[won] 승수
    } 순.
refused-no-season = 여기에는 { JOSA($season, "이라") }는 시즌이 없어요. 입력하면 2026-Q3 같은 지난 시즌이 목록에 나와요.

server-season = 시즌 결과를 알리는 채널
server-champion = 우승자 역할
setting-champion = { $count ->
        [0] 없음
       *[other] 고른 역할
    }

season-title = ## { $season } 시즌이 끝났어요
season-place = { $rank }. { $who } { $rating }
season-rated = { $place } ±{ $spread }
season-game = **{ $game }**: { $places }
season-hand = **이번 시즌 최고 득점**: { $game } { $points }점({ $names }), { $who }, { $table }번 테이블.
season-plain = 족보 없음
season-champions = **{ $game } 우승**: { $who }({ $role })
season-uncertain = -# ±는 레이팅이 얼마나 불확실한지를 나타내요. 차이가 그보다 작으면 순위가 바뀌어도 이상하지 않아요.
season-board = 순위표: { $game }
season-reason = { $season } 시즌 1위
podium-void = { JOSA($who, "님이") } { $table }번 테이블({ $game })의 결과를 무효로 했어요. { $season } 시즌의 { $places }에게 영향이 있어요.
podium-count = { JOSA($who, "님이") } { $table }번 테이블({ $game })의 결과를 되살렸어요. { $season } 시즌의 { $places }에게 영향이 있어요.
podium-place = { $who }님({ $place }위)

season-picture-title = { $season } 시즌
season-picture-hand = 최고 득점: { $game }
season-picture-points = { $points }점
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 누군가
season-alt-game = { $game }: { $places }.
season-alt-hand = 이번 시즌 최고 득점: { $game } { $points }점({ $names }), { $who }.

season-trouble-channel-gone = { $season } 시즌 결과를 알리지 못했어요. `/{ command-server-settings.name }`에서 고른 채널이 없어졌어요.
season-trouble-channel-shut = { $season } 시즌 결과를 알리지 못했어요. { $channel }의 **채널 보기**와 **메시지 보내기** 권한이 필요해요.
season-trouble-role-gone = 우승자 역할을 주지 못했어요. 역할이 없어졌어요. `/{ command-server-settings.name }`에서 다시 골라 주세요.
season-trouble-role-managed = 우승자에게 { $role } 역할을 주지 못했어요. 연동 앱이 관리하는 역할이에요. `/{ command-server-settings.name }`에서 다른 역할을 골라 주세요.
season-trouble-role-permission = 우승자에게 { $role } 역할을 주지 못했어요. **역할 관리하기** 권한이 필요해요.
season-trouble-role-above = 우승자에게 { $role } 역할을 주지 못했어요. 그 역할이 제 역할보다 아래에 있어야 해요. **서버 설정 > 역할**에서 제 역할을 그 위로 옮겨 주세요.
season-trouble-role-refused = { $role } 역할을 주거나 빼지 못했어요. Discord가 거부했어요.
season-trouble-role-left = 우승자 한 명이 서버를 나가서 { $role } 역할을 주지 못했어요.

refused-role-gone = 그 역할이 없어졌어요. 다른 역할을 골라 주세요.
refused-role-managed = { $role } 역할은 연동 앱이 관리해서 제가 줄 수 없어요. 다른 역할을 골라 주세요.
refused-role-permission = { $role } 역할을 줄 수 없어요. **역할 관리하기** 권한이 필요해요. **서버 설정 > 역할**에서 제 역할에 권한을 주고 { $role } 위로 옮긴 다음, 다시 골라 주세요.
refused-role-above = { $role } 역할이 제 역할보다 아래에 있어야 줄 수 있어요. **서버 설정 > 역할**에서 제 역할을 그 위로 옮긴 다음, 다시 골라 주세요.

privacy-champion = - 우승자 역할을 가진 서버 { $count }개.
privacy-titles = - 시즌 우승 타이틀 { $count }개.

profile-titles = 타이틀: { $what }.
profile-champion = { $game }: { $season } 우승자
