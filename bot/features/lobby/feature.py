"""The face of the lobby: from an idea to a table, and from one match to the next."""

from __future__ import annotations

from bot.features.lobby.asleep_handlers import AsleepPresses
from bot.features.lobby.challenge_handlers import ChallengePresses
from bot.features.lobby.cog import LobbyCog
from bot.features.lobby.context_menus import Menus
from bot.features.lobby.guest_handlers import GuestPresses
from bot.features.lobby.guest_messages import GuestsPanel
from bot.features.lobby.handlers import LobbyPresses
from bot.features.lobby.join_handlers import JoinPresses
from bot.features.lobby.mention_cog import MentionCog
from bot.features.lobby.nearest import Waiting
from bot.features.lobby.open_tables_handlers import TablesPresses
from bot.features.lobby.opening import Opening
from bot.features.lobby.panel_handlers import LobbyPanelPresses
from bot.features.lobby.rematch_handlers import RematchPresses
from bot.features.rules import RulesPresses
from bot.framework.feature import Feature
from bot.framework.house import House
from bot.tables.rematches import Rematches


def feature(house: House) -> Feature:
    desk, boards, hands, panels = house.desk, house.boards, house.hands, house.panels
    rematches = Rematches(house.keeper, house.lobbies)
    opening, panel = Opening.of(house), GuestsPanel(house.names)
    waiting = Waiting(desk, house.keeper, house.names)
    asleep, tables = AsleepPresses(desk, opening, house.sleeping, waiting), TablesPresses(desk, house.keeper, waiting)
    pages = RulesPresses(desk)
    lobby = LobbyPresses(desk, house.lobbies, house.guests, boards, hands, panel, pages, panels)
    mentions = MentionCog(desk, house.lobbies, boards, house.pings, house.names, house.readers)
    return Feature(
        commands=[
            LobbyCog(desk, opening, boards, asleep, tables),
            Menus(desk, opening).challenge,
            *([mentions] if house.mentions else []),
        ],
        presses={
            **lobby.presses,
            **LobbyPanelPresses(desk, house.lobbies, boards, hands, lobby, panels).presses,
            **GuestPresses(desk, house.guests, boards, house.pings, panel, panels).presses,
            **RematchPresses(desk, rematches, opening, boards, hands, panel, panels).presses,
            **ChallengePresses(desk, opening).presses,
            **asleep.presses,
            **JoinPresses(desk, house.lobbies, boards, hands).presses,
            **tables.presses,
        },
    )
