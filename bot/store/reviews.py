"""Keeps what came of looking at somebody's decisions again, by table and seat."""

from __future__ import annotations

import sqlite3

from bot.store.writer import Writer

KEPT = "SELECT data FROM reviews WHERE table_id = ? AND seat = ? AND version = ?"
KEEP = """
INSERT OR REPLACE INTO reviews SELECT table_id, seat, :version, :data FROM sitters
WHERE table_id = :table AND seat = :seat AND :user IN (user, leaver)
"""
"""Nothing is kept of who has had their data deleted meanwhile."""


async def kept(writer: Writer, table: int, seat: int, version: int) -> str | None:
    """The review of a seat that this version of the engine has found, None if there is none. Raises StoreError."""

    def job(connection: sqlite3.Connection) -> str | None:
        found = connection.execute(KEPT, (table, seat, version)).fetchone()
        return found[0] if found else None

    return await writer.read(job)


async def keep(writer: Writer, table: int, seat: int, user: int, version: int, data: str) -> None:
    """Keep the review of the seat that this user has or had. Raises StoreError."""
    values = {"table": table, "seat": seat, "user": user, "version": version, "data": data}
    await writer.write(lambda connection: connection.execute(KEEP, values) and None)
