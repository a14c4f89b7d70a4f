"""What somebody at a table does while a match is played."""

from __future__ import annotations

from bot.ai.advice import Advice
from bot.features.play.advice_handlers import AdvicePresses
from bot.features.play.cog import HandCog
from bot.features.play.handlers import Presses
from bot.features.play.say_cog import MoveCog
from bot.features.play.why_handlers import WhyPresses
from bot.framework.feature import Feature
from bot.framework.house import House


def feature(house: House) -> Feature:
    moves = Presses(house.desk, house.matches, house.leaving, house.sleeping, house.hands)
    advice = Advice(house.thinkers)
    why, advised = WhyPresses(house.desk), AdvicePresses(house.desk, advice, house.hands)
    return Feature(
        commands=[HandCog(house.desk, house.hands, house.sleeping), MoveCog(house.desk, house.hands, moves)],
        presses=moves.presses | why.presses | advised.presses,
        watchers=[advice.watch],
        afterwards=[house.boards.follow],
    )
