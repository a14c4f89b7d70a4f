"""The lobby feature: commands and handlers from the opening of a table to the rematch."""

from bot.features.lobby.asleep_handlers import AsleepHandlers
from bot.features.lobby.challenge_handlers import ChallengeHandlers
from bot.features.lobby.cog import LobbyCog
from bot.features.lobby.guest_handlers import GuestHandlers
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.handlers import LobbyHandlers
from bot.features.lobby.house_rules_handlers import HouseRulesHandlers
from bot.features.lobby.mention_cog import MentionCog
from bot.features.lobby.nearest import Waiting
from bot.features.lobby.open_tables_handlers import JoinHandlers, OpenTablesHandlers
from bot.features.lobby.opening import Opening
from bot.features.lobby.rematch_handlers import RematchHandlers
from bot.features.rules.handlers import RulesHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.rematches import Rematches


def feature(services: Services) -> Feature:
    opening, panel, waiting = Opening(services), GuestsPanel(services.names), Waiting(services)
    asleep, tables = AsleepHandlers(services, opening, waiting), OpenTablesHandlers(services, waiting)
    challenges, house_rules = ChallengeHandlers(services.interactions, opening), HouseRulesHandlers(services)
    return Feature(
        commands=[
            LobbyCog(services, opening, asleep, tables),
            challenges.menu,
            *([MentionCog(services)] if services.mentions else []),
        ],
        handlers=[
            LobbyHandlers(services, panel, RulesHandlers(services.interactions), house_rules),
            house_rules,
            GuestHandlers(services, panel),
            RematchHandlers(services, Rematches(services.registry, services.lobbies), opening, panel),
            challenges,
            asleep,
            JoinHandlers(services),
            tables,
        ],
    )
