"""The feature that shows, exports and erases the data about a user."""

from bot.features.privacy.deletions import LOOK_PAUSE_S, ErasureRequests
from bot.features.privacy.handlers import PrivacyHandlers
from bot.features.privacy.service import Erasure
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic


def feature(services: Services) -> Feature:
    privacy = Erasure(
        services.registry,
        services.lobbies,
        services.leaving,
        services.interactions.settings,
        services.table_messages.want,
    )
    handlers = PrivacyHandlers(services, privacy)
    wanted = Periodic(services.clock, "deletions", LOOK_PAUSE_S, ErasureRequests(privacy, services.forget).run_once)
    wanted.sooner_by(services.store.news, "requests")
    return Feature(
        commands=[handlers],
        handlers=[handlers],
        chores=[wanted] if services.store.leases.shared else [],
    )
