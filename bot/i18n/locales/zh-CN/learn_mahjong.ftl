## How mahjong is learned: the words of the guide, and what one can do in both games

guide-m = 万子
guide-p = 筒子
guide-s = 条子
guide-honours = 字牌
guide-flowers = 花
guide-group = { $name }：{ $tiles }

help-discard = **一张牌**：打出去，别人可以吃碰。最后一张是刚摸到的；打最用不上的。
help-chow = **吃**：拿这张凑成同花色的顺子。只能吃上家，成的一副要亮出来。
help-pong = **{ brief-pong }**：拿这张凑成刻子，谁打的都行。成的一副要亮出来，然后轮到你打一张。
help-kong = **{ brief-kong }**：拿这张凑成四张一样的，再补一张。
help-concealed_kong = **暗杠**：把手里四张一样的扣着放下，再补一张。
help-added_kong = **补杠**：把碰过的刻子补成杠，再补一张。别人可能抢杠。
help-win = **胡**：牌齐了。这一盘结束，别人付你分。
help-pass = **{ jiaxing-verb-pass }**：不要这张。不选就算过。
help-marks-mahjong = **标记：**星号✦是百搭或金。发光的一圈，是现在可以要的牌。隔开一点的，是你刚摸到的。*{ picture-waits }*后面是能胡的牌，还有各剩几张。*{ more-button }*里的自动操作（*{ order-no_claims }*、*{ order-always_win }*）会一直替你选，再按一次就关掉。
