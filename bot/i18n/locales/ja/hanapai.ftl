## The bot itself: lobby, table, hand, records, refusals

language-name = 日本語
computer-fox = コン
computer-tanuki = ポコ
computer-cat = タマ
computer-frog = ケロ
computer-crane = ツル
computer-rabbit = モチ
computer-named = { $who }（CPU）
former-player = 以前の参加者
nobody = なし
list-and = { LIST($items) }
list-clauses = { LIST($items) }
full-stop = 。
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
list-or = { LIST($items, style: "or") }
list-said = { $what }：{ $said }
until-both = { $at }（{ $left }）
piece-copies = { $name }×{ $count }
list-semicolons = { LIST($items, between: "／") }
sentence-gap = {""}
yes = あり
no = なし

## Lobby

lobby-title = ## { $game } · 卓{ $table }
lobby-rules = -# { $preset } · { $seats }人
lobby-seat = **{ $number }.** { $who }
lobby-seat-host = **{ $number }.** { $who } · ホスト
lobby-seat-free = **{ $number }.** 空席
lobby-seat-asked = **{ $number }.** { $who }の返事待ち
lobby-level = { $line } · { $level }
lobby-sealed = -# 山の並びはもう決まっていて、変えられません。詳しくは**{ lobby-more }**→**{ lobby-fair }**で見られます。
lobby-fair = 不正防止の仕組み
lobby-invitation = { $who }さん！{ $host }さんから{ $game }のお誘いです。
lobby-invitation-again = { $who }さん！{ $host }さんから{ $game }の再戦のお誘いです。
lobby-accepted = -# 参加：{ $who }
lobby-declined = -# 辞退：{ $who }
lobby-rematch = -# 卓{ $table }の再戦です。全員が参加すると、自動で始まります。
lobby-rematch-waits = -# 卓{ $table }の再戦です。ホストが**{ lobby-start }**を押すと始まります。
lobby-expires = -# このロビーの締め切り：{ $when }
lobby-closed = このロビーは閉じました。
lobby-closed-host = { $host }がこのロビーを閉じました。
lobby-closed-moderator = モデレーターがこのロビーを閉じました。
lobby-closed-expired = 時間内に開始されなかったので、ロビーを閉じました。
lobby-pace = -# 持ち時間：{ $clock } · コンピューターの速さ：{ $pace }
lobby-pace-alone = -# 持ち時間：{ $clock }（相手がコンピューターだけなら制限なし） · コンピューターの速さ：{ $pace }
lobby-closed-declined = { $who }が断ったので、ロビーを閉じました。
lobby-join = 参加
lobby-accept = 受ける
lobby-decline = 断る
lobby-leave = 抜ける
lobby-add = コンピューター（{ $level }）を追加
lobby-remove = コンピューターを外す
lobby-cut-button = 山を切る
lobby-start = 開始
lobby-start-computers = コンピューターを入れて開始
lobby-how = ルール説明
lobby-more = その他
lobby-guests = 参加者
lobby-close = ロビーを閉じる
lobby-start-now = { $count }人で開始
lobby-panel-title = ## { $game } · 卓{ $table }
lobby-panel-host = -# ホストができることです。
lobby-panel-guest = -# ここでできることです。
lobby-panel-others = -# この卓でできることです。
lobby-panel-left = 卓{ $table }から抜けました。
lobby-cut-title = 山を切る
lobby-cut-label = 好きな言葉
lobby-cut-help = この言葉も使って山を作るので、誰も札や牌を操作できません。
lobby-no-pictures = このチャンネルではファイルを添付できないので、卓を文字で表示します。画像を出すには**ファイルを添付**の権限が必要です。

fair-title = ### 卓{ $table }の山
fair-seal = 山を決める数はもう決まっています。ハッシュ値：sha256 `{ $commitment }`
fair-cuts = 参加者は誰でも山を切れます。これまでのカット：
fair-cut = • { $who }：`{ $cut }`
fair-how = ハッシュ値の元は、誰も山を切らないうちに決まっていた数です。この数に、全員のカットと「{ lobby-start }」を押した操作のIDを合わせて山を作るので、誰も札や牌を操作できません。対局が終わったら、`/{ command-verify.name } { option-table.name }:{ $table }`で数が公開され、同じ山になるか確かめられます。

lobby-house-rules = ルール設定
panel-closed = 対局が始まったので、もう変更できません。この卓のルールは`/{ command-rules.name } { option-table.name }:{ $table }`で見られます。
panel-closed-lobby = このロビーは閉じました。
panel-title = ## ルール設定 · { $game } · 卓{ $table }
panel-preset = ルールを選ぶ
panel-setting = 変更する項目
panel-number = 別の数を入力
panel-number-help = { $low }から{ $high }までの整数
panel-zone = 別のタイムゾーンを入力
panel-zone-help = Asia/Tokyoのようなタイムゾーン
panel-reset = 初期値に戻す
panel-save = このサーバーに保存
panel-save-name = このルールの名前
panel-save-help = 同じ名前で保存すると上書きします。
preset-house = 独自ルール
panel-clock = 持ち時間
panel-pace = コンピューターの速さ
panel-clock-is = 持ち時間：{ $clock }
panel-pace-is = コンピューター：{ $pace }
panel-advice-on = 助言をオンにする
panel-advice-off = 助言をオフにする
panel-example = -# { $example }
rules-differ = -# ルールの変更：{ $settings }{ $more ->
        [0] {""}
       *[other] ほか{ $more }件。
    }

guests-title = ## 参加者 · { $game } · 卓{ $table }
guests-order = 席順：{ $who }
guests-invite = さらに誘う
guests-remove = 誰かを外す
guests-seat = 席を決める
guests-turn = 席を1つずらす
guests-shuffle = 席をシャッフル
guests-asked = { $who } · 返事待ち
guests-unknown = 名前不明（…{ $user }）

challenge-which = { $who }さんを、どのゲームに誘いますか？
challenge-game = ゲーム
challenge-done = { $who }さんを{ $game }に誘いました。

## Table

table-title = ## { $game } · 卓{ $table }
table-title-when = ## { $game } · 卓{ $table } · { $when }
result-when = 第{ $round }{ $unit ->
    [round] 回戦
   *[hand] 局
}：{ $winner ->
    [none] 勝者なし
   *[one] { $who }の勝ち
}
table-rules = -# { $preset }
table-rules-when = -# { $preset } · { $when }
when-round = 第{ $round }回戦（全{ $rounds }回戦）
when-extra = 延長戦（通算{ $round }回戦）
when-wind = { $wind }場 · 第{ $round }局
when-hand = 第{ $round }局
table-seat = { $mark } { $who }：**{ $points }**点{ $badges }
table-badge-dealer = 親
table-badge-wind = { $arg }家
table-badge-doubled = 得点{ $number }倍
table-badge-place = { $place }位
table-turn = **{ $who }**の番です。
thinking = { $who }が考えています。
board-claims = { $pieces }の鳴きの締め切り：{ $until }
table-choice = **{ $who }**の選択を待っています。
table-together = **{ $who }**が同時に選びます。全員が選ぶまで、お互いの選択は見えません。
told-together = { LIST($said, between: "") }
table-pause = **{ table-ready-button }**を押して、手札・手牌を見てください：{ $who }
table-next = **{ table-ready-button }**を押すと次に進みます：{ $who }
table-why = 点数の内訳
table-points = { $unit ->
    [hand] 局
   *[round] 回戦
}ごとの点数
table-hand-over = **第{ $round }局**
table-round-over = **第{ $round }回戦**
table-over = **対局終了です。**
table-unplayed = 誰も得点しないうちに終わったので、勝者はいません。
table-unsettled = まだ誰も打っていなかったので、成績には反映されません。
table-ended-without = { $who }がいない間に終わったので、成績には反映されません。
table-deserted = 最後はコンピューターだけで打っていたので、成績には反映されません。
table-resigned = { $who }が投了しました。
table-escaped = { $who }が卓を離れ{ $price ->
        [0] ました。
       *[other] 、{ $price }点を失いました。
    }
table-row = { $name } { $number }
table-term = { $name } ×{ $number }
table-payment = { $payer }→{ $payee } { $amount }点{ $shares ->
        [1] {""}
       *[other] （{ $shares }人分）
    }
table-had = { $who }の役：{ $yaku }
table-score = = **{ $number }**
why-title = **{ $game } · 卓{ $table }：点数の内訳**
why-row = - **{ $name }**：{ $number }
why-doubling = - **{ $name }**：{ $number }翻
why-pieces = （{ $pieces }）
why-scale = {" "}= { $least }枚で{ $points }、あと{ $more }枚で+ { $step }{ $more ->
        [1] {""}
       *[other] {" "}× { $more }
    }
why-spoilt = - **{ $name }**：0（{ $pieces }で無効）
why-had = { $who }の役：
why-lost = { $who }の役（点にはなりません）：
why-sum = 合計：**{ $number }**
why-added = { $minus ->
        [yes] −{" "}
        [first] {""}
       *[no] +{" "}
    }{ $name }{ $number }
why-times = × { $times }（{ $name }） = **{ $value }**
why-share = 1人分は**{ $number }**{ $capped ->
        [yes] （このルールの上限）
       *[no] {""}
    }です。
why-score = = 合わせて**{ $number }**
why-payment = { $payers } → { $payee }：{ $count ->
        [1] {""}
       *[other] 各
    }**{ $amount }**点{ $shares ->
        [1] {""}
       *[other] （{ $shares }人分）
    }
why-change = { $who } **{ SIGNED($points) }**
table-change = { $who } { SIGNED($points) }
why-nothing = 得点はありませんでした。
table-ratings = -# レート：{ $ratings }
table-rating = { $mark } { $who } { $rating }
rating-changed = { $rating }（{ $change ->
        [0] ±0
       *[other] { SIGNED($change) }
    }）
rating-provisional = まだなし（1対局分打つと付きます。今は{ $part }%）
table-achieved = -# 🏅 { $who }：{ $what }
achievement-comeback = 最下位からの逆転勝ち
achievement-in_a_row = { $count }連勝
achievement-played = { $count }戦
achievement-won = { $count }勝
achievement-opponents = { $count }人と対局
achievement-nights = 対局会に{ $count }回参加
achievement-first = 初めての{ $name }
table-sealed = -# `/{ command-verify.name } { option-table.name }:{ $table }`で、配牌・配札に不正がなかったか確かめられます。
table-clock = -# 期限：{ $until }
table-away = -# { $who }が離席中です。**{ table-back }**を押すまで、コンピューターが代打ちします。
table-asleep = -# 💤 { $who }が離席中なので、対局は休止中です。**{ table-back }**を押せば、そのまま再開します。
table-farewell = { $gone }が投了しました。{ $who }さん、コンピューターを代わりに入れて続けるなら、{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に**{ table-go-on }**を押してください。押さなければ対局は終わります。
table-wish = { $who }が、ここで対局を終えようと提案しています。{ $asked }さん、{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に**{ table-hand }**から返事をしてください。全員の賛成がなければ、対局は続きます。
table-replaced = { $who }の席は、**{ $computer }**が引き継いで打ちます。
vote-wish = **{ $who }が、今の点数のままここで対局を終えようと提案しています。**{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に全員が賛成すれば、終わります。
vote-wish-mine = ここで対局を終えようと提案しました。{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に全員が賛成すれば、終わります。返事待ち：{ $asked }
vote-wish-said = 対局を終えようという{ $who }の提案に賛成しました。返事待ち：{ $asked }
vote-end-yes = 対局を終える
vote-end-no = 続ける
vote-farewell = **{ $gone }が投了しました。**「{ table-go-on }」を押すと、コンピューターを代わりに入れて続けます。{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に押さない人がいれば、対局は終わります。
vote-farewell-said = { $gone }が投了したので、「{ table-go-on }」を選びました。返事待ち：{ $who }
table-back = 戻りました
table-go-on = 続ける
away = { $who }（離席中）
closed-deserted = 全員が離席したので、対局を閉じました。成績には反映されません。
closed-ended = 休止中に終了しました。成績には反映されません。
closed-away = -# 離席中：{ $who }
closed-moderator = モデレーターが対局を閉じました。成績には反映されません。
closed-idle = 長い間誰も打たなかったので、対局を閉じました。成績には反映されません。

## Clocks and pace

clock-off = なし
clock-30s = 30秒
clock-1m = 1分
clock-3m = 3分
clock-10m = 10分
clock-1h = 1時間
clock-1d = 1日
pace-calm = ゆっくり
pace-brisk = 速め
pace-instant = 最速

table-hand = 手を見る
table-rematch = 再戦
table-seats = 席替え
table-replay = リプレイ
table-ready-button = 準備OK
thread-name = { $game } · 卓{ $table }
thread-stays = -# { $why ->
        [permission] ここではスレッドを作れません（**公開スレッドの作成**と**スレッドでメッセージを送信**の権限が必要です）。
        [none] ここにはスレッドを作れません。
        [full] このサーバーのスレッドは、Discordの上限に達しています。
        [busy] 今はDiscordの制限でスレッドを作れません。
        [late] Discordでのスレッド作成に時間がかかっています。
       *[refused] Discordがスレッドの作成を受け付けませんでした。
    }卓{ $table }はこのチャンネルで進めます。
sign-playing = **{ $game } · 卓{ $table }**は{ $thread }で対局中です。
sign-over = **{ $game } · 卓{ $table }**が終わりました。{ $how } { $thread }
sign-closed = **{ $game } · 卓{ $table }**は途中で終了しました。
ping-turn = { $who }さん、卓{ $table }で番が来ました。
ping-ready = { $who }さん、卓{ $table }で**{ table-ready-button }**を押してください。
ping-reminder = { $who }さん、卓{ $table }で返事待ちです。期限：{ $until }
ping-invitation = { $who }さん！{ $host }さんから{ $game }（卓{ $table }）のお誘いです。
ping-rematch = { $who }さん！{ $host }さんから{ $game }（卓{ $table }）の再戦のお誘いです。
lobby-elsewhere = 卓{ $table }を{ $channel }に開きました。
rematch-joined = 卓{ $table }の再戦に参加します。

## Hand

hand-title = **{ $game } · 卓{ $table } · { $when }**
hand-yaku = 自分の役：{ $yaku }
hand-row = { $name } { $points }
hand-wait = { $who }を待っています。
hand-window = 今、鳴ける牌はありません。
hand-window-own = ほかの人が鳴くかどうかを待っています。
hand-moment = まもなく次に進みます。
hand-wait-answer = 準備OKです。{ $who }を待っています。
the-others = ほかの人
hand-answered = 選んだ手：**{ $move }**
hand-over = お疲れさまでした。順位は`/{ command-leaderboard.name }`で見られます。
hand-over-uncounted = お疲れさまでした。この対局は`/{ command-leaderboard.name }`には反映されません。
hand-rating = 自分のレート：**{ $rating }**
hand-further-down = 手札・手牌は、もっと下のメッセージにあります。
hand-cut-off = -# この卓のプライベートスレッドからボットが外れているので、そこに卓を表示できません。スレッドでこのボットにメンションすると、また入れます。
hand-no-names = -# 名前か入力された言葉がAutoModに止められたので、対局者は席の番号で表示します。
hand-left = この卓から抜けました。
hand-moderated = モデレーターが、この席をコンピューターに任せました。順位は最下位になります。続きはチャンネルで観戦できます。
hand-away = **コンピューターが代打ち中です。**「{ table-back }」を押すと、自分で続けられます。
hand-asleep = 誰もいないので、**対局は休止中です。**「{ table-back }」を押すと再開します。
hand-dozes = **離席中です。**今の選択の期限が過ぎると、対局は休止します。「{ table-back }」を押すと続けられます。
hand-woken = -# 離席中は対局を休止していました。ここから再開です。
hand-resigned = 投了しました。コンピューターを代わりに入れて続けるか、ほかの人に聞いています。
hand-drawn = -# 最後の牌がツモ牌です。
hand-wild = -# { $mark }は百搭です。どの牌の代わりにもなります。
hand-sure = はい
hand-back = 戻る
hand-loses = ⚠ **{ $action }**で対局が終わり、{ $points }点差で負けます。
hand-pick = 打つ手を選ぶ
hand-finish = **ここで対局を終えますか？**今の点数で終わります。取り消せません。
hand-stale = -# そのボタンは古くなっていました。こちらが最新の画面です。
hand-repeated = -# その操作はもう済んでいます。こちらが最新の画面です。
hand-asked-before = -# 対局終了の提案はもう出しました。もう一度出せるのは、次の局・回戦からです。
hand-nobody-ends = -# 対局を終えるかどうかの採決は、もう終わっています。
hand-not-asked = -# 今は自分の番ではありません。

## Advice

table-advice = -# 助言あり：この対局はレートには反映されません。
advice-button = 助言
advice = 上級者なら**{ $action }**を選びます：{ $good }{ $alike ->
        [yes] （**{ $other }**もほぼ同じ）
       *[no] {""}
    }。{ $danger }
advice-points = この{ $unit ->
        [round] 回戦
       *[hand] 局
    }の期待値{ $points }点
advice-chance = 対局の勝率{ $chance }%
advice-figure-reach = うまくいけば{ $number }点
advice-figure-helping = 有効牌は残り{ $number }枚
advice-figure-distance = 和了まであと{ $number }枚
advice-figure-danger = 放銃率{ $number }%
advice-figure-claimed = 鳴かれる確率{ $number }%
advice-figure-behind = { $others ->
        [1] 相手
       *[other] ほかの人
    }に負ける確率{ $number }%
advice-better-points = **{ $other }**より{ $gap }点得
advice-better-chance = **{ $other }**なら{ $chance }%
advice-alike = **{ $other }**とほぼ同じ
refused-no-advice = この卓では助言を使えません。ホストが開始前にオンにしていませんでした。
refused-advice-failed = コンピューターが読み切れず、助言を出せませんでした。もう一度**{ advice-button }**を押してください。

## At a hanafuda table

cards-stock = 山札{ $count }枚
cards-held = 手札{ $count }枚
cards-near = あと少しの役：{ $yaku }
cards-taken = 取り札{ $count }枚：{ $cards }
cards-taken-none = 取り札なし

## At a mahjong table

tiles-star = ✦
tiles-starred = { $piece }{ tiles-star }
tiles-wild = 百搭：**{ $pieces }** ✦
tiles-wall = 残り{ $count }枚
table-badge-live = ツモれるのはあと{ $number }枚
tiles-aside = 誰のものでもない花牌：{ $flowers }
tiles-own = 手牌：`{ $written }`{ $words }
tiles-sets = { $mark } { $who }：{ $sets }
tiles-named = （{ $words }）
tiles-concealed = 手牌{ $count }枚
tiles-shown = 公開：`{ $written }`
tiles-flowers = 花牌：`{ $written }`
tiles-discards = 捨て牌：`{ $written }`
tiles-waits = 待ち：{ $waits }{ $only ->
        [self_draw] （ツモのみ）
        [some] （ロンできるのは`{ $claims }`のみ）
       *[any] {""}
    }
tiles-wait = `{ $tile }`（残り{ $left }枚）
tiles-waits-many = 待ち{ $count }種（残り{ $left }枚）{ $only ->
        [self_draw] 、ツモのみ
        [some] 、ロンできるのは`{ $claims }`のみ
       *[any] {""}
    }：`{ $waits }`
tiles-after = -# `{ $discard }`切りで`{ $waits }`待ち（残り{ $left }枚{ $only ->
        [self_draw] 、ツモのみ
       *[any] {""}
    }）
tiles-after-rest = -# `{ $discards }`切りでもテンパイですが、待ちの残り枚数は少なくなります。
tiles-nearest = { $name }（あと{ $count }枚）
lacking-claimed = **手は完成していますが、和了できません：**チーやポンの直後は、1枚捨てるだけです。和了できるのは次の牌からです。
hand-worth = -# 今和了すると、合計{ $worth }点が入ります。
hand-worths = -# ボタンの数字は、その和了で入る合計点です。
claim-brings = { $claim }：{ $how ->
        [moved] 和了まで{ $then }枚（今は{ $now }枚）
        [never] もう和了できなくなります
       *[same] 和了まで{ $now }枚のまま
    }
tiles-reading = `{ $sets }`
meld-chow = チー：`{ $written }`（{ $source }から）
meld-pong = ポン：`{ $written }`（{ $source }から）
meld-kong = カン：`{ $written }`（{ $source }から）
meld-added = 加槓：`{ $written }`（{ $source }から）
meld-concealed = 暗槓：`{ $written }`
meld-hidden = 暗槓（伏せ）

hand-orders = -# 自動応答：「{ order-no_claims }」は和了以外をすべて見送り、「{ order-pass_chows }」はチーだけを見送り、「{ order-always_win }」は和了できるときにすぐ和了します。
order-no_claims = 鳴きなし
order-pass_chows = チーなし
order-always_win = 自動和了
order-no_waits = 待ちを隠す
order-given = ✓ { $order }

## In pictures: short words beside the cards

picture-round = 第#回戦
picture-stock = 山札
picture-field = 場
picture-points = 点
picture-total = 合計
picture-sum = 計
picture-standing = 通算
doublings = { $count }翻
picture-last = 直前の札
picture-held = 出した札
picture-you = 自分
picture-stop = ストップ
picture-go = 続行
picture-risk = #点を賭ける
picture-doubles = 得点#倍
picture-winner = の勝ち
picture-match-winner = の優勝
picture-match-shared = 同率1位
picture-match-draw = 引き分け
picture-leaving = 離脱
picture-best = 最高の一{ $unit ->
    [hand] 局：第{ $hand }局
   *[round] 戦：第{ $hand }回戦
}
picture-draw = 流れ
picture-badge-dealer = 親
picture-badge-overtime = 延長戦
picture-badge-month = #月
picture-badge-doubled = 得点
picture-times = { $what } { $count }回
picture-dealer = 親
picture-deal = 第#局
picture-wall = 残り#枚
picture-wild = 百搭
picture-discards = の捨て牌
picture-discarded = の捨て牌
picture-window-claim = 鳴き受付中
picture-window-rob_kong = が加槓
picture-waits = 待ち
picture-claims = 鳴き候補
picture-live = 残りツモ#枚
picture-shares = { $count }人分
picture-won-self_draw = ツモ
picture-won-dealt = 配牌で和了
picture-won-discard = 放銃：
picture-won-rob_kong = 槍槓：

## Commands

## Settings

server-title = ## このサーバーの設定
    -# 変更は、これから開く卓と新しいメッセージに反映されます。
server-language = 言語
server-channels = 卓を開けるチャンネル
server-starters = 卓を開ける人
server-game = 標準のゲーム
server-presets = { $game }の標準ルール
server-clock = 持ち時間
server-pace = コンピューターの速さ
server-threads = 卓ごとのスレッド
server-pings = 通知
server-hints = 手札・手牌のヒント
server-pictures = 手札・手牌の画像サイズ
server-idle_days = 放置された卓を閉じるまでの日数
server-leaderboard = ランキングの共有
server-worldwide = 全サーバーのランキングへの参加
server-log = モデレーターの操作記録を出すチャンネル
server-zone = タイムゾーン

mine-title = ## 個人設定
    -# すべてのサーバーで共通です。
mine-language = 言語
mine-hints = 自分の手札・手牌のヒント
mine-pings = 自分への通知
mine-pace = 自分の卓のコンピューターの速さ
mine-confirmations = 大事な選択の前の確認
mine-pictures = 自分の手札・手牌の画像サイズ
mine-in_words = 画像の代わりに文字
mine-contrast = 高コントラストの画像
mine-red_backs = 札の裏を赤に
mine-codes = 札の番号表示
mine-plain = 数字と図形だけの札
mine-orders = 対局開始時の自動応答
mine-calm = 鳴きの時間を長めに
mine-challenges = ほかの人からの誘い
mine-worldwide = 全サーバーのランキングへの掲載

setting-none = なし
setting-channels = { $count ->
        [0] どこでも
       *[other] { $count }チャンネル
    }
setting-channel = { $count ->
        [0] 出さない
       *[other] チャンネルに出す
    }
setting-role = { $count ->
        [0] 誰でも
       *[other] ロールを持つ人
    }
setting-channel-gone = -# そのチャンネルはもうないので、何も投稿されません。別のチャンネルを選んでください。
setting-channel-shut = -# そのチャンネルには書き込めません。**チャンネルを見る**と**メッセージを送信**の権限が必要です。
setting-channels-gone = -# もう存在しないチャンネルが{ $count }個あります。選び直してください。
setting-channels-shut = -# { LIST($channels, style: "and") }には書き込めません。**チャンネルを見る**と**メッセージを送信**の権限が必要です。
setting-role-gone = -# そのロールはもうありません。別のロールを選んでください。
setting-role-managed = -# 連携サービスが管理するロールなので、付けられません。別のロールを選んでください。
setting-role-permission = -# そのロールを付けるには、**ロールの管理**の権限が必要です。
setting-role-above = -# そのロールを付けられません。**サーバー設定 > ロール**で、このボットのロールをその上に移してください。
setting-starters-gone = -# そのロールはもうないので、卓を開けるのは**サーバー管理**の権限がある人だけです。別のロールを選んでください。
setting-language-discord = Discordに合わせる
setting-hints-server = サーバーに合わせる
setting-hints-on = あり
setting-hints-off = なし
setting-pictures-server = サーバーに合わせる
setting-pictures-usual = 通常のサイズ
setting-pictures-small = 絵文字1行だけ
setting-pace-server = サーバーに合わせる
setting-pace-calm = ゆっくり
setting-pace-brisk = 速め
setting-pace-instant = 最速
setting-clock-game = ゲームに合わせる
setting-clock-off = なし
setting-clock-30s = 30秒
setting-clock-1m = 1分
setting-clock-3m = 3分
setting-clock-10m = 10分
setting-clock-1h = 1時間
setting-clock-1d = 1日（できるゲームのみ）
setting-confirmations-all = あり
setting-confirmations-ending = 対局を終えるときだけ
setting-leaderboard-public = 共有可
setting-leaderboard-private = 開いた人だけ
presets-open = 保存したルール
presets-title = ## このサーバーに保存したルール
presets-row = { $game } · **{ $name }**：{ $base }{ $count ->
        [0] と同じ
       *[other] から{ $count }件変更
    }
presets-none = 保存したルールはありません。**サーバー管理**の権限がある人は、ロビーの「{ lobby-house-rules }」で「{ panel-save }」を押せます。
presets-off = 削除
presets-note = -# `/{ command-play.name }`と`/{ command-challenge.name }`の「{ option-rules.name }」で選べます。削除しても、そのルールで開いた卓には影響しません。
settings-stale = -# ほかで変更がありました。これが最新の状態です。もう一度選んでください。
page-back = 戻る
page-on = 次へ

block-title = ## ブロックした人
block-row = **{ $number }.** { $who }
block-nobody = いません。
block-off = ブロックを解除
block-done = { $who }をブロックしました。もう誘われません。
block-note = -# 相手からの誘いは届かなくなり、相手はこちらのロビーに入れなくなります。ブロックしたことは知らせません。

privacy-title = ## 保存されている自分のデータ
privacy-open = - 自分が関わるロビーと対局（ホスト、参加者、招待中）：{ $count }件
privacy-ended = - 終わった卓（席、山を切ったときの言葉、点数）：{ $count }件
privacy-standings = - ランキング用の集計：{ $count }件
privacy-preferences = - `/{ command-preferences.name }`：{ $count }件
privacy-blocks = - ブロックした人：{ $count }人
privacy-invitations = - この24時間に送った、または受けた招待：{ $count }件
privacy-deeds = - この90日間のモデレーターの操作（自分がしたもの、自分が対象のもの）：{ $count }件
privacy-kept-out = - 卓への参加を停止されているサーバー（期限を含む）：{ $count }件
privacy-nothing = 保存されているものはありません。卓も、結果も、設定もありません。
privacy-note = -# 全サーバーの分です。名前ではなくIDで保存しています。誰にブロックされているかは、本人にも表示しません。
privacy-export = ファイルで受け取る
privacy-delete = 削除する…
privacy-file = 保存されている自分のデータのすべてです。ほかの人は番号で表しています。終わっていない対局の手は含みません。
privacy-sure = ## 保存されている自分のデータをすべて削除しますか？
    取り消せません。
privacy-leaving = { $count }件のロビーや対局から抜けます。自分のロビーは閉じ、対局は投了になります。
privacy-stays = -# ほかの人との対局は残り、席の名前は「{ former-player }」になります。山を切ったときの言葉も残ります。戻ってきても、ブロックや参加停止はそのままです。チャンネルのメッセージはDiscordに保存されているので、残ります。
privacy-yes = すべて削除
privacy-no = 残しておく
privacy-done = 保存されていた自分のデータを、すべて削除しました。
privacy-done-soon = 保存されていた自分のデータを、すべて削除しました。ほかの処理がデータベースを使っているため、ディスクから完全に消えるまで数分かかります。

resign-ask = 卓{ $table }の対局を投了しますか？{ $count ->
        [1] { $who }の勝ちになります。
       *[other] 対局は終わり、最下位になります。
    }取り消せません。
resign-ask-rated = 卓{ $table }の対局を投了しますか？{ $count ->
        [1] { $who }の勝ちになり
       *[other] 対局が終わって最下位になり
    }、レートは約**{ $loss }**下がります。取り消せません。
resign-ask-free = 卓{ $table }の対局から抜けますか？まだ誰も打っていないので、誰の成績にも反映されません。取り消せません。
resign-rating = レートは約**{ $loss }**下がります。
resign-ask-seat = 卓{ $table }から抜けますか？対局が終わるまで、この席ではコンピューターが打ちます。取り消せません。
resign-price = **{ $price }**点を失います。
resign-ask-others = 卓{ $table }から抜けますか？最下位になります。コンピューターを代わりに入れて続けるか、対局を終えるかは、ほかの人が決めます。取り消せません。
resign-waits = 卓{ $table }で投了しました。コンピューターを代わりに入れて続けるか、ほかの人に聞いています。
resign-yes = 投了
resign-done = 卓{ $table }で投了しました。
resign-left = 卓{ $table }から抜けました。この席ではコンピューターが打ちます。続きはチャンネルで観戦できます。

## /leaderboard

leaderboard-title = ## { $game }：{ $scope ->
        [all] 全サーバー
       *[here] このサーバー
    }のランキング
leaderboard-which = { $period ->
        [day] 今日
        [week] 今週
        [month] 今月
        [season] 今季（{ DAY($first) }から）
       *[all] 通算
    }、{ $by ->
        [points] 得点
        [average] 平均点
        [rating] レート
       *[won] 勝ち数
    }順。
leaderboard-row = **{ $rank }位** { $closed ->
        [1] *（仲間内）*{""}
       *[0] {""}
    }{ $who }：{ $what }
leaderboard-row-provisional = – { $who }：{ $what }、暫定
leaderboard-what = { $played }戦{ $won }勝、{ $points }点
leaderboard-what-average = 1回平均{ $average }点（{ $hands }回）
leaderboard-what-rating = { $rating } ±{ $spread }、{ $played }対局分
leaderboard-what-counted = { $what }、順位では{ $board }として計算
leaderboard-asked = { $who }（共有した人）
leaderboard-yours = 自分
leaderboard-you = -# { $who }：{ $rank }位、{ $what }。
leaderboard-you-closed = -# { $who }：仲間内で{ $rank }位、{ $what }。全体の順位が付くのは、ほかの人とも対局している相手が{ $people }人になってからです。今は{ $met }人です。
leaderboard-you-none = -# { $who }：ここでの成績に反映される対局は、まだありません。
leaderboard-you-hidden = -# { $who }：ここには載っていません。載せるかどうかは`/{ command-preferences.name }`で選べます。
leaderboard-you-average = -# { $who }：打ち終えた局・回戦は、まだありません。
leaderboard-you-rating = -# { $who }：{ $what }、暫定。順位が付くまで、あと{ $missing }対局分です。
leaderboard-you-unrated = -# { $who }：レートは1対局すると付きます。順位が付くまで、あと{ $missing }対局分です。
leaderboard-you-resting = -# { $who }：次に対局するまで、ここには載りません。
leaderboard-empty = ここでは、成績に反映される{ $game }の対局がまだありません。コンピューター以外に2人以上いる対局だけが対象です。
leaderboard-empty-period = まだ誰もランクインしていません。
leaderboard-places = -# { $count }人中{ $first }〜{ $last }番目。
leaderboard-winner = -# { DAY($first) }からのシーズン：優勝は{ $who }、レート{ $rating }。
leaderboard-note = -# コンピューター以外に2人以上いる対局だけが対象です。
leaderboard-note-rating = -# 順位が付くのは{ $enough }対局分からです。レートが変わるのは、コンピューターなしで始まった対局だけです。±は誤差の目安です。詳しくは`/{ command-rules.name }`で見られます。
leaderboard-game = ゲーム
leaderboard-period = 期間
leaderboard-by = 並べ方
leaderboard-scope = サーバー
leaderboard-first = 最初
leaderboard-last = 最後

## /replay and /history

replay-title = **{ $game } · 卓{ $table }のリプレイ**
replay-where = -# { $last }手中{ $step }手目 · { $eyes ->
        [all] 観戦者の視点
       *[other] { $who }の視点
    }
replay-first = 最初
replay-back = 前へ
replay-next = 次へ
replay-last = 最後
replay-dearest = 最高得点
replay-file = 記録ファイル
replay-film = 最後の{ $unit ->
        [round] 回戦
       *[hand] 局
    }のGIF
replay-hands = 移動先
replay-hand = { $step }手目から：{ $when }
replay-whose = 視点
replay-everybody = 観戦者の視点
replay-eyes = { $who }の視点
film-alt = 対局の最後の場面のアニメーション（{ $count }枚）。結果：
share-film = -# { $who }が卓{ $table }の最後の場面を共有しました。対局の全体は`/{ command-replay.name }`で見られます。
history-title = ## { $who }のこのサーバーでの対局
history-row = - { $at } · { $game } · { $seats }人中{ $place ->
        [1] **1位**
        [2] 2位
        [3] 3位
       *[other] 最下位
    }、{ $points }点 · 相手：{ $who } · 卓{ $table }
history-voided = { $row } · *モデレーターが無効にしました*
history-empty = ここで見られる対局はありません。
history-newer = 新しい対局
history-older = 古い対局
history-replay = リプレイを見る
refused-no-replay = 卓{ $table }に、見られるリプレイはありません。
refused-no-replay-here = このチャンネルで終えた対局はありません。`/{ command-history.name }`で一覧を見るか、卓の番号を指定してください。
refused-no-replay-alone = ここで終えた対局はまだありません。`/{ command-play.name }`で対局するか、卓の番号を指定してください。
refused-replay-broken = 古いバージョンのルールで打った対局なので、もう再現できません。
refused-damaged = この対局のデータが壊れているため、続けることもリプレイを見ることもできません。ボットの運営者に知らせてください。バックアップに残っているかもしれません。
refused-film-none = この対局には、アニメーションにできる場面がありません。
refused-film-late = アニメーションの作成に時間がかかりすぎました。少し待って、もう一度試してください。
refused-film-large = アニメーションが大きすぎて、Discordに出せません。終わった対局は`/{ command-replay.name }`で1手ずつ見られます。

## /review

table-review = 検討
review-title = **{ $game } · 卓{ $table }の検討**
review-progress = 選択を見直しています{ $known ->
        [yes] （{ $count }件中{ $done }件）
       *[no] {""}
    }。その後、損が大きそうなものを詳しく調べます。
review-follows = -# 終わると、このメッセージが更新されます。変わらないときは**{ review-again }**を押してください。
review-again = もう一度見る
review-curve = 勝率
review-decision = 選択{ $number }
review-found = { $count ->
        [0] **はっきりした悪手はありません。**{ $decisions }回の選択に、大きな損はありませんでした。
        [1] { $decisions ->
            [1] **1回だけの選択**で、はっきり損をしました：
           *[other] { $decisions }回の選択のうち、はっきり損をしたのはこの**1つ**です：
        }
       *[other] { $decisions }回の選択のうち、はっきり損をしたのは次の**{ $count }回**です：
    }
review-line = **{ $number }.** { $when }：{ $done }（よりよい手：{ $better }） · { $loss }
review-instead = { $done }（よりよい手：{ $better }）
review-short = { $kind ->
        [points] −{ $points }点
        [both] 勝率−{ $chance }%、−{ $points }点
       *[other] 勝率−{ $chance }%
    }
review-how = -# 上級コンピューターの見積もりです。本人に見えた情報だけで判断しています。
review-where = -# { $count }件中{ $number }件目 · { $when } · { $last }手中{ $step }手目
review-moves =
    選んだ手：**{ $done }**（{ $done-why }）
    よりよい手：**{ $better }**（{ $better-why }）
review-loss = { $kind ->
        [chance] 対局の勝率が約{ $chance }ポイント下がりました。
        [traded] この{ $unit ->
            [round] 回戦
           *[hand] 局
        }では約{ $points }点の得でしたが、対局の勝率は約{ $chance }ポイント下がりました。
        [both] この{ $unit ->
            [round] 回戦
           *[hand] 局
        }で約{ $points }点損をし、対局の勝率も約{ $chance }ポイント下がりました。
       *[points] この{ $unit ->
            [round] 回戦
           *[hand] 局
        }で約{ $points }点の損でした。対局の勝率はほぼ変わりません。
    }
review-head = 自分の勝率
review-unit = { $unit ->
        [round] 回戦
       *[hand] 局
    }
review-alt = 対局の勝率、選択{ $count }回：最初の選択の後{ $first }%、最高{ $most }%、最低{ $least }%、最後{ $end }%。
review-alt-hand = 第{ $hand }{ $unit ->
        [round] 回戦
       *[hand] 局
    }：{ $count ->
        [1] { $last }%。
       *[other] { $first }%から{ $last }%。
    }
refused-no-review = 卓{ $table }に、検討できる自分の対局はありません。
refused-review-other = 卓{ $table }の対局をまだ検討しています。終わってから、もう一度試してください。
refused-review-full = 今はほかの対局を検討中です。数分後に、もう一度試してください。
refused-review-none = この対局では、選ぶ場面がありませんでした。
refused-review-failed = この対局の選択を判定できませんでした。後でもう一度試してください。

## The choices of an option `table`

choice-game = { $game }、相手：{ $who }
choice-computer = CPU
choice-table = 卓{ $table }
choice-asleep = 休止中

asleep-title = { $count ->
        [1] **休止中の対局があります。**再開しますか？それとも新しい卓を開きますか？
       *[other] **休止中の対局が{ $count }件あります。**どれかを再開しますか？それとも新しい卓を開きますか？
    }
asleep-full = **休止中の対局が{ $count }件あり、これ以上は開けません。**どれかを再開するか終えてから、新しい卓を開いてください。
asleep-wake = 卓{ $table }を再開
asleep-new = 新しい卓
asleep-beside = { $count ->
        [1] **休止中の対局があります。**再開しますか？それとも卓{ $table }で続けますか？
       *[other] **休止中の対局が{ $count }件あります。**どれかを再開しますか？それとも卓{ $table }で続けますか？
    }
asleep-hand = 卓{ $table }の手を見る
asleep-end = 対局を終える…
asleep-ended = 卓{ $table }を閉じました。{ $full ->
        [yes] {""}
       *[no] これで新しい卓を開けます。
    }
asleep-opened = 下に{ $game }の卓を開きました。

## The pages of /rules

rules-title = **{ $game }** · { $preset }
rules-title-table = **{ $game }** · 卓{ $table }
rules-page-goal = 目的{ $number }
rules-page-turn = 手番{ $number }
rules-page-yaku = 役{ $number }
rules-page-points = 点数{ $number }
rules-page-deal = 親と進行{ $number }
rules-page-settings = 設定{ $number }
rules-page-ratings = レート{ $number }
rules-head = ### { $page }
rules-about = -# 検索できる名前：{ $names }
rules-pattern = **{ $name }** **{ $worth }**：{ $how }
rules-pattern-any = 条件なし。
rules-worth = { $points }
rules-worth-doubles = ×{ $factor }
rules-pattern-all = { $pieces }。
rules-pattern-some = { $all }枚のうち{ $count }枚。
rules-pattern-some-named = { $all }枚のうち{ $count }枚（{ $pieces }）。
rules-pattern-must = { $must }と、ほか{ $all }枚のうち{ $count }枚。
rules-pattern-must-named = { $must }と、次のうち{ $count }枚（{ $pieces }）。
rules-pattern-without = { $pieces }を除く。
rules-pattern-step = 1枚増えるごとに+{ $step }。
rules-pattern-more = 同じ種類の札が1枚増えるごとに+{ $step }。
rules-pattern-instead = { $names }の代わりに数える。
rules-pattern-example = 例：{ $pieces }。
rules-named = このルールは**{ $preset }**です。
rules-same = この卓のルールは**{ $preset }**です：
rules-differ-head = この卓のルールは、**{ $preset }**から次の点を変えたものです：
rules-differs = { $line }（通常は{ $usual }）
rules-differ-rest = ほかは通常どおりです：
rules-is-same = **{ $preset }**の設定：
rules-others = ほかのルールでも始められます：
rules-other = • **{ $preset }**：{ $tradition }
rules-setting = { $name }：**{ $value }**
rules-open = ルール
rules-ratings =
    レートは強さの目安で、サーバーごと、ゲームごとに付きます。**1500**から始まります。±は誤差の目安（標準偏差）です。
    {""}**対象の対局：**コンピューターなしで始まり、助言がなく、成績に反映される対局だけです。順位と相手の強さで決まり、点差は関係ありません。
    {""}**重み：**その対局がふつう何局・何回戦で終わるかで決まり、最大で2対局分です。合意して早く終えたときは、打ち終えた局・回戦だけを数えます。
    {""}**投了**は、誰かが打った後なら1対局として数え、最下位になります。自分の番で放置して、対局が閉じられたときも同じです。
    {""}**代打ち**のコンピューターの手も、本人のレートに反映されます。半分を超えて任せると、レートは上がりません。
    {""}**モデレーターが席をコンピューターに任せた対局**は、ふつうの局・回戦数の半分を打ち終えていれば、その時点の順位でレートが決まります。そうでなければレートは変わりません。
    {""}**同じ相手：**同じ人との対局が1日に{ $day }対局分、1週間に{ $week }対局分（UTC）を超えると、その後は1戦ごとに重みが半分になっていきます。
    {""}**順位**が付くのは、シーズンなら{ $season }対局分、通算なら{ $all }対局分を打ってからです。それまでは暫定です。ほかの人とも対局している相手が{ $people }人未満なら*仲間内*の順位になり、ほかの人たちより下に並びます。{ $rest }日間対局がないか、サーバーを離れると、順位は表示されません。
    {""}**順位の計算**では、同じ相手から得たレートは、その相手がほかの人とも対局している分だけ数えます。{ $voids }人以上に負けた対局がモデレーターに無効にされると、順位ではその分の負けを差し引きます。
    {""}**シーズン**は3か月ごとで、レートも別です。1500と前のレートの中間から始まります。
    -# openskill、Plackett-Luce：1500 + 40 × (mu − 25)。

## Share: a private answer is posted for everybody

share = 共有
share-done = -# 共有しました。
share-rules = -# { $who }が{ $game }のルールを共有しました。
share-profile = -# { $who }がこの戦績を共有しました。
share-leaderboard = -# { $who }がランキングを共有しました。
share-verify = -# { $who }が卓{ $table }の検証結果を共有しました。

verify-title = ## 卓{ $table }の検証
verify-running = シードは、対局が終わるまで公開されません。ハッシュ値：sha256 `{ $commitment }`
verify-seed = シード：`{ $seed }`
verify-sealed = ロビーで公開したハッシュ値：sha256 `{ $commitment }`
verify-cut = 席{ $seat }のカット：`{ $cut }`
verify-start = 「{ lobby-start }」を押した操作のID：`{ $start }`
verify-match = 対局のシード：`{ $match }`
verify-good = このシードから配り直し、{ $moves }手すべてを再現したところ、同じ結果になりました。
verify-file = 対局全体の記録（ルール、シード、すべての手）が入ったテキストファイルです。不具合の報告に添付してください。
verify-bad = このシードから配り直すと、記録と違う結果になりました。報告をお願いします。

## Refusals

refused-no-game = 「{ $game }」というゲームはありません。
refused-no-preset = このゲームに「{ $preset }」というルールはありません。
refused-unknown-game = その名前のゲームはありません。{ $near ->
        [yes] 近い名前：{ $names }
       *[no] 遊べるゲーム：{ $names }
    }
refused-unknown-words = { refused-unknown-game } 「{ $me } { $game }」に続けて友だちをメンションするか、`/{ command-play.name }`を使ってください。
refused-unknown-preset = { $game }にその名前のルールはありません。{ $near ->
        [yes] 近い名前：{ $names }
       *[no] 選べるルール：{ $names }
    }
refused-unknown-topic = { $game }にその名前のものはありません。{ $near ->
        [yes] 近い名前：{ $names }
       *[no] 入力例：{ $names }
    }
refused-topic-off = このルールでは、{ $name }を採用していません。
refused-too-many-friends = このゲームに誘えるのは{ $most }人までです。
refused-too-many-tables = 開いている卓がもう{ $most }つあります。先に、どれかを終えるか閉じてください。
refused-too-many-asleep = 休止中の対局が{ $most }つあります。`/{ command-hand.name }`で再開するか、どれかを終えてください。
refused-not-asleep = 卓{ $table }の対局は休止中ではありません。
refused-not-alone = 卓{ $table }にはほかの人もいます。`/{ command-resign.name }`で抜けられます。
refused-too-many-lobbies = 全サーバー合わせて、開いているロビーがもう{ $most }つあります。どれかを開始するか、抜けてください。
refused-invited-enough = 短い間に多くの人を誘いました。次に誘えるのは{ $when }です。
refused-friend-invited-enough = 最近、{ $friend }さんを何度も誘っています。次に誘えるのは{ $when }です。
refused-friend-asked-enough = { $friend }さんは最近、何度も誘われています。次に誘えるのは{ $when }です。
refused-already-asked = { $friend }さんはもう誘われています。このチャンネルの卓{ $table }を見てください。
refused-asked-twice = { $friend }さんを2回指定しています。
refused-challenge-self = 自分は誘えません。1人で遊ぶなら、`/{ command-play.name }`でコンピューターを追加してください。
refused-challenge-bot = { $friend }はボットなので、誘いに応じられません。代わりに、ロビーでコンピューターを追加してください。
refused-challenge-stranger = { $friend }さんはこのサーバーにいません。
refused-no-challenges = { $friend }さんは誘いを受け付けていません。
refused-blocked-by-you = { $friend }さんをブロックしています。`/{ command-block.name }`で解除できます。
refused-may-not-join = このロビーには入れません。`/{ command-play.name }`で自分の卓を開けます。
refused-block-self = 自分はブロックできません。
refused-block-bot = { $person }はボットです。人を誘うことはありません。
refused-too-many-blocked = もう{ $most }人をブロックしています。先に誰かのブロックを解除してください。
refused-bad-preset-name = 名前には、目に見える文字を1〜{ $most }字で入れてください。1字に付けられる記号（アクセントなど）は{ $marks }個までです。
refused-preset-of-game = その名前のルールは、もともとゲームにあります。別の名前にしてください。
refused-too-many-presets = 保存できるルールは、このゲームでは{ $most }件までです。`/{ command-server-settings.name }`で削除できます。
refused-manage-server = 設定を変えられるのは、**サーバー管理**の権限がある人だけです。
refused-wrong-channel = このチャンネルでは卓を開けません。こちらでどうぞ：{ LIST($channels) }
refused-no-channel-left = 卓を開くチャンネルが、もう存在しません。**サーバー管理**の権限がある人が`/{ command-server-settings.name }`で選び直せます。
refused-wrong-role = ここで卓を開けるのは、ロール{ $role }を持つ人だけです。
refused-no-role-left = 卓を開けるロールが、もう存在しません。**サーバー管理**の権限がある人が`/{ command-server-settings.name }`で選び直せます。
refused-role-named = それはこのボットのロールです。ロールへのメンションは読めないので、代わりに{ $me }と書いてください。
refused-no-server = これは、このボットを追加したサーバーでしか使えません。ここでは`/{ command-play.name }`で、1人でコンピューターと遊べます。
refused-not-here = このサーバーにはこのボットが追加されていないので、使えません。**サーバー管理**の権限がある人が追加できます。ここでも`/{ command-play.name }`で、1人でコンピューターと遊べます。
refused-slow = 時間がかかりすぎました。もう一度押してください。
refused-busy = 今は混み合っています。数秒後に、もう一度試してください。
refused-hasty = 押すのが速すぎて、応答が追いつきません。数秒後に、もう一度試してください。
refused-no-table = 卓{ $table }はありません。
refused-game-away = 卓{ $table }は休止中です。今は{ $game }がこのボットに入っていません。
refused-not-worldwide = このサーバーは全サーバーのランキングに参加していません。**サーバー管理**の権限がある人が`/{ command-server-settings.name }`で変えられます。
refused-no-rating-then = レートを見られるのは、今季か通算だけです。どちらかを選んでください。
refused-no-profile = { $person }さんは、ここでの成績に反映される対局がないか、データが削除されています。
refused-no-profile-own = ここでの成績に反映される対局は、まだありません。`/{ command-play.name }`か`/{ command-challenge.name }`で始められます。
refused-profile-bot = { $person }はボットなので、戦績がありません。
refused-no-table-here = このチャンネルに自分の卓はありません。`/{ command-play.name }`か`/{ command-challenge.name }`で開けます。
refused-shared = もう共有しています。
refused-old-lobby = これは卓{ $table }の古いメッセージです。最新のものか、`/{ command-table.name }`を使ってください。
refused-other-channel = 卓{ $table }は{ $channel }で対局中です。そちらで試してください。
refused-not-seated = この卓の参加者ではありません。
refused-already-seated = もうこの卓にいます。
refused-declined = この誘いは断りました。{ $host }さんがもう一度誘えば、参加できます。
refused-kicked = { $host }さんに、このロビーから外されました。もう一度誘われれば戻れます。
refused-remove-self = 自分は外せません。**{ lobby-leave }**を押すと、ロビーは閉じます。
refused-already-here = { $friend }さんはもうここにいるか、誘われています。
refused-no-free-seat = 空席が足りません。{ $most }人まで遊べます。
refused-seats-changed = その間に参加者が変わりました。もう一度**{ lobby-more }**→**{ lobby-guests }**を開いてください。
refused-rematch-stranger = 再戦を申し込めるのは、卓{ $table }で最後まで打った人だけです。
refused-rematch-early = この卓の対局はまだ終わっていません。
refused-rematch-late = 終わってから時間がたっているので、再戦はできません。また遊ぶなら`/{ command-challenge.name }`を使ってください。
refused-rematch-closed = この対局の再戦（卓{ $table }）は閉じました。また遊ぶなら`/{ command-challenge.name }`を使ってください。
refused-rematch-begun = この対局の再戦（卓{ $table }）はもう始まっています。
refused-rematch-waits = もう再戦の卓{ $table }に入っています。ほかの人を待っています。
refused-not-invited = この誘いに答えられるのは、誘われた人だけです。
refused-table-full = この卓は満席です。`/{ command-play.name }`で別の卓を開けます。
refused-no-computer = ここにコンピューターはいません。
refused-no-level = このゲームに強さ「{ $level }」のコンピューターはいません。別の強さを選んでください。
refused-host-only = できるのは、ホストの{ $host }さんだけです。
refused-too-few = { $least }人必要です。友だちを待つか、コンピューターを追加してください。
refused-bad-cut = カットには、目に見える文字を1〜{ $most }字で入れてください。
refused-piled-cut = カットの1字に付けられる記号（アクセントなど）は{ $most }個までです。
refused-bad-zone = その名前のタイムゾーンはありません。`Asia/Tokyo`のように書いてください。`/{ command-server-settings.name } { option-time-zone.name }:`に候補が出ます。
refused-bad-setting = その設定はないか、その値にはできません。一覧から選んでください。
refused-bad-number = { $low }から{ $high }までの整数にしてください。
refused-closed = この卓は閉じています。
refused-already-started = この卓の対局はもう始まっています。`/{ command-play.name }`で別の卓を開けます。
refused-in-lobby = 対局はまだ始まっていません。
refused-over = この対局は終わっています。
refused-dearer = 抜けたときに失う点が、先ほどより増えています。`/{ command-resign.name }`で確かめてください。
refused-resigned = この卓ではもう投了しました。
refused-not-away = 離席中ではありません。
refused-not-forgotten = 削除を終えられず、データはまだ残っています。いくつかの卓からは、もう抜けたかもしれません。少し待って、もう一度試してください。
refused-still-seated = まだ抜けられていない卓があるので、何も削除していません。少し待って、もう一度試してください。
refused-forgotten-later = 今、{ $count }卓から抜けているところです。終わると、すべて自動で削除されます。何もしなくて大丈夫です。
refused-no-files = このチャンネルではファイルを添付できません。**ファイルを添付**の権限が必要です。別のチャンネルで試すか、管理者に頼んでください。
refused-grave = 手札・手牌の下の**{ vote-end-yes }**を押し、確認してください。
refused-end-away = { LIST($who) }の返事がもらえないので、今は対局を終えられません。戻るのを待つか、`/{ command-resign.name }`で抜けてください。
refused-asked-before = 対局終了の提案はもう出しました。もう一度出せるのは、次の局・回戦からです。
refused-nobody-ends = 対局終了の提案は、今は出ていません。
refused-nobody-left = この卓で投了した人はいません。
refused-automod = このサーバーのAutoModに回答を止められました。操作は保存されています。卓か`/{ command-hand.name }`で確認してください。
refused-stale = そのボタンは古くなっています。卓の**{ table-hand }**を押してください。
refused-repeated = その操作はもう済んでいます。
refused-not-asked = 今は自分の番ではありません。
refused-not-saved = 今の操作を保存できなかったので、何も変わっていません。少し待って、もう一度試してください。
refused-not-loaded = データを読み込めませんでした。少し待って、もう一度試してください。
refused-elsewhere = この卓は今移動中なので、何も変わっていません。少し待って、もう一度試してください。
refused-database-gone = データベースが見つからず、保存も表示もできません。再起動が必要なので、ボットの運営者に知らせてください。
refused-no-send = このチャンネルには書き込めません。**チャンネルを見る**と**メッセージを送信**の権限が必要です。管理者に頼んでください。
refused-not-in-thread = このプライベートスレッドにボットが入っていないので、卓を表示できません。ここで{ $me }にメンションして、もう一度試してください。
refused-no-send-there = { $channel }には書き込めません。ボットにそのチャンネルの**チャンネルを見る**と**メッセージを送信**の権限が必要です。管理者に頼んでください。
refused-posted-enough = ここへの投稿が、1時間で{ $most }回になりました。次にできるのは{ $when }です。
refused-server-posted-enough = このサーバーでは、1時間に卓を開いたり投稿したりできるのは合わせて{ $most }回までです。次にできるのは{ $when }です。
refused-unknown-button = このボタンはもう使えません。`/{ command-hand.name }`で新しく表示できます。
refused-error =
    こちらで問題が起きました。`/{ command-hand.name }`で続けてください。
    -# ボットの運営者へ：ログのエラー{ $number }。

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = 操作待ち：{ $who }
scene-field = 場：{ $cards }
scene-field-empty = 場に札はありません。
scene-held = { $card }で取れる札（1枚選ぶ）：{ $cards }
scene-last = { $who }が直前に動かした札：{ $cards }
cards-marked = { $card }（{ $how ->
        [played] 出した札
        [turned] めくった札
       *[last] 最後に取った札
    }）
scene-hand = 手札：{ $cards }
scene-reach = あと少しの役：{ $yaku }
scene-near = { $name } { $points }（あと{ $count }枚）
scene-stake = 今あがると{ $score }点です。
scene-once = 続けられるのは、各回戦で2人合わせて1度だけです。
scene-once_each = 続けられるのは、各回戦で1人1度だけです。
scene-doubles = 続けると、{ $who }があがったときの点が{ $times }倍になります。
match-won = { $kind ->
    [score] { $who }の優勝です（{ $score }）。
    [points] { $who }が{ $points }点で優勝です。
   *[none] { $who }の優勝です。
}
match-won-you = { $kind ->
    [score] 優勝しました（{ $score }）。
    [points] { $points }点で優勝しました。
   *[none] 優勝しました。
}
match-shared = { $who }が同率1位です。
match-drawn = { $score ->
    [none] 対局は引き分けです。
   *[other] 対局は引き分けです（{ $score }）。
}
decided-lead = { $hand ->
        [1] { $who }が第1{ $unit ->
            [hand] 局
           *[round] 回戦
        }から最後まで首位でした。
       *[other] { $who }が第{ $hand }{ $unit ->
            [hand] 局
           *[round] 回戦
        }（{ $points }）で首位に立ち、最後まで守りました。
    }
decided-level = { $who }は{ $hand ->
        [1] 第1{ $unit ->
            [hand] 局
           *[round] 回戦
        }から最後まで同点でした。
       *[other] 第{ $hand }{ $unit ->
            [hand] 局
           *[round] 回戦
        }から同点でした。
    }
decided-left = { $others }の方が点は多いものの、途中で抜けました。
decided-equal = { $others }も{ $who }と同点ですが、順位は{ $who }が上です。
decided-fee = 抜けた人が点を失ったので、{ $who }が首位になりました。
decided-none = 点が動いた{ $unit ->
        [hand] 局
       *[round] 回戦
    }はありませんでした。
decided-largest = 最高得点：第{ $hand }{ $unit ->
        [hand] 局
       *[round] 回戦
    }の{ $who }、{ $points }。
decided-best = { $who }の最高の一{ $unit ->
        [hand] 局
       *[round] 戦
    }：第{ $hand }{ $unit ->
        [hand] 局
       *[round] 回戦
    }、{ $points }、{ $pieces }。
decided-by-hand = { $all ->
        [yes] { $unit ->
            [hand] 局
           *[round] 回戦
        }ごとの点数
       *[no] 最後の{ $count }{ $unit ->
            [hand] 局
           *[round] 回戦
        }の点数
    }：{ $points }
decided-points = { $who } { $numbers }
points-hand = 第{ $hand }{ $unit ->
    [hand] 局
   *[round] 回戦
}
scene-player = プレイヤー{ $number }
scene-claims = { $who }が{ $tile }を切りました。鳴くかどうかを待っています。
scene-discarded = { $who }が{ $tile }を切りました。
table-won-self_draw = 和了牌：{ $tile }（ツモ）
table-won-dealt = 配牌で和了しました。
table-won-discard = 和了牌：{ $tile }（{ $giver }の放銃）
table-won-rob_kong = 和了牌：{ $tile }（{ $giver }の加槓を槍槓）
table-won-flowers = 花牌：{ $flowers }

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

learn-button = 入門
learn-title = **{ $game }入門** · { $step }／{ $steps }
learn-begin = -# 短い問題が{ $steps }問、5分ほどです。間違えても大丈夫です。
learn-right = **正解です。**
learn-wrong = **惜しいです。**
learn-next = 次へ
learn-page = { $page }／{ $pages }ページ
learn-skip = 飛ばす
learn-over = ## { $game }：もう遊べます！
learn-back = 卓{ $table }に戻る
learn-waits = -# 卓{ $table }は待っています。持ち時間は減りません。
learn-window = -# 卓{ $table }の期限は{ $until }です。過ぎると1手だけ自動で打たれ、その後は戻るまで卓が待ちます。
learn-clock = -# 卓{ $table }の期限：{ $until }
learn-goes-on = -# 卓{ $table }は進行中です。持ち時間は、自分の番ごとに{ $clock }です。
learn-play = 今すぐ対局（初級、ヒントあり）
learn-opened = 下で、初級コンピューターとの{ $game }の対局が始まりました。
refused-no-course = このゲームの入門はまだありません。遊び方は`/{ command-rules.name }`で見られます。

help-button = 何ができる？
more-button = その他
more-button-given = その他 ✓
more-words = すべて文字で
more-table = 卓を見る
more-end = 対局を終える…
more-resign = 投了…
help-title = ## 何ができる？
help-spectator = 観戦中です。画像の内容は、画像の説明文にすべて文字で書いてあります。
help-nothing = 今は何もすることがありません。自分の番になると、表示が自動で変わります。
help-aim = **目標**
    { $goal }
help-near = 手札から一番近い役：{ $yaku }
help-distance = 和了まであと{ $count }枚です。
help-more = -# `/{ command-rules.name }`に目的、手番、役、この卓の設定があります。`/{ command-hand.name }`で手札・手牌をもう一度表示できます。
help-ready = **{ table-ready-button }**：見終わったら押します。全員が押すと、次に進みます。
help-finish = **{ vote-end-yes }**：今の点数で対局を終えます。ほかの人がいれば、時間内に全員の賛成が必要です。

## The page of the playground

welcome-title = 花牌へようこそ
welcome-what = 最初は{ koikoi }がおすすめです。入門は5分、短い対局は15分ほどです。日本の花札と中国の麻雀の5つのゲームを、このパソコンだけで動くDiscord風の画面で遊べます。
welcome-where = 「{ playground-play-now }」を押すと、Annaとしてコンピューターと対局できます。手札・手牌は、自分だけに見えるメッセージで届きます。
welcome-friend = 友だちと遊ぶ
welcome-friend-columns = このページにはAnna、Ben、Chieの3人がいて、それぞれの列があります。まずAnnaで/{ command-challenge.name }と入力してBenを選びます。次にBenで「{ lobby-accept }」、最後にAnnaで「{ lobby-start }」を押してください。
welcome-friend-tabs = Annaにだけ見えるものは、Benの列には出ません。3人をそれぞれ別のタブやウィンドウで開くこともできます。
welcome-friend-network = 2台で遊ぶには、遊び場をいったん止め、.uv/bin/uv run --no-dev hanapai --hostで起動し直して、それぞれの友だちに専用のリンクを渡してください。

## Profiles

profile-title = **{ $who }の戦績**
profile-head = { $played }戦{ $won }勝
profile-rating = { $game }：レート{ $rating } ±{ $spread }、最高{ $best }
profile-provisional = { $game }：レート{ $rating } ±{ $spread }（暫定）
profile-rank-missing = -# { $game }：通算の順位が付くまで、あと{ $missing }対局分です。
profile-rank-closed = -# { $game }：*仲間内*の順位です。全体の順位が付くのは、ほかの人とも対局している相手が{ $people }人になってからです。今は{ $met }人です。
profile-unrated = { $game }：レートは1対局分を打つと付きます
profile-column-game = ゲーム
profile-column-played = 対局
profile-column-won = 勝ち
profile-column-average = 平均
profile-column-rating = レート
profile-game = { $game }：{ $played }戦{ $won }勝、{ $points }点
profile-game-rating = 、レート{ $rating }
profile-won-with = { $game }でよくあがる役
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = 最高得点：{ $points }点（{ $names }）。
profile-next-best = その次：{ $points }点。
profile-plain = 役なし
profile-streak = { $run ->
        [0] 最長{ $longest }連勝。
        [1] 直前の対局に勝利、最長{ $longest }連勝。
       *[other] 現在{ $run }連勝中、最長{ $longest }連勝。
    }
profile-met = { $who }対{ $rival }：{ $won }勝{ $lost }敗{ $level }分け。
profile-they = 相手
profile-asker = 自分
profile-achieved = 実績：{ $what }。
profile-achievement = { $what }（{ $game }）

picture-moment-comeback = 大逆転
moment-said = 見せ場：{ $name }（{ $who }）。
table-moment = 見せ場を共有
share-moment = -# { $who }が見せ場を共有しました。
refused-moment-shared = この見せ場はもう共有されています。
moment-alt = この{ $unit ->
        [round] 回戦
       *[hand] 局
    }が決まった場面のアニメーション（{ $count }コマ）。結果：
