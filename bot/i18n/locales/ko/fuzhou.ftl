## Fuzhou mahjong: what it is called, and in `also` its other names and readings

fuzhou = 푸저우 마작
    .also = 복주 마작
fuzhou-preset-standard = 전통 규칙
    .also = 클래식
fuzhou-preset-online = 온라인 방
fuzhou-preset-short = 짧은 게임
yaku-three_golds = 금패 세 장
    .also = 삼금도, 금패 석 장
yaku-rob_gold = 금패 빼앗기
    .also = 창금
yaku-no_flower = 꽃·깡 없음
    .also = 평호
yaku-one_flower = 꽃 한 장
short-yaku-one_flower = 꽃 한 장
yaku-gold_pair = 금패 머리
    .also = 금작
yaku-gold_triplet = 금패 커쯔
    .also = 금룡
yaku-gold_edge = 금감
yaku-flower = 꽃
    .also = 꽃패
yaku-four_flowers = 같은 꽃 네 장
    .also = 꽃 네 장, 꽃 넉 장, 꽃깡
yaku-gold = 금패
    .also = 금
yaku-streak = 친 연장
    .also = 연장, 렌짱
yaku-kong_open = 명깡
    .also = 밍깡
yaku-kong_concealed = 암깡
    .also = 안깡
fuzhou-option-stake = 판돈(주고받는 점수에 곱함)
    .also = 저주
fuzhou-option-match_rounds = 바퀴 수(네 사람이 한 번씩 친을 하면 한 바퀴)
fuzhou-option-match_hands = 최대 국 수(0이면 제한 없음)
fuzhou-option-deal_first = 먼저 패를 가져가는 사람
fuzhou-option-reserve = 뽑지 않고 남기는 패
fuzhou-option-reserve_per_kong = 깡마다 더 남기는 패
fuzhou-option-flower_reserve = 같은 꽃 네 장마다 두 장 더 남기기
fuzhou-option-gold_flower = 금패를 정할 때 나온 꽃의 주인
fuzhou-option-gold_discard = 금패 버리기
fuzhou-option-same_round_lock = 다음 패를 뽑을 때까지 가져올 수 없는 패
fuzhou-option-swap_discard = 울고 나서 버릴 수 있는 패
fuzhou-option-added_kong = 퐁을 깡으로 만드는 패
    .also = 더하는 깡
fuzhou-option-rob_kong = 창깡(깡 빼앗기)
    .also = 창깡, 깡 빼앗기
fuzhou-option-rob_gold_until = 금패를 빼앗을 수 있는 때
fuzhou-option-rob_gold_order = 금패를 빼앗는 순서
fuzhou-option-three_golds = 금패 세 장으로 화료할 수 있는 때
fuzhou-option-three_golds_on_discard = 버린 패로 화료해도 금패 세 장 계산
fuzhou-option-youjin = 유금(금패 한 장 대기)일 때의 화료
fuzhou-option-jinkan = 금감 선언
fuzhou-option-jinkan_kong = 금감 뒤의 깡
fuzhou-option-base = 보통 화료의 바탕점
fuzhou-option-special_base = 특별 화료에도 바탕점 더하기
fuzhou-option-gold_pair = 금패 머리 점수
fuzhou-option-gold_triplet = 금패 커쯔 점수
fuzhou-option-one_flower = 꽃 한 장(깡 없음) 점수
fuzhou-option-kong_fan = 깡 점수
fuzhou-option-streak = 친 연장 점수
fuzhou-option-draw_adds_streak = 유국에도 연장 늘리기
fuzhou-option-discard_payment = 버린 패로 화료했을 때 점수를 주는 사람
    .also = 방총
fuzhou-option-escape = 국 도중에 나갈 때의 벌점(× 판돈)
fuzhou-option-after_escape = 누가 나간 뒤
fuzhou-option-pause_exit = 국이 시작하기 전에 나갈 때의 벌점

fuzhou-about = 넷이서 몸통 다섯과 머리 하나, 열일곱 장을 모아요. 꽃이 들어 있고, 금패 세 장은 만능패로 써요.
fuzhou-tradition-standard = 푸저우에서 책으로 나온 규칙이에요. 누가 화료하든 나머지 세 사람이 점수를 줘요. 깡에는 점수가 없어요.
fuzhou-tradition-online = 모바일 방에서 흔히 치는 방식이에요. 방총한 사람만 점수를 두 배로 줘요. 깡도 점수가 되고, 모든 화료에 바탕점을 더해요. 금패 머리, 금패 커쯔, 꽃 한 장의 점수가 더 커요.
fuzhou-tradition-short = 시간이 없을 때 치는 전통 규칙이에요. 최대 네 국까지 쳐요.
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = 금패: **{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark } 표시가 있는 패는 금패예요. 아무 패로나 쓸 수 있고 1점이에요.
fuzhou-picture-wild = 금패

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    푸저우 마작(福州麻將)은 넷이서 쳐요. 만수, 통수, 삭수로 몸통 다섯과 머리 하나, 열일곱 장을 먼저 완성하면 이겨요.
    {""}*몸통*은 한 종류로 이어지는 세 장인 슌쯔(4-5-6통), 같은 패 세 장인 커쯔, 같은 패 네 장인 *깡*이에요. *머리*는 같은 패 두 장이에요.
    {""}**꽃.** 풍패, 삼원패, 사군자, 사계절은 손에 두지 않아요. 내놓고 한 장 더 뽑아요. 화료하면 한 장에 1점이에요.
    {""}**금패.** 패 한 장을 뒤집어요. 그것과 같은 나머지 세 장이 금패예요. 아무 패로나 쓸 수 있고, 한 장에 1점이에요. 버린 금패는 아무도 가져올 수 없어요.{ $gold_discard ->
        [self_draw_only] {" "}금패를 버린 사람은 이번 국에 쯔모로만 화료할 수 있어요.
       *[other] {""}
    }
    뽑은 패로도, 남이 버린 패로도 화료할 수 있어요. 모양은 상관없어요.{ $youjin ->
        [off] {""}
        [one_gold] {" "}다만 몸통 다섯이 완성되고 하나뿐인 금패가 남으면(*유금*) 쯔모로만 화료할 수 있어요.
       *[any_gold] {" "}다만 몸통 다섯이 완성되고 금패 한 장이 남으면(*유금*) 쯔모로만 화료할 수 있어요.
    }
fuzhou-rules-turn =
    {""}**1.** 패를 한 장 뽑아요. 꽃이면 내놓고 한 장 더 뽑아요.
    {""}**2.** 손패가 완성되면 **화료**할 수 있어요. 같은 패가 네 장이면 **깡**을 하고 한 장 더 뽑을 수 있어요.
    {""}**3.** 패를 한 장 버려요{ $gold_discard ->
        [forbidden] . 금패는 버릴 수 없어요
       *[other] {""}
    }.
    {""}**울기.** 남이 버린 패를 가져올 수 있어요:
    • **치**: 내 두 장과 합쳐 슌쯔가 될 때. 바로 왼쪽 사람이 버린 패만 가져올 수 있어요.
    • **퐁**이나 **깡**: 같은 패를 두 장(퐁)이나 세 장(깡) 가지고 있을 때.
    • **화료**: 그 패로 손패가 완성될 때.
    { $same_round_lock ->
        [off] {""}
       *[other] { $same_round_lock ->
            [passed] 패스한
            [discarded] 내가 버린
           *[discarded_and_passed] 내가 버렸거나 패스한
        } 패로는 다음 패를 뽑을 때까지 치, 퐁, 화료를 할 수 없어요.
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] {" "}치나 퐁을 한 직후에는 가져온 것과 같은 패를 버릴 수 없어요.
       *[not_after_chow] {" "}치를 한 직후에는 가져온 것과 같은 패를 버릴 수 없어요.
    }
    {""}**깡.** 내 퐁에 { $added_kong ->
        [drawn] 방금 뽑은 네 번째 장
       *[any] 손에 있는 네 번째 장
    }을 더해 깡으로 만들 수 있어요.{ $rob_kong ->
        [yes] {" "}그 패로 손패가 완성되는 사람은 그 패를 가져와 화료할 수 있어요(창깡).
       *[no] {" "}그 패로는 아무도 화료할 수 없어요.
    }
fuzhou-rules-points =
    {""}**합계.** 모두 더해요: 꽃, 금패{ $kong_fan ->
        [none] {""}
       *[ming1_an2] , 깡(암깡은 2점)
    }, 친 연장{ $streak ->
        [all] {""}
       *[winner_is_dealer] (내가 친일 때만)
    }.
    {""}**보통 화료**는 이 합계{ $base ->
        [0] 예요
       *[other] 에 { JOSA($base, "을") } 더한 점수예요
    }. 쯔모로 화료하면 두 배예요.
    {""}**특별 화료**는 합계{ $special_base ->
        [yes] { $base ->
            [0] 의 두 배
           *[other] 에 { JOSA($base, "을") } 더해 두 배로 하고, 거기
        }
       *[no] 의 두 배
    }에 가장 큰 특별 화료의 점수를 더해요.{ $stake ->
        [1] {""}
       *[other] {" "}주고받는 점수는 모두 { $stake }배예요.
    }
    {""}**누가 점수를 주나.** { $discard_payment ->
        [discarder_only] 버린 패로 화료하면 버린 사람만 줘요. 쯔모면 나머지 세 사람이 각자 줘요.
        [discarder_double] 버린 패로 화료하면 버린 사람만 두 배로 줘요. 쯔모면 나머지 세 사람이 각자 줘요.
        [discarder_for_three] 버린 패로 화료하면 버린 사람이 세 사람 몫을 다 줘요. 쯔모면 나머지 세 사람이 각자 줘요.
       *[all_three] 버린 패로 화료해도 나머지 세 사람이 각자 줘요.
    }
    {""}**예:** 꽃이 3장, 금패 2장이 머리이고, 쯔모로 화료하면 { $stake ->
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
    }점씩 받아요.
fuzhou-rules-deal =
    {""}**첫 친**은 무작위로 정해요. { $deal_first ->
        [dealer] 친이 먼저 패를 가져가요.
       *[dice_player] 누가 먼저 패를 가져갈지는 주사위로 정해요.
    } 금패를 정하려고 뒤집은 패가 꽃이면, 그 꽃은 { $gold_flower ->
        [nobody] 누구의 것도 아니에요.
       *[dealer] 친의 것이에요.
    }
    {""}**마지막 패.** { $reserve }장은 뽑지 않고 남겨요{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] . 명깡마다 1장, 암깡마다 2장을 더 남겨요
    }{ $flower_reserve ->
        [yes] . 같은 꽃 네 장마다 2장을 더 남겨요
       *[no] {""}
    }. 그 앞의 네 장은 네 사람이 한 장씩 뽑고 버리지 않아요. 아무도 화료하지 못하면 주고받는 점수가 없어요.
    {""}**친.** 친이 화료하거나 유국이면 같은 사람이 다시 친이에요. 아니면 오른쪽 사람이 친이 돼요. 친을 이어 갈 때마다 *연장*이 하나씩 늘어요{ $draw_adds_streak ->
        [yes] {""}
       *[no] . 유국 때는 늘지 않아요
    }.
    {""}**끝.** 친이 네 번 넘어가면 한 바퀴예요. 모두 { $match_rounds }바퀴를 쳐요.{ $match_hands ->
        [0] {""}
       *[other] {" "}최대 { $match_hands }국까지 쳐요.
    }
    {""}**도중에 나가기.** 국 도중에 나가면 { $escape }{ $stake ->
        [1] {""}
       *[other] {" "}× { $stake }
    }점을 잃어요.{ $pause_exit ->
        [free] {" "}국이 시작되기 전, 모두 준비할 때까지는 그냥 나갈 수 있어요.
       *[price] {""}
    } 나간 뒤에는 { $after_escape ->
        [bot] 그 자리에서 컴퓨터가 이어서 쳐요. 그 국의 패는 다시 돌려요.
       *[end_match] 게임이 끝나요.
    }

## What is asked

fuzhou-ask-ready = { $settled ->
    [0] 손패를 보세요. { $round }국을 시작할까요?
   *[other] { $round }국을 시작할까요?
}
fuzhou-ask-discard = **차례예요:** 버릴 패를 고르세요{ $more ->
        [yes] . 패 위의 버튼을 골라도 돼요
       *[no] {""}
    }.
fuzhou-ask-claim = { JOSA($who, "님의") } { JOSA($held, "을", mark: "**") } 가져올까요? 마감: { $until }.
fuzhou-ask-rob_kong = { fuzhou-ask-claim }
fuzhou-ask-rob_gold = { JOSA($who, "님이") } 처음 버린 패를 누군가 울기 전에 **금패를 빼앗을 수 있어요.**{ $last ->
        [yes] {" "}단, { JOSA($nearer, "님이") } 먼저 가져갈 수 있어요.
       *[no] { $rob_gold_order ->
            [golden_first] {" "}금패 머리나 금패 커쯔가 되는 사람이 먼저이고, 다음은 { $nearer ->
                [no] 나예요.
               *[other] { $nearer }, 그다음은 나예요.
            }
           *[nearest] { $nearer ->
                [no] {""}
               *[other] {" "}단, { JOSA($nearer, "님이") } 먼저 가져갈 수 있어요.
            }
        }
    } 마감: { $until }.
fuzhou-ask-first_draw = 첫 패를 뽑는 대신 **금패를 빼앗을 수 있어요.** { JOSA($who, "님이") } 버린 { JOSA($held, "을") } 아무도 울지 않으면 금패를 가져와요. 마감: { $until }.
fuzhou-ask-three_golds = **금패 세 장을 모두 모았어요.** 지금 화료해서 { $round }국을 끝낼까요, 아니면 패스하고 더 칠까요?

fuzhou-sure-discard = **{ JOSA($pieces, "은") } 금패예요:** 아무 패로나 쓸 수 있고 1점이에요.{ $gold_discard ->
        [self_draw_only] {" "}버리면 이번 국에는 쯔모로만 화료할 수 있어요.
       *[other] {""}
    } 그래도 버릴까요?
fuzhou-sure-jinkan = **{ JOSA($pieces, "을") } 버리고 금감을 선언할까요?** 손패는 더 바꿀 수 없어요. 금패를 뽑아야만 화료하고, 다른 패는 뽑는 대로 버려요. 되돌릴 수 없어요.

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# 금감: 금패 바로 아래와 위의 패를 보여 주고 금패만 기다려요. 뽑으면 50점을 더 받아요.
fuzhou-offer-rob_gold = -# 금패 빼앗기: 패산 옆의 금패를 가져와 화료해요. 30점을 더 받고 쯔모로 계산해요.
fuzhou-offer-three_golds = -# 금패 세 장: 나머지 패가 무엇이든 화료하고 40점을 더 받아요.

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

fuzhou-tell-dealt = { $first }국의 패를 돌렸어요. 친은 { JOSA($who, "님이고") } 주사위는 { JOSA($second, "과") } { JOSA($third, "이에요") }.
fuzhou-tell-flower = { $owned ->
        [no] 금패보다 먼저 나와 옆에 둔 꽃: { $flowers }.
       *[yes] { JOSA($who, "님이") } 꽃을 내놓았어요: { $flowers }.
    }
fuzhou-tell-flower-each = 내놓은 꽃: { $counts }{ $aside ->
        [0] .
       *[other] . 주인 없이 옆에 둔 꽃: { $aside }.
    }
fuzhou-tell-gold = { JOSA($pieces, "을", mark: "**") } 뒤집었어요. 나머지 { $pieces } 세 장이 금패예요.
fuzhou-tell-began = { JOSA($who, "님이") } 먼저 쳐요.
fuzhou-tell-drew = { JOSA($who, "님이") } { $first ->
        [1] 깡 뒤에{" "}
       *[other] {""}
    }{ $seen ->
        [0] 한 장을
       *[other] { JOSA($pieces, "을") }
    } 뽑았어요.
fuzhou-tell-discarded = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } 버렸어요.
fuzhou-tell-jinkan = { JOSA($who, "님이") } **금감**을 선언하고 보여 줬어요: { $pieces }.
fuzhou-tell-chow = { JOSA($who, "님이") } { JOSA($other, "님의") } 패로 치를 했어요: { $pieces }.
fuzhou-tell-pong = { JOSA($who, "님이") } { JOSA($other, "님의") } 패로 퐁을 했어요: { $tile }.
fuzhou-tell-kong = { JOSA($who, "님이") } { JOSA($other, "님의") } 패로 깡을 했어요: { $tile }.
fuzhou-tell-concealed_kong = { JOSA($who, "님이") } 암깡을 했어요{ $seen ->
        [0] .
       *[other] : { $tile }.
    }
fuzhou-tell-added_kong = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } 퐁에 더해 가깡을 했어요.
fuzhou-tell-gold_safe = 아무도 금패를 빼앗지 않았어요.
fuzhou-tell-robbed = { JOSA($who, "님이") } 창깡으로 { JOSA($other, "님의") } 깡에서 { JOSA($pieces, "을") } 빼앗았어요!
fuzhou-tell-robbed_gold = { JOSA($who, "님이") } 금패를 빼앗았어요: { $pieces }!
fuzhou-tell-final = 이제 마지막 네 장이에요. 네 사람이 한 장씩 뽑고 버리지 않아요.
fuzhou-tell-won = { $first ->
        [1] **{ JOSA($who, "님이") } 받은 패 그대로 화료!**
       *[other] **{ JOSA($who, "님이") } { JOSA($last, "으로") } 화료!**
    }
fuzhou-tell-yaku = { JOSA($who, "님의") } 역: **{ $notes }**.
fuzhou-tell-paid = { JOSA($who, "님이") } { JOSA($other, "님에게") } { $first }점을 줬어요.
fuzhou-tell-washout = 뽑을 패가 없어서 유국이에요.
fuzhou-tell-scored = { JOSA($who, "님") }: { SIGNED($first) }점, 합계 { $second }점.
fuzhou-tell-finished = 모두 찬성해서 여기서 게임을 끝내요.
fuzhou-tell-escaped = { JOSA($mark, "님이") } 나갔{ $first ->
        [0] 어요
       *[other] 고, { $first }점을 잃었어요
    }. 이 국은 무효예요.
fuzhou-tell-over = 게임이 끝났어요.

## How a hand was settled

fuzhou-settled-win = { JOSA($who, "님이") } 화료했어요.
fuzhou-picture-draw = 유국
fuzhou-settled-washout = 유국: 아무도 화료하지 못해 주고받는 점수가 없어요.
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
    } = 한 몫 **{ $share }**점, 모두 **{ $score }**점.
fuzhou-term-hua = 꽃
fuzhou-term-jin = 금패
fuzhou-term-lian = 연장
fuzhou-term-kongs = 깡
fuzhou-term-one = 바탕점
fuzhou-term-double = 두 배
fuzhou-term-constant = 가장 큰 특별 화료
fuzhou-term-stake = 판돈
fuzhou-term-share = 한 몫
fuzhou-term-score = 합계

## In pictures, in the script of this region

fuzhou-picture-dealer = 친

## Settings

fuzhou-value-deal_first-dice_player = 주사위로 정한 자리
fuzhou-value-deal_first-dealer = 친
fuzhou-value-reserve_per_kong-none = 없음
fuzhou-value-reserve_per_kong-ming1_an2 = 명깡 1장, 암깡 2장
fuzhou-value-gold_flower-dealer = 친의 것
fuzhou-value-gold_flower-nobody = 주인 없음
fuzhou-value-gold_discard-self_draw_only = 가능(그 뒤로는 쯔모로만 화료)
fuzhou-value-gold_discard-forbidden = 금지
fuzhou-value-gold_discard-free = 가능(벌칙 없음)
fuzhou-value-same_round_lock-discarded_and_passed = 버렸거나 패스한 패
fuzhou-value-same_round_lock-passed = 패스한 패
fuzhou-value-same_round_lock-discarded = 버린 패
fuzhou-value-same_round_lock-off = 없음
fuzhou-value-swap_discard-not_after_chow = 치로 가져온 패와 다른 패
fuzhou-value-swap_discard-not_after_claim = 울어서 가져온 패와 다른 패
fuzhou-value-swap_discard-allowed = 아무 패나
fuzhou-value-added_kong-any = 손에 있는 네 번째 장
fuzhou-value-added_kong-drawn = 방금 뽑은 네 번째 장만
fuzhou-value-rob_gold_until-window = 친이 처음 버린 직후에만
fuzhou-value-rob_gold_until-first_draw = 친이 처음 버린 직후와 내 첫 차례(뽑는 대신)
fuzhou-value-rob_gold_order-golden_first = 금패 머리가 되는 사람이 먼저, 그다음은 친의 오른쪽부터
fuzhou-value-rob_gold_order-nearest = 친의 오른쪽부터
fuzhou-value-three_golds-any_own_turn = 내 차례면 언제든
fuzhou-value-three_golds-moment_of_draw = 세 번째 장을 뽑았을 때만
fuzhou-value-youjin-any_gold = 금패가 몇 장이든 쯔모로만
fuzhou-value-youjin-one_gold = 금패가 딱 한 장이면 쯔모로만
fuzhou-value-youjin-off = 제한 없음
fuzhou-value-one_flower-0 = 없음
fuzhou-value-kong_fan-none = 없음
fuzhou-value-kong_fan-ming1_an2 = 명깡 1점, 암깡 2점
fuzhou-value-streak-winner_is_dealer = 친이 화료할 때만
fuzhou-value-streak-all = 누가 화료하든
fuzhou-value-discard_payment-all_three = 나머지 세 사람이 한 몫씩
fuzhou-value-discard_payment-discarder_only = 버린 사람이 한 몫
fuzhou-value-discard_payment-discarder_double = 버린 사람이 두 몫
fuzhou-value-discard_payment-discarder_for_three = 버린 사람이 세 몫 모두
fuzhou-value-after_escape-end_match = 게임 종료
fuzhou-value-after_escape-bot = 컴퓨터가 이어서 침
fuzhou-value-pause_exit-price = 국 도중과 같음
fuzhou-value-pause_exit-free = 없음

## Examples of settings, in the panel of house rules

fuzhou-example-stake = 판돈이 5면, 12점짜리 화료로 60점씩 받아요.
fuzhou-example-reserve = 18이면, 18장만 남았을 때 유국이에요.
fuzhou-example-gold_flower = 금패를 정하려고 뒤집은 패가 꽃이라서 한 장 더 뒤집어요.
fuzhou-example-gold_discard = 금패가 한 장 있지만, 다른 패를 남기고 싶어요.
fuzhou-example-same_round_lock = 5통을 패스했어요. 다음 패를 뽑기 전에 나온 다른 5통을 가져올 수 있을까요?
fuzhou-example-added_kong = 5통을 퐁했고, 네 번째 5통이 손에 있어요.
fuzhou-example-rob_gold_order = 두 사람이 금패를 빼앗을 수 있고, 그중 한 사람은 금패 머리로 화료하게 돼요.
fuzhou-example-three_golds = 금패 세 장을 모았지만 그때 화료하지 않았어요. 나중 차례에 이것으로 화료할 수 있을까요?
fuzhou-example-youjin = 몸통 다섯에 금패 한 장이 남았어요. 아무 패나 오면 머리가 되지만, 쯔모로만 화료할 수 있어요.
fuzhou-example-base = 바탕점이 5이고 꽃이 3장, 금패가 1장이면 보통 화료는 9점이에요.
fuzhou-example-kong_fan = 9를 암깡하고 화료했어요.
fuzhou-example-streak = 친을 두 번 이어서 했어요. 화료에 2점을 더해요.
fuzhou-example-discard_payment = Ben이 버린 패로 화료했어요. 한 몫은 10점이에요.
fuzhou-example-escape = 벌점이 10, 판돈이 5면 국 도중에 나갈 때 50점을 잃어요.

## What is said of the patterns on the pages of /rules

pattern-three_golds = 금패 세 장이 모두 손에 있어요. 나머지 패는 무엇이든 상관없어요(삼금도).
pattern-rob_gold = 친이 처음 패를 버린 직후, 패산 옆의 금패로 손패가 완성돼요(창금).
fuzhou-pattern-heaven = 친이 받은 패가 처음부터 완성되어 있어요.
pattern-no_flower = 꽃도 깡도 없어요(평호).
pattern-one_flower = 꽃이 딱 한 장이고 깡이 없어요.
pattern-gold_pair = 금패 두 장이 머리예요(금작).
pattern-gold_triplet = 금패 세 장이 몸통 하나예요(금룡).
pattern-gold_edge = 금패 바로 아래와 위의 패를 보여 주고, 금패만 기다려서 뽑아요.
pattern-flower = 내놓은 풍패, 삼원패, 사군자, 사계절 한 장마다 점수를 받아요. 모든 화료에서 계산해요.
pattern-four_flowers = 사군자 네 장, 사계절 네 장, 또는 같은 풍패나 삼원패 네 장을 모두 내놓았어요. 모든 화료에서 계산해요.
worth-four_flowers = 4점 대신 { $points }점
pattern-gold = 손에 있는 금패 한 장마다 점수를 받아요. 모든 화료에서 계산해요.
pattern-kong_open = 명깡 하나마다 점수를 받아요. 모든 화료에서 계산해요.
pattern-kong_concealed = 암깡 하나마다 점수를 받아요. 모든 화료에서 계산해요.
pattern-note-rob_gold_golden_first = 금패를 빼앗을 수 있는 사람이 여럿이면 금패 머리가 되는 사람이 먼저이고, 다음은 친의 오른쪽부터 가까운 순서예요. 친은 마지막이에요.
pattern-note-rob_gold_nearest = 금패를 빼앗을 수 있는 사람이 여럿이면 친의 오른쪽부터 가까운 사람이 가져요. 친은 마지막이에요.
pattern-note-jinkan_kong = 금패 대기가 바뀌지 않으면 깡을 할 수 있어요.
pattern-note-jinkan_no_kong = 더는 깡을 할 수 없어요.
pattern-note-three_golds_any_own_turn = 내 차례면 언제든 화료할 수 있어요.
pattern-note-three_golds_moment_of_draw = 세 번째 금패를 뽑았을 때만 화료할 수 있어요.
pattern-note-rob_gold_first_draw = 앞사람이 버린 패를 아무도 울지 않으면, 처음 뽑는 대신 금패를 가져올 수도 있어요.
pattern-note-three_golds_on_discard = 손패가 완성되면, 버린 패로 화료해도 계산해요.
pattern-note-streak_winner_is_dealer = 친이 화료하면, 연장한 횟수만큼 점수를 받아요.
pattern-note-streak_all = 누가 화료하든, 친이 연장한 횟수만큼 점수를 받아요.

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = 친
fuzhou-table-badge-streak = 연장 { $number }
fuzhou-table-badge-jinkan = 금감
fuzhou-table-badge-shed_gold = 금패 버림
fuzhou-table-badge-final = 마지막 패: 한 장씩 뽑고 버리지 않음
fuzhou-picture-badge-streak = 연장
fuzhou-picture-badge-jinkan = 금감
fuzhou-picture-badge-shed_gold = 금패 버림
fuzhou-picture-badge-escaped = 나감
fuzhou-tiles-barred = -# 버렸거나 패스한 패 `{ $written }`: 다음 패를 뽑을 때까지 치, 퐁, 화료를 할 수 없어요.
fuzhou-lacking-shed = **이 패로 완성되지만 화료할 수 없어요:** 금패를 버려서 쯔모로만 화료할 수 있어요.
fuzhou-lacking-youjin = **이 패로 완성되지만 화료할 수 없어요:** 금패 한 장만 남은 유금이라 쯔모로만 화료할 수 있어요.
fuzhou-lacking-jinkan = **완성됐지만 화료할 수 없어요:** 금감 뒤에는 금패로만 화료할 수 있어요.
fuzhou-lacking-gold = **이 패로 완성되지만 화료할 수 없어요:** 버린 금패로는 화료할 수 없어요.
fuzhou-board-rob_gold = 금패 { $pieces } 빼앗기 마감: { $until }
fuzhou-scene-rob_gold = 금패를 빼앗을 수 있어요.
fuzhou-picture-window-rob_gold = 금패 빼앗기?
fuzhou-picture-won-rob_gold = 금패 빼앗기
fuzhou-table-won-rob_gold = 마지막 패는 빼앗은 금패예요: { $tile }.
