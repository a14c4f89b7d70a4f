## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **吃到的牌每张都有分：**光牌20，种牌10，短册5，粕牌1。大家的手牌都出完，一局才结束。
hanaawase-learn-values-ask = **哪张吃到的分最多？**
hanaawase-learn-values-bright = { $bright }是光牌，20分，再加你自己那张1分。
hanaawase-learn-values-animal = { $animal }只有10分，光牌有20分。
hanaawase-learn-values-ribbon = { $ribbon }只有5分，光牌有20分。

hanaawase-learn-par = 全部牌共264分，三家均分，每家{ $par }。**你的得分是牌分减去{ $par }。**这些是你一局吃到的牌，共{ $points }分；你和别人都没有役。
hanaawase-learn-par-ask = **你得几分？**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }。另外两家合起来正好少这么多，由他们付给你：一局里三家的得分加起来总是零。
hanaawase-learn-par-all = { $points }是你的牌分，还要减去均分{ $par }。
hanaawase-learn-par-nothing = 没有役，牌也算分。你的牌分比{ $par }多多少？

hanaawase-learn-viewing = 吃到的牌还能凑成**役**，另外两家都要付你役的全部分数。有的役只要两张。你已经吃到{ $have }。
hanaawase-learn-viewing-cup = { $have }和{ $cup }是**{ yaku-hanami }**：另外两家各付{ $points }分。{ $cup }配{ $moon }也是一个役。

hanaawase-learn-bites = 有的规则里有**鬼牌**：{ $oni }可以吃**任何**月份的一张，只是不能吃柳。你刚出了它。
hanaawase-learn-bites-ask = **吃哪一张？**
hanaawase-learn-bites-bright = { $bright }有20分。鬼牌就该吃场上最好的。
hanaawase-learn-bites-plain = 可以是可以，但{ $plain }只有1分。除了柳都能吃，挑最好的。
hanaawase-learn-bites-animal = { $animal }有10分，场上还有更好的。

hanaawase-learn-lies = 这回鬼牌{ $oni }自己在场上。**手里的牌都吃不了它**，柳也不行；牌堆翻出的下一张不是柳的牌才吃它。
hanaawase-learn-lies-ask = **哪张能吃到牌？**
hanaawase-learn-lies-other = { $card }吃到{ $caught }。然后牌堆翻出{ $turned }，替你吃了鬼牌。
hanaawase-learn-lies-willow = 鬼牌是柳，可是你手里的{ $willow }也吃不了它，只会留在场上。

hanaawase-learn-now = 认花配对，先拿20分、10分的牌；多找只要两张的役和同月的役，因为有两家付。其余的边打边学：手牌旁边一栏是你快凑成的役，*{ more-button }*里的*{ help-button }*随时可以看。

hanaawase-help-goal = 牌分（光牌20，种牌10，短册5）要超过均分，还要凑役，让另外两家付你。大家的手牌都出完，一局结束。
