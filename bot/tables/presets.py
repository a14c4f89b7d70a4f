"""Sets of house rules by name: those of the games, and those that a server has saved."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import Mapping

from bot.store.choices import Choices, Texts
from bot.tables.keeper import Keeper
from bot.tables.table import Refused
from bot.tables.typed import MARKS, pile
from bot.words import Words, languages
from engine import GAMES
from engine.core import AnyGame, Rules

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


class Presets:
    """All sets that servers have saved, in memory from `load` on. They are kept among the settings of the server, by
    `house:{game}:{name}`, as JSON of all values: a setting that comes later has its default in them, as in tables."""

    def __init__(self, keeper: Keeper, saved: Choices) -> None:
        self._keeper, self._choices = keeper, saved
        self._sets: dict[int, dict[str, dict[str, Rules]]] = {}
        self._saving = asyncio.Lock()

    def load(self, texts: Texts) -> None:
        """Take what is stored; what is damaged is as if nobody had saved it."""
        for guild, values in texts.items():
            for key, text in values.items():
                stored, _, rest = key.partition(":")
                game, _, name = rest.partition(":")
                if stored == STORED and name and game in GAMES:
                    try:
                        rules = GAMES[game].rules.parse(json.loads(text))
                    except (ValueError, TypeError, AttributeError):
                        continue
                    self._put(guild, game, name, rules)

    def of(self, guild: int, game: str) -> Saved:
        """The sets that a server has saved for a game."""
        return dict(sorted(self._sets.get(guild, {}).get(game, {}).items()))

    def of_server(self, guild: int) -> dict[str, Saved]:
        """All of them, by game."""
        return {game: self.of(guild, game) for game in GAMES}

    def rules(self, guild: int, game: AnyGame, preset: str) -> Rules | None:
        """The rules behind a preset of the game or a set of the server; None where there is neither."""
        return game.presets.get(preset) or self.of(guild, game.key).get(name_of(preset))

    async def save(self, guild: int, game: AnyGame, name: str, rules: Rules) -> str:
        """Save rules under a name, and return how that is written; those of the same name, in whichever case, are
        replaced. Raises Refused for a name that is none or that the game has itself, and where there are too many."""
        name = " ".join(name.split())
        if not name or len(name) > LONGEST or not name.isprintable() or pile(name) > MARKS:
            raise Refused("bad-preset-name", most=LONGEST, marks=MARKS)
        if _folded(name) in _built_in(game):
            raise Refused("preset-of-game", preset=name)
        async with self._saving:
            there = self.of(guild, game.key)
            same = [other for other in there if _folded(other) == _folded(name)]
            if not same and len(there) >= MOST:
                raise Refused("too-many-presets", most=MOST)
            key = f"{STORED}:{game.key}:{name}"
            await self._keeper.saved(self._choices.keep(guild, key, json.dumps(rules.plain())))
            self._put(guild, game.key, name, rules)
            for other in same:
                if other != name:
                    await self._drop(guild, game.key, other)
        return name

    async def delete(self, guild: int, game: str, name: str) -> None:
        """Delete a set; tables that began with it keep their values. Raises Refused where there is none."""
        async with self._saving:
            if name not in self.of(guild, game):
                raise Refused("no-preset", preset=name)
            await self._drop(guild, game, name)

    def forget(self, guild: int) -> None:
        """As if nobody there had ever saved any: they are not stored any more."""
        self._sets.pop(guild, None)

    def _put(self, guild: int, game: str, name: str, rules: Rules) -> None:
        self._sets.setdefault(guild, {}).setdefault(game, {})[name] = rules

    async def _drop(self, guild: int, game: str, name: str) -> None:
        await self._keeper.saved(self._choices.keep(guild, f"{STORED}:{game}:{name}", None))
        self._sets.get(guild, {}).get(game, {}).pop(name, None)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _built_in(game: AnyGame) -> set[str]:
    """The keys of a game's presets, and what they are called in any language, all folded."""
    words = Words()
    told = {words.text(language, f"{game.key}-preset-{key}") for language in languages() for key in game.presets}
    told |= {words.text(language, "preset-house") for language in languages()}
    return {_folded(name) for name in (*told, *game.presets)}
