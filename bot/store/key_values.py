"""The interface to short texts by key that the bot saves for itself: its pings, registered commands, last run."""

from __future__ import annotations

from typing import Protocol


class KeyValues(Protocol):
    """Texts by key. All methods raise StoreError."""

    async def get(self, key: str) -> str | None:
        """Return the text of this key, or None."""
        ...

    async def all(self, prefix: str) -> dict[str, str]:
        """Return all texts whose keys start with `prefix`."""
        ...

    async def turn(self, key: str, pause: int, longest: int) -> int:
        """Reserve the next moment for `key`, at least `pause` after the previous one.

        Return the milliseconds until it. All processes share these moments, by the clock of the database. A moment more
        than `longest` away comes from a clock that was set back. It is ignored, and the result is 0.
        """
        ...

    async def keep(self, key: str, value: str) -> None:
        """Save a text. An empty one deletes the key."""
        ...
