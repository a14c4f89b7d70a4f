## Hanafuda Stop/Go: what it is called, and in `also` its other names and readings

stopgo = 花札 Stop/Go
    .also = 花牌 Stop/Go, 花札停或走, 花牌停或走
stopgo-preset-standard = 標準規則
stopgo-preset-quick = 快局
    .also = 快速
stopgo-option-rounds = 局數
stopgo-option-tie = 同分時
    .also = 平分
stopgo-option-first_dealer = 首局莊家
    .also = 莊家
stopgo-option-must_match = 能吃必吃
stopgo-option-triple_capture = 場上三張時
stopgo-option-hanami_points = 花見酒分數
stopgo-option-tsukimi_mode = 月見酒的用法
stopgo-option-tsukimi_points = 月見酒分數
stopgo-option-seven_ribbons_points = 七短分數
stopgo-option-six_ribbons_points = 六短分數
stopgo-option-ribbon_sets = 七短六短與短冊重複
stopgo-option-both_colours = 冊
    .also = 赤短青短重複
stopgo-option-five_birds = 五鳥的牌
stopgo-option-month_card = 月札規則
stopgo-option-hand_yaku = 手役
stopgo-option-contract = 契約規則
stopgo-option-dealer_right = 親權
stopgo-option-payment = 付分方式
    .also = 支付

## What is said of the game

stopgo-about = 兩三個人：按月份吃牌，領先時喊Stop，還是喊Go？
stopgo-tradition-standard = 華人玩家從日本學來的花札。它不是韓國的Go-Stop：役不一樣，喊Go也不翻倍。
stopgo-tradition-quick = 花札的標準規則，只打三局。
stopgo-picture-badge-called = Go
stopgo-picture-go = Go
stopgo-table-badge-called = { stopgo-picture-badge-called }

## The pages of /rules; every setting of the table is a variable

stopgo-rules-goal =
    兩三個人打花札，吃牌湊*役*，役能得分。
    誰的役加分了，可以喊**{ picture-stop }**拿下所有役的分，也可以喊**{ stopgo-verb-go }**接著打，多拿一些。
    打完{ $rounds }局，分多的贏。
    {""}**牌。**十二個月，每月四張，看花認月：松是一月，梅是二月，桐是十二月。同月的牌可以配對。
    牌分四類：5張*光牌*，9張*種牌*，10張*短冊*，24張*粕牌*。有的役看類別，有的役看是哪幾張。
stopgo-rules-turn =
    兩個人打，每人十張；三個人打，每人七張。
    {""}**1.** 出一張牌{ $must_match ->
        [yes] ，能配對的必須配對
       *[no] {""}
    }。場上有一張同月的牌，兩張都歸你；有兩張，選一張；有三張，{ $triple_capture ->
        [one] 拿一張
       *[all] 全拿
    }。
    {""}**2.** 配不上，你的牌就留在場上。
    {""}**3.** 翻開牌堆最上面一張，同樣替你配對。
    {""}**4.** 你的役加分了嗎？那就選：
    • **{ picture-stop }**：這一局結束，你的役全部得分。
    • **{ stopgo-verb-go }**：接著打，役再加分才能喊Stop。要是別人先喊Stop，你一分都拿不到。
    最後一張牌不能Go：加了分就結束。
stopgo-rules-points =
    喊Stop的人得自己所有役的分{ $payment ->
        [zero_sum] ，另外每家各付這麼多
       *[score] ；別人不得分，也不用付
    }。
    光牌的役只算最大的，其餘的役大多加起來，一張牌可以算進幾個役。
    牌都出完了還沒有人喊Stop，{ $dealer_right ->
        [yes] 莊家得6分
       *[no] 都不得分
    }。
stopgo-rules-deal =
    {""}**首局莊家。**{ $first_dealer ->
        [random] 隨機選定。
        [earlier_month] 每人抽一張，月份最早的先坐莊。
       *[later_month] 每人抽一張，月份最晚的先坐莊。
    }莊家先出，逆時針輪流。
    贏的人下一局坐莊；沒有人贏，莊家不變。
    {""}**重新發牌。**場上有某個月的四張，就重新發牌。
    {""}**結束。**最後一局打完同分，{ $tie ->
        [extra_round] 加賽，最多六局。
       *[shared] 並列。
    }

## What is asked

stopgo-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
stopgo-ask-play = **輪到你：**出一張牌。
stopgo-ask-take = **選**{ $held }吃哪一張。
stopgo-ask-decide = **你的役共{ $total }分{ $factor ->
        [1] {""}
       *[other] ，另外每家都付
    }。**
    - **{ picture-stop }**：這一局結束，你得{ $score }分。
    - **{ stopgo-verb-go }**：接著打，多拿一些。要是別人先喊Stop，你一分都拿不到。役再加分才能喊Stop。

## What one can do

stopgo-verb-ready = 準備
stopgo-verb-finish = 結束本場
stopgo-verb-play = { cards-play }
stopgo-verb-take = { cards-take }
stopgo-verb-stop = Stop { $score }分
stopgo-verb-go = Go
stopgo-verb-resign = 認輸

## What happened

stopgo-tell-drew = { $who }抽到{ $pieces }。
stopgo-tell-dealer = { $who }先坐莊。
stopgo-tell-month = 這一局的月札是{ $first }月。
stopgo-tell-void = 場上有同月的四張：重新發牌。
stopgo-tell-dealt = 第{ $first }局發牌，{ $who }坐莊。
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
stopgo-tell-yaku = { $who }湊成**{ $notes }**。
stopgo-tell-go = { $who }在{ $first }分上喊**{ stopgo-verb-go }**。
stopgo-tell-stop = { $who }喊**{ picture-stop }**。
stopgo-tell-luck = { $who }起手就有手役：**{ $notes }**。
stopgo-tell-nobody = 沒有人喊Stop。
stopgo-tell-paid = { $who }付{ $first }分給{ $other }。
stopgo-tell-scored = { $who }得{ $first }分，共{ $second }分。
stopgo-tell-finished = 大家同意就此結束本場。
stopgo-tell-resigned = { $who }認輸。
stopgo-tell-over = 本場結束。

## How a round was settled

stopgo-settled-stop = { $who }喊Stop，{ $base }分{ $factor ->
        [1] {""}
       *[other] ，另外每家都付
    }。
stopgo-settled-instant = { $who }起手就有手役，拿下這一局。
stopgo-settled-both_instant = 不止一家有手役：這一局沒有人贏。
stopgo-settled-dealer_right = 沒有人喊Stop：親權歸{ $who }。
stopgo-settled-nobody = 沒有人喊Stop。
stopgo-term-base = 役
stopgo-term-zero_sum = 每家都付
stopgo-term-score = 得分
stopgo-reason-instant = 手役
stopgo-reason-both_instant = 都有手役
stopgo-reason-dealer_right = 親權

## Settings: a name and a value are read as one sentence

stopgo-value-tie-shared = 並列
stopgo-value-tie-extra_round = 加賽
stopgo-value-first_dealer-later_month = 抽到月份最晚的
stopgo-value-first_dealer-earlier_month = 抽到月份最早的
stopgo-value-first_dealer-random = 隨機
stopgo-value-triple_capture-all = 全拿
stopgo-value-triple_capture-one = 拿一張
stopgo-value-tsukimi_mode-bonus = 只加分，光有它不能Stop
stopgo-value-tsukimi_mode-full = 跟別的役一樣
stopgo-value-tsukimi_mode-off = 不算
stopgo-value-ribbon_sets-stack = 都算
stopgo-value-ribbon_sets-replace = 只算分多的
stopgo-value-both_colours-supersede = 頂替赤短和青短
stopgo-value-both_colours-stack = 在赤短、青短之外另算
stopgo-value-five_birds-seed = 鶴、雁、鳳凰
stopgo-value-five_birds-godori = 鶯、杜鵑、雁
stopgo-value-five_birds-off = 不算
stopgo-value-month_card-off = 不算
stopgo-value-month_card-cut = 算，月份切定
stopgo-value-month_card-round = 算，第幾局就是幾月
stopgo-value-hand_yaku-bonus = Stop時加分
stopgo-value-hand_yaku-instant = 直接贏下這一局
stopgo-value-hand_yaku-off = 不算
stopgo-value-payment-score = 只記分，誰也不付
stopgo-value-payment-zero_sum = 另外每家都付

## Examples of settings, in the panel of house rules

stopgo-example-must_match = 是：手裡有能配場上的牌，就不能出別的。
stopgo-example-triple_capture = 場上有三張松，你出第四張。
stopgo-example-tsukimi_mode = { piece-08H }和{ piece-09A }是月見酒。
stopgo-example-ribbon_sets = 你有六張短冊，其中有三張青短。
stopgo-example-both_colours = 赤短、青短你都齊了。
stopgo-example-month_card = 月札是三月：櫻的四張就是役。
stopgo-example-hand_yaku = 你起手就有松的四張，手四。
stopgo-example-contract = 是：起手有松的三張也是手役。
stopgo-example-dealer_right = 是：牌都出完了，沒有人喊Stop，莊家得6分。
stopgo-example-payment = 三人桌，你5分喊Stop：你得5分，或者另外兩家各付你5分。
stopgo-table-badge-month = { $number }月

picture-moment-go_paid = Go 成功
picture-moment-go_punished = Go 反殺
