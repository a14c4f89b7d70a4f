## The 48 cards (engine/hanafuda/CARDS.md): the name in full, the short one for buttons, and what is left of it where the
## month is plain, as behind the arrow of *Pine Ribbon → Crane*. All of them begin with the name of the flower.

flower-01 = Pine
piece-01H = Pine with Crane
short-01H = Pine Crane
motif-01H = Crane
piece-01R = Pine with Red Poem Ribbon
short-01R = Pine Ribbon
motif-01R = Ribbon
piece-01K1 = Pine Plain 1
short-01K1 = Pine Plain 1
motif-01K1 = Plain 1
piece-01K2 = Pine Plain 2
short-01K2 = Pine Plain 2
motif-01K2 = Plain 2

flower-02 = Plum
piece-02A = Plum with Warbler
short-02A = Plum Warbler
motif-02A = Warbler
piece-02R = Plum with Red Poem Ribbon
short-02R = Plum Ribbon
motif-02R = Ribbon
piece-02K1 = Plum Plain 1
short-02K1 = Plum Plain 1
motif-02K1 = Plain 1
piece-02K2 = Plum Plain 2
short-02K2 = Plum Plain 2
motif-02K2 = Plain 2

flower-03 = Cherry
piece-03H = Cherry with Curtain
short-03H = Cherry Curtain
motif-03H = Curtain
piece-03R = Cherry with Red Poem Ribbon
short-03R = Cherry Ribbon
motif-03R = Ribbon
piece-03K1 = Cherry Plain 1
short-03K1 = Cherry Plain 1
motif-03K1 = Plain 1
piece-03K2 = Cherry Plain 2
short-03K2 = Cherry Plain 2
motif-03K2 = Plain 2

flower-04 = Wisteria
piece-04A = Wisteria with Cuckoo
short-04A = Wisteria Cuckoo
motif-04A = Cuckoo
piece-04R = Wisteria with Ribbon
short-04R = Wisteria Ribbon
motif-04R = Ribbon
piece-04K1 = Wisteria Plain 1
short-04K1 = Wisteria Plain 1
motif-04K1 = Plain 1
piece-04K2 = Wisteria Plain 2
short-04K2 = Wisteria Plain 2
motif-04K2 = Plain 2

flower-05 = Iris
piece-05A = Iris with Bridge
short-05A = Iris Bridge
motif-05A = Bridge
piece-05R = Iris with Ribbon
short-05R = Iris Ribbon
motif-05R = Ribbon
piece-05K1 = Iris Plain 1
short-05K1 = Iris Plain 1
motif-05K1 = Plain 1
piece-05K2 = Iris Plain 2
short-05K2 = Iris Plain 2
motif-05K2 = Plain 2

flower-06 = Peony
piece-06A = Peony with Butterflies
short-06A = Peony Butterflies
motif-06A = Butterflies
piece-06R = Peony with Blue Ribbon
short-06R = Peony Ribbon
motif-06R = Ribbon
piece-06K1 = Peony Plain 1
short-06K1 = Peony Plain 1
motif-06K1 = Plain 1
piece-06K2 = Peony Plain 2
short-06K2 = Peony Plain 2
motif-06K2 = Plain 2

flower-07 = Bush Clover
piece-07A = Bush Clover with Boar
short-07A = Bush Clover Boar
motif-07A = Boar
piece-07R = Bush Clover with Ribbon
short-07R = Bush Clover Ribbon
motif-07R = Ribbon
piece-07K1 = Bush Clover Plain 1
short-07K1 = Bush Clover Plain 1
motif-07K1 = Plain 1
piece-07K2 = Bush Clover Plain 2
short-07K2 = Bush Clover Plain 2
motif-07K2 = Plain 2

flower-08 = Susuki
piece-08H = Susuki with Moon
short-08H = Susuki Moon
motif-08H = Moon
piece-08A = Susuki with Geese
short-08A = Susuki Geese
motif-08A = Geese
piece-08K1 = Susuki Plain 1
short-08K1 = Susuki Plain 1
motif-08K1 = Plain 1
piece-08K2 = Susuki Plain 2
short-08K2 = Susuki Plain 2
motif-08K2 = Plain 2

flower-09 = Chrysanthemum
piece-09A = Chrysanthemum with Sake Cup
short-09A = Chrysanthemum Sake Cup
motif-09A = Sake Cup
piece-09R = Chrysanthemum with Blue Ribbon
short-09R = Chrysanthemum Ribbon
motif-09R = Ribbon
piece-09K1 = Chrysanthemum Plain 1
short-09K1 = Chrysanthemum Plain 1
motif-09K1 = Plain 1
piece-09K2 = Chrysanthemum Plain 2
short-09K2 = Chrysanthemum Plain 2
motif-09K2 = Plain 2

flower-10 = Maple
piece-10A = Maple with Deer
short-10A = Maple Deer
motif-10A = Deer
piece-10R = Maple with Blue Ribbon
short-10R = Maple Ribbon
motif-10R = Ribbon
piece-10K1 = Maple Plain 1
short-10K1 = Maple Plain 1
motif-10K1 = Plain 1
piece-10K2 = Maple Plain 2
short-10K2 = Maple Plain 2
motif-10K2 = Plain 2

flower-11 = Willow
piece-11H = Willow with Rain Man
short-11H = Willow Rain Man
motif-11H = Rain Man
piece-11A = Willow with Swallow
short-11A = Willow Swallow
motif-11A = Swallow
piece-11R = Willow with Ribbon
short-11R = Willow Ribbon
motif-11R = Ribbon
piece-11K1 = Willow with Lightning
short-11K1 = Willow Lightning
motif-11K1 = Lightning

flower-12 = Paulownia
piece-12H = Paulownia with Phoenix
short-12H = Paulownia Phoenix
motif-12H = Phoenix
piece-12K1 = Paulownia Plain 1
short-12K1 = Paulownia Plain 1
motif-12K1 = Plain 1
piece-12K2 = Paulownia Plain 2
short-12K2 = Paulownia Plain 2
motif-12K2 = Plain 2
piece-12K3 = Paulownia Plain 3
short-12K3 = Paulownia Plain 3
motif-12K3 = Plain 3

## Yaku (CARDS.md chapter 6): the name in full, and in pictures, which have less room

yaku-goko = Five Brights 五光
short-yaku-goko = Five Brights
yaku-shiko = Four Brights 四光
short-yaku-shiko = Four Brights
yaku-ame_shiko = Rainy Four Brights 雨四光
short-yaku-ame_shiko = Rainy Four Brights
yaku-sanko = Three Brights 三光
short-yaku-sanko = Three Brights
yaku-ame_sanko = Rainy Three Brights 雨三光
short-yaku-ame_sanko = Rainy Three Brights
yaku-matsukiri = Pine, Moon, Paulownia 松桐坊主
short-yaku-matsukiri = Pine, Moon, Paulownia
yaku-omote = Front Sugawara 表菅原
short-yaku-omote = Front Sugawara
yaku-inoshikacho = Boar, Deer, Butterflies 猪鹿蝶
short-yaku-inoshikacho = Boar, Deer, Butterflies
yaku-gotori = Five Birds 五鳥
short-yaku-gotori = Five Birds
yaku-hanami = Blossom Viewing 花見酒
short-yaku-hanami = Blossom Viewing
yaku-tsukimi = Moon Viewing 月見酒
short-yaku-tsukimi = Moon Viewing
yaku-nomi = Drinking のみ
short-yaku-nomi = Drinking
yaku-akatan = Red Poem Ribbons 赤短
short-yaku-akatan = Red Poem Ribbons
yaku-aotan = Blue Ribbons 青短
short-yaku-aotan = Blue Ribbons
yaku-satsu = Red and Blue Ribbons 赤短青短
short-yaku-satsu = Red and Blue Ribbons
yaku-kusa = Grass Ribbons くさ
short-yaku-kusa = Grass Ribbons
yaku-nanatan = Seven Ribbons 七短
short-yaku-nanatan = Seven Ribbons
yaku-rokutan = Six Ribbons 六短
short-yaku-rokutan = Six Ribbons
yaku-tan = Ribbons タン
short-yaku-tan = Ribbons
yaku-tane = Animals タネ
short-yaku-tane = Animals
yaku-kasu = Plains カス
short-yaku-kasu = Plains
yaku-tsukifuda = Cards of the Month 月札
short-yaku-tsukifuda = Cards of the Month
yaku-fuji = All Four Wisteria 藤シマ
short-yaku-fuji = All Four Wisteria
yaku-ame = All Four Willow 雨シマ
short-yaku-ame = All Four Willow
yaku-kiri = All Four Paulownia 桐シマ
short-yaku-kiri = All Four Paulownia
yaku-teshi = Four in Hand 手四
short-yaku-teshi = Four in Hand
yaku-futateshi = Two Fours in Hand 双手四
short-yaku-futateshi = Two Fours in Hand
yaku-keiyaku = Three in Hand 契約
short-yaku-keiyaku = Three in Hand
yaku-kuttsuki = Four Pairs くっつき
short-yaku-kuttsuki = Four Pairs
yaku-oyaken = Dealer's Right 親権
short-yaku-oyaken = Dealer's Right

## How cards are offered and counted

cards-play = { $count ->
    [0] { $pieces }
   *[other] { $pieces } → { $taken }
}
cards-take = { $held } → { $taken }
cards-either = { $first } or { $second }
cards-one-of = 1 of { $count }
cards-all = all { $count }
cards-plains = { $count ->
    [one] 1 plain
   *[other] { $count } plains
}
cards-plains-of = { cards-plains } ({ $flowers })
hand-extra = { $count ->
        [one] -# 1 of these points is extra. It counts only when you stop with other yaku.
       *[other] -# { $count } of these points are extra. They count only when you stop with other yaku.
    }
hand-captures = -# The arrow shows what a card takes.
hand-captures-marked = -# An arrow marks the cards that capture. The picture marks what they take.

## What is said of the patterns on the pages of /rules

pattern-teshi = You're dealt all four cards of a month.
pattern-futateshi = You're dealt all four cards of two months. It counts in addition to Four in Hand.
pattern-keiyaku = You're dealt exactly three cards of a month.
pattern-kuttsuki = You're dealt four pairs from different months.
pattern-tsukifuda = All four cards of the month announced before the deal.
pattern-note-dealt = If you show it, you score and the round ends.
pattern-note-bonus = It only adds to other yaku. You need another yaku to stop.
pattern-note-hand_bonus = Its points are added when you stop. You need another yaku to stop.
pattern-note-hand_instant = It ends the round before the first turn.
pattern-note-month_cut = The month is drawn at random.
pattern-note-month_round = The month is the round number.
pattern-note-ribbon_sets = This and Ribbons don't add up. Only the better of the two counts.
