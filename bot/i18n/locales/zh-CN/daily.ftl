## 每日一局

daily-title = ## { $game } · { DAY($day) }
daily-about = 每天一局，所有服务器上人人拿到同样的牌：不计时，没有支招，不计等级分。{ $until }前开始的，可以打到{ $last }；之后全部公开。
daily-computers = 对手是{ $count }个电脑（{ $level }），从不看时间：同样的打法得到同样的应对。
daily-seal = { $told ->
        [yes] -# 这次发牌的封存，前一天已公布：`{ $seal }`
       *[no] -# 这次发牌的封存：`{ $seal }`。前一天机器人没在运行，没有公布。
    }
daily-seal-next = -# { DAY($day) }的封存：`{ $seal }`
daily-new-key = -# 种子的密钥丢失过：现在用新的密钥。
daily-owner = -# 运行机器人的人有密钥，能够知道发牌。
daily-until = -# 今天这局{ $until }结束。已开始的可以打到{ $last }。
daily-stale = *这一步已经过去了。现在是这样。*
daily-points = 得了**{ $points }分**。下一局：{ $next }。
daily-count = **{ $count }人**打完了：
daily-row = { $rank }. { $who } · { $points }
daily-somebody = 某人
daily-you = 你
daily-secret = -# 只有打完的人能看到。{ $until }之前不要把发牌告诉别人。

daily-play = 打今天这局
daily-streak-button = 连续天数
daily-yesterday = 昨天
daily-week = 本周
daily-now = 今天
daily-open = 看看
daily-back = 回到那天

daily-streak-title = ## 连续天数
daily-streak = 已连续**{ $count }天**。
daily-streak-longest = 最长连续：{ $count }天。
daily-streak-free = { $free ->
        [spent] 本周可以缺的一天已用掉。
       *[left] 每周（从周一起）可以缺一天：本周还没用。
    }
daily-streak-today = 今天这局还没打，{ $until }结束。

daily-opened = 这一天结束了，发牌不再保密。
daily-seed = -# 种子`{ $seed }`，它的sha256就是封存`{ $seal }`。它是用机器人的密钥对`{ $game } { $day }`算出的HMAC-SHA256。
daily-ways = 大家是怎么打的？
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }：{ $points }分
daily-way-left = -# 前面{ $count }步略去，文件里都有。
daily-lost = 我哪里亏得最多？
daily-lost-nothing = 没有值得一提的亏损：强手也差不多这样打。
daily-lost-told = 这里亏得最多。你选了**{ $done }**；强手会选**{ $better }**，平均多{ $points }分。

daily-week-title = ## { DAY($day) }起的一周
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }天
daily-week-empty = 这周还没有结束的一天。
daily-week-note = -# 每天前几名记10、8、6、5、4、3、2，其余记1。结束的日子才算。

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }人打过
daily-line-best = 最高||{ $best }||
daily-line-next = 下一局{ $next }
daily-line-over = 结束

share-daily = -# { $who }分享这一天的成绩。

server-daily = 公布每日一局的频道

privacy-dailies = - `/{ command-daily.name }`：{ $count }局。

refused-daily-none = 今天这局还没开始，一分钟后再试。
refused-daily-over = 那一天已经结束。今天的在`/{ command-daily.name }`。
refused-daily-stale = 这一步已经过去了。
refused-daily-busy = 电脑太忙，现在答不上来。什么都没有变，过一会儿再按。
refused-daily-updated = 机器人更新了，这一局不能照原样打下去。下一局在UTC零点之后，连续天数不会断。
refused-daily-known = 删除数据之前你已经打过这一局。下一局在UTC零点之后。
refused-daily-not-over = 那一天还没结束：{ $at }对所有人同时公开。
refused-daily-no-day = 那一天没有记录：机器人没在运行。
refused-daily-not-played = 那一天你没有打完。
