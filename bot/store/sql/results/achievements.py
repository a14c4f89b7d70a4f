"""Achievements. Each user can earn each achievement once per server and game. They follow from the saved matches."""

import json
from collections.abc import Mapping, Sequence

from bot.store.models import Finish
from bot.store.records import WON
from bot.store.sql.database import DatabaseConnection, column, first
from engine.core import Achievement

OLD = "SELECT value FROM meta WHERE key = 'achievements'"
"""Query for the user up to whom the achievements of old matches are saved. No row: all are saved."""
NOTE = """
INSERT INTO meta VALUES ('achievements', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
MINE = """
WITH mine AS (
    SELECT s.table_id, s.seat, s.place, r.ended_at AS over_at FROM scores s CROSS JOIN results r USING (table_id)
    WHERE {mine} AND r.guild = :guild AND (:game = '' OR r.game = :game) AND r.counted = 1
)
"""
"""Beginning of a query in a user's counted matches: in ALL of them, or in the ONE that just ended."""
ALL = MINE.format(mine="s.user = :user")
ONE = MINE.format(mine="s.table_id = :table AND +s.user = :user")
FIRSTS = """
SELECT table_id, over_at FROM (
    SELECT table_id, over_at, row_number() OVER (PARTITION BY {each} ORDER BY over_at, table_id) AS nth FROM {source}
) f WHERE nth = 1
"""
"""Query for the first match with each value of something."""
RUNS = f"""(
    SELECT table_id, over_at, count(*) OVER (PARTITION BY lost ORDER BY over_at, table_id) AS run FROM (
        SELECT table_id, over_at, place, sum(CASE WHEN {WON} THEN 0 ELSE 1 END)
            OVER (ORDER BY over_at, table_id) AS lost FROM mine
    ) m WHERE {WON}
) w"""
"""Matches won, each with the number of consecutive wins so far."""
MATCHES: Mapping[str, str] = {
    "played": "SELECT table_id, over_at FROM mine",
    "won": f"SELECT table_id, over_at FROM mine WHERE {WON}",
    "yaku": """SELECT DISTINCT table_id, over_at FROM mine JOIN wins USING (table_id, seat), json_each(patterns)
        WHERE value = :yaku""",
    "comeback": "SELECT table_id, over_at FROM mine JOIN feats USING (table_id, seat) WHERE key = 'comeback'",
    "in_a_row": FIRSTS.format(each="run", source=RUNS),
    "opponents": FIRSTS.format(
        each="o.user", source="mine JOIN scores o USING (table_id) WHERE o.user <> 0 AND o.user <> :user"
    ),
    "nights": FIRSTS.format(each="night", source="mine JOIN tables t ON t.id = table_id WHERE night IS NOT NULL"),
}
"""Queries for the matches that count for an achievement, by what it counts."""
QUICK: Mapping[str, str] = {
    "in_a_row": "SELECT 1 FROM streaks WHERE user = :user AND guild = :guild AND game = :game AND longest >= :least",
    "opponents": """SELECT 1 FROM scores o WHERE table_id = :table AND user <> :user AND NOT EXISTS (
        SELECT 1 FROM scores a CROSS JOIN scores b USING (table_id)
        CROSS JOIN results r USING (table_id)
        WHERE a.user = :user AND b.user = o.user AND table_id <> :table AND r.guild = :guild AND r.counted = 1
    )""",
}
"""Queries for whether a match that just ended can matter, where `MATCHES` reads all matches."""
REACHED = " ORDER BY over_at, table_id LIMIT 1 OFFSET :least - 1"
DECLARED = "SELECT game, key, counts, least, yaku, rare FROM declared ORDER BY game, key"
OF_GAME = "SELECT key, counts, least, yaku, rare FROM declared WHERE game = :game ORDER BY key"
HAD = "SELECT key, table_id FROM achievements WHERE user = :user AND guild = :guild AND game = :game"
KEPT = " WHERE user = :user AND guild = :guild AND game = :game AND key = :key"
PLAYERS = """
SELECT user, guild, game FROM scores JOIN results USING (table_id) WHERE table_id = ? AND user > 0 ORDER BY seat
"""
NEXT = """
SELECT DISTINCT user, guild FROM standings
WHERE period = 'all' AND user > 0 AND guild <> 0 AND (user, guild) > (?, ?) ORDER BY user, guild LIMIT ?
"""


def add(connection: DatabaseConnection, table: int, over: Finish) -> None:
    """Save the achievements in a counted match whose result is saved. Its end announces the rare ones."""
    keep_feats(connection, table, over)
    for user, guild, game in connection.execute(PLAYERS, (table,)).fetchall():
        for each in (game, ""):
            _settle(connection, user, guild, each, table)


def rebuild(connection: DatabaseConnection, table: int) -> None:
    """Recalculate the achievements of a match's players from all their counted matches."""
    for user, guild, game in connection.execute(PLAYERS, (table,)).fetchall():
        for each in (game, ""):
            _settle(connection, user, guild, each)


def keep_feats(connection: DatabaseConnection, table: int, over: Finish) -> None:
    rows = [(table, *each) for each in over.feats]
    if rows:
        connection.executemany("INSERT INTO feats VALUES (?, ?, ?) ON CONFLICT DO NOTHING", rows)


def declare(connection: DatabaseConnection, declared: Mapping[str, Sequence[Achievement]]) -> None:
    """Save the achievements that exist, by game ("": all games together).

    If they have changed, note that those of old matches have to be saved.
    """
    rows = sorted(
        (game, each.key, each.counts, each.least, each.yaku, int(each.rare))
        for game, found in declared.items()
        for each in found
    )
    if [*map(tuple, connection.execute(DECLARED))] != rows:
        connection.execute("DELETE FROM declared")
        connection.executemany("INSERT INTO declared VALUES (?, ?, ?, ?, ?, ?)", rows)
        connection.execute(NOTE, ("[0, 0]",))


def earn_old(connection: DatabaseConnection, limit: int) -> bool:
    """Save the achievements of up to `limit` users on one server from all their matches. No table announces them.

    Return whether there are more users.
    """
    latest = first(connection, OLD)
    if latest is None:
        return False
    people = connection.execute(NEXT, (*json.loads(latest), limit)).fetchall()
    games = column(connection, "SELECT DISTINCT game FROM declared")
    for user, guild in people:
        for game in games:
            _settle(connection, user, guild, game, silent=True)
    if people:
        connection.execute(NOTE, (json.dumps([*people[-1]]),))
    else:
        connection.execute("DELETE FROM meta WHERE key = 'achievements'")
    return bool(people)


def _settle(
    connection: DatabaseConnection, user: int, guild: int, game: str, table: int | None = None, *, silent: bool = False
) -> None:
    """Save which achievements a user has in a game.

    `table`: the match that just ended. None: old matches may have begun or ceased to count. `silent`: whether no table
    announces new achievements.
    """
    values = {"user": user, "guild": guild, "game": game}
    had = dict(connection.execute(HAD, values).fetchall())
    for key, counts, least, yaku, rare in connection.execute(OF_GAME, values).fetchall():
        if counts not in MATCHES:  # a newer version of the bot shares this database
            continue
        about = {**values, "key": key, "yaku": yaku, "least": least}
        quick = QUICK.get(counts, f"{ONE} {MATCHES[counts]} LIMIT 1")
        if table is not None and (key in had or connection.execute(quick, about | {"table": table}).fetchone() is None):
            continue
        reached = connection.execute(ALL + MATCHES[counts] + REACHED, about).fetchone()
        if reached is None:
            connection.execute(f"DELETE FROM achievements{KEPT}", about)
            continue
        told = reached[0] if rare and not silent and table in (None, reached[0]) else None
        if key not in had:
            connection.execute(
                "INSERT INTO achievements VALUES (:user, :guild, :game, :key, :told)", about | {"told": told}
            )
        elif had[key] is not None and not silent:
            connection.execute(f"UPDATE achievements SET table_id = :told{KEPT}", about | {"told": told})
