"""The ways in which the memory of the bot is kept, for the contract."""

from bot.store.postgres import PostgresStore
from bot.store.sqlite import SqliteStore

CLOCKED = (
    ("owners", "lease_until"),
    ("season_ends", "until"),
    ("weekly_puzzles", "until"),
    ("recaps", "until"),
    ("requests", "at"),
)
"""What is written and compared by the clock of the database."""


async def passed(store, ms):
    """Let time pass by the clock of the database: all that is written by it lies so much further back."""

    def job(connection):
        for table, column in CLOCKED:
            connection.execute(f"UPDATE {table} SET {column} = {column} - ? WHERE {column} <> 0", (ms,))

    await store.writer.write(job)


class InAFile:
    """A SQLite file."""

    def __init__(self, folder):
        self._folder = folder

    async def open(self):
        """Open what is kept, as a start of the bot does."""
        return await SqliteStore.open(self._folder / "memory")

    async def elsewhere(self):
        """Another memory with nothing in it."""
        return await SqliteStore.open(self._folder / "elsewhere")

    async def beside(self, store, name):
        """The same memory as another process has it, under a lease of its own."""
        other = SqliteStore(store.writer, name)
        await other.leases.begin()
        return other


class OnAServer:
    """A database of PostgreSQL."""

    def __init__(self, server):
        self._server, self._address, self._others = server, server.ours(), []

    async def open(self):
        return await PostgresStore.open(self._address)

    async def elsewhere(self):
        return await PostgresStore.open(self._server.ours())

    async def beside(self, store, name):
        for there in (store, *self._others):
            if there.leases.name == name:  # a server lets in one of a name: this is the same one later
                other = PostgresStore(there.writer, name)
                await other.leases.begin()
                return other
        self._others.append(await PostgresStore.open(self._address, name))
        return self._others[-1]

    async def close(self):
        for other in self._others:
            await other.close()
        self._server.drop(self._address)
