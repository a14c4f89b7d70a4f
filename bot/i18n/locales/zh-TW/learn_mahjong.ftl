## How mahjong is learned: the words of the guide, and what one can do in both games

guide-m = 萬子
guide-p = 筒子
guide-s = 條子
guide-honours = 字牌
guide-flowers = 花
guide-group = { $name }：{ $tiles }

help-discard = **一張牌**：打出這張，別人可以吃碰。最後一張是你剛摸到的。請打最用不到的那張。
help-chow = **吃**：拿這張湊成同花色的順子，只能吃上家的。這一組要攤在桌上。
help-pong = **{ brief-pong }**：拿這張湊成刻子，誰打的都可以。這一組要攤在桌上，接著輪到你打牌。
help-kong = **{ brief-kong }**：拿這張湊成四張一樣的，再補摸一張。
help-concealed_kong = **暗槓**：把手上四張一樣的蓋著放下，再補摸一張。
help-added_kong = **補槓**：把碰過的刻子補成槓，再補摸一張。別人可能會搶槓胡。
help-win = **胡**：牌湊齊了。這局結束，別人付分給你。
help-pass = **{ jiaxing-verb-pass }**：這張不要。時間內沒有回應，就自動算過。
help-marks-mahjong = **標記：**星號✦是百搭，發光的框是現在可以吃碰的牌，稍微分開的那張是你剛摸到的。*{ picture-waits }*列出能讓你胡的牌，以及還剩幾張。*{ more-button }*裡的*{ order-no_claims }*和*{ order-always_win }*會幫你回應，再按一次就停止。
