"""The store in PostgreSQL, for one or more processes. It needs the extra `postgres`.

Writes are confirmed after their commit, with `synchronous_commit` on. A fail-over loses nothing only if the
server has `synchronous_standby_names`. While the server can't be reached, presses are told so. It is used
again as soon as it answers. After a user is erased the tables are vacuumed. The WAL and backups keep their
contents until they are deleted.
"""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
