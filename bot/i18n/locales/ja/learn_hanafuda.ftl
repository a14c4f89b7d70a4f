## How hanafuda is learned: the lessons that the games share, the words of the guide, and what one can do

month-1 = 松
month-2 = 梅
month-3 = 桜
month-4 = 藤
month-5 = 菖蒲
month-6 = 牡丹
month-7 = 萩
month-8 = 芒
month-9 = 菊
month-10 = 紅葉
month-11 = 柳
month-12 = 桐
category-H = 光
category-A = タネ
category-R = 短冊
category-K = カス
guide-head = { $number } · { $name }
guide-month = { $number }月 { $name }：{ $cards }

learn-months = 札は、12の月に4枚ずつあります。**同じ花の札どうしが合います。**札の下の印は種類です。光札は少なくて強く、カスは多くて弱い札です。
learn-months-ask = **{ $card }に合う札はどれですか？**
learn-months-same = どちらも3月の桜です。カスも光札も、同じ月なら合います。
learn-months-ribbon = 花は似ていますが、これは2月の梅です。同じ花を探しましょう。
learn-months-bright = これも光札ですが、12月の札です。種類ではなく、花で合わせます。

learn-match = 上が**場**、下が手札です。1枚出して、場に同じ月の札があれば、**両方を取ります**。取れる札には輪が付きます。
learn-match-ask = **札を取れるのはどれですか？**
learn-match-cherry = { $card }で{ $caught }を取りました。続いて山札から{ $turned }がめくれ、{ $second }と合ったので、この2枚も取りました。手番はいつも、この2段階です。
learn-match-boar = 場に萩がないので、{ $boar }は場に残り、誰でも取れるようになります。手札と場の両方にある花を探しましょう。
learn-match-pine = 場に同じ花がなければ取れません。場に松はありません。

learn-stock = { $played }を出しましたが、合う札はありませんでした。続いて山札から{ $turned }がめくれ、場の**2枚**と合います。2枚のときは、どちらか1枚を選んで取ります。
learn-stock-ask = **どちらを取りますか？**
learn-stock-bright = { $bright }は光札です。5枚しかなく、一番強い役を作ります。{ $plain }は場に残り、後からでも取れます。
learn-stock-plain = それでも取れますが、{ $plain }はたくさんあるカスで、{ $bright }は次の人に取られるかもしれません。少ない札を取りましょう。

learn-three = 場に紅葉が3枚あります。**4枚目**の札を出せば、全部を一度に取れます。
learn-three-ask = **一番多く取れるのはどれですか？**
learn-three-all = { $card }で{ $caught }を取り、1手で4枚になりました。ほかの人には取れない札でした。
learn-three-two = それでは{ $plain }しか取れません。紅葉なら、もっと取れます。
learn-three-none = { $none }に合う札はなく、場に残るだけです。

learn-nothing = この手札に、場と合う札はありません。それでも1枚出さなければならず、**その札は誰でも取れます**。
learn-nothing-ask = **どの札を捨てますか？**
learn-nothing-plain = カスなら一番損が小さいです。{ $mate }も持っているので、誰も{ $plain }を取らなければ、後で取り返せます。
learn-nothing-bright = 松を持つ人に、5枚しかない光札の{ $bright }を取られます。場に松が出るまで持っておきましょう。
learn-nothing-ribbon = { $ribbon }は、短冊を集めている人を助けてしまいます。もっと価値の低い札があります。

learn-brights = 取った札で**役**を作ると、点になります。取り札は{ $have }で、光札がもう1枚あれば**{ yaku-sanko }**です。右の欄に、完成の近い役が出ます。
learn-brights-ask = **どの札を出しますか？**
learn-brights-moon = { $card }で{ $moon }を取りました。{ yaku-sanko }で{ $points }点です。
learn-brights-deer = { $deer }もよい札ですが、それだけでは点になりません。役になる札が場にあります。
learn-brights-none = 何も取れず、{ $moon }は次の人に取られるかもしれません。

learn-viewing = 勝負を決めるのは、たいてい小さな役です。盃と幕や月、タネ5枚、短冊5枚、カス10枚などです。決まった3枚をそろえる役は、なかなかできません。取り札は{ $have }です。
learn-viewing-ask = **どの札を出しますか？**
learn-viewing-cup = { $have }と{ $cup }で**{ yaku-hanami }**、2枚で{ $points }点です。{ $cup }は{ $moon }とも役になるので、いつでも取る価値があります。
learn-viewing-butterflies = { $butterflies }の役には、{ $boar }と{ $deer }も必要です。2枚の役なら、今すぐできます。
learn-viewing-none = 何も取れません。手札と合う札が場に2枚あり、1枚は役になります。

## What can I do?

help-play = **札**：1枚出します。同じ月の札が場にあれば両方を取り、なければ出した札は場に残ります。続いて山札を1枚めくり、同じように取ります。
help-take = **取る札を選ぶ**：場の2枚と合うので、どちらを取るか選びます。たいていは、枚数の少ない種類の札を取るほうが得です。
help-marks-hanafuda = **印：**輪の付いた札は、手札と場で合う札です。矢印は、最後に出た札です。傾いた札は、山札からめくれた札です。右の欄の薄い札は、役の完成にまだ足りない札です。
