## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **吃到的每張牌都有分：**光牌20分、種牌10分、短冊5分、粕牌1分。一局會打到所有人的手牌出完為止。
hanaawase-learn-values-ask = **出哪張可以吃到最多分？**
hanaawase-learn-values-bright = { $bright }是光牌，值20分，你自己那張再加1分。
hanaawase-learn-values-animal = { $animal }值10分，但光牌值20分。
hanaawase-learn-values-ribbon = { $ribbon }值5分，但光牌值20分。

hanaawase-learn-par = 全部的牌加起來264分，三家均分就是{ $par }分。**你的得分就是牌分減去{ $par }。**這些是你吃到的牌，共{ $points }分，而且三家都沒有役。
hanaawase-learn-par-ask = **你得幾分？**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }。另外兩家合計比均分少{ $score }分，由他們付給你。一局裡三家的得分加起來永遠是零。
hanaawase-learn-par-all = 你的牌是{ $points }分，但還要減去均分{ $par }。
hanaawase-learn-par-nothing = 沒有役，牌還是有分。你比{ $par }多了幾分？

hanaawase-learn-viewing = 吃到的牌也可以湊成**役**，另外兩家都要付你這個役的全部分數。有的役兩張就夠了。你已經吃到{ $have }。
hanaawase-learn-viewing-cup = { $have }和{ $cup }湊成**{ yaku-hanami }**，另外兩家各付{ $points }分。{ $cup }和{ $moon }也能湊成一個役。

hanaawase-learn-bites = 有些規則會用**鬼牌**：{ $oni }可以吃一張**任何**月份的牌，只有柳不行。你剛出了這張。
hanaawase-learn-bites-ask = **要吃哪一張？**
hanaawase-learn-bites-bright = { $bright }值20分。鬼牌就是要拿來吃場上最好的牌。
hanaawase-learn-bites-plain = 鬼牌可以吃{ $plain }，但那張只值1分。除了柳都能吃，當然要拿最好的。
hanaawase-learn-bites-animal = { $animal }值10分，但場上還有更好的。

hanaawase-learn-lies = 這次換成鬼牌{ $oni }自己在場上。**手牌都吃不了它**，連柳也不行。不過，之後只要從牌堆翻出柳以外的牌，就會吃掉它。
hanaawase-learn-lies-ask = **出哪張可以吃到牌？**
hanaawase-learn-lies-other = { $card }吃到{ $caught }。接著牌堆翻出{ $turned }，幫你吃下鬼牌。
hanaawase-learn-lies-willow = 鬼牌也是柳，但你手上的{ $willow }還是吃不了它，只會留在場上。

hanaawase-learn-now = 花一樣的牌配成對，先拿20分和10分的牌。優先湊兩張就成的役和同月份的役，因為另外兩家都要付你分數。其他的邊打邊學：手牌旁邊那一欄會顯示快湊成的役，*{ more-button }*裡的*{ help-button }*隨時都能看。

hanaawase-help-goal = 牌分要超過均分（光牌20、種牌10、短冊5）。也要湊役，另外兩家都會付你分數。所有人的手牌出完，這局就結束。
