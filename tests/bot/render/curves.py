"""A curve made by hand."""

from bot.features.review.picture import Chances

BEST = (
    *(50, 52, 55, 60, 58, 63, 66, 61, 64, 70, 72, 69, 74, 70, 45, 48, 46, 52, 50, 41, 44, 47, 39, 35, 58, 66, 71),
    *(78, 80, 86),
)
LOST = {13: 22, 19: 11, 22: 8}
CHANCES = Chances(
    head="Your chance of winning the match",
    unit="Round",
    chosen=tuple(percent - LOST.get(place, 0) for place, percent in enumerate(BEST)),
    best=BEST,
    hands=((1, 0), (2, 5), (3, 11), (4, 15), (5, 20), (6, 25)),
    dear=tuple(LOST),
    end=100,
    told=(
        ("Plum Plain 1 instead of Susuki with Moon", "−22%"),
        ("Chrysanthemum with Sake Cup instead of Chrysanthemum Plain 2", "−11%"),
        ("Koi-koi instead of Agari", "−8.5 points"),
    ),
)
