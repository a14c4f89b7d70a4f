## Hana-awase: what it is called, and in `also` its other names and readings

hanaawase = 花札·花合
    .also = 花合, Hana-awase, 花札花合, 花牌花合, 花合（Hana-awase）, huāhé, huāzháhuāhé, huāpáihuāhé
hanaawase-preset-standard = 标准规则
    .also = biāozhǔnguīzé
hanaawase-preset-quick = 快局
    .also = 快速, kuàijú, kuàisù
hanaawase-option-rounds = 局数
    .also = júshù
hanaawase-option-first_dealer = 首局庄家
    .also = 首局亲家, shǒujúzhuāngjiā, shǒujúqīnjiā
hanaawase-option-winner = 每局的赢家
    .also = 胜者的算法, měijúdeyíngjiā, shèngzhědesuànfǎ
hanaawase-option-next_dealer = 下一局庄家
    .also = 下局亲家, xiàyījúzhuāngjiā, xiàjúqīnjiā
hanaawase-option-kasu_points = 粕牌分数
    .also = pòpáifēnshù
hanaawase-option-must_match = 能吃必吃
    .also = néngchībìchī
hanaawase-option-nomi_overlap = 饮酒、花见酒、月见酒都成时
    .also = 饮酒与花见月见重复, yǐnjiǔyǔhuājiànyuèjiànchóngfù
hanaawase-option-bright_overlap = 几个光牌役都成时
    .also = 光牌役重复, guāngpáiyìchóngfù
hanaawase-option-rain_island = 吃齐四张柳（雨岛）
    .also = 雨岛的用法, 雨岛, yǔdǎo, yǔdǎodeyòngfǎ
hanaawase-option-oni = 鬼牌
    .also = 鬼札, guǐpái, guǐzhá
hanaawase-option-oni_leftover = 有鬼牌时，最后剩下的牌归谁
    .also = 鬼牌剩下的牌, guǐpáishèngxiàdepáiguīshuí, guǐpáishèngxiàdepái
hanaawase-yaku-akatan = 里菅原（赤短）
    .also = 里菅原, 裏菅原, lǐjiānyuán
hanaawase-short-yaku-akatan = 里菅原

## What is said of the game

hanaawase-about = 三个人玩：每张牌都有分，每凑成一个役，另外两家都要付分。
hanaawase-tradition-standard = 六局。得分是牌分减去均分88；你的役，另外两家都要付。
hanaawase-tradition-quick = 标准规则，只打三局。

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    三个人打花合（花合わせ，Hana-awase），吃牌得分：每张吃到的牌都有分，还能凑*役*，另外两家都要为役付分。
    打完{ $rounds }局，分多的赢。
    {""}**牌。**十二个月，每月四张，看花认月：松是一月，梅是二月，桐是十二月。同月的牌可以配对。
    牌分四类：5张*光牌*每张20分，9张*种牌*每张10分，10张*短册*每张5分，24张*粕牌*{ $kasu_points ->
        [0] 不算分。一共240分，三家均分，每家80。
       *[1] 每张1分。一共264分，三家均分，每家88。
    }
hanaawase-rules-turn =
    每人七张，场上六张，逆时针轮流。
    {""}**1.** 出一张牌{ $must_match ->
        [yes] ，能配对的必须配对
       *[no] {""}
    }。场上有一张同月的牌，两张都归你；有两张，选一张；有三张，全拿。
    {""}**2.** 配不上，你的牌就留在场上。
    {""}**3.** 翻开牌堆最上面一张，同样配对，吃到的归你。
    打到手牌全出完为止，谁也不能提前结束。
    { $oni ->
        [yes] {""}**鬼牌**是柳雷雨鼓那张。它可以吃任何月份的一张，随你选，只是不能吃柳。
       *[no] {""}
    }
    { $oni ->
        [yes] 鬼牌在场上时，手里的牌吃不了它。牌堆翻出的下一张不是柳的牌必须吃它，就算还能配别的。
       *[no] {""}
    }
    { $oni ->
        [yes] 鬼牌要是牌堆的最后一张，谁翻到归谁，场上剩下的也归他。否则，{ $oni_leftover ->
            [last_player] 最后剩下的牌归最后出牌的人。
           *[owner] 最后剩下的柳归有另外两张柳的人，别的都归有鬼牌的人。
        }
       *[no] {""}
    }
hanaawase-rules-points =
    一局的得分由三样加起来：
    • 你的牌分减去{ $kasu_points ->
        [0] 80
       *[1] 88
    }
    • 加上你的役，另外两家各付一次
    • 减去另外两家的役
    三家的得分加起来是零。
    {""}**例：**你的牌共100分，有一个20分的役，另一家有一个30分的役：{ $kasu_points ->
        [0] 100 − 80 + 20 × 2 − 30 = 30。
       *[1] 100 − 88 + 20 × 2 − 30 = 22。
    }
    { $rain_island ->
        [void_yaku] 有人吃齐四张柳，这一局谁的役都不算。
        [void_round] 有人吃齐四张柳，这一局大家都是0分；仍算打了一局，庄家不变。
       *[yaku] {""}
    }
    { $winner ->
        [card_points] 牌分最多的人赢这一局。整场还是看总分。
       *[settlement] 得分最多的人赢这一局。
    }
hanaawase-rules-deal =
    {""}**首局庄家。**{ $first_dealer ->
        [random] 随机选定。
        [latest_month] 每人抽一张，月份最晚的先坐庄。
       *[earliest_month] 每人抽一张，月份最早的先坐庄。
    }庄家先出，逆时针轮流。
    { $next_dealer ->
        [card_points] 牌分最多的人下一局坐庄。
       *[score] 得分最多的人下一局坐庄。
    }一样多时，这一局先出牌的优先。
    {""}**重新发牌。**场上有四张同月的牌{ $oni ->
        [yes] ，或者除了鬼牌以外的三张柳
       *[no] {""}
    }，就重新发牌：这样的牌谁也吃不到。
    {""}**结束。**最后一局打完，同分的并列。

## What is asked

hanaawase-ask-ready = { $settled ->
    [0] 看看你的牌。准备好打第{ $round }局了吗？
   *[other] 准备好打第{ $round }局了吗？
}
hanaawase-ask-play = **轮到你：**出一张牌。
hanaawase-ask-take = **选**{ $held }吃哪一张。

## What one can do

hanaawase-verb-ready = 准备
hanaawase-verb-finish = 结束本场
hanaawase-verb-play = { cards-play }
hanaawase-verb-take = { cards-take }
hanaawase-verb-resign = 认输

## What happened

hanaawase-tell-drew = { $who }抽到{ $pieces }。
hanaawase-tell-dealer = { $who }先坐庄。
hanaawase-tell-void = 有的牌谁也吃不到，所以重新发牌。
hanaawase-tell-dealt = 第{ $first }局发牌，{ $who }坐庄。
hanaawase-tell-began = 第{ $first }局，{ $who }先出。
hanaawase-tell-played = { $who }出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
hanaawase-tell-turned = 翻出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
hanaawase-tell-captured = { $who }吃{ $taken }。
hanaawase-tell-yaku = { $who }凑成**{ $notes }**。
hanaawase-tell-leftover = 场上剩下的归{ $who }：{ $pieces }。
hanaawase-tell-rain = { $who }吃齐了四张柳：役都不算。
hanaawase-tell-paid = { $who }付{ $first }分给{ $other }。
hanaawase-tell-scored = { $who }：{ SIGNED($first) }分，现在共{ $second }分。
hanaawase-tell-finished = 大家同意就此结束本场。
hanaawase-tell-resigned = { $who }认输。
hanaawase-tell-over = 本场结束。

## How a round was settled

hanaawase-settled-played_out = { $who }赢了这一局{ $over ->
        [yes] 。
       *[no] ，下一局坐庄。
    }
hanaawase-settled-played_out_apart = { $who }赢了这一局{ $over ->
        [yes] 。
       *[no] ，下一局{ $dealer }坐庄。
    }
hanaawase-settled-void_yaku_apart = 雨岛：役都不算。{ hanaawase-settled-played_out_apart }
hanaawase-deals-played_out_apart = 下一局{ $dealer }坐庄。
hanaawase-deals-void_yaku_apart = { hanaawase-deals-played_out_apart }
hanaawase-settled-void_yaku = 雨岛：役都不算。{ $over ->
        [yes] {""}
       *[no] 下一局{ $who }坐庄。
    }
hanaawase-settled-void_round = 雨岛：这一局作废{ $over ->
        [yes] 。
       *[no] ，庄家不变。
    }
hanaawase-term-cards = 牌分
hanaawase-term-par = 均分
hanaawase-term-own = 自己的役（两家付）
hanaawase-term-others = 别人的役
hanaawase-term-score = 得分
hanaawase-remark-most_cards = 牌分最多
hanaawase-reason-void_yaku = 役不算
hanaawase-reason-void_yaku_apart = 役不算
hanaawase-reason-void_round = 作废

## Settings: a name and a value are read as one sentence

hanaawase-value-first_dealer-earliest_month = 抽到月份最早的
hanaawase-value-first_dealer-latest_month = 抽到月份最晚的
hanaawase-value-first_dealer-random = 随机
hanaawase-value-winner-settlement = 得分最多的
hanaawase-value-winner-card_points = 牌分最多的
hanaawase-value-next_dealer-score = 得分最多的
hanaawase-value-next_dealer-card_points = 牌分最多的
hanaawase-value-kasu_points-0 = 不算分
hanaawase-value-nomi_overlap-replace = 只算饮酒
hanaawase-value-nomi_overlap-two_small = 算花见酒和月见酒
hanaawase-value-nomi_overlap-stack = 三个都算
hanaawase-value-bright_overlap-subset = 包含在大役里的不算
hanaawase-value-bright_overlap-exclusive = 只算最大的
hanaawase-value-bright_overlap-stack = 都算
hanaawase-value-rain_island-yaku = 算一个役
hanaawase-value-rain_island-void_yaku = 这一局的役都不算
hanaawase-value-rain_island-void_round = 这一局作废
hanaawase-value-oni_leftover-owner = 有另外两张柳的人和有鬼牌的人
hanaawase-value-oni_leftover-last_player = 最后出牌的人

## Examples of settings, in the panel of house rules

hanaawase-example-winner = 得分包括牌和役，牌分只算牌。
hanaawase-example-kasu_points = 每张1分的话，十张粕牌就有10分牌分。
hanaawase-example-must_match = 是：手里有能配场上的牌，就不能出别的。
hanaawase-example-nomi_overlap = 幕帘、月、酒杯你都有。
hanaawase-example-bright_overlap = 你有五光，里面也包含四光和松桐坊主。
hanaawase-example-rain_island = 有人吃齐了四张柳。
hanaawase-example-oni = 是：{ piece-11K1 }可以吃场上任何一张不是柳的牌。
