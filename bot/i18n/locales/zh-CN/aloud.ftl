## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order }（已开）
more-button-given-aloud = 更多（自动操作中）
tiles-star-aloud = （百搭）
tiles-starred-aloud = { $piece }{ tiles-star-aloud }
tiles-wild-aloud = 百搭：**{ $pieces }**
fuzhou-tiles-wild-aloud = 金：**{ $pieces }**
hand-wild-aloud = -# 百搭可以当任何一张牌。
fuzhou-hand-wild-aloud = -# 金可以当任何一张牌，还算一分。
hand-drawn-aloud = -# 你摸到{ $pieces }。
hand-captures-aloud = -# 能吃牌的，后面写着吃到哪几张。
table-seat-aloud = { $who }：**{ $points }**分{ $badges }
tiles-sets-aloud = { $who }：{ $sets }
cards-play-aloud = { $count ->
    [0] { $pieces }
   *[other] { $pieces }吃{ $taken }
}
cards-take-aloud = { $held }吃{ $taken }
help-marks-hanafuda-aloud = **文字：**按钮上，牌名后面是这张能吃到的牌。*快成的役*列出差牌最少的役，还有各差几张。
help-marks-mahjong-aloud = **文字：**百搭、金的后面有括号注明。*你听*后面是能胡的牌，还有各剩几张。*{ more-button }*里的自动操作（*{ order-no_claims }*、*{ order-always_win }*）会一直替你选，再按一次就关掉。
koikoi-verb-play-aloud = { cards-play-aloud }
koikoi-verb-take-aloud = { cards-take-aloud }
stopgo-verb-play-aloud = { cards-play-aloud }
stopgo-verb-take-aloud = { cards-take-aloud }
hanaawase-verb-play-aloud = { cards-play-aloud }
hanaawase-verb-take-aloud = { cards-take-aloud }
jiaxing-verb-chow-aloud = 用{ $own }吃{ $taken }
jiaxing-verb-pong-aloud = 碰{ $taken }
jiaxing-verb-kong-aloud = 杠{ $taken }
fuzhou-verb-chow-aloud = 用{ $own }吃{ $taken }
fuzhou-verb-pong-aloud = 碰{ $taken }
fuzhou-verb-kong-aloud = 杠{ $taken }
fuzhou-tiles-star-aloud = （金）
fuzhou-tiles-starred-aloud = { $piece }{ fuzhou-tiles-star-aloud }
learn-match-aloud = 先列出你的手牌，再列出**场**上的牌。你出一张；场上有同月的牌，**两张都归你**。牌名后面写着能吃到什么。
learn-brights-aloud = 吃到的牌能凑成**役**，役能得分。你有{ $have }；再来一张光牌就是**{ yaku-sanko }**。“快成的役”列出你快凑成的。
help-discard-aloud = **一张牌**：打出去，别人可以吃碰。上面写着你刚摸到哪张；打最用不上的。
koikoi-learn-now-aloud = 认花配对，少见的牌先拿，先凑小役；对方离成役还远时才喊来来。其余的边打边学：“快成的役”列出你还差什么，*{ help-button }*随时可以看。
stopgo-learn-now-aloud = 认花配对，少见的牌先拿，先凑小役；别人离成役还远时才喊Go。其余的边打边学：“快成的役”列出你还差什么，*{ help-button }*随时可以看。
hanaawase-learn-now-aloud = 认花配对，先拿20分、10分的牌；多找只要两张的役和同月的役，因为有两家付。其余的边打边学：“快成的役”列出你还差什么，*{ help-button }*随时可以看。
meld-chow-aloud = 吃{ $source }的{ $written }
meld-pong-aloud = 碰{ $source }的{ $written }
meld-kong-aloud = 明杠{ $source }的{ $written }
meld-added-aloud = 补杠（碰{ $source }的）{ $written }
