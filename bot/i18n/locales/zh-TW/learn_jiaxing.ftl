## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = 三種花色都是1到9，字牌沒有數字，每種牌各四張。**一組**是同花色的三張連號，或三張一樣的。你需要四組加**一對眼**。
jiaxing-learn-tiles-ask = **你有{ $low }和{ $high }，哪張能湊成三張連號？**
jiaxing-learn-tiles-next = 同花色的三張連號，就是順子。
jiaxing-learn-tiles-other = 數字對了，但順子要同一種花色。
jiaxing-learn-tiles-wind = 字牌不能當順子，只能湊對子或刻子。

jiaxing-learn-loose = 輪到你的時候，先摸一張，再打一張。嘉興麻將光有四組加一對眼還不夠，還要有**牌型**。最常見的是混一色：一種花色加字牌。
jiaxing-learn-loose-ask = **要打哪一張？**
jiaxing-learn-loose-loose = { $loose }的花色只有這一張，湊不成組，也不合牌型。
jiaxing-learn-loose-suit = { $suit }正是你要湊的花色。你有一張牌是別的花色。
jiaxing-learn-loose-pair = 一對{ $pair }可能湊成刻子，字牌也合牌型，所以要留著。

jiaxing-learn-wild = 開局時會翻開一張牌，跟它一樣的另外三張就是**百搭**（標記✦），缺什麼就當什麼。這次的百搭是{ $wild }，你有兩張。
jiaxing-learn-wild-ask = **要打哪一張？**
jiaxing-learn-wild-loose = { $loose }是孤張，花色也不對。有兩張百搭，這手牌快完成了。
jiaxing-learn-wild-wild = 它本身是什麼花色都沒關係：{ $wild }可以當你缺的任何一張，盡量留著。如果你要打百搭，機器人會先問你。
jiaxing-learn-wild-suit = 三張{ $suit }已經湊成一組，花色也對。手上另有一張，跟哪一組都搭不上。

jiaxing-learn-pong = 別人打的牌，你可以碰或吃。**碰**：你有兩張，加上那張湊成刻子，誰打的都可以。**吃**：湊成順子，只能吃上家的。湊成的那一組要攤在桌上。你有一對{ $tile }，剛好有人打了一張。
jiaxing-learn-pong-ask = **要不要？**
jiaxing-learn-pong-take = { $tile }的刻子合你的牌型，而且它同時是門風和圈風，算兩次。現在這一組攤在桌上，接著輪到你打一張。
jiaxing-learn-pong-pass = 這種牌只有四張，你已經有兩張。剩下兩張，這就是其中一張。這組刻子合你的牌型，而且值2台。

jiaxing-learn-spoils = 你在湊萬子加字牌。上家打了{ $tile }，你可以用{ $own }來吃。
jiaxing-learn-spoils-ask = **要不要？**
jiaxing-learn-spoils-pass = 吃了的話，那組筒子會一直攤在桌上，手牌就不可能是同一種花色了。多湊一組不一定有幫助。
jiaxing-learn-spoils-take = 這確實是一組，但花色不同，而且會一直攤在桌上，幾乎所有牌型都做不成了。要守住自己的花色。

jiaxing-learn-shape = 只有**四種牌型**能胡：清一色（4台）、混一色（2台）、全老頭（10台）、對對胡（2台）。你剛摸到{ $tile }，湊齊了四組加一對眼。
jiaxing-learn-shape-ask = **這樣能胡嗎？**
jiaxing-learn-shape-yes-label = 能，胡了
jiaxing-learn-shape-no-label = 還不行
jiaxing-learn-shape-no = 有三種花色，也不是每組都是刻子，所以沒有牌型，連*胡*的按鈕都不會出現。要早點決定花色。
jiaxing-learn-shape-yes = 四組加一對眼是有了。但看看牌型：你的牌有幾種花色？

jiaxing-learn-won = 你湊的是萬子加字牌，剛摸到{ $tile }。
jiaxing-learn-won-ask = **你要怎麼做？**
jiaxing-learn-won-win = 台數：混一色2台，門風、圈風、無百搭各1台，一共{ $points }台，這就是一份。另外三家各付你一份，總共{ $all }。
jiaxing-learn-won-on = 再數一次：四組加一對眼，一種花色加字牌，可以胡了。

jiaxing-learn-discarded = 同樣的手牌只缺一張{ $tile }，上家剛好打了這張。
jiaxing-learn-discarded-ask = **這樣能胡嗎？**
jiaxing-learn-discarded-yes-label = 可以
jiaxing-learn-discarded-no-label = 不行，要自摸
jiaxing-learn-discarded-no = 抬頭胡要**自己摸到**才能胡。（有兩個例外：莊家打的第一張，還有別人補槓的那張。）
jiaxing-learn-discarded-yes = 牌是齊了，但這裡不能胡別人打的，要自己摸到。

jiaxing-learn-counted = **番：**三張百搭都在手上，算一番。你胡了{ $points }台，加上這一番。
jiaxing-learn-counted-ask = **另外三家各付多少？**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share }，每家都付這個數，總共{ $all }。先把台數加起來，再加倍。
jiaxing-learn-counted-bare = 這只是台數。三百搭還有一番，要加倍。
jiaxing-learn-counted-each = 這是三家加起來的，每一家付三分之一。

jiaxing-learn-contract = 你已經吃碰上家兩次了。**第三攤會互相承包：**你們其中一家胡，另一家付{ $partner }份，而不是一份；其他人各付{ $others }份。上家打了{ $tile }，而你離聽牌還很遠。
jiaxing-learn-contract-ask = **要不要？**
jiaxing-learn-contract-pass = 以你現在的牌，上家比較可能先胡，那你就要付{ $partner }份。手牌夠大又快聽牌，才值得承包。
jiaxing-learn-contract-take = 這樣就承包了：上家胡的話，你要付{ $partner }份。你其他的牌還湊不起來，所以上家很可能會胡。

jiaxing-learn-now = 早點決定花色、留住字牌、不要浪費百搭，合牌型的才吃碰。其他的邊打邊學：*{ picture-waits }*會告訴你什麼牌能胡，*{ more-button }*裡的*{ help-button }*隨時都能看。

jiaxing-help-goal = 四組加一對眼，而且必須是以下其中一種牌型：清一色、混一色、全老頭或對對胡。要自摸才能胡。
jiaxing-help-give_up = **{ jiaxing-verb-give_up }**：這局你不能再胡，也不用付。之後摸到的牌都會自動打掉。
jiaxing-help-continue = **{ jiaxing-verb-continue }**：你還能胡，但別人胡的話，你要付。
