"""The store in a PostgreSQL database."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.store.errors import DatabaseGone, ShardsOverlap, StoreError
from bot.store.leases import LEASE_S, PATIENCE_S, StandBy, held
from bot.store.postgres.connection import Postgres
from bot.store.postgres.listening import Listening
from bot.store.postgres.troubles import shown
from bot.store.postgres.writer import PostgresWriter
from bot.store.shards import ALONE
from bot.store.sql.store import Store

LOOK_PAUSE_S = 0.5
"""Seconds between two checks whether another process still has its lease."""


class PostgresStore(Store):
    """All parts of the store over a single connection of this process.

    A second connection listens for other processes.
    """

    def __init__(self, writer: PostgresWriter, name: str = ALONE) -> None:
        self._listening = Listening(writer.address)
        super().__init__(writer, name, self._listening)
        self.writer = writer

    @classmethod
    async def open(
        cls, address: str, name: str = ALONE, patience_s: float | None = PATIENCE_S, lease_s: float = LEASE_S
    ) -> PostgresStore:
        """Open the database at postgresql://... as soon as no other process of that name has a lease.

        Create it if it is empty.

        `patience_s`: seconds to wait for the lease. None waits forever. `lease_s`: seconds within which this process
        must renew its own lease. Raises StoreError with one sentence for the owner.
        """
        store = cls(PostgresWriter(address), name)
        await store.writer.open()
        try:
            await store._stand_by(patience_s, lease_s)
        except BaseException:
            await store.writer.close()
            raise
        if name != ALONE:
            store._listening.start()
        return store

    @classmethod
    async def open_beside(cls, address: str, name: str) -> PostgresStore:
        """Open the database at postgresql://... without a lease, while another process of that name runs.

        This process can't write to the game tables leased under that name until it claims the lease. Raises StoreError
        like `open`.
        """
        store = cls(PostgresWriter(address), name)
        await store.writer.open()
        store._listening.start()
        return store

    async def _stand_by(self, patience_s: float | None, lease_s: float) -> None:
        """Wait until the lease is free.

        If another process holds a lease for a different division of the shards, wait until that lease expires. Raises
        ShardsOverlap if that lease is renewed.
        """
        standby = StandBy(self.leases.name)
        while True:
            try:
                left_ms = await self.leases.claim(int(lease_s * 1000))
            except ShardsOverlap as overlap:
                standby.wait_for_other(overlap)
            else:
                if not left_ms:
                    return
                if patience_s is not None and standby.waited_s >= patience_s:
                    what = f"{shown(self.writer.address)} {held(left_ms)}"
                    raise StoreError(f"Another Hanapai holds {what}, or longer while it runs: stop it first.")
                standby.wait(left_ms)
            await asyncio.sleep(LOOK_PAUSE_S)

    @property
    def gone(self) -> DatabaseGone | None:
        """Always None. A server may come back, and writes under an old lease are refused anyway."""
        return None

    async def purge(self) -> bool:
        await self.writer.vacuum()
        return True

    def probe(self) -> None:
        Postgres.connect(self.writer.address).raw.close()

    async def close(self) -> None:
        """Finish the waiting writes, end the lease, and close the connections.

        Ending the lease saves other processes from waiting until it expires.
        """
        with suppress(StoreError):
            await self.leases.release()
        await self._listening.close()
        await self.writer.close()
