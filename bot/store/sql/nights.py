"""Club nights and their series in SQL. Each night and each guest has a row. Tables are stored with all others."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from bot.store.nights import ABSENT, Ended, Guest, Night, NightTable, Series
from bot.store.sql.database import DatabaseConnection, first
from bot.store.sql.statements import insert_into
from bot.store.sql.writer import SqlStore, reads, writes

SERIES_COLUMNS = tuple(field.name for field in fields(Series))


class SeriesStore(SqlStore):
    """Series of club nights. All methods raise StoreError."""

    @writes
    def new(self, connection: DatabaseConnection, series: Series, first: Night) -> tuple[int, int]:
        """Save a new series with its first night. Return the numbers of both."""
        number = insert_into(connection, "series", asdict(series) | {"told": int(series.told)})
        return number, insert_into(connection, "nights", plain_night(first) | {"series": number})

    @writes
    def go_on(self, connection: DatabaseConnection, series: Series, day: int, night: Night) -> bool:
        """Save the night of the next date. Return False if the series has changed, so that no night is saved twice."""
        sql = "UPDATE series SET day = ? WHERE id = ? AND day = ? AND host = ? AND ended_at IS NULL"
        done = connection.execute(sql, (day, series.id, series.day, series.host)).rowcount > 0
        if done:
            insert_into(connection, "nights", plain_night(night))
        return done

    async def end(self, number: int, reason: Ended, at: int) -> bool:
        """End a series. Return False if it had ended. The host has to be told unless somebody ended it by hand."""
        sql = "UPDATE series SET ended_at = ?, reason = ?, told = ? WHERE id = ? AND ended_at IS NULL"
        return await self.changes(sql, (at, reason, int(reason == "host"), number))

    async def hand_over(self, number: int, host: int) -> bool:
        """Give a series to another host. Return False if it has ended."""
        return await self.changes("UPDATE series SET host = ? WHERE id = ? AND ended_at IS NULL", (host, number))

    async def tell(self, number: int) -> bool:
        """Note that the host is told of the end. Return False if that was noted before."""
        return await self.changes("UPDATE series SET told = 1 WHERE id = ? AND told = 0", (number,))

    async def get(self, number: int) -> Series | None:
        return next(iter(await self._series("WHERE id = ?", number)), None)

    async def active(self) -> list[Series]:
        return await self._series("WHERE ended_at IS NULL ORDER BY id")

    async def untold(self, guild: int, host: int) -> list[Series]:
        """Return the series of whose end their host has to be told."""
        return await self._series("WHERE guild = ? AND host = ? AND told = 0 ORDER BY id", guild, host)

    async def lost(self, guild: int, since: int) -> list[Series]:
        """Return the series of a server that have ended since then without anybody ending them."""
        return await self._series("WHERE guild = ? AND reason IN ('gone', 'shut') AND ended_at >= ?", guild, since)

    @reads
    def _series(self, connection: DatabaseConnection, where: str, *values: int) -> list[Series]:
        rows = connection.execute(f"SELECT {', '.join(SERIES_COLUMNS)} FROM series {where}", values).fetchall()
        found = [dict[str, Any](zip(SERIES_COLUMNS, row, strict=True)) for row in rows]
        return [Series(**each | {"told": each["told"] == 1}) for each in found]


COLUMNS = tuple(field.name for field in fields(Night))
FLAGS = ("threads", "telling")
GUEST = "user, came_at, since, meanwhile"
BOUTS = """
SELECT t.night, t.id, t.created_at, CASE WHEN t.state = 'playing' THEN NULL ELSE t.ended_at END, coalesce(r.hands, 0),
    coalesce(s.user, s.leaver), CASE WHEN r.counted = 1 THEN c.place END
FROM tables t JOIN sitters s ON s.table_id = t.id
LEFT JOIN results r ON r.table_id = t.id LEFT JOIN scores c ON c.table_id = t.id AND c.seat = s.seat
WHERE {} AND t.start_id IS NOT NULL AND t.reason IS NOT ? AND coalesce(s.user, s.leaver) IS NOT NULL
ORDER BY t.id, s.seat
"""


class NightStore(SqlStore):
    """Club nights, their guests and tables. All methods raise StoreError.

    Several processes may manage the same night. Only the first change of a kind is made; the same change by a second
    process does nothing: an update names the values that it expects.
    """

    @writes
    def new(self, connection: DatabaseConnection, night: Night) -> int:
        """Save a new night and return its number."""
        return insert_into(connection, "nights", plain_night(night))

    async def save(self, night: Night, known: Night) -> bool:
        """Replace `known` with `night`. Return False and change nothing if the saved night no longer equals `known`."""
        kept = {f"known_{name}": value for name, value in plain_night(known).items()}
        # the host is never written, because the host's data may have been deleted since
        names = [name for name in COLUMNS if name != "host"]
        settings = ", ".join(f"{name} = :{name}" for name in names)
        same = " AND ".join(f"{name} IS :known_{name}" for name in names)
        return await self.changes(f"UPDATE nights SET {settings} WHERE {same}", plain_night(night) | kept)

    async def get(self, number: int) -> Night | None:
        return next(iter(await self._nights("WHERE id = ?", number)), None)

    async def open(self) -> list[Night]:
        """Return all nights that are not over yet, the earliest first."""
        return await self._nights("WHERE state IN ('coming', 'running', 'ending') ORDER BY starts_at, id")

    async def past(self, guild: int, most: int) -> list[Night]:
        """Return up to `most` nights of a server that were played to the end, the newest first."""
        where = "WHERE guild = ? AND state = 'over' ORDER BY starts_at DESC, id DESC LIMIT ?"
        return await self._nights(where, guild, most)

    @reads
    def guests(self, connection: DatabaseConnection, night: int) -> list[Guest]:
        """Return the guests in the order in which they signed up."""
        sql = f"SELECT {GUEST} FROM night_people WHERE night = ? ORDER BY came_at, user"
        return [Guest(*row) for row in connection.execute(sql, (night,))]

    async def come(self, night: int, user: int, at: int) -> bool:
        """Sign a user up. Return False if the user was already signed up."""
        sql = "INSERT INTO night_people (night, user, came_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return await self.changes(sql, (night, user, at))

    async def stay_away(self, night: int, user: int) -> bool:
        """Remove a user's sign-up. Return False if there was none."""
        return await self.changes("DELETE FROM night_people WHERE night = ? AND user = ?", (night, user))

    @writes
    def wait(self, connection: DatabaseConnection, night: int, user: int, since: int) -> None:
        """Note that the user has been waiting for a table at this night since `since`.

        They then wait at no other night.

        If the user was already waiting, the earlier time is kept.
        """
        connection.execute("UPDATE night_people SET since = NULL WHERE user = ? AND night <> ?", (user, night))
        sql = """INSERT INTO night_people (night, user, came_at, since) VALUES (:night, :user, :since, :since)
            ON CONFLICT (night, user) DO UPDATE SET since = coalesce(night_people.since, :since)"""
        connection.execute(sql, {"night": night, "user": user, "since": since})

    async def leave(self, night: int, user: int) -> bool:
        """Note that the user no longer waits for a table. Return False if the user wasn't waiting."""
        sql = "UPDATE night_people SET since = NULL WHERE night = ? AND user = ? AND since IS NOT NULL"
        return await self.changes(sql, (night, user))

    @writes
    def seat(self, connection: DatabaseConnection, night: int, users: Sequence[int]) -> bool:
        """Note that these users have a table and no longer wait.

        If one of them wasn't waiting, return False and change nothing.
        """
        marks = ", ".join("?" * len(users))
        where = f"night = ? AND user IN ({marks}) AND since IS NOT NULL"
        waiting = connection.execute(f"SELECT user FROM night_people WHERE {where}", (night, *users)).fetchall()
        if len(waiting) < len(users):
            return False
        connection.execute(f"UPDATE night_people SET since = NULL WHERE {where}", (night, *users))
        return True

    async def meanwhile(self, night: int, user: int, table: int | None) -> None:
        """Save the table where a user plays against a computer while waiting. None: there is no such table."""
        await self.changes("UPDATE night_people SET meanwhile = ? WHERE night = ? AND user = ?", (table, night, user))

    @reads
    def is_pastime(self, connection: DatabaseConnection, table: int) -> bool:
        """Return whether a guest of a night plays computers at this table while waiting."""
        return connection.execute("SELECT 1 FROM night_people WHERE meanwhile = ?", (table,)).fetchone() is not None

    @reads
    def bouts(self, connection: DatabaseConnection, night: int) -> list[NightTable]:
        """Return the tables of a night in order. Tables where a player never came are left out."""
        return _bouts(connection, "t.night = ?", night).get(night, [])

    @reads
    def bouts_of_series(self, connection: DatabaseConnection, series: int) -> list[list[NightTable]]:
        """Return the tables of each night of a series that is over, in the same way as `bouts`."""
        over = "t.night IN (SELECT id FROM nights WHERE series = ? AND state = 'over')"
        return [*_bouts(connection, over, series).values()]

    @reads
    def tables(self, connection: DatabaseConnection, night: int) -> int:
        """Count all tables of a night, however they ended."""
        return first(connection, "SELECT count(*) FROM tables WHERE night = ?", (night,))

    @reads
    def _nights(self, connection: DatabaseConnection, where: str, *values: int) -> list[Night]:
        found = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM nights {where}", values).fetchall()
        rows = [dict[str, Any](zip(COLUMNS, row, strict=True)) for row in found]
        return [Night(**row | {"threads": row["threads"] == 1, "telling": row["telling"] == 1}) for row in rows]


def _bouts(connection: DatabaseConnection, where: str, value: int) -> dict[int, list[NightTable]]:
    found: dict[tuple[int, int], list[Any]] = {}
    for night, table, began_at, ended_at, hands, user, place in connection.execute(
        BOUTS.format(where), (value, ABSENT)
    ):
        people, places = found.setdefault((night, table), [began_at, ended_at, hands, [], []])[3:]
        people.append(user)
        places.extend([] if place is None else [place])
    nights: dict[int, list[NightTable]] = {}
    for (night, table), (began_at, ended_at, hands, people, places) in found.items():
        told = NightTable(table, tuple(people), began_at, ended_at, tuple(places), hands)
        nights.setdefault(night, []).append(told)
    return nights


def plain_night(night: Night) -> dict[str, Any]:
    """Return the values of a night's row."""
    return asdict(night) | {name: int(getattr(night, name)) for name in FLAGS}
