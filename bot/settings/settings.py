"""Settings of guilds and users, and the service that reads and saves them."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar

from bot import i18n
from bot.errors import UserError
from bot.games import GAMES
from bot.settings.bans import Bans
from bot.settings.blocks import Blocks, Person
from bot.settings.clocks import CLOCKS, PACE, PACES, clock_of, clocks_of
from bot.settings.hours import within
from bot.settings.presets import Presets, Server, sets_of
from bot.settings.setting_kinds import (
    SettingsModel,
    by_game,
    channel,
    channels,
    choice,
    flag,
    number,
    role,
    several,
    span,
    zone,
)
from bot.settings.versioned_cache import Entry, VersionedCache
from bot.store import Choices, Store
from bot.store.people import Kept
from bot.store.records import since
from bot.store.seasons import WANTED, season_before
from engine.core import AnyGame

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 10.0
"""Seconds between two checks for changes by other processes."""
AS_GAME, AS_SERVER, AS_DISCORD = "game", "server", "discord"
"""Choices that follow the game, the guild or the user's language in Discord."""
IDLE_DAYS, ZONE = "idle_days", "zone"
CHANNELS_OF_ALL = ("daily", "puzzles", "season", "recap")
"""Settings of a guild for what is posted regularly, each with a channel."""
UNREAD = {"zone": "bad-zone", "hours": "bad-hours"}
"""Error key for a value that was refused, by the kind of its setting."""


def _orders() -> tuple[str, ...]:
    """Return the standing orders of all games, except those that hide hints, because hints have their own setting."""
    orders = (order for game in GAMES.values() for order in game.orders if not order.hides)
    return tuple(dict.fromkeys(order.key for order in orders))


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings(SettingsModel):
    """Settings of a guild, for all its members.

    - `channels`: where tables may be opened. If empty: everywhere.
    - `starters`: the role that may open tables. None: everyone.
    - `pictures`: with `small`, emoji replace the picture of a hand.
    - `worldwide`: whether matches in this guild also count on the global leaderboards.
    - `ledger`: whether the total points of an evening are posted in its channel.
    - `stake`: a number by which that post multiplies points, for show only. 0: none.
    - `log`: the channel where each moderator action is logged. None: nowhere.
    - `zone`: the IANA name of the time zone for hours of this guild.
    - `calls`: the channel where players are pinged for lobbies. None: the channel of each lobby.
    - `called`: the role that is also pinged for lobbies.
    - `quiet`: the hours in which nobody is mentioned.
    - `asked`: whether the language is settled. It is once a manager of the guild has used a command, or was asked for
      the language.
    - `season`: the channel where the end of a season is announced. None: nowhere.
    - `champion`: the role for the winner of a season. None: no role.
    - `puzzles`: the channel where a puzzle is posted each week. None: nowhere.
    - `daily`: the channel where the line about the daily puzzle is posted. None: nowhere.
    - `recap`: the channel where each week's recap is posted. None: nowhere.
    - `events`: whether a club night gets a scheduled event in Discord, if the bot may create events.
    """

    where: ClassVar[str] = "server"

    language: str = choice(i18n.DEFAULT, lambda: i18n.languages(), said="language")
    channels: tuple[int, ...] = channels()
    starters: int | None = role()
    game: str = choice(next(iter(GAMES)), lambda: tuple(GAMES), said="game")
    presets: Mapping[str, str] = by_game(lambda game: tuple(game.presets), said="preset")
    clock: str = choice(AS_GAME, lambda: (AS_GAME, *CLOCKS))
    pace: str = choice(PACE, lambda: PACES)
    threads: bool = flag(False)
    pings: bool = flag(True)
    hints: bool = flag(True)
    pictures: str = choice("usual", lambda: ("usual", "small"))
    idle_days: int = number(14, 1, 90, 1, 3, 7, 14, 30, 60, 90)
    leaderboard: str = choice("public", lambda: ("public", "private"))
    worldwide: bool = flag(False)
    ledger: bool = flag(False)
    stake: int = number(0, 0, 1000, 0, 1, 2, 5, 10, 50, 100)
    log: int | None = channel()
    zone: str = zone()
    calls: int | None = channel()
    called: int | None = role(mentioned=True)
    quiet: str = span()
    season: int | None = channel()
    champion: int | None = role(given=True)
    puzzles: int | None = channel()
    daily: int | None = channel()
    recap: int | None = channel()
    events: bool = flag(False, needs="create_events")
    asked: bool = flag(False, shown=False)

    def preset(self, game: str, *, short: bool = False) -> str:
        """Return the preset that a new table of that game gets.

        `short`: one person plays with computers. If the server chose no preset, the game's short one is used then.
        """
        usual = GAMES[game].short if short else next(iter(GAMES[game].presets))
        return self.presets.get(game) or usual


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences(SettingsModel):
    """Preferences of a user, in all guilds.

    - `pictures`: as in `ServerSettings`.
    - `in_words`: whether messages have no pictures at all.
    - `calm`: whether the user gets more time in claim windows.
    - `contrast`, `red_backs`, `codes`, `plain`: how the user's own pictures look.
    - `worldwide`: whether the user is on the global leaderboards.
    - `puzzles`: whether positions from the user's matches may become puzzles for others.
    - `rivals`: whether recaps show the user's results against others who agree, too.
    - `streak`: whether others see the user's streak of dailies.
    - `reminder`: whether the user is mentioned below the daily line before a streak of dailies ends.
    - `quiet`: the hours in which the user is not mentioned, in the user's `zone`.
    - `groups`: whether the user may be challenged in groups and direct messages.
    """

    where: ClassVar[str] = "mine"

    language: str = choice(AS_DISCORD, lambda: (AS_DISCORD, *i18n.languages()), said="language")
    hints: str = choice(AS_SERVER, lambda: (AS_SERVER, "on", "off"))
    pings: bool = flag(True)
    pace: str = choice(AS_SERVER, lambda: (AS_SERVER, *PACES))
    confirmations: str = choice("all", lambda: ("all", "ending"))
    pictures: str = choice(AS_SERVER, lambda: (AS_SERVER, "usual", "small"))
    in_words: bool = flag(False)
    contrast: bool = flag(False)
    red_backs: bool = flag(False)
    codes: bool = flag(False)
    plain: bool = flag(False)
    orders: tuple[str, ...] = several(_orders, said="order")
    calm: bool = flag(False)
    challenges: bool = flag(True)
    groups: bool = flag(True)
    worldwide: bool = flag(False)
    puzzles: bool = flag(False)
    rivals: bool = flag(False)
    streak: bool = flag(False)
    reminder: bool = flag(False)
    quiet: str = span()
    zone: str = zone(AS_SERVER)


@dataclass(frozen=True, slots=True)
class PingRecipients:
    """Users that a message pings.

    - `wanted`: users who want pings at all. If there are any, the message gets the text of a ping.
    - `now`: users of `wanted` whom the message may mention at this moment.
    - `aloud`: whether the message may mention any users.
    """

    wanted: Sequence[int]
    now: Sequence[int]
    aloud: bool


def hinted(server: ServerSettings, wants: Preferences) -> bool:
    """Return whether a user in this guild gets hints on what their hand is good for."""
    return server.hints if wants.hints == AS_SERVER else wants.hints == "on"


def is_small(server: ServerSettings, wants: Preferences) -> bool:
    """Return whether a user in this guild gets emoji instead of a picture of their hand."""
    return (server.pictures if wants.pictures == AS_SERVER else wants.pictures) == "small"


class Settings:
    """Settings of guilds and users.

    They are read from the database on first use, and stay in memory with their version. After `await read(...)`, all
    methods that look up a setting are synchronous. A change is saved before it takes effect.

    - `blocks`: users that other users have blocked.
    - `kept_out`: users that moderators have suspended.
    - `presets`: house rules that guilds have saved.
    - `forgotten`: called when another process may have erased a user.
    """

    def __init__(self, store: Store, forgotten: Callable[[], None] = lambda: None) -> None:
        self._store, self._forgotten = store, forgotten
        self._saved_servers, self._saved_people = store.servers.settings, store.people.preferences
        self._servers = VersionedCache(self._saved_servers, _server)
        self._people = VersionedCache(self._saved_people, _person)
        self.presets = Presets(self._saved_servers, self._servers)
        self.blocks = Blocks(store, self._people)
        self.kept_out = Bans(store, self.blocks, self._people)

    async def load(self) -> None:
        """Load what the settings need at the start, and begin to track changes by other processes.

        Raises StoreError.
        """
        await self._servers.begin()
        await self._people.begin()
        await self.blocks.load()

    async def poll_changes(self) -> None:
        """Check which settings other processes have changed. They are loaded again on next use.

        If another process has deleted a user's data, the callback `forgotten` of this service is called. Ended tables
        in memory may still name that user.
        """
        try:
            await self._servers.poll_changes()
            if await self._people.poll_changes():
                self._forgotten()
        except UserError as refused:
            log.info("Could not check which settings other processes have changed (%s); will retry.", refused.key)

    async def read(self, *, guild: int | None = None, users: Iterable[int] = ()) -> Sequence[object]:
        """Load the settings of a guild and of users into memory. Raises UserError.

        They stay in memory as long as the caller keeps the returned value, and at least until the next await.
        """
        found: list[Entry[Any]] = [] if guild is None else [await self._servers.read(guild)]
        return [*found, *[await self._people.read(user) for user in users]]

    async def server(self, guild: int) -> ServerSettings:
        """Load and return the settings of a guild. Raises UserError."""
        return (await self._servers.read(guild)).value.chosen

    async def blocked(self, users: Iterable[int]) -> Callable[[int, int], bool]:
        """Load the blocks of users. Return a function that returns whether one of them has blocked another user.

        Raises UserError.
        """
        loaded = {user: await self._people.read(user) for user in users}
        return lambda user, other: self.blocks.include(loaded[user].value, other)

    def for_guild(self, guild: int) -> ServerSettings:
        """Return the settings of a guild.

        Raises LookupError if they are not in memory. The same holds for all synchronous methods of this class.
        """
        return self._servers.get(guild).chosen

    def for_user(self, user: int) -> Preferences:
        return self._people.get(user).chosen

    def untold(self, user: int) -> Sequence[int]:
        """Return the guilds where moderators did something to a user, who doesn't know of it yet."""
        return self._people.get(user).untold

    async def idle_days(self) -> dict[int, int]:
        """Return after how many days idle matches close, for each guild that has changed the default.

        Raises StoreError.
        """
        texts = await self._store.servers.choosing(IDLE_DAYS)
        found = {guild: ServerSettings.parse({IDLE_DAYS: text}).idle_days for guild, text in texts.items()}
        return {guild: days for guild, days in found.items() if days != ServerSettings().idle_days}

    async def set_for_guild(self, guild: int, key: str, value: Sequence[str]) -> bool:
        """Save a setting of a guild. Return whether it was saved.

        It is not saved if another process has changed the guild's settings since they were last loaded here. In this
        case, load them again. Raises UserError for an unknown key, or a value that is not allowed.
        """
        done = await self._set(self._servers, self._saved_servers, guild, key, value)
        if done and key in WANTED:
            await self._note_season()
        return done

    async def set_for_user(self, user: int, key: str, value: Sequence[str]) -> bool:
        """Save a setting of a user. Return values and errors are those of `set_for_guild`."""
        return await self._set(self._people, self._saved_people, user, key, value)

    def forgotten(self, user: int) -> None:
        """Drop a user's settings and blocks from memory, because they were deleted from the database."""

        def changed(owner: int, person: Person[Preferences]) -> Person[Preferences]:
            return _person(Kept(0, {})) if owner == user else self.blocks.without(person, user)

        self._people.change_all(changed)

    # Settings that depend on the guild and the user

    def clock(self, guild: int, game: AnyGame) -> str:
        """Return the clock that a new table of that game gets. It is a key of CLOCKS."""
        chosen = self.for_guild(guild).clock
        return chosen if chosen in clocks_of(game) else clock_of(game)

    def pace(self, guild: int, host: int) -> str:
        """Return how fast computers play at a table of this host. It is one of PACES."""
        chosen = self.for_user(host).pace
        return self.for_guild(guild).pace if chosen == AS_SERVER else chosen

    def hints(self, guild: int, user: int) -> bool:
        """Return whether a user in this guild gets hints on what their hand is good for."""
        return hinted(self.for_guild(guild), self.for_user(user))

    async def pinged(self, guild: int, users: Sequence[int]) -> PingRecipients:
        """Return which of these users a message may mention now. Call this for each message that mentions users.

        In the guild's quiet hours, it may mention nobody. In a user's own quiet hours, it may not mention that user.
        Quiet hours do not stop the message itself. Raises UserError.
        """
        server, now = await self.server(guild), self._store.now()
        people = {user: (await self._people.read(user)).value.chosen for user in users}
        if not server.pings:
            return PingRecipients((), (), aloud=False)
        wanted = [user for user in users if people[user].pings]
        aloud = not within(server.quiet, server.zone, now)
        awake = [user for user in wanted if not self._is_quiet(server, people[user], now)] if aloud else []
        return PingRecipients(wanted, awake, aloud)

    def _is_quiet(self, server: ServerSettings, wants: Preferences, now: int) -> bool:
        """Return whether a user with these preferences is in their quiet hours at the time `now`.

        The hours are in the time zone of the user. If the user chose none, they are in that of the server.
        """
        return within(wants.quiet, server.zone if wants.zone == AS_SERVER else wants.zone, now)

    def orders(self, guild: int, user: int, game: AnyGame) -> frozenset[str]:
        """Return the standing orders with which a user begins a match."""
        wanted, hints = self.for_user(user).orders, self.hints(guild, user)
        return frozenset(order.key for order in game.orders if (not hints if order.hides else order.key in wanted))

    async def check_challenge(self, guild: int, host: int, friend: int) -> None:
        """Check that the host may invite the friend. `guild`: 0 outside of guilds.

        Raises UserError: no-challenges, blocked-by-you. The text of no-challenges does not reveal the reason.
        """
        blocked, wants = await self.blocked((host, friend)), (await self._people.read(friend)).value.chosen
        if blocked(friend, host) or not wants.challenges or not (guild or wants.groups):
            raise UserError("no-challenges", friend=f"<@{friend}>")
        if blocked(host, friend):
            raise UserError("blocked-by-you", friend=f"<@{friend}>")

    async def _note_season(self) -> None:
        """Mark the last ended season as announced, for guilds that have just turned announcements on.

        So only later seasons are announced there. Save this at once, because the bot may not be running when the next
        season ends.
        """
        ended = season_before(since("season", self._store.now()))
        with suppress(UserError):  # otherwise the next periodic check of the calendar saves it
            await self._store.seasons.notice(ended)

    async def _set(
        self, recent: VersionedCache[Any], saved: Choices, owner: int, key: str, value: Sequence[str]
    ) -> bool:
        entry = await recent.read(owner)
        now: SettingsModel = entry.value.chosen
        setting = next((setting for setting in now.settings() if setting.key == key), None)
        if setting is None:
            raise UserError("bad-setting")
        try:
            read = setting.read(value)
        except ValueError as error:
            if setting.kind == "number":
                raise UserError("bad-number", low=str(setting.low), high=str(setting.high)) from error
            raise UserError(UNREAD.get(setting.kind, "bad-setting")) from error
        text = None if read == setting.default else " ".join(setting.words(read))
        return await recent.write(owner, saved.keep(owner, key, text, entry.version))


def _server(kept: Kept) -> Server[ServerSettings]:
    return Server(ServerSettings.parse(kept.texts), sets_of(kept.texts))


def _person(kept: Kept) -> Person[Preferences]:
    return Person(Preferences.parse(kept.texts), kept.blocked, kept.untold)
