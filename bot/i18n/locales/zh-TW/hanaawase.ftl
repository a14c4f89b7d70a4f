## Hana-awase: what it is called, and in `also` its other names and readings

hanaawase = 花合（Hana-awase）
    .also = 花合, 花札花合, 花牌花合
hanaawase-preset-standard = 標準規則
hanaawase-preset-quick = 快局
    .also = 快速
hanaawase-option-rounds = 局數
hanaawase-option-first_dealer = 首局莊家
    .also = 首局親家
hanaawase-option-winner = 勝者的算法
hanaawase-option-next_dealer = 下一局莊家
    .also = 下局親家
hanaawase-option-kasu_points = 粕牌分數
hanaawase-option-must_match = 能吃必吃
hanaawase-option-nomi_overlap = 飲酒與花見月見重複
hanaawase-option-bright_overlap = 光牌役重複
hanaawase-option-rain_island = 雨島的用法
hanaawase-option-oni = 鬼牌
    .also = 鬼札
hanaawase-option-oni_leftover = 鬼牌剩下的牌
hanaawase-yaku-akatan = 裏菅原（赤短）
    .also = 裏菅原
hanaawase-short-yaku-akatan = 裡菅原

## What is said of the game

hanaawase-about = 三個人：每張牌都有分，每個役都由另外兩家付。
hanaawase-tradition-standard = 日本的花合（Hana-awase）：牌分跟88比，役由另外兩家付。
hanaawase-tradition-quick = 花合的標準規則，只打三局。

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    三個人打花札的花合，吃牌得分：每張吃到的牌都有分，還能湊*役*，役由另外兩家付。
    打完{ $rounds }局，分多的贏。
    {""}**牌。**十二個月，每月四張，看花認月：松是一月，梅是二月，桐是十二月。同月的牌可以配對。
    牌分四類：5張*光牌*每張20分，9張*種牌*每張10分，10張*短冊*每張5分，24張*粕牌*{ $kasu_points ->
        [0] 不算分。一共240分，三分之一是80。
       *[1] 每張1分。一共264分，三分之一是88。
    }
hanaawase-rules-turn =
    每人七張，場上六張，逆時針輪流。
    {""}**1.** 出一張牌{ $must_match ->
        [yes] ，能配對的必須配對
       *[no] {""}
    }。場上有一張同月的牌，兩張都歸你；有兩張，選一張；有三張，全拿。
    {""}**2.** 配不上，你的牌就留在場上。
    {""}**3.** 翻開牌堆最上面一張，同樣替你配對。
    打到手牌全出完為止，誰也不能提前結束。
    { $oni ->
        [yes] {""}**鬼牌**是柳雷雨鼓那張。它可以吃任何月份的一張，隨你選，只是不能吃柳。
       *[no] {""}
    }
    { $oni ->
        [yes] 鬼牌在場上時，手裡的牌吃不了它。牌堆翻出的下一張不是柳的牌必須吃它，就算還能配別的。
       *[no] {""}
    }
    { $oni ->
        [yes] 它要是牌堆的最後一張，誰翻到歸誰，場上剩下的也歸他。否則{ $oni_leftover ->
            [last_player] 最後出牌的人拿走剩下的。
           *[owner] 剩下的柳歸有兩張柳的人，別的都歸有鬼牌的人。
        }
       *[no] {""}
    }
hanaawase-rules-points =
    一局打完，三樣加起來：
    • 你的牌分減{ $kasu_points ->
        [0] 80
       *[1] 88
    }
    • 你的役，另外兩家各付一次
    • 減去別人的役
    三家的分數加起來是零。
    {""}**例：**你的牌共100分，有一個20分的役，另一家有一個30分的役：{ $kasu_points ->
        [0] 100 − 80 + 20 × 2 − 30 = 30。
       *[1] 100 − 88 + 20 × 2 − 30 = 22。
    }
    { $rain_island ->
        [void_yaku] 有人吃到柳的四張，誰的役都不算。
        [void_round] 有人吃到柳的四張，這一局都得0分；仍算一局，莊家不變。
       *[yaku] {""}
    }
    { $winner ->
        [card_points] 牌分最多的人贏這一局。整場看總分。
       *[settlement] 得分最多的人贏這一局。
    }
hanaawase-rules-deal =
    {""}**首局莊家。**{ $first_dealer ->
        [random] 隨機選定。
        [latest_month] 每人抽一張，月份最晚的先坐莊。
       *[earliest_month] 每人抽一張，月份最早的先坐莊。
    }莊家先出，逆時針輪流。
    { $next_dealer ->
        [card_points] 牌分最多的人下一局坐莊。
       *[score] 得分最多的人下一局坐莊。
    }一樣多時，先出牌的優先。
    {""}**重新發牌。**場上有某個月的四張{ $oni ->
        [yes] ，或者除了鬼牌之外的三張柳
       *[no] {""}
    }，就重新發牌：這樣的牌永遠吃不完。
    {""}**結束。**最後一局打完同分，並列。

## What is asked

hanaawase-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
hanaawase-ask-play = **輪到你：**出一張牌。
hanaawase-ask-take = **選**{ $held }吃哪一張。

## What one can do

hanaawase-verb-ready = 準備
hanaawase-verb-finish = 結束本場
hanaawase-verb-play = { cards-play }
hanaawase-verb-take = { cards-take }
hanaawase-verb-resign = 認輸

## What happened

hanaawase-tell-drew = { $who }抽到{ $pieces }。
hanaawase-tell-dealer = { $who }先坐莊。
hanaawase-tell-void = 這樣的牌永遠吃不完：重新發牌。
hanaawase-tell-dealt = 第{ $first }局發牌，{ $who }坐莊。
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
hanaawase-tell-yaku = { $who }湊成**{ $notes }**。
hanaawase-tell-leftover = 剩下的歸{ $who }：{ $pieces }。
hanaawase-tell-rain = { $who }吃到柳的四張：役都不算。
hanaawase-tell-paid = { $who }付{ $first }分給{ $other }。
hanaawase-tell-scored = { $who }這一局{ SIGNED($first) }分，共{ $second }分。
hanaawase-tell-finished = 大家同意就此結束本場。
hanaawase-tell-resigned = { $who }認輸。
hanaawase-tell-over = 本場結束。

## How a round was settled

hanaawase-settled-played_out = { $who }贏了這一局{ $over ->
        [yes] 。
       *[no] ，下一局坐莊。
    }
hanaawase-settled-played_out_apart = { $who }贏了這一局{ $over ->
        [yes] 。
       *[no] ，下一局{ $dealer }坐莊。
    }
hanaawase-settled-void_yaku_apart = 雨：役都不算。{ hanaawase-settled-played_out_apart }
hanaawase-deals-played_out_apart = 下一局{ $dealer }坐莊。
hanaawase-deals-void_yaku_apart = { hanaawase-deals-played_out_apart }
hanaawase-settled-void_yaku = 雨：役都不算。{ $over ->
        [yes] {""}
       *[no] 下一局{ $who }坐莊。
    }
hanaawase-settled-void_round = 雨：這一局作廢{ $over ->
        [yes] 。
       *[no] ，莊家不變。
    }
hanaawase-term-cards = 牌分
hanaawase-term-par = 均分
hanaawase-term-own = 自己的役（兩家）
hanaawase-term-others = 別人的役
hanaawase-term-score = 得分
hanaawase-remark-most_cards = 牌分最多
hanaawase-reason-void_yaku = 役不算
hanaawase-reason-void_yaku_apart = 役不算
hanaawase-reason-void_round = 作廢

## Settings: a name and a value are read as one sentence

hanaawase-value-first_dealer-earliest_month = 抽到月份最早的
hanaawase-value-first_dealer-latest_month = 抽到月份最晚的
hanaawase-value-first_dealer-random = 隨機
hanaawase-value-winner-settlement = 得分最多的
hanaawase-value-winner-card_points = 牌分最多的
hanaawase-value-next_dealer-score = 得分最多的
hanaawase-value-next_dealer-card_points = 牌分最多的
hanaawase-value-kasu_points-0 = 不算分
hanaawase-value-nomi_overlap-replace = 只算飲酒
hanaawase-value-nomi_overlap-two_small = 算花見酒和月見酒
hanaawase-value-nomi_overlap-stack = 三個都算
hanaawase-value-bright_overlap-subset = 不含在別的役裡的才算
hanaawase-value-bright_overlap-exclusive = 只算最大的
hanaawase-value-bright_overlap-stack = 都算
hanaawase-value-rain_island-yaku = 是一個役
hanaawase-value-rain_island-void_yaku = 這一局的役都不算
hanaawase-value-rain_island-void_round = 這一局作廢
hanaawase-value-oni_leftover-owner = 歸有另外兩張柳的人、有鬼牌的人
hanaawase-value-oni_leftover-last_player = 歸最後出牌的人

## Examples of settings, in the panel of house rules

hanaawase-example-winner = 得分算上牌和役，牌分只看牌。
hanaawase-example-kasu_points = 每張1分，十張粕牌就是10分牌分。
hanaawase-example-must_match = 是：手裡有能配場上的牌，就不能出別的。
hanaawase-example-nomi_overlap = 幕簾、月、杯你都有。
hanaawase-example-bright_overlap = 你有五光，裡面也含四光和松桐坊主。
hanaawase-example-rain_island = 有人吃到柳的四張。
hanaawase-example-oni = 是：{ piece-11K1 }可以吃場上任何一張不是柳的牌。
