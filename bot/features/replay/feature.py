"""A finished match, step by step."""

from __future__ import annotations

from bot.features.replay.cog import ReplayCog
from bot.features.replay.handlers import ReplayPresses
from bot.features.replay.moment_handlers import MomentPresses
from bot.framework.feature import Feature
from bot.framework.house import House


def feature(house: House) -> Feature:
    replays, moments = ReplayPresses.of(house), MomentPresses.of(house)
    return Feature(commands=[ReplayCog(replays)], presses={**replays.presses, **moments.presses})
