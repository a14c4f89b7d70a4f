## 日替わり

daily-title = ## { $game } · { DAY($day) }
daily-about = 1日1回、どのサーバーでも全員が同じ配りで打ちます。持ち時間も助言もなく、レートには影響しません。{ $until }までに始めれば{ $last }まで続けられ、その後すべてが公開されます。
daily-computers = 相手はコンピューター{ $count }人（{ $level }）。時計を見ないので、同じ手には同じ手が返ります。
daily-seal = { $told ->
        [yes] -# この配りの封印（前日に公開）：`{ $seal }`
       *[no] -# この配りの封印：`{ $seal }`。前日はボットが動いておらず、公開されませんでした。
    }
daily-seal-next = -# { DAY($day) }の封印：`{ $seal }`
daily-new-key = -# シードの鍵が失われたため、新しい鍵で作っています。
daily-owner = -# ボットの運営者は鍵を持っており、配りを知ることができます。
daily-until = -# 今日の分は{ $until }に終わります。始めた対局は{ $last }まで続けられます。
daily-stale = *それはもう済んでいます。今の状況です。*
daily-points = **{ $points }点**でした。次の配りは{ $next }です。
daily-count = **{ $count }人**が終えました：
daily-row = { $rank }. { $who } · { $points }
daily-somebody = 匿名
daily-you = 自分
daily-secret = -# 終えた人だけに見えています。{ $until }まで、配りは誰にも話さないでください。

daily-play = 今日の分を打つ
daily-streak-button = 連続日数
daily-yesterday = 昨日
daily-week = 今週
daily-now = 今日
daily-open = 見る
daily-back = その日に戻る

daily-streak-title = ## 連続日数
daily-streak = **{ $count }日**連続です。
daily-streak-longest = これまでの最長連続：{ $count }日。
daily-streak-free = { $free ->
        [spent] 今週の休みは使いました。
       *[left] 月曜からの1週間に1日は休めます。今週はまだ使っていません。
    }
daily-streak-today = 今日の分はまだです。{ $until }に終わります。

daily-opened = この日は終わりました。配りはもう秘密ではありません。
daily-seed = -# シードは`{ $seed }`、そのsha256が封印`{ $seal }`です。ボットの鍵による`{ $game } { $day }`のHMAC-SHA256です。
daily-ways = みんなの打ち方
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }：{ $points }点
daily-way-left = -# 前の{ $count }手は省きました。ファイルにはすべてあります。
daily-lost = 一番損をした手は？
daily-lost-nothing = 言うほどの損はありません。強いコンピューターもほぼ同じように打ったでしょう。
daily-lost-told = 一番損をしたのはここです。選んだのは**{ $done }**、強いコンピューターなら**{ $better }**で、平均{ $points }点の得でした。

daily-week-title = ## { DAY($day) }からの1週間
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }日
daily-week-empty = 終わった日はまだありません。
daily-week-note = -# 各日の上位は10、8、6、5、4、3、2、ほかは1。終わった日だけを数えます。

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }人が挑戦
daily-line-best = 最高||{ $best }||
daily-line-next = 次は{ $next }
daily-line-over = 終了

share-daily = -# { $who }がこの日を共有しました。

server-daily = 日替わりを案内するチャンネル

privacy-dailies = - `/{ command-daily.name }`：{ $count }回

refused-daily-none = 今日の配りはまだ始まっていません。1分後にもう一度どうぞ。
refused-daily-over = その日は終わりました。今日の分は`/{ command-daily.name }`にあります。
refused-daily-stale = それはもう済んでいます。
refused-daily-busy = コンピューターが混み合っていて返事ができません。何も変わっていないので、少ししてからもう一度押してください。
refused-daily-updated = ボットが更新され、この配りは同じようには打てなくなりました。次はUTCの0時からで、連続日数は途切れません。
refused-daily-known = データを消す前に、この配りをもう打っています。次はUTCの0時からです。
refused-daily-not-over = その日はまだ終わっていません。{ $at }に、全員同時に公開されます。
refused-daily-no-day = その日のことは分かりません。ボットが動いていませんでした。
refused-daily-not-played = その日は最後まで打っていません。
