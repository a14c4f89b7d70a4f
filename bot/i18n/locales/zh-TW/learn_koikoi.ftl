## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = 役的分數增加了，就由你選。**{ koikoi-picture-stop }**：得分，這一局結束。**{ koikoi-verb-koikoi }**：接著打，多拿一些；對方先收手，你一分都拿不到。你有{ $card }，場上有{ $moon }。
koikoi-learn-early-ask = **{ $points }分收手，還是來來？**
koikoi-learn-early-on = 下一輪{ $card }能吃{ $moon }：加上{ $have }，多{ $more }分。對方還什麼都沒吃到，風險很小。
koikoi-learn-early-stop = { $points }分是穩的。可是有{ $have }，下一輪吃到{ $moon }就再多{ $more }分，對方還什麼都沒有。這裡值得一搏。

koikoi-learn-late = 對方喊過來來：**你現在收手就加倍**。可是他只差一張光牌，{ $phoenix }就在場上。
koikoi-learn-late-ask = **{ $points }分，還剩{ $left }張牌。收手還是來來？**
koikoi-learn-late-stop = { $points }分，加倍{ $doubled }分。喊了來來又被人搶先，是要吃虧的；這次不是你。
koikoi-learn-late-on = 他有{ $have }，吃到{ $phoenix }就收手，你一分都拿不到。一局快完時見好就收。

koikoi-learn-now = 看花吃牌，拿少見的，先湊小役；對方離役還遠時才喊來來。其餘的邊打邊學：手牌旁邊一欄是你快成的役，*{ more-button }*裡的*{ help-button }*隨時有說明。

koikoi-help-goal = 用吃到的牌湊役。小役常有。趕在對方之前收手。
koikoi-help-agari = **{ koikoi-picture-stop }**（Agari）：這一局結束，你的役得分。
koikoi-help-koikoi = **{ koikoi-verb-koikoi }**：接著打，多拿一些。對方先收手，你一分都拿不到，對方還可能加倍。
koikoi-help-declare = **亮出**：亮起手的手役得分，這一局結束。
koikoi-help-play_on = **{ koikoi-verb-play_on }**：手役不說，這一局照打。
