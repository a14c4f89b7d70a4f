"""What was played on a server by week and by hour, for who manages it."""

from __future__ import annotations

from bot.desk.feature import Feature
from bot.desk.house import House
from bot.features.numbers.presses import NumbersPresses


def feature(house: House) -> Feature:
    return Feature(presses=NumbersPresses(house.desk, house.keeper).presses)
