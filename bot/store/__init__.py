"""The database of the bot. Only `sqlite/` and `postgres/` know which one it is.

`Store` has a part for each kind of data, such as `tables`, `people` or `leases`. The parts are in `sql/`, which
holds all statements; what they return is defined here, in `models.py`, `records.py` or `nights.py`, for
example. `sqlite/` and `postgres/` run the statements, and `opening.py` opens one of them.
`tests/bot/store/contract` checks both.

The database file: SQLite with a WAL and `synchronous=FULL`, and one writer. All waiting writes share one
commit, and each caller goes on after it. Moves are append-only, through triggers. They name seats and no
users, so erasing a user changes none. The primary key (table, number) forbids a forked history. If a commit
fails, or nobody knows whether it did, the table is dropped from memory and loaded again as it was saved.
House rules are stored as JSON of all values, so a new default doesn't change old tables. A snapshot is only a
cache of the moves. A snapshot of another engine version (`engine.core.version_of`) is not read; the match is
replayed. Times are unix milliseconds.

Schema: a file in `sqlite/schema/` never changes after its release. The next one follows it, with a file of
the same number in `postgres/schema/`. A test compares the columns of both. A new column that holds a user is
named in PRIVACY.md (in bold) and emptied in `FORGET` of `sql/people.py`. Tests compare that page with the
schema and look for the ID in every column.

Leases (`leases.py`):

- Each table has an owner: the process that shows it, computes moves for it and writes to it. A process leases
  all its tables together in one row (`owners`), so a heartbeat writes one row. A database file has only one
  process, named `bot`.
- The database's clock (`now_ms()`) decides when a lease ends. Deadlines use the clock of the process that
  wrote them; the difference is compensated.
- A lease has a number. It rises at each start, and when another process takes over tables after the lease has
  ended (15 s). Each write to an open table checks owner and number in its own job. If they don't hold, it
  raises `LeaseLost` and changes nothing.
- A start continues with the tables it owns, found page by page through one index. It also takes over tables
  of processes without a lease, and checks for those every five seconds.
- A process that stood still too long drops the clocks of lost tables and wakes what it still has.

Several processes on one PostgreSQL server:

- They share Discord's shards (`SHARDS=0-3/16`), and a process is named after its shards. It owns what it
  opens, wakes and takes over there. A second process of the same name waits for the lease, as a standby. A
  process with overlapping shards waits until that lease ends, and is refused if it is renewed. A process that
  stood still until a standby took its shards ends; its service manager restarts it as the new standby.
- Until it has found its tables, a process holds its lease without noting the time. So deadlines are extended
  by the whole time in which nobody could play.
- Rolling update (`hanapai --take-over`, `Takeover`): the successor identifies the same shards while the old
  process plays, and keeps the events it receives. Then it requests the shards by a row in `requests`. The old
  process finishes what it has taken, writes down which interactions these were, gives up its lease and ends
  with code 0. The successor answers the others of the last 2.5 s. So each interaction is answered once. Hands
  of the old process come back with the next press. A version that changes the schema is refused, because the
  old version couldn't read it.
- Shards identify one after the other across processes, at least five seconds apart for each remainder by
  Discord's `max_concurrency`. The times of the last hour are saved in the database (`KeyValues.update`).
- Work for a server (evenings, seasons, club nights, the daily line) is done by the process that has its
  gateway events. Work for all servers is done in one commit, so a second process finds nothing left to do.
- A table of another process is loaded each time it is looked at, and refuses moves. A table outside of
  servers is taken over instead (`TableRegistry.get`), because its player may press in direct messages (shard
  0) or on a server of any shard.
- A task for another process is a row in `requests`, to the owner of a table (`RemoteTasks`) or to all. The
  process that owns the table by then does it under its lease and writes the answer. After eight seconds the
  sender withdraws the row, and nothing was done.
- Triggers send NOTIFY for these rows, settings and blocks, in the same commit. `Listening` hears that on a
  second connection. The periodic task that would look in five or ten seconds looks at once
  (`Periodic.sooner_by`). A lost connection counts as news of everything, so a lost notification costs only
  those seconds.
- Erasing a user needs all processes, because an open table would write the user back. Each process leaves its
  own tables. The last one deletes. For a minute the others keep nothing about the user in memory. The user
  waits eight seconds, then learns how many tables are left and that it goes on automatically. The tables of a
  deleted server go with it, whichever process has them, because nothing can be written to a table that
  doesn't exist.
- A process keeps in memory: settings, preferences and blocks (`VersionedCache`); its own tables; moves and
  results of finished tables, and names; whether edits by token count (`EditQuota`, read again every ten
  minutes). Everything else is read when needed. Which *Share* buttons were pressed is known to one process
  only, so outside of servers each may share once.
"""

from bot.store.errors import (
    DatabaseDamaged,
    DatabaseGone,
    ForkedHistory,
    LeaseLost,
    ShardsOverlap,
    StoreError,
    Unreachable,
)
from bot.store.models import Finish, Invitation, Move, Outcome, Saved, Sitter, Standing, TableRow, Win
from bot.store.sql.choices import Choices
from bot.store.sql.key_values import KeyValues
from bot.store.sql.moderation import Moderation
from bot.store.sql.store import Store, milliseconds
from bot.store.sql.writer import Work

__all__ = [
    "Choices",
    "DatabaseDamaged",
    "DatabaseGone",
    "Finish",
    "ForkedHistory",
    "Invitation",
    "KeyValues",
    "LeaseLost",
    "Moderation",
    "Move",
    "Outcome",
    "Saved",
    "ShardsOverlap",
    "Sitter",
    "Standing",
    "Store",
    "StoreError",
    "TableRow",
    "Unreachable",
    "Win",
    "Work",
    "milliseconds",
]
