"""Puzzles from matches of people: only where all of them agree, for whoever did not play there, until one agrees no
more."""

from dataclasses import replace

import pytest

from bot.store.puzzles import Told
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, move, played, row, seated, sitters

LINES = {"koikoi-m1": "one", "koikoi-m2": "two"}
LATE = 10_000


async def agree(store, *users, value: str | None = "on"):
    for user in users:
        kept = await store.people.preferences.of(user)
        assert await store.people.preferences.keep(user, "puzzles", value, kept.version)


async def found_in(store, *users, **values):
    """A match of these, all of whom agree, in which puzzles were found."""
    await agree(store, *(user for user in users if user))
    table = await played(store, *users, **values)
    assert await store.puzzles.next_match(LATE) == table
    await store.puzzles.keep_played(table, LINES)
    return table


async def test_a_match_is_looked_through_once_and_only_where_all_people_of_it_agree(store):
    table = await played(store, ANNA, BEN)
    assert await store.puzzles.next_match(LATE) is None
    await agree(store, ANNA)
    assert await store.puzzles.next_match(LATE) is None
    await agree(store, BEN)
    assert await store.puzzles.next_match(8_999) is None
    alone = await played(store, ANNA, None)
    assert await store.puzzles.next_match(LATE) in (table, alone)
    for one in (table, alone):
        await store.puzzles.keep_played(one, {})
    await seated(store, ANNA, BEN)  # still played
    assert await store.puzzles.next_match(LATE) is None
    assert await store.puzzles.played(1, CHIE) == {}


async def test_puzzles_are_there_on_their_server_for_whoever_did_not_play_there(store):
    await found_in(store, ANNA, BEN, channel=10)
    assert await store.puzzles.played(1, CHIE) == dict.fromkeys(LINES, 10)
    assert await store.puzzles.played_one("koikoi-m2", 1, CHIE) == (10, "two")
    for guild, user in ((2, CHIE), (1, ANNA), (1, BEN)):
        assert await store.puzzles.played(guild, user) == {}
        assert await store.puzzles.played_one("koikoi-m1", guild, user) is None
    assert await store.puzzles.played_one("koikoi-m3", 1, CHIE) is None


async def test_where_a_match_was_played_in_a_thread_its_channel_counts(store):
    await agree(store, ANNA, BEN)
    number = await seated(store, ANNA, BEN, channel=77, parent=10)
    await store.tables.append(number, move(1), "one", finish())
    await store.puzzles.keep_played(number, LINES)
    assert set((await store.puzzles.played(1, CHIE)).values()) == {10}


@pytest.mark.parametrize("how", ["refuses", "forgotten"])
async def test_a_puzzle_is_withdrawn_at_once_when_somebody_agrees_no_more(store, other, how):
    await found_in(store, ANNA, BEN)
    await store.puzzles.answer("koikoi-m1", CHIE, "agari", True, 1)
    await store.puzzles.answer("koikoi-1-0", CHIE, "agari", True, 1)
    if how == "refuses":
        await agree(store, BEN, value=None)
    else:
        await store.people.forget(BEN, -7, ())
    for seen in (store, other):
        assert await seen.puzzles.played(1, CHIE) == {}
        assert await seen.puzzles.played_one("koikoi-m1", 1, CHIE) is None
        assert await seen.puzzles.next_match(LATE) is None
    await other.puzzles.withdraw()
    assert await store.puzzles.told("koikoi-m1") == Told()
    assert await store.puzzles.told("koikoi-1-0") == Told(1, 1)


async def test_what_was_withdrawn_does_not_come_back_with_the_consent(store):
    table = await found_in(store, ANNA, BEN)
    await agree(store, BEN, value=None)
    await store.puzzles.withdraw()
    await agree(store, BEN)
    assert await store.puzzles.played(1, CHIE) == {}
    assert await store.puzzles.next_match(LATE) == table


async def test_nothing_is_kept_of_a_match_of_which_somebody_agrees_no_more_meanwhile(store):
    await agree(store, ANNA, BEN)
    table = await played(store, ANNA, BEN)
    await agree(store, ANNA, value=None)
    await store.puzzles.keep_played(table, LINES)
    await agree(store, ANNA)
    assert await store.puzzles.played(1, CHIE) == {}
    assert await store.puzzles.next_match(LATE) == table


async def test_of_two_processes_that_looked_at_the_same_match_one_counts(store, other):
    table = await found_in(store, ANNA, BEN)
    await other.puzzles.keep_played(table, {"koikoi-m3": "three"})
    assert {*await store.puzzles.played(1, CHIE)} == {*LINES}


async def test_who_left_for_good_has_to_agree_too(store):
    await agree(store, ANNA)
    anna, ben = sitters(ANNA, BEN)
    table = await store.tables.new(row(), [anna, replace(ben, user=None, leaver=BEN, level="normal")])
    await store.tables.append(table, move(1), "one", finish())
    assert await store.puzzles.next_match(LATE) is None
    await agree(store, BEN)
    assert await store.puzzles.next_match(LATE) == table
    await store.puzzles.keep_played(table, LINES)
    assert await store.puzzles.played(1, BEN) == {}
    assert await store.puzzles.played(1, CHIE) != {}


async def test_they_go_with_their_server(store):
    table = await found_in(store, ANNA, BEN)
    await store.puzzles.answer("koikoi-m1", CHIE, "agari", True, 1)
    await store.servers.left(5, [1], 100)
    assert await store.servers.forget_tables(5, 1, 200, 10) == [table]
    assert await store.puzzles.played(1, CHIE) == {}
    assert await store.puzzles.told("koikoi-m1") == Told()
