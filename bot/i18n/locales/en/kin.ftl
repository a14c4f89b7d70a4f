## Games that people look for and that aren't here: what each is called, and how the nearest game differs from it

kin-choice = { $game } · { $differs }
refused-kin = I don't know { $kin }. The nearest game here is **{ $game }**. { $differs }

kin-gostop = Go-Stop
    .also = Gostop, Godori, Matgo, Hwatu Go-Stop
kin-gostop-differs = Unlike Go-Stop: other yaku, and a Go doesn't multiply.

kin-minhwatu = Min-Hwatu
    .also = Minhwatu, Min Hwatu
kin-minhwatu-differs = Unlike Min-Hwatu: always three players, and other yaku.

kin-hachihachi = Hachi-Hachi
    .also = Hachihachi, 88, Eighty-Eight
kin-hachihachi-differs = Unlike Hachi-Hachi: nobody drops out, and hands have no yaku.

kin-nintendo = Nintendo hanafuda
    .also = Nintendo, Clubhouse Games
kin-nintendo-differs = Nintendo's games play it: house rules “{ koikoi-preset-nintendo }”.

kin-taiwan = Taiwanese mahjong
    .also = Taiwan mahjong
kin-taiwan-differs = Also 16 tiles and flowers, but golds are wild and there's no 台.

kin-guobiao = Chinese Official mahjong
    .also = Guobiao mahjong, MCR, Mahjong Competition Rules
kin-guobiao-differs = Unlike MCR: tiles are wild, four shapes win, and no 8-point limit.

kin-riichi = Riichi mahjong
    .also = Riichi, Japanese mahjong
kin-riichi-differs = Unlike riichi: no riichi and no dora, wild tiles, four shapes.
