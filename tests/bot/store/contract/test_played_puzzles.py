"""Puzzles from matches of people: only where all of them agree, for whoever did not play there, until one agrees no
more."""

from dataclasses import replace

import pytest

from bot.store.puzzles import PuzzleTally
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, gone, move, played, row, seated, sitters

LINES = {"koikoi-m1": "one", "koikoi-m2": "two"}
LATE = 10_000


async def agree(store, *users, value: str | None = "on"):
    for user in users:
        kept = await store.people.preferences.load(user)
        assert await store.people.preferences.keep(user, "puzzles", value, kept.version)


async def found_in(store, *users, lines=LINES, **values):
    """A match of these, all of whom agree, in which puzzles were found."""
    await agree(store, *(user for user in users if user))
    table = await played(store, *users, **values)
    assert await store.puzzles.next_match(LATE) == table
    await store.puzzles.keep_played(table, lines)
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
    await found_in(store, ANNA, BEN, channel=77, parent=11, lines={"koikoi-m4": "four"})
    assert (await store.puzzles.played(1, CHIE))["koikoi-m4"] == 11  # the channel of its thread


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
    assert await store.puzzles.get_tally("koikoi-m1") == PuzzleTally()
    assert await store.puzzles.get_tally("koikoi-1-0") == PuzzleTally(1, 1)


async def test_what_was_withdrawn_does_not_come_back_with_the_consent(store):
    table = await found_in(store, ANNA, BEN)
    await agree(store, BEN, value=None)
    await store.puzzles.withdraw()
    await agree(store, BEN)
    assert await store.puzzles.played(1, CHIE) == {}
    assert await store.puzzles.next_match(LATE) == table
    # nor is anything kept of it while somebody agrees no more
    await agree(store, BEN, value=None)
    await store.puzzles.keep_played(table, LINES)
    await agree(store, BEN)
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
    await gone(store)
    assert await store.tables.load(table) is None
    assert await store.puzzles.played(1, CHIE) == {}
    assert await store.puzzles.get_tally("koikoi-m1") == PuzzleTally()
