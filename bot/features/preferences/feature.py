"""Settings of servers and users, saved house rules, blocks, and the language of a server."""

from bot.features.preferences.block_handlers import BlockHandlers
from bot.features.preferences.cog import SettingsCog
from bot.features.preferences.guild_language import GuildLanguageCog
from bot.features.preferences.handlers import SettingHandlers
from bot.features.preferences.preset_handlers import PresetHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    blocks, panels = BlockHandlers(services), SettingHandlers(services)
    language = GuildLanguageCog(services.interactions)
    return Feature(
        commands=[SettingsCog(services, panels, blocks), language],
        handlers=[panels, PresetHandlers(services.interactions), blocks, language],
        beforehand=[language.heed],
        after_commands=[language.tell],
    )
