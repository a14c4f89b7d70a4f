"""The services that features use. Each is built once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import discord

from bot.ai.think_pool import ThinkPool
from bot.framework.interaction_service import InteractionService
from bot.framework.panels import EphemeralPanels
from bot.history.rating_rebuilder import RatingRebuilder
from bot.history.replays import Replays
from bot.live.hand_messages import HandMessages
from bot.live.pings import Pings
from bot.live.table_messages import TableMessages
from bot.store import Store
from bot.tables.guest_service import GuestService
from bot.tables.leaving import Leaving
from bot.tables.lobby_service import LobbyService
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.sleeping import Sleeping
from bot.tables.timers import Timers
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.display_names import DisplayNames
from bot.transport.membership import MembershipWatcher
from bot.ui.films import Films
from bot.ui.render_context import RenderContexts


@dataclass(frozen=True)
class Services:
    """A container from which a feature takes the services it needs.

    `weekdays`: game of the daily match by day of the week; 0 is Monday. `forget`: makes every service forget a user.
    `server`: returns a guild that the gateway has announced, None for others. `mentions`: whether the bot receives
    messages that mention it. `source`: address of the source code, "" if not configured.
    """

    interactions: InteractionService
    panels: EphemeralPanels
    table_messages: TableMessages
    hands: HandMessages
    pings: Pings
    render_contexts: RenderContexts
    names: DisplayNames
    members: MembershipWatcher
    messenger: ChannelMessenger
    films: Films
    clock: Timers
    store: Store
    registry: TableRegistry
    lobbies: LobbyService
    guests: GuestService
    matches: MatchService
    leaving: Leaving
    sleeping: Sleeping
    thinkers: ThinkPool
    weekdays: Mapping[int, str]
    replays: Replays
    ratings: RatingRebuilder
    forget: Callable[[int], None]
    server: Callable[[int], discord.Guild | None]
    mentions: bool
    source: str
