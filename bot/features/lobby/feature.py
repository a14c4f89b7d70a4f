"""The face of the lobby: from an idea to a table, and from one match to the next."""

from __future__ import annotations

from bot.features.lobby.asleep_handlers import AsleepHandlers
from bot.features.lobby.challenge_handlers import ChallengeHandlers
from bot.features.lobby.cog import LobbyCog
from bot.features.lobby.context_menus import Menus
from bot.features.lobby.guest_handlers import GuestHandlers
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.handlers import LobbyHandlers
from bot.features.lobby.join_handlers import JoinHandlers
from bot.features.lobby.mention_cog import MentionCog
from bot.features.lobby.nearest import Waiting
from bot.features.lobby.open_tables_handlers import OpenTablesHandlers
from bot.features.lobby.opening import Opening
from bot.features.lobby.panel_handlers import LobbyPanelHandlers
from bot.features.lobby.rematch_handlers import RematchHandlers
from bot.features.rules import RulesHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.rematches import Rematches


def feature(house: Services) -> Feature:
    desk, boards, hands, panels = house.desk, house.boards, house.hands, house.panels
    rematches = Rematches(house.keeper, house.lobbies)
    opening, panel = Opening.of(house), GuestsPanel(house.names)
    waiting = Waiting(desk, house.keeper, house.names)
    asleep, tables = (
        AsleepHandlers(desk, opening, house.sleeping, waiting),
        OpenTablesHandlers(desk, house.keeper, waiting),
    )
    pages = RulesHandlers(desk)
    lobby = LobbyHandlers(desk, house.lobbies, house.guests, boards, hands, panel, pages, panels)
    mentions = MentionCog(desk, house.lobbies, boards, house.pings, house.names, house.readers)
    return Feature(
        commands=[
            LobbyCog(desk, opening, boards, asleep, tables),
            Menus(desk, opening).challenge,
            *([mentions] if house.mentions else []),
        ],
        presses={
            **lobby.presses,
            **LobbyPanelHandlers(desk, house.lobbies, boards, hands, lobby, panels).presses,
            **GuestHandlers(desk, house.guests, boards, house.pings, panel, panels).presses,
            **RematchHandlers(desk, rematches, opening, boards, hands, panel, panels).presses,
            **ChallengeHandlers(desk, opening).presses,
            **asleep.presses,
            **JoinHandlers(desk, house.lobbies, boards, hands).presses,
            **tables.presses,
        },
    )
