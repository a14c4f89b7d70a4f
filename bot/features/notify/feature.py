"""*Tell me*: who wants to be called to lobbies."""

from __future__ import annotations

from bot.features.notify.handlers import TellPresses
from bot.framework.feature import Feature
from bot.framework.house import House


def feature(house: House) -> Feature:
    return Feature(presses=TellPresses(house.desk, house.keeper).presses)
