## How hanafuda is learned: the lessons that the games share, the words of the guide, and what one can do

month-1 = 松
month-2 = 梅
month-3 = 櫻
month-4 = 藤
month-5 = 菖蒲
month-6 = 牡丹
month-7 = 萩
month-8 = 芒
month-9 = 菊
month-10 = 楓
month-11 = 柳
month-12 = 桐
category-H = 光
category-A = 種
category-R = 短
category-K = 粕
guide-head = { $number }月 · { $name }
guide-month = { $number }月{ $name }：{ $cards }

learn-months = 一共十二個月，每月四張。**花一樣的牌就能配對。**牌下面的記號是種類：光牌少而強，粕牌多而弱。
learn-months-ask = **哪張能跟{ $card }配對？**
learn-months-same = 兩張都是3月，櫻。不同種類的牌也能配對。
learn-months-ribbon = 花看起來很像，但這是梅花，2月。要找一樣的花。
learn-months-bright = 這張也是光牌，但它是12月。配對看的是花，不是種類。

learn-match = 上面是**場**，下面是你的手牌。出一張牌，場上如果有同月的牌，**兩張都歸你**。圈起來的就是能配對的牌。
learn-match-ask = **出哪張可以吃到牌？**
learn-match-cherry = { $card }吃到{ $caught }。接著從牌堆翻出{ $turned }，又幫你吃到{ $second }。每次輪到你，都有這兩個步驟。
learn-match-boar = 場上沒有萩，所以{ $boar }會留在場上，誰都能吃。找找看手上和場上都有的花。
learn-match-pine = 你出的牌要能配場上的牌，但場上沒有松。

learn-stock = 你出了{ $played }，沒有配到。接著從牌堆翻出{ $turned }，有**兩張**可以配，你可以選一張。
learn-stock-ask = **要拿哪一張？**
learn-stock-bright = { $bright }是光牌。光牌只有五張，最大的役都靠它們。{ $plain }留在場上，之後還能吃。
learn-stock-plain = 這樣也可以，但{ $plain }只是一堆粕牌裡的一張，下家可能會拿走{ $bright }。拿稀有的那張。

learn-three = 場上有三張楓。出**第四張**楓就能一次全部吃走。
learn-three-ask = **出哪張吃得最多？**
learn-three-all = { $card }吃到{ $caught }。一次就拿到四張，而且這些牌別人都吃不到。
learn-three-two = 這樣只吃到{ $plain }。出楓可以拿更多張。
learn-three-none = { $none }在這裡配不到牌，只會留在場上。

learn-nothing = 你的手牌都配不到場上的牌，但還是得出一張，**出了就留在場上，誰都能拿**。
learn-nothing-ask = **要捨棄哪一張？**
learn-nothing-plain = 粕牌損失最小。你手上還有{ $mate }：如果沒人拿走{ $plain }，之後還能吃回來。
learn-nothing-bright = 這樣有松的人就能拿走{ $bright }，而光牌很少。先留著，等場上出現松再出。
learn-nothing-ribbon = { $ribbon }對湊短冊的人很有用。你有更不重要的牌。

learn-brights = 吃到的牌可以湊成**役**，湊成就有分。你有{ $have }，再一張光牌就是**{ yaku-sanko }**。右邊那一欄會顯示快湊成的役。
learn-brights-ask = **要出哪一張？**
learn-brights-moon = { $card }吃到{ $moon }，湊成{ yaku-sanko }，{ $points }分。
learn-brights-deer = { $deer }是好牌，但單獨一張沒有分。場上有另一張能讓你湊成役。
learn-brights-none = 這樣什麼都吃不到，下家還可能拿走{ $moon }。

learn-viewing = 大部分的局都靠小役決定輸贏：酒杯配幕簾或月、五張種牌、五張短冊、十張粕牌。要特定三張的役比較少見。你已經吃到{ $have }。
learn-viewing-ask = **要出哪一張？**
learn-viewing-cup = { $have }和{ $cup }湊成**{ yaku-hanami }**，兩張就有{ $points }分。{ $cup }和{ $moon }也能湊成一個役，所以隨時都值得拿。
learn-viewing-butterflies = { $butterflies }還缺{ $boar }和{ $deer }。但現在就有一個兩張就能湊成的役。
learn-viewing-none = 這樣什麼都吃不到。場上有兩張能配你的手牌，其中一張馬上就能湊成役。

## What can I do?

help-play = **一張牌**：出這張。場上有同月的牌就吃，沒有就留在場上。接著翻開牌堆最上面那張，也用同樣的方式幫你吃牌。
help-take = **吃…**：有兩張可以配，選一張吃。通常選稀有的比較好。
help-marks-hanafuda = **標記：**圈起來的手牌能配場上的牌。箭頭指著上一張出的牌。斜放的牌是從牌堆翻出來的。右邊顏色較淡的是役還缺的牌。
