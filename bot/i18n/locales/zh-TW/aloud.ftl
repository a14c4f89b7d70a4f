## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order }（已開）
more-button-given-aloud = 更多（自動操作中）
tiles-star-aloud = （百搭）
tiles-starred-aloud = { $piece }{ tiles-star-aloud }
tiles-wild-aloud = 百搭：**{ $pieces }**
fuzhou-tiles-wild-aloud = 金：**{ $pieces }**
hand-wild-aloud = -# 百搭可以當任何一張牌。
fuzhou-hand-wild-aloud = -# 金可以當任何一張，還算一分。
hand-drawn-aloud = -# 你摸到{ $pieces }。
hand-captures-aloud = -# 能吃牌的，後面寫著吃到什麼。
table-seat-aloud = { $who }：**{ $points }**分{ $badges }
tiles-sets-aloud = { $who }：{ $sets }
cards-play-aloud = { $count ->
    [0] { $pieces }
   *[other] { $pieces }吃{ $taken }
}
cards-take-aloud = { $held }吃{ $taken }
help-marks-hanafuda-aloud = **文字：**按鈕上牌的後面寫著吃到什麼。*快成的役*列出差牌最少的役，和各差幾張。
help-marks-mahjong-aloud = **文字：**百搭或金的後面有括號裡的字。*你聽*列出能讓你胡的牌和剩幾張。*{ more-button }*裡的自動操作（*{ order-no_claims }*、*{ order-always_win }*）會一直替你回答，再按一次就停。
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
learn-match-aloud = 先說你的手牌，再說**場**上的牌。你出一張；場上有同月的牌，**兩張都歸你**。能吃什麼，寫在牌名後面。
learn-brights-aloud = 吃到的牌能湊成**役**，役能得分。你有{ $have }；再來一張光牌就是**{ yaku-sanko }**。「快成的役」會告訴你還差什麼。
help-discard-aloud = **一張牌**：打出去，別人可以要。剛摸到哪張，上面寫著；打跟別的最配不上的。
koikoi-learn-now-aloud = 看花吃牌，拿少見的，先湊小役；對方離役還遠時才喊來來。其餘的邊打邊學：「快成的役」會告訴你還差什麼，*{ help-button }*隨時有說明。
stopgo-learn-now-aloud = 看花吃牌，拿少見的，先湊小役；別人離役還遠時才喊Go。其餘的邊打邊學：「快成的役」會告訴你還差什麼，*{ help-button }*隨時有說明。
hanaawase-learn-now-aloud = 看花吃牌，先拿20分、10分的；多找兩張的役和同月的役，因為有兩家付。其餘的邊打邊學：「快成的役」會告訴你還差什麼，*{ help-button }*隨時有說明。
meld-chow-aloud = 吃{ $source }的{ $written }
meld-pong-aloud = 碰{ $source }的{ $written }
meld-kong-aloud = 明槓{ $source }的{ $written }
meld-added-aloud = 補槓（碰{ $source }的）{ $written }
