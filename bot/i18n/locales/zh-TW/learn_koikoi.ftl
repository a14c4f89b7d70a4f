## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = 役的分數增加時，由你決定。**{ koikoi-picture-stop }**：拿分，這局結束。**{ koikoi-verb-koikoi }**：繼續拚更多分，但如果對手先收手，你一分都沒有。你有{ $card }，場上有{ $moon }。
koikoi-learn-early-ask = **{ $points }分收手，還是喊來來？**
koikoi-learn-early-on = 下次輪到你，{ $card }就能吃{ $moon }，加上{ $have }會多{ $more }分。對手還什麼都沒吃到，風險很小。
koikoi-learn-early-stop = { $points }分是穩拿的。但你有{ $have }，下次輪到你時{ $moon }能再加{ $more }分。對手還什麼都沒有，值得拚一下。

koikoi-learn-late = 對手喊過來來，所以**你現在收手，分數加倍**。但對手只差一張光牌，而{ $phoenix }就在場上。
koikoi-learn-late-ask = **你有{ $points }分，還剩{ $left }張牌。收手，還是喊來來？**
koikoi-learn-late-stop = 你的{ $points }分加倍成{ $doubled }分。喊來來有風險，這次吃虧的是對手。
koikoi-learn-late-on = 對手有{ $have }，吃到{ $phoenix }就會收手，你一分都沒有。一局快結束時，見好就收。

koikoi-learn-now = 花一樣的牌配成對，先拿稀有的牌，多湊小役。對手離成役還很遠，才喊來來。其他的邊打邊學：手牌旁邊那一欄會顯示快湊成的役，*{ more-button }*裡的*{ help-button }*隨時都能看。

koikoi-help-goal = 用吃到的牌湊役，小役最常見。要搶在對手之前收手。
koikoi-help-agari = **{ koikoi-picture-stop }**（Agari）：這局結束，你的役算分。
koikoi-help-koikoi = **{ koikoi-verb-koikoi }**：繼續拚更多分。如果對手先收手，你一分都沒有，對手還可能加倍。
koikoi-help-declare = **亮出**：亮出起手拿到的手役，直接得分，這局結束。
koikoi-help-play_on = **{ koikoi-verb-play_on }**：手役不告訴別人，照常打這局。
