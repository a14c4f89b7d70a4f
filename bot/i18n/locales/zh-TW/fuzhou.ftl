## Fuzhou mahjong: what it is called, and in `also` its other names and readings

fuzhou = 福州麻將
    .also = 福州麻雀, 榕城麻將, 打麻將 福州, 16張麻將, 十六張麻將
fuzhou-preset-standard = 傳統
    .also = 傳統玩法, 經典
fuzhou-preset-online = 房間玩法
    .also = 線上房間, 手機房
fuzhou-preset-short = 快局
    .also = 短局
yaku-three_golds = 三金倒
    .also = 三金
yaku-rob_gold = 搶金
yaku-no_flower = 平胡（無花無槓）
    .also = 平胡, 平和, 無花無槓
yaku-one_flower = 一張花
yaku-gold_pair = 金雀
yaku-gold_triplet = 金龍
yaku-gold_edge = 金坎
yaku-flower = 花
    .also = 花牌
yaku-four_flowers = 花槓
    .also = 四張花
yaku-gold = 金
    .also = 金牌
yaku-streak = 連莊
yaku-kong_open = 明槓
yaku-kong_concealed = 暗槓
fuzhou-option-stake = 底注
fuzhou-option-match_rounds = 圈數
fuzhou-option-match_hands = 盤數上限
    .also = 局數上限
fuzhou-option-deal_first = 誰先抓牌
fuzhou-option-reserve = 留牌
    .also = 剩牌數
fuzhou-option-reserve_per_kong = 每槓多留牌
fuzhou-option-flower_reserve = 花槓多留牌
fuzhou-option-gold_flower = 開金翻花
    .also = 開金
fuzhou-option-gold_discard = 打金
fuzhou-option-same_round_lock = 同圈
    .also = 同圈不吃碰
fuzhou-option-swap_discard = 吃碰後打同張
    .also = 換吃
fuzhou-option-added_kong = 補槓
    .also = 加槓
fuzhou-option-rob_kong = 搶槓
    .also = 搶槓胡
fuzhou-option-rob_gold_until = 搶金的期限
fuzhou-option-rob_gold_order = 搶金的順序
fuzhou-option-three_golds = 三金倒的時機
fuzhou-option-three_golds_on_discard = 三金可胡別人打的
    .also = 三金可放銃, 三金可點炮
fuzhou-option-youjin = 游金
fuzhou-option-jinkan = 報金坎
fuzhou-option-jinkan_kong = 金坎後可槓
fuzhou-option-base = 底
    .also = 底分
fuzhou-option-special_base = 特殊胡也算底
fuzhou-option-gold_pair = 金雀加分
fuzhou-option-gold_triplet = 金龍加分
fuzhou-option-one_flower = 一張花加分
fuzhou-option-kong_fan = 槓加分
fuzhou-option-streak = 連莊加分
fuzhou-option-draw_adds_streak = 流局算連莊
    .also = 臭莊算連莊
fuzhou-option-discard_payment = 放銃付分
    .also = 點炮付分, 放炮付分, 放銃, 點炮, 放炮
fuzhou-option-escape = 逃跑罰分
    .also = 逃跑
fuzhou-option-after_escape = 有人逃跑之後
fuzhou-option-pause_exit = 盤間退出

## What is said of the game

fuzhou-about = 四個人，17張胡牌，有花，有三張金：五副牌加一對將。
fuzhou-tradition-standard = 照當地印行的規則打：不管怎麼胡，另外三家都付，槓不加分。
fuzhou-tradition-online = 手機房間裡的常見打法：放銃的一家付雙倍，槓加分，每次胡都算底，金雀、金龍、一張花加得更多。
fuzhou-tradition-short = 傳統打法，時間不多時打：最多四盤。
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = 金：**{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark }是金：可以當任何一張，還算一分。
fuzhou-picture-wild = 金
fuzhou-picture-dealer = 莊
fuzhou-picture-draw = 流局（臭莊）

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    四個人打福州麻將。先湊成五副牌加一對將的人胡，一共17張，只用萬、筒、條。
    {""}*一副*是同花色的順子（如四五六筒）、三張一樣的刻子，或者四張一樣的*槓*。*將*是兩張一樣的。
    {""}**花。**風牌、中發白、梅蘭竹菊、春夏秋冬都是花，不留在手裡：亮出來，補一張，胡了算分。
    {""}**金。**開出一張牌，跟它一樣的另外三張是金：可以當任何一張，還算一分。打出來的金誰也不能要{ $gold_discard ->
        [self_draw_only] ；打過金的人這一盤只能自摸
       *[other] {""}
    }。
    自摸能胡，別人打的也能胡，什麼牌型都行。{ $youjin ->
        [off] {""}
        [one_gold] 但五副齊了、只剩唯一的一張金（*游金*），只能自摸。
       *[any_gold] 但五副齊了、只剩一張金單吊（*游金*），只能自摸。
    }
fuzhou-rules-turn =
    {""}**1.** 摸一張牌。摸到花就亮出來，再補一張。
    {""}**2.** 牌齊了可以**胡**。有四張一樣的可以開**槓**，再補一張。
    {""}**3.** 打一張牌{ $gold_discard ->
        [forbidden] ，金不能打
       *[other] {""}
    }。
    {""}**吃碰。**別人打的牌可以要：
    • **吃**：跟你的兩張成順子。只能吃上家。
    • **碰**或**槓**：你有兩張或三張一樣的。誰打的都行。
    • **胡**：正好讓你的牌齊了。誰打的都行。
    { $same_round_lock ->
        [off] {""}
       *[other] 有些牌下次輪到你之前不能要：{ $same_round_lock ->
            [passed] 剛過掉的。
            [discarded] 剛打掉的。
           *[discarded_and_passed] 剛打掉的和剛過掉的。
        }
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] 剛吃碰進來的那種牌不能馬上打出去。
       *[not_after_chow] 剛吃進來的那種牌不能馬上打出去。
    }
    {""}**補槓。**碰過的牌，{ $added_kong ->
        [drawn] 剛摸到第四張
       *[any] 手裡有第四張
    }就可以補成槓{ $rob_kong ->
        [yes] ；那張牌正好讓別人的牌齊了，可以搶來胡
       *[no] ，別人不能搶
    }。
fuzhou-rules-points =
    {""}**先數**花、金{ $kong_fan ->
        [none] {""}
       *[ming1_an2] 、槓（明槓1，暗槓2）
    }，再加連莊數{ $streak ->
        [all] {""}
       *[winner_is_dealer] （莊家胡才算）
    }。
    {""}**普通胡**是這個數{ $base ->
        [0] {""}
       *[other] 再加底{ $base }
    }；自摸翻倍。
    {""}**特殊胡**是這個數{ $special_base ->
        [yes] { $base ->
            [0] {""}
           *[other] 加底{ $base }
        }
       *[no] {""}
    }乘2，再加最大牌型的分。{ $stake ->
        [1] {""}
       *[other] 每次付的都再乘底注{ $stake }。
    }
    {""}**誰付。**{ $discard_payment ->
        [discarder_only] 放銃的一家付一份；自摸三家各付一份。
        [discarder_double] 放銃的一家付兩份；自摸三家各付一份。
        [discarder_for_three] 放銃的一家付三家的份；自摸三家各付一份。
       *[all_three] 三家各付一份，放銃也一樣。
    }
    {""}**例：**3張花，2張金做將（金雀），自摸：{ $stake ->
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
    }，三家各付這麼多。
fuzhou-rules-deal =
    {""}**首莊**隨機選定。{ $deal_first ->
        [dealer] 莊家先抓牌。
       *[dice_player] 誰先抓牌由骰子定。
    }開金開出花來，{ $gold_flower ->
        [nobody] 不歸任何人。
       *[dealer] 歸莊家。
    }
    {""}**最後的牌。**留{ $reserve }張不摸{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] ，明槓多留1張，暗槓多留2張
    }{ $flower_reserve ->
        [yes] ，每個花槓多留2張
       *[no] {""}
    }。最後四張每家摸一張，不打牌。流局誰也不付。
    {""}**坐莊。**莊家胡了連莊，流局也連莊；否則下家坐莊。每連一次，*連莊*數加一{ $draw_adds_streak ->
        [yes] {""}
       *[no] ，流局不加
    }。
    {""}**結束。**莊輪過四家就是一圈，一場打{ $match_rounds }圈{ $match_hands ->
        [0] {""}
       *[other] ，最多{ $match_hands }盤
    }。
    {""}**逃跑**：打到一半離開，罰{ $escape }分{ $stake ->
        [1] {""}
       *[other] {" "}× 底注{ $stake }
    }，不歸任何人{ $pause_exit ->
        [free] ；開盤前還沒全準備好時離開不罰。
       *[price] 。
    }之後{ $after_escape ->
        [bot] 電腦頂替那個座位，這一盤重新發牌。
       *[end_match] 本場結束。
    }

## What is asked

fuzhou-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }盤了嗎？
   *[other] 準備好打第{ $round }盤了嗎？
}
fuzhou-ask-discard = **輪到你：**打一張牌{ $more ->
        [yes] ，或者選上面的
       *[no] {""}
    }。
fuzhou-ask-claim = { $who }打出**{ $held }**：要不要？{ $until }截止。
    .rob = { $who }補槓**{ $held }**：搶不搶？{ $until }截止。
fuzhou-ask-rob_kong = { fuzhou-ask-claim.rob }
fuzhou-ask-rob_gold = **可以搶金**，趕在別人要{ $who }打的第一張之前。{ $until }截止。
fuzhou-ask-first_draw = **還可以搶金**，代替你第一次摸牌：沒有人要{ $who }打的{ $held }，金就歸你。{ $until }截止。
fuzhou-ask-three_golds = **三張金都在你手裡。**第{ $round }盤用三金倒胡，還是過，接著打？

fuzhou-sure-discard = **{ $pieces }是金：**可以當任何一張，還算一分。{ $gold_discard ->
        [self_draw_only] 打了以後，這一盤只能自摸。
       *[other] {""}
    }真的要打？
fuzhou-sure-jinkan = **打{ $pieces }，報金坎？**手牌從此不換：只有摸到金才胡，摸到別的都打掉。不能反悔。

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# 金坎：亮出金的上下兩張，單等金；摸到了加50。
fuzhou-offer-rob_gold = -# 搶金：把開出來的那張金拿來胡；加30，算自摸。
fuzhou-offer-three_golds = -# 三金倒：不管別的牌是什麼都能胡，加40。

## What one can do

fuzhou-verb-ready = 準備
fuzhou-verb-finish = 結束本場
fuzhou-verb-resign = 認輸
fuzhou-verb-discard = { $pieces }
fuzhou-verb-jinkan = 報金坎，打 { $pieces }
fuzhou-verb-chow = 吃 { $own } + { $taken }
fuzhou-verb-pong = { $own ->
       *[other] 碰 { $taken }
    }
fuzhou-verb-kong = { $own ->
       *[other] 槓 { $taken }
    }
fuzhou-verb-concealed_kong = 暗槓 { $pieces }
fuzhou-verb-added_kong = 補槓 { $pieces }
fuzhou-verb-win = 胡{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
fuzhou-verb-rob_gold = 搶金{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
fuzhou-verb-three_golds = 三金倒{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
fuzhou-verb-pass = 過
fuzhou-verb-go_on = 繼續

## What happened

fuzhou-tell-dealt = 第{ $first }盤發牌，{ $who }坐莊，擲出{ $second }和{ $third }。
fuzhou-tell-flower = { $owned ->
        [no] 開金翻出花，不歸任何人：{ $flowers }。
       *[yes] { $who }補花：{ $flowers }。
    }
fuzhou-tell-flower-each = 補花張數：{ $counts }{ $aside ->
        [0] 。
       *[other] ；另翻出{ $aside }張，不歸任何人。
    }
fuzhou-tell-gold = 開金：**{ $pieces }**，另外三張是金。
fuzhou-tell-began = { $who }先打。
fuzhou-tell-drew = { $who }{ $first ->
        [1] 槓後補
       *[other] 摸
    }{ $seen ->
        [0] 一張
       *[other] { $pieces }
    }。
fuzhou-tell-discarded = { $who }打**{ $pieces }**。
fuzhou-tell-jinkan = { $who }報**金坎**，亮出{ $pieces }。
fuzhou-tell-chow = { $who }吃{ $other }：{ $pieces }。
fuzhou-tell-pong = { $who }碰{ $other }的{ $tile }。
fuzhou-tell-kong = { $who }明槓{ $other }的{ $tile }。
fuzhou-tell-concealed_kong = { $who }暗槓{ $seen ->
        [0] 。
       *[other] { $tile }。
    }
fuzhou-tell-added_kong = { $who }補槓**{ $pieces }**。
fuzhou-tell-gold_safe = 沒有人搶金。
fuzhou-tell-robbed = { $who }搶{ $other }的槓，{ $pieces }！
fuzhou-tell-robbed_gold = { $who }搶金，{ $pieces }！
fuzhou-tell-final = 最後四張：每家摸一張，不打牌。
fuzhou-tell-won = { $first ->
        [1] **{ $who }起手就胡！**
       *[other] **{ $who }胡{ $last }！**
    }
fuzhou-tell-yaku = { $who }的牌型：**{ $notes }**。
fuzhou-tell-paid = { $who }付{ $first }分給{ $other }。
fuzhou-tell-washout = 牌摸完了：流局（臭莊）。
fuzhou-tell-scored = { $who }這一盤{ SIGNED($first) }分，共{ $second }分。
fuzhou-tell-finished = 大家同意就此結束本場。
fuzhou-tell-escaped = { $mark }逃跑{ $first ->
        [0] {""}
       *[other] ，罰{ $first }分，不歸任何人
    }；這一盤作廢。
fuzhou-tell-over = 本場結束。

## How a hand was settled

fuzhou-settled-win = { $who }胡了這一盤。
fuzhou-settled-washout = 流局（臭莊）：沒人胡，誰也不付。
fuzhou-formula = { $stake ->
        [1] { $double ->
            [1] {""}
           *[other] (
        }
       *[other] { $double ->
            [1] (
           *[other] ((
        }
    }花{ $hua } + 金{ $jin }{ $lian ->
        [0] {""}
       *[other] {" "}+ 連莊{ $lian }
    }{ $kongs ->
        [0] {""}
       *[other] {" "}+ 槓{ $kongs }
    }{ $one ->
        [0] {""}
       *[other] {" "}+ 底{ $one }
    }{ $double ->
        [1] {""}
       *[other] ) × { $double }{ $constant ->
            [0] （自摸）
           *[other] {""}
        }
    }{ $constant ->
        [0] {""}
       *[other] {" "}+ { $constant }
    }{ $stake ->
        [1] {""}
       *[other] ) × 底注{ $stake }
    } = 一份**{ $share }**，一共**{ $score }**。
fuzhou-term-hua = 花
fuzhou-term-jin = 金
fuzhou-term-lian = 連莊
fuzhou-term-kongs = 槓
fuzhou-term-one = 底
fuzhou-term-double = 翻倍
fuzhou-term-constant = 最大牌型
fuzhou-term-stake = 底注
fuzhou-term-share = 一份
fuzhou-term-score = 一共

## Settings: a name and a value are read as one sentence

fuzhou-value-deal_first-dice_player = 骰子定的那一家
fuzhou-value-deal_first-dealer = 莊家
fuzhou-value-reserve_per_kong-none = 不多留
fuzhou-value-reserve_per_kong-ming1_an2 = 明槓1張，暗槓2張
fuzhou-value-gold_flower-dealer = 歸莊家
fuzhou-value-gold_flower-nobody = 不歸任何人
fuzhou-value-gold_discard-self_draw_only = 可以，但這一盤只能自摸
fuzhou-value-gold_discard-forbidden = 不可以
fuzhou-value-gold_discard-free = 可以，沒有限制
fuzhou-value-same_round_lock-discarded_and_passed = 剛打掉的、剛過掉的都不能要
fuzhou-value-same_round_lock-passed = 剛過掉的不能要
fuzhou-value-same_round_lock-discarded = 剛打掉的不能要
fuzhou-value-same_round_lock-off = 沒有限制
fuzhou-value-swap_discard-not_after_chow = 不可以，剛吃的那種不能打
fuzhou-value-swap_discard-not_after_claim = 不可以，剛吃碰的那種不能打
fuzhou-value-swap_discard-allowed = 可以
fuzhou-value-added_kong-any = 手裡有第四張就行
fuzhou-value-added_kong-drawn = 只能用剛摸到的
fuzhou-value-rob_gold_until-window = 只在莊家打第一張之後
fuzhou-value-rob_gold_until-first_draw = 到自己第一次摸牌為止
fuzhou-value-rob_gold_order-golden_first = 金雀優先，再按莊家下家起
fuzhou-value-rob_gold_order-nearest = 從莊家下家起
fuzhou-value-three_golds-any_own_turn = 輪到自己時都行
fuzhou-value-three_golds-moment_of_draw = 只在摸到第三張時
fuzhou-value-youjin-any_gold = 有幾張金都只能自摸
fuzhou-value-youjin-one_gold = 只有一張金時只能自摸
fuzhou-value-youjin-off = 沒有限制
fuzhou-value-one_flower-0 = 不加
fuzhou-value-kong_fan-none = 不加
fuzhou-value-kong_fan-ming1_an2 = 明槓1，暗槓2
fuzhou-value-streak-winner_is_dealer = 莊家胡才算
fuzhou-value-streak-all = 誰胡都算
fuzhou-value-discard_payment-all_three = 三家各付一份
fuzhou-value-discard_payment-discarder_only = 放銃的付一份
fuzhou-value-discard_payment-discarder_double = 放銃的付兩份
fuzhou-value-discard_payment-discarder_for_three = 放銃的付三家的份
fuzhou-value-after_escape-end_match = 本場結束
fuzhou-value-after_escape-bot = 電腦頂替
fuzhou-value-pause_exit-price = 照樣罰
fuzhou-value-pause_exit-free = 不罰

## Examples of settings, in the panel of house rules

fuzhou-example-stake = 底注5，胡12分：付的每家付60。
fuzhou-example-reserve = 設成18，剩18張就流局。
fuzhou-example-gold_flower = 開金開出來的是花：放到一邊，再開一張。
fuzhou-example-gold_discard = 你有一張金，卻更缺別的牌。
fuzhou-example-same_round_lock = 你過掉了五筒：下次摸牌之前，再有五筒也不能要。
fuzhou-example-added_kong = 你碰過五筒，第四張在手裡。
fuzhou-example-rob_gold_order = 兩個人都可以搶金，其中一個搶了成金雀。
fuzhou-example-three_golds = 三張金都在你手裡，不管別的牌是什麼都能胡。
fuzhou-example-youjin = 一張金單吊，什麼牌來都成將：這時只能自摸。
fuzhou-example-base = 3張花1張金，底5：普通胡是9分。
fuzhou-example-kong_fan = 比如暗槓九萬。
fuzhou-example-streak = 莊家連了兩次莊：胡了多2分。
fuzhou-example-discard_payment = Ben放銃讓你胡，一份是10分。
fuzhou-example-escape = 罰10個底注，底注5：打到一半逃跑罰50分。

## What is said of the patterns on the pages of /rules

pattern-three_golds = 三張金都在你手裡，別的牌是什麼都行。
pattern-rob_gold = 莊家剛打出第一張：開出來的金正好讓你的牌齊了。
fuzhou-pattern-heaven = 莊家起手牌就齊了。
pattern-no_flower = 沒有花，也沒有槓。
pattern-one_flower = 只有一張花，沒有槓。
pattern-gold_pair = 兩張金做將。
pattern-gold_triplet = 三張金是一副。
pattern-gold_edge = 亮出金的上下兩張，單等金，摸到了。
pattern-flower = 亮出的每張風牌、中發白、梅蘭竹菊、春夏秋冬。每次胡都算。
pattern-four_flowers = 梅蘭竹菊齊、春夏秋冬齊，或者四張一樣的字牌。每次胡都算。
worth-four_flowers = { $points }（不是4）
pattern-gold = 手裡的每張金。每次胡都算。
pattern-kong_open = 每個明槓。每次胡都算。
pattern-kong_concealed = 每個暗槓。每次胡都算。
pattern-note-rob_gold_golden_first = 幾個人都可以搶金時，金雀優先，再從莊家下家起；莊家排最後。
pattern-note-rob_gold_nearest = 幾個人都可以搶金時，從莊家下家起；莊家排最後。
pattern-note-jinkan_kong = 報了以後還可以開槓，只要照舊等金。
pattern-note-jinkan_no_kong = 報了以後不能再開槓。
pattern-note-three_golds_any_own_turn = 只要輪到你，都能胡。
pattern-note-three_golds_moment_of_draw = 摸到第三張時能胡。
pattern-note-rob_gold_first_draw = 沒有人要前一張打出的牌，也可以用它代替自己第一次摸牌。
pattern-note-three_golds_on_discard = 牌齊了，胡別人打的也算。
pattern-note-streak_winner_is_dealer = 莊家每連一次莊算一個，莊家胡才算。
pattern-note-streak_all = 莊家每連一次莊算一個，誰胡都算。

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = { table-badge-dealer }
fuzhou-table-badge-streak = 連莊{ $number }
fuzhou-table-badge-jinkan = 金坎
fuzhou-table-badge-shed_gold = 打過金
fuzhou-table-badge-final = 最後四張：每家一張，不打牌
fuzhou-picture-badge-streak = 連莊
fuzhou-picture-badge-jinkan = 金坎
fuzhou-picture-badge-shed_gold = 打過金
fuzhou-picture-badge-escaped = 逃跑
fuzhou-tiles-barred = -# 你剛打掉或過掉了`{ $written }`：下次摸牌之前不能吃、碰、胡它。
fuzhou-lacking-shed = **這張能讓牌齊，但不能胡：**你打過金，只能自摸。
fuzhou-lacking-youjin = **這張能讓牌齊，但不能胡：**金單吊是游金，只能自摸。
fuzhou-lacking-jinkan = **牌齊了，但不能胡：**報了金坎，只能胡金。
fuzhou-lacking-gold = **這張能讓牌齊，但不能胡：**打出來的金不能胡。
fuzhou-board-rob_gold = { $pieces }是金，可以搶：{ $until }截止
fuzhou-scene-rob_gold = 可以搶金。
fuzhou-picture-window-rob_gold = 搶金？
fuzhou-picture-won-rob_gold = 搶金
fuzhou-table-won-rob_gold = 搶金：{ $tile }。
