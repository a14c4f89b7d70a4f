## 게임 모임

night-title = ## 게임 모임 · { $game }
night-title-over = ## 게임 모임 · { $game } · 끝
night-when = { $at } ({ $soon })부터 { $until }까지
night-about = { $seats ->
        [2] 치고 있지 않다면 *{ night-next }*을 누르세요. 순위가 비슷한 사람, 되도록 방금 만나지 않은 사람과 쳐요. 이기면 2점, 연승하면 3점이에요. { night-met }
       *[other] 치고 있지 않다면 *{ night-next }*을 누르세요. 순위가 비슷한 사람들과 쳐요. 1분이 지나면 둘만 있어도 시작하고, 남은 자리에는 컴퓨터가 앉아요. 나보다 순위가 낮은 사람 한 명마다 2점을 받고, 연승하면 1.5배를 받아요. { night-met }
    }
night-met = 상대가 다른 테이블에서 잘할수록 내 점수가 더 많이 반영돼요.
night-coming = { $count ->
        [0] 아직 온다는 사람이 없어요.
       *[other] 참가 예정 **{ $count }명**: { $who }
    }
night-more = 그 밖에 { $count }명
night-until = { $until }까지({ $left }).
night-tables = 테이블 **{ $count }개**에서 치는 중: { $tables }
night-two = -# 여기서는 스레드를 쓸 수 없어서 테이블을 한 번에 두 개까지만 열 수 있어요.
night-row = { $rank }. { $who } · **{ $points }** · { $played }전 { $won }승
night-ending = 시간이 다 됐어요. 치던 판은 끝까지 쳐요.
night-off = 취소됐어요.
night-empty = 끝까지 친 게임이 없어요.
night-slept = 열리지 않았어요. 친 사람이 없거나 봇이 꺼져 있었어요.
night-won = { JOSA($who, "님이") } 우승했어요!
night-kept = -# `/{ command-club-night.name }`에서 다시 볼 수 있어요.
night-picture-title = 게임 모임의 1, 2, 3위
night-picture-alt = { $game } 게임 모임의 시상대
night-somebody = 누군가

night-come = 갈게요
night-stay-away = 못 가요
night-details = 자세히
night-next = 다음 테이블

night-you-come = 명단에 올렸어요. { $at }에 시작해요.
night-you-stay = 명단에서 빠졌어요. 시간이 나면 그냥 오셔도 돼요. 늦게 오면 0점부터 시작해요.
night-waits = { $count ->
        [0] 테이블을 기다리고 있어요. 지금은 나 말고 기다리는 사람이 없어요.
       *[other] 테이블을 기다리고 있어요. 나 말고도 { $count }명이 기다리고 있어요.
    }
night-next-end = 다음 테이블은 { $at }쯤 끝날 것 같아요.
night-offer = 그동안 컴퓨터와 칠 수 있어요. 언제 그만둬도 진 것으로 치지 않아요.
night-leave = 그만 기다리기
night-meanwhile = 그동안 컴퓨터와 치기
night-left = 대기를 취소했어요.
night-seated = { $table }에서 { JOSA($who, "님과") } 쳐요. 2분 안에 준비하지 않으면 테이블이 닫혀요.
night-computers = 컴퓨터 { $count }명
night-plays-computer = 기다리는 동안 컴퓨터와 쳐요. 상대가 생기면 그 게임은 바로 닫히고, 기록에 반영되지 않아요. 도중에 기권해도 마찬가지예요.

night-mine = 지금 { $rank }위, { $points }점이에요. 테이블에서 얻은 { $earned }점을 만난 상대의 성적에 맞춰 조정한 점수예요.
night-unplayed = 아직 끝난 테이블이 없어요.
night-called = -# 명단에 있는 사람에게 15분 전에 한 번 알려요.
night-points = -# 나보다 순위가 낮은 사람 한 명마다 2점, 순위가 같은 사람 한 명마다 1점을 받아요. 연승하면 1.5배를 받아요. 첫 판이 끝나기 전에 상대가 기권하면 2점을 받지만, 같은 상대에게서는 한 번뿐이에요. 컴퓨터는 넣지 않아요. { night-met }
night-off-button = 취소하기
night-off-sure = 이 게임 모임을 취소할까요? 나만 빠지는 것이 아니라 모임 자체가 열리지 않아요.
night-end-button = 지금 끝내기
night-end-sure = 이 게임 모임을 지금 끝낼까요? 치던 판은 끝까지 쳐요.

night-list-title = ## 게임 모임
night-list-none = 예정된 게임 모임이 없어요.
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 진행 중 · { $channel }
night-list-ending = { $game } · 곧 끝나요 · { $channel }
night-list-past = **지난 게임 모임**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# `/{ command-club-night.name } { option-game.name }:{ koikoi } { option-night-at.name }:20:00 { option-night-length.name }:90분`처럼 열 수 있어요. 매주 열려면 `{ option-night-every.name }:금요일 20시`처럼 정하세요.
night-place = { $rank }. { $who } { $points }
night-details-of = 자세히: { $game }

night-call = { $game } 모임이 { $at }에 시작해요.

night-event = { $game } 모임
night-event-about = 시간이 다 될 때까지 그 채널에서 상대를 바꿔 가며 계속 쳐요. 누구나 올 수 있어요.
server-events = 게임 모임을 서버 이벤트로 만들기
setting-events-shut = -# 여기서는 이벤트를 만들 수 없어요. **이벤트 만들기** 권한이 필요해요.

series-every = { $day ->
        [0] 매주 월요일 { $time }
        [1] 매주 화요일 { $time }
        [2] 매주 수요일 { $time }
        [3] 매주 목요일 { $time }
        [4] 매주 금요일 { $time }
        [5] 매주 토요일 { $time }
       *[6] 매주 일요일 { $time }
    }
series-open = { $day ->
        [0] 매주 월요일
        [1] 매주 화요일
        [2] 매주 수요일
        [3] 매주 목요일
        [4] 매주 금요일
        [5] 매주 토요일
       *[6] 매주 일요일
    }
night-weekly = 이 모임은 { $every }에 열려요. 시작 15분 전에 온다는 사람이 { $least }명이 안 되면 쉬어요.
night-off-few = 온다는 사람이 { $least }명이 안 돼서 이번에는 쉬어요.
night-off-late = 봇이 꺼져 있어서 이번에는 쉬어요.
night-skipped-few = { $at }의 { $game } 모임은 쉬어요. 온다는 사람이 { $least }명이 안 됐어요. 다음 모임: { $next }
night-skipped-late = { $at }의 { $game } 모임은 쉬어요. 봇이 꺼져 있었어요. 다음 모임: { $next }
night-call-late = { $game } 모임을 시작해요. 봇이 꺼져 있어서 늦었어요.
series-title = ## { $game } · { $every }
series-list = { $game } · { $every } · { $channel }
series-host = { $channel }에서 { JOSA($who, "님이") } 열어요.
series-next = 다음 모임은 { $at }, { $least }명 이상 온다고 하면 열려요.
series-over = 이 모임은 이제 열리지 않아요.
series-row = { $rank }. { $who } · **{ $points }** · { $count }번
series-counted = -# 각자 가장 좋은 { $count }번의 점수를 더해요.
series-table-line = 지금까지 합계(각자 가장 좋은 { $count }번): { $places }
series-hand-over = 맡길 사람 고르기
series-handed = { $every }의 { $game } 모임은 이제 { JOSA($who, "님이") } 열어요.
series-end = 매주 모임 끝내기
series-sure = 매주 여는 모임을 끝낼까요? 예정된 모임도 취소돼요.
series-lost-gone = { $every }의 { $game } 모임이 끝났어요. 채널이 삭제됐어요.
series-lost-shut = { $every }의 { $game } 모임이 끝났어요. { $channel }에 더는 글을 쓸 수 없어요.

closed-night = 게임 모임의 테이블이 비어서 이 게임을 닫았어요. 기록에 반영되지 않아요.
closed-pastime = 도중에 그만둬서 이 게임을 닫았어요. 기록에 반영되지 않아요.
closed-absent = 2분 안에 준비하지 않은 사람이 있어서 테이블을 닫았어요. 준비한 사람은 다음 테이블에 먼저 앉아요.

privacy-nights = - 열었거나 간다고 한 게임 모임 { $count }번.
privacy-series = - 매주 여는 게임 모임 { $count }개.

refused-night-time = 시각을 읽지 못했거나 이미 지났어요. `지금`이나 `20:00`, `20시 30분`, `2026-12-24 20:00`처럼 적어 주세요. 시간대는 { JOSA($zone, "이에요") }.
refused-night-both = 한 번이면 `{ option-night-at.name }`, 매주면 `{ option-night-every.name }` 가운데 하나만 적어 주세요.
refused-night-every = 요일과 시각을 읽지 못했어요. `금요일 20시`나 `매주 금 저녁 8시`처럼 적어 주세요. 시간대는 { JOSA($zone, "이에요") }.
refused-night-length-read = 길이를 알아볼 수 없어요. `90분`이나 `2시간`처럼 적어 주세요.
refused-night-length = 게임 모임은 { $least }분에서 { $most }분까지 할 수 있어요.
refused-night-far = 게임 모임은 { $days }일 전부터 알릴 수 있어요.
refused-night-taken = 이 채널에서는 { $at }에 다른 게임 모임이 있어요. 다른 시간이나 채널을 골라 주세요.
refused-night-many = 여기에 연 게임 모임 { $most }개가 아직 끝나지 않아서 더 열 수 없어요.
refused-night-gone = 여기에 그런 게임 모임은 없어요. `/{ command-club-night.name }`에서 목록을 볼 수 있어요.
refused-night-over = 이 게임 모임은 끝났어요.
refused-night-early = 이 게임 모임은 아직 시작하지 않았어요. { $at }에 시작해요.
refused-night-ending = 시간이 다 돼서 오늘 밤은 새 테이블을 열지 않아요.
refused-night-seated = 게임 모임의 { $table }번 테이블에 앉아 있어요. 먼저 거기서 게임을 끝내 주세요.
refused-night-not-waiting = 이 게임 모임의 테이블을 기다리고 있지 않아요.
refused-night-host = 게임 모임을 연 사람이나 관리자만 할 수 있어요.
refused-series-host = 이 서버의 멤버를 골라 주세요. 봇은 고를 수 없어요.
refused-series-unable = 지금은 { JOSA($who, "님에게") } 이 모임을 맡길 수 없어요.
