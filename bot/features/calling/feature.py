"""*Tell me*: who wants to be called to lobbies."""

from __future__ import annotations

from bot.desk.feature import Feature
from bot.desk.house import House
from bot.features.calling.presses import TellPresses


def feature(house: House) -> Feature:
    return Feature(presses=TellPresses(house.desk, house.keeper).presses)
