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

learn-months = 十二个月，每月四张。**花一样的牌可以配对。**牌下面的标记是类别：光牌少而强，粕牌多而弱。
learn-months-ask = **哪张能配{ $card }？**
learn-months-same = 两张都是3月，樱。类别不一样也能配。
learn-months-ribbon = 花看着像，但这是梅，2月。要找一样的花。
learn-months-bright = 那张也是光牌，但它是12月。配对看花，不看类别。

learn-match = 上面是**场**，下面是你的手牌。你出一张；场上有同月的牌，**两张都归你**。带圆圈的牌能配对。
learn-match-ask = **哪张能吃到牌？**
learn-match-cherry = { $card }吃到{ $caught }。然后翻开牌堆最上面一张：{ $turned }吃到{ $second }，也归你。每次轮到你，都是这两步。
learn-match-boar = 场上没有萩，{ $boar }会留在那里，谁都能吃。找手里和场上都有的花。
learn-match-pine = 要能配场上的牌，可是场上没有松。

learn-stock = 你出了{ $played }，没有能配的。然后牌堆翻出{ $turned }，有**两张**能配。只能拿一张，由你选。
learn-stock-ask = **拿哪一张？**
learn-stock-bright = { $bright }是光牌，一共只有五张，最大的役都靠它们。{ $plain }留在场上，以后还能吃。
learn-stock-plain = 也行，可是{ $plain }只是一张粕牌，而{ $bright }可能被下家拿走。拿少见的。

learn-three = 场上有三张枫。谁出**第四张**枫，就一下子全吃。
learn-three-ask = **哪张吃得最多？**
learn-three-all = { $card }吃到{ $caught }：一次四张，而且别人谁也吃不到。
learn-three-two = 它只吃到{ $plain }。出枫能吃更多。
learn-three-none = { $none }在这里没有能配的，只会留在场上。

learn-nothing = 手里没有能配场上的牌。还是得出一张，**它会留在场上，谁都能吃**。
learn-nothing-ask = **丢哪一张？**
learn-nothing-plain = 粕牌最不值钱。你还有{ $mate }：要是没人拿走{ $plain }，以后还能吃回来。
learn-nothing-bright = 那样谁有松，谁就能拿走{ $bright }，光牌可不多。留着，等场上有松再出。
learn-nothing-ribbon = { $ribbon }正好便宜了凑短册的人。你有更不值钱的牌。

learn-brights = 吃到的牌能凑成**役**，役能得分。你有{ $have }；再来一张光牌就是**{ yaku-sanko }**。右边一栏是你快凑成的役。
learn-brights-ask = **出哪一张？**
learn-brights-moon = { $card }吃到{ $moon }：{ yaku-sanko }，{ $points }分。
learn-brights-deer = { $deer }是好牌，可是单张不得分。场上另有一张，吃到就成役。
learn-brights-none = 它什么都吃不到，{ $moon }还可能被下家拿走。

learn-viewing = 多数局靠小役分胜负：酒杯配幕帘或月，五张种牌，五张短册，十张粕牌。要凑指定三张的役比较难。你已经吃到{ $have }。
learn-viewing-ask = **出哪一张？**
learn-viewing-cup = { $have }和{ $cup }是**{ yaku-hanami }**：两张就有{ $points }分。{ $cup }配{ $moon }也是一个役，所以这张总值得拿。
learn-viewing-butterflies = { $butterflies }还缺{ $boar }和{ $deer }。现在就能凑成一个只要两张的役。
learn-viewing-none = 它什么都吃不到。场上有两张能配你的手牌，其中一张就能凑成役。

## What can I do?

help-play = **一张牌**：出这张。场上有同月的牌就吃，没有就留在场上；然后翻开牌堆最上面一张，同样配对。
help-take = **吃…**：有两张能配，选吃哪张。通常拿少见的更好。
help-marks-hanafuda = **标记：**带圆圈的，是手牌和场上能配对的。带箭头的，是上一手出的。斜放的，是从牌堆翻出的。右边一栏颜色淡的，是那个役还缺的。
