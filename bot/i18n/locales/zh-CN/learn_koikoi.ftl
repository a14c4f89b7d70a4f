## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = 役的分数一增加，就由你选。**{ koikoi-picture-stop }**：得分，这一局结束。**{ koikoi-verb-koikoi }**：接着打，多拿一些；对方先收手，你一分都拿不到。你有{ $card }，场上有{ $moon }。
koikoi-learn-early-ask = **{ $points }分收手，还是来来？**
koikoi-learn-early-on = 下一轮{ $card }能吃{ $moon }，加上{ $have }，多得{ $more }分。对方还什么都没吃到，风险很小。
koikoi-learn-early-stop = { $points }分是稳的。可是你有{ $have }，下一轮吃到{ $moon }就再多{ $more }分，对方还什么都没有，值得一搏。

koikoi-learn-late = 对方喊过来来，所以**你现在收手就加倍**。可是他只差一张光牌，{ $phoenix }就在场上。
koikoi-learn-late-ask = **{ $points }分，还剩{ $left }张牌。收手还是来来？**
koikoi-learn-late-stop = { $points }分，加倍后{ $doubled }分。喊来来有风险，这次吃亏的是对方。
koikoi-learn-late-on = 他有{ $have }，吃到{ $phoenix }就收手，你一分都拿不到。一局快完了，见好就收。

koikoi-learn-now = 认花配对，少见的牌先拿，先凑小役；对方离成役还远时才喊来来。其余的边打边学：手牌旁边一栏是你快凑成的役，*{ more-button }*里的*{ help-button }*随时可以看。

koikoi-help-goal = 用吃到的牌凑役，小役最常见。赶在对方之前收手。
koikoi-help-agari = **{ koikoi-picture-stop }**：这一局结束，你的役得分。
koikoi-help-koikoi = **{ koikoi-verb-koikoi }**：接着打，多拿一些。对方先收手，你一分都拿不到，对方还可能加倍。
koikoi-help-declare = **亮出**：亮出起手的手役，得分，这一局结束。
koikoi-help-play_on = **{ koikoi-verb-play_on }**：手役不亮，这一局照打。
