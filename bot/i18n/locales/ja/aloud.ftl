## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order }（オン）
more-button-given-aloud = その他（自動応答あり）
tiles-star-aloud = （百搭）
tiles-starred-aloud = { $piece }{ tiles-star-aloud }
tiles-wild-aloud = 百搭：**{ $pieces }**
fuzhou-tiles-wild-aloud = 金：**{ $pieces }**
hand-wild-aloud = -# 百搭は、どの牌の代わりにもなります。
fuzhou-hand-wild-aloud = -# 金は、どの牌の代わりにもなり、1点が付きます。
hand-drawn-aloud = -# ツモ牌：{ $pieces }
hand-captures-aloud = -# 場の札を取れる札は、名前の後に、取れる札も書いてあります。
table-seat-aloud = { $who }：**{ $points }**点{ $badges }
tiles-sets-aloud = { $who }：{ $sets }
cards-play-aloud = { $count ->
    [0] { $pieces }
   *[other] { $pieces }で{ $taken }を取る
}
cards-take-aloud = { $held }で{ $taken }を取る
help-marks-hanafuda-aloud = **言葉：**ボタンの札の後に、取れる札が続きます。「あと少しの役」には、完成の近い役と、足りない枚数が出ます。
help-marks-mahjong-aloud = **言葉：**百搭や金には、牌の名前の後に「（百搭）」「（金）」と付きます。「{ picture-waits }」には、和了できる牌と残りの枚数が出ます。「{ more-button }」の自動応答（「{ order-no_claims }」「{ order-always_win }」）は、もう一度押すまで代わりに返事をします。
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
fuzhou-tiles-starred-aloud = { $piece }{ fuzhou-tiles-star-aloud }
learn-match-aloud = 先に手札、次に**場**の札が並びます。1枚出して、場に同じ月の札があれば、**両方を取ります**。取れる札は、札の名前の後に書いてあります。
learn-brights-aloud = 取った札で**役**を作ると、点になります。取り札は{ $have }で、光札がもう1枚あれば**{ yaku-sanko }**です。「あと少しの役」に、完成の近い役が出ます。
help-discard-aloud = **牌**：その牌を捨てます。ほかの人が鳴くことがあります。ツモった牌は上に出ています。一番いらない牌を切りましょう。
koikoi-learn-now-aloud = 同じ花の札を取り、少ない種類を優先して、小さな役を仕上げましょう。こいこいは、相手の役が遠いときだけにします。あとは打ちながら覚えられます。「あと少しの役」に完成の近い役が出て、「{ help-button }」がその場面を説明します。
stopgo-learn-now-aloud = 同じ花の札を取り、少ない種類を優先して、小さな役を仕上げましょう。ゴーは、ほかの人の役が遠いときだけにします。あとは打ちながら覚えられます。「あと少しの役」に完成の近い役が出て、「{ help-button }」がその場面を説明します。
hanaawase-learn-now-aloud = 同じ花の札を取り、まず20点と10点の札を狙いましょう。役を作ると2人から点をもらえるので、2枚の役や同じ月の役も狙い目です。あとは打ちながら覚えられます。「あと少しの役」に完成の近い役が出て、「{ help-button }」がその場面を説明します。
meld-chow-aloud = チー：{ $written }（{ $source }から）
meld-pong-aloud = ポン：{ $written }（{ $source }から）
meld-kong-aloud = カン：{ $written }（{ $source }から）
meld-added-aloud = 加槓：{ $written }（{ $source }から）
