"""A coin that anybody may throw."""

from __future__ import annotations

from bot.framework.feature import Feature
from bot.framework.house import House
from tests.toy_feature.commands import Toss
from tests.toy_feature.presses import TossPresses


def feature(house: House) -> Feature:
    tosses = TossPresses(house.desk)
    return Feature(commands=[Toss(tosses)], presses=tosses.presses)
