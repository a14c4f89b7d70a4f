"""What can go wrong with the memory of the bot, each with a sentence for a person."""

from __future__ import annotations


class StoreError(Exception):
    """The memory could not be opened, read or written; the text is one sentence that says what to do."""


class Unreachable(StoreError):
    """The server of the database does not answer. What a running bot asks for is tried again."""


class ForkedHistory(StoreError):
    """A move that is not the next one of a running match: somebody else wrote there. Nothing has changed."""


class LeaseLost(StoreError):
    """The table, or the lease under which this was to be written, belongs to another process. Nothing has changed.

    late_ms: for how long the lease had run out when this was noticed; less than 0: it had not.
    """

    def __init__(self, said: str, late_ms: int = 0) -> None:
        super().__init__(said)
        self.late_ms = late_ms


class ShardsOverlap(StoreError):
    """Another process has shards that this one was to have, or had. Nothing has changed.

    name: of that process. until: the end of its lease, by the clock of the database. left_ms: the time until then.
    """

    def __init__(self, said: str, name: str = "", until: int = 0, left_ms: int = 0) -> None:
        super().__init__(said)
        self.name, self.until, self.left_ms = name, until, left_ms


class DatabaseGone(StoreError):
    """What was opened was deleted or replaced meanwhile: nothing is read or written any more until the next start."""


class DatabaseDamaged(StoreError):
    """What is kept cannot be read; nothing was changed in it."""
