## 日替わり

daily-title = ## { $game } · { DAY($day) }
daily-about = 1日1回、全サーバーの全員が同じ札・牌で打ちます。持ち時間も助言もなく、レートも変わりません。{ $until }までに始めて、{ $last }までに打ち終えてください。その後、全員の結果を公開します。
daily-computers = 相手はコンピューター{ $count }人（{ $level }）です。同じ手には、誰に対しても同じ手で返します。
daily-seal = { $told ->
        [yes] -# この山のハッシュ値（前日に公開）：`{ $seal }`
       *[no] -# この山のハッシュ値：`{ $seal }`（前日はボットが動いていなかったため、事前には公開されていません）
    }
daily-seal-next = -# { DAY($day) }の山のハッシュ値：`{ $seal }`
daily-new-key = -# シードの鍵が失われたため、今日から新しい鍵を使っています。
daily-owner = -# ボットの運営者は鍵を持っているので、山の中身を先に知ることができます。
daily-second = -# 別のアカウントを使えば、打つ前に中身を見ることもできます。そのため、結果が影響するのはこの順位だけです。
daily-until = -# 今日の分は{ $until }に終わります。始めた人は{ $last }まで続けられます。
daily-stale = *それはもう済んでいます。こちらが最新の画面です。*
daily-points = **{ $points }点**でした。次は{ $next }に始まります。
daily-count = **{ $count }人**が打ち終えました：
daily-row = { $rank }. { $who } · { $points }{ $streak ->
        [0] {""}
       *[other] {" "}· { $streak }日連続
    }
daily-par = -# 目標は{ $points }点です。同じ席で最強のコンピューターが取った点です。
daily-good = 目標点に届きました。
daily-shared = { $reached ->
        [yes] { $who }がこの日の分を打ち、目標点に届きました。
       *[other] { $who }がこの日の分を打ちました。
    }{ $streak ->
        [0] {""}
       *[other] { $streak }日連続です。
    }
daily-somebody = 匿名
daily-you = 自分
daily-secret = -# 打ち終えた人だけに見えています。{ $until }までは、札や牌のことを誰にも話さないでください。

daily-play = 今日の分を打つ
daily-streak-button = 連続日数
daily-yesterday = 昨日
daily-week = 今週
daily-now = 今日
daily-details = 詳しく
daily-open = 結果を見る
daily-back = 結果に戻る

daily-streak-title = ## 連続日数
daily-streak = **{ $count }日**連続です。
daily-streak-longest = これまでの最長連続：{ $count }日。
daily-streak-good = 目標点に届いた日：{ $count }日。
daily-streak-free = { $free ->
        [spent] 今週の休みは使いました。
       *[left] 週に1日（月曜から日曜まで）は休めます。今週はまだ使っていません。
    }
daily-streak-today = 今日の分はまだ打っていません。{ $until }に終わります。

daily-opened = この日は終わったので、すべて公開しています。
daily-seed = -# シード：`{ $seed }`。ハッシュ値`{ $seal }`は、そのSHA-256です。シードは、ボットの鍵で作った`{ $game } { $day }`のHMAC-SHA256です。
daily-ways = みんなの打ち方
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }：{ $points }点
daily-way-left = -# これより前の{ $count }手は省きました。
daily-lost = 一番損をした手は？
daily-lost-nothing = ほとんど損はありません。上級者でも、ほぼ同じように打ったでしょう。
daily-lost-told = 一番損をしたのはここです。選んだのは**{ $done }**でした。上級者なら**{ $better }**を選び、平均で{ $points }点多くなります。

daily-week-title = ## { DAY($day) }からの1週間
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }日
daily-week-empty = 終わった日はまだありません。
daily-week-note = -# 毎日、上位7人に10、8、6、5、4、3、2点、ほかの人に1点が入ります。終わった日だけを数えます。

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }人が挑戦
daily-line-best = 最高点||{ $best }||
daily-line-par = 目標||{ $points }||
daily-line-next = 次は{ $next }
daily-line-over = 終了

share-daily = -# { $who }がこの日の結果を共有しました。

server-daily = 日替わりの結果を出すチャンネル
mine-streak = 今日の分の連続日数を他の人に見せる
mine-reminder = 連続が途切れる前の通知
daily-reminder = { $who }：今日の分がまだです。{ $until }に締め切ります。

privacy-dailies = - `/{ command-daily.name }`：{ $count }回

refused-daily-none = 今日の分はまだ始まっていません。1分後に、もう一度試してください。
refused-daily-over = その日は終わりました。今日の分は`/{ command-daily.name }`にあります。
refused-daily-early = ボットの時計が進んでいたため、今日の分はもう終わっています。次は{ $at }に始まります。
refused-daily-stale = それはもう済んでいます。
refused-daily-busy = コンピューターが混み合っていて返事ができません。何も変わっていないので、少し待って、もう一度試してください。
refused-daily-updated = ボットの更新で、同じ条件で打てなくなったため、今日の分は締め切りました。次はUTCの0時からです。連続日数は途切れません。
refused-daily-known = データを削除する前に、今日の分をもう打っています。次はUTCの0時からです。
refused-daily-not-over = その日はまだ終わっていません。{ $at }に、全員に結果を公開します。
refused-daily-no-day = その日はボットが動いておらず、日替わりはありませんでした。
refused-daily-not-played = その日は最後まで打っていません。
