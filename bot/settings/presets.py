"""Presets of house rules, by name: presets of the games, and presets that a guild has saved."""

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
from bot.store import Choices
from engine.core import AnyGame, Rules

C = TypeVar("C", bound=SettingsModel)
OWN = "~"
"""Prefix of presets that a guild has saved. No preset of a game has a key with this prefix."""
MOST = 10
"""Maximum number of presets that a guild may save for each game."""
LONGEST = 40
"""Maximum number of characters in the name of a preset."""
STORED = "house"

Saved = Mapping[str, Rules]
"""Rules by name, ordered by name."""


def name_of(preset: str) -> str:
    """Return the name of a preset that a guild has saved. Return "" if a guild has not saved it."""
    return preset.removeprefix(OWN) if preset.startswith(OWN) else ""


def sets_of(texts: Mapping[str, str]) -> Mapping[str, Saved]:
    """Return the presets that a guild has saved, by game.

    `texts`: the guild's stored texts. Damaged presets are left out.
    """
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
    """Settings of a guild, and the presets that it has saved, by game."""

    chosen: C
    sets: Mapping[str, Saved]


class Presets:
    """Presets of the guilds in memory.

    They are stored with the settings of the guild, under `house:{game}:{name}`, as JSON of all values. A rule setting
    added to the game later has its default value in stored presets, as it has in stored tables.
    """

    def __init__(self, saved: Choices, servers: VersionedCache[Server[Any]]) -> None:
        self._choices, self._servers = saved, servers
        self._saving = asyncio.Lock()

    def get(self, guild: int, game: str) -> Saved:
        """Return the presets that a guild has saved for a game."""
        return self._servers.get(guild).sets.get(game, {})

    def get_all(self, guild: int) -> dict[str, Saved]:
        """Return all presets that a guild has saved, by game."""
        return {game: self.get(guild, game) for game in GAMES}

    def rules(self, guild: int, game: AnyGame, preset: str) -> Rules | None:
        """Return the rules of a preset of the game or the guild. None if neither has it."""
        return game.presets.get(preset) or self.get(guild, game.key).get(name_of(preset))

    async def save(self, guild: int, game: AnyGame, name: str, rules: Rules) -> str:
        """Save rules under a name. Return the name as it is saved.

        A preset with the same name, ignoring case, is replaced. Raises UserError: bad-preset-name (invalid),
        preset-of-game (one of the game's own presets has this name) or too-many-presets.
        """
        name = " ".join(name.split())
        if not name or len(name) > LONGEST or not shows(name) or pile(name) > MARKS:
            raise UserError("bad-preset-name", most=LONGEST, marks=MARKS)
        if _folded(name) in _built_in(game):
            raise UserError("preset-of-game", preset=verbatim(name))
        key, text, done = f"{STORED}:{game.key}:{name}", json.dumps(rules.plain()), False
        async with self._saving:
            while not done:
                entry = await self._servers.read(guild)
                there = self.get(guild, game.key)
                same = [other for other in there if _folded(other) == _folded(name)]
                if not same and len(there) >= MOST:
                    raise UserError("too-many-presets", most=MOST)
                done = await self._servers.write(guild, self._choices.keep(guild, key, text, entry.version))
                for other in same if done else ():
                    if other != name:
                        await self._drop(guild, game.key, other)
        return name

    async def delete(self, guild: int, game: str, name: str) -> None:
        """Delete a preset. Tables that began with it keep their rules. Raises UserError: no-preset."""
        async with self._saving:
            await self._servers.read(guild)
            if name not in self.get(guild, game):
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
    """Return the keys of a game's own presets and their names in all languages, case-folded.

    A name with a remark in brackets is also included without the remark.
    """
    told = {name for key in game.presets for name in names_of(f"{game.key}-preset-{key}")} | {*names_of("preset-house")}
    return {_folded(name) for name in (*told, *(name.partition(" (")[0] for name in told), *game.presets)}
