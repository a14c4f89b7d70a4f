## /moderate

moderate-title = ## 管理
moderate-tables = { $count ->
        [0] 在你有“**管理消息**”权限的频道里，没有开着的牌桌。
       *[other] 在你有“**管理消息**”权限的频道里开着{ $count }桌，最久没动静的在前。
    }
moderate-choose = 选一桌
moderate-idle-lobby = 房间，开了{ $count }{ $unit ->
        [days] 天
        [hours] 小时
       *[minutes] 分钟
    }
moderate-idle-playing = { $count }{ $unit ->
        [days] 天
        [hours] 小时
       *[minutes] 分钟
    }没动静
moderate-log = 管理记录
moderate-back = 所有开着的牌桌
moderate-no = 保持原样

moderate-where = 在{ $channel }。上一次有动静是{ $since }。
moderate-lobby = 还是房间，没有开打。
moderate-asleep = 大家都不在，本场休眠中。
moderate-playing = 正在打。
moderate-waits = 在等{ $who }。
moderate-over = 已经打完。
moderate-closed = 这一桌已关闭。
moderate-own = -# 你在这一桌打牌，要由别的管理员来管。
moderate-close = 不计成绩并关闭
moderate-close-lobby = 解散房间
moderate-wait = 不再等
moderate-seat = 把座位交给电脑
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = 解散{ $table }号桌的房间？解散后不能恢复。
moderate-sure-close = 不计成绩就关闭{ $table }号桌？对谁都不计，也不能接着打。
moderate-sure-seat = 把{ $table }号桌的座位{ $seat }交给电脑？{ $who }不能再回到这一场，排在最后一名。
moderate-sure-wait = { $table }号桌不再等？被等的人按超时处理，走最稳妥的一步。连着两次这样，就由托管替打。
moderate-done = **好了。**
moderate-unlogged = 没能写进管理记录。
moderate-log-gone = 记录用的频道没有了：管理服务器的人可以用`/{ command-server-settings.name }`另选。
moderate-log-shut = 我不能在{ $channel }发言，记录本该写在那里：需要那里的**查看频道**和**发送消息**权限。`/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`里还是有的。

moderate-log-title = ## 管理记录
    -# 最近90天。
moderate-log-empty = 没有。
moderate-log-row = { $at } · { $who }：{ $what }{ $to }
moderate-somebody = 已删除数据的人
moderate-newest = 最新
moderate-older = 更早

member-title = ## { $who }
member-free = 在这里可以入桌。
member-kept-out = 禁止入桌到{ $until }。
member-choose = 管理某人
member-out = { $days ->
        [1] 禁止入桌一天
        [7] 禁止入桌一周
       *[30] 禁止入桌一个月
    }
member-in = 解除禁止
member-sure-out = 禁止{ $who }入桌{ $days ->
        [1] 一天
        [7] 一周
       *[30] 一个月
    }？期间不能开房间，不能加入，也不会受邀；已经开的房间会解散。正在打的照常打完。会告诉本人一次，到什么时候为止。
member-sure-in = 让{ $who }从现在起又可以在这里打？
member-off = **已移出本服务器的排行榜。**
member-take-off = 移出排行榜
member-put-back = 放回排行榜
member-sure-off = 把{ $who }移出本服务器的所有排行榜，不分玩法、排序和期间？在放回之前，他在这里打的也不计入所有服务器的排行榜。跟他打过的人，等级分不变。
member-sure-on = 把{ $who }放回排行榜？
member-row = - { $who }，到{ $until }
people-title = ## 被禁止入桌的人
people-nobody = 没有人。
people-more = -# 另有{ $count }人。
people-note = -# 用`/{ command-moderate.name } { option-moderate-member.name }:`禁止某人入桌、移出排行榜，或者恢复。
people-open = 被禁止入桌的人
people-watch = 近来值得留意的事
people-off-title = ### 移出排行榜的人
people-off-row = - { $who }

watch-title = ## 近来值得留意的事
    -# 最近{ $days }天里计成绩的{ $count }场，以及其中反复出现的情况。只是数字，不是判断：爱打快局的、爱跟自己人打的朋友，看起来也是这样。
watch-part = -# 只看了最近的{ $count }场。
watch-short = - { $who }：一起打的{ $of }场里，{ $count }场特别短。
watch-resigned = - { $who }：{ $of }场里，{ $count }场没打完第二局就放弃。
watch-circle = - { $who }：打了{ $count }场，全是自己人之间。
watch-around = - { $who }：打了{ $count }场，全是跟{ $around }{ $people ->
        [1] {""}
       *[other] 或自己人
    }。
watch-more = { $who }等，另有{ $count }人
watch-nothing = 没有什么值得留意的。
watch-note = -# 特别短：打的局数不超过这种玩法最短规则平常局数的三分之二。列出来的是：同样的人有{ $many }场特别短，{ $gave }场中途放弃，或者别人也在打的时候{ $many }场只在自己人之间。

result-where = 在{ $channel }打的，{ $when }结束。
result-counts = 成绩有效。
result-voided = **成绩已作废：**对谁都不计。
result-uncounted = 这一场的成绩本来就不计。
result-seat = **{ $number }.** { $who }：第{ $place }名，{ $points }分
result-own = -# 你打过这一场，成绩要由别人来定。
result-void = 成绩作废
result-count = 恢复成绩
result-sure-void = { $table }号桌的成绩作废？累计、连胜、成就和等级分，都当这一场没打过。以后可以恢复。
result-sure-count = 恢复{ $table }号桌的成绩，跟以前一样计？

deed-void = { $table }号桌：成绩作废。
deed-count = { $table }号桌：恢复成绩。
deed-out = 禁止入桌到{ $until }。
deed-in = 解除禁止入桌。
deed-off = 移出排行榜。
deed-on = 放回排行榜。
deed-close = { $table }号桌不计成绩，已关闭。
deed-seat = { $table }号桌座位{ $seat }：交给电脑。
deed-wait = { $table }号桌：不再等。

refused-not-moderated = 在你有“**管理消息**”权限的频道里，没有{ $table }号桌。
refused-moderates-own = 你在这一桌打牌，要由别的管理员来管。
refused-manages-only = 有“**管理服务器**”权限的人才能这么做。
refused-moderates-self = 不能对自己这么做。
refused-moderate-bot = { $person }是机器人，哪里都不打牌。
refused-voids-own = 你打过这一场，成绩要由别人来定。
refused-season-told = 赛季{ $season }的结果已经公布，到那时为止的结果不能再改。
refused-changed = 刚才有了变化，什么都没做。再看一看，重新选。
refused-kept-out = 管理员禁止你在本服务器入桌，到{ $until }为止：在那之前你不能开房间，不能加入，也不会受邀。正在打的照常打完。
refused-seat-empty = 座位{ $seat }上已经没有真人了。
refused-last-person = 那里只剩一个人在打。改成关闭本场吧。
refused-waited = 刚才已经有人答了，什么都没变。
refused-ends-itself = 吃碰和秘密的选择一会儿自己就结束。到时再试。
refused-not-waiting = 现在没有在等任何人。
refused-no-table-shown = 这条消息里没有我的牌桌。`/{ command-moderate.name }`列出所有开着的，`{ option-moderate-table.name }`可以写任何一桌的号码。

privacy-off-boards = - { $count }个服务器把你移出了排行榜。
leaderboard-you-off = -# { $who }：不在这里显示。管理员把你移出了本服务器的排行榜。
leaderboard-you-unseen = -# { $who }：不在这里显示。
