"""Sets of house rules by name: those of the games, and those that a server has saved."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.common.text import MARKS, pile, shows, verbatim
from bot.errors import UserError
from bot.games import GAMES
from bot.i18n import names_of
from bot.settings.setting_kinds import SettingsModel
from bot.settings.versioned_cache import VersionedCache
from bot.store.people import Choices
from engine.core import AnyGame, Rules

C = TypeVar("C", bound=SettingsModel)
OWN = "~"
"""A table with rules that a server has saved names them so: no game has a preset whose key begins like this."""
MOST = 10
"""So many sets a server may save for each game."""
LONGEST = 40
"""So many letters a name may have."""
STORED = "house"

Saved = Mapping[str, Rules]
"""Rules by name, in the order of the names."""


def name_of(preset: str) -> str:
    """The name of a set that a server has saved; "" for any other."""
    return preset.removeprefix(OWN) if preset.startswith(OWN) else ""


def usual(game: AnyGame, preset: str) -> Rules:
    """What rules are compared with: those of the preset, and where that is none of the game those of its first."""
    return game.presets.get(preset) or next(iter(game.presets.values()))


def sets_of(texts: Mapping[str, str]) -> Mapping[str, Saved]:
    """What a server has saved, by game, from what is stored; what is damaged is as if nobody had saved it."""
    found: dict[str, dict[str, Rules]] = {}
    for key in sorted(texts):
        stored, _, rest = key.partition(":")
        game, _, name = rest.partition(":")
        if stored == STORED and name and game in GAMES:
            try:
                rules = GAMES[game].rules.parse(json.loads(texts[key]))
            except (ValueError, TypeError, AttributeError):
                continue
            found.setdefault(game, {})[name] = rules
    return found


@dataclass(frozen=True, slots=True)
class Server(Generic[C]):
    """What is so on a server, and the rules that it has saved, by game."""

    chosen: C
    sets: Mapping[str, Saved]


class Presets:
    """The sets of servers that are in memory. They are kept among the settings of the server, by `house:{game}:{name}`,
    as JSON of all values: a setting that comes later has its default in them, as in tables."""

    def __init__(self, saved: Choices, servers: VersionedCache[Server[Any]]) -> None:
        self._choices, self._servers = saved, servers
        self._saving = asyncio.Lock()

    def of(self, guild: int, game: str) -> Saved:
        """The sets that a server has saved for a game."""
        return self._servers.of(guild).sets.get(game, {})

    def of_server(self, guild: int) -> dict[str, Saved]:
        """All of them, by game."""
        return {game: self.of(guild, game) for game in GAMES}

    def rules(self, guild: int, game: AnyGame, preset: str) -> Rules | None:
        """The rules behind a preset of the game or a set of the server; None where there is neither."""
        return game.presets.get(preset) or self.of(guild, game.key).get(name_of(preset))

    async def save(self, guild: int, game: AnyGame, name: str, rules: Rules) -> str:
        """Save rules under a name, and return how that is written; those of the same name, in whichever case, are
        replaced. Raises UserError for a name that is none or that the game has itself, and where there are too many."""
        name = " ".join(name.split())
        if not name or len(name) > LONGEST or not shows(name) or pile(name) > MARKS:
            raise UserError("bad-preset-name", most=LONGEST, marks=MARKS)
        if _folded(name) in _built_in(game):
            raise UserError("preset-of-game", preset=verbatim(name))
        key, text, done = f"{STORED}:{game.key}:{name}", json.dumps(rules.plain()), False
        async with self._saving:
            while not done:
                entry = await self._servers.read(guild)
                there = self.of(guild, game.key)
                same = [other for other in there if _folded(other) == _folded(name)]
                if not same and len(there) >= MOST:
                    raise UserError("too-many-presets", most=MOST)
                done = await self._servers.write(guild, self._choices.keep(guild, key, text, entry.version))
                for other in same if done else ():
                    if other != name:
                        await self._drop(guild, game.key, other)
        return name

    async def delete(self, guild: int, game: str, name: str) -> None:
        """Delete a set; tables that began with it keep their values. Raises UserError where there is none."""
        async with self._saving:
            await self._servers.read(guild)
            if name not in self.of(guild, game):
                raise UserError("no-preset", preset=verbatim(name))
            await self._drop(guild, game, name)

    async def _drop(self, guild: int, game: str, name: str) -> None:
        key, done = f"{STORED}:{game}:{name}", False
        while not done:
            version = (await self._servers.read(guild)).version
            done = await self._servers.write(guild, self._choices.keep(guild, key, None, version))


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _built_in(game: AnyGame) -> set[str]:
    """The keys of a game's presets, and what they are called in any language, also without what is said of them in
    brackets, all folded."""
    told = {name for key in game.presets for name in names_of(f"{game.key}-preset-{key}")} | {*names_of("preset-house")}
    return {_folded(name) for name in (*told, *(name.partition(" (")[0] for name in told), *game.presets)}
