## The bot itself: lobby, table, hand, records, refusals

language-name = 简体中文
computer-fox = 阿空
computer-tanuki = 波可
computer-cat = 小玉
computer-frog = 可洛
computer-crane = 阿鹤
computer-rabbit = 麻薯
computer-named = { $who }（电脑）
former-player = 一位离开的牌友
nobody = 无人
list-and = { LIST($items, style: "and") }
list-clauses = { LIST($items, between: "，") }
full-stop = 。
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
list-or = { LIST($items, style: "or") }
list-said = { $what }：{ $said }
until-both = { $at }（{ $left }）
piece-copies = { $name }×{ $count }
list-semicolons = { LIST($items, between: "；") }
sentence-gap = {""}
yes = 是
no = 否

## Lobby

lobby-title = ## { $game } · { $table }号桌
lobby-rules = -# { $preset } · { $seats }个座位
lobby-seat = **{ $number }.** { $who }
lobby-seat-host = **{ $number }.** { $who } · 房主
lobby-seat-free = **{ $number }.** *空位*
lobby-seat-asked = **{ $number }.** *等{ $who }答复*
lobby-level = { $line } · { $level }
lobby-sealed = -# 这副牌已锁定，谁也改不了；*{ lobby-more }* → *{ lobby-fair }*里有说明。
lobby-fair = 公平发牌
lobby-invitation = { $who }，{ $host }约你来一局{ $game }！
lobby-invitation-again = { $who }，{ $host }想再来一局{ $game }！
lobby-accepted = -# 已接受：{ $who }
lobby-declined = -# 已拒绝：{ $who }
lobby-rematch = -# { $table }号桌再来一局。大家都接受后自动开始。
lobby-rematch-waits = -# { $table }号桌再来一局。由房主开始。
lobby-expires = -# 房间{ $when }解散。
lobby-closed = 房间已解散。
lobby-closed-host = { $host }解散了房间。
lobby-closed-moderator = 管理员解散了房间。
lobby-closed-expired = 一直没有开始，房间已解散。
lobby-pace = -# 限时：{ $clock } · 电脑出牌：{ $pace }
lobby-pace-alone = -# 限时：{ $clock }（只跟电脑打时不限） · 电脑出牌：{ $pace }
lobby-closed-declined = { $who }拒绝了，房间已解散。
lobby-join = 加入
lobby-accept = 接受
lobby-decline = 拒绝
lobby-leave = 离开
lobby-add = 加{ $level }电脑
lobby-remove = 移走电脑
lobby-cut-button = 切牌
lobby-start = 开始
lobby-start-computers = 电脑补位，开始
lobby-how = 规则
lobby-more = 更多…
lobby-guests = 玩家
lobby-close = 解散房间
lobby-start-now = { $count }人开始
lobby-panel-title = ## { $game } · { $table }号桌
lobby-panel-host = -# 你是房主，可以做这些。
lobby-panel-guest = -# 你可以做这些。
lobby-panel-others = -# 这一桌的更多信息。
lobby-panel-left = 你离开了{ $table }号桌。
lobby-cut-title = 切牌
lobby-cut-label = 随便写一个词
lobby-cut-help = 这个词会参与洗牌，谁也没法挑牌。
lobby-no-pictures = 我在这里发不了图片，只好用文字显示牌桌。要显示图片，我需要“**附加文件**”权限。

fair-title = ### { $table }号桌的发牌
fair-seal = 这副牌已锁定，哈希值：sha256 `{ $commitment }`
fair-cuts = 大家都可以切牌。已经切过的：
fair-cut = • { $who }：`{ $cut }`
fair-how = 锁定的是切牌之前就选好的一个数，上面是它的哈希值。怎么洗牌，由这个数、大家的切牌，还有按下*{ lobby-start }*那次操作的ID一起决定，所以谁也没法挑牌。打完以后，用`/{ command-verify.name } { option-table.name }:{ $table }`可以公开这个数，并照它重新发一遍牌。

lobby-house-rules = 自定规则
panel-closed = 已经开打，这里不能再改了。`/{ command-rules.name } { option-table.name }:{ $table }`可以看这一桌的规则。
panel-closed-lobby = 房间已解散。
panel-title = ## 自定规则 · { $game } · { $table }号桌
panel-preset = 选一套规则
panel-setting = 选一项设置
panel-number = 另填数字
panel-number-help = { $low }到{ $high }之间的整数
panel-zone = 另填时区
panel-zone-help = 时区，如Asia/Shanghai
panel-reset = 恢复默认
panel-save = 存为本服规则
panel-save-name = 这套规则的名字
panel-save-help = 名字已经用过的话，会替换原来的规则。
preset-house = 自定规则
panel-clock = 限时
panel-pace = 电脑出牌的速度
panel-clock-is = 限时：{ $clock }
panel-pace-is = 电脑出牌：{ $pace }
panel-advice-on = 打开支招
panel-advice-off = 关掉支招
panel-example = -# { $example }
rules-differ = -# 自定规则：{ $settings }{ $more ->
        [0] {""}
       *[other] 另有{ $more }项。
    }

guests-title = ## 玩家 · { $game } · { $table }号桌
guests-order = 座位：{ $who }
guests-invite = 邀请玩家
guests-remove = 移出房间
guests-seat = 座位顺序
guests-turn = 轮换座位
guests-shuffle = 打乱座位
guests-asked = { $who } · 已邀请
guests-unknown = 某人…{ $user }

challenge-which = 约{ $who }打什么？
challenge-game = 选一种玩法
challenge-done = 你约了{ $who }打{ $game }。

## Table

table-title = ## { $game } · { $table }号桌
table-title-when = ## { $game } · { $table }号桌 · { $when }
result-when = 第{ $round }{ $unit ->
    [round] 局
   *[hand] 盘
}：{ $winner ->
    [none] { $unit ->
        [round] 没人赢
       *[hand] 流局
    }
   *[one] { $who }{ $unit ->
        [round] 赢
       *[hand] 胡
    }
}
table-rules = -# { $preset }
table-rules-when = -# { $preset } · { $when }
when-round = 第{ $round }局，共{ $rounds }局
when-extra = 加赛 · 第{ $round }局
when-wind = { $wind }风圈 · 第{ $round }盘
when-hand = 第{ $round }盘
table-seat = { $mark } { $who }：**{ $points }**分{ $badges }
table-badge-dealer = 庄
table-badge-wind = { $arg }家
table-badge-doubled = 得分×{ $number }
table-badge-place = 第{ $place }名
table-turn = **{ $who }**，轮到你了。
thinking = { $who }正在思考。
board-claims = { $pieces }：可以吃碰，{ $until }截止
table-choice = **{ $who }**，由你决定。
table-together = **{ $who }**，现在同时选，大家都选完才公开。
told-together = { LIST($said, between: "，") }。
table-pause = { $who }：按**{ table-ready-button }**看手牌，然后开始。
table-next = { $who }：按**{ table-ready-button }**继续。
table-why = 怎么算的？
table-points = 每{ $unit ->
    [hand] 盘
   *[round] 局
}的分数
table-hand-over = **第{ $round }盘**
table-round-over = **第{ $round }局**
table-over = **本场结束。**
table-unplayed = 没有胜者：还没有人得分就结束了。
table-unsettled = 还没有人出过牌，所以不计成绩。
table-ended-without = 结束时{ $who }不在，所以不计成绩。
table-deserted = 最后只剩电脑在打，所以不计成绩。
table-resigned = { $who }认输。
table-escaped = { $who }{ $price ->
        [0] 中途离桌。
       *[other] 逃跑，罚{ $price }分。
    }
table-row = { $name } { $number }
table-term = { $name } ×{ $number }
table-payment = { $payer }付{ $amount }分给{ $payee }{ $shares ->
        [1] {""}
       *[other] （{ $shares }份）
    }
table-had = { $who }凑成了{ $yaku }。
table-score = = **{ $number }**
why-title = **{ $game } · { $table }号桌：怎么算的？**
why-row = - **{ $name }**：{ $number }
why-doubling = - **{ $name }**：{ $number }番
why-pieces = （{ $pieces }）
why-scale = {" "}= { $least }张{ $points }分，再多{ $more }张，每张+{ $step }
why-spoilt = - **{ $name }**：0，被{ $pieces }破掉
why-had = { $who }凑成：
why-lost = { $who }凑成了这些役，但不得分：
why-sum = 合计：**{ $number }**
why-added = { $minus ->
        [yes] −{" "}
        [first] {""}
       *[no] +{" "}
    }{ $name }{ $number }
why-times = × { $times }（{ $name }） = **{ $value }**
why-share = 一份是**{ $number }**{ $capped ->
        [yes] （封顶）
       *[no] {""}
    }。
why-score = = 一共**{ $number }**
why-payment = { $payers }{ $count ->
        [1] {""}
       *[other] 各
    }付**{ $amount }**分给{ $payee }{ $shares ->
        [1] {""}
       *[other] （{ $shares }份）
    }。
why-change = { $who } **{ SIGNED($points) }**
table-change = { $who } { SIGNED($points) }
why-nothing = 没有人得分。
table-ratings = -# 等级分：{ $ratings }
table-rating = { $mark } { $who } { $rating }
rating-changed = { $rating }（{ $change ->
        [0] ±0
       *[other] { SIGNED($change) }
    }）
rating-provisional = 暂无（一整场目前打了{ $part }%）
table-achieved = -# 🏅 { $who }：{ $what }
achievement-comeback = 从最后一名翻盘
achievement-in_a_row = { $count }连胜
achievement-played = 打满{ $count }场
achievement-won = 赢了{ $count }场
achievement-opponents = 和{ $count }位对手交过手
achievement-nights = 参加{ $count }次牌会
achievement-first = 首次做成{ $name }
table-sealed = -# 用`/{ command-verify.name } { option-table.name }:{ $table }`可以核对发牌是否公平。
table-clock = -# { $until }截止。
table-away = -# { $who }不在，由电脑托管；按**{ table-back }**接着打。
table-asleep = -# 💤 { $who }不在，本场暂停。按**{ table-back }**继续。
table-farewell = { $gone }认输了。{ $who }：想让电脑顶上、接着打，就在{ $wait ->
        [hour] 一小时
       *[minute] 一分钟
    }内按**{ table-go-on }**，否则本场结束。
table-wish = { $who }想就此结束本场。{ $asked }：{ $wait ->
        [hour] 一小时
       *[minute] 一分钟
    }内到**{ table-hand }**里表态，否则接着打。
table-replaced = { $who }的座位由**{ $computer }**接手。
vote-wish = **{ $who }想就此结束本场，**分数照现在的算。{ $wait ->
        [hour] 一小时
       *[minute] 一分钟
    }内大家都同意就结束。
vote-wish-mine = 你提议就此结束本场。{ $wait ->
        [hour] 一小时
       *[minute] 一分钟
    }内大家都同意就结束。还在等{ $asked }。
vote-wish-said = { $who }想就此结束本场，你已同意。还在等{ $asked }。
vote-end-yes = 结束本场
vote-end-no = 接着打
vote-farewell = **{ $gone }认输了。**按*{ table-go-on }*，就由电脑顶上、接着打。{ $wait ->
        [hour] 一小时
       *[minute] 一分钟
    }内有人没按，本场就结束。
vote-farewell-said = { $gone }认输了，你想接着打。还在等{ $who }。
table-back = 我回来了
table-go-on = 继续
away = { $who }（托管）
closed-deserted = 大家都不在，本场已关闭，不计成绩。
closed-ended = 本场在暂停期间被结束，不计成绩。
closed-away = -# 不在：{ $who }
closed-moderator = 管理员关闭了本场，不计成绩。
closed-idle = 这里很久没人打了，本场已关闭，不计成绩。

## Clocks and pace

clock-off = 不限
clock-30s = 30秒
clock-1m = 1分钟
clock-3m = 3分钟
clock-10m = 10分钟
clock-1h = 1小时
clock-1d = 1天
pace-calm = 慢
pace-brisk = 快
pace-instant = 秒出

table-hand = 我的手牌
table-rematch = 再来一局
table-seats = 换座位
table-replay = 回放
table-ready-button = 准备
thread-name = { $game } · { $table }号桌
thread-stays = -# { $table }号桌就在这个频道打：{ $why ->
        [permission] 我不能在这里开子区，需要“**创建公开子区**”和“**在子区内发送消息**”权限。
        [none] 这里不能开子区。
        [full] 这个服务器的子区已经达到Discord的上限。
        [busy] Discord现在不让我开子区。
        [late] Discord开子区太慢了。
       *[refused] Discord拒绝开子区。
    }
sign-playing = **{ $game } · { $table }号桌**在{ $thread }打。
sign-over = **{ $game } · { $table }号桌**打完了：{ $how }{ $thread }
sign-closed = **{ $game } · { $table }号桌**没打完就关闭了。
ping-turn = { $who }，{ $table }号桌轮到你了。
ping-ready = { $who }，{ $table }号桌等你按**{ table-ready-button }**。
ping-reminder = { $who }，{ $table }号桌在等你，{ $until }截止。
ping-invitation = { $who }，{ $host }约你到{ $table }号桌打{ $game }。
ping-rematch = { $who }，{ $host }想在{ $table }号桌再来一局{ $game }。
lobby-elsewhere = { $table }号桌开在{ $channel }。
rematch-joined = 你接受了：{ $table }号桌再来一局。

## Hand

hand-title = **{ $game } · { $table }号桌 · { $when }**
hand-yaku = 你的役：{ $yaku }
hand-row = { $name } { $points }
hand-wait = 等{ $who }。
hand-window = 没有你能吃碰的牌。
hand-window-own = 现在看别人要不要你打的牌。
hand-moment = 马上继续。
hand-wait-answer = 你准备好了。等{ $who }。
the-others = 其他人
hand-answered = 你选了**{ $move }**。
hand-over = 打完了！`/{ command-leaderboard.name }`可以看你的排名。
hand-over-uncounted = 打完了！本场不计入`/{ command-leaderboard.name }`。
hand-rating = 你的等级分：**{ $rating }**。
hand-further-down = 你的手牌在下面。
hand-cut-off = -# 我已经不在这一桌的私密子区里，没法在那里显示牌桌。在那里@我一下，我就能回去。
hand-no-names = -# AutoMod拦下了带名字或自填文字的消息，所以玩家只显示座位号。
hand-left = 你已离开这一桌。
hand-moderated = 管理员让电脑接手了你的座位，你排最后一名。之后还可以在频道里旁观。
hand-away = **电脑在替你打。**按*{ table-back }*换你自己打。
hand-asleep = 没人在，**本场暂停**。按*{ table-back }*接着打。
hand-dozes = **你不在。**这次选择超时后，本场暂停。按*{ table-back }*接着打。
hand-woken = -# 你不在的时候本场暂停了，现在已经继续。
hand-resigned = 你认输了。要不要让电脑顶替你、接着打，其他人正在决定。
hand-drawn = -# 最后一张是刚摸到的。
hand-wild = -# { $mark }是百搭，可以当任何一张牌。
hand-sure = 确定
hand-back = 返回
hand-loses = ⚠ **{ $action }**会结束这一场，你会以{ $points }分之差落败。
hand-pick = 选择怎么打
hand-finish = **就此结束本场？**分数照现在的算，不能反悔。
hand-stale = -# 那个按钮过期了，现在的手牌如下。
hand-repeated = -# 那一步已经打过了，现在的手牌如下。
hand-asked-before = -# 你已经提议过结束本场。下次发牌前可以再提。
hand-nobody-ends = -# 要不要结束本场，已经表决完了。
hand-not-asked = -# 现在还轮不到你。

## Advice

table-advice = -# 支招已打开：本场不计等级分。
advice-button = 支招
advice = 高手会选**{ $action }**：{ $good }{ $alike ->
        [yes] ，不过**{ $other }**也差不多
       *[no] {""}
    }。{ $danger }
advice-points = 这{ $unit ->
        [round] 局
       *[hand] 盘
    }预计{ $points }分
advice-chance = 本场胜率{ $chance }%
advice-figure-reach = 成了还能多得{ $number }分
advice-figure-helping = 有用的牌还有{ $number }张没出现
advice-figure-distance = 离胡牌还差{ $number }张
advice-figure-danger = 点炮的可能性{ $number }%
advice-figure-claimed = 被人吃碰的可能性{ $number }%
advice-figure-behind = { $others ->
        [1] 对方
       *[other] 别人
    }得分超过你的可能性{ $number }%
advice-better-points = 比**{ $other }**多{ $gap }分
advice-better-chance = 选**{ $other }**是{ $chance }%
advice-alike = 跟**{ $other }**差不多
refused-no-advice = 这一桌没有支招：房主开始前没有打开。
refused-advice-failed = 电脑没算出来，这次没有支招。再按**{ advice-button }**试试。

## At a hanafuda table

cards-stock = 牌堆{ $count }张
cards-held = 手牌{ $count }张
cards-near = 快成的役：{ $yaku }
cards-taken = 吃到{ $count }张：{ $cards }
cards-taken-none = 还没吃到牌

## At a mahjong table

tiles-star = ✦
tiles-starred = { $piece }{ tiles-star }
tiles-wild = 百搭：**{ $pieces }** ✦
tiles-wall = 牌墙剩{ $count }张
table-badge-live = 还能摸{ $number }张
tiles-aside = 翻出的花（不归任何人）：{ $flowers }
tiles-own = 你的牌：`{ $written }`{ $words }
tiles-sets = { $mark } { $who }：{ $sets }
tiles-named = （{ $words }）
tiles-concealed = 手牌{ $count }张
tiles-shown = 亮出：`{ $written }`
tiles-flowers = 花：`{ $written }`
tiles-discards = 牌河：`{ $written }`
tiles-waits = 你听{ $waits }{ $only ->
        [self_draw] ，只能自摸
        [some] ，别人打的只能胡`{ $claims }`
       *[any] {""}
    }。
tiles-wait = `{ $tile }`（剩{ $left }张）
tiles-waits-many = 你听{ $count }种牌（剩{ $left }张）{ $only ->
        [self_draw] ，只能自摸
        [some] ，别人打的只能胡`{ $claims }`
       *[any] {""}
    }：`{ $waits }`。
tiles-after = -# 打`{ $discard }`，听`{ $waits }`（剩{ $left }张{ $only ->
        [self_draw] ，只能自摸
       *[any] {""}
    }）
tiles-after-rest = -# 打`{ $discards }`也听牌，不过剩的张数少些。
tiles-nearest = { $name }（差{ $count }张）
lacking-claimed = **牌是齐了，但现在不能胡：**吃碰以后要先打一张，下次来牌才能胡。
hand-worth = -# 现在胡，你一共得{ $worth }分。
hand-worths = -# 按钮上的数字是这样胡的总分。
claim-brings = { $claim }：{ $how ->
        [moved] 离胡牌差{ $then }张（现在差{ $now }张）
        [never] 就再也胡不了
       *[same] 离胡牌还是差{ $now }张
    }
tiles-reading = `{ $sets }`
meld-chow = 吃{ $source }`{ $written }`
meld-pong = 碰{ $source }`{ $written }`
meld-kong = 明杠{ $source }`{ $written }`
meld-added = 补杠（碰{ $source }）`{ $written }`
meld-concealed = 暗杠`{ $written }`
meld-hidden = 暗杠（牌扣着）

order-given = ✓ { $order }
hand-orders = -# 自动操作会替你选：*{ order-no_claims }*除了胡都过，*{ order-pass_chows }*只跳过吃，*{ order-always_win }*能胡就胡。
order-no_claims = 不吃碰
order-pass_chows = 不吃
order-always_win = 自动胡
order-no_waits = 隐藏听牌

## In pictures: short words beside the cards

picture-round = 第#局
picture-stock = 牌堆
picture-field = 场
picture-points = 分
picture-total = 总分
picture-sum = 小计
picture-standing = 总分
doublings = { $count }番
picture-last = 上一步
picture-held = 要配的牌
picture-you = 你
picture-stop = Stop
picture-go = 继续
picture-risk = #分有风险
picture-doubles = 得分×#
picture-winner = 赢
picture-match-winner = 获胜
picture-match-shared = 并列第一
picture-match-draw = 平局
picture-leaving = 离桌
picture-best = { $unit ->
    [hand] 最好的一盘：第{ $hand }盘
   *[round] 最好的一局：第{ $hand }局
}
picture-draw = 流局
picture-badge-dealer = 庄
picture-badge-overtime = 加赛
picture-badge-month = 月札
picture-badge-doubled = 得分
picture-times = { $what } { $count }次
picture-dealer = 庄
picture-deal = 第#盘
picture-wall = 剩#张
picture-wild = 百搭
picture-discards = 打出
picture-discarded = 刚打
picture-window-claim = 吃碰？
picture-window-rob_kong = 补杠
picture-waits = 听
picture-claims = 可以吃碰
picture-live = 能摸#张
picture-shares = { $count }份
picture-won-self_draw = 自摸
picture-won-dealt = 起手就胡
picture-won-discard = 点炮：
picture-won-rob_kong = 抢杠：

## Settings

server-title = ## 本服务器的设置
    -# 对之后开的桌、之后发的消息有效。
server-language = 语言
server-channels = 开桌的频道
server-starters = 谁可以开桌
server-game = 默认玩法
server-presets = { $game }的默认规则
server-clock = 限时
server-pace = 电脑出牌的速度
server-threads = 每桌一个子区
server-pings = 提醒
server-hints = 手牌里的提示
server-pictures = 手牌图片
server-idle_days = 几天没人打就关桌
server-leaderboard = 排行榜
server-worldwide = 本服的场次计入所有服务器的排行榜
server-log = 管理记录
server-zone = 时区

mine-title = ## 你的个人设置
    -# 在每个服务器上都有效。
mine-language = 语言
mine-hints = 手牌里的提示
mine-pings = 给你的提醒
mine-pace = 你的牌桌上电脑出牌的速度
mine-confirmations = 重大决定前再确认
mine-pictures = 你的手牌图片
mine-in_words = 用文字代替图片
mine-contrast = 图片用高对比度
mine-red_backs = 牌背用红色
mine-codes = 牌上显示代号
mine-plain = 只有数字和图形的简化牌面
mine-orders = 开局就开启的自动操作
mine-calm = 吃碰时多留些时间
mine-challenges = 接受别人约战
mine-worldwide = 让我上所有服务器的排行榜

setting-none = 无
setting-channels = { $count ->
        [0] 哪里都行
       *[other] { $count }个频道
    }
setting-channel = { $count ->
        [0] 不发
       *[other] 指定的频道
    }
setting-role = { $count ->
        [0] 所有人
       *[other] 有指定身份组的人
    }
setting-channel-gone = -# 那个频道没有了，所以什么都不发。另选一个。
setting-channel-shut = -# 我在那里不能发言，需要**查看频道**和**发送消息**权限。
setting-channels-gone = -# 其中{ $count }个频道没有了。请重选。
setting-channels-shut = -# 我在{ LIST($channels, style: "and") }不能发言，需要**查看频道**和**发送消息**权限。
setting-role-gone = -# 那个身份组没有了。另选一个。
setting-role-managed = -# 那个身份组属于某个集成，我不能授予。另选一个。
setting-role-permission = -# 我不能授予那个身份组，需要**管理身份组**权限。
setting-role-above = -# 我不能授予那个身份组。在**服务器设置 > 身份组**里把我的身份组移到它上面。
setting-starters-gone = -# 那个身份组没有了，现在只有能管理服务器的人可以开桌。另选一个。
setting-language-discord = 跟你的Discord一样
setting-hints-server = 跟服务器一样
setting-hints-on = 开
setting-hints-off = 关
setting-pictures-server = 跟服务器一样
setting-pictures-usual = 大图
setting-pictures-small = 用一行表情代替
setting-pace-server = 跟服务器一样
setting-pace-calm = 慢
setting-pace-brisk = 快
setting-pace-instant = 秒出
setting-clock-game = 按玩法默认
setting-clock-off = 不限
setting-clock-30s = 30秒
setting-clock-1m = 1分钟
setting-clock-3m = 3分钟
setting-clock-10m = 10分钟
setting-clock-1h = 1小时
setting-clock-1d = 1天（玩法允许的话）
setting-confirmations-all = 总是
setting-confirmations-ending = 只在结束一场之前
setting-leaderboard-public = 可以分享
setting-leaderboard-private = 只有查询的人看得到
presets-open = 已保存的规则
presets-title = ## 本服务器保存的规则
presets-row = { $game } · **{ $name }**：{ $count ->
        [0] 与{ $base }相同
       *[other] 与{ $base }有{ $count }项设置不同
    }
presets-none = 还没有保存过。有“**管理服务器**”权限的人，在房间的*{ lobby-house-rules }*里按*{ panel-save }*就能保存。
presets-off = 删除
presets-note = -# 用`/{ command-play.name }`或`/{ command-challenge.name }`时，在*{ option-rules.name }*里就能选到。删掉以后，已经开的桌仍照原来的打。
settings-stale = 设置刚才变了，现在是这样。再选一次。
page-back = 上一页
page-on = 下一页

block-title = ## 你屏蔽的人
block-row = **{ $number }.** { $who }
block-nobody = 没有人。
block-off = 解除屏蔽
block-done = { $who }不能再约你了。
block-note = -# 被你屏蔽的人不能约你，也不能加入你的房间；他们不会收到通知。

privacy-title = ## 关于你的数据
privacy-open = - { $count }个房间或进行中的牌桌，你是其中的房主、玩家或受邀的人。
privacy-ended = - 打完的{ $count }桌：你的座位、切牌时输入的词和分数。
privacy-standings = - 你在{ $count }个排行榜上的累计成绩。
privacy-preferences = - 你在`/{ command-preferences.name }`里的{ $count }项设置。
privacy-blocks = - 你屏蔽的{ $count }个人。
privacy-invitations = - 最近一天里发出或收到的{ $count }次邀请。
privacy-deeds = - 最近90天里，你做过的或跟你有关的{ $count }次管理操作。
privacy-kept-out = - 你在{ $count }个服务器被禁止上桌，以及到期时间。
privacy-nothing = 什么都没有：没有牌桌，没有成绩，也没有设置。
privacy-note = -# 包括所有服务器。只存ID，不存名字。被屏蔽的人不会收到通知。
privacy-export = 导出
privacy-delete = 删除…
privacy-file = 这是关于你的全部数据。其他玩家只有编号，没打完的场次不含出牌记录。
privacy-sure = ## 删除关于你的全部数据？
    不能恢复。
privacy-leaving = 你会离开{ $count }个房间或牌桌：你开的房间会解散，正在打的算认输。
privacy-stays = -# 你跟别人打过的场次会保留，你的座位写作“{ former-player }”；切过牌的话，写的词也留着。以后你再来，原来的屏蔽和禁止仍然有效。频道里的消息存在Discord，不会删。
privacy-yes = 全部删除
privacy-no = 保留
privacy-done = 关于你的数据已全部删除。
privacy-done-soon = 关于你的数据已全部删除。现在有别的程序在读数据库，残留的数据几分钟内会从磁盘上清除。

resign-ask = 在{ $table }号桌认输？{ $count ->
        [1] { $who }获胜。
       *[other] 本场结束，你排最后一名。
    }不能反悔。
resign-ask-rated = 在{ $table }号桌认输？{ $count ->
        [1] { $who }获胜
       *[other] 本场结束，你排最后一名
    }，等级分大约会掉**{ $loss }**。不能反悔。
resign-ask-free = 离开{ $table }号桌？还没有人出过牌，谁的都不算成绩。不能反悔。
resign-rating = 你的等级分大约会掉**{ $loss }**。
resign-ask-seat = 离开{ $table }号桌？剩下的由电脑替你打。不能反悔。
resign-price = 要罚你**{ $price }**分。
resign-ask-others = 离开{ $table }号桌？你排最后一名。由电脑接手你的座位，还是结束本场，由其他人决定。不能反悔。
resign-waits = 你在{ $table }号桌认输了。要不要让电脑顶替你、接着打，其他人正在决定。
resign-yes = 认输
resign-done = 你在{ $table }号桌认输了。
resign-left = 你离开了{ $table }号桌，由电脑替你接着打。可以在频道里旁观。

## /leaderboard

leaderboard-title = ## { $game }：{ $scope ->
        [all] 所有服务器
       *[here] 本服务器
    }排行榜
leaderboard-which = { $period ->
        [day] 今天
        [week] 本周
        [month] 本月
        [season] 本赛季，{ DAY($first) }起
       *[all] 总榜
    }，按{ $by ->
        [points] 分数
        [average] 平均分
        [rating] 等级分
       *[won] 胜场
    }排列。
leaderboard-row = **{ $rank }.** { $closed ->
        [1] *（自己人之间）*{""}
       *[0] {""}
    }{ $who }：{ $what }
leaderboard-row-provisional = – { $who }：{ $what }，暂定
leaderboard-what = { $played }场{ $won }胜，{ $points }分
leaderboard-what-average = 平均{ $average }分，打了{ $hands }局
leaderboard-what-rating = { $rating } ±{ $spread }，{ $played }个整场
leaderboard-what-counted = { $what }，排名按{ $board }算
leaderboard-asked = { $who }（分享者）
leaderboard-yours = 你
leaderboard-you = -# { $who }：第{ $rank }名，{ $what }。
leaderboard-you-closed = -# { $who }：自己人之间第{ $rank }名，{ $what }。要和大家一起排名，得有{ $people }个也跟别人打的对手，现在有{ $met }个。
leaderboard-you-none = -# { $who }：在这里还没有计入成绩的场次。
leaderboard-you-hidden = -# { $who }：不在这里显示，可以在`/{ command-preferences.name }`里改。
leaderboard-you-average = -# { $who }：还没有打完一局。
leaderboard-you-rating = -# { $who }：{ $what }，暂定。再打满{ $missing }个整场才有名次。
leaderboard-you-unrated = -# { $who }：打满一整场才有等级分，再打满{ $missing }个整场才有名次。
leaderboard-you-resting = -# { $who }：再打一场才会在这里显示。
leaderboard-empty = 这里还没有计成绩的{ $game }场次。至少两个人打才计。
leaderboard-empty-period = 这里还没有人上榜。
leaderboard-places = -# 第{ $first }到{ $last }名，共{ $count }人。
leaderboard-winner = -# { DAY($first) }开始的赛季：冠军{ $who }，等级分{ $rating }。
leaderboard-note = -# 至少有两名玩家的场次才计入。
leaderboard-note-rating = -# 打满{ $enough }个整场才有名次。开局时座位上全是真人的场次才影响等级分。±表示不确定的程度。详细说明见`/{ command-rules.name }`。
leaderboard-game = 玩法
leaderboard-period = 时间
leaderboard-by = 排序
leaderboard-scope = 服务器
leaderboard-first = 第一页
leaderboard-last = 最后一页

## /replay and /history

replay-title = **{ $game } · { $table }号桌回放**
replay-where = -# 第{ $step }步，共{ $last }步，{ $eyes ->
        [all] 大家的视角
       *[other] { $who }的视角
    }
replay-first = 开头
replay-back = 上一步
replay-next = 下一步
replay-last = 结尾
replay-dearest = 得分最多
replay-file = 牌谱文件
replay-film = 最后一{ $unit ->
        [round] 局
       *[hand] 盘
    }做成GIF
replay-hands = 跳到…
replay-hand = 第{ $step }步起：{ $when }
replay-whose = 谁的视角
replay-everybody = 大家的视角
replay-eyes = { $who }的视角
film-alt = 本场结尾的动画，共{ $count }张图。最后是：
share-film = -# { $who }分享了{ $table }号桌的结尾。用`/{ command-replay.name }`可以看全场。
history-title = ## { $who }在本服务器的场次
history-row = - { $at } · { $game } · { $seats }人中{ $place ->
        [1] **第一名**
        [2] 第二名
        [3] 第三名
       *[other] 最后一名
    }，{ $points }分 · 同桌：{ $who } · { $table }号桌
history-voided = { $row } · *成绩被管理员作废*
history-empty = 这里没有你能看的场次。
history-newer = 更新的
history-older = 更早的
history-replay = 重看一场
refused-no-replay = { $table }号桌没有你能看的回放。
refused-no-replay-here = 你在这个频道没有已打完的场次。`/{ command-history.name }`里有你的所有场次，也可以填牌桌号码。
refused-no-replay-alone = 你在这里没有已打完的场次。用`/{ command-play.name }`打一场，或者填牌桌号码。
refused-replay-broken = 这一场是按旧版规则打的，不能回放。
refused-damaged = 这一场的存档坏了，不能接着打，也不能回放。告诉机器人的维护者吧，备份里可能还有。
refused-film-none = 这一场没有能做成动画的内容。
refused-film-late = 动画做得太慢，没做完。过一会儿再试。
refused-film-large = 动画太大，Discord放不下。打完的场次可以用`/{ command-replay.name }`一步一步看。

## /review

table-review = 复盘
review-title = **{ $game } · { $table }号桌复盘**
review-progress = { $known ->
        [yes] 正在检查你的每一步：{ $done } / { $count }。
       *[no] 正在检查你的每一步。
    }然后再细看最吃亏的那些。
review-follows = -# 检查完，这条消息会更新。要是没更新，就按**{ review-again }**。
review-again = 再看看
review-curve = 胜率
review-decision = 第{ $number }次选择
review-found = { $count ->
        [0] **没有明显的失误。**{ $decisions ->
            [1] 你只选了一次，没有明显吃亏。
           *[other] 你的{ $decisions }次选择里，没有哪一次明显吃亏。
        }
        [1] { $decisions ->
            [1] **你唯一的一次选择**明显吃亏：
           *[other] 你的{ $decisions }次选择里，**有一次**明显吃亏：
        }
       *[other] 你的{ $decisions }次选择里，这**{ $count }次**明显最吃亏：
    }
review-line = **{ $number }.** { $when }：选了“{ $done }”，不如“{ $better }” · { $loss }
review-instead = 选了“{ $done }”，不如“{ $better }”
review-short = { $kind ->
        [points] −{ $points }分
        [both] 胜率−{ $chance }%，−{ $points }分
       *[other] 胜率−{ $chance }%
    }
review-how = -# 由高手电脑估算，只根据你当时能看到的信息。
review-where = -# 第{ $number }次选择，共{ $count }次 · { $when } · 第{ $step }步，共{ $last }步
review-moves =
    你选了**{ $done }**：{ $done-why }。
    {""}**{ $better }**更好：{ $better-why }。
review-loss = 估计损失：{ $kind ->
        [chance] 本场胜率{ $chance }%。
        [traded] 本场胜率{ $chance }%，不过你那一步在这{ $unit ->
            [round] 局
           *[hand] 盘
        }大约多得{ $points }分。
       *[points] 这{ $unit ->
            [round] 局
           *[hand] 盘
        }{ $points }分{ $kind ->
            [both] ，还有本场胜率{ $chance }%
           *[points] ；本场胜率差不多
        }。
    }
review-head = 你本场的胜率
review-unit = { $unit ->
        [round] 局
       *[hand] 盘
    }
review-alt = 你本场的胜率，共{ $count }次选择：第一次之后{ $first }%，最高{ $most }%，最低{ $least }%，结束时{ $end }%。
review-alt-hand = 第{ $hand }{ $unit ->
        [round] 局
       *[hand] 盘
    }：{ $count ->
        [1] { $last }%。
       *[other] 从{ $first }%到{ $last }%。
    }
refused-no-review = { $table }号桌没有你打完的场次。
refused-review-other = 你在{ $table }号桌的那一场还在复盘，完了再问。
refused-review-full = 现在正忙着复盘别的场次。过几分钟再试。
refused-review-none = 这一场里没有需要你选择的。
refused-review-failed = 我判断不了这一场的选择。以后再试。

## The choices of an option `table`

choice-game = { $game }，同桌：{ $who }
choice-computer = 电脑
choice-table = { $table }号桌
choice-asleep = 暂停中

asleep-title = { $count ->
        [1] **你有一场暂停的牌局。**接着打，还是另开一桌？
       *[other] **你有{ $count }场暂停的牌局。**接着打一场，还是另开一桌？
    }
asleep-full = **你有{ $count }场暂停的牌局，不能再多了。**先接着打一场，或者结束一场，再另开一桌。
asleep-wake = 接着打{ $table }号桌
asleep-new = 另开一桌
asleep-beside = { $count ->
        [1] **你有一场暂停的牌局。**接着打那一场，还是去{ $table }号桌？
       *[other] **你有{ $count }场暂停的牌局。**接着打其中一场，还是去{ $table }号桌？
    }
asleep-hand = 我在{ $table }号桌的手牌
asleep-end = 结束一场…
asleep-ended = { $table }号桌已关闭。{ $full ->
        [yes] {""}
       *[no] 现在可以另开一桌了。
    }
asleep-opened = 下面开了一桌{ $game }。

## The pages of /rules

rules-title = **{ $game }** · { $preset }
rules-title-table = **{ $game }** · { $table }号桌
rules-page-goal = 目标{ $number }
rules-page-turn = 打法{ $number }
rules-page-yaku = 牌型{ $number }
rules-page-points = 算分{ $number }
rules-page-deal = 发牌{ $number }
rules-page-settings = 设置{ $number }
rules-page-ratings = 等级分{ $number }
rules-head = ### { $page }
rules-about = -# 查到的是：{ $names }
rules-pattern = **{ $name }** **{ $worth }**：{ $how }
rules-pattern-any = 任意。
rules-worth = { $points }
rules-worth-doubles = ×{ $factor }
rules-pattern-all = { $pieces }。
rules-pattern-some = { $all }张里任意{ $count }张。
rules-pattern-some-named = { $all }张里任意{ $count }张：{ $pieces }。
rules-pattern-must = { $must }，加上另外{ $all }张里任意{ $count }张。
rules-pattern-must-named = { $must }，加上这些里任意{ $count }张：{ $pieces }。
rules-pattern-without = 不能有{ $pieces }。
rules-pattern-step = 每多一张+{ $step }。
rules-pattern-more = 同类的牌每多一张+{ $step }。
rules-pattern-instead = 代替{ $names }。
rules-pattern-example = 例如{ $pieces }。
rules-named = 这套规则叫**{ $preset }**。
rules-same = 这一桌打**{ $preset }**：
rules-differ-head = 这一桌打**{ $preset }**，改了这些：
rules-differs = { $line }（原为{ $usual }）。
rules-differ-rest = 其余照常：
rules-is-same = **{ $preset }**的设置：
rules-others = 开桌时还可以选别的规则：
rules-other = • **{ $preset }**：{ $tradition }
rules-setting = { $name }：**{ $value }**
rules-open = 规则
rules-ratings =
    等级分表示你在一个服务器上打一种玩法有多强。从**1500**开始；±表示有多不确定（一个标准差）。
    {""}**哪些场次：**只算计成绩、开局时没有电脑、没开支招的场次。只看名次和对手强弱，跟得分多少无关。
    {""}**分量：**这样的一场通常打的局数越多，分量越大，最多相当于两个整场。大家同意提前结束的，只算打完的局。
    {""}**认输：**只要有人出过牌就全额计算，你排最后一名。只等你一个人、一直拖到关桌的，也一样。
    {""}**托管：**电脑替你打的也算你的等级分。一半以上的选择由托管完成，你就不加分。
    {""}**管理员让电脑接手座位：**打满通常局数的一半，就按当时的名次计算，否则这一场不计等级分。
    {""}**老对手：**跟同一个人一天打满{ $day }个整场，或一周（UTC）打满{ $week }个，以后每一场的分量都只有前一场的一半。
    {""}**名次：**一个赛季要打满{ $season }个整场，总榜要{ $all }个。在那之前等级分是暂定的。也跟别人打的对手不到{ $people }人，就只算*自己人之间*的名次，排在其他人后面。{ $rest }天没打，或者离开服务器，名次就不显示。
    {""}**算名次时，**从同一个对手那里赢来的分，要看这个对手有多常跟别人打，才决定算多少。你输给{ $voids }人或更多人的场次被管理员作废时，算名次仍会扣分。
    {""}**赛季**是一个季度，每季的等级分另算，从1500和你上一季等级分的中间开始。
    -# openskill, Plackett-Luce: 1500 + 40 × (mu − 25).

## Share: a private answer is posted for everybody

share = 分享
share-done = -# 已分享。
share-rules = -# { $who }分享了{ $game }的规则。
share-profile = -# { $who }分享了这份战绩。
share-leaderboard = -# { $who }分享了排行榜。
share-verify = -# { $who }分享了{ $table }号桌的发牌。

verify-title = ## { $table }号桌的发牌
verify-running = 打完之前，这一桌的种子不公开。它的哈希值是sha256 `{ $commitment }`。
verify-seed = 种子：`{ $seed }`
verify-sealed = 它的sha256 `{ $commitment }`在房间里公布过。
verify-cut = 座位{ $seat }的切牌：`{ $cut }`
verify-start = 按下*{ lobby-start }*那次操作的ID：`{ $start }`
verify-match = 本场的种子：`{ $match }`
verify-good = 我用这个种子重新发牌，重打了全部{ $moves }步，结果一样。
verify-file = 这是整场的牌谱文件，包括规则、种子和每一步。报告问题时请附上它。
verify-bad = 我用这个种子重新发牌，结果跟记录的不一样。请报告这个问题。

## Refusals

refused-no-game = 没有叫{ $game }的玩法。
refused-no-preset = 这种玩法没有叫{ $preset }的规则。
refused-unknown-game = 看不出你说的是哪种玩法。{ $near ->
        [yes] 相近的有：{ $names }。
       *[no] 这里有：{ $names }。
    }
refused-unknown-words = { refused-unknown-game }可以写“{ $me } { $game }”，再@一位朋友，或者用`/{ command-play.name }`。
refused-unknown-preset = 看不出你说的是{ $game }的哪套规则。{ $near ->
        [yes] 相近的有：{ $names }。
       *[no] 有这些：{ $names }。
    }
refused-unknown-topic = { $game }里找不到这个。{ $near ->
        [yes] 相近的有：{ $names }。
       *[no] 可以试试{ $names }。
    }
refused-topic-off = 在这套规则里{ $name }不算。
refused-too-many-friends = { $most ->
        [1] 这种玩法只能约一位朋友。
       *[other] 这种玩法最多约{ $most }位朋友。
    }
refused-too-many-tables = 你已经开着{ $most }桌了。先打完或关掉一桌。
refused-too-many-asleep = 你已经有{ $most }场暂停的牌局。用`/{ command-hand.name }`接着打一场，或者结束一场。
refused-not-asleep = { $table }号桌没有暂停。
refused-not-alone = { $table }号桌还有别人在打。用`/{ command-resign.name }`离开。
refused-too-many-lobbies = 你在各服务器上一共已经开着{ $most }个房间了。先开始或离开一个。
refused-invited-enough = 你短时间内邀请了很多人，{ $when }可以再邀请。
refused-friend-invited-enough = 你最近邀请{ $friend }太多次了，{ $when }可以再邀请。
refused-friend-asked-enough = { $friend }最近收到的邀请太多了，{ $when }可以再邀请。
refused-already-asked = 已经邀请过{ $friend }了：见这个频道的{ $table }号桌。
refused-asked-twice = { $friend }写了两遍。
refused-challenge-self = 不能约自己。想一个人打，用`/{ command-play.name }`再加电脑。
refused-challenge-bot = { $friend }是机器人，不能应约。在房间里加电脑吧。
refused-challenge-stranger = { $friend }不在这个服务器。
refused-no-challenges = { $friend }不接受约战。
refused-blocked-by-you = 你屏蔽了{ $friend }，可以用`/{ command-block.name }`解除。
refused-may-not-join = 你不能加入这个房间。用`/{ command-play.name }`自己开一桌吧。
refused-block-self = 不能屏蔽自己。
refused-block-bot = { $person }是机器人，不会约任何人。
refused-too-many-blocked = 你已经屏蔽了{ $most }个人。先解除一个。
refused-bad-preset-name = 名字要有1到{ $most }个看得见的字，每个字最多带{ $marks }个附加符号。
refused-preset-of-game = 这种玩法已经有叫这个名字的规则。换个名字。
refused-too-many-presets = 每种玩法最多保存{ $most }套规则。先在`/{ command-server-settings.name }`里删掉一套。
refused-manage-server = 要有“**管理服务器**”权限，才能改本服务器的设置。
refused-wrong-channel = 这个频道不能开桌。试试{ LIST($channels) }。
refused-no-channel-left = 开桌的频道都没有了。有“**管理服务器**”权限的人可以用`/{ command-server-settings.name }`另选。
refused-wrong-role = 只有身份组{ $role }的成员才能在这里开桌。
refused-no-role-left = 可以开桌的身份组没有了。有“**管理服务器**”权限的人可以用`/{ command-server-settings.name }`另选。
refused-role-named = 那是我的身份组，@身份组的消息我读不到。请@我本人：{ $me }。
refused-no-server = 这要在加了我的服务器里用。在这里可以用`/{ command-play.name }`跟电脑打。
refused-not-here = 这个服务器还没有加我，所以用不了。有“**管理服务器**”权限的人可以加我。现在也可以用`/{ command-play.name }`跟电脑打。
refused-slow = 等得太久了。再按一次。
refused-busy = 现在打牌的人太多。过几秒再试。
refused-hasty = 你按得太快，我跟不上。过几秒再试。
refused-no-table = 没有{ $table }号桌。
refused-game-away = { $table }号桌暂停：它的玩法（{ $game }）现在没有安装。
refused-not-worldwide = 本服务器没有参加所有服务器的排行榜。有“**管理服务器**”权限的人可以在`/{ command-server-settings.name }`里改。
refused-no-rating-then = 等级分只有赛季和总榜两种。时间选其中一种。
refused-no-profile = { $person }在这里没有计成绩的场次，或者数据已经删除。
refused-no-profile-own = 你在这里还没有计成绩的场次。用`/{ command-play.name }`或`/{ command-challenge.name }`开一桌。
refused-profile-bot = { $person }是机器人，没有战绩。
refused-no-table-here = 你在这个频道没有牌桌。用`/{ command-play.name }`或`/{ command-challenge.name }`开一桌。
refused-shared = 你已经分享过了。
refused-old-lobby = 这是{ $table }号桌的旧消息。用最新的那条，或者`/{ command-table.name }`。
refused-other-channel = { $table }号桌在{ $channel }打。到那里再试一次。
refused-not-seated = 你不在这一桌。
refused-already-seated = 你已经在这一桌了。
refused-declined = 你已拒绝。{ $host }可以再邀请你。
refused-kicked = { $host }把你移出了房间。再收到邀请就可以回来。
refused-remove-self = 不能移出自己。想解散房间，按**{ lobby-leave }**。
refused-already-here = { $friend }已经坐在这里，或者已经受邀。
refused-no-free-seat = 空位不够：最多{ $most }人打。
refused-seats-changed = 座位刚才变了。再打开**{ lobby-more }** → **{ lobby-guests }**。
refused-rematch-stranger = 在{ $table }号桌打到最后的人，才能提议再来一局。
refused-rematch-early = 这一桌还没有打完。
refused-rematch-late = 这一场早就打完了。想再打，用`/{ command-challenge.name }`。
refused-rematch-closed = { $table }号桌（再来一局）已经解散。想再打，用`/{ command-challenge.name }`。
refused-rematch-begun = { $table }号桌（再来一局）已经开打了。
refused-rematch-waits = 你已经在{ $table }号桌（再来一局）入座，还在等其他人。
refused-not-invited = 只有受邀的朋友才能答复。
refused-table-full = 这一桌满了。可以用`/{ command-play.name }`另开一桌。
refused-no-computer = 这一桌没有电脑。
refused-no-level = 这种玩法没有{ $level }电脑。换一个难度。
refused-host-only = 只有房主{ $host }能这么做。
refused-too-few = 要{ $least }个人才能打。等朋友来，或者加电脑。
refused-bad-cut = 切牌要写一个词，1到{ $most }个看得见的字。
refused-piled-cut = 这个词的附加符号太多：每个字最多带{ $most }个。
refused-bad-zone = 没有这个时区。写`Asia/Shanghai`这样的；`/{ command-server-settings.name } { option-time-zone.name }:`会列出合适的。
refused-bad-setting = 没有这项设置，或者不能这样设。从列表里选。
refused-bad-number = 要写{ $low }到{ $high }之间的整数。
refused-closed = 这一桌已关闭。
refused-already-started = 这一桌已经开打了。可以用`/{ command-play.name }`另开一桌。
refused-in-lobby = 还没有开打。
refused-over = 这一场已经结束。
refused-dearer = 现在离开，代价比刚才说的高。用`/{ command-resign.name }`看是多少。
refused-resigned = 你在这一桌已经认输了。
refused-not-away = 你没有离开牌桌。
refused-not-forgotten = 删除没能完成，你的数据还在；不过你可能已经离开了一些牌桌。过一会儿再试。
refused-still-seated = 还没能让你离开所有牌桌，所以什么都没删。过一会儿再试。
refused-forgotten-later = 你正在离开{ $count }张牌桌。之后数据会自动全部删除，不用再做什么。
refused-no-files = 我在这里不能附文件，需要“**附加文件**”权限。换个频道，或者找服务器管理员。
refused-grave = 在手牌里按**{ vote-end-yes }**，再确认一次。
refused-end-away = 现在没法问{ LIST($who) }同不同意，所以本场不能提前结束。等他们回来，或者用`/{ command-resign.name }`离开。
refused-asked-before = 你已经提议过结束本场。下次发牌前可以再提。
refused-nobody-ends = 现在没有人提议结束本场了。
refused-nobody-left = 这一桌没有人认输。
refused-automod = 这个服务器的AutoMod拦下了我的回复。刚才的操作已经保存，看牌桌或用`/{ command-hand.name }`查看。
refused-stale = 那个按钮过期了。按牌桌上的**{ table-hand }**。
refused-repeated = 那一步已经打过了。
refused-not-asked = 现在还轮不到你。
refused-not-saved = 刚才那一下没能保存，所以什么都没变。过一会儿再试。
refused-not-loaded = 刚才读不到数据。过一会儿再试。
refused-elsewhere = 这一桌正在转移，所以什么都没变。过一会儿再试。
refused-database-gone = 我的数据库不见了，没法保存，也没法显示。请告诉机器人的维护者，需要重新启动。
refused-no-send = 我在这里不能发言，需要“**查看频道**”和“**发送消息**”权限。找服务器管理员吧。
refused-not-in-thread = 我不在这个私密子区里，没法在这里显示牌桌。先在这里@我（{ $me }），再试一次。
refused-no-send-there = 我在{ $channel }不能发言，需要那里的“**查看频道**”和“**发送消息**”权限。找服务器管理员吧。
refused-posted-enough = 你一小时内已经在这里发了{ $most }次，{ $when }可以再发。
refused-server-posted-enough = 这个服务器一小时内已经开桌或发送了{ $most }次，到上限了。{ $when }再试。
refused-unknown-button = 这个按钮已经用不了了。用`/{ command-hand.name }`可以重新显示手牌。
refused-error =
    我这边出了错。用`/{ command-hand.name }`接着打。
    -# 给机器人的维护者：日志里的错误{ $number }。

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = 等{ $who }。
scene-field = 场上：{ $cards }。
scene-field-empty = 场上没有牌。
scene-held = { $card }可以吃其中一张：{ $cards }。
scene-last = { $who }上一步动过的牌：{ $cards }。
cards-marked = { $card }（{ $how ->
        [played] 出的
        [turned] 翻出的
       *[last] 最后吃到的
    }）
scene-hand = 你的手牌：{ $cards }。
scene-reach = 快成的役：{ $yaku }。
scene-near = { $name } { $points }（差{ $count }张）
scene-stake = 现在结束得{ $score }分。
scene-once = 每局只能有一个人继续，而且只能继续一次。
scene-once_each = 每人每局只能继续一次。
scene-doubles = 你继续的话，{ $who }的得分×{ $times }。
match-won = { $kind ->
    [score] { $who }获胜，{ $score }。
    [points] { $who }以{ $points }分获胜。
   *[none] { $who }获胜。
}
match-won-you = { $kind ->
    [score] 你赢了，{ $score }。
    [points] 你以{ $points }分获胜。
   *[none] 你赢了。
}
match-shared = { $who }并列第一。
match-drawn = { $score ->
    [none] 本场平局。
   *[other] 本场平局，{ $score }。
}
decided-lead = { $hand ->
        [1] { $who }从第一{ $unit ->
            [hand] 盘
           *[round] 局
        }领先到最后。
       *[other] { $who }从第{ $hand }{ $unit ->
            [hand] 盘
           *[round] 局
        }（{ $points }）起一直领先到最后。
    }
decided-level = { $hand ->
        [1] { $who }从第一{ $unit ->
            [hand] 盘
           *[round] 局
        }到最后一直同分。
       *[other] { $who }从第{ $hand }{ $unit ->
            [hand] 盘
           *[round] 局
        }起一直同分。
    }
decided-left = { $others }的分更多，但离开了本场。
decided-equal = { $others }跟{ $who }同分，但名次靠后。
decided-fee = 有人离桌被罚分，{ $who }才领先。
decided-none = 每一{ $unit ->
        [hand] 盘
       *[round] 局
    }都没有输赢。
decided-largest = 单{ $unit ->
        [hand] 盘
       *[round] 局
    }得分最多：第{ $hand }{ $unit ->
        [hand] 盘
       *[round] 局
    }，{ $who } { $points }。
decided-best = { $who }最好的一{ $unit ->
        [hand] 盘
       *[round] 局
    }：第{ $hand }{ $unit ->
        [hand] 盘
       *[round] 局
    }，{ $points }（{ $pieces }）。
decided-by-hand = { $all ->
        [yes] 每{ $unit ->
            [hand] 盘
           *[round] 局
        }的分数
       *[no] 最后{ $count }{ $unit ->
            [hand] 盘
           *[round] 局
        }的分数
    }：{ $points }
decided-points = { $who } { $numbers }
points-hand = 第{ $hand }{ $unit ->
    [hand] 盘
   *[round] 局
}
scene-player = 玩家{ $number }
scene-claims = { $who }打出{ $tile }：别人可以吃碰。
scene-discarded = { $who }刚打出{ $tile }。
table-won-self_draw = 自摸：{ $tile }。
table-won-dealt = 起手就胡了。
table-won-discard = { $giver }点炮：{ $tile }。
table-won-rob_kong = 抢{ $giver }的杠：{ $tile }。
table-won-flowers = 花：{ $flowers }。

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

learn-button = 教程
learn-title = **{ $game }教程** · { $step } / { $steps }
learn-begin = -# { $steps }道小题，大约五分钟，答错也没关系。
learn-right = **对了。**
learn-wrong = **不太对。**
learn-next = 下一步
learn-page = 第{ $page }页（共{ $pages }页）
learn-skip = 跳过
learn-over = ## { $game }：你会打了！
learn-back = 回{ $table }号桌
learn-waits = -# { $table }号桌在等你，那里不计时。
learn-window = -# { $table }号桌在等你，{ $until }截止。超时会自动替你打一步，然后等你回来。
learn-clock = -# { $table }号桌{ $until }截止。
learn-goes-on = -# { $table }号桌还在打，每次轮到你，限时{ $clock }。
learn-play = 马上开打：初级电脑，打开提示
learn-opened = 下面已经开打：{ $game }，对手是初级电脑。
refused-no-course = 这种玩法还没有教程。打法见`/{ command-rules.name }`。

help-button = 我能做什么？
more-button = 更多
more-button-given = 更多 ✓
more-words = 全部文字
more-table = 看牌桌
more-end = 结束本场…
more-resign = 认输…
help-title = ## 我能做什么？
help-spectator = 你在旁观这一桌。图片描述里有全部内容的文字说明。
help-nothing = 现在没有要你做的。轮到你时，手牌会自动更新。
help-aim = **目标**
    { $goal }
help-near = 你的牌最接近{ $yaku }。
help-distance = 离胡牌还差{ $count }张。
help-more = -# `/{ command-rules.name }`里有目标、打法、算分和这一桌的设置。`/{ command-hand.name }`可以重新显示手牌。
help-ready = **{ table-ready-button }**：看好了就按，大家都按了就继续。
help-finish = **{ vote-end-yes }**：就此结束，分数照现在的算。桌上还有别人的话，要大家在时限内都同意。

## The page of the playground

welcome-title = 欢迎来到Hanapai
welcome-what = 先玩{ koikoi }吧：五分钟学会，短的一场约一刻钟。一共五种玩法：日本花札和中国麻将，就在你自己电脑上的一个小Discord里打。
welcome-where = 按*{ playground-play-now }*，你就以Anna的身份跟电脑打一场。手牌在只有你看得到的消息里。
welcome-friend = 跟朋友打
welcome-friend-columns = Anna、Ben和Chie是这一页上的三个人，各占一栏。在Anna那栏输入/{ command-challenge.name }，选Ben；在Ben那栏按*{ lobby-accept }*，再在Anna那栏按*{ lobby-start }*。
welcome-friend-tabs = 只有Anna看得到的消息，不会出现在Ben那栏；每个人也可以各开一个标签页或窗口。
welcome-friend-network = 想用两台电脑打，先停止试玩场，再用.uv/bin/uv run --no-dev hanapai --host重新启动，然后把各自的链接发给朋友。

## Profiles

profile-title = **{ $who }的战绩**
profile-head = { $played }场{ $won }胜
profile-rating = { $game }：等级分{ $rating } ±{ $spread }，最高{ $best }
profile-provisional = { $game }：等级分{ $rating } ±{ $spread }，暂定
profile-rank-missing = -# { $game }：再打满{ $missing }个整场，总榜上才有名次。
profile-rank-closed = -# { $game }：现在是*自己人之间*的名次。要和大家一起排名，得有{ $people }个也跟别人打的对手，现在有{ $met }个。
profile-unrated = { $game }：打满一整场才有等级分
profile-column-game = 玩法
profile-column-played = 场次
profile-column-won = 胜
profile-column-average = 平均
profile-column-rating = 等级分
profile-game = { $game }：{ $played }场{ $won }胜，{ $points }分
profile-game-rating = ，等级分{ $rating }
profile-won-with = { $game }：赢得最多的牌型
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = 最大的一手：{ $points }分，{ $names }。
profile-next-best = 其次：{ $points }分。
profile-plain = 没有特殊牌型
profile-streak = { $run ->
        [0] 最多{ $longest }连胜。
        [1] 上一场赢了；最多{ $longest }连胜。
       *[other] 正在{ $run }连胜，最多{ $longest }连胜。
    }
profile-met = { $who }对{ $rival }：{ $won }胜，{ $lost }负，{ $level }平。
profile-they = TA
profile-asker = 你
profile-achieved = 成就：{ $what }。
profile-achievement = { $what }（{ $game }）

picture-moment-comeback = 大翻盘
moment-said = 高光时刻：{ $name }（{ $who }）。
table-moment = 分享高光时刻
share-moment = -# { $who }分享了高光时刻。
refused-moment-shared = 这个高光时刻已经分享过了。
moment-alt = 这一{ $unit ->
        [round] 局
       *[hand] 盘
    }最后一手的动画，共{ $count }张图。最后是：
