"""Settings of servers, preferences of people, presets, blocks and privacy."""

from bot.features.choosing.presses import SettingPresses
from bot.features.choosing.tongue import Tongues

__all__ = ["SettingPresses", "Tongues"]
