"""Cache of values by owner. A value is read again after another process has changed it."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from bot.store import Choices
from bot.store.people import ANYBODY, Kept

V = TypeVar("V")
T = TypeVar("T")
MOST = 4000
"""Maximum number of recently used owners in memory. Entries that a caller still references stay in addition."""
AT_ONCE = 500
"""Maximum number of changes by other processes that a query returns."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Entry(Generic[V]):
    """Value of an owner, with its version.

    `stale`: whether it has changed since, and must be read again on next use.
    """

    version: int
    value: V
    stale: bool = False


class VersionedCache(Generic[V]):
    """Cache of values by owner. `parse` makes a value from what is saved.

    `poll_changes` notices changes by other processes. Without it, the first write notices them: it is refused because
    it is based on an old version.
    """

    def __init__(self, saved: Choices, parse: Callable[[Kept], V]) -> None:
        self._saved, self._parse = saved, parse
        self._entries: WeakValueDictionary[int, Entry[V]] = WeakValueDictionary()
        self._used: OrderedDict[int, Entry[V]] = OrderedDict()
        self._seen = self._changes = 0

    async def begin(self) -> None:
        """Make `poll_changes` report all changes from now on. Raises StoreError."""
        self._seen = await self._saved.latest()

    async def read(self, owner: int) -> Entry[V]:
        """Return an owner's entry, from memory or from the database. Raises UserError.

        The entry stays in memory as long as the caller references it.
        """
        entry = self._entries.get(owner)
        while entry is None or entry.stale:
            changes, kept = self._changes, await self._saved.load(owner)
            entry = self._entries.get(owner)
            if changes == self._changes:  # otherwise `kept` may be an older version
                entry = self._put(owner, kept)
        self._used[owner] = entry
        self._used.move_to_end(owner)
        if len(self._used) > MOST:
            self._used.popitem(last=False)
        return entry

    def get(self, owner: int) -> V:
        """Return an owner's value from memory. Raises LookupError if it is not in memory."""
        entry = self._entries.get(owner)
        if entry is None:
            raise LookupError(f"Nobody has read what {owner} has chosen.")
        return entry.value

    async def write(self, owner: int, work: Awaitable[bool]) -> bool:
        """Save a change of an owner's value, then load the value again. Return whether the change was saved.

        `work`: saves the change, unless the value was changed in the meantime. Raises UserError.
        """
        done = await self.save(owner, work)
        await self.read(owner)
        return done

    async def save(self, owner: int, work: Awaitable[T]) -> T:
        """Save a change of an owner's value with `work`. Return the result of `work`. Raises UserError.

        The value is loaded again on next use.
        """
        try:
            return await work
        finally:
            self.outdate(owner)

    async def poll_changes(self) -> bool:
        """Find the values that other processes have changed since the last check. They are loaded again on next use.

        Return whether a user's data was deleted. Raises UserError.
        """
        forgotten = False
        while changed := await self._saved.changed(self._seen, AT_ONCE):
            for owner, version in changed:
                if owner == ANYBODY:
                    forgotten = True
                elif (entry := self._entries.get(owner)) is None or entry.version < version:
                    self.outdate(owner)
            self._seen = changed[-1][1]
        if forgotten:
            self.change_all(lambda _, value: value)
        return forgotten

    def change_all(self, changed: Callable[[int, V], V]) -> None:
        """Replace each value in memory by `changed(owner, value)`. Each is loaded again on next use."""
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

    def outdate(self, owner: int) -> None:
        """Load the value of an owner again on next use."""
        self._changes += 1
        if (entry := self._entries.get(owner)) is not None:
            entry.stale = True
