## Hana-awase: what it is called, and in `also` its other names and readings

hanaawase = 花合（Hana-awase）
    .also = 花合, 花札花合, 花牌花合
hanaawase-preset-standard = 標準規則
hanaawase-preset-quick = 速戰
    .also = 快局, 快速
hanaawase-option-rounds = 局數
hanaawase-option-first_dealer = 第一局的莊家
    .also = 首局莊家, 首局親家
hanaawase-option-winner = 一局的贏家
hanaawase-option-next_dealer = 下一局的莊家
    .also = 下局親家
hanaawase-option-kasu_points = 一張粕牌的分數
hanaawase-option-must_match = 能吃就一定要吃
hanaawase-option-nomi_overlap = 幕簾、月、酒杯湊齊時的役
hanaawase-option-bright_overlap = 光牌的役重疊時
hanaawase-option-rain_island = 吃齊柳的四張（雨島）
hanaawase-option-oni = 雷雨鼓當鬼牌，可以吃任何牌
    .also = 鬼札, 鬼牌
hanaawase-option-oni_leftover = 鬼牌留下的牌歸誰
hanaawase-yaku-akatan = 裏菅原（赤短）
    .also = 裏菅原
hanaawase-short-yaku-akatan = 裏菅原

## What is said of the game

hanaawase-about = 三人對戰：每張牌都有分，湊出役的話，另外兩家都要付你分數。
hanaawase-tradition-standard = 六局。得分是吃到的牌分減去均分88，役的分數由另外兩家付。
hanaawase-tradition-quick = 標準規則，只打三局。

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    三人輪流吃牌。每張吃到的牌都有分，還可以湊成*役*，由另外兩家付分。
    打完{ $rounds }局，分數最高的贏。
    {""}**牌。**一共十二個月，每月四張，每個月有自己的植物：松是一月，梅是二月，桐是十二月。同月的牌可以配對。
    牌分四種：*光牌*5張，每張20分；*種牌*9張，每張10分；*短冊*10張，每張5分；*粕牌*24張，{ $kasu_points ->
        [0] 不算分。全部加起來240分，均分是80。
       *[1] 每張1分。全部加起來264分，均分是88。
    }
hanaawase-rules-turn =
    每人七張，場上再翻開六張，逆時針輪流。
    {""}**1.** 出一張牌{ $must_match ->
        [yes] ，有能配對的就一定要出
       *[no] {""}
    }。場上有一張同月的牌，兩張都歸你；有兩張就選一張；有三張就全部拿走。
    {""}**2.** 配不到，你出的牌就留在場上。
    {""}**3.** 接著翻開牌堆最上面那張，用同樣的方式幫你吃牌。
    一直打到所有人的手牌出完，中途不能喊停。
    { $oni ->
        [yes] {""}**鬼牌**就是柳的雷雨鼓，可以吃場上任何一張柳以外的牌，由你選。
       *[no] {""}
    }
    { $oni ->
        [yes] 鬼牌在場上的時候，不能用手牌吃。之後從牌堆翻牌，第一次翻到柳以外的牌，就一定要吃鬼牌，不能改吃別的牌。
       *[no] {""}
    }
    { $oni ->
        [yes] 如果鬼牌是牌堆的最後一張，鬼牌和場上剩下的牌都歸翻到的人。否則{ $oni_leftover ->
            [last_player] 最後剩下的牌歸最後出牌的人。
           *[owner] 最後剩下的柳歸有另外兩張柳的人，其他牌歸有鬼牌的人。
        }
       *[no] {""}
    }
hanaawase-rules-points =
    一局的得分由三部分組成：
    • 吃到的牌分，減去{ $kasu_points ->
        [0] 80
       *[1] 88
    }
    • 加上你的役，另外兩家各付一次
    • 減去另外兩家的役
    三家的得分加起來是零。
    {""}**舉例：**你的牌共100分，有一個20分的役，另一家有一個30分的役：{ $kasu_points ->
        [0] 100 − 80 + 20 × 2 − 30 = 30。
       *[1] 100 − 88 + 20 × 2 − 30 = 22。
    }
    { $rain_island ->
        [void_yaku] 有人吃齊柳的四張，這局所有人的役都不算。
        [void_round] 有人吃齊柳的四張，這局所有人都是0分。這局還是算一局，莊家不變。
       *[yaku] {""}
    }
    { $winner ->
        [card_points] 牌分最高的人贏得這局，不過整場的輸贏還是看總分。
       *[settlement] 得分最高的人贏得這局。
    }
hanaawase-rules-deal =
    {""}**第一局的莊家。**{ $first_dealer ->
        [random] 隨機抽選。
        [latest_month] 每人抽一張，月份最晚的做莊。
       *[earliest_month] 每人抽一張，月份最早的做莊。
    }莊家先出，逆時針輪流。
    { $next_dealer ->
        [card_points] 牌分最高的人下一局做莊。
       *[score] 得分最高的人下一局做莊。
    }同分的話，由這局先出牌的人做莊。
    {""}**重新發牌。**場上出現同月的四張{ $oni ->
        [yes] ，或鬼牌以外的三張柳
       *[no] {""}
    }，就重新發牌，因為這些牌永遠吃不到。
    {""}**結束。**最後一局打完同分，名次就並列。

## What is asked

hanaawase-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
hanaawase-ask-play = **輪到你了：**請出一張牌。
hanaawase-ask-take = **選擇**{ $held }要吃哪一張。

## What one can do

hanaawase-verb-ready = 準備
hanaawase-verb-finish = 結束這場
hanaawase-verb-play = { cards-play }
hanaawase-verb-take = { cards-take }
hanaawase-verb-resign = 認輸

## What happened

hanaawase-tell-drew = { $who }抽到{ $pieces }。
hanaawase-tell-dealer = { $who }先做莊。
hanaawase-tell-void = 有些牌永遠吃不到，所以重新發牌。
hanaawase-tell-dealt = 第{ $first }局發牌，{ $who }做莊。
hanaawase-tell-began = 第{ $first }局由{ $who }先出。
hanaawase-tell-played = { $who }出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
hanaawase-tell-turned = 翻出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
hanaawase-tell-captured = { $who }吃{ $taken }。
hanaawase-tell-yaku = { $who }湊出**{ $notes }**。
hanaawase-tell-leftover = 剩下的牌歸{ $who }：{ $pieces }。
hanaawase-tell-rain = { $who }吃齊柳的四張，所以役都不算。
hanaawase-tell-paid = { $who }付給{ $other } { $first }分。
hanaawase-tell-scored = { $who }：{ SIGNED($first) }分，累計{ $second }分。
hanaawase-tell-finished = 所有人都同意，這場到此結束。
hanaawase-tell-resigned = { $who }認輸了。
hanaawase-tell-over = 這場打完了。

## How a round was settled

hanaawase-settled-played_out = { $who }贏得這局{ $over ->
        [yes] 。
       *[no] ，下一局做莊。
    }
hanaawase-settled-played_out_apart = { $who }贏得這局{ $over ->
        [yes] 。
       *[no] ，下一局由{ $dealer }做莊。
    }
hanaawase-settled-void_yaku_apart = 雨島：役都不算。{ hanaawase-settled-played_out_apart }
hanaawase-deals-played_out_apart = 下一局由{ $dealer }做莊。
hanaawase-deals-void_yaku_apart = { hanaawase-deals-played_out_apart }
hanaawase-settled-void_yaku = 雨島：役都不算。{ $over ->
        [yes] {""}
       *[no] 下一局由{ $who }做莊。
    }
hanaawase-settled-void_round = 雨島：這一局作廢{ $over ->
        [yes] 。
       *[no] ，莊家不變。
    }
hanaawase-term-cards = 牌分
hanaawase-term-par = 均分
hanaawase-term-own = 自己的役（兩家）
hanaawase-term-others = 其他人的役
hanaawase-term-score = 得分
hanaawase-remark-most_cards = 牌分最高
hanaawase-reason-void_yaku = 役不算
hanaawase-reason-void_yaku_apart = 役不算
hanaawase-reason-void_round = 作廢

## Settings: a name and a value are read as one sentence

hanaawase-value-first_dealer-earliest_month = 抽到最早月份的人
hanaawase-value-first_dealer-latest_month = 抽到最晚月份的人
hanaawase-value-first_dealer-random = 隨機抽選
hanaawase-value-winner-settlement = 得分最高的人
hanaawase-value-winner-card_points = 牌分最高的人
hanaawase-value-next_dealer-score = 得分最高的人
hanaawase-value-next_dealer-card_points = 牌分最高的人
hanaawase-value-kasu_points-0 = 不算分
hanaawase-value-nomi_overlap-replace = 只算飲酒
hanaawase-value-nomi_overlap-two_small = 算花見酒和月見酒
hanaawase-value-nomi_overlap-stack = 三個都算
hanaawase-value-bright_overlap-subset = 包含在較大役裡的不算
hanaawase-value-bright_overlap-exclusive = 只算最大的
hanaawase-value-bright_overlap-stack = 全部都算
hanaawase-value-rain_island-yaku = 是一個役
hanaawase-value-rain_island-void_yaku = 這局的役都不算
hanaawase-value-rain_island-void_round = 這局作廢
hanaawase-value-oni_leftover-owner = 歸吃到鬼牌和另外兩張柳的人
hanaawase-value-oni_leftover-last_player = 歸最後出牌的人

## Examples of settings, in the panel of house rules

hanaawase-example-winner = 得分包含牌和役，牌分只算牌。
hanaawase-example-kasu_points = 每張1分的話，十張粕牌的牌分就是10分。
hanaawase-example-must_match = 是：手上有能吃的牌，就不能出吃不到的牌。
hanaawase-example-nomi_overlap = 你有幕簾、月和酒杯。
hanaawase-example-bright_overlap = 你有五光，裡面也包含四光和松桐坊主。
hanaawase-example-rain_island = 有人吃齊了柳的四張。
hanaawase-example-oni = 是：{ piece-11K1 }可以吃場上任何一張不是柳的牌。
