## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order }（開啟中）
more-button-given-aloud = 更多（自動操作開啟中）
tiles-star-aloud = （百搭）
tiles-starred-aloud = { $piece }{ tiles-star-aloud }
tiles-wild-aloud = 百搭：**{ $pieces }**
fuzhou-tiles-wild-aloud = 金：**{ $pieces }**
hand-wild-aloud = -# 百搭可以當任何一張牌。
fuzhou-hand-wild-aloud = -# 金可以當任何一張牌，而且值1分。
hand-drawn-aloud = -# 你摸到{ $pieces }。
hand-captures-aloud = -# 每張牌後面寫著它能吃到的牌。
table-seat-aloud = { $who }：**{ $points }**分{ $badges }
tiles-sets-aloud = { $who }：{ $sets }
cards-play-aloud = { $count ->
    [0] { $pieces }
   *[other] { $pieces }吃{ $taken }
}
cards-take-aloud = { $held }吃{ $taken }
help-marks-hanafuda-aloud = **文字：**按鈕上的牌後面寫著能吃到什麼。*快湊成的役*列出最接近湊成的役，以及還差幾張。
help-marks-mahjong-aloud = **文字：**百搭或金後面會用括號註明。*你聽*列出能讓你胡的牌，以及還剩幾張。*{ more-button }*裡有自動操作（*{ order-no_claims }*、*{ order-always_win }*），會一直幫你回應，再按一次就停止。
koikoi-verb-play-aloud = { cards-play-aloud }
koikoi-verb-take-aloud = { cards-take-aloud }
stopgo-verb-play-aloud = { cards-play-aloud }
stopgo-verb-take-aloud = { cards-take-aloud }
hanaawase-verb-play-aloud = { cards-play-aloud }
hanaawase-verb-take-aloud = { cards-take-aloud }
jiaxing-verb-chow-aloud = 用{ $own }吃{ $taken }
jiaxing-verb-pong-aloud = 碰{ $taken }
jiaxing-verb-kong-aloud = 槓{ $taken }
fuzhou-verb-chow-aloud = 用{ $own }吃{ $taken }
fuzhou-verb-pong-aloud = 碰{ $taken }
fuzhou-verb-kong-aloud = 槓{ $taken }
fuzhou-tiles-star-aloud = （金）
fuzhou-tiles-starred-aloud = { $piece }{ fuzhou-tiles-star-aloud }
learn-match-aloud = 先列出你的手牌，再列出**場上**的牌。你出一張牌，場上如果有同月的牌，**兩張都歸你**。每張牌後面寫著它能吃到的牌。
learn-brights-aloud = 吃到的牌可以湊成**役**，湊成就有分。你有{ $have }，再一張光牌就是**{ yaku-sanko }**。*快湊成的役*會告訴你快湊成什麼。
help-discard-aloud = **一張牌**：打出這張，別人可以吃碰。剛摸到的牌寫在上面。請打最用不到的那張。
koikoi-learn-now-aloud = 花一樣的牌配成對，先拿稀有的牌，多湊小役。對手離成役還很遠，才喊來來。其他的邊打邊學：*快湊成的役*會告訴你快湊成什麼，*{ help-button }*隨時都能看。
stopgo-learn-now-aloud = 花一樣的牌配成對，先拿稀有的牌，多湊小役。其他人離成役都還很遠，才喊Go。其他的邊打邊學：*快湊成的役*會告訴你快湊成什麼，*{ help-button }*隨時都能看。
hanaawase-learn-now-aloud = 花一樣的牌配成對，先拿20分和10分的牌。優先湊兩張就成的役和同月份的役，因為另外兩家都要付你分數。其他的邊打邊學：*快湊成的役*會告訴你快湊成什麼，*{ help-button }*隨時都能看。
meld-chow-aloud = 吃{ $source }的{ $written }
meld-pong-aloud = 碰{ $source }的{ $written }
meld-kong-aloud = 明槓{ $source }的{ $written }
meld-added-aloud = 補槓（碰{ $source }的）{ $written }
