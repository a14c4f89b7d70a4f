"""The end of a season. It is announced on servers that want that, and the champion's role moves."""

from bot.features.seasons.messages import SeasonPages
from bot.features.seasons.service import SeasonEnds
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic

LOOK_PAUSE_S = 60.0
"""Seconds between two checks whether a season has ended."""


def feature(services: Services) -> Feature:
    ends = SeasonEnds(services, SeasonPages(services))
    return Feature(chores=[Periodic(services.clock, "season", LOOK_PAUSE_S, ends.run_once)])
