## The bot itself: lobby, table, hand, records, refusals

language-name = 한국어
computer = 컴퓨터 { $number }
former-player = 예전 참가자
nobody = 없음
list-and = { LIST($items) }
list-clauses = { LIST($items) }
full-stop = .
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
list-said = { $what }: { $said }
until-both = { $at } ({ $left })
piece-copies = { $name } ×{ $count }
list-semicolons = { LIST($items, between: " / ") }
sentence-gap = {" "}
yes = 켬
no = 끔

## Lobby

lobby-title = ## { $game } · { $table }번 탁자
lobby-rules = -# { $preset } · { $seats }인
lobby-seat = **{ $number }.** { $who }
lobby-seat-host = **{ $number }.** { $who } · 방장
lobby-seat-free = **{ $number }.** *빈자리*
lobby-seat-asked = **{ $number }.** *{ JOSA($who, "님의") } 답을 기다리는 중*
lobby-level = { $line } · { $level }
lobby-sealed = -# 패는 봉인되어 있어요. 자세한 것은 *{ lobby-more }* → *{ lobby-fair }*에 있어요.
lobby-fair = 공정한 패
lobby-invitation = { JOSA($who, "님") }! { $host }님이 { $game } 한 판을 신청했어요!
lobby-invitation-again = { JOSA($who, "님") }! { $host }님이 { $game } 한 판 더 하자고 해요!
lobby-accepted = -# 수락: { $who }
lobby-declined = -# 거절: { $who }
lobby-rematch = -# { $table }번 탁자의 재대국이에요. 모두 수락하면 저절로 시작해요.
lobby-rematch-waits = -# { $table }번 탁자의 재대국이에요. 방장이 시작해요.
lobby-expires = -# 이 대기실은 { $when } 닫혀요.
lobby-closed = 이 대기실은 닫혔어요.
lobby-closed-host = { $host }님이 이 대기실을 닫았어요.
lobby-closed-moderator = 관리자가 이 대기실을 닫았어요.
lobby-closed-expired = 시작하지 않은 채 시간이 지나서 대기실이 닫혔어요.
lobby-pace = -# 제한 시간: { $clock } · 컴퓨터 속도: { $pace }
lobby-pace-alone = -# 제한 시간: { $clock }(컴퓨터하고만 치면 없음) · 컴퓨터 속도: { $pace }
lobby-closed-declined = { JOSA($who, "님이") } 거절해서 대기실이 닫혔어요.
lobby-join = 참가
lobby-accept = 수락
lobby-decline = 거절
lobby-leave = 나가기
lobby-add = { $level } 컴퓨터 추가
lobby-remove = 컴퓨터 빼기
lobby-cut-button = 기리(패 떼기)
lobby-start = 시작
lobby-start-computers = 컴퓨터와 시작
lobby-how = 규칙
lobby-more = 더 보기
lobby-guests = 참가자
lobby-close = 대기실 닫기
lobby-start-now = { $count }명으로 시작
lobby-panel-title = ## { $game } · { $table }번 탁자
lobby-panel-host = -# 방장이 할 수 있는 일이에요. 나에게만 보여요.
lobby-panel-guest = -# 여기서 할 수 있는 일이에요. 나에게만 보여요.
lobby-panel-others = -# 이 탁자에 대해 알아 둘 것이에요. 나에게만 보여요.
lobby-panel-left = { $table }번 탁자에서 나왔어요.
lobby-cut-title = 기리(패 떼기)
lobby-cut-label = 아무 말이나
lobby-cut-help = 이 말도 패를 섞는 데 들어가서 아무도 패를 고를 수 없어요.
lobby-no-pictures = 이 채널에서는 파일을 올릴 수 없어서 글로 진행해요. 서버 관리자가 **파일 첨부**를 허용하면 그림이 나와요.

fair-title = ### { $table }번 탁자의 패
fair-seal = 패는 봉인되어 있어요: sha256 `{ $commitment }`
fair-cuts = 누구나 패를 뗄 수 있어요. 지금까지 뗀 것:
fair-cut = • { $who }: `{ $cut }`
fair-how = 봉인에는 누가 패를 떼기 전에 정해 둔 수가 들어 있어요. 이 수에 모두가 뗀 말과 *{ lobby-start }*을 누른 기록을 더해 패를 섞으니, 아무도 패를 고를 수 없어요. 대국이 끝나면 `/{ command-verify.name } { option-table.name }:{ $table }` 명령으로 봉인을 열고 패를 다시 돌려 볼 수 있어요.

lobby-house-rules = 탁자 규칙
panel-closed = 대국이 시작되어 이제 바꿀 수 없어요. `/{ command-rules.name } { option-table.name }:{ $table }`에서 이 탁자의 규칙을 볼 수 있어요.
panel-closed-lobby = 이 대기실은 닫혔어요.
panel-title = ## 탁자 규칙 · { $game } · { $table }번 탁자
panel-preset = 규칙 고르기
panel-setting = 바꿀 설정
panel-number = 다른 수
panel-number-help = { $low }부터 { $high }까지의 정수
panel-zone = 다른 시간대
panel-zone-help = Asia/Seoul 같은 시간대
panel-reset = 처음 값으로 되돌리기
panel-save = 이 서버에 저장
panel-save-name = 이 규칙의 이름
panel-save-help = 같은 이름이면 덮어써요.
preset-house = 우리 규칙
panel-clock = 제한 시간
panel-pace = 컴퓨터 속도
panel-clock-is = 제한 시간: { $clock }
panel-pace-is = 컴퓨터 속도: { $pace }
panel-advice-on = 조언 켜기
panel-advice-off = 조언 끄기
panel-example = -# { $example }
rules-differ = -# 탁자 규칙: { $settings }{ $more ->
        [0] {""}
       *[other] {" "}그 밖에 { $more }가지.
    }

guests-title = ## 참가자 · { $game } · { $table }번 탁자
guests-order = 자리 순서: { $who }
guests-invite = 더 초대하기
guests-remove = 내보내기
guests-seat = 자리 정하기
guests-turn = 한 자리씩 옮기기
guests-shuffle = 자리 섞기
guests-asked = { $who } · 답을 기다리는 중
guests-unknown = 이름 모름 …{ $user }

challenge-which = { JOSA($who, "님에게") } 어떤 게임을 신청할까요?
challenge-game = 게임
challenge-done = { JOSA($who, "님에게") } { $game } 한 판을 신청했어요.

## Table

table-title = ## { $game } · { $table }번 탁자
table-title-when = ## { $game } · { $table }번 탁자 · { $when }
result-when = { $round }{ $unit ->
    [round] 판
   *[hand] 국
}: { $winner ->
    [none] 승자 없음
   *[one] { $who } 승리
}
table-rules = -# { $preset }
table-rules-when = -# { $preset } · { $when }
when-round = { $rounds }판 중 { $round }판
when-extra = 연장전 { $round }판
when-wind = { $wind }장 · { $round }국
when-hand = { $round }국
table-seat = { $mark } { $who } — **{ $points }**점{ $badges }
table-badge-dealer = 선
table-badge-wind = 자풍 { $arg }
table-badge-doubled = 점수 ×{ $number }
table-badge-place = { $place }위
table-turn = { JOSA($who, "님", mark: "**") } 차례예요.
thinking = 생각하는 중: { $who }
board-claims = { $pieces }: 울기 마감 { $until }
table-choice = { JOSA($who, "님이", mark: "**") } 정할 차례예요.
table-together = **{ $who }**: 모두 동시에 골라요. 다 고를 때까지 서로 무엇을 골랐는지 안 보여요.
told-together = { LIST($said) }.
table-pause = **{ table-ready-button }**를 누르면 내 손패를 보고 시작해요: { $who }
table-next = **{ table-ready-button }**를 누르면 계속해요: { $who }
table-why = 점수 내역
table-hand-over = **{ $round }국**
table-round-over = **{ $round }판**
table-over = **대국이 끝났어요.**
table-unplayed = 끝까지 친 판이 없어서 승자가 없어요.
table-unsettled = 끝까지 친 판이 없어서 기록에 반영되지 않아요.
table-ended-without = 끝낼 때 { JOSA($who, "님이") } 자리에 없어서 기록에 반영되지 않아요.
table-deserted = 마지막에는 컴퓨터끼리만 쳐서 기록에 반영되지 않아요.
table-winner = 대국 승자: { $who }!
table-shared = 공동 1위: { $who }
table-resigned = { JOSA($who, "님이") } 기권했어요.
table-escaped = { JOSA($who, "님이") } 탁자를 떠났어요{ $price ->
        [0] .
       *[other] . { $price }점을 잃고, 그 점수는 아무도 받지 않아요.
    }
table-row = { $name } { $number }점
table-term = { $name } ×{ $number }
table-payment = { $payer } → { $payee } { $amount }{ $shares ->
        [1] {""}
       *[other] {" "}({ $shares }몫)
    }
table-had = { JOSA($who, "님의") } 약: { $yaku }
table-score = = **{ $number }**
why-title = **{ $game } · { $table }번 탁자: 점수 내역**
why-row = - **{ $name }**: { $number }점
why-doubling = - **{ $name }**: 두 배 { $number }번
why-pieces = {" "}({ $pieces })
why-scale = {" "}= { $least }장에 { $points }, 더한 { $more }장은 장당 + { $step }
why-spoilt = - **{ $name }**: 0, { $pieces } 때문에 무효
why-had = { JOSA($who, "님의") } 약:
why-lost = { JOSA($who, "님의") } 약, 점수는 없음:
why-sum = 합계: **{ $number }**
why-added = { $minus ->
        [yes] −{" "}
        [first] {""}
       *[no] +{" "}
    }{ $name } { $number }
why-times = × { $times } { $name } = **{ $value }**
why-share = 한 몫은 **{ $number }**점이에요{ $capped ->
        [yes] {" "}(이 규칙의 상한)
       *[no] {""}
    }.
why-score = = 모두 **{ $number }**
why-payment = { $payers } → { $payee }: { $count ->
        [1] {""}
       *[other] 각각{" "}
    }**{ $amount }**{ $shares ->
        [1] {""}
       *[other] {" "}({ $shares }몫)
    }
why-change = { $who } **{ SIGNED($points) }**
table-change = { $who } { SIGNED($points) }
why-nothing = 점수가 나지 않았어요.
table-ratings = -# 레이팅: { $ratings }
table-rating = { $mark } { $who } { $rating }
rating-changed = { $rating } ({ $change ->
        [0] ±0
       *[other] { SIGNED($change) }
    })
rating-provisional = 아직 없음(온전한 대국의 { $part }%)
table-achieved = -# 🏅 { $who }: { $what }
achievement-comeback = 꼴찌에서 역전승
achievement-in_a_row = 대국 { $count }연승
achievement-first = 첫 { $name }
table-sealed = -# `/{ command-verify.name } { option-table.name }:{ $table }` 명령으로 봉인을 열고 패를 다시 돌려 볼 수 있어요.
table-clock = -# 제한 시간: { $until }
table-away = -# 자리 비움: { $who }. **{ table-back }**를 누를 때까지 컴퓨터가 대신 쳐요.
table-asleep = -# 💤 자리 비움: { $who }. 그래서 이 대국은 쉬고 있어요. **{ table-back }**를 누르면 그대로 이어져요.
table-farewell = { JOSA($gone, "님이") } 기권했어요. { JOSA($who, "님") }, 그 자리에 컴퓨터를 앉히고 더 치려면 { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 **{ table-go-on }**을 누르세요. 아니면 대국이 끝나요.
table-wish = { JOSA($who, "님이") } 여기서 대국을 끝내자고 해요. { JOSA($asked, "님") }, { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 **{ table-hand }**에서 답해 주세요. 아니면 계속돼요.
table-replaced = 떠난 { JOSA($who, "님") } 대신 { JOSA($computer, "이", mark: "**") } 쳐요.
vote-wish = **{ JOSA($who, "님이") } 지금 점수대로 여기서 대국을 끝내자고 해요.** { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 모두 찬성하면 끝나고, 아니면 계속돼요.
vote-wish-mine = 여기서 대국을 끝내자고 했어요. { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 모두 찬성하지 않으면 계속돼요. 기다리는 중: { $asked }
vote-wish-said = { JOSA($who, "님이") } 여기서 대국을 끝내자고 했고, 찬성했어요. 기다리는 중: { $asked }
vote-end-yes = 대국 끝내기
vote-end-no = 더 치기
vote-farewell = **{ JOSA($gone, "님이") } 기권했어요.** *{ table-go-on }*을 누르면 그 자리에 컴퓨터를 앉히고 더 쳐요. { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 모두 누르지 않으면 대국이 끝나요.
vote-farewell-said = { JOSA($gone, "님이") } 기권했고, 계속하겠다고 했어요. 기다리는 중: { $who }
table-back = 돌아왔어요
table-go-on = 계속
away = { $who }(자리 비움)
closed-deserted = 모두 자리를 비워서 대국을 닫았어요. 기록에 반영되지 않아요.
closed-ended = 쉬는 동안 끝낸 대국이에요. 기록에 반영되지 않아요.
closed-away = -# 자리 비움: { $who }
closed-moderator = 관리자가 이 대국을 닫았어요. 기록에 반영되지 않아요.
closed-idle = 오랫동안 아무도 치지 않아서 대국을 닫았어요. 기록에 반영되지 않아요.

## Clocks and pace

clock-off = 없음
clock-30s = 30초
clock-1m = 1분
clock-3m = 3분
clock-10m = 10분
clock-1h = 1시간
clock-1d = 1일
pace-calm = 느긋하게
pace-brisk = 빠르게
pace-instant = 바로바로

table-hand = 내 손패
table-rematch = 다시 한 판
table-seats = 자리 바꾸기
table-replay = 다시보기
table-ready-button = 준비
thread-name = { $game } · { $table }번 탁자
thread-stays = -# { $why ->
        [permission] 여기에는 스레드를 열 수 없어요. **공개 스레드 만들기**와 **스레드에서 메시지 보내기** 권한이 필요해요.
        [none] 여기에는 스레드가 없어요.
        [full] 이 서버의 스레드가 Discord의 한도에 이르렀어요.
        [busy] 지금은 Discord가 스레드를 열어 주지 않아요.
       *[refused] Discord가 스레드를 거절했어요.
    } { $table }번 탁자는 이 채널에서 쳐요.
sign-playing = **{ $game } · { $table }번 탁자**: { $thread }에서 치고 있어요.
sign-over = **{ $game } · { $table }번 탁자**가 끝났어요: { $how } { $thread }
sign-closed = **{ $game } · { $table }번 탁자**는 끝나기 전에 닫혔어요.
ping-turn = { JOSA($who, "님") }, { $table }번 탁자에서 차례예요.
ping-ready = { JOSA($who, "님") }, { $table }번 탁자에서 **{ table-ready-button }**를 눌러 주세요.
ping-reminder = { JOSA($who, "님") }, { $table }번 탁자가 기다리고 있어요. 제한 시간: { $until }
ping-invitation = { JOSA($who, "님") }! { $host }님이 { $table }번 탁자에서 { $game } 한 판을 신청했어요.
ping-rematch = { JOSA($who, "님") }! { $host }님이 { $table }번 탁자에서 { $game } 재대국을 신청했어요.
lobby-elsewhere = { $table }번 탁자를 { $channel }에 열었어요.
rematch-joined = { $table }번 탁자의 재대국을 수락했어요.

## Hand

hand-title = **{ $game } · { $table }번 탁자 · { $when }**
hand-yaku = 내 약: { $yaku }
hand-row = { $name } { $points }점
hand-wait = 기다리는 중: { $who }
hand-window = 지금은 울 패가 없어요.
hand-window-own = 다른 사람이 울지 기다리고 있어요.
hand-moment = 곧 이어져요.
hand-wait-answer = 준비됐어요. 기다리는 중: { $who }
the-others = 다른 사람들
hand-answered = 고른 수: **{ $move }**
hand-over = 수고하셨어요. 순위는 `/{ command-leaderboard.name }`에 있어요.
hand-over-uncounted = 수고하셨어요. 이 대국은 `/{ command-leaderboard.name }`에 반영되지 않아요.
hand-rating = 내 레이팅: **{ $rating }**
hand-further-down = 내 손패는 더 아래에 있어요.
hand-cut-off = -# 이제 이 탁자의 비공개 스레드에 들어가 있지 않아서 아무에게도 탁자가 보이지 않아요. 그 스레드에서 저를 멘션하면 들어갈 수 있어요.
hand-left = 이 탁자에서 나왔어요.
hand-moderated = 관리자가 이 자리를 컴퓨터에게 넘겼어요. 순위는 꼴찌가 되고, 채널에서 구경할 수 있어요.
hand-away = **컴퓨터가 대신 치고 있어요.** 직접 치려면 *{ table-back }*를 누르세요.
hand-asleep = 아무도 없는 동안 **이 대국은 쉬고 있어요.** 이어서 치려면 *{ table-back }*를 누르세요.
hand-dozes = **자리를 비웠어요.** 지금 고를 것은 제한 시간이 지나면 끝나고, 그다음 대국이 쉬어요. 이어서 치려면 *{ table-back }*를 누르세요.
hand-woken = -# 자리를 비운 동안 쉬었던 대국이에요. 이제 이어져요.
hand-resigned = 기권했어요. 그 자리에 컴퓨터를 앉히고 계속할지 다른 사람들에게 묻고 있어요.
hand-drawn = -# 파란 것이 뽑은 패예요: { $pieces }
hand-wild = -# { $mark } 표시는 만능패예요. 아무 패로나 쓸 수 있어요.
hand-sure = 네, 그렇게 할게요
hand-back = 돌아가기
hand-loses = ⚠ **{ $action }**: 대국이 끝나고 { $points }점 차로 져요.
hand-pick = 수 고르기
hand-finish = **여기서 대국을 끝낼까요?** 점수는 지금 그대로이고, 되돌릴 수 없어요.
hand-stale = -# 방금 누른 버튼은 이미 지난 것이에요. 지금은 이래요.
hand-repeated = -# 그 수는 이미 골랐어요. 지금은 이래요.
hand-asked-before = -# 이번에는 이미 물어봤어요. 다음 시작 전에 다시 물어볼 수 있어요.
hand-nobody-ends = -# 이제 대국을 끝내자는 사람이 없어요.
hand-not-asked = -# 지금은 그럴 차례가 아니에요.

## Advice

table-advice = -# 조언이 켜져 있어요: 이 대국은 레이팅에 반영되지 않아요.
advice-button = 조언
advice = 고수 컴퓨터라면 **{ $action }**: { $good }{ $alike ->
        [yes] {" "}(**{ $other }**, 거의 같음)
       *[no] {""}
    }. { $danger }
advice-points = 이번 { $unit ->
        [round] 판
       *[hand] 국
    } 예상 { $points }점
advice-chance = 대국을 이길 확률 { $chance }%
advice-figure-reach = 앞으로 나올 만한 점수 { $number }점
advice-figure-helping = 안 보이는 유효패 { $number }장
advice-figure-distance = 화료까지 { $number }장
advice-figure-danger = 방총될 위험 { $number }%
advice-figure-claimed = 누가 울 확률 { $number }%
advice-figure-behind = { $others ->
        [1] 상대가
       *[other] 다른 사람이
    } 더 많이 받을 위험 { $number }%
advice-better-points = **{ $other }**보다 { $gap }점 이득
advice-better-chance = **{ $other }**: { $chance }%
advice-alike = **{ $other }**보다 나을 게 거의 없음
refused-no-advice = 이 탁자에는 조언이 없어요. 시작하기 전에 방장이 켜지 않았어요.
refused-advice-failed = 컴퓨터가 끝까지 생각하지 못해서 지금은 조언이 없어요. 바뀐 것은 없으니 **{ advice-button }**을 다시 눌러 주세요.

## At a hanafuda table

cards-stock = 더미 { $count }장
cards-held = 손에 { $count }장
cards-near = 가까운 약: { $yaku }
cards-taken = 먹은 패 { $count }장: { $cards }
cards-taken-none = 먹은 패 없음

## At a mahjong table

tiles-star = ✦
tiles-starred = { $piece } { tiles-star }
tiles-wild = 만능패: **{ $pieces }** ✦
tiles-wall = 패산 { $count }장
table-badge-live = 뽑을 수 있는 패 { $number }장
tiles-aside = 주인 없이 나온 꽃: { $flowers }
tiles-own = 내 패: `{ $written }`{ $words }
tiles-sets = { $mark } { $who }: { $sets }
tiles-named = {" "}({ $words })
tiles-concealed = 손안에 { $count }장
tiles-shown = 보인 패 `{ $written }`
tiles-flowers = 꽃 `{ $written }`
tiles-discards = 버린 패 `{ $written }`
tiles-waits = 대기: { $waits }{ $only ->
        [self_draw] , 쯔모로만
        [some] , 론은 `{ $claims }`만
       *[any] {""}
    }
tiles-wait = `{ $tile }` ({ $left }장 남음)
tiles-waits-many = 대기 { $count }종({ $left }장 남음){ $only ->
        [self_draw] , 쯔모로만
        [some] , 론은 `{ $claims }`만
       *[any] {""}
    }: `{ $waits }`
tiles-after = -# `{ $discard }` 버리면 `{ $waits }` 대기({ $left }장 남음{ $only ->
        [self_draw] , 쯔모로만
       *[any] {""}
    })
tiles-after-rest = -# `{ $discards }` 버려도 텐파이지만 남은 패가 더 적어요.
tiles-nearest = { $name }({ $count }장 모자람)
lacking-claimed = **모양은 됐지만 화료가 아니에요:** 치나 퐁 뒤에는 버려야 해요. 화료는 다음 패부터예요.
hand-worth = -# 지금 화료하면 모두 { $worth }점이에요.
hand-worths = -# 버튼의 숫자는 그 화료로 받는 점수의 합계예요.
tiles-reading = `{ $sets }`
meld-chow = 치 `{ $written }` ({ $source })
meld-pong = 퐁 `{ $written }` ({ $source })
meld-kong = 깡 `{ $written }` ({ $source })
meld-added = 가깡 `{ $written }` ({ $source })
meld-concealed = 암깡 `{ $written }`
meld-hidden = 암깡, 엎어 놓음

hand-orders = -# 자동 응답이 대신 답해요: *{ order-no_claims }*는 화료만 빼고 모두 패스, *{ order-pass_chows }*는 치를 패스, *{ order-always_win }*는 되는 대로 바로 화료해요.
order-no_claims = 울지 않기
order-pass_chows = 치 안 하기
order-always_win = 자동 화료
order-no_waits = 대기 숨기기
order-given = ✓ { $order }

## In pictures: short words beside the cards

picture-round = #판
picture-stock = 더미
picture-field = 바닥
picture-points = 점
picture-total = 합계
picture-sum = 합
picture-standing = 누계
doublings = { $count }번
picture-last = 방금 수
picture-held = 낸 패
picture-you = 나
picture-stop = 스톱
picture-go = 계속
picture-risk = #점이 걸림
picture-needs = 필요
picture-doubles = 점수 ×#
picture-once = 한 판에 한 번
picture-once_each = 한 판에 한 번씩
picture-winner = 승리
picture-match-winner = 대국 승리
picture-match-shared = 공동 1위
picture-match-draw = 대국 무승부
picture-leaving = 떠남
picture-draw = 나가리
picture-badge-dealer = 선
picture-badge-overtime = 연장전
picture-badge-month = #월
picture-badge-doubled = 점수
picture-times = { $what } { $count }번
picture-dealer = 친
picture-deal = #국
picture-wall = 패산
picture-wild = 만능패
picture-discards = 버린 패
picture-discarded = 버린 패
picture-window-rob_kong = 깡
picture-waits = 대기
picture-live = 뽑을 패
picture-shares = { $count }몫
picture-won-self_draw = 쯔모
picture-won-dealt = 받은 패 그대로
picture-won-discard = 방총:
picture-won-rob_kong = 창깡:

## Settings

server-title = ## 이 서버의 설정
    -# 새로 여는 탁자와 앞으로 나오는 메시지에 적용돼요.
server-language = 언어
server-channels = 탁자를 여는 채널
server-starters = 탁자를 열 수 있는 사람
server-game = 기본 게임
server-presets = { $game }의 기본 규칙
server-clock = 제한 시간
server-pace = 컴퓨터 속도
server-threads = 탁자마다 스레드
server-pings = 알림
server-hints = 손패의 힌트
server-pictures = 손패 그림
server-idle_days = 멈춘 탁자를 닫기까지의 일수
server-leaderboard = 순위표
server-worldwide = 모든 서버 순위표에 들어가기
server-log = 관리자가 한 일을 적는 채널
server-zone = 시간대

mine-title = ## 개인설정
    -# 모든 서버에 적용되고, 나에게만 보여요.
mine-language = 언어
mine-hints = 내 손패의 힌트
mine-pings = 나에게 오는 알림
mine-pace = 내 탁자의 컴퓨터 속도
mine-confirmations = 큰 결정 전에 다시 묻기
mine-pictures = 내 손패 그림
mine-in_words = 그림 대신 글
mine-contrast = 내 그림을 고대비로
mine-red_backs = 내 패의 붉은 뒷면
mine-codes = 내 패에 기호
mine-plain = 숫자와 모양만 있는 패
mine-orders = 처음부터 켜 둘 자동 응답
mine-calm = 울지 정할 시간을 더 길게
mine-challenges = 다른 사람의 도전 받기
mine-worldwide = 모든 서버 순위표에 나오기

setting-none = 없음
setting-channels = { $count ->
        [0] 어디서나
       *[other] 채널 { $count }개
    }
setting-channel = { $count ->
        [0] 없음
       *[other] 고른 채널
    }
setting-role = { $count ->
        [0] 누구나
       *[other] 고른 역할만
    }
setting-channel-gone = -# 그 채널이 없어져서 아무것도 쓰지 않아요. 다른 채널을 골라 주세요.
setting-channel-shut = -# 거기에는 글을 쓸 수 없어요. **채널 보기**와 **메시지 보내기** 권한을 주세요.
setting-channels-gone = -# 이 가운데 채널 { $count }개가 없어졌어요. 다시 골라 주세요.
setting-channels-shut = -# { LIST($channels, style: "and") }에는 글을 쓸 수 없어요. **채널 보기**와 **메시지 보내기** 권한을 주세요.
setting-role-gone = -# 그 역할이 없어졌어요. 다른 역할을 골라 주세요.
setting-role-managed = -# 연동 앱의 역할이라 아무도 줄 수 없어요. 다른 역할을 골라 주세요.
setting-role-permission = -# 그 역할을 줄 수 없어요. **역할 관리하기** 권한을 주세요.
setting-role-above = -# 그 역할을 줄 수 없어요. **서버 설정 > 역할**에서 제 역할을 위로 옮겨 주세요.
setting-starters-gone = -# 그 역할이 없어졌어요. 서버를 관리하는 사람만 탁자를 열 수 있어요. 다른 역할을 골라 주세요.
setting-language-discord = 내 Discord 언어
setting-hints-server = 서버 설정대로
setting-hints-on = 켬
setting-hints-off = 끔
setting-pictures-server = 서버 설정대로
setting-pictures-usual = 메시지 너비
setting-pictures-small = 작게, 이모지 한 줄
setting-pace-server = 서버 설정대로
setting-pace-calm = 느긋하게
setting-pace-brisk = 빠르게
setting-pace-instant = 바로바로
setting-clock-game = 게임 기본값
setting-clock-off = 없음
setting-clock-30s = 30초
setting-clock-1m = 1분
setting-clock-3m = 3분
setting-clock-10m = 10분
setting-clock-1h = 1시간
setting-clock-1d = 1일, 되는 게임에서만
setting-confirmations-all = 모두
setting-confirmations-ending = 대국이 끝나기 전에만
setting-leaderboard-public = 공유할 수 있음
setting-leaderboard-private = 물어본 사람만 봄
presets-open = 저장한 규칙
presets-title = ## 이 서버에 저장한 규칙
presets-row = { $game } · **{ $name }**: { $count ->
        [0] { $base } 그대로
       *[other] { $base }에서 설정 { $count }가지가 다름
    }
presets-none = 저장한 것이 없어요. **서버 관리하기** 권한이 있으면 대기실의 규칙에 *{ panel-save }*이 있어요.
presets-off = 지우기
presets-note = -# `/{ command-play.name }`과 `/{ command-challenge.name }`의 *{ option-rules.name }*에 나와요. 규칙을 지워도 열린 탁자의 규칙은 그대로예요.
settings-stale = -# 그사이 설정이 바뀌었어요. 지금은 이래요. 다시 골라 주세요.
page-back = 돌아가기
page-on = 더 보기

block-title = ## 내가 차단한 사람
block-row = **{ $number }.** { $who }
block-nobody = 없음.
block-off = 차단을 풀 사람
block-done = { JOSA($who, "님은") } 이제 나에게 도전할 수 없어요.
block-note = -# 나에게 도전하거나 내 대기실에 참가할 수 없어요. 아무에게도 알리지 않아요.

privacy-title = ## 나에 대해 남은 정보
privacy-open = - 방장, 참가자, 초대로 내 이름이 있는 대기실과 진행 중인 대국 { $count }개.
privacy-ended = - 끝난 탁자 { $count }개: 앉은 자리, 뗀 말, 점수.
privacy-standings = - 순위표 { $count }개의 내 통산.
privacy-preferences = - `/{ command-preferences.name }`에서 고른 것 { $count }개.
privacy-blocks = - 내가 차단한 사람 { $count }명.
privacy-invitations = - 최근 하루 동안 주고받은 초대 { $count }개.
privacy-deeds = - 최근 90일 동안 관리자로서 했거나 관리자에게 받은 일 { $count }개.
privacy-kept-out = - 탁자 참가가 금지된 서버 { $count }개와 그 기한.
privacy-nothing = 없음: 탁자도, 결과도, 고른 것도 없어요.
privacy-note = -# 모든 서버를 합친 것이고, 이름이 아니라 ID로만 남아요. 누가 나를 차단했는지는 아무에게도 알리지 않아요.
privacy-export = 파일로 받기
privacy-delete = 지우기…
privacy-file = 나에 대해 남은 정보 전부예요. 다른 사람은 번호로만 나오고, 끝나지 않은 대국의 수는 없어요.
privacy-sure = ## 나에 대해 남은 정보를 모두 지울까요?
    되돌릴 수 없어요.
privacy-leaving = 대기실과 대국 { $count }개에서 나가요. 내 대기실은 닫히고, 대국은 기권이 돼요.
privacy-stays = -# 다른 사람의 대국은 그대로 남고, 내 자리에는 “{ former-player }”와 뗀 말이 남아요. 나를 차단한 사람에게는 다시 보이지 않아요. 채널의 메시지는 Discord에 남아요.
privacy-yes = 모두 지우기
privacy-no = 남겨 두기
privacy-done = 나에 대해 남은 정보를 모두 지웠어요.
privacy-done-soon = 나에 대해 남은 정보를 모두 지웠어요. 지금 다른 것이 데이터베이스를 읽고 있어서, 마지막 흔적은 몇 분 안에 디스크에서 사라져요.

resign-ask = { $table }번 탁자의 대국을 기권할까요? 승자는 { $who }이고, 되돌릴 수 없어요.
resign-ask-rated = { $table }번 탁자의 대국을 기권할까요? 승자는 { $who }이고, 레이팅이 **{ $loss }**쯤 내려가요. 되돌릴 수 없어요.
resign-ask-free = { $table }번 탁자의 대국에서 나갈까요? 아직 아무도 치지 않아서 누구의 기록에도 반영되지 않아요. 되돌릴 수 없어요.
resign-rating = 레이팅이 **{ $loss }**쯤 내려가요.
resign-ask-seat = 정말 { $table }번 탁자를 떠날까요? 남은 대국은 컴퓨터가 그 자리에서 치고, 되돌릴 수 없어요.
resign-price = **{ $price }**점을 잃고, 그 점수는 아무도 받지 않아요.
resign-ask-others = 정말 { $table }번 탁자를 떠날까요? 그 자리에 컴퓨터를 앉히고 계속할지 다른 사람들에게 물어보고, 아니면 대국이 끝나요. 순위는 꼴찌가 되고, 되돌릴 수 없어요.
resign-waits = { $table }번 탁자에서 기권했어요. 그 자리에 컴퓨터를 앉히고 계속할지 다른 사람들에게 묻고 있어요.
resign-yes = 기권
resign-done = { $table }번 탁자에서 기권했어요.
resign-left = { $table }번 탁자를 떠났어요. 컴퓨터가 그 자리에서 이어 치고, 채널에서 구경할 수 있어요.

## /leaderboard

leaderboard-title = ## { $game }: { $scope ->
        [all] 모든 서버
       *[here] 이 서버
    }의 순위표
leaderboard-which = { $period ->
        [day] 오늘
        [week] 이번 주
        [month] 이번 달
        [season] 이번 시즌({ DAY($first) }부터)
       *[all] 통산
    }, { $by ->
        [points] 점수
        [average] 평균 점수
        [rating] 레이팅
       *[won] 이긴 대국
    } 순.
leaderboard-row = **{ $rank }.** { $who } — { $what }
leaderboard-row-provisional = – { $who } — { $what }, 임시
leaderboard-what = { $played }전 { $won }승, { $points }점
leaderboard-what-average = 평균 { $average }점, { $hands }번
leaderboard-what-rating = { $rating } ±{ $spread }, 온전한 대국 { $played }번
leaderboard-asked = 물어본 { $who }
leaderboard-yours = 나
leaderboard-you = -# { $who }: { $rank }위, { $what }.
leaderboard-you-none = -# { $who }: 여기에 반영되는 대국이 아직 없어요.
leaderboard-you-hidden = -# { $who }: 여기에는 나오지 않아요. 나올지는 `/{ command-preferences.name }`에서 골라요.
leaderboard-you-average = -# { $who }: 아직 끝까지 친 판이 없어요.
leaderboard-you-rating = -# { $who }: { $what }, 임시. 순위에 오르려면 다른 사람과도 치는 { $people }명과 온전한 대국 { $enough }번을 쳐야 해요.
leaderboard-you-unrated = -# { $who }: 온전한 대국 한 번이 있어야 레이팅이 나와요. 순위는 { $enough }번부터예요.
leaderboard-you-resting = -# { $who }: 다음 대국을 칠 때까지 여기에 나오지 않아요.
leaderboard-empty = 기록에 반영되는 { $game } 대국이 아직 여기서 끝나지 않았어요. 사람이 둘 이상 있어야 해요.
leaderboard-empty-period = 아직 아무도 없어요.
leaderboard-places = -# { $count }명 중 { $first }–{ $last }번째.
leaderboard-winner = -# { DAY($first) }에 시작한 시즌: 우승 { $who }, 레이팅 { $rating }.
leaderboard-note = -# 사람이 둘 이상 친 대국만 반영돼요.
leaderboard-note-rating = -# 사람끼리 시작한 대국만 레이팅에 반영돼요. ±는 표준 편차예요. `/{ command-rules.name }`에 자세히 있어요.
leaderboard-game = 게임
leaderboard-period = 기간
leaderboard-by = 순서
leaderboard-scope = 서버
leaderboard-first = 처음
leaderboard-last = 끝

## /replay and /history

replay-title = **{ $game } · { $table }번 탁자 다시보기**
replay-where = -# { $last }수 중 { $step }수, { $eyes ->
        [all] 모두에게 보이는 대로
       *[other] { $who } 시점
    }
replay-first = 처음
replay-back = 이전
replay-next = 다음
replay-last = 끝
replay-dearest = 가장 큰 점수
replay-file = 기록 파일
replay-film = 마지막 { $unit ->
        [round] 판
       *[hand] 국
    }을 GIF로
replay-hands = 이동
replay-hand = { $step }수부터: { $when }
replay-whose = 시점
replay-everybody = 모두에게 보이는 것
replay-eyes = { $who } 시점
film-alt = 대국의 마지막 부분을 담은 GIF, 그림 { $count }장. 끝 장면:
share-film = -# { JOSA($who, "님이") } { $table }번 탁자의 마지막 장면을 공유했어요. 대국 전체는 `/{ command-replay.name }`에 있어요.
history-title = ## 이 서버에서 { JOSA($who, "님이") } 끝낸 대국
history-row = - { $at } · { $game } · { $seats }명 중 { $place ->
        [1] **1위**
        [2] 2위
        [3] 3위
       *[other] { $place }위
    }, { $points }점 · 상대: { $who } · { $table }번 탁자
history-empty = 여기에는 볼 수 있는 대국이 없어요.
history-newer = 더 최근
history-older = 더 이전
history-replay = 다시 볼 대국
refused-no-replay = { $table }번 탁자에는 볼 수 있는 끝난 대국이 없어요.
refused-no-replay-here = 이 채널에서 끝낸 대국이 없어요. 전부는 `/{ command-history.name }`에 있고, 아니면 탁자 번호를 적어 주세요.
refused-no-replay-alone = 여기서 끝낸 대국이 아직 없어요. `/{ command-play.name }`로 한 판 치거나 탁자 번호를 적어 주세요.
refused-replay-broken = 예전 규칙으로 친 대국이라 다시 보여 드릴 수 없어요.
refused-damaged = 이 대국의 기록이 디스크에서 손상되어 이어 두거나 다시 보여 드릴 수 없어요. 봇을 돌리는 사람에게 알려 주세요. 백업에는 온전한 기록이 있어요.
refused-film-none = 이 대국에서는 아무도 치지 않았어요.
refused-film-late = GIF를 만드는 데 너무 오래 걸렸어요. 잠시 뒤에 다시 해 주세요.
refused-film-large = Discord 어디서나 보이는 GIF로 만들기에는 너무 길어요. **{ replay-file }**에 전부 있어요.

## /review

table-review = 복기
review-title = **{ $game } · { $table }번 탁자 복기**
review-progress = { $known ->
        [yes] 선택을 다시 보고 있어요: { $count }번 중 { $done }번.
       *[no] 선택을 다시 보고 있어요.
    } 그다음 가장 크게 손해 본 듯한 것을 더 자세히 봐요.
review-follows = -# 다 되면 이 메시지가 바뀌어요. 멈춰 있으면 **{ review-again }**를 누르세요.
review-again = 다시 보기
review-curve = 확률
review-decision = 선택 { $number }
review-found = { $count ->
        [0] **뚜렷한 실수가 없어요.** 선택 { $decisions }번에 크게 손해 본 것이 없었어요.
        [1] 선택 { $decisions }번 중 뚜렷이 손해 본 것은 **하나**예요:
       *[other] 선택 { $decisions }번 중 가장 뚜렷이 손해 본 것 **{ $count }가지**예요:
    }
review-line = **{ $number }.** { $when }: { $done } 대신 { $better } · { $loss }
review-short = { $kind ->
        [points] −{ $points }점
        [both] 확률 −{ $chance }%, −{ $points }점
       *[other] 확률 −{ $chance }%
    }
review-how = -# 그때 본인이 알 수 있던 것만 가지고 고수 컴퓨터가 어림한 값이에요.
review-where = -# 선택 { $count }번 중 { $number }번 · { $when } · { $last }수 중 { $step }수
review-moves =
    고른 수 **{ $done }**: { $done-why }.
    더 나은 수 **{ $better }**: { $better-why }.
review-loss = 어림한 손해: { $kind ->
        [chance] 대국을 이길 확률 { $chance }%.
        [traded] 대국을 이길 확률 { $chance }%. 다만 이번 { $unit ->
            [round] 판
           *[hand] 국
        }에서는 { $points }점쯤 더 받아요.
       *[points] 이번 { $unit ->
            [round] 판
           *[hand] 국
        }에서 { $points }점{ $kind ->
            [both] , 대국을 이길 확률 { $chance }%
           *[points] . 대국을 이길 확률은 거의 같아요
        }.
    }
review-head = 대국을 이길 확률
review-unit = { $unit ->
        [round] 판
       *[hand] 국
    }
review-alt = 선택 { $count }번에 걸친 대국을 이길 확률: 첫 선택 뒤 { $first }%, 최고 { $most }%, 최저 { $least }%, 마지막 { $end }%.
review-alt-hand = { $hand }{ $unit ->
        [round] 판
       *[hand] 국
    }: { $count ->
        [1] { $last }%.
       *[other] { $first }%에서 { $last }%로.
    }
refused-no-review = { $table }번 탁자에는 내가 친 끝난 대국이 없어요.
refused-review-other = 아직 { $table }번 탁자의 대국을 보고 있어요. 다 되면 다시 물어봐 주세요.
refused-review-full = 지금 여러 사람의 대국을 보고 있어요. 몇 분 뒤에 다시 해 주세요.
refused-review-none = 이 대국에서는 고를 것이 없었어요.
refused-review-failed = 이 대국의 선택을 따져 보지 못했어요. 나중에 다시 해 주세요.

## The choices of an option `table`

choice-game = { $game } · { $who }
choice-computer = 컴퓨터
choice-table = { $table }번 탁자
choice-asleep = 쉬고 있어요

asleep-title = { $count ->
        [1] **내 대국 하나가 쉬고 있어요.** 거기서 계속할까요, 새 탁자를 열까요?
       *[other] **내 대국 { $count }개가 쉬고 있어요.** 거기서 계속할까요, 새 탁자를 열까요?
    }
asleep-full = **내 대국 { $count }개가 쉬고 있어서 더는 안 돼요.** 하나를 계속하거나 끝낸 다음 새 탁자를 열어 주세요.
asleep-wake = { $table }번 탁자에서 계속
asleep-new = 새 탁자
asleep-beside = { $count ->
        [1] **내 대국 하나가 쉬고 있어요.** 거기서 계속할까요, { $table }번 탁자에서 칠까요?
       *[other] **내 대국 { $count }개가 쉬고 있어요.** 거기서 계속할까요, { $table }번 탁자에서 칠까요?
    }
asleep-hand = { $table }번 탁자의 내 손패
asleep-end = 대국 하나 끝내기…
asleep-ended = { $table }번 탁자를 닫았어요.{ $full ->
        [yes] {""}
       *[no] {" "}이제 새 탁자를 열 수 있어요.
    }
asleep-opened = 아래에 { $game } 탁자를 열었어요.

## The pages of /rules

rules-title = **{ $game }** · { $preset }
rules-title-table = **{ $game }** · { $table }번 탁자
rules-page-goal = 목표 { $number }
rules-page-turn = 차례 { $number }
rules-page-yaku = 약 { $number }
rules-page-points = 점수 { $number }
rules-page-deal = 패 돌리기 { $number }
rules-page-settings = 설정 { $number }
rules-page-ratings = 레이팅 { $number }
rules-head = ### { $page }
rules-about = -# 찾은 것: { $names }
rules-pattern = **{ $name }** **{ $worth }** — { $how }
rules-pattern-any = 아무것이나.
rules-worth = { $points }점
rules-worth-doubles = ×{ $factor }
rules-pattern-all = { $pieces }.
rules-pattern-some = { $all }장 중 { $count }장.
rules-pattern-some-named = { $all }장 중 { $count }장: { $pieces }.
rules-pattern-must = { $must }, 그리고 나머지 { $all }장 중 { $count }장.
rules-pattern-must-named = { $must }, 그리고 다음 중 { $count }장: { $pieces }.
rules-pattern-without = { $pieces } 없이.
rules-pattern-step = 한 장 더할 때마다 +{ $step }.
rules-pattern-more = 같은 종류 한 장 더할 때마다 +{ $step }.
rules-pattern-instead = { $names } 대신 계산.
rules-pattern-example = 보기: { $pieces }.
rules-named = 이 규칙의 이름: **{ $preset }**
rules-same = 이 탁자의 규칙: **{ $preset }**
rules-differ-head = 이 탁자의 규칙은 **{ $preset }**에서 다음만 달라요:
rules-differs = { $line }(보통은 { $usual })
rules-differ-rest = 나머지는 보통대로예요:
rules-is-same = **{ $preset }**의 설정:
rules-others = 다른 규칙으로도 시작할 수 있어요:
rules-other = • **{ $preset }**. { $tradition }
rules-setting = { $name }: **{ $value }**
rules-open = 규칙
rules-ratings =
    레이팅은 한 서버에서 한 게임을 얼마나 잘 치는지를 나타내요. **1500**에서 시작하고, ±는 표준 편차로, 얼마나 불확실한지를 나타내요.
    {""}**반영되는 대국:** 컴퓨터 없이 시작했고, 조언이 없고, 기록에 반영되는 대국이에요. 순위와 상대의 실력으로 정해지고, 점수 차이는 상관없어요.
    {""}**반영 비율:** 평소 대국 길이에 대한 비율이고, 많아야 온전한 대국의 두 배예요. 모두 찬성해서 일찍 끝내면 끝까지 친 만큼이에요.
    {""}**기권**은 누군가 첫 패를 낸 뒤로는 전부 반영되고, 순위는 꼴찌예요. 나만 기다리는 대국을 닫힐 때까지 내버려 두어도 같아요.
    {""}**대타**가 친 것도 내 레이팅이 돼요. 절반 넘게 대신 치면 오르지 않아요.
    {""}**같은 사람:** 하루에 온전한 대국 { $day }번, 한 주에 { $week }번(UTC)을 넘으면 그다음부터는 하나하나가 바로 앞 대국의 절반만 반영돼요.
    {""}**순위**는 다른 사람과도 치는 { $people }명과, 한 시즌에는 온전한 대국 { $season }번, 통산으로는 { $all }번을 쳐야 나와요. 그 전의 레이팅은 임시예요. { $rest }일 동안 대국이 없거나 서버를 떠나면 쉬어요.
    {""}**시즌**은 석 달이에요. 시즌마다 레이팅이 따로 있고, 1500과 지난 레이팅의 중간에서 시작해요.
    -# openskill, Plackett-Luce: 1500 + 40 × (mu − 25).

## Share: a private answer is posted for everybody

share = 공유
share-done = -# 이미 공유했어요.
share-rules = -# { JOSA($who, "님이") } { $game } 규칙을 공유했어요.
share-profile = -# { JOSA($who, "님이") } 이 전적을 공유했어요.
share-leaderboard = -# { JOSA($who, "님이") } 순위표를 공유했어요.
share-verify = -# { JOSA($who, "님이") } { $table }번 탁자의 패 돌리기를 공유했어요.

verify-title = ## { $table }번 탁자의 패 돌리기
verify-running = 진행 중인 탁자의 시드는 대국이 끝날 때까지 봉인되어 있어요. 봉인: sha256 `{ $commitment }`
verify-seed = 시드: `{ $seed }`
verify-sealed = 대기실에 나와 있던 sha256: `{ $commitment }`
verify-cut = { $seat }번 자리의 떼기: `{ $cut }`
verify-start = *{ lobby-start }*을 누른 기록: `{ $start }`
verify-match = 대국의 시드: `{ $match }`
verify-good = 이 시드로 패를 다시 돌리고 { $moves }수를 모두 다시 쳐 보니 결과가 같아요.
verify-file = 글로 적은 대국 전체: 모든 규칙, 시드, 모든 수. 버그를 알릴 때 필요해요.
verify-bad = 이 시드로 패를 다시 돌리니 대국의 끝이 기록과 달라요. 알려 주세요.

## Refusals

refused-no-game = { JOSA($game, "이라") }는 게임은 없어요.
refused-no-preset = 이 게임에는 { JOSA($preset, "이라") }는 규칙이 없어요.
refused-unknown-game = 그런 이름의 게임은 몰라요. { $near ->
        [yes] 비슷한 것: { $names }.
       *[no] 여기서 하는 게임: { $names }.
    }
refused-unknown-words = { refused-unknown-game } 예를 들어 { $me } { $game } 뒤에 친구를 멘션하거나, `/{ command-play.name }`을 쓰세요.
refused-unknown-preset = { $game }에는 그런 이름의 규칙이 없어요. { $near ->
        [yes] 비슷한 것: { $names }.
       *[no] 있는 것: { $names }.
    }
refused-unknown-topic = { $game }에는 그런 이름의 것이 없어요. { $near ->
        [yes] 비슷한 것: { $names }.
       *[no] 예: { $names }.
    }
refused-topic-off = 이 규칙에서는 { JOSA($name, "을") } 계산하지 않아요.
refused-too-many-friends = 이 게임에는 친구를 { $most }명까지 부를 수 있어요.
refused-too-many-tables = 이미 열린 탁자가 { $most }개예요. 먼저 하나를 끝내거나 닫아 주세요.
refused-too-many-asleep = 쉬고 있는 대국이 { $most }개예요. `/{ command-hand.name }`로 하나를 깨우거나 끝내 주세요.
refused-not-asleep = { $table }번 탁자의 대국은 쉬고 있지 않아요.
refused-not-alone = { $table }번 탁자에는 다른 사람도 있어요. 나가려면 `/{ command-resign.name }`을 쓰세요.
refused-too-many-lobbies = 모든 서버를 합쳐 열린 대기실이 이미 { $most }개예요. 먼저 하나를 시작하거나 나가 주세요.
refused-invited-enough = 짧은 사이에 많은 사람을 초대했어요. { $when } 다시 초대할 수 있어요.
refused-friend-invited-enough = 요즘 { $friend }님을 자주 초대했어요. { $when } 다시 초대할 수 있어요.
refused-friend-asked-enough = { $friend }님은 요즘 초대를 많이 받았어요. { $when } 다시 초대할 수 있어요.
refused-already-asked = { $friend }님은 이미 초대받았어요. 이 채널의 { $table }번 탁자를 보세요.
refused-asked-twice = { $friend }님을 두 번 적었어요.
refused-challenge-self = 자기 자신에게는 도전할 수 없어요. 혼자 치려면 `/{ command-play.name }`을 쓰고 컴퓨터를 추가하세요.
refused-challenge-bot = { $friend }님은 봇이라 도전에 답하지 않아요. 대신 대기실에서 컴퓨터를 추가하세요.
refused-challenge-stranger = { $friend }님은 이 서버에 없어요.
refused-no-challenges = { $friend }님은 도전을 받지 않아요.
refused-blocked-by-you = { $friend }님을 차단했어요. `/{ command-block.name }`의 목록에서 풀 수 있어요.
refused-may-not-join = 이 대기실에는 참가할 수 없어요.
refused-block-self = 자기 자신은 차단할 수 없어요.
refused-block-bot = { $person }님은 봇이라 아무에게도 도전하지 않아요.
refused-too-many-blocked = 이미 { $most }명을 차단했어요. 먼저 목록에서 누군가를 풀어 주세요.
refused-bad-preset-name = 이름은 보이는 글자 1자에서 { $most }자까지이고, 글자마다 덧붙는 기호는 { $marks }개까지예요.
refused-preset-of-game = 게임에 이미 그런 이름의 규칙이 있어요. 다른 이름을 골라 주세요.
refused-too-many-presets = 이 게임에는 이미 규칙 { $most }개를 저장했어요. `/{ command-server-settings.name }`에서 지울 수 있어요.
refused-manage-server = **서버 관리하기** 권한이 있는 사람만 서버의 설정을 바꿀 수 있어요.
refused-wrong-channel = 이 채널에서는 탁자를 열지 않아요. 여기서 해 보세요: { LIST($channels) }.
refused-no-channel-left = 탁자를 열 채널이 없어졌어요. 서버를 관리하는 사람이 `/{ command-server-settings.name }`에서 다시 고를 수 있어요.
refused-wrong-role = { $role } 역할이 있는 사람만 여기서 탁자를 열 수 있어요.
refused-no-role-left = 탁자를 열 수 있는 역할이 없어졌어요. 서버를 관리하는 사람이 `/{ command-server-settings.name }`에서 다시 고를 수 있어요.
refused-role-named = 그것은 제 역할이라, 역할에 쓴 말은 읽지 못해요. 대신 { $me }에게 직접 써 주세요.
refused-no-server = 그건 봇이 추가된 서버의 채널에서 할 수 있어요. 여기서는 `/{ command-play.name }`로 혼자 컴퓨터와 칠 수 있어요.
refused-not-here = 그건 봇이 추가된 서버에서 할 수 있는데, 이 서버에는 아직 추가되지 않았어요. 서버를 관리하는 사람이 추가할 수 있어요. 여기서는 `/{ command-play.name }`로 혼자 컴퓨터와 칠 수 있어요.
refused-slow = 너무 오래 걸렸어요. 다시 눌러 주세요.
refused-busy = 지금 치는 사람이 너무 많아요. 몇 초 뒤에 다시 해 주세요.
refused-hasty = 너무 빨리 눌러서 대답이 따라가지 못해요. 몇 초 뒤에 다시 해 주세요.
refused-no-table = { $table }번 탁자는 없어요.
refused-game-away = { $table }번 탁자는 쉬고 있어요. 게임({ $game })이 지금 여기에 설치되어 있지 않아요.
refused-not-worldwide = 이 서버는 모든 서버의 순위표에 들어가지 않아요. 서버를 관리하는 사람이 `/{ command-server-settings.name }`에서 바꿀 수 있어요.
refused-no-rating-then = 레이팅은 시즌별이나 통산으로만 있어요.
refused-no-profile = { $person }님은 여기에 기록에 반영되는 대국이 없거나, 기록을 지웠어요.
refused-no-profile-own = 여기에는 기록에 반영되는 대국이 아직 없어요. `/{ command-play.name }`이나 `/{ command-challenge.name }`으로 열 수 있어요.
refused-profile-bot = { $person }님은 봇이라 전적이 없어요.
refused-no-table-here = 이 채널에는 내 탁자가 없어요. `/{ command-play.name }`이나 `/{ command-challenge.name }`으로 열 수 있어요.
refused-shared = 이미 공유했어요.
refused-old-lobby = { $table }번 탁자의 지난 메시지예요. 가장 새 메시지나 `/{ command-table.name }`를 쓰세요.
refused-other-channel = { $table }번 탁자는 { $channel }에서 치고 있어요. 거기서 불러 주세요.
refused-not-seated = 이 탁자에 앉아 있지 않아요.
refused-already-seated = 이미 이 탁자에 앉아 있어요.
refused-declined = 이미 거절했어요. { $host }님이 다시 초대할 수 있어요.
refused-kicked = { $host }님이 이 대기실에서 내보냈어요. 다시 초대받으면 돌아올 수 있어요.
refused-remove-self = 자기 자신은 내보낼 수 없어요. **{ lobby-leave }**를 누르면 대기실이 닫혀요.
refused-already-here = { $friend }님은 이미 앉아 있거나 초대받았어요.
refused-no-free-seat = 빈자리가 그만큼 없어요. { $most }명까지 칠 수 있어요.
refused-seats-changed = 그사이 앉은 사람이 바뀌었어요. **{ lobby-more }** → **{ lobby-guests }**를 다시 열어 주세요.
refused-rematch-stranger = { $table }번 탁자에서 끝까지 친 사람만 재대국을 신청할 수 있어요.
refused-rematch-early = 이 탁자의 대국은 아직 끝나지 않았어요.
refused-rematch-late = 끝난 지 오래된 대국이에요. 다시 치려면 `/{ command-challenge.name }`을 쓰세요.
refused-rematch-closed = 이 대국의 재대국인 { $table }번 탁자는 닫혔어요. 다시 치려면 `/{ command-challenge.name }`을 쓰세요.
refused-rematch-begun = 이 대국의 재대국인 { $table }번 탁자는 이미 시작했어요.
refused-rematch-waits = 이미 이 대국의 재대국인 { $table }번 탁자에 앉아 있어요. 다른 사람을 기다리는 중이에요.
refused-not-invited = 초대받은 친구만 이 신청에 답할 수 있어요.
refused-table-full = 자리가 다 찼어요.
refused-no-computer = 여기에는 컴퓨터가 없어요.
refused-no-level = 이 게임에는 { $level } 컴퓨터가 없어요.
refused-host-only = { $host }님만 할 수 있어요. 방장의 대기실이에요.
refused-too-few = { $least }명이 있어야 해요. 친구를 기다리거나 컴퓨터를 추가하세요.
refused-bad-cut = 뗄 말은 보이는 글자 1자에서 { $most }자까지예요.
refused-piled-cut = 떼기의 글자 하나에 덧붙는 기호는 { $most }개까지예요.
refused-bad-zone = 그런 이름의 시간대는 없어요. `Asia/Seoul`처럼 적어 주세요. `/{ command-server-settings.name } { option-time-zone.name }:`에 맞는 것이 나와요.
refused-bad-setting = 그런 설정이 없거나 그 값은 쓸 수 없어요. 목록에서 골라 주세요.
refused-bad-number = { $low }부터 { $high }까지의 정수여야 해요.
refused-closed = 이 탁자는 닫혔어요.
refused-already-started = 이 탁자의 대국은 이미 시작했어요.
refused-in-lobby = 대국이 아직 시작하지 않았어요.
refused-over = 이 대국은 끝났어요.
refused-dearer = 나갈 때 잃는 점수가 아까 말한 것보다 커졌어요. 얼마인지는 `/{ command-resign.name }`에서 알 수 있어요.
refused-resigned = 이 탁자에서 기권했어요.
refused-not-away = 자리를 비우지 않았어요.
refused-not-forgotten = 다 저장하지 못해서 기록이 아직 남아 있어요. 이미 나온 탁자는 나온 그대로예요. 잠시 뒤에 다시 해 주세요.
refused-still-seated = 아직 탁자에 앉아 있어서 아무것도 지우지 않았어요. 잠시 뒤에 다시 해 주세요.
refused-forgotten-later = 다른 곳에서 돌아가는 탁자가 아직 { $count }개 남아 있어요. 지금 거기서 나오는 중이고, 다 나오면 저절로 모두 지워져요. 더 하실 일은 없어요.
refused-no-files = 이 채널에서는 파일을 올릴 수 없어요. 다른 채널에서 하거나, 서버 관리자에게 여기의 **파일 첨부**를 허용해 달라고 해 주세요.
refused-grave = 손패에서 **{ vote-end-yes }**를 누르고, 거기서 정말인지 답해 주세요.
refused-end-away = 지금 물어볼 수 없는 사람이 있어요: { LIST($who) }. 그 사람 없이는 여기서 대국이 끝나지 않아요. 돌아올 때까지 기다리거나 `/{ command-resign.name }`으로 나가세요.
refused-asked-before = 이번에는 이미 물어봤어요. 다음 시작 전에 다시 물어볼 수 있어요.
refused-nobody-ends = 이제 대국을 끝내자는 사람이 없어요.
refused-nobody-left = 이 탁자에서 기권한 사람이 없어요.
refused-stale = 이미 지난 버튼이에요. 탁자에서 **{ table-hand }**를 누르세요.
refused-repeated = 그 수는 이미 골랐어요.
refused-not-asked = 지금은 그럴 차례가 아니에요.
refused-not-saved = 방금 누른 것을 저장하지 못해서 바뀐 것이 없어요. 잠시 뒤에 다시 해 주세요.
refused-not-loaded = 방금 탁자를 읽지 못했어요. 잠시 뒤에 다시 해 주세요.
refused-elsewhere = 이 탁자가 방금 다른 곳으로 옮겨져서 바뀐 것이 없어요. 잠시 뒤에 다시 해 주세요.
refused-database-gone = 데이터베이스가 제자리에 없어서 저장하지도 보여 드리지도 못해요. 봇을 돌리는 사람에게 알려 주세요. 다시 시작해야 해요.
refused-no-send = 이 채널에는 글을 쓸 수 없어요. 서버 관리자에게 여기의 **채널 보기**와 **메시지 보내기**를 허용해 달라고 해 주세요.
refused-not-in-thread = 이 비공개 스레드에 들어와 있지 않아서 탁자를 보여 줄 수 없어요. 여기서 저를 멘션하고({ $me }) 다시 해 주세요.
refused-no-send-there = { $channel }에는 글을 쓸 수 없어요. 서버 관리자에게 거기의 **채널 보기**와 **메시지 보내기**를 허용해 달라고 해 주세요.
refused-posted-enough = 한 시간 동안 여기에 { $most }번 올렸어요. { $when } 다시 할 수 있어요.
refused-server-posted-enough = 이 서버에는 한 시간 동안 { $most }번 글이 올라왔어요. { $when } 다시 해 주세요.
refused-unknown-button = 더는 쓰지 않는 버튼이에요. `/{ command-hand.name }`로 손패를 다시 보세요.
refused-error =
    제 쪽에서 무언가 잘못됐지만, 잃은 것은 없어요. `/{ command-hand.name }`로 계속하세요.
    -# 봇을 돌리는 사람에게: 로그의 오류 { $number }.

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = 답할 사람: { $who }.
scene-field = 바닥: { $cards }.
scene-field-empty = 바닥에 패가 없어요.
scene-held = { JOSA($card, "으로") } 먹을 수 있는 패: { $cards }.
scene-last = 지난 차례: { $cards }.
scene-hand = 내 손패: { $cards }.
scene-reach = 가까운 약: { $yaku }.
scene-near = { $name } { $points }점({ $count }장 모자람)
scene-stake = 지금 나면 { $score }점이에요.
scene-once = 계속은 한 판에 한 번만 할 수 있어요.
scene-once_each = 계속은 한 판에 한 사람이 한 번씩 할 수 있어요.
scene-doubles = 계속하면 { JOSA($who, "님의") } 점수를 { $times }배로 계산해요.
scene-match-winner = 대국 승자: { $who }.
scene-match-shared = 공동 1위: { $who }.
scene-match-draw = 대국은 무승부예요.
decided-lead = { $hand ->
        [1] { $hands ->
            [1] 한 { $unit ->
                [hand] 국
               *[round] 판
            }으로 대국이 정해졌어요.
           *[other] 첫 { $unit ->
                [hand] 국
               *[round] 판
            }부터 끝까지 앞섰어요: { $who }.
        }
       *[other] { $hand }{ $unit ->
            [hand] 국
           *[round] 판
        }({ $points })에 앞서 나가 끝까지 지켰어요: { $who }.
    }
decided-level = { $hand ->
        [1] 첫 { $unit ->
            [hand] 국
           *[round] 판
        }부터 끝까지 동점이었어요: { $who }.
       *[other] { $hand }{ $unit ->
            [hand] 국
           *[round] 판
        }부터 동점이에요: { $who }.
    }
decided-left = 점수는 더 많지만 대국을 떠났어요: { $others }.
decided-equal = { JOSA($who, "님과") } 점수는 같지만 순위가 낮아요: { $others }.
decided-fee = 떠난 값만으로 { JOSA($who, "님이") } 앞섰어요.
decided-none = 점수가 바뀐 { $unit ->
        [hand] 국
       *[round] 판
    }이 없어요.
decided-largest = 한 { $unit ->
        [hand] 국
       *[round] 판
    }의 최고 점수: { $hand }{ $unit ->
        [hand] 국
       *[round] 판
    }, { $who } { $points }.
decided-best = { $who }의 최고의 { $unit ->
        [hand] 국
       *[round] 판
    }: { $hand }{ $unit ->
        [hand] 국
       *[round] 판
    }, { $points }, { $pieces }.
decided-by-hand = { $all ->
        [yes] { $unit ->
            [hand] 국
           *[round] 판
        }별 점수
       *[no] 마지막 { $count }{ $unit ->
            [hand] 국
           *[round] 판
        }의 점수
    }: { $points }
decided-points = { $who } { $numbers }
scene-player = 참가자 { $number }
scene-claims = { JOSA($who, "님이") } { JOSA($tile, "을") } 내놓았어요. 울 수 있어요.
scene-discarded = { JOSA($who, "님이") } 방금 { JOSA($tile, "을") } 버렸어요.
table-won-self_draw = 마지막 패는 쯔모: { $tile }.
table-won-dealt = 받은 패 그대로 화료했어요.
table-won-discard = 마지막 패는 { JOSA($giver, "님이") } 버린 패예요: { $tile }.
table-won-rob_kong = 마지막 패는 { JOSA($giver, "님의") } 깡에서 빼앗았어요: { $tile }.
table-won-flowers = 꽃: { $flowers }.

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

learn-button = 배우기
learn-title = **{ $game } 배우기** · { $step } / { $steps }
learn-right = **맞아요.**
learn-wrong = **조금 아쉬워요.**
learn-next = 다음
learn-skip = 건너뛰기
learn-over = ## { $game }: 이제 칠 수 있어요
learn-back = { $table }번 탁자로 돌아가기
learn-waits = -# { $table }번 탁자가 기다려요. 거기에는 제한 시간이 없어요.
learn-window = -# { $table }번 탁자에서 물어보고 있어요. 시간은 { $until }까지이고, 그다음은 기다려요.
learn-clock = -# { $table }번 탁자의 제한 시간: { $until }
learn-goes-on = -# 그사이 { $table }번 탁자는 계속돼요. 차례가 오면 { $clock } 안에 답해야 해요.
learn-play = 탁자 열기: 초급 컴퓨터, 힌트 켬
learn-opened = 아래에 초급 컴퓨터와 치는 { $game } 탁자를 열었어요. 거기서 **{ lobby-start }**을 누르세요. 힌트는 켜져 있고, `/{ command-preferences.name }`에서 바꿀 수 있어요.
refused-no-course = 이 게임에는 아직 배우기가 없어요. 노는 법은 `/{ command-rules.name }`에 있어요.

help-button = 할 수 있는 것
more-button = 더 보기
more-button-given = 더 보기 ✓
more-words = 모두 글로
help-title = ## 할 수 있는 것
help-spectator = 이 탁자에 앉아 있지 않아요. 모두에게 보이는 것만 보이고, 고를 것은 없어요. 그림에 있는 것은 모두 그림 설명에 글로 있어요.
help-nothing = 지금은 고를 것이 없어요. 다음에 고를 것은 손패에 저절로 나와요.
help-aim = **무엇을 노릴까**
    { $goal }
help-near = 내 손패에서 가장 가까운 것: { $yaku }.
help-more = -# `/{ command-rules.name }`에는 목표, 차례, 점수, 이 탁자의 설정이 있어요. `/{ command-hand.name }`는 내 손패를 다시 보여 줘요.
help-ready = **{ table-ready-button }**: 다 봤다는 뜻이에요. 모두 누르면 계속돼요.
help-finish = **{ vote-end-yes }**: 지금 점수대로 여기서 끝낼지 다른 사람들에게 물어요. 1분 안에 모두 찬성하면 끝나요.

## The page of the playground

welcome-title = Hanapai에 어서 오세요
welcome-what = 일본의 하나후다와 중국의 마작패로 하는 다섯 게임을, 내 컴퓨터 안의 작은 Discord에서 쳐요.
welcome-where = *{ playground-play-now }*를 누르면 Anna가 되어 컴퓨터들과 탁자에 앉아요. 손패는 나에게만 보이는 메시지로 와요.
welcome-friend = 친구와 치기
welcome-friend-columns = Anna, Ben, Chie는 이 페이지의 세 사람이고 저마다 자기 칸이 있어요. Anna로 /{ command-challenge.name }을 입력하고 Ben을 골라요. Ben으로 *{ lobby-accept }*, 다시 Anna로 *{ lobby-start }*을 누르면 돼요.
welcome-friend-tabs = Anna에게만 보이는 것은 Ben의 칸에 없고, 저마다 따로 탭이나 창을 열 수 있어요.
welcome-friend-network = 컴퓨터 두 대로 치려면 놀이터를 멈추고 .uv/bin/uv run --no-dev hanapai --host로 다시 시작한 다음, 친구마다 자기 링크를 주세요.

## Profiles

profile-title = **{ JOSA($who, "님의") } 전적**
profile-head = { $played }전 { $won }승
profile-rating = { $game }: 레이팅 { $rating } ±{ $spread }, 최고 { $best }
profile-provisional = { $game }: 레이팅 { $rating } ±{ $spread }, 임시
profile-unrated = { $game }: 레이팅은 온전한 대국 한 번부터
profile-column-game = 게임
profile-column-played = 대국
profile-column-won = 승
profile-column-average = 평균
profile-column-rating = 레이팅
profile-game = { $game }: { $played }전 { $won }승, { $points }점
profile-game-rating = , 레이팅 { $rating }
profile-won-with = { $game }: 가장 자주 이긴 약
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = 최고의 한 판: { $points }점, { $names }.
profile-next-best = 그다음: { $points }점.
profile-plain = 약 없음
profile-streak = { $run ->
        [0] 최고 { $longest }연승.
       *[other] 지금 { $run }연승 중, 최고 { $longest }연승.
    }
profile-met = { $who } 대 { $rival }: { $won }승 { $lost }패 { $level }무.
profile-they = 상대
profile-asker = 나
profile-achieved = 업적: { $what }.
profile-achievement = { $game } { $what }

picture-moment-comeback = 대역전
moment-said = 명장면: { $name }, { $who }.
table-moment = 명장면 공유
share-moment = -# { JOSA($who, "님이") } 명장면을 공유했어요.
refused-moment-shared = 이 명장면은 이미 공유되었어요.
moment-alt = 이 판을 끝낸 차례의 애니메이션({ $count }장). 결과:
