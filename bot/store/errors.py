"""Errors of the store, each with a sentence for the owner and one for users."""

from bot.errors import UserError


class StoreError(UserError):
    """The store could not be opened, read or written. The text is one sentence for the owner that says what to do.

    `key`: selects the message for a user. `DatabaseWriter.read` changes *not-saved* to *not-loaded*.
    """

    def __init__(self, said: str, key: str = "not-saved") -> None:
        super().__init__(key)
        self.args = (said,)


class Unreachable(StoreError):
    """The database server does not answer. A running bot keeps trying."""


class ForkedHistory(StoreError):
    """The move is not the next one of a running match, because someone else has written a move. Nothing has changed."""


class LeaseLost(StoreError):
    """The table, or the lease needed for this write, belongs to another process. Nothing has changed.

    `late_ms`: how long ago the lease had expired when this was noticed. Negative if it had not expired.
    """

    def __init__(self, said: str, late_ms: int = 0) -> None:
        super().__init__(said, "elsewhere")
        self.late_ms = late_ms


class ShardsOverlap(StoreError):
    """Another process has some of the shards that this process needs. Nothing has changed.

    `name`: the other process. `until`: the end of its lease, by the database's clock. `left_ms`: the time until then.
    """

    def __init__(self, said: str, name: str = "", until: int = 0, left_ms: int = 0) -> None:
        super().__init__(said, "elsewhere")
        self.name, self.until, self.left_ms = name, until, left_ms


class DatabaseGone(StoreError):
    """The database was deleted or replaced while it was open. Nothing is read or written until the next start."""

    def __init__(self, said: str) -> None:
        super().__init__(said, "database-gone")


class DatabaseDamaged(StoreError):
    """The data can't be read. Nothing was changed in it."""
