## Hana-awase (engine/hanaawase/RULES.md)

hanaawase = 花合わせ
    .also = はなあわせ, 花合せ, 花あわせ, 花札 花合わせ, はなふだ はなあわせ, hanaawase, hanafuda hanaawase
hanaawase-about = 3人用。すべての札に点があります。役を作ると、ほかの2人から点をもらえます。
hanaawase-preset-standard = 標準ルール
    .also = ひょうじゅん, hyōjun
hanaawase-preset-quick = 短期戦
    .also = 短い対局, クイック, kuikku
hanaawase-tradition-standard = 全6回戦。札の点から88点を引いた差が得点です。役の点は、ほかの2人からもらえます。
hanaawase-tradition-quick = 標準ルールの3回戦です。

## The pages of /rules; every setting of the table is a variable

hanaawase-rules-goal =
    3人で、花札を取り合うゲームです。取った札にはそれぞれ点があります。決まった組み合わせの**役**を作ると、ほかの2人からも点をもらえます。
    全{ $rounds }回戦が終わって、点の多い人が勝ちです。
    {""}**札：**12の月に4枚ずつあり、草花で見分けます。松は1月、梅は2月、桐は12月です。同じ月の札どうしが合います。
    種類は4つで、光札5枚は20点、タネ札9枚は10点、短冊札10枚は5点、カス札24枚は{ $kasu_points ->
        [0] 0点です。全部で240点なので、3分の1は80点です。
       *[1] 1点です。全部で264点なので、3分の1は88点です。
    }
hanaawase-rules-turn =
    手札は7枚ずつ、場は6枚です。反時計回りに進みます。
    {""}**1.** 手札から1枚を出します。{ $must_match ->
        [yes] 場の札と合う札があれば、それを出さなければなりません。
       *[no] {""}
    }場に同じ月の札があれば、両方を取ります。2枚あれば1枚を選び、3枚あれば全部取ります。
    {""}**2.** 合う札がなければ、出した札は場に残ります。
    {""}**3.** 次に山札を1枚めくり、同じように取ります。
    各回戦は、全員の手札がなくなるまで続きます。途中で終えることはできません。
    { $oni ->
        [yes] {""}**鬼札**は、柳のカス（雷）です。柳のほかなら、どの月の札でも1枚選んで取れます。
       *[no] {""}
    }
    { $oni ->
        [yes] 場に出た鬼札は、手札からは取れません。次に柳以外の札をめくった人が、ほかに合う札があっても、その札で鬼札を取ります。
       *[no] {""}
    }
    { $oni ->
        [yes] 山札の最後が鬼札なら、めくった人が、鬼札と場に残った札を取ります。そうでなければ、{ $oni_leftover ->
            [last_player] 最後に札を出した人が、残った札を取ります。
           *[owner] 残った柳は柳を2枚持つ人が、ほかの札は鬼札を持つ人が取ります。
        }
       *[no] {""}
    }
hanaawase-rules-points =
    各回戦が終わったら、得点を計算します：
    • 自分の札の点から{ $kasu_points ->
        [0] 80
       *[1] 88
    }を引きます。
    • 自分の役の点を、ほかの2人からそれぞれもらいます。
    • ほかの人の役の点を、それぞれ払います。
    3人の得点を足すと、いつも0になります。
    {""}**例：**札の点が100点、自分の役が20点、ほかの1人の役が30点なら、{ $kasu_points ->
        [0] 100 − 80 + 20 × 2 − 30 = 30点です。
       *[1] 100 − 88 + 20 × 2 − 30 = 22点です。
    }
    { $rain_island ->
        [void_yaku] 誰かが柳の札を4枚とも取ると、全員の役が無効になります。
        [void_round] 誰かが柳の札を4枚とも取ると、その回戦は全員0点です。回戦の数には入り、同じ人が親を続けます。
       *[yaku] {""}
    }
    { $winner ->
        [card_points] 札の点が一番多い人が、その回戦の勝者です。対局は、得点の合計で決まります。
       *[settlement] 得点が一番多い人が、その回戦の勝者です。
    }
hanaawase-rules-deal =
    {""}**最初の親：**{ $first_dealer ->
        [random] 抽選で決めます。
        [latest_month] 札を1枚ずつ引き、月の一番遅い人が親です。
       *[earliest_month] 札を1枚ずつ引き、月の一番早い人が親です。
    }親から始め、反時計回りに進みます。
    {""}**次の親：**{ $next_dealer ->
        [card_points] 札の点が一番多い人が親です。
       *[score] 得点が一番多い人が親です。
    }同点なら、先に番が来た人です。
    {""}**配り直し：**場に同じ月が4枚あるとき{ $oni ->
        [yes] 、または鬼札以外の柳が3枚あるとき
       *[no] {""}
    }は、取り切れないので配り直します。
    {""}**終わり：**最後の回戦が終わって同点なら、同率です。

## What is asked

hanaawase-ask-ready = { $settled ->
    [0] 手札を見てください。第{ $round }回戦の準備はいいですか？
   *[other] 第{ $round }回戦の準備はいいですか？
}
hanaawase-ask-play = **手番です：**札を1枚出してください。
hanaawase-ask-take = { $held }で取る札を**選んで**ください。

## What one can do

hanaawase-verb-ready = 準備OK
hanaawase-verb-finish = 対局を終える
hanaawase-verb-play = { cards-play }
hanaawase-verb-take = { cards-take }
hanaawase-verb-resign = 投了

## What happened

hanaawase-tell-drew = { $who }が{ $pieces }を引きました。
hanaawase-tell-dealer = 最初の親は{ $who }です。
hanaawase-tell-void = この札では取り切れないので、配り直します。
hanaawase-tell-dealt = 第{ $first }回戦の親は{ $who }です。
hanaawase-tell-began = 第{ $first }回戦は{ $who }から始めます。
hanaawase-tell-played = { $who }が**{ $pieces }**を出し{ $count ->
        [0] ました。
       *[other] 、{ $taken }を取りました。
    }
hanaawase-tell-turned = 山札から**{ $pieces }**をめくり{ $count ->
        [0] ました。
       *[other] 、{ $taken }を取りました。
    }
hanaawase-tell-captured = { $who }が{ $taken }を取りました。
hanaawase-tell-yaku = { $who }の役：**{ $notes }**。
hanaawase-tell-leftover = 残りの札は{ $who }のものです：{ $pieces }。
hanaawase-tell-rain = { $who }が柳の札を4枚とも取ったので、役は無効です。
hanaawase-tell-paid = { $who }が{ $other }に{ $first }点を払います。
hanaawase-tell-scored = { $who }：{ SIGNED($first) }点（合計：{ $second }点）。
hanaawase-tell-finished = 全員の賛成で、ここで対局を終えます。
hanaawase-tell-resigned = { $who }が投了しました。
hanaawase-tell-over = 対局終了です。

## How a round was settled

hanaawase-settled-played_out = この回戦は{ $who }の勝ちです{ $over ->
        [yes] 。
       *[no] 。次の親は{ $who }です。
    }
hanaawase-settled-played_out_apart = この回戦は{ $who }の勝ちです{ $over ->
        [yes] 。
       *[no] 。次の親は{ $dealer }です。
    }
hanaawase-settled-void_yaku_apart = 雨シマ：役は無効です。{ hanaawase-settled-played_out_apart }
hanaawase-deals-played_out_apart = 次の親は{ $dealer }です。
hanaawase-deals-void_yaku_apart = { hanaawase-deals-played_out_apart }
hanaawase-settled-void_yaku = 雨シマ：役は無効です。{ $over ->
        [yes] {""}
       *[no] 次の親は{ $who }です。
    }
hanaawase-settled-void_round = 雨シマ：この回戦は無効です{ $over ->
        [yes] 。
       *[no] 。親はそのままです。
    }
hanaawase-term-cards = 札の点
hanaawase-term-par = 基準点
hanaawase-term-own = 自分の役（2人分）
hanaawase-term-others = ほかの人の役
hanaawase-term-score = 得点
hanaawase-remark-most_cards = 札の点が最高
hanaawase-reason-void_yaku = 役なし
hanaawase-reason-void_yaku_apart = 役なし
hanaawase-reason-void_round = 無効

## Its pair of Sugawara: elsewhere the red ribbons have another name

hanaawase-yaku-akatan = 裏菅原（赤短）
    .also = 裏菅原, うらすがわら, urasugawara
hanaawase-short-yaku-akatan = 裏菅原

## Settings: a name and a value are read as one sentence

hanaawase-option-rounds = 回戦数
    .also = かいせんすう, kaisensū
hanaawase-option-first_dealer = 最初の親
    .also = おやぎめ, 親決め, oyagime
hanaawase-value-first_dealer-earliest_month = 一番早い月の札を引いた人
hanaawase-value-first_dealer-latest_month = 一番遅い月の札を引いた人
hanaawase-value-first_dealer-random = 抽選
hanaawase-option-winner = 勝者の決め方
    .also = しょうしゃ, shōsha
hanaawase-value-winner-settlement = 得点が一番多い人
hanaawase-value-winner-card_points = 札の点が一番多い人
hanaawase-option-next_dealer = 次の親
    .also = つぎのおや, tsugi no oya
hanaawase-value-next_dealer-score = 得点が一番多い人
hanaawase-value-next_dealer-card_points = 札の点が一番多い人
hanaawase-option-kasu_points = カス札の点
hanaawase-value-kasu_points-0 = 0点
hanaawase-option-must_match = 取れる札があれば必ず取る
hanaawase-option-nomi_overlap = のみと花見・月見の重複
hanaawase-value-nomi_overlap-replace = 「のみ」だけ
hanaawase-value-nomi_overlap-two_small = 花見酒と月見酒
hanaawase-value-nomi_overlap-stack = のみ、花見酒、月見酒
hanaawase-option-bright_overlap = 光札の役の重複
hanaawase-value-bright_overlap-subset = ほかの役に含まれないもの
hanaawase-value-bright_overlap-exclusive = 一番高いものだけ
hanaawase-value-bright_overlap-stack = 全部
hanaawase-option-rain_island = 雨シマの扱い
    .also = 雨島, あめしま の あつかい, ameshima no atsukai
hanaawase-value-rain_island-yaku = 役になる
hanaawase-value-rain_island-void_yaku = 全員の役が無効
hanaawase-value-rain_island-void_round = その回戦が無効
hanaawase-option-oni = 鬼札
    .also = おにふだ, 鬼, onifuda
hanaawase-option-oni_leftover = 鬼札で残った札をもらう人
    .also = おに の のこりふだ, oni no nokorifuda
hanaawase-value-oni_leftover-owner = ほかの柳を持つ人と、鬼札を持つ人
hanaawase-value-oni_leftover-last_player = 最後に札を出した人

## Examples of settings, in the panel of house rules

hanaawase-example-winner = 得点は札の点と役の合計です。札の点には、役の点を含みません。
hanaawase-example-kasu_points = 1点なら、カス10枚で10点です。
hanaawase-example-must_match = あり：場の札と合う札を持っていたら、ほかの札は出せません。
hanaawase-example-nomi_overlap = 幕と月と盃がそろったときです。
hanaawase-example-bright_overlap = 五光がそろったときです。四光と松桐坊主の役も含まれています。
hanaawase-example-rain_island = 誰かが柳の札を4枚とも取ったときです。
hanaawase-example-oni = あり：{ piece-11K1 }で、場にある柳以外の札を1枚取れます。
