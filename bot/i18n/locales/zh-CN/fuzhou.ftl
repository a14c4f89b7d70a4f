## Fuzhou mahjong: what it is called, and in `also` its other names and readings

fuzhou = 福州麻将
    .also = 福州麻雀, 榕城麻将, fúzhōumájiāng, fúzhōumáquè, róngchéngmájiāng, 打麻将 福州, 16张麻将, 十六张麻将
fuzhou-preset-standard = 传统
    .also = 传统玩法, 经典, chuántǒng, chuántǒngwánfǎ, jīngdiǎn
fuzhou-preset-online = 房间玩法
    .also = 线上房间, 手机房, fángjiānwánfǎ, xiànshàngfángjiān, shǒujīfáng
fuzhou-preset-short = 快局
    .also = 短局, kuàijú, duǎnjú
yaku-three_golds = 三金倒
    .also = 三金, sānjīndào, sānjīn
yaku-rob_gold = 抢金
    .also = qiǎngjīn
yaku-no_flower = 平胡（无花无杠）
    .also = 平胡, 平和, 无花无杠, pínghú, wúhuāwúgāng
yaku-one_flower = 一张花
short-yaku-one_flower = 一张花
    .also = yīzhānghuā
yaku-gold_pair = 金雀
    .also = jīnquè
yaku-gold_triplet = 金龙
    .also = jīnlóng
yaku-gold_edge = 金坎
    .also = jīnkǎn
yaku-flower = 花
    .also = 花牌, huā, huāpái
yaku-four_flowers = 花杠
    .also = 四张花, huāgāng, sìzhānghuā
yaku-gold = 金
    .also = 金牌, jīn, jīnpái
yaku-streak = 连庄
    .also = liánzhuāng
yaku-kong_open = 明杠
    .also = mínggāng
yaku-kong_concealed = 暗杠
    .also = àngāng
fuzhou-option-stake = 底注
    .also = dǐzhù
fuzhou-option-match_rounds = 圈数
    .also = quānshù
fuzhou-option-match_hands = 最多几盘（0为不限）
    .also = 盘数上限, 局数上限, pánshùshàngxiàn, júshùshàngxiàn
fuzhou-option-deal_first = 谁先抓牌
    .also = shuíxiānzhuāpái
fuzhou-option-reserve = 留牌
    .also = 剩牌数, liúpái, shèngpáishù
fuzhou-option-reserve_per_kong = 每个杠多留几张
    .also = 每杠多留牌, měigègāngduōliújǐzhāng, měigāngduōliúpái
fuzhou-option-flower_reserve = 每个花杠多留2张
    .also = 花杠多留牌, měigèhuāgāngduōliúliǎngzhāng, huāgāngduōliúpái
fuzhou-option-gold_flower = 开金开出的花
    .also = 开金翻花, 开金, kāijīnkāichūdehuā, kāijīnfānhuā, kāijīn
fuzhou-option-gold_discard = 打金
    .also = dǎjīn
fuzhou-option-same_round_lock = 同圈限制
    .also = 同圈, 同圈不吃碰, tóngquān, tóngquānxiànzhì, tóngquānbùchīpèng
fuzhou-option-swap_discard = 吃碰后打同张
    .also = 换吃, huànchī, chīpènghòudǎtóngzhāng
fuzhou-option-added_kong = 补杠
    .also = 加杠, bǔgāng, jiāgāng
fuzhou-option-rob_kong = 抢杠
    .also = 抢杠胡, qiǎnggāng, qiǎnggānghú
fuzhou-option-rob_gold_until = 抢金的时机
    .also = 抢金的期限, qiǎngjīndeshíjī, qiǎngjīndeqīxiàn
fuzhou-option-rob_gold_order = 抢金的顺序
    .also = qiǎngjīndeshùnxù
fuzhou-option-three_golds = 三金倒的时机
    .also = sānjīndàodeshíjī
fuzhou-option-three_golds_on_discard = 点炮胡也算三金
    .also = 三金可胡别人打的, 三金可点炮, diǎnpàohúyěsuànsānjīn, sānjīnkědiǎnpào
fuzhou-option-youjin = 游金
    .also = yóujīn
fuzhou-option-jinkan = 报金坎
    .also = bàojīnkǎn
fuzhou-option-jinkan_kong = 金坎后可杠
    .also = jīnkǎnhòukěgāng
fuzhou-option-base = 底
    .also = 底分, dǐ, dǐfēn
fuzhou-option-special_base = 特殊胡也算底
    .also = tèshūhúyěsuàndǐ
fuzhou-option-gold_pair = 金雀加分
    .also = jīnquèjiāfēn
fuzhou-option-gold_triplet = 金龙加分
    .also = jīnlóngjiāfēn
fuzhou-option-one_flower = 一张花加分
    .also = yīzhānghuājiāfēn
fuzhou-option-kong_fan = 杠加分
    .also = gāngjiāfēn
fuzhou-option-streak = 连庄加分
    .also = liánzhuāngjiāfēn
fuzhou-option-draw_adds_streak = 流局算连庄
    .also = 臭庄算连庄, liújúsuànliánzhuāng, chòuzhuāngsuànliánzhuāng
fuzhou-option-discard_payment = 点炮付分
    .also = 放炮付分, 点炮, 放炮, diǎnpàofùfēn, fàngpàofùfēn, diǎnpào, fàngpào
fuzhou-option-escape = 逃跑罚几个底注
    .also = 逃跑罚分, 逃跑, táopǎofájǐgèdǐzhù, táopǎofáfēn, táopǎo
fuzhou-option-after_escape = 有人逃跑之后
    .also = yǒuréntáopǎozhīhòu
fuzhou-option-pause_exit = 开盘前离开
    .also = 盘间退出, kāipánqiánlíkāi, pánjiāntuìchū, jújiāntuìchū

## What is said of the game

fuzhou-about = 四个人打：五副牌加一对将，17张胡牌，有花，还有三张金当百搭。
fuzhou-tradition-standard = 按福州公开出版的规则打：不管怎么胡，另外三家都付；杠不加分。
fuzhou-tradition-online = 手机房间里最常见的打法：点炮的一家独付双倍，杠加分，每次胡都算底，金雀、金龙、一张花加得更多。
fuzhou-tradition-short = 时间不多时的传统打法，最多打四盘。
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = 金：**{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark }是金：可以当任何一张牌，还算一分。
fuzhou-picture-wild = 金
fuzhou-picture-dealer = 庄
fuzhou-picture-draw = 流局（臭庄）

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    四个人打福州麻将，只用万、筒、条。一共17张牌，谁先凑成五副加一对将，谁就胡。
    {""}*一副*是同花色的顺子（如四五六筒）、三张一样的刻子，或者四张一样的*杠*。*将*是两张一样的。
    {""}**花。**风牌、中发白、梅兰竹菊、春夏秋冬都是花，不留在手里：亮出来，补一张。胡了每张花算一分。
    {""}**金。**开出一张牌，跟它一样的另外三张是金：可以当任何一张牌，还算一分。打出来的金谁也不能要{ $gold_discard ->
        [self_draw_only] ；打过金的人这一盘只能自摸
       *[other] {""}
    }。
    自摸能胡，别人打的也能胡，什么牌型都行。{ $youjin ->
        [off] {""}
        [one_gold] 不过五副齐了、手里剩下唯一一张金（*游金*），就只能自摸。
       *[any_gold] 不过五副齐了、剩一张金单吊（*游金*），就只能自摸。
    }
fuzhou-rules-turn =
    {""}**1.** 摸一张牌。摸到花就亮出来，再补一张。
    {""}**2.** 牌齐了可以**胡**。有四张一样的可以开**杠**，再补一张。
    {""}**3.** 打一张牌{ $gold_discard ->
        [forbidden] ，金不能打
       *[other] {""}
    }。
    {""}**吃碰。**别人打的牌可以要：
    • **吃**：跟你手里的两张成顺子。只能吃上家。
    • **碰**或**杠**：你有两张（碰）或三张（杠）一样的。谁打的都行。
    • **胡**：正好凑齐你的牌。谁打的都行。
    { $same_round_lock ->
        [off] {""}
       *[other] { $same_round_lock ->
            [passed] 刚过掉的牌
            [discarded] 刚打掉的牌
           *[discarded_and_passed] 刚打掉的和刚过掉的牌
        }，自己下次摸牌之前不能吃、碰、胡。
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] 刚吃碰进来的那种牌不能马上打出去。
       *[not_after_chow] 刚吃进来的那种牌不能马上打出去。
    }
    {""}**补杠。**碰过的牌，{ $added_kong ->
        [drawn] 刚摸到第四张
       *[any] 手里有第四张
    }就可以补成杠{ $rob_kong ->
        [yes] ；那张牌正好凑齐别人的牌，别人可以抢来胡
       *[no] ，别人不能抢
    }。
fuzhou-rules-points =
    {""}**先数**花、金{ $kong_fan ->
        [none] {""}
       *[ming1_an2] 、杠（明杠1，暗杠2）
    }，再加连庄数{ $streak ->
        [all] {""}
       *[winner_is_dealer] （庄家胡才算）
    }。
    {""}**普通胡：**这个数{ $base ->
        [0] {""}
       *[other] 再加底{ $base }
    }，自摸翻倍。
    {""}**特殊胡：**这个数{ $special_base ->
        [yes] { $base ->
            [0] {""}
           *[other] 先加底{ $base }，再
        }
       *[no] {""}
    }乘以2，然后加最大牌型的分。{ $stake ->
        [1] {""}
       *[other] 每笔都再乘以底注{ $stake }。
    }
    {""}**谁付。**{ $discard_payment ->
        [discarder_only] 点炮的一家付一份；自摸三家各付一份。
        [discarder_double] 点炮的一家付两份；自摸三家各付一份。
        [discarder_for_three] 点炮的一家付三家的份；自摸三家各付一份。
       *[all_three] 三家各付一份，点炮也一样。
    }
    {""}**例：**3张花，2张金做将（金雀），自摸：{ $stake ->
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
    }，三家各付这么多。
fuzhou-rules-deal =
    {""}**首庄**随机选定。{ $deal_first ->
        [dealer] 庄家先抓牌。
       *[dice_player] 谁先抓牌由骰子定。
    }开金开出花，那张花{ $gold_flower ->
        [nobody] 不归任何人。
       *[dealer] 归庄家。
    }
    {""}**最后的牌。**牌墙留{ $reserve }张不摸{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] ，明杠多留1张，暗杠多留2张
    }{ $flower_reserve ->
        [yes] ，每个花杠多留2张
       *[no] {""}
    }。留牌前的最后四张，每家摸一张，不打牌。没人胡就流局，谁也不付。
    {""}**坐庄。**庄家胡了连庄，流局也连庄；否则下家坐庄。每连一次，*连庄*数加一{ $draw_adds_streak ->
        [yes] {""}
       *[no] ，流局不加
    }。
    {""}**结束。**四家轮流坐完庄是一圈，一场打{ $match_rounds }圈{ $match_hands ->
        [0] {""}
       *[other] ，最多{ $match_hands }盘
    }。
    {""}**逃跑：**打到一半离开，罚{ $escape }分{ $stake ->
        [1] {""}
       *[other] {" "}× 底注{ $stake }
    }。{ $pause_exit ->
        [free] 开盘前、还有人没按*{ table-ready-button }*时，离开不罚。
       *[price] {""}
    }有人逃跑之后，{ $after_escape ->
        [bot] 由电脑顶替他的座位，这一盘重新发牌。
       *[end_match] 本场结束。
    }

## What is asked

fuzhou-ask-ready = { $settled ->
    [0] 看看你的牌。准备好打第{ $round }盘了吗？
   *[other] 准备好打第{ $round }盘了吗？
}
fuzhou-ask-discard = **轮到你：**打一张牌{ $more ->
        [yes] ，或者选上面的操作
       *[no] {""}
    }。
fuzhou-ask-claim = { $who }打出**{ $held }**：要不要？{ $until }截止。
    .rob = { $who }补杠**{ $held }**：抢不抢？{ $until }截止。
fuzhou-ask-rob_kong = { fuzhou-ask-claim.rob }
fuzhou-ask-rob_gold = **可以抢金，**但要赶在别人吃碰{ $who }打的第一张之前{ $last ->
        [yes] ，而且{ $nearer }可能会先抢走
       *[no] { $rob_gold_order ->
            [golden_first] 。能成金雀或金龙的人优先，然后{ $nearer ->
                [no] 才是你
               *[other] 是{ $nearer }，最后才是你
            }
           *[nearest] { $nearer ->
                [no] {""}
               *[other] ，而且{ $nearer }可能会先抢走
            }
        }
    }。{ $until }截止。
fuzhou-ask-first_draw = **还可以抢金，**代替你的第一次摸牌：要是没人要{ $who }打的{ $held }，金就归你。{ $until }截止。
fuzhou-ask-three_golds = **三张金都在你手里。**第{ $round }盘就用三金倒胡，还是过、接着打？

fuzhou-sure-discard = **{ $pieces }是金，**可以当任何一张牌，还算一分。{ $gold_discard ->
        [self_draw_only] 打了以后，这一盘只能自摸。
       *[other] {""}
    }真的要打？
fuzhou-sure-jinkan = **打{ $pieces }，报金坎？**手牌从此固定：只有摸到金才胡，摸到别的都打掉。不能反悔。

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# 金坎：亮出金的上下两张，单等金；摸到了加50分。
fuzhou-offer-rob_gold = -# 抢金：拿开出来的那张金来胡；加30分，算自摸。
fuzhou-offer-three_golds = -# 三金倒：不管别的牌是什么都能胡，加40分。

## What one can do

fuzhou-verb-ready = 准备
fuzhou-verb-finish = 结束本场
fuzhou-verb-resign = 认输
fuzhou-verb-discard = { $pieces }
fuzhou-verb-jinkan = 报金坎，打 { $pieces }
fuzhou-verb-chow = 吃 { $own } + { $taken }
fuzhou-verb-pong = { $own ->
       *[other] 碰 { $taken }
    }
fuzhou-verb-kong = { $own ->
       *[other] 杠 { $taken }
    }
fuzhou-verb-concealed_kong = 暗杠 { $pieces }
fuzhou-verb-added_kong = 补杠 { $pieces }
fuzhou-verb-win = 胡{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
fuzhou-verb-rob_gold = 抢金{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
fuzhou-verb-three_golds = 三金倒{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
fuzhou-verb-pass = 过
fuzhou-verb-go_on = 继续

## What happened

fuzhou-tell-dealt = 第{ $first }盘发牌，{ $who }坐庄，掷出{ $second }和{ $third }。
fuzhou-tell-flower = { $owned ->
        [no] 开金翻出花，放到一边：{ $flowers }。
       *[yes] { $who }补花：{ $flowers }。
    }
fuzhou-tell-flower-each = 补花张数：{ $counts }{ $aside ->
        [0] 。
       *[other] 。开金翻出的花{ $aside }张，放到一边。
    }
fuzhou-tell-gold = 开金：**{ $pieces }**，另外三张是金。
fuzhou-tell-began = { $who }先打。
fuzhou-tell-drew = { $who }{ $first ->
        [1] 杠后补
       *[other] 摸
    }{ $seen ->
        [0] 一张
       *[other] { $pieces }
    }。
fuzhou-tell-discarded = { $who }打**{ $pieces }**。
fuzhou-tell-jinkan = { $who }报**金坎**，亮出{ $pieces }。
fuzhou-tell-chow = { $who }吃{ $other }：{ $pieces }。
fuzhou-tell-pong = { $who }碰{ $other }的{ $tile }。
fuzhou-tell-kong = { $who }明杠{ $other }的{ $tile }。
fuzhou-tell-concealed_kong = { $who }暗杠{ $seen ->
        [0] 。
       *[other] { $tile }。
    }
fuzhou-tell-added_kong = { $who }补杠**{ $pieces }**。
fuzhou-tell-gold_safe = 没有人抢金。
fuzhou-tell-robbed = { $who }抢{ $other }的杠：{ $pieces }！
fuzhou-tell-robbed_gold = { $who }抢金：{ $pieces }！
fuzhou-tell-final = 最后四张：每家摸一张，不打牌。
fuzhou-tell-won = { $first ->
        [1] **{ $who }起手就胡！**
       *[other] **{ $who }胡{ $last }！**
    }
fuzhou-tell-yaku = { $who }的牌型：**{ $notes }**。
fuzhou-tell-paid = { $who }付{ $first }分给{ $other }。
fuzhou-tell-washout = 牌摸完了：流局（臭庄）。
fuzhou-tell-scored = { $who }：{ SIGNED($first) }分，现在共{ $second }分。
fuzhou-tell-finished = 大家同意就此结束本场。
fuzhou-tell-escaped = { $mark }逃跑{ $first ->
        [0] {""}
       *[other] ，罚{ $first }分
    }；这一盘作废。
fuzhou-tell-over = 本场结束。

## How a hand was settled

fuzhou-settled-win = { $who }胡了这一盘。
fuzhou-settled-washout = 流局（臭庄）：没人胡，谁也不付。
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
       *[other] {" "}+ 连庄{ $lian }
    }{ $kongs ->
        [0] {""}
       *[other] {" "}+ 杠{ $kongs }
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
fuzhou-term-lian = 连庄
fuzhou-term-kongs = 杠
fuzhou-term-one = 底
fuzhou-term-double = 翻倍
fuzhou-term-constant = 最大牌型
fuzhou-term-stake = 底注
fuzhou-term-share = 一份
fuzhou-term-score = 一共

## Settings: a name and a value are read as one sentence

fuzhou-value-deal_first-dice_player = 掷骰子定
fuzhou-value-deal_first-dealer = 庄家
fuzhou-value-reserve_per_kong-none = 不多留
fuzhou-value-reserve_per_kong-ming1_an2 = 明杠1张，暗杠2张
fuzhou-value-gold_flower-dealer = 归庄家
fuzhou-value-gold_flower-nobody = 不归任何人
fuzhou-value-gold_discard-self_draw_only = 可以，但这一盘只能自摸
fuzhou-value-gold_discard-forbidden = 不可以
fuzhou-value-gold_discard-free = 可以，没有限制
fuzhou-value-same_round_lock-discarded_and_passed = 刚打掉的、刚过掉的都不能要
fuzhou-value-same_round_lock-passed = 刚过掉的不能要
fuzhou-value-same_round_lock-discarded = 刚打掉的不能要
fuzhou-value-same_round_lock-off = 没有限制
fuzhou-value-swap_discard-not_after_chow = 不可以，刚吃的那种不能打
fuzhou-value-swap_discard-not_after_claim = 不可以，刚吃碰的那种不能打
fuzhou-value-swap_discard-allowed = 可以
fuzhou-value-added_kong-any = 手里有第四张就行
fuzhou-value-added_kong-drawn = 只能用刚摸到的
fuzhou-value-rob_gold_until-window = 只在庄家打第一张之后
fuzhou-value-rob_gold_until-first_draw = 自己第一次摸牌前也可以
fuzhou-value-rob_gold_order-golden_first = 金雀优先，再从庄家下家数起
fuzhou-value-rob_gold_order-nearest = 从庄家下家数起
fuzhou-value-three_golds-any_own_turn = 每次轮到自己时
fuzhou-value-three_golds-moment_of_draw = 只在摸到第三张时
fuzhou-value-youjin-any_gold = 不管有几张金，都只能自摸
fuzhou-value-youjin-one_gold = 只有一张金时，只能自摸
fuzhou-value-youjin-off = 没有限制
fuzhou-value-one_flower-0 = 不加
fuzhou-value-kong_fan-none = 不加
fuzhou-value-kong_fan-ming1_an2 = 明杠1，暗杠2
fuzhou-value-streak-winner_is_dealer = 庄家胡才算
fuzhou-value-streak-all = 谁胡都算
fuzhou-value-discard_payment-all_three = 三家各付一份
fuzhou-value-discard_payment-discarder_only = 点炮的付一份
fuzhou-value-discard_payment-discarder_double = 点炮的付两份
fuzhou-value-discard_payment-discarder_for_three = 点炮的付三家的份
fuzhou-value-after_escape-end_match = 本场结束
fuzhou-value-after_escape-bot = 电脑顶替
fuzhou-value-pause_exit-price = 照样罚
fuzhou-value-pause_exit-free = 不罚

## Examples of settings, in the panel of house rules

fuzhou-example-stake = 底注5，胡12分：要付的人各付60分。
fuzhou-example-reserve = 设成18，牌墙剩18张就流局。
fuzhou-example-gold_flower = 开金开出来的是花：放到一边，再开一张。
fuzhou-example-gold_discard = 你有一张金，但更想留别的牌。
fuzhou-example-same_round_lock = 你过掉了五筒。下次摸牌之前，又有人打五筒，能不能要？
fuzhou-example-added_kong = 你碰过五筒，第四张五筒在手里。
fuzhou-example-rob_gold_order = 两个人都可以抢金，其中一个抢到就成金雀。
fuzhou-example-three_golds = 摸到第三张金时你没有胡。以后轮到自己，还能不能用三金倒胡？
fuzhou-example-youjin = 五副齐了，剩一张金：什么牌来都成将，但只能自摸。
fuzhou-example-base = 3张花1张金，底5：普通胡是9分。
fuzhou-example-kong_fan = 你胡了，有一个九万的暗杠。
fuzhou-example-streak = 庄家已经连庄两次：胡牌多得2分。
fuzhou-example-discard_payment = Ben点炮，你胡了，一份是10分。
fuzhou-example-escape = 罚10个底注，底注是5：打到一半逃跑，罚50分。

## What is said of the patterns on the pages of /rules

pattern-three_golds = 三张金都在你手里，别的牌是什么都行。
pattern-rob_gold = 庄家刚打出第一张，开出来的金正好凑齐你的牌。
fuzhou-pattern-heaven = 庄家起手就胡。
pattern-no_flower = 没有花，也没有杠。
pattern-one_flower = 只有一张花，没有杠。
pattern-gold_pair = 两张金做将。
pattern-gold_triplet = 三张金做一副。
pattern-gold_edge = 亮出金的上下两张，单等金，摸到了。
pattern-flower = 亮出的每张风牌、中发白、梅兰竹菊、春夏秋冬。每次胡都算。
pattern-four_flowers = 亮齐梅兰竹菊、亮齐春夏秋冬，或者亮出四张一样的字牌。每次胡都算。
worth-four_flowers = { $points }（不再按4算）
pattern-gold = 手里的每张金。每次胡都算。
pattern-kong_open = 每个明杠。每次胡都算。
pattern-kong_concealed = 每个暗杠。每次胡都算。
pattern-note-rob_gold_golden_first = 几个人都可以抢金时，抢到能成金雀的人优先，再从庄家下家数起；庄家排最后。
pattern-note-rob_gold_nearest = 几个人都可以抢金时，从庄家下家数起；庄家排最后。
pattern-note-jinkan_kong = 报了以后，只要仍然等金，还能开杠。
pattern-note-jinkan_no_kong = 报了以后不能再开杠。
pattern-note-three_golds_any_own_turn = 每次轮到你，都能用它胡。
pattern-note-three_golds_moment_of_draw = 只有摸到第三张的时候能胡。
pattern-note-rob_gold_first_draw = 上一张打出的牌没有人要时，也可以拿金代替自己的第一次摸牌。
pattern-note-three_golds_on_discard = 牌齐了胡别人打的，也算。
pattern-note-streak_winner_is_dealer = 庄家每连庄一次算一个，庄家胡才算。
pattern-note-streak_all = 庄家每连庄一次算一个，谁胡都算。

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = { table-badge-dealer }
fuzhou-table-badge-streak = 连庄{ $number }
fuzhou-table-badge-jinkan = 金坎
fuzhou-table-badge-shed_gold = 打过金
fuzhou-table-badge-final = 最后四张：每家一张，不打牌
fuzhou-picture-badge-streak = 连庄
fuzhou-picture-badge-jinkan = 金坎
fuzhou-picture-badge-shed_gold = 打过金
fuzhou-picture-badge-escaped = 逃跑
fuzhou-tiles-barred = -# 你刚打掉或过掉了`{ $written }`：下次摸牌之前，这张不能吃、碰、胡。
fuzhou-lacking-shed = **牌是齐了，但这张不能胡：**你打过金，只能自摸。
fuzhou-lacking-youjin = **牌是齐了，但这张不能胡：**金单吊是游金，只能自摸。
fuzhou-lacking-jinkan = **牌是齐了，但不能胡：**报了金坎，只能胡金。
fuzhou-lacking-gold = **牌是齐了，但这张不能胡：**打出来的金不能胡。
fuzhou-board-rob_gold = 金是{ $pieces }，可以抢：{ $until }截止
fuzhou-scene-rob_gold = 可以抢金。
fuzhou-picture-window-rob_gold = 抢金？
fuzhou-picture-won-rob_gold = 抢金
fuzhou-table-won-rob_gold = 抢金：{ $tile }。
