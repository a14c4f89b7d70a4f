## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = 役的分数一增加，就由你选。**{ picture-stop }**：得分，这一局结束。**{ stopgo-verb-go }**：接着打，多拿一些；谁先喊Stop，就只有他得分。你有{ $card }，场上有{ $moon }。
stopgo-learn-early-ask = **{ $points }分喊Stop，还是Go？**
stopgo-learn-early-on = 下一轮{ $card }能吃{ $moon }，加上{ $have }就是{ yaku-sanko }，多得{ $more }分。对方还什么都没吃到，风险很小。
stopgo-learn-early-stop = { $points }分是稳的。可是你有{ $have }，下一轮吃到{ $moon }就再多{ $more }分，对方还什么都没有，值得一搏。

stopgo-learn-late = 对方只差一张光牌，{ $phoenix }就在场上。你要是喊Go，役的分数再增加才能喊Stop。
stopgo-learn-late-ask = **{ $points }分，还剩{ $left }张牌。Stop还是Go？**
stopgo-learn-late-stop = { $points }分到手。牌剩得这么少，很难再凑出一个役。
stopgo-learn-late-on = 他有{ $have }，吃到{ $phoenix }就喊Stop，你一分都拿不到。只剩{ $left }张牌，见好就收。

stopgo-learn-now = 认花配对，少见的牌先拿，先凑小役；别人离成役还远时才喊Go。其余的边打边学：手牌旁边一栏是你快凑成的役，*{ more-button }*里的*{ help-button }*随时可以看。

stopgo-help-goal = 用吃到的牌凑役。谁先喊Stop，谁得分，别人一分都拿不到。
stopgo-help-stop = **{ picture-stop }**：这一局结束，你的役得分。
stopgo-help-go = **{ stopgo-verb-go }**：接着打。役的分数再增加才能喊Stop；别人先喊，你一分都拿不到。
