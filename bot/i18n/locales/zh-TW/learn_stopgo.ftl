## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = 役的分數增加時，由你決定。**{ picture-stop }**：拿分，這局結束。**{ stopgo-verb-go }**：繼續拚更多分。只有最先喊Stop的人得分。你有{ $card }，場上有{ $moon }。
stopgo-learn-early-ask = **{ $points }分喊Stop，還是喊Go？**
stopgo-learn-early-on = 下次輪到你，{ $card }就能吃{ $moon }，加上{ $have }湊成{ yaku-sanko }，會多{ $more }分。對手還什麼都沒吃到，風險很小。
stopgo-learn-early-stop = { $points }分是穩拿的。但你有{ $have }，下次輪到你時{ $moon }能再加{ $more }分。對手還什麼都沒有，值得拚一下。

stopgo-learn-late = 對手只差一張光牌，而{ $phoenix }就在場上。喊了Go，役的分數要再增加才能喊Stop。
stopgo-learn-late-ask = **你有{ $points }分，還剩{ $left }張牌。喊Stop，還是喊Go？**
stopgo-learn-late-stop = 你得{ $points }分。剩下的牌這麼少，很難再湊出一個役。
stopgo-learn-late-on = 對手有{ $have }，吃到{ $phoenix }就會喊Stop，你一分都沒有。只剩{ $left }張牌，見好就收。

stopgo-learn-now = 花一樣的牌配成對，先拿稀有的牌，多湊小役。其他人離成役都還很遠，才喊Go。其他的邊打邊學：手牌旁邊那一欄會顯示快湊成的役，*{ more-button }*裡的*{ help-button }*隨時都能看。

stopgo-help-goal = 用吃到的牌湊役。最先喊Stop的人得分，其他人一分都沒有。
stopgo-help-stop = **{ picture-stop }**：這局結束，你的役算分。
stopgo-help-go = **{ stopgo-verb-go }**：繼續打，役的分數再增加才能喊Stop。如果別人先喊，你一分都沒有。
