"""Settings and blocks: what servers and users choose, presets, the language of a server."""

from bot.features.preferences.guild_language import GuildLanguageService, says_language
from bot.features.preferences.handlers import SettingHandlers

__all__ = ["GuildLanguageService", "SettingHandlers", "says_language"]
