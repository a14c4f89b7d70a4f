"""What was read of many owners, in memory as long as it is used, and read again when another process changed it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from bot.store.guarded import GuardedStore
from bot.store.people import ANYBODY, Choices, Kept

V = TypeVar("V")
T = TypeVar("T")
MOST = 4000
"""So many owners are kept in memory, those used last, and those that somebody holds."""
AT_ONCE = 500
"""So many changes of others are asked for in one look."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Entry(Generic[V]):
    """One owner, as of that version. stale: it was changed since, and is read again when it is asked for next."""

    version: int
    value: V
    stale: bool = False


class VersionedCache(Generic[V]):
    """Values by owner, made from what is kept of each by `parse`. A change of another process is noticed by `look`, or
    by the first own write: that is refused, because it is made for an old version."""

    def __init__(self, guarded: GuardedStore, saved: Choices, parse: Callable[[Kept], V]) -> None:
        self._guarded, self._saved, self._parse = guarded, saved, parse
        self._entries: WeakValueDictionary[int, Entry[V]] = WeakValueDictionary()
        self._used: OrderedDict[int, Entry[V]] = OrderedDict()
        self._seen = self._changes = 0

    async def begin(self) -> None:
        """What is changed from now on is noticed by `look`. Raises StoreError."""
        self._seen = await self._saved.latest()

    async def read(self, owner: int) -> Entry[V]:
        """What there is of an owner, from memory where it is known; it stays there as long as somebody holds what is
        returned. Raises UserError."""
        entry = self._entries.get(owner)
        while entry is None or entry.stale:
            changes, kept = self._changes, await self._guarded.read(self._saved.of(owner))
            entry = self._entries.get(owner)
            if changes == self._changes:  # else it may be of before
                entry = self._put(owner, kept)
        self._used[owner] = entry
        self._used.move_to_end(owner)
        if len(self._used) > MOST:
            self._used.popitem(last=False)
        return entry

    def of(self, owner: int) -> V:
        """What is in memory. Raises LookupError where nobody has read it."""
        entry = self._entries.get(owner)
        if entry is None:
            raise LookupError(f"Nobody has read what {owner} has chosen.")
        return entry.value

    async def write(self, owner: int, work: Awaitable[bool]) -> bool:
        """Save a change, and read it then. Returns False where the owner had changed before: then that is read, and
        nothing has changed. Raises UserError."""
        done = await self.save(owner, work)
        await self.read(owner)
        return done

    async def save(self, owner: int, work: Awaitable[T]) -> T:
        """Save something that changes an owner, who is read again when they are asked for next. Raises UserError."""
        try:
            return await self._guarded.saved(work)
        finally:
            self._outdate(owner)

    async def look(self) -> bool:
        """Notice what others have changed since the last look. Returns whether somebody was forgotten. Raises
        UserError."""
        forgotten = False
        while changed := await self._guarded.read(self._saved.changed(self._seen, AT_ONCE)):
            for owner, version in changed:
                if owner == ANYBODY:
                    forgotten = True
                elif (entry := self._entries.get(owner)) is None or entry.version < version:
                    self._outdate(owner)
            self._seen = changed[-1][1]
        if forgotten:
            self.change_all(lambda _, value: value)
        return forgotten

    def change_all(self, changed: Callable[[int, V], V]) -> None:
        """Change all that is in memory, by owner and value, and read each again when it is asked for next."""
        self._changes += 1
        for owner, entry in self._entries.items():
            entry.value, entry.stale = changed(owner, entry.value), True

    def _put(self, owner: int, kept: Kept) -> Entry[V]:
        entry, value = self._entries.get(owner), self._parse(kept)
        if entry is None:
            entry = self._entries[owner] = Entry(kept.version, value)
        else:
            entry.version, entry.value, entry.stale = kept.version, value, False
        return entry

    def _outdate(self, owner: int) -> None:
        self._changes += 1
        if (entry := self._entries.get(owner)) is not None:
            entry.stale = True
