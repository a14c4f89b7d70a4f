"""What somebody's decisions in a finished match cost."""

from __future__ import annotations

from bot.features.review.commands import ReviewCommands
from bot.features.review.presses import ReviewPresses
from bot.framework.feature import Feature
from bot.framework.house import House


def feature(house: House) -> Feature:
    reviews = ReviewPresses(house.desk, house.reviews, house.reels, house.names)
    return Feature(commands=[ReviewCommands(reviews)], presses=reviews.presses, close=reviews.close)
