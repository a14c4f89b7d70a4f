"""What somebody's decisions in a finished match cost."""

from __future__ import annotations

from bot.features.review.cog import ReviewCog
from bot.features.review.handlers import ReviewHandlers
from bot.features.review.service import ReviewService
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(house: Services) -> Feature:
    reviews = ReviewService(house.keeper)
    pressed = ReviewHandlers(house.desk, reviews, house.reels, house.names)
    return Feature(
        commands=[ReviewCog(pressed)], presses=pressed.presses, forgets=[reviews.forget], close=pressed.close
    )
