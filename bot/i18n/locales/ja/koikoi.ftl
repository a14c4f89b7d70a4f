## Koi-Koi (engine/koikoi/RULES.md)

koikoi = こいこい
    .also = 花札こいこい, はなふだ こいこい, koikoi, hanafuda koikoi
koikoi-about = 2人用。同じ月の札を取って役を作り、あがるか、こいこいでさらに狙うかを決めます。
koikoi-preset-kirin = キリン式（標準）
    .also = キリン式, キリンルール, kirinrūru
koikoi-preset-nintendo = 任天堂式
    .also = にんてんどう, 任天堂ルール, nintendō
koikoi-preset-quick = 短期戦
    .also = 短い対局, 早指し, クイック, kuikku
koikoi-preset-year = 一年（十二か月）
    .also = 一年, いちねん, 十二回戦, ichinen
koikoi-tradition-kirin = 全6回戦。花見酒・月見酒は3点。7点以上の倍はなく、こいこいは何度でもできます。
koikoi-tradition-nintendo = 全12回戦。花見酒・月見酒は5点。7点以上は倍です。こいこいは各回戦で1度だけです。
koikoi-tradition-quick = キリン式の3回戦です。延長戦はなく、同点なら引き分けです。
koikoi-tradition-year = キリン式の12回戦です。一年の12か月にちなみます。

## The pages of /rules; every setting of the table is a variable

koikoi-rules-goal =
    花札のこいこいは、2人で札を取り合うゲームです。取った札の決まった組み合わせが**役**で、点になります。
    役ができたら、あがって点を得るか、**{ koikoi-verb-koikoi }**をして、さらに点を狙います。
    全{ $rounds }回戦が終わって、点の多い人が勝ちです。
    {""}**札：**12の月に4枚ずつあり、草花で見分けます。松は1月、梅は2月、桐は12月です。同じ月の札どうしが合います。
    種類は4つで、光札5枚、タネ札9枚、短冊札10枚、カス札24枚です。役には、同じ種類の札を何枚か集めるものと、決まった札をそろえるものがあります。
koikoi-rules-turn =
    {""}**1.** 8枚の手札から1枚を出します。場に同じ月の札があれば、両方を取ります。2枚あれば1枚を選び、3枚あれば全部取ります。
    {""}**2.** 合う札がなければ、出した札は場に残ります。
    {""}**3.** 次に山札を1枚めくり、同じように取ります。
    {""}**4.** 役の点が増えたら、どちらかを選びます：
    • **{ koikoi-picture-stop }**：その回戦は終わり、役の点がすべて入ります。
    • **{ koikoi-verb-koikoi }**：続けます。次にあがれるのは、また点が増えたときです。{ $koikoi_limit ->
        [once] こいこいは、各回戦で2人合わせて1度だけです。その後どちらかの点が増えたら、そこで回戦は終わり、その人の得点になります。
        [once_each] こいこいは、各回戦で1人1度だけです。その後、こいこいをした人の点が増えたら、そこで回戦は終わり、その人の得点になります。
       *[any] {""}
    }相手が先にあがると、自分は0点{ $koikoi_double ->
        [yes] で、相手の点は倍になります。
       *[no] です。
    }
    最後の手札では、こいこいはできません。点が増えていれば、あがりになります。
koikoi-rules-points =
    あがった人は、役の点の合計を得ます。{ $double_seven ->
        [yes] 7点以上なら倍です。
       *[no] {""}
    }{ $koikoi_double ->
        [yes] 相手がこいこいをしていたら、{ $double_seven ->
            [yes] さらに倍です。
           *[no] 倍です。
        }
       *[no] {""}
    }相手は0点で、点のやり取りはありません。
    光札の役は、一番高いものだけを数えます。{ $set_extras ->
        [replace] 猪鹿蝶はタネの、赤短と青短はタンの代わりに数え、同じ種類の札が1枚増えるごとに1点を加えます。
       *[add] {""}
    }ほかの役の点はすべて足します。1枚の札を、いくつもの役に使えます。
    { $rain_mist ->
        [yes] { $viewing_points ->
            [0] {""}
           *[other] 雨流れ・霧流れ：取り札に柳の札があると花見酒が、桐の札があると月見酒が消えます。その後あがれるのは、その回戦での自分の最高点を超えたときです。
        }
       *[no] {""}
    }
    手札がなくなっても誰もあがらなければ、流れです{ $draw_award ->
        [dealer] 。親に{ $draw_award_points }点が入ります。
        [non_dealer] 。子に{ $draw_award_points }点が入ります。
       *[none] 。
    }
koikoi-rules-deal =
    手札は8枚ずつ、場は8枚です。親から始めます。
    {""}**最初の親：**{ $first_dealer ->
        [card] 札を1枚ずつ引き、月の早い人が親です。
        [seat0] ホストが親です。
       *[dice] サイコロを振り、目の大きい人が親です。
    }
    {""}**次の親：**{ $next_dealer ->
        [winner] あがった人が親です。
        [alternate] 交互に親になります。
       *[loser] あがらなかった人が親です。
    }流れの後は、{ $draw_dealer ->
        [stay] 同じ人が親です。
       *[switch] 親を交代します。
    }
    {""}**配り直し：**{ $void ->
        [nintendo] 場に同じ月が3枚か4枚あるとき、誰かの手札に同じ月が4枚あるとき、手札か場が4組の対になっているときは、配り直します。
       *[kirin] 場に同じ月が4枚あるときは、配り直します。
    }
    { $void ->
        [nintendo] {""}
       *[kirin] { $dealt_points ->
            [0] {""}
           *[other] {""}**手役：**配られた手札に同じ月が4枚あるか、4組の対になっていれば、見せることができます。{ $dealt_points }点が入り、回戦は終わります。2人とも見せたときは、{ $both_dealt ->
                [dealer_first] 親だけに点が入ります。
                [both_score] 両方に点が入ります。
               *[draw] どちらにも点は入りません。
            }
        }
    }
    {""}**終わり：**最後の回戦が終わって同点なら、{ $overtime ->
        [none] 引き分けです。
        [single] 延長戦を1回だけ打ちます。
       *[until_decided] 決着がつくまで、最大{ $overtime_cap }回の延長戦を打ちます。
    }

## What is asked

koikoi-ask-ready = { $settled ->
    [0] 手札を見てください。第{ $round }回戦の準備はいいですか？
   *[other] 第{ $round }回戦の準備はいいですか？
}
koikoi-ask-dealt_yaku =
    {""}**{ $dealt }**が配られました。この質問は、ほかの人には見えません。
    - **手役を見せる**：手札を見せて{ $score }点を得て、この回戦を終えます。2人とも見せたときは、この卓のルールに従います。
    - **{ koikoi-verb-play_on }**：誰にも知られずに、回戦を続けます。
koikoi-ask-play = **手番です：**札を1枚出してください。
koikoi-ask-take = { $held }で取る札を**選んで**ください。
koikoi-ask-decide = **役は合わせて{ $total }点{ $factor ->
        [1] {""}
        [2] 、倍で{ $score }点
       *[other] 、倍の倍で{ $score }点
    }です。**
    - **{ koikoi-picture-stop }**：{ $score }点を得て、この回戦を終えます。
    - **{ koikoi-verb-koikoi }**：続けて、さらに点を狙います。{ $others }が先にあがると、{ $risk ->
        [1] 自分は0点です。
       *[other] 自分は0点で、相手の点は倍になります。
    }{ $limit ->
        [once] この回戦では、もう誰もこいこいができません。次にどちらかの点が増えたら、そこで回戦は終わり、その人の得点になります。
        [once_each] この回戦では、もう自分はこいこいができません。次に自分の点が増えたら、そこで回戦は終わり、自分の得点になります。
       *[any] 次にあがれるのは、また点が増えたときです。
    }

## What one can do

koikoi-verb-ready = 準備OK
koikoi-verb-finish = 対局を終える
koikoi-verb-declare = 手役を見せる（{ $score }点）
koikoi-verb-play_on = 見せずに続ける
koikoi-verb-play = { cards-play }
koikoi-verb-take = { cards-take }
koikoi-verb-agari = あがり（{ $score }点）
koikoi-verb-koikoi = こいこい
koikoi-verb-resign = 投了

## What happened

koikoi-tell-die = { $who }のサイコロは{ $first }です。
koikoi-tell-drew = { $who }が{ $pieces }を引きました。
koikoi-tell-dealer = 最初の親は{ $who }です。
koikoi-tell-void = この配札は無効なので、配り直します。
koikoi-tell-dealt = 第{ $first }回戦の親は{ $who }です。
koikoi-tell-began = 第{ $first }回戦は{ $who }から始めます。
koikoi-tell-played = { $who }が**{ $pieces }**を出し{ $count ->
        [0] ました。
       *[other] 、{ $taken }を取りました。
    }
koikoi-tell-turned = 山札から**{ $pieces }**をめくり{ $count ->
        [0] ました。
       *[other] 、{ $taken }を取りました。
    }
koikoi-tell-captured = { $who }が{ $taken }を取りました。
koikoi-tell-yaku = { $who }の役：**{ $notes }**。
koikoi-tell-spoilt = { $who }が{ $pieces }を取ったので、**{ $names }**は消えました。
koikoi-tell-koikoi = { $who }が{ $first }点で**{ koikoi-verb-koikoi }**しました。
koikoi-tell-agari = { $who }の**{ koikoi-picture-stop }**です。
koikoi-tell-declared = { $who }が手役を見せました：{ $pieces }。
koikoi-tell-draw = 誰もあがらず、流れです。
koikoi-tell-scored = { $who }：{ SIGNED($first) }点（合計：{ $second }点）。
koikoi-tell-finished = 全員の賛成で、ここで対局を終えます。
koikoi-tell-resigned = { $who }が投了しました。
koikoi-tell-over = 対局終了です。

## How a round was settled

koikoi-settled-agari = { $who }が{ $base }点であがりました{ $factor ->
        [1] 。
        [2] （倍で{ $score }点）。
       *[other] （倍の倍で{ $score }点）。
    }
koikoi-settled-dealt = { $who }が手役を見せました。
koikoi-settled-both_dealt = 2人とも手役を見せました。
koikoi-settled-draw = 誰もあがりませんでした。
koikoi-term-base = 役
koikoi-term-koikoi_double = こいこい返し
koikoi-term-double_seven = 七点以上
koikoi-term-score = 得点

## Settings: a name and a value are read as one sentence

koikoi-option-rounds = 回戦数
    .also = かいせんすう, kaisensū
koikoi-option-overtime = 延長戦
    .also = えんちょうせん, enchōsen
koikoi-value-overtime-until_decided = 決着まで
koikoi-value-overtime-single = 1回だけ
koikoi-value-overtime-none = なし
koikoi-option-overtime_cap = 延長戦の上限
koikoi-option-first_dealer = 最初の親
    .also = おやぎめ, 親決め, oyagime
koikoi-value-first_dealer-dice = サイコロの目が大きい人
koikoi-value-first_dealer-card = 早い月の札を引いた人
koikoi-value-first_dealer-seat0 = ホスト
koikoi-option-next_dealer = 次の親
    .also = つぎのおや, tsugi no oya
koikoi-value-next_dealer-loser = あがらなかった人
koikoi-value-next_dealer-winner = あがった人
koikoi-value-next_dealer-alternate = 交互
koikoi-option-koikoi_double = こいこい返し
    .also = 倍返し, ばいがえし, こいこい倍, baigaeshi
koikoi-option-koikoi_limit = こいこいの回数
koikoi-value-koikoi_limit-any = 制限なし
koikoi-value-koikoi_limit-once = 各回戦1度
koikoi-value-koikoi_limit-once_each = 各回戦1人1度
koikoi-option-double_seven = 七点以上は倍
    .also = 七文以上二倍, ななてん, nanaten
koikoi-option-viewing_points = 花見酒・月見酒の点
    .also = 見酒, 花見月見
koikoi-value-viewing_points-0 = なし
koikoi-option-rain_mist = 雨流れ・霧流れ
    .also = あめながれ, きりながれ, 雨流れ, 霧流れ, amenagare, kirinagare
koikoi-option-sake_cup_bake = 盃をカスにも数える（化け札）
    .also = バケ札, ばけふだ, 化札, bakefuda
koikoi-option-set_extras = 三枚役に加わるタネ・短冊
koikoi-value-set_extras-add = タネ・タンに数える
koikoi-value-set_extras-replace = 三枚役に1点ずつ加える
koikoi-option-void = 配り直し
    .also = くばりなおし, kubarinaoshi
koikoi-value-void-kirin = 場に同じ月が4枚
koikoi-value-void-nintendo = 場に同じ月が3枚以上、または手四・くっつき
koikoi-option-dealt_points = 手役の点
    .also = 手四・くっつきの点, てやく, teyaku
koikoi-value-dealt_points-0 = なし
koikoi-option-both_dealt = 2人とも手役を見せたときの点
koikoi-value-both_dealt-draw = どちらにも入らない
koikoi-value-both_dealt-dealer_first = 親だけに入る
koikoi-value-both_dealt-both_score = 両方に入る
koikoi-option-draw_award = 流れの点が入る人
    .also = ながれ, nagare
koikoi-value-draw_award-none = なし
koikoi-value-draw_award-dealer = 親
koikoi-value-draw_award-non_dealer = 子
koikoi-option-draw_award_points = 流れの点数
koikoi-option-draw_dealer = 流れの後の親
koikoi-value-draw_dealer-switch = 交代
koikoi-value-draw_dealer-stay = 同じ人

## Examples of settings, in the panel of house rules

koikoi-example-overtime = 最後の回戦が終わって、2人とも20点のときです。
koikoi-example-first_dealer = 最初の親が、第1回戦を始めます。
koikoi-example-next_dealer = 第1回戦で自分があがったとき、第2回戦の親は？
koikoi-example-koikoi_double = あり：相手がこいこいした後、4点であがると8点になります。
koikoi-example-koikoi_limit = { koikoi-value-koikoi_limit-once }：誰かがこいこいした後は、その回戦ではもう誰もできません。
koikoi-example-double_seven = あり：7点は14点に、6点は6点のままです。
koikoi-example-viewing_points = { piece-03H }と{ piece-09A }で花見酒、{ piece-08H }と{ piece-09A }で月見酒です。
koikoi-example-rain_mist = あり：取り札に柳の札が入ると花見酒が、桐の札が入ると月見酒が消えます。
koikoi-example-sake_cup_bake = あり：カス9枚と盃でカスになります。盃はタネにも数えます。
koikoi-example-set_extras = 猪鹿蝶とほかのタネ2枚なら、猪鹿蝶の5点に、タネの1点か、2枚分の2点を加えます。
koikoi-example-void = 最初の手番の前に、場に松の札が4枚あるときです。
koikoi-example-dealt_points = 配られた手札に同じ月が4枚あるか、4組の対（くっつき）になっていれば、見せて回戦を終えることができます。
koikoi-example-draw_award = 2人とも手札がなくなり、誰もあがらなかったときです。

## In pictures

koikoi-picture-badge-called = こいこい
koikoi-picture-stop = あがり
koikoi-picture-go = こいこい
koikoi-table-badge-called = { koikoi-picture-badge-called }
koikoi-reason-dealt = 手役
koikoi-reason-both_dealt = 2人とも手役

picture-moment-koikoi_paid = こいこい成功
picture-moment-koikoi_punished = こいこい返し
