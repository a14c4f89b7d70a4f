"""Finds the match that is played after another one by the same persons."""

from __future__ import annotations

import sqlite3

from bot.store.store import Store


async def rematch_of(store: Store, table: int) -> int | None:
    """The number of a table's rematch; None: it has none."""

    def job(connection: sqlite3.Connection) -> int | None:
        found = connection.execute("SELECT id FROM tables WHERE rematch_of = ?", (table,)).fetchone()
        return found[0] if found else None

    return await store.writer.read(job)
