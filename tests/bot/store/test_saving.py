"""What is saved of a table comes back the same; its moves are a single line that only grows."""

import sqlite3
from dataclasses import replace

import pytest

from bot.store import ForkedHistory, StoreError
from tests.bot.leaderboards import leaderboard
from tests.bot.store.samples import ANNA, BEN, CHIE, RULES, finish, found, move, open_tables, row, seated, sitters


async def forked(store, table, seq):
    """Append move `seq`, which must be refused and change nothing."""
    before = await store.tables.load(table)
    with pytest.raises(ForkedHistory):
        await store.tables.append(table, move(seq), "forked")
    assert await store.tables.load(table) == before


async def test_a_table_comes_back_as_it_was_saved(store):
    saved = row(
        invited=(BEN, CHIE),
        state="lobby",
        rules=RULES | {"viewing_points": 0},
        start_id=None,
        message=2**63 - 1,
        message_at=5,
        round=2,
        due_at=6,
    )
    table = await store.tables.new(saved, sitters(ANNA, None, BEN))
    again = await store.tables.load(table)
    assert again.table == replace(saved, id=table)
    assert again.sitters == tuple(sitters(ANNA, None, BEN))
    assert again.moves == ()
    assert again.snapshot is None


async def test_settings_keep_their_kinds(store):
    table = await store.tables.new(row(rules={"flag": True, "number": 1, "choice": "1"}), sitters(ANNA))
    rules = (await store.tables.load(table)).table.rules
    assert [type(rules[name]) for name in ("flag", "number", "choice")] == [bool, int, str]


async def test_tables_are_numbered_from_one_and_no_number_comes_twice(store):
    assert [await seated(store) for _ in range(3)] == [1, 2, 3]
    for number in (0, 4, 2**63 - 1, 2**63, 10**30):
        assert await store.tables.load(number) is None


async def test_a_table_and_its_sitters_can_be_replaced(store):
    table = await store.tables.new(row(state="lobby", start_id=None), sitters(ANNA, BEN))
    other = await seated(store, CHIE)
    changed = row(id=table, state="playing", start_id=99, seats=3)
    await store.tables.save(changed, sitters(ANNA, CHIE, None))
    saved = await store.tables.load(table)
    assert saved.table == changed
    assert saved.sitters == tuple(sitters(ANNA, CHIE, None))
    assert [sitter.user for sitter in (await store.tables.load(other)).sitters] == [CHIE]


async def test_nobody_sits_twice_at_one_table_and_a_refused_save_changes_nothing(store):
    table = await seated(store)
    before = await store.tables.load(table)
    with pytest.raises(StoreError):
        await store.tables.save(row(id=table, channel=77), sitters(ANNA, ANNA))
    assert await store.tables.load(table) == before
    with pytest.raises(StoreError):
        await store.tables.new(row(), sitters(BEN, BEN))
    assert await store.tables.load(table + 1) is None


@pytest.mark.parametrize("wrong", [{"server_seed": b"short"}, {"state": "asleep"}, {"guild": None}])
async def test_a_row_that_makes_no_sense_is_refused(store, wrong):
    with pytest.raises(StoreError):
        await store.tables.new(row(**wrong), sitters(ANNA))
    assert await open_tables(store) == []


async def test_the_message_of_a_table_is_remembered_alone(store):
    table = await seated(store)
    before = (await store.tables.load(table)).table
    await store.tables.set_message(table, 555, 666, 3)
    assert (await store.tables.load(table)).table == replace(before, message=555, message_at=666, round=3)


async def test_moves_come_back_in_order_with_the_latest_snapshot(store):
    table = await seated(store)
    for seq in range(1, 13):
        await store.tables.append(table, move(seq), f"after {seq}")
    saved = await store.tables.load(table)
    assert saved.moves == tuple(move(seq) for seq in range(1, 13))
    assert saved.snapshot == "after 12"


async def test_every_kind_of_mover_is_kept(store):
    table = await seated(store)
    moves = [
        replace(move(seq), by=by, seat=-1 if by == "table" else 0)
        for seq, by in enumerate(("person", "clock", "computer", "table"), start=1)
    ]
    for each in moves:
        await store.tables.append(table, each, "")
    assert (await store.tables.load(table)).moves == tuple(moves)


async def test_a_move_that_was_there_already_is_refused(store):
    table = await seated(store)
    await store.tables.append(table, move(1), "one")
    await forked(store, table, 1)


@pytest.mark.parametrize("seq", [-1, 0, 2, 3, 100])
async def test_the_first_move_is_number_one(store, seq):
    await forked(store, await seated(store), seq)


async def test_a_skipped_move_is_refused_and_the_right_one_taken(store):
    table, other = await seated(store), await seated(store)
    for seq in (1, 2, 3):
        await store.tables.append(other, move(seq), "")
    await store.tables.append(table, move(1), "one")
    for seq in (0, 1, 3, 4):
        await forked(store, table, seq)
    await store.tables.append(table, move(2), "two")
    assert (await store.tables.load(table)).snapshot == "two"


@pytest.mark.parametrize("state", ["lobby", "over", "closed"])
async def test_only_a_running_match_takes_moves(store, state):
    await forked(store, await seated(store, state=state), 1)


async def test_a_table_that_is_not_there_takes_no_move(store):
    with pytest.raises(ForkedHistory):
        await store.tables.append(7, move(1), "")
    assert await store.tables.load(7) is None


async def test_a_match_that_is_over_takes_no_move_and_ends_only_once(store):
    table = await seated(store)
    await store.tables.append(table, move(1), "one", finish())
    await forked(store, table, 2)
    with pytest.raises(StoreError):
        await store.tables.append(table, move(2), "two", finish())
    assert [standing.played for standing in await leaderboard(store, 1, "koikoi")] == [1, 1]


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM moves",
        "DELETE FROM moves WHERE seq = 2",
        "UPDATE moves SET action = 'play 01H'",
        "UPDATE moves SET seq = 9 WHERE seq = 2",
        "INSERT OR REPLACE INTO moves VALUES (1, 2, 0, 'play 01H', 'person', 0)",
        "INSERT INTO moves VALUES (1, 4, 0, 'play 01H', 'person', 0)",
        "DELETE FROM tables WHERE id = 1",
    ],
)
async def test_what_was_played_cannot_be_changed_even_by_hand(store, path, sql):
    table = await seated(store)
    for seq in (1, 2):
        await store.tables.append(table, move(seq), "")
    with pytest.raises(StoreError):
        await store.writer.write(lambda db: db.execute(sql))
    db = sqlite3.connect(path)
    db.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        db.execute(sql)
    db.close()
    assert (await store.tables.load(table)).moves == (move(1), move(2))


async def test_moves_name_seats_and_no_users(path, store):
    table = await seated(store, ANNA, BEN)
    await store.tables.append(table, move(1), "")
    values = found(path, "SELECT * FROM moves")[0]
    assert ANNA not in values
    assert BEN not in values


async def test_open_tables_are_lobbies_and_running_ones(store):
    states = {await seated(store, state=state): state for state in ("lobby", "playing", "over", "closed", "lobby")}
    assert {table.id: table.state for table in await open_tables(store)} == {
        table: state for table, state in states.items() if state in ("lobby", "playing")
    }


async def test_notes_are_kept_by_name(store):
    assert await store.notes.get("commands") is None
    await store.notes.keep("commands", "one")
    await store.notes.keep("commands", "two")
    assert await store.notes.get("commands") == "two"


async def test_the_deadline_of_a_table_is_saved_with_the_move_that_sets_it(store):
    table = await seated(store)
    for seq, due_at in enumerate((5_000, 5_000, None, 7_000), start=1):
        await store.tables.append(table, move(seq), "", due_at=due_at)
        assert (await store.tables.load(table)).table.due_at == due_at
    await store.tables.set_due(table, 9_000)
    assert (await store.tables.load(table)).table.due_at == 9_000


async def test_a_move_that_is_refused_moves_no_deadline(store):
    table = await seated(store)
    await store.tables.append(table, move(1), "", due_at=5_000)
    with pytest.raises(ForkedHistory):
        await store.tables.append(table, move(1), "", due_at=6_000)
    assert (await store.tables.load(table)).table.due_at == 5_000


async def test_standing_orders_are_kept_by_table_and_seat_until_they_are_taken_back(store):
    table, other = await seated(store), await seated(store)
    for name in ("no_claims", "always_win", "no_claims"):
        await store.tables.set_order(table, 1, name, on=True)
    await store.tables.set_order(table, 0, "pass_chows", on=True)
    assert sorted((await store.tables.load(table)).orders) == [(0, "pass_chows"), (1, "always_win"), (1, "no_claims")]
    for _ in range(2):
        await store.tables.set_order(table, 1, "no_claims", on=False)
    assert sorted((await store.tables.load(table)).orders) == [(0, "pass_chows"), (1, "always_win")]
    assert (await store.tables.load(other)).orders == ()


@pytest.mark.parametrize(("table", "seat", "name"), [(1, 0, None), (1, -1, "no_claims"), (9, 0, "no_claims")])
async def test_an_order_that_makes_no_sense_is_refused(store, table, seat, name):
    await seated(store)
    with pytest.raises(StoreError):
        await store.tables.set_order(table, seat, name, on=True)
    assert (await store.tables.load(1)).orders == ()


async def test_a_table_saved_anew_keeps_its_standing_orders(store):
    table = await seated(store)
    await store.tables.set_order(table, 0, "no_claims", on=True)
    await store.tables.save(row(id=table), sitters(ANNA, CHIE))
    assert (await store.tables.load(table)).orders == ((0, "no_claims"),)
