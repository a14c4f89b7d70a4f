## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **每張吃到的牌都有分：**光牌20，種牌10，短冊5，粕牌1。一局打到手牌全出完為止。
hanaawase-learn-values-ask = **哪張吃到的分最多？**
hanaawase-learn-values-bright = { $bright }是光牌：20分，你自己那張1分。
hanaawase-learn-values-animal = { $animal }是10分。光牌是20分。
hanaawase-learn-values-ribbon = { $ribbon }是5分。光牌是20分。

hanaawase-learn-par = 全部牌共264分，三家平分是{ $par }。**你的得分就是牌分比{ $par }多出來的**，或者少掉的。這是你一局吃到的牌：{ $points }分，沒有役。別人也都沒有。
hanaawase-learn-par-ask = **你得幾分？**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }。別人正好少這麼多，由他們付：一局三家的分加起來是零。
hanaawase-learn-par-all = { $points }是你的牌分。還要減去平分的{ $par }。
hanaawase-learn-par-nothing = 沒有役，牌也算分。你比{ $par }多多少？

hanaawase-learn-viewing = 吃到的牌還能湊成**役**，另外兩家各付你役的全部分數。兩張就能成役。你已經吃到{ $have }。
hanaawase-learn-viewing-cup = { $have }和{ $cup }是**{ yaku-hanami }**：另外兩家各付{ $points }分。{ $cup }配{ $moon }也是一個役。

hanaawase-learn-bites = 規則裡可以有**鬼牌**：{ $oni }可以吃**任何**月份的一張，只是不能吃柳。你剛出了它。
hanaawase-learn-bites-ask = **吃哪一張？**
hanaawase-learn-bites-bright = { $bright }：20分，不管是幾月。鬼牌要用來吃場上最好的。
hanaawase-learn-bites-plain = 可以，可是{ $plain }才1分。除了柳都能吃：拿最好的。
hanaawase-learn-bites-animal = { $animal }是10分，場上還有更好的。

hanaawase-learn-lies = 這裡鬼牌{ $oni }自己在場上。**手裡的牌都吃不了它**，柳也不行；牌堆翻出的下一張別的月份的牌才吃它。
hanaawase-learn-lies-ask = **哪張能吃到牌？**
hanaawase-learn-lies-other = { $card }吃到{ $caught }。然後牌堆翻出{ $turned }，替你吃了鬼牌。
hanaawase-learn-lies-willow = 鬼牌是柳，可是你手裡的{ $willow }吃不了它，只會留在場上。

hanaawase-learn-now = 看花吃牌，先拿20分、10分的；多找兩張的役和同月的役，因為有兩家付。其餘的邊打邊學：手牌旁邊一欄是你快成的役，*{ more-button }*裡的*{ help-button }*隨時有說明。

hanaawase-help-goal = 牌分要多過平分（光牌20，種牌10，短冊5），還要湊役，另外兩家各付你。手牌全出完一局結束。
