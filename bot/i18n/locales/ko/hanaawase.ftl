## Hana-awase: what it is called, and in `also` its other names and readings

hanaawase = 하나아와세
    .also = 하나후다 하나아와세, 화투 하나아와세
hanaawase-preset-standard = 기본 규칙
hanaawase-preset-quick = 빠른 게임
hanaawase-option-rounds = 판 수
hanaawase-option-first_dealer = 첫 선
    .also = 선 정하기
hanaawase-option-winner = 판을 이기는 사람
hanaawase-option-next_dealer = 다음 선
hanaawase-option-kasu_points = 피 한 장의 점수
hanaawase-option-must_match = 먹을 수 있으면 반드시 먹기
hanaawase-option-nomi_overlap = 노미와 꽃구경·달구경 술이 겹칠 때
hanaawase-option-bright_overlap = 광으로 만든 약이 겹칠 때
hanaawase-option-rain_island = 비 네 장
hanaawase-option-oni = 도깨비 패
    .also = 오니
hanaawase-option-oni_leftover = 도깨비 패 때문에 남은 패를 갖는 사람
hanaawase-yaku-akatan = 우라스가와라(홍단)
    .also = 우라스가와라
hanaawase-short-yaku-akatan = 우라스가와라

hanaawase-about = 셋이서 패의 점수를 모아요. 약을 만들면 나머지 두 사람에게서 점수를 받아요.
hanaawase-tradition-standard = 여섯 판. 먹은 패의 점수에서 기준인 88점을 빼고, 약의 점수는 나머지 두 사람에게서 받아요.
hanaawase-tradition-quick = 기본 규칙으로 세 판.

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    하나아와세(花合わせ)는 셋이서 패를 먹는 게임이에요. 먹은 패마다 점수가 있고, 먹은 패로 *약*을 만들면 나머지 두 사람에게서 점수를 받아요.
    { $rounds }판을 쳐서 점수가 가장 많은 사람이 이겨요.
    {""}**패.** 열두 달이 네 장씩이고, 그림의 꽃과 나무를 보면 몇 월인지 알 수 있어요. 송학은 1월, 매조는 2월이고, 한국 화투와 달리 비가 11월, 오동이 12월이에요. 같은 달끼리 짝이에요.
    종류는 네 가지예요: *광* 5장은 20점, *열끗* 9장은 10점, *띠* 10장은 5점, *피* 24장은 { $kasu_points ->
        [0] 0점이에요. 모두 합쳐 240점이라, 셋이 똑같이 나누면 80점씩이에요.
       *[1] 1점이에요. 모두 합쳐 264점이라, 셋이 똑같이 나누면 88점씩이에요.
    }
hanaawase-rules-turn =
    손패를 일곱 장씩 받고, 바닥에는 여섯 장을 깔아요. 차례는 시계 반대 방향으로 돌아요.
    {""}**1.** 패를 한 장 내요{ $must_match ->
        [yes] . 먹을 수 있는 패가 있으면 그것을 내야 해요
       *[no] {""}
    }. 바닥에 같은 달이 한 장 있으면 두 장을 다 먹고, 두 장이면 하나를 골라 먹고, 세 장이면 모두 먹어요.
    {""}**2.** 짝이 없으면 낸 패는 바닥에 남아요.
    {""}**3.** 더미의 맨 위 패를 뒤집어 똑같이 먹어요.
    모두 손패를 다 낼 때까지 판이 이어져요. 중간에 멈출 수 없어요.
    { $oni ->
        [yes] {""}**도깨비 패**(鬼)는 번개가 그려진 비 피예요. 비만 아니면 어느 달이든 한 장을 골라 먹을 수 있어요.
       *[no] {""}
    }
    { $oni ->
        [yes] 바닥에 있는 도깨비 패는 손패로 먹을 수 없어요. 더미에서 다음에 나오는, 비가 아닌 패는 다른 짝이 있어도 반드시 도깨비 패를 먹어요.
       *[no] {""}
    }
    { $oni ->
        [yes] 더미의 마지막 패가 도깨비 패면, 뒤집은 사람이 바닥에 남은 패까지 가져요. 아니면 { $oni_leftover ->
            [last_player] 끝에 남은 패는 마지막에 친 사람이 가져요.
           *[owner] 끝에 남은 비는 다른 비 두 장을 먹은 사람이, 나머지는 도깨비 패를 먹은 사람이 가져요.
        }
       *[no] {""}
    }
hanaawase-rules-points =
    판이 끝나면 세 가지를 계산해요:
    • 패 점수(먹은 패의 점수)에서 { $kasu_points ->
        [0] 80점을 빼요
       *[1] 88점을 빼요
    }
    • 내 약: 나머지 두 사람에게서 각각 그 점수를 받아요
    • 다른 사람의 약: 그 점수만큼 줘요
    한 판에서 세 사람의 점수를 모두 더하면 0이에요.
    {""}**예.** 먹은 패가 100점, 내 약이 20점, 다른 사람의 약이 30점이면: { $kasu_points ->
        [0] 100 − 80 + 20 × 2 − 30 = 30.
       *[1] 100 − 88 + 20 × 2 − 30 = 22.
    }
    { $rain_island ->
        [void_yaku] 누가 비 네 장을 다 먹으면 그 판에서는 아무도 약을 계산하지 않아요.
        [void_round] 누가 비 네 장을 다 먹으면 그 판은 모두 0점이에요. 그래도 한 판으로 치고, 같은 사람이 다시 선이에요.
       *[yaku] {""}
    }
    { $winner ->
        [card_points] 패 점수가 가장 많은 사람이 그 판을 이겨요. 게임은 점수의 합계가 가장 많은 사람이 이겨요.
       *[settlement] 점수가 가장 많은 사람이 그 판을 이겨요.
    }
hanaawase-rules-deal =
    {""}**첫 선.** { $first_dealer ->
        [random] 무작위로 정해요.
        [latest_month] 한 장씩 뽑아서 가장 늦은 달을 뽑은 사람이 선이에요.
       *[earliest_month] 한 장씩 뽑아서 가장 빠른 달을 뽑은 사람이 선이에요.
    } 선이 먼저 치고, 차례는 시계 반대 방향으로 돌아요.
    { $next_dealer ->
        [card_points] 패 점수가 가장 많은 사람이 다음 판의 선이에요.
       *[score] 점수가 가장 많은 사람이 다음 판의 선이에요.
    } 같으면 그 판에서 먼저 친 사람이 선이에요.
    {""}**다시 돌리기.** 바닥에 같은 달 네 장이 다 깔리{ $oni ->
        [yes] 거나, 도깨비 패를 뺀 비 세 장이 다 깔리
       *[no] {""}
    }면 그 패를 먹을 수 없으니 패를 다시 돌려요.
    {""}**끝.** 마지막 판까지 쳐서 동점이면 공동 순위예요.

## What is asked

hanaawase-ask-ready = { $settled ->
    [0] 손패를 보세요. { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판을 시작할까요?
   *[other] { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판을 시작할까요?
}
hanaawase-ask-play = **차례예요:** 패를 한 장 내세요.
hanaawase-ask-take = { JOSA($held, "으로") } 무엇을 먹을지 **골라 주세요**.

## What one can do

hanaawase-verb-ready = 준비
hanaawase-verb-finish = 게임 끝내기
hanaawase-verb-play = { cards-play }
hanaawase-verb-take = { cards-take }
hanaawase-verb-resign = 기권

## What happened

hanaawase-tell-drew = { JOSA($who, "님이") } { JOSA($pieces, "을") } 뽑았어요.
hanaawase-tell-dealer = 첫 선은 { JOSA($who, "님이에요") }.
hanaawase-tell-void = 절대 먹을 수 없는 패가 바닥에 깔려서 패를 다시 돌려요.
hanaawase-tell-dealt = { $first ->
            [1] 첫
           *[other] { $first }
        }번째 판의 패를 돌렸어요. 선은 { JOSA($who, "님이에요") }.
hanaawase-tell-began = { $first ->
            [1] 첫
           *[other] { $first }
        }번째 판은 { JOSA($who, "님이") } 먼저 쳐요.
hanaawase-tell-played = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } { $count ->
        [0] 냈어요.
       *[other] 내고 { JOSA($taken, "을") } 먹었어요.
    }
hanaawase-tell-turned = 더미에서 { JOSA($pieces, "을", mark: "**") } { $count ->
        [0] 뒤집었어요.
       *[other] 뒤집어 { JOSA($taken, "을") } 먹었어요.
    }
hanaawase-tell-captured = { JOSA($who, "님이") } { JOSA($taken, "을") } 먹었어요.
hanaawase-tell-yaku = { JOSA($who, "님이") } 약을 만들었어요: **{ $notes }**.
hanaawase-tell-leftover = { JOSA($who, "님이") } 남은 패를 가져갔어요: { $pieces }.
hanaawase-tell-rain = { JOSA($who, "님이") } 비 네 장을 다 먹어서 약을 계산하지 않아요.
hanaawase-tell-paid = { JOSA($who, "님이") } { JOSA($other, "님에게") } { $first }점을 줬어요.
hanaawase-tell-scored = { JOSA($who, "님") }: { SIGNED($first) }점, 합계 { $second }점.
hanaawase-tell-finished = 모두 찬성해서 여기서 게임을 끝내요.
hanaawase-tell-resigned = { JOSA($who, "님이") } 기권했어요.
hanaawase-tell-over = 게임이 끝났어요.

## How a round was settled

hanaawase-settled-played_out = { JOSA($who, "님이") } 판을 이겼{ $over ->
        [yes] 어요.
       *[no] 고, 다음 판의 선이에요.
    }
hanaawase-settled-played_out_apart = { JOSA($who, "님이") } 판을 이겼{ $over ->
        [yes] 어요.
       *[no] 고, 다음 선은 { JOSA($dealer, "님이에요") }.
    }
hanaawase-settled-void_yaku_apart = 비 네 장: 약을 계산하지 않아요. { hanaawase-settled-played_out_apart }
hanaawase-deals-played_out_apart = 다음 선은 { JOSA($dealer, "님이에요") }.
hanaawase-deals-void_yaku_apart = { hanaawase-deals-played_out_apart }
hanaawase-settled-void_yaku = 비 네 장: 약을 계산하지 않아요.{ $over ->
        [yes] {""}
       *[no] {" "}다음 선은 { JOSA($who, "님이에요") }.
    }
hanaawase-settled-void_round = 비 네 장: 이 판은 무효예요{ $over ->
        [yes] .
       *[no] . 선은 그대로예요.
    }
hanaawase-term-cards = 패 점수
hanaawase-term-par = 기준 점수
hanaawase-term-own = 두 사람에게서 받는 내 약
hanaawase-term-others = 다른 사람의 약
hanaawase-term-score = 점수
hanaawase-remark-most_cards = 패 점수 1위
hanaawase-reason-void_yaku = 약 없음
hanaawase-reason-void_yaku_apart = 약 없음
hanaawase-reason-void_round = 무효

## Settings: a name and a value are read as one sentence

hanaawase-value-first_dealer-earliest_month = 가장 빠른 달을 뽑은 사람
hanaawase-value-first_dealer-latest_month = 가장 늦은 달을 뽑은 사람
hanaawase-value-first_dealer-random = 무작위
hanaawase-value-winner-settlement = 점수가 가장 많은 사람
hanaawase-value-winner-card_points = 패 점수가 가장 많은 사람
hanaawase-value-next_dealer-score = 점수가 가장 많은 사람
hanaawase-value-next_dealer-card_points = 패 점수가 가장 많은 사람
hanaawase-value-kasu_points-0 = 없음
hanaawase-value-nomi_overlap-replace = 노미만 계산
hanaawase-value-nomi_overlap-two_small = 꽃구경 술과 달구경 술만 계산
hanaawase-value-nomi_overlap-stack = 노미, 꽃구경 술, 달구경 술 모두 계산
hanaawase-value-bright_overlap-subset = 큰 약에 다 들어가는 약은 빼고 계산
hanaawase-value-bright_overlap-exclusive = 가장 큰 것만 계산
hanaawase-value-bright_overlap-stack = 모두 계산
hanaawase-value-rain_island-yaku = 약으로 계산
hanaawase-value-rain_island-void_yaku = 그 판의 약이 모두 무효
hanaawase-value-rain_island-void_round = 그 판이 무효
hanaawase-value-oni_leftover-owner = 도깨비 패나 다른 비를 먹은 사람
hanaawase-value-oni_leftover-last_player = 마지막에 친 사람

## Examples of settings, in the panel of house rules

hanaawase-example-winner = 점수는 패와 약을 모두 계산한 값이고, 패 점수는 패만 계산한 값이에요.
hanaawase-example-kasu_points = 피가 1점이면 피 열 장은 패 점수 10점이에요.
hanaawase-example-must_match = 켬: 먹을 수 있는 패가 있으면 다른 패를 낼 수 없어요.
hanaawase-example-nomi_overlap = 벚꽃 광, 공산 광, 국화 열끗을 모았어요.
hanaawase-example-bright_overlap = 오광을 모았어요. 그 안에는 사광과 송학·공산·오동도 들어 있어요.
hanaawase-example-rain_island = 누가 비 네 장을 다 먹었어요.
hanaawase-example-oni = 켬: { piece-11K1 } 한 장으로, 비만 빼고 바닥의 아무 패나 한 장 먹을 수 있어요.
