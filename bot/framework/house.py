"""What features stand on: the rooms of the house, each built once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import discord

from bot.ai.thinkers import ThinkPool
from bot.framework.desk import InteractionService
from bot.framework.panels import EphemeralPanels
from bot.history.rating_anew import RatingRebuilder
from bot.history.reels import Replays
from bot.live.boards import TableMessages
from bot.live.hands import HandMessages
from bot.live.pings import Pings
from bot.tables.clock import Timers
from bot.tables.guests import GuestService
from bot.tables.keeper import TableRegistry
from bot.tables.leaving import Leaving
from bot.tables.lobbies import LobbyService
from bot.tables.matches import MatchService
from bot.tables.sleeping import Sleeping
from bot.transport.crier import ChannelMessenger
from bot.transport.members import MembershipWatcher
from bot.transport.names import DisplayNames
from bot.ui.films import Films
from bot.ui.reader import RenderContexts


@dataclass(frozen=True)
class Services:
    """A feature takes what it needs from here. forget: everything that remembers somebody forgets them. server: one of
    the bot, as far as the gateway tells of it. mentions:
    whether the bot is told of messages that name it. weekdays: the games of dailies by day of the week, 0 is Monday.
    source: where its source is to
    be had, "" where nobody says so."""

    desk: InteractionService
    panels: EphemeralPanels
    boards: TableMessages
    hands: HandMessages
    pings: Pings
    readers: RenderContexts
    names: DisplayNames
    members: MembershipWatcher
    crier: ChannelMessenger
    films: Films
    clock: Timers
    keeper: TableRegistry
    lobbies: LobbyService
    guests: GuestService
    matches: MatchService
    leaving: Leaving
    sleeping: Sleeping
    thinkers: ThinkPool
    weekdays: Mapping[int, str]
    reels: Replays
    ratings: RatingRebuilder
    forget: Callable[[int], None]
    server: Callable[[int], discord.Guild | None]
    mentions: bool
    source: str
