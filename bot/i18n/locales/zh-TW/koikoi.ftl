## Koi-Koi: what it is called, and in `also` its other names and readings

koikoi = 來來（Koi-Koi）
    .also = 來來, 花札來來, 花牌來來, 花札 こいこい, 花牌 Koi-Koi
koikoi-preset-kirin = 麒麟式（常用）
    .also = 麒麟式, 麒麟規則
koikoi-preset-nintendo = 任天堂式
    .also = 任天堂規則
koikoi-preset-quick = 速戰
    .also = 快局, 快速
koikoi-preset-year = 一整年（十二個月）
    .also = 一整年, 十二局
koikoi-option-rounds = 局數
koikoi-option-overtime = 同分時的延長賽
    .also = 加賽, 延長賽
koikoi-option-overtime_cap = 延長賽局數上限
    .also = 加賽上限, 延長賽上限
koikoi-option-first_dealer = 第一局的莊家
    .also = 首局莊家, 首局親家, 誰先坐莊
koikoi-option-next_dealer = 下一局的莊家
    .also = 下局親家
koikoi-option-koikoi_double = 對手喊過來來就加倍
    .also = 加倍
koikoi-option-koikoi_limit = 可以喊來來的次數
koikoi-option-double_seven = 滿七分加倍
koikoi-option-viewing_points = 月見酒和花見酒的分數
koikoi-option-rain_mist = 雨流、霧流（花見酒、月見酒不算）
    .also = 雨流, 霧流, 雨流霧流
koikoi-option-sake_cup_bake = 酒杯也算粕牌
    .also = 化牌
koikoi-option-set_extras = 湊成三張的役之後，多出來的種牌或短冊
koikoi-option-void = 重新發牌的條件
    .also = 流局重發
koikoi-option-dealt_points = 手役的分數
    .also = 手四分數
koikoi-option-both_dealt = 兩人都亮手役時的得分
koikoi-option-draw_award = 流局時由誰得分
koikoi-option-draw_award_points = 流局的分數
koikoi-option-draw_dealer = 流局後的莊家

## What is said of the game

koikoi-about = 兩人對戰：看月份吃牌、湊出役，見好就收還是再拚一把？
koikoi-tradition-kirin = 六局。月見酒和花見酒各3分，滿七分不加倍，來來不限次數。
koikoi-tradition-nintendo = 任天堂遊戲的規則。十二局。月見酒和花見酒各5分，滿七分加倍，每局只能來來一次。
koikoi-tradition-quick = 麒麟式規則，只打三局。沒有延長賽，所以可能平手。
koikoi-tradition-year = 麒麟式規則，打十二局，一個月份一局。

## The pages of /rules; every setting of the table is a variable

koikoi-rules-goal =
    兩人輪流吃牌。吃到的牌可以湊成*役*，湊成就有分。
    湊成役的時候，可以**{ koikoi-picture-stop }**（Agari）拿分，也可以喊**{ koikoi-verb-koikoi }**（Koi-Koi），繼續拚更多分。
    打完{ $rounds }局，分數高的贏。
    {""}**牌。**一共十二個月，每月四張，每個月有自己的植物：松是一月，梅是二月，桐是十二月。同月的牌可以配對。
    牌分四種：*光牌*5張、*種牌*9張、*短冊*10張、*粕牌*24張。有的役看同一種牌的張數，有的役要特定的牌。
koikoi-rules-turn =
    {""}**1.** 從手牌出一張。場上有一張同月的牌，兩張都歸你；有兩張就選一張；有三張就全部拿走。
    {""}**2.** 配不到，你出的牌就留在場上。
    {""}**3.** 接著翻開牌堆最上面那張，用同樣的方式幫你吃牌。
    {""}**4.** 如果分數增加了，就由你決定：
    • **{ koikoi-picture-stop }**：這局結束，你所有的役都算分。
    • **{ koikoi-verb-koikoi }**：繼續打，要再加分才能收手。{ $koikoi_limit ->
        [once] 每局兩人合計只能喊一次來來。之後誰先加分，這局就自動結束，由他得分。
        [once_each] 每人每局只能喊一次來來。喊過的人再加分，這局就自動結束，由他得分。
       *[any] {""}
    }如果對手先收手，你就一分都沒有{ $koikoi_double ->
        [yes] ，對手還會加倍
       *[no] {""}
    }。
    出最後一張牌時不能喊來來：分數增加的話，這局就結束，由你得分。
koikoi-rules-points =
    收手的人拿下自己所有役的總分，另一人不得分，也不用付{ $double_seven ->
        [yes] 。滿七分加倍
       *[no] {""}
    }{ $koikoi_double ->
        [yes] 。對手喊過來來的話，{ $double_seven ->
            [yes] 再加倍
           *[no] 分數加倍
        }
       *[no] {""}
    }。
    光牌的役只算最大的一個。{ $set_extras ->
        [replace] 豬鹿蝶取代種牌，赤短或青短取代短冊，多一張種牌或短冊就多一分。{""}
       *[add] {""}
    }其他的役全部加總，一張牌可以同時算進好幾個役。
    { $rain_mist ->
        [yes] { $viewing_points ->
            [0] {""}
           *[other] {""}**雨流、霧流。**吃到柳的牌，你的花見酒就不算；吃到桐的牌，月見酒就不算。如果分數因此變少，要超過你這局的最高分才能收手。
        }
       *[no] {""}
    }
    兩人都出完牌、沒有人收手，就是流局{ $draw_award ->
        [dealer] ，莊家得{ $draw_award_points }分
        [non_dealer] ，閒家得{ $draw_award_points }分
       *[none] {""}
    }。
koikoi-rules-deal =
    每人八張，場上再翻開八張，莊家先出。
    {""}**第一局的莊家。**{ $first_dealer ->
        [card] 兩人各抽一張，月份早的做莊。
        [seat0] 房主做莊。
       *[dice] 兩人各擲一顆骰子，點數大的做莊。
    }
    { $next_dealer ->
        [winner] 收手的人下一局做莊。
        [alternate] 兩人輪流做莊。
       *[loser] 沒有喊收手的人下一局做莊。
    }流局之後，{ $draw_dealer ->
        [stay] 莊家不變。
       *[switch] 換另一人做莊。
    }
    {""}**重新發牌。**{ $void ->
        [nintendo] 場上出現同月的三張或四張，或有人拿到同月的四張，就重新發牌。手牌或場上剛好是四組對子，也要重新發牌。
       *[kirin] 場上出現同月的四張，就重新發牌。
    }
    { $void ->
        [nintendo] {""}
       *[kirin] { $dealt_points ->
            [0] {""}
           *[other] {""}**手役。**起手拿到同月的四張，或四組對子，可以亮出來得{ $dealt_points }分，這局就結束。如果兩人都亮，{ $both_dealt ->
                [dealer_first] 只有莊家得分。
                [both_score] 兩人都得分。
               *[draw] 兩人都不得分。
            }
        }
    }
    {""}**結束。**最後一局打完還是同分，{ $overtime ->
        [none] 這場就是平手。
        [single] 就加打一局延長賽。
       *[until_decided] 就打延長賽到分出高下，最多{ $overtime_cap }局。
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] 看看你的牌。準備好打第{ $round }局了嗎？
   *[other] 準備好打第{ $round }局了嗎？
}
koikoi-ask-dealt_yaku =
    你起手就有**{ $dealt }**。這個問題只有你看得到。
    - **亮出**：攤開手牌，得{ $score }分，這局結束。如果兩人都亮，就照規則決定。
    - **{ koikoi-verb-play_on }**：不告訴別人，照常打這局。
koikoi-ask-play = **輪到你了：**請出一張牌。
koikoi-ask-take = **選擇**{ $held }要吃哪一張。
koikoi-ask-decide = **你的役一共{ $total }分{ $factor ->
        [1] {""}
        [2] ，加倍成{ $score }分
       *[other] ，加倍兩次成{ $score }分
    }。**
    - **{ koikoi-picture-stop }**：結束這局，得{ $score }分。
    - **{ koikoi-verb-koikoi }**：繼續拚更多分。如果{ $others }先收手，{ $risk ->
        [1] 你一分都沒有。
       *[other] 你一分都沒有，對手還會加倍。
    }{ $limit ->
        [once] 喊了之後，誰先加分，這局就結束，由他得分。
        [once_each] 下次你再加分，這局就結束，由你得分。
       *[any] 要再加分才能收手。
    }

## What one can do

koikoi-verb-ready = 準備
koikoi-verb-finish = 結束這場
koikoi-verb-declare = 亮出 { $score }分
koikoi-verb-play_on = 繼續打
koikoi-verb-play = { cards-play }
koikoi-verb-take = { cards-take }
koikoi-verb-agari = 收手 { $score }分
koikoi-verb-koikoi = 來來
koikoi-verb-resign = 認輸

## What happened

koikoi-tell-die = { $who }擲出{ $first }。
koikoi-tell-drew = { $who }抽到{ $pieces }。
koikoi-tell-dealer = { $who }先做莊。
koikoi-tell-void = 這副牌不算，重新發牌。
koikoi-tell-dealt = 第{ $first }局發牌，{ $who }做莊。
koikoi-tell-began = 第{ $first }局由{ $who }先出。
koikoi-tell-played = { $who }出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
koikoi-tell-turned = 翻出**{ $pieces }**{ $count ->
        [0] 。
       *[other] ，吃{ $taken }。
    }
koikoi-tell-captured = { $who }吃{ $taken }。
koikoi-tell-yaku = { $who }湊出**{ $notes }**。
koikoi-tell-spoilt = { $who }吃到{ $pieces }，**{ $names }**不算了。
koikoi-tell-koikoi = { $who }手上有{ $first }分，喊了**{ koikoi-verb-koikoi }**。
koikoi-tell-agari = { $who }**{ koikoi-picture-stop }**，這局結束。
koikoi-tell-declared = { $who }亮出手役：{ $pieces }。
koikoi-tell-draw = 沒有人收手，這局流局。
koikoi-tell-scored = { $who }得{ $first }分，累計{ $second }分。
koikoi-tell-finished = 所有人都同意，這場到此結束。
koikoi-tell-resigned = { $who }認輸了。
koikoi-tell-over = 這場打完了。

## How a round was settled

koikoi-settled-agari = { $who }以{ $base }分收手{ $factor ->
        [1] {""}
        [2] ，加倍成{ $score }分
       *[other] ，加倍兩次成{ $score }分
    }。
koikoi-settled-dealt = { $who }亮出了手役。
koikoi-settled-both_dealt = 兩人都亮出了手役。
koikoi-settled-draw = 沒有人收手。
koikoi-term-base = 役
koikoi-term-koikoi_double = 對手喊過來來
koikoi-term-double_seven = 滿七分
koikoi-term-score = 得分

## Settings: a name and a value are read as one sentence

koikoi-value-overtime-until_decided = 打到分出高下
koikoi-value-overtime-single = 只打一局
koikoi-value-overtime-none = 沒有
koikoi-value-first_dealer-dice = 骰子點數大的人
koikoi-value-first_dealer-card = 抽到較早月份的人
koikoi-value-first_dealer-seat0 = 房主
koikoi-value-next_dealer-loser = 沒有喊收手的人
koikoi-value-next_dealer-winner = 收手的人
koikoi-value-next_dealer-alternate = 輪流做莊
koikoi-value-koikoi_limit-any = 不限
koikoi-value-koikoi_limit-once = 每局一次
koikoi-value-koikoi_limit-once_each = 每人每局一次
koikoi-value-viewing_points-0 = 不算
koikoi-value-set_extras-add = 算進種牌或短冊
koikoi-value-set_extras-replace = 每多一張，那個役加一分
koikoi-value-void-kirin = 場上有同月的四張
koikoi-value-void-nintendo = 場上有同月的三張，或場上、手上有同月的四張或四組對子
koikoi-value-dealt_points-0 = 不算
koikoi-value-both_dealt-draw = 都不得分
koikoi-value-both_dealt-dealer_first = 只有莊家得分
koikoi-value-both_dealt-both_score = 兩人都得分
koikoi-value-draw_award-none = 沒有人
koikoi-value-draw_award-dealer = 莊家
koikoi-value-draw_award-non_dealer = 閒家
koikoi-value-draw_dealer-switch = 換另一人
koikoi-value-draw_dealer-stay = 莊家不變

## Examples of settings, in the panel of house rules

koikoi-example-overtime = 最後一局打完，你和對手都是20分。
koikoi-example-first_dealer = 第一局的莊家也是第一個出牌的人。
koikoi-example-next_dealer = 你在第1局收手了。第2局由誰做莊、誰先出？
koikoi-example-koikoi_double = 是：對手喊過來來，你以4分收手，得8分。
koikoi-example-koikoi_limit = 每局一次：你喊過來來之後，這局兩人都不能再喊。
koikoi-example-double_seven = 是：7分變14分，6分還是6分。
koikoi-example-viewing_points = { piece-03H }和{ piece-09A }湊成花見酒，{ piece-08H }和{ piece-09A }湊成月見酒。
koikoi-example-rain_mist = 是：吃到柳的牌，花見酒就不算；吃到桐的牌，月見酒就不算。
koikoi-example-sake_cup_bake = 是：九張粕牌加酒杯就能湊成粕牌的役，酒杯同時還是種牌。
koikoi-example-set_extras = 你有豬鹿蝶和另外兩張種牌：5分，再加種牌的1分，或多出兩張的2分。
koikoi-example-void = 還沒開始出牌，松的四張就全在場上。
koikoi-example-dealt_points = 起手拿到同月的四張，或四組對子。亮出來就得分，這局結束。
koikoi-example-draw_award = 兩人都出完牌了，沒有人收手。

## In pictures

koikoi-picture-badge-called = 來來
koikoi-picture-stop = 收手
koikoi-picture-go = 來來
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = 手役
koikoi-reason-both_dealt = 兩人都亮出手役

picture-moment-koikoi_paid = 來來成功
picture-moment-koikoi_punished = 來來被逆轉
