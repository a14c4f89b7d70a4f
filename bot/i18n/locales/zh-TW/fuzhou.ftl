## Fuzhou mahjong: what it is called, and in `also` its other names and readings

fuzhou = 福州麻將
    .also = 福州麻雀, 榕城麻將, 打麻將 福州, 16張麻將, 十六張麻將
fuzhou-preset-standard = 傳統
    .also = 傳統玩法, 經典
fuzhou-preset-online = 線上玩法
    .also = 線上房間, 手機房, 房間玩法
fuzhou-preset-short = 速戰
    .also = 短局, 快局
yaku-three_golds = 三金倒
    .also = 三金
yaku-rob_gold = 搶金
yaku-no_flower = 平胡（無花無槓）
    .also = 平胡, 平和, 無花無槓
yaku-one_flower = 一張花
short-yaku-one_flower = 一張花
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
fuzhou-option-stake = 底注（要付的分數都乘以這個數）
fuzhou-option-match_rounds = 一場打幾圈
    .also = 圈數
fuzhou-option-match_hands = 一場最多幾局（0：沒有上限）
    .also = 局數上限, 盤數上限
fuzhou-option-deal_first = 誰先抓牌
fuzhou-option-reserve = 最後留幾張不摸
    .also = 剩牌數, 留牌
fuzhou-option-reserve_per_kong = 每個槓多留幾張
fuzhou-option-flower_reserve = 每個花槓多留2張
fuzhou-option-gold_flower = 開金翻到的花算誰的
    .also = 開金, 開金翻花
fuzhou-option-gold_discard = 打金
fuzhou-option-same_round_lock = 再摸牌或吃碰之前，不能吃、碰、胡的牌
    .also = 同圈不吃碰, 同圈, 過水
fuzhou-option-swap_discard = 吃碰後可以打的牌
    .also = 換吃, 吃碰後打同張
fuzhou-option-added_kong = 可以補槓的牌
    .also = 加槓, 補槓
fuzhou-option-rob_kong = 搶槓
    .also = 搶槓胡
fuzhou-option-rob_gold_until = 什麼時候可以搶金
fuzhou-option-rob_gold_order = 多人搶金時的順序
fuzhou-option-three_golds = 什麼時候可以三金倒
fuzhou-option-three_golds_on_discard = 胡別人打的也算三金倒的分數
    .also = 三金可放銃, 三金可放槍, 三金可點炮, 三金可胡別人打的
fuzhou-option-youjin = 單吊金（游金）要自摸
    .also = 游金
fuzhou-option-jinkan = 可以報金坎
    .also = 報金坎
fuzhou-option-jinkan_kong = 報金坎後可以開槓
fuzhou-option-base = 普通胡牌加底
    .also = 底分, 底
fuzhou-option-special_base = 特殊胡牌也加底
fuzhou-option-gold_pair = 金雀的分數
fuzhou-option-gold_triplet = 金龍的分數
fuzhou-option-one_flower = 一張花（無槓）的分數
fuzhou-option-kong_fan = 槓的分數
fuzhou-option-streak = 連莊的分數
fuzhou-option-draw_adds_streak = 流局也算連莊
    .also = 臭莊算連莊, 流局算連莊
fuzhou-option-discard_payment = 放槍怎麼付
    .also = 點炮付分, 放炮付分, 放銃, 放槍, 點炮, 放炮, 放銃付分
fuzhou-option-escape = 中離扣幾個底注
    .also = 逃跑, 逃跑罰分, 中離
fuzhou-option-after_escape = 有人中離之後
fuzhou-option-pause_exit = 一局開始前離開的扣分
    .also = 盤間退出

## What is said of the game

fuzhou-about = 四人對戰：湊齊五組加一對眼，一共十七張就能胡。除了花，還有三張金可以當百搭。
fuzhou-tradition-standard = 福州當地公布的規則：不管怎麼胡，另外三家都要付，槓不加分。
fuzhou-tradition-online = 大部分手機App的規則：只有放槍的人付，而且付雙倍。槓要算分，每次胡都加底，金雀、金龍、一張花的分數也更高。
fuzhou-tradition-short = 跟傳統玩法一樣，但最多打四局，適合時間不多的晚上。
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = 金：**{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark }是金，可以當任何一張牌，而且值1分。
fuzhou-picture-wild = 金
fuzhou-picture-dealer = 莊
fuzhou-picture-draw = 流局

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    四個人打，最先湊成五組加一對眼的人胡，一共17張，只用萬、筒、條。
    {""}*一組*是同花色的順子（例如四五六筒）、三張一樣的*刻子*，或四張一樣的*槓*。*眼*是兩張一樣的牌。
    {""}**花。**風牌、中發白、梅蘭竹菊、春夏秋冬都算花，不會留在手上：摸到就亮出來，再補摸一張。胡牌時每張花值1分。
    {""}**金。**翻開一張牌，跟它一樣的另外三張就是金，可以當任何一張牌，而且每張值1分。打出來的金，別人不能吃、碰、槓、胡。{ $gold_discard ->
        [self_draw_only] 打過金的人，這局只能自摸。
       *[other] {""}
    }
    自摸可以胡，胡別人打的也可以，不限牌型。{ $youjin ->
        [off] {""}
        [one_gold] 但如果五組齊了、只剩手上唯一的一張金（*游金*），就只能自摸。
       *[any_gold] 但如果五組齊了、最後單吊一張金（*游金*），就只能自摸。
    }
fuzhou-rules-turn =
    {""}**1.** 摸一張牌。摸到花就亮出來，再補摸一張。
    {""}**2.** 牌湊齊了就可以**胡**。有四張一樣的可以**槓**，再補摸一張。
    {""}**3.** 打一張牌{ $gold_discard ->
        [forbidden] ，不能打金
       *[other] {""}
    }。
    {""}**吃碰。**別人打出的牌，你可以：
    • **吃**：跟你的兩張湊成順子，只能吃上家的。
    • **碰**或**槓**：你有兩張（碰）或三張（槓）一樣的。
    • **胡**：正好湊齊你的牌。
    { $same_round_lock ->
        [off] {""}
       *[other] { $same_round_lock ->
            [passed] 自己放過的牌，
            [discarded] 自己打過的牌，
           *[discarded_and_passed] 自己打過或放過的牌，
        }在下次摸牌或吃碰之前，同一種都不能再吃、碰、胡。
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] 剛吃碰完，不能馬上打出同一種牌。
       *[not_after_chow] 剛吃完，不能馬上打出同一種牌。
    }
    {""}**補槓。**碰過的牌可以補成槓，要用{ $added_kong ->
        [drawn] 剛摸到的第四張
       *[any] 手上的第四張
    }。{ $rob_kong ->
        [yes] 如果那張正好讓別人湊齊，別人可以搶來胡。
       *[no] 別人不能搶槓。
    }
fuzhou-rules-points =
    {""}**先加起來：**花、金{ $kong_fan ->
        [none] {""}
       *[ming1_an2] 、槓（明槓1、暗槓2）
    }，還有連莊數{ $streak ->
        [all] {""}
       *[winner_is_dealer] （莊家胡才算）
    }。
    {""}**普通胡牌**就是這個總和{ $base ->
        [0] {""}
       *[other] 加底{ $base }
    }，自摸再加倍。
    {""}**特殊胡牌**是這個總和{ $special_base ->
        [yes] { $base ->
            [0] {""}
           *[other] 加底{ $base }
        }
       *[no] {""}
    }乘以2，再加上最大牌型的分數。{ $stake ->
        [1] {""}
       *[other] 要付的分數再乘以底注{ $stake }。
    }
    {""}**誰付。**{ $discard_payment ->
        [discarder_only] 胡別人打的，只有放槍的人付。自摸則三家各付。
        [discarder_double] 胡別人打的，只有放槍的人付，而且付雙倍。自摸則三家各付。
        [discarder_for_three] 胡別人打的，放槍的人付三家的份。自摸則三家各付。
       *[all_three] 三家各付，胡別人打的也一樣。
    }
    {""}**舉例：**3張花、一對金（金雀），自摸。每家付{ $stake ->
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
    }。
fuzhou-rules-deal =
    {""}**第一個莊家**隨機決定。{ $deal_first ->
        [dealer] 莊家先抓牌。
       *[dice_player] 由骰子決定誰先抓牌。
    }開金時如果翻到花，這張花{ $gold_flower ->
        [nobody] 誰的都不算。
       *[dealer] 算莊家的。
    }
    {""}**最後幾張。**最後{ $reserve }張不摸{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] ，每個明槓多留1張、暗槓多留2張
    }{ $flower_reserve ->
        [yes] ，每個花槓再多留2張
       *[no] {""}
    }。在那之前的四張，每家各摸一張，不打牌。沒有人胡的話，誰都不用付。
    {""}**做莊。**莊家胡牌或流局都連莊，否則換下家做莊。每連一次，*連莊*數加一{ $draw_adds_streak ->
        [yes] {""}
       *[no] ，流局不加
    }。
    {""}**結束。**莊家換過四次就是一圈，一場打{ $match_rounds }圈{ $match_hands ->
        [0] {""}
       *[other] ，最多{ $match_hands }局
    }。
    {""}**中離：**一局打到一半離開，扣{ $escape }分{ $stake ->
        [1] {""}
       *[other] {" "}× { $stake }
    }。{ $pause_exit ->
        [free] 新的一局開始前，只要還有人沒準備好，離開就不扣分。
       *[price] {""}
    }離開之後，{ $after_escape ->
        [bot] 由電腦接手座位，這局重新發牌。
       *[end_match] 這場就結束。
    }

## What is asked

fuzhou-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
fuzhou-ask-discard = **輪到你了：**請打一張牌{ $more ->
        [yes] ，或選上方的動作
       *[no] {""}
    }。
fuzhou-ask-claim = { $who }打出**{ $held }**，要嗎？{ $until }截止。
    .rob = { $who }補槓**{ $held }**，要搶嗎？{ $until }截止。
fuzhou-ask-rob_kong = { fuzhou-ask-claim.rob }
fuzhou-ask-rob_gold = **你可以搶金，**但要趕在別人吃碰{ $who }打的第一張之前{ $last ->
        [yes] ，而且{ $nearer }可能會先搶走
       *[no] { $rob_gold_order ->
            [golden_first] 。能成金雀或金龍的人優先，再來{ $nearer ->
                [no] 才是你
               *[other] 是{ $nearer }，最後才是你
            }
           *[nearest] { $nearer ->
                [no] {""}
               *[other] ，而且{ $nearer }可能會先搶走
            }
        }
    }。{ $until }截止。
fuzhou-ask-first_draw = **你還可以搶金**，代替第一次摸牌。{ $who }打的{ $held }如果沒有人吃、碰、胡，就由你搶到。{ $until }截止。
fuzhou-ask-three_golds = **三張金都在你手上。**第{ $round }局要用三金倒胡牌，還是過、繼續打？

fuzhou-sure-discard = **{ $pieces }是金，**可以當任何一張牌，而且值1分。{ $gold_discard ->
        [self_draw_only] 打出去之後，這局只能自摸。
       *[other] {""}
    }確定要打嗎？
fuzhou-sure-jinkan = **確定要打{ $pieces }並報金坎嗎？**之後手牌不能再換，摸到金才能胡，摸到其他牌都要打掉。報了就無法復原。

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# 金坎：亮出金的上下各一張，之後只等金。摸到就加50分。
fuzhou-offer-rob_gold = -# 搶金：拿翻開的那張金當最後一張來胡。加30分，算自摸。
fuzhou-offer-three_golds = -# 三金倒：不管其他牌是什麼都能胡，加40分。

## What one can do

fuzhou-verb-ready = 準備
fuzhou-verb-finish = 結束這場
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

fuzhou-tell-dealt = 第{ $first }局發牌，{ $who }做莊，擲出{ $second }和{ $third }。
fuzhou-tell-flower = { $owned ->
        [no] 開金前翻到花，放在一旁：{ $flowers }。
       *[yes] { $who }補花：{ $flowers }。
    }
fuzhou-tell-flower-each = 補花：{ $counts }{ $aside ->
        [0] 。
       *[other] 。開金前翻到、放在一旁的花：{ $aside }張。
    }
fuzhou-tell-gold = 開金：**{ $pieces }**，另外三張就是金。
fuzhou-tell-began = 由{ $who }先打。
fuzhou-tell-drew = { $who }{ $first ->
        [1] 槓後補摸
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
fuzhou-tell-robbed = { $who }搶了{ $other }的槓：{ $pieces }！
fuzhou-tell-robbed_gold = { $who }搶金：{ $pieces }！
fuzhou-tell-final = 最後幾張了：每家各摸一張，不打牌。
fuzhou-tell-won = { $first ->
        [1] **{ $who }起手就胡了！**
       *[other] **{ $who }胡了{ $last }！**
    }
fuzhou-tell-yaku = { $who }的牌型：**{ $notes }**。
fuzhou-tell-paid = { $who }付給{ $other } { $first }分。
fuzhou-tell-washout = 沒有牌可以摸了，這局流局。
fuzhou-tell-scored = { $who }：{ SIGNED($first) }分，累計{ $second }分。
fuzhou-tell-finished = 所有人都同意，這場到此結束。
fuzhou-tell-escaped = { $mark }中離{ $first ->
        [0] {""}
       *[other] ，扣{ $first }分
    }，這局作廢。
fuzhou-tell-over = 這場打完了。

## How a hand was settled

fuzhou-settled-win = 這局{ $who }胡牌。
fuzhou-settled-washout = 流局：沒有人胡，誰都不用付。
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
    } = 一份**{ $share }**，總共**{ $score }**。
fuzhou-term-hua = 花
fuzhou-term-jin = 金
fuzhou-term-lian = 連莊
fuzhou-term-kongs = 槓
fuzhou-term-one = 底
fuzhou-term-double = 加倍
fuzhou-term-constant = 最大牌型
fuzhou-term-stake = 底注
fuzhou-term-share = 一份
fuzhou-term-score = 總共

## Settings: a name and a value are read as one sentence

fuzhou-value-deal_first-dice_player = 骰子決定
fuzhou-value-deal_first-dealer = 莊家
fuzhou-value-reserve_per_kong-none = 不多留
fuzhou-value-reserve_per_kong-ming1_an2 = 明槓1張，暗槓2張
fuzhou-value-gold_flower-dealer = 莊家
fuzhou-value-gold_flower-nobody = 誰的都不算
fuzhou-value-gold_discard-self_draw_only = 可以，但之後只能自摸
fuzhou-value-gold_discard-forbidden = 不可以
fuzhou-value-gold_discard-free = 可以，沒有限制
fuzhou-value-same_round_lock-discarded_and_passed = 打過或放過的牌
fuzhou-value-same_round_lock-passed = 放過的牌
fuzhou-value-same_round_lock-discarded = 打過的牌
fuzhou-value-same_round_lock-off = 沒有限制
fuzhou-value-swap_discard-not_after_chow = 除了剛吃的那種以外
fuzhou-value-swap_discard-not_after_claim = 除了剛吃碰的那種以外
fuzhou-value-swap_discard-allowed = 任何牌
fuzhou-value-added_kong-any = 手上的第四張
fuzhou-value-added_kong-drawn = 只有剛摸到的第四張
fuzhou-value-rob_gold_until-window = 只有莊家打第一張之後
fuzhou-value-rob_gold_until-first_draw = 自己第一次摸牌前也可以
fuzhou-value-rob_gold_order-golden_first = 能成金雀的人優先，再從莊家的下家輪起
fuzhou-value-rob_gold_order-nearest = 從莊家的下家輪起
fuzhou-value-three_golds-any_own_turn = 每次輪到自己時
fuzhou-value-three_golds-moment_of_draw = 只有摸到第三張金時
fuzhou-value-youjin-any_gold = 不管手上有幾張金
fuzhou-value-youjin-one_gold = 只有手上剛好一張金時
fuzhou-value-youjin-off = 不限制
fuzhou-value-one_flower-0 = 不算
fuzhou-value-kong_fan-none = 不算
fuzhou-value-kong_fan-ming1_an2 = 明槓1，暗槓2
fuzhou-value-streak-winner_is_dealer = 莊家胡才算
fuzhou-value-streak-all = 誰胡都算
fuzhou-value-discard_payment-all_three = 三家各付一份
fuzhou-value-discard_payment-discarder_only = 放槍的人付一份
fuzhou-value-discard_payment-discarder_double = 放槍的人付兩份
fuzhou-value-discard_payment-discarder_for_three = 放槍的人付三份
fuzhou-value-after_escape-end_match = 這場結束
fuzhou-value-after_escape-bot = 電腦接手座位
fuzhou-value-pause_exit-price = 跟打到一半離開一樣
fuzhou-value-pause_exit-free = 不扣分

## Examples of settings, in the panel of house rules

fuzhou-example-stake = 底注是5的話，胡12分時，要付的人各付60。
fuzhou-example-reserve = 設成18的話，剩下18張就流局。
fuzhou-example-gold_flower = 開金翻到花，所以再翻一張。
fuzhou-example-gold_discard = 你有一張金，但更想留別的牌。
fuzhou-example-same_round_lock = 你放過一張五筒。還沒再摸牌或吃碰，又有人打五筒，你可以吃、碰、胡嗎？
fuzhou-example-added_kong = 你碰過五筒，第四張在你手上。
fuzhou-example-rob_gold_order = 有兩個人可以搶金，其中一個人搶到會成金雀。
fuzhou-example-three_golds = 你摸到第三張金但沒有胡。之後輪到你時，還能用三金倒胡嗎？
fuzhou-example-youjin = 你有五組和一張金。什麼牌都能湊成眼，但只有自己摸到的才能胡。
fuzhou-example-base = 底是5的話，普通胡牌有3張花、1張金，就是9分。
fuzhou-example-kong_fan = 你胡牌時，有一副九萬的暗槓。
fuzhou-example-streak = 莊家連莊兩次，胡牌就多2分。
fuzhou-example-discard_payment = Ben打出你要胡的牌，一份是10分。
fuzhou-example-escape = 扣10個底注、底注是5的話，打到一半離開會扣50分。

## What is said of the patterns on the pages of /rules

pattern-three_golds = 三張金都在你手上，不管其他牌是什麼。
pattern-rob_gold = 莊家剛打出第一張，翻開的那張金正好湊齊你的牌。
fuzhou-pattern-heaven = 莊家一開始牌就齊了。
pattern-no_flower = 你沒有花，也沒有槓。
pattern-one_flower = 你只有一張花，沒有槓。
pattern-gold_pair = 兩張金當眼。
pattern-gold_triplet = 三張金成一組。
pattern-gold_edge = 亮出金的上下各一張，只等金，而且摸到了。
pattern-flower = 每張亮出的風牌、中發白、梅蘭竹菊、春夏秋冬都有分，不管怎麼胡都算。
pattern-four_flowers = 亮出梅蘭竹菊四張、春夏秋冬四張，或同一種字牌四張。不管怎麼胡都算。
worth-four_flowers = { $points }（取代原本的4）
pattern-gold = 手上的每張金都有分，不管怎麼胡都算。
pattern-kong_open = 每個明槓都有分，不管怎麼胡都算。
pattern-kong_concealed = 每個暗槓都有分，不管怎麼胡都算。
pattern-note-rob_gold_golden_first = 多人可以搶金時，能成金雀的人優先，接著從莊家的下家輪起，莊家排最後。
pattern-note-rob_gold_nearest = 多人可以搶金時，從莊家的下家輪起，莊家排最後。
pattern-note-jinkan_kong = 報金坎之後，只要槓完還是只等金，就可以開槓。
pattern-note-jinkan_no_kong = 報金坎之後不能再開槓。
pattern-note-three_golds_any_own_turn = 每次輪到你都可以用三金倒胡。
pattern-note-three_golds_moment_of_draw = 只有摸到第三張金時才能用三金倒胡。
pattern-note-rob_gold_first_draw = 上一張打出的牌沒有人要的話，也可以用搶金代替自己的第一次摸牌。
pattern-note-three_golds_on_discard = 牌齊了胡別人打的也算。
pattern-note-streak_winner_is_dealer = 莊家每多連一次莊就加這個分數，莊家胡才算。
pattern-note-streak_all = 同一個莊家每多連一次莊就加這個分數，誰胡都算。

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = { table-badge-dealer }
fuzhou-table-badge-streak = 連莊{ $number }
fuzhou-table-badge-jinkan = 金坎
fuzhou-table-badge-shed_gold = 打過金
fuzhou-table-badge-final = 最後幾張：每家各摸一張，不打牌
fuzhou-picture-badge-streak = 連莊
fuzhou-picture-badge-jinkan = 金坎
fuzhou-picture-badge-shed_gold = 打過金
fuzhou-picture-badge-escaped = 中離
fuzhou-tiles-barred = -# 你剛打過或放過`{ $written }`，下次摸牌或吃碰之前，不能吃、碰、胡這種牌。
fuzhou-lacking-shed = **牌型齊了，但這張不能胡：**你打過金，只能自摸。
fuzhou-lacking-youjin = **牌型齊了，但這張不能胡：**單吊金（游金）只能自摸。
fuzhou-lacking-jinkan = **牌型齊了，但不能胡：**報金坎之後，只能胡金。
fuzhou-lacking-gold = **牌型齊了，但這張不能胡：**這是別人打出來的金。
fuzhou-board-rob_gold = 現在可以搶金（{ $pieces }），{ $until }截止
fuzhou-scene-rob_gold = 現在可以搶金。
fuzhou-picture-window-rob_gold = 搶金？
fuzhou-picture-won-rob_gold = 搶金
fuzhou-table-won-rob_gold = 搶金：{ $tile }。
