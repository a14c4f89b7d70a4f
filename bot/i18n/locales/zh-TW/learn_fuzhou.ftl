## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = 三種花色從1到9，每種牌四張。要湊的是**副**：同花色的三張連號，或者三張一樣的；最後是五副加一對**將**，17張。
fuzhou-learn-tiles-ask = **你有{ $low }和{ $high }。哪張能連成三張？**
fuzhou-learn-tiles-next = 同花色的三張連號：順子。
fuzhou-learn-tiles-other = 數對得上，但順子要同一種花色。
fuzhou-learn-tiles-flower = 風牌成不了順子；這裡連手牌都不算，下面就講。

fuzhou-learn-flowers = 這些是**花**，風牌、中發白也是。花不留在手裡：馬上亮出來給大家看，再補一張。
fuzhou-learn-flowers-ask = **你摸到{ $tile }。它是什麼？**
fuzhou-learn-flowers-set-label = 可以湊刻子的牌
fuzhou-learn-flowers-flower-label = 一張花，值一分
fuzhou-learn-flowers-flower = 替你亮出來，你再補一張；胡了算一分。四張湊齊再多兩分。
fuzhou-learn-flowers-set = 別的麻將裡是這樣。福州只有萬、筒、條能成副。

fuzhou-learn-loose = 輪到你時先摸一張，再打一張。留下成副的、成對的，和差一張就成順子的。
fuzhou-learn-loose-ask = **打哪一張？**
fuzhou-learn-loose-loose = { $loose }在你手裡沒有鄰張，離成副最遠。
fuzhou-learn-loose-suit = { $suit }是現成順子裡的一張。找沒有鄰張的。
fuzhou-learn-loose-pair = 最後要一對將，你只有這一對。找沒有鄰張的。

fuzhou-learn-gold = 發完牌開出一張，跟它一樣的另外三張是**金**（標著✦）。金可以當任何一張，胡了還算一分。你有{ $gold }。
fuzhou-learn-gold-ask = **打哪一張？**
fuzhou-learn-gold-loose = { $loose }沒有鄰張。金到最後缺什麼就當什麼。
fuzhou-learn-gold-gold = 它可以當任何一張，還算一分；打過金的人這一盤只能自摸。你真要打，我會再問一次。

fuzhou-learn-chow = 別人打的牌可以要。**吃**：成順子，只能吃上家。**碰**：成刻子，誰打的都行。這一副要亮出來。上家剛打了{ $tile }。
fuzhou-learn-chow-ask = **要不要？**
fuzhou-learn-chow-take = 跟{ $own }成一副。現在亮出來，輪到你打牌。
fuzhou-learn-chow-pass = 你有{ $own }，等的就是這張。這裡不講牌型，多一副就近一步。

fuzhou-learn-won = 你**聽牌**了：再來一張就五副一對齊了。有人打了{ $tile }，這裡可以胡別人打的。
fuzhou-learn-won-ask = **怎麼辦？**
fuzhou-learn-won-win = 花{ $flowers }張，底1：三家各付{ $points }分。
fuzhou-learn-won-pass = 自摸是翻倍，可是過掉的牌下次摸牌之前不能要，別人也可能在等。胡吧。

fuzhou-learn-locked = 還是這手牌，可是你剛過掉一張{ $tile }，還沒摸過牌。現在上家又打了一張。
fuzhou-learn-locked-ask = **能胡嗎？**
fuzhou-learn-locked-yes-label = 能
fuzhou-learn-locked-no-label = 現在不能
fuzhou-learn-locked-no = 剛打掉或過掉的，下次摸牌之前不能要。摸過就又可以了。
fuzhou-learn-locked-yes = 牌是齊了。可是你過掉了同樣的牌，再摸一張之前不能要。

fuzhou-learn-counted = 你自己摸到{ $tile }：胡了。**算分：花、金，再加底1；自摸翻倍。**你有花{ $flowers }張，金{ $golds }張。
fuzhou-learn-counted-ask = **三家各付多少？**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = 三家各{ $share }，一共{ $all }。
fuzhou-learn-counted-bare = 那是放銃的算法。你是自摸。
fuzhou-learn-counted-gold = 差一點：翻倍之前還有底1。

fuzhou-learn-lone = 五副已經齊了，最後一張是{ $gold }，金：**什麼牌**來都成將。上家打了{ $tile }。
fuzhou-learn-lone-ask = **能胡嗎？**
fuzhou-learn-lone-yes-label = 能
fuzhou-learn-lone-no-label = 不能，要自摸
fuzhou-learn-lone-no = 五副齊了、金單吊是游金，只能自摸；不過摸什麼都胡。
fuzhou-learn-lone-yes = 是能成將。可是那樣誰打什麼都能胡，所以金單吊只能自摸。

fuzhou-learn-three = 有些胡法很特殊。你剛摸到第三張{ $gold }：三張金都在你手裡，別的牌還沒齊。
fuzhou-learn-three-ask = **怎麼辦？**
fuzhou-learn-three-win = 三金倒，不管別的牌是什麼都能胡，加{ $special }分。其他特殊胡法：無花無槓，金雀，金龍。
fuzhou-learn-three-on = 可以接著做，可是現在就能胡：三金倒不用成副，加{ $special }分。

fuzhou-learn-now = 留鄰張和對子，能成副就吃碰，別浪費金，能胡就胡。其餘的邊打邊學：*{ picture-waits }*告訴你什麼牌能胡，*{ more-button }*裡的*{ help-button }*隨時有說明。

fuzhou-help-goal = 三種花色湊五副加一對將，17張。別人打的也能胡；自摸翻倍。
fuzhou-help-jinkan = **金坎**：亮出金的上下兩張，單等金；摸到了加50。不能反悔。
fuzhou-help-rob_gold = **搶金**：把開出來的那張金拿來胡；加30，算自摸。
fuzhou-help-three_golds = **三金倒**：不管別的牌是什麼都能胡，加40。
