"""The ways in which the bot's memory is kept, for the contract: a second one is another class in KINDS."""

from bot.store.sqlite import SqliteStore


class InAFile:
    """A SQLite file."""

    @staticmethod
    async def open(folder):
        """Open what is kept in this folder, as a start of the bot does."""
        return await SqliteStore.open(folder / "memory")

    @staticmethod
    async def beside(store, name):
        """The same memory as another process has it, under a lease of its own."""
        other = SqliteStore(store.writer, name)
        await other.leases.begin()
        return other


KINDS = (InAFile,)
