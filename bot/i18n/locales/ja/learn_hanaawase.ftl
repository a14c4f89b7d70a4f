## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **取った札には点があります。**光札は20点、タネ札は10点、短冊札は5点、カス札は1点です。回戦は、全員の手札がなくなるまで続きます。
hanaawase-learn-values-ask = **一番多く点を取れる札はどれですか？**
hanaawase-learn-values-bright = { $bright }は光札で20点、出した札も1点になります。
hanaawase-learn-values-animal = { $animal }は10点です。光札なら20点です。
hanaawase-learn-values-ribbon = { $ribbon }は5点です。光札なら20点です。

hanaawase-learn-par = 札は全部で264点なので、3人で分けると{ $par }点ずつです。**得点は、札の点から{ $par }点を引いた差です。**これは自分の取り札で、{ $points }点あります。役は誰にもありません。
hanaawase-learn-par-ask = **得点は何点ですか？**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }点です。ほかの2人は合わせて同じだけ足りず、その分を払います。3人の得点を足すと0です。
hanaawase-learn-par-all = { $points }点は札の点です。そこから{ $par }点を引きます。
hanaawase-learn-par-nothing = 役がなくても、札の点は入ります。{ $par }点より何点多いですか？

hanaawase-learn-viewing = 取った札は**役**にもなり、ほかの2人がそれぞれ役の点を払います。2枚でできる役もあります。取り札は{ $have }です。
hanaawase-learn-viewing-cup = { $have }と{ $cup }で**{ yaku-hanami }**、ほかの2人から{ $points }点ずつです。{ $cup }は{ $moon }とも役になります。

hanaawase-learn-bites = ルールによっては**鬼札**を使います。{ $oni }は、柳以外なら**どの月**の札でも1枚取れます。今、それを出しました。
hanaawase-learn-bites-ask = **どの札を取りますか？**
hanaawase-learn-bites-bright = { $bright }は20点です。鬼札では、場で一番いい札を取りましょう。
hanaawase-learn-bites-plain = 取れますが、{ $plain }は1点です。柳以外ならどれでも取れるので、一番いい札を選びましょう。
hanaawase-learn-bites-animal = { $animal }は10点です。もっといい札があります。

hanaawase-learn-lies = 今度は鬼札の{ $oni }が場にあります。**手札からは取れません。**柳でも同じです。鬼札を取るのは、山札から次にめくれた柳以外の札です。
hanaawase-learn-lies-ask = **札を取れるのはどれですか？**
hanaawase-learn-lies-other = { $card }で{ $caught }を取りました。続いて{ $turned }がめくれ、鬼札も取りました。
hanaawase-learn-lies-willow = 鬼札は柳ですが、手札の{ $willow }では取れません。場に残るだけです。

hanaawase-learn-now = 同じ花の札を取り、まず20点と10点の札を狙いましょう。役は2人が払ってくれるので、2枚の役や同じ月の役も狙い目です。あとは打ちながら覚えられます。手札の横の欄に完成の近い役が出て、「{ more-button }」の「{ help-button }」がその場面を説明します。

hanaawase-help-goal = 札の点（光札20、タネ札10、短冊札5）を、全体の3分の1より多く取りましょう。役を作れば、ほかの2人がそれぞれ払います。回戦は、全員の手札がなくなると終わります。
