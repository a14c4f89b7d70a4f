## Seasons

leaderboard-which-season = { $season } 시즌, { $by ->
        [points] 점수
        [average] 평균 점수
        [rating] 레이팅
       *[won] 이긴 게임
    } 순.
refused-no-season = 여기에는 { JOSA($season, "이라") }는 시즌이 없어요. 남아 있는 시즌은 2026-Q3처럼 입력할 때 나와요.

server-season = 시즌 결과를 알리는 채널
server-champion = 우승자 역할
setting-champion = { $count ->
        [0] 없음
       *[other] 역할 하나
    }

season-title = ## { $season } 시즌이 끝났어요
season-place = { $rank }. { $who } { $rating }
season-game = **{ $game }**: { $places }
season-hand = **이번 시즌 최고의 한 판**: { $game } { $points }점({ $names }), { $who }, { $table }번 테이블.
season-plain = 약 없음
season-champions = **{ $game } 우승자**: { $who }, { $role }.
season-kept = -# `/{ command-leaderboard.name } { option-season.name }:{ $season }`에서 언제든 볼 수 있어요.
season-reason = { $season } 시즌 1위

season-picture-title = { $season } 시즌
season-picture-hand = 이번 시즌 최고의 한 판: { $game }
season-picture-points = { $points }점
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 누군가
season-alt-game = { $game }: { $places }.
season-alt-hand = 이번 시즌 최고의 한 판: { $game } { $points }점({ $names }), { $who }.

season-trouble-channel-gone = { $season } 시즌 결과를 알리지 못했어요. `/{ command-server-settings.name }`에서 고른 채널이 없어졌어요.
season-trouble-channel-shut = { $season } 시즌 결과를 알리지 못했어요. { $channel }의 **채널 보기**와 **메시지 보내기** 권한이 필요해요.
season-trouble-role-gone = 우승자 역할을 옮기지 못했어요. 역할이 없어졌어요. `/{ command-server-settings.name }`에서 다시 골라 주세요.
season-trouble-role-managed = { JOSA($role, "을") } 옮기지 못했어요. 연동 앱의 역할이라 아무도 줄 수 없어요. `/{ command-server-settings.name }`에서 다시 골라 주세요.
season-trouble-role-permission = { JOSA($role, "을") } 옮기지 못했어요. 여기서 **역할 관리하기** 권한이 없어요.
season-trouble-role-above = { JOSA($role, "을") } 옮기지 못했어요. 제 역할보다 아래에 있지 않아요. **서버 설정 > 역할**에서 제 역할을 위로 옮겨 주세요.
season-trouble-role-refused = { JOSA($role, "을") } 옮기지 못했어요. Discord가 거절했어요.
season-trouble-role-left = 1위에게 { JOSA($role, "을") } 옮기지 못했어요. 이제 이 서버에 없어요.

refused-role-gone = 그 역할은 이제 여기에 없어요.
refused-role-managed = { JOSA($role, "은") } 연동 앱의 역할이라 아무도 줄 수 없어요. 다른 역할을 골라 주세요.
refused-role-permission = 여기서 **역할 관리하기** 권한이 없어요. **서버 설정 > 역할**에서 제 역할에 권한을 주고 { $role } 위로 옮긴 뒤 다시 골라 주세요.
refused-role-above = { JOSA($role, "은") } 제 역할보다 아래에 있지 않아요. **서버 설정 > 역할**에서 제 역할을 위로 옮긴 뒤 다시 골라 주세요.

privacy-champion = - 우승자 역할이 있는 서버: { $count }곳
