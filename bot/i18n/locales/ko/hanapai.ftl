## The bot itself: lobby, table, hand, records, refusals

language-name = 한국어
computer-fox = 곤
computer-tanuki = 포코
computer-cat = 타마
computer-frog = 케로
computer-crane = 쓰루
computer-rabbit = 모치
computer-named = { $who }(컴퓨터)
former-player = 예전 참가자
nobody = 없음
list-and = { LIST($items) }
list-clauses = { LIST($items) }
full-stop = .
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
list-or = { LIST($items, style: "or") }
list-said = { $what }: { $said }
until-both = { $at } ({ $left })
piece-copies = { $name } ×{ $count }
list-semicolons = { LIST($items, between: " / ") }
sentence-gap = {" "}
yes = 켬
no = 끔

## Lobby

lobby-title = ## { $game } · { $table }번 테이블
lobby-rules = -# { $preset } · { $seats }인
lobby-seat = **{ $number }.** { $who }
lobby-seat-host = **{ $number }.** { $who } · 방장
lobby-seat-free = **{ $number }.** *빈자리*
lobby-seat-asked = **{ $number }.** *초대함: { $who }*
lobby-level = { $line } · { $level }
lobby-sealed = -# 패는 이미 정해져 봉인됐어요. 자세한 내용은 *{ lobby-more }* → *{ lobby-fair }*에 있어요.
lobby-fair = 공정한 패
lobby-invitation = { JOSA($who, "님") }! { $host }님이 { $game } 한 판을 신청했어요!
lobby-invitation-again = { JOSA($who, "님") }! { $host }님이 { $game } 한 판 더 하자고 해요!
lobby-accepted = -# 수락: { $who }
lobby-declined = -# 거절: { $who }
lobby-rematch = -# { $table }번 테이블의 재대결이에요. 모두 수락하면 자동으로 시작해요.
lobby-rematch-waits = -# { $table }번 테이블의 재대결이에요. 방장이 시작해요.
lobby-expires = -# 이 대기실은 { $when } 닫혀요.
lobby-closed = 이 대기실은 닫혔어요.
lobby-closed-host = { $host }님이 이 대기실을 닫았어요.
lobby-closed-moderator = 관리자가 이 대기실을 닫았어요.
lobby-closed-expired = 시간 안에 시작하지 않아서 대기실이 닫혔어요.
lobby-pace = -# 제한 시간: { $clock } · 컴퓨터 속도: { $pace }
lobby-pace-alone = -# 제한 시간: { $clock }(혼자 치면 없음) · 컴퓨터 속도: { $pace }
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
lobby-panel-title = ## { $game } · { $table }번 테이블
lobby-panel-host = -# 방장이 할 수 있는 일이에요.
lobby-panel-guest = -# 여기서 할 수 있는 일이에요.
lobby-panel-others = -# 이 테이블에 대한 안내예요.
lobby-panel-left = { $table }번 테이블에서 나왔어요.
lobby-cut-title = 기리(패 떼기)
lobby-cut-label = 아무 말이나 적어 주세요
lobby-cut-help = 이 말도 패를 섞는 데 쓰여서, 아무도 패를 마음대로 고를 수 없어요.
lobby-no-pictures = 여기에는 파일을 올릴 수 없어서 테이블을 글로 보여 드려요. 그림을 보려면 **파일 첨부** 권한이 필요해요.

fair-title = ### { $table }번 테이블의 패
fair-seal = 패는 봉인됐어요: sha256 `{ $commitment }`
fair-cuts = 누구나 패를 뗄 수 있어요. 지금까지 뗀 사람:
fair-cut = • { $who }: `{ $cut }`
fair-how = 봉인 속에는 패를 떼기 전에 미리 정해진 숫자가 들어 있어요. 이 숫자와 패를 뗄 때 적은 말, *{ lobby-start }*을 누른 기록으로 패를 섞기 때문에 아무도 패를 고를 수 없어요. 게임이 끝나면 `/{ command-verify.name } { option-table.name }:{ $table }` 명령어로 봉인을 열고 패를 다시 돌려 볼 수 있어요.

lobby-house-rules = 테이블 규칙
panel-closed = 게임이 시작돼서 이제 바꿀 수 없어요. 이 테이블의 규칙은 `/{ command-rules.name } { option-table.name }:{ $table }`에서 볼 수 있어요.
panel-closed-lobby = 이 대기실은 닫혔어요.
panel-title = ## 테이블 규칙 · { $game } · { $table }번 테이블
panel-preset = 규칙 고르기
panel-setting = 바꿀 설정
panel-number = 직접 입력
panel-number-help = { $low }에서 { $high } 사이의 정수
panel-zone = 다른 시간대
panel-zone-help = Asia/Seoul 같은 시간대 이름
panel-reset = 기본값으로 되돌리기
panel-save = 이 서버에 저장
panel-save-name = 이 규칙의 이름
panel-save-help = 이미 있는 이름이면 새 규칙으로 덮어써요.
preset-house = 우리 규칙
panel-clock = 제한 시간
panel-pace = 컴퓨터 속도
panel-clock-is = 제한 시간: { $clock }
panel-pace-is = 컴퓨터 속도: { $pace }
panel-advice-on = 조언 켜기
panel-advice-off = 조언 끄기
panel-example = -# { $example }
rules-differ = -# 테이블 규칙: { $settings }{ $more ->
        [0] {""}
       *[other] {" "}그 밖에 { $more }가지.
    }

guests-title = ## 참가자 · { $game } · { $table }번 테이블
guests-order = 자리 순서: { $who }
guests-invite = 초대하기
guests-remove = 내보내기
guests-seat = 자리 정하기
guests-turn = 한 칸씩 옮기기
guests-shuffle = 자리 섞기
guests-asked = { $who } · 초대함
guests-unknown = 알 수 없는 사람 …{ $user }

challenge-which = { JOSA($who, "님에게") } 어떤 게임을 신청할까요?
challenge-game = 게임
challenge-done = { JOSA($who, "님에게") } { $game } 한 판을 신청했어요.

## Table

table-title = ## { $game } · { $table }번 테이블
table-title-when = ## { $game } · { $table }번 테이블 · { $when }
result-when = { $unit ->
    [round] { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판
   *[hand] { $round }국
}: { $winner ->
    [none] 승자 없음
   *[one] { $who } 승리
}
table-rules = -# { $preset }
table-rules-when = -# { $preset } · { $when }
when-round = { $round }/{ $rounds }판
when-extra = 연장전 { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판
when-wind = { $wind }장 · { $round }국
when-hand = { $round }국
table-seat = { $mark } { $who } — **{ $points }**점{ $badges }
table-badge-dealer = 선
table-badge-wind = 자풍 { $arg }
table-badge-doubled = 점수 ×{ $number }
table-badge-place = { $place }위
table-turn = { JOSA($who, "님", mark: "**") } 차례예요.
thinking = 생각하는 중: { $who }
board-claims = { $pieces } 울기 마감: { $until }
table-choice = { JOSA($who, "님이", mark: "**") } 고를 차례예요.
table-together = **{ $who }**: 지금 골라 주세요. 모두 고르면 서로의 선택이 공개돼요.
told-together = { LIST($said) }.
table-pause = { $who }: **{ table-ready-button }**를 누르면 손패를 보고 시작해요.
table-next = { $who }: **{ table-ready-button }**를 누르면 계속해요.
table-why = 점수 내역
table-points = { $unit ->
    [hand] 국
   *[round] 판
}별 점수
table-hand-over = **{ $round }국**
table-round-over = **{ $round ->
            [1] 첫
           *[other] { $round }
        }번째 판**
table-over = **게임이 끝났어요.**
table-unplayed = 아무도 점수를 내기 전에 끝나서 승자가 없어요.
table-unsettled = 아직 아무도 치지 않아서 기록에 반영되지 않아요.
table-ended-without = 게임이 끝날 때 { JOSA($who, "님이") } 자리를 비워서 기록에 반영되지 않아요.
table-deserted = 마지막에는 컴퓨터만 치고 있어서 기록에 반영되지 않아요.
table-resigned = { JOSA($who, "님이") } 기권했어요.
table-escaped = { JOSA($who, "님이") } 테이블을 떠났{ $price ->
        [0] 어요.
       *[other] 고, { $price }점을 잃었어요.
    }
table-row = { $name } { $number }점
table-term = { $name } ×{ $number }
table-payment = { $payer } → { $payee } { $amount }{ $shares ->
        [1] {""}
       *[other] {" "}({ $shares }몫)
    }
table-had = { JOSA($who, "님의") } 약: { $yaku }
table-score = = **{ $number }**
why-title = **{ $game } · { $table }번 테이블: 점수 내역**
why-row = - **{ $name }**: { $number }점
why-doubling = - **{ $name }**: { $number ->
        [1] 두 배
       *[other] 두 배 { $number }번
    }
why-pieces = {" "}({ $pieces })
why-scale = {" "}= { $least }장에 { $points }점{ $more ->
        [1] , 1장 더해 + { $step }
       *[other] , 더한 { $more }장은 장당 + { $step }
    }
why-spoilt = - **{ $name }**: { $pieces } 때문에 0점
why-had = { JOSA($who, "님의") } 약:
why-lost = { JOSA($who, "님의") } 약(점수는 못 받음):
why-sum = 합계: **{ $number }**
why-added = { $minus ->
        [yes] −{" "}
        [first] {""}
       *[no] +{" "}
    }{ $name } { $number }
why-times = × { $times }({ $name }) = **{ $value }**
why-share = 한 몫은 **{ $number }**점이에요{ $capped ->
        [yes] {" "}(이 규칙의 상한)
       *[no] {""}
    }.
why-score = = 모두 **{ $number }**점
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
rating-provisional = 아직 없음(정식 게임 한 번 분량의 { $part }%를 쳤음)
table-achieved = -# 🏅 { $who }: { $what }
achievement-comeback = 최하위에서 역전승
achievement-in_a_row = { $count }연승
achievement-played = 게임 { $count }번
achievement-won = { $count }승
achievement-opponents = 서로 다른 상대 { $count }명
achievement-nights = 게임 모임 { $count }번 참가
achievement-first = 첫 { $name }
table-sealed = -# `/{ command-verify.name } { option-table.name }:{ $table }` 명령어로 패를 공정하게 돌렸는지 확인할 수 있어요.
table-clock = -# 제한 시간: { $until }
table-away = -# 자리 비움: { $who }. **{ table-back }**를 누를 때까지 컴퓨터가 대신 쳐요.
table-asleep = -# 💤 자리 비움: { $who }. 그래서 게임이 멈춰 있어요. **{ table-back }**를 누르면 이어서 쳐요.
table-farewell = { JOSA($gone, "님이") } 기권했어요. { JOSA($who, "님") }, 그 자리에 컴퓨터를 앉히고 더 치려면 { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 **{ table-go-on }**을 눌러 주세요. 안 그러면 게임이 끝나요.
table-wish = { JOSA($who, "님이") } 여기서 게임을 끝내자고 해요. { JOSA($asked, "님") }, { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 **{ table-hand }**에서 답해 주세요. 안 그러면 게임이 계속돼요.
table-replaced = { JOSA($who, "님의") } 자리에서 { JOSA($computer, "이", mark: "**") } 쳐요.
vote-wish = **{ JOSA($who, "님이") } 지금 점수로 게임을 끝내자고 해요.** { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 모두 찬성하면 끝나요.
vote-wish-mine = 게임을 끝내자고 했어요. { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 모두 찬성하면 끝나요. 기다리는 중: { $asked }
vote-wish-said = 게임을 끝내자는 { JOSA($who, "님의") } 말에 찬성했어요. 기다리는 중: { $asked }
vote-end-yes = 게임 끝내기
vote-end-no = 더 치기
vote-farewell = **{ JOSA($gone, "님이") } 기권했어요.** *{ table-go-on }*을 누르면 그 자리에 컴퓨터를 앉히고 더 쳐요. { $wait ->
        [hour] 1시간
       *[minute] 1분
    } 안에 모두 누르지 않으면 게임이 끝나요.
vote-farewell-said = { JOSA($gone, "님이") } 기권했지만 계속하겠다고 답했어요. 기다리는 중: { $who }
table-back = 돌아왔어요
table-go-on = 계속
away = { $who }(자리 비움)
closed-deserted = 모두 자리를 비워서 게임을 닫았어요. 기록에 반영되지 않아요.
closed-ended = 멈춰 있던 게임을 끝냈어요. 기록에 반영되지 않아요.
closed-away = -# 자리 비움: { $who }
closed-moderator = 관리자가 이 게임을 닫았어요. 기록에 반영되지 않아요.
closed-idle = 오랫동안 아무도 치지 않아서 게임을 닫았어요. 기록에 반영되지 않아요.

## Clocks and pace

clock-off = 없음
clock-30s = 30초
clock-1m = 1분
clock-3m = 3분
clock-10m = 10분
clock-1h = 1시간
clock-1d = 1일
pace-calm = 느리게
pace-brisk = 빠르게
pace-instant = 즉시

table-hand = 내 손패
table-rematch = 다시 한 판
table-seats = 자리 바꾸기
table-replay = 다시보기
table-ready-button = 준비
thread-name = { $game } · { $table }번 테이블
thread-stays = -# { $table }번 테이블은 이 채널에서 쳐요. { $why ->
        [permission] 여기에는 스레드를 만들 수 없어요. **공개 스레드 만들기**와 **스레드에서 메시지 보내기** 권한이 필요해요.
        [none] 여기서는 스레드를 쓸 수 없어요.
        [full] 이 서버에는 스레드를 더 열 수 없어요. Discord의 한도예요.
        [busy] 지금은 Discord에서 스레드를 만들 수 없어요.
        [late] Discord에서 스레드를 만드는 데 너무 오래 걸려요.
       *[refused] Discord가 스레드 만들기를 거부했어요.
    }
sign-playing = **{ $game } · { $table }번 테이블**: { $thread }에서 치고 있어요.
sign-over = **{ $game } · { $table }번 테이블**의 게임이 끝났어요: { $how } { $thread }
sign-closed = **{ $game } · { $table }번 테이블**은 게임이 끝나기 전에 닫혔어요.
ping-turn = { JOSA($who, "님") }, { $table }번 테이블에서 차례가 됐어요.
ping-ready = { JOSA($who, "님") }, { $table }번 테이블에서 **{ table-ready-button }**를 눌러 주세요.
ping-reminder = { JOSA($who, "님") }, { $table }번 테이블에서 기다리고 있어요. 제한 시간: { $until }
ping-invitation = { JOSA($who, "님") }! { $host }님이 { $table }번 테이블에서 { $game } 한 판을 신청했어요.
ping-rematch = { JOSA($who, "님") }! { $host }님이 { $table }번 테이블에서 { $game } 재대결을 신청했어요.
lobby-elsewhere = { $table }번 테이블을 { $channel }에 열었어요.
rematch-joined = { $table }번 테이블의 재대결을 수락했어요.

## Hand

hand-title = **{ $game } · { $table }번 테이블 · { $when }**
hand-yaku = 내 약: { $yaku }
hand-row = { $name } { $points }점
hand-wait = 기다리는 중: { $who }
hand-window = 지금은 울 수 있는 패가 없어요.
hand-window-own = 다른 사람이 이 패를 울 수 있어요.
hand-moment = 곧 계속돼요.
hand-wait-answer = 준비했어요. 기다리는 중: { $who }
the-others = 다른 사람들
hand-answered = 선택: **{ $move }**
hand-over = 수고하셨어요. 내 순위는 `/{ command-leaderboard.name }`에 있어요.
hand-over-uncounted = 수고하셨어요. 이 게임은 `/{ command-leaderboard.name }`에 반영되지 않아요.
hand-rating = 내 레이팅: **{ $rating }**
hand-further-down = 내 손패는 더 아래에 있어요.
hand-cut-off = -# 제가 이 테이블의 비공개 스레드에서 빠져서 테이블을 보여 드릴 수 없어요. 그 스레드에서 저를 멘션하면 다시 들어갈 수 있어요.
hand-no-names = -# 이름이나 입력한 말 때문에 AutoMod가 메시지를 막았어요. 그래서 참가자를 자리 번호로 표시해요.
hand-left = 이 테이블에서 나왔어요.
hand-moderated = 관리자가 이 자리를 컴퓨터에게 넘겼어요. 순위는 최하위가 돼요. 게임은 채널에서 계속 구경할 수 있어요.
hand-away = **컴퓨터가 대신 치고 있어요.** 다시 직접 치려면 *{ table-back }*를 누르세요.
hand-asleep = 아무도 없어서 **게임이 멈춰 있어요.** 이어서 치려면 *{ table-back }*를 누르세요.
hand-dozes = **자리를 비운 상태예요.** 지금 차례의 시간이 다 되면 게임이 멈춰요. 이어서 치려면 *{ table-back }*를 누르세요.
hand-woken = -# 자리를 비운 동안 게임이 멈춰 있었어요. 이제 이어서 쳐요.
hand-resigned = 기권했어요. 그 자리에 컴퓨터를 앉히고 계속할지 다른 사람들이 정하고 있어요.
hand-drawn = -# 마지막 패가 방금 뽑은 패예요.
hand-wild = -# { $mark } 표시가 있는 패는 만능패예요. 아무 패로나 쓸 수 있어요.
hand-sure = 네, 그렇게 할게요
hand-back = 돌아가기
hand-loses = ⚠ **{ $action }**: 게임이 끝나고 { $points }점 차로 져요.
hand-pick = 무엇을 할까요?
hand-finish = **여기서 게임을 끝낼까요?** 점수는 지금 그대로예요. 되돌릴 수 없어요.
hand-stale = -# 방금 누른 것은 예전 버튼이에요. 지금 손패는 이래요.
hand-repeated = -# 이미 골랐어요. 지금 손패는 이래요.
hand-asked-before = -# 게임을 끝내자고 이미 물어봤어요. 패를 돌릴 때마다 한 번만 물어볼 수 있어요.
hand-nobody-ends = -# 게임을 끝낼지 정하는 투표는 이미 끝났어요.
hand-not-asked = -# 지금은 그럴 차례가 아니에요.

## Advice

table-advice = -# 조언이 켜져 있어서 이 게임은 레이팅에 반영되지 않아요.
advice-button = 조언
advice = 고수라면 **{ $action }**: { $good }{ $alike ->
        [yes] {" "}(**{ $other }**도 거의 같음)
       *[no] {""}
    }. { $danger }
advice-points = 이번 { $unit ->
        [round] 판
       *[hand] 국
    } 예상 { $points }점
advice-chance = 게임을 이길 확률 { $chance }%
advice-figure-reach = 잘되면 { $number }점
advice-figure-helping = 남은 유효패 { $number }장
advice-figure-distance = 화료까지 { $number }장
advice-figure-danger = 방총 위험 { $number }%
advice-figure-claimed = 누가 울 확률 { $number }%
advice-figure-behind = { $others ->
        [1] 상대가
       *[other] 다른 사람이
    } 점수를 더 받을 위험 { $number }%
advice-better-points = **{ $other }**보다 { $gap }점 이득
advice-better-chance = { JOSA($other, "은", mark: "**") } { $chance }%
advice-alike = { JOSA($other, "과", mark: "**") } 거의 차이 없음
refused-no-advice = 시작하기 전에 방장이 켜지 않아서 이 테이블에서는 조언을 쓸 수 없어요.
refused-advice-failed = 컴퓨터가 계산을 마치지 못해서 지금은 조언이 없어요. **{ advice-button }**을 다시 눌러 주세요.

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
table-badge-live = 뽑을 패 { $number }장
tiles-aside = 주인 없는 꽃: { $flowers }
tiles-own = 내 패: `{ $written }`{ $words }
tiles-sets = { $mark } { $who }: { $sets }
tiles-named = {" "}({ $words })
tiles-concealed = 손안에 { $count }장
tiles-shown = 공개한 패 `{ $written }`
tiles-flowers = 꽃 `{ $written }`
tiles-discards = 버린 패 `{ $written }`
tiles-waits = 대기: { $waits }{ $only ->
        [self_draw] . 쯔모로만 화료할 수 있어요.
        [some] . 버린 패로는 `{ $claims }`만 화료할 수 있어요.
       *[any] {""}
    }
tiles-wait = `{ $tile }` ({ $left }장 남음)
tiles-waits-many = 대기 { $count }종({ $left }장 남음): `{ $waits }`{ $only ->
        [self_draw] . 쯔모로만 화료할 수 있어요.
        [some] . 버린 패로는 `{ $claims }`만 화료할 수 있어요.
       *[any] {""}
    }
tiles-after = -# `{ $discard }` 버리면 `{ $waits }` 대기({ $left }장 남음{ $only ->
        [self_draw] , 쯔모로만
       *[any] {""}
    })
tiles-after-rest = -# `{ $discards }` 버려도 텐파이지만, 대기패가 더 적게 남아 있어요.
tiles-nearest = { $name }({ $count }장 모자람)
lacking-claimed = **완성됐지만 화료할 수 없어요:** 치나 퐁을 하면 먼저 한 장 버려야 해요. 화료는 다음 패부터 할 수 있어요.
hand-worth = -# 지금 화료하면 모두 합쳐 { $worth }점을 받아요.
hand-worths = -# 버튼의 숫자는 그 화료로 받는 총점이에요.
claim-brings = { $claim }: { $how ->
        [moved] 화료까지 { $then }장 (지금은 { $now }장)
        [never] 더는 화료할 수 없어요
       *[same] 화료까지 그대로 { $now }장
    }
tiles-reading = `{ $sets }`
meld-chow = 치 `{ $written }` ({ $source })
meld-pong = 퐁 `{ $written }` ({ $source })
meld-kong = 깡 `{ $written }` ({ $source })
meld-added = 가깡 `{ $written }` ({ $source })
meld-concealed = 암깡 `{ $written }`
meld-hidden = 암깡, 엎어 놓음

hand-orders = -# 자동 응답이 대신 답해요. *{ order-no_claims }*는 화료만 빼고 모두 패스하고, *{ order-pass_chows }*는 치만 패스하고, *{ order-always_win }*는 화료할 수 있으면 바로 화료해요.
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
doublings = 두 배 { $count }번
picture-last = 지난 차례
picture-held = 짝을 고를 패
picture-you = 나
picture-stop = 스톱
picture-go = 계속
picture-risk = #점이 걸림
picture-doubles = 점수 ×#
picture-winner = 승리
picture-match-winner = 최종 승리
picture-match-shared = 공동 1위
picture-match-draw = 무승부
picture-leaving = 떠남
picture-best = { $unit ->
    [hand] 가장 좋았던 국: { $hand }국
   *[round] 가장 좋았던 판: { $hand }판
}
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
picture-window-claim = 울 사람?
picture-window-rob_kong = 깡
picture-waits = 대기
picture-claims = 울 수 있는 패
picture-live = 뽑을 패
picture-shares = { $count }몫
picture-won-self_draw = 쯔모
picture-won-dealt = 받은 패 그대로
picture-won-discard = 방총:
picture-won-rob_kong = 창깡:

## Settings

server-title = ## 이 서버의 설정
    -# 새로 여는 테이블과 새 메시지에 적용돼요.
server-language = 언어
server-channels = 테이블을 여는 채널
server-starters = 테이블을 열 수 있는 역할
server-game = 기본 게임
server-presets = { $game }의 기본 규칙
server-clock = 제한 시간
server-pace = 컴퓨터 속도
server-threads = 테이블마다 스레드 만들기
server-pings = 알림
server-hints = 손패의 힌트
server-pictures = 손패 그림
server-idle_days = 멈춘 테이블을 닫기까지의 일수
server-leaderboard = 순위표
server-worldwide = 여기서 친 게임을 전체 서버 순위표에 반영
server-log = 관리자 기록을 남길 채널
server-zone = 시간대

mine-title = ## 개인설정
    -# 모든 서버에 적용돼요.
mine-language = 언어
mine-hints = 내 손패의 힌트
mine-pings = 나에게 오는 알림
mine-pace = 내 테이블의 컴퓨터 속도
mine-confirmations = 큰 결정 전에 다시 묻기
mine-pictures = 내 손패 그림
mine-in_words = 그림 대신 글로 보기
mine-contrast = 내 그림을 고대비로
mine-red_backs = 내 패 뒷면을 빨간색으로
mine-codes = 내 패에 기호 표시
mine-plain = 숫자와 도형만 있는 단순한 패
mine-orders = 시작할 때 켜 둘 자동 응답
mine-calm = 울지 말지 정하는 시간 늘리기
mine-challenges = 다른 사람의 게임 신청 받기
mine-worldwide = 전체 서버 순위표에 나를 표시

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
setting-channel-gone = -# 그 채널이 없어져서 아무것도 올라오지 않아요. 다른 채널을 골라 주세요.
setting-channel-shut = -# 거기에는 글을 쓸 수 없어요. **채널 보기**와 **메시지 보내기** 권한이 필요해요.
setting-channels-gone = -# 이 중 채널 { $count }개가 없어졌어요. 다시 골라 주세요.
setting-channels-shut = -# { LIST($channels, style: "and") }에는 글을 쓸 수 없어요. **채널 보기**와 **메시지 보내기** 권한이 필요해요.
setting-role-gone = -# 그 역할이 없어졌어요. 다른 역할을 골라 주세요.
setting-role-managed = -# 연동 앱이 관리하는 역할이라 제가 줄 수 없어요. 다른 역할을 골라 주세요.
setting-role-permission = -# 봇이 그 역할을 줄 수 없어요. 봇에게 **역할 관리하기** 권한을 주세요.
setting-role-above = -# 그 역할을 줄 수 없어요. **서버 설정 > 역할**에서 제 역할을 그 위로 옮겨 주세요.
setting-starters-gone = -# 그 역할이 없어져서 **서버 관리하기** 권한이 있는 사람만 테이블을 열 수 있어요. 다른 역할을 골라 주세요.
setting-language-discord = Discord 언어와 같게
setting-hints-server = 서버 설정대로
setting-hints-on = 켬
setting-hints-off = 끔
setting-pictures-server = 서버 설정대로
setting-pictures-usual = 크게
setting-pictures-small = 그림 대신 이모지 한 줄
setting-pace-server = 서버 설정대로
setting-pace-calm = 느리게
setting-pace-brisk = 빠르게
setting-pace-instant = 즉시
setting-clock-game = 게임 기본값
setting-clock-off = 없음
setting-clock-30s = 30초
setting-clock-1m = 1분
setting-clock-3m = 3분
setting-clock-10m = 10분
setting-clock-1h = 1시간
setting-clock-1d = 1일(지원하는 게임만)
setting-confirmations-all = 항상
setting-confirmations-ending = 게임이 끝나기 전에만
setting-leaderboard-public = 공유할 수 있음
setting-leaderboard-private = 본인만 볼 수 있음
presets-open = 저장한 규칙
presets-title = ## 이 서버에 저장한 규칙
presets-row = { $game } · **{ $name }**: { $count ->
        [0] { JOSA($base, "과") } 같음
       *[other] { JOSA($base, "과") } { $count }가지 다름
    }
presets-none = 아직 저장한 규칙이 없어요. **서버 관리하기** 권한이 있으면 대기실의 *{ lobby-house-rules }*에서 *{ panel-save }*을 눌러 저장할 수 있어요.
presets-off = 지우기
presets-note = -# `/{ command-play.name }`과 `/{ command-challenge.name }`의 *{ option-rules.name }* 항목에 나와요. 지워도 이미 열린 테이블의 규칙은 그대로예요.
settings-stale = -# 그사이 바뀐 것이 있어요. 지금은 이래요. 다시 골라 주세요.
page-back = 돌아가기
page-on = 더 보기

block-title = ## 내가 차단한 사람
block-row = **{ $number }.** { $who }
block-nobody = 없음.
block-off = 차단을 풀 사람 고르기
block-done = { JOSA($who, "님은") } 이제 나에게 게임을 신청할 수 없어요.
block-note = -# 차단된 사람은 나에게 게임을 신청하거나 내 대기실에 참가할 수 없어요. 차단한 사실은 상대에게 알리지 않아요.

privacy-title = ## 저장된 내 정보
privacy-open = - 방장, 참가자 또는 초대받은 사람으로 내가 있는 대기실과 진행 중인 게임 { $count }개.
privacy-ended = - 끝난 테이블 { $count }개: 내 자리, 패를 뗄 때 적은 말, 점수.
privacy-standings = - 순위표 { $count }개에 있는 내 통산 기록.
privacy-preferences = - `/{ command-preferences.name }`에서 바꾼 설정 { $count }개.
privacy-blocks = - 내가 차단한 사람 { $count }명.
privacy-invitations = - 지난 하루 동안 보내거나 받은 초대 { $count }개.
privacy-deeds = - 지난 90일 동안 내가 관리자로서 했거나 관리자가 나에게 한 조치 { $count }건.
privacy-kept-out = - 테이블 참가를 금지당한 서버 { $count }개와 그 기한.
privacy-nothing = 없음: 테이블도, 결과도, 설정도 없어요.
privacy-note = -# 모든 서버를 합친 내용이에요. 사람은 이름이 아니라 ID로만 저장돼요. 누가 나를 차단했는지는 아무에게도 알리지 않아요.
privacy-export = 파일로 받기
privacy-delete = 지우기…
privacy-file = 저장된 내 정보 전부예요. 다른 사람은 번호로만 나오고, 끝나지 않은 게임의 진행 내용은 빠져 있어요.
privacy-sure = ## 저장된 내 정보를 모두 지울까요?
    되돌릴 수 없어요.
privacy-leaving = 대기실과 게임 { $count }개에서 나가게 돼요. 내가 연 대기실은 닫히고, 치던 게임은 기권으로 처리돼요.
privacy-stays = -# 다른 사람과 친 게임은 남고, 내 자리에는 “{ former-player }”라고 나와요. 패를 뗄 때 적은 말도 남아요. 다시 돌아와도 차단과 참가 금지는 그대로예요. 채널의 메시지는 Discord에 남아 있어요.
privacy-yes = 모두 지우기
privacy-no = 그대로 두기
privacy-done = 저장된 내 정보를 모두 지웠어요.
privacy-done-soon = 저장된 내 정보를 모두 지웠어요. 지금 다른 작업이 데이터베이스를 읽고 있어서, 남은 흔적은 몇 분 안에 디스크에서 사라져요.

resign-ask = { $table }번 테이블에서 기권할까요? { $count ->
        [1] { JOSA($who, "님이") } 이기게 돼요.
       *[other] 게임이 끝나고, 순위는 최하위가 돼요.
    } 되돌릴 수 없어요.
resign-ask-rated = { $table }번 테이블에서 기권할까요? { $count ->
        [1] { JOSA($who, "님이") } 이기고
       *[other] 게임이 끝나 순위는 최하위가 되고
    }, 내 레이팅이 약 **{ $loss }** 내려가요. 되돌릴 수 없어요.
resign-ask-free = { $table }번 테이블에서 나갈까요? 아직 아무도 치지 않아서 누구의 기록에도 반영되지 않아요. 되돌릴 수 없어요.
resign-rating = 내 레이팅이 약 **{ $loss }** 내려가요.
resign-ask-seat = { $table }번 테이블을 떠날까요? 남은 게임은 컴퓨터가 대신 쳐요. 되돌릴 수 없어요.
resign-price = **{ $price }**점을 잃어요.
resign-ask-others = { $table }번 테이블을 떠날까요? 순위는 최하위가 돼요. 컴퓨터를 앉히고 계속할지, 게임을 끝낼지는 다른 사람들이 정해요. 되돌릴 수 없어요.
resign-waits = { $table }번 테이블에서 기권했어요. 그 자리에 컴퓨터를 앉히고 계속할지 다른 사람들이 정하고 있어요.
resign-yes = 기권
resign-done = { $table }번 테이블에서 기권했어요.
resign-left = { $table }번 테이블을 떠났어요. 그 자리에서는 컴퓨터가 이어서 쳐요. 게임은 채널에서 구경할 수 있어요.

## /leaderboard

leaderboard-title = ## { $game }: { $scope ->
        [all] 전체 서버 순위표
       *[here] 이 서버 순위표
    }
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
       *[won] 승수
    } 순.
leaderboard-row = **{ $rank }.** { $closed ->
        [1] *(우리끼리)* {""}
       *[0] {""}
    }{ $who } — { $what }
leaderboard-row-provisional = – { $who } — { $what }, 임시
leaderboard-what = { $played }전 { $won }승, { $points }점
leaderboard-what-average = 평균 { $average }점({ $hands }판)
leaderboard-what-rating = { $rating } ±{ $spread }, 정식 게임 { $played }번
leaderboard-what-counted = { $what }, 순위에는 { $board }점으로 반영
leaderboard-asked = { $who }(공유한 사람)
leaderboard-yours = 나
leaderboard-you = -# { $who }: { $rank }위, { $what }.
leaderboard-you-closed = -# { $who }: 우리끼리 { $rank }위, { $what }. 모두의 순위에 오르려면 다른 사람과도 치는 상대가 { $people }명 있어야 해요. 지금은 { $met }명이에요.
leaderboard-you-none = -# { $who }: 여기에 반영되는 게임이 아직 없어요.
leaderboard-you-hidden = -# { $who }: 여기에는 나오지 않게 설정했어요. `/{ command-preferences.name }`에서 바꿀 수 있어요.
leaderboard-you-average = -# { $who }: 아직 끝까지 친 판이 없어요.
leaderboard-you-rating = -# { $who }: { $what }, 임시. 정식 게임을 { $missing }번 더 쳐야 순위에 올라요.
leaderboard-you-unrated = -# { $who }: 정식 게임을 한 번 쳐야 레이팅이 나와요. 순위에는 { $missing }번 더 쳐야 올라요.
leaderboard-you-resting = -# { $who }: 다음 게임을 칠 때까지 여기에 나오지 않아요.
leaderboard-empty = 여기에는 기록에 반영되는 { $game } 게임이 아직 없어요. 사람이 둘 이상 쳐야 반영돼요.
leaderboard-empty-period = 아직 순위에 오른 사람이 없어요.
leaderboard-places = -# { $count }명 중 { $first }–{ $last }위
leaderboard-winner = -# { DAY($first) }에 시작한 시즌에서는 { JOSA($who, "님이") } 레이팅 { $rating }점으로 우승했어요.
leaderboard-note = -# 사람이 둘 이상 친 게임만 반영돼요.
leaderboard-note-rating = -# 정식 게임을 { $enough }번 쳐야 순위에 올라요. 모든 자리에 사람이 앉아 시작한 게임만 레이팅에 반영돼요. ±는 얼마나 불확실한지를 나타내요. 자세한 설명은 `/{ command-rules.name }`에 있어요.
leaderboard-game = 게임
leaderboard-period = 기간
leaderboard-by = 정렬
leaderboard-scope = 서버
leaderboard-first = 처음
leaderboard-last = 끝

## /replay and /history

replay-title = **{ $game } · { $table }번 테이블 다시보기**
replay-where = -# { $step }/{ $last }수, { $eyes ->
        [all] 모두에게 보이는 대로
       *[other] { $who } 시점
    }
replay-first = 처음
replay-back = 이전
replay-next = 다음
replay-last = 끝
replay-dearest = 최다 득점
replay-file = 기록 파일
replay-film = 마지막 { $unit ->
        [round] 판
       *[hand] 국
    }을 GIF로
replay-hands = 이동
replay-hand = { $step }수부터: { $when }
replay-whose = 시점
replay-everybody = 모두에게 보이는 대로
replay-eyes = { $who } 시점
film-alt = 게임의 마지막 부분을 담은 애니메이션({ $count }장). 끝 장면:
share-film = -# { JOSA($who, "님이") } { $table }번 테이블의 마지막 장면을 공유했어요. 게임 전체는 `/{ command-replay.name }`에서 볼 수 있어요.
history-title = ## { JOSA($who, "님이") } 이 서버에서 친 게임
history-row = - { $at } · { $game } · { $seats }명 중 { $place ->
        [1] **1위**
        [2] 2위
        [3] 3위
       *[other] { $place }위
    }, { $points }점 · 상대: { $who } · { $table }번 테이블
history-voided = { $row } · *관리자가 무효로 했어요*
history-empty = 여기에는 볼 수 있는 게임이 없어요.
history-newer = 더 최근 게임
history-older = 더 이전 게임
history-replay = 다시 볼 게임
refused-no-replay = { $table }번 테이블에는 다시 볼 수 있는 게임이 없어요.
refused-no-replay-here = 이 채널에서 끝낸 게임이 없어요. 모든 게임은 `/{ command-history.name }`에 있어요. 테이블 번호를 넣어도 돼요.
refused-no-replay-alone = 여기서 끝낸 게임이 아직 없어요. `/{ command-play.name }`으로 한 판 치거나 테이블 번호를 넣어 주세요.
refused-replay-broken = 이전 버전의 규칙으로 친 게임이라 다시 볼 수 없어요.
refused-damaged = 이 게임의 저장 데이터가 손상돼서 이어 치거나 다시 볼 수 없어요. 봇 운영자에게 알려 주세요. 백업에는 남아 있을 수 있어요.
refused-film-none = 이 게임에는 애니메이션으로 만들 장면이 없어요.
refused-film-late = GIF를 만드는 데 너무 오래 걸렸어요. 잠시 뒤에 다시 해 주세요.
refused-film-large = GIF가 너무 커서 Discord에 올릴 수 없어요. 끝난 게임은 `/{ command-replay.name }`에서 한 수씩 볼 수 있어요.

## /review

table-review = 복기
review-title = **{ $game } · { $table }번 테이블 복기**
review-progress = { $known ->
        [yes] 선택을 하나씩 살펴보고 있어요({ $done }/{ $count }).
       *[no] 선택을 하나씩 살펴보고 있어요.
    } 그다음 가장 손해가 커 보이는 것을 더 자세히 봐요.
review-follows = -# 끝나면 이 메시지가 바뀌어요. 그대로라면 **{ review-again }**을 눌러 주세요.
review-again = 다시 확인
review-curve = 확률
review-decision = 선택 { $number }
review-found = { $count ->
        [0] **뚜렷한 실수가 없어요.** 선택 { $decisions }번 가운데 크게 손해 본 것이 없었어요.
        [1] { $decisions ->
            [1] **하나뿐인 선택**이 확실히 손해였어요:
           *[other] 선택 { $decisions }번 가운데 확실히 손해 본 것은 **하나**예요:
        }
       *[other] 선택 { $decisions }번 가운데 가장 손해가 컸던 **{ $count }가지**예요:
    }
review-line = **{ $number }.** { $when }: { $done }보다 { $better } 쪽이 나았음 · { $loss }
review-instead = { $done }보다 { $better }
review-short = { $kind ->
        [points] −{ $points }점
        [both] 이길 확률 −{ $chance }%, −{ $points }점
       *[other] 이길 확률 −{ $chance }%
    }
review-how = -# 고수 컴퓨터가 어림한 값이에요. 그때 내가 알 수 있던 정보만으로 계산했어요.
review-where = -# 선택 { $number }/{ $count } · { $when } · { $step }/{ $last }수
review-moves =
    내 선택 **{ $done }**: { $done-why }.
    더 나은 선택 **{ $better }**: { $better-why }.
review-loss = 예상 손해: { $kind ->
        [chance] 이길 확률 { $chance }%.
        [traded] 이길 확률 { $chance }%. 대신 이번 { $unit ->
            [round] 판
           *[hand] 국
        }에서는 { $points }점쯤 더 받아요.
       *[points] 이번 { $unit ->
            [round] 판
           *[hand] 국
        }에서 { $points }점{ $kind ->
            [both] , 이길 확률 { $chance }%
           *[points] . 이길 확률은 거의 같아요
        }.
    }
review-head = 내가 이길 확률
review-unit = { $unit ->
        [round] 판
       *[hand] 국
    }
review-alt = 선택 { $count }번 동안의 이길 확률: 첫 선택 뒤 { $first }%, 최고 { $most }%, 최저 { $least }%, 마지막 { $end }%.
review-alt-hand = { $unit ->
        [round] { $hand ->
            [1] 첫
           *[other] { $hand }
        }번째 판
       *[hand] { $hand }국
    }: { $count ->
        [1] { $last }%.
       *[other] { $first }%에서 { $last }%로.
    }
refused-no-review = { $table }번 테이블에서 내가 친 게임 중 끝난 것이 없어요.
refused-review-other = 아직 { $table }번 테이블의 게임을 복기하고 있어요. 끝나면 다시 해 주세요.
refused-review-full = 지금 다른 게임들을 복기하고 있어요. 몇 분 뒤에 다시 해 주세요.
refused-review-none = 이 게임에서는 선택할 일이 없었어요.
refused-review-failed = 이 게임의 선택을 평가하지 못했어요. 나중에 다시 해 주세요.

## The choices of an option `table`

choice-game = { $game } · { $who }
choice-computer = 컴퓨터
choice-table = { $table }번 테이블
choice-asleep = 멈춤

asleep-title = { $count ->
        [1] **멈춰 둔 게임이 하나 있어요.** 이어서 칠까요, 아니면 새 테이블을 열까요?
       *[other] **멈춰 둔 게임이 { $count }개 있어요.** 하나를 이어서 칠까요, 아니면 새 테이블을 열까요?
    }
asleep-full = **멈춰 둔 게임이 { $count }개라 더 열 수 없어요.** 먼저 하나를 이어서 치거나 끝내 주세요.
asleep-wake = { $table }번 테이블에서 이어 치기
asleep-new = 새 테이블
asleep-beside = { $count ->
        [1] **멈춰 둔 게임이 하나 있어요.** 그 게임을 이어서 칠까요, 아니면 { $table }번 테이블에 그대로 있을까요?
       *[other] **멈춰 둔 게임이 { $count }개 있어요.** 그중 하나를 이어서 칠까요, 아니면 { $table }번 테이블에 그대로 있을까요?
    }
asleep-hand = { $table }번 테이블의 내 손패
asleep-end = 게임 하나 끝내기…
asleep-ended = { $table }번 테이블을 닫았어요.{ $full ->
        [yes] {""}
       *[no] {" "}이제 새 테이블을 열 수 있어요.
    }
asleep-opened = 아래에 { $game } 테이블을 열었어요.

## The pages of /rules

rules-title = **{ $game }** · { $preset }
rules-title-table = **{ $game }** · { $table }번 테이블
rules-page-goal = 목표 { $number }
rules-page-turn = 진행 { $number }
rules-page-yaku = 족보 { $number }
rules-page-points = 점수 { $number }
rules-page-deal = 패 돌리기 { $number }
rules-page-settings = 설정 { $number }
rules-page-ratings = 레이팅 { $number }
rules-head = ### { $page }
rules-about = -# 이름: { $names }
rules-pattern = **{ $name }** **{ $worth }** — { $how }
rules-pattern-any = 아무거나.
rules-worth = { $points }점
rules-worth-doubles = ×{ $factor }
rules-pattern-all = { $pieces }.
rules-pattern-some = { $all }장 중 아무거나 { $count }장.
rules-pattern-some-named = { $all }장 중 아무거나 { $count }장: { $pieces }.
rules-pattern-must = { $must }, 나머지 { $all }장 중 아무거나 { $count }장.
rules-pattern-must-named = { $must }, 그리고 다음 중 아무거나 { $count }장: { $pieces }.
rules-pattern-without = { $pieces } 없이.
rules-pattern-step = 한 장 더할 때마다 +{ $step }.
rules-pattern-more = 같은 종류 한 장 더할 때마다 +{ $step }.
rules-pattern-instead = { $names } 대신 계산해요.
rules-pattern-example = 예: { $pieces }.
rules-named = 이 규칙의 이름: **{ $preset }**
rules-same = 이 테이블은 **{ $preset }**:
rules-differ-head = 이 테이블은 **{ $preset }**에서 다음만 달라요:
rules-differs = { $line }(원래는 { $usual })
rules-differ-rest = 나머지는 그대로예요:
rules-is-same = **{ $preset }**의 설정:
rules-others = 다른 규칙으로도 테이블을 열 수 있어요:
rules-other = • **{ $preset }**. { $tradition }
rules-setting = { $name }: **{ $value }**
rules-open = 규칙
rules-ratings =
    레이팅은 이 서버에서 그 게임을 얼마나 잘 치는지 보여 주는 숫자예요. **1500**에서 시작해요. ±는 얼마나 불확실한지를 나타내요(표준 편차).
    {""}**어떤 게임이 반영되나요?** 기록에 반영되고, 컴퓨터 없이 시작했고, 조언이 없는 게임이에요. 순위와 상대의 실력만 보고, 점수 차이는 상관없어요.
    {""}**얼마나 반영되나요?** 보통 몇 판을 치는 게임인지에 따라 달라요. 많아도 정식 게임 두 번만큼만 반영돼요. 모두 찬성해서 일찍 끝내면 끝까지 친 판만 반영돼요.
    {""}**{ resign-yes }**은 누구든 한 번이라도 친 뒤라면 전부 반영되고, 순위는 최하위가 돼요. 모두가 나를 기다리는데 게임이 닫힐 때까지 돌아오지 않아도 똑같아요.
    {""}**컴퓨터가 대신 치면** 그 결과도 내 레이팅에 반영돼요. 절반 넘게 대신 치면 레이팅이 오르지 않아요.
    {""}**관리자가 자리를 컴퓨터에게 넘기면** 보통 치는 판의 절반을 마쳤을 때만 그때의 순위로 레이팅이 정해져요. 아니면 레이팅은 바뀌지 않아요.
    {""}**같은 상대:** 하루에 정식 게임 { $day }번, 한 주에 { $week }번(UTC 기준)을 넘기면 그다음부터는 바로 앞 게임의 절반씩만 반영돼요.
    {""}**순위**에 오르려면 한 시즌에는 정식 게임 { $season }번, 통산으로는 { $all }번이 필요해요. 그 전까지는 임시 레이팅이에요. 다른 사람과도 치는 상대가 { $people }명보다 적으면 *우리끼리* 순위가 되어 다른 사람들 아래에 나와요. { $rest }일 동안 치지 않거나 서버를 나가면 순위표에 나오지 않아요.
    {""}**순위를 정할 때** 한 상대에게서 얻은 점수는 그 상대가 다른 사람과도 치는 만큼만 반영돼요. { $voids }명 이상에게 진 게임이 관리자에 의해 무효가 되면, 순위에서는 그만큼 점수를 빼요.
    {""}**시즌**은 석 달이에요. 시즌마다 레이팅이 따로 있고, 1500과 지난 레이팅의 중간에서 시작해요.
    -# openskill, Plackett-Luce: 1500 + 40 × (mu − 25).

## Share: a private answer is posted for everybody

share = 공유
share-done = -# 공유했어요.
share-rules = -# { JOSA($who, "님이") } { $game } 규칙을 공유했어요.
share-profile = -# { JOSA($who, "님이") } 이 전적을 공유했어요.
share-leaderboard = -# { JOSA($who, "님이") } 순위표를 공유했어요.
share-verify = -# { JOSA($who, "님이") } { $table }번 테이블의 패 검증 결과를 공유했어요.

verify-title = ## { $table }번 테이블의 패 검증
verify-running = 진행 중인 테이블의 시드는 게임이 끝날 때까지 봉인되어 있어요. 봉인: sha256 `{ $commitment }`
verify-seed = 시드: `{ $seed }`
verify-sealed = 대기실에 나왔던 sha256: `{ $commitment }`
verify-cut = { $seat }번 자리에서 패를 뗄 때 적은 말: `{ $cut }`
verify-start = *{ lobby-start }*을 누른 기록의 ID: `{ $start }`
verify-match = 게임 시드: `{ $match }`
verify-good = 이 시드로 패를 다시 돌려 { $moves }수를 모두 다시 쳐 보니 결과가 똑같아요.
verify-file = 게임 전체가 든 텍스트 파일이에요: 규칙, 시드, 진행 기록. 버그를 알릴 때 함께 보내 주세요.
verify-bad = 이 시드로 패를 다시 돌려 쳐 보니 결과가 기록과 달라요. 이 문제를 알려 주세요.

## Refusals

refused-no-game = { JOSA($game, "이라") }는 게임은 없어요.
refused-no-preset = 이 게임에는 { JOSA($preset, "이라") }는 규칙이 없어요.
refused-unknown-game = 어떤 게임인지 모르겠어요. { $near ->
        [yes] 비슷한 이름: { $names }.
       *[no] 여기서 할 수 있는 게임: { $names }.
    }
refused-unknown-words = { refused-unknown-game } 예를 들어 { $me } { $game } 뒤에 친구를 멘션하거나, `/{ command-play.name }`을 쓰세요.
refused-unknown-preset = { $game }의 어떤 규칙인지 모르겠어요. { $near ->
        [yes] 비슷한 이름: { $names }.
       *[no] 고를 수 있는 규칙: { $names }.
    }
refused-unknown-topic = { $game }에서 그런 것을 찾지 못했어요. { $near ->
        [yes] 비슷한 이름: { $names }.
       *[no] 예를 들어 { $names } 같은 것을 넣어 보세요.
    }
refused-topic-off = 이 규칙에서는 { JOSA($name, "을") } 계산하지 않아요.
refused-too-many-friends = 이 게임에는 친구를 { $most }명까지 초대할 수 있어요.
refused-too-many-tables = 이미 열어 둔 테이블이 { $most }개예요. 먼저 하나를 끝내거나 닫아 주세요.
refused-too-many-asleep = 멈춰 둔 게임이 { $most }개예요. `/{ command-hand.name }`로 하나를 이어서 치거나 끝내 주세요.
refused-not-asleep = { $table }번 테이블의 게임은 멈춰 있지 않아요.
refused-not-alone = { $table }번 테이블에는 다른 사람도 있어요. 나가려면 `/{ command-resign.name }`을 쓰세요.
refused-too-many-lobbies = 모든 서버를 합쳐 열어 둔 대기실이 이미 { $most }개예요. 먼저 하나를 시작하거나 나가 주세요.
refused-invited-enough = 짧은 시간에 너무 많이 초대했어요. { $when } 다시 초대할 수 있어요.
refused-friend-invited-enough = 최근 { $friend }님을 너무 자주 초대했어요. { $when } 다시 초대할 수 있어요.
refused-friend-asked-enough = { $friend }님은 최근 초대를 많이 받았어요. { $when } 다시 초대할 수 있어요.
refused-already-asked = { $friend }님은 이미 초대했어요. 이 채널의 { $table }번 테이블을 확인해 주세요.
refused-asked-twice = { $friend }님을 두 번 골랐어요.
refused-challenge-self = 자신에게는 신청할 수 없어요. 혼자 치려면 `/{ command-play.name }`에서 컴퓨터를 추가하세요.
refused-challenge-bot = { $friend } 계정은 봇이라 신청을 받을 수 없어요. 대신 대기실에서 컴퓨터를 추가하세요.
refused-challenge-stranger = { $friend }님은 이 서버에 없어요.
refused-no-challenges = { $friend }님은 신청을 받지 않아요.
refused-blocked-by-you = { $friend }님을 차단해 둔 상태예요. `/{ command-block.name }`에서 풀 수 있어요.
refused-may-not-join = 이 대기실에는 참가할 수 없어요. `/{ command-play.name }`으로 직접 열 수 있어요.
refused-block-self = 자신은 차단할 수 없어요.
refused-block-bot = { $person } 계정은 봇이라 아무에게도 게임을 신청하지 않아요.
refused-too-many-blocked = 이미 { $most }명을 차단했어요. 먼저 다른 사람의 차단을 풀어 주세요.
refused-bad-preset-name = 이름은 눈에 보이는 글자로 1~{ $most }자까지 쓸 수 있어요. 글자 하나에 덧붙는 기호는 { $marks }개까지예요.
refused-preset-of-game = 게임에 이미 있는 규칙 이름이에요. 다른 이름을 골라 주세요.
refused-too-many-presets = 이 게임의 규칙은 { $most }개까지 저장할 수 있어요. 먼저 `/{ command-server-settings.name }`에서 하나를 지워 주세요.
refused-manage-server = 이 서버의 설정을 바꾸려면 **서버 관리하기** 권한이 필요해요.
refused-wrong-channel = 이 채널에서는 테이블을 열 수 없어요. 여기서 해 보세요: { LIST($channels) }.
refused-no-channel-left = 테이블을 여는 채널이 모두 없어졌어요. **서버 관리하기** 권한이 있는 사람이 `/{ command-server-settings.name }`에서 다시 고를 수 있어요.
refused-wrong-role = { $role } 역할이 있는 사람만 여기서 테이블을 열 수 있어요.
refused-no-role-left = 테이블을 열 수 있는 역할이 없어졌어요. **서버 관리하기** 권한이 있는 사람이 `/{ command-server-settings.name }`에서 다시 고를 수 있어요.
refused-role-named = 그건 제 역할이에요. 역할을 멘션한 메시지는 읽지 못하니, 대신 { $me } 멘션으로 불러 주세요.
refused-no-server = 그건 저를 추가한 서버에서만 할 수 있어요. 여기서는 `/{ command-play.name }`으로 컴퓨터와 칠 수 있어요.
refused-not-here = 이 서버에는 제가 추가되어 있지 않아서 할 수 없어요. **서버 관리하기** 권한이 있는 사람이 추가할 수 있어요. 지금도 `/{ command-play.name }`으로 컴퓨터와 칠 수는 있어요.
refused-slow = 너무 오래 걸렸어요. 다시 눌러 주세요.
refused-busy = 지금 치는 사람이 너무 많아요. 몇 초 뒤에 다시 해 주세요.
refused-hasty = 너무 빨리 눌러서 따라갈 수가 없어요. 몇 초 뒤에 다시 해 주세요.
refused-no-table = { $table }번 테이블은 없어요.
refused-game-away = { $table }번 테이블은 멈춰 있어요. 지금은 여기에 { JOSA($game, "이") } 설치되어 있지 않아요.
refused-not-worldwide = 이 서버는 전체 서버 순위표에 반영되지 않아요. **서버 관리하기** 권한이 있는 사람이 `/{ command-server-settings.name }`에서 바꿀 수 있어요.
refused-no-rating-then = 레이팅 순위는 시즌별이나 통산으로만 볼 수 있어요. 둘 중에서 골라 주세요.
refused-no-profile = { $person }님은 여기에 반영된 게임이 없거나, 정보를 지웠어요.
refused-no-profile-own = 여기에 반영되는 게임이 아직 없어요. `/{ command-play.name }`이나 `/{ command-challenge.name }`으로 시작할 수 있어요.
refused-profile-bot = { $person } 계정은 봇이라 전적이 없어요.
refused-no-table-here = 이 채널에는 내 테이블이 없어요. `/{ command-play.name }`이나 `/{ command-challenge.name }`으로 열 수 있어요.
refused-shared = 이미 공유했어요.
refused-old-lobby = { $table }번 테이블의 예전 메시지예요. 최신 메시지에서 누르거나 `/{ command-table.name }`을 쓰세요.
refused-other-channel = { $table }번 테이블은 { $channel }에 있어요. 거기서 다시 해 주세요.
refused-not-seated = 이 테이블에 앉아 있지 않아요.
refused-already-seated = 이미 이 테이블에 앉아 있어요.
refused-declined = 이미 거절했어요. { $host }님이 다시 초대할 수 있어요.
refused-kicked = { $host }님이 이 대기실에서 내보냈어요. 다시 초대받으면 들어올 수 있어요.
refused-remove-self = 자신은 내보낼 수 없어요. **{ lobby-leave }**를 누르면 대기실이 닫혀요.
refused-already-here = { $friend }님은 이미 앉아 있거나 초대받았어요.
refused-no-free-seat = 빈자리가 모자라요. { $most }명까지 칠 수 있어요.
refused-seats-changed = 그사이 앉은 사람이 바뀌었어요. **{ lobby-more }** → **{ lobby-guests }**를 다시 열어 주세요.
refused-rematch-stranger = { $table }번 테이블에서 끝까지 친 사람만 재대결을 신청할 수 있어요.
refused-rematch-early = 이 테이블의 게임은 아직 끝나지 않았어요.
refused-rematch-late = 끝난 지 오래된 게임이에요. 다시 치려면 `/{ command-challenge.name }`을 쓰세요.
refused-rematch-closed = 재대결({ $table }번 테이블)은 닫혔어요. 다시 치려면 `/{ command-challenge.name }`을 쓰세요.
refused-rematch-begun = 재대결({ $table }번 테이블)은 이미 시작했어요.
refused-rematch-waits = 재대결({ $table }번 테이블)에 이미 앉아 있어요. 다른 사람을 기다리는 중이에요.
refused-not-invited = 초대받은 친구만 이 신청에 답할 수 있어요.
refused-table-full = 자리가 다 찼어요. `/{ command-play.name }`으로 새로 열 수 있어요.
refused-no-computer = 이 테이블에는 컴퓨터가 없어요.
refused-no-level = 이 게임에는 { $level } 컴퓨터가 없어요. 다른 난이도를 골라 주세요.
refused-host-only = 방장인 { $host }님만 할 수 있어요.
refused-too-few = { $least }명이 있어야 시작할 수 있어요. 친구를 기다리거나 컴퓨터를 추가하세요.
refused-bad-cut = 패를 뗄 때 적는 말은 눈에 보이는 글자로 1~{ $most }자까지 쓸 수 있어요.
refused-piled-cut = 글자에 덧붙는 기호가 너무 많아요. 글자 하나에 { $most }개까지예요.
refused-bad-zone = 그런 이름의 시간대는 없어요. `Asia/Seoul`처럼 적어 주세요. `/{ command-server-settings.name } { option-time-zone.name }:`을 입력하면 목록이 나와요.
refused-bad-setting = 그런 설정이 없거나 쓸 수 없는 값이에요. 목록에서 골라 주세요.
refused-bad-number = { $low }에서 { $high } 사이의 정수를 넣어 주세요.
refused-closed = 이 테이블은 닫혔어요.
refused-already-started = 이 테이블의 게임은 이미 시작했어요. `/{ command-play.name }`으로 새로 열 수 있어요.
refused-in-lobby = 게임이 아직 시작하지 않았어요.
refused-over = 이 게임은 끝났어요.
refused-dearer = 지금 나가면 아까 안내한 것보다 점수를 더 잃어요. 얼마인지는 `/{ command-resign.name }`에서 볼 수 있어요.
refused-resigned = 이 테이블에서는 이미 기권했어요.
refused-not-away = 자리를 비운 상태가 아니에요.
refused-not-forgotten = 정보를 다 지우지 못해서 아직 남아 있어요. 일부 테이블에서는 이미 나왔을 수 있어요. 잠시 뒤에 다시 해 주세요.
refused-still-seated = 아직 모든 테이블에서 나오지 못해서 아무것도 지우지 않았어요. 잠시 뒤에 다시 해 주세요.
refused-forgotten-later = 지금 테이블 { $count }개에서 나오는 중이에요. 다 나오면 자동으로 모두 지워지니 더 하실 일은 없어요.
refused-no-files = 여기에는 파일을 올릴 수 없어요. **파일 첨부** 권한이 필요해요. 다른 채널에서 하거나 서버 관리자에게 말해 주세요.
refused-grave = 손패에서 **{ vote-end-yes }**를 누르고 확인해 주세요.
refused-end-away = 지금 물어볼 수 없는 사람이 있어서 게임을 일찍 끝낼 수 없어요: { LIST($who) }. 돌아올 때까지 기다리거나 `/{ command-resign.name }`으로 나가세요.
refused-asked-before = 게임을 끝내자고 이미 물어봤어요. 패를 돌릴 때마다 한 번만 물어볼 수 있어요.
refused-nobody-ends = 지금은 게임을 끝내자는 사람이 없어요.
refused-nobody-left = 이 테이블에서 기권한 사람이 없어요.
refused-automod = 이 서버의 AutoMod가 답변을 막았어요. 방금 한 조작은 저장됐어요. 테이블이나 `/{ command-hand.name }`에서 확인해 주세요.
refused-stale = 예전 버튼이에요. 테이블에서 **{ table-hand }**를 눌러 주세요.
refused-repeated = 이미 골랐어요.
refused-not-asked = 지금은 그럴 차례가 아니에요.
refused-not-saved = 방금 누른 것을 저장하지 못해서 바뀐 것이 없어요. 잠시 뒤에 다시 해 주세요.
refused-not-loaded = 데이터를 읽지 못했어요. 잠시 뒤에 다시 해 주세요.
refused-elsewhere = 지금 이 테이블을 다른 곳으로 옮기고 있어서 바뀐 것이 없어요. 잠시 뒤에 다시 해 주세요.
refused-database-gone = 데이터베이스가 사라져서 저장하거나 보여 드릴 수 없어요. 봇 운영자에게 다시 시작해 달라고 말해 주세요.
refused-no-send = 여기에는 글을 쓸 수 없어요. **채널 보기**와 **메시지 보내기** 권한이 필요해요. 서버 관리자에게 말해 주세요.
refused-not-in-thread = 제가 이 비공개 스레드에 없어서 테이블을 보여 드릴 수 없어요. 여기서 저를 멘션하고({ $me }) 다시 해 주세요.
refused-no-send-there = { $channel }에는 글을 쓸 수 없어요. 거기의 **채널 보기**와 **메시지 보내기** 권한이 필요해요. 서버 관리자에게 말해 주세요.
refused-posted-enough = 최근 한 시간 동안 여기에 { $most }번 올렸어요. { $when } 다시 올릴 수 있어요.
refused-server-posted-enough = 최근 한 시간 동안 이 서버에서 테이블을 열거나 공유한 횟수가 한도({ $most }번)에 이르렀어요. { $when } 다시 해 주세요.
refused-unknown-button = 더는 쓰지 않는 버튼이에요. `/{ command-hand.name }`로 손패를 다시 볼 수 있어요.
refused-error =
    제 쪽에서 문제가 생겼어요. `/{ command-hand.name }`로 계속할 수 있어요.
    -# 봇 운영자에게: 로그의 오류 { $number }.

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = 차례: { $who }.
scene-field = 바닥: { $cards }.
scene-field-empty = 바닥에 패가 없어요.
scene-held = { JOSA($card, "으로") } 먹을 수 있는 패: { $cards }.
scene-last = { JOSA($who, "님의") } 지난 차례: { $cards }.
cards-marked = { $card }({ $how ->
        [played] 낸 패
        [turned] 뒤집은 패
       *[last] 마지막에 먹은 패
    })
scene-hand = 내 손패: { $cards }.
scene-reach = 가까운 약: { $yaku }.
scene-near = { $name } { $points }점({ $count }장 모자람)
scene-stake = 지금 나면 { $score }점이에요.
scene-once = 둘 중 한 사람만, 한 판에 한 번만 계속할 수 있어요.
scene-once_each = 각자 한 판에 한 번만 계속할 수 있어요.
scene-doubles = 계속하면, { JOSA($who, "님이") } 날 때 점수가 { $times }배가 돼요.
match-won = { $kind ->
    [score] { JOSA($who, "님이") } 이겼어요({ $score }).
    [points] { JOSA($who, "님이") } { $points }점으로 이겼어요.
   *[none] { JOSA($who, "님이") } 이겼어요.
}
match-won-you = { $kind ->
    [score] 이겼어요({ $score }).
    [points] { $points }점으로 이겼어요.
   *[none] 이겼어요.
}
match-shared = 공동 1위: { $who }.
match-drawn = { $score ->
    [none] 게임은 무승부예요.
   *[other] 게임은 무승부예요({ $score }).
}
decided-lead = { $hand ->
        [1] { JOSA($who, "님이") } 첫 { $unit ->
            [hand] 국
           *[round] 판
        }부터 끝까지 앞섰어요.
       *[other] { JOSA($who, "님이") } { $unit ->
            [hand] { $hand }국
           *[round] { $hand ->
            [1] 첫
           *[other] { $hand }
        }번째 판
        }({ $points })에서 앞서 나가 끝까지 선두를 지켰어요.
    }
decided-level = { $hand ->
        [1] { JOSA($who, "님은") } 첫 { $unit ->
            [hand] 국
           *[round] 판
        }부터 끝까지 동점이었어요.
       *[other] { JOSA($who, "님은") } { $unit ->
            [hand] { $hand }국
           *[round] { $hand ->
            [1] 첫
           *[other] { $hand }
        }번째 판
        }부터 동점이에요.
    }
decided-left = { JOSA($others, "님은") } 점수가 더 많지만 게임을 떠났어요.
decided-equal = { JOSA($others, "님은") } { JOSA($who, "님과") } 점수는 같지만 순위가 낮아요.
decided-fee = { JOSA($who, "님은") } 떠난 사람이 잃은 점수 덕분에 앞섰어요.
decided-none = 점수가 바뀐 { $unit ->
        [hand] 국
       *[round] 판
    }이 없어요.
decided-largest = 한 { $unit ->
        [hand] 국
       *[round] 판
    } 최고 점수: { $unit ->
        [hand] { $hand }국
       *[round] { $hand ->
            [1] 첫
           *[other] { $hand }
        }번째 판
    }, { $who } { $points }.
decided-best = { JOSA($who, "님의") } 가장 좋았던 { $unit ->
        [hand] 국
       *[round] 판
    }: { $unit ->
        [hand] { $hand }국
       *[round] { $hand ->
            [1] 첫
           *[other] { $hand }
        }번째 판
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
points-hand = { $unit ->
    [hand] { $hand }국
   *[round] { $hand }판
}
scene-player = 참가자 { $number }
scene-claims = { JOSA($who, "님이") } { JOSA($tile, "을") } 버렸어요. 다른 사람이 울 수 있어요.
scene-discarded = { JOSA($who, "님이") } 방금 { JOSA($tile, "을") } 버렸어요.
table-won-self_draw = 쯔모한 패: { $tile }.
table-won-dealt = 받은 패 그대로 화료했어요.
table-won-discard = 마지막 패는 { JOSA($giver, "님이") } 버린 패예요: { $tile }.
table-won-rob_kong = 마지막 패는 { JOSA($giver, "님의") } 깡에서 가져온 패예요(창깡): { $tile }.
table-won-flowers = 꽃: { $flowers }.

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

learn-button = 배우기
learn-title = **{ $game } { learn-button }** · { $step } / { $steps }
learn-begin = -# 짧은 문제 { $steps }개, 5분쯤 걸려요. 틀려도 괜찮아요.
learn-right = **맞아요.**
learn-wrong = **조금 아쉬워요.**
learn-next = 다음
learn-page = { $page }/{ $pages }쪽
learn-skip = 건너뛰기
learn-over = ## { $game }: 이제 칠 수 있어요
learn-back = { $table }번 테이블로 돌아가기
learn-waits = -# { $table }번 테이블이 기다리고 있어요. 거기에는 제한 시간이 없어요.
learn-window = -# { $table }번 테이블에서 답할 차례예요. 제한 시간: { $until }. 늦으면 자동으로 답하고, 그다음에는 돌아올 때까지 기다려요.
learn-clock = -# { $table }번 테이블의 제한 시간: { $until }
learn-goes-on = -# { $table }번 테이블의 게임은 계속되고 있어요. 차례가 올 때마다 { $clock } 안에 답해야 해요.
learn-play = 지금 시작: 초급 컴퓨터, 힌트 켬
learn-opened = 아래에서 초급 컴퓨터와 { $game } 게임을 시작했어요.
refused-no-course = 이 게임에는 아직 배우기가 없어요. 게임 방법은 `/{ command-rules.name }`에 있어요.

help-button = 지금 할 수 있는 것
more-button = 더 보기
more-button-given = 더 보기 ✓
more-words = 모두 글로 보기
more-table = 테이블 보기
more-end = 게임 끝내기…
more-resign = 기권…
help-title = ## 지금 할 수 있는 것
help-spectator = 지금은 구경하고 있어요. 그림의 내용은 모두 그림 설명에 글로도 적혀 있어요.
help-nothing = 지금은 할 것이 없어요. 할 것이 생기면 이 손패 화면이 자동으로 바뀌어요.
help-aim = **목표**
    { $goal }
help-near = 지금 가장 가까운 족보: { $yaku }.
help-distance = 화료까지 { $count }장 남았어요.
help-more = -# `/{ command-rules.name }`에는 목표, 진행, 점수, 이 테이블의 설정이 있어요. `/{ command-hand.name }`로 손패를 다시 볼 수 있어요.
help-ready = **{ table-ready-button }**: 다 봤으면 누르세요. 모두 누르면 계속돼요.
help-finish = **{ vote-end-yes }**: 지금 점수 그대로 게임을 끝내요. 다른 사람이 있으면 시간 안에 모두 찬성해야 끝나요.

## The page of the playground

welcome-title = Hanapai에 어서 오세요
welcome-what = 처음이라면 { koikoi }부터 해 보세요. 배우는 데 5분, 짧은 게임은 15분쯤 걸려요. 일본의 하나후다와 중국의 마작패로 하는 다섯 가지 게임을, 내 컴퓨터 속 작은 Discord에서 즐겨요.
welcome-where = *{ playground-play-now }* 버튼을 누르면 Anna가 되어 컴퓨터와 쳐요. 손패는 나에게만 보이는 메시지로 와요.
welcome-friend = 친구와 치기
welcome-friend-columns = Anna, Ben, Chie는 이 페이지에 있는 세 사람이고, 각자 자기 칸이 있어요. Anna로 /{ command-challenge.name } 명령어를 입력하고 Ben을 고르세요. Ben으로 *{ lobby-accept }* 버튼을 누른 다음, Anna로 *{ lobby-start }* 버튼을 누르면 돼요.
welcome-friend-tabs = Anna에게만 보이는 메시지는 Ben의 칸에 나오지 않아요. 각자 따로 탭이나 창을 열 수도 있어요.
welcome-friend-network = 컴퓨터 두 대로 치려면 놀이터를 끄고 .uv/bin/uv run --no-dev hanapai --host 명령으로 다시 켠 다음, 친구들에게 각자의 링크를 보내 주세요.

## Profiles

profile-title = **{ JOSA($who, "님의") } 전적**
profile-head = { $played }전 { $won }승
profile-rating = { $game }: 레이팅 { $rating } ±{ $spread }, 최고 { $best }
profile-provisional = { $game }: 레이팅 { $rating } ±{ $spread }, 임시
profile-rank-missing = -# { $game }: 통산 순위에 오르려면 정식 게임을 { $missing }번 더 쳐야 해요.
profile-rank-closed = -# { $game }: *우리끼리* 순위예요. 모두의 순위에 오르려면 다른 사람과도 치는 상대가 { $people }명 있어야 해요. 지금은 { $met }명이에요.
profile-unrated = { $game }: 정식 게임을 한 번 쳐야 레이팅이 나와요
profile-column-game = 게임
profile-column-played = 횟수
profile-column-won = 승
profile-column-average = 평균
profile-column-rating = 레이팅
profile-game = { $game }: { $played }전 { $won }승, { $points }점
profile-game-rating = , 레이팅 { $rating }
profile-won-with = { $game }에서 자주 난 족보
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = 최고 득점: { $points }점, { $names }.
profile-next-best = 그다음: { $points }점.
profile-plain = 족보 없음
profile-streak = { $run ->
        [0] 최고 { $longest }연승.
        [1] 직전 게임 승리, 최고 { $longest }연승.
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
moment-alt = 이번 { $unit ->
        [round] 판
       *[hand] 국
    }을 끝낸 차례의 애니메이션({ $count }장). 끝 장면:
