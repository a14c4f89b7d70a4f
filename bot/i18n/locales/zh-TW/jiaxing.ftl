## Jiaxing mahjong: what it is called, and in `also` its other names and readings

jiaxing = 嘉興麻將·抬頭胡
    .also = 嘉興麻將, 嘉興抬頭胡, 抬頭胡, 抬頭和, 嘉興抬頭和, 抬頭麻將, 台頭麻將, 台頭胡, 台頭和, 嘉興麻雀, 打麻將 嘉興
jiaxing-preset-standard = 抬頭胡
    .also = 抬頭和, 台頭胡
jiaxing-preset-one_round = 抬頭胡·一圈
    .also = 一圈
yaku-pure = 清一色
yaku-mixed = 混一色
yaku-triplets = 對對胡
    .also = 碰碰胡, 對對和
yaku-honors = 全老頭
    .also = 字一色
yaku-red = 紅中刻
    .also = 紅中刻子
yaku-green = 發財刻
    .also = 發財刻子
yaku-white = 白板刻
    .also = 白板刻子
yaku-seat_wind = 門風
    .also = 自風
yaku-round_wind = 風圈
    .also = 圈風, 場風
yaku-no_wild = 無百搭
    .also = 無搭, 沒百搭
yaku-three_wild = 三百搭
    .also = 三搭
yaku-kong_bloom = 槓上開花
    .also = 槓開, 嶺上開花
yaku-single_wait = 單吊
    .also = 單騎, 全求人
yaku-huang = 黃番
yaku-last_tile = 海底撈月
    .also = 海底
yaku-heaven = 天胡
    .also = 天和
yaku-earth = 地胡
    .also = 地和
jiaxing-option-base = 一台的分值
    .also = 底分
jiaxing-option-cap = 一份的上限
    .also = 封頂
jiaxing-option-match_rounds = 圈數
jiaxing-option-first_dealer = 首莊
    .also = 首局莊家
jiaxing-option-indicator = 翻百搭
    .also = 百搭指示牌
jiaxing-option-reserve = 留牌
    .also = 剩牌數
jiaxing-option-chow = 可以吃牌
    .also = 吃, 吃牌
jiaxing-option-discard_wild = 打百搭
jiaxing-option-kong_after_claim = 吃碰後開槓
    .also = 吃碰後槓
jiaxing-option-swap_discard = 吃碰後打同張
    .also = 換吃
jiaxing-option-no_wild = 無百搭的條件
jiaxing-option-all_honors_melds = 全老頭須成牌型
jiaxing-option-earthly = 地胡的條件
jiaxing-option-earthly_payment = 地胡付分
jiaxing-option-heavenly_yellow = 天胡地胡帶黃番
jiaxing-option-rob_contract = 搶承包方的槓
jiaxing-option-contract = 三攤（承包）
    .also = 三攤, 承包, 包, 包牌
jiaxing-option-contract_timeout = 承包未回答時
jiaxing-option-contract_partner = 承包方付幾份
jiaxing-option-contract_outsider = 涉及承包付幾份
jiaxing-option-contract_multi = 兩個承包相遇
jiaxing-option-dealer_on_draw = 流局後的莊
    .also = 黃莊後
jiaxing-option-dealer_multiplier = 莊家倍數

## What is said of the game

jiaxing-about = 四個人，三張百搭：湊成四種牌型之一，自摸才能胡。
jiaxing-tradition-standard = 嘉興的抬頭胡，打滿四圈。硬自摸、觸電胡在房間裡是另外的玩法。
jiaxing-tradition-one_round = 嘉興的抬頭胡，只打一圈：跟電腦打大約20分鐘。硬自摸、觸電胡在房間裡是另外的玩法。
jiaxing-table-choice = **{ $who }**，這一盤跟還是不跟？

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    四個人打嘉興麻將抬頭胡。先湊成四副牌加一對將的人胡，一共14張。
    {""}*一副*是同花色的順子（如四五六筒）、三張一樣的刻子，或者四張一樣的*槓*。*將*是兩張一樣的。
    {""}**百搭。**翻出一張牌，跟它一樣的另外三張就是百搭：在你手裡可以當任何一張。
    {""}**四種牌型。**光有四副一對還不能胡，還得是清一色（全是一種花色）、混一色（一種花色加字牌）、全老頭（全是字牌）或對對胡（全是刻子）。
    {""}**自摸。**只能胡自己摸的牌，別人打的不能胡{ $earthly ->
        [dealer_first_discard] ，只有莊家打的第一張例外
       *[other] {""}
    }。
jiaxing-rules-turn =
    {""}**1.** 摸一張牌。{ $reserve ->
        [0] {""}
       *[other] 牌牆最後{ $reserve }張不摸。
    }
    {""}**2.** 牌齊了可以**胡**。有四張一樣的可以開**槓**，再補一張。
    {""}**3.** 打一張牌{ $discard_wild ->
        [forbidden] ，百搭不能打
       *[allowed] {""}
    }。
    {""}**吃碰。**別人打的牌可以要：
    { $chow ->
        [yes] • **吃**：跟你的兩張成順子。只能吃上家。
       *[no] {""}
    }
    • **碰**或**槓**：你有兩張或三張一樣的。誰打的都行。
    百搭不能用來吃碰槓。吃碰槓的牌亮在桌上。{ $swap_discard ->
        [not_same_kind] 剛吃碰進來的那種牌不能馬上打出去。
       *[allowed] {""}
    }{ $kong_after_claim ->
        [yes] 吃碰以後可以馬上開自己的槓。
       *[no] {""}
    }
    {""}**搶槓。**有人補槓，那張牌正好讓你的牌齊了（不能當將），就可以搶來胡。
jiaxing-rules-points =
    { $base ->
        [1] **一份**等於台數，每一番翻一倍。
       *[other] **一份**等於台數乘以{ $base }，每一番翻一倍。
    }{ $cap ->
        [0] {""}
       *[other] 最多{ $cap }，封頂。
    }
    另外三家各付你一份{ $dealer_multiplier ->
        [1] {""}
       *[other] ；莊家付的、收的都算{ $dealer_multiplier }倍
    }。**例：**混一色（2台）、無百搭（1台）、槓上開花（×2）：3 × 2{ $base ->
        [1] {" "}= 6
       *[other] {" "}× { $base }
    }，三家各付這麼多{ $cap ->
        [0] {""}
       *[other] ，最多{ $cap }
    }。
    { $earthly ->
        [dealer_first_discard] 胡莊家打的第一張是地胡，{ $earthly_payment ->
            [dealer_1] 由莊家一家付，一份。
            [all_1] 三家各付一份。
           *[dealer_3] 由莊家一家付，三份。
        }
       *[other] {""}
    }
    被搶槓的一家獨付三份{ $contract ->
        [off] {""}
       *[other] { $rob_contract ->
            [three] ，搶的人跟他承包也一樣
           *[max] ；搶的人跟他承包的，照份數多的付
        }
    }。
    { $contract ->
        [off] {""}
       *[other] **三攤。**吃碰槓同一家三次，兩家互相承包：其中一家胡，另一家付{ $contract_partner }份，其餘付{ $contract_outsider }份；別人胡，這兩家各付{ $contract_outsider }份。{ $contract_multi ->
            [product] 贏家和付的人各自跟別家承包時，付{ $contract_outsider } × { $contract_outsider }份。
           *[max] {""}
        }{ $contract ->
            [ask] 三攤一成，馬上問其餘的人跟不跟，不跟的不付也不胡；不回答{ $contract_timeout ->
                [continue] 就算跟。
               *[give_up] 就算不跟。
            }
           *[auto_continue] 都得跟。
        }
    }
jiaxing-rules-deal =
    {""}**首莊**{ $first_dealer ->
        [dice] 擲兩顆骰子，從第一個座位數起。
       *[seat0] 是坐第一個座位的人。
    }莊家坐東，先打。
    {""}**翻百搭。**{ $indicator ->
        [dice_stack] 再擲一次骰子，定哪一張翻出來。
       *[tail] 翻牌牆的最後一張。
    }
    {""}**坐莊。**莊家胡了連莊{ $dealer_on_draw ->
        [stay] ，流局也連莊
       *[rotate] {""}
    }；否則下家坐莊。
    {""}**黃番。**骰子點數相同（包子）、百搭是字牌（老頭黃）、百搭跟上一盤一樣（百搭連莊）、流局，各添一個黃番；胡的人用掉一個{ $heavenly_yellow ->
        [no] ，天胡、地胡不用
       *[yes] {""}
    }。
    {""}**結束。**一場打{ $match_rounds }圈，每圈四家輪流坐完莊。

## What is asked

jiaxing-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }盤了嗎？
   *[other] 準備好打第{ $round }盤了嗎？
}
jiaxing-ask-discard = **輪到你：**打一張牌{ $more ->
        [yes] ，或者選上面的
       *[no] {""}
    }。
jiaxing-ask-claim = { $who }打出**{ $held }**：要不要？{ $until }截止。{ $third ->
        [yes] { jiaxing-third }
       *[no] {""}
    }
    .rob = { $who }補槓**{ $held }**：搶不搶？{ $until }截止。
jiaxing-third = ⚠ **這是你從{ $who }那裡的第三攤，要互相承包：**你們倆有一家胡，另一家付{ $contract_partner }份，其餘各付{ $contract_outsider }份；別人胡，你們倆各付{ $contract_outsider }份。{ jiaxing-dealer-pays }{ $contract ->
        [ask] 其餘的人可以不跟，不跟就不付。
       *[other] {""}
    }
jiaxing-dealer-pays = { $dealer_multiplier ->
        [1] {""}
       *[other] 莊家付的、收的都算{ $dealer_multiplier }倍。
    }
jiaxing-ask-rob_kong = { jiaxing-ask-claim.rob }
jiaxing-ask-give_up = { jiaxing-ask-contract }不回答，{ $until }算不跟。
jiaxing-ask-continue = { jiaxing-ask-contract }不回答，{ $until }算跟。
jiaxing-ask-contract = **三攤成了：**{ $bound }互相承包。**{ jiaxing-verb-continue }：**他們有一家胡，你付{ $contract_outsider }份；你胡，他們各付你{ $contract_outsider }份；跟別家之間還是1份。{ jiaxing-dealer-pays }**{ jiaxing-verb-give_up }：**你不付，也不能胡。

jiaxing-sure-discard = **{ $pieces }是百搭：**可以當任何一張。真的要打？
jiaxing-sure-give_up = **這一盤不跟？**你不再胡，也不再付，摸到什麼就替你打什麼。不能反悔。

## What one can do

jiaxing-verb-ready = 準備
jiaxing-verb-finish = 結束本場
jiaxing-verb-resign = 認輸
jiaxing-verb-discard = { $pieces }
jiaxing-verb-chow = 吃 { $own } + { $taken }
jiaxing-verb-pong = { $own ->
       *[other] 碰 { $taken }
    }
jiaxing-verb-kong = { $own ->
       *[other] 槓 { $taken }
    }
jiaxing-verb-concealed_kong = 暗槓 { $pieces }
jiaxing-verb-added_kong = 補槓 { $pieces }
jiaxing-verb-win = 胡{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
jiaxing-verb-pass = 過
jiaxing-verb-continue = 跟
jiaxing-verb-give_up = 不跟
jiaxing-verb-go_on = 繼續

## What happened

jiaxing-tell-dice = 擲出{ $first }和{ $second }：從{ $other }數起，{ $who }先坐莊。
jiaxing-tell-dealt = 第{ $first }盤發牌，{ $who }坐莊，擲出{ $second }和{ $third }。翻出**{ $pieces }**：另外三張是百搭。
jiaxing-tell-queued = 添黃番：{ $names }。
jiaxing-tell-began = { $who }先打。
jiaxing-tell-drew = { $who }{ $first ->
        [1] 槓後補
       *[other] 摸
    }{ $seen ->
        [0] 一張
       *[other] { $pieces }
    }。
jiaxing-tell-discarded = { $who }打**{ $pieces }**。
jiaxing-tell-chow = { $who }吃{ $other }：{ $pieces }。
jiaxing-tell-pong = { $who }碰{ $other }的{ $tile }。
jiaxing-tell-kong = { $who }明槓{ $other }的{ $tile }。
jiaxing-tell-concealed_kong = { $who }暗槓{ $seen ->
        [0] 。
       *[other] { $tile }。
    }
jiaxing-tell-added_kong = { $who }補槓**{ $pieces }**。
jiaxing-tell-robbed = { $who }搶{ $other }的槓，{ $pieces }！
jiaxing-tell-warned = { $who }吃碰{ $other }兩次了：再有第三攤，就互相承包，一家胡，另一家付{ $contract_partner }份。
jiaxing-tell-contract = **三攤成了：**{ $who }和{ $other }互相承包。
jiaxing-tell-gave_up = { $who }不跟。
jiaxing-tell-continued = { $who }跟。
jiaxing-tell-won = { $first ->
        [1] **{ $who }起手就胡！**
       *[other] **{ $who }胡{ $last }！**
    }
jiaxing-tell-yaku = { $who }的牌型：**{ $notes }**。
jiaxing-tell-paid = { $who }付{ $first }分給{ $other }。
jiaxing-tell-washout = 牌摸完了：流局。
jiaxing-tell-scored = { $who }這一盤{ SIGNED($first) }分，共{ $second }分。
jiaxing-tell-finished = 大家同意就此結束本場。
jiaxing-tell-resigned = { $who }認輸。
jiaxing-tell-over = 本場結束。

## How a hand was settled

jiaxing-settled-win = { $who }胡了這一盤。
jiaxing-picture-draw = 流局（黃）
jiaxing-settled-washout = 流局：沒人胡，添一個黃番。
jiaxing-formula = { $tai }台{ $fan ->
        [0] {""}
       *[other] {" "}× { $doubled }（{ $fan }番）
    }{ $base ->
        [1] {""}
       *[other] {" "}× { $base }
    } = 一份**{ $share }**{ $capped ->
        [yes] （封頂）
       *[no] {""}
    }，一共**{ $score }**。
jiaxing-term-tai = 台
jiaxing-term-fan = 番
jiaxing-term-base = 一台分值
jiaxing-term-share = 一份
jiaxing-term-score = 一共

## Where a washout bonus comes from

yaku-huang_baozi = 黃番：包子
yaku-huang_old_wild = 黃番：老頭黃
yaku-huang_same_wild = 黃番：百搭連莊
yaku-huang_draw = 黃番：流局
yaku-baozi = 包子
yaku-old_wild = 老頭黃
yaku-same_wild = 百搭連莊
yaku-draw = 流局

## Settings: a name and a value are read as one sentence

jiaxing-value-first_dealer-seat0 = 坐第一個座位的人
jiaxing-value-first_dealer-dice = 擲兩顆骰子定
jiaxing-value-indicator-tail = 牌牆最後一張
jiaxing-value-indicator-dice_stack = 再擲一次骰子定
jiaxing-value-discard_wild-allowed = 可以
jiaxing-value-discard_wild-forbidden = 不可以
jiaxing-value-swap_discard-allowed = 可以
jiaxing-value-swap_discard-not_same_kind = 不可以，剛吃碰的那種不能打
jiaxing-value-no_wild-physical = 手裡一張都沒有
jiaxing-value-no_wild-face = 有也行，只要都當本身用
jiaxing-value-earthly-dealer_first_discard = 胡莊家打的第一張
jiaxing-value-earthly-first_draw = 自己第一次摸牌就胡
jiaxing-value-earthly-off = 不算
jiaxing-value-earthly_payment-dealer_3 = 莊家付三份
jiaxing-value-earthly_payment-dealer_1 = 莊家付一份
jiaxing-value-earthly_payment-all_1 = 三家各付一份
jiaxing-value-rob_contract-max = 三份和承包的份數，取多的
jiaxing-value-rob_contract-three = 三份
jiaxing-value-contract-ask = 承包，其餘的人可以不跟
jiaxing-value-contract-auto_continue = 承包，都得跟
jiaxing-value-contract-off = 不打
jiaxing-value-contract_timeout-give_up = 算不跟
jiaxing-value-contract_timeout-continue = 算跟
jiaxing-value-contract_multi-max = 份數取大的
jiaxing-value-contract_multi-product = 份數相乘
jiaxing-value-dealer_on_draw-rotate = 輪莊
jiaxing-value-dealer_on_draw-stay = 連莊

## Examples of settings, in the panel of house rules

jiaxing-example-base = 一台值2分，3台1番：三家各付3 × 2 × 2 = 12分。
jiaxing-example-cap = 封頂20，一份本來32的只算20。填0就不封頂。
jiaxing-example-indicator = 翻出來的這張定百搭，跟它一樣的另外三張就是。
jiaxing-example-reserve = 設成20，牌牆剩20張就流局。
jiaxing-example-discard_wild = 牌都齊了，只差牌型，多出一張百搭來。
jiaxing-example-swap_discard = 你用五六吃別人的四：手裡原來的四能不能馬上打？
jiaxing-example-no_wild = 你唯一的百搭當本身用：這一台無百搭還算不算？
jiaxing-example-heavenly_yellow = 否：天胡、地胡不用黃番，留給下一個胡的人。
jiaxing-example-rob_contract = 跟你承包的人補槓，你正好胡那張牌。
jiaxing-example-contract = Ben吃碰了你三次：你們倆有一家胡，另一家付五份。
jiaxing-example-contract_partner = 你和Ben互相承包，Ben胡了：你付這麼多份。
jiaxing-example-contract_outsider = Ben和Chie互相承包，Ben胡了，而你跟了：你付這麼多份。
jiaxing-example-contract_multi = 你和贏家都承包了，但各是跟別人。
jiaxing-example-dealer_multiplier = 設成2，別人付一份、收一份的，莊家付兩份、收兩份。

## What is said of the patterns on the pages of /rules

pattern-honors = 牌型：全是字牌，可以有百搭。
pattern-pure = 牌型：全是一種花色。
pattern-mixed = 牌型：一種花色加字牌。
pattern-triplets = 牌型：每一副都是刻子或槓。
pattern-red = 紅中的刻子或槓。
pattern-green = 發財的刻子或槓。
pattern-white = 白板的刻子或槓。
pattern-seat_wind = 自己門風的刻子或槓：莊家是東，往下家依次是南、西、北。
pattern-round_wind = 圈風的刻子或槓，人人看得到是什麼風。
pattern-three_wild = 三張百搭都在你手裡。
pattern-kong_bloom = 槓後補的那張牌胡。
pattern-single_wait = 四副都亮在桌上，最後一張單吊成將。
pattern-huang = 還有黃番沒用掉。
pattern-last_tile = 胡牌牆的最後一張。
jiaxing-pattern-heaven = 莊家打第一張之前就胡。
pattern-note-huang_not_heavenly = 天胡、地胡不用。
pattern-note-no_wild_physical = 你的牌裡沒有百搭。
pattern-note-no_wild_face = 你的牌裡沒有百搭，或者都當本身用。
pattern-note-any_honors = 不成副、沒有將也能胡。
pattern-note-earth_dealer_first_discard = 胡莊家打的第一張。
pattern-note-earth_first_draw = 第一次摸牌就胡，之前沒有人吃碰槓。莊家不算。

## What only this game shows at a table of mahjong

jiaxing-table-badge-dealer = { table-badge-dealer }
jiaxing-table-badge-contract = 跟{ $arg }承包
jiaxing-table-badge-two_claims = 吃碰{ $arg }兩次
jiaxing-table-badge-gave_up = 不跟
jiaxing-table-badge-queue = 黃番：{ $names }{ $more ->
        [0] {""}
       *[other] ，另有{ $more }個
    }
jiaxing-picture-badge-contract = 承包
jiaxing-picture-badge-gave_up = 不跟
jiaxing-picture-badge-two_claims = 吃碰兩次
jiaxing-picture-badge-queue = 黃番×{ $count }
jiaxing-picture-own-one_claim = 吃碰你一次
jiaxing-picture-was_out = 不跟
jiaxing-table-was_bound = { $who }互相承包
jiaxing-table-was_out = { $who }不跟
jiaxing-hand-out = 這一盤你不跟：摸到什麼就替你打什麼。
jiaxing-tiles-warned = ⚠ { $who }吃碰你兩次了：再有第三攤，就互相承包。
jiaxing-lacking-shape = **沒有牌型：**四副一對齊了，但只能胡{ yaku-pure }、{ yaku-mixed }、{ yaku-honors }或{ yaku-triplets }。最近的是{ $near }。
jiaxing-lacking-self_draw = **這張能讓牌齊，但不能胡：**要自己摸到才胡。
jiaxing-picture-shares = { $count }份{ $bound ->
        [yes] ，承包
       *[no] {""}
    }
