"""What servers and people choose, and what is kept about somebody."""

from __future__ import annotations

from bot.features.preferences.block_handlers import BlockPresses
from bot.features.preferences.cog import Wishes
from bot.features.preferences.guild_language import Tongues
from bot.features.preferences.handlers import SettingPresses
from bot.features.preferences.preset_handlers import PresetPresses
from bot.features.preferences.privacy_panel import PrivacyPresses
from bot.framework.feature import Feature
from bot.framework.house import House
from bot.lobbies.deletions import LOOK_PAUSE_S, Deletions
from bot.lobbies.privacy import Privacy
from bot.tables.chores import Every


def feature(house: House) -> Feature:
    blocks = BlockPresses(house.desk, house.names)
    privacy = Privacy(house.keeper, house.lobbies, house.leaving, house.desk.settings, house.boards.want)
    about = PrivacyPresses(house.desk, privacy, house.hands, house.forget)
    panels, tongues = SettingPresses(house.desk), Tongues(house.desk)
    presses = panels.presses | PresetPresses(house.desk).presses
    deletions = Deletions(privacy, house.forget)
    wanted = Every(house.clock, "deletions", LOOK_PAUSE_S, deletions.look)
    wanted.sooner_by(house.keeper.store.news, "requests")
    return Feature(
        commands=[Wishes(house.desk, house.names, panels, blocks, about), tongues],
        presses=presses | blocks.presses | about.presses | tongues.presses,
        beforehand=[tongues.heed],
        afterwards=[tongues.tell],
        chores=[wanted] if house.keeper.store.leases.shared else [],
    )
