"""Ends of seasons made by hand."""

from dataclasses import replace

from bot.decks.season import HandOfSeason, Placed, SeasonOver

SEASON = SeasonOver(
    title="Season 2026-Q3",
    game="Koi-Koi",
    first=(Placed(1, "Mika", "1712"), Placed(2, "Thorsten", "1655"), Placed(3, "Anna", "1601")),
    others=(
        ("Hana-awase", ("1. 1588 · Jo", "2. 1570 · Mika", "3. 1533 · Ben")),
        ("Fuzhou mahjong", ("1. 1602 · Christophorus", "2. 1580 · Lee")),
    ),
    hand=HandOfSeason(
        "Best hand: Koi-Koi",
        "Thorsten",
        "Five Brights 五光, Moon Viewing 月見酒 and Plains カス",
        "24 points",
        ("01H", "03H", "08H", "11H", "12H"),
    ),
)
SHARED = replace(
    SEASON,
    first=(Placed(1, "Mika", "1712"), Placed(1, "", "1712"), Placed(3, "Anna", "1601"), Placed(3, "Ben " * 9, "1601")),
    others=(("Koi-Koi", ("1. 1588 · Jo", "1. 1588 · Lee", "1. 1588 · Mika", "1. 1588 · Ben")),),
    hand=HandOfSeason("Best hand: Koi-Koi", "", "nothing special", "1 point"),
)
ALONE = replace(SEASON, first=SEASON.first[:1], others=(), hand=None)
