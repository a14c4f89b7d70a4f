## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = 三種花色從1到9；字牌沒有數。每種牌四張。要湊的是**副**：同花色的三張連號，或者三張一樣的；最後是四副加一對**將**。
jiaxing-learn-tiles-ask = **你有{ $low }和{ $high }。哪張能連成三張？**
jiaxing-learn-tiles-next = 同花色的三張連號：順子。
jiaxing-learn-tiles-other = 數對得上，但順子要同一種花色。
jiaxing-learn-tiles-wind = 字牌成不了順子，只能成對或成刻。

jiaxing-learn-loose = 輪到你時先摸一張，再打一張。這裡光有四副一對還不夠，還得有**牌型**。最常見的是混一色：一種花色加字牌。
jiaxing-learn-loose-ask = **打哪一張？**
jiaxing-learn-loose-loose = { $loose }的花色只有這一張，成不了副，也不合牌型。
jiaxing-learn-loose-suit = { $suit }正是你要湊的花色。這裡有一張是別的花色。
jiaxing-learn-loose-pair = 一對{ $pair }可能成刻，字牌也合牌型。留著。

jiaxing-learn-wild = 開盤時翻出一張，跟它一樣的另外三張是**百搭**（標著✦）：缺什麼就當什麼。這裡是{ $wild }，你有兩張。
jiaxing-learn-wild-ask = **打哪一張？**
jiaxing-learn-wild-loose = { $loose }是孤張，花色也不對。有兩張百搭，這手牌快齊了。
jiaxing-learn-wild-wild = 它自己是什麼花色不要緊：{ $wild }可以當你缺的任何一張。沒必要的話千萬別打；你真要打，我會再問一次。
jiaxing-learn-wild-suit = 三張{ $suit }已經是你那門花色的一副。另有一張哪裡都配不上。

jiaxing-learn-pong = 別人打的牌可以要。**碰**：你有兩張一樣的，加上他那張成刻，誰打的都行。**吃**：成順子，只能吃上家。這一副要亮出來。你有兩張{ $tile }，剛有人打了一張。
jiaxing-learn-pong-ask = **要不要？**
jiaxing-learn-pong-take = { $tile }的刻子合你的牌型，又是門風、又是風圈，各1台。現在亮出來，輪到你打牌。
jiaxing-learn-pong-pass = 這種牌一共只剩兩張了，不知道什麼時候再見。這一副合你的牌型，還值2台。

jiaxing-learn-spoils = 你在湊萬子加字牌。上家打了{ $tile }，你有{ $own }，可以吃。
jiaxing-learn-spoils-ask = **要不要？**
jiaxing-learn-spoils-pass = 吃了就有一副筒子一直亮在桌上，你再也做不成一色。不是多一副就好。
jiaxing-learn-spoils-take = 是能成一副，可是亮在桌上的是別的花色，這手牌就幾乎沒有牌型可做了。守住你的花色。

jiaxing-learn-shape = 只有**四種牌型**能胡：清一色（4台）、混一色（2台）、全老頭（10台）、對對胡（2台）。你剛摸到{ $tile }：四副一對齊了。
jiaxing-learn-shape-ask = **能胡嗎？**
jiaxing-learn-shape-yes-label = 能，胡
jiaxing-learn-shape-no-label = 還不能
jiaxing-learn-shape-no = 三種花色都有，也不全是刻子：沒有牌型。*胡*的按鈕根本不會出現。早點定花色。
jiaxing-learn-shape-yes = 四副一對沒錯。可是看看牌型：裡面有幾種花色？

jiaxing-learn-won = 萬子加字牌，你剛摸到{ $tile }。
jiaxing-learn-won-ask = **怎麼辦？**
jiaxing-learn-won-win = 算台：混一色2台，門風1台，風圈1台，無百搭1台，共{ $points }台。這就是一份；三家各付一份，一共{ $all }。
jiaxing-learn-won-on = 再數一遍：四副，一對將，一種花色加字牌。可以胡了。

jiaxing-learn-discarded = 還是這手牌，只缺一張{ $tile }，上家正好打了一張。
jiaxing-learn-discarded-ask = **能胡嗎？**
jiaxing-learn-discarded-yes-label = 能
jiaxing-learn-discarded-no-label = 不能，要自摸
jiaxing-learn-discarded-no = 抬頭胡要**自摸**。（兩個例外：莊家打的第一張，和別人補槓的那張。）
jiaxing-learn-discarded-yes = 牌是齊了，可是這裡不能胡別人打的。要自己摸到。

jiaxing-learn-counted = **番：**三張百搭都在手裡，算一番。你胡了{ $points }台，一番。
jiaxing-learn-counted-ask = **三家各付多少？**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share }，每家這麼多，一共{ $all }。先把台加起來，再翻倍。
jiaxing-learn-counted-bare = 那是台數。三百搭還有一番，要翻倍。
jiaxing-learn-counted-each = 那是三家加起來的。一家付三分之一。

jiaxing-learn-contract = 你已經吃碰上家兩次。**第三攤就要互相承包：**你們倆有一家胡，另一家付{ $partner }份而不是一份，其餘各付{ $others }份。上家打了{ $tile }，你的牌離聽還遠。
jiaxing-learn-contract-ask = **要不要？**
jiaxing-learn-contract-pass = 這樣的牌，更可能是對方胡，你就要付{ $partner }份。牌又大又快聽了，才去承包。
jiaxing-learn-contract-take = 這就承包了：他胡，你付{ $partner }份。你別的牌還什麼都配不上，多半就是這樣。

jiaxing-learn-now = 早點定花色，留住字牌，別浪費百搭，合牌型的才吃碰。其餘的邊打邊學：*{ picture-waits }*告訴你什麼牌能胡，*{ more-button }*裡的*{ help-button }*隨時有說明。

jiaxing-help-goal = 四副加一對將，還要有牌型：清一色、混一色、全老頭或對對胡。要自摸。
jiaxing-help-give_up = **{ jiaxing-verb-give_up }**：這一盤你不再胡，也不再付；摸到什麼就替你打什麼。
jiaxing-help-continue = **{ jiaxing-verb-continue }**：你可以胡；別人胡，你要付。
