## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = 役の点が増えたら選びます。**{ koikoi-picture-stop }**なら、点が入って回戦は終わります。**{ koikoi-verb-koikoi }**なら、続けてさらに点を狙いますが、相手が先にあがると0点です。手札には{ $card }があり、場には{ $moon }があります。
koikoi-learn-early-ask = **{ $points }点であがりますか？こいこいしますか？**
koikoi-learn-early-on = 次の番で、{ $card }を出せば{ $moon }を取れます。{ $have }と合わせて、さらに{ $more }点です。相手はまだ何も取っていないので、危険は小さいです。
koikoi-learn-early-stop = { $points }点は確実です。でも次の番で{ $moon }を取れば、{ $have }と合わせてさらに{ $more }点です。相手はまだ何も取っていません。ここは攻めどきです。

koikoi-learn-late = 相手がこいこいをしました。**今あがれば、点は倍です。**でも相手は光札があと1枚で役になり、場には{ $phoenix }があります。
koikoi-learn-late-ask = **{ $points }点で、手札は残り{ $left }枚です。あがりますか？こいこいしますか？**
koikoi-learn-late-stop = { $points }点が倍になり、{ $doubled }点です。こいこいには、先にあがられる危険があります。今回は相手が失敗しました。
koikoi-learn-late-on = 相手は{ $phoenix }を取り、{ $have }と合わせてあがります。こちらは0点です。回戦の終わりが近いときは、確実に点を取りましょう。

koikoi-learn-now = 同じ花の札を取り、少ない種類を優先して、小さな役を仕上げましょう。こいこいは、相手の役が遠いときだけにします。あとは打ちながら覚えられます。手札の横の欄に完成の近い役が出て、「{ more-button }」の「{ help-button }」がその場面を説明します。

koikoi-help-goal = 役、つまり取った札の組み合わせを作ります。小さな役はよくできます。相手より先にあがりましょう。
koikoi-help-agari = **{ koikoi-picture-stop }**：回戦が終わり、役の点が入ります。
koikoi-help-koikoi = **{ koikoi-verb-koikoi }**：続けて、さらに点を狙います。相手が先にあがると0点で、相手の点が倍になることもあります。
koikoi-help-declare = **手役を見せる**：配られた手役を見せて点を得ます。回戦は終わります。
koikoi-help-play_on = **{ koikoi-verb-play_on }**：手役を見せずに、回戦を続けます。
