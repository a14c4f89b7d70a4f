"""A finished match, step by step."""

from __future__ import annotations

from bot.desk.feature import Feature
from bot.desk.house import House
from bot.features.replay.commands import ReplayCommands
from bot.features.replay.moment_presses import MomentPresses
from bot.features.replay.presses import ReplayPresses


def feature(house: House) -> Feature:
    replays, moments = ReplayPresses.of(house), MomentPresses.of(house)
    return Feature(commands=[ReplayCommands(replays)], presses={**replays.presses, **moments.presses})
