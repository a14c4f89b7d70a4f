"""The servers of the bot in SQL. If a server removed the bot, its data is deleted, a few whole tables at a time."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from bot.store.servers import QUARTER_MS, Numbers, Week
from bot.store.sql.choices import OF_SERVERS, Choices
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.results import standings
from bot.store.sql.writer import DatabaseWriter, SqlStore, reads, writes

DUE = """
SELECT guild FROM servers s WHERE application = :application AND left_at <= :until AND :guild IN (0, guild)
AND NOT EXISTS (
    SELECT 1 FROM servers o WHERE o.guild = s.guild AND o.application <> s.application AND o.left_at IS NULL
) ORDER BY left_at, guild LIMIT 1
"""
"""Query for servers whose data is to be deleted.

A server is kept if another application with this database is still on it.
"""

KNOWN = """
SELECT guild FROM servers WHERE application = :application
UNION
SELECT guild FROM tables WHERE guild > 0 AND guild NOT IN (SELECT guild FROM servers) AND NOT EXISTS (
    SELECT 1 FROM meta WHERE substr(key, 1, 9) = 'commands:' AND key <> 'commands:' || :application
)
"""
"""Query for servers where the application is or was.

Tables from before servers were recorded belong to the application if no other one has used this database. Tables
outside of servers (0) are left out, because nobody can remove the bot there.
"""

OF_WEEK = """
WITH week AS (
    SELECT id, state, created_at FROM tables
    WHERE guild = :guild AND start_id IS NOT NULL AND created_at >= :since AND created_at < :until LIMIT 20000
)
"""
PLAYED = f"{OF_WEEK} SELECT count(*), count(*) FILTER (WHERE state = 'closed') FROM week"
PEOPLE = f"""{OF_WEEK} SELECT count(*), count(*) FILTER (WHERE NOT EXISTS (
    SELECT 1 FROM sitters b CROSS JOIN tables t ON t.id = b.table_id
    WHERE b.user = p.user AND t.guild = :guild AND t.start_id IS NOT NULL AND t.created_at < :since
)) FROM (SELECT DISTINCT user FROM week CROSS JOIN sitters s ON s.table_id = week.id WHERE user > 0) p
"""
BEGAN = f"{OF_WEEK} SELECT created_at / :quarter * :quarter AS at, count(*) FROM week GROUP BY at"

CHOSEN = "SELECT guild, key, value FROM server_settings"
CHOOSING = "SELECT guild, value FROM server_settings WHERE key = ? ORDER BY guild"


class Servers(SqlStore):
    """The servers of the bot. All methods raise StoreError. Times are unix milliseconds.

    `application`: the id of this bot. Other bots may use the same database.
    Deleting a server's data takes several jobs, each of which deletes some of its tables.
    """

    def __init__(self, writer: DatabaseWriter) -> None:
        super().__init__(writer)
        self.settings = Choices.of_servers(writer)

    @reads
    def chosen(self, connection: DatabaseConnection) -> dict[int, dict[str, str]]:
        """Return all settings of all servers, as texts by key."""
        found = defaultdict[int, dict[str, str]](dict)
        for guild, key, value in connection.execute(CHOSEN):
            found[guild][key] = value
        return found

    @reads
    def choosing(self, connection: DatabaseConnection, key: str) -> dict[int, str]:
        """Return the value of this setting on each server that has set it, by server."""
        return dict(connection.execute(CHOOSING, (key,)).fetchall())

    @reads
    def known(self, connection: DatabaseConnection, application: int) -> set[int]:
        """Return the servers where this application is or was. Servers whose data was deleted are left out."""
        return {*column(connection, KNOWN, {"application": application})}

    @writes
    def arrived(self, connection: DatabaseConnection, application: int, guilds: Iterable[int]) -> None:
        """Note that the application is on these servers, so that their saved data is not deleted."""
        sql = """INSERT INTO servers VALUES (?, ?, NULL)
            ON CONFLICT (application, guild) DO UPDATE SET left_at = NULL WHERE servers.left_at IS NOT NULL"""
        connection.executemany(sql, [(application, guild) for guild in guilds])

    @writes
    def left(self, connection: DatabaseConnection, application: int, guilds: Collection[int], at: int) -> None:
        """Note that the application was removed from these servers, unless that is already noted."""
        sql = """INSERT INTO servers VALUES (?, ?, ?)
            ON CONFLICT (application, guild) DO UPDATE SET left_at = excluded.left_at WHERE servers.left_at IS NULL"""
        connection.executemany(sql, [(application, guild, at) for guild in guilds])

    async def greet(self, guild: int, at: int) -> bool:
        """Note that a server is greeted now.

        Return False if it was already greeted, and its data was not deleted since.
        """
        sql = "INSERT INTO greetings VALUES (?, ?) ON CONFLICT DO NOTHING"
        return bool(await self.writer.write(lambda connection: connection.execute(sql, (guild, at)).rowcount))

    @reads
    def numbers(self, connection: DatabaseConnection, guild: int, spans: Sequence[tuple[int, int]]) -> Numbers:
        """Return a server's statistics for these weeks.

        `spans`: the first moment of each week, and the moment after its end.

        At most 20,000 tables of each week are counted.
        """
        weeks: list[Week] = []
        began: dict[int, int] = {}
        for since, until in spans:
            values = {"guild": guild, "since": since, "until": until, "quarter": QUARTER_MS}
            tables, unfinished = connection.execute(PLAYED, values).fetchone()
            people, new = connection.execute(PEOPLE, values).fetchone()
            weeks.append(Week(tables, people, new, unfinished))
            began |= dict(connection.execute(BEGAN, values).fetchall())
        return Numbers(tuple(weeks), began)

    @reads
    def due(self, connection: DatabaseConnection, application: int, until: int) -> int | None:
        """Return the server that removed this application longest ago, or None.

        Only removals up to the time `until` count.
        """
        return _due(connection, application, until)

    @writes
    def forget_tables(
        self, connection: DatabaseConnection, application: int, guild: int, until: int, most: int
    ) -> list[int]:
        """Delete up to `most` tables of a server that `due` returned, with all their data. Return their numbers.

        The tables may belong to any process, because nothing can be written to a deleted table.

        If no table is left, delete all other data about the server. This includes the note that the server removed the
        bot.
        """
        if _due(connection, application, until, guild) is None:
            return []  # the bot was invited again
        tables = column(connection, "SELECT id FROM tables WHERE guild = ? ORDER BY id LIMIT ?", (guild, most))
        for table in tables:
            _forget_table(connection, table)
        if not tables:
            connection.execute("DELETE FROM server_settings WHERE guild = ?", (guild,))
            OF_SERVERS.forget(connection, guild)
            standings.spread_server(connection, guild)
            connection.execute("UPDATE daily_hands SET begun_in = 0 WHERE begun_in = ?", (guild,))
            sql = "DELETE FROM night_people WHERE night IN (SELECT id FROM nights WHERE guild = ?)"
            connection.execute(sql, (guild,))
            for name in connection.tables_with("guild"):
                connection.execute(f"DELETE FROM {name} WHERE guild = ?", (guild,))
        return tables


def _due(connection: DatabaseConnection, application: int, until: int, guild: int = 0) -> int | None:
    """Return a server whose data is to be deleted, or None. `guild`: check only this server, 0 for all."""
    return first(connection, DUE, {"application": application, "until": until, "guild": guild})


def _forget_table(connection: DatabaseConnection, table: int) -> None:
    """Delete a table and all rows that refer to it.

    The database's schema tells where there are such rows. So tables added to the schema later are covered, too.
    """
    connection.defer_keys()
    connection.execute("INSERT INTO forgotten VALUES (?)", (table,))
    for name in connection.tables_with("table_id"):
        if name != "forgotten":
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM meta WHERE key IN (?, ?)", (f"ping:{table}", f"ping:{table}:call"))
    connection.execute("DELETE FROM forgotten WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
