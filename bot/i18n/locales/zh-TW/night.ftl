## 牌會

night-title = ## 牌聚 · { $game }
night-title-over = ## 牌聚 · { $game } · 已結束
night-when = { $at }（{ $soon }）到{ $until }
night-about = { $seats ->
        [2] 有空就按*{ night-next }*，我會安排名次跟你接近的對手，並盡量避開剛打過的人。贏一場得2分，連勝的話得3分。{ night-met }
       *[other] 有空就按*{ night-next }*，我會安排你跟名次接近的人同桌。等滿一分鐘，有兩個人就開打，其他座位由電腦補滿。每贏過一個人得2分，連勝的話得1.5倍。{ night-met }
    }
night-met = 對手在其他桌打得越好，你的分數就算得越多。
night-coming = { $count ->
        [0] 還沒有人報名。
       *[other] **{ $count }人**要來：{ $who }
    }
night-more = 還有{ $count }人
night-until = 到{ $until }（{ $left }）。
night-tables = 進行中**{ $count }桌**：{ $tables }
night-two = -# 這裡沒有討論串，所以最多同時開兩桌。
night-row = { $rank }. { $who } · **{ $points }** · { $played }場{ $won }勝
night-ending = 時間到！正在打的這局打完就結束。
night-off = 已取消。
night-empty = 沒有打完任何一場。
night-slept = 這次沒有辦成：沒有人來打，或是機器人離線。
night-won = 今晚由{ $who }奪冠！
night-kept = -# 之後可以用`/{ command-club-night.name }`再看。
night-picture-title = 今晚前三名
night-picture-alt = { $game }今晚的頒獎台
night-somebody = 某人

night-come = 我要來
night-stay-away = 我不來
night-details = 詳情
night-next = 下一桌

night-you-come = 已加入名單，{ $at }開始。
night-you-stay = 你不在名單上。如果臨時有空，直接來就好。晚到的人從0分開始。
night-waits = { $count ->
        [0] 你正在等桌。目前沒有其他人有空。
       *[other] 你正在等桌，還有其他{ $count }人也在等。
    }
night-next-end = 最快的一桌預計{ $at }結束。
night-offer = 等桌的時候可以先跟電腦打，隨時可以走，不算輸。
night-leave = 不等了
night-meanwhile = 先跟電腦打
night-left = 已取消等桌。
night-seated = 你和{ $who }同桌：{ $table }。請在兩分鐘內按**{ table-ready-button }**，否則這一桌會關閉。
night-computers = { $count }台電腦
night-plays-computer = 等桌的時候，你先跟電腦打。只要有人有空，這場就會關閉，不列入戰績。中途認輸也不列入。

night-mine = 你目前第{ $rank }名，{ $points }分：各桌得了{ $earned }分，再依對手的成績換算。
night-unplayed = 目前還沒有任何一桌打完。
night-called = -# 開始前15分鐘，我會提醒名單上的每個人一次。
night-points = -# 每贏過一個人得2分，每有一個人跟你同名次得1分，連勝的話得1.5倍。對手在第一局算分前就認輸，這場勝利得2分，但同一個對手只算一次。電腦不算。{ night-met }
night-off-button = 取消
night-off-sure = 要取消整場牌聚嗎？取消後，所有人都不能參加。
night-end-button = 現在結束
night-end-sure = 要現在結束這次牌聚嗎？正在打的這局打完就結束。

night-list-title = ## 牌聚
night-list-none = 目前沒有預定的牌聚。
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 進行中 · { $channel }
night-list-ending = { $game } · 即將結束 · { $channel }
night-list-past = **過去的牌聚**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# 舉辦一場：`/{ command-club-night.name } { option-game.name }:來來 { option-night-at.name }:20:00 { option-night-length.name }:90分鐘`，每週一場則用`{ option-night-every.name }:週五20:00`。
night-place = { $rank }. { $who } { $points }
night-details-of = 詳情：{ $game }

night-call = { $game }牌聚{ $at }開始。

night-event = 牌聚：{ $game }
night-event-about = 在那個頻道一桌接一桌，打到時間到為止。歡迎任何人來玩。
server-events = 把牌聚建立成伺服器活動
setting-events-shut = -# 我沒辦法在這裡建立活動，需要「**建立活動**」權限。

series-every = { $day ->
        [0] 每週一{ $time }
        [1] 每週二{ $time }
        [2] 每週三{ $time }
        [3] 每週四{ $time }
        [4] 每週五{ $time }
        [5] 每週六{ $time }
       *[6] 每週日{ $time }
    }
series-open = { $day ->
        [0] 每週一
        [1] 每週二
        [2] 每週三
        [3] 每週四
        [4] 每週五
        [5] 每週六
       *[6] 每週日
    }
night-weekly = 這個牌聚{ $every }舉辦。開始前15分鐘報名的不到{ $least }人，就取消那一次。
night-off-few = 報名的不到{ $least }人，這次取消。
night-off-late = 機器人當時離線，這次取消。
night-skipped-few = { $at }的{ $game }牌聚取消，因為報名的不到{ $least }人。下一次是{ $next }。
night-skipped-late = { $at }的{ $game }牌聚取消，因為機器人當時離線。下一次是{ $next }。
night-call-late = { $game }牌聚現在開始。機器人剛才離線，所以晚了一點。
series-title = ## { $game } · { $every }
series-list = { $game } · { $every } · { $channel }
series-host = 由{ $who }在{ $channel }舉辦。
series-next = 下一次是{ $at }，至少{ $least }人報名才會舉辦。
series-over = 這個牌聚不再舉辦。
series-row = { $rank }. { $who } · **{ $points }** · { $count }次
series-counted = -# 每人只算成績最好的{ $count }次。
series-table-line = 歷次合計（每人最好的{ $count }次）：{ $places }
series-hand-over = 交給誰來辦
series-handed = { $every }的{ $game }牌聚以後由{ $who }舉辦。
series-end = 以後不辦了
series-sure = 以後不再舉辦這個牌聚？已經安排的那一次也會取消。
series-lost-gone = { $every }的{ $game }牌聚停辦了，因為頻道已被刪除。
series-lost-shut = { $every }的{ $game }牌聚停辦了，因為我不能再在{ $channel }發訊息。

closed-night = 牌聚有空桌了，這場就先中止，不列入戰績。
closed-pastime = 中途離開，這場就先中止，不列入戰績。
closed-absent = 有玩家兩分鐘內沒有按**{ table-ready-button }**，所以這一桌關閉了。已經準備好的玩家會優先排到下一桌。

privacy-nights = - 你舉辦或報名的{ $count }次牌聚。
privacy-series = - 你每週舉辦的{ $count }個牌聚。

refused-night-time = 我看不懂這個時間，或是已經過了。請輸入`現在`，或像`20:00`、`20點`、`2026-12-24 20:00`這樣的時間，時區是{ $zone }。
refused-night-both = 只辦一次請輸入`{ option-night-at.name }`，每週都辦請輸入`{ option-night-every.name }`，不能兩個都輸入。
refused-night-every = 我看不懂是週幾幾點。請輸入像`週五20:00`或`每週五晚上8點`這樣的時間，時區是{ $zone }。
refused-night-length-read = 我看不懂這個時間長度。請輸入像`90分鐘`或`2小時`這樣的長度。
refused-night-length = 牌聚的時間要在{ $least }到{ $most }分鐘之間。
refused-night-far = 牌聚最多只能提前{ $days }天舉辦。
refused-night-taken = 這個頻道從{ $at }起已經有另一場牌聚，請換個時間或頻道。
refused-night-many = 你在這裡已經有{ $most }場還沒結束的牌聚。
refused-night-gone = 這裡沒有這場牌聚。清單請看`/{ command-club-night.name }`。
refused-night-over = 這場牌聚已經結束。
refused-night-early = 這場牌聚還沒開始，{ $at }開始。
refused-night-ending = 時間到了，今晚不再開新的牌桌。
refused-night-seated = 你還在牌聚的{ $table }號桌，請先打完那場。
refused-night-not-waiting = 你沒有在等這場牌聚的牌桌。
refused-night-host = 只有牌聚的主辦人或管理員能這麼做。
refused-series-host = 請選這個伺服器的成員，不能選機器人。
refused-series-unable = 現在不能把這個牌聚交給{ $who }。
