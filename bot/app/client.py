"""The assembled bot: client, store, tables, messages and commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.app import container
from bot.app.container import LiveServices, OutputServices
from bot.app.deaf_shards import DeafShards
from bot.app.discord_watchdog import DiscordWatchdog
from bot.app.emoji_sync import EmojiSync
from bot.app.features import FEATURES
from bot.app.health import Health, database, gateway, sign_in, stray_shard
from bot.app.identify_limiter import IdentifyLimiter
from bot.app.logins import point_at
from bot.app.process_watchdog import ProcessWatchdog
from bot.app.shutdown import closed
from bot.app.startup_resume import StartupResume, Waker
from bot.app.takeover import LOOK_PAUSE_S as TAKEOVER_PAUSE_S
from bot.app.takeover import Takeover
from bot.config import Config, ConfigError
from bot.framework.router import Router
from bot.history.backfill import achievements_of, catch_up
from bot.live.gateway_events_cog import GatewayEventsCog, hear_ready
from bot.store import ShardsOverlap, Store, TableRow
from bot.store.deadlines import Place, shard_of
from bot.tables.events import Resumed
from bot.tables.periodic import Periodic
from bot.tables.table import Table
from bot.transport import webhook_rate_limiter
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.command_registration import RETRY_S, CommandRegistration
from bot.transport.in_flight_requests import InFlightRequests
from bot.transport.invite import link
from bot.transport.responses import AFTERWARDS, Interaction
from bot.transport.tree import Tree
from engine import UNUSABLE

if TYPE_CHECKING:
    pass

log = logging.getLogger(__name__)


@runtime_checkable
class Closes(Protocol):
    """A part of the bot that must be closed at shutdown."""

    async def close(self) -> None: ...


class _LaunchFailed(Exception):
    """A shard couldn't be connected and has to be tried again."""


class Hanapai(commands.AutoShardedBot):
    """The Discord client.

    It needs the intents for guilds and scheduled events. If the bot answers mentions, it also needs the intent for
    guild messages. It needs no privileged intent.
    """

    def __init__(self, config: Config, store: Store, *, at_home: bool = False, succeeds: bool = False) -> None:
        self.in_flight, self.at_home = InFlightRequests(self._doubted, self._trusted, self._open_gate), at_home
        shards: dict[str, Any] = {}
        if config.shards is not None:
            shards = {"shard_ids": [*config.shards.numbers], "shard_count": config.shards.count}
        super().__init__(
            http_trace=self.in_flight.trace,
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_scheduled_events=True, guild_messages=config.mentions),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.05 if config.gateway else 2.0,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **shards,
        )
        self._config: Config = config
        self._fault: ShardsOverlap | None = None
        self._ours, self._launching = set[str](), set[int]()
        self._identifies = IdentifyLimiter(self, store.key_values, 0 if at_home else config.timing.sign_in_s)
        self.store, self.watchdog = store, DiscordWatchdog(self.http, self.in_flight.trace)
        self._life: asyncio.Task[Any] | None = None
        self.tables = container.tables(
            store, config.timing, lambda table: self.startup_resume.show_again_later(table), self._places, self._oust
        )
        registry, downtime = self.tables.registry, self.tables.downtime
        away = gateway(lambda: downtime.lost, registry.now)
        ready = sign_in(lambda: self.takeover.waits or self.startup_resume.done.is_set())
        self._deaf_shards = DeafShards(self, registry, downtime)
        self.takeover = Takeover(store, config.process, self._end, self._deaf_shards.heard, waits=succeeds)
        stray = stray_shard(
            lambda: downtime.lost, registry.now, lambda: not all(each.is_closed() for each in self.shards.values())
        )
        self._registration = CommandRegistration(self, store)
        self.restart_signs = (self._deaf_shards.sign, stray)
        signs = (self.watchdog.sign, database(store.work), away, ready, self._identifies.sign, self._registration.sign)
        self.health = Health(config.beside, *self.restart_signs, *signs)
        self.outside = container.outside(
            self,
            config,
            self.tables,
            ChannelRateLimiter(shut_s=self.in_flight.shut_s, on_the_way=self.in_flight.on_the_way),
        )
        self.live = container.live(self, config, self.tables, self.outside)
        self.webhook_limiter = self.outside.webhook_limiter
        webhook_rate_limiter.listen(self.in_flight.trace, self.webhook_limiter)
        self.emoji_sync = EmojiSync(self, self.outside.piece_emojis) if config.emoji else None
        tables, rooms = self.tables, (self.tables, self.outside, self.live)
        self.startup_resume = StartupResume(
            tables.registry,
            tables.clock,
            tables.timing,
            tables.downtime,
            *self._wakers(),
            lambda: self.live.table_messages.behind,
        )
        self.interactions = container.interactions(self, *rooms, self.startup_resume.looked_at, self.takeover.admits)
        self.services = container.services(self, config, self.interactions, *rooms, forget=self._forget)
        self.features = [build(self.services) for build in FEATURES]
        # without shared leases, only tables of earlier processes can be added, once those leases have expired
        pause_s = tables.timing.heartbeat_s if store.leases.shared else tables.timing.lease_s
        others = Periodic(tables.clock, "others", pause_s, self.startup_resume.run_once)
        tables.downtime.hurry = others.hurry
        parts = (each for part in self.features for each in part.chores)
        commands_again = Periodic(tables.clock, "commands", RETRY_S, self._registration.run_once)
        usual = container.chores(tables, self.webhook_limiter, self.interactions.answers)
        self.chores = (*usual, others, commands_again, *parts, *self._takeover_checks())
        self._inheriting = asyncio.Lock()
        self.metrics = None
        if config.metrics_port is not None:
            answers, trace = self.interactions.answers, self.in_flight.trace
            self.metrics = container.metrics(self, self.health, lambda: self._ours, trace, *rooms, answers)
            self.add_listener(self.metrics.counted.hear, "on_interaction")

    def _takeover_checks(self) -> Sequence[Periodic]:
        """Return the periodic check for another process that asks to take over this one's shards.

        The result is empty if no other process can share the database.
        """
        if not self.store.leases.shared:
            return ()
        check = Periodic(self.tables.clock, "takeover", TAKEOVER_PAUSE_S, self.takeover.run_once)
        return (check.sooner_by(self.store.news, "requests"),)

    def _wakers(self) -> tuple[Sequence[Waker], Waker]:
        """Return the functions that resume tables after a restart.

        The functions in the first value resume a table and are called in order. The second value resumes an ended
        table's side messages: pings and lobby announcements.
        """
        live, publish = self.live, self.tables.registry.events.publish

        async def beside(table: Table) -> None:
            await live.pings.wake(table)
            await live.lobby_announcements.wake(table)

        async def by_itself(table: Table) -> None:
            publish(Resumed(table))

        return (live.windows.wake, by_itself, live.resync.show_again, live.lobby_announcements.wake), beside

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        self.health.start()  # first, so that it also notices a startup that gets no answer
        port = self._config.metrics_port
        if self.metrics is not None and port is not None:
            try:
                await self.metrics.start(port, patient=self.takeover.waits)
            except OSError as error:
                said = f"METRICS_PORT {port} can't be used ({error.strerror or error}): set another port."
                raise ConfigError(said) from error
        if not self.takeover.waits:
            self.tables.downtime.start()
        self._life = asyncio.current_task()
        try:
            await super().start(token, reconnect=reconnect)
        except asyncio.CancelledError:
            if self._fault is not None:
                raise self._fault from None
            if not self.takeover.over:
                raise

    def _oust(self, why: str) -> None:
        """End this process because another process has taken its shards. `why`: the reason, for the error message.

        A service manager can then restart this process. The restarted process waits until the shards are free.
        """
        self._fail(ShardsOverlap(f"Another process now has the shards {self._config.shards or 'of this bot'}: {why}."))

    def _fail(self, fault: ShardsOverlap) -> None:
        if self._fault is None:
            self._fault = fault
            self._end()

    def _end(self) -> None:
        if self._life is not None:
            self._life.cancel()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard at the start, as often as it takes.

        discord.py calls this method again after each failure, which would end in a RecursionError after a thousand.
        """
        if shard_id in self._launching:
            raise _LaunchFailed
        self._launching.add(shard_id)
        while shard_id in self._launching:
            await self._identifies.launch(shard_id)
            with suppress(_LaunchFailed):
                await super().launch_shard(gateway, shard_id, initial=initial)
                self._launching.remove(shard_id)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        self._identifies.identify(shard_id or 0)

    async def setup_hook(self) -> None:
        self._starting = asyncio.create_task(self.outside.painters.start())
        await catch_up(self.store)
        declared = [each for feature in self.features for each in feature.achievements]
        await self.store.records.declare(achievements_of(declared))
        await self.tables.settings.load()
        await self.webhook_limiter.rule.load(self.application_id)
        registry, live, guild_removals = self.tables.registry, self.live, self.tables.guild_removals
        changes = GatewayEventsCog(
            self, registry, live.table_messages, live.resync, guild_removals, self.startup_resume.done
        )
        hear_ready(self, changes.listed)
        await self.add_cog(changes)
        registry.events.subscribe(*container.subscribers(self.tables, live, self.services.panels))
        for feature in self.features:
            registry.events.subscribe(*feature.subscribers)
            for command in feature.commands:
                if isinstance(command, commands.Cog):
                    await self.add_cog(command)
                else:
                    self.tree.add_command(command)
        handlers = [each for feature in self.features for each in feature.handlers]
        router = Router(self.interactions, self.webhook_limiter, handlers)
        self._ours |= {*router.components, *(command.name for command in self.tree.walk_commands())}
        self.add_listener(router.on_interaction)
        await self._registration.start()

    async def before_command(self, interaction: Interaction) -> None:
        """Run the features' hooks that come before every command."""
        for feature in self.features:
            for beforehand in feature.beforehand:
                await beforehand(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """Run what comes after an answered command: the features' hooks, and the jobs of this interaction."""
        if not self.interactions.take():
            return
        hooks = [each for feature in self.features for each in feature.after_commands]
        for job in (*hooks, *interaction.extras.pop(AFTERWARDS, {}).values()):
            await job(interaction)

    def _forget(self, user: int) -> None:
        memories = container.memories(self.outside, self.live, self.services.films)
        for forget in (*memories, *(each for feature in self.features for each in feature.forgets)):
            forget(user)

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing, because the bot has no text commands. `MentionCog` reads messages."""

    async def on_ready(self) -> None:
        """Begin work after startup: computers play on, deadlines run again, and every table shows its saved state."""
        async with self._inheriting:
            await self._begin()

    async def _begin(self) -> None:
        if self.startup_resume.done.is_set():
            return
        if self.takeover.waits:
            try:
                await self.takeover.inherit(self.tables.timing.lease_s)
            except ShardsOverlap as overlap:
                self._fail(overlap)
                return
            # forget what was read before now, because the other process may have changed it
            self.tables.registry.forget_all()
            self.tables.clock.drop_tables()
            self.tables.downtime.start()
        await self.startup_resume.wake_all()
        for chore in self.chores:
            chore.start()
        self._deaf_shards.start()
        if self.emoji_sync is not None:
            self.emoji_sync.start()
        servers = len(self.guilds)
        log.info("Ready as %s on %d %s.", self.user, servers, "server" if servers == 1 else "servers")
        if self.application_id and not self.at_home:
            log.info("Link that adds the bot to a server: %s", link(self.application_id))

    async def on_shard_disconnect(self, shard_id: int) -> None:
        if self.startup_resume.done.is_set():
            self.tables.downtime.down(self._shard(shard_id))

    async def on_shard_ready(self, shard_id: int) -> None:
        self._deaf_shards.hear(shard_id)
        self.tables.downtime.up(self._shard(shard_id))

    on_shard_resumed = on_shard_ready

    def _doubted(self, channel: int, ago_s: float) -> None:
        self.tables.downtime.down(Place("channel", channel), "silent", ago_s)

    def _trusted(self, channel: int) -> None:
        self.tables.downtime.up(Place("channel", channel), "silent")

    def _open_gate(self) -> None:
        """Let requests pass again after a global rate limit.

        discord.py normally does so itself, but not if the request that had to wait was cancelled.
        """
        http: Any = self.http
        http._global_over.set()

    def _places(self, row: TableRow) -> tuple[Place, Place]:
        """Return the two places that must be reachable for a table: its server's shard and its channel."""
        return self._shard(shard_of(row.guild, self.shard_count or 1)), Place("channel", row.channel)

    def _shard(self, number: int) -> Place:
        return Place("shard", number, self.shard_count or 1)

    async def close(self) -> None:
        """Finish answering interactions, then close all parts of the bot.

        This takes a few seconds at most, even if a part hangs.
        """
        parts = (
            *self.chores,
            self.health,
            *_of(self.outside),
            *_of(self.live),
            self._deaf_shards,
            self._identifies,
            self.services.panels,
            self.emoji_sync,
            self.metrics,
        )
        shown = [part.close for part in parts if isinstance(part, Closes)]
        shown += [feature.close for feature in self.features if feature.close is not None]
        ends = [self.takeover.leave], [self.store.close]
        library = [super().close] if self._life is not None else []  # fails if the client was never started
        await closed([self.interactions.close], [self.tables.clock.close], shown, library, *ends)


def _of(rooms: OutputServices | LiveServices) -> list[object]:
    return [getattr(rooms, each.name) for each in fields(rooms)]


async def run(
    config: Config,
    store: Store,
    *,
    at_home: bool = False,
    succeeds: bool = False,
    watchdog: ProcessWatchdog | None = None,
) -> None:
    """Run the bot until it is closed. Raises discord.LoginFailure for a wrong token.

    `at_home`: whether the bot runs in the playground, where it can't be invited. `succeeds`: whether this process takes
    over from a running one (`Takeover`). `store` has no lease until it has done so.
    """
    point_at(config)
    if UNUSABLE:
        log.warning("The extra `fast` is installed but can't be used here (%s); continuing without it.", UNUSABLE)
    bot: Any = Hanapai(config, store, at_home=at_home, succeeds=succeeds)
    if watchdog is not None:
        watchdog.watch(store, *bot.restart_signs)
    try:
        await bot.start(config.token)
    finally:
        if watchdog is not None:
            watchdog.close()
        await bot.close()
