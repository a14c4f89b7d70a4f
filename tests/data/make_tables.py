"""Makes the tables of one commit: of every game lobbies, running and finished matches under all values of its settings.

This ran on commit 75a9db7 as `python -m tests.data.make_tables 75a9db7` and wrote `tables-75a9db7.sql` and
`tables-75a9db7.json`, which `tests/bot/evenings/test_old_database.py` opens with whatever the code has become since. It
is far smaller than an evening (`make_evening.py`) and knows nothing of the inside of the games: run it again before a
commit that adds settings, under the name of the commit before, and name what it wrote in that test beside the older
ones.
"""

import asyncio
import json
import secrets
import sqlite3
import sys
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from bot.store.sqlite import SqliteStore as Store
from engine import GAMES
from engine.core import TABLE, Action
from tests.bot.old_database import DATA, Evening, chance, walked
from tests.bot.rooms import Rooms

BEGAN = 1_790_000_000_000
PRESSES = 1_480_000_000_000_000_000
TABLES = 6
"""So many tables of each kind a game has, after those of its presets."""


class Clock:
    """Every look at the time is 0.7 seconds later."""

    def __init__(self):
        self.time = BEGAN

    def __call__(self):
        self.time += 700
        return self.time


def ends(option):
    """The values of a setting; of a number the least, the most and the default."""
    return option.offer if option.low is None else (option.default, option.low, option.high)


def rule_sets(game):
    """(preset, what differs from it): the presets as they are, then every value of every setting at least once."""
    yield from ((preset, {}) for preset in game.presets)
    first = next(iter(game.presets))
    for row in range(TABLES):
        values = {}
        for column, option in enumerate(game.rules.options()):
            offered = ends(option)
            values[option.name] = offered[(row * (1 + column % 2) + row // len(offered) + column) % len(offered)]
        yield first, values


def covered(game):
    """Raises AssertionError for a value that no table of a game has."""
    usual = next(iter(game.presets.values())).plain()
    rows = [game.presets[preset].plain() if not values else usual | values for preset, values in rule_sets(game)]
    for option in game.rules.options():
        missing = set(ends(option)) - {row[option.name] for row in rows}
        assert not missing, (game.key, option.name, missing)


def decided(match, rng, hands):
    """Who does what next: computers and chance, and once so many hands are settled all go home."""
    seat, finish = rng.pick(sorted(match.pending)), Action("finish")
    legal = match.pending[seat]
    if finish in legal and match.scene(None).settled >= hands:
        return seat, finish
    wanted = tuple(action for action in legal if action != finish)
    by_chance = seat == TABLE or len(wanted) == 1 or rng.below(4) == 0
    return seat, rng.pick(wanted) if by_chance else match.game.players["easy"](match.view(seat), wanted, rng)


async def opened(house, clock, game, number, preset, values):
    """A lobby with a person on every seat, under these rules."""
    clock.time += 1_200_000
    secrets.token_bytes = lambda size: sha256(f"table {number}".encode()).digest()[:size]
    seats = game.seats[number % len(game.seats)]
    host, others = 100 + number, range(11, 10 + seats)
    table = await house.lobbies.open(1 + number % 2, 50, host, PRESSES + number * 1000, game.key, preset)
    if values:
        words = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in values.items()}
        await house.lobbies.set_rules(table.id, host, words)
    for seat, user in enumerate(others, 1):
        await house.lobbies.join(table.id, user, PRESSES + number * 1000 + seat)
    return table.id, host


async def played(house, number, hands, most=9999):
    """Play at that table by the doors of the bot; with `most` so many moves, and none that ends the match."""
    rng = chance("played", number)
    table = await house.keeper.get(number)
    while table.match.result is None and table.match.seq < most:
        seat, action = decided(table.match, rng, hands)
        fork = table.match.fork()
        fork.play(seat, action)
        if most < 9999 and fork.result is not None:
            return
        if seat == TABLE:
            await house.matches.play_table(number, table.match.number)
        else:
            await house.matches.play(number, table.sitters[seat].user, table.match.number, action)
        table = await house.keeper.get(number)


async def every_table(house, clock):
    """All tables, with what each is, by number."""
    names, number = {}, 0
    for game in GAMES.values():
        covered(game)
        for place, (preset, values) in enumerate(rule_sets(game)):
            for what in ("lobby", "running", "finished"):
                number += 1
                table, host = await opened(house, clock, game, number, preset, values)
                names[table] = f"{what}, rules {place}"
                if what == "lobby":
                    continue
                await house.lobbies.start(table, host, PRESSES + number * 1000 + 99)
                if what == "running":
                    longest = 120 if game.deck == "mahjong" else 40
                    await played(house, table, hands=99, most=2 + chance("length", number).below(longest))
                else:
                    await played(house, table, hands=1 if game.deck == "mahjong" else 1 + place % 2)
                result = (await house.keeper.get(table)).match.result
                assert (result is None) == (what == "running"), (game.key, names[table])
    return names


def dumped(db):
    """The database as SQL, a row a line."""
    for name in ("application_id", "user_version"):
        yield f"PRAGMA {name} = {db.execute(f'PRAGMA {name}').fetchone()[0]};"
    yield "BEGIN;"
    schema = db.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    mine = [(kind, name, sql) for kind, name, sql in schema if not name.startswith("sqlite_")]
    yield from (f"{sql};" for kind, _, sql in mine if kind == "table")
    for name in [name for kind, name, _ in mine if kind == "table"] + ["sqlite_sequence"]:
        columns = [column[1] for column in db.execute(f"PRAGMA table_info({name})")]
        quoted = ", ".join(f'quote("{column}")' for column in columns)
        order = ", ".join(map(str, range(1, len(columns) + 1)))
        rows = [",".join(row) for row in db.execute(f"SELECT {quoted} FROM {name} ORDER BY {order}")]
        if rows:
            yield f"INSERT INTO {name} VALUES"
            yield from (f"({row})," for row in rows[:-1])
            yield f"({rows[-1]});"
    yield from (f"{sql};" for kind, _, sql in mine if kind != "table")
    yield "COMMIT;"


async def main(commit):
    name, clock = f"tables-{commit}", Clock()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        store = await Store.open(path)
        rooms = Rooms(store, clock)
        house = Evening(path, store, rooms)
        rooms.path = path
        names, facts = await every_table(rooms, clock), {}
        for number, what in names.items():
            told = await house.facts(number)
            usual = GAMES[told["game"]].presets[told["preset"]].plain()
            told["rules"] = {rule: value for rule, value in told["rules"].items() if value != usual[rule]}
            match = (await rooms.keeper.get(number)).match
            end = None if match is None else walked(match, chance("on", number))
            facts[str(number)] = {"what": what} | told | {"end": end}
        boards = {f"{guild} {key}": await house.leaderboard(guild, key) for guild in (1, 2) for key in GAMES}
        rules = {key: {preset: rules.plain() for preset, rules in game.presets.items()} for key, game in GAMES.items()}
        values = {key: {each.name: ends(each) for each in game.rules.options()} for key, game in GAMES.items()}
        await store.close()
        with closing(sqlite3.connect(path)) as db:
            db.execute("UPDATE meta SET value = ? WHERE key = 'blocks_key'", ("0" * 64,))
            # as the sweep leaves them
            db.execute("DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM results)")
            (DATA / f"{name}.sql").write_text("\n".join(dumped(db)) + "\n", "utf-8")
    known = {"commit": commit, "now": clock.time, "presets": rules, "values": values, "leaderboards": boards}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in known.items()]
    rows = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in facts.items()]
    text = "{\n" + ",\n".join(lines) + ',\n"tables": {\n' + ",\n".join(rows) + "\n}}\n"
    (DATA / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
