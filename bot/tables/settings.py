"""What servers and people may choose, and a reader of what they have chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from bot import words
from bot.store.choices import Choices
from bot.tables.blocks import Blocks
from bot.tables.keeper import Keeper
from bot.tables.presets import Presets
from bot.tables.setting import Chosen, Setting, by_game, channels, choice, flag, number, role, several
from bot.tables.table import Refused
from bot.tables.timing import CLOCKS, PACE, PACES, clock_of, clocks_of
from engine import GAMES
from engine.core import AnyGame

C = TypeVar("C", bound=Chosen)

AS_GAME, AS_SERVER, AS_DISCORD = "game", "server", "discord"
"""Choices to have it as the game, the server or somebody's Discord has it."""


def _orders() -> tuple[str, ...]:
    """The standing orders of all games; what hides hints is a setting of its own."""
    orders = (order for game in GAMES.values() for order in game.orders if not order.hides)
    return tuple(dict.fromkeys(order.key for order in orders))


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings(Chosen):
    """What is so for everybody on a server. channels: where tables may be opened, none: everywhere. starters: the role
    that may open them, None: everybody. pictures: `small` ones are emoji in place of the picture of a hand. worldwide:
    what is played here counts on the leaderboards of all servers, too."""

    where: ClassVar[str] = "server"

    language: str = choice(words.DEFAULT, lambda: words.languages(), said="language")
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

    def preset(self, game: str) -> str:
        """The house rules with which a table of that game begins."""
        return self.presets.get(game) or next(iter(GAMES[game].presets))


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences(Chosen):
    """What is so for one person, on every server. in_words: no pictures. calm: more time in claim windows. contrast,
    red_backs and codes: how their own pictures look. worldwide: they are shown on leaderboards of all servers."""

    where: ClassVar[str] = "mine"

    language: str = choice(AS_DISCORD, lambda: (AS_DISCORD, *words.languages()), said="language")
    hints: str = choice(AS_SERVER, lambda: (AS_SERVER, "on", "off"))
    pings: bool = flag(True)
    pace: str = choice(AS_SERVER, lambda: (AS_SERVER, *PACES))
    confirmations: str = choice("all", lambda: ("all", "ending"))
    in_words: bool = flag(False)
    contrast: bool = flag(False)
    red_backs: bool = flag(False)
    codes: bool = flag(False)
    orders: tuple[str, ...] = several(_orders, said="order")
    calm: bool = flag(False)
    challenges: bool = flag(True)
    worldwide: bool = flag(False)


class Settings:
    """All that servers and people have chosen, in memory from `load` on: asking costs nothing, for each message does.

    A change is saved before it is seen. `blocks`: whom people have blocked; `presets`: the house rules that servers
    have saved.
    """

    def __init__(self, keeper: Keeper) -> None:
        self._keeper, self.blocks = keeper, Blocks(keeper)
        self._saved_servers = Choices.of_servers(keeper.store.writer)
        self.presets = Presets(keeper, self._saved_servers)
        self._saved_people = Choices.of_people(keeper.store.writer)
        self._servers: dict[int, ServerSettings] = {}
        self._people: dict[int, Preferences] = {}

    async def load(self) -> None:
        """Read everything. Raises StoreError."""
        servers, people = await self._saved_servers.all(), await self._saved_people.all()
        self._servers = {guild: ServerSettings.parse(texts) for guild, texts in servers.items()}
        self._people = {user: Preferences.parse(texts) for user, texts in people.items()}
        self.presets.load(servers)
        await self.blocks.load()

    def of(self, guild: int) -> ServerSettings:
        return self._servers.get(guild) or ServerSettings()

    def of_user(self, user: int) -> Preferences:
        return self._people.get(user) or Preferences()

    async def set_of_server(self, guild: int, key: str, value: Sequence[str]) -> None:
        """Choose for a server. Raises Refused for an unknown key and for what it may not be."""
        found = await self._keep(self._saved_servers, guild, self.of(guild), key, value)
        self._servers[guild] = _with(self.of(guild), *found)

    async def set_of_user(self, user: int, key: str, value: Sequence[str]) -> None:
        """Choose for a person. Raises Refused for an unknown key and for what it may not be."""
        found = await self._keep(self._saved_people, user, self.of_user(user), key, value)
        self._people[user] = _with(self.of_user(user), *found)

    async def forget_server(self, guild: int) -> None:
        """As if nobody there had ever chosen anything."""
        await self._keeper.saved(self._saved_servers.forget(guild))
        self._servers.pop(guild, None)
        self.presets.forget(guild)

    def forgotten(self, user: int) -> None:
        """Forget what somebody has chosen, and whom they have blocked: it is not saved any more."""
        self._people.pop(user, None)
        self.blocks.forgotten(user)

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
        chosen = self.of_user(user).hints
        return self.of(guild).hints if chosen == AS_SERVER else chosen == "on"

    def pinged(self, guild: int, users: Sequence[int]) -> list[int]:
        """Those of these people whom a message may ping."""
        return [user for user in users if self.of_user(user).pings] if self.of(guild).pings else []

    def orders(self, guild: int, user: int, game: AnyGame) -> frozenset[str]:
        """The standing orders with which somebody begins a match."""
        wanted, hints = self.of_user(user).orders, self.hints(guild, user)
        return frozenset(order.key for order in game.orders if (not hints if order.hides else order.key in wanted))

    def check_challenge(self, host: int, friend: int) -> None:
        """Raises Refused if the host may not invite that friend; whatever keeps the friend from it, it sounds alike."""
        if self.blocks.has(friend, host) or not self.of_user(friend).challenges:
            raise Refused("no-challenges", friend=f"<@{friend}>")
        if self.blocks.has(host, friend):
            raise Refused("blocked-by-you", friend=f"<@{friend}>")

    async def _keep(
        self, saved: Choices, owner: int, now: Chosen, key: str, value: Sequence[str]
    ) -> tuple[Setting, Any]:
        setting = next((setting for setting in now.settings() if setting.key == key), None)
        if setting is None:
            raise Refused("bad-setting")
        try:
            read = setting.read(value)
        except ValueError as error:
            if setting.kind == "number":
                raise Refused("bad-number", low=str(setting.low), high=str(setting.high)) from error
            raise Refused("bad-setting") from error
        text = None if read == setting.default else " ".join(setting.words(read))
        await self._keeper.saved(saved.keep(owner, key, text))
        return setting, read


def _with(chosen: C, setting: Setting, value: Any) -> C:
    """The same with another value of one setting."""
    settings = [(each, value if each == setting else chosen.value(each)) for each in chosen.settings()]
    return chosen.parse({each.key: " ".join(each.words(now)) for each, now in settings})
