"""Profiles made by hand."""

from dataclasses import replace

from bot.features.records.picture import Favourite, Portrait

MIKA = Portrait(
    name="Mika",
    head="42 matches, 23 won",
    number="1532",
    rating="Koi-Koi: rating 1532, best 1561",
    curve=(1466, 1480, 1471, 1502, 1498, 1517, 1540, 1533, 1520, 1548, 1561, 1549, 1541, 1518, 1532),
    columns=("Game", "Matches", "Won", "Average", "Rating"),
    games=(
        ("Koi-Koi", "29", "17", "+2.4", "1532"),
        ("Hana-awase", "9", "4", "−3.1", "–"),
        ("Fuzhou mahjong", "4", "2", "+11.0", "–"),
    ),
    won_with="Koi-Koi: won most often with",
    favourites=(
        Favourite("Plains カス", "×21", ("01K1", "01K2", "02K1", "02K2", "03K1")),
        Favourite("Boar, Deer, Butterflies 猪鹿蝶", "×6", ("06A", "07A", "10A")),
        Favourite("Five Brights 五光", "×1", ("01H", "03H", "08H", "11H", "12H")),
    ),
    best=("Best win: 24 points with Five Brights 五光 and Plains カス.", ("01H", "03H", "08H", "11H", "12H")),
    notes=(
        "Current streak: 3 wins; best: 6.",
        "Mika against Thorsten: 9 won, 4 lost, 1 drawn.",
    ),
    achieved=(
        "Koi-Koi: the first Five Brights 五光",
        "Koi-Koi: 5 matches won in a row",
        "Hana-awase: a win from last place",
    ),
)
NEW = replace(
    MIKA,
    name="",
    number="",
    rating="",
    curve=(),
    games=MIKA.games[2:],
    favourites=(),
    best=("", ()),
    notes=(),
    achieved=(),
)
