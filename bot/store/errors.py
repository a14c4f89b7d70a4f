"""What can go wrong with the memory of the bot, each with a sentence for a person."""

from __future__ import annotations


class StoreError(Exception):
    """The memory could not be opened, read or written; the text is one sentence that says what to do."""


class ForkedHistory(StoreError):
    """A move that is not the next one of a running match: somebody else wrote there. Nothing has changed."""


class LeaseLost(StoreError):
    """The table, or the lease under which this was to be written, belongs to another process. Nothing has changed."""


class ShardsOverlap(StoreError):
    """Another process has shards that this one was to have, or had. Nothing has changed."""


class DatabaseGone(StoreError):
    """What was opened was deleted or replaced meanwhile: nothing is read or written any more until the next start."""


class DatabaseDamaged(StoreError):
    """What is kept cannot be read; nothing was changed in it."""
