## How mahjong is learned: the words of the guide, and what one can do in both games

guide-m = 萬子
guide-p = 筒子
guide-s = 條子
guide-honours = 字牌
guide-flowers = 花
guide-group = { $name }：{ $tiles }

help-discard = **一張牌**：打出去，別人可以要。藍色的是剛摸到的；打跟別的最配不上的。
help-chow = **吃**：拿這張湊成同花色的順子。只能吃上家，這一副要亮出來。
help-pong = **{ brief-pong }**：拿這張湊成刻子，誰打的都行。這一副要亮出來，輪到你打牌。
help-kong = **{ brief-kong }**：拿這張湊成四張一樣的，再補一張。
help-concealed_kong = **暗槓**：手裡四張一樣的扣著放下，再補一張。
help-added_kong = **補槓**：把碰過的刻子補成槓，再補一張。別人可能搶槓。
help-win = **胡**：牌齊了；這一盤結束，由別人付分。
help-pass = **{ jiaxing-verb-pass }**：不要這張。不回答就算過。
help-marks-mahjong = **標記：**星號✦是百搭或金。發光的一圈是現在可以要的牌。隔開一點的是你剛摸到的。*{ picture-waits }*列出能讓你胡的牌和剩幾張。*{ more-button }*裡的自動操作（*{ order-no_claims }*、*{ order-always_win }*）會一直替你回答，再按一次就停。
