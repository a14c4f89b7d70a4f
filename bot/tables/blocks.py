"""Whom people have blocked: those cannot challenge them, nor join their lobbies."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from bot.store.choices import SavedBlocks
from bot.tables.keeper import Keeper
from bot.tables.table import Refused

KEY = "blocks_key"
"""Where the key of `Blocks.nameless` is kept; it was made with the database."""
MOST_BLOCKED = 200
"""So many people one person may block."""


class Blocks:
    """All blocks, in memory from `load` on. A change is saved before it is seen."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper, self._saved = keeper, SavedBlocks(keeper.store.writer)
        self._blocked: dict[int, dict[int, None]] = {}
        self._key = b""

    async def load(self) -> None:
        """Read everything. Raises StoreError."""
        self._blocked = {}
        self._key = bytes.fromhex(await self._keeper.store.meta(KEY) or "")
        for user, blocked in await self._saved.all():
            self._blocked.setdefault(user, {})[blocked] = None

    def has(self, user: int, other: int) -> bool:
        """Whether the user has blocked the other one, also if those had their data deleted since."""
        blocked = self._blocked.get(user)
        return bool(blocked) and (other in blocked or self.nameless(other) in blocked)

    def nameless(self, user: int) -> int:
        """What stands for somebody who had their data deleted: a negative number, from which nobody can tell who they
        are, without the key and without asking for each person."""
        digest = hmac.digest(self._key, str(user).encode(), "sha256")
        return -1 - (int.from_bytes(digest[:8]) >> 1)

    def forgotten(self, user: int) -> None:
        """Know somebody by `nameless` alone, as it is saved, and nobody whom they have blocked."""
        self._blocked.pop(user, None)
        hashed = self.nameless(user)
        for owner, blocked in self._blocked.items():
            if user in blocked:
                self._blocked[owner] = {hashed if other == user else other: None for other in blocked}

    def of(self, user: int) -> list[int]:
        """Whom the user has blocked, the latest first."""
        return [*reversed(self._blocked.get(user, {}))]

    async def block(self, user: int, other: int) -> None:
        """Block somebody; it is no error that they are blocked. Raises Refused for oneself, or too many."""
        if user == other:
            raise Refused("block-self")
        if self.has(user, other):
            return
        if len(self.of(user)) >= MOST_BLOCKED:
            raise Refused("too-many-blocked", most=MOST_BLOCKED)
        await self._keeper.saved(self._saved.add(user, other, self._keeper.now()))
        self._blocked.setdefault(user, {})[other] = None

    async def unblock(self, user: int, others: Sequence[int]) -> None:
        """Let these be blocked no more."""
        found = [other for other in others if self.has(user, other)]
        await self._keeper.saved(self._saved.remove(user, found))
        for other in found:
            self._blocked.get(user, {}).pop(other, None)
