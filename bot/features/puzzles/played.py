"""Puzzles from matches that people played on this server.

A puzzle is shown only in channels where every reader could also see the match.
"""

import asyncio
import logging
from collections.abc import Container
from typing import Any

from bot.features.puzzles.models import Puzzle, Retired, position, read
from bot.store import Store
from bot.transport.permissions import all_see
from bot.transport.responses import Interaction
from engine.core import AnyMatch

log = logging.getLogger(__name__)

Found = tuple[Puzzle, AnyMatch]
"""A puzzle, and the match at its question."""


class PlayedPuzzles:
    """The puzzles from people's matches that a user may see.

    All players of the match must still agree, and the user must not be one of them. `next` and `at` raise UserError.
    """

    def __init__(self, store: Store) -> None:
        self._puzzles = store.puzzles

    async def next(self, interaction: Interaction, game: str, done: Container[str]) -> str | None:
        """Return the key of a game's newest puzzle whose key is not in `done`, or None if there is none."""
        for key, channel in (await self._puzzles.played(interaction.guild_id or 0, interaction.user.id)).items():
            wanted = key.partition("-")[0] == game and key not in done and _is_open(interaction, channel)
            if wanted and await self.at(interaction, key) is not None:
                return key
        return None

    async def at(self, interaction: Interaction, key: str) -> Found | None:
        """Return the puzzle with this key, or None if the user isn't allowed to see it here."""
        found = await self._puzzles.played_one(key, interaction.guild_id or 0, interaction.user.id)
        if found is None or not _is_open(interaction, found[0]):
            return None
        return await asyncio.to_thread(_read, found[1])


def _is_open(interaction: Interaction, channel: int) -> bool:
    here: Any = interaction.channel
    return interaction.guild is not None and here is not None and all_see(interaction.guild, here, channel)


def _read(line: str) -> Found | None:
    try:
        (puzzle,) = read(line)
        return puzzle, position(puzzle)
    except Retired as retired:
        log.info("%s", retired)
        return None
