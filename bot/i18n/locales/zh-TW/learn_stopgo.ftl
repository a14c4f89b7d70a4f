## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = 役的分數增加了，就由你選。**{ picture-stop }**：得分，這一局結束。**{ stopgo-verb-go }**：接著打，多拿一些；誰先喊Stop，只有他得分。你有{ $card }，場上有{ $moon }。
stopgo-learn-early-ask = **{ $points }分喊Stop，還是Go？**
stopgo-learn-early-on = 下一輪{ $card }能吃{ $moon }：加上{ $have }就是{ yaku-sanko }，多{ $more }分。對方還什麼都沒吃到，風險很小。
stopgo-learn-early-stop = { $points }分是穩的。可是有{ $have }，下一輪吃到{ $moon }就再多{ $more }分，對方還什麼都沒有。這裡值得一搏。

stopgo-learn-late = 對方只差一張光牌，{ $phoenix }就在場上。喊了Go，役再加分才能喊Stop。
stopgo-learn-late-ask = **{ $points }分，還剩{ $left }張牌。Stop還是Go？**
stopgo-learn-late-stop = { $points }分到手。剩下的牌也難再湊出一個役。
stopgo-learn-late-on = 他有{ $have }，吃到{ $phoenix }就喊Stop，你一分都拿不到。只剩{ $left }張牌，見好就收。

stopgo-learn-now = 看花吃牌，拿少見的，先湊小役；別人離役還遠時才喊Go。其餘的邊打邊學：手牌旁邊一欄是你快成的役，*{ more-button }*裡的*{ help-button }*隨時有說明。

stopgo-help-goal = 用吃到的牌湊役。誰先喊Stop誰得分，別人一分都拿不到。
stopgo-help-stop = **{ picture-stop }**：這一局結束，你的役得分。
stopgo-help-go = **{ stopgo-verb-go }**：接著打。役再加分才能喊Stop；別人先喊，你一分都拿不到。
