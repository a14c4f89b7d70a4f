## Hanafuda Stop/Go: what it is called, and in `also` its other names and readings

stopgo = 花札 Stop/Go
    .also = 花牌 Stop/Go, 花札停或走, 花牌停或走
stopgo-preset-standard = 標準規則
stopgo-preset-quick = 速戰
    .also = 快局, 快速
stopgo-option-rounds = 局數
stopgo-option-tie = 第一名同分時
    .also = 平分, 同分時
stopgo-option-first_dealer = 第一局的莊家
    .also = 莊家, 首局莊家
stopgo-option-must_match = 能吃就一定要吃
stopgo-option-triple_capture = 場上有三張能配時
stopgo-option-hanami_points = 花見酒的分數
stopgo-option-tsukimi_mode = 月見酒的算法
stopgo-option-tsukimi_points = 月見酒的分數
stopgo-option-seven_ribbons_points = 七短的分數
stopgo-option-six_ribbons_points = 六短的分數
stopgo-option-ribbon_sets = 六短、七短和其他短冊役
stopgo-option-both_colours = 冊
    .also = 赤短青短重複
stopgo-option-five_birds = 五鳥的組成
stopgo-option-month_card = 月札（當月的四張）
stopgo-option-hand_yaku = 手役
stopgo-option-contract = 同月三張的手役（契約）
stopgo-option-dealer_right = 沒人喊Stop時莊家得6分（親權）
    .also = 親權
stopgo-option-payment = Stop的得分方式
    .also = 支付, 付分方式

## What is said of the game

stopgo-about = 兩到三人：看月份吃牌。湊出役時，要喊Stop，還是喊Go拚更多分？
stopgo-tradition-standard = 六局。這不是韓國的花鬥（Go-Stop）：役不一樣，喊Go也不會加倍。
stopgo-tradition-quick = 標準規則，只打三局。
stopgo-picture-badge-called = Go
stopgo-picture-go = Go
stopgo-table-badge-called = { stopgo-picture-badge-called }

## The pages of /rules; every setting of the table is a variable

stopgo-rules-goal =
    兩到三人輪流吃牌。吃到的牌可以湊成*役*，湊成就有分。
    役的分數增加時，可以喊**{ picture-stop }**拿下全部的分數，也可以喊**{ stopgo-verb-go }**，繼續拚更多分。
    打完{ $rounds }局，分數最高的贏。
    {""}**牌。**一共十二個月，每月四張，每個月有自己的植物：松是一月，梅是二月，桐是十二月。同月的牌可以配對。
    牌分四種：*光牌*5張、*種牌*9張、*短冊*10張、*粕牌*24張。有的役看同一種牌的張數，有的役要特定的牌。
stopgo-rules-turn =
    兩個人玩，每人十張；三個人玩，每人七張。
    {""}**1.** 出一張牌{ $must_match ->
        [yes] ，有能配對的就一定要出
       *[no] {""}
    }。場上有一張同月的牌，兩張都歸你；有兩張就選一張；有三張{ $triple_capture ->
        [one] 也是選一張
       *[all] 就全部拿走
    }。
    {""}**2.** 配不到，你出的牌就留在場上。
    {""}**3.** 接著翻開牌堆最上面那張，用同樣的方式幫你吃牌。
    {""}**4.** 如果役的分數增加了，就由你決定：
    • **{ picture-stop }**：這局結束，你所有的役都算分。
    • **{ stopgo-verb-go }**：繼續打，役的分數再增加才能喊Stop。如果別人先喊Stop，你就一分都沒有。
    出最後一張牌時不能喊Go：役的分數增加的話，這局就結束，由你得分。
stopgo-rules-points =
    喊Stop的人拿下自己所有役的分數{ $payment ->
        [zero_sum] ，其他人每人都付這個分數
       *[score] ，其他人不得分，也不用付
    }。
    光牌的役只算最大的一個。其他的役大多可以加總，一張牌可以同時算進好幾個役。
    所有人都出完牌、沒有人喊Stop，{ $dealer_right ->
        [yes] 莊家得6分
       *[no] 就沒有人得分
    }。
stopgo-rules-deal =
    {""}**第一局的莊家。**{ $first_dealer ->
        [random] 隨機抽選。
        [earlier_month] 每人抽一張，月份最早的做莊。
       *[later_month] 每人抽一張，月份最晚的做莊。
    }莊家先出，逆時針輪流。
    贏的人下一局做莊。沒有人贏的話，莊家不變。
    {""}**重新發牌。**場上出現同月的四張，就重新發牌。
    {""}**結束。**{ $tie ->
        [extra_round] 最後一局打完有人並列第一，就打延長賽，最多六局。
       *[shared] 最後一局打完同分，名次就並列。
    }

## What is asked

stopgo-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
stopgo-ask-play = **輪到你了：**請出一張牌。
stopgo-ask-take = **選擇**{ $held }要吃哪一張。
stopgo-ask-decide = **你的役一共{ $total }分{ $factor ->
        [1] {""}
       *[other] ，其他人每人都付這個分數
    }。**
    - **{ picture-stop }**：這局結束，你得{ $score }分。
    - **{ stopgo-verb-go }**：繼續拚更多分。如果別人先喊Stop，你一分都沒有。役的分數再增加才能喊Stop。

## What one can do

stopgo-verb-ready = 準備
stopgo-verb-finish = 結束這場
stopgo-verb-play = { cards-play }
stopgo-verb-take = { cards-take }
stopgo-verb-stop = Stop { $score }分
stopgo-verb-go = Go
stopgo-verb-resign = 認輸

## What happened

stopgo-tell-drew = { $who }抽到{ $pieces }。
stopgo-tell-dealer = { $who }先做莊。
stopgo-tell-month = 這局的月份是{ $first }月。
stopgo-tell-void = 場上有同月的四張，這副牌不算，重新發牌。
stopgo-tell-dealt = 第{ $first }局發牌，{ $who }做莊。
stopgo-tell-began = 第{ $first }局由{ $who }先出。
stopgo-tell-played = { $who }出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
stopgo-tell-turned = 翻出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
stopgo-tell-captured = { $who }吃{ $taken }。
stopgo-tell-yaku = { $who }湊出**{ $notes }**。
stopgo-tell-go = { $who }手上有{ $first }分，喊了**{ stopgo-verb-go }**。
stopgo-tell-stop = { $who }喊了**{ picture-stop }**。
stopgo-tell-luck = { $who }起手就有手役：**{ $notes }**。
stopgo-tell-nobody = 沒有人喊Stop。
stopgo-tell-paid = { $who }付給{ $other } { $first }分。
stopgo-tell-scored = { $who }得{ $first }分，累計{ $second }分。
stopgo-tell-finished = 所有人都同意，這場到此結束。
stopgo-tell-resigned = { $who }認輸了。
stopgo-tell-over = 這場打完了。

## How a round was settled

stopgo-settled-stop = { $who }以{ $base }分喊Stop{ $factor ->
        [1] {""}
       *[other] ，其他人每人都付這個分數
    }。
stopgo-settled-instant = { $who }起手就有手役，贏得這局。
stopgo-settled-both_instant = 不只一個人有手役，所以這局沒有人贏。
stopgo-settled-dealer_right = 沒有人喊Stop，所以由莊家{ $who }得分。
stopgo-settled-nobody = 沒有人喊Stop。
stopgo-term-base = 役
stopgo-term-zero_sum = 付分的人數
stopgo-term-score = 得分
stopgo-reason-instant = 手役
stopgo-reason-both_instant = 多人有手役
stopgo-reason-dealer_right = 親權

## Settings: a name and a value are read as one sentence

stopgo-value-tie-shared = 並列
stopgo-value-tie-extra_round = 打延長賽
stopgo-value-first_dealer-later_month = 抽到最晚月份的人
stopgo-value-first_dealer-earlier_month = 抽到最早月份的人
stopgo-value-first_dealer-random = 隨機抽選
stopgo-value-triple_capture-all = 三張全拿
stopgo-value-triple_capture-one = 只拿一張
stopgo-value-tsukimi_mode-bonus = 喊Stop時加進其他役的分數
stopgo-value-tsukimi_mode-full = 跟其他役一樣
stopgo-value-tsukimi_mode-off = 不算
stopgo-value-ribbon_sets-stack = 都算
stopgo-value-ribbon_sets-replace = 只算分數高的
stopgo-value-both_colours-supersede = 取代赤短和青短
stopgo-value-both_colours-stack = 跟赤短、青短一起算
stopgo-value-five_birds-seed = 鶴、雁、鳳凰
stopgo-value-five_birds-godori = 鶯、杜鵑、雁
stopgo-value-five_birds-off = 不算
stopgo-value-month_card-off = 不算
stopgo-value-month_card-cut = 算一個役，月份隨機決定
stopgo-value-month_card-round = 算一個役，第幾局就是幾月
stopgo-value-hand_yaku-bonus = 喊Stop時加分
stopgo-value-hand_yaku-instant = 馬上贏得這局
stopgo-value-hand_yaku-off = 不算
stopgo-value-payment-score = 只加自己的分，別人不用付
stopgo-value-payment-zero_sum = 其他人各付一份

## Examples of settings, in the panel of house rules

stopgo-example-must_match = 是：手上有能吃的牌，就不能出吃不到的牌。
stopgo-example-triple_capture = 場上有三張松，你出了第四張。
stopgo-example-tsukimi_mode = { piece-08H }和{ piece-09A }湊成月見酒。
stopgo-example-ribbon_sets = 你有六張短冊，其中包含三張青短。
stopgo-example-both_colours = 你的赤短和青短都湊齊了。
stopgo-example-month_card = 月份是三月的話，櫻的四張就是這個役。
stopgo-example-hand_yaku = 你起手拿到松的四張，也就是手四。
stopgo-example-contract = 是：起手剛好拿到松的三張，也是手役。
stopgo-example-dealer_right = 是：所有人都出完牌、沒有人喊Stop，莊家得6分。
stopgo-example-payment = 三個人玩，你以5分喊Stop：你自己加5分，或另外兩人各付你5分。
stopgo-table-badge-month = { $number }月

picture-moment-go_paid = Go成功
picture-moment-go_punished = Go被逆轉
