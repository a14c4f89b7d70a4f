"""Settings of servers, preferences of people, presets, blocks and privacy."""

from bot.features.choosing.presses import SettingPresses

__all__ = ["SettingPresses"]
