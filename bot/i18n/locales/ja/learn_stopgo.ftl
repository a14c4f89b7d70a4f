## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = 役の点が増えたら選びます。**{ picture-stop }**なら、点が入って回戦は終わります。**{ stopgo-verb-go }**なら、続けてさらに点を狙いますが、点が入るのは先にストップした人だけです。手札には{ $card }があり、場には{ $moon }があります。
stopgo-learn-early-ask = **{ $points }点でストップしますか？ゴーにしますか？**
stopgo-learn-early-on = 次の番で、{ $card }を出せば{ $moon }を取れます。{ $have }と合わせて{ yaku-sanko }になり、さらに{ $more }点です。相手はまだ何も取っていないので、危険は小さいです。
stopgo-learn-early-stop = { $points }点は確実です。でも次の番で{ $moon }を取れば、{ $have }と合わせてさらに{ $more }点です。相手はまだ何も取っていません。ここは攻めどきです。

stopgo-learn-late = 相手は光札があと1枚で役になり、場には{ $phoenix }があります。ゴーの後は、役の点が増えるまでストップできません。
stopgo-learn-late-ask = **{ $points }点で、手札は残り{ $left }枚です。ストップしますか？ゴーにしますか？**
stopgo-learn-late-stop = { $points }点が入りました。残りの札が少なく、もう1つ役を作るのは難しいところでした。
stopgo-learn-late-on = 相手は{ $phoenix }を取り、{ $have }と合わせてストップします。こちらは0点です。残り{ $left }枚なら、確実に点を取りましょう。

stopgo-learn-now = 同じ花の札を取り、少ない種類を優先して、小さな役を仕上げましょう。ゴーは、ほかの人の役が遠いときだけにします。あとは打ちながら覚えられます。手札の横の欄に完成の近い役が出て、「{ more-button }」の「{ help-button }」がその場面を説明します。

stopgo-help-goal = 役、つまり取った札の組み合わせを作ります。先にストップした人に点が入り、ほかの人は0点です。
stopgo-help-stop = **{ picture-stop }**：回戦が終わり、役の点が入ります。
stopgo-help-go = **{ stopgo-verb-go }**：続けます。次にストップできるのは、役の点が増えたときです。ほかの人が先にストップすると0点です。
