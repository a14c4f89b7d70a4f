"""A coin that anybody may throw."""

from __future__ import annotations

from bot.framework.feature import Feature
from bot.framework.services import Services
from tests.toy_feature.commands import Toss
from tests.toy_feature.presses import TossPresses


def feature(house: Services) -> Feature:
    tosses = TossPresses(house.interactions)
    return Feature(commands=[Toss(tosses)], presses=tosses.presses)
