## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = 数牌は3色で、それぞれ1から9まであります。ほかに、数のない字牌があります。同じ牌は4枚ずつです。**面子**は、同じ色で続いた3枚か、同じ牌3枚です。4面子と**雀頭**（同じ牌2枚）をそろえます。
jiaxing-learn-tiles-ask = **{ $low }と{ $high }があります。どの牌があれば3枚続きますか？**
jiaxing-learn-tiles-next = 同じ色の続いた3枚、順子です。
jiaxing-learn-tiles-other = 数は合いますが、順子は同じ色だけです。
jiaxing-learn-tiles-wind = 字牌は順子になりません。できるのは雀頭と刻子だけです。

jiaxing-learn-loose = 手番では、1枚ツモって1枚捨てます。4面子と雀頭だけでは足りず、**形**が必要です。一番多いのは、一色と字牌です。
jiaxing-learn-loose-ask = **どの牌を切りますか？**
jiaxing-learn-loose-loose = { $loose }は、その色の牌が1枚だけです。面子になりにくく、狙う形にも合いません。
jiaxing-learn-loose-suit = { $suit }は集めている色です。ほかの色の牌が1枚あります。
jiaxing-learn-loose-pair = { $pair }の2枚は刻子になるかもしれず、字牌は形にも合います。残しましょう。

jiaxing-learn-wild = 最初に1枚を表にし、同じ牌の残り3枚が**百搭**（印は✦）です。どの牌の代わりにもなります。ここでは{ $wild }が百搭で、2枚持っています。
jiaxing-learn-wild-ask = **どの牌を切りますか？**
jiaxing-learn-wild-loose = { $loose }は1枚だけで、色も違います。百搭が2枚あれば、完成は近いです。
jiaxing-learn-wild-wild = 元の色は関係なく、{ $wild }は足りない牌の代わりになります。できるだけ残しましょう。捨てようとすると、確認が出ます。
jiaxing-learn-wild-suit = { $suit }の3枚は、集めている色の刻子です。どこにも合わない牌がほかにあります。

jiaxing-learn-pong = ほかの人の捨て牌は鳴けます。**ポン**は、手の2枚と合わせて刻子にし、誰からでもできます。**チー**は順子で、上家からだけです。鳴いた面子は公開されます。手に{ $tile }が2枚あり、今、誰かがもう1枚を捨てました。
jiaxing-learn-pong-ask = **鳴きますか？**
jiaxing-learn-pong-take = { $tile }の刻子は形に合い、自風でも場風でもあるので、合わせて2台です。面子は公開され、次に1枚捨てます。
jiaxing-learn-pong-pass = 4枚のうち2枚を持っていて、残りは2枚だけです。これがその1枚です。この面子は形に合い、2台になります。

jiaxing-learn-spoils = 萬子と字牌を集めています。今、上家が{ $tile }を捨てました。手の{ $own }でチーできます。
jiaxing-learn-spoils-ask = **鳴きますか？**
jiaxing-learn-spoils-pass = 筒子の面子を公開すると、手を一色にできなくなります。面子が増えても、進むとは限りません。
jiaxing-learn-spoils-take = 面子にはなりますが、ほかの色で公開されるので、和了できる形がほとんどなくなります。集めている色を守りましょう。

jiaxing-learn-shape = 和了できるのは**四つの形**だけです。一色だけ（4台）、一色と字牌（2台）、字牌だけ（10台）、刻子だけ（2台）です。今{ $tile }をツモり、4面子と雀頭ができました。
jiaxing-learn-shape-ask = **これは和了ですか？**
jiaxing-learn-shape-yes-label = はい、和了です
jiaxing-learn-shape-no-label = いいえ、まだです
jiaxing-learn-shape-no = 3色が混ざり、刻子だけでもないので、形がありません。「和了」のボタンも出ません。早めに色を決めましょう。
jiaxing-learn-shape-yes = 確かに4面子と雀頭です。でも形を見ましょう。何色ありますか？

jiaxing-learn-won = 萬子と字牌の手で、今{ $tile }をツモりました。
jiaxing-learn-won-ask = **どうしますか？**
jiaxing-learn-won-win = 台数は、形が2、自風が1、場風が1、百搭なしが1で、合わせて{ $points }です。これが1人分です。ほかの3人が払うので、合わせて{ $all }点です。
jiaxing-learn-won-on = もう一度数えましょう。4面子、雀頭、一色と字牌。和了です。

jiaxing-learn-discarded = 先ほどと同じ手で、あと{ $tile }1枚で完成です。上家がちょうどそれを捨てました。
jiaxing-learn-discarded-ask = **和了できますか？**
jiaxing-learn-discarded-yes-label = はい
jiaxing-learn-discarded-no-label = いいえ、ツモだけです
jiaxing-learn-discarded-no = 嘉興では**自分でツモった牌**で和了します。（例外は2つ、親の第一打と、ほかの人の加槓です。）
jiaxing-learn-discarded-yes = 手は完成しますが、ここでは捨て牌で和了できません。自分でツモる必要があります。

jiaxing-learn-counted = **翻：**1翻ごとに、点が2倍になります。百搭が3枚とも手にあると1翻です。{ $points }台1翻で和了しました。
jiaxing-learn-counted-ask = **ほかの人は1人何点払いますか？**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share }点ずつ、合わせて{ $all }点です。先に台数をすべて足し、それから倍にします。
jiaxing-learn-counted-bare = それは台数です。百搭三枚の1翻で、倍になります。
jiaxing-learn-counted-each = それは3人から受け取る合計です。1人が払うのは、その3分の1です。

jiaxing-learn-contract = 上家から2回鳴きました。**3回目で包が成立します。**2人のどちらかが和了すると、もう片方が1人分ではなく{ $partner }人分、ほかの人は{ $others }人分ずつ払います。今、上家が{ $tile }を捨てました。自分の手は、まだ完成から遠いです。
jiaxing-learn-contract-ask = **鳴きますか？**
jiaxing-learn-contract-pass = この手では、上家が先に和了しそうです。そうなると{ $partner }人分を払います。包にするのは、手が強くて完成が近いときだけにしましょう。
jiaxing-learn-contract-take = これで包が成立しました。上家が和了すると、{ $partner }人分を払います。こちらの牌はまだばらばらなので、そうなりそうです。

jiaxing-learn-now = 早めに色を決め、字牌を残し、百搭を大事にして、形に合う牌だけを鳴きましょう。あとは打ちながら覚えられます。「{ picture-waits }」に和了できる牌が出て、「{ more-button }」の「{ help-button }」がその場面を説明します。

jiaxing-help-goal = 4面子と雀頭を、一色だけ、一色と字牌、字牌だけ、刻子だけのどれかの形で作ります。和了はツモだけです。
jiaxing-help-give_up = **{ jiaxing-verb-give_up }**：和了できなくなりますが、何も払いません。ツモった牌は自動で捨てられます。
jiaxing-help-continue = **{ jiaxing-verb-continue }**：まだ和了できますが、ほかの人が和了すれば払います。
