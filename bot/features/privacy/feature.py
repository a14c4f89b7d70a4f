"""The feature that shows, exports and erases what is kept about a user."""

from __future__ import annotations

from bot.features.privacy.cog import PrivacyCog
from bot.features.privacy.deletions import LOOK_PAUSE_S, ErasureRequests
from bot.features.privacy.handlers import PrivacyHandlers
from bot.features.privacy.service import Erasure
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic


def feature(house: Services) -> Feature:
    privacy = Erasure(house.keeper, house.lobbies, house.leaving, house.desk.settings, house.boards.want)
    handlers = PrivacyHandlers(house.desk, privacy, house.hands, house.forget)
    deletions = ErasureRequests(privacy, house.forget)
    wanted = Periodic(house.clock, "deletions", LOOK_PAUSE_S, deletions.look)
    wanted.sooner_by(house.keeper.store.news, "requests")
    return Feature(
        commands=[PrivacyCog(handlers)],
        presses=handlers.presses,
        chores=[wanted] if house.keeper.store.leases.shared else [],
    )
