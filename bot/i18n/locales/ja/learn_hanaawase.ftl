## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **取った札には点があります。**光札は20点、タネ札は10点、短冊札は5点、カス札は1点です。回戦は、全員の手札がなくなるまで続きます。
hanaawase-learn-values-ask = **一番多く点を取れる札はどれですか？**
hanaawase-learn-values-bright = { $bright }は光札で20点、自分の札が1点です。
hanaawase-learn-values-animal = { $animal }は10点です。光札なら20点です。
hanaawase-learn-values-ribbon = { $ribbon }は5点です。光札なら20点です。

hanaawase-learn-par = 札は全部で264点なので、3人で分けると{ $par }点ずつです。**得点は、{ $par }点より多い分か、足りない分です。**これはある回戦の取り札で、{ $points }点、役はありません。ほかの人にも役はありません。
hanaawase-learn-par-ask = **得点は何点ですか？**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }点です。ほかの2人は合わせて同じだけ足りず、その分を払います。3人の得点を足すと0です。
hanaawase-learn-par-all = { $points }点は札の点です。そこから{ $par }点を引きます。
hanaawase-learn-par-nothing = 役がなくても、札の点は入ります。{ $par }点より何点多いですか？

hanaawase-learn-viewing = 取った札は**役**にもなり、ほかの2人がそれぞれ役の点を払います。2枚でできる役もあります。取り札は{ $have }です。
hanaawase-learn-viewing-cup = { $have }と{ $cup }で**{ yaku-hanami }**、ほかの2人から{ $points }点ずつです。{ $cup }は{ $moon }とも役になります。

hanaawase-learn-bites = 卓の決まりで**鬼札**を使うことがあります。{ $oni }は、柳のほかなら**どの月**の札でも1枚取れます。今、それを出しました。
hanaawase-learn-bites-ask = **どの札を取りますか？**
hanaawase-learn-bites-bright = { $bright }は20点です。鬼札では、場で一番よい札を取ります。
hanaawase-learn-bites-plain = 取れますが、{ $plain }は1点です。柳以外ならどれでもよいので、一番よい札を取りましょう。
hanaawase-learn-bites-animal = { $animal }は10点です。もっとよい札があります。

hanaawase-learn-lies = ここでは鬼札の{ $oni }が場にあります。**手札からは取れません。**柳でも同じです。次にめくれた、ほかの月の札が取ります。
hanaawase-learn-lies-ask = **札を取れるのはどれですか？**
hanaawase-learn-lies-other = { $card }で{ $caught }を取りました。続いて{ $turned }がめくれ、鬼札も取りました。
hanaawase-learn-lies-willow = 鬼札は柳ですが、手札の{ $willow }では取れません。場に残るだけです。

hanaawase-learn-now = 同じ花で、まず20点と10点の札を取ります。2人が払ってくれるので、2枚の役や同じ月の役も狙いましょう。あとは打ちながら覚えられます。手の横の欄に近い役が出て、「{ more-button }」の「{ help-button }」がその場面を説明します。

hanaawase-help-goal = 3分の1より多い札の点（光札20、タネ札10、短冊札5）と、ほかの2人がそれぞれ払う役です。回戦は、全員の手札がなくなると終わります。
