"""So many open tables of others beside those of a test, and what SQLite does while somebody plays at these."""

from contextlib import asynccontextmanager
from itertools import count

from bot.store.sql import statements
from tests.bot.store.samples import move, row, sitters

FAR = 10**6
"""From here on there are ids that nobody else has."""
OWN_STEPS = 300
"""What a table takes more or less by how it stands at the moment; a look at all others takes as many as there are."""
_numbers = count(FAR)


async def crowd(store, tables, now):
    """Open so many tables: lobbies and matches of other people in other channels, each with a move and a snapshot."""

    def job(db):
        for number in [next(_numbers) for _ in range(tables)]:
            people, lobby = (10 * number, 10 * number + 1), number % 4 == 0
            places = {"guild": (number % 100) << 22, "channel": number, "parent": number - 1 if number % 3 else None}
            state = {"state": "lobby", "start_id": None, "invited": people[1:]} if lobby else {"due_at": now + 10**9}
            new = row(host=people[0], created_at=now, active_at=now, clock_s=60, **(places | state))
            table = statements.insert(db, new, "bot")
            statements.seat(db, table, sitters(*people))
            if not lobby:
                first = move(1)
                db.execute("INSERT INTO moves VALUES (?, 1, ?, ?, ?, ?)", (table, 0, first.action, "person", now))
                db.execute("INSERT INTO snapshots (table_id, seq, data) VALUES (?, 1, 'one')", (table,))

    await store.writer.write(job)


class Steps:
    """Steps of SQLite's virtual machine so far."""

    def __init__(self):
        self.count = 0

    def taken(self):
        self.count += 1


@asynccontextmanager
async def steps_of(store):
    """The steps that SQLite takes in the block."""
    steps = Steps()
    await store.writer.read(lambda db: db.set_progress_handler(steps.taken, 1))
    try:
        yield steps
    finally:
        await store.writer.read(lambda db: db.set_progress_handler(None, 0))


async def grown(store, now, deeds, few=100, many=2_000, rest=None):
    """What takes more steps, or fewer, with `many` tables open than with `few`: (few, many) by name. `deeds`: what to
    do, by name; `rest` waits until all of it is done."""

    async def taken():
        found = {}
        for name, deed in deeds.items():
            async with steps_of(store) as steps:
                await deed()
                if rest is not None:
                    await rest()
            found[name] = steps.count
        return found

    async def least():
        # whatever the bot does in the background meanwhile is not about these deeds
        rounds = [await taken() for _ in range(2)]
        return {name: min(found[name] for found in rounds) for name in deeds}

    await crowd(store, few, now)
    await taken()  # what is done for the first time takes more
    before = await least()
    await crowd(store, many - few, now)
    after = await least()
    assert all(before.values()), before  # it was counted at all
    pairs = {name: (before[name], after[name]) for name in deeds}
    return {name: (a, b) for name, (a, b) in pairs.items() if abs(a - b) > max(OWN_STEPS, 0.1 * max(a, b))}
