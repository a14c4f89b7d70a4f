"""A finished match, step by step."""

from __future__ import annotations

from bot.features.replay.commands import ReplayCommands
from bot.features.replay.moment_presses import MomentPresses
from bot.features.replay.presses import ReplayPresses
from bot.framework.feature import Feature
from bot.framework.house import House


def feature(house: House) -> Feature:
    replays, moments = ReplayPresses.of(house), MomentPresses.of(house)
    return Feature(commands=[ReplayCommands(replays)], presses={**replays.presses, **moments.presses})
