"""The weekly recap feature."""

from bot.features.recap.service import WeeklyRecaps
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic

LOOK_PAUSE_S = 300.0
"""Seconds between two checks for recaps that are due."""


def feature(services: Services) -> Feature:
    return Feature(chores=[Periodic(services.clock, "recaps", LOOK_PAUSE_S, WeeklyRecaps(services).run_once)])
