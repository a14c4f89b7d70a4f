## Jiaxing mahjong: what it is called, and in `also` its other names and readings

jiaxing = 자싱 마작·타이터우후
    .also = 자싱 마작, 가흥 마작, 타이터우 마작, 타이터우후
jiaxing-preset-standard = 타이터우후
jiaxing-preset-one_round = 타이터우후 한 바퀴
    .also = 한 바퀴, 타이터우후·한 바퀴
yaku-pure = 청일색
yaku-mixed = 혼일색
yaku-triplets = 또이또이
    .also = 대대화, 퐁퐁후
yaku-honors = 자일색
    .also = 전로두
yaku-red = 중 커쯔
    .also = 홍중 커쯔, 중 세 장
yaku-green = 발 커쯔
    .also = 발 세 장
yaku-white = 백 커쯔
    .also = 백판 커쯔, 백 세 장
yaku-seat_wind = 자풍
    .also = 문풍
yaku-round_wind = 장풍
    .also = 권풍
yaku-no_wild = 만능패 없음
    .also = 바이다 없음
yaku-three_wild = 만능패 세 장
short-yaku-three_wild = 만능패 세 장
    .also = 바이다 세 장
yaku-kong_bloom = 영상개화
short-yaku-kong_bloom = 영상개화
    .also = 깡 뒤 화료
yaku-single_wait = 마지막 한 장 대기
    .also = 단기, 단기 대기
yaku-huang = 황번
yaku-last_tile = 해저로월
short-yaku-last_tile = 해저로월
    .also = 해저
yaku-heaven = 천화
    .also = 천호
yaku-earth = 지화
    .also = 지호
jiaxing-option-base = 1점의 값
    .also = 한 점의 값, 기본점
jiaxing-option-cap = 한 몫의 상한(0이면 없음)
jiaxing-option-match_rounds = 바퀴 수
jiaxing-option-first_dealer = 첫 친
jiaxing-option-indicator = 만능패를 정하는 패
jiaxing-option-reserve = 뽑지 않고 남기는 패
jiaxing-option-chow = 치
    .also = 먹기
jiaxing-option-discard_wild = 만능패 버리기
jiaxing-option-kong_after_claim = 치나 퐁 바로 뒤의 깡
jiaxing-option-swap_discard = 치나 퐁 뒤에 버릴 수 있는 패
jiaxing-option-no_wild = 만능패 없음의 점수
jiaxing-option-all_honors_melds = 자일색에도 몸통과 머리 필요
jiaxing-option-earthly = 지화
jiaxing-option-earthly_payment = 지화일 때 내는 사람
jiaxing-option-heavenly_yellow = 천화·지화에도 황번
jiaxing-option-rob_contract = 책임 상대의 깡을 창깡했을 때 받는 몫
jiaxing-option-contract = 책임(바오)
    .also = 책임, 바오
jiaxing-option-contract_timeout = 책임이 생겼을 때 답하지 않은 사람
jiaxing-option-contract_partner = 책임 상대가 내는 몫
jiaxing-option-contract_outsider = 책임이 있는 사람과 없는 사람 사이의 몫
jiaxing-option-contract_multi = 책임이 둘 겹칠 때의 몫
jiaxing-option-dealer_on_draw = 유국 다음 국의 친
jiaxing-option-dealer_multiplier = 친이 주고받는 점수의 배수

jiaxing-about = 넷이서 쳐요. 만능패가 세 장 있어요. 네 가지 모양 중 하나를 만들어 쯔모로 화료해요.
jiaxing-tradition-standard = 자싱(嘉興)에서 치는 타이터우후를 네 바퀴 쳐요.
jiaxing-tradition-one_round = 자싱(嘉興)에서 치는 타이터우후를 한 바퀴만 쳐요. 컴퓨터와 치면 20분쯤 걸려요.
jiaxing-table-choice = { JOSA($who, "님", mark: "**") }, 계속할까요, 아니면 이 국을 포기할까요?

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    자싱 마작(嘉興麻將)은 넷이서 쳐요. 몸통 넷과 머리 하나, 열네 장을 먼저 완성하면 이겨요.
    {""}*몸통*은 한 종류로 이어지는 세 장인 슌쯔(4-5-6통), 같은 패 세 장인 커쯔, 같은 패 네 장인 *깡*이에요. *머리*는 같은 패 두 장이에요.
    {""}**만능패.** 패 한 장을 뒤집어요. 그것과 같은 나머지 세 장이 만능패예요. 손에서 아무 패로나 쓸 수 있어요.
    {""}**네 가지 모양.** 몸통 넷과 머리만으로는 화료할 수 없어요. 다음 중 하나여야 해요: 한 종류로만(청일색), 한 종류와 자패로만(혼일색), 자패로만(자일색), 커쯔와 깡으로만(또이또이). 자패는 풍패와 삼원패예요.
    {""}**쯔모로만.** 내가 뽑은 패로만 화료해요. 남이 버린 패로는 화료할 수 없어요{ $earthly ->
        [dealer_first_discard] . 친이 맨 처음 버린 패만 예외예요
       *[other] {""}
    }.
jiaxing-rules-turn =
    {""}**1.** 패를 한 장 뽑아요.{ $reserve ->
        [0] {""}
       *[other] {" "}패산의 마지막 { $reserve }장은 뽑지 않아요.
    }
    {""}**2.** 손패가 완성되면 **화료**할 수 있어요. 같은 패가 네 장이거나 내 퐁의 네 번째 장이 있으면 **깡**을 하고 한 장 더 뽑을 수 있어요.
    {""}**3.** 패를 한 장 버려요{ $discard_wild ->
        [forbidden] . 만능패는 버릴 수 없어요
       *[allowed] {""}
    }.
    {""}**울기.** 남이 버린 패를 가져올 수 있어요:
    { $chow ->
        [yes] • **치**: 내 두 장과 합쳐 슌쯔가 될 때. 바로 왼쪽 사람이 버린 패만 가져올 수 있어요.
       *[no] {""}
    }
    • **퐁**이나 **깡**: 같은 패를 두 장(퐁)이나 세 장(깡) 가지고 있을 때. 누가 버린 패든 가져올 수 있어요.
    울거나 깡할 때는 만능패를 쓸 수 없어요. 운 몸통은 펼쳐 놓아요.{ $swap_discard ->
        [not_same_kind] {" "}치나 퐁을 한 직후에는 가져온 것과 같은 패를 버릴 수 없어요.
       *[allowed] {""}
    }{ $kong_after_claim ->
        [yes] {" "}치나 퐁 바로 뒤에 내 패로 깡을 할 수도 있어요.
       *[no] {""}
    }
    {""}**창깡.** 누가 퐁에 더한 패로 내 몸통이 완성돼 화료할 수 있으면, 그 패를 빼앗아 화료할 수 있어요.
jiaxing-rules-points =
    { $base ->
        [1] 점수를 모두 더하고, 두 배(×2)가 하나 있을 때마다 두 배로 늘려요. 이것이 **한 몫**이에요.
       *[other] 점수를 모두 더해 { JOSA($base, "을") } 곱하고, 두 배(×2)가 하나 있을 때마다 두 배로 늘려요. 이것이 **한 몫**이에요.
    }{ $cap ->
        [0] {""}
       *[other] {" "}최대 { $cap }점이에요.
    }
    나머지 세 사람이 한 몫씩 내요{ $dealer_multiplier ->
        [1] {""}
       *[other] . 친은 { $dealer_multiplier }배로 주고받아요
    }. **예:** 한 종류와 자패(2점), 만능패 없음(1점)으로 깡 뒤에 화료(×2)하면 3 × 2{ $base ->
        [1] {" "}= 6점씩
       *[other] {" "}× { $base }점씩
    } 받아요{ $cap ->
        [0] {""}
       *[other] (최대 { $cap }점)
    }.
    { $earthly ->
        [dealer_first_discard] 친이 처음 버린 패로 화료(지화)하면 { $earthly_payment ->
            [dealer_1] 친만 한 몫을 내요.
            [all_1] 모두 한 몫씩 내요.
           *[dealer_3] 친만 세 몫을 내요.
        }
       *[other] {""}
    }
    창깡을 당한 사람은 혼자 세 몫을 내요{ $contract ->
        [off] {""}
       *[other] { $rob_contract ->
            [three] . 책임 상대라도 같아요
           *[max] . 책임으로 내는 몫이 더 크면 그만큼 내요
        }
    }.
    { $contract ->
        [off] {""}
       *[other] **책임(바오).** 같은 사람의 패를 세 번 울면 두 사람은 책임 관계가 돼요. 둘 중 하나가 화료하면 상대는 { $contract_partner }몫, 나머지는 { $contract_outsider }몫씩 내요. 다른 사람이 화료하면 두 사람은 { $contract_outsider }몫씩 내요.{ $contract_multi ->
            [product] {" "}화료한 사람과 내는 사람이 서로 다른 책임 관계에 있으면 { $contract_outsider } × { $contract_outsider }몫을 내요.
           *[max] {""}
        } { $contract ->
            [ask] 나머지 사람은 계속할지 이 국을 포기할지 바로 정해요. 포기하면 점수를 잃지 않아요. 답이 없으면 { $contract_timeout ->
                [continue] 계속해요.
               *[give_up] 포기해요.
            }
           *[auto_continue] 아무도 이 국을 포기할 수 없어요.
        }
    }
jiaxing-rules-deal =
    {""}**첫 친**은 { $first_dealer ->
        [dice] 첫 자리부터 주사위 두 개로 세어 정해요.
       *[seat0] 첫 자리에 앉은 사람이에요.
    } 친이 동이고 먼저 쳐요.
    {""}**만능패.** { $indicator ->
        [dice_stack] 주사위를 한 번 더 던져서 뒤집을 패를 정해요.
       *[tail] 패산의 마지막 패를 뒤집어요.
    }
    {""}**친.** 친이 화료하면 다음 국에도 친이에요.{ $dealer_on_draw ->
        [stay] {" "}유국 때도 친은 그대로예요.
       *[rotate] {""}
    } 아니면 오른쪽 사람이 친이 돼요.
    {""}**황번(黃番).** 다음 경우마다 황번이 하나씩 쌓여요: 주사위 눈이 같을 때, 만능패가 자패일 때, 만능패가 지난 국과 같을 때, 유국일 때. 화료한 사람은 쌓인 황번을 하나 가져가고, 점수가 두 배가 돼요{ $heavenly_yellow ->
        [no] . 천화와 지화는 제외해요
       *[yes] {""}
    }.
    {""}**끝.** 모두 { $match_rounds }바퀴를 쳐요. 네 사람이 한 번씩 친을 하면 한 바퀴예요.

## What is asked

jiaxing-ask-ready = { $settled ->
    [0] 손패를 보세요. { $round }국을 시작할까요?
   *[other] { $round }국을 시작할까요?
}
jiaxing-ask-discard = **차례예요:** 버릴 패를 고르세요{ $more ->
        [yes] . 패 위의 버튼을 골라도 돼요
       *[no] {""}
    }.
jiaxing-ask-claim = { JOSA($who, "님의") } { JOSA($held, "을", mark: "**") } 가져올까요? 마감: { $until }.{ $third ->
        [yes] {"\u000A"}{ jiaxing-third }
       *[no] {""}
    }
jiaxing-third = ⚠ **{ JOSA($who, "님의") } 패를 세 번째로 울면 책임 관계가 돼요.** 둘 중 하나가 화료하면 상대는 { $contract_partner }몫, 나머지는 { $contract_outsider }몫씩 내요. 다른 사람이 화료하면 두 사람은 { $contract_outsider }몫씩 내요.{ jiaxing-dealer-pays }{ $contract ->
        [ask] {" "}나머지 사람은 이 국을 포기할 수 있어요.
       *[other] {""}
    }
jiaxing-dealer-pays = { $dealer_multiplier ->
        [1] {""}
       *[other] {" "}친은 { $dealer_multiplier }배로 주고받아요.
    }
jiaxing-ask-rob_kong = { jiaxing-ask-claim }
jiaxing-ask-give_up = { jiaxing-ask-contract } 답하지 않으면 { $until } 자동으로 포기해요.
jiaxing-ask-continue = { jiaxing-ask-contract } 답하지 않으면 { $until } 자동으로 계속해요.
jiaxing-ask-contract =
    {""}**책임 관계**가 됐어요: { $bound }.
    {""}**{ jiaxing-verb-continue }:** 그중 하나가 화료하면 { $contract_outsider }몫을 내고, 내가 화료하면 그 사람들에게서 { $contract_outsider }몫씩 받아요. 다른 사람과는 그대로 한 몫씩 주고받아요.{ jiaxing-dealer-pays }
    {""}**{ jiaxing-verb-give_up }:** 점수를 잃지 않지만 화료도 할 수 없어요.

jiaxing-sure-discard = **{ JOSA($pieces, "은") } 만능패예요:** 아무 패로나 쓸 수 있어요. 그래도 버릴까요?
jiaxing-sure-give_up = **이 국을 포기할까요?** 점수를 잃지 않지만 화료도 할 수 없어요. 뽑는 패는 모두 자동으로 버려요. 되돌릴 수 없어요.

## What one can do

jiaxing-verb-ready = 준비
jiaxing-verb-finish = 게임 끝내기
jiaxing-verb-resign = 기권
jiaxing-verb-discard = { $pieces }
jiaxing-verb-chow = 치 { $own } + { $taken }
jiaxing-verb-pong = 퐁 { $own } + { $taken }
jiaxing-verb-kong = 깡 { $own } + { $taken }
jiaxing-verb-concealed_kong = 암깡 { $pieces }
jiaxing-verb-added_kong = 가깡 { $pieces }
jiaxing-verb-win = 화료{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
jiaxing-verb-pass = 패스
jiaxing-verb-continue = 계속하기
jiaxing-verb-give_up = 이 국 포기
jiaxing-verb-go_on = 계속

## What happened

jiaxing-tell-dice = 주사위는 { JOSA($first, "과") } { JOSA($second, "이에요") }. { JOSA($other, "님부터") } 세어 { JOSA($who, "님이") } 첫 친이 됐어요.
jiaxing-tell-dealt = { $first }국의 패를 돌렸어요. 친은 { JOSA($who, "님이고") } 주사위는 { JOSA($second, "과") } { JOSA($third, "이에요") }. { JOSA($pieces, "을", mark: "**") } 뒤집었어요. 나머지 { $pieces } 세 장이 만능패예요.
jiaxing-tell-queued = 황번이 쌓였어요: { $names }.
jiaxing-tell-began = { JOSA($who, "님이") } 먼저 쳐요.
jiaxing-tell-drew = { JOSA($who, "님이") } { $first ->
        [1] 깡 뒤에{" "}
       *[other] {""}
    }{ $seen ->
        [0] 한 장을
       *[other] { JOSA($pieces, "을") }
    } 뽑았어요.
jiaxing-tell-discarded = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } 버렸어요.
jiaxing-tell-chow = { JOSA($who, "님이") } { JOSA($other, "님의") } 패로 치를 했어요: { $pieces }.
jiaxing-tell-pong = { JOSA($who, "님이") } { JOSA($other, "님의") } 패로 퐁을 했어요: { $tile }.
jiaxing-tell-kong = { JOSA($who, "님이") } { JOSA($other, "님의") } 패로 깡을 했어요: { $tile }.
jiaxing-tell-concealed_kong = { JOSA($who, "님이") } 암깡을 했어요{ $seen ->
        [0] .
       *[other] : { $tile }.
    }
jiaxing-tell-added_kong = { JOSA($who, "님이") } { JOSA($pieces, "을", mark: "**") } 퐁에 더해 가깡을 했어요.
jiaxing-tell-robbed = { JOSA($who, "님이") } 창깡으로 { JOSA($other, "님의") } 깡에서 { JOSA($pieces, "을") } 빼앗았어요!
jiaxing-tell-warned = { JOSA($who, "님이") } { JOSA($other, "님의") } 패를 두 번 울었어요. 세 번째로 울면 책임 관계가 돼요. 그러면 둘 중 하나가 화료할 때 상대가 { $contract_partner }몫을 내요.
jiaxing-tell-contract = { JOSA($who, "님과") } { JOSA($other, "님이") } **책임 관계**가 됐어요.
jiaxing-tell-gave_up = { JOSA($who, "님이") } 이 국을 포기했어요.
jiaxing-tell-continued = { JOSA($who, "님은") } 계속해요.
jiaxing-tell-won = { $first ->
        [1] **{ JOSA($who, "님이") } 받은 패 그대로 화료!**
       *[other] **{ JOSA($who, "님이") } { JOSA($last, "으로") } 화료!**
    }
jiaxing-tell-yaku = { JOSA($who, "님의") } 역: **{ $notes }**.
jiaxing-tell-paid = { JOSA($who, "님이") } { JOSA($other, "님에게") } { $first }점을 줬어요.
jiaxing-tell-washout = 패산이 비어서 유국이에요.
jiaxing-tell-scored = { JOSA($who, "님") }: { SIGNED($first) }점, 합계 { $second }점.
jiaxing-tell-finished = 모두 찬성해서 여기서 게임을 끝내요.
jiaxing-tell-resigned = { JOSA($who, "님이") } 기권했어요.
jiaxing-tell-over = 게임이 끝났어요.

## How a hand was settled

jiaxing-settled-win = { JOSA($who, "님이") } 화료했어요.
jiaxing-picture-draw = 유국
jiaxing-settled-washout = 유국: 아무도 화료하지 못해서 황번이 하나 쌓여요.
jiaxing-formula = { $tai }점 { $fan ->
        [0] {""}
       *[other] × { $doubled }(두 배 { $fan }번){" "}
    }{ $base ->
        [1] {""}
       *[other] × { $base }{" "}
    }= 한 몫 **{ $share }**점{ $capped ->
        [yes] {" "}(상한)
       *[no] {""}
    }, 모두 **{ $score }**점.
jiaxing-term-tai = 점수
jiaxing-term-fan = 두 배
jiaxing-term-base = 1점의 값
jiaxing-term-cap = 상한
jiaxing-term-share = 한 몫
jiaxing-term-score = 합계

## What scores

yaku-huang_baozi = 황번: 주사위 같은 눈
short-yaku-huang_baozi = 황번: 주사위 같은 눈
yaku-huang_old_wild = 황번: 자패 만능패
short-yaku-huang_old_wild = 황번: 자패 만능패
yaku-huang_same_wild = 황번: 같은 만능패
short-yaku-huang_same_wild = 황번: 같은 만능패
yaku-huang_draw = 황번: 유국
short-yaku-huang_draw = 황번: 유국

yaku-baozi = 주사위 같은 눈
yaku-old_wild = 자패 만능패
yaku-same_wild = 같은 만능패
yaku-draw = 유국

## Settings

jiaxing-value-first_dealer-seat0 = 첫 자리에 앉은 사람
jiaxing-value-first_dealer-dice = 주사위 두 개로 정함
jiaxing-value-indicator-tail = 패산의 마지막 패
jiaxing-value-indicator-dice_stack = 주사위를 한 번 더 던져 정함
jiaxing-value-discard_wild-allowed = 가능
jiaxing-value-discard_wild-forbidden = 금지
jiaxing-value-swap_discard-allowed = 아무 패나
jiaxing-value-swap_discard-not_same_kind = 가져온 패와 다른 패
jiaxing-value-no_wild-physical = 만능패가 한 장도 없을 때만 받음
jiaxing-value-no_wild-face = 만능패를 원래 패로만 썼을 때도 받음
jiaxing-value-earthly-dealer_first_discard = 친이 처음 버린 패로 화료
jiaxing-value-earthly-first_draw = 내가 처음 뽑은 패로 화료
jiaxing-value-earthly-off = 없음
jiaxing-value-earthly_payment-dealer_3 = 친이 세 몫
jiaxing-value-earthly_payment-dealer_1 = 친이 한 몫
jiaxing-value-earthly_payment-all_1 = 모두 한 몫씩
jiaxing-value-rob_contract-max = 세 몫과 책임의 몫 중 더 큰 쪽
jiaxing-value-rob_contract-three = 세 몫
jiaxing-value-contract-ask = 있음(나머지 사람은 국을 포기할 수 있음)
jiaxing-value-contract-auto_continue = 있음(국을 포기할 수 없음)
jiaxing-value-contract-off = 없음
jiaxing-value-contract_timeout-give_up = 이 국 포기
jiaxing-value-contract_timeout-continue = 계속하기
jiaxing-value-contract_multi-max = 한 번만 계산
jiaxing-value-contract_multi-product = 몫을 곱함
jiaxing-value-dealer_on_draw-rotate = 오른쪽 사람
jiaxing-value-dealer_on_draw-stay = 같은 사람

## Examples of settings, in the panel of house rules

jiaxing-example-base = 3점에 두 배가 한 번 붙어 화료했어요. 1점의 값이 2면 나머지가 각자 3 × 2 × 2 = 12점을 줘요.
jiaxing-example-cap = 20이면, 32점짜리 몫도 20점으로 계산해요.
jiaxing-example-indicator = 이 패를 뒤집고, 같은 나머지 세 장이 만능패예요.
jiaxing-example-reserve = 20이면, 20장만 남았을 때 유국이에요.
jiaxing-example-discard_wild = 쓸 데가 없는 만능패가 한 장 있어요. 버려도 될까요?
jiaxing-example-swap_discard = 남이 버린 4를 치해서 4-5-6을 만들었어요. 원래 있던 4를 버려도 될까요?
jiaxing-example-no_wild = 하나뿐인 만능패를 원래 패로 썼어요. 그래도 만능패 없음의 점수를 받을까요?
jiaxing-example-heavenly_yellow = 끔: 천화나 지화로 화료하면 황번은 다음에 화료하는 사람에게 남아요.
jiaxing-example-rob_contract = 책임 상대가 퐁에 한 장을 더했고, 내가 그 패로 화료했어요.
jiaxing-example-contract = Ben이 내가 버린 패를 세 번 울었어요. 둘 중 하나가 화료하면 상대가 다섯 몫을 내요.
jiaxing-example-contract_partner = 나와 Ben은 책임 관계예요. Ben이 화료하면 내가 이만큼 내요.
jiaxing-example-contract_outsider = Ben과 Chie는 책임 관계이고, 나는 계속하기를 골랐어요. Ben이 화료하면 내가 이만큼 내요.
jiaxing-example-contract_multi = 나도, 화료한 사람도 책임 관계에 있지만 서로의 상대는 아니에요.
jiaxing-example-dealer_multiplier = 2면, 다른 사람이 한 몫을 주고받을 때 친은 두 몫을 주고받아요.

## What is said of the patterns on the pages of /rules

pattern-honors = 모양: 자패와 만능패로만 되어 있어요.
pattern-pure = 모양: 모든 패가 한 종류예요.
pattern-mixed = 모양: 한 종류와 자패로만 되어 있어요.
pattern-triplets = 모양: 몸통이 모두 커쯔나 깡이에요.
pattern-red = 중으로 만든 몸통.
pattern-green = 발로 만든 몸통.
pattern-white = 백으로 만든 몸통.
pattern-seat_wind = 내 자풍으로 만든 몸통. 친이 동이고, 오른쪽으로 남, 서, 북이에요.
pattern-round_wind = 장풍으로 만든 몸통. 지금 장풍은 테이블에 나와 있어요.
pattern-three_wild = 만능패 세 장이 모두 손에 있어요.
pattern-kong_bloom = 깡 뒤에 뽑은 패로 화료해요.
pattern-single_wait = 몸통 넷을 모두 펼쳐 놓고, 손에 남은 한 장의 짝으로 화료해요.
pattern-huang = 황번이 쌓여 있을 때 화료해요.
pattern-last_tile = 패산의 마지막 패로 화료해요.
jiaxing-pattern-heaven = 친이 처음 패를 버리기 전에 화료해요.
pattern-note-huang_not_heavenly = 천화와 지화는 황번을 가져가지 않아요.
pattern-note-no_wild_physical = 손에 만능패가 없어요.
pattern-note-no_wild_face = 만능패가 없거나, 모두 원래 패로 썼어요.
pattern-note-any_honors = 몸통과 머리가 없어도 화료할 수 있어요.
pattern-note-earth_dealer_first_discard = 친이 맨 처음 버린 패로 화료해요.
pattern-note-earth_first_draw = 누가 울거나 깡하기 전에, 처음 뽑은 패로 화료해요. 친은 받을 수 없어요.

## What only this game shows at a table of mahjong

jiaxing-table-badge-dealer = 친
jiaxing-table-badge-contract = 책임: { $arg }
jiaxing-table-badge-two_claims = 두 번 울었음: { $arg }
jiaxing-table-badge-gave_up = 포기
jiaxing-table-badge-queue = 황번: { $names }{ $more ->
        [0] {""}
       *[other] {" "}외 { $more }개
    }
jiaxing-picture-badge-contract = 책임:
jiaxing-picture-badge-gave_up = 포기
jiaxing-picture-badge-two_claims = 두 번 운 상대:
jiaxing-picture-warned-two_claims = 두 번 울음:
jiaxing-picture-badge-queue = { $count ->
        [1] 다음 화료 ×2
       *[other] 다음 { $count }번 ×2
    }
jiaxing-picture-own-one_claim = 내 패를 한 번 울음:
jiaxing-picture-was_out = 포기했음
jiaxing-table-was_bound = 책임 관계였던 사람: { $who }
jiaxing-table-was_out = 포기한 사람: { $who }
jiaxing-hand-out = 이 국을 포기했어요. 뽑는 패는 모두 자동으로 버려요.
jiaxing-tiles-warned = ⚠ 내 패를 두 번 운 사람: { $who }. 세 번째로 울면 책임 관계가 돼요.
jiaxing-lacking-shape = **아직 모양이 갖춰지지 않았어요:** 몸통 넷과 머리는 있지만 { yaku-pure }, { yaku-mixed }, { yaku-honors }, { yaku-triplets } 중 하나여야 화료할 수 있어요. 가장 가까운 모양: { $near }.
jiaxing-lacking-self_draw = **이 패로 완성되지만 화료할 수 없어요:** 쯔모로만 화료할 수 있어요.
jiaxing-picture-shares = { $count }몫{ $bound ->
        [yes] , 책임
       *[no] {""}
    }
