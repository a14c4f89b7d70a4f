## Games that people look for and that aren't here: what each is called, and how the nearest game differs from it

kin-choice = { $game } · { $differs }
refused-kin = { $kin }はありません。いちばん近いのは**{ $game }**です。{ $differs }

kin-gostop = ゴーストップ
    .also = 花闘, コーストップ, コストップ, ゴドリ, マッコ
kin-gostop-differs = ゴーストップとは役が違い、ゴーで点が倍になりません。

kin-minhwatu = ミンファトゥ
    .also = 民花闘, ミンファツ
kin-minhwatu-differs = ミンファトゥとは役が違い、必ず3人で打ちます。

kin-hachihachi = 八八
    .also = はちはち, 八十八, 花札八八
kin-hachihachi-differs = 八八と違い、降りる人がなく、手役もありません。

kin-nintendo = 任天堂の花札
    .also = 任天堂, 任天堂花札, 世界のアソビ大全
kin-nintendo-differs = 任天堂のゲームと同じにするには、ルールで「{ koikoi-preset-nintendo }」を選びます。

kin-taiwan = 台湾麻雀
    .also = たいわんマージャン, 十六枚麻雀, 16枚麻雀
kin-taiwan-differs = 同じ16枚で花牌もありますが、金が百搭になり、台は数えません。

kin-guobiao = 国標麻雀
    .also = こくひょうマージャン, 中国麻雀, 中国公式ルール
kin-guobiao-differs = 国標麻雀と違い、百搭があり、四つの形で和了し、8点縛りはありません。

kin-riichi = リーチ麻雀
    .also = リーチ, 立直, 立直麻雀, 日本麻雀
kin-riichi-differs = リーチもドラもなく、百搭があり、四つの形で和了します。
