## Games that people look for and that aren't here: what each is called, and how the nearest game differs from it

kin-choice = { $game } · { $differs }
refused-kin = 这里没有{ $kin }，最接近的是**{ $game }**。{ $differs }

kin-gostop = 韩国花图（Go-Stop）
    .also = 花图, 韩国花牌, 韩国花札
kin-gostop-differs = 役和Go-Stop不一样，喊Go也不翻倍。

kin-minhwatu = 民花图
    .also = 韩国民花图
kin-minhwatu-differs = 役和民花图不一样，必须三个人打。

kin-hachihachi = 八八
    .also = 花札八八, 八十八
kin-hachihachi-differs = 跟八八不同：每局大家都打，不能退出，也没有手役。

kin-nintendo = 任天堂花札
    .also = 任天堂, 任天堂花牌, 世界游戏大全
kin-nintendo-differs = 任天堂游戏里的打法，规则选“{ koikoi-preset-nintendo }”。

kin-taiwan = 台湾麻将
    .also = 台麻, 台湾十六张, 台湾16张
kin-taiwan-differs = 同样是16张，也有花；不同的是金可以当百搭，也不算台。

kin-guobiao = 国标麻将
    .also = 国标, 国际麻将, 中国麻将竞赛规则
kin-guobiao-differs = 跟国标不同：有百搭，只有四种牌型能胡，没有8番起胡。

kin-riichi = 日本麻将
    .also = 日麻, 立直, 立直麻将
kin-riichi-differs = 跟日麻不同：没有立直和宝牌，有百搭，只有四种牌型能胡。
