"""What the bot is, and what it can do, for whoever asks."""

from __future__ import annotations

from bot.desk.feature import Feature
from bot.desk.house import House
from bot.features.about.commands import HelpPage


def feature(house: House) -> Feature:
    return Feature(commands=[HelpPage(house.desk, house.source)])
