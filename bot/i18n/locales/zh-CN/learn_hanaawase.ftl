## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **每张吃到的牌都有分：**光牌20，种牌10，短册5，粕牌1。一局打到手牌全出完为止。
hanaawase-learn-values-ask = **哪张吃到的分最多？**
hanaawase-learn-values-bright = { $bright }是光牌：20分，你自己那张1分。
hanaawase-learn-values-animal = { $animal }是10分。光牌是20分。
hanaawase-learn-values-ribbon = { $ribbon }是5分。光牌是20分。

hanaawase-learn-par = 全部牌共264分，三家平分是{ $par }。**你的得分就是牌分比{ $par }多出来的**，或者少掉的。这是你一局吃到的牌：{ $points }分，没有役。别人也都没有。
hanaawase-learn-par-ask = **你得几分？**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }。别人正好少这么多，由他们付：一局三家的分加起来是零。
hanaawase-learn-par-all = { $points }是你的牌分。还要减去平分的{ $par }。
hanaawase-learn-par-nothing = 没有役，牌也算分。你比{ $par }多多少？

hanaawase-learn-viewing = 吃到的牌还能凑成**役**，另外两家各付你役的全部分数。两张就能成役。你已经吃到{ $have }。
hanaawase-learn-viewing-cup = { $have }和{ $cup }是**{ yaku-hanami }**：另外两家各付{ $points }分。{ $cup }配{ $moon }也是一个役。

hanaawase-learn-bites = 规则里可以有**鬼牌**：{ $oni }可以吃**任何**月份的一张，只是不能吃柳。你刚出了它。
hanaawase-learn-bites-ask = **吃哪一张？**
hanaawase-learn-bites-bright = { $bright }：20分，不管是几月。鬼牌要用来吃场上最好的。
hanaawase-learn-bites-plain = 可以，可是{ $plain }才1分。除了柳都能吃：拿最好的。
hanaawase-learn-bites-animal = { $animal }是10分，场上还有更好的。

hanaawase-learn-lies = 这里鬼牌{ $oni }自己在场上。**手里的牌都吃不了它**，柳也不行；牌堆翻出的下一张别的月份的牌才吃它。
hanaawase-learn-lies-ask = **哪张能吃到牌？**
hanaawase-learn-lies-other = { $card }吃到{ $caught }。然后牌堆翻出{ $turned }，替你吃了鬼牌。
hanaawase-learn-lies-willow = 鬼牌是柳，可是你手里的{ $willow }吃不了它，只会留在场上。

hanaawase-learn-now = 看花吃牌，先拿20分、10分的；多找两张的役和同月的役，因为有两家付。其余的边打边学：手牌旁边一栏是你快成的役，*{ more-button }*里的*{ help-button }*随时有说明。

hanaawase-help-goal = 牌分要多过平分（光牌20，种牌10，短册5），还要凑役，另外两家各付你。手牌全出完一局结束。
