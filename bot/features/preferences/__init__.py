"""Settings of servers, preferences of people, presets, blocks and privacy."""

from bot.features.preferences.guild_language import Tongues, says_language
from bot.features.preferences.handlers import SettingPresses

__all__ = ["SettingPresses", "Tongues", "says_language"]
