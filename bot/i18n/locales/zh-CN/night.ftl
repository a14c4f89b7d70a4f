## 牌会

night-title = ## 牌会 · { $game }
night-title-over = ## 牌会 · { $game } · 已结束
night-when = { $at }（{ $soon }）到{ $until }
night-about = { $seats ->
        [2] 有空就按*{ night-next }*，对手是名次相近的人，尽量不跟刚才的对手再碰上。赢一场得2分，连赢得3分。{ night-met }
       *[other] 有空就按*{ night-next }*，跟名次相近的人同桌；等满一分钟，有两个人就开，空位由电脑补。每有一人排在你后面得2分；连赢时得分是1.5倍。{ night-met }
    }
night-met = 对手在其他桌打得越好，你的分数算得越多。
night-coming = { $count ->
        [0] 还没有人报名。
       *[other] **{ $count }人**报名：{ $who }
    }
night-more = 还有{ $count }人
night-until = 到{ $until }（{ $left }）。
night-tables = 正在打的有**{ $count }桌**：{ $tables }
night-two = -# 这里开不了子区，所以最多同时打两桌。
night-row = { $rank }. { $who } · **{ $points }** · { $played }场{ $won }胜
night-ending = 时间到。正在打的这一把打完就结束。
night-off = 已取消。
night-empty = 一场都没打完。
night-slept = 牌会没办成：没有人来打，或者机器人不在线。
night-won = { $who }夺冠！
night-kept = -# 用`/{ command-club-night.name }`随时可以再看。
night-picture-title = 牌会前三名
night-picture-alt = { $game }牌会的领奖台
night-somebody = 某人

night-come = 我来
night-stay-away = 我不来
night-details = 详情
night-next = 下一桌

night-you-come = 你已报名，{ $at }开始。
night-you-stay = 你没有报名。到时有空可以直接来，晚到的从0分开始。
night-waits = { $count ->
        [0] 正在等桌，现在没有别人有空。
       *[other] 正在等桌，还有{ $count }人也在等。
    }
night-next-end = 预计{ $at }有一桌打完。
night-offer = 等桌的时候可以先跟电脑打，随时可以走，不算输。
night-leave = 不等了
night-meanwhile = 先跟电脑打
night-left = 已取消等桌。
night-seated = 你在{ $table }，同桌的是{ $who }。两分钟内按**{ table-ready-button }**，不然这一桌会关闭。
night-computers = { $count }个电脑
night-plays-computer = 等桌的时候，你先跟电脑打。一有人空出来，这一场就关闭，不计成绩。中途认输也不计。

night-mine = 你现在第{ $rank }名，{ $points }分：各桌得了{ $earned }分，再按对手的成绩折算。
night-unplayed = 还没有一桌打完。
night-called = -# 开始前15分钟会提醒报名的人一次。
night-points = -# 每有一人排在你后面得2分，名次相同得1分；连赢时得分是1.5倍。第一把还没算分就有人认输，赢的人得2分，同一个对手只算一次。电脑不算。{ night-met }
night-off-button = 取消
night-off-sure = 取消这次牌会？对所有人都取消。
night-end-button = 现在结束
night-end-sure = 现在结束这次牌会？正在打的这一把打完就结束。

night-list-title = ## 牌会
night-list-none = 还没有安排牌会。
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · 进行中 · { $channel }
night-list-ending = { $game } · 即将结束 · { $channel }
night-list-past = **以往的牌会**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# 用`/{ command-club-night.name } { option-game.name }:来来 { option-night-at.name }:20:00 { option-night-length.name }:90分钟`发起一次，每周一次则用`{ option-night-every.name }:周五20:00`。
night-place = { $rank }. { $who } { $points }
night-details-of = 详情：{ $game }

night-call = { $game }的牌会{ $at }开始。

night-event = 牌会：{ $game }
night-event-about = 在那个频道一桌接一桌地打，到时间为止。谁都可以来。
server-events = 把牌会列进服务器活动
setting-events-shut = -# 我不能在这里创建活动，需要**创建活动**权限。

series-every = { $day ->
        [0] 每周一{ $time }
        [1] 每周二{ $time }
        [2] 每周三{ $time }
        [3] 每周四{ $time }
        [4] 每周五{ $time }
        [5] 每周六{ $time }
       *[6] 每周日{ $time }
    }
series-open = { $day ->
        [0] 每周一
        [1] 每周二
        [2] 每周三
        [3] 每周四
        [4] 每周五
        [5] 每周六
       *[6] 每周日
    }
night-weekly = 这个牌会{ $every }举行。开始前15分钟报名的不到{ $least }人，就取消那一次。
night-off-few = 报名的不到{ $least }人，这次取消。
night-off-late = 机器人当时不在线，这次取消。
night-skipped-few = { $at }的{ $game }牌会取消，因为报名的不到{ $least }人。下一次是{ $next }。
night-skipped-late = { $at }的{ $game }牌会取消，因为机器人当时不在线。下一次是{ $next }。
night-call-late = { $game }的牌会现在开始。机器人刚才不在线，所以晚了。
series-title = ## { $game } · { $every }
series-list = { $game } · { $every } · { $channel }
series-host = 由{ $who }在{ $channel }举办。
series-next = 下一次是{ $at }，至少{ $least }人报名才举行。
series-over = 这个牌会不再举行。
series-row = { $rank }. { $who } · **{ $points }** · { $count }次
series-counted = -# 每人只算成绩最好的{ $count }次。
series-table-line = 历次合计（每人最好的{ $count }次）：{ $places }
series-hand-over = 交给谁来办
series-handed = { $every }的{ $game }牌会以后由{ $who }举办。
series-end = 以后不办了
series-sure = 以后不再举办这个牌会？已经安排的一次也会取消。
series-lost-gone = { $every }的{ $game }牌会停办了，因为频道已被删除。
series-lost-shut = { $every }的{ $game }牌会停办了，因为我不能再在{ $channel }发消息。

closed-night = 牌会有桌了，这一场关闭，不计成绩。
closed-pastime = 中途离开，这一场关闭，不计成绩。
closed-absent = 有人两分钟内没按**{ table-ready-button }**，这一桌已关闭。准备好的人排在最前面。

privacy-nights = - 你发起或报名的{ $count }次牌会。
privacy-series = - 你每周举办的{ $count }个牌会。

refused-night-time = 看不懂这个时间，或者已经过了。写`现在`，或者`20:00`、`20点`、`2026-12-24 20:00`这样的时间。时区是{ $zone }。
refused-night-both = 只办一次写`{ option-night-at.name }`，每周都办写`{ option-night-every.name }`，不能两个都写。
refused-night-every = 看不懂是周几几点。写`周五20:00`或`每周五晚上8点`这样的时间。时区是{ $zone }。
refused-night-length-read = 看不懂要打多久。写`90分钟`或`2小时`这样的。
refused-night-length = 牌会最短{ $least }分钟，最长{ $most }分钟。
refused-night-far = 牌会最多提前{ $days }天发起。
refused-night-taken = 这个频道{ $at }已经有一次牌会。换个时间或频道吧。
refused-night-many = 你在这里已有{ $most }次没结束的牌会，不能再多了。
refused-night-gone = 这里没有这次牌会。用`/{ command-club-night.name }`看列表。
refused-night-over = 这次牌会已经结束。
refused-night-early = 这次牌会还没开始，{ $at }开始。
refused-night-ending = 时间到，今晚不再开新桌。
refused-night-seated = 你在牌会的{ $table }号桌。先把那边打完。
refused-night-not-waiting = 你没有在等这次牌会的桌。
refused-night-host = 只有牌会的发起人和管理员能这么做。
refused-series-host = 请选这个服务器的成员，不能选机器人。
refused-series-unable = 现在不能把这个牌会交给{ $who }。
