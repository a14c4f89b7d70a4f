"""The rooms of the house, each built once and given what it needs: nothing is added to one later."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import aiohttp
import discord

from bot.ai.computers import Computers
from bot.ai.thinkers import Thinkers
from bot.app.health import Health
from bot.config import Config
from bot.framework.desk import Desk
from bot.framework.house import House
from bot.framework.panels import Panels
from bot.history.rating import LOOK_PAUSE_S as LOOK_FOR_RATINGS_S
from bot.history.rating import Rating
from bot.history.rating_anew import RatingAnew
from bot.history.reels import Reels
from bot.i18n import Words
from bot.live.boards import Boards
from bot.live.calling import Calls
from bot.live.hands import Hands
from bot.live.notices import Notices
from bot.live.pings import Around, Pings
from bot.live.upkeep import Upkeep
from bot.settings.settings import LOOK_PAUSE_S as CHANGES_PAUSE_S
from bot.settings.settings import Settings
from bot.store import Store, StoreError, TableRow
from bot.store.occasions import Place
from bot.tables.chores import Chore, Every
from bot.tables.clock import Clock
from bot.tables.departures import Departures
from bot.tables.downtime import Downtime
from bot.tables.expiry import Expiry
from bot.tables.guests import Guests
from bot.tables.host_clock import HostClock
from bot.tables.idle import LOOK_PAUSE_S, Idle
from bot.tables.keeper import Keeper, Watcher
from bot.tables.leaving import Leaving
from bot.tables.lobbies import Lobbies
from bot.tables.matches import Matches
from bot.tables.settling import Settling
from bot.tables.sleeping import Sleeping
from bot.tables.sweep import Sweep
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.tables.windows import Windows
from bot.transport.crier import Crier
from bot.transport.doors import Doors
from bot.transport.edit_rule import LOOK_PAUSE_S as EDITS_PAUSE_S
from bot.transport.edit_rule import EditRule
from bot.transport.emoji import Emojis
from bot.transport.hooks import Hooks
from bot.transport.members import Members
from bot.transport.names import Names
from bot.transport.pace import Pace
from bot.ui.films import Films
from bot.ui.painters import Painters
from bot.ui.pictures import Pictures
from bot.ui.reader import Readers

if TYPE_CHECKING:
    from bot.app.metrics import MetricsPage

T = TypeVar("T")
Forget = Callable[[int], None]


@dataclass(frozen=True)
class Tables:
    """Who sits where and what is played, without Discord."""

    timing: Timing
    clock: Clock
    keeper: Keeper
    settings: Settings
    lobbies: Lobbies
    matches: Matches
    guests: Guests
    leaving: Leaving
    sleeping: Sleeping
    settling: Settling
    downtime: Downtime
    idle: Idle
    ratings: RatingAnew
    departures: Departures
    sweep: Sweep

    def held(self, table: Table) -> bool:
        """Whether time does not count at a table now."""
        return self.downtime.is_down(table.row)


@dataclass(frozen=True)
class Outside:
    """What is written and painted for whom, and how fast it may go to Discord."""

    pace: Pace
    names: Names
    words: Words
    painters: Painters
    pictures: Pictures
    piece_emojis: Emojis
    readers: Readers
    hooks: Hooks
    doors: Doors
    crier: Crier


@dataclass(frozen=True)
class Live:
    """What is kept up to date while people play, and what goes by itself there."""

    hands: Hands
    boards: Boards
    members: Members
    pings: Pings
    calls: Calls
    upkeep: Upkeep
    thinkers: Thinkers
    computers: Computers
    windows: Windows
    expiry: Expiry


def tables(
    store: Store,
    timing: Timing,
    unsure: Callable[[int], None],
    watchers: Callable[[], Sequence[Watcher]],
    places: Callable[[TableRow], Sequence[Place]],
    ousted: Callable[[str], None],
) -> Tables:
    """The rooms of tables. unsure: called with a table of which nobody knows whether its last move was saved. watchers:
    who is told of every change. places: what has to work for the players of a table. ousted: called with the
    reason once another process has the shards of this one."""
    host = HostClock()
    clock = Clock(lambda: host.jump != 0)
    keeper = Keeper(store, host.now, unsure, watchers)
    settings = Settings(keeper, keeper.forget_ended)
    lobbies, matches, departures = Lobbies(keeper, settings), Matches(keeper, timing), Departures(keeper)
    downtime = Downtime(keeper, matches, clock, timing, places, ousted, host)
    return Tables(
        timing,
        clock,
        keeper,
        settings,
        lobbies,
        matches,
        Guests(lobbies, keeper.now, keeper.opening),
        Leaving(keeper, matches, clock, timing),
        Sleeping(keeper, matches, clock, timing),
        Settling(keeper, timing),
        downtime,
        Idle(keeper, matches, settings, downtime.is_down),
        RatingAnew(keeper),
        departures,
        Sweep(keeper, departures.forget),
    )


def outside(client: discord.Client, config: Config, tables: Tables, pace: Pace) -> Outside:
    """The rooms of what is written and painted, and sent, by that pace."""
    names, words, painters, emojis = Names(client), Words(strict=config.strict), Painters(config.painters), Emojis()
    pictures = Pictures(words, painters.paint, names.of, painters.at_once)
    readers = Readers(words, pictures, tables.settings, emojis)
    hooks = Hooks(config.timing, rule=EditRule(tables.keeper.store))
    doors = Doors(client)
    crier = Crier(client, pace, doors)
    return Outside(pace, names, words, painters, pictures, emojis, readers, hooks, doors, crier)


def live(client: discord.Client, config: Config, tables: Tables, outside: Outside) -> Live:
    keeper, matches, clock, timing = tables.keeper, tables.matches, tables.clock, tables.timing
    readers, hooks, pace, downtime = outside.readers, outside.hooks, outside.pace, tables.downtime

    def slower_s(table: Table) -> float:
        return hooks.slower_s(matches.neighbours.of(table))

    hands = Hands(keeper, readers, hooks, timing, matches.sent, tables.settling, outside.doors)
    boards = Boards(
        client,
        keeper,
        readers,
        outside.names,
        pace,
        hooks,
        timing,
        outside.doors,
        tried=lambda channel, works: (downtime.up if works else downtime.down)(Place("channel", channel), "fails"),
    )
    members = Members(client, keeper, matches, pace)
    around = Around(hands.reachable, tables.held, members.look_for)
    pings = Pings(Notices(client, keeper, boards), keeper, clock, readers, tables.settings, timing, around)
    notices = Notices(client, keeper, boards, ":call")
    calls = Calls(client, notices, keeper, clock, readers, tables.settings, timing, members)
    thinkers = Thinkers(config.thinkers)
    return Live(
        hands,
        boards,
        members,
        pings,
        calls,
        Upkeep(keeper, clock, boards, hands, pings),
        thinkers,
        Computers(keeper, matches, clock, timing, thinkers, slower_s),
        Windows(keeper, matches, clock, timing, tables.held, hands.unsent, hands.unreached),
        Expiry(tables.lobbies, keeper.now, clock, timing, boards.want),
    )


def desk(
    client: discord.Client, tables: Tables, outside: Outside, live: Live, looked_at: Callable[[int], None]
) -> Desk:
    shown = outside.readers, outside.names, live.boards
    made = Desk(client, tables.keeper, *shown, tables.settings, live.upkeep.show_soon, looked_at)
    made.turnstile.hold_to(tables.timing.press_s)
    made.publicity.limit(on=tables.timing.press_s > 0)
    return made


def house(
    client: discord.Client, config: Config, desk: Desk, tables: Tables, outside: Outside, live: Live, *, forget: Forget
) -> House:
    """What features stand on. forget: everything forgets somebody."""
    reels, keeper = Reels(), tables.keeper
    return House(
        desk=desk,
        panels=Panels(desk, outside.hooks),
        boards=live.boards,
        hands=live.hands,
        pings=live.pings,
        readers=outside.readers,
        names=outside.names,
        members=live.members,
        crier=outside.crier,
        films=Films(reels, outside.pictures, outside.painters),
        clock=tables.clock,
        keeper=keeper,
        lobbies=tables.lobbies,
        matches=tables.matches,
        guests=tables.guests,
        leaving=tables.leaving,
        sleeping=tables.sleeping,
        thinkers=live.thinkers,
        weekdays=config.daily,
        reels=reels,
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
    tables: Tables,
    outside: Outside,
    live: Live,
) -> MetricsPage:
    """What this machine may ask for. ours: the words with which what is typed and pressed here begins. trace: of all
    requests."""
    from bot.app.metrics import MetricsPage, Standing  # with an extra that is not always there

    store = tables.keeper.store

    async def standing() -> Standing:
        leases = await _told(store.leases.running())
        return Standing(
            not health.wrong,
            await _told(store.tables.open_by_game()),
            leases and {name: left_ms / 1000 for name, left_ms in leases.items()},
            store.work,
            {"painters": outside.painters.load, "thinkers": live.thinkers.load},
            {number: None if shard.is_closed() else shard.latency for number, shard in client.shards.items()},
            time.monotonic() - store.work.kept_at,
        )

    return MetricsPage(trace, ours, standing, lambda: health.wrong)


async def _told(found: Awaitable[T]) -> T | None:
    """What the database tells, if it does."""
    try:
        return await found
    except StoreError:
        return None


def watchers(tables: Tables, live: Live) -> Sequence[Watcher]:
    """Who is told of every saved change of a table, in this order: first what counts, then what is shown, then what
    goes by itself, then what looks after it."""
    return (
        tables.matches.neighbours.watch,
        live.hands.refresh,
        live.boards.refresh,
        live.pings.watch,
        live.calls.watch,
        live.members.watch,
        live.computers.watch,
        live.windows.watch,
        tables.leaving.ending.watch,
        tables.leaving.watch,
        tables.sleeping.watch,
        tables.settling.watch,
        live.expiry.watch,
        tables.sweep.watch,
    )


def memories(outside: Outside, live: Live, films: Films) -> Sequence[Forget]:
    """What remembers somebody, besides the database."""
    named = outside.names.forget, live.members.forget, outside.words.forget
    return (*named, outside.pictures.forget, outside.painters.forget, films.forget)


def chores(tables: Tables, hooks: Hooks) -> Sequence[Chore]:
    """What is done now and then, whatever features there are."""
    store = tables.keeper.store
    rating = Rating(store, tables.keeper.now, tables.ratings.want)
    changes = Every(tables.clock, "changes", CHANGES_PAUSE_S, tables.settings.look).sooner_by(store.news, "choices")
    return (
        tables.sweep,
        tables.ratings,
        Every(tables.clock, "idle", LOOK_PAUSE_S, tables.idle.look),
        Every(tables.clock, "ratings", LOOK_FOR_RATINGS_S, rating.look),
        *([changes, Every(tables.clock, "edits", EDITS_PAUSE_S, hooks.rule.look)] if store.leases.shared else []),
    )
