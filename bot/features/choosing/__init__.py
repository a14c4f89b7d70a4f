"""Settings of servers, preferences of people, presets, blocks and privacy."""

from bot.features.choosing.presses import SettingPresses
from bot.features.choosing.tongue import Tongues, says_language

__all__ = ["SettingPresses", "Tongues", "says_language"]
