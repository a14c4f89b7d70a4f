## How mahjong is learned: the words of the guide, and what one can do in both games

guide-m = 萬子
guide-p = 筒子
guide-s = 索子
guide-honours = 字牌
guide-flowers = 花牌
guide-group = { $name }：{ $tiles }

help-discard = **牌**：その牌を捨てます。ほかの人が鳴くことがあります。今ツモった牌は、最後にあります。一番いらない牌を切りましょう。
help-chow = **チー**：その牌で順子を作ります。チーできるのは上家の捨て牌だけです。鳴いた面子は公開されます。
help-pong = **{ brief-pong }**：その牌で刻子を作ります。誰の捨て牌でもできます。鳴いた面子は公開され、次は自分の打牌です。
help-kong = **{ brief-kong }**：その牌で同じ牌4枚の面子を作り、1枚ツモります。
help-concealed_kong = **暗槓**：手牌の同じ牌4枚を伏せて並べ、1枚ツモります。
help-added_kong = **加槓**：ポンした刻子に4枚目を加え、1枚ツモります。加えた牌は、槍槓で和了されることがあります。
help-win = **和了**：手が完成しています。和了すると局が終わり、点が入ります。
help-pass = **{ jiaxing-verb-pass }**：鳴かずに見送ります。時間内に返事をしなければ、自動で見送ります。
help-marks-mahjong = **印：**✦は百搭や金です。光る輪は、今鳴ける牌です。少し離れた牌は、ツモった牌です。「{ picture-waits }」には、和了できる牌と残りの枚数が出ます。「{ more-button }」の「{ order-no_claims }」と「{ order-always_win }」は、もう一度押すまで代わりに返事をします。
