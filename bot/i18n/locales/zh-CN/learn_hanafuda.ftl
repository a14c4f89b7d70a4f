## How hanafuda is learned: the lessons that the games share, the words of the guide, and what one can do

month-1 = 松
month-2 = 梅
month-3 = 樱
month-4 = 藤
month-5 = 菖蒲
month-6 = 牡丹
month-7 = 萩
month-8 = 芒
month-9 = 菊
month-10 = 枫
month-11 = 柳
month-12 = 桐
category-H = 光
category-A = 种
category-R = 短
category-K = 粕
guide-head = { $number }月 · { $name }
guide-month = { $number }月{ $name }：{ $cards }

learn-months = 十二个月，每月四张。**花一样的牌可以配对。**牌下面的标记是类别：光牌又少又强，粕牌又多又弱。
learn-months-ask = **哪张能配{ $card }？**
learn-months-same = 两张都是3月，樱。粕牌配光牌，跟配别的一样。
learn-months-ribbon = 短册也是红的，花也是粉的，可这是梅，2月。要找一样的花。
learn-months-bright = 那张也是光牌，可它是12月。配对看花，不看类别。

learn-match = 上面是**场**，下面是你的手牌。你出一张；场上有同月的牌，**两张都归你**。圈起来的牌能吃。
learn-match-ask = **哪张能吃到牌？**
learn-match-cherry = { $card }吃到{ $caught }。然后翻开牌堆最上面一张：{ $turned }配上{ $second }，这两张也归你。每一轮就是这两步。
learn-match-boar = 场上没有萩，{ $boar }会留在场上，谁都能吃。找手里和场上都有的花。
learn-match-pine = 要看场上，那里没有松。

learn-stock = 你出了{ $played }，配不上。然后牌堆翻出{ $turned }，有**两张**能配。两张只能拿一张，由你选。
learn-stock-ask = **拿哪一张？**
learn-stock-bright = { $bright }是光牌；一共只有五张，最大的役都靠它们。{ $plain }留在场上，以后还能吃。
learn-stock-plain = 也行，可是{ $plain }是一大堆粕牌里的一张，下家可能拿走{ $bright }。拿少见的。

learn-three = 场上有三张枫。谁有同月的**第四张**，就一下子全吃。
learn-three-ask = **哪张吃得最多？**
learn-three-all = { $card }吃到{ $caught }：一次四张，而且本来谁也吃不到。
learn-three-two = 它吃到{ $plain }，连自己两张。用枫更好。
learn-three-none = { $none }在这里配不上，只会留在场上。

learn-nothing = 手里没有能配场上的牌。还是得出一张，**它留在场上，谁都能吃**。
learn-nothing-ask = **送哪一张？**
learn-nothing-plain = 粕牌最便宜。你还有{ $mate }：没人拿走{ $plain }的话，你可以再吃回来。
learn-nothing-bright = 那样有松的人就拿走{ $bright }，五张光牌之一。留着，等场上有松再出。
learn-nothing-ribbon = { $ribbon }对凑短册的人有用。你有更便宜的。

learn-brights = 吃到的牌能凑成**役**，役能得分。你有{ $have }；再来一张光牌就是**{ yaku-sanko }**。右边一栏是你快成的役。
learn-brights-ask = **出哪一张？**
learn-brights-moon = { $card }吃到{ $moon }：{ yaku-sanko }，{ $points }分。
learn-brights-deer = { $deer }是好牌，可是单张不得分。场上就有一个役。
learn-brights-none = 它什么都吃不到，下家可能从你眼前拿走{ $moon }。

learn-viewing = 多数局靠小役分胜负：酒杯配幕帘或月、五张种牌、五张短册、十张粕牌。要凑指定三张的役不容易。你已经吃到{ $have }。
learn-viewing-ask = **出哪一张？**
learn-viewing-cup = { $have }和{ $cup }是**{ yaku-hanami }**：两张就{ $points }分。{ $cup }配{ $moon }也是一个役，所以总值得拿。
learn-viewing-butterflies = { $butterflies }还缺{ $boar }和{ $deer }。现在就有两张的役能凑成。
learn-viewing-none = 它什么都吃不到。场上有两张能配你的手牌，其中一张就能凑成役。

## What can I do?

help-play = **一张牌**：出这张。场上有同月的牌就吃，没有就留在场上；然后翻开牌堆最上面一张，同样替你配对。
help-take = **吃…**：有两张能配，选吃哪张。通常拿少见的。
help-marks-hanafuda = **标记：**手牌和场上圈起来的：能配对。箭头：上一手出的。半转的：从牌堆翻出的。右边一栏颜色淡的：那个役还缺的牌。绿色按钮能吃牌。
