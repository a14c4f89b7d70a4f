"""The interface to short texts that the bot saves by key: its pings, registered commands, last run."""

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
        """Reserve the next free moment for `key`. Return the milliseconds until then.

        Reserved moments are at least `pause` milliseconds apart. All processes share them, by the clock of the
        database.

        If the reserved moment would be more than `longest` milliseconds away, the clock was set back. In that case,
        return 0.
        """
        ...

    async def keep(self, key: str, value: str) -> None:
        """Save a text. An empty text deletes the key."""
        ...
