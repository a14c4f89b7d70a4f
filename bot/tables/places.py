"""Places of a table: the channel of its lobby, or its own thread."""

from dataclasses import replace

from bot.store import TableRow
from bot.tables.registry import TableRegistry


async def moved(registry: TableRegistry, table_id: int, thread: int, thread_link: int | None) -> TableRow:
    """Save that a table is now played in this thread. `thread_link`: the message that links to it."""
    async with registry.hold(table_id) as table:
        row = replace(table.row, channel=thread, thread_link=thread_link, message=None, message_at=None)
        await _save(registry, row)
        table.row = row
        return row


async def stays(registry: TableRegistry, table_id: int) -> TableRow:
    """Save that a table stays in its channel and gets no thread."""
    async with registry.hold(table_id) as table:
        row = replace(table.row, parent=None, thread_link=None)
        await _save(registry, row)
        table.row = row
        return row


async def forget_thread_link(registry: TableRegistry, table_id: int) -> None:
    """Forget the message in the parent channel that links to a table's thread.

    Call this when that message shows the end of the table or was deleted.
    """
    async with registry.hold(table_id) as table:
        row = replace(table.row, thread_link=None)
        await _save(registry, row)
        table.row = row


async def _save(registry: TableRegistry, row: TableRow) -> None:
    await registry.store.tables.move(row.id, row.channel, row.parent, row.thread_link)
