## 오늘의 패

daily-title = ## { $game } · { DAY($day) }
daily-about = 하루에 한 번, 모든 서버에서 모두가 같은 패로 쳐요. 제한 시간도, 조언도, 레이팅도 없어요. { $until }까지 시작하고 { $last }까지 끝내면 돼요. 그 뒤에 모두의 결과가 공개돼요.
daily-computers = 상대는 컴퓨터 { $count }명({ $level })이에요. 누가 치든, 같은 수에는 똑같이 대응해요.
daily-seal = { $told ->
        [yes] -# 이 패의 봉인(하루 전에 공개): `{ $seal }`
       *[no] -# 이 패의 봉인: `{ $seal }`. 봇이 꺼져 있어서 하루 전에 공개하지 못했어요.
    }
daily-seal-next = -# { DAY($day) }의 봉인: `{ $seal }`
daily-new-key = -# 시드를 만드는 키를 잃어버려서 오늘부터 새 키를 써요.
daily-owner = -# 봇 운영자는 키가 있어서 패를 미리 알 수도 있어요.
daily-second = -# 다른 계정이 있으면 패를 미리 보고 칠 수도 있어요. 그래서 결과는 이 순위에만 쓰여요.
daily-until = -# 오늘의 패는 { $until }에 끝나요. 이미 시작했다면 { $last }까지 칠 수 있어요.
daily-stale = *이미 답한 선택이에요. 지금 손패는 이래요.*
daily-points = **{ $points }점**을 받았어요. 다음 패는 { $next }에 나와요.
daily-count = **{ $count }명**이 쳤어요:
daily-row = { $rank }. { $who } · { $points }{ $streak ->
        [0] {""}
       *[other] {" "}· { $streak }일 연속
    }
daily-par = -# 기준 점수는 { $points }점이에요. 가장 강한 컴퓨터가 같은 자리에서 낸 점수예요.
daily-good = 기준 점수를 달성했어요.
daily-shared = { $reached ->
        [yes] { JOSA($who, "님이") } 이 패를 치고 기준 점수를 달성했어요.
       *[other] { JOSA($who, "님이") } 이 패를 쳤어요.
    }{ $streak ->
        [0] {""}
       *[other] {" "}{ $streak }일 연속이에요.
    }
daily-somebody = 누군가
daily-you = 나
daily-secret = -# 친 사람에게만 보여요. { $until }까지는 패를 비밀로 해 주세요.

daily-play = 오늘의 패 치기
daily-streak-button = 내 연속 기록
daily-yesterday = 어제
daily-week = 이번 주
daily-now = 오늘
daily-details = 자세히
daily-open = 결과 보기
daily-back = 결과로 돌아가기

daily-streak-title = ## 내 연속 기록
daily-streak = **{ $count }일** 연속이에요.
daily-streak-longest = 가장 길었던 연속 기록: { $count }일.
daily-streak-good = 기준 점수를 달성한 날: { $count }일.
daily-streak-free = { $free ->
        [spent] 이번 주에 쉴 수 있는 날은 이미 썼어요.
       *[left] 월요일부터 일요일까지 하루는 쉬어도 돼요. 이번 주는 아직 쓰지 않았어요.
    }
daily-streak-today = 오늘의 패는 아직 치지 않았어요. { $until }에 끝나요.

daily-opened = 이날의 게임이 끝나서 패가 공개됐어요.
daily-seed = -# 시드: `{ $seed }`. 봉인은 시드의 SHA-256이에요: `{ $seal }`. 시드는 봇의 키로 만든 `{ $game } { $day }`의 HMAC-SHA256이에요.
daily-ways = 다른 사람은 어떻게 쳤을까?
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }: { $points }점
daily-way-left = -# 앞의 { $count }수는 생략했어요.
daily-lost = 어디서 가장 손해를 봤을까?
daily-lost-nothing = 거의 손해가 없어요. 고수라도 비슷하게 쳤을 거예요.
daily-lost-told = 여기서 가장 손해를 봤어요. 내 선택은 **{ $done }**, 고수의 선택은 **{ $better }**, 평균 { $points }점 차이예요.

daily-week-title = ## { DAY($day) }부터 일주일
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }일
daily-week-empty = 이번 주에 끝난 날이 아직 없어요.
daily-week-note = -# 날마다 7위까지 10, 8, 6, 5, 4, 3, 2점을 받고, 나머지는 1점을 받아요. 끝난 날만 계산해요.

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }명 참여
daily-line-best = 최고 ||{ $best }||
daily-line-par = 기준 ||{ $points }||
daily-line-next = 다음 패 { $next }
daily-line-over = 끝

share-daily = -# { JOSA($who, "님이") } 이날의 결과를 공유했어요.

server-daily = 오늘의 패 결과를 알리는 채널
mine-streak = 오늘의 패 연속 기록을 다른 사람에게 표시
mine-reminder = 연속 기록이 끊기기 전 알림
daily-reminder = { $who } 오늘의 패를 아직 치지 않았어요. { $until }에 끝나요.

privacy-dailies = - `/{ command-daily.name }`로 친 횟수: { $count }번.

refused-daily-none = 오늘의 패가 아직 나오지 않았어요. 1분 뒤에 다시 해 주세요.
refused-daily-over = 그날은 끝났어요. `/{ command-daily.name }`로 오늘의 패를 칠 수 있어요.
refused-daily-early = 봇의 시계가 빨라서 오늘의 패는 이미 끝났어요. 다음 패는 { $at }에 나와요.
refused-daily-stale = 이미 답한 선택이에요.
refused-daily-busy = 컴퓨터가 너무 바빠서 지금 답하지 못해요. 바뀐 것은 없으니 잠시 뒤에 다시 눌러 주세요.
refused-daily-updated = 봇이 업데이트돼서 이 패를 똑같이 이어 칠 수 없어요. 다음 패는 UTC 자정이 지나면 나와요. 연속 기록은 그대로예요.
refused-daily-known = 정보를 지우기 전에 이미 친 패예요. 다음 패는 UTC 자정이 지나면 나와요.
refused-daily-not-over = 그날은 아직 끝나지 않았어요. { $at }에 모두에게 공개돼요.
refused-daily-no-day = 그날은 봇이 꺼져 있어서 패가 없었어요.
refused-daily-not-played = 그날의 패를 끝까지 치지 않았어요.
