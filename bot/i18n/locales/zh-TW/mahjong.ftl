## The tiles: what it is called, and in `also` its other names and readings

piece-m1 = 一萬
    .also = 1萬, 一萬子
piece-m2 = 二萬
    .also = 2萬, 二萬子
piece-m3 = 三萬
    .also = 3萬, 三萬子
piece-m4 = 四萬
    .also = 4萬, 四萬子
piece-m5 = 五萬
    .also = 5萬, 五萬子
piece-m6 = 六萬
    .also = 6萬, 六萬子
piece-m7 = 七萬
    .also = 7萬, 七萬子
piece-m8 = 八萬
    .also = 8萬, 八萬子
piece-m9 = 九萬
    .also = 9萬, 九萬子
piece-p1 = 一筒
    .also = 一餅, 1筒, 1餅, 一筒子
piece-p2 = 二筒
    .also = 二餅, 2筒, 2餅, 二筒子
piece-p3 = 三筒
    .also = 三餅, 3筒, 3餅, 三筒子
piece-p4 = 四筒
    .also = 四餅, 4筒, 4餅, 四筒子
piece-p5 = 五筒
    .also = 五餅, 5筒, 5餅, 五筒子
piece-p6 = 六筒
    .also = 六餅, 6筒, 6餅, 六筒子
piece-p7 = 七筒
    .also = 七餅, 7筒, 7餅, 七筒子
piece-p8 = 八筒
    .also = 八餅, 8筒, 8餅, 八筒子
piece-p9 = 九筒
    .also = 九餅, 9筒, 9餅, 九筒子
piece-s1 = 一條
    .also = 一索, 1條, 1索, 一條子, 幺雞, 么雞
piece-s2 = 二條
    .also = 二索, 2條, 2索, 二條子
piece-s3 = 三條
    .also = 三索, 3條, 3索, 三條子
piece-s4 = 四條
    .also = 四索, 4條, 4索, 四條子
piece-s5 = 五條
    .also = 五索, 5條, 5索, 五條子
piece-s6 = 六條
    .also = 六索, 6條, 6索, 六條子
piece-s7 = 七條
    .also = 七索, 7條, 7索, 七條子
piece-s8 = 八條
    .also = 八索, 8條, 8索, 八條子
piece-s9 = 九條
    .also = 九索, 9條, 9索, 九條子
piece-E = 東風
    .also = 東
piece-S = 南風
    .also = 南
piece-W = 西風
    .also = 西
piece-N = 北風
    .also = 北
piece-C = 紅中
    .also = 中
piece-F = 發財
    .also = 發, 青發
piece-B = 白板
    .also = 白
piece-f1 = 梅
    .also = 梅花
piece-f2 = 蘭
    .also = 蘭花
piece-f3 = 竹
    .also = 竹子
piece-f4 = 菊
    .also = 菊花
piece-g1 = 春
    .also = 春天
piece-g2 = 夏
    .also = 夏天
piece-g3 = 秋
    .also = 秋天
piece-g4 = 冬
    .also = 冬天

## The short names, on buttons, in lines and in alt texts; and the winds

short-m1 = 一萬
short-m2 = 二萬
short-m3 = 三萬
short-m4 = 四萬
short-m5 = 五萬
short-m6 = 六萬
short-m7 = 七萬
short-m8 = 八萬
short-m9 = 九萬
short-p1 = 一筒
short-p2 = 二筒
short-p3 = 三筒
short-p4 = 四筒
short-p5 = 五筒
short-p6 = 六筒
short-p7 = 七筒
short-p8 = 八筒
short-p9 = 九筒
short-s1 = 一條
short-s2 = 二條
short-s3 = 三條
short-s4 = 四條
short-s5 = 五條
short-s6 = 六條
short-s7 = 七條
short-s8 = 八條
short-s9 = 九條
short-E = 東
short-S = 南
short-W = 西
short-N = 北
short-C = 中
short-F = 發
short-B = 白
short-f1 = 梅
short-f2 = 蘭
short-f3 = 竹
short-f4 = 菊
short-g1 = 春
short-g2 = 夏
short-g3 = 秋
short-g4 = 冬

wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北
seal-E = 東
seal-S = 南
seal-W = 西
seal-N = 北
picture-flowers = 花{ $count }張

## Buttons as a phone has room for them, two or three in a row; in a sentence a move is called as in the file of its game

brief-chow = 吃 { $own }
brief-pong = 碰
brief-kong = 槓
brief-concealed_kong = 暗槓 { $pieces }
brief-added_kong = 補槓 { $pieces }
brief-jinkan = 金坎 { $pieces }
brief-rob_gold = 搶金{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
brief-three_golds = 三金倒{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }分
    }
brief-give_up = 不跟

picture-moment-rob_kong = 搶槓
picture-moment-last_tile = 海底撈月
