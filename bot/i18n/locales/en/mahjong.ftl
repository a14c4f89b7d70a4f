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

short-m1 = 1 Char
short-m2 = 2 Char
short-m3 = 3 Char
short-m4 = 4 Char
short-m5 = 5 Char
short-m6 = 6 Char
short-m7 = 7 Char
short-m8 = 8 Char
short-m9 = 9 Char
short-p1 = 1 Circ
short-p2 = 2 Circ
short-p3 = 3 Circ
short-p4 = 4 Circ
short-p5 = 5 Circ
short-p6 = 6 Circ
short-p7 = 7 Circ
short-p8 = 8 Circ
short-p9 = 9 Circ
short-s1 = 1 Bam
short-s2 = 2 Bam
short-s3 = 3 Bam
short-s4 = 4 Bam
short-s5 = 5 Bam
short-s6 = 6 Bam
short-s7 = 7 Bam
short-s8 = 8 Bam
short-s9 = 9 Bam
short-E = East
short-S = South
short-W = West
short-N = North
short-C = Red
short-F = Green
short-B = White
short-f1 = Plum
short-f2 = Orchid
short-f3 = Bamboo
short-f4 = Chrys
short-g1 = Spring
short-g2 = Summer
short-g3 = Autumn
short-g4 = Winter

wind-E = East
wind-S = South
wind-W = West
wind-N = North
seal-E = 東
seal-S = 南
seal-W = 西
seal-N = 北
picture-flowers = { $count ->
    [one] { $count } flower
   *[other] { $count } flowers
 }

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
