"""Settings and blocks: what servers and users choose, presets, the language of a server."""

from bot.features.preferences.guild_language import GuildLanguageCog, says_language
from bot.features.preferences.handlers import SettingPresses

__all__ = ["GuildLanguageCog", "SettingPresses", "says_language"]
