"""A page that a disk has garbled ends in a refusal with a sentence, or changes no match: never in another one. Matches
are sealed for that (`bot/tables/match_checksum.py`), because SQLite sees only whether its own structure is whole."""

import asyncio
import random
import re
import sqlite3
from collections import Counter
from contextlib import closing

import pytest

from bot.games import GAMES
from bot.store import Move, StoreError
from bot.store.sqlite import SqliteStore
from bot.tables.match_checksum import Damaged
from bot.tables.registry import UNPLAYABLE
from bot.tables.table import Table, loaded, match_of
from tests.bot.store.samples import finish, row, seated, sitters
from tests.there import there

KIRIN = GAMES["koikoi"].presets["kirin"]
TABLES, MOVES = 3, 40
PAGE = 4096
MARKS = (b"play ", b'"version":', b'"rounds":', b"cut ")
"""What a page holds from which a match follows."""


@pytest.fixture(scope="module")
def played_out(tmp_path_factory):
    """A file of matches that were closed in order, the first of them over, and what each is."""
    path = tmp_path_factory.mktemp("whole") / "kept.sqlite3"
    return path, asyncio.run(matches_in(path))


async def matches_in(path):
    store, chance = await SqliteStore.open(path), random.Random(0)
    kept = {}
    for number in range(1, TABLES + 1):
        values = {"server_seed": chance.randbytes(32), "rules": KIRIN.plain(), "channel": number}
        people = [101, 102]
        sat = tuple(sitters(*people))
        assert await seated(store, *people, **values) == number
        table = Table(row(id=number, **values), sat, match_of(row(**values), sat))
        match = there(table.match)
        while match.result is None and (number == 1 or match.seq < MOVES):
            seat = chance.choice([*match.pending])
            action = chance.choice(match.pending[seat])
            match.play(seat, action)
            done = Move(match.seq, seat, str(action), "person", 2_000 + match.seq)
            over = None if match.result is None else finish(match.result.points, match.result.places)
            snapshot = match.snapshot()
            await store.tables.append(number, done, snapshot, over, seal=table.sealed(match).with_snapshot(snapshot))
        kept[number] = match.record(), match.snapshot(), match.result
    await store.tables.drop_snapshot(1, there(there(await store.tables.load(1)).snapshot))
    await store.close()
    return kept


def garbled(path, folder, change):
    """A copy of the file with its bytes changed."""
    copy, data = folder / "garbled.sqlite3", bytearray(path.read_bytes())
    change(data)
    copy.write_bytes(data)
    copy.chmod(0o600)
    return copy


async def said_of(path):
    """Of each table what its match is, or what was said in place of it."""
    try:
        store = await SqliteStore.open(path)
    except StoreError as error:
        return dict.fromkeys(range(1, TABLES + 1), error)
    said = {}
    try:
        for number in range(1, TABLES + 1):
            try:
                saved = await store.tables.load(number)
                match = None if saved is None else loaded(saved).match
                said[number] = None if match is None else (match.record(), match.snapshot(), match.result)
            except (StoreError, *UNPLAYABLE) as error:
                said[number] = error
    finally:
        await store.close()
    return said


def at_random(chance):
    """Change a part of some page, most often of one that holds moves, seeds or snapshots: from a byte of it to what a
    torn write leaves."""

    def change(data):
        pages = range(len(data) // PAGE)
        held = [page for page in pages if any(mark in data[page * PAGE : (page + 1) * PAGE] for mark in MARKS)]
        page = chance.choice(held if chance.random() < 0.8 else pages)
        size = chance.choice((1, 2, 8, 64, 512))
        start = page * PAGE + chance.randrange(PAGE - size)
        data[start : start + size] = chance.randbytes(size)

    return change


async def never_otherwise(played_out, folder, seed):
    path, kept = played_out
    said = await said_of(garbled(path, folder, at_random(random.Random(seed))))
    for number, found in said.items():
        assert found is None or isinstance(found, Exception) or found == kept[number], number
    return said


@pytest.mark.parametrize("seed", range(6))
async def test_a_garbled_page_is_refused_in_a_sentence_or_changes_no_match(played_out, tmp_path, seed):
    await never_otherwise(played_out, tmp_path, seed)


@pytest.mark.full
@pytest.mark.timeout(3600)
async def test_a_thousand_garbled_pages_change_no_match(played_out, tmp_path):
    found = Counter()
    for seed in range(1000):
        said = await never_otherwise(played_out, tmp_path, seed)
        found.update(type(each).__name__ for each in said.values())
    print(found)
    assert found["Damaged"] > 0


async def test_a_file_that_is_whole_has_every_match(played_out, tmp_path):
    path, kept = played_out
    assert await said_of(garbled(path, tmp_path, lambda data: None)) == kept


@pytest.mark.parametrize("what", ["a move", "a seed", "a rule"])
async def test_a_match_that_follows_from_something_else_is_refused(played_out, tmp_path, what):
    path, kept = played_out
    with closing(sqlite3.connect(path)) as db:
        columns = "action, server_seed, rules FROM moves JOIN tables ON id = table_id WHERE table_id = 2 AND seq = 9"
        action, seed, rules = db.execute(f"SELECT {columns}").fetchone()
    was, now = {
        "a move": (action.encode(), action[:-1].encode() + b"?"),
        "a seed": (seed, seed[:-1] + bytes([seed[-1] ^ 1])),
        "a rule": (rules.encode(), rules.replace('"rounds": 6', '"rounds": 3').encode()),
    }[what]
    assert len(was) == len(now)
    assert was != now

    def change(data):
        assert was in data
        data[:] = data.replace(was, now)

    said = await said_of(garbled(path, tmp_path, change))
    assert isinstance(said[2], Damaged)
    assert all(found == kept[number] for number, found in said.items() if not isinstance(found, Damaged))


async def test_a_snapshot_that_was_changed_is_not_played_on_from(played_out, tmp_path):
    path, kept = played_out

    def change(data):
        was = there(re.search(r'"question":\d+', kept[2][1]))[0].encode()
        assert was in data
        data[:] = data.replace(was, was[:-1] + bytes([was[-1] ^ 1]))

    assert (await said_of(garbled(path, tmp_path, change)))[2] == kept[2]


async def test_a_match_that_an_older_process_has_gone_on_with_is_played_on(played_out, tmp_path):
    path, kept = played_out
    copy = garbled(path, tmp_path, lambda data: None)
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("DELETE FROM snapshots WHERE table_id = 3")  # what it has written there has a seal of before
        (snapshot,) = db.execute("SELECT data FROM snapshots WHERE table_id = 2").fetchone()
        db.execute("UPDATE snapshots SET data = ? WHERE table_id = 2", (snapshot.replace("1", "2"),))
        db.execute("INSERT INTO moves VALUES (2, ?, 0, 'resign', 'person', 9)", (MOVES + 1,))
    said = await said_of(copy)
    assert said[3] == kept[3]
    assert isinstance(said[2], tuple)
    record, _, result = said[2]
    assert record.moves[:-1] == kept[2][0].moves
    assert result is not None
