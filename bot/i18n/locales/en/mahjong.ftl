## The 42 tiles (engine/mahjong/TILES.md): full names, and the short ones that stand on buttons, in lines and in alt texts

piece-m1 = One of Characters
    .also = 1 Character, 1 Wan, 1 Crak
piece-m2 = Two of Characters
    .also = 2 Character, 2 Wan, 2 Crak
piece-m3 = Three of Characters
    .also = 3 Character, 3 Wan, 3 Crak
piece-m4 = Four of Characters
    .also = 4 Character, 4 Wan, 4 Crak
piece-m5 = Five of Characters
    .also = 5 Character, 5 Wan, 5 Crak
piece-m6 = Six of Characters
    .also = 6 Character, 6 Wan, 6 Crak
piece-m7 = Seven of Characters
    .also = 7 Character, 7 Wan, 7 Crak
piece-m8 = Eight of Characters
    .also = 8 Character, 8 Wan, 8 Crak
piece-m9 = Nine of Characters
    .also = 9 Character, 9 Wan, 9 Crak
piece-p1 = One of Circles
    .also = 1 Circle, 1 Dot, 1 Pin
piece-p2 = Two of Circles
    .also = 2 Circle, 2 Dot, 2 Pin
piece-p3 = Three of Circles
    .also = 3 Circle, 3 Dot, 3 Pin
piece-p4 = Four of Circles
    .also = 4 Circle, 4 Dot, 4 Pin
piece-p5 = Five of Circles
    .also = 5 Circle, 5 Dot, 5 Pin
piece-p6 = Six of Circles
    .also = 6 Circle, 6 Dot, 6 Pin
piece-p7 = Seven of Circles
    .also = 7 Circle, 7 Dot, 7 Pin
piece-p8 = Eight of Circles
    .also = 8 Circle, 8 Dot, 8 Pin
piece-p9 = Nine of Circles
    .also = 9 Circle, 9 Dot, 9 Pin
piece-s1 = One of Bamboos
    .also = 1 Bamboo, 1 Bam, 1 Sou
piece-s2 = Two of Bamboos
    .also = 2 Bamboo, 2 Bam, 2 Sou
piece-s3 = Three of Bamboos
    .also = 3 Bamboo, 3 Bam, 3 Sou
piece-s4 = Four of Bamboos
    .also = 4 Bamboo, 4 Bam, 4 Sou
piece-s5 = Five of Bamboos
    .also = 5 Bamboo, 5 Bam, 5 Sou
piece-s6 = Six of Bamboos
    .also = 6 Bamboo, 6 Bam, 6 Sou
piece-s7 = Seven of Bamboos
    .also = 7 Bamboo, 7 Bam, 7 Sou
piece-s8 = Eight of Bamboos
    .also = 8 Bamboo, 8 Bam, 8 Sou
piece-s9 = Nine of Bamboos
    .also = 9 Bamboo, 9 Bam, 9 Sou
piece-E = East Wind
piece-S = South Wind
piece-W = West Wind
piece-N = North Wind
piece-C = Red Dragon
piece-F = Green Dragon
piece-B = White Dragon
piece-f1 = Plum Blossom
piece-f2 = Orchid
piece-f3 = Bamboo Plant
piece-f4 = Chrysanthemum
piece-g1 = Spring
piece-g2 = Summer
piece-g3 = Autumn
piece-g4 = Winter

short-m1 = m1
short-m2 = m2
short-m3 = m3
short-m4 = m4
short-m5 = m5
short-m6 = m6
short-m7 = m7
short-m8 = m8
short-m9 = m9
short-p1 = p1
short-p2 = p2
short-p3 = p3
short-p4 = p4
short-p5 = p5
short-p6 = p6
short-p7 = p7
short-p8 = p8
short-p9 = p9
short-s1 = s1
short-s2 = s2
short-s3 = s3
short-s4 = s4
short-s5 = s5
short-s6 = s6
short-s7 = s7
short-s8 = s8
short-s9 = s9
short-E = Ea
short-S = So
short-W = We
short-N = No
short-C = Re
short-F = Gr
short-B = Wh
short-f1 = Pl
short-f2 = Or
short-f3 = Ba
short-f4 = Ch
short-g1 = Sp
short-g2 = Su
short-g3 = Au
short-g4 = Wi

suit-m = Characters
suit-p = Circles
suit-s = Bamboos

wind-E = East
wind-S = South
wind-W = West
wind-N = North
seal-E = 東
seal-S = 南
seal-W = 西
seal-N = 北

## Buttons as a phone has room for them, two or three in a row; in a sentence a move is called as in the file of its game

brief-chow = Chow { $own }
brief-pong = Pong
brief-kong = Kong
brief-concealed_kong = Kong { $pieces }
brief-added_kong = Add { $pieces }
brief-jinkan = Jinkan { $pieces }
brief-rob_gold = Rob gold{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
brief-three_golds = 3 golds{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }
    }
brief-give_up = Give up

picture-moment-rob_kong = Robbed kong
picture-moment-last_tile = Last tile of the wall
