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
yaku-round_wind = 圈風
    .also = 風圈, 場風
yaku-no_wild = 無百搭
    .also = 無搭, 沒百搭
yaku-three_wild = 三百搭
short-yaku-three_wild = 三百搭
    .also = 三搭
yaku-kong_bloom = 槓上開花
short-yaku-kong_bloom = 槓上開花
    .also = 槓開, 嶺上開花
yaku-single_wait = 單吊
    .also = 單騎, 全求人
yaku-huang = 黃番
yaku-last_tile = 海底撈月
short-yaku-last_tile = 海底撈月
    .also = 海底
yaku-heaven = 天胡
    .also = 天和
yaku-earth = 地胡
    .also = 地和
jiaxing-option-base = 一台算幾分
    .also = 底分
jiaxing-option-cap = 一份的上限（0：沒有上限）
    .also = 封頂
jiaxing-option-match_rounds = 一場打幾圈
    .also = 圈數
jiaxing-option-first_dealer = 第一個莊家
    .also = 首莊, 首局莊家
jiaxing-option-indicator = 翻哪一張定百搭
    .also = 百搭指示牌, 翻百搭
jiaxing-option-reserve = 最後留幾張不摸
    .also = 剩牌數, 留牌
jiaxing-option-chow = 可以吃牌
    .also = 吃, 吃牌
jiaxing-option-discard_wild = 可以打百搭
    .also = 打百搭
jiaxing-option-kong_after_claim = 吃碰後可以馬上開槓
    .also = 吃碰後槓, 吃碰後開槓
jiaxing-option-swap_discard = 吃碰後可以打的牌
    .also = 換吃, 吃碰後打同張
jiaxing-option-no_wild = 無百搭算一台的條件
jiaxing-option-all_honors_melds = 全老頭也要湊成組和眼
jiaxing-option-earthly = 地胡的條件
jiaxing-option-earthly_payment = 地胡怎麼付
jiaxing-option-heavenly_yellow = 天胡、地胡也加黃番
jiaxing-option-rob_contract = 搶承包對象的槓怎麼付
jiaxing-option-contract = 三攤（承包）
    .also = 三攤, 承包, 包, 包牌
jiaxing-option-contract_timeout = 沒有選擇跟或不跟時
jiaxing-option-contract_partner = 承包對象之間付幾份
jiaxing-option-contract_outsider = 承包的人和其他人之間付幾份
jiaxing-option-contract_multi = 兩組承包重疊時的份數
jiaxing-option-dealer_on_draw = 流局後的莊家
    .also = 黃莊後
jiaxing-option-dealer_multiplier = 莊家輸贏的倍數

## What is said of the game

jiaxing-about = 四人、三張百搭：湊成四種牌型之一，而且要自摸才能胡。
jiaxing-tradition-standard = 嘉興當地的抬頭胡，打四圈。
jiaxing-tradition-one_round = 嘉興當地的抬頭胡，只打一圈，跟電腦打大約20分鐘。
jiaxing-table-choice = **{ $who }**，這局要跟還是不跟？

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    四個人打，最先湊成四組加一對眼的人胡，一共14張。
    {""}*一組*是同花色的順子（例如四五六筒）、三張一樣的*刻子*，或四張一樣的*槓*。*眼*是兩張一樣的牌。
    {""}**百搭。**翻開一張牌，跟它一樣的另外三張就是百搭，在你手上可以當任何一張牌。
    {""}**四種牌型。**光是四組加一對眼還不夠，還要是以下其中一種：清一色（全部同一種花色）、混一色（一種花色加字牌）、全老頭（全部是字牌），或對對胡（全部是刻子或槓）。
    {""}**要自摸。**只能胡自己摸到的牌，不能胡別人打的{ $earthly ->
        [dealer_first_discard] ，只有莊家打的第一張例外
       *[other] {""}
    }。
jiaxing-rules-turn =
    {""}**1.** 摸一張牌。{ $reserve ->
        [0] {""}
       *[other] 牌牆最後的{ $reserve }張不摸。
    }
    {""}**2.** 牌湊齊了就可以**胡**。有四張一樣的，或你碰過的牌摸到第四張，可以**槓**，再補摸一張。
    {""}**3.** 打一張牌{ $discard_wild ->
        [forbidden] ，不能打百搭
       *[allowed] {""}
    }。
    {""}**吃碰。**別人打出的牌，你可以：
    { $chow ->
        [yes] • **吃**：跟你的兩張湊成順子，只能吃上家的。
       *[no] {""}
    }
    • **碰**或**槓**：你有兩張（碰）或三張（槓）一樣的，誰打的都可以。
    百搭不能拿來吃、碰、槓。吃碰槓的牌要攤在桌上。{ $swap_discard ->
        [not_same_kind] 剛吃碰完，不能馬上打出同一種牌。
       *[allowed] {""}
    }{ $kong_after_claim ->
        [yes] 剛吃碰完，也可以用自己的牌開槓。
       *[no] {""}
    }
    {""}**搶槓。**有人補槓時，如果那張正好湊成你缺的最後一組，你可以搶來胡。
jiaxing-rules-points =
    { $base ->
        [1] **一份**就是你的台數，每一番加倍一次。
       *[other] **一份**是你的台數乘以{ $base }，每一番加倍一次。
    }{ $cap ->
        [0] {""}
       *[other] 上限是{ $cap }。
    }
    另外三家各付你一份{ $dealer_multiplier ->
        [1] {""}
       *[other] ，莊家輸贏都算{ $dealer_multiplier }倍
    }。**舉例：**混一色（2台）、無百搭（1台），而且槓上開花（×2），就是3 × 2{ $base ->
        [1] {" "}= 6
       *[other] {" "}× { $base }
    }，每家都付這個數{ $cap ->
        [0] {""}
       *[other] ，上限{ $cap }
    }。
    { $earthly ->
        [dealer_first_discard] 胡莊家打的第一張就是地胡，{ $earthly_payment ->
            [dealer_1] 只有莊家付，付一份。
            [all_1] 三家各付一份。
           *[dealer_3] 只有莊家付，付三份。
        }
       *[other] {""}
    }
    被搶槓的那家一個人付三份{ $contract ->
        [off] {""}
       *[other] { $rob_contract ->
            [three] ，有承包關係也一樣
           *[max] ，承包的份數更多的話就照承包付
        }
    }。
    { $contract ->
        [off] {""}
       *[other] **三攤。**吃碰槓同一家三次，兩家就互相承包：其中一家胡，另一家付{ $contract_partner }份，其他人各付{ $contract_outsider }份；別人胡，這兩家各付{ $contract_outsider }份。{ $contract_multi ->
            [product] 如果贏家和付的人各自跟別家承包，就付{ $contract_outsider } × { $contract_outsider }份。
           *[max] {""}
        }{ $contract ->
            [ask] 其他人要馬上選擇**{ jiaxing-verb-continue }**或**{ jiaxing-verb-give_up }**，不跟就不用付。沒有回應{ $contract_timeout ->
                [continue] 視為跟。
               *[give_up] 視為不跟。
            }
           *[auto_continue] 其他人不能選擇不跟。
        }
    }
jiaxing-rules-deal =
    {""}**第一個莊家**{ $first_dealer ->
        [dice] 擲兩顆骰子決定，從第一個座位數起。
       *[seat0] 是第一個座位的玩家。
    }莊家是東家，由莊家先打。
    {""}**翻百搭。**{ $indicator ->
        [dice_stack] 再擲一次骰子，決定翻哪一張。
       *[tail] 翻開牌牆的最後一張。
    }
    {""}**連莊。**莊家胡了就連莊{ $dealer_on_draw ->
        [stay] ，流局也連莊
       *[rotate] {""}
    }，否則換下家做莊。
    {""}**黃番。**以下每一項都會累積一個黃番：骰子點數相同（包子）、百搭是字牌（老頭黃）、百搭跟上一局相同（百搭連莊）、流局。每次有人胡就用掉一個{ $heavenly_yellow ->
        [no] ，但天胡、地胡不用
       *[yes] {""}
    }。
    {""}**結束。**一場打{ $match_rounds }圈，每一圈四家輪流做完莊。

## What is asked

jiaxing-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
jiaxing-ask-discard = **輪到你了：**請打一張牌{ $more ->
        [yes] ，或選上方的動作
       *[no] {""}
    }。
jiaxing-ask-claim = { $who }打出**{ $held }**，要嗎？{ $until }截止。{ $third ->
        [yes] { jiaxing-third }
       *[no] {""}
    }
    .rob = { $who }補槓**{ $held }**，要搶嗎？{ $until }截止。
jiaxing-third = ⚠ **這是你跟{ $who }的第三攤，會互相承包：**你們其中一家胡，另一家付{ $contract_partner }份，其他人各付{ $contract_outsider }份；別人胡，你們各付{ $contract_outsider }份。{ jiaxing-dealer-pays }{ $contract ->
        [ask] 其他人可以選擇不跟。
       *[other] {""}
    }
jiaxing-dealer-pays = { $dealer_multiplier ->
        [1] {""}
       *[other] 莊家輸贏都算{ $dealer_multiplier }倍。
    }
jiaxing-ask-rob_kong = { jiaxing-ask-claim.rob }
jiaxing-ask-give_up =
    { jiaxing-ask-contract }
    沒有回應的話，{ $until }視為不跟。
jiaxing-ask-continue =
    { jiaxing-ask-contract }
    沒有回應的話，{ $until }視為跟。
jiaxing-ask-contract =
    {""}**三攤成立：**{ $bound }互相承包。
    {""}**{ jiaxing-verb-continue }：**他們有人胡，你付{ $contract_outsider }份；你胡，他們各付你{ $contract_outsider }份；跟其他人之間還是1份。{ jiaxing-dealer-pays }
    {""}**{ jiaxing-verb-give_up }：**這局你不用付，也不能胡。

jiaxing-sure-discard = **{ $pieces }是百搭，**可以當任何一張牌。確定要打嗎？
jiaxing-sure-give_up = **這局確定不跟嗎？**你不用付，但也不能再胡，之後摸到的牌都會自動打掉。選了就無法復原。

## What one can do

jiaxing-verb-ready = 準備
jiaxing-verb-finish = 結束這場
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

jiaxing-tell-dice = 擲出{ $first }和{ $second }，從{ $other }數起，{ $who }先做莊。
jiaxing-tell-dealt = 第{ $first }局發牌，{ $who }做莊，擲出{ $second }和{ $third }。翻出**{ $pieces }**，另外三張就是百搭。
jiaxing-tell-queued = 黃番增加：{ $names }。
jiaxing-tell-began = 由{ $who }先打。
jiaxing-tell-drew = { $who }{ $first ->
        [1] 槓後補摸
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
jiaxing-tell-robbed = { $who }搶了{ $other }的槓：{ $pieces }！
jiaxing-tell-warned = { $who }已經吃碰{ $other }兩次了。再一次就是第三攤，會互相承包：一家胡，另一家付{ $contract_partner }份。
jiaxing-tell-contract = **三攤成立：**{ $who }和{ $other }互相承包。
jiaxing-tell-gave_up = { $who }這局選擇不跟。
jiaxing-tell-continued = { $who }選擇跟。
jiaxing-tell-won = { $first ->
        [1] **{ $who }起手就胡了！**
       *[other] **{ $who }胡了{ $last }！**
    }
jiaxing-tell-yaku = { $who }的牌型：**{ $notes }**。
jiaxing-tell-paid = { $who }付給{ $other } { $first }分。
jiaxing-tell-washout = 牌摸完了，這局流局。
jiaxing-tell-scored = { $who }：{ SIGNED($first) }分，累計{ $second }分。
jiaxing-tell-finished = 所有人都同意，這場到此結束。
jiaxing-tell-resigned = { $who }認輸了。
jiaxing-tell-over = 這場打完了。

## How a hand was settled

jiaxing-settled-win = 這局{ $who }胡牌。
jiaxing-picture-draw = 流局
jiaxing-settled-washout = 流局：沒有人胡，累積一個黃番。
jiaxing-formula = { $tai }台{ $fan ->
        [0] {""}
       *[other] {" "}× { $doubled }（{ $fan }番）
    }{ $base ->
        [1] {""}
       *[other] {" "}× { $base }
    } = 一份**{ $share }**{ $capped ->
        [yes] （上限）
       *[no] {""}
    }，總共**{ $score }**。
jiaxing-term-tai = 台
jiaxing-term-fan = 番
jiaxing-term-base = 每台分數
jiaxing-term-cap = 上限
jiaxing-term-share = 一份
jiaxing-term-score = 總共

## Where a washout bonus comes from

yaku-huang_baozi = 黃番：包子
short-yaku-huang_baozi = 黃番：包子
yaku-huang_old_wild = 黃番：老頭黃
short-yaku-huang_old_wild = 黃番：老頭黃
yaku-huang_same_wild = 黃番：百搭連莊
short-yaku-huang_same_wild = 黃番：百搭連莊
yaku-huang_draw = 黃番：流局
short-yaku-huang_draw = 黃番：流局
yaku-baozi = 包子
yaku-old_wild = 老頭黃
yaku-same_wild = 百搭連莊
yaku-draw = 流局

## Settings: a name and a value are read as one sentence

jiaxing-value-first_dealer-seat0 = 第一個座位的玩家
jiaxing-value-first_dealer-dice = 擲兩顆骰子決定
jiaxing-value-indicator-tail = 牌牆最後一張
jiaxing-value-indicator-dice_stack = 再擲一次骰子決定
jiaxing-value-discard_wild-allowed = 可以
jiaxing-value-discard_wild-forbidden = 不可以
jiaxing-value-swap_discard-allowed = 任何牌
jiaxing-value-swap_discard-not_same_kind = 除了剛吃碰的那種以外
jiaxing-value-no_wild-physical = 手上完全沒有百搭
jiaxing-value-no_wild-face = 有百搭但只當本身用也可以
jiaxing-value-earthly-dealer_first_discard = 胡莊家打的第一張
jiaxing-value-earthly-first_draw = 第一次摸牌就胡
jiaxing-value-earthly-off = 不採用
jiaxing-value-earthly_payment-dealer_3 = 莊家付三份
jiaxing-value-earthly_payment-dealer_1 = 莊家付一份
jiaxing-value-earthly_payment-all_1 = 三家各付一份
jiaxing-value-rob_contract-max = 三份，或承包的份數（取較多的）
jiaxing-value-rob_contract-three = 三份
jiaxing-value-contract-ask = 要承包，其他人可以不跟
jiaxing-value-contract-auto_continue = 要承包，其他人不能不跟
jiaxing-value-contract-off = 不採用
jiaxing-value-contract_timeout-give_up = 視為不跟
jiaxing-value-contract_timeout-continue = 視為跟
jiaxing-value-contract_multi-max = 只算一次
jiaxing-value-contract_multi-product = 相乘
jiaxing-value-dealer_on_draw-rotate = 下家
jiaxing-value-dealer_on_draw-stay = 莊家不變

## Examples of settings, in the panel of house rules

jiaxing-example-base = 一台算2分的話，3台1番胡牌，三家各付3 × 2 × 2 = 12分。
jiaxing-example-cap = 設成20的話，一份原本是32也只算20。
jiaxing-example-indicator = 翻開的是這張，跟它一樣的另外三張就是百搭。
jiaxing-example-reserve = 設成20的話，剩下20張就流局。
jiaxing-example-discard_wild = 你有一張用不到的百搭，可以打出去嗎？
jiaxing-example-swap_discard = 你用五六吃了別人的四，可以馬上打出手上原本的四嗎？
jiaxing-example-no_wild = 你唯一的一張百搭只當本身用，無百搭這一台還算嗎？
jiaxing-example-heavenly_yellow = 否：天胡或地胡不會用掉黃番，黃番留給下一個胡的人。
jiaxing-example-rob_contract = 跟你互相承包的人補槓，你胡了那張牌。
jiaxing-example-contract = Ben吃碰了你打的三張牌。你們其中一家胡，另一家付五份。
jiaxing-example-contract_partner = 你和Ben互相承包。如果Ben胡了，你要付的份數。
jiaxing-example-contract_outsider = Ben和Chie互相承包，而你選擇跟。如果Ben胡了，你要付的份數。
jiaxing-example-contract_multi = 你和贏家各自跟別家承包。
jiaxing-example-dealer_multiplier = 設成2的話，別人付一份或收一份，莊家就是兩份。

## What is said of the patterns on the pages of /rules

pattern-honors = 牌型：全部是字牌和百搭。
pattern-pure = 牌型：全部同一種花色。
pattern-mixed = 牌型：一種花色加字牌。
pattern-triplets = 牌型：每一組都是刻子或槓。
pattern-red = 紅中的刻子或槓。
pattern-green = 發財的刻子或槓。
pattern-white = 白板的刻子或槓。
pattern-seat_wind = 自己門風的刻子或槓。莊家是東，往下家依序是南、西、北。
pattern-round_wind = 圈風的刻子或槓。目前是什麼風，牌桌上看得到。
pattern-three_wild = 三張百搭都在你手上。
pattern-kong_bloom = 用槓後補摸的那張胡。
pattern-single_wait = 四組都攤在桌上，最後一張單吊成眼。
pattern-huang = 還有累積的黃番時胡牌。
pattern-last_tile = 用牌牆的最後一張胡。
jiaxing-pattern-heaven = 莊家打第一張牌之前就胡。
pattern-note-huang_not_heavenly = 天胡、地胡不加黃番。
pattern-note-no_wild_physical = 你手上沒有百搭。
pattern-note-no_wild_face = 你手上沒有百搭，或百搭都只當本身用。
pattern-note-any_honors = 沒有湊成組和眼也能胡。
pattern-note-earth_dealer_first_discard = 胡莊家打的第一張。
pattern-note-earth_first_draw = 第一次摸牌就胡，而且在那之前沒有人吃碰槓。莊家不算。

## What only this game shows at a table of mahjong

jiaxing-table-badge-dealer = { table-badge-dealer }
jiaxing-table-badge-contract = 與{ $arg }互相承包
jiaxing-table-badge-two_claims = 吃碰{ $arg }兩次
jiaxing-table-badge-gave_up = 不跟
jiaxing-table-badge-queue = 黃番：{ $names }{ $more ->
        [0] {""}
       *[other] ，還有{ $more }個
    }
jiaxing-picture-badge-contract = 承包
jiaxing-picture-badge-gave_up = 不跟
jiaxing-picture-badge-two_claims = 兩次吃碰自
jiaxing-picture-warned-two_claims = 吃碰兩次
jiaxing-picture-badge-queue = 黃番×{ $count }
jiaxing-picture-own-one_claim = 吃碰你一次
jiaxing-picture-was_out = 不跟
jiaxing-table-was_bound = { $who }互相承包
jiaxing-table-was_out = { $who }不跟
jiaxing-hand-out = 這局你選擇不跟，所以摸到的牌都會自動打掉。
jiaxing-tiles-warned = ⚠ { $who }吃碰你兩次了。再一次就是第三攤，會互相承包。
jiaxing-lacking-shape = **還沒有牌型：**已經有四組加一對眼了，但必須是{ yaku-pure }、{ yaku-mixed }、{ yaku-honors }或{ yaku-triplets }才能胡。最接近的是{ $near }。
jiaxing-lacking-self_draw = **牌型齊了，但這張不能胡：**要自己摸到才能胡。
jiaxing-picture-shares = { $count }份{ $bound ->
        [yes] ，承包
       *[no] {""}
    }
