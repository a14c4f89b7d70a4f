## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order }（オン）
more-button-given-aloud = もっと（自動応答あり）
tiles-star-aloud = （百搭）
tiles-wild-aloud = 百搭：**{ $pieces }**
fuzhou-tiles-wild-aloud = 金：**{ $pieces }**
hand-wild-aloud = -# 百搭は、どの牌の代わりにもなります。
fuzhou-hand-wild-aloud = -# 金は、どの牌の代わりにもなり、1点になります。
hand-drawn-aloud = -# ツモ牌：{ $pieces }
hand-captures-aloud = -# 取れる札は、札の名前の後に続きます。
table-seat-aloud = { $who }：**{ $points }**点{ $badges }
tiles-sets-aloud = { $who }：{ $sets }
cards-play-aloud = { $count ->
    [0] { $pieces }
   *[other] { $pieces }で{ $taken }を取る
}
cards-take-aloud = { $held }で{ $taken }を取る
help-marks-hanafuda-aloud = **言葉：**ボタンの札の後に、取れる札が続きます。「もう少しの役」には、足りない札の少ない役と、その枚数が出ます。
help-marks-mahjong-aloud = **言葉：**百搭や金の後には、かっこで言葉が付きます。「待ち」には、和了できる牌と残りの枚数が出ます。「もっと」の自動応答（「鳴きなし」「自動和了」）は、もう一度押すまで代わりに答えます。
koikoi-verb-play-aloud = { cards-play-aloud }
koikoi-verb-take-aloud = { cards-take-aloud }
stopgo-verb-play-aloud = { cards-play-aloud }
stopgo-verb-take-aloud = { cards-take-aloud }
hanaawase-verb-play-aloud = { cards-play-aloud }
hanaawase-verb-take-aloud = { cards-take-aloud }
jiaxing-verb-chow-aloud = チー { $own }で{ $taken }
jiaxing-verb-pong-aloud = ポン { $taken }
jiaxing-verb-kong-aloud = カン { $taken }
fuzhou-verb-chow-aloud = チー { $own }で{ $taken }
fuzhou-verb-pong-aloud = ポン { $taken }
fuzhou-verb-kong-aloud = カン { $taken }
fuzhou-tiles-star-aloud = （金）
