## Hanafuda Stop/Go: what it is called, and in `also` its other names and readings

stopgo = 花札·Stop/Go
    .also = 花札 Stop/Go, 花牌 Stop/Go, 花札停或走, 花牌停或走, Stop-Go, huāzhátínghuòzǒu, huāpáitínghuòzǒu
stopgo-preset-standard = 标准规则
    .also = biāozhǔnguīzé
stopgo-preset-quick = 快局
    .also = 快速, kuàijú, kuàisù
stopgo-option-rounds = 局数
    .also = júshù
stopgo-option-tie = 第一名同分时
    .also = 同分时, 平分, dìyīmíngtóngfēnshí, tóngfēnshí, píngfēn
stopgo-option-first_dealer = 首局庄家
    .also = 庄家, shǒujúzhuāngjiā, zhuāngjiā
stopgo-option-must_match = 能吃必吃
    .also = néngchībìchī
stopgo-option-triple_capture = 场上三张时
    .also = chǎngshàngsānzhāngshí
stopgo-option-hanami_points = 花见酒分数
    .also = huājiànjiǔfēnshù
stopgo-option-tsukimi_mode = 月见酒
    .also = 月见酒的用法, yuèjiànjiǔ, yuèjiànjiǔdeyòngfǎ
stopgo-option-tsukimi_points = 月见酒分数
    .also = yuèjiànjiǔfēnshù
stopgo-option-seven_ribbons_points = 七短分数
    .also = qīduǎnfēnshù
stopgo-option-six_ribbons_points = 六短分数
    .also = liùduǎnfēnshù
stopgo-option-ribbon_sets = 七短、六短之外的短册役
    .also = 七短六短与短册重复, qīduǎnliùduǎnyǔduǎncèchóngfù
stopgo-option-both_colours = 册（赤短加青短）
    .also = 册, 赤短青短重复, cè, chìduǎnqīngduǎnchóngfù
stopgo-option-five_birds = 五鸟
    .also = 五鸟的牌, wǔniǎo, wǔniǎodepái
stopgo-option-month_card = 月札
    .also = 月札规则, yuèzhá, yuèzháguīzé
stopgo-option-hand_yaku = 手役
    .also = shǒuyì
stopgo-option-contract = 同月三张也算手役（契约）
    .also = 契约规则, 契约, qìyuē, qìyuēguīzé
stopgo-option-dealer_right = 没人喊Stop时庄家得6分（亲权）
    .also = 亲权, qīnquán
stopgo-option-payment = Stop的分怎么付
    .also = 付分方式, 支付, fùfēnfāngshì, zhīfù

## What is said of the game

stopgo-about = 两人或三人：按月份吃牌，趁领先喊Stop，还是喊Go多拿一些？
stopgo-tradition-standard = 六局。这不是韩国的Go-Stop：役不一样，喊Go也不翻倍。
stopgo-tradition-quick = 标准规则，只打三局。
stopgo-picture-badge-called = Go
stopgo-picture-go = Go
stopgo-table-badge-called = { stopgo-picture-badge-called }

## The pages of /rules; every setting of the table is a variable

stopgo-rules-goal =
    两人或三人打花札，吃牌凑*役*，役能得分。
    役的分数一增加，可以喊**{ picture-stop }**拿下所有役的分，也可以喊**{ stopgo-verb-go }**接着打，多拿一些。
    打完{ $rounds }局，分多的赢。
    {""}**牌。**十二个月，每月四张，看花认月：松是一月，梅是二月，桐是十二月。同月的牌可以配对。
    牌分四类：5张*光牌*，9张*种牌*，10张*短册*，24张*粕牌*。有的役看类别，有的役看是哪几张。
stopgo-rules-turn =
    两个人打，每人十张；三个人打，每人七张。
    {""}**1.** 出一张牌{ $must_match ->
        [yes] ，能配对的必须配对
       *[no] {""}
    }。场上有一张同月的牌，两张都归你；有两张，选一张；有三张，{ $triple_capture ->
        [one] 也选一张
       *[all] 全拿
    }。
    {""}**2.** 配不上，你的牌就留在场上。
    {""}**3.** 翻开牌堆最上面一张，同样配对，吃到的归你。
    {""}**4.** 役的分数一增加，就二选一：
    • **{ picture-stop }**：这一局结束，你的役全部得分。
    • **{ stopgo-verb-go }**：接着打，等役的分数再增加才能喊Stop。要是别人先喊Stop，你一分都拿不到。
    出最后一张牌时不能再喊Go：分数增加就结束，由你得分。
stopgo-rules-points =
    喊Stop的人得到自己所有役的分{ $payment ->
        [zero_sum] ，其他每家各付这么多
       *[score] ；别人不得分，也不用付
    }。
    光牌的役只算最大的，其余的役大多加起来，一张牌可以同时算进几个役。
    大家的牌都出完了还没有人喊Stop，{ $dealer_right ->
        [yes] 庄家得6分
       *[no] 都不得分
    }。
stopgo-rules-deal =
    {""}**首局庄家。**{ $first_dealer ->
        [random] 随机选定。
        [earlier_month] 每人抽一张，月份最早的先坐庄。
       *[later_month] 每人抽一张，月份最晚的先坐庄。
    }庄家先出，逆时针轮流。
    赢的人下一局坐庄；没有人赢，庄家不变。
    {""}**重新发牌。**场上有四张同月的牌，就重新发牌。
    {""}**结束。**{ $tie ->
        [extra_round] 最后一局打完有人并列第一，就加赛，最多六局。
       *[shared] 最后一局打完，同分的并列。
    }

## What is asked

stopgo-ask-ready = { $settled ->
    [0] 看看你的牌。准备好打第{ $round }局了吗？
   *[other] 准备好打第{ $round }局了吗？
}
stopgo-ask-play = **轮到你：**出一张牌。
stopgo-ask-take = **选**{ $held }吃哪一张。
stopgo-ask-decide = **你的役共{ $total }分{ $factor ->
        [1] {""}
       *[other] ，其他每家各付这么多
    }。**
    - **{ picture-stop }**：这一局结束，你得{ $score }分。
    - **{ stopgo-verb-go }**：接着打，多拿一些。要是别人先喊Stop，你一分都拿不到。等役的分数再增加才能喊Stop。

## What one can do

stopgo-verb-ready = 准备
stopgo-verb-finish = 结束本场
stopgo-verb-play = { cards-play }
stopgo-verb-take = { cards-take }
stopgo-verb-stop = Stop { $score }分
stopgo-verb-go = Go
stopgo-verb-resign = 认输

## What happened

stopgo-tell-drew = { $who }抽到{ $pieces }。
stopgo-tell-dealer = { $who }先坐庄。
stopgo-tell-month = 这一局的月札是{ $first }月。
stopgo-tell-void = 场上有四张同月的牌：重新发牌。
stopgo-tell-dealt = 第{ $first }局发牌，{ $who }坐庄。
stopgo-tell-began = 第{ $first }局，{ $who }先出。
stopgo-tell-played = { $who }出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
stopgo-tell-turned = 翻出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
stopgo-tell-captured = { $who }吃{ $taken }。
stopgo-tell-yaku = { $who }凑成**{ $notes }**。
stopgo-tell-go = { $who }已有{ $first }分，喊**{ stopgo-verb-go }**。
stopgo-tell-stop = { $who }喊**{ picture-stop }**。
stopgo-tell-luck = { $who }起手就是手役：**{ $notes }**。
stopgo-tell-nobody = 没有人喊Stop。
stopgo-tell-paid = { $who }付{ $first }分给{ $other }。
stopgo-tell-scored = { $who }得{ $first }分，现在共{ $second }分。
stopgo-tell-finished = 大家同意就此结束本场。
stopgo-tell-resigned = { $who }认输。
stopgo-tell-over = 本场结束。

## How a round was settled

stopgo-settled-stop = { $who }喊Stop，{ $base }分{ $factor ->
        [1] {""}
       *[other] ，其他每家各付这么多
    }。
stopgo-settled-instant = { $who }起手就是手役，赢下这一局。
stopgo-settled-both_instant = 不止一家起手就是手役：这一局没有人赢。
stopgo-settled-dealer_right = 没有人喊Stop，{ $who }凭亲权得分。
stopgo-settled-nobody = 没有人喊Stop。
stopgo-term-base = 役
stopgo-term-zero_sum = 付分的家数
stopgo-term-score = 得分
stopgo-reason-instant = 手役
stopgo-reason-both_instant = 都有手役
stopgo-reason-dealer_right = 亲权

## Settings: a name and a value are read as one sentence

stopgo-value-tie-shared = 并列
stopgo-value-tie-extra_round = 加赛
stopgo-value-first_dealer-later_month = 抽到月份最晚的
stopgo-value-first_dealer-earlier_month = 抽到月份最早的
stopgo-value-first_dealer-random = 随机
stopgo-value-triple_capture-all = 全拿
stopgo-value-triple_capture-one = 选一张
stopgo-value-tsukimi_mode-bonus = 只加在别的役上，光有它不能喊Stop
stopgo-value-tsukimi_mode-full = 跟别的役一样
stopgo-value-tsukimi_mode-off = 不算
stopgo-value-ribbon_sets-stack = 也算
stopgo-value-ribbon_sets-replace = 只算分多的那个
stopgo-value-both_colours-supersede = 代替赤短和青短
stopgo-value-both_colours-stack = 赤短、青短之外另算
stopgo-value-five_birds-seed = 鹤、雁、凤凰
stopgo-value-five_birds-godori = 莺、杜鹃、雁
stopgo-value-five_birds-off = 不算
stopgo-value-month_card-off = 不算
stopgo-value-month_card-cut = 算，月份随机
stopgo-value-month_card-round = 算，第几局就是几月
stopgo-value-hand_yaku-bonus = 喊Stop时加分
stopgo-value-hand_yaku-instant = 直接赢下这一局
stopgo-value-hand_yaku-off = 不算
stopgo-value-payment-score = 只记分，谁也不付
stopgo-value-payment-zero_sum = 其他每家各付这么多

## Examples of settings, in the panel of house rules

stopgo-example-must_match = 是：手里有能配场上的牌，就不能出别的。
stopgo-example-triple_capture = 场上有三张松，你出第四张。
stopgo-example-tsukimi_mode = { piece-08H }和{ piece-09A }是月见酒。
stopgo-example-ribbon_sets = 你有六张短册，包括三张青短。
stopgo-example-both_colours = 赤短、青短你都凑齐了。
stopgo-example-month_card = 月札是三月，四张樱就是役。
stopgo-example-hand_yaku = 你起手就有四张松（手四）。
stopgo-example-contract = 是：起手正好有三张松，也是手役。
stopgo-example-dealer_right = 是：大家的牌都出完了，没有人喊Stop，庄家得6分。
stopgo-example-payment = 三个人打，你5分喊Stop：你得5分，还是另外两家各付你5分？
stopgo-table-badge-month = { $number }月

picture-moment-go_paid = Go成功
picture-moment-go_punished = 反杀Go
