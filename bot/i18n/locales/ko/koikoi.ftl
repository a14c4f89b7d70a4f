## Koi-Koi: what it is called, and in `also` its other names and readings

koikoi = 코이코이
    .also = 하나후다 코이코이, 화투 코이코이, 고이고이
koikoi-preset-kirin = 기린식(기본)
    .also = 기린식, 기린 규칙
koikoi-preset-nintendo = 닌텐도식
    .also = 닌텐도
koikoi-preset-quick = 빠른 게임
koikoi-preset-year = 한 해(열두 달)
    .also = 한 해, 열두 판
koikoi-option-rounds = 판 수
koikoi-option-overtime = 동점일 때 연장전
koikoi-option-overtime_cap = 연장전 최대 판 수
koikoi-option-first_dealer = 첫 선
    .also = 선 정하기
koikoi-option-next_dealer = 다음 선
koikoi-option-koikoi_double = 상대가 코이코이한 뒤 나면 두 배
koikoi-option-koikoi_limit = 코이코이 횟수
koikoi-option-double_seven = 7점 이상이면 두 배
koikoi-option-viewing_points = 꽃구경·달구경 술 점수
koikoi-option-rain_mist = 비나 오동이 있으면 꽃구경·달구경 무효
    .also = 아메나가레, 기리나가레
koikoi-option-sake_cup_bake = 국화 열끗을 피로도 계산
    .also = 쌍피
koikoi-option-set_extras = 세 장 약을 만든 뒤 더 모은 패
koikoi-option-void = 패를 다시 돌리는 경우
koikoi-option-dealt_points = 손패 약 점수
koikoi-option-both_dealt = 둘 다 손패 약을 보여 줄 때의 점수
koikoi-option-draw_award = 나가리 점수를 받는 사람
koikoi-option-draw_award_points = 나가리 점수
koikoi-option-draw_dealer = 나가리 다음 판의 선

koikoi-about = 둘이서 같은 달의 패를 먹어 약을 만들어요. 그때마다 날지, 코이코이를 불러 더 노릴지 정해요.
koikoi-tradition-kirin = 여섯 판. 꽃구경·달구경은 3점. 7점 이상 두 배는 없고, 코이코이 횟수도 제한이 없어요.
koikoi-tradition-nintendo = 열두 판. 꽃구경·달구경은 5점. 7점부터 두 배이고, 코이코이는 한 판에 한 번.
koikoi-tradition-quick = 기린식으로 세 판. 연장전이 없어서 무승부가 될 수 있어요.
koikoi-tradition-year = 기린식으로 한 해의 달마다 한 판씩, 모두 열두 판.

## The pages of /rules; every setting of the table is a variable

koikoi-rules-goal =
    코이코이(こいこい)는 둘이서 패를 먹는 게임이에요. 먹은 패를 모아 점수가 나는 조합, *약*을 만들어요.
    약을 만들면 점수를 받고 판을 끝내거나(**{ koikoi-picture-stop }**), 점수를 더 노릴 수 있어요(**{ koikoi-verb-koikoi }**).
    { $rounds }판을 쳐서 점수가 가장 많은 사람이 이겨요.
    {""}**패.** 열두 달이 네 장씩이고, 그림의 꽃과 나무를 보면 몇 월인지 알 수 있어요. 송학은 1월, 매조는 2월이고, 한국 화투와 달리 비가 11월, 오동이 12월이에요. 같은 달끼리 짝이에요.
    종류는 네 가지예요: *광* 5장, *열끗* 9장, *띠* 10장, *피* 24장. 같은 종류를 여러 장 모으거나 정해진 패를 모으면 약이 돼요.
koikoi-rules-turn =
    {""}**1.** 손패에서 한 장을 내요. 바닥에 같은 달이 한 장 있으면 두 장을 다 먹고, 두 장이면 하나를 골라 먹고, 세 장이면 모두 먹어요.
    {""}**2.** 짝이 없으면 낸 패는 바닥에 남아요.
    {""}**3.** 더미의 맨 위 패를 뒤집어 똑같이 먹어요.
    {""}**4.** 점수가 늘었으면 하나를 골라요:
    • **{ koikoi-picture-stop }**: 판이 끝나고, 만든 약을 모두 점수로 받아요.
    • **{ koikoi-verb-koikoi }**: 더 쳐요. 점수가 다시 늘어야 날 수 있어요.{ $koikoi_limit ->
        [once] {" "}코이코이는 한 판에 한 번뿐이에요. 그 뒤에는 누구든 점수가 늘면 바로 판이 끝나고 그 사람이 점수를 받아요.
        [once_each] {" "}코이코이는 한 판에 각자 한 번씩 부를 수 있어요. 부른 뒤에 내 점수가 다시 늘면 바로 판이 끝나고 점수를 받아요.
       *[any] {""}
    } 상대가 먼저 나면 내 점수는 없{ $koikoi_double ->
        [yes] 고, 상대는 두 배를 받아요
       *[no] 어요
    }.
    마지막 차례에는 코이코이를 부를 수 없어요. 점수가 늘면 판이 끝나고 점수를 받아요.
koikoi-rules-points =
    난 사람은 약을 모두 더한 점수를 받아요. 상대는 점수가 없고, 서로 주고받는 점수도 없어요.{ $double_seven ->
        [yes] {" "}7점 이상이면 두 배예요.
       *[no] {""}
    }{ $koikoi_double ->
        [yes] { $double_seven ->
            [yes] {" "}상대가 코이코이를 불렀다면 또 두 배예요.
           *[no] {" "}상대가 코이코이를 불렀다면 두 배예요.
        }
       *[no] {""}
    }
    광으로 만든 약은 가장 큰 것만 계산해요. { $set_extras ->
        [replace] 이노시카초가 있으면 열끗을, 홍단이나 청단이 있으면 띠를 따로 계산하지 않는 대신, 열끗이나 띠가 한 장 더 있을 때마다 1점씩 더해요.{" "}
       *[add] {""}
    }나머지 약은 모두 더하고, 패 한 장이 여러 약에 들어갈 수 있어요.
    { $rain_mist ->
        [yes] { $viewing_points ->
            [0] {""}
           *[other] {""}**비와 안개.** 내가 먹은 패에 비가 있으면 꽃구경 술이, 오동이 있으면 달구경 술이 무효예요. 그래서 점수가 줄었다면, 이 판에서 가장 높았던 점수를 넘어야 다시 날 수 있어요.
        }
       *[no] {""}
    }
    둘 다 패를 다 냈는데 아무도 나지 못하면 나가리예요{ $draw_award ->
        [dealer] . 선이 { $draw_award_points }점을 받아요
        [non_dealer] . 선이 아닌 사람이 { $draw_award_points }점을 받아요
       *[none] {""}
    }.
koikoi-rules-deal =
    손패를 여덟 장씩 받고, 바닥에도 여덟 장을 깔아요. 선이 먼저 쳐요.
    {""}**첫 선.** { $first_dealer ->
        [card] 한 장씩 뽑아서 더 빠른 달을 뽑은 사람이 선이에요.
        [seat0] 방장이 선이에요.
       *[dice] 주사위를 굴려서 큰 수가 나온 사람이 선이에요.
    }
    { $next_dealer ->
        [winner] 난 사람이 다음 판의 선이에요.
        [alternate] 선은 판마다 번갈아 맡아요.
       *[loser] 나지 못한 사람이 다음 판의 선이에요.
    } 나가리가 되면 { $draw_dealer ->
        [stay] 같은 사람이 다시 선이에요.
       *[switch] 상대가 선이에요.
    }
    {""}**다시 돌리기.** 패를 다시 돌리는 경우는 { $void ->
        [nintendo] 바닥에 같은 달이 세 장이나 네 장 깔렸을 때, 누가 같은 달 네 장을 받았을 때, 손패나 바닥이 네 쌍일 때예요.
       *[kirin] 바닥에 같은 달 네 장이 다 깔렸을 때예요.
    }
    { $void ->
        [nintendo] {""}
       *[kirin] { $dealt_points ->
            [0] {""}
           *[other] {""}**손패 약.** 같은 달 네 장이나 네 쌍을 받으면 보여 줄 수 있어요. 보여 주면 { $dealt_points }점을 받고 판이 끝나요. 둘 다 보여 주면 { $both_dealt ->
                [dealer_first] 선만 점수를 받아요.
                [both_score] 둘 다 점수를 받아요.
               *[draw] 아무도 점수를 못 받아요.
            }
        }
    }
    {""}**끝.** 마지막 판까지 쳐서 동점이면 { $overtime ->
        [none] 무승부예요.
        [single] 연장전을 한 판 쳐요.
       *[until_decided] 승부가 날 때까지 연장전을 쳐요. 최대 { $overtime_cap }판까지예요.
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] 손패를 보세요. { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판을 시작할까요?
   *[other] { $round ->
            [1] 첫
           *[other] { $round }
        }번째 판을 시작할까요?
}
koikoi-ask-dealt_yaku =
    {""}{ JOSA($dealt, "을", mark: "**") } 받았어요. 나에게만 보이는 질문이에요.
    - **보여 주기**: 손패를 보이고 { $score }점을 받아요. 판은 끝나요. 둘 다 보여 주면 테이블 규칙대로 해요.
    - **{ koikoi-verb-play_on }**: 아무에게도 알리지 않고 그대로 쳐요.
koikoi-ask-play = **차례예요:** 패를 한 장 내세요.
koikoi-ask-take = { JOSA($held, "으로") } 무엇을 먹을지 **골라 주세요**.
koikoi-ask-decide = **약이 모두 { $total }점이에요{ $factor ->
        [1] {""}
        [2] (두 배로 { $score }점)
       *[other] (두 배의 두 배로 { $score }점)
    }.**
    - **{ koikoi-picture-stop }**: { $score }점을 받고 판을 끝내요.
    - **{ koikoi-verb-koikoi }**: 점수를 더 노려요. { JOSA($others, "님이") } 먼저 나면 { $risk ->
        [1] 내 점수는 없어요.
       *[other] 내 점수는 없고, 상대는 두 배를 받아요.
    } { $limit ->
        [once] 코이코이를 부르면, 먼저 점수가 느는 사람이 바로 점수를 받고 판이 끝나요.
        [once_each] 다음에 내 점수가 늘면 바로 점수를 받고 판이 끝나요.
       *[any] 점수가 다시 늘어야 날 수 있어요.
    }

## What one can do

koikoi-verb-ready = 준비
koikoi-verb-finish = 게임 끝내기
koikoi-verb-declare = 보여 주기 { $score }점
koikoi-verb-play_on = 숨기고 치기
koikoi-verb-play = { cards-play }
koikoi-verb-take = { cards-take }
koikoi-verb-agari = 났다 { $score }점
koikoi-verb-koikoi = 코이코이
koikoi-verb-resign = 기권

## What happened

koikoi-tell-die = { JOSA($who, "님의") } 주사위: { $first }.
koikoi-tell-drew = { JOSA($who, "님이") } { JOSA($pieces, "을") } 뽑았어요.
koikoi-tell-dealer = 첫 선은 { JOSA($who, "님이에요") }.
koikoi-tell-void = 이 패로는 칠 수 없어서 다시 돌려요.
koikoi-tell-dealt = { $first ->
            [1] 첫
           *[other] { $first }
        }번째 판의 패를 돌렸어요. 선은 { JOSA($who, "님이에요") }.
koikoi-tell-began = { $first ->
            [1] 첫
           *[other] { $first }
        }번째 판은 { JOSA($who, "님이") } 먼저 쳐요.
koikoi-tell-played = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } { $count ->
        [0] 냈어요.
       *[other] 내고 { JOSA($taken, "을") } 먹었어요.
    }
koikoi-tell-turned = 더미에서 { JOSA($pieces, "을", mark: "**") } { $count ->
        [0] 뒤집었어요.
       *[other] 뒤집어 { JOSA($taken, "을") } 먹었어요.
    }
koikoi-tell-captured = { JOSA($who, "님이") } { JOSA($taken, "을") } 먹었어요.
koikoi-tell-yaku = { JOSA($who, "님이") } 약을 만들었어요: **{ $notes }**.
koikoi-tell-spoilt = { JOSA($who, "님이") } { JOSA($pieces, "을") } 먹어서 { JOSA($names, "은", mark: "**") } 무효가 됐어요.
koikoi-tell-koikoi = { JOSA($who, "님이") } { $first }점에서 **{ koikoi-verb-koikoi }**를 불렀어요.
koikoi-tell-agari = { JOSA($who, "님") }: **{ koikoi-picture-stop }!** 판이 끝나요.
koikoi-tell-declared = { JOSA($who, "님이") } 손패 약을 보여 줬어요: { $pieces }.
koikoi-tell-draw = 아무도 나지 못해 나가리예요.
koikoi-tell-scored = { JOSA($who, "님") }: { SIGNED($first) }점, 합계 { $second }점.
koikoi-tell-finished = 모두 찬성해서 여기서 게임을 끝내요.
koikoi-tell-resigned = { JOSA($who, "님이") } 기권했어요.
koikoi-tell-over = 게임이 끝났어요.

## How a round was settled

koikoi-settled-agari = { JOSA($who, "님이") } { $base }점으로 났어요{ $factor ->
        [1] {""}
        [2] (두 배로 { $score }점)
       *[other] (두 배의 두 배로 { $score }점)
    }.
koikoi-settled-dealt = { JOSA($who, "님이") } 손패 약을 보여 줬어요.
koikoi-settled-both_dealt = 둘 다 손패 약을 보여 줬어요.
koikoi-settled-draw = 아무도 나지 못했어요.
koikoi-term-base = 약
koikoi-term-koikoi_double = 상대의 코이코이 뒤
koikoi-term-double_seven = 7점 이상
koikoi-term-score = 점수

## Settings: a name and a value are read as one sentence

koikoi-value-overtime-until_decided = 승부가 날 때까지
koikoi-value-overtime-single = 한 판
koikoi-value-overtime-none = 없음
koikoi-value-first_dealer-dice = 주사위에서 큰 수가 나온 사람
koikoi-value-first_dealer-card = 더 빠른 달을 뽑은 사람
koikoi-value-first_dealer-seat0 = 방장
koikoi-value-next_dealer-loser = 나지 못한 사람
koikoi-value-next_dealer-winner = 난 사람
koikoi-value-next_dealer-alternate = 번갈아 맡음
koikoi-value-koikoi_limit-any = 제한 없음
koikoi-value-koikoi_limit-once = 한 판에 한 번
koikoi-value-koikoi_limit-once_each = 한 판에 각자 한 번
koikoi-value-viewing_points-0 = 없음
koikoi-value-set_extras-add = 열끗이나 띠에 넣어 계산
koikoi-value-set_extras-replace = 한 장마다 그 약에 1점 더함
koikoi-value-void-kirin = 바닥에 같은 달 네 장
koikoi-value-void-nintendo = 바닥에 같은 달 세 장, 바닥이나 손패에 같은 달 네 장 또는 네 쌍
koikoi-value-dealt_points-0 = 없음
koikoi-value-both_dealt-draw = 아무도 못 받음
koikoi-value-both_dealt-dealer_first = 선만 받음
koikoi-value-both_dealt-both_score = 둘 다 받음
koikoi-value-draw_award-none = 없음
koikoi-value-draw_award-dealer = 선
koikoi-value-draw_award-non_dealer = 선이 아닌 사람
koikoi-value-draw_dealer-switch = 선이 아니었던 사람
koikoi-value-draw_dealer-stay = 같은 사람

## Examples of settings, in the panel of house rules

koikoi-example-overtime = 마지막 판까지 쳐서 둘 다 20점이에요.
koikoi-example-first_dealer = 첫 판은 첫 선이 먼저 쳐요.
koikoi-example-next_dealer = 첫 판에서 내가 났어요. 둘째 판의 선은 누구일까요?
koikoi-example-koikoi_double = 켬: 상대가 코이코이를 불렀고 내가 4점으로 나면 8점을 받아요.
koikoi-example-koikoi_limit = 한 판에 한 번: 내가 코이코이를 부르면 이 판에서는 둘 다 더 부를 수 없어요.
koikoi-example-double_seven = 켬: 7점은 14점이 되고, 6점은 그대로 6점이에요.
koikoi-example-viewing_points = { piece-03H }과 { piece-09A }이 꽃구경 술, { piece-08H }과 { piece-09A }이 달구경 술이에요.
koikoi-example-rain_mist = 켬: 내가 먹은 패에 비가 있으면 꽃구경 술이, 오동이 있으면 달구경 술이 무효예요.
koikoi-example-sake_cup_bake = 켬: 피 아홉 장에 국화 열끗을 더하면 피 약이 돼요. 열끗으로도 그대로 계산해요.
koikoi-example-set_extras = 이노시카초에 열끗이 두 장 더 있어요. 5점에 열끗으로 1점을 더하거나, 더 모은 두 장으로 2점을 더해요.
koikoi-example-void = 첫 차례 전에 송학 네 장이 모두 바닥에 깔렸어요.
koikoi-example-dealt_points = 처음 받은 손패가 같은 달 네 장이나 네 쌍이에요. 보여 주면 점수를 받고 판이 끝나요.
koikoi-example-draw_award = 둘 다 패를 다 냈는데 아무도 나지 못했어요.

## In pictures

koikoi-picture-badge-called = 코이코이
koikoi-picture-stop = 났다
koikoi-picture-go = 코이코이
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = 손패 약
koikoi-reason-both_dealt = 둘 다 보여 줌

picture-moment-koikoi_paid = 코이코이 성공
picture-moment-koikoi_punished = 코이코이 저지
