"""The ends of seasons in SQL: the latest announced season of each server, and users with the champion's role."""

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.store.seasons import WANTED, SeasonClaim, season_before
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.writer import SqlStore, reads, writes

WANTS = f"SELECT guild FROM server_settings WHERE key IN ({', '.join(f'{key!r}' for key in WANTED)})"
NEW = f"{WANTS} AND guild NOT IN (SELECT guild FROM season_ends)"
OVER = f"SELECT guild FROM season_ends WHERE guild NOT IN ({WANTS})"
NOTICE = f"""
INSERT INTO season_ends (guild, told, crowned) SELECT DISTINCT guild, :ended, :ended FROM ({NEW}) AS new
"""
DUE = f"SELECT guild FROM season_ends WHERE (told < :ended OR crowned < :ended) AND guild IN ({WANTS}) ORDER BY guild"
CLAIM = """
UPDATE season_ends SET until = now_ms() + :lasts WHERE guild = :guild AND (told < :ended OR crowned < :ended)
AND (until <= now_ms() OR until > now_ms() + :lasts) RETURNING told < :ended, crowned < :ended
"""
FREEZE = "INSERT INTO told_seasons VALUES (?, ?) ON CONFLICT (guild, season) DO NOTHING"
TOLD = "SELECT told <= :season AND crowned <= :season, until > now_ms() FROM season_ends WHERE guild = :guild"
AGAIN = """
UPDATE season_ends SET told = CASE WHEN told > :before THEN :before ELSE told END,
    crowned = CASE WHEN crowned > :before THEN :before ELSE crowned END
WHERE guild = :guild AND EXISTS (SELECT 1 FROM told_seasons WHERE guild = :guild AND season = :season)
"""
CROWN = """
INSERT INTO champions (guild, user, role) SELECT :guild, :user, :role
WHERE EXISTS (SELECT 1 FROM scores WHERE user = :user)
"""
"""Statement that saves a champion, unless the user's data was deleted since."""
TITLE = """
INSERT INTO titles (guild, user, season, game) SELECT :guild, :user, :season, :game
WHERE EXISTS (SELECT 1 FROM scores WHERE user = :user)
"""


def latest(connection: DatabaseConnection, guild: int) -> int:
    """Return the latest season whose end was announced on a server, or is being announced. 0: there is none."""
    return first(connection, "SELECT coalesce(max(season), 0) FROM told_seasons WHERE guild = ?", (guild,))


Barrier = Literal["", "season-told", "season-ending"]
"""Why results of a season can't change: its end or a later one was told, or is being told now. "": they can.

It is the key of an error.
"""


def barrier(connection: DatabaseConnection, guild: int, season: int) -> Barrier:
    """Return why results of a season can't change on a server.

    Results of the latest season that was told can still change. Its end is then told again.
    """
    told = latest(connection, guild)
    if season > told:
        return ""
    row = connection.execute(TOLD, {"guild": guild, "season": season}).fetchone()
    if season < told or row is None or not row[0]:
        return "season-told"
    return "season-ending" if row[1] else ""


def tell_again(connection: DatabaseConnection, guild: int, season: int) -> None:
    """Have the end of a season told again on a server, if it was told, because one of its results has changed."""
    connection.execute(AGAIN, {"guild": guild, "season": season, "before": season_before(season)})


class Seasons(SqlStore):
    """The tasks at the end of a season. A season is given by its first day.

    All methods raise StoreError. Times are unix milliseconds.
    """

    async def notice(self, ended: int) -> None:
        """Bring the list of servers with end-of-season tasks up to date.

        Servers that have started to ask for such tasks are added. Their tasks up to season `ended` count as done.
        Servers that no longer ask for tasks are removed.
        """

        def changed(connection: DatabaseConnection) -> bool:
            return connection.execute(f"{NEW} UNION ALL {OVER} LIMIT 1").fetchone() is not None

        def job(connection: DatabaseConnection) -> None:
            connection.execute(f"DELETE FROM season_ends WHERE guild IN ({OVER})")
            connection.execute(NOTICE, {"ended": ended})

        if await self.writer.read(changed):
            await self.writer.write(job)

    @reads
    def due(self, connection: DatabaseConnection, ended: int) -> list[int]:
        """Return the servers with unfinished tasks for season `ended` or an earlier one."""
        return column(connection, DUE, {"ended": ended})

    @writes
    def claim(self, connection: DatabaseConnection, guild: int, ended: int, lasts_ms: int) -> SeasonClaim | None:
        """Claim a server for `lasts_ms`, by the clock of the database. Return the unfinished tasks.

        Return None if nothing is left to do, or if another process has claimed the server. A claim that ends later than
        a new one would is left from before the clock was set back. It is ignored.

        While the server is claimed, results of the season can't be voided (`barrier`). So the podium and the message
        always agree.
        """
        found = connection.execute(CLAIM, {"guild": guild, "ended": ended, "lasts": lasts_ms}).fetchone()
        if found is None:
            return None
        connection.execute(FREEZE, (guild, ended))
        return SeasonClaim(*map(bool, found))

    @writes
    def release(self, connection: DatabaseConnection, guild: int) -> None:
        """Release a claimed server, so that another process or a later attempt can claim it."""
        connection.execute("UPDATE season_ends SET until = 0 WHERE guild = ?", (guild,))

    @writes
    def mark_announced(self, connection: DatabaseConnection, guild: int, ended: int, *, shown: bool) -> None:
        """Note that a server has been told about the end of season `ended`.

        `shown`: whether a message or a role shows the end. If not, the results of the season may be changed again.
        """
        connection.execute("UPDATE season_ends SET told = max(told, ?) WHERE guild = ?", (ended, guild))
        if not shown:
            connection.execute("DELETE FROM told_seasons WHERE guild = ? AND season = ?", (guild, ended))

    @reads
    def latest(self, connection: DatabaseConnection, guild: int) -> int:
        """Return the latest season whose end was announced or rewarded with a role on a server, 0 if there is none.

        A season whose end is about to be announced also counts. Results of earlier seasons can no longer be voided
        (`barrier`).
        """
        return latest(connection, guild)

    @reads
    def barrier(self, connection: DatabaseConnection, guild: int, season: int) -> Barrier:
        """Return why results of a season can't change on a server."""
        return barrier(connection, guild, season)

    @writes
    def crowned(self, connection: DatabaseConnection, guild: int, ended: int, held: Mapping[int, int]) -> None:
        """Note that the champion's role has been dealt with for season `ended`.

        `held`: the role of each champion, by user.

        Champions whose data was deleted in the meantime are left out.
        """
        connection.execute("UPDATE season_ends SET crowned = max(crowned, ?) WHERE guild = ?", (ended, guild))
        connection.execute("DELETE FROM champions WHERE guild = ?", (guild,))
        connection.executemany(CROWN, [{"guild": guild, "user": user, "role": role} for user, role in held.items()])

    @writes
    def set_titles(
        self, connection: DatabaseConnection, guild: int, season: int, first: Mapping[str, Sequence[int]]
    ) -> None:
        """Replace the titles of a season: `first` has its champions by game.

        Champions whose data was deleted in the meantime are left out.
        """
        connection.execute("DELETE FROM titles WHERE guild = ? AND season = ?", (guild, season))
        connection.executemany(
            TITLE,
            [
                {"guild": guild, "season": season, "game": game, "user": user}
                for game, users in first.items()
                for user in users
            ],
        )

    @reads
    def champions(self, connection: DatabaseConnection, guild: int) -> dict[int, int]:
        """Return the latest champions' roles that the bot gave them, by user."""
        return dict(connection.execute("SELECT user, role FROM champions WHERE guild = ?", (guild,)).fetchall())
