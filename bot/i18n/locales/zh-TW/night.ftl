## 牌會

night-title = ## 牌會 · { $game }
night-title-over = ## 牌會 · { $game } · 已結束
night-when = { $at }（{ $soon }）到{ $until }
night-about = { $seats ->
        [2] 有空就按*{ night-next }*，對手是名次相近、剛才沒遇到過的人。贏一場2分，連贏得3分。
       *[other] 有空就按*{ night-next }*，和名次相近的人同桌；等滿一分鐘由電腦補位。每有一人排在你後面得2分，連拿第一多得一半。
    }
night-coming = { $count ->
        [0] 還沒有人說要來。
       *[other] **{ $count }人**要來：{ $who }
    }
night-more = 還有{ $count }人
night-until = 到{ $until }（{ $left }）。
night-tables = 正在打的有**{ $count }桌**：{ $tables }
night-two = -# 這裡沒有討論串，所以同時最多兩桌。
night-row = { $rank }. { $who } · **{ $points }** · { $played }場{ $won }勝
night-ending = 時間到。正在打的這一局打完為止。
night-off = 已取消。
night-empty = 沒有打完的桌。
night-slept = 沒有辦成：沒有人來，或者機器人當時沒在運作。
night-won = { $who }奪冠！
night-kept = -# 可在`/{ command-club-night.name }`的清單裡查到。
night-picture-title = 牌會前三名
night-picture-alt = { $game }牌會的頒獎台
night-somebody = 某人

night-come = 我來
night-stay-away = 我不來
night-details = 詳情
night-next = 下一桌

night-you-come = 記下了。開始時間：{ $at }；來的人會在15分鐘前收到一次提醒。
night-you-stay = 你不在名單上。有空隨時可以來：晚到的人從0分開始。
night-waits = { $count ->
        [0] 正在等桌。現在沒有別人有空。
       *[other] 正在等桌，另外還有{ $count }人在等。
    }
night-next-end = 下一桌預計{ $at }結束。
night-leave = 不等了
night-meanwhile = 先和電腦打
night-left = 你不再等了。
night-seated = 你在{ $table }，同桌的是{ $who }。請在兩分鐘內準備，否則座位讓給別人。
night-computers = { $count }個電腦
night-plays-computer = 等待期間你在{ $table }和電腦打。一有人空出來，這一場就結束，不算輸。

night-mine = 你現在第{ $rank }名，{ $points }分。
night-unplayed = 還沒有打完的桌。
night-called = -# 來的人會在15分鐘前收到一次提醒。
night-points = -# 每有一人排在你後面得2分，名次相同得1分，連贏多得一半。第一局結束前認輸，對手得2分，同一對手只算一次。電腦不算。
night-off-button = 取消
night-off-sure = 要取消這次牌會嗎？所有人都會受影響。
night-end-button = 現在結束
night-end-sure = 現在結束這次牌會嗎？正在打的這一局打完為止。

night-list-title = ## 牌會
night-list-none = 沒有安排牌會。
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 進行中 · { $channel }
night-list-ending = { $game } · 即將結束 · { $channel }
night-list-past = **以往的牌會**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# 用`/{ command-club-night.name } { option-game.name }:koikoi { option-night-at.name }:20:00 { option-night-length.name }:90min`辦一次。
night-place = { $rank }. { $who } { $points }
night-details-of = 詳情：{ $game }

night-call = { $game }的牌會{ $at }開始。

night-event = 牌會：{ $game }
night-event-about = 來的人在那個頻道一桌接一桌地打，到時間為止。
server-events = 把牌會列為伺服器活動
setting-events-shut = -# 這裡不能建立活動：請給我**建立活動**權限。

closed-night = 牌會有桌了，這一場到此為止，不計成績。
closed-absent = 有人兩分鐘內沒來，這桌已關閉。到了的人排在最前面。

privacy-nights = - 你辦過或說要來的牌會：{ $count }次

refused-night-time = 看不懂這個時間，或者已經過了。請按時區{ $zone }寫成`20:00`、`2026-12-24 20:00`，或寫`現在`。
refused-night-length-read = 看不懂要打多久。請寫成`90min`或`2h`。
refused-night-length = 牌會最短{ $least }分鐘，最長{ $most }分鐘。
refused-night-far = 牌會最早可以提前{ $days }天宣布。
refused-night-taken = 那段時間這個頻道已有牌會，{ $at }開始。
refused-night-many = 你在這裡有{ $most }次牌會還沒結束。
refused-night-gone = 這裡沒有這次牌會。
refused-night-over = 這次牌會已經結束。
refused-night-early = 這場牌會還沒開始：{ $at }開始。
refused-night-ending = 時間到，今晚不再開新桌。
refused-night-seated = 你在牌會的{ $table }號桌。先把那邊打完。
refused-night-not-waiting = 你沒有在等這次牌會的桌。
refused-night-no-meanwhile = 在這裡等待時不能和電腦打。
refused-night-host = 只有宣布牌會的人和這裡的管理員可以這樣做。
