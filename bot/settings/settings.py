"""What servers and people may choose, and a reader of what they have chosen."""

from __future__ import annotations

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
from bot.store.guarded import GuardedStore
from bot.store.people import Choices, Kept
from bot.store.records import since
from bot.store.seasons import WANTED, season_before
from engine.core import AnyGame

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 10.0
"""Between two looks at what other processes have changed."""
AS_GAME, AS_SERVER, AS_DISCORD = "game", "server", "discord"
"""Choices to have it as the game, the server or somebody's Discord has it."""
IDLE_DAYS, ZONE = "idle_days", "zone"
UNREAD = {"zone": "bad-zone", "hours": "bad-hours"}
"""Why a value was not taken, by the kind of its setting."""


def _orders() -> tuple[str, ...]:
    """The standing orders of all games; what hides hints is a setting of its own."""
    orders = (order for game in GAMES.values() for order in game.orders if not order.hides)
    return tuple(dict.fromkeys(order.key for order in orders))


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings(SettingsModel):
    """What is so for everybody on a server. channels: where tables may be opened, none: everywhere. starters: the role
    that may open them, None: everybody. pictures: `small` ones are emoji in place of the picture of a hand. worldwide:
    what is played here counts on the leaderboards of all servers, too. ledger: what an evening in a channel added up to
    is told there; stake: a number for show that its points are multiplied by, 0: none. log: where a line stands for
    each deed of a moderator, None: nowhere. zone: the IANA name of the time zone in which hours of this server are
    meant. calls: where people are called to lobbies, None: in the channel of each. called: the role that is called with
    them. quiet: the hours in which nobody is mentioned. asked: its language is settled, because somebody who manages it
    has used a command, or was asked for it. season: where the end of a season is told, None: nowhere. champion: the
    role of who is first then, None: none. puzzles: where a puzzle is asked each week, None: nowhere. daily: where the
    line of the daily stands, None: nowhere. events: a club night has a scheduled event of Discord, where the bot may
    make some."""

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
    events: bool = flag(False, needs="create_events")
    asked: bool = flag(False, shown=False)

    def preset(self, game: str, *, short: bool = False) -> str:
        """The house rules with which a table of that game begins; short: where one person plays with computers."""
        usual = GAMES[game].short if short else next(iter(GAMES[game].presets))
        return self.presets.get(game) or usual


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences(SettingsModel):
    """What is so for one person, on every server. pictures: as of a server. in_words: none at all. calm: more time in
    claim windows. contrast, red_backs, codes, plain: how their own pictures look. worldwide: they are on leaderboards
    of all servers. puzzles: others may be asked what they would do in their matches. quiet: the hours in which they are
    not mentioned, in their `zone`. groups: they may be challenged in groups and direct messages."""

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
    quiet: str = span()
    zone: str = zone(AS_SERVER)


@dataclass(frozen=True, slots=True)
class Pinged:
    """Whom a message is to call. wanted: those who want pings at all; the words are sent where there are any. now:
    those of them whom it may mention at this moment. aloud: whether it may mention anybody."""

    wanted: Sequence[int]
    now: Sequence[int]
    aloud: bool


def hinted(server: ServerSettings, wants: Preferences) -> bool:
    """Whether somebody wants to be shown there what their hand is good for."""
    return server.hints if wants.hints == AS_SERVER else wants.hints == "on"


def is_small(server: ServerSettings, wants: Preferences) -> bool:
    """Whether somebody wants emoji there in place of the picture of their hand."""
    return (server.pictures if wants.pictures == AS_SERVER else wants.pictures) == "small"


class Settings:
    """What servers and people have chosen. Each is read when it is needed first, and stays in memory with its version:
    asking is without waiting, for whoever has awaited `read`.

    A change is saved before it is seen. `blocks`: whom people have blocked; `kept_out`: whom
    moderators keep out; `presets`: the house rules that servers have saved. It calls `forgotten` when another process
    may have erased somebody.
    """

    def __init__(self, guarded: GuardedStore, forgotten: Callable[[], None] = lambda: None) -> None:
        self._guarded, self._forgotten, store = guarded, forgotten, guarded.store
        self._saved_servers, self._saved_people = store.servers.settings, store.people.preferences
        self._servers = VersionedCache(guarded, self._saved_servers, _server)
        self._people = VersionedCache(guarded, self._saved_people, _person)
        self.presets = Presets(self._saved_servers, self._servers)
        self.blocks = Blocks(store, guarded.now, self._people)
        self.kept_out = Bans(guarded, self.blocks, self._people)

    async def load(self) -> None:
        """Begin to notice what other processes change. Raises StoreError."""
        await self._servers.begin()
        await self._people.begin()
        await self.blocks.load()

    async def look(self) -> None:
        """Notice what other processes have changed: it is read again when it is needed. Where they have let somebody be
        forgotten, tables that are over may name them here."""
        try:
            await self._servers.look()
            if await self._people.look():
                self._forgotten()
        except UserError as refused:
            log.info("What others have chosen is looked at later (%s).", refused.key)

    async def read(self, *, guild: int | None = None, users: Iterable[int] = ()) -> Sequence[object]:
        """Have in memory what a server and some people have chosen, as long as somebody holds what is returned, and
        until the next wait in any case. Raises UserError."""
        found: list[Entry[Any]] = [] if guild is None else [await self._servers.read(guild)]
        return [*found, *[await self._people.read(user) for user in users]]

    def of(self, guild: int) -> ServerSettings:
        """What a server has chosen. Raises LookupError where nobody has read that, as all do that wait for nothing."""
        return self._servers.of(guild).chosen

    def of_user(self, user: int) -> Preferences:
        return self._people.of(user).chosen

    async def idle_days(self) -> dict[int, int]:
        """The days after which idle matches close, by server, where one has chosen so. Raises StoreError."""
        texts = await self._guarded.store.servers.choosing(IDLE_DAYS)
        found = {guild: ServerSettings.parse({IDLE_DAYS: text}).idle_days for guild, text in texts.items()}
        return {guild: days for guild, days in found.items() if days != ServerSettings().idle_days}

    async def set_of_server(self, guild: int, key: str, value: Sequence[str]) -> bool:
        """Choose for a server. Returns False, and has changed nothing, where another process has changed something
        there that was not known here: now it is. Raises UserError for an unknown key and for what it may not be."""
        done = await self._set(self._servers, self._saved_servers, guild, key, value)
        if done and key in WANTED:
            await self._note_season()
        return done

    async def set_of_user(self, user: int, key: str, value: Sequence[str]) -> bool:
        """Choose for a person. Returns and raises as `set_of_server`."""
        return await self._set(self._people, self._saved_people, user, key, value)

    def forgotten(self, user: int) -> None:
        """Forget what somebody has chosen, and whom they have blocked: it is not saved any more."""

        def changed(owner: int, person: Person[Preferences]) -> Person[Preferences]:
            return _person(Kept(0, {})) if owner == user else self.blocks.without(person, user)

        self._people.change_all(changed)

    # What follows from both

    def clock(self, guild: int, game: AnyGame) -> str:
        """The clock with which a table begins, a key of CLOCKS."""
        chosen = self.of(guild).clock
        return chosen if chosen in clocks_of(game) else clock_of(game)

    def pace(self, guild: int, host: int) -> str:
        """How fast computers play at somebody's table, one of PACES."""
        chosen = self.of_user(host).pace
        return self.of(guild).pace if chosen == AS_SERVER else chosen

    def hints(self, guild: int, user: int) -> bool:
        """Whether somebody wants to be shown what their hand is good for."""
        return hinted(self.of(guild), self.of_user(user))

    def pinged(self, guild: int, users: Sequence[int]) -> Pinged:
        """Whom of these a message may mention now: every message that mentions anybody asks here. In the quiet hours of
        the server that is nobody, in those of a person not them; the words are written all the same."""
        server, now = self.of(guild), self._guarded.now()
        if not server.pings:
            return Pinged((), (), aloud=False)
        wanted = [user for user in users if self.of_user(user).pings]
        aloud = not within(server.quiet, server.zone, now)
        awake = [user for user in wanted if not self._is_quiet(server, user, now)] if aloud else []
        return Pinged(wanted, awake, aloud)

    def _is_quiet(self, server: ServerSettings, user: int, now: int) -> bool:
        """Whether these are quiet hours of somebody, in the time zone of that server if they have named none."""
        wants = self.of_user(user)
        return within(wants.quiet, server.zone if wants.zone == AS_SERVER else wants.zone, now)

    def orders(self, guild: int, user: int, game: AnyGame) -> frozenset[str]:
        """The standing orders with which somebody begins a match."""
        wanted, hints = self.of_user(user).orders, self.hints(guild, user)
        return frozenset(order.key for order in game.orders if (not hints if order.hides else order.key in wanted))

    def check_challenge(self, guild: int, host: int, friend: int) -> None:
        """Check that the host may invite that friend on that server, or outside of servers (0). Raises UserError if
        not; whatever keeps the friend from it, it sounds alike."""
        wants = self.of_user(friend)
        if self.blocks.has(friend, host) or not wants.challenges or not (guild or wants.groups):
            raise UserError("no-challenges", friend=f"<@{friend}>")
        if self.blocks.has(host, friend):
            raise UserError("blocked-by-you", friend=f"<@{friend}>")

    async def _note_season(self) -> None:
        """Note what has ended before a server wanted to be told: the process may be down when the next season ends."""
        ended = season_before(since("season", self._guarded.now()))
        with suppress(UserError):  # the next look at the calendar notes it
            await self._guarded.saved(self._guarded.store.seasons.notice(ended))

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
