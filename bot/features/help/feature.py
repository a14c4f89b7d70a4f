"""What the bot is, and what it can do, for whoever asks."""

from __future__ import annotations

from bot.features.help.cog import HelpCog
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(house: Services) -> Feature:
    return Feature(commands=[HelpCog(house.desk, house.source)])
