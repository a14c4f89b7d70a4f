## Games that people look for and that aren't here: what each is called, and how the nearest game differs from it

kin-choice = { $game } · { $differs }
refused-kin = 這裡沒有{ $kin }，最接近的是**{ $game }**。{ $differs }

kin-gostop = 韓國花鬥（Go-Stop）
    .also = 韓國花牌, 韓國花札, 花鬥
kin-gostop-differs = 役跟Go-Stop不一樣，喊Go分數也不會加倍。

kin-minhwatu = 民花鬥
    .also = 韓國民花鬥
kin-minhwatu-differs = 跟民花鬥的役不同，一定是三個人打。

kin-hachihachi = 八八
    .also = 花札八八, 八十八
kin-hachihachi-differs = 跟八八不同，不能中途退出，也沒有手役。

kin-nintendo = 任天堂花札
    .also = 任天堂, 任天堂花牌, 世界遊戲大全
kin-nintendo-differs = 任天堂遊戲裡的打法，選規則「{ koikoi-preset-nintendo }」。

kin-taiwan = 台灣麻將
    .also = 臺灣麻將, 台麻, 台灣十六張, 台灣16張
kin-taiwan-differs = 一樣是16張、有花牌；不同的是金可以當百搭，也不算台數。

kin-guobiao = 國標麻將
    .also = 國標, 中國麻將競賽規則
kin-guobiao-differs = 跟國標不同：有百搭，只有四種牌型能胡，沒有8番起胡。

kin-riichi = 日本麻將
    .also = 日麻, 立直, 立直麻將
kin-riichi-differs = 沒有立直和寶牌，有百搭，只有四種牌型能胡。
