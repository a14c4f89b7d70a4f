## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = 牌は3色で、それぞれ1から9まで、同じ牌が4枚ずつあります。**面子**は、同じ色で続いた3枚か、同じ牌3枚です。5面子と**雀頭**（同じ牌2枚）、合わせて17枚をそろえます。
fuzhou-learn-tiles-ask = **{ $low }と{ $high }があります。どの牌があれば3枚続きますか？**
fuzhou-learn-tiles-next = 同じ色の続いた3枚、順子です。
fuzhou-learn-tiles-other = 数は合いますが、順子は同じ色だけです。
fuzhou-learn-tiles-flower = 風牌は順子になりません。福州では、手牌にも残せません。次で説明します。

fuzhou-learn-flowers = ここに並んでいるのは、すべて**花牌**です。福州では、風牌と三元牌も花牌です。手牌には残さず、すぐに公開して、代わりをツモります。
fuzhou-learn-flowers-ask = **{ $tile }をツモりました。これは何ですか？**
fuzhou-learn-flowers-set-label = 刻子を作る牌
fuzhou-learn-flowers-flower-label = 1点になる花牌
fuzhou-learn-flowers-flower = 公開して、代わりをツモります。和了すると1点です。4枚そろえば、さらに2点が付きます。
fuzhou-learn-flowers-set = ほかの麻雀ではそうです。福州では、萬子・筒子・索子だけが面子になります。

fuzhou-learn-loose = 手番では、1枚ツモって1枚捨てます。面子、雀頭、あと1枚で順子になる2枚を残しましょう。
fuzhou-learn-loose-ask = **どの牌を切りますか？**
fuzhou-learn-loose-loose = { $loose }の隣の牌は手にありません。面子から一番遠い牌です。
fuzhou-learn-loose-suit = { $suit }は、できた順子の1枚です。隣のない牌を探しましょう。
fuzhou-learn-loose-pair = 最後に雀頭が必要で、同じ牌2枚はこれだけです。隣のない牌を探しましょう。

fuzhou-learn-gold = 配牌の後、1枚を表にします。同じ牌の残り3枚が**金**（印は✦）です。どの牌の代わりにもなり、和了すると1点です。今、{ $gold }が手にあります。
fuzhou-learn-gold-ask = **どの牌を切りますか？**
fuzhou-learn-gold-loose = { $loose }の隣の牌は手にありません。金は、最後に足りない牌の代わりになります。
fuzhou-learn-gold-gold = どの牌の代わりにもなり、1点が付きます。しかも、捨てるとこの局ではツモでしか和了できません。捨てようとすると、確認が出ます。

fuzhou-learn-chow = ほかの人の捨て牌は鳴けます。**チー**は順子で、上家からだけです。**ポン**は刻子で、誰からでもできます。鳴いた面子は公開されます。今、上家が{ $tile }を捨てました。
fuzhou-learn-chow-ask = **鳴きますか？**
fuzhou-learn-chow-take = { $own }と合わせて順子です。面子は公開され、次に1枚捨てます。
fuzhou-learn-chow-pass = 手に{ $own }があるので、ちょうど欲しい牌です。このゲームに決まった形はないので、面子ができれば前進です。

fuzhou-learn-won = **テンパイ**です。あと1枚で5面子と雀頭になります。誰かが{ $tile }を捨てました。福州では、ロンもできます。
fuzhou-learn-won-ask = **どうしますか？**
fuzhou-learn-won-win = 花{ $flowers }枚と底の1で、ほかの3人から{ $points }点ずつです。
fuzhou-learn-won-pass = ツモなら倍ですが、見送った牌では、次にツモるまで和了できません。ほかの人も待っているかもしれないので、和了しましょう。

fuzhou-learn-locked = 同じ手です。少し前に{ $tile }を見送り、その後まだツモっていません。今、上家がまた{ $tile }を捨てました。
fuzhou-learn-locked-ask = **和了できますか？**
fuzhou-learn-locked-yes-label = はい
fuzhou-learn-locked-no-label = いいえ、今はできません
fuzhou-learn-locked-no = 捨てた牌や見送った牌では、次にツモるまで和了できません。その後ならできます。
fuzhou-learn-locked-yes = 手は完成します。でも同じ牌を見送ったので、次にツモるまで和了できません。

fuzhou-learn-counted = 今{ $tile }をツモり、和了しました。**点は、花、金と底の1を足し、ツモなら倍です。**花が{ $flowers }枚、金が{ $golds }枚です。
fuzhou-learn-counted-ask = **ほかの人は1人何点払いますか？**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = 3人から{ $share }点ずつ、合わせて{ $all }点です。
fuzhou-learn-counted-bare = それはロンのときの点です。今回は自分でツモりました。
fuzhou-learn-counted-gold = 惜しい！倍にする前に、底の1も足します。

fuzhou-learn-lone = 5面子ができ、残りの1枚は{ $gold }、つまり金です。**どの牌**でも雀頭になります。上家が{ $tile }を捨てました。
fuzhou-learn-lone-ask = **和了できますか？**
fuzhou-learn-lone-yes-label = はい
fuzhou-learn-lone-no-label = いいえ、ツモだけです
fuzhou-learn-lone-no = 5面子と金の単騎は、ツモだけです。でも、何をツモっても和了です。
fuzhou-learn-lone-yes = 雀頭にはなります。でもそれではどの捨て牌でも和了できてしまうので、金の単騎はツモだけです。

fuzhou-learn-three = 特別な和了もあります。今3枚目の{ $gold }をツモり、金が3枚そろいました。ほかの牌はまだばらばらです。
fuzhou-learn-three-ask = **どうしますか？**
fuzhou-learn-three-win = 三金倒は、ほかの牌が何でも和了でき、{ $special }点が加わります。特別な和了には、花も槓もない手や、金の雀頭、金の刻子もあります。
fuzhou-learn-three-on = 手を進めることもできますが、今すぐ和了できます。三金倒に面子は要りません。しかも{ $special }点加わります。

fuzhou-learn-now = 隣り合う牌と同じ牌を残し、面子になる牌を鳴き、金を大事にして、和了できるときは和了しましょう。あとは打ちながら覚えられます。「{ picture-waits }」に和了できる牌が出て、「{ more-button }」の「{ help-button }」がその場面を説明します。

fuzhou-help-goal = 萬子・筒子・索子の17枚で、5面子と雀頭を作ります。ロンもでき、ツモなら倍です。
fuzhou-help-jinkan = **金坎**：金の前後の牌を公開し、金だけを待ちます。ツモると50点加わります。取り消せません。
fuzhou-help-rob_gold = **搶金**：山の横の金を、最後の牌として取ります。30点加わり、ツモと同じ扱いです。
fuzhou-help-three_golds = **三金倒**：ほかの牌が何でも和了でき、40点加わります。
