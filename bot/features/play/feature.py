"""Actions of players during a match."""

from bot.ai.advice import Advice
from bot.features.play.advice_handlers import AdviceHandlers
from bot.features.play.cog import HandCog
from bot.features.play.handlers import MoveHandlers
from bot.features.play.move_cog import MoveCog
from bot.features.play.why_handlers import WhyHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    moves = MoveHandlers(services.interactions, services.matches, services.leaving, services.sleeping, services.hands)
    advice = Advice(services.thinkers)
    why, advised = WhyHandlers(services.interactions), AdviceHandlers(services.interactions, advice, services.hands)
    return Feature(
        commands=[
            HandCog(services.interactions, services.hands, services.sleeping),
            MoveCog(services.interactions, services.hands, moves),
        ],
        handlers=[moves, why, advised],
        subscribers=[advice],
    )
