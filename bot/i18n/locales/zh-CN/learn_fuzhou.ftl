## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = 三种花色，从1到9，每种牌四张。同花色的三张连号，或者三张一样的，叫一**副**。要凑齐五副加一对**将**，一共17张。
fuzhou-learn-tiles-ask = **你有{ $low }和{ $high }。哪张能连成三张？**
fuzhou-learn-tiles-next = 同花色的三张连号：顺子。
fuzhou-learn-tiles-other = 数对得上，但顺子要同一种花色。
fuzhou-learn-tiles-flower = 风牌成不了顺子。在福州，它连手里都不能留，下面就讲。

fuzhou-learn-flowers = 这些都是**花**，风牌、中发白也是。花不留在手里：马上亮出来，再补一张。
fuzhou-learn-flowers-ask = **你摸到{ $tile }。这是什么牌？**
fuzhou-learn-flowers-set-label = 可以凑刻子的牌
fuzhou-learn-flowers-flower-label = 一张花，值一分
fuzhou-learn-flowers-flower = 它自动亮出来，你再补一张；胡了算一分。四张凑齐再多两分。
fuzhou-learn-flowers-set = 别的麻将里是这样。福州麻将只有万、筒、条能成副。

fuzhou-learn-loose = 轮到你时先摸一张，再打一张。成副的、成对的、差一张就成顺子的，都留着。
fuzhou-learn-loose-ask = **打哪一张？**
fuzhou-learn-loose-loose = { $loose }跟手里别的牌都不挨着，离成副最远。
fuzhou-learn-loose-suit = { $suit }是现成顺子里的一张。找一张跟别的都不挨着的。
fuzhou-learn-loose-pair = 最后要一对将，你只有这一对。找一张跟别的都不挨着的。

fuzhou-learn-gold = 发完牌开出一张，跟它一样的另外三张是**金**（标着✦）。金可以当任何一张牌，胡了还算一分。你有一张金：{ $gold }。
fuzhou-learn-gold-ask = **打哪一张？**
fuzhou-learn-gold-loose = { $loose }跟别的都不挨着。金留到最后，缺什么就当什么。
fuzhou-learn-gold-gold = 它可以当任何一张牌，还算一分；打了金，这一盘就只能自摸。真要打的话，我会再问一次。

fuzhou-learn-chow = 别人打的牌可以要。**吃**：成顺子，只能吃上家。**碰**：成刻子，谁打的都行。吃、碰来的牌要亮出来。上家刚打了{ $tile }。
fuzhou-learn-chow-ask = **要不要？**
fuzhou-learn-chow-take = 跟{ $own }成了一副，亮在桌上。现在轮到你打一张。
fuzhou-learn-chow-pass = 你有{ $own }，等的就是这张。福州不讲牌型，多一副就近一步。

fuzhou-learn-won = 你**听牌**了：再来一张，五副一对就齐了。有人打了{ $tile }，福州可以胡别人打的牌。
fuzhou-learn-won-ask = **怎么办？**
fuzhou-learn-won-win = 花{ $flowers }张，底1：三家各付{ $points }分。
fuzhou-learn-won-pass = 自摸是翻倍，可是过掉的牌，下次摸牌之前不能再要，别人也可能在等这张。胡吧。

fuzhou-learn-locked = 还是这手牌，可是你刚过掉一张{ $tile }，之后还没摸过牌。现在上家又打了一张。
fuzhou-learn-locked-ask = **能胡吗？**
fuzhou-learn-locked-yes-label = 能
fuzhou-learn-locked-no-label = 现在不能
fuzhou-learn-locked-no = 刚打掉或过掉的牌，下次摸牌之前不能要。摸过牌就又可以了。
fuzhou-learn-locked-yes = 牌是齐了。可是同样的牌你刚过掉，要等再摸过牌才行。

fuzhou-learn-counted = 你自己摸到{ $tile }：胡了。**算分：花、金，再加底1；自摸翻倍。**你有花{ $flowers }张，金{ $golds }张。
fuzhou-learn-counted-ask = **三家各付多少？**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = 三家各{ $share }，一共{ $all }。
fuzhou-learn-counted-bare = 那是点炮的算法，你是自摸。
fuzhou-learn-counted-gold = 差一点：翻倍之前还要加底1。

fuzhou-learn-lone = 五副已经齐了，最后一张是金（{ $gold }）：**什么牌**来都能成将。上家打了{ $tile }。
fuzhou-learn-lone-ask = **能胡吗？**
fuzhou-learn-lone-yes-label = 能
fuzhou-learn-lone-no-label = 不能，要自摸
fuzhou-learn-lone-no = 五副齐了，只剩金单吊，叫游金，只能自摸；不过摸什么都能胡。
fuzhou-learn-lone-yes = 是能成将。可是这样谁打什么都能胡，所以金单吊只能自摸。

fuzhou-learn-three = 有些胡法很特殊。你刚摸到第三张{ $gold }：三张金都在你手里，别的牌还没齐。
fuzhou-learn-three-ask = **怎么办？**
fuzhou-learn-three-win = 三金倒：不管别的牌是什么都能胡，加{ $special }分。别的特殊胡还有：无花无杠、金雀、金龙。
fuzhou-learn-three-on = 可以接着做牌，可是现在就能胡：三金倒不用凑副，加{ $special }分。

fuzhou-learn-now = 挨着的和成对的留着，能成副就吃碰，金别浪费，能胡就胡。其余的边打边学：*{ picture-waits }*后面是能胡的牌，*{ more-button }*里的*{ help-button }*随时可以看。

fuzhou-help-goal = 用万、筒、条三门凑五副加一对将，一共17张。别人打的也能胡；自摸翻倍。
fuzhou-help-jinkan = **金坎**：亮出金的上下两张，单等金；摸到了加50分。不能反悔。
fuzhou-help-rob_gold = **抢金**：拿开出来的那张金来胡；加30分，算自摸。
fuzhou-help-three_golds = **三金倒**：不管别的牌是什么都能胡，加40分。
