## 每日一局

daily-title = ## { $game } · { DAY($day) }
daily-about = 每天一局，所有服务器的人打同一副牌。不计时，没有支招，不计等级分。{ $until }之前开始，{ $last }之前打完；之后公布所有人的成绩。
daily-computers = 对手是{ $count }个电脑（{ $level }）。只要打法一样，电脑对谁的应对都一样。
daily-seal = { $told ->
        [yes] -# 这副牌的哈希值，前一天已公布：`{ $seal }`
       *[no] -# 这副牌的哈希值：`{ $seal }`。前一天机器人不在线，没有公布。
    }
daily-seal-next = -# { DAY($day) }那副牌的哈希值：`{ $seal }`
daily-new-key = -# 生成每日种子的密钥丢了，从今天起用新的。
daily-owner = -# 机器人的维护者有密钥，能提前知道牌。
daily-second = -# 用另一个账号可以先看到牌再打，所以成绩只影响这里的排名。
daily-until = -# 今天这局{ $until }结束；已经开始的，可以打到{ $last }。
daily-stale = *这一步已经打过了，现在的手牌如下。*
daily-points = 得分：**{ $points }分**。下一局：{ $next }。
daily-count = **{ $count }人**打完了：
daily-row = { $rank }. { $who } · { $points }{ $streak ->
        [0] {""}
       *[other] {" "}· 连续{ $streak }天
    }
daily-par = -# 目标：{ $points }分，也就是最强的电脑坐你的位子得的分。
daily-good = 达到了目标分。
daily-shared = { $reached ->
        [yes] { $who }打完了这局，达到了目标分。
       *[other] { $who }打完了这局。
    }{ $streak ->
        [0] {""}
       *[other] 已连续{ $streak }天。
    }
daily-somebody = 某人
daily-you = 你
daily-secret = -# 只有打过的人看得到。{ $until }之前别把牌说出去。

daily-play = 打今天这局
daily-streak-button = 连续天数
daily-yesterday = 昨天
daily-week = 本周
daily-now = 今天
daily-details = 详情
daily-open = 看成绩
daily-back = 回到成绩

daily-streak-title = ## 连续天数
daily-streak = 已连续**{ $count }天**。
daily-streak-longest = 最长连续：{ $count }天。
daily-streak-good = 达到目标分：{ $count }天。
daily-streak-free = { $free ->
        [spent] 本周可以缺的一天已经用掉了。
       *[left] 每周（周一到周日）可以缺一天，本周的还没用。
    }
daily-streak-today = 今天这局还没打，{ $until }结束。

daily-opened = 这一天已经结束，牌也公开了。
daily-seed = -# 种子：`{ $seed }`。它的SHA-256就是上面公布的哈希值：`{ $seal }`。种子是用机器人的密钥对`{ $game } { $day }`算出的HMAC-SHA256。
daily-ways = 看看别人怎么打
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }：{ $points }分
daily-way-left = -# 前面{ $count }步略去。
daily-lost = 我哪里亏得最多？
daily-lost-nothing = 几乎没亏：高手也差不多这样打。
daily-lost-told = 这一步亏得最多。你选了**{ $done }**；高手会选**{ $better }**，平均多得{ $points }分。

daily-week-title = ## { DAY($day) }起的一周
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }天
daily-week-empty = 这周的局都还没结束。
daily-week-note = -# 每天第1到第7名得10、8、6、5、4、3、2分，其余的人得1分。只算已经结束的日子。

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }人打过
daily-line-best = 最高||{ $best }||
daily-line-par = 目标||{ $points }||
daily-line-next = 下一局{ $next }
daily-line-over = 结束

share-daily = -# { $who }分享了这一天的成绩。

server-daily = 每日一局成绩的频道
mine-streak = 让别人看到每日一局的连续天数
mine-reminder = 连续天数要断之前提醒我
daily-reminder = { $who }：今天这局还没打，{ $until }截止。

privacy-dailies = - `/{ command-daily.name }`打过{ $count }局。

refused-daily-none = 今天这局还没开，一分钟后再试。
refused-daily-over = 那一天已经结束。今天的用`/{ command-daily.name }`打。
refused-daily-early = 机器人的时钟曾经走快，今天这局已经结束了。下一局{ $at }开始。
refused-daily-stale = 这一步已经打过了。
refused-daily-busy = 电脑太忙，现在顾不上。什么都没变，过一会儿再试。
refused-daily-updated = 机器人更新了，照新版打会不一样，所以这一局关闭了。下一局在UTC零点之后开始，连续天数不会断。
refused-daily-known = 删除数据之前你已经打过这一局。下一局在UTC零点之后开始。
refused-daily-not-over = 那一天还没结束，成绩{ $at }公布。
refused-daily-no-day = 那一天没有牌局：机器人不在线。
refused-daily-not-played = 那一天的局你没有打完。
