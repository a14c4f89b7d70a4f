## The tiles: what it is called, and in `also` its other names and readings

piece-m1 = 一万
    .also = 1万, 一万子, yīwàn, yīwànzi
piece-m2 = 二万
    .also = 2万, 二万子, èrwàn, èrwànzi
piece-m3 = 三万
    .also = 3万, 三万子, sānwàn, sānwànzi
piece-m4 = 四万
    .also = 4万, 四万子, sìwàn, sìwànzi
piece-m5 = 五万
    .also = 5万, 五万子, wǔwàn, wǔwànzi
piece-m6 = 六万
    .also = 6万, 六万子, liùwàn, liùwànzi
piece-m7 = 七万
    .also = 7万, 七万子, qīwàn, qīwànzi
piece-m8 = 八万
    .also = 8万, 八万子, bāwàn, bāwànzi
piece-m9 = 九万
    .also = 9万, 九万子, jiǔwàn, jiǔwànzi
piece-p1 = 一筒
    .also = 一饼, 1筒, 1饼, 一筒子, yītǒng, yībǐng, yītǒngzi
piece-p2 = 二筒
    .also = 二饼, 2筒, 2饼, 二筒子, èrtǒng, èrbǐng, èrtǒngzi
piece-p3 = 三筒
    .also = 三饼, 3筒, 3饼, 三筒子, sāntǒng, sānbǐng, sāntǒngzi
piece-p4 = 四筒
    .also = 四饼, 4筒, 4饼, 四筒子, sìtǒng, sìbǐng, sìtǒngzi
piece-p5 = 五筒
    .also = 五饼, 5筒, 5饼, 五筒子, wǔtǒng, wǔbǐng, wǔtǒngzi
piece-p6 = 六筒
    .also = 六饼, 6筒, 6饼, 六筒子, liùtǒng, liùbǐng, liùtǒngzi
piece-p7 = 七筒
    .also = 七饼, 7筒, 7饼, 七筒子, qītǒng, qībǐng, qītǒngzi
piece-p8 = 八筒
    .also = 八饼, 8筒, 8饼, 八筒子, bātǒng, bābǐng, bātǒngzi
piece-p9 = 九筒
    .also = 九饼, 9筒, 9饼, 九筒子, jiǔtǒng, jiǔbǐng, jiǔtǒngzi
piece-s1 = 一条
    .also = 一索, 1条, 1索, 一条子, 幺鸡, 么鸡, yītiáo, yīsuǒ, yītiáozi, yāojī
piece-s2 = 二条
    .also = 二索, 2条, 2索, 二条子, èrtiáo, èrsuǒ, èrtiáozi
piece-s3 = 三条
    .also = 三索, 3条, 3索, 三条子, sāntiáo, sānsuǒ, sāntiáozi
piece-s4 = 四条
    .also = 四索, 4条, 4索, 四条子, sìtiáo, sìsuǒ, sìtiáozi
piece-s5 = 五条
    .also = 五索, 5条, 5索, 五条子, wǔtiáo, wǔsuǒ, wǔtiáozi
piece-s6 = 六条
    .also = 六索, 6条, 6索, 六条子, liùtiáo, liùsuǒ, liùtiáozi
piece-s7 = 七条
    .also = 七索, 7条, 7索, 七条子, qītiáo, qīsuǒ, qītiáozi
piece-s8 = 八条
    .also = 八索, 8条, 8索, 八条子, bātiáo, bāsuǒ, bātiáozi
piece-s9 = 九条
    .also = 九索, 9条, 9索, 九条子, jiǔtiáo, jiǔsuǒ, jiǔtiáozi
piece-E = 东风
    .also = 东, dōng, dōngfēng
piece-S = 南风
    .also = 南, nán, nánfēng
piece-W = 西风
    .also = 西, xī, xīfēng
piece-N = 北风
    .also = 北, běi, běifēng
piece-C = 红中
    .also = 中, hóngzhōng, zhōng
piece-F = 发财
    .also = 发, 青发, fācái, fā, qīngfā
piece-B = 白板
    .also = 白, báibǎn, bái
piece-f1 = 梅
    .also = 梅花, méi, méihuā
piece-f2 = 兰
    .also = 兰花, lán, lánhuā
piece-f3 = 竹
    .also = 竹子, zhú, zhúzi
piece-f4 = 菊
    .also = 菊花, jú, júhuā
piece-g1 = 春
    .also = 春天, chūn, chūntiān
piece-g2 = 夏
    .also = 夏天, xià, xiàtiān
piece-g3 = 秋
    .also = 秋天, qiū, qiūtiān
piece-g4 = 冬
    .also = 冬天, dōng, dōngtiān

## The short names, on buttons, in lines and in alt texts; and the winds

short-m1 = 一万
short-m2 = 二万
short-m3 = 三万
short-m4 = 四万
short-m5 = 五万
short-m6 = 六万
short-m7 = 七万
short-m8 = 八万
short-m9 = 九万
short-p1 = 一筒
short-p2 = 二筒
short-p3 = 三筒
short-p4 = 四筒
short-p5 = 五筒
short-p6 = 六筒
short-p7 = 七筒
short-p8 = 八筒
short-p9 = 九筒
short-s1 = 一条
short-s2 = 二条
short-s3 = 三条
short-s4 = 四条
short-s5 = 五条
short-s6 = 六条
short-s7 = 七条
short-s8 = 八条
short-s9 = 九条
short-E = 东
short-S = 南
short-W = 西
short-N = 北
short-C = 中
short-F = 发
short-B = 白
short-f1 = 梅
short-f2 = 兰
short-f3 = 竹
short-f4 = 菊
short-g1 = 春
short-g2 = 夏
short-g3 = 秋
short-g4 = 冬

wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北
seal-E = 东
seal-S = 南
seal-W = 西
seal-N = 北
picture-flowers = 花{ $count }张

## Buttons as a phone has room for them, two or three in a row; in a sentence a move is called as in the file of its game

brief-chow = 吃 { $own }
brief-pong = 碰
brief-kong = 杠
brief-concealed_kong = 暗杠 { $pieces }
brief-added_kong = 补杠 { $pieces }
brief-jinkan = 金坎 { $pieces }
brief-rob_gold = 抢金{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
brief-three_golds = 三金倒{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
brief-give_up = 不跟

picture-moment-rob_kong = 抢杠
picture-moment-last_tile = 海底捞月
