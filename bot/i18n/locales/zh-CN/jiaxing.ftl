## Jiaxing mahjong: what it is called, and in `also` its other names and readings

jiaxing = 嘉兴麻将·抬头胡
    .also = 嘉兴麻将, 嘉兴抬头胡, 抬头胡, 抬头和, 嘉兴抬头和, 抬头麻将, 台头麻将, 台头胡, 台头和, 嘉兴麻雀, jiāxīngmájiāng, jiāxīngtáitóuhú, táitóuhú, táitóumájiāng, jiāxīngmáquè, 打麻将 嘉兴
jiaxing-preset-standard = 抬头胡
    .also = 抬头和, 台头胡, táitóuhú
jiaxing-preset-one_round = 抬头胡·一圈
    .also = 一圈, yīquān
yaku-pure = 清一色
    .also = qīngyīsè
yaku-mixed = 混一色
    .also = hùnyīsè
yaku-triplets = 对对胡
    .also = 碰碰胡, 对对和, duìduìhú, pèngpènghú
yaku-honors = 全老头
    .also = 字一色, quánlǎotóu, zìyīsè
yaku-red = 红中刻
    .also = 红中刻子, hóngzhōngkè, hóngzhōngkèzi
yaku-green = 发财刻
    .also = 发财刻子, fācáikè, fācáikèzi
yaku-white = 白板刻
    .also = 白板刻子, báibǎnkè, báibǎnkèzi
yaku-seat_wind = 门风
    .also = 自风, ménfēng, zìfēng
yaku-round_wind = 风圈
    .also = 圈风, 场风, fēngquān, quānfēng, chǎngfēng
yaku-no_wild = 无百搭
    .also = 无搭, 没百搭, wúbǎidā, wúdā, méibǎidā
yaku-three_wild = 三百搭
short-yaku-three_wild = 三百搭
    .also = 三搭, sānbǎidā, sāndā
yaku-kong_bloom = 杠上开花
short-yaku-kong_bloom = 杠上开花
    .also = 杠开, 岭上开花, gāngshàngkāihuā, gāngkāi, lǐngshàngkāihuā
yaku-single_wait = 单吊
    .also = 单骑, 全求人, dāndiào, dānqí, quánqiúrén
yaku-huang = 黄番
    .also = huángfān
yaku-last_tile = 海底捞月
short-yaku-last_tile = 海底捞月
    .also = 海底, hǎidǐlāoyuè, hǎidǐ
yaku-heaven = 天胡
    .also = 天和, tiānhú
yaku-earth = 地胡
    .also = 地和, dìhú
jiaxing-option-base = 一台的分值
    .also = 底分, yītáidefēnzhí, dǐfēn
jiaxing-option-cap = 一份的上限（0为不封顶）
    .also = 一份的上限, 封顶, yīfèndeshàngxiàn, fēngdǐng
jiaxing-option-match_rounds = 圈数
    .also = quānshù
jiaxing-option-first_dealer = 首庄
    .also = 首局庄家, shǒuzhuāng, shǒujúzhuāngjiā
jiaxing-option-indicator = 翻百搭
    .also = 百搭指示牌, fānbǎidā, bǎidāzhǐshìpái
jiaxing-option-reserve = 留牌
    .also = 剩牌数, liúpái, shèngpáishù
jiaxing-option-chow = 可以吃牌
    .also = 吃, 吃牌, chī, chīpái
jiaxing-option-discard_wild = 打百搭
    .also = dǎbǎidā
jiaxing-option-kong_after_claim = 吃碰后开杠
    .also = 吃碰后杠, chīpènghòukāigāng, chīpènghòugāng
jiaxing-option-swap_discard = 吃碰后打同张
    .also = 换吃, huànchī, chīpènghòudǎtóngzhāng
jiaxing-option-no_wild = 无百搭的条件
    .also = wúbǎidādetiáojiàn
jiaxing-option-all_honors_melds = 全老头也要四副一对
    .also = 全老头须成牌型, quánlǎotóuyěyàosìfùyīduì, quánlǎotóuxūchéngpáixíng
jiaxing-option-earthly = 地胡的条件
    .also = dìhúdetiáojiàn
jiaxing-option-earthly_payment = 地胡付分
    .also = dìhúfùfēn
jiaxing-option-heavenly_yellow = 天胡地胡带黄番
    .also = tiānhúdìhúdàihuángfān
jiaxing-option-rob_contract = 抢承包方的杠
    .also = qiǎngchéngbāofāngdegāng
jiaxing-option-contract = 三摊（承包）
    .also = 三摊, 承包, 包, 包牌, sāntān, chéngbāo, bāo, bāopái
jiaxing-option-contract_timeout = 超时没选跟不跟时
    .also = 承包未回答时, chéngbāobùhuídáshí, chéngbāowèihuídáshí
jiaxing-option-contract_partner = 承包的一方付几份
    .also = 承包方付几份, chéngbāodeyīfāngfùjǐfèn, chéngbāofāngfùjǐfèn
jiaxing-option-contract_outsider = 承包方与其他人之间付几份
    .also = 涉及承包付几份, chéngbāofāngyǔqítārénzhījiānfùjǐfèn, shèjíchéngbāofùjǐfèn
jiaxing-option-contract_multi = 两组承包碰到一起
    .also = 两个承包相遇, liǎngzǔchéngbāopèngdàoyīqǐ, liǎnggèchéngbāoxiāngyù
jiaxing-option-dealer_on_draw = 流局后谁坐庄
    .also = 流局后的庄, 黄庄后, liújúhòushuízuòzhuāng, liújúhòudezhuāng, huángzhuānghòu
jiaxing-option-dealer_multiplier = 庄家倍数
    .also = zhuāngjiābèishù

## What is said of the game

jiaxing-about = 四个人，三张百搭：要凑成四种牌型之一，还得自摸才能胡。
jiaxing-tradition-standard = 嘉兴的抬头胡，打满四圈。硬自摸、触电胡是别的玩法，这里不打。
jiaxing-tradition-one_round = 嘉兴的抬头胡，只打一圈，跟电脑打大约20分钟。硬自摸、触电胡是别的玩法，这里不打。
jiaxing-table-choice = **{ $who }**，这一盘跟还是不跟？

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    四个人打嘉兴麻将抬头胡。一共14张牌，谁先凑成四副加一对将，谁就胡。
    {""}*一副*是同花色的顺子（如四五六筒）、三张一样的刻子，或者四张一样的*杠*。*将*是两张一样的。
    {""}**百搭。**翻出一张牌，跟它一样的另外三张就是百搭：在你手里可以当任何一张牌。
    {""}**四种牌型。**光有四副一对还不能胡，还得是清一色（全是一种花色）、混一色（一种花色加字牌）、全老头（全是字牌）或对对胡（全是刻子和杠）。
    {""}**自摸。**只能胡自己摸的牌，别人打的不能胡{ $earthly ->
        [dealer_first_discard] ，只有庄家打的第一张例外
       *[other] {""}
    }。
jiaxing-rules-turn =
    {""}**1.** 摸一张牌。{ $reserve ->
        [0] {""}
       *[other] 牌墙最后{ $reserve }张不摸。
    }
    {""}**2.** 牌齐了可以**胡**。有四张一样的，或者碰过的牌有了第四张，可以开**杠**，再补一张。
    {""}**3.** 打一张牌{ $discard_wild ->
        [forbidden] ，百搭不能打
       *[allowed] {""}
    }。
    {""}**吃碰。**别人打的牌可以要：
    { $chow ->
        [yes] • **吃**：跟你手里的两张成顺子。只能吃上家。
       *[no] {""}
    }
    • **碰**或**杠**：你有两张（碰）或三张（杠）一样的。谁打的都行。
    百搭不能用来吃碰杠。吃碰杠的牌亮在桌上。{ $swap_discard ->
        [not_same_kind] 刚吃碰进来的那种牌不能马上打出去。
       *[allowed] {""}
    }{ $kong_after_claim ->
        [yes] 吃碰以后可以马上开自己的杠。
       *[no] {""}
    }
    {""}**抢杠。**有人补杠，那张牌正好凑齐你的牌（当将不行），就可以抢来胡。
jiaxing-rules-points =
    { $base ->
        [1] **一份**等于台数，每有一番就翻一倍。
       *[other] **一份**等于台数乘以{ $base }，每有一番就翻一倍。
    }{ $cap ->
        [0] {""}
       *[other] { $cap }封顶。
    }
    另外三家各付你一份{ $dealer_multiplier ->
        [1] {""}
       *[other] ；庄家付的、收的都算{ $dealer_multiplier }倍
    }。**例：**混一色（2台）、无百搭（1台）、杠上开花（×2）：3 × 2{ $base ->
        [1] {" "}= 6
       *[other] {" "}× { $base }
    }，三家各付这么多{ $cap ->
        [0] {""}
       *[other] ，最多{ $cap }
    }。
    { $earthly ->
        [dealer_first_discard] 胡庄家打的第一张是地胡，{ $earthly_payment ->
            [dealer_1] 由庄家一家付，一份。
            [all_1] 三家各付一份。
           *[dealer_3] 由庄家一家付，三份。
        }
       *[other] {""}
    }
    被抢杠的一家独付三份{ $contract ->
        [off] {""}
       *[other] { $rob_contract ->
            [three] ，跟他有承包也一样
           *[max] ；跟他有承包、承包的份数更多的，按承包付
        }
    }。
    { $contract ->
        [off] {""}
       *[other] **三摊。**吃碰杠同一家满三次，两家互相承包：其中一家胡，另一家付{ $contract_partner }份，其余各付{ $contract_outsider }份；别人胡，这两家各付{ $contract_outsider }份。{ $contract_multi ->
            [product] 赢家和付分的人各有承包、但不是互相承包，就付{ $contract_outsider } × { $contract_outsider }份。
           *[max] {""}
        }{ $contract ->
            [ask] 三摊一成，马上问其余的人跟不跟，不跟的不用付，也不能胡；超时没选{ $contract_timeout ->
                [continue] 就算跟。
               *[give_up] 就算不跟。
            }
           *[auto_continue] 其余的人都得跟。
        }
    }
jiaxing-rules-deal =
    {""}**首庄**{ $first_dealer ->
        [dice] 由两颗骰子决定，从第一个座位数起。
       *[seat0] 是坐第一个座位的人。
    }庄家坐东，先打。
    {""}**翻百搭。**{ $indicator ->
        [dice_stack] 再掷一次骰子，定翻哪一张。
       *[tail] 翻牌墙的最后一张。
    }
    {""}**坐庄。**庄家胡了连庄{ $dealer_on_draw ->
        [stay] ，流局也连庄
       *[rotate] {""}
    }；否则下家坐庄。
    {""}**黄番。**骰子点数相同（包子）、百搭是字牌（老头黄）、百搭跟上一盘一样（百搭连庄）、流局，各添一个黄番；每次胡牌用掉一个{ $heavenly_yellow ->
        [no] ，天胡、地胡不用
       *[yes] {""}
    }。
    {""}**结束。**一场打{ $match_rounds }圈，四家轮流坐完庄是一圈。

## What is asked

jiaxing-ask-ready = { $settled ->
    [0] 看看你的牌。准备好打第{ $round }盘了吗？
   *[other] 准备好打第{ $round }盘了吗？
}
jiaxing-ask-discard = **轮到你：**打一张牌{ $more ->
        [yes] ，或者选上面的操作
       *[no] {""}
    }。
jiaxing-ask-claim = { $who }打出**{ $held }**：要不要？{ $until }截止。{ $third ->
        [yes] {"\u000A"}{ jiaxing-third }
       *[no] {""}
    }
    .rob = { $who }补杠**{ $held }**：抢不抢？{ $until }截止。
jiaxing-third = ⚠ **再要{ $who }这一张就是第三摊，你们俩互相承包：**一家胡，另一家付{ $contract_partner }份，其余各付{ $contract_outsider }份；别人胡，你们俩各付{ $contract_outsider }份。{ jiaxing-dealer-pays }{ $contract ->
        [ask] 其余的人可以不跟，不跟就不用付。
       *[other] {""}
    }
jiaxing-dealer-pays = { $dealer_multiplier ->
        [1] {""}
       *[other] 庄家付的、收的都算{ $dealer_multiplier }倍。
    }
jiaxing-ask-rob_kong = { jiaxing-ask-claim.rob }
jiaxing-ask-give_up = { jiaxing-ask-contract }{"\u000A"}不选的话，{ $until }算不跟。
jiaxing-ask-continue = { jiaxing-ask-contract }{"\u000A"}不选的话，{ $until }算跟。
jiaxing-ask-contract =
    {""}**三摊成了：**{ $bound }互相承包。
    {""}**{ jiaxing-verb-continue }：**他们有一家胡，你付{ $contract_outsider }份；你胡，他们各付你{ $contract_outsider }份；你跟别人之间还是一份。{ jiaxing-dealer-pays }
    {""}**{ jiaxing-verb-give_up }：**你不用付，也不能胡。

jiaxing-sure-discard = **{ $pieces }是百搭，**可以当任何一张牌。真的要打？
jiaxing-sure-give_up = **这一盘不跟？**你不用付，也不能再胡，摸到什么就自动打什么。不能反悔。

## What one can do

jiaxing-verb-ready = 准备
jiaxing-verb-finish = 结束本场
jiaxing-verb-resign = 认输
jiaxing-verb-discard = { $pieces }
jiaxing-verb-chow = 吃 { $own } + { $taken }
jiaxing-verb-pong = { $own ->
       *[other] 碰 { $taken }
    }
jiaxing-verb-kong = { $own ->
       *[other] 杠 { $taken }
    }
jiaxing-verb-concealed_kong = 暗杠 { $pieces }
jiaxing-verb-added_kong = 补杠 { $pieces }
jiaxing-verb-win = 胡{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
jiaxing-verb-pass = 过
jiaxing-verb-continue = 跟
jiaxing-verb-give_up = 不跟
jiaxing-verb-go_on = 继续

## What happened

jiaxing-tell-dice = 掷出{ $first }和{ $second }：从{ $other }数起，{ $who }先坐庄。
jiaxing-tell-dealt = 第{ $first }盘发牌，{ $who }坐庄，掷出{ $second }和{ $third }。翻出**{ $pieces }**：另外三张是百搭。
jiaxing-tell-queued = 添黄番：{ $names }。
jiaxing-tell-began = { $who }先打。
jiaxing-tell-drew = { $who }{ $first ->
        [1] 杠后补
       *[other] 摸
    }{ $seen ->
        [0] 一张
       *[other] { $pieces }
    }。
jiaxing-tell-discarded = { $who }打**{ $pieces }**。
jiaxing-tell-chow = { $who }吃{ $other }：{ $pieces }。
jiaxing-tell-pong = { $who }碰{ $other }的{ $tile }。
jiaxing-tell-kong = { $who }明杠{ $other }的{ $tile }。
jiaxing-tell-concealed_kong = { $who }暗杠{ $seen ->
        [0] 。
       *[other] { $tile }。
    }
jiaxing-tell-added_kong = { $who }补杠**{ $pieces }**。
jiaxing-tell-robbed = { $who }抢{ $other }的杠：{ $pieces }！
jiaxing-tell-warned = { $who }吃碰{ $other }两次了：再有第三摊就互相承包，一家胡，另一家付{ $contract_partner }份。
jiaxing-tell-contract = **三摊成了：**{ $who }和{ $other }互相承包。
jiaxing-tell-gave_up = { $who }选择不跟。
jiaxing-tell-continued = { $who }选择跟。
jiaxing-tell-won = { $first ->
        [1] **{ $who }起手就胡！**
       *[other] **{ $who }胡{ $last }！**
    }
jiaxing-tell-yaku = { $who }的牌型：**{ $notes }**。
jiaxing-tell-paid = { $who }付{ $first }分给{ $other }。
jiaxing-tell-washout = 牌摸完了：流局。
jiaxing-tell-scored = { $who }：{ SIGNED($first) }分，现在共{ $second }分。
jiaxing-tell-finished = 大家同意就此结束本场。
jiaxing-tell-resigned = { $who }认输。
jiaxing-tell-over = 本场结束。

## How a hand was settled

jiaxing-settled-win = { $who }胡了这一盘。
jiaxing-picture-draw = 流局（黄）
jiaxing-settled-washout = 流局：没人胡，添一个黄番。
jiaxing-formula = { $tai }台{ $fan ->
        [0] {""}
       *[other] {" "}× { $doubled }（{ $fan }番）
    }{ $base ->
        [1] {""}
       *[other] {" "}× { $base }
    } = 一份**{ $share }**{ $capped ->
        [yes] （封顶）
       *[no] {""}
    }，一共**{ $score }**。
jiaxing-term-tai = 台
jiaxing-term-fan = 番
jiaxing-term-base = 一台分值
jiaxing-term-cap = 封顶
jiaxing-term-share = 一份
jiaxing-term-score = 一共

## Where a washout bonus comes from

yaku-huang_baozi = 黄番：包子
short-yaku-huang_baozi = 黄番：包子
yaku-huang_old_wild = 黄番：老头黄
short-yaku-huang_old_wild = 黄番：老头黄
yaku-huang_same_wild = 黄番：百搭连庄
short-yaku-huang_same_wild = 黄番：百搭连庄
yaku-huang_draw = 黄番：流局
short-yaku-huang_draw = 黄番：流局
yaku-baozi = 包子
yaku-old_wild = 老头黄
yaku-same_wild = 百搭连庄
yaku-draw = 流局

## Settings: a name and a value are read as one sentence

jiaxing-value-first_dealer-seat0 = 坐第一个座位的人
jiaxing-value-first_dealer-dice = 掷两颗骰子定
jiaxing-value-indicator-tail = 牌墙最后一张
jiaxing-value-indicator-dice_stack = 再掷一次骰子定
jiaxing-value-discard_wild-allowed = 可以
jiaxing-value-discard_wild-forbidden = 不可以
jiaxing-value-swap_discard-allowed = 可以
jiaxing-value-swap_discard-not_same_kind = 不可以，刚吃碰的那种不能打
jiaxing-value-no_wild-physical = 手里一张都没有
jiaxing-value-no_wild-face = 有也行，只要都当本身用
jiaxing-value-earthly-dealer_first_discard = 胡庄家打的第一张
jiaxing-value-earthly-first_draw = 自己第一次摸牌就胡
jiaxing-value-earthly-off = 不算
jiaxing-value-earthly_payment-dealer_3 = 庄家付三份
jiaxing-value-earthly_payment-dealer_1 = 庄家付一份
jiaxing-value-earthly_payment-all_1 = 三家各付一份
jiaxing-value-rob_contract-max = 三份；承包的份数更多就按承包
jiaxing-value-rob_contract-three = 三份
jiaxing-value-contract-ask = 承包，其余的人可以不跟
jiaxing-value-contract-auto_continue = 承包，都得跟
jiaxing-value-contract-off = 不打
jiaxing-value-contract_timeout-give_up = 算不跟
jiaxing-value-contract_timeout-continue = 算跟
jiaxing-value-contract_multi-max = 份数只算一次
jiaxing-value-contract_multi-product = 份数相乘
jiaxing-value-dealer_on_draw-rotate = 下家
jiaxing-value-dealer_on_draw-stay = 庄家连庄

## Examples of settings, in the panel of house rules

jiaxing-example-base = 一台值2分，3台1番：三家各付3 × 2 × 2 = 12分。
jiaxing-example-cap = 封顶20：一份本来是32，也只算20。
jiaxing-example-indicator = 翻出这一张，跟它一样的另外三张就是百搭。
jiaxing-example-reserve = 设成20，牌墙剩20张就流局。
jiaxing-example-discard_wild = 你有一张用不上的百搭，能不能打掉？
jiaxing-example-swap_discard = 你用五六吃别人的四，手里原来的四能不能马上打？
jiaxing-example-no_wild = 你只有一张百搭，当它本身用：无百搭的一台还算不算？
jiaxing-example-heavenly_yellow = 否：天胡、地胡不用黄番，留给下一个胡的人。
jiaxing-example-rob_contract = 跟你承包的人补杠，你正好胡那张牌。
jiaxing-example-contract = Ben吃碰了你三次：你们俩有一家胡，另一家付五份。
jiaxing-example-contract_partner = 你和Ben互相承包。Ben胡了，你付这么多份。
jiaxing-example-contract_outsider = Ben和Chie互相承包，你选择跟。Ben胡了，你付这么多份。
jiaxing-example-contract_multi = 你和赢家都有承包，但不是跟对方。
jiaxing-example-dealer_multiplier = 设成2：别人付一份、收一份时，庄家付两份、收两份。

## What is said of the patterns on the pages of /rules

pattern-honors = 牌型：只有字牌和百搭。
pattern-pure = 牌型：全是一种花色。
pattern-mixed = 牌型：一种花色加字牌。
pattern-triplets = 牌型：每一副都是刻子或杠。
pattern-red = 红中的刻子或杠。
pattern-green = 发财的刻子或杠。
pattern-white = 白板的刻子或杠。
pattern-seat_wind = 自己门风的刻子或杠：庄家是东，往下家依次是南、西、北。
pattern-round_wind = 风圈的刻子或杠；现在是什么风，牌桌上写着。
pattern-three_wild = 三张百搭都在你手里。
pattern-kong_bloom = 用杠后补的那张牌胡。
pattern-single_wait = 四副都亮在桌上，单吊最后一张成将。
pattern-huang = 胡牌时还有黄番没用掉。
pattern-last_tile = 用牌墙的最后一张胡。
jiaxing-pattern-heaven = 庄家打第一张之前就胡。
pattern-note-huang_not_heavenly = 天胡、地胡不算这个。
pattern-note-no_wild_physical = 你的牌里没有百搭。
pattern-note-no_wild_face = 你的牌里没有百搭，或者每张百搭都当它本身用。
pattern-note-any_honors = 不成四副一对也能胡。
pattern-note-earth_dealer_first_discard = 胡庄家打的第一张。
pattern-note-earth_first_draw = 第一次摸牌就胡，之前没有人吃碰杠。庄家没有地胡。

## What only this game shows at a table of mahjong

jiaxing-table-badge-dealer = { table-badge-dealer }
jiaxing-table-badge-contract = 跟{ $arg }承包
jiaxing-table-badge-two_claims = 吃碰{ $arg }两次
jiaxing-table-badge-gave_up = 不跟
jiaxing-table-badge-queue = 黄番：{ $names }{ $more ->
        [0] {""}
       *[other] ，另有{ $more }个
    }
jiaxing-picture-badge-contract = 承包
jiaxing-picture-badge-gave_up = 不跟
jiaxing-picture-badge-two_claims = 两次吃碰自
jiaxing-picture-warned-two_claims = 吃碰两次
jiaxing-picture-badge-queue = 黄番×{ $count }
jiaxing-picture-own-one_claim = 吃碰你一次
jiaxing-picture-was_out = 不跟
jiaxing-table-was_bound = { $who }互相承包
jiaxing-table-was_out = { $who }不跟
jiaxing-hand-out = 这一盘你不跟：摸到什么就自动打什么。
jiaxing-tiles-warned = ⚠ { $who }吃碰你两次了：再有第三摊就互相承包。
jiaxing-lacking-shape = **没有牌型：**四副一对是齐了，但只有{ yaku-pure }、{ yaku-mixed }、{ yaku-honors }或{ yaku-triplets }才能胡。最接近的是{ $near }。
jiaxing-lacking-self_draw = **牌是齐了，但这张不能胡：**要自己摸到才行。
jiaxing-picture-shares = { $count }份{ $bound ->
        [yes] ，承包
       *[no] {""}
    }
