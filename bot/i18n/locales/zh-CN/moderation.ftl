## /moderate

moderate-title = ## 管理
moderate-tables = { $count ->
        [0] 在你有“**管理消息**”权限的频道里，没有开着的牌桌。
        [1] 在你有“**管理消息**”权限的频道里，开着1桌。
       *[other] 在你有“**管理消息**”权限的频道里，开着{ $count }桌，最久没动静的排在前面。
    }
moderate-choose = 选一桌
moderate-idle-lobby = 房间，已经等了{ $count }{ $unit ->
        [days] 天
        [hours] 小时
       *[minutes] 分钟
    }
moderate-idle-playing = 已经{ $count }{ $unit ->
        [days] 天
        [hours] 小时
       *[minutes] 分钟
    }没动静
moderate-log = 管理记录
moderate-back = 所有开着的牌桌
moderate-no = 取消
moderate-needs = { $what }（需要“{ $permission }”权限）
permission-manage-server = 管理服务器
permission-moderate-members = 超时成员
moderate-person = 某个人…
moderate-result = 某场成绩…

moderate-where = 在{ $channel }。最近一次动静：{ $since }。
moderate-lobby = 还在房间里等人，没有开打。
moderate-asleep = 大家都不在，本场暂停。
moderate-playing = 正在打。
moderate-waits = 在等{ $who }。
moderate-over = 已经打完。
moderate-closed = 这一桌已关闭。
moderate-own = -# 你在这一桌打过，要由别的管理员来处理。
moderate-close = 关闭，不计成绩
moderate-close-lobby = 解散房间
moderate-wait = 跳过等待
moderate-seat = 把座位交给电脑
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = 解散{ $table }号桌的房间？解散后不能恢复。
moderate-sure-close = 关闭{ $table }号桌，不计成绩？谁的都不算，也不能恢复。
moderate-sure-seat = 让电脑接手{ $table }号桌的座位{ $seat }？{ $who }不能再回到这一场，排最后一名。如果已打满通常局数的一半，等级分就按现在的名次计算，否则不变。
moderate-sure-wait = 跳过{ $table }号桌的等待？还没选的人按超时处理，自动打最稳妥的一步。连续两次这样，就由电脑托管。
moderate-done = **已完成。**
moderate-unlogged = 没能写进管理记录。
moderate-log-gone = 记录用的频道没有了。有“**管理服务器**”权限的人可以用`/{ command-server-settings.name }`另选。
moderate-log-shut = 我在记录用的频道{ $channel }不能发言，需要那里的**查看频道**和**发送消息**权限。这条记录用`/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`还能看到。

moderate-log-title = ## 管理记录
    -# 最近90天。
moderate-log-empty = 没有记录。
moderate-log-row = { $at } · { $what }
moderate-log-by = { $who }：{ $what }
moderate-somebody = 已删除数据的人
moderate-newest = 最新
moderate-older = 更早

member-title = ## { $who }
member-free = 没有被禁止上桌。
member-kept-out = 禁止上桌到{ $until }。
member-choose = 选一个成员
member-any = 选择成员
member-out = { $days ->
        [1] 禁止上桌一天
        [7] 禁止上桌一周
       *[30] 禁止上桌一个月
    }
member-in = 解除禁止
member-sure-out = 禁止{ $who }在这里上桌{ $days ->
        [1] 一天
        [7] 一周
       *[30] 一个月
    }？期间不能开房间、加入或受邀，已开的房间会解散；正在打的可以打完。会通知本人一次，说明到什么时候。
member-sure-in = 解除对{ $who }的禁止？之后马上可以在这里打。
member-off = **已移出本服务器的排行榜。**
member-take-off = 移出排行榜
member-put-back = 恢复上榜
member-sure-off = 把{ $who }移出本服务器的所有排行榜？恢复之前，TA在这里打的场次也不计入所有服务器的排行榜。其他人的等级分不变。
member-sure-on = 让{ $who }恢复上榜？
member-row = - { $who }，到{ $until }
people-title = ## 被禁止上桌的人
people-nobody = 没有人。
people-more = -# 另有{ $count }人。
people-open = 被禁止上桌的人
people-watch = 异常情况
people-off-title = ### 移出排行榜的人
people-off-row = - { $who }

watch-title = ## 异常情况
    -# 根据最近{ $days }天里计成绩的{ $count }场。这些数字不能证明什么：爱打快局的、常跟自己人打的朋友，看起来也是这样。
watch-part = -# 只检查了最近的{ $count }场。
watch-short = - { $who }：一起打的{ $of }场里，有{ $count }场特别短。
watch-resigned = - { $who }：{ $of }场里有{ $count }场，第二局还没算分就放弃了。
watch-gain = - { $who }：{ $game }等级分{ $rating }，排名只按{ $board }算。差别主要来自{ $around }，这个人的{ $of }个整场里有{ $count }个是跟他打的。
watch-helped = - { $who }：作废的成绩和被关闭的场次共{ $of }个，其中{ $count }个对自己有利。
watch-pair = - { $who }：同桌打了{ $count }场{ $game }，一起拿第一和第二{ $ahead }次（碰巧约{ $ahead-chance }次），一起拿第一和最后{ $apart }次（碰巧约{ $apart-chance }次）。
watch-more = { $who }等，另有{ $count }人
activity-all = **管理员**最近{ $days }天：{ $what }。
activity-helped = - 其中{ $count }次对{ $who }有利：{ $what }。
activity-seat = 让电脑接手座位{ $count }次
activity-wait = 跳过等待{ $count }次
activity-void = 成绩作废{ $count }次
watch-nothing = 没有异常。
watch-note = -# 局数不超过平常三分之二的场次（按这种玩法最短的规则算），算特别短。一起打过{ $many }场特别短的，或者放弃过{ $gave }场、占一成以上的，就会列出来。等级分前五名里，有超过{ $lost }分不算进排名的，会列出来。从{ $helped }个作废成绩或被关闭的场次里得到好处的人，四人桌上名次远不像碰巧的两个人，也会列出来。

result-where = 在{ $channel }打的，{ $when }结束。
result-counts = 成绩有效。
result-voided = **成绩已作废：**谁的都不算。
result-uncounted = 这一场本来就不计成绩。
result-seat = **{ $number }.** { $who }：第{ $place }名，{ $points }分
result-own = -# 你打过这一场，成绩要由别人来定。
result-void = 成绩作废
result-open = 这场的成绩…
result-find-title = 查成绩
result-find-label = 牌桌号码
result-count = 恢复成绩
result-sure-void = { $table }号桌的成绩作废？累计、连胜、成就和等级分，都当这一场没打过。下个赛季的结果公布之前可以恢复。涉及赛季前三名时，会连同你的名字公布。
result-sure-count = 恢复{ $table }号桌的成绩，重新计入？

result-replaced = 管理员让电脑接手了{ $who }的座位。
result-given = { $rated ->
        [yes] 等级分按当时的名次计算。
       *[no] 打完的局数不到通常的一半，所以这一场不计等级分。
    }
result-void-told = **管理员判成绩作废：**这一场不计成绩。
told-void = 管理员把你在{ $table }号桌的成绩作废了，这一场对谁都不计。
told-count = 你在{ $table }号桌的成绩恢复了。
told-seat = 管理员让电脑接手了你在{ $table }号桌的座位，你排最后一名。如果当时已打满通常局数的一半，等级分就按当时的名次计算，否则不变。
told-close = 管理员关闭了{ $table }号桌，对谁都不计成绩。
told-wait = 管理员跳过了{ $table }号桌对你的等待，自动替你打了最稳妥的一步。
told-in = 管理员取消了对你的禁令，你在本服务器又可以上桌了。
told-off = 管理员把你移出了本服务器的排行榜。
told-on = 你又回到本服务器的排行榜上了。
told-more = -# 还有{ $count }项更早的管理操作。
moderated-reason = { $said }理由：{ $reason }

deed-void = { $table }号桌：成绩作废。
deed-count = { $table }号桌：恢复成绩。
deed-out = 禁止{ $who }上桌到{ $until }。
deed-in = 解除{ $who }的禁止上桌。
deed-off = 把{ $who }移出排行榜。
deed-on = 恢复{ $who }上榜。
deed-close = { $table }号桌：关闭，不计成绩。
deed-seat = { $table }号桌座位{ $seat }：由电脑接手。
deed-wait = { $table }号桌：跳过等待。
deed-worse = 受损：{ $who }。
deed-better = 受益：{ $who }。
deed-neither = 同桌：{ $who }。

reason-give = 填写理由…
reason-title = 理由
reason-label = 理由（可不填）
reason-told = 相关玩家能看到。

refused-not-moderated = 在你有“**管理消息**”权限的频道里，没有{ $table }号桌。
refused-moderates-own = 你在这一桌打过，要由别的管理员来处理。
refused-manages-only = 有“**管理服务器**”权限的人才能这么做。
refused-moderates-self = 不能对自己这么做。
refused-suspends-only = 有“**超时成员**”权限的人才能这么做。
refused-suspends-owner = 不能禁止服务器所有者上桌。
refused-outranked = { $person }的身份组比你高，你不能禁止他上桌。
refused-roles-unknown = 刚才没能查到{ $person }的身份组，请稍后再试。
refused-no-result = 这里没有{ $table }号桌的已打完场次。
refused-moderate-bot = { $person }是机器人，不打牌。
refused-voids-own = 你打过这一场，成绩要由别人来定。
refused-season-told = { $season }赛季的结果已经公布，这个成绩不能再改。
refused-season-ending = { $season }赛季的结果正在公布，过几分钟再试。
refused-changed = 刚才情况变了，所以什么都没做。重新选一次。
refused-kept-out = 管理员禁止你在本服务器上桌，到{ $until }为止。在那之前你不能开房间、加入或受邀；正在打的可以打完。
refused-seat-empty = 座位{ $seat }上已经没有真人了。
refused-last-person = 那里只剩一个人在打，直接关闭本场吧。
refused-waited = 刚才等的人已经选好了，所以什么都没做。
refused-ends-itself = 现在的吃碰或暗选马上会自动结束，过一会儿再试。
refused-not-waiting = 现在没有在等任何人。
refused-no-table-shown = 这条消息不是牌桌的。`/{ command-moderate.name }`会列出所有开着的牌桌；打完的场次，在`{ option-moderate-table.name }`选项里填号码。

privacy-off-boards = - { $count }个服务器把你移出了排行榜。
leaderboard-you-off = -# { $who }：不在这里显示。管理员把你移出了本服务器的排行榜。
leaderboard-you-unseen = -# { $who }：不在这里显示。
