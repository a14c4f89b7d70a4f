"""The lobby feature: commands and handlers from the opening of a table to the rematch."""

from bot.features.lobby.asleep_handlers import AsleepHandlers
from bot.features.lobby.challenge_handlers import ChallengeHandlers
from bot.features.lobby.cog import LobbyCog
from bot.features.lobby.guest_handlers import GuestHandlers
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.handlers import LobbyHandlers
from bot.features.lobby.house_rules_handlers import HouseRulesHandlers
from bot.features.lobby.join_handlers import JoinHandlers
from bot.features.lobby.mention_cog import MentionCog
from bot.features.lobby.nearest import Waiting
from bot.features.lobby.open_tables_handlers import OpenTablesHandlers
from bot.features.lobby.opening import Opening
from bot.features.lobby.rematch_handlers import RematchHandlers
from bot.features.rules import RulesHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.rematches import Rematches


def feature(services: Services) -> Feature:
    interactions, table_messages, hands = services.interactions, services.table_messages, services.hands
    panels, rematches = services.panels, Rematches(services.registry, services.lobbies)
    opening, panel = Opening(services), GuestsPanel(services.names)
    waiting = Waiting(interactions, services.store, services.names)
    asleep = AsleepHandlers(interactions, opening, services.sleeping, waiting)
    tables, challenges = (
        OpenTablesHandlers(interactions, services.store, waiting),
        ChallengeHandlers(interactions, opening),
    )
    house_rules = HouseRulesHandlers(interactions, services.lobbies, table_messages, panels)
    mentions = MentionCog(
        interactions,
        services.lobbies,
        table_messages,
        services.pings,
        services.names,
        services.render_contexts,
        services.registry,
    )
    return Feature(
        commands=[
            LobbyCog(interactions, opening, table_messages, asleep, tables),
            challenges.menu,
            *([mentions] if services.mentions else []),
        ],
        handlers=[
            LobbyHandlers(
                interactions,
                services.lobbies,
                services.guests,
                table_messages,
                hands,
                panel,
                RulesHandlers(interactions),
                house_rules,
                panels,
            ),
            house_rules,
            GuestHandlers(interactions, services.guests, table_messages, services.pings, panel, panels),
            RematchHandlers(interactions, rematches, opening, table_messages, hands, panel, panels),
            challenges,
            asleep,
            JoinHandlers(interactions, services.lobbies, table_messages, hands),
            tables,
        ],
    )
