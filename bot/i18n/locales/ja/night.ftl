## 対局会

night-title = ## 対局会 · { $game }
night-title-over = ## 対局会 · { $game } · 終了
night-when = { $at }（{ $soon }）から{ $until }まで
night-about = { $seats ->
        [2] 手が空いたら*{ night-next }*を押すと、順位が近く、直前に当たっていない人と対局します。1勝で2点、続けて勝つと3点です。
       *[other] 手が空いたら*{ night-next }*を押すと、順位の近い人と席に着きます。1分たつとコンピューターが入ります。自分より下の人1人につき2点、続けてトップなら1.5倍です。
    }
night-coming = { $count ->
        [0] まだ誰も参加を伝えていません。
       *[other] **{ $count }人**が参加：{ $who }
    }
night-more = ほか{ $count }人
night-until = { $until }まで（{ $left }）。
night-tables = **{ $count }卓**で対局中：{ $tables }
night-two = -# ここにはスレッドがないので、同時に2卓までです。
night-row = { $rank }. { $who } · **{ $points }** · { $played }戦{ $won }勝
night-ending = 時間になりました。始まっている局は最後まで打ちます。
night-off = 中止になりました。
night-empty = 最後まで打たれた卓はありませんでした。
night-slept = 開かれませんでした。誰も来なかったか、ボットが動いていませんでした。
night-won = { $who }の優勝です！
night-kept = -# `/{ command-club-night.name }`の一覧に残ります。
night-picture-title = 対局会の上位
night-picture-alt = { $game }の対局会の表彰台
night-somebody = 名前不明

night-come = 参加する
night-stay-away = 参加しない
night-details = 詳しく
night-next = 次の卓

night-you-come = 参加を受け付けました。開始は{ $at }です。15分前に一度だけ呼びかけます。
night-you-stay = 参加の一覧には入っていません。時間ができたらいつでもどうぞ。途中からの人は0点で始まります。
night-waits = { $count ->
        [0] 卓を待っています。今は手の空いた人がほかにいません。
       *[other] 卓を待っています（ほかに{ $count }人）。
    }
night-next-end = 次に卓が終わるのは{ $at }の見込みです。
night-leave = 待つのをやめる
night-meanwhile = その間コンピューターと打つ
night-left = 待つのをやめました。
night-seated = { $table }で{ $who }と対局です。2分以内に準備しないと、別の人に席が移ります。
night-computers = コンピューター{ $count }人
night-plays-computer = 待つ間、{ $table }でコンピューターと打てます。相手が見つかりしだい、負けにならずに終わります。

night-mine = 現在{ $rank }位、{ $points }点です。
night-unplayed = まだ終わった卓はありません。
night-called = -# 参加する人には、15分前に一度だけ呼びかけます。
night-points = -# 自分より下の人1人につき2点、同じ順位なら1点、続けて勝つと1.5倍。最初の局が終わる前の投了は相手に2点、同じ相手からは一度だけです。コンピューターは数えません。
night-off-button = 中止する
night-off-sure = この対局会を中止しますか？全員が対象です。
night-end-button = 今すぐ終了
night-end-sure = この対局会を今すぐ終了しますか？始まっている局は最後まで打ちます。

night-list-title = ## 対局会
night-list-none = 対局会の予定はありません。
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 開催中 · { $channel }
night-list-ending = { $game } · まもなく終了 · { $channel }
night-list-past = **これまでの対局会**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# `/{ command-club-night.name } { option-game.name }:koikoi { option-night-at.name }:20:00 { option-night-length.name }:90min`で開けます。
night-place = { $rank }. { $who } { $points }
night-details-of = 詳しく：{ $game }

night-call = { $game }の対局会は{ $at }に始まります。

night-event = 対局会：{ $game }
night-event-about = 終了時刻まで、そのチャンネルで相手を替えながら次々に対局します。
server-events = 対局会をサーバーのイベントにする
setting-events-shut = -# ここではイベントを作れません。**イベントを作成**の権限をください。

closed-night = 対局会の卓が空いたので、この対局を終えました。成績には入りません。
closed-absent = 2分以内に来ない人がいたので、卓を閉じました。いた人は先頭で待ちます。

privacy-nights = - 開いたか参加を伝えた対局会：{ $count }件

refused-night-time = 時刻を読み取れないか、もう過ぎています。タイムゾーン{ $zone }で`20:00`、`2026-12-24 20:00`のように、または`今`と書いてください。
refused-night-length-read = 長さを読み取れません。`90min`や`2h`のように書いてください。
refused-night-length = 対局会の長さは{ $least }分から{ $most }分までです。
refused-night-far = 対局会を予告できるのは{ $days }日前からです。
refused-night-taken = その時間、このチャンネルには{ $at }からの別の対局会があります。
refused-night-many = まだ終わっていない対局会をここで{ $most }件開いています。
refused-night-gone = ここにそのような対局会はありません。
refused-night-over = この対局会は終わりました。
refused-night-early = この対局会はまだ始まっていません。開始は{ $at }です。
refused-night-ending = 時間になりました。今夜はもう新しい卓を始めません。
refused-night-seated = 対局会の卓{ $table }に着いています。先にそちらを終えてください。
refused-night-not-waiting = この対局会の卓を待っていません。
refused-night-no-meanwhile = ここでは、待つ間にコンピューターと打つことはできません。
refused-night-host = それができるのは、対局会を開いた人とここのモデレーターだけです。
