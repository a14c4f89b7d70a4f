"""Short texts by name that the bot leaves for itself: what it pings, which commands it registered, when it last ran."""

from __future__ import annotations

from typing import Protocol


class KeyValues(Protocol):
    """Texts by key. All raise StoreError where they cannot be read or written."""

    async def get(self, key: str) -> str | None:
        """What was kept under this key; None: nothing."""
        ...

    async def all(self, prefix: str) -> dict[str, str]:
        """All that is kept under keys which begin so."""
        ...

    async def turn(self, key: str, pause: int, longest: int) -> int:
        """The milliseconds until the next moment that is at least a pause after the one given out before under this
        key, by whatever process and by the clock of the database. One that is further away than the longest wait is of
        a clock that was set back, and counts no more: it is now."""
        ...

    async def keep(self, key: str, value: str) -> None:
        """Keep a text; an empty one is the same as none."""
        ...
