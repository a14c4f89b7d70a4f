## 牌会

night-title = ## 牌会 · { $game }
night-title-over = ## 牌会 · { $game } · 已结束
night-when = { $at }（{ $soon }）到{ $until }
night-about = { $seats ->
        [2] 有空就按*{ night-next }*，对手是名次相近、刚才没遇到过的人。赢一场2分，连赢得3分。
       *[other] 有空就按*{ night-next }*，和名次相近的人同桌；等满一分钟由电脑补位。每有一人排在你后面得2分，连拿第一多得一半。
    }
night-coming = { $count ->
        [0] 还没有人说要来。
       *[other] **{ $count }人**要来：{ $who }
    }
night-more = 还有{ $count }人
night-until = 到{ $until }（{ $left }）。
night-tables = 正在打的有**{ $count }桌**：{ $tables }
night-two = -# 这里没有子区，所以同时最多两桌。
night-row = { $rank }. { $who } · **{ $points }** · { $played }场{ $won }胜
night-ending = 时间到。正在打的这一局打完为止。
night-off = 已取消。
night-empty = 没有打完的桌。
night-slept = 没有办成：没有人来，或者机器人当时没在运行。
night-won = { $who }夺冠！
night-kept = -# 可在`/{ command-club-night.name }`的列表里查到。
night-picture-title = 牌会前三名
night-picture-alt = { $game }牌会的领奖台
night-somebody = 某人

night-come = 我来
night-stay-away = 我不来
night-details = 详情
night-next = 下一桌

night-you-come = 记下了。开始时间：{ $at }；来的人会在15分钟前收到一次提醒。
night-you-stay = 你不在名单上。有空随时可以来：晚到的人从0分开始。
night-waits = { $count ->
        [0] 正在等桌。现在没有别人有空。
       *[other] 正在等桌，另外还有{ $count }人在等。
    }
night-next-end = 下一桌预计{ $at }结束。
night-leave = 不等了
night-meanwhile = 先和电脑打
night-left = 你不再等了。
night-seated = 你在{ $table }，同桌的是{ $who }。请在两分钟内准备，否则座位让给别人。
night-computers = { $count }个电脑
night-plays-computer = 等待期间你在{ $table }和电脑打。一有人空出来，这一场就结束，不算输。

night-mine = 你现在第{ $rank }名，{ $points }分。
night-unplayed = 还没有打完的桌。
night-called = -# 来的人会在15分钟前收到一次提醒。
night-points = -# 每有一人排在你后面得2分，名次相同得1分，连赢多得一半。第一局结束前认输，对手得2分，同一对手只算一次。电脑不算。
night-off-button = 取消
night-off-sure = 要取消这次牌会吗？所有人都会受影响。
night-end-button = 现在结束
night-end-sure = 现在结束这次牌会吗？正在打的这一局打完为止。

night-list-title = ## 牌会
night-list-none = 没有安排牌会。
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 进行中 · { $channel }
night-list-ending = { $game } · 即将结束 · { $channel }
night-list-past = **以往的牌会**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# 用`/{ command-club-night.name } { option-game.name }:koikoi { option-night-at.name }:20:00 { option-night-length.name }:90min`办一次。
night-place = { $rank }. { $who } { $points }
night-details-of = 详情：{ $game }

night-call = { $game }的牌会{ $at }开始。

night-event = 牌会：{ $game }
night-event-about = 来的人在那个频道一桌接一桌地打，到时间为止。
server-events = 把牌会列为服务器活动
setting-events-shut = -# 这里不能创建活动：请给我**创建活动**权限。

closed-night = 牌会有桌了，这一场到此为止，不计成绩。
closed-absent = 有人两分钟内没来，这桌已关闭。到了的人排在最前面。

privacy-nights = - 你办过或说要来的牌会：{ $count }次

refused-night-time = 看不懂这个时间，或者已经过了。请按时区{ $zone }写成`20:00`、`2026-12-24 20:00`，或写`现在`。
refused-night-length-read = 看不懂要打多久。请写成`90min`或`2h`。
refused-night-length = 牌会最短{ $least }分钟，最长{ $most }分钟。
refused-night-far = 牌会最早可以提前{ $days }天宣布。
refused-night-taken = 那段时间这个频道已有牌会，{ $at }开始。
refused-night-many = 你在这里有{ $most }次牌会还没结束。
refused-night-gone = 这里没有这次牌会。
refused-night-over = 这次牌会已经结束。
refused-night-early = 这场牌会还没开始：{ $at }开始。
refused-night-ending = 时间到，今晚不再开新桌。
refused-night-seated = 你在牌会的{ $table }号桌。先把那边打完。
refused-night-not-waiting = 你没有在等这次牌会的桌。
refused-night-no-meanwhile = 在这里等待时不能和电脑打。
refused-night-host = 只有宣布牌会的人和这里的管理员可以这样做。
