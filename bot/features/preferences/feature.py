"""Settings of servers and users, saved house rules, blocks, and the language of a server."""

from __future__ import annotations

from bot.features.preferences.block_handlers import BlockHandlers
from bot.features.preferences.cog import SettingsCog
from bot.features.preferences.guild_language import GuildLanguageCog
from bot.features.preferences.handlers import SettingHandlers
from bot.features.preferences.preset_handlers import PresetHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    blocks, panels = BlockHandlers(services.interactions, services.names), SettingHandlers(services.interactions)
    language = GuildLanguageCog(services.interactions)
    presses = panels.presses | PresetHandlers(services.interactions).presses
    return Feature(
        commands=[SettingsCog(services.interactions, services.names, panels, blocks), language],
        presses=presses | blocks.presses | language.presses,
        beforehand=[language.heed],
        after_commands=[language.tell],
    )
