## Koi-Koi: what it is called, and in `also` its other names and readings

koikoi = 花札·来来
    .also = 来来, Koi-Koi, 花札来来, 花牌来来, 花札 こいこい, 花牌 Koi-Koi, 来来（Koi-Koi）, láilái, huāzháláilái, huāpáiláilái
koikoi-preset-kirin = 麒麟式（常用）
    .also = 麒麟式, 麒麟规则, qílínshì, qílínguīzé
koikoi-preset-nintendo = 任天堂式
    .also = 任天堂规则, rèntiāntángshì, rèntiāntángguīzé
koikoi-preset-quick = 快局
    .also = 快速, kuàijú, kuàisù
koikoi-preset-year = 一整年（十二个月）
    .also = 一整年, 十二局, yīzhěngnián, shíèrjú
koikoi-option-rounds = 局数
    .also = júshù
koikoi-option-overtime = 加赛
    .also = 延长赛, jiāsài, yánchángsài
koikoi-option-overtime_cap = 加赛上限
    .also = 延长赛上限, jiāsàishàngxiàn, yánchángsàishàngxiàn
koikoi-option-first_dealer = 首局庄家
    .also = 首局亲家, 谁先坐庄, shǒujúzhuāngjiā, shǒujúqīnjiā, shuíxiānzuòzhuāng
koikoi-option-next_dealer = 下一局庄家
    .also = 下局亲家, xiàyījúzhuāngjiā, xiàjúqīnjiā
koikoi-option-koikoi_double = 对方喊过来来就加倍
    .also = 对方来来后加倍, 加倍, duìfānghǎnguòláiláijiùjiābèi, duìfāngláiláihòujiābèi, jiābèi
koikoi-option-koikoi_limit = 来来次数
    .also = láiláicìshù
koikoi-option-double_seven = 七分以上加倍
    .also = qīfēnyǐshàngjiābèi
koikoi-option-viewing_points = 花见酒和月见酒的分数
    .also = huājiànjiǔhéyuèjiànjiǔdefēnshù
koikoi-option-rain_mist = 雨流雾流
    .also = 雨流, 雾流, yǔliúwùliú, yǔliú, wùliú
koikoi-option-sake_cup_bake = 酒杯兼作粕牌
    .also = 化牌, jiǔbēijiānzuòpòpái, huàpái
koikoi-option-set_extras = 三张役多出的牌
    .also = 三张役的追加牌, sānzhāngyìduōchūdepái, sānzhāngyìdezhuījiāpái
koikoi-option-void = 重新发牌
    .also = 流局重发, chóngxīnfāpái, liújúzhòngfā
koikoi-option-dealt_points = 手役分数
    .also = 手四分数, shǒuyìfēnshù, shǒusìfēnshù
koikoi-option-both_dealt = 双方都亮手役时
    .also = 双方都有手役时, shuāngfāngdōuliàngshǒuyìshí, shuāngfāngdōuyǒushǒuyìshí
koikoi-option-draw_award = 流局谁得分
    .also = 流局得分者, liújúshuídéfēn, liújúdéfēnzhě
koikoi-option-draw_award_points = 流局分数
    .also = liújúfēnshù
koikoi-option-draw_dealer = 流局后谁坐庄
    .also = 流局后的庄家, liújúhòushuízuòzhuāng, liújúhòudezhuāngjiā

## What is said of the game

koikoi-about = 两个人：按月份吃牌、凑役，敢不敢喊来来接着打？
koikoi-tradition-kirin = 六局。花见酒、月见酒各3分；七分以上不加倍，来来不限次数。
koikoi-tradition-nintendo = 任天堂游戏里的打法。十二局；花见酒、月见酒各5分；七分以上加倍；每局只能来来一次。
koikoi-tradition-quick = 麒麟式规则，只打三局。没有加赛，所以可能打成平局。
koikoi-tradition-year = 麒麟式规则，打十二局，一个月一局，打满一年。

## The pages of /rules; every setting of the table is a variable

koikoi-rules-goal =
    两个人打来来（Koi-Koi），吃牌凑*役*，役能得分。
    凑成了役，可以**{ koikoi-picture-stop }**（Agari）拿分，也可以喊**{ koikoi-verb-koikoi }**接着打，多拿一些。
    打完{ $rounds }局，分多的赢。
    {""}**牌。**十二个月，每月四张，看花认月：松是一月，梅是二月，桐是十二月。同月的牌可以配对。
    牌分四类：5张*光牌*，9张*种牌*，10张*短册*，24张*粕牌*。有的役看类别，有的役看是哪几张。
koikoi-rules-turn =
    {""}**1.** 从手里出一张牌。场上有一张同月的牌，两张都归你；有两张，选一张；有三张，全拿。
    {""}**2.** 配不上，你的牌就留在场上。
    {""}**3.** 翻开牌堆最上面一张，同样配对，吃到的归你。
    {""}**4.** 役的分数一增加，就二选一：
    • **{ koikoi-picture-stop }**：这一局结束，你的役全部得分。
    • **{ koikoi-verb-koikoi }**：接着打，等分数再增加才能收手。{ $koikoi_limit ->
        [once] 一局只能喊一次，不管是谁喊：之后谁的分数再增加，这一局就自动结束，由他得分。
        [once_each] 每人一局只能喊一次：喊过的人分数再增加，这一局就自动结束，由他得分。
       *[any] {""}
    }要是对方先收手，你一分都拿不到{ $koikoi_double ->
        [yes] ，对方的分还加倍
       *[no] {""}
    }。
    出最后一张牌时不能再喊来来：分数增加就结束，由你得分。
koikoi-rules-points =
    收手的人得到自己所有役的总分{ $double_seven ->
        [yes] ，七分以上加倍
       *[no] {""}
    }{ $koikoi_double ->
        [yes] ，对方喊过来来{ $double_seven ->
            [yes] 再加倍
           *[no] 就加倍
        }
       *[no] {""}
    }。对方不得分，也不用付。
    光牌的役只算最大的{ $set_extras ->
        [replace] 。猪鹿蝶代替种牌，赤短、青短代替短册，同类的牌每多一张加一分。其余
       *[add] ；其余
    }的役都加起来，一张牌可以同时算进几个役。
    { $rain_mist ->
        [yes] { $viewing_points ->
            [0] {""}
           *[other] {""}**雨流雾流。**你吃到柳，花见酒就不算；吃到桐，月见酒就不算。分数因此变少的话，要超过本局到过的最高分才能收手。
        }
       *[no] {""}
    }
    两个人都出完牌还没有人收手，就是流局{ $draw_award ->
        [dealer] ：庄家得{ $draw_award_points }分
        [non_dealer] ：闲家得{ $draw_award_points }分
       *[none] {""}
    }。
koikoi-rules-deal =
    每人八张，场上八张。庄家先出。
    {""}**首局庄家。**{ $first_dealer ->
        [card] 每人抽一张，月份早的先坐庄。
        [seat0] 房主先坐庄。
       *[dice] 两人掷骰子，点数大的先坐庄。
    }
    { $next_dealer ->
        [winner] 收手的人下一局坐庄。
        [alternate] 两个人轮流坐庄。
       *[loser] 没收手的人下一局坐庄。
    }流局后{ $draw_dealer ->
        [stay] 庄家不变。
       *[switch] 换人坐庄。
    }
    {""}**重新发牌。**{ $void ->
        [nintendo] 场上有三张或四张同月的牌，有人起手有四张同月的牌，或者谁的手牌、场上的牌正好是四对，就重新发牌。
       *[kirin] 场上有四张同月的牌，就重新发牌。
    }
    { $void ->
        [nintendo] {""}
       *[kirin] { $dealt_points ->
            [0] {""}
           *[other] {""}**手役。**起手有四张同月的牌，或者正好四对，可以亮出来：得{ $dealt_points }分，这一局结束。两人都亮，{ $both_dealt ->
                [dealer_first] 只有庄家得分。
                [both_score] 都得分。
               *[draw] 都不得分。
            }
        }
    }
    {""}**结束。**最后一局打完同分，{ $overtime ->
        [none] 就是平局。
        [single] 加赛一局。
       *[until_decided] 加赛到分出胜负，最多{ $overtime_cap }局。
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] 看看你的牌。准备好打第{ $round }局了吗？
   *[other] 准备好打第{ $round }局了吗？
}
koikoi-ask-dealt_yaku =
    你起手有**{ $dealt }**。只有你看得到。
    - **亮出**：亮出手牌，得{ $score }分，这一局结束。两人都亮时按规则定。
    - **{ koikoi-verb-play_on }**：不亮，这一局照打，谁也不知道。
koikoi-ask-play = **轮到你：**出一张牌。
koikoi-ask-take = **选**{ $held }吃哪一张。
koikoi-ask-decide = **你的役共{ $total }分{ $factor ->
        [1] {""}
        [2] ，加倍后{ $score }分
       *[other] ，加倍两次后{ $score }分
    }。**
    - **{ koikoi-picture-stop }**：得{ $score }分，这一局结束。
    - **{ koikoi-verb-koikoi }**：接着打，多拿一些。要是{ $others }先收手，{ $risk ->
        [1] 你一分都拿不到。
       *[other] 你一分都拿不到，对方的分还加倍。
    }{ $limit ->
        [once] 你喊了以后谁也不能再喊：谁的分数先增加，这一局就自动结束，由他得分。
        [once_each] 下次你的分数再增加，这一局就自动结束，由你得分。
       *[any] 等分数再增加才能收手。
    }

## What one can do

koikoi-verb-ready = 准备
koikoi-verb-finish = 结束本场
koikoi-verb-declare = 亮出 { $score }分
koikoi-verb-play_on = 接着打
koikoi-verb-play = { cards-play }
koikoi-verb-take = { cards-take }
koikoi-verb-agari = 收手 { $score }分
koikoi-verb-koikoi = 来来
koikoi-verb-resign = 认输

## What happened

koikoi-tell-die = { $who }掷出{ $first }。
koikoi-tell-drew = { $who }抽到{ $pieces }。
koikoi-tell-dealer = { $who }先坐庄。
koikoi-tell-void = 这副牌不算，重新发牌。
koikoi-tell-dealt = 第{ $first }局发牌，{ $who }坐庄。
koikoi-tell-began = 第{ $first }局，{ $who }先出。
koikoi-tell-played = { $who }出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
koikoi-tell-turned = 翻出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
koikoi-tell-captured = { $who }吃{ $taken }。
koikoi-tell-yaku = { $who }凑成**{ $notes }**。
koikoi-tell-spoilt = { $who }吃到{ $pieces }，**{ $names }**不算了。
koikoi-tell-koikoi = { $who }已有{ $first }分，喊**{ koikoi-verb-koikoi }**。
koikoi-tell-agari = { $who }**{ koikoi-picture-stop }**：这一局结束。
koikoi-tell-declared = { $who }亮出手役：{ $pieces }。
koikoi-tell-draw = 没有人收手：流局。
koikoi-tell-scored = { $who }得{ $first }分，现在共{ $second }分。
koikoi-tell-finished = 大家同意就此结束本场。
koikoi-tell-resigned = { $who }认输。
koikoi-tell-over = 本场结束。

## How a round was settled

koikoi-settled-agari = { $who }收手，{ $base }分{ $factor ->
        [1] {""}
        [2] ，加倍后{ $score }分
       *[other] ，加倍两次后{ $score }分
    }。
koikoi-settled-dealt = { $who }亮出了手役。
koikoi-settled-both_dealt = 两人都亮出了手役。
koikoi-settled-draw = 没有人收手。
koikoi-term-base = 役
koikoi-term-koikoi_double = 对方喊过来来
koikoi-term-double_seven = 七分以上
koikoi-term-score = 得分

## Settings: a name and a value are read as one sentence

koikoi-value-overtime-until_decided = 打到分出胜负
koikoi-value-overtime-single = 一局
koikoi-value-overtime-none = 不打
koikoi-value-first_dealer-dice = 掷骰子点数大的
koikoi-value-first_dealer-card = 抽到月份早的
koikoi-value-first_dealer-seat0 = 房主
koikoi-value-next_dealer-loser = 没收手的人
koikoi-value-next_dealer-winner = 收手的人
koikoi-value-next_dealer-alternate = 两人轮流
koikoi-value-koikoi_limit-any = 不限
koikoi-value-koikoi_limit-once = 每局一次
koikoi-value-koikoi_limit-once_each = 每局每人一次
koikoi-value-viewing_points-0 = 不算
koikoi-value-set_extras-add = 另算种牌或短册
koikoi-value-set_extras-replace = 每张给这个役加一分
koikoi-value-void-kirin = 场上有四张同月时
koikoi-value-void-nintendo = 场上有三张同月，或者场上、手里有四张同月或四对时
koikoi-value-dealt_points-0 = 不算
koikoi-value-both_dealt-draw = 都不得分
koikoi-value-both_dealt-dealer_first = 只有庄家得分
koikoi-value-both_dealt-both_score = 都得分
koikoi-value-draw_award-none = 没有人
koikoi-value-draw_award-dealer = 庄家
koikoi-value-draw_award-non_dealer = 闲家
koikoi-value-draw_dealer-switch = 换人
koikoi-value-draw_dealer-stay = 不变

## Examples of settings, in the panel of house rules

koikoi-example-overtime = 最后一局打完，你和对方都是20分。
koikoi-example-first_dealer = 先坐庄的人，第1局也先出牌。
koikoi-example-next_dealer = 第1局你收手。第2局谁坐庄、先出牌？
koikoi-example-koikoi_double = 是：对方喊过来来，你4分收手，得8分。
koikoi-example-koikoi_limit = 每局一次：你喊过来来，这一局谁也不能再喊。
koikoi-example-double_seven = 是：7分变成14分，6分还是6分。
koikoi-example-viewing_points = { piece-03H }和{ piece-09A }是花见酒，{ piece-08H }和{ piece-09A }是月见酒。
koikoi-example-rain_mist = 是：你吃到柳，花见酒就不算；吃到桐，月见酒就不算。
koikoi-example-sake_cup_bake = 是：九张粕牌加酒杯就凑成粕牌役，酒杯同时还算种牌。
koikoi-example-set_extras = 你有猪鹿蝶，另有两张种牌：5分之外，种牌役加1分，还是多出的牌加2分？
koikoi-example-void = 还没出牌，场上就有四张松。
koikoi-example-dealt_points = 起手有四张同月的牌，或者正好四对：可以亮出来得分，这一局结束。
koikoi-example-draw_award = 两人的牌都出完了，没有人收手。

## In pictures

koikoi-picture-badge-called = 来来
koikoi-picture-stop = 收手
koikoi-picture-go = 来来
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = 手役
koikoi-reason-both_dealt = 两人都亮手役

picture-moment-koikoi_paid = 来来成功
picture-moment-koikoi_punished = 反杀来来
