## 対局会

night-title = ## 対局会 · { $game }
night-title-over = ## 対局会 · { $game } · 終了
night-when = { $at }（{ $soon }）から{ $until }まで
night-about = { $seats ->
        [2] 手が空いたら*{ night-next }*を押すと、順位の近い人と対局します。できるだけ、直前とは別の相手になります。1勝で2点、続けて勝つと3点です。{ night-met }
       *[other] 手が空いたら*{ night-next }*を押すと、順位の近い人と対局します。1分待っても人数がそろわないときは、2人いればコンピューターを入れて始まります。自分より下の順位の人1人につき2点、続けて勝つと1.5倍です。{ night-met }
    }
night-met = 対局した相手がほかの卓で好成績なほど、点数が増えます。
night-coming = { $count ->
        [0] 参加する人はまだいません。
       *[other] **{ $count }人**が参加：{ $who }
    }
night-more = ほか{ $count }人
night-until = { $until }まで（{ $left }）。
night-tables = **{ $count }卓**で対局中：{ $tables }
night-two = -# ここではスレッドを使えないので、同時に2卓までです。
night-row = { $rank }. { $who } · **{ $points }** · { $played }戦{ $won }勝
night-ending = 時間になりました。始まっている局や回戦は最後まで打ちます。
night-off = 中止になりました。
night-empty = 最後まで打った卓はありませんでした。
night-slept = 開催されませんでした。誰も打たなかったか、ボットが動いていませんでした。
night-won = { $who }の優勝です！
night-kept = -# `/{ command-club-night.name }`で、後からでも見られます。
night-picture-title = 対局会の結果
night-picture-alt = { $game }の対局会の表彰台
night-somebody = 名前不明

night-come = 参加する
night-stay-away = 参加しない
night-details = 詳しく
night-next = 次の卓

night-you-come = 参加を受け付けました。開始は{ $at }です。
night-you-stay = 不参加になっています。時間ができたら、いつでもどうぞ。途中からの参加は0点で始まります。
night-waits = { $count ->
        [0] 卓を待っています。今は手の空いた人がほかにいません。
       *[other] 卓を待っています（ほかに{ $count }人）。
    }
night-next-end = 次に卓が終わるのは{ $at }の見込みです。
night-offer = 待つ間、コンピューターと打てます。いつやめても負けにはなりません。
night-leave = 待つのをやめる
night-meanwhile = コンピューターと打つ
night-left = 待つのをやめました。
night-seated = { $table }で{ $who }と対局です。2分以内に準備しないと、卓は閉じられます。
night-computers = コンピューター{ $count }人
night-plays-computer = 待つ間、コンピューターと打てます。相手が見つかり次第、その対局は終わり、成績には反映されません。途中で投了しても同じです。

night-mine = 現在{ $rank }位、{ $points }点です。卓で得た{ $earned }点を、対局した相手の成績に応じて調整した点数です。
night-unplayed = まだ終わった卓はありません。
night-called = -# 参加する人には、15分前に1回だけ通知します。
night-points = -# 自分より下の順位の人1人につき2点、同じ順位の人1人につき1点です。続けて勝つと1.5倍です。相手が最初の局・回戦の途中で投了したときは2点ですが、同じ相手では1回だけです。コンピューターは数えません。{ night-met }
night-off-button = 中止する
night-off-sure = この対局会を中止しますか？
night-end-button = 今すぐ終了
night-end-sure = この対局会を今すぐ終了しますか？始まっている局や回戦は最後まで打ちます。

night-list-title = ## 対局会
night-list-none = 対局会の予定はありません。
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 開催中 · { $channel }
night-list-ending = { $game } · まもなく終了 · { $channel }
night-list-past = **これまでの対局会**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# `/{ command-club-night.name } { option-game.name }:{ koikoi } { option-night-at.name }:20:00 { option-night-length.name }:90分`のように開けます。毎週なら`{ option-night-every.name }:金曜20時`のように指定します。
night-place = { $rank }. { $who } { $points }
night-details-of = 詳しく：{ $game }

night-call = { $game }の対局会が{ $at }に始まります。

night-event = 対局会：{ $game }
night-event-about = 終了時刻まで、そのチャンネルで次々に対局します。誰でも参加できます。
server-events = 対局会をサーバーのイベントにする
setting-events-shut = -# ここではイベントを作れません。**イベントを作成**の権限が必要です。

series-every = { $day ->
        [0] 毎週月曜{ $time }
        [1] 毎週火曜{ $time }
        [2] 毎週水曜{ $time }
        [3] 毎週木曜{ $time }
        [4] 毎週金曜{ $time }
        [5] 毎週土曜{ $time }
       *[6] 毎週日曜{ $time }
    }
series-open = { $day ->
        [0] 毎週月曜
        [1] 毎週火曜
        [2] 毎週水曜
        [3] 毎週木曜
        [4] 毎週金曜
        [5] 毎週土曜
       *[6] 毎週日曜
    }
night-weekly = この対局会は{ $every }に開かれます。開始15分前に参加者が{ $least }人未満なら休みです。
night-off-few = 参加者が{ $least }人に満たなかったため、今回は休みです。
night-off-late = ボットが動いていなかったため、今回は休みです。
night-skipped-few = { $at }の{ $game }の対局会は、参加者が{ $least }人に満たなかったため休みです。次回は{ $next }です。
night-skipped-late = { $at }の{ $game }の対局会は、ボットが動いていなかったため休みです。次回は{ $next }です。
night-call-late = { $game }の対局会が始まります。ボットが動いていなかったため、遅れての開始です。
series-title = ## { $game } · { $every }
series-list = { $game } · { $every } · { $channel }
series-host = { $channel }で開催、主催は{ $who }です。
series-next = 次回は{ $at }です（{ $least }人以上で開かれます）。
series-over = この対局会はもう開かれません。
series-row = { $rank }. { $who } · **{ $points }** · { $count }回
series-counted = -# 各自の上位{ $count }回の合計です。
series-table-line = これまでの通算（各自の上位{ $count }回）：{ $places }
series-hand-over = 引き継ぐ人を選ぶ
series-handed = { $every }の{ $game }の対局会は、これから{ $who }が開きます。
series-end = 毎週の開催を終える
series-sure = 毎週の対局会を終えますか？予定されている回も中止になります。
series-lost-gone = チャンネルが削除されたため、{ $every }の{ $game }の対局会は終わりました。
series-lost-shut = { $channel }に書き込めなくなったため、{ $every }の{ $game }の対局会は終わりました。

closed-night = 対局会の卓に着けるようになったので、この対局を閉じました。成績には反映されません。
closed-pastime = 途中でやめたため、この対局を閉じました。成績には反映されません。
closed-absent = 2分以内に準備しなかった人がいたので、卓を閉じました。準備した人は、次の卓に優先して入れます。

privacy-nights = - 主催した、または参加を伝えた対局会：{ $count }件
privacy-series = - 毎週開いている対局会：{ $count }件

refused-night-time = 時刻を読み取れないか、もう過ぎています。`今`か、`20:00`、`2026-12-24 20:00`のように書いてください。タイムゾーンは{ $zone }です。
refused-night-both = 1回だけなら`{ option-night-at.name }`、毎週なら`{ option-night-every.name }`のどちらかだけを入れてください。
refused-night-every = 曜日と時刻を読み取れません。`金曜20時`や`毎週金曜 20:00`のように書いてください。タイムゾーンは{ $zone }です。
refused-night-length-read = 長さを読み取れません。`90分`や`2時間`のように書いてください。
refused-night-length = 対局会の長さは{ $least }分から{ $most }分までです。
refused-night-far = 対局会の予定を立てられるのは、{ $days }日先までです。
refused-night-taken = このチャンネルでは、{ $at }から別の対局会があります。別の時間かチャンネルを選んでください。
refused-night-many = まだ終わっていない対局会を、ここでもう{ $most }件主催しています。
refused-night-gone = ここにその対局会はありません。一覧は`/{ command-club-night.name }`で見られます。
refused-night-over = この対局会は終わりました。
refused-night-early = この対局会はまだ始まっていません。開始は{ $at }です。
refused-night-ending = 時間になったので、今夜はもう新しい卓を始めません。
refused-night-seated = 対局会の卓{ $table }に着いています。先にそこでの対局を終えてください。
refused-night-not-waiting = この対局会で、今は対局待ちになっていません。
refused-night-host = できるのは、対局会の主催者とモデレーターだけです。
refused-series-host = このサーバーのメンバーを選んでください。ボットは選べません。
refused-series-unable = 今は{ $who }にこの対局会を引き継げません。
