## Fuzhou mahjong: what it is called, and in `also` its other names and readings

fuzhou = 푸저우 마작
    .also = 복주 마작
fuzhou-preset-standard = 전통 규칙
    .also = 클래식
fuzhou-preset-online = 온라인 방
fuzhou-preset-short = 짧은 게임
yaku-three_golds = 삼금도
    .also = 금패 세 장
yaku-rob_gold = 창금
    .also = 금패 빼앗기
yaku-no_flower = 평호(꽃도 깡도 없음)
    .also = 평호
yaku-one_flower = 꽃 한 장
yaku-gold_pair = 금작
    .also = 금패 머리
yaku-gold_triplet = 금룡
    .also = 금패 커쯔
yaku-gold_edge = 금감
yaku-flower = 꽃패
    .also = 꽃
yaku-four_flowers = 꽃 네 장
    .also = 꽃깡
yaku-gold = 금패
    .also = 금
yaku-streak = 연장(연속 친)
    .also = 연장, 렌짱
yaku-kong_open = 명깡
    .also = 밍깡
yaku-kong_concealed = 암깡
    .also = 안깡
fuzhou-option-stake = 판돈
    .also = 저주
fuzhou-option-match_rounds = 바퀴 수
fuzhou-option-match_hands = 국 수의 상한(0: 제한 없음)
fuzhou-option-deal_first = 먼저 가져가는 사람
fuzhou-option-reserve = 남기는 패 수
fuzhou-option-reserve_per_kong = 깡마다 더 남기기
fuzhou-option-flower_reserve = 꽃깡으로 더 남기기
fuzhou-option-gold_flower = 금패 대신 나온 꽃
fuzhou-option-gold_discard = 금패 버리기
fuzhou-option-same_round_lock = 같은 순 제한
fuzhou-option-swap_discard = 바꿔 먹기
fuzhou-option-added_kong = 가깡
    .also = 더하는 깡
fuzhou-option-rob_kong = 창깡
    .also = 깡 빼앗기
fuzhou-option-rob_gold_until = 금패 빼앗기 기한
fuzhou-option-rob_gold_order = 금패 빼앗기 순서
fuzhou-option-three_golds = 금패 세 장의 시기
fuzhou-option-three_golds_on_discard = 금패 세 장과 버린 패
fuzhou-option-youjin = 유금
fuzhou-option-jinkan = 금감 선언
fuzhou-option-jinkan_kong = 금감 뒤의 깡
fuzhou-option-base = 보통 화료의 바탕점
fuzhou-option-special_base = 특별 화료의 바탕점
fuzhou-option-gold_pair = 금패 머리의 점수
fuzhou-option-gold_triplet = 금패 커쯔의 점수
fuzhou-option-one_flower = 꽃 한 장의 점수
fuzhou-option-kong_fan = 깡의 점수
fuzhou-option-streak = 연장의 점수
fuzhou-option-draw_adds_streak = 유국도 연장
fuzhou-option-discard_payment = 방총 지불
    .also = 방총
fuzhou-option-escape = 나간 사람의 벌점
fuzhou-option-after_escape = 누가 나간 뒤
fuzhou-option-pause_exit = 국 사이에 나가기

fuzhou-about = 넷이서 열일곱 장으로 화료해요. 꽃이 있고, 금패 세 장은 만능패예요: 몸통 다섯과 머리 하나.
fuzhou-tradition-standard = 그 지방에서 책으로 나온 규칙 그대로: 모든 화료에 나머지 세 사람이 내고, 깡은 점수가 없어요.
fuzhou-tradition-online = 휴대폰의 방 대부분이 치는 방식: 방총한 사람이 혼자 두 배로 내고, 깡도 점수가 되고, 바탕점을 모든 화료에 더하고, 금패 머리와 커쯔, 꽃 한 장의 점수가 더 커요.
fuzhou-tradition-short = 시간이 없을 때 치는 전통 규칙: 많아야 네 국.
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = 금패: **{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark } 표시는 금패예요. 아무 패로나 쓸 수 있고 1점이에요.
fuzhou-picture-wild = 금패

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    푸저우 마작(福州麻將)은 넷이서 쳐요. 만수, 통수, 삭수로 몸통 다섯과 머리 하나, 열일곱 장을 먼저 모으면 이겨요.
    {""}*몸통*은 한 종류로 이어지는 슌쯔(4-5-6통), 같은 패 세 장인 커쯔, 네 장인 *깡*이에요. *머리*는 같은 패 두 장이에요.
    {""}**꽃.** 풍패, 삼원패, 식물, 계절은 손패가 아니에요. 내놓고 다른 패로 바꾸며, 점수가 돼요.
    {""}**금패.** 패 한 장을 뒤집어요. 그와 같은 나머지 세 장이 금패예요. 아무 패로나 쓸 수 있고, 한 장에 1점이에요. 버린 금패는 아무도 울 수 없어요{ $gold_discard ->
        [self_draw_only] . 금패를 버린 사람은 이번 국에 쯔모로만 화료해요
       *[other] {""}
    }.
    뽑은 패로도, 버린 패로도 화료해요. 모양은 아무래도 돼요.{ $youjin ->
        [off] {""}
        [one_gold] {" "}다만 몸통 다섯에 하나뿐인 금패가 남으면(*유금*) 뽑은 패로만 화료해요.
       *[any_gold] {" "}다만 몸통 다섯에 금패 한 장이 남으면(*유금*) 뽑은 패로만 화료해요.
    }
fuzhou-rules-turn =
    {""}**1.** 패를 한 장 뽑아요. 꽃이면 내놓고 한 장 더 뽑아요.
    {""}**2.** 손패가 완성되면 **화료**할 수 있어요. 같은 패 네 장은 **깡**으로 내놓고 한 장 더 뽑을 수 있어요.
    {""}**3.** 패를 한 장 버려요{ $gold_discard ->
        [forbidden] . 금패는 버릴 수 없어요
       *[other] {""}
    }.
    {""}**울기.** 남이 버린 패를 가져올 수 있어요:
    • **치**: 내 두 장과 슌쯔가 돼요. 바로 왼쪽 사람에게서만.
    • **퐁**이나 **깡**: 같은 패가 두 장이나 세 장 있어요. 누구에게서나.
    • **화료**: 손패가 완성돼요. 누구에게서나.
    { $same_round_lock ->
        [off] {""}
       *[other] 다음 차례까지 울 수 없는 패가 있어요: { $same_round_lock ->
            [passed] 패스한 패.
            [discarded] 내가 버린 패.
           *[discarded_and_passed] 내가 버렸거나 패스한 패.
        }
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] {" "}방금 운 것과 같은 패는 바로 버릴 수 없어요.
       *[not_after_chow] {" "}방금 치한 것과 같은 패는 바로 버릴 수 없어요.
    }
    {""}**깡.** 내 퐁은 { $added_kong ->
        [drawn] 방금 뽑은 넷째 장으로 깡이 돼요
       *[any] 들고 있는 넷째 장으로 깡이 돼요
    }{ $rob_kong ->
        [yes] . 그 패로 손패가 완성되는 사람은 빼앗아 화료할 수 있어요
       *[no] . 아무도 빼앗을 수 없어요
    }.
fuzhou-rules-points =
    {""}**합계.** 모두 더해요: 꽃, 금패{ $kong_fan ->
        [none] {""}
       *[ming1_an2] , 깡(암깡은 2)
    }, 친의 연장{ $streak ->
        [all] {""}
       *[winner_is_dealer] (내가 친일 때)
    }.
    {""}**보통 화료**는 이 합계{ $base ->
        [0] {""}
       *[other] 에 { JOSA($base, "을") } 더한 것
    }이에요. 쯔모면 두 배예요.
    {""}**특별 화료**는 합계{ $special_base ->
        [yes] { $base ->
            [0] {""}
           *[other] 에 { JOSA($base, "을") } 더한 것
        }
       *[no] {""}
    }의 두 배에 가장 큰 특별 화료의 점수를 더해요.{ $stake ->
        [1] {""}
       *[other] {" "}주고받는 점수는 모두 { $stake }배예요.
    }
    {""}**누가 내나.** { $discard_payment ->
        [discarder_only] 론이면 방총한 사람이, 아니면 나머지 세 사람이 각자 내요.
        [discarder_double] 론이면 방총한 사람이 두 배로, 아니면 나머지 세 사람이 각자 내요.
        [discarder_for_three] 론이면 방총한 사람이 세 사람 몫을, 아니면 나머지 세 사람이 각자 내요.
       *[all_three] 론이어도 나머지 세 사람이 각자 내요.
    }
    {""}**보기:** 꽃 3장, 금패 2장이 머리이고, 마지막 패를 쯔모하면: { $stake ->
        [1] {""}
       *[other] (
    }{ $special_base ->
        [yes] { $base ->
            [0] 5
           *[other] (5 + { $base })
        }
       *[no] 5
    } × 2 + { $gold_pair }{ $stake ->
        [1] {""}
       *[other] ) × { $stake }
    }점씩.
fuzhou-rules-deal =
    {""}**첫 친**은 제비로 정해요. { $deal_first ->
        [dealer] 친이 먼저 패를 가져가요.
       *[dice_player] 누가 먼저 패를 가져갈지는 주사위로 정해요.
    } 금패 대신 나온 꽃은 { $gold_flower ->
        [nobody] 주인이 없어요.
       *[dealer] 친의 것이에요.
    }
    {""}**마지막 패.** { $reserve }장은 뽑지 않아요{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] . 명깡마다 1장, 암깡마다 2장을 더 남겨요
    }{ $flower_reserve ->
        [yes] . 같은 꽃 네 장마다 2장을 더 남겨요
       *[no] {""}
    }. 마지막 네 장은 한 사람이 한 장씩 뽑고 버리지 않아요. 아무도 화료하지 못한 국은 아무도 내지 않아요.
    {""}**친**은 화료하거나 아무도 화료하지 못하면 그대로이고, 아니면 오른쪽 사람으로 넘어가요. 그대로일 때마다 *연장*이 하나씩 늘어요{ $draw_adds_streak ->
        [yes] {""}
       *[no] . 유국은 빼고요
    }.
    {""}**끝.** 친이 네 번 넘어가면 한 바퀴이고, 게임은 { $match_rounds }바퀴예요{ $match_hands ->
        [0] {""}
       *[other] . 많아야 { $match_hands }국이에요
    }.
    {""}**나가기.** 국 도중에 나가는 벌점은 { $escape }{ $stake ->
        [1] {""}
       *[other] {" "}× { $stake }
    }점이고, 아무도 받지 않아요{ $pause_exit ->
        [free] . 국이 시작되기 전, 모두 준비할 때까지는 그냥 나갈 수 있어요.
       *[price] .
    } 그 뒤 { $after_escape ->
        [bot] 컴퓨터가 그 자리에서 이어 치고, 패를 다시 돌려요.
       *[end_match] 게임이 끝나요.
    }

## What is asked

fuzhou-ask-ready = { $settled ->
    [0] 손패를 보세요. { $round }국을 시작할까요?
   *[other] { $round }국을 시작할까요?
}
fuzhou-ask-discard = **차례예요:** 패를 버리세요{ $more ->
        [yes] . 그 위의 것을 골라도 돼요
       *[no] {""}
    }.
fuzhou-ask-claim = { JOSA($who, "님의") } **{ $held }**, 가져올까요? 울기 마감 { $until }.
fuzhou-ask-rob_kong = { fuzhou-ask-claim }
fuzhou-ask-rob_gold = { JOSA($who, "님이") } 처음 버린 패를 누가 울기 전에 **금패를 빼앗을 수 있어요(창금).** 마감 { $until }.
fuzhou-ask-first_draw = 처음 뽑는 대신 **아직 금패를 빼앗을 수 있어요(창금).** { JOSA($who, "님의") } { JOSA($held, "을") } 아무도 울지 않으면 가져요. 마감 { $until }.
fuzhou-ask-three_golds = **금패 세 장이 다 있어요.** { $round }국을 이것으로 화료할까요, 패스하고 더 칠까요?

fuzhou-sure-discard = **{ JOSA($pieces, "은") } 금패예요:** 아무 패로나 쓸 수 있고 1점이에요.{ $gold_discard ->
        [self_draw_only] {" "}버리면 이번 국에는 쯔모로만 화료해요.
       *[other] {""}
    } 그래도 버릴까요?
fuzhou-sure-jinkan = **{ JOSA($pieces, "을") } 버리고 금감을 선언할까요?** 손패는 그대로 굳어요. 금패를 뽑아야만 화료하고, 다른 패는 뽑는 대로 버려요. 되돌릴 수 없어요.

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# 금감: 금패 바로 아래와 위의 패를 보이고 금패만 기다려요. 뽑으면 50점을 더해요.
fuzhou-offer-rob_gold = -# 금패 빼앗기(창금): 패산 옆의 금패를 마지막 패로 가져와요. 30점을 더하고 쯔모로 계산해요.
fuzhou-offer-three_golds = -# 삼금도: 금패 세 장이면 나머지가 무엇이든 화료하고 40점을 더해요.

## What one can do

fuzhou-verb-ready = 준비
fuzhou-verb-finish = 게임 끝내기
fuzhou-verb-resign = 기권
fuzhou-verb-discard = { $pieces }
fuzhou-verb-jinkan = 금감, { $pieces } 버리기
fuzhou-verb-chow = 치 { $own } + { $taken }
fuzhou-verb-pong = 퐁 { $own } + { $taken }
fuzhou-verb-kong = 깡 { $own } + { $taken }
fuzhou-verb-concealed_kong = 암깡 { $pieces }
fuzhou-verb-added_kong = 가깡 { $pieces }
fuzhou-verb-win = 화료{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
fuzhou-verb-rob_gold = 금패 빼앗기{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
fuzhou-verb-three_golds = 금패 세 장{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
fuzhou-verb-pass = 패스
fuzhou-verb-go_on = 계속

## What happened

fuzhou-tell-dealt = { $first }국 패를 돌렸어요. 친은 { JOSA($who, "님이고") } 주사위는 { JOSA($second, "과") } { JOSA($third, "이에요") }.
fuzhou-tell-flower = { $owned ->
        [no] 금패 앞에 나온 주인 없는 꽃: { $flowers }.
       *[yes] { JOSA($who, "님이") } 꽃을 내놓았어요: { $flowers }.
    }
fuzhou-tell-flower-each = 내놓은 꽃: { $counts }{ $aside ->
        [0] .
       *[other] . 주인 없이 나온 것: { $aside }.
    }
fuzhou-tell-gold = { JOSA($pieces, "을", mark: "**") } 뒤집었어요: 나머지 세 장이 금패예요.
fuzhou-tell-began = { JOSA($who, "님이") } 먼저 쳐요.
fuzhou-tell-drew = { JOSA($who, "님이") } { $first ->
        [1] 깡 뒤에{" "}
       *[other] {""}
    }{ $seen ->
        [0] 한 장을
       *[other] { JOSA($pieces, "을") }
    } 뽑았어요.
fuzhou-tell-discarded = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } 버렸어요.
fuzhou-tell-jinkan = { JOSA($who, "님이") } **금감**을 선언했어요: { $pieces }.
fuzhou-tell-chow = { JOSA($who, "님이") } { JOSA($other, "님에게서") } 치: { $pieces }.
fuzhou-tell-pong = { JOSA($who, "님이") } { JOSA($other, "님에게서") } 퐁: { $tile }.
fuzhou-tell-kong = { JOSA($who, "님이") } { JOSA($other, "님에게서") } 깡: { $tile }.
fuzhou-tell-concealed_kong = { JOSA($who, "님이") } 암깡{ $seen ->
        [0] .
       *[other] : { $tile }.
    }
fuzhou-tell-added_kong = { JOSA($who, "님이") } 퐁에 { JOSA($pieces, "을", mark: "**") } 더해 가깡.
fuzhou-tell-gold_safe = 아무도 금패를 빼앗지 않아요.
fuzhou-tell-robbed = { JOSA($who, "님이") } { JOSA($other, "님의") } 깡에서 { JOSA($pieces, "을") } 빼앗았어요!
fuzhou-tell-robbed_gold = { JOSA($who, "님의") } 금패 빼앗기: { $pieces }!
fuzhou-tell-final = 마지막 패: 한 사람이 한 장씩 뽑고 버리지 않아요.
fuzhou-tell-won = { $first ->
        [1] **{ JOSA($who, "님이") } 받은 패 그대로 화료!**
       *[other] **{ JOSA($who, "님이") } { JOSA($last, "으로") } 화료!**
    }
fuzhou-tell-yaku = { JOSA($who, "님의") } 약: **{ $notes }**.
fuzhou-tell-paid = { JOSA($who, "님이") } { JOSA($other, "님에게") } { $first }점을 냈어요.
fuzhou-tell-washout = 뽑을 패가 없어요: 유국.
fuzhou-tell-scored = { JOSA($who, "님이") } { $first }점을 받아 { $second }점이 됐어요.
fuzhou-tell-finished = 모두 여기서 게임을 끝내기로 했어요.
fuzhou-tell-escaped = { JOSA($mark, "님이") } 나갔어요{ $first ->
        [0] {""}
       *[other] . { $first }점을 잃고, 아무도 받지 않아요
    }. 이 국은 무효예요.
fuzhou-tell-over = 게임이 끝났어요.

## How a hand was settled

fuzhou-settled-win = { JOSA($who, "님이") } 화료했어요.
fuzhou-picture-draw = 유국
fuzhou-settled-washout = 유국: 아무도 화료하지 못했고, 주고받는 것도 없어요.
fuzhou-formula = { $stake ->
        [1] { $double ->
            [1] {""}
           *[other] (
        }
       *[other] { $double ->
            [1] (
           *[other] ((
        }
    }꽃 { $hua } + 금패 { $jin }{ $lian ->
        [0] {""}
       *[other] {" "}+ 연장 { $lian }
    }{ $kongs ->
        [0] {""}
       *[other] {" "}+ 깡 { $kongs }
    }{ $one ->
        [0] {""}
       *[other] {" "}+ 바탕점 { $one }
    }{ $double ->
        [1] {""}
       *[other] ) × { $double }{ $constant ->
            [0] (쯔모)
           *[other] {""}
        }
    }{ $constant ->
        [0] {""}
       *[other] {" "}+ { $constant }
    }{ $stake ->
        [1] {""}
       *[other] ) × 판돈 { $stake }
    } = 한 몫 **{ $share }**, 모두 **{ $score }**.
fuzhou-term-hua = 꽃
fuzhou-term-jin = 금패
fuzhou-term-lian = 연장
fuzhou-term-kongs = 깡
fuzhou-term-one = 화료의 바탕점
fuzhou-term-double = 두 배
fuzhou-term-constant = 가장 큰 특별 화료
fuzhou-term-stake = 판돈
fuzhou-term-share = 한 몫
fuzhou-term-score = 모두

## In pictures, in the script of this region

fuzhou-picture-dealer = 친

## Settings

fuzhou-value-deal_first-dice_player = 주사위로 정한 자리
fuzhou-value-deal_first-dealer = 친
fuzhou-value-reserve_per_kong-none = 없음
fuzhou-value-reserve_per_kong-ming1_an2 = 명깡 1장, 암깡 2장
fuzhou-value-gold_flower-dealer = 친의 것
fuzhou-value-gold_flower-nobody = 주인 없음
fuzhou-value-gold_discard-self_draw_only = 그 국은 쯔모로만 화료
fuzhou-value-gold_discard-forbidden = 금지
fuzhou-value-gold_discard-free = 제한 없음
fuzhou-value-same_round_lock-discarded_and_passed = 버렸거나 패스한 패는 못 욺
fuzhou-value-same_round_lock-passed = 패스한 패는 못 욺
fuzhou-value-same_round_lock-discarded = 버린 패는 못 욺
fuzhou-value-same_round_lock-off = 없음
fuzhou-value-swap_discard-not_after_chow = 치한 것과 같은 패는 못 버림
fuzhou-value-swap_discard-not_after_claim = 운 것과 같은 패는 못 버림
fuzhou-value-swap_discard-allowed = 아무 패나 버릴 수 있음
fuzhou-value-added_kong-any = 들고 있는 넷째 장
fuzhou-value-added_kong-drawn = 방금 뽑은 패만
fuzhou-value-rob_gold_until-window = 친의 첫 버린 패 뒤에만
fuzhou-value-rob_gold_until-first_draw = 처음 뽑는 대신으로도
fuzhou-value-rob_gold_order-golden_first = 금패 머리가 먼저, 다음은 가까운 사람
fuzhou-value-rob_gold_order-nearest = 친의 오른쪽에서 가까운 사람
fuzhou-value-three_golds-any_own_turn = 내 차례면 언제나
fuzhou-value-three_golds-moment_of_draw = 셋째 장을 뽑을 때만
fuzhou-value-youjin-any_gold = 금패가 몇 장이든
fuzhou-value-youjin-one_gold = 금패가 딱 한 장일 때
fuzhou-value-youjin-off = 없음
fuzhou-value-one_flower-0 = 없음
fuzhou-value-kong_fan-none = 없음
fuzhou-value-kong_fan-ming1_an2 = 명깡 1점, 암깡 2점
fuzhou-value-streak-winner_is_dealer = 친이 화료할 때
fuzhou-value-streak-all = 누가 화료해도
fuzhou-value-discard_payment-all_three = 나머지 세 사람 모두
fuzhou-value-discard_payment-discarder_only = 버린 사람이 한 몫
fuzhou-value-discard_payment-discarder_double = 버린 사람이 두 몫
fuzhou-value-discard_payment-discarder_for_three = 버린 사람이 세 몫 모두
fuzhou-value-after_escape-end_match = 게임을 끝냄
fuzhou-value-after_escape-bot = 컴퓨터가 이어 침
fuzhou-value-pause_exit-price = 국 도중과 같은 벌점
fuzhou-value-pause_exit-free = 벌점 없음

## Examples of settings, in the panel of house rules

fuzhou-example-stake = 판돈이 5면 12점짜리 화료에 내는 사람마다 60점이에요.
fuzhou-example-reserve = 18이면 18장이 남았을 때 유국이에요.
fuzhou-example-gold_flower = 금패를 정할 패가 꽃이에요. 옆에 치우고 다른 패를 뒤집어요.
fuzhou-example-gold_discard = 금패가 한 장 있지만, 다른 패가 더 필요해요.
fuzhou-example-same_round_lock = 5통을 패스했어요. 다음 패를 뽑을 때까지 다른 5통을 울 수 없어요.
fuzhou-example-added_kong = 5통을 퐁했고, 넷째 장이 손안에 있어요.
fuzhou-example-rob_gold_order = 두 사람이 금패 빼앗기를 할 수 있고, 한 사람은 금패 머리가 돼요.
fuzhou-example-three_golds = 금패 세 장이 다 있어서 나머지가 무엇이든 화료해요.
fuzhou-example-youjin = 금패 혼자 아무 패나 기다려요. 이때는 뽑은 패로만 화료해요.
fuzhou-example-base = 바탕점이 5이고 꽃 3장, 금패 1장이면 보통 화료는 9점이에요.
fuzhou-example-kong_fan = 9로 만든 암깡.
fuzhou-example-streak = 친을 두 번 이어 갔어요. 화료하면 2점을 더해요.
fuzhou-example-discard_payment = 벤이 버린 패로 화료했고, 한 몫이 10점이에요.
fuzhou-example-escape = 판돈 5에 벌점 10이면 국 도중에 나갈 때 50점을 잃어요.

## What is said of the patterns on the pages of /rules

pattern-three_golds = 금패 세 장이 모두 손안에. 나머지는 무엇이든.
pattern-rob_gold = 친의 첫 버린 패 바로 뒤: 뒤집은 금패로 내 손패가 완성돼요.
fuzhou-pattern-heaven = 친이 받은 패 그대로 완성.
pattern-no_flower = 꽃도 깡도 없이.
pattern-one_flower = 꽃이 딱 한 장, 깡은 없이.
pattern-gold_pair = 금패 두 장이 머리.
pattern-gold_triplet = 금패 세 장이 몸통 하나.
pattern-gold_edge = 금패 바로 아래와 위의 패를 보이고 금패만 기다리다 뽑아요.
pattern-flower = 내놓은 풍패, 삼원패, 식물, 계절 한 장마다. 모든 화료에서 계산해요.
pattern-four_flowers = 식물 네 장, 계절 네 장, 또는 같은 풍패나 삼원패 네 장을 다 모으면. 모든 화료에서 계산해요.
worth-four_flowers = 4점 대신 { $points }점
pattern-gold = 손안의 금패 한 장마다. 모든 화료에서 계산해요.
pattern-kong_open = 명깡 하나마다. 모든 화료에서 계산해요.
pattern-kong_concealed = 암깡 하나마다. 모든 화료에서 계산해요.
pattern-note-rob_gold_golden_first = 여럿이 창금할 수 있으면 금패 머리가 먼저이고, 다음은 친의 오른쪽에서 가까운 사람이에요. 친은 마지막이에요.
pattern-note-rob_gold_nearest = 여럿이 창금할 수 있으면 친의 오른쪽에서 가까운 사람이 먼저예요. 친은 마지막이에요.
pattern-note-jinkan_kong = 그대로 금패를 기다린다면 깡을 내놓을 수 있어요.
pattern-note-jinkan_no_kong = 더는 깡을 내놓을 수 없어요.
pattern-note-three_golds_any_own_turn = 내 차례면 언제나 화료할 수 있어요.
pattern-note-three_golds_moment_of_draw = 셋째 장을 뽑을 때 화료할 수 있어요.
pattern-note-rob_gold_first_draw = 그 전의 버린 패를 아무도 울지 않으면, 처음 뽑는 대신 가질 수도 있어요.
pattern-note-three_golds_on_discard = 손패가 완성되면 버린 패로 화료해도 계산해요.
pattern-note-streak_winner_is_dealer = 친을 이어 간 국마다, 친이 화료할 때.
pattern-note-streak_all = 친을 이어 간 국마다, 누가 화료해도.

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = 친
fuzhou-table-badge-streak = 연장 { $number }
fuzhou-table-badge-jinkan = 금감
fuzhou-table-badge-shed_gold = 금패 버림
fuzhou-table-badge-final = 마지막 패: 한 장씩, 버리지 않음
fuzhou-picture-badge-streak = 연장
fuzhou-picture-badge-jinkan = 금감
fuzhou-picture-badge-shed_gold = 금패 버림
fuzhou-picture-badge-escaped = 나감
fuzhou-tiles-barred = -# 버렸거나 패스한 패 `{ $written }`: 다음 패를 뽑을 때까지 치, 퐁, 화료를 할 수 없어요.
fuzhou-lacking-shed = **이 패로 완성되지만 화료가 아니에요:** 금패를 버려서 쯔모로만 화료해요.
fuzhou-lacking-youjin = **이 패로 완성되지만 화료가 아니에요:** 금패 혼자 기다리는 유금이라 쯔모로만 화료해요.
fuzhou-lacking-jinkan = **완성됐지만 화료가 아니에요:** 금감 뒤에는 금패로만 화료해요.
fuzhou-lacking-gold = **이 패로 완성되지만 화료가 아니에요:** 버린 금패로는 화료할 수 없어요.
fuzhou-board-rob_gold = 금패 { $pieces } 빼앗기: 마감 { $until }
fuzhou-scene-rob_gold = 금패를 빼앗을 수 있어요.
fuzhou-picture-window-rob_gold = 금패 빼앗기?
fuzhou-picture-won-rob_gold = 금패 빼앗기
fuzhou-table-won-rob_gold = 마지막 패는 빼앗은 금패예요: { $tile }.
