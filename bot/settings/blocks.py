"""Whom people have blocked: those cannot challenge them, nor join their lobbies."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.errors import UserError
from bot.settings.setting_kinds import SettingsModel
from bot.settings.versioned_cache import VersionedCache
from bot.store import Store

C = TypeVar("C", bound=SettingsModel)
KEY = "blocks_key"
"""Where the key of `Blocks.nameless` is kept; it was made with the database."""
MOST_BLOCKED = 200
"""So many people one person may block."""


@dataclass(frozen=True, slots=True)
class Person(Generic[C]):
    """What somebody has chosen, whom they have blocked, the first one first, and which servers keep them out of tables
    without their knowing it yet."""

    chosen: C
    blocked: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()


class Blocks:
    """All blocks, of people who are in memory. A change is saved before it is seen."""

    def __init__(self, store: Store, now: Callable[[], int], people: VersionedCache[Person[Any]]) -> None:
        self._notes, self._saved, self._now, self._people = store.notes, store.people.blocks, now, people
        self._key = b""

    async def load(self) -> None:
        """Read the key. Raises StoreError."""
        self._key = bytes.fromhex(await self._notes.get(KEY) or "")

    def has(self, user: int, other: int) -> bool:
        """Whether the user has blocked the other one, also if those had their data deleted since."""
        blocked = self._people.of(user).blocked
        return bool(blocked) and (other in blocked or self.nameless(other) in blocked)

    def nameless(self, user: int) -> int:
        """What stands for somebody who had their data deleted: a negative number, from which nobody can tell who they
        are, without the key and without asking for each person."""
        digest = hmac.digest(self._key, str(user).encode(), "sha256")
        return -1 - (int.from_bytes(digest[:8]) >> 1)

    def without(self, person: Person[C], user: int) -> Person[C]:
        """The choices of somebody who knows the user by `nameless` alone, as they are saved."""
        if user not in person.blocked:
            return person
        blocked = (self.nameless(user) if other == user else other for other in person.blocked)
        return replace(person, blocked=tuple(blocked))

    def of(self, user: int) -> list[int]:
        """Whom the user has blocked, the latest first."""
        return [*reversed(self._people.of(user).blocked)]

    async def block(self, user: int, other: int) -> None:
        """Block somebody; it is no error that they are blocked. Raises UserError for oneself, or too many."""
        if user == other:
            raise UserError("block-self")
        done = False
        while not done:
            entry = await self._people.read(user)
            if self.has(user, other):
                return
            if len(entry.value.blocked) >= MOST_BLOCKED:
                raise UserError("too-many-blocked", most=MOST_BLOCKED)
            added = self._saved.add(user, other, self._now(), entry.version)
            done = await self._people.write(user, added)

    async def unblock(self, user: int, others: Sequence[int]) -> None:
        """Let these be blocked no more."""
        done = False
        while not done:
            entry = await self._people.read(user)
            found = [other for other in others if self.has(user, other)]
            done = not found or await self._people.write(user, self._saved.remove(user, found, entry.version))
