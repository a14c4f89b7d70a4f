## The bot itself: lobby, table, hand, records, refusals

language-name = 日本語
computer = CPU{ $number }
former-player = 以前の参加者
nobody = なし
list-and = { LIST($items) }
list-clauses = { LIST($items) }
full-stop = 。
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
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
lobby-sealed = -# 配りは封印済みです。仕組みは「{ lobby-more }」→「{ lobby-fair }」で見られます。
lobby-fair = 公正な配り
lobby-invitation = { $who }さん！{ $host }さんから{ $game }のお誘いです。
lobby-invitation-again = { $who }さん！{ $host }さんから{ $game }の再戦のお誘いです。
lobby-accepted = -# 参加：{ $who }
lobby-declined = -# 辞退：{ $who }
lobby-rematch = -# 卓{ $table }の再戦です。全員が参加を決めると、自動で始まります。
lobby-rematch-waits = -# 卓{ $table }の再戦です。ホストが**{ lobby-start }**を押すと始まります。
lobby-expires = -# このロビーの締め切り：{ $when }
lobby-closed = このロビーは閉じました。
lobby-closed-host = { $host }がこのロビーを閉じました。
lobby-closed-moderator = モデレーターがこのロビーを閉じました。
lobby-closed-expired = 時間までに開始されなかったので、ロビーを閉じました。
lobby-pace = -# 持ち時間：{ $clock } · コンピューターの速さ：{ $pace }
lobby-pace-alone = -# 持ち時間：{ $clock }（相手がコンピューターだけなら、なし） · コンピューターの速さ：{ $pace }
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
lobby-how = ルール
lobby-more = その他
lobby-guests = 参加者
lobby-close = ロビーを閉じる
lobby-start-now = { $count }人で開始
lobby-panel-title = ## { $game } · 卓{ $table }
lobby-panel-host = -# ホストができることです。自分だけに見えています。
lobby-panel-guest = -# ここでできることです。自分だけに見えています。
lobby-panel-others = -# この卓でできることです。自分だけに見えています。
lobby-panel-left = 卓{ $table }から抜けました。
lobby-cut-title = 山を切る
lobby-cut-label = 好きな言葉
lobby-cut-help = この言葉も混ぜて切るので、誰も配りを選べません。
lobby-no-pictures = このチャンネルではファイルを添付できないので、文字で進めます。管理者が**ファイルを添付**を許可すると、絵が出ます。

fair-title = ### 卓{ $table }の配り
fair-seal = 配りは封印済みです：sha256 `{ $commitment }`
fair-cuts = 誰でも山を切れます。これまでのカット：
fair-cut = • { $who }：`{ $cut }`
fair-how = 封印の中身は、誰かが切る前に決まった数です。これに全員のカットと「{ lobby-start }」を押した記録を合わせて札を切るので、誰も配りを選べません。対局が終わったら、`/{ command-verify.name } { option-table.name }:{ $table }`で封印を開け、同じ配りをやり直して確かめられます。

lobby-house-rules = 卓の決まり
panel-closed = 対局が始まったので、もう変えられません。この卓の決まりは`/{ command-rules.name } { option-table.name }:{ $table }`で見られます。
panel-closed-lobby = このロビーは閉じました。
panel-title = ## 卓の決まり · { $game } · 卓{ $table }
panel-preset = 決まりを選ぶ
panel-setting = 変える項目
panel-number = 別の数
panel-number-help = { $low }から{ $high }までの整数
panel-zone = 別のタイムゾーン
panel-zone-help = Asia/Tokyoのようなタイムゾーン
panel-reset = 初期値に戻す
panel-save = このサーバーに保存
panel-save-name = この決まりの名前
panel-save-help = 同じ名前で保存すると上書きします。
preset-house = 独自の決まり
panel-clock = 持ち時間
panel-pace = コンピューターの速さ
panel-clock-is = 持ち時間：{ $clock }
panel-pace-is = コンピューター：{ $pace }
panel-advice-on = 助言ありにする
panel-advice-off = 助言なしにする
panel-example = -# { $example }
rules-differ = -# 卓の決まり：{ $settings }{ $more ->
        [0] {""}
       *[other] ほか{ $more }件も違います。
    }

guests-title = ## 参加者 · { $game } · 卓{ $table }
guests-order = 席順：{ $who }
guests-invite = さらに誘う
guests-remove = 誰かを外す
guests-seat = 席を決める
guests-turn = 席を一つずらす
guests-shuffle = 席をシャッフル
guests-asked = { $who } · 返事待ち
guests-unknown = 名前不明…{ $user }

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
when-extra = 延長戦（第{ $round }回戦）
when-wind = { $wind }場 · 第{ $round }局
when-hand = 第{ $round }局
table-seat = { $mark } { $who }：**{ $points }**点{ $badges }
table-badge-dealer = 親
table-badge-wind = { $arg }家
table-badge-doubled = 得点{ $number }倍
table-badge-place = { $place }位
table-turn = **{ $who }**の番です。
thinking = { $who }が考えています。
board-claims = { $pieces }：鳴きの締め切り{ $until }
table-choice = **{ $who }**が決める番です。
table-together = **{ $who }**が同時に選びます。全員が選ぶまで、お互いの選択は見えません。
told-together = { LIST($said, between: "") }
table-pause = 自分の手を見て**{ table-ready-button }**を押すと始まります：{ $who }
table-next = **{ table-ready-button }**を押すと次に進みます：{ $who }
table-why = 点数の内訳
table-hand-over = **第{ $round }局**
table-round-over = **第{ $round }回戦**
table-over = **対局終了です。**
table-unplayed = 最後まで打った回がないので、勝者はいません。
table-unsettled = 最後まで打った回がないので、成績には入りません。
table-ended-without = { $who }がいない間に終わったので、成績には入りません。
table-deserted = 最後はコンピューターだけだったので、成績には入りません。
table-winner = 優勝は{ $who }です！
table-shared = { $who }が同率1位です。
table-resigned = { $who }が投了しました。
table-escaped = { $who }が卓を離れました{ $price ->
        [0] 。
       *[other] 。失った{ $price }点は、誰にも入りません。
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
why-doubling = - **{ $name }**：{ $number }番
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
why-share = 一人分は**{ $number }**{ $capped ->
        [yes] （この決まりの上限）
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
rating-provisional = まだなし（1対局分の{ $part }%）
table-achieved = -# 🏅 { $who }：{ $what }
achievement-comeback = 最下位からの逆転勝ち
achievement-in_a_row = { $count }連勝
achievement-first = 初めての{ $name }
table-sealed = -# `/{ command-verify.name } { option-table.name }:{ $table }`で封印を開け、同じ配りを確かめられます。
table-clock = -# 期限：{ $until }
table-away = -# { $who }が離席中です。**{ table-back }**を押すまで、コンピューターが代打ちします。
table-asleep = -# 💤 { $who }が離席中なので、対局は休止中です。**{ table-back }**を押せば、そのまま再開します。
table-farewell = { $gone }が投了しました。{ $who }さん、コンピューターを代わりに入れて続けるなら、{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に**{ table-go-on }**を押してください。押さなければ対局は終わります。
table-wish = { $who }が、ここで対局を終えたいそうです。{ $asked }さん、{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に**{ table-hand }**で返事をしてください。返事がなければ続きます。
table-replaced = 抜けた{ $who }の代わりに**{ $computer }**が打ちます。
vote-wish = **{ $who }が、今の点数のままここで対局を終えたいそうです。**{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に全員が賛成すれば終わり、そうでなければ続きます。
vote-wish-mine = ここで対局を終えたいと伝えました。{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に全員が賛成しなければ続きます。返事待ち：{ $asked }
vote-wish-said = { $who }がここで対局を終えたいそうで、自分は賛成しました。返事待ち：{ $asked }
vote-end-yes = 対局を終える
vote-end-no = 続ける
vote-farewell = **{ $gone }が投了しました。**「{ table-go-on }」を押すと、コンピューターを代わりに入れて続けます。{ $wait ->
        [hour] 1時間
       *[minute] 1分
    }以内に全員が押さなければ、対局は終わります。
vote-farewell-said = { $gone }が投了し、自分は続けると答えました。返事待ち：{ $who }
table-back = 戻りました
table-go-on = 続ける
away = { $who }（離席中）
closed-deserted = 全員が離席したので、対局を閉じました。成績には入りません。
closed-ended = 休止中に終了しました。成績には入りません。
closed-away = -# 離席中：{ $who }
closed-moderator = モデレーターが対局を閉じました。成績には入りません。
closed-idle = 長い間誰も打たなかったので、対局を閉じました。成績には入りません。

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
pace-instant = 即打ち

table-hand = 自分の手
table-rematch = 再戦
table-seats = 席替え
table-replay = 棋譜
table-ready-button = 準備OK
thread-name = { $game } · 卓{ $table }
thread-stays = -# { $why ->
        [permission] ここではスレッドを作れません（**公開スレッドの作成**と**スレッドでメッセージを送信**の権限が必要です）。
        [none] ここにはスレッドを作れません。
        [full] このサーバーのスレッドは、Discordの上限に達しています。
        [busy] 今はDiscordがスレッドを作らせてくれません。
       *[refused] Discordがスレッドの作成を受け付けませんでした。
    }卓{ $table }はこのチャンネルで進めます。
sign-playing = **{ $game } · 卓{ $table }**は{ $thread }で対局中です。
sign-over = **{ $game } · 卓{ $table }**が終わりました。{ $how } { $thread }
sign-closed = **{ $game } · 卓{ $table }**は途中で閉じました。
ping-turn = { $who }さん、卓{ $table }で手番です。
ping-ready = { $who }さん、卓{ $table }で**{ table-ready-button }**を押してください。
ping-reminder = { $who }さん、卓{ $table }で手番を待っています。期限：{ $until }
ping-invitation = { $who }さん！{ $host }さんから卓{ $table }の{ $game }にお誘いです。
ping-rematch = { $who }さん！{ $host }さんから卓{ $table }で{ $game }の再戦のお誘いです。
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
hand-over-uncounted = お疲れさまでした。この対局は`/{ command-leaderboard.name }`には入りません。
hand-rating = 自分のレート：**{ $rating }**
hand-further-down = 自分の手は、もっと下にあります。
hand-cut-off = -# この卓のプライベートスレッドにもう入っていないので、卓が誰にも見えません。そこで私にメンションすると入れます。
hand-left = この卓から抜けました。
hand-moderated = モデレーターがこの席をコンピューターに渡しました。順位は最下位になります。続きはチャンネルで見られます。
hand-away = **コンピューターが代打ち中です。**「{ table-back }」を押すと、自分で続けられます。
hand-asleep = 誰もいないので、**対局は休止中です。**「{ table-back }」を押すと再開します。
hand-dozes = **離席中です。**今の選択の期限が過ぎると、対局は休止します。「{ table-back }」を押すと続けられます。
hand-woken = -# 離席中は休止していました。ここから再開します。
hand-resigned = 投了しました。コンピューターを代わりに入れて続けるか、ほかの人に聞いています。
hand-drawn = -# 青いのがツモ牌です：{ $pieces }
hand-wild = -# { $mark }は百搭です。どの牌の代わりにもなります。
hand-sure = はい、決めました
hand-back = 戻る
hand-loses = ⚠ **{ $action }**で対局が終わり、{ $points }点差で負けます。
hand-pick = 手を選ぶ
hand-finish = **ここで対局を終えますか？**今の点数のまま終わり、取り消せません。
hand-stale = -# 今のは前の場面のボタンでした。現在はこうなっています。
hand-repeated = -# その手はもう済んでいます。現在はこうなっています。
hand-asked-before = -# この局ではもう聞きました。次の局の前に、また聞けます。
hand-nobody-ends = -# 対局を終えたい人はもういません。
hand-not-asked = -# 今は自分の番ではありません。

## Advice

table-advice = -# 助言あり：この対局はレートに入りません。
advice-button = 助言
advice = 上級コンピューターなら**{ $action }**を選びます：{ $good }{ $alike ->
        [yes] （**{ $other }**もほぼ同じ）
       *[no] {""}
    }。{ $danger }
advice-points = この{ $unit ->
        [round] 回
       *[hand] 局
    }の期待値{ $points }点
advice-chance = 対局の勝率{ $chance }%
advice-figure-reach = 今後の見込み{ $number }点
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
refused-no-advice = この卓には助言がありません。ホストが開始前に「あり」にしていませんでした。
refused-advice-failed = コンピューターが読み切れず、助言を出せませんでした。何も変わっていないので、もう一度**{ advice-button }**を押してください。

## At a hanafuda table

cards-stock = 山札{ $count }枚
cards-held = 手札{ $count }枚
cards-near = もう少しの役：{ $yaku }
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
tiles-after-rest = -# `{ $discards }`切りでもテンパイですが、待ちの残り枚数は減ります。
tiles-nearest = { $name }（あと{ $count }枚）
lacking-claimed = **形はできましたが、和了できません：**チーやポンの後は打牌です。和了は次の牌からです。
hand-worth = -# 今和了すると、合わせて{ $worth }点です。
hand-worths = -# ボタンの数は、その和了で入る点数の合計です。
tiles-reading = `{ $sets }`
meld-chow = チー：`{ $written }`（{ $source }から）
meld-pong = ポン：`{ $written }`（{ $source }から）
meld-kong = カン：`{ $written }`（{ $source }から）
meld-added = 加槓：`{ $written }`（{ $source }から）
meld-concealed = 暗槓：`{ $written }`
meld-hidden = 暗槓（伏せ）

hand-orders = -# 自動応答：「{ order-no_claims }」は和了以外をすべて見送り、「{ order-pass_chows }」はチーを見送り、「{ order-always_win }」は和了できるときにすぐ和了します。
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
doublings = { $count }番
picture-last = 直前の手
picture-held = 出した札
picture-you = 自分
picture-stop = ストップ
picture-go = 続行
picture-risk = #点を賭ける
picture-needs = あと
picture-doubles = 得点#倍
picture-once = 1回戦に1度だけ
picture-once_each = 1回戦に1人1度
picture-winner = の勝ち
picture-match-winner = の優勝
picture-match-shared = 同率1位
picture-match-draw = 引き分け
picture-leaving = 離脱
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
picture-window-rob_kong = が加槓
picture-waits = 待ち
picture-live = 残りツモ#枚
picture-shares = { $count }人分
picture-won-self_draw = ツモ
picture-won-dealt = 配牌で和了
picture-won-discard = 放銃：
picture-won-rob_kong = 槍槓：

## Commands

## Settings

server-title = ## このサーバーの設定
    -# これから開く卓と、これからの表示に使われます。
server-language = 言語
server-channels = 卓を開けるチャンネル
server-starters = 卓を開ける人
server-game = 標準のゲーム
server-presets = { $game }の標準の決まり
server-clock = 持ち時間
server-pace = コンピューターの速さ
server-threads = 卓ごとのスレッド
server-pings = 通知
server-hints = 手のヒント
server-pictures = 手の絵の大きさ
server-idle_days = 放置された卓を閉じるまでの日数
server-leaderboard = 順位表の共有
server-worldwide = 全サーバーの順位表への参加
server-log = モデレーターの記録を出すチャンネル
server-zone = タイムゾーン

mine-title = ## 個人設定
    -# どのサーバーでも使われ、自分だけに見えています。
mine-language = 言語
mine-hints = 自分の手のヒント
mine-pings = 自分への通知
mine-pace = 自分の卓のコンピューターの速さ
mine-confirmations = 大事な選択の前の確認
mine-pictures = 自分の手の絵の大きさ
mine-in_words = 絵の代わりに文字
mine-contrast = 高コントラストの絵
mine-red_backs = 赤い裏の札
mine-codes = 札の番号表示
mine-plain = 数字と形だけの札
mine-orders = 初めからオンの自動応答
mine-calm = 鳴きの時間を長めに
mine-challenges = ほかの人からの誘い
mine-worldwide = 全サーバーの順位表への掲載

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
setting-channel-gone = -# そのチャンネルはなくなっているので、何も書き込みません。別のチャンネルを選んでください。
setting-channel-shut = -# そのチャンネルには書き込めません。**チャンネルを見る**と**メッセージを送信**の権限をください。
setting-channels-gone = -# なくなったチャンネルが{ $count }つあります。選び直してください。
setting-channels-shut = -# { LIST($channels, style: "and") }には書き込めません。**チャンネルを見る**と**メッセージを送信**の権限をください。
setting-role-gone = -# そのロールはなくなっています。別のロールを選んでください。
setting-role-managed = -# 連携サービスのロールなので、誰にも付けられません。別のロールを選んでください。
setting-role-permission = -# そのロールを付けられません。**ロールの管理**の権限をください。
setting-role-above = -# そのロールを付けられません。**サーバー設定 > ロール**で、私のロールを上に移してください。
setting-starters-gone = -# そのロールはなくなっているので、卓を開けるのはサーバーを管理する人だけです。別のロールを選んでください。
setting-language-discord = Discordに合わせる
setting-hints-server = サーバーに合わせる
setting-hints-on = あり
setting-hints-off = なし
setting-pictures-server = サーバーに合わせる
setting-pictures-usual = メッセージの幅いっぱい
setting-pictures-small = 小さく、絵文字で一行
setting-pace-server = サーバーに合わせる
setting-pace-calm = ゆっくり
setting-pace-brisk = 速め
setting-pace-instant = 即打ち
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
presets-open = 保存した決まり
presets-title = ## このサーバーに保存した卓の決まり
presets-row = { $game } · **{ $name }**：{ $base }{ $count ->
        [0] と同じ
       *[other] から{ $count }件変更
    }
presets-none = 保存した決まりはありません。**サーバー管理**の権限がある人は、ロビーの卓の決まりに「{ panel-save }」が出ます。
presets-off = 削除
presets-note = -# `/{ command-play.name }`と`/{ command-challenge.name }`の「{ option-rules.name }」で選べます。削除しても、開いている卓の決まりは変わりません。
settings-stale = -# その間に別の選択がありました。現在はこうなっています。もう一度選んでください。
page-back = 戻る
page-on = 次へ

block-title = ## ブロックした人
block-row = **{ $number }.** { $who }
block-nobody = いません。
block-off = ブロックを外す
block-done = { $who }をブロックしました。もう誘われません。
block-note = -# 相手はこちらを誘えず、こちらのロビーにも入れません。本人には知らせません。

privacy-title = ## 保存されている自分のデータ
privacy-open = - ホスト・参加者・招待中のロビーと対局：{ $count }件
privacy-ended = - 終わった卓（席、カット、点数）：{ $count }件
privacy-standings = - 順位表の合計：{ $count }件
privacy-preferences = - `/{ command-preferences.name }`：{ $count }件
privacy-blocks = - ブロックした人：{ $count }人
privacy-invitations = - この1日に送った、または受けた招待：{ $count }件
privacy-deeds = - この90日に、自分がした、またはされたモデレーターの操作：{ $count }件
privacy-kept-out = - 卓から外されているサーバーと、その期限：{ $count }件
privacy-nothing = 保存されているものはありません。卓も、結果も、設定もありません。
privacy-note = -# 全サーバーの合計です。名前ではなくIDで残します。ブロックされているかどうかは、誰にも知らせません。
privacy-export = ファイルで受け取る
privacy-delete = 削除する…
privacy-file = 保存されている自分のデータのすべてです。ほかの人は番号になっていて、終わっていない対局の手は入っていません。
privacy-sure = ## 保存されている自分のデータをすべて削除しますか？
    取り消せません。
privacy-leaving = { $count }件のロビーや対局から抜けます。自分のロビーは閉じ、対局は投了になります。
privacy-stays = -# ほかの人の対局はそのまま残り、席の名前は「{ former-player }」になります。切った言葉も残ります。ブロックされている場合は、そのままです。チャンネルのメッセージはDiscordのもので、残ります。
privacy-yes = すべて削除
privacy-no = 残しておく
privacy-done = 保存されていた自分のデータを、すべて削除しました。
privacy-done-soon = 保存されていた自分のデータを、すべて削除しました。今ほかの処理がデータベースを読んでいるので、最後の痕跡は数分以内にディスクから消えます。

resign-ask = 卓{ $table }の対局を投了しますか？{ $who }の勝ちになり、取り消せません。
resign-ask-rated = 卓{ $table }の対局を投了しますか？{ $who }の勝ちになり、レートは約**{ $loss }**下がります。取り消せません。
resign-ask-free = 卓{ $table }の対局から抜けますか？まだ誰も打っていないので、誰の成績にも入りません。取り消せません。
resign-rating = レートは約**{ $loss }**下がります。
resign-ask-seat = 本当に卓{ $table }から抜けますか？残りはコンピューターがこの席で打ち、取り消せません。
resign-price = **{ $price }**点を失い、その点は誰にも入りません。
resign-ask-others = 本当に卓{ $table }から抜けますか？コンピューターを代わりに入れて続けるか、ほかの人に聞きます。続けないなら、対局は終わります。自分は最下位になり、取り消せません。
resign-waits = 卓{ $table }で投了しました。コンピューターを代わりに入れて続けるか、ほかの人に聞いています。
resign-yes = 投了
resign-done = 卓{ $table }で投了しました。
resign-left = 卓{ $table }から抜けました。この席ではコンピューターが打ちます。続きはチャンネルで見られます。

## /leaderboard

leaderboard-title = ## { $game }：{ $scope ->
        [all] 全サーバー
       *[here] このサーバー
    }の順位表
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
leaderboard-row = **{ $rank }位** { $who }：{ $what }
leaderboard-row-provisional = – { $who }：{ $what }、暫定
leaderboard-what = { $played }対局{ $won }勝、{ $points }点
leaderboard-what-average = 平均{ $average }点、{ $hands }回
leaderboard-what-rating = { $rating } ±{ $spread }、{ $played }対局分
leaderboard-asked = { $who }（調べた人）
leaderboard-yours = 自分
leaderboard-you = -# { $who }：{ $rank }位、{ $what }。
leaderboard-you-none = -# { $who }：ここに入る対局はまだありません。
leaderboard-you-hidden = -# { $who }：ここには載っていません。載せるかどうかは`/{ command-preferences.name }`で選べます。
leaderboard-you-average = -# { $who }：精算した回はまだありません。
leaderboard-you-rating = -# { $who }：{ $what }、暫定。順位が付くのは{ $enough }対局分から、ほかの人とも打っている{ $people }人と対局してからです。
leaderboard-you-unrated = -# { $who }：レートは1対局分から、順位は{ $enough }対局分から付きます。
leaderboard-you-resting = -# { $who }：次の対局までは載りません。
leaderboard-empty = { $game }で成績に入る対局は、まだここで終わっていません。人が2人以上いる対局が必要です。
leaderboard-empty-period = まだ誰も載っていません。
leaderboard-places = -# { $count }人中{ $first }〜{ $last }番目。
leaderboard-winner = -# { DAY($first) }からのシーズン：優勝は{ $who }、レート{ $rating }。
leaderboard-note = -# 人が2人以上いる対局だけが入ります。
leaderboard-note-rating = -# 全員が人で始まった対局だけで、レートが変わります。±は標準偏差です。詳しくは`/{ command-rules.name }`にあります。
leaderboard-game = ゲーム
leaderboard-period = 期間
leaderboard-by = 並べ方
leaderboard-scope = サーバー
leaderboard-first = 最初
leaderboard-last = 最後

## /replay and /history

replay-title = **{ $game } · 卓{ $table }の棋譜**
replay-where = -# { $last }手中{ $step }手目 · { $eyes ->
        [all] 全員に見えたもの
       *[other] { $who }に見えたもの
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
    }をGIFで
replay-hands = 移動先
replay-hand = { $step }手目から：{ $when }
replay-whose = 誰の視点
replay-everybody = 全員に見えたもの
replay-eyes = { $who }の視点
film-alt = 対局の終わりの動画、{ $count }枚。最後の場面：
share-film = -# { $who }が卓{ $table }の終わりを共有しました。対局の全部は`/{ command-replay.name }`で見られます。
history-title = ## { $who }のこのサーバーでの対局
history-row = - { $at } · { $game } · { $seats }人中{ $place ->
        [1] **1位**
        [2] 2位
        [3] 3位
       *[other] 最下位
    }、{ $points }点 · 相手：{ $who } · 卓{ $table }
history-empty = ここで見られる対局はありません。
history-newer = 新しい方へ
history-older = 古い方へ
history-replay = もう一度見る
refused-no-replay = 卓{ $table }に、見られる終わった対局はありません。
refused-no-replay-here = このチャンネルで終えた対局はありません。`/{ command-history.name }`で全部を見るか、卓の番号を指定してください。
refused-no-replay-alone = ここで終えた対局はまだありません。`/{ command-play.name }`で対局するか、卓の番号を指定してください。
refused-replay-broken = 前の版のルールで打った対局なので、もう再現できません。
refused-damaged = この対局の記録がディスク上で壊れているため、続きも再現もできません。運営している人に知らせてください。バックアップには元の記録があります。
refused-film-none = この対局では何も打たれていません。
refused-film-late = 動画を作るのに時間がかかりすぎました。少し待って、もう一度試してください。
refused-film-large = 動画にするには長すぎて、Discordで出せません。**{ replay-file }**なら全部あります。

## /review

table-review = 検討
review-title = **{ $game } · 卓{ $table }の検討**
review-progress = 選択を見直しています{ $known ->
        [yes] （{ $count }件中{ $done }件）
       *[no] {""}
    }。その後、損が大きそうなものを詳しく調べます。
review-follows = -# 終わるとこのメッセージが変わります。変わらないときは**{ review-again }**を押してください。
review-again = もう一度見る
review-curve = 勝率
review-decision = 選択{ $number }
review-found = { $count ->
        [0] **はっきりした悪手はありません。**{ $decisions }回の選択に、大きな損はありませんでした。
        [1] { $decisions }回の選択のうち、はっきり損をしたのはこの**1つ**です：
       *[other] { $decisions }回の選択のうち、はっきり損をしたのはこの**{ $count }つ**です：
    }
review-line = **{ $number }.** { $when }：{ $done }より{ $better } · { $loss }
review-short = { $kind ->
        [points] −{ $points }点
        [both] 勝率−{ $chance }%、−{ $points }点
       *[other] 勝率−{ $chance }%
    }
review-how = -# 本人に見えた情報だけを使った、上級コンピューターの見積もりです。
review-where = -# { $count }件中{ $number }件目 · { $when } · { $last }手中{ $step }手目
review-moves =
    選んだ手：**{ $done }**（{ $done-why }）
    よりよい手：**{ $better }**（{ $better-why }）
review-loss = 損の見積もり：{ $kind ->
        [chance] 対局の勝率{ $chance }%。
        [traded] 対局の勝率{ $chance }%。ただしこの{ $unit ->
            [round] 回
           *[hand] 局
        }では約{ $points }点の得です。
       *[points] この{ $unit ->
            [round] 回
           *[hand] 局
        }で{ $points }点{ $kind ->
            [both] 、対局の勝率{ $chance }%。
           *[points] 。対局の勝率はほぼ同じです。
        }
    }
review-head = 対局の勝率
review-unit = { $unit ->
        [round] 回戦
       *[hand] 局
    }
review-alt = 対局の勝率、{ $count }回の選択：最初の後{ $first }%、最高{ $most }%、最低{ $least }%、最後{ $end }%。
review-alt-hand = 第{ $hand }{ $unit ->
        [round] 回戦
       *[hand] 局
    }：{ $count ->
        [1] { $last }%。
       *[other] { $first }%から{ $last }%。
    }
refused-no-review = 卓{ $table }に、自分が打って終わった対局はありません。
refused-review-other = 卓{ $table }の対局をまだ検討しています。終わってから、もう一度どうぞ。
refused-review-full = 今は何人もの対局を検討中です。数分後に、もう一度試してください。
refused-review-none = この対局では、選ぶ場面がありませんでした。
refused-review-failed = この対局の選択を判定できませんでした。後でもう一度試してください。

## The choices of an option `table`

choice-game = { $game }、相手：{ $who }
choice-computer = CPU
choice-table = 卓{ $table }
choice-asleep = 休止中

asleep-title = { $count ->
        [1] **休止中の対局があります。**そこに戻りますか？新しい卓を開きますか？
       *[other] **休止中の対局が{ $count }つあります。**そこに戻りますか？新しい卓を開きますか？
    }
asleep-full = **休止中の対局が{ $count }つあり、これ以上は開けません。**どれかを再開するか終えてから、新しい卓を開いてください。
asleep-wake = 卓{ $table }を再開
asleep-new = 新しい卓
asleep-beside = { $count ->
        [1] **休止中の対局があります。**そこに戻りますか？それとも卓{ $table }にしますか？
       *[other] **休止中の対局が{ $count }つあります。**そこに戻りますか？それとも卓{ $table }にしますか？
    }
asleep-hand = 卓{ $table }の自分の手
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
rules-page-deal = 配り{ $number }
rules-page-settings = 設定{ $number }
rules-page-ratings = レート{ $number }
rules-head = ### { $page }
rules-about = -# 検索：{ $names }
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
rules-named = この決まりの名前は**{ $preset }**です。
rules-same = この卓の決まりは**{ $preset }**です：
rules-differ-head = この卓の決まりは**{ $preset }**で、違うのは次の点です：
rules-differs = { $line }（通常は{ $usual }）
rules-differ-rest = ほかは通常どおりです：
rules-is-same = **{ $preset }**の決まり：
rules-others = ほかの決まりでも始められます：
rules-other = • **{ $preset }**：{ $tradition }
rules-setting = { $name }：**{ $value }**
rules-open = ルール
rules-ratings =
    レートは、あるサーバーでの、あるゲームの強さです。**1500**から始まります。±は標準偏差で、どれだけ不確かかを表します。
    {""}**入る対局：**全員が人で始まり、助言がなく、成績に入る対局です。順位と相手の強さで決まり、点差は関係ありません。
    {""}**重み：**通常の回数に対する割合で、最大で2対局分です。合意して早く終えたときは、精算した回数で決まります。
    {""}**投了**は、誰かが最初の手を打った後なら満額で入り、最下位になります。自分だけが待たれている対局を放置して閉じられた場合も同じです。
    {""}**代打ち**のコンピューターも、本人のレートで打ちます。選択の半分より多くを任せると、レートは上がりません。
    {""}**同じ相手：**同じ人との対局が1日に{ $day }対局分、1週間に{ $week }対局分（UTC）を超えると、1局ごとに重みが半分になります。
    {""}**順位**は、シーズンなら{ $season }対局分、通算なら{ $all }対局分を、ほかの人とも打っている{ $people }人と打つと付きます。それまでは暫定です。{ $rest }日対局がないか、サーバーを離れると休みになります。
    {""}**シーズン**は3か月ごとです。シーズンごとに別のレートがあり、1500と前のレートの中間から始まります。
    -# openskill、Plackett-Luce：1500 + 40 × (mu − 25)。

## Share: a private answer is posted for everybody

share = 共有
share-done = -# 共有しました。
share-rules = -# { $who }が{ $game }のルールを共有しました。
share-profile = -# { $who }がこの戦績を共有しました。
share-leaderboard = -# { $who }が順位表を共有しました。
share-verify = -# { $who }が卓{ $table }の配りを共有しました。

verify-title = ## 卓{ $table }の配り
verify-running = 対局中の卓のシードは、終わるまで封印されています。封印：sha256 `{ $commitment }`
verify-seed = シード：`{ $seed }`
verify-sealed = このsha256 `{ $commitment }`は、ロビーで示したものです。
verify-cut = 席{ $seat }のカット：`{ $cut }`
verify-start = 「{ lobby-start }」のID：`{ $start }`
verify-match = 対局のシード：`{ $match }`
verify-good = このシードで配り直し、{ $moves }手すべてを打ち直したところ、同じ結果になりました。
verify-file = 対局の全部（決まり、シード、すべての手）のテキストです。不具合の報告に付けてください。
verify-bad = このシードで配り直すと、記録と違う結果になりました。報告をお願いします。

## Refusals

refused-no-game = 「{ $game }」というゲームはありません。
refused-no-preset = このゲームに「{ $preset }」という決まりはありません。
refused-unknown-game = その名前のゲームはありません。{ $near ->
        [yes] 近い名前：{ $names }
       *[no] 遊べるゲーム：{ $names }
    }
refused-unknown-words = { refused-unknown-game } 「{ $me } { $game }」に続けて友だちをメンションするか、`/{ command-play.name }`を使ってください。
refused-unknown-preset = { $game }にその名前の決まりはありません。{ $near ->
        [yes] 近い名前：{ $names }
       *[no] 選べる決まり：{ $names }
    }
refused-unknown-topic = { $game }にその名前のものはありません。{ $near ->
        [yes] 近い名前：{ $names }
       *[no] 入力例：{ $names }
    }
refused-topic-off = この決まりでは、{ $name }は数えません。
refused-too-many-friends = このゲームに誘えるのは{ $most }人までです。
refused-too-many-tables = 開いている卓がもう{ $most }つあります。どれかを終えるか閉じてください。
refused-too-many-asleep = 休止中の対局が{ $most }つあります。`/{ command-hand.name }`で再開するか、どれかを終えてください。
refused-not-asleep = 卓{ $table }の対局は休止中ではありません。
refused-not-alone = 卓{ $table }にはほかの人もいます。`/{ command-resign.name }`で抜けられます。
refused-too-many-lobbies = 全サーバー合わせて、開いているロビーがもう{ $most }つあります。どれかを開始するか、抜けてください。
refused-invited-enough = 短い間に多くの人を誘いました。次に誘えるのは{ $when }です。
refused-friend-invited-enough = { $friend }さんを何度も誘っています。次に誘えるのは{ $when }です。
refused-friend-asked-enough = { $friend }さんは何度も誘われています。次に誘えるのは{ $when }です。
refused-already-asked = { $friend }さんはもう誘われています。このチャンネルの卓{ $table }を見てください。
refused-asked-twice = { $friend }さんを2回指定しています。
refused-challenge-self = 自分は誘えません。1人で遊ぶなら、`/{ command-play.name }`でコンピューターを追加してください。
refused-challenge-bot = { $friend }はボットなので、誘いに答えません。代わりに、ロビーでコンピューターを追加してください。
refused-challenge-stranger = { $friend }さんはこのサーバーにいません。
refused-no-challenges = { $friend }さんは誘いを受け付けていません。
refused-blocked-by-you = { $friend }さんは自分がブロックしています。`/{ command-block.name }`の一覧から外せます。
refused-may-not-join = このロビーには入れません。
refused-block-self = 自分はブロックできません。
refused-block-bot = { $person }はボットなので、誰も誘いません。
refused-too-many-blocked = もう{ $most }人をブロックしています。先に一覧から誰かを外してください。
refused-bad-preset-name = 名前は目に見える1〜{ $most }文字で、1文字に付けられる記号は{ $marks }個までです。
refused-preset-of-game = その名前の決まりは、もともとゲームにあります。別の名前にしてください。
refused-too-many-presets = このゲームの決まりはもう{ $most }件保存されています。`/{ command-server-settings.name }`で削除できます。
refused-manage-server = 設定を変えられるのは、**サーバー管理**の権限がある人だけです。
refused-wrong-channel = このチャンネルでは卓を開けません。こちらでどうぞ：{ LIST($channels) }
refused-no-channel-left = 卓用のチャンネルがなくなっています。サーバーを管理する人が`/{ command-server-settings.name }`で選び直せます。
refused-wrong-role = ここで卓を開けるのは、ロール{ $role }を持つ人だけです。
refused-no-role-left = 卓を開けるロールがなくなっています。サーバーを管理する人が`/{ command-server-settings.name }`で選び直せます。
refused-role-named = それは私のロールで、ロール宛ての文は読めません。代わりに{ $me }と書いてください。
refused-no-server = それは、このボットを追加したサーバーのチャンネルでできます。ここでは`/{ command-play.name }`で、1人でコンピューターと遊べます。
refused-not-here = それができるのは、このボットを追加したサーバーです。このサーバーにはまだ追加されていません。サーバーを管理する人が追加できます。ここでは`/{ command-play.name }`で、1人でコンピューターと遊べます。
refused-slow = 時間がかかりすぎました。もう一度押してください。
refused-busy = 今は混み合っています。数秒後に、もう一度試してください。
refused-hasty = 押すのが速すぎて、返事が追いつきません。数秒後に、もう一度試してください。
refused-no-table = 卓{ $table }はありません。
refused-game-away = 卓{ $table }は休止中です。ゲーム（{ $game }）が今ここに入っていません。
refused-not-worldwide = このサーバーは全サーバーの順位表に参加していません。サーバーを管理する人が`/{ command-server-settings.name }`で変えられます。
refused-no-rating-then = レートは今季か通算だけです。
refused-no-profile = { $person }さんには、ここで成績に入る対局がないか、データが削除されています。
refused-no-profile-own = ここで成績に入る対局は、まだありません。`/{ command-play.name }`か`/{ command-challenge.name }`で始められます。
refused-profile-bot = { $person }はボットなので、戦績がありません。
refused-no-table-here = このチャンネルに自分の卓はありません。`/{ command-play.name }`か`/{ command-challenge.name }`で開けます。
refused-shared = もう共有しています。
refused-old-lobby = これは卓{ $table }の古いメッセージです。一番新しいものか、`/{ command-table.name }`を使ってください。
refused-other-channel = 卓{ $table }は{ $channel }で対局中です。そちらで試してください。
refused-not-seated = この卓の参加者ではありません。
refused-already-seated = もうこの卓にいます。
refused-declined = この誘いは断りました。{ $host }さんがもう一度誘えます。
refused-kicked = { $host }さんがこのロビーから外しました。もう一度誘われれば戻れます。
refused-remove-self = 自分は外せません。**{ lobby-leave }**を押すと、ロビーを閉じます。
refused-already-here = { $friend }さんはもうここにいるか、誘われています。
refused-no-free-seat = 空席が足りません。{ $most }人まで遊べます。
refused-seats-changed = その間に参加者が変わりました。もう一度**{ lobby-more }**→**{ lobby-guests }**を開いてください。
refused-rematch-stranger = 再戦を申し込めるのは、卓{ $table }で最後まで打った人だけです。
refused-rematch-early = この卓の対局はまだ終わっていません。
refused-rematch-late = この対局はかなり前に終わりました。また遊ぶなら`/{ command-challenge.name }`を使ってください。
refused-rematch-closed = この対局の再戦（卓{ $table }）は閉じました。また遊ぶなら`/{ command-challenge.name }`を使ってください。
refused-rematch-begun = この対局の再戦（卓{ $table }）はもう始まっています。
refused-rematch-waits = もう再戦の卓{ $table }に入っています。ほかの人を待っています。
refused-not-invited = この誘いに答えられるのは、誘われた人だけです。
refused-table-full = 満席です。
refused-no-computer = ここにコンピューターはいません。
refused-no-level = このゲームに強さ「{ $level }」のコンピューターはいません。
refused-host-only = できるのは、このロビーのホストの{ $host }さんだけです。
refused-too-few = { $least }人必要です。友だちを待つか、コンピューターを追加してください。
refused-bad-cut = カットは、目に見える1〜{ $most }文字の言葉にしてください。
refused-piled-cut = カットの1文字に付けられる記号は{ $most }個までです。
refused-bad-zone = その名前のタイムゾーンはありません。`Asia/Tokyo`のように書いてください。`/{ command-server-settings.name } { option-time-zone.name }:`に候補が出ます。
refused-bad-setting = その設定はないか、その値にはできません。一覧から選んでください。
refused-bad-number = { $low }から{ $high }までの整数にしてください。
refused-closed = この卓は閉じています。
refused-already-started = この卓の対局はもう始まっています。
refused-in-lobby = 対局はまだ始まっていません。
refused-over = この対局は終わっています。
refused-dearer = 先ほどより、抜けるときに失う点が増えました。`/{ command-resign.name }`で確かめてください。
refused-resigned = この卓ではもう投了しました。
refused-not-away = 離席中ではありません。
refused-not-forgotten = 保存できなかったものがあり、データはまだ残っています。抜けた卓は抜けたままです。少し待って、もう一度試してください。
refused-still-seated = まだ卓にいるので、何も削除していません。少し待って、もう一度試してください。
refused-forgotten-later = ほかで動いている卓がまだ{ $count }卓残っています。今そこから抜けているところで、終わりしだい自動で全部削除します。もう何もしなくて大丈夫です。
refused-no-files = このチャンネルではファイルを添付できません。別のチャンネルで試すか、管理者に**ファイルを添付**の許可を頼んでください。
refused-grave = 自分の手で**{ vote-end-yes }**を押し、そこで確認してください。
refused-end-away = { LIST($who) }に今は聞けないので、対局を終えられません。戻るのを待つか、`/{ command-resign.name }`で抜けてください。
refused-asked-before = この局ではもう聞きました。次の局の前に、また聞けます。
refused-nobody-ends = 対局を終えたい人はもういません。
refused-nobody-left = この卓で投了した人はいません。
refused-stale = 今のは前の場面のボタンです。卓の**{ table-hand }**を押してください。
refused-repeated = その手はもう済んでいます。
refused-not-asked = 今は自分の番ではありません。
refused-not-saved = 今の操作を保存できなかったので、何も変わっていません。少し待って、もう一度試してください。
refused-not-loaded = 今は卓を読み込めませんでした。少し待って、もう一度試してください。
refused-elsewhere = この卓はちょうど移動中だったので、何も変わっていません。少し待って、もう一度試してください。
refused-database-gone = データベースが見つからず、保存も表示もできません。運営している人に知らせてください。再起動が必要です。
refused-no-send = このチャンネルには書き込めません。管理者に**チャンネルを見る**と**メッセージを送信**の許可を頼んでください。
refused-not-in-thread = このプライベートスレッドに入っていないので、卓を出せません。ここで私にメンションして（{ $me }）、もう一度どうぞ。
refused-no-send-there = { $channel }には書き込めません。管理者に、そこでの**チャンネルを見る**と**メッセージを送信**の許可を頼んでください。
refused-posted-enough = 1時間のうちに{ $most }回、ここに投稿しました。次にできるのは{ $when }です。
refused-server-posted-enough = このサーバーでは1時間のうちに{ $most }回の投稿がありました。次にできるのは{ $when }です。
refused-unknown-button = このボタンはもう使えません。`/{ command-hand.name }`で手を出し直してください。
refused-error =
    こちらで問題が起きましたが、失われたものはありません。`/{ command-hand.name }`で続けてください。
    -# 運営している人へ：ログのエラー{ $number }。

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = 番の人：{ $who }
scene-field = 場：{ $cards }
scene-field-empty = 場に札はありません。
scene-held = { $card }で取る札を選びます：{ $cards }
scene-last = 直前の手：{ $cards }
scene-hand = 手札：{ $cards }
scene-reach = もう少しの役：{ $yaku }
scene-near = { $name } { $points }（あと{ $count }枚）
scene-stake = 今あがると{ $score }点です。
scene-once = 続けられるのは1回戦に1度だけです。
scene-once_each = 続けられるのは1回戦に1人1度です。
scene-doubles = 続けると、{ $who }の得点が{ $times }倍になります。
scene-match-winner = { $who }の優勝です。
scene-match-shared = { $who }が同率1位です。
scene-match-draw = 対局は引き分けです。
decided-lead = { $hand ->
        [1] { $hands ->
            [1] 1{ $unit ->
                [hand] 局
               *[round] 回戦
            }で決まりました。
           *[other] { $who }が第1{ $unit ->
                [hand] 局
               *[round] 回戦
            }から最後まで首位でした。
        }
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
decided-fee = 抜けた人が失った点だけで、{ $who }が上になりました。
decided-none = 点が動いた{ $unit ->
        [hand] 局
       *[round] 回
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
scene-player = プレイヤー{ $number }
scene-claims = { $who }が{ $tile }を切りました。鳴くかどうかを待っています。
scene-discarded = { $who }が{ $tile }を切りました。
table-won-self_draw = 和了牌：{ $tile }（ツモ）
table-won-dealt = 配牌で和了しました。
table-won-discard = 和了牌：{ $tile }（{ $giver }の放銃）
table-won-rob_kong = 和了牌：{ $tile }（{ $giver }の加槓を槍槓）
table-won-flowers = 花牌：{ $flowers }

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

learn-button = 遊び方
learn-title = **{ $game }の遊び方** · { $step }／{ $steps }
learn-right = **正解です。**
learn-wrong = **惜しいです。**
learn-next = 次へ
learn-skip = 飛ばす
learn-over = ## { $game }：これで遊べます
learn-back = 卓{ $table }に戻る
learn-waits = -# 卓{ $table }は待っています。持ち時間は減りません。
learn-window = -# 卓{ $table }が返事を待っています。期限は{ $until }で、過ぎても卓は待ちます。
learn-clock = -# 卓{ $table }の期限：{ $until }
learn-goes-on = -# 卓{ $table }は進んでいます。番が来たら、持ち時間は{ $clock }です。
learn-play = 卓を開く（初級、ヒントあり）
learn-opened = 下に{ $game }の卓を、初級のコンピューターと開きました。そこで**{ lobby-start }**を押してください。ヒントはありです。`/{ command-preferences.name }`で変えられます。
refused-no-course = このゲームの入門はまだありません。遊び方は`/{ command-rules.name }`にあります。

help-button = 何ができる？
more-button = もっと
more-button-given = もっと ✓
more-words = すべて文字で
help-title = ## 何ができる？
help-spectator = 観戦中です。見えるのは全員に見えるもので、何も聞かれません。絵の内容は、すべて絵の説明文にあります。
help-nothing = 今は何もすることがありません。次の番になると、手が自動で変わります。
help-aim = **目指すもの**
    { $goal }
help-near = 手札から一番近い役：{ $yaku }
help-more = -# `/{ command-rules.name }`に目的、手番、役、この卓の決まりがあります。`/{ command-hand.name }`で手を出し直せます。
help-ready = **{ table-ready-button }**：見終わりました。全員が押すと、次に進みます。
help-finish = **{ vote-end-yes }**：今の点数のままここで終えてよいか、ほかの人に聞きます。1分以内に全員が賛成すれば終わります。

## The page of the playground

welcome-title = 花牌へようこそ
welcome-what = 日本の花札と中国の麻雀、五つのゲームを、このパソコンの中の小さなDiscordで遊べます。
welcome-where = 「{ playground-play-now }」を押すと、Annaとしてコンピューターと卓に着きます。手は、自分だけに見えるメッセージで届きます。
welcome-friend = 友だちと遊ぶ
welcome-friend-columns = このページにはAnna、Ben、Chieの3人がいて、それぞれの列があります。Annaで/{ command-challenge.name }と入力してBenを選び、Benで「{ lobby-accept }」、Annaで「{ lobby-start }」を押してください。
welcome-friend-tabs = Annaにだけ見えるものは、Benの列には出ません。それぞれ別のタブやウィンドウにもできます。
welcome-friend-network = 2台で遊ぶときは、遊び場をいったん止めて、.uv/bin/uv run --no-dev hanapai --hostで起動し直し、友だちにそれぞれのリンクを渡してください。

## Profiles

profile-title = **{ $who }の戦績**
profile-head = { $played }対局{ $won }勝
profile-rating = { $game }：レート{ $rating } ±{ $spread }、最高{ $best }
profile-provisional = { $game }：レート{ $rating } ±{ $spread }（暫定）
profile-unrated = { $game }：レートは1対局分から
profile-column-game = ゲーム
profile-column-played = 対局
profile-column-won = 勝ち
profile-column-average = 平均
profile-column-rating = レート
profile-game = { $game }：{ $played }対局{ $won }勝、{ $points }点
profile-game-rating = 、レート{ $rating }
profile-won-with = { $game }でよく勝つ役
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = 最高の勝ち：{ $points }点（{ $names }）。
profile-next-best = その次：{ $points }点。
profile-plain = 役なし
profile-streak = { $run ->
        [0] 最長{ $longest }連勝。
        [1] 直前の対局は勝ち、最長{ $longest }連勝。
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
moment-alt = この局が決まった一手のアニメーション（{ $count }枚）。結果：
