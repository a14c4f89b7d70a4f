## Jiaxing mahjong (engine/jiaxing/RULES.md)

jiaxing = 嘉興麻雀・抬頭胡
    .also = かこうマージャン, ジアシンマージャン, 嘉興麻雀, 嘉興麻将, kakōmājan, jiashinmājan
jiaxing-about = 4人用。何にでも使える百搭が3枚。四つの形のどれかを作り、自分のツモで和了します。
jiaxing-preset-standard = 抬頭胡
    .also = たいとうこ, taitōko
jiaxing-preset-one_round = 抬頭胡・一圏
jiaxing-tradition-standard = 嘉興（かこう）の抬頭胡で、四圏打ちます。
jiaxing-tradition-one_round = 嘉興（かこう）の抬頭胡で、一圏だけ打ちます。コンピューター相手なら20分ほどです。
jiaxing-table-choice = **{ $who }**が、続けるか、この局を降りるかを決めます。

## The pages of /rules; every setting of the table is a variable

jiaxing-rules-goal =
    嘉興麻雀（かこうマージャン）は4人で打ちます。4面子と雀頭の14枚を最初にそろえた人の勝ちです。
    {""}**面子**は、順子（筒子の四五六など）、刻子（同じ牌3枚）、槓子（同じ牌4枚）です。雀頭は同じ牌2枚です。
    {""}**百搭：**最初に1枚を表にします。同じ牌の残り3枚が百搭で、手牌ではどの牌の代わりにもなります。
    {""}**四つの形：**4面子と雀頭だけでは和了できません。一色だけ（清一色）、一色と字牌（混一色）、字牌だけ（字一色）、刻子だけ（対々和）のどれかの形が必要です。
    {""}**ツモのみ：**和了できるのは自分でツモった牌だけです。捨て牌では和了できません{ $earthly ->
        [dealer_first_discard] （親の第一打を除く）。
       *[other] 。
    }
jiaxing-rules-turn =
    {""}**1.** 1枚ツモります。{ $reserve ->
        [0] {""}
       *[other] 山の最後の{ $reserve }枚は残します。
    }
    {""}**2.** 手ができていれば**和了**できます。同じ牌が4枚あるか、ポンした牌の4枚目があれば、**カン**をしてもう1枚ツモれます。
    {""}**3.** 1枚捨てます。{ $discard_wild ->
        [forbidden] 百搭は捨てられません。
       *[allowed] {""}
    }
    {""}**鳴き：**ほかの人の捨て牌をもらえます：
    { $chow ->
        [yes] • **チー**：自分の2枚と順子を作ります。上家の捨て牌だけです。
       *[no] {""}
    }
    • **ポン**と**カン**：同じ牌が2枚あればポン、3枚あればカンができます。誰の捨て牌でもかまいません。
    鳴きやカンに百搭は使えません。鳴いた面子は公開されます。{ $swap_discard ->
        [not_same_kind] 鳴いた牌と同じ牌を、すぐには捨てられません。
       *[allowed] {""}
    }{ $kong_after_claim ->
        [yes] チーやポンの直後に、自分のカンもできます。
       *[no] {""}
    }
    {""}**槍槓：**ほかの人が加槓した牌で手ができれば、和了できます（雀頭になる場合を除く）。
jiaxing-rules-points =
    {""}**1人分：**台数{ $base ->
        [1] がそのまま点で
       *[other] × { $base }が点で
    }、1翻ごとに2倍になります{ $cap ->
        [0] 。
       *[other] 。上限は{ $cap }点です。
    }
    ほかの3人が1人分ずつ払います{ $dealer_multiplier ->
        [1] 。
       *[other] 。親が払う点、受け取る点は{ $dealer_multiplier }倍です。
    }**例：**混一色（2台）、百搭なし（1台）、カンの後の和了（×2）なら、1人から3 × 2{ $base ->
        [1] {" "}= 6点です
       *[other] {" "}× { $base }点です
    }{ $cap ->
        [0] 。
       *[other] （上限{ $cap }点）。
    }
    { $earthly ->
        [dealer_first_discard] 親の第一打での和了（地和）は、{ $earthly_payment ->
            [dealer_1] 親だけが1人分を払います。
            [all_1] 3人が1人分ずつ払います。
           *[dealer_3] 親だけが3人分を払います。
        }
       *[other] {""}
    }
    槍槓された人は、1人で3人分を払います{ $contract ->
        [off] 。
       *[other] { $rob_contract ->
            [three] 。包の相手に槍槓されても同じです。
           *[max] 。包で払う分の方が多ければ、そちらを払います。
        }
    }
    { $contract ->
        [off] {""}
       *[other] {""}**包：**同じ人から3回鳴くと、2人の間に包が成立します。片方が和了すると、もう片方が{ $contract_partner }人分、ほかの人は{ $contract_outsider }人分を払います。ほかの人が和了すると、2人はそれぞれ{ $contract_outsider }人分を払います。{ $contract_multi ->
            [product] 和了した人と払う人が、それぞれ別の人と包になっているときは、{ $contract_outsider } × { $contract_outsider }人分です。
           *[max] {""}
        }{ $contract ->
            [ask] ほかの人は、続けるか、この局を降りるかをすぐに選びます。降りれば何も払いません。答えなければ{ $contract_timeout ->
                [continue] 続けます。
               *[give_up] 降ります。
            }
           *[auto_continue] 局を降りることはできません。
        }
    }
jiaxing-rules-deal =
    {""}**最初の親：**{ $first_dealer ->
        [dice] サイコロ2個で、最初の席から数えて決めます。
       *[seat0] 最初の席の人です。
    }親が東家で、親から始めます。
    {""}**百搭：**{ $indicator ->
        [dice_stack] もう一度サイコロを振って、表にする牌を決めます。
       *[tail] 山の最後の牌を表にします。
    }
    {""}**次の親：**親が和了すると連荘です{ $dealer_on_draw ->
        [stay] 。流局でも親は続きます。
       *[rotate] 。
    }そのほかは、下家が親になります。
    {""}**黄番：**サイコロのぞろ目、字牌の百搭、前と同じ百搭、流局のたびに、黄番が1つずつ増えます。和了すると1つ減り、その和了に1翻が付きます{ $heavenly_yellow ->
        [no] （天和・地和を除く）。
       *[yes] 。
    }
    {""}**終わり：**対局は{ $match_rounds ->
        [1] 一圏で、親が卓を一回りすると終わります。
       *[other] { $match_rounds }圏です。親が卓を一回りすると一圏です。
    }

## What is asked

jiaxing-ask-ready = { $settled ->
    [0] 手牌を見てください。第{ $round }局の準備はいいですか？
   *[other] 第{ $round }局の準備はいいですか？
}
jiaxing-ask-discard = **手番です：**{ $more ->
        [yes] 1枚捨てるか、上のボタンを選んでください。
       *[no] 1枚捨ててください。
    }
jiaxing-ask-claim = { $who }の**{ $held }**をどうしますか？締め切り：{ $until }{ $third ->
        [yes] {"\u000A"}{ jiaxing-third }
       *[no] {""}
    }
jiaxing-third = ⚠ **{ $who }からの3回目の鳴きなので、包が成立します。**どちらかが和了すると、もう片方が{ $contract_partner }人分、ほかの人は{ $contract_outsider }人分ずつ払います。ほかの人が和了すると、2人とも{ $contract_outsider }人分を払います。{ jiaxing-dealer-pays }{ $contract ->
        [ask] ほかの人は、この局を降りられます。
       *[other] {""}
    }
jiaxing-dealer-pays = { $dealer_multiplier ->
        [1] {""}
       *[other] 親が払う点、受け取る点は{ $dealer_multiplier }倍です。
    }
jiaxing-ask-rob_kong = { jiaxing-ask-claim }
jiaxing-ask-give_up = { jiaxing-ask-contract }{"\u000A"}答えなければ降ります：{ $until }
jiaxing-ask-continue = { jiaxing-ask-contract }{"\u000A"}答えなければ続けます：{ $until }
jiaxing-ask-contract =
    { $bound }の間に**包**が成立しました。
    {""}**{ jiaxing-verb-continue }**：どちらかが和了すると、{ $contract_outsider }人分を払います。自分が和了すると、その2人から{ $contract_outsider }人分ずつもらいます。ほかの人とは1人分のままです。{ jiaxing-dealer-pays }
    {""}**{ jiaxing-verb-give_up }**：何も払いませんが、和了もできません。

jiaxing-sure-discard = **{ $pieces }は百搭です。**どの牌の代わりにもなります。それでも捨てますか？
jiaxing-sure-give_up = **この局を降りますか？**何も払いませんが、和了もできなくなります。ツモった牌は自動で捨てられます。取り消せません。

## What one can do

jiaxing-verb-ready = 準備OK
jiaxing-verb-finish = 対局を終える
jiaxing-verb-resign = 投了
jiaxing-verb-discard = { $pieces }
jiaxing-verb-chow = チー { $own } + { $taken }
jiaxing-verb-pong = ポン { $own } + { $taken }
jiaxing-verb-kong = カン { $own } + { $taken }
jiaxing-verb-concealed_kong = 暗槓 { $pieces }
jiaxing-verb-added_kong = 加槓 { $pieces }
jiaxing-verb-win = 和了{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }点
    }
jiaxing-verb-pass = パス
jiaxing-verb-continue = 続ける
jiaxing-verb-give_up = この局を降りる
jiaxing-verb-go_on = 次へ

## What happened

jiaxing-tell-dice = サイコロは{ $first }と{ $second }。{ $other }から数えて、最初の親は{ $who }です。
jiaxing-tell-dealt = 第{ $first }局、親は{ $who }、サイコロは{ $second }と{ $third }です。**{ $pieces }**が表になり、残りの3枚が百搭です。
jiaxing-tell-queued = 黄番が増えました：{ $names }。
jiaxing-tell-began = { $who }から始めます。
jiaxing-tell-drew = { $who }が{ $first ->
        [1] 嶺上から
       *[other] {""}
    }{ $seen ->
        [0] {""}
       *[other] { $pieces }を
    }ツモりました。
jiaxing-tell-discarded = { $who }が**{ $pieces }**を切りました。
jiaxing-tell-chow = { $who }が{ $other }から{ $pieces }をチーしました。
jiaxing-tell-pong = { $who }が{ $other }から{ $tile }をポンしました。
jiaxing-tell-kong = { $who }が{ $other }から{ $tile }をカンしました。
jiaxing-tell-concealed_kong = { $who }が{ $seen ->
        [0] {""}
       *[other] { $tile }を
    }暗槓しました。
jiaxing-tell-added_kong = { $who }が**{ $pieces }**を加槓しました。
jiaxing-tell-robbed = { $who }が{ $other }の{ $pieces }を槍槓しました！
jiaxing-tell-warned = { $who }は{ $other }から2回鳴きました。3回目で包が成立し、どちらかが和了すると、もう片方が{ $contract_partner }人分を払います。
jiaxing-tell-contract = { $who }と{ $other }の**包**が成立しました。
jiaxing-tell-gave_up = { $who }がこの局を降りました。
jiaxing-tell-continued = { $who }は続けます。
jiaxing-tell-won = { $first ->
        [1] **{ $who }が配牌のまま和了しました！**
       *[other] **{ $who }が{ $last }で和了しました！**
    }
jiaxing-tell-yaku = { $who }の役：**{ $notes }**。
jiaxing-tell-paid = { $who }が{ $other }に{ $first }点を払います。
jiaxing-tell-washout = 山がなくなり、流局です。
jiaxing-tell-scored = { $who }：{ SIGNED($first) }点（合計：{ $second }点）。
jiaxing-tell-finished = 全員の賛成で、ここで対局を終えます。
jiaxing-tell-resigned = { $who }が投了しました。
jiaxing-tell-over = 対局終了です。

## How a hand was settled

jiaxing-settled-win = { $who }の和了です。
jiaxing-picture-draw = 流局
jiaxing-settled-washout = 流局です。和了はなく、黄番が1つ増えます。
jiaxing-formula = { $tai }台{ $fan ->
        [0] {""}
       *[other] {" "}× { $doubled }（{ $fan }翻）
    }{ $base ->
        [1] {""}
       *[other] {" "}× { $base }
    } = 1人分**{ $share }**点{ $capped ->
        [yes] （上限）
       *[no] {""}
    }、合わせて**{ $score }**点。
jiaxing-term-tai = 台数
jiaxing-term-fan = 翻
jiaxing-term-base = 1台の点
jiaxing-term-cap = 上限
jiaxing-term-share = 1人分
jiaxing-term-score = 合計

## What scores

yaku-pure = 清一色
    .also = ちんいつ, ちんいーそー, chinitsu, chinīsō
yaku-mixed = 混一色
    .also = ほんいつ, ほんいーそー, honitsu, honīsō
yaku-triplets = 対々和
    .also = といとい, といといほー, 対対和, 對對胡, toitoi, toitoihō
yaku-honors = 字一色
    .also = つーいーそー, 全老頭, tsūīsō
yaku-red = 中の刻子
    .also = ちゅん の こーつ, 紅中刻, 役牌 中, chun no kōtsu
yaku-green = 發の刻子
    .also = はつ の こーつ, 発の刻子, 發財刻, 役牌 發, hatsu no kōtsu
yaku-white = 白の刻子
    .also = はく の こーつ, 白板刻, 役牌 白, haku no kōtsu
yaku-seat_wind = 自風
    .also = じかぜ, 門風, 門風牌, jikaze
yaku-round_wind = 場風
    .also = ばかぜ, 風圈, 圏風, bakaze
yaku-no_wild = 百搭なし
    .also = 無百搭
yaku-three_wild = 百搭三枚
short-yaku-three_wild = 百搭三枚
    .also = 三百搭
yaku-kong_bloom = 嶺上開花
short-yaku-kong_bloom = 嶺上開花
    .also = りんしゃんかいほう, 槓上開花, rinshankaihō
yaku-single_wait = 裸単騎
    .also = はだかたんき, 単騎, たんき, 單吊, hadakatanki, tanki
yaku-huang = 黄番
    .also = おうはん, わんふぁん, ōhan, wanfan
yaku-huang_baozi = 黄番：包子（ぞろ目）
short-yaku-huang_baozi = 黄番：包子（ぞろ目）
yaku-huang_old_wild = 黄番：老頭黄（字牌の百搭）
short-yaku-huang_old_wild = 老頭黄（字牌の百搭）
yaku-huang_same_wild = 黄番：百搭連荘（同じ百搭）
short-yaku-huang_same_wild = 百搭連荘（同じ百搭）
yaku-huang_draw = 黄番：流局
short-yaku-huang_draw = 黄番：流局
yaku-last_tile = 海底撈月
short-yaku-last_tile = 海底撈月
    .also = はいていらおゆえ, はいてい, 海底, haiteiraoyue, haitei
yaku-heaven = 天和
    .also = てんほう, 天胡, tenhō
yaku-earth = 地和
    .also = ちーほう, 地胡, chīhō

yaku-baozi = 包子（ぞろ目）
yaku-old_wild = 老頭黄（字牌の百搭）
yaku-same_wild = 百搭連荘（同じ百搭）
yaku-draw = 流局

## Settings

jiaxing-option-base = 1台の点
    .also = 基本点
jiaxing-option-cap = 1人分の上限（0は無制限）
    .also = 1人分の上限
jiaxing-option-match_rounds = 圏数
    .also = けんすう, kensū
jiaxing-option-first_dealer = 最初の親
    .also = 起家, ちーちゃ, chīcha
jiaxing-value-first_dealer-seat0 = 最初の席の人
jiaxing-value-first_dealer-dice = サイコロ2個
jiaxing-option-indicator = 百搭を決める牌
    .also = 表示牌
jiaxing-value-indicator-tail = 山の最後の牌
jiaxing-value-indicator-dice_stack = もう一度サイコロ
jiaxing-option-reserve = 残す牌の枚数
    .also = 王牌
jiaxing-option-chow = チー
    .also = 吃, chī
jiaxing-option-discard_wild = 百搭を捨てること
jiaxing-value-discard_wild-allowed = できる
jiaxing-value-discard_wild-forbidden = 禁止
jiaxing-option-kong_after_claim = 鳴いた直後の槓
jiaxing-option-swap_discard = 喰い替え
    .also = くいかえ, kuikae
jiaxing-value-swap_discard-allowed = できる
jiaxing-value-swap_discard-not_same_kind = 鳴いた牌と同じ牌は禁止
jiaxing-option-no_wild = 百搭なしの1台
jiaxing-value-no_wild-physical = 百搭が1枚もないときだけ
jiaxing-value-no_wild-face = 百搭を元の牌として使ったときも
jiaxing-option-all_honors_melds = 字一色にも4面子と雀頭が必要
jiaxing-option-earthly = 地和の条件
    .also = 地胡の条件
jiaxing-value-earthly-dealer_first_discard = 親の第一打での和了
jiaxing-value-earthly-first_draw = 自分の第一ツモでの和了
jiaxing-value-earthly-off = 数えない
jiaxing-option-earthly_payment = 地和の支払い
    .also = 地胡の支払い
jiaxing-value-earthly_payment-dealer_3 = 親が3人分
jiaxing-value-earthly_payment-dealer_1 = 親が1人分
jiaxing-value-earthly_payment-all_1 = 3人が1人分ずつ
jiaxing-option-heavenly_yellow = 天和・地和の黄番
jiaxing-option-rob_contract = 包の相手への槍槓
jiaxing-value-rob_contract-max = 3人分と包の分の、多い方
jiaxing-value-rob_contract-three = 3人分
jiaxing-option-contract = 包（三攤）
    .also = 包, ぱお, 三攤, 責任払い, pao
jiaxing-value-contract-ask = あり（ほかの人は降りられる）
jiaxing-value-contract-auto_continue = あり（降りられない）
jiaxing-value-contract-off = なし
jiaxing-option-contract_timeout = 包への返事がないとき
jiaxing-value-contract_timeout-give_up = 降りる
jiaxing-value-contract_timeout-continue = 続ける
jiaxing-option-contract_partner = 包の相手が払う分
jiaxing-option-contract_outsider = 包の人とほかの人の支払い
jiaxing-option-contract_multi = 包が二つ重なるとき
jiaxing-value-contract_multi-max = 多い方だけ払う
jiaxing-value-contract_multi-product = 掛け合わせて払う
jiaxing-option-dealer_on_draw = 流局後の親
    .also = りゅうきょく, ryūkyoku
jiaxing-value-dealer_on_draw-rotate = 親流れ
jiaxing-value-dealer_on_draw-stay = 連荘
jiaxing-option-dealer_multiplier = 親の倍率

## Examples of settings, in the panel of house rules

jiaxing-example-base = 1台が2点で3台1翻なら、ほかの人は1人3 × 2 × 2 = 12点を払います。
jiaxing-example-cap = 上限が20点なら、32点の1人分は20点になります。
jiaxing-example-indicator = その牌を表にし、同じ牌の残り3枚が百搭になります。
jiaxing-example-reserve = 20枚なら、山の残りが20枚で流局です。
jiaxing-example-discard_wild = 使い道のない百搭が1枚あるとき、捨てられますか？
jiaxing-example-swap_discard = 捨て牌の四で四五六をチーした後、手にあった四を捨てられますか？
jiaxing-example-no_wild = 1枚だけの百搭を元の牌として使ったとき、百搭なしの1台が付きますか？
jiaxing-example-heavenly_yellow = なし：天和や地和で和了しても、黄番は次の和了まで残ります。
jiaxing-example-rob_contract = 包の相手の加槓を、槍槓で和了したときです。
jiaxing-example-contract = 自分の捨て牌を、Benに3回鳴かれました。どちらかが和了すると、もう片方が5人分を払います。
jiaxing-example-contract_partner = Benとの包が成立し、Benが和了したときに払う分です。
jiaxing-example-contract_outsider = BenとChieの包が成立し、続けた後にBenが和了したときに払う分です。
jiaxing-example-contract_multi = 自分も和了した人も、それぞれ別の人と包になっているときです。
jiaxing-example-dealer_multiplier = 2なら、親は1人分のところで2人分を払い、2人分を受け取ります。

## What is said of the patterns on the pages of /rules

pattern-honors = 形：字牌と百搭だけ。
pattern-pure = 形：一色だけ。
pattern-mixed = 形：一色と字牌。
pattern-triplets = 形：面子がすべて刻子か槓子。
pattern-red = 中の面子。
pattern-green = 發の面子。
pattern-white = 白の面子。
pattern-seat_wind = 自風の面子。親が東で、下家へ南、西、北。
pattern-round_wind = 場風の面子。場風は全員共通。
pattern-three_wild = 百搭が3枚とも手牌にある。
pattern-kong_bloom = カンの後にツモった牌で和了。
pattern-single_wait = 4面子を公開し、最後の1枚で雀頭を作って和了。
pattern-huang = 黄番が残っているときの和了。
pattern-last_tile = 山の最後の牌で和了。
jiaxing-pattern-heaven = 親が第一打の前に和了。
pattern-note-huang_not_heavenly = 天和・地和には付かない。
pattern-note-no_wild_physical = 百搭が1枚もない。
pattern-note-no_wild_face = 百搭が1枚もないか、すべて元の牌として使う。
pattern-note-any_honors = 4面子と雀頭がなくてもよい。
pattern-note-earth_dealer_first_discard = 親の第一打で和了。
pattern-note-earth_first_draw = 誰も鳴かず、カンもないうちに、第一ツモで和了。親を除く。

## What only this game shows at a table of mahjong

jiaxing-table-badge-dealer = { table-badge-dealer }
jiaxing-table-badge-contract = { $arg }と包
jiaxing-table-badge-two_claims = { $arg }から2回鳴き
jiaxing-table-badge-gave_up = 降り
jiaxing-table-badge-queue = 黄番：{ $names }{ $more ->
        [0] {""}
       *[other] 、ほか{ $more }件
    }
jiaxing-picture-badge-contract = 包の相手
jiaxing-picture-badge-gave_up = 降り
jiaxing-picture-badge-two_claims = 2回鳴いた相手
jiaxing-picture-warned-two_claims = 2回鳴き：
jiaxing-picture-badge-queue = { $count ->
        [1] 次の和了×2
       *[other] 次の{ $count }回×2
    }
jiaxing-picture-own-one_claim = 自分から1回鳴き：
jiaxing-picture-was_out = 降り
jiaxing-table-was_bound = { $who }の間に包がありました
jiaxing-table-was_out = { $who }は降りていました
jiaxing-hand-out = この局は降りました。ツモった牌は自動で捨てられます。
jiaxing-tiles-warned = ⚠ { $who }に2回鳴かれています。3回目で包が成立します。
jiaxing-lacking-shape = **形がありません：**4面子と雀頭はできていますが、{ yaku-pure }、{ yaku-mixed }、{ yaku-honors }、{ yaku-triplets }のどれかでなければ和了できません。一番近い形：{ $near }。
jiaxing-lacking-self_draw = **この牌で完成ですが、和了できません：**和了は自分でツモった牌だけです。
jiaxing-picture-shares = { $count }人分{ $bound ->
        [yes] （包）
       *[no] {""}
    }
