## Hanafuda Stop/Go: what it is called, and in `also` its other names and readings

stopgo = 하나후다 스톱/고
    .also = 화투 스톱/고
stopgo-preset-standard = 기본 규칙
stopgo-preset-quick = 빠른 게임
stopgo-option-rounds = 판 수
stopgo-option-tie = 1위가 동점일 때
stopgo-option-first_dealer = 첫 선
    .also = 선 정하기
stopgo-option-must_match = 먹을 수 있으면 반드시 먹기
stopgo-option-triple_capture = 바닥에 세 장이 있을 때
stopgo-option-hanami_points = 꽃구경 술 점수
stopgo-option-tsukimi_mode = 달구경 술
stopgo-option-tsukimi_points = 달구경 술 점수
stopgo-option-seven_ribbons_points = 일곱 띠 점수
stopgo-option-six_ribbons_points = 여섯 띠 점수
stopgo-option-ribbon_sets = 띠와 여섯 띠·일곱 띠가 겹칠 때
stopgo-option-both_colours = 홍단·청단을 다 모았을 때
stopgo-option-five_birds = 다섯 새의 패
stopgo-option-month_card = 그달의 패 네 장
stopgo-option-hand_yaku = 손패 약
stopgo-option-contract = 손에 세 장도 손패 약
stopgo-option-dealer_right = 선의 권리(아무도 스톱하지 않으면 선이 6점)
stopgo-option-payment = 스톱했을 때의 점수

stopgo-about = 둘이나 셋이서 같은 달의 패를 먹어 약을 만들어요. 그때마다 스톱할지, 고를 불러 더 노릴지 정해요.
stopgo-tradition-standard = 여섯 판. 한국의 고스톱과는 다른 게임이에요: 약이 다르고, 고를 불러도 점수가 배로 늘지 않아요.
stopgo-tradition-quick = 기본 규칙으로 세 판.
stopgo-picture-badge-called = 고
stopgo-picture-go = 고
stopgo-table-badge-called = { stopgo-picture-badge-called }

## The pages of /rules; every setting of the table is a variable

stopgo-rules-goal =
    하나후다(花札) 스톱/고는 둘이나 셋이서 패를 먹는 게임이에요. 먹은 패를 모아 점수가 나는 조합, *약*을 만들어요.
    약이 늘면 점수를 받고 판을 끝내거나(**{ picture-stop }**), 점수를 더 노릴 수 있어요(**{ stopgo-verb-go }**).
    { $rounds }판을 쳐서 점수가 가장 많은 사람이 이겨요.
    {""}**패.** 열두 달이 네 장씩이고, 그림의 꽃과 나무를 보면 몇 월인지 알 수 있어요. 송학은 1월, 매조는 2월이고, 한국 화투와 달리 비가 11월, 오동이 12월이에요. 같은 달끼리 짝이에요.
    종류는 네 가지예요: *광* 5장, *열끗* 9장, *띠* 10장, *피* 24장. 같은 종류를 여러 장 모으거나 정해진 패를 모으면 약이 돼요.
stopgo-rules-turn =
    손패는 둘이면 열 장씩, 셋이면 일곱 장씩이에요.
    {""}**1.** 패를 한 장 내요{ $must_match ->
        [yes] . 먹을 수 있는 패가 있으면 그것을 내야 해요
       *[no] {""}
    }. 바닥에 같은 달이 한 장 있으면 두 장을 다 먹고, 두 장이면 하나를 골라 먹고, 세 장이면 { $triple_capture ->
        [one] 하나를 골라 먹어요
       *[all] 모두 먹어요
    }.
    {""}**2.** 짝이 없으면 낸 패는 바닥에 남아요.
    {""}**3.** 더미의 맨 위 패를 뒤집어 똑같이 먹어요.
    {""}**4.** 약이 늘었으면 하나를 골라요:
    • **{ picture-stop }**: 판이 끝나고, 만든 약을 모두 점수로 받아요.
    • **{ stopgo-verb-go }**: 더 쳐요. 약이 다시 늘어야 스톱할 수 있어요. 다른 사람이 먼저 스톱하면 나는 점수를 못 받아요.
    마지막 차례에는 고를 부를 수 없어요. 약이 늘면 판이 끝나고 점수를 받아요.
stopgo-rules-points =
    스톱한 사람은 약을 모두 점수로 받아요{ $payment ->
        [zero_sum] . 나머지 사람이 각자 그만큼 줘요
       *[score] . 나머지 사람은 점수가 없고, 서로 주고받는 점수도 없어요
    }.
    광으로 만든 약은 가장 큰 것만 계산해요. 나머지 약은 대부분 모두 더하고, 패 한 장이 여러 약에 들어갈 수 있어요.
    모두 패를 다 냈는데 아무도 스톱하지 않았으면 { $dealer_right ->
        [yes] 선이 6점을 받아요
       *[no] 아무도 점수를 못 받아요
    }.
stopgo-rules-deal =
    {""}**첫 선.** { $first_dealer ->
        [random] 무작위로 정해요.
        [earlier_month] 한 장씩 뽑아서 가장 빠른 달을 뽑은 사람이 선이에요.
       *[later_month] 한 장씩 뽑아서 가장 늦은 달을 뽑은 사람이 선이에요.
    } 선이 먼저 치고, 차례는 시계 반대 방향으로 돌아요.
    판을 이긴 사람이 다음 판의 선이에요. 이긴 사람이 없으면 같은 사람이 다시 선이에요.
    {""}**다시 돌리기.** 바닥에 같은 달 네 장이 다 깔리면 패를 다시 돌려요.
    {""}**끝.** { $tie ->
        [extra_round] 마지막 판까지 쳐서 1위가 동점이면 연장전을 쳐요. 최대 여섯 판까지예요.
       *[shared] 마지막 판까지 쳐서 동점이면 공동 순위예요.
    }

## What is asked

stopgo-ask-ready = { $settled ->
    [0] 손패를 보세요. { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판을 시작할까요?
   *[other] { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판을 시작할까요?
}
stopgo-ask-play = **차례예요:** 패를 한 장 내세요.
stopgo-ask-take = { JOSA($held, "으로") } 무엇을 먹을지 **골라 주세요**.
stopgo-ask-decide = **약이 모두 { $total }점이에요{ $factor ->
        [1] {""}
       *[other] . 나머지 사람에게서 각각 이만큼 받아요
    }.**
    - **{ picture-stop }**: 판이 끝나고 { $score }점을 받아요.
    - **{ stopgo-verb-go }**: 점수를 더 노려요. 다른 사람이 먼저 스톱하면 나는 점수를 못 받아요. 약이 다시 늘어야 스톱할 수 있어요.

## What one can do

stopgo-verb-ready = 준비
stopgo-verb-finish = 게임 끝내기
stopgo-verb-play = { cards-play }
stopgo-verb-take = { cards-take }
stopgo-verb-stop = 스톱 { $score }점
stopgo-verb-go = 고
stopgo-verb-resign = 기권

## What happened

stopgo-tell-drew = { JOSA($who, "님이") } { JOSA($pieces, "을") } 뽑았어요.
stopgo-tell-dealer = 첫 선은 { JOSA($who, "님이에요") }.
stopgo-tell-month = 이 판의 달은 { $first }월이에요.
stopgo-tell-void = 바닥에 같은 달 네 장이 다 깔려서 패를 다시 돌려요.
stopgo-tell-dealt = { $first ->
            [1] 첫
           *[other] { $first }
        }번째 판의 패를 돌렸어요. 선은 { JOSA($who, "님이에요") }.
stopgo-tell-began = { $first ->
            [1] 첫
           *[other] { $first }
        }번째 판은 { JOSA($who, "님이") } 먼저 쳐요.
stopgo-tell-played = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } { $count ->
        [0] 냈어요.
       *[other] 내고 { JOSA($taken, "을") } 먹었어요.
    }
stopgo-tell-turned = 더미에서 { JOSA($pieces, "을", mark: "**") } { $count ->
        [0] 뒤집었어요.
       *[other] 뒤집어 { JOSA($taken, "을") } 먹었어요.
    }
stopgo-tell-captured = { JOSA($who, "님이") } { JOSA($taken, "을") } 먹었어요.
stopgo-tell-yaku = { JOSA($who, "님이") } 약을 만들었어요: **{ $notes }**.
stopgo-tell-go = { JOSA($who, "님이") } { $first }점에서 **{ stopgo-verb-go }**를 불렀어요.
stopgo-tell-stop = { JOSA($who, "님이") } **{ picture-stop }**을 불렀어요.
stopgo-tell-luck = { JOSA($who, "님이") } 손패 약을 받았어요: **{ $notes }**.
stopgo-tell-nobody = 아무도 스톱하지 않았어요.
stopgo-tell-paid = { JOSA($who, "님이") } { JOSA($other, "님에게") } { $first }점을 줬어요.
stopgo-tell-scored = { JOSA($who, "님") }: { SIGNED($first) }점, 합계 { $second }점.
stopgo-tell-finished = 모두 찬성해서 여기서 게임을 끝내요.
stopgo-tell-resigned = { JOSA($who, "님이") } 기권했어요.
stopgo-tell-over = 게임이 끝났어요.

## How a round was settled

stopgo-settled-stop = { JOSA($who, "님이") } { $base }점으로 스톱했어요{ $factor ->
        [1] {""}
       *[other] . 나머지 사람이 각자 그만큼 줘요
    }.
stopgo-settled-instant = { JOSA($who, "님이") } 손패 약으로 판을 이겼어요.
stopgo-settled-both_instant = 손패 약을 받은 사람이 여럿이라 이긴 사람이 없어요.
stopgo-settled-dealer_right = 아무도 스톱하지 않아서 { JOSA($who, "님이") } 선의 권리로 점수를 받아요.
stopgo-settled-nobody = 아무도 스톱하지 않았어요.
stopgo-term-base = 약
stopgo-term-zero_sum = 점수를 주는 사람
stopgo-term-score = 점수
stopgo-reason-instant = 손패 약
stopgo-reason-both_instant = 손패 약 여럿
stopgo-reason-dealer_right = 선의 권리

## Settings: a name and a value are read as one sentence

stopgo-value-tie-shared = 공동 순위
stopgo-value-tie-extra_round = 연장전
stopgo-value-first_dealer-later_month = 가장 늦은 달을 뽑은 사람
stopgo-value-first_dealer-earlier_month = 가장 빠른 달을 뽑은 사람
stopgo-value-first_dealer-random = 무작위
stopgo-value-triple_capture-all = 세 장 모두 먹음
stopgo-value-triple_capture-one = 한 장만 먹음
stopgo-value-tsukimi_mode-bonus = 스톱할 때 다른 약에 더하기만 함
stopgo-value-tsukimi_mode-full = 다른 약과 똑같이 계산
stopgo-value-tsukimi_mode-off = 없음
stopgo-value-ribbon_sets-stack = 둘 다 계산
stopgo-value-ribbon_sets-replace = 점수가 큰 쪽만 계산
stopgo-value-both_colours-supersede = 홍단과 청단 대신 계산
stopgo-value-both_colours-stack = 홍단과 청단에 더해서 계산
stopgo-value-five_birds-seed = 학·기러기·봉황
stopgo-value-five_birds-godori = 휘파람새·두견새·기러기
stopgo-value-five_birds-off = 없음
stopgo-value-month_card-off = 약이 아님
stopgo-value-month_card-cut = 약으로 계산(무작위로 정한 달)
stopgo-value-month_card-round = 약으로 계산(판 번호와 같은 달)
stopgo-value-hand_yaku-bonus = 스톱할 때 더함
stopgo-value-hand_yaku-instant = 그 자리에서 판을 이김
stopgo-value-hand_yaku-off = 없음
stopgo-value-payment-score = 스톱한 사람만 점수를 받음
stopgo-value-payment-zero_sum = 나머지 사람에게서 각각 받음

## Examples of settings, in the panel of house rules

stopgo-example-must_match = 켬: 먹을 수 있는 패가 있으면 다른 패를 낼 수 없어요.
stopgo-example-triple_capture = 바닥에 송학이 세 장 있고, 내가 네 번째 장을 내요.
stopgo-example-tsukimi_mode = { piece-08H }과 { piece-09A }이 달구경 술이에요.
stopgo-example-ribbon_sets = 띠 여섯 장을 모았고, 그중에 청단 세 장이 있어요.
stopgo-example-both_colours = 홍단과 청단을 모두 모았어요.
stopgo-example-month_card = 이 판의 달이 3월이면 벚꽃 네 장이 약이에요.
stopgo-example-hand_yaku = 송학 네 장을 모두 받았어요.
stopgo-example-contract = 켬: 처음 받은 손패에 송학이 딱 세 장 있으면 그것도 손패 약이에요.
stopgo-example-dealer_right = 켬: 모두 패를 다 냈는데 아무도 스톱하지 않았으면 선이 6점을 받아요.
stopgo-example-payment = 셋이서 치다가 5점으로 스톱했어요. 그냥 5점을 받거나, 나머지 두 사람에게서 5점씩 받아요.
stopgo-table-badge-month = { $number }월

picture-moment-go_paid = 고 성공
picture-moment-go_punished = 고 저지
