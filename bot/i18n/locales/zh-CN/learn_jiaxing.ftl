## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = 三种花色，从1到9；字牌没有数。每种牌四张。同花色的三张连号，或者三张一样的，叫一**副**。要凑齐四副加一对**将**。
jiaxing-learn-tiles-ask = **你有{ $low }和{ $high }。哪张能连成三张？**
jiaxing-learn-tiles-next = 同花色的三张连号：顺子。
jiaxing-learn-tiles-other = 数对得上，但顺子要同一种花色。
jiaxing-learn-tiles-wind = 字牌成不了顺子，只能成对或成刻。

jiaxing-learn-loose = 轮到你时先摸一张，再打一张。这里光有四副一对还不够，还得有**牌型**。最常见的是混一色：一种花色加字牌。
jiaxing-learn-loose-ask = **打哪一张？**
jiaxing-learn-loose-loose = { $loose }的花色只有这一张，成不了副，也不合牌型。
jiaxing-learn-loose-suit = { $suit }正是你要的花色。手里有一张是别的花色。
jiaxing-learn-loose-pair = 一对{ $pair }可能成刻，字牌也合牌型。留着。

jiaxing-learn-wild = 开盘时翻出一张，跟它一样的另外三张是**百搭**（标着✦）：缺什么就当什么。这一盘的百搭是{ $wild }，你有两张。
jiaxing-learn-wild-ask = **打哪一张？**
jiaxing-learn-wild-loose = { $loose }是孤张，花色也不对。有两张百搭，这手牌快齐了。
jiaxing-learn-wild-wild = 它自己是什么花色不要紧：{ $wild }可以当你缺的任何一张。能不打就别打；真要打的话，我会再问一次。
jiaxing-learn-wild-suit = 三张{ $suit }已经是一副，正是你要的花色。另有一张哪里都配不上。

jiaxing-learn-pong = 别人打的牌可以要。**碰**：你有两张一样的，加上他那张成刻，谁打的都行。**吃**：成顺子，只能吃上家。吃、碰来的牌要亮出来。你有两张{ $tile }，刚有人打了一张。
jiaxing-learn-pong-ask = **要不要？**
jiaxing-learn-pong-take = { $tile }的刻子合你的牌型，又是门风，又是风圈，各1台。它亮在桌上了，现在轮到你打一张。
jiaxing-learn-pong-pass = 四张里你有两张，剩下的就是这张和另外一张。这一副合你的牌型，还值2台。

jiaxing-learn-spoils = 你在凑万子加字牌。上家打了{ $tile }，你有{ $own }，可以吃。
jiaxing-learn-spoils-ask = **要不要？**
jiaxing-learn-spoils-pass = 吃了就有一副筒子一直亮在桌上，再也做不成一色。不是每一副都是好事。
jiaxing-learn-spoils-take = 是能成一副，可是亮在桌上的是别的花色，几乎什么牌型都做不成了。守住你的花色。

jiaxing-learn-shape = 只有**四种牌型**能胡：清一色（4台）、混一色（2台）、全老头（10台）、对对胡（2台）。你刚摸到{ $tile }：四副一对齐了。
jiaxing-learn-shape-ask = **能胡吗？**
jiaxing-learn-shape-yes-label = 能，胡
jiaxing-learn-shape-no-label = 还不能
jiaxing-learn-shape-no = 三种花色都有，也不全是刻子，没有牌型，所以连*胡*的按钮都没有。早点定花色。
jiaxing-learn-shape-yes = 四副一对没错。可是看看牌型：你手里有几种花色？

jiaxing-learn-won = 你凑的是万子加字牌，刚摸到{ $tile }。
jiaxing-learn-won-ask = **怎么办？**
jiaxing-learn-won-win = 算台：混一色2台，门风1台，风圈1台，无百搭1台，共{ $points }台。这就是一份；三家各付一份，一共{ $all }。
jiaxing-learn-won-on = 再数一遍：四副，一对将，一种花色加字牌。可以胡了。

jiaxing-learn-discarded = 还是这手牌，只缺一张{ $tile }，上家正好打了一张。
jiaxing-learn-discarded-ask = **能胡吗？**
jiaxing-learn-discarded-yes-label = 能
jiaxing-learn-discarded-no-label = 不能，要自摸
jiaxing-learn-discarded-no = 抬头胡要**自摸**。（只有两个例外：庄家打的第一张，和别人补杠的那张。）
jiaxing-learn-discarded-yes = 牌是齐了，可是这里不能胡别人打的，要自己摸到。

jiaxing-learn-counted = **番：**三张百搭都在手里，算一番。你胡了{ $points }台、一番。
jiaxing-learn-counted-ask = **三家各付多少？**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share }，每家付这么多，一共{ $all }。先把台加起来，再翻倍。
jiaxing-learn-counted-bare = 那是台数。三百搭还有一番，要翻倍。
jiaxing-learn-counted-each = 那是三家加起来的，一家付三分之一。

jiaxing-learn-contract = 你已经吃碰上家两次。**第三摊就要互相承包：**你们俩一家胡，另一家付{ $partner }份而不是一份，其余各付{ $others }份。上家打了{ $tile }，你的牌离听还远。
jiaxing-learn-contract-ask = **要不要？**
jiaxing-learn-contract-pass = 你的牌这么散，多半是对方胡，你就要付{ $partner }份。牌大、又快听了，才值得承包。
jiaxing-learn-contract-take = 这就承包了：他胡，你付{ $partner }份。你别的牌还散着，很可能就是这样。

jiaxing-learn-now = 早点定花色，字牌留着，百搭别浪费，合牌型的才吃碰。其余的边打边学：*{ picture-waits }*后面是能胡的牌，*{ more-button }*里的*{ help-button }*随时可以看。

jiaxing-help-goal = 四副加一对将，还要有牌型：清一色、混一色、全老头或对对胡。只能自摸。
jiaxing-help-give_up = **{ jiaxing-verb-give_up }**：这一盘你不用付，也不能再胡；摸到什么就自动打什么。
jiaxing-help-continue = **{ jiaxing-verb-continue }**：你还可以胡；别人胡，你要付。
