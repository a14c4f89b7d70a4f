## Fuzhou mahjong (engine/fuzhou/RULES.md)

fuzhou = 福州麻雀
    .also = ふくしゅうマージャン, フーチョウマージャン, 福州麻将, fukushūmājan, fūchōmājan
fuzhou-about = 4人用。5面子と雀頭の17枚で和了します。花牌と、何にでも使える金3枚があります。
fuzhou-preset-standard = 伝統ルール
    .also = でんとう, クラシック, dentō, kurashikku
fuzhou-preset-online = オンライン部屋
fuzhou-preset-short = 短期戦
    .also = 短縮, たんしゅく, 短い対局, tanshuku
fuzhou-tradition-standard = 福州で出版されているルールです。どの和了でも、ほかの3人が点を払います。槓に点はありません。
fuzhou-tradition-online = スマホアプリの多くで使われるルールです。ロンでは、放銃した人だけが2人分を払います。槓にも点があり、底はどの和了にも入ります。金雀、金龍、花一枚の点も高めです。
fuzhou-tradition-short = 伝統ルールの短縮版で、最大4局です。
fuzhou-tiles-star = { tiles-star }
fuzhou-tiles-starred = { tiles-starred }
fuzhou-tiles-wild = 金：**{ $pieces }** ✦
fuzhou-hand-wild = -# { $mark }は金です。どの牌の代わりにもなり、1点が付きます。
fuzhou-picture-wild = 金

## The pages of /rules; every setting of the table is a variable

fuzhou-rules-goal =
    福州麻雀（ふくしゅうマージャン）は4人で打ちます。萬子・筒子・索子の17枚で、5面子と雀頭を最初にそろえた人の勝ちです。
    {""}**面子**は、順子（筒子の四五六など）、刻子（同じ牌3枚）、槓子（同じ牌4枚）です。雀頭は同じ牌2枚です。
    {""}**花牌：**字牌と、梅蘭竹菊・春夏秋冬は手牌に入れません。公開して、代わりの牌をツモります。公開した花牌は、和了すると点になります。
    {""}**金：**1枚を表にします。同じ牌の残り3枚が金で、どの牌の代わりにもなり、1枚1点です。捨てられた金は、誰も鳴けません{ $gold_discard ->
        [self_draw_only] 。金を捨てた人は、この局ではツモでしか和了できません。
       *[other] 。
    }
    和了はツモでもロンでもでき、どんな形でもかまいません。{ $youjin ->
        [off] {""}
        [one_gold] ただし、5面子がそろい、1枚だけの金で単騎待ちのとき（游金）は、ツモでしか和了できません。
       *[any_gold] ただし、5面子がそろい、金で単騎待ちのとき（游金）は、ツモでしか和了できません。
    }
fuzhou-rules-turn =
    {""}**1.** 1枚ツモります。花牌なら公開し、もう1枚ツモります。
    {""}**2.** 手ができていれば**和了**できます。同じ牌が4枚あれば、**カン**をしてもう1枚ツモれます。
    {""}**3.** 1枚捨てます。{ $gold_discard ->
        [forbidden] 金は捨てられません。
       *[other] {""}
    }
    {""}**鳴きと和了：**ほかの人の捨て牌を使えます：
    • **チー**：自分の2枚と順子を作ります。上家の捨て牌だけです。
    • **ポン**と**カン**：同じ牌が2枚あればポン、3枚あればカンができます。誰の捨て牌でもかまいません。
    • **和了**（ロン）：その牌で手が完成するときです。誰の捨て牌でもかまいません。
    { $same_round_lock ->
        [off] {""}
       *[other] 次にツモるか鳴くまで、{ $same_round_lock ->
            [passed] 見送った牌
            [discarded] 捨てた牌
           *[discarded_and_passed] 捨てた牌や見送った牌
        }では、チー、ポン、和了ができません。
    }{ $swap_discard ->
        [allowed] {""}
        [not_after_claim] 鳴いた牌と同じ牌を、すぐには捨てられません。
       *[not_after_chow] チーした牌と同じ牌を、すぐには捨てられません。
    }
    {""}**加槓：**ポンした刻子に、{ $added_kong ->
        [drawn] ツモったばかりの4枚目を
       *[any] 手にある4枚目を
    }加えて槓にできます。{ $rob_kong ->
        [yes] その牌で手ができる人は、槍槓で和了できます。
       *[no] 槍槓はありません。
    }
fuzhou-rules-points =
    {""}**数えるもの：**花牌と金の枚数{ $kong_fan ->
        [none] {""}
       *[ming1_an2] 、槓の点（明槓1、暗槓2）
    }、親の連荘の数{ $streak ->
        [all] {""}
       *[winner_is_dealer] （親の和了のときだけ）
    }です。
    {""}**普通の和了**は、その数{ $base ->
        [0] がそのまま点です
       *[other] に{ $base }を足した点です
    }。ツモなら倍です。
    {""}**特別役の和了**は、その数{ $special_base ->
        [yes] { $base ->
            [0] を
           *[other] に{ $base }を足し、
        }
       *[no] を
    }2倍にして、一番高い特別役の点を加えます。{ $stake ->
        [1] {""}
       *[other] 支払いはすべて{ $stake }倍です。
    }
    {""}**払う人：**{ $discard_payment ->
        [discarder_only] ロンは放銃した人が1人分、ツモはほかの3人が1人分ずつ払います。
        [discarder_double] ロンは放銃した人が2人分、ツモはほかの3人が1人分ずつ払います。
        [discarder_for_three] ロンは放銃した人が3人分、ツモはほかの3人が1人分ずつ払います。
       *[all_three] ロンでもツモでも、ほかの3人が1人分ずつ払います。
    }
    {""}**例：**花牌が3枚、雀頭が金2枚で、ツモ和了なら、1人から{ $stake ->
        [1] {""}
       *[other] (
    }{ $special_base ->
        [yes] { $base ->
            [0] 5
           *[other] (5 + { $base })
        }
       *[no] 5
    } × 2 + { $gold_pair }{ $stake ->
        [1] {""}
       *[other] ) × { $stake }
    }点です。
fuzhou-rules-deal =
    {""}**最初の親：**抽選で決めます。{ $deal_first ->
        [dealer] 親から牌を取ります。
       *[dice_player] 最初に牌を取る人は、サイコロで決めます。
    }開金で出た花牌は、{ $gold_flower ->
        [nobody] 誰のものにもなりません。
       *[dealer] 親のものです。
    }
    {""}**残す牌：**山の最後の{ $reserve }枚は残します{ $reserve_per_kong ->
        [none] {""}
       *[ming1_an2] 。明槓ごとに1枚、暗槓ごとに2枚増えます
    }{ $flower_reserve ->
        [yes] 。花槓ごとに2枚増えます
       *[no] {""}
    }。最後の4枚は、1人1枚ずつツモり、捨てません。流局では誰も払いません。
    {""}**次の親：**親の和了か流局で連荘、そのほかは下家が親になります。親が続くたびに、連荘が1増えます{ $draw_adds_streak ->
        [yes] 。
       *[no] （流局を除く）。
    }
    {""}**終わり：**対局は{ $match_rounds ->
        [1] 一圏、つまり親が4回移るまで
       *[other] { $match_rounds }圏です。一圏は親が4回移るまで
    }です{ $match_hands ->
        [0] 。
       *[other] 。ただし、最大{ $match_hands }局です。
    }
    {""}**逃げ：**局の途中で抜けると{ $escape }点{ $stake ->
        [1] {""}
       *[other] の{ $stake }倍
    }を失います{ $pause_exit ->
        [free] 。局が始まる前、全員が準備OKになるまでなら、何も失いません。
       *[price] 。
    }その後は、{ $after_escape ->
        [bot] コンピューターがその席に入り、配り直します。
       *[end_match] 対局が終わります。
    }

## What is asked

fuzhou-ask-ready = { $settled ->
    [0] 手牌を見てください。第{ $round }局の準備はいいですか？
   *[other] 第{ $round }局の準備はいいですか？
}
fuzhou-ask-discard = **手番です：**{ $more ->
        [yes] 1枚捨てるか、上のボタンを選んでください。
       *[no] 1枚捨ててください。
    }
fuzhou-ask-claim = { $who }の**{ $held }**をどうしますか？締め切り：{ $until }
fuzhou-ask-rob_kong = { fuzhou-ask-claim }
fuzhou-ask-rob_gold = **搶金ができます。**{ $who }の第一打を誰かが鳴く前に、金を取れます。{ $last ->
        [yes] ただし、{ $nearer }が先に取ることがあります。
       *[no] { $rob_gold_order ->
            [golden_first] 金の雀頭か刻子で和了する人が優先で、次は{ $nearer ->
                [no] 自分です。
               *[other] { $nearer }、その次が自分です。
            }
           *[nearest] { $nearer ->
                [no] {""}
               *[other] ただし、{ $nearer }が先に取ることがあります。
            }
        }
    }締め切り：{ $until }
fuzhou-ask-first_draw = **まだ搶金ができます。**第一ツモの代わりに金を取れます。ただし、{ $who }の{ $held }を誰も鳴かないときだけです。締め切り：{ $until }
fuzhou-ask-three_golds = **金が3枚そろいました。**第{ $round }局、三金倒で和了しますか？パスして続けますか？

fuzhou-sure-discard = **{ $pieces }は金です。**どの牌の代わりにもなり、1点が付きます。{ $gold_discard ->
        [self_draw_only] 捨てると、この局ではツモでしか和了できません。
       *[other] {""}
    }それでも捨てますか？
fuzhou-sure-jinkan = **{ $pieces }を切って金坎を宣言しますか？**手牌はこのままです。和了できるのは金をツモったときだけで、ほかの牌はツモ切りになります。取り消せません。

## What may be declared, in a line where it is offered

fuzhou-offer-jinkan = -# 金坎：金の前後の牌を公開し、金だけを待ちます。金をツモると50点加わります。
fuzhou-offer-rob_gold = -# 搶金：山の横の金を、最後の牌として取ります。30点加わり、ツモと同じ扱いです。
fuzhou-offer-three_golds = -# 三金倒：ほかの牌が何でも和了でき、40点加わります。

## What one can do

fuzhou-verb-ready = 準備OK
fuzhou-verb-finish = 対局を終える
fuzhou-verb-resign = 投了
fuzhou-verb-discard = { $pieces }
fuzhou-verb-jinkan = 金坎（{ $pieces }切り）
fuzhou-verb-chow = チー { $own } + { $taken }
fuzhou-verb-pong = ポン { $own } + { $taken }
fuzhou-verb-kong = カン { $own } + { $taken }
fuzhou-verb-concealed_kong = 暗槓 { $pieces }
fuzhou-verb-added_kong = 加槓 { $pieces }
fuzhou-verb-win = 和了{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }点
    }
fuzhou-verb-rob_gold = 搶金{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }点
    }
fuzhou-verb-three_golds = 三金倒{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }点
    }
fuzhou-verb-pass = パス
fuzhou-verb-go_on = 次へ

## What happened

fuzhou-tell-dealt = 第{ $first }局、親は{ $who }、サイコロは{ $second }と{ $third }です。
fuzhou-tell-flower = { $owned ->
        [no] 開金で出た、誰のものでもない花牌：{ $flowers }。
       *[yes] { $who }の花牌：{ $flowers }。
    }
fuzhou-tell-flower-each = 花牌：{ $counts }{ $aside ->
        [0] 。
       *[other] 。誰のものでもない花牌：{ $aside }枚。
    }
fuzhou-tell-gold = **{ $pieces }**が表になり、残りの3枚が金です。
fuzhou-tell-began = { $who }から始めます。
fuzhou-tell-drew = { $who }が{ $first ->
        [1] 嶺上から
       *[other] {""}
    }{ $seen ->
        [0] {""}
       *[other] { $pieces }を
    }ツモりました。
fuzhou-tell-discarded = { $who }が**{ $pieces }**を切りました。
fuzhou-tell-jinkan = { $who }が**金坎**を宣言し、{ $pieces }を公開しました。
fuzhou-tell-chow = { $who }が{ $other }から{ $pieces }をチーしました。
fuzhou-tell-pong = { $who }が{ $other }から{ $tile }をポンしました。
fuzhou-tell-kong = { $who }が{ $other }から{ $tile }をカンしました。
fuzhou-tell-concealed_kong = { $who }が{ $seen ->
        [0] {""}
       *[other] { $tile }を
    }暗槓しました。
fuzhou-tell-added_kong = { $who }が**{ $pieces }**を加槓しました。
fuzhou-tell-gold_safe = 搶金をした人はいません。
fuzhou-tell-robbed = { $who }が{ $other }の{ $pieces }を槍槓しました！
fuzhou-tell-robbed_gold = { $who }が金の{ $pieces }を搶金しました！
fuzhou-tell-final = 最後の牌です。1人1枚ずつツモり、捨てません。
fuzhou-tell-won = { $first ->
        [1] **{ $who }が配牌のまま和了しました！**
       *[other] **{ $who }が{ $last }で和了しました！**
    }
fuzhou-tell-yaku = { $who }の役：**{ $notes }**。
fuzhou-tell-paid = { $who }が{ $other }に{ $first }点を払います。
fuzhou-tell-washout = ツモれる牌がなくなり、流局です。
fuzhou-tell-scored = { $who }：{ SIGNED($first) }点（合計：{ $second }点）。
fuzhou-tell-finished = 全員の賛成で、ここで対局を終えます。
fuzhou-tell-escaped = { $mark }が抜け{ $first ->
        [0] {""}
       *[other] 、{ $first }点を失い
    }ました。この局は無効です。
fuzhou-tell-over = 対局終了です。

## How a hand was settled

fuzhou-settled-win = { $who }の和了です。
fuzhou-picture-draw = 流局
fuzhou-settled-washout = 流局です。和了も支払いもありません。
fuzhou-formula = { $stake ->
        [1] { $double ->
            [1] {""}
           *[other] (
        }
       *[other] { $double ->
            [1] (
           *[other] ((
        }
    }花{ $hua } + 金{ $jin }{ $lian ->
        [0] {""}
       *[other] {" "}+ 連荘{ $lian }
    }{ $kongs ->
        [0] {""}
       *[other] {" "}+ 槓{ $kongs }
    }{ $one ->
        [0] {""}
       *[other] {" "}+ 底{ $one }
    }{ $double ->
        [1] {""}
       *[other] ) × { $double }{ $constant ->
            [0] （ツモ）
           *[other] {""}
        }
    }{ $constant ->
        [0] {""}
       *[other] {" "}+ { $constant }
    }{ $stake ->
        [1] {""}
       *[other] ) × 底注{ $stake }
    } = 1人分**{ $share }**点、合わせて**{ $score }**点。
fuzhou-term-hua = 花
fuzhou-term-jin = 金
fuzhou-term-lian = 連荘
fuzhou-term-kongs = 槓
fuzhou-term-one = 底
fuzhou-term-double = 倍
fuzhou-term-constant = 特別役（最大）
fuzhou-term-stake = 底注
fuzhou-term-share = 1人分
fuzhou-term-score = 合計

## In pictures, in the script of this region

fuzhou-picture-dealer = 親

## What scores

yaku-three_golds = 三金倒
    .also = さんきんとう, 金三枚, sankintō
yaku-rob_gold = 搶金
    .also = ちゃんじん, 金を奪う, chanjin
yaku-no_flower = 平胡（花も槓もなし）
    .also = 平胡
yaku-one_flower = 花一枚
short-yaku-one_flower = 花一枚
yaku-gold_pair = 金雀
    .also = きんじゃく, 金の雀頭, kinjaku
yaku-gold_triplet = 金龍
    .also = きんりゅう, 金の刻子, kinryū
yaku-gold_edge = 金坎
    .also = きんかん, kinkan

## Settings

fuzhou-option-stake = 底注
    .also = 掛け倍率
fuzhou-option-match_rounds = 圏数
    .also = けんすう, kensū
fuzhou-option-match_hands = 局数の上限（0は無制限）
    .also = 局数の上限
fuzhou-option-deal_first = 最初に牌を取る人
fuzhou-value-deal_first-dice_player = サイコロで決める
fuzhou-value-deal_first-dealer = 親
fuzhou-option-reserve = 残す牌の枚数
    .also = 王牌, 留牌
fuzhou-option-reserve_per_kong = 槓ごとに残す牌
fuzhou-value-reserve_per_kong-none = なし
fuzhou-value-reserve_per_kong-ming1_an2 = 明槓1枚、暗槓2枚
fuzhou-option-flower_reserve = 花槓ごとに2枚多く残す
fuzhou-option-gold_flower = 開金で出た花牌
    .also = 開金
fuzhou-value-gold_flower-dealer = 親のもの
fuzhou-value-gold_flower-nobody = 誰のものでもない
fuzhou-option-gold_discard = 金を捨てること
    .also = 打金
fuzhou-value-gold_discard-self_draw_only = できるが、その局はツモのみ
fuzhou-value-gold_discard-forbidden = 禁止
fuzhou-value-gold_discard-free = 自由
fuzhou-option-same_round_lock = 次のツモまでチー、ポン、和了できない牌
    .also = 同圏
fuzhou-value-same_round_lock-discarded_and_passed = 捨てた牌と見送った牌
fuzhou-value-same_round_lock-passed = 見送った牌
fuzhou-value-same_round_lock-discarded = 捨てた牌
fuzhou-value-same_round_lock-off = なし
fuzhou-option-swap_discard = 喰い替え
    .also = くいかえ, kuikae
fuzhou-value-swap_discard-not_after_chow = チーした牌と同じ牌は禁止
fuzhou-value-swap_discard-not_after_claim = 鳴いた牌と同じ牌は禁止
fuzhou-value-swap_discard-allowed = 自由
fuzhou-option-added_kong = 加槓できる牌
    .also = かかん, kakan
fuzhou-value-added_kong-any = 手にある4枚目
fuzhou-value-added_kong-drawn = ツモったばかりの4枚目のみ
fuzhou-option-rob_kong = 槍槓
    .also = ちゃんかん, chankan
fuzhou-option-rob_gold_until = 搶金のタイミング
fuzhou-value-rob_gold_until-window = 親の第一打の直後のみ
fuzhou-value-rob_gold_until-first_draw = 自分の第一ツモの代わりでも可
fuzhou-option-rob_gold_order = 搶金の優先順位
fuzhou-value-rob_gold_order-golden_first = 金雀になる人が優先、次に親の下家から順
fuzhou-value-rob_gold_order-nearest = 親の下家から順
fuzhou-option-three_golds = 三金倒のタイミング
fuzhou-value-three_golds-any_own_turn = 自分の番ならいつでも
fuzhou-value-three_golds-moment_of_draw = 3枚目をツモったときだけ
fuzhou-option-three_golds_on_discard = ロン和了での三金倒の加点
fuzhou-option-youjin = 游金はツモのみ
    .also = ゆうきん, yūkin
fuzhou-value-youjin-any_gold = 金が何枚でも
fuzhou-value-youjin-one_gold = 金が1枚のときだけ
fuzhou-value-youjin-off = 制限なし
fuzhou-option-jinkan = 金坎の宣言
fuzhou-option-jinkan_kong = 金坎後の槓
fuzhou-option-base = 普通の和了の底
    .also = 底
fuzhou-option-special_base = 特別役にも底を足す
fuzhou-option-gold_pair = 金雀の加点
fuzhou-option-gold_triplet = 金龍の加点
fuzhou-option-one_flower = 花一枚の加点
fuzhou-value-one_flower-0 = なし
fuzhou-option-kong_fan = 槓の加点
fuzhou-value-kong_fan-none = なし
fuzhou-value-kong_fan-ming1_an2 = 明槓1点、暗槓2点
fuzhou-option-streak = 連荘の加点
fuzhou-value-streak-winner_is_dealer = 親の和了だけ
fuzhou-value-streak-all = 誰の和了でも
fuzhou-option-draw_adds_streak = 流局でも連荘を数える
fuzhou-option-discard_payment = 放銃の支払い
    .also = ほうじゅう, hōjū
fuzhou-value-discard_payment-all_three = ほかの3人が1人分ずつ
fuzhou-value-discard_payment-discarder_only = 放銃した人が1人分
fuzhou-value-discard_payment-discarder_double = 放銃した人が2人分
fuzhou-value-discard_payment-discarder_for_three = 放銃した人が3人分
fuzhou-option-escape = 局の途中で抜けたときの罰（底注の倍数）
    .also = とうぼう, tōbō
fuzhou-option-after_escape = 誰かが抜けた後
fuzhou-value-after_escape-end_match = 対局終了
fuzhou-value-after_escape-bot = コンピューターが代打ち
fuzhou-option-pause_exit = 局の合間に抜けたときの罰
fuzhou-value-pause_exit-price = 局の途中と同じ
fuzhou-value-pause_exit-free = なし

## Examples of settings, in the panel of house rules

fuzhou-example-stake = 底注5なら、12点の和了で1人60点を払います。
fuzhou-example-reserve = 18枚なら、山の残りが18枚で流局です。
fuzhou-example-gold_flower = 金を決める牌に花牌が出て、次の牌を表にしたときです。
fuzhou-example-gold_discard = 金が1枚ありますが、ほかの牌を残したいときです。
fuzhou-example-same_round_lock = 五筒を見送った後、次にツモるまでに別の五筒を鳴けますか？
fuzhou-example-added_kong = 五筒をポンしていて、4枚目が手にあるときです。
fuzhou-example-rob_gold_order = 2人が搶金でき、1人はそれで金雀になるときです。
fuzhou-example-three_golds = 3枚目の金をツモって和了しなかったとき、後の番で三金倒にできますか？
fuzhou-example-youjin = 金が単騎で、どの牌でも雀頭になるときは、ツモでしか和了できません。
fuzhou-example-base = 花3枚、金1枚、底5なら、普通の和了は9点です。
fuzhou-example-kong_fan = 九萬の暗槓などです。
fuzhou-example-streak = 親が2連荘中なら、和了に2点加わります。
fuzhou-example-discard_payment = Benの捨て牌で和了し、1人分が10点のときです。
fuzhou-example-escape = 底注5で10なら、局の途中で抜けると50点を失います。

## What is said of the patterns on the pages of /rules

yaku-flower = 花牌
    .also = はなはい, 花, hanahai
yaku-four_flowers = 花槓
    .also = はなかん, 花四枚, hanakan
yaku-gold = 金牌
    .also = きんはい, 金, kinhai
yaku-streak = 連荘
    .also = れんちゃん, 連庄, renchan
yaku-kong_open = 明槓
    .also = みんかん, minkan
yaku-kong_concealed = 暗槓
    .also = あんかん, ankan

pattern-three_golds = 金が3枚とも手牌にある。ほかの牌は何でもよい。
pattern-rob_gold = 親の第一打の直後、開金の金で手が完成する。
fuzhou-pattern-heaven = 親が配牌で和了。
pattern-no_flower = 花牌も槓もない。
pattern-one_flower = 花牌が1枚だけで、槓がない。
pattern-gold_pair = 金2枚が雀頭。
pattern-gold_triplet = 金3枚が面子。
pattern-gold_edge = 金の前後の牌を公開し、金だけを待って、ツモる。
pattern-flower = 公開した花牌1枚ごと。どの和了にも入る。
pattern-four_flowers = 梅蘭竹菊か春夏秋冬がそろうか、同じ字牌が4枚。どの和了にも入る。
worth-four_flowers = 4の代わりに{ $points }
pattern-gold = 手牌の金1枚ごと。どの和了にも入る。
pattern-kong_open = 明槓1つごと。どの和了にも入る。
pattern-kong_concealed = 暗槓1つごと。どの和了にも入る。
pattern-note-rob_gold_golden_first = 何人か搶金できるときは、金雀になる人が優先。次に、親の下家から順。親は最後。
pattern-note-rob_gold_nearest = 何人か搶金できるときは、親の下家から順。親は最後。
pattern-note-jinkan_kong = 待ちが変わらなければ、カンはできる。
pattern-note-jinkan_no_kong = カンはできなくなる。
pattern-note-three_golds_any_own_turn = 自分の番なら、いつでも和了できる。
pattern-note-three_golds_moment_of_draw = 3枚目をツモったときだけ和了できる。
pattern-note-rob_gold_first_draw = 直前の捨て牌を誰も鳴かなければ、第一ツモの代わりにも取れる。
pattern-note-three_golds_on_discard = 手が完成していれば、ロンでも付く。
pattern-note-streak_winner_is_dealer = 親の和了なら、連荘1回ごと。
pattern-note-streak_all = 誰の和了でも、親の連荘1回ごと。

## What only this game shows at a table of mahjong

fuzhou-table-badge-dealer = { table-badge-dealer }
fuzhou-table-badge-streak = 連荘{ $number }
fuzhou-table-badge-jinkan = 金坎
fuzhou-table-badge-shed_gold = 打金
fuzhou-table-badge-final = 最後の牌：1人1枚ずつツモり、捨てない
fuzhou-picture-badge-streak = 連荘
fuzhou-picture-badge-jinkan = 金坎
fuzhou-picture-badge-shed_gold = 打金
fuzhou-picture-badge-escaped = 離脱
fuzhou-tiles-barred = -# `{ $written }`は捨てたか見送ったので、次にツモるか鳴くまで、チー、ポン、和了はできません。
fuzhou-lacking-shed = **この牌で完成ですが、和了できません：**金を捨てたので、和了はツモだけです。
fuzhou-lacking-youjin = **この牌で完成ですが、和了できません：**金の単騎（游金）なので、和了はツモだけです。
fuzhou-lacking-jinkan = **手は完成していますが、和了できません：**金坎の後は、金をツモったときだけ和了できます。
fuzhou-lacking-gold = **この牌で完成ですが、和了できません：**捨てられた金では和了できません。
fuzhou-board-rob_gold = 金の{ $pieces }を搶金できます。締め切り：{ $until }
fuzhou-scene-rob_gold = 搶金ができます。
fuzhou-picture-window-rob_gold = 搶金？
fuzhou-picture-won-rob_gold = 搶金
fuzhou-table-won-rob_gold = 和了牌：搶金した{ $tile }
