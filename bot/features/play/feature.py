"""What somebody at a table does while a match is played."""

from __future__ import annotations

from bot.ai.advice import Advice
from bot.features.play.advice_handlers import AdviceHandlers
from bot.features.play.cog import HandCog
from bot.features.play.handlers import MoveHandlers
from bot.features.play.say_cog import MoveCog
from bot.features.play.why_handlers import WhyHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(house: Services) -> Feature:
    moves = MoveHandlers(house.desk, house.matches, house.leaving, house.sleeping, house.hands)
    advice = Advice(house.thinkers)
    why, advised = WhyHandlers(house.desk), AdviceHandlers(house.desk, advice, house.hands)
    return Feature(
        commands=[HandCog(house.desk, house.hands, house.sleeping), MoveCog(house.desk, house.hands, moves)],
        presses=moves.presses | why.presses | advised.presses,
        watchers=[advice.watch],
        afterwards=[house.boards.follow],
    )
