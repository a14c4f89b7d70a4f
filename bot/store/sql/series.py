"""Series of club nights in SQL. Only the first change of a kind is made, if several processes try it."""

from dataclasses import asdict, fields
from typing import Any

from bot.store.nights import Ended, Night, Series
from bot.store.sql.database import DatabaseConnection
from bot.store.sql.nights import plain_night
from bot.store.sql.statements import insert_into
from bot.store.sql.writer import SqlStore, reads, writes

COLUMNS = tuple(field.name for field in fields(Series))


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
        rows = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM series {where}", values).fetchall()
        found = [dict[str, Any](zip(COLUMNS, row, strict=True)) for row in rows]
        return [Series(**each | {"told": each["told"] == 1}) for each in found]
