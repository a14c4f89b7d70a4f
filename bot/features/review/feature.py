"""Reviews: the cost of a user's decisions in a finished match."""

from bot.features.review.handlers import ReviewHandlers
from bot.features.review.service import ReviewService
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    reviews = ReviewService(services.store)
    pressed = ReviewHandlers(services, reviews)
    return Feature(commands=[pressed], handlers=[pressed], forgets=[reviews.forget], close=pressed.close)
