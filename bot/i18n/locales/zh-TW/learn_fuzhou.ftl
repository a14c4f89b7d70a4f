## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = 三種花色都是1到9，每種牌各四張。**一組**是同花色的三張連號，或三張一樣的。你需要五組加**一對眼**，一共17張。
fuzhou-learn-tiles-ask = **你有{ $low }和{ $high }，哪張能湊成三張連號？**
fuzhou-learn-tiles-next = 同花色的三張連號，就是順子。
fuzhou-learn-tiles-other = 數字對了，但順子要同一種花色。
fuzhou-learn-tiles-flower = 風牌不能當順子。福州麻將的風牌甚至不會留在手上，接下來就會看到。

fuzhou-learn-flowers = 這些都是**花**，連風牌和中發白也是。花不會留在手上，馬上就亮出來，再補摸一張。
fuzhou-learn-flowers-ask = **你摸到{ $tile }，這是什麼牌？**
fuzhou-learn-flowers-set-label = 可以湊刻子的牌
fuzhou-learn-flowers-flower-label = 一張花，值1分
fuzhou-learn-flowers-flower = 它會亮出來，你再補摸一張。胡牌時值1分，四張湊齊再多2分。
fuzhou-learn-flowers-set = 其他麻將是這樣沒錯。福州麻將裡，只有萬、筒、條能湊成組。

fuzhou-learn-loose = 輪到你的時候，先摸一張，再打一張。留下成組的、成對的，還有可能連成順子的牌。
fuzhou-learn-loose-ask = **要打哪一張？**
fuzhou-learn-loose-loose = { $loose }旁邊沒有相連的牌，離成組最遠。
fuzhou-learn-loose-suit = { $suit }是現成順子的一部分。找一張旁邊沒有相連的牌。
fuzhou-learn-loose-pair = 最後需要一對眼，而你只有這一對。找一張旁邊沒有相連的牌。

fuzhou-learn-gold = 發完牌後會翻開一張，跟它一樣的另外三張就是**金**（標記✦）。金可以當任何一張牌，胡牌時值1分。你有一張金：{ $gold }。
fuzhou-learn-gold-ask = **要打哪一張？**
fuzhou-learn-gold-loose = { $loose }旁邊沒有相連的牌。到最後，金缺什麼就能當什麼。
fuzhou-learn-gold-gold = 金可以當任何一張牌，而且值1分。打過金的話，這局只能自摸。如果你要打金，機器人會先問你。

fuzhou-learn-chow = 別人打的牌，你可以吃或碰。**吃**：湊成順子，只能吃上家的。**碰**：湊成刻子，誰打的都可以。湊成的那一組要攤在桌上。上家剛打了{ $tile }。
fuzhou-learn-chow-ask = **要不要？**
fuzhou-learn-chow-take = 跟{ $own }湊成一組。現在這一組攤在桌上，接著輪到你打一張。
fuzhou-learn-chow-pass = 你有{ $own }，正好缺這張。這裡不限牌型，每多一組就離胡牌更近。

fuzhou-learn-won = 你**聽牌**了：再一張就湊齊五組加一對眼。有人打了{ $tile }。福州麻將可以胡別人打的牌。
fuzhou-learn-won-ask = **你要怎麼做？**
fuzhou-learn-won-win = 你有{ $flowers }張花，加上底1，另外三家各付{ $points }分。
fuzhou-learn-won-pass = 自摸是可以加倍。但放過這張，下次摸牌或吃碰之前就不能胡同樣的牌，別人也可能在等這張，所以胡吧。

fuzhou-learn-locked = 同樣的手牌，但剛才你放過了一張{ $tile }，之後還沒摸過牌。現在上家又打了一張。
fuzhou-learn-locked-ask = **這樣能胡嗎？**
fuzhou-learn-locked-yes-label = 可以
fuzhou-learn-locked-no-label = 現在不行
fuzhou-learn-locked-no = 自己打過或放過的牌，下次摸牌或吃碰之前都不能吃、碰、胡。之後就可以了。
fuzhou-learn-locked-yes = 牌是齊了。但你剛放過同樣的牌，要再摸過一張才能胡。

fuzhou-learn-counted = 你剛摸到胡的那張{ $tile }。**把花、金加起來，再加底1，自摸全部加倍。**你有{ $flowers }張花、{ $golds }張金。
fuzhou-learn-counted-ask = **另外三家各付多少？**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = 三家各付{ $share }，總共{ $all }。
fuzhou-learn-counted-bare = 胡別人打的才是這樣，但你是自摸。
fuzhou-learn-counted-gold = 很接近了：加倍之前，還要加上1分底。

fuzhou-learn-lone = 你的五組都湊齊了，最後一張是金（{ $gold }），**任何牌**都能跟它湊成眼。上家打了{ $tile }。
fuzhou-learn-lone-ask = **這樣能胡嗎？**
fuzhou-learn-lone-yes-label = 可以
fuzhou-learn-lone-no-label = 不行，要自摸
fuzhou-learn-lone-no = 五組加單吊金，只能自摸。不過摸到什麼都能胡。
fuzhou-learn-lone-yes = 是能湊成眼。但這樣的話，別人打什麼你都能胡，所以單吊金只能自摸。

fuzhou-learn-three = 有些胡法比較特別。你剛摸到第三張{ $gold }，三張金都在你手上，其他牌還沒湊齊。
fuzhou-learn-three-ask = **你要怎麼做？**
fuzhou-learn-three-win = 三金倒不管其他牌是什麼都能胡，加{ $special }分。其他的特殊胡牌有：無花無槓、金雀、金龍。
fuzhou-learn-three-on = 可以繼續湊，但現在就能胡：三金倒不需要成組，而且加{ $special }分。

fuzhou-learn-now = 留住相連的牌和對子，能成組就吃碰，不要浪費金，能胡就胡。其他的邊打邊學：*{ picture-waits }*會告訴你什麼牌能胡，*{ more-button }*裡的*{ help-button }*隨時都能看。

fuzhou-help-goal = 用三種花色湊五組加一對眼，一共17張。可以胡別人打的，自摸則加倍。
fuzhou-help-jinkan = **金坎**：亮出金的上下各一張，之後只等金。摸到就加50分。之後無法復原。
fuzhou-help-rob_gold = **搶金**：拿翻開的那張金當最後一張來胡。加30分，算自摸。
fuzhou-help-three_golds = **三金倒**：不管其他牌是什麼都能胡，加40分。
