## Koi-Koi: what it is called, and in `also` its other names and readings

koikoi = 來來（Koi-Koi）
    .also = 來來, 花札來來, 花牌來來, 花札 こいこい, 花牌 Koi-Koi
koikoi-preset-kirin = 麒麟式（常用）
    .also = 麒麟式, 麒麟規則
koikoi-preset-nintendo = 任天堂式
    .also = 任天堂規則
koikoi-preset-quick = 快局
    .also = 快速
koikoi-preset-year = 一整年（十二個月）
    .also = 一整年, 十二局
koikoi-option-rounds = 局數
koikoi-option-overtime = 延長賽
    .also = 加賽
koikoi-option-overtime_cap = 延長賽上限
    .also = 加賽上限
koikoi-option-first_dealer = 首局莊家
    .also = 首局親家, 誰先坐莊
koikoi-option-next_dealer = 下一局莊家
    .also = 下局親家
koikoi-option-koikoi_double = 對方來來後加倍
    .also = 加倍
koikoi-option-koikoi_limit = 來來次數
koikoi-option-double_seven = 七分以上加倍
koikoi-option-viewing_points = 花見酒和月見酒的分數
koikoi-option-rain_mist = 雨流霧流
    .also = 雨流, 霧流
koikoi-option-sake_cup_bake = 酒杯兼作粕牌
    .also = 化牌
koikoi-option-set_extras = 三張役的追加牌
koikoi-option-void = 重新發牌
    .also = 流局重發
koikoi-option-dealt_points = 手役分數
    .also = 手四分數
koikoi-option-both_dealt = 雙方都有手役時
koikoi-option-draw_award = 流局得分者
koikoi-option-draw_award_points = 流局分數
koikoi-option-draw_dealer = 流局後的莊家

## What is said of the game

koikoi-about = 兩個人：按月份吃牌，湊成役，敢不敢接著打？
koikoi-tradition-kirin = 一位日本玩家的規則（麒麟式）：六局，花見酒、月見酒3分，七分以上不加倍。
koikoi-tradition-nintendo = 玩家從任天堂熟悉的打法：十二局，七分以上加倍，每局只能來來一次。
koikoi-tradition-quick = 麒麟式規則，只打三局；沒有加賽，同分就是平手。
koikoi-tradition-year = 麒麟式規則，一年十二個月，每月一局；日本通常打十二局。

## The pages of /rules; every setting of the table is a variable

koikoi-rules-goal =
    兩個人打花札來來，吃牌湊*役*，役能得分。
    誰湊成了役，可以**{ koikoi-picture-stop }**（Agari）拿分，也可以喊**{ koikoi-verb-koikoi }**（Koi-Koi）接著打，多拿一些。
    打完{ $rounds }局，分多的贏。
    {""}**牌。**十二個月，每月四張，看花認月：松是一月，梅是二月，桐是十二月。同月的牌可以配對。
    牌分四類：5張*光牌*，9張*種牌*，10張*短冊*，24張*粕牌*。有的役看類別，有的役看是哪幾張。
koikoi-rules-turn =
    {""}**1.** 從手裡的八張出一張。場上有一張同月的牌，兩張都歸你；有兩張，選一張；有三張，全拿。
    {""}**2.** 配不上，你的牌就留在場上。
    {""}**3.** 翻開牌堆最上面一張，同樣替你配對。
    {""}**4.** 你的役加分了嗎？那就選：
    • **{ koikoi-picture-stop }**：這一局結束，你的役全部得分。
    • **{ koikoi-verb-koikoi }**：接著打，要再加分才能收手。{ $koikoi_limit ->
        [once] 一局只能喊一次，不管誰喊：以後誰再加分，這一局就自動結束，由他得分。
        [once_each] 每人一局只能喊一次：喊的人再加分，這一局就自動結束，由他得分。
       *[any] {""}
    }要是對方先收手，你一分都拿不到{ $koikoi_double ->
        [yes] ，對方還加倍
       *[no] {""}
    }。
    最後一張牌不能來來：加了分就結束。
koikoi-rules-points =
    收手的人得自己所有役的總分{ $double_seven ->
        [yes] ，七分以上加倍
       *[no] {""}
    }{ $koikoi_double ->
        [yes] ，對方喊過來來{ $double_seven ->
            [yes] 再加倍
           *[no] 就加倍
        }
       *[no] {""}
    }。對方不得分，也不用付。
    光牌的役只算最大的{ $set_extras ->
        [replace] 。豬鹿蝶頂替種牌，赤短、青短頂替短冊，同類的牌每多一張加一分。其餘
       *[add] ；其餘
    }的役都加起來，一張牌可以算進幾個役。
    { $rain_mist ->
        [yes] { $viewing_points ->
            [0] {""}
           *[other] 雨流霧流：你吃到柳，花見酒就不算；吃到桐，月見酒就不算。之後要超過本局最高的分才能收手。
        }
       *[no] {""}
    }
    兩個人都出完牌還沒有人收手，就是流局{ $draw_award ->
        [dealer] ：莊家得{ $draw_award_points }分
        [non_dealer] ：閒家得{ $draw_award_points }分
       *[none] {""}
    }。
koikoi-rules-deal =
    每人八張，場上八張。莊家先出。
    {""}**首局莊家。**{ $first_dealer ->
        [card] 每人抽一張，月份早的先坐莊。
        [seat0] 房主先坐莊。
       *[dice] 兩人擲骰子，點數大的先坐莊。
    }
    { $next_dealer ->
        [winner] 收手的人下一局坐莊。
        [alternate] 每局換人坐莊。
       *[loser] 沒收手的人下一局坐莊。
    }流局後{ $draw_dealer ->
        [stay] 莊家不變。
       *[switch] 換人坐莊。
    }
    {""}**重新發牌。**{ $void ->
        [nintendo] 場上有某個月的三張或四張，有人起手有某個月的四張，或者手牌、場上正好是四對，就重新發牌。
       *[kirin] 場上有某個月的四張，就重新發牌。
    }
    { $void ->
        [nintendo] {""}
       *[kirin] { $dealt_points ->
            [0] {""}
           *[other] {""}**手役。**起手有某個月的四張，或者四對，可以亮出來：這一局結束，得{ $dealt_points }分。兩人都亮，{ $both_dealt ->
                [dealer_first] 只有莊家得分。
                [both_score] 都得分。
               *[draw] 都不得分。
            }
        }
    }
    {""}**結束。**最後一局打完同分，{ $overtime ->
        [none] 就是平手。
        [single] 加賽一局。
       *[until_decided] 加賽，最多{ $overtime_cap }局。
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
koikoi-ask-dealt_yaku =
    你起手有**{ $dealt }**。這一問別人看不到。
    - **亮出**：亮手牌，得{ $score }分，這一局結束。兩人都亮時照規則定。
    - **{ koikoi-verb-play_on }**：這一局照打，誰也不知道。
koikoi-ask-play = **輪到你：**出一張牌。
koikoi-ask-take = **選**{ $held }吃哪一張。
koikoi-ask-decide = **你的役共{ $total }分{ $factor ->
        [1] {""}
        [2] ，加倍{ $score }分
       *[other] ，加倍兩次{ $score }分
    }。**
    - **{ koikoi-picture-stop }**：結束，得{ $score }分。
    - **{ koikoi-verb-koikoi }**：接著打，多拿一些。要是{ $others }先收手，{ $risk ->
        [1] 你一分都拿不到。
       *[other] 你一分都拿不到，對方加倍。
    }{ $limit ->
        [once] 這一局誰也不能再來來：以後誰再加分，這一局就自動結束，由他得分。
        [once_each] 這一局你不能再來來：你再加分，這一局就自動結束，由你得分。
       *[any] 要再加分才能收手。
    }

## What one can do

koikoi-verb-ready = 準備
koikoi-verb-finish = 結束本場
koikoi-verb-declare = 亮出 { $score }分
koikoi-verb-play_on = 接著打
koikoi-verb-play = { cards-play }
koikoi-verb-take = { cards-take }
koikoi-verb-agari = 收手 { $score }分
koikoi-verb-koikoi = 來來
koikoi-verb-resign = 認輸

## What happened

koikoi-tell-die = { $who }擲出{ $first }。
koikoi-tell-drew = { $who }抽到{ $pieces }。
koikoi-tell-dealer = { $who }先坐莊。
koikoi-tell-void = 這副牌不算，重新發牌。
koikoi-tell-dealt = 第{ $first }局發牌，{ $who }坐莊。
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
koikoi-tell-yaku = { $who }湊成**{ $notes }**。
koikoi-tell-spoilt = { $who }吃到{ $pieces }：**{ $names }**不算了。
koikoi-tell-koikoi = { $who }在{ $first }分上喊**{ koikoi-verb-koikoi }**。
koikoi-tell-agari = { $who }**{ koikoi-picture-stop }**：這一局結束。
koikoi-tell-declared = { $who }亮出手役：{ $pieces }。
koikoi-tell-draw = 沒有人收手：流局。
koikoi-tell-scored = { $who }得{ $first }分，共{ $second }分。
koikoi-tell-finished = 大家同意就此結束本場。
koikoi-tell-resigned = { $who }認輸。
koikoi-tell-over = 本場結束。

## How a round was settled

koikoi-settled-agari = { $who }收手，{ $base }分{ $factor ->
        [1] {""}
        [2] ，加倍{ $score }分
       *[other] ，加倍兩次{ $score }分
    }。
koikoi-settled-dealt = { $who }亮出手役。
koikoi-settled-both_dealt = 兩人都亮出手役。
koikoi-settled-draw = 沒有人收手。
koikoi-term-base = 役
koikoi-term-koikoi_double = 對方來來
koikoi-term-double_seven = 七分以上
koikoi-term-score = 得分

## Settings: a name and a value are read as one sentence

koikoi-value-overtime-until_decided = 打到分出勝負
koikoi-value-overtime-single = 一局
koikoi-value-overtime-none = 不打
koikoi-value-first_dealer-dice = 擲骰子點數大的
koikoi-value-first_dealer-card = 抽到月份早的
koikoi-value-first_dealer-seat0 = 房主
koikoi-value-next_dealer-loser = 沒收手的人
koikoi-value-next_dealer-winner = 收手的人
koikoi-value-next_dealer-alternate = 輪流
koikoi-value-koikoi_limit-any = 不限
koikoi-value-koikoi_limit-once = 每局一次
koikoi-value-koikoi_limit-once_each = 每局每人一次
koikoi-value-viewing_points-0 = 不算
koikoi-value-set_extras-add = 另算種牌或短冊
koikoi-value-set_extras-replace = 給三張役加一分
koikoi-value-void-kirin = 場上有某個月的四張時
koikoi-value-void-nintendo = 場上有某個月的三張，或者哪裡有某個月的四張、四對時
koikoi-value-dealt_points-0 = 不算
koikoi-value-both_dealt-draw = 都不得分
koikoi-value-both_dealt-dealer_first = 只有莊家得分
koikoi-value-both_dealt-both_score = 都得分
koikoi-value-draw_award-none = 沒有
koikoi-value-draw_award-dealer = 莊家
koikoi-value-draw_award-non_dealer = 閒家
koikoi-value-draw_dealer-switch = 換人
koikoi-value-draw_dealer-stay = 不變

## Examples of settings, in the panel of house rules

koikoi-example-overtime = 最後一局打完，你和對方都是20分。
koikoi-example-first_dealer = 先坐莊的人第一局先出。
koikoi-example-next_dealer = 第1局你收手：第2局誰坐莊、誰先出？
koikoi-example-koikoi_double = 是：對方喊過來來，你4分收手，得8分。
koikoi-example-koikoi_limit = 每局一次：你喊過來來，這一局誰也不能再喊。
koikoi-example-double_seven = 是：7分得14分，6分得6分。
koikoi-example-viewing_points = { piece-03H }和{ piece-09A }是花見酒，{ piece-08H }和{ piece-09A }是月見酒。
koikoi-example-rain_mist = 是：你吃到柳，花見酒就不算；吃到桐，月見酒就不算。
koikoi-example-sake_cup_bake = 是：九張粕牌加酒杯就是粕牌的役。它同時還是種牌。
koikoi-example-set_extras = 豬鹿蝶，另有兩張種牌：5分加種牌1分，還是5分加2分。
koikoi-example-void = 還沒出牌，場上就有松的四張。
koikoi-example-dealt_points = 起手有某個月的四張，或者四對：可以亮出來，這一局就結束。
koikoi-example-draw_award = 兩人都出完了牌，沒有人收手。

## In pictures

koikoi-picture-badge-called = 來來
koikoi-picture-stop = 收手
koikoi-picture-go = 來來
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = 手役
koikoi-reason-both_dealt = 兩人都亮

picture-moment-koikoi_paid = 來來成功
picture-moment-koikoi_punished = 來來反殺
