## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = 三种花色从1到9，每种牌四张。要凑的是**副**：同花色的三张连号，或者三张一样的；最后是五副加一对**将**，17张。
fuzhou-learn-tiles-ask = **你有{ $low }和{ $high }。哪张能连成三张？**
fuzhou-learn-tiles-next = 同花色的三张连号：顺子。
fuzhou-learn-tiles-other = 数对得上，但顺子要同一种花色。
fuzhou-learn-tiles-flower = 风牌成不了顺子；这里连手牌都不算，下面就讲。

fuzhou-learn-flowers = 这些是**花**，风牌、中发白也是。花不留在手里：马上亮出来给大家看，再补一张。
fuzhou-learn-flowers-ask = **你摸到{ $tile }。它是什么？**
fuzhou-learn-flowers-set-label = 可以凑刻子的牌
fuzhou-learn-flowers-flower-label = 一张花，值一分
fuzhou-learn-flowers-flower = 替你亮出来，你再补一张；胡了算一分。四张凑齐再多两分。
fuzhou-learn-flowers-set = 别的麻将里是这样。福州只有万、筒、条能成副。

fuzhou-learn-loose = 轮到你时先摸一张，再打一张。留下成副的、成对的，和差一张就成顺子的。
fuzhou-learn-loose-ask = **打哪一张？**
fuzhou-learn-loose-loose = { $loose }在你手里没有邻张，离成副最远。
fuzhou-learn-loose-suit = { $suit }是现成顺子里的一张。找没有邻张的。
fuzhou-learn-loose-pair = 最后要一对将，你只有这一对。找没有邻张的。

fuzhou-learn-gold = 发完牌开出一张，跟它一样的另外三张是**金**（标着✦）。金可以当任何一张，胡了还算一分。你有{ $gold }。
fuzhou-learn-gold-ask = **打哪一张？**
fuzhou-learn-gold-loose = { $loose }没有邻张。金到最后缺什么就当什么。
fuzhou-learn-gold-gold = 它可以当任何一张，还算一分；打过金的人这一盘只能自摸。你真要打，我会再问一次。

fuzhou-learn-chow = 别人打的牌可以要。**吃**：成顺子，只能吃上家。**碰**：成刻子，谁打的都行。这一副要亮出来。上家刚打了{ $tile }。
fuzhou-learn-chow-ask = **要不要？**
fuzhou-learn-chow-take = 跟{ $own }成一副。现在亮出来，轮到你打牌。
fuzhou-learn-chow-pass = 你有{ $own }，等的就是这张。这里不讲牌型，多一副就近一步。

fuzhou-learn-won = 你**听牌**了：再来一张就五副一对齐了。有人打了{ $tile }，这里可以胡别人打的。
fuzhou-learn-won-ask = **怎么办？**
fuzhou-learn-won-win = 花{ $flowers }张，底1：三家各付{ $points }分。
fuzhou-learn-won-pass = 自摸是翻倍，可是过掉的牌下次摸牌之前不能要，别人也可能在等。胡吧。

fuzhou-learn-locked = 还是这手牌，可是你刚过掉一张{ $tile }，还没摸过牌。现在上家又打了一张。
fuzhou-learn-locked-ask = **能胡吗？**
fuzhou-learn-locked-yes-label = 能
fuzhou-learn-locked-no-label = 现在不能
fuzhou-learn-locked-no = 刚打掉或过掉的，下次摸牌之前不能要。摸过就又可以了。
fuzhou-learn-locked-yes = 牌是齐了。可是你过掉了同样的牌，再摸一张之前不能要。

fuzhou-learn-counted = 你自己摸到{ $tile }：胡了。**算分：花、金，再加底1；自摸翻倍。**你有花{ $flowers }张，金{ $golds }张。
fuzhou-learn-counted-ask = **三家各付多少？**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = 三家各{ $share }，一共{ $all }。
fuzhou-learn-counted-bare = 那是点炮的算法。你是自摸。
fuzhou-learn-counted-gold = 差一点：翻倍之前还有底1。

fuzhou-learn-lone = 五副已经齐了，最后一张是{ $gold }，金：**什么牌**来都成将。上家打了{ $tile }。
fuzhou-learn-lone-ask = **能胡吗？**
fuzhou-learn-lone-yes-label = 能
fuzhou-learn-lone-no-label = 不能，要自摸
fuzhou-learn-lone-no = 五副齐了、金单吊是游金，只能自摸；不过摸什么都胡。
fuzhou-learn-lone-yes = 是能成将。可是那样谁打什么都能胡，所以金单吊只能自摸。

fuzhou-learn-three = 有些胡法很特殊。你刚摸到第三张{ $gold }：三张金都在你手里，别的牌还没齐。
fuzhou-learn-three-ask = **怎么办？**
fuzhou-learn-three-win = 三金倒，不管别的牌是什么都能胡，加{ $special }分。其他特殊胡法：无花无杠，金雀，金龙。
fuzhou-learn-three-on = 可以接着做，可是现在就能胡：三金倒不用成副，加{ $special }分。

fuzhou-learn-now = 留邻张和对子，能成副就吃碰，别浪费金，能胡就胡。其余的边打边学：*{ picture-waits }*告诉你什么牌能胡，*{ more-button }*里的*{ help-button }*随时有说明。

fuzhou-help-goal = 三种花色凑五副加一对将，17张。别人打的也能胡；自摸翻倍。
fuzhou-help-jinkan = **金坎**：亮出金的上下两张，单等金；摸到了加50。不能反悔。
fuzhou-help-rob_gold = **抢金**：把开出来的那张金拿来胡；加30，算自摸。
fuzhou-help-three_golds = **三金倒**：不管别的牌是什么都能胡，加40。
