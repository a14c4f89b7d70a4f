## Stop-Go (engine/stopgo/RULES.md)

stopgo = 花札ストップ・ゴー
    .also = はなふだ ストップゴー, ストップゴー, hanafuda sutoppugō, sutoppugō
stopgo-about = 2〜3人用。同じ月の札を取って役を作り、ストップで点を取るか、ゴーで続けるかを決めます。
stopgo-preset-standard = 標準ルール
    .also = ひょうじゅん, hyōjun
stopgo-preset-quick = 短期戦
    .also = 短い対局, クイック, kuikku
stopgo-tradition-standard = 全6回戦。韓国のゴーストップ（고스톱）とは違うゲームで、役も別です。ゴーで点が倍になることもありません。
stopgo-tradition-quick = 標準ルールの3回戦です。
stopgo-picture-badge-called = ゴー
stopgo-picture-go = ゴー
stopgo-table-badge-called = { stopgo-picture-badge-called }

## The pages of /rules; every setting of the table is a variable

stopgo-rules-goal =
    2人か3人で、花札を取り合うゲームです。取った札の決まった組み合わせが**役**で、点になります。
    役の点が増えたら、**{ picture-stop }**で点をすべて得るか、**{ stopgo-verb-go }**で続けて、さらに点を狙います。
    全{ $rounds }回戦が終わって、点の多い人が勝ちです。
    {""}**札：**12の月に4枚ずつあり、草花で見分けます。松は1月、梅は2月、桐は12月です。同じ月の札どうしが合います。
    種類は4つで、光札5枚、タネ札9枚、短冊札10枚、カス札24枚です。役には、同じ種類の札を何枚か集めるものと、決まった札をそろえるものがあります。
stopgo-rules-turn =
    手札は、2人なら10枚ずつ、3人なら7枚ずつです。
    {""}**1.** 手札から1枚を出します。{ $must_match ->
        [yes] 場の札と合う札があれば、それを出さなければなりません。
       *[no] {""}
    }場に同じ月の札があれば、両方を取ります。2枚あれば1枚を選び、3枚あれば{ $triple_capture ->
        [one] 1枚を取ります。
       *[all] 全部取ります。
    }
    {""}**2.** 合う札がなければ、出した札は場に残ります。
    {""}**3.** 次に山札を1枚めくり、同じように取ります。
    {""}**4.** 役の点が増えたら、どちらかを選びます：
    • **{ picture-stop }**：その回戦は終わり、役の点がすべて入ります。
    • **{ stopgo-verb-go }**：続けます。次にストップできるのは、また役の点が増えたときです。ほかの人が先にストップすると0点です。
    最後の手札では、ゴーはできません。役の点が増えていれば、そこで終わりです。
stopgo-rules-points =
    ストップした人は、役の点の合計を得ます。{ $payment ->
        [zero_sum] ほかの人が、それぞれその点を払います。
       *[score] ほかの人は0点で、点のやり取りはありません。
    }
    光札の役は、一番高いものだけを数えます。ほかの役の点は、ほとんどすべて足します。1枚の札を、いくつもの役に使えます。
    手札がなくなっても誰もストップしなければ、{ $dealer_right ->
        [yes] 親に6点が入ります。
       *[no] 誰にも点は入りません。
    }
stopgo-rules-deal =
    {""}**最初の親：**{ $first_dealer ->
        [random] 抽選で決めます。
        [earlier_month] 札を1枚ずつ引き、月の一番早い人が親です。
       *[later_month] 札を1枚ずつ引き、月の一番遅い人が親です。
    }親から始め、反時計回りに進みます。
    {""}**次の親：**勝った人が親です。勝者がいない回戦の後は、同じ人が親を続けます。
    {""}**配り直し：**場に同じ月が4枚あるときは、配り直します。
    {""}**終わり：**最後の回戦が終わって同点なら、{ $tie ->
        [extra_round] 最大6回の延長戦を打ちます。
       *[shared] 同率です。
    }

## What is asked

stopgo-ask-ready = { $settled ->
    [0] 手札を見てください。第{ $round }回戦の準備はいいですか？
   *[other] 第{ $round }回戦の準備はいいですか？
}
stopgo-ask-play = **手番です：**札を1枚出してください。
stopgo-ask-take = { $held }で取る札を**選んで**ください。
stopgo-ask-decide = **役は合わせて{ $total }点です{ $factor ->
        [1] 。
       *[other] 。ほかの人がそれぞれ払います。
    }**
    - **{ picture-stop }**：{ $score }点を得て、この回戦を終えます。
    - **{ stopgo-verb-go }**：続けて、さらに点を狙います。ほかの人が先にストップすると0点です。次にストップできるのは、また役の点が増えたときです。

## What one can do

stopgo-verb-ready = 準備OK
stopgo-verb-finish = 対局を終える
stopgo-verb-play = { cards-play }
stopgo-verb-take = { cards-take }
stopgo-verb-stop = ストップ（{ $score }点）
stopgo-verb-go = ゴー
stopgo-verb-resign = 投了

## What happened

stopgo-tell-drew = { $who }が{ $pieces }を引きました。
stopgo-tell-dealer = 最初の親は{ $who }です。
stopgo-tell-month = この回戦の月は{ $first }月です。
stopgo-tell-void = 場に同じ月が4枚あるので、配り直します。
stopgo-tell-dealt = 第{ $first }回戦の親は{ $who }です。
stopgo-tell-began = 第{ $first }回戦は{ $who }から始めます。
stopgo-tell-played = { $who }が**{ $pieces }**を出し{ $count ->
        [0] ました。
       *[other] 、{ $taken }を取りました。
    }
stopgo-tell-turned = 山札から**{ $pieces }**をめくり{ $count ->
        [0] ました。
       *[other] 、{ $taken }を取りました。
    }
stopgo-tell-captured = { $who }が{ $taken }を取りました。
stopgo-tell-yaku = { $who }の役：**{ $notes }**。
stopgo-tell-go = { $who }が{ $first }点で**{ stopgo-verb-go }**を選びました。
stopgo-tell-stop = { $who }の**{ picture-stop }**です。
stopgo-tell-luck = { $who }に手役が配られました：**{ $notes }**。
stopgo-tell-nobody = 誰もストップしませんでした。
stopgo-tell-paid = { $who }が{ $other }に{ $first }点を払います。
stopgo-tell-scored = { $who }：{ SIGNED($first) }点（合計：{ $second }点）。
stopgo-tell-finished = 全員の賛成で、ここで対局を終えます。
stopgo-tell-resigned = { $who }が投了しました。
stopgo-tell-over = 対局終了です。

## How a round was settled

stopgo-settled-stop = { $who }が{ $base }点でストップしました{ $factor ->
        [1] 。
       *[other] 。ほかの人がそれぞれ払います。
    }
stopgo-settled-instant = { $who }が手役で、この回戦に勝ちました。
stopgo-settled-both_instant = 手役が2人以上に配られたので、この回戦の勝者はいません。
stopgo-settled-dealer_right = 誰もストップせず、親権で{ $who }に点が入ります。
stopgo-settled-nobody = 誰もストップしませんでした。
stopgo-term-base = 役
stopgo-term-zero_sum = 払う人数
stopgo-term-score = 得点
stopgo-reason-instant = 手役
stopgo-reason-both_instant = 手役が2人以上
stopgo-reason-dealer_right = 親権

## Settings: a name and a value are read as one sentence

stopgo-option-rounds = 回戦数
    .also = かいせんすう, kaisensū
stopgo-option-tie = 同点のとき
    .also = どうてん, dōten
stopgo-value-tie-shared = 同率
stopgo-value-tie-extra_round = 延長戦
stopgo-option-first_dealer = 最初の親
    .also = おやぎめ, 親決め, oyagime
stopgo-value-first_dealer-later_month = 一番遅い月の札を引いた人
stopgo-value-first_dealer-earlier_month = 一番早い月の札を引いた人
stopgo-value-first_dealer-random = 抽選
stopgo-option-must_match = 取れる札があれば必ず取る
stopgo-option-triple_capture = 場に3枚あるとき
stopgo-value-triple_capture-all = 3枚とも取る
stopgo-value-triple_capture-one = 1枚だけ取る
stopgo-option-hanami_points = 花見酒の点
stopgo-option-tsukimi_mode = 月見酒の扱い
stopgo-value-tsukimi_mode-bonus = 加点のみ（これだけではストップ不可）
stopgo-value-tsukimi_mode-full = ほかの役と同じ
stopgo-value-tsukimi_mode-off = 数えない
stopgo-option-tsukimi_points = 月見酒の点
stopgo-option-seven_ribbons_points = 七短の点
stopgo-option-six_ribbons_points = 六短の点
stopgo-option-ribbon_sets = 七短・六短と短冊の重複
stopgo-value-ribbon_sets-stack = 両方数える
stopgo-value-ribbon_sets-replace = 高い方だけ数える
stopgo-option-both_colours = 赤短・青短の重複
    .also = あかたん あおたん, akatan aotan
stopgo-value-both_colours-supersede = 赤短・青短の代わりに数える
stopgo-value-both_colours-stack = 赤短・青短に加えて数える
stopgo-option-five_birds = 五鳥の札
    .also = ごとり の ふだ, gotori no fuda
stopgo-value-five_birds-seed = 鶴、雁、鳳凰
stopgo-value-five_birds-godori = 鶯、不如帰、雁
stopgo-value-five_birds-off = 役なし
stopgo-option-month_card = 月札の有無
    .also = つきふだ の うむ, tsukifuda no umu
stopgo-value-month_card-off = なし
stopgo-value-month_card-cut = あり（月は抽選）
stopgo-value-month_card-round = あり（月は回戦の番号）
stopgo-option-hand_yaku = 手役
    .also = てやく, teyaku
stopgo-value-hand_yaku-bonus = ストップに加点
stopgo-value-hand_yaku-instant = その場で勝ち
stopgo-value-hand_yaku-off = 数えない
stopgo-option-contract = 契約の有無
stopgo-option-dealer_right = 親権
    .also = おやけん, oyaken
stopgo-option-payment = 支払い
    .also = しはらい, shiharai
stopgo-value-payment-score = 得点のみ（支払いなし）
stopgo-value-payment-zero_sum = ほかの人がそれぞれ払う

## Examples of settings, in the panel of house rules

stopgo-example-must_match = あり：場の札と合う札を持っていたら、ほかの札は出せません。
stopgo-example-triple_capture = 場に松が3枚あり、4枚目の松を出したときです。
stopgo-example-tsukimi_mode = { piece-08H }と{ piece-09A }で月見酒です。
stopgo-example-ribbon_sets = 短冊が6枚あり、その中に青短の3枚があるときです。
stopgo-example-both_colours = 赤短と青短がすべてそろったときです。
stopgo-example-month_card = 3月なら、桜の4枚が役です。
stopgo-example-hand_yaku = 手札に松の4枚が配られたとき（手四）です。
stopgo-example-contract = あり：手札に松が3枚配られたときも、手役です。
stopgo-example-dealer_right = あり：手札がなくなるまで誰もストップしなければ、親に6点が入ります。
stopgo-example-payment = 3人の卓で、5点でストップしたときです。5点を得るか、ほかの2人から5点ずつもらいます。
stopgo-table-badge-month = { $number }月

picture-moment-go_paid = ゴー成功
picture-moment-go_punished = ゴー返し
