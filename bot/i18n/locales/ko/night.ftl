## 대국 모임

night-title = ## 대국 모임 · { $game }
night-title-over = ## 대국 모임 · { $game } · 끝
night-when = { $at } ({ $soon })부터 { $until }까지
night-about = { $seats ->
        [2] 대국 중이 아니면 *{ night-next }*를 눌러요. 순위가 가깝고 방금 만나지 않은 사람과 마주 앉아요. 이기면 2점, 연이어 이기면 3점이에요.
       *[other] 대국 중이 아니면 *{ night-next }*를 눌러요. 순위가 가까운 사람들과 앉고, 1분이 지나면 컴퓨터가 채워요. 나보다 아래인 사람 한 명마다 2점, 연이어 1위를 하면 절반을 더 받아요.
    }
night-coming = { $count ->
        [0] 아직 온다는 사람이 없어요.
       *[other] **{ $count }명**이 와요: { $who }
    }
night-more = 그리고 { $count }명 더
night-until = { $until }까지 ({ $left }).
night-tables = 탁자 **{ $count }개**에서 대국 중: { $tables }
night-two = -# 여기에는 스레드가 없어서 한 번에 탁자 두 개까지예요.
night-row = { $rank }. { $who } · **{ $points }** · { $played }전 { $won }승
night-ending = 시간이 다 됐어요. 지금 치는 판은 끝까지 쳐요.
night-off = 취소됐어요.
night-empty = 끝까지 친 탁자가 없어요.
night-slept = 열리지 않았어요. 아무도 오지 않았거나 봇이 꺼져 있었어요.
night-won = { JOSA($who, "님이") } 우승했어요!
night-kept = -# `/{ command-club-night.name }` 목록에 남아요.
night-picture-title = 대국 모임의 1, 2, 3위
night-picture-alt = { $game } 대국 모임의 시상대
night-somebody = 누군가

night-come = 갈게요
night-stay-away = 못 가요
night-details = 자세히
night-next = 다음 탁자

night-you-come = 명단에 올렸어요. { $at }에 시작하고, 15분 전에 한 번 불러요.
night-you-stay = 명단에 없어요. 시간이 나면 언제든 오세요. 늦게 오면 0점에서 시작해요.
night-waits = { $count ->
        [0] 탁자를 기다려요. 지금은 상대할 사람이 없어요.
       *[other] 탁자를 기다려요. 기다리는 사람이 { $count }명 더 있어요.
    }
night-next-end = 다음 탁자는 { $at }에 끝날 것 같아요.
night-leave = 그만 기다리기
night-meanwhile = 그동안 컴퓨터와 치기
night-left = 이제 기다리지 않아요.
night-seated = { $table }에서 { JOSA($who, "님과") } 대국해요. 2분 안에 준비하지 않으면 다른 사람이 앉아요.
night-computers = 컴퓨터 { $count }명
night-plays-computer = 기다리는 동안 { $table }에서 컴퓨터와 쳐요. 상대가 생기면 그 대국은 패배 없이 끝나요.

night-mine = 지금 { $rank }위, { $points }점이에요.
night-unplayed = 아직 끝난 탁자가 없어요.
night-called = -# 오는 사람은 15분 전에 한 번 불러요.
night-points = -# 나보다 아래인 사람 한 명마다 2점, 순위가 같으면 1점, 연이어 이기면 절반을 더 받아요. 첫 판이 끝나기 전에 기권하면 상대가 2점을 받고, 같은 상대에게서는 한 번뿐이에요. 컴퓨터는 세지 않아요.
night-off-button = 취소하기
night-off-sure = 이 대국 모임을 취소할까요? 모두에게 적용돼요.
night-end-button = 지금 끝내기
night-end-sure = 이 대국 모임을 지금 끝낼까요? 지금 치는 판은 끝까지 쳐요.

night-list-title = ## 대국 모임
night-list-none = 예정된 대국 모임이 없어요.
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 진행 중 · { $channel }
night-list-ending = { $game } · 곧 끝나요 · { $channel }
night-list-past = **지난 대국 모임**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# `/{ command-club-night.name } { option-game.name }:koikoi { option-night-at.name }:20:00 { option-night-length.name }:90min`로 열어요.
night-place = { $rank }. { $who } { $points }
night-details-of = 자세히: { $game }

night-call = { $game } 대국 모임이 { $at }에 시작해요.

night-event = 대국 모임: { $game }
night-event-about = 시간이 다 될 때까지 그 채널에서 온 사람끼리 상대를 바꿔 가며 쳐요.
server-events = 대국 모임을 서버 이벤트로
setting-events-shut = -# 여기서는 이벤트를 만들 수 없어요. **이벤트 만들기** 권한을 주세요.

closed-night = 대국 모임의 탁자가 비어서 이 대국을 끝냈어요. 기록에 반영되지 않아요.
closed-absent = 2분 안에 오지 않은 사람이 있어서 이 탁자를 닫았어요. 있던 사람은 맨 앞에서 기다려요.

privacy-nights = - 열었거나 간다고 한 대국 모임 { $count }번

refused-night-time = 시각을 읽지 못했거나 이미 지났어요. 시간대 { $zone } 기준으로 `20:00`이나 `2026-12-24 20:00`처럼, 또는 `지금`이라고 적어 주세요.
refused-night-length-read = 길이를 읽지 못했어요. `90min`이나 `2h`처럼 적어 주세요.
refused-night-length = 대국 모임은 { $least }분에서 { $most }분까지예요.
refused-night-far = 대국 모임은 { $days }일 전부터 알릴 수 있어요.
refused-night-taken = 그때 이 채널에는 { $at }에 시작하는 다른 대국 모임이 있어요.
refused-night-many = 여기서 연 대국 모임 가운데 아직 끝나지 않은 것이 { $most }개예요.
refused-night-gone = 여기에 그런 대국 모임은 없어요.
refused-night-over = 이 대국 모임은 끝났어요.
refused-night-early = 이 대국 모임은 아직 시작하지 않았어요. { $at }에 시작해요.
refused-night-ending = 시간이 다 돼서 오늘 밤은 새 탁자를 열지 않아요.
refused-night-seated = 대국 모임의 탁자 { $table }에 앉아 있어요. 먼저 거기서 끝내 주세요.
refused-night-not-waiting = 이 대국 모임의 탁자를 기다리고 있지 않아요.
refused-night-no-meanwhile = 여기서는 기다리는 동안 컴퓨터와 칠 수 없어요.
refused-night-host = 대국 모임을 연 사람이나 여기 관리자만 할 수 있어요.
