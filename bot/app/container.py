"""The groups of services.

Each group is built once, with everything it needs. Nothing is added to a group later.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import aiohttp
import discord

from bot.ai.computer_players import ComputerPlayers
from bot.ai.think_pool import ThinkPool
from bot.app.health import Health
from bot.config import Config
from bot.framework.interaction_service import InteractionService
from bot.framework.panels import EphemeralPanels
from bot.framework.services import Services
from bot.history.rating_rebuilder import RatingRebuilder
from bot.history.rating_refresh import LOOK_PAUSE_S as LOOK_FOR_RATINGS_S
from bot.history.rating_refresh import Rating
from bot.history.replays import Replays
from bot.i18n import Words
from bot.live.hand_messages import HandMessages
from bot.live.live_hand import HandServices
from bot.live.lobby_announcements import LobbyAnnouncements
from bot.live.pings import Pings
from bot.live.resync import Resync
from bot.live.side_messages import SideMessages
from bot.live.table_message_content import TableMessageServices
from bot.live.table_messages import TableMessages
from bot.live.threads import Threads
from bot.settings.settings import LOOK_PAUSE_S as CHANGES_PAUSE_S
from bot.settings.settings import Settings
from bot.store import Store, StoreError, TableRow
from bot.store.deadlines import Place
from bot.tables.claim_windows import ClaimWindows
from bot.tables.cleanup import Cleanup
from bot.tables.downtime import Downtime
from bot.tables.guest_service import GuestService
from bot.tables.guild_removals import GuildRemovals
from bot.tables.idle_matches import LOOK_PAUSE_S, IdleMatches
from bot.tables.leaving import Leaving
from bot.tables.lobby_expiry import LobbyExpiry
from bot.tables.lobby_service import LobbyService
from bot.tables.match_service import MatchService
from bot.tables.periodic import Periodic, PeriodicTask
from bot.tables.registry import TableRegistry
from bot.tables.sleeping import Sleeping
from bot.tables.steady_clock import SteadyClock
from bot.tables.table import Table
from bot.tables.timers import Timers
from bot.tables.timing import Timing
from bot.transport.answer_counts import KEY, SAVE_PAUSE_S, AnswerCounter, of_month
from bot.transport.channel_access import ChannelAccess
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.display_names import DisplayNames
from bot.transport.emoji import Emojis
from bot.transport.membership import MembershipWatcher
from bot.transport.responses import Interaction
from bot.transport.webhook_edit_quota import LOOK_PAUSE_S as EDITS_PAUSE_S
from bot.transport.webhook_edit_quota import EditQuota
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.films import Films
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from bot.ui.render_context import RenderContexts

if TYPE_CHECKING:
    from bot.app.metrics import MetricsPage

T = TypeVar("T")
Forget = Callable[[int], None]


@dataclass(frozen=True)
class TableServices:
    """The services for tables, seats and matches, without Discord."""

    timing: Timing
    clock: Timers
    registry: TableRegistry
    settings: Settings
    lobbies: LobbyService
    matches: MatchService
    guests: GuestService
    leaving: Leaving
    sleeping: Sleeping
    downtime: Downtime
    idle_matches: IdleMatches
    ratings: RatingRebuilder
    guild_removals: GuildRemovals
    cleanup: Cleanup


@dataclass(frozen=True)
class OutputServices:
    """The services that build texts and pictures and send them to Discord, with their rate limits."""

    pace: ChannelRateLimiter
    names: DisplayNames
    words: Words
    painters: PaintWorkers
    pictures: PictureService
    piece_emojis: Emojis
    render_contexts: RenderContexts
    webhook_limiter: WebhookRateLimiter
    channel_access: ChannelAccess
    messenger: ChannelMessenger


@dataclass(frozen=True)
class LiveServices:
    """The services that run during a match. They keep messages up to date and do what happens automatically."""

    hands: HandMessages
    table_messages: TableMessages
    members: MembershipWatcher
    pings: Pings
    lobby_announcements: LobbyAnnouncements
    resync: Resync
    thinkers: ThinkPool
    computers: ComputerPlayers
    windows: ClaimWindows
    lobby_expiry: LobbyExpiry


def tables(
    store: Store,
    timing: Timing,
    unsure: Callable[[int], None],
    places: Callable[[TableRow], Sequence[Place]],
    ousted: Callable[[str], None],
) -> TableServices:
    """Build the services for tables.

    `unsure`: called with a table if it is not known whether its last move was saved.
    `places`: returns the places that a table needs to be reachable.
    `ousted`: called with the reason when another process has taken this process's shards.
    """
    host = SteadyClock()
    clock = Timers(host)
    store.now = host.now
    registry = TableRegistry(store, unsure)
    settings = Settings(store, registry.forget_ended)
    matches, guild_removals = MatchService(registry, timing), GuildRemovals(registry)
    lobbies = LobbyService(registry, settings, matches)
    downtime = Downtime(registry, matches, clock, timing, places, ousted, host)
    return TableServices(
        timing,
        clock,
        registry,
        settings,
        lobbies,
        matches,
        GuestService(lobbies, registry.now, registry.opening),
        Leaving(registry, matches, clock, timing),
        Sleeping(registry, matches, clock, timing),
        downtime,
        IdleMatches(registry, matches, settings, downtime.is_down),
        RatingRebuilder(store),
        guild_removals,
        Cleanup(store, guild_removals.forget),
    )


def outside(client: discord.Client, config: Config, tables: TableServices, pace: ChannelRateLimiter) -> OutputServices:
    """Build the services that build texts and pictures and send them.

    `pace`: limits how often the bot sends to a channel.
    """
    names, words, painters = DisplayNames(client), Words(strict=config.strict), PaintWorkers(config.painters)
    pictures, emojis = PictureService(words, painters.paint, names.get, painters.at_once), Emojis()
    render_contexts = RenderContexts(words, pictures, tables.settings, emojis)
    webhook_limiter = WebhookRateLimiter(
        config.timing, rule=EditQuota(tables.registry.store), turn_of_all=pace.turn_of_all
    )
    channel_access = ChannelAccess(client)
    messenger = ChannelMessenger(client, pace, channel_access)
    return OutputServices(
        pace, names, words, painters, pictures, emojis, render_contexts, webhook_limiter, channel_access, messenger
    )


def live(client: discord.Client, config: Config, tables: TableServices, outside: OutputServices) -> LiveServices:
    registry, matches, clock, timing = tables.registry, tables.matches, tables.clock, tables.timing
    render_contexts, webhook_limiter, downtime = outside.render_contexts, outside.webhook_limiter, tables.downtime

    def slower_s(table: Table) -> float:
        return webhook_limiter.slower_s(matches.channel_activity.count_others(table))

    shared = HandServices(registry, render_contexts, webhook_limiter, timing, matches, outside.channel_access)
    hands = HandMessages(shared)
    reaches, channel_access = (outside.pace, outside.messenger), outside.channel_access
    threads = Threads(client, registry, render_contexts, *reaches, channel_access)
    needed = (registry, render_contexts, *reaches, webhook_limiter, channel_access, threads, timing)
    table_messages = TableMessages(
        TableMessageServices(*needed, config.followups),
        outside.names,
        tried=lambda channel, works: (downtime.up if works else downtime.down)(Place("channel", channel), "fails"),
    )
    shared.notice = table_messages.carried.notice
    members = MembershipWatcher(client, registry.store, matches, outside.pace)
    pings = Pings(
        SideMessages(client, registry, table_messages, outside.messenger),
        hands,
        members,
        registry,
        downtime,
        clock,
        render_contexts,
        tables.settings,
        timing,
    )
    notices = SideMessages(client, registry, table_messages, outside.messenger, ":call")
    lobby_announcements = LobbyAnnouncements(
        client, notices, registry, clock, render_contexts, tables.settings, timing, members
    )
    thinkers = ThinkPool(config.thinkers)
    return LiveServices(
        hands,
        table_messages,
        members,
        pings,
        lobby_announcements,
        Resync(registry, clock, table_messages, hands, pings),
        thinkers,
        ComputerPlayers(registry, matches, clock, timing, thinkers, slower_s),
        ClaimWindows(
            registry,
            matches,
            clock,
            timing,
            held=lambda table: downtime.is_down(table.row),
            unsent=hands.unsent,
            unreached=hands.unreached,
        ),
        LobbyExpiry(tables.lobbies, registry.now, clock, timing, table_messages.want),
    )


def interactions(
    client: discord.Client,
    tables: TableServices,
    outside: OutputServices,
    live: LiveServices,
    looked_at: Callable[[int], None],
    admits: Callable[[Interaction | discord.Message], Awaitable[bool]],
) -> InteractionService:
    shown = outside.render_contexts, outside.names, live.table_messages, tables.settings
    made = InteractionService(client, tables.registry, *shown, live.resync.show_soon, looked_at, admits)
    made.press_limiter.press_s, made.publicity.limited = tables.timing.press_s, tables.timing.press_s > 0
    return made


def services(
    client: discord.Client,
    config: Config,
    interactions: InteractionService,
    tables: TableServices,
    outside: OutputServices,
    live: LiveServices,
    *,
    forget: Forget,
) -> Services:
    """Build the services that features use. `forget`: removes a user's data from the memory of every part."""
    replays, registry = Replays(), tables.registry
    return Services(
        interactions=interactions,
        panels=EphemeralPanels(interactions, outside.webhook_limiter),
        table_messages=live.table_messages,
        hands=live.hands,
        pings=live.pings,
        render_contexts=outside.render_contexts,
        names=outside.names,
        members=live.members,
        messenger=outside.messenger,
        films=Films(replays, outside.pictures, outside.painters),
        clock=tables.clock,
        store=registry.store,
        registry=registry,
        lobbies=tables.lobbies,
        matches=tables.matches,
        guests=tables.guests,
        leaving=tables.leaving,
        sleeping=tables.sleeping,
        thinkers=live.thinkers,
        weekdays=config.daily,
        replays=replays,
        ratings=tables.ratings,
        forget=forget,
        server=client.get_guild,
        mentions=config.mentions,
        source=config.source,
    )


def metrics(
    client: discord.AutoShardedClient,
    health: Health,
    ours: Callable[[], Collection[str]],
    trace: aiohttp.TraceConfig,
    tables: TableServices,
    outside: OutputServices,
    live: LiveServices,
    answers: AnswerCounter,
) -> MetricsPage:
    """Build the page with metrics, which only this machine may request.

    `ours`: returns the first words of our commands and custom_ids. `trace`: reports every HTTP request of the bot.
    """
    from bot.app.metrics import MetricsPage, StatusSnapshot  # needs the extra `metrics`, which may not be installed

    async def standing() -> StatusSnapshot:
        store = tables.registry.store
        leases, month = await _told(store.leases.running()), await _told(store.key_values.all(KEY))
        return StatusSnapshot(
            not health.wrong,
            await _told(store.tables.open_by_game()),
            leases and {name: left_ms / 1000 for name, left_ms in leases.items()},
            None if month is None else of_month(month.get(KEY, ""), tables.registry.now()),
            answers.counted,
            store.work,
            {"painters": outside.painters.load, "thinkers": live.thinkers.load},
            {number: None if shard.is_closed() else shard.latency for number, shard in client.shards.items()},
            time.monotonic() - store.work.kept_at,
        )

    return MetricsPage(trace, ours, standing, lambda: health.wrong)


async def _told(found: Awaitable[T]) -> T | None:
    """Return the result of a database query, or None if the query fails."""
    try:
        return await found
    except StoreError:
        return None


def subscribers(tables: TableServices, live: LiveServices, panels: EphemeralPanels) -> Sequence[object]:
    """Return the subscribers to table events, in the order in which they are called. Those of features come after them.

    The first one counts the change, and the next ones show it. Then come those for what happens automatically.
    """
    return (
        tables.matches.channel_activity,
        live.hands,
        live.table_messages,
        live.pings,
        live.lobby_announcements,
        live.members,
        live.computers,
        live.windows,
        tables.leaving.ending,
        tables.leaving,
        tables.sleeping,
        live.lobby_expiry,
        tables.cleanup,
        panels,
    )


def memories(outside: OutputServices, live: LiveServices, films: Films) -> Sequence[Forget]:
    """Return the functions that remove a user from each cache. They don't touch the database."""
    named = outside.names.forget, live.members.forget, outside.words.forget
    return (*named, outside.pictures.forget, outside.painters.forget, films.forget)


def chores(
    tables: TableServices, webhook_limiter: WebhookRateLimiter, answers: AnswerCounter
) -> Sequence[PeriodicTask]:
    """Return the periodic tasks that don't belong to a feature."""
    store = tables.registry.store
    rating = Rating(store, tables.ratings.want)
    changes = Periodic(tables.clock, "changes", CHANGES_PAUSE_S, tables.settings.poll_changes).sooner_by(
        store.news, "choices"
    )
    return (
        tables.cleanup,
        tables.ratings,
        Periodic(tables.clock, "answers", SAVE_PAUSE_S, answers.save),
        Periodic(tables.clock, "idle", LOOK_PAUSE_S, tables.idle_matches.run_once),
        Periodic(tables.clock, "ratings", LOOK_FOR_RATINGS_S, rating.run_once),
        *(
            [changes, Periodic(tables.clock, "edits", EDITS_PAUSE_S, webhook_limiter.rule.refresh)]
            if store.leases.shared
            else []
        ),
    )
