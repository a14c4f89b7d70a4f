"""The bot put together: client, store, tables, messages, commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from discord.ext import commands

from bot.app.emoji_sync import PAUSE_S, EmojiSync, Tally, sync
from bot.app.ending import closed
from bot.app.waking import Waking
from bot.cogs.changes import Changes
from bot.cogs.learn import Learn
from bot.cogs.mentions import Mentions
from bot.cogs.menus import Menus
from bot.cogs.play import Play
from bot.cogs.records import Records
from bot.cogs.rules import RulesPages
from bot.cogs.seat import Seats
from bot.cogs.wishes import Wishes
from bot.config import Config
from bot.messages.advice_presses import AdvicePresses
from bot.messages.block_panel import BlockPresses
from bot.messages.boards import Boards
from bot.messages.challenge_presses import ChallengePresses
from bot.messages.desk import Desk
from bot.messages.emoji import Emojis
from bot.messages.films import Films
from bot.messages.guest_presses import GuestPresses
from bot.messages.guests_panel import GuestsPanel
from bot.messages.hands import Hands
from bot.messages.history_presses import HistoryPresses
from bot.messages.hooks import Hooks
from bot.messages.leaderboard_page import Leaderboard
from bot.messages.leaderboard_presses import LeaderboardPresses
from bot.messages.lesson_presses import LessonPresses
from bot.messages.lobby_presses import LobbyPresses
from bot.messages.members import Members
from bot.messages.names import Names
from bot.messages.opening import Opening
from bot.messages.pace import Pace
from bot.messages.painters import Painters
from bot.messages.panels import Panels
from bot.messages.pictures import Pictures
from bot.messages.pings import Pings
from bot.messages.preset_panel import PresetPresses
from bot.messages.presses import Presses
from bot.messages.privacy_panel import PrivacyPresses
from bot.messages.profile_page import ProfilePages
from bot.messages.profile_presses import ProfilePresses
from bot.messages.reader import Readers
from bot.messages.rematch_presses import RematchPresses
from bot.messages.replay_presses import ReplayPresses
from bot.messages.review_presses import ReviewPresses
from bot.messages.router import Handler, Router
from bot.messages.rules_presses import RulesPresses
from bot.messages.setting_presses import SettingPresses
from bot.messages.sharing import Sharing
from bot.messages.tree import Tree, register
from bot.messages.upkeep import Upkeep
from bot.messages.why_presses import WhyPresses
from bot.store import Store, TableRow
from bot.tables.advice import Advice
from bot.tables.clock import Clock
from bot.tables.computers import Computers
from bot.tables.departures import Departures
from bot.tables.downtime import Downtime
from bot.tables.expiry import Expiry
from bot.tables.guests import Guests
from bot.tables.idle import Idle
from bot.tables.keeper import Keeper
from bot.tables.leaving import Leaving
from bot.tables.lobbies import Lobbies
from bot.tables.matches import Matches
from bot.tables.privacy import Privacy
from bot.tables.recount import catch_up
from bot.tables.reels import Reels
from bot.tables.rematches import Rematches
from bot.tables.reviews import Reviews
from bot.tables.settings import Settings
from bot.tables.sweep import Sweep
from bot.tables.thinkers import Thinkers
from bot.tables.windows import Windows
from bot.words import Words

log = logging.getLogger(__name__)


class Hanapai(commands.AutoShardedBot):
    """The client. It needs the guilds intent, with mentions that of messages, and no privileged one."""

    def __init__(self, config: Config, store: Store) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=config.mentions),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.05 if config.api else 2.0,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        timing, self.mentions = config.timing, config.mentions
        self.timing = timing
        self.store, self.clock = store, Clock()
        self.keeper = Keeper(store)
        self.settings = Settings(self.keeper)
        self.lobbies, self.matches = Lobbies(self.keeper, self.settings), Matches(self.keeper, timing)
        self.guests, self.rematches = Guests(self.keeper, self.lobbies), Rematches(self.keeper, self.lobbies)
        self.pace = Pace()
        self.names = Names(self, self.pace.turn_of_all)
        self.words = Words(strict=config.strict)
        self.painters = Painters(config.painters)
        self.pictures = Pictures(self.words, self.painters.paint, self.names.of, self.painters.at_once)
        self.piece_emojis = Emojis()
        self.emoji_sync = EmojiSync(self, self.piece_emojis) if config.emoji else None
        self.readers = Readers(self.words, self.pictures, self.settings, self.piece_emojis)
        self.hooks = Hooks(timing)
        self.hands = Hands(self.keeper, self.readers, self.hooks, timing)
        self.boards = Boards(self, self.keeper, self.readers, self.names, self.pace, timing)
        self.pings = Pings(self, self.keeper, self.hands, self.clock, self.boards, self.readers, timing, self.settings)
        self.members = Members(self, self.keeper, self.matches, self.pace)
        self.pings.missing = self.members.look_for
        self.upkeep = Upkeep(self.keeper, self.clock, self.boards, self.hands, self.pings)
        self.thinkers = Thinkers(config.thinkers)
        self.advice = Advice(self.keeper, self.thinkers)
        self.computers = Computers(self.keeper, self.matches, self.clock, timing, self.thinkers)
        self.reviews, self.reels = Reviews(self.keeper), Reels()
        self.windows = Windows(self.keeper, self.matches, self.clock, timing)
        self.leaving = Leaving(self.keeper, self.matches, self.clock, timing)
        self.downtime = Downtime(self.keeper, self.matches, self.clock, timing, self._places)
        self.windows.held = lambda table: self.downtime.is_down(table.row)
        self.boards.failing = lambda channel: self.downtime.down(("channel", channel))
        self.boards.working = lambda channel: self.downtime.up(("channel", channel))
        self.privacy = Privacy(self.keeper, self.lobbies, self.leaving, self.settings)
        self.privacy.shown = self.boards.want
        self.idle = Idle(self.keeper, self.matches, self.clock, lambda guild: self.settings.of(guild).idle_days)
        self.expiry = Expiry(self.keeper, self.lobbies, self.clock, timing, self.boards.want)
        self.departures = Departures(self.keeper)
        self.sweep = Sweep(self.keeper, self.departures.forget)
        self.waking = Waking(
            self.keeper,
            self.clock,
            timing,
            self.downtime,
            self.expiry,
            self.windows,
            self.leaving,
            self.computers,
            self.upkeep,
            self.pings,
        )
        self.desk = Desk(self, self.keeper, self.readers, self.names, self.boards, self.settings)
        self.desk.opened = self.upkeep.show_soon
        self.panels = Panels(self.keeper, self.desk, self.hooks)
        self.review_presses = ReviewPresses(self.desk, self.reviews, self.reels, self.names)
        self.opening = Opening(self.desk, self.lobbies, self.guests, self.boards, self.hands, self.pings, self.names)

    async def setup_hook(self) -> None:
        self._starting = asyncio.create_task(self.painters.start())
        await catch_up(self.store)
        await self.settings.load()
        desk, keeper = self.desk, self.keeper
        leaderboard, profiles, reels = Leaderboard(keeper), ProfilePages(keeper), self.reels
        films = Films(reels, self.pictures, self.painters)
        blocks, pages = BlockPresses(desk, self.names), RulesPresses(desk)
        sharing = Sharing(desk, leaderboard, self.names, profiles, films)
        portraits = ProfilePresses(desk, self.names, profiles)
        replays = ReplayPresses(desk, reels, films, self.names)
        histories = HistoryPresses(desk, keeper, self.names, replays)
        boards = LeaderboardPresses(desk, leaderboard)
        lessons = LessonPresses(desk, self.opening)
        memories = (
            *(self.names.forget, self.members.forget, self.words.forget),
            *(self.pictures.forget, self.painters.forget, films.forget, self.reviews.forget),
        )
        privacy = PrivacyPresses(desk, self.privacy, self.hands, memories)
        changes = Changes(self, keeper, self.boards, self.upkeep, self.departures, self.waking.done)
        hear_ready(self, changes.listed)
        for cog in (
            Play(desk, self.opening, self.boards),
            Menus(desk, self.opening, self.tree),
            Seats(desk, self.hands),
            Records(desk, boards, sharing, portraits, replays, histories, self.review_presses),
            RulesPages(desk, pages),
            Learn(desk, lessons),
            Wishes(desk, self.names, blocks, privacy),
            changes,
        ):
            await self.add_cog(cog)
        if self.mentions:
            await self.add_cog(
                Mentions(desk, self.lobbies, self.boards, self.pings, self.names, self.readers, self.settings)
            )
        others = blocks.handlers | privacy.handlers | pages.handlers | sharing.handlers | lessons.handlers
        others |= boards.handlers | portraits.handlers | replays.handlers | histories.handlers
        others |= self.review_presses.handlers
        self.add_listener(Router(desk, self.hooks, self._by_word(pages) | others).on_interaction)
        await register(self, self.store)

    def _by_word(self, pages: RulesPresses) -> dict[str, Handler]:
        """What each kind of press does."""
        desk, boards, hands, panel = self.desk, self.boards, self.hands, GuestsPanel(self.names)
        return (
            Presses(desk, self.matches, self.leaving, hands).handlers
            | LobbyPresses(desk, self.lobbies, self.guests, boards, hands, panel, pages, self.panels).handlers
            | GuestPresses(desk, self.guests, boards, self.pings, panel, self.panels).handlers
            | RematchPresses(desk, self.rematches, self.opening, boards, hands, panel, self.panels).handlers
            | ChallengePresses(desk, self.opening).handlers
            | SettingPresses(desk).handlers
            | PresetPresses(desk).handlers
            | WhyPresses(desk).handlers
            | AdvicePresses(desk, self.advice).handlers
        )

    async def on_message(self, message: discord.Message, /) -> None:
        """Messages are no commands of the library; `Mentions` reads them."""

    async def on_ready(self) -> None:
        """After every start: computers go on, deadlines count again, and every table shows what was saved."""
        if self.waking.done.is_set():
            return
        await self.waking.wake_all()
        self.sweep.start()
        await self.idle.look()
        if self.emoji_sync is not None:
            self.emoji_sync.start()
        log.info("Ready as %s on %d servers.", self.user, len(self.guilds))

    async def on_shard_disconnect(self, shard_id: int) -> None:
        if self.waking.done.is_set():
            self.downtime.down(("shard", shard_id))

    async def on_shard_ready(self, shard_id: int) -> None:
        self.downtime.up(("shard", shard_id))

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.downtime.up(("shard", shard_id))

    def _places(self, row: TableRow) -> tuple[tuple[str, int], ...]:
        """What has to work for the players of a table: the shard of its server, and its channel."""
        return ("shard", (row.guild >> 22) % (self.shard_count or 1)), ("channel", row.channel)

    async def close(self) -> None:
        """Answer what is under way, then end everything, in a few seconds whatever hangs."""
        parts = (
            self.sweep,
            self.names,
            self.members,
            self.hands,
            self.boards,
            self.pings,
            self.panels,
            self.pictures,
            self.thinkers,
            self.review_presses,
            self.reviews,
            self.painters,
            *filter(None, [self.emoji_sync]),
        )
        shown = [part.close for part in parts]
        await closed([self.desk.close], [self.clock.close], shown, [super().close], [self.store.close])


def hear_ready(client: discord.Client, listed: Callable[[Mapping[str, Any]], None]) -> None:
    """Tell of each READY as it comes: discord.py keeps servers that it lists no more."""
    parsers: dict[str, Any] = client._connection.parsers  # pyright: ignore[reportPrivateUsage]
    parse = parsers["READY"]

    def ready(data: Mapping[str, Any]) -> None:
        listed(data)
        parse(data)

    parsers["READY"] = ready


def point_at(config: Config) -> None:
    """Let discord.py talk to another server than Discord (DISCORD A10)."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so no warning about it
    asset: Any = discord.asset.Asset
    if config.api:
        discord.http.Route.BASE = config.api
    if config.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(config.gateway)
    if config.cdn:
        asset.BASE = config.cdn


async def add_emoji(config: Config, pause_s: float = PAUSE_S) -> Tally:
    """Bring the emoji of the application up to date, without the bot. Raises discord.LoginFailure for a wrong token."""
    point_at(config)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(config.token)
        return await sync(client, Emojis(), pause_s)


async def run(config: Config, store: Store) -> None:
    """Run the bot until it is closed. Raises discord.LoginFailure for a wrong token."""
    point_at(config)
    bot: Any = Hanapai(config, store)
    try:
        await bot.start(config.token)
    finally:
        await bot.close()
