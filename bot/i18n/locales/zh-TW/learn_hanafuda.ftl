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

learn-months = 十二個月，每月四張。**花一樣的牌可以配對。**牌下面的標記是類別：光牌又少又強，粕牌又多又弱。
learn-months-ask = **哪張能配{ $card }？**
learn-months-same = 兩張都是3月，櫻。粕牌配光牌，跟配別的一樣。
learn-months-ribbon = 短冊也是紅的，花也是粉紅的，可是這是梅，2月。要找一樣的花。
learn-months-bright = 那張也是光牌，可是它是12月。配對看花，不看類別。

learn-match = 上面是**場**，下面是你的手牌。你出一張；場上有同月的牌，**兩張都歸你**。圈起來的牌能吃。
learn-match-ask = **哪張能吃到牌？**
learn-match-cherry = { $card }吃到{ $caught }。然後翻開牌堆最上面一張：{ $turned }配上{ $second }，這兩張也歸你。每一輪就是這兩步。
learn-match-boar = 場上沒有萩，{ $boar }會留在場上，誰都能吃。找手裡和場上都有的花。
learn-match-pine = 要看場上，那裡沒有松。

learn-stock = 你出了{ $played }，配不上。然後牌堆翻出{ $turned }，有**兩張**能配。兩張只能拿一張，由你選。
learn-stock-ask = **拿哪一張？**
learn-stock-bright = { $bright }是光牌；一共只有五張，最大的役都靠它們。{ $plain }留在場上，以後還能吃。
learn-stock-plain = 也行，可是{ $plain }是一大堆粕牌裡的一張，下家可能拿走{ $bright }。拿少見的。

learn-three = 場上有三張楓。誰有同月的**第四張**，就一下子全吃。
learn-three-ask = **哪張吃得最多？**
learn-three-all = { $card }吃到{ $caught }：一次四張，而且原本誰也吃不到。
learn-three-two = 它吃到{ $plain }，連自己兩張。用楓更好。
learn-three-none = { $none }在這裡配不上，只會留在場上。

learn-nothing = 手裡沒有能配場上的牌。還是得出一張，**它留在場上，誰都能吃**。
learn-nothing-ask = **送哪一張？**
learn-nothing-plain = 粕牌最便宜。你還有{ $mate }：沒人拿走{ $plain }的話，你可以再吃回來。
learn-nothing-bright = 那樣有松的人就拿走{ $bright }，五張光牌之一。留著，等場上有松再出。
learn-nothing-ribbon = { $ribbon }對湊短冊的人有用。你有更便宜的。

learn-brights = 吃到的牌能湊成**役**，役能得分。你有{ $have }；再來一張光牌就是**{ yaku-sanko }**。右邊一欄是你快成的役。
learn-brights-ask = **出哪一張？**
learn-brights-moon = { $card }吃到{ $moon }：{ yaku-sanko }，{ $points }分。
learn-brights-deer = { $deer }是好牌，可是單張不得分。場上就有一個役。
learn-brights-none = 它什麼都吃不到，下家可能從你眼前拿走{ $moon }。

learn-viewing = 多數局靠小役分勝負：酒杯配幕簾或月、五張種牌、五張短冊、十張粕牌。要湊指定三張的役不容易。你已經吃到{ $have }。
learn-viewing-ask = **出哪一張？**
learn-viewing-cup = { $have }和{ $cup }是**{ yaku-hanami }**：兩張就{ $points }分。{ $cup }配{ $moon }也是一個役，所以總值得拿。
learn-viewing-butterflies = { $butterflies }還缺{ $boar }和{ $deer }。現在就有兩張的役能湊成。
learn-viewing-none = 它什麼都吃不到。場上有兩張能配你的手牌，其中一張就能湊成役。

## What can I do?

help-play = **一張牌**：出這張。場上有同月的牌就吃，沒有就留在場上；然後翻開牌堆最上面一張，同樣替你配對。
help-take = **吃…**：有兩張能配，選吃哪張。通常拿少見的。
help-marks-hanafuda = **標記：**手牌和場上圈起來的：能配對。箭頭：上一手出的。半轉的：從牌堆翻出的。右邊一欄顏色淡的：那個役還缺的牌。綠色按鈕能吃牌。
