## 오늘의 패

daily-title = ## { $game } · { DAY($day) }
daily-about = 하루 한 번, 어느 서버에서나 모두가 같은 패를 받아요. 제한 시간도 조언도 레이팅도 없어요. { $until } 전에 시작하면 { $last }까지 마칠 수 있고, 그 뒤에 모두 공개돼요.
daily-computers = 상대는 컴퓨터 { $count }명({ $level })이에요. 시계를 보지 않아서 같은 수에는 같은 수로 답해요.
daily-seal = { $told ->
        [yes] -# 이 패 돌리기의 봉인, 하루 전에 공개: `{ $seal }`
       *[no] -# 이 패 돌리기의 봉인: `{ $seal }`. 하루 전에는 봇이 꺼져 있어서 공개하지 못했어요.
    }
daily-seal-next = -# { DAY($day) }의 봉인: `{ $seal }`
daily-new-key = -# 시드를 만드는 열쇠를 잃어버려서 이제 새 열쇠로 만들어요.
daily-owner = -# 봇 운영자은 열쇠가 있어서 패를 알 수도 있어요.
daily-until = -# 오늘 것은 { $until }에 끝나요. 시작한 것은 { $last }까지 마칠 수 있어요.
daily-stale = *그건 이미 지났어요. 지금은 이래요.*
daily-points = **{ $points }점**이에요. 다음 패는 { $next }에 나와요.
daily-count = **{ $count }명**이 마쳤어요:
daily-row = { $rank }. { $who } · { $points }
daily-somebody = 누군가
daily-you = 나
daily-secret = -# 마친 사람에게만 보여요. { $until }까지 패를 아무에게도 말하지 말아 주세요.

daily-play = 오늘 것 하기
daily-streak-button = 내 연속 기록
daily-yesterday = 어제
daily-week = 이번 주
daily-now = 오늘
daily-open = 열어 보기
daily-back = 그날로 돌아가기

daily-streak-title = ## 내 연속 기록
daily-streak = **{ $count }일** 연속이에요.
daily-streak-longest = 가장 길었던 연속 기록: { $count }일.
daily-streak-free = { $free ->
        [spent] 이번 주에 쉬는 날은 이미 썼어요.
       *[left] 월요일부터 한 주에 하루는 쉬어도 돼요. 이번 주는 아직 남았어요.
    }
daily-streak-today = 오늘 것은 아직 안 했어요. { $until }에 끝나요.

daily-opened = 이날은 끝났어요. 패는 이제 비밀이 아니에요.
daily-seed = -# 시드: `{ $seed }`, 봉인(시드의 sha256): `{ $seal }`. 시드는 봇의 열쇠로 만든 `{ $game } { $day }`의 HMAC-SHA256이에요.
daily-ways = 모두 어떻게 했을까?
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }: { $points }점
daily-way-left = -# 앞의 { $count }수는 줄였어요. 파일에는 다 있어요.
daily-lost = 어디서 가장 손해 봤을까?
daily-lost-nothing = 말할 만한 손해가 없어요. 강한 컴퓨터도 거의 같게 했을 거예요.
daily-lost-told = 여기서 가장 손해를 봤어요. 고른 것은 **{ $done }**, 강한 컴퓨터의 선택은 **{ $better }**, 평균 { $points }점 더 나아요.

daily-week-title = ## { DAY($day) }부터 한 주
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }일
daily-week-empty = 끝난 날이 아직 없어요.
daily-week-note = -# 하루의 앞 순위는 10, 8, 6, 5, 4, 3, 2, 나머지는 1이에요. 끝난 날만 셈해요.

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }명 참여
daily-line-best = 최고 ||{ $best }||
daily-line-next = 다음 { $next }
daily-line-over = 끝

share-daily = -# { JOSA($who, "님이") } 이날의 결과를 공유했어요.

server-daily = 오늘의 패를 알리는 채널

privacy-dailies = - `/{ command-daily.name }` { $count }번.

refused-daily-none = 오늘의 패가 아직 열리지 않았어요. 1분 뒤에 다시 해 주세요.
refused-daily-over = 그날은 끝났어요. 오늘 것은 `/{ command-daily.name }`에 있어요.
refused-daily-stale = 그건 이미 지났어요.
refused-daily-busy = 컴퓨터가 너무 바빠서 지금 답하지 못해요. 바뀐 것은 없으니 잠시 뒤에 다시 눌러 주세요.
refused-daily-updated = 봇이 업데이트되어 이 패를 똑같이 이어 갈 수 없어요. 다음 패는 UTC 자정 뒤에 나오고, 연속 기록은 그대로예요.
refused-daily-known = 데이터를 지우기 전에 이 패를 이미 했어요. 다음 패는 UTC 자정 뒤에 나와요.
refused-daily-not-over = 그날은 아직 끝나지 않았어요. { $at }에 모두에게 함께 열려요.
refused-daily-no-day = 그날은 봇이 꺼져 있어서 알 수 없어요.
refused-daily-not-played = 그날은 끝까지 하지 않았어요.
