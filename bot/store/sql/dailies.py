"""Daily deals in SQL, with their hands and the message of each server."""

import json
from collections.abc import Collection
from dataclasses import asdict, replace
from typing import Any

from bot.store.dailies import Daily, DailyHand, DailyLine
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.writer import SqlStore, reads, writes

DAY = "day, game, rules, seats, level, samples, seed, new_key, announced_at, opened_at, engine, kept, closed_at, par"
HAND = "day, user, begun_in, moves, begun_at, ended_at, points"
BEGIN = """
INSERT INTO daily_hands (day, user, begun_in, moves, seq, begun_at, ended_at, points)
SELECT :day, :user, :guild, :moves, :seq, :begun_at, :ended_at, :points
WHERE EXISTS (SELECT 1 FROM dailies WHERE day = :day AND opened_at IS NOT NULL AND closed_at IS NULL)
ON CONFLICT DO NOTHING
"""
MOVE = """
UPDATE daily_hands SET moves = :moves, seq = :seq, ended_at = :ended_at, points = :points
WHERE day = :day AND user = :user AND seq = :known AND ended_at IS NULL
AND EXISTS (SELECT 1 FROM dailies WHERE day = :day AND closed_at IS NULL)
"""
ENDED = f"""
SELECT {HAND} FROM daily_hands WHERE day = ? AND ended_at IS NOT NULL ORDER BY points DESC, ended_at, user
"""
GOOD = """
SELECT count(*) FROM daily_hands JOIN dailies USING (day) WHERE user = ? AND ended_at IS NOT NULL AND points >= par
"""
CLOSE = """
UPDATE dailies SET closed_at = ? WHERE day <= ? AND opened_at IS NOT NULL AND closed_at IS NULL RETURNING day
"""
TELL = """
INSERT INTO daily_lines (guild, day, channel, message, shown) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (guild) DO UPDATE SET day = excluded.day, channel = excluded.channel, message = excluded.message,
    shown = excluded.shown
"""
NAMELESS = "DELETE FROM daily_hands WHERE user < 0 AND day IN (SELECT day FROM dailies WHERE closed_at IS NOT NULL)"
"""Statement that deletes the hands of users whose data was deleted, once the day is closed.

Until then the hands are kept, so that these users can't play a deal again that they may know.
"""


class DailyStore(SqlStore):
    """Daily deals, their hands and messages. All methods raise StoreError.

    Several processes may manage the same day. Only the first change of a kind is made; the same change by a second
    process does nothing.
    """

    @writes
    def announce(self, connection: DatabaseConnection, daily: Daily) -> None:
        """Save the deal of a day, unless that day already has one."""
        known = "?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, 0, NULL, NULL"
        sql = f"INSERT INTO dailies ({DAY}) VALUES ({known}) ON CONFLICT DO NOTHING"
        row = daily.day, daily.game, daily.rules, daily.seats, daily.level, daily.samples, daily.seed
        connection.execute(sql, (*row, int(daily.new_key), daily.announced_at))

    async def open(self, day: int, now: int, engine: str, *, kept: bool) -> bool:
        """Open an announced day. Return whether this call opened it.

        `engine`: the version of the engine that plays the deal. `kept`: as in `Daily`.
        """
        sql = "UPDATE dailies SET opened_at = ?, engine = ?, kept = max(kept, ?) WHERE day = ? AND opened_at IS NULL"
        return await self.changes(sql, (now, engine, int(kept), day))

    async def set_par(self, day: int, par: int) -> None:
        """Save the par of a day (`Daily.par`), unless it has one."""
        await self.changes("UPDATE dailies SET par = ? WHERE day = ? AND par IS NULL", (par, day))

    async def keep(self, day: int) -> None:
        """Note that a day's deal could not be played all day long (`Daily.kept`)."""
        await self.changes("UPDATE dailies SET kept = 1 WHERE day = ? AND kept = 0", (day,))

    async def close(self, until: int, now: int) -> list[int]:
        """Close the open days up to `until`, and return those days. Everything about a closed day is public."""
        if not await self._days("WHERE day <= ? AND opened_at IS NOT NULL AND closed_at IS NULL", until):
            return []  # this is called often: avoid a needless write

        def job(connection: DatabaseConnection) -> list[int]:
            found = sorted(column(connection, CLOSE, (now, until)))
            if found:
                connection.execute(NAMELESS)
            return found

        return await self.writer.write(job)

    async def get(self, day: int) -> Daily | None:
        return next(iter(await self._days("WHERE day = ?", day)), None)

    async def between(self, first: int, last: int) -> list[Daily]:
        """Return the opened days from `first` to `last`, inclusive, in order."""
        return await self._days("WHERE opened_at IS NOT NULL AND day BETWEEN ? AND ? ORDER BY day", first, last)

    async def latest(self) -> Daily | None:
        """Return the last announced day."""
        return next(iter(await self._days("ORDER BY day DESC LIMIT 1")), None)

    async def hand(self, day: int, users: Collection[int]) -> DailyHand | None:
        """Return a user's hand of a day, or None. `users`: all ids by which the user may be known."""
        marks = ", ".join("?" * len(users))
        sql = f"SELECT {HAND} FROM daily_hands WHERE day = ? AND user IN ({marks})"
        return next(iter(await self._hands(sql, day, *users)), None)

    async def begin(self, hand: DailyHand) -> bool:
        """Save a new hand. Return False if the user already has one that day, or if the day is closed."""
        return await self.changes(BEGIN, _values(hand))

    async def move(self, hand: DailyHand, known: int) -> bool:
        """Save the moves of a hand, and its end if it has ended.

        `known`: the number of moves that should be saved already. Return False if this number is wrong, or if the day
        is closed.
        """
        return await self.changes(MOVE, _values(hand) | {"known": known})

    async def ended(self, day: int) -> list[DailyHand]:
        """Return the finished hands of a day, most points first.

        Of equal hands, the one that was finished first comes first.
        """
        return await self._hands(ENDED, day)

    @reads
    def played(self, connection: DatabaseConnection, user: int) -> list[int]:
        """Return the days on which the user finished their hand."""
        sql = "SELECT day FROM daily_hands WHERE user = ? AND ended_at IS NOT NULL ORDER BY day"
        return column(connection, sql, (user,))

    @reads
    def good(self, connection: DatabaseConnection, user: int) -> int:
        """Return on how many days the user reached the par."""
        return first(connection, GOOD, (user,))

    @reads
    def reminded(self, connection: DatabaseConnection) -> list[int]:
        """Return the users who want to be reminded of the daily deal."""
        return column(connection, "SELECT user FROM preferences WHERE key = 'reminder' AND value = 'on' ORDER BY user")

    async def line(self, guild: int) -> DailyLine | None:
        sql = "SELECT guild, day, channel, message, shown FROM daily_lines WHERE guild = ?"
        found = await self.writer.read(lambda connection: connection.execute(sql, (guild,)).fetchone())
        return DailyLine(*found) if found else None

    async def tell(self, line: DailyLine) -> None:
        """Save a server's message about a day. It replaces the server's previous message."""
        await self.changes(TELL, (line.guild, line.day, line.channel, line.message, line.shown))

    @reads
    def _days(self, connection: DatabaseConnection, where: str, *values: int) -> list[Daily]:
        return [_daily(*row) for row in connection.execute(f"SELECT {DAY} FROM dailies {where}", values).fetchall()]

    @reads
    def _hands(self, connection: DatabaseConnection, sql: str, *values: int) -> list[DailyHand]:
        rows = connection.execute(sql, values)
        return [DailyHand(day, user, guild, tuple(json.loads(moves)), *rest) for day, user, guild, moves, *rest in rows]


def _daily(*row: Any) -> Daily:
    found = Daily(*row)
    return replace(found, new_key=bool(found.new_key), kept=bool(found.kept))


def _values(hand: DailyHand) -> dict[str, Any]:
    return asdict(hand) | {"moves": json.dumps(hand.moves), "seq": len(hand.moves)}
