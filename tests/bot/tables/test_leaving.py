"""Leaving a match: the others decide whether it goes on, and who left is last."""

import pytest

from bot.tables.table import level_of_stand_in
from engine.core import RESIGN
from tests.bot.leaderboards import standing_of
from tests.bot.tables.players import refuses
from tests.bot.timed_rooms import PERSONS
from tests.there import there

ANNA, BEN, CHIE, DORA = PERSONS


async def result(rooms, table_id):
    finish = there(await rooms.store.tables.get_finish(table_id))
    return finish.reason, finish.places, finish.counted


async def step(rooms, table, wait_s=1.0):
    """Somebody who is asked answers with the default, or where only computers are, some time passes."""
    seats = [seat for seat in table.match.pending if seat >= 0 and table.sitter(seat).here]
    if seats:
        await rooms.press(table.id, table.sitter(seats[0]).user)
    else:
        await rooms.glass.pass_s(wait_s)


async def played_on(rooms, table):
    """Play to the end."""
    while (table := await rooms.registry.get(table.id)).match.result is None:
        await step(rooms, table)
    return table


async def test_among_three_the_others_are_asked_and_all_say_go_on(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.leaving.resign(table.id, BEN)
    assert table.sitter(1).away
    assert await rooms.moves(table.id) == []
    await rooms.leaving.go_on(table.id, ANNA)
    assert table.sitter(1).user == BEN
    await rooms.leaving.go_on(table.id, CHIE)
    left = table.sitter(1)
    assert (left.user, left.leaver, left.level) == (None, BEN, level_of_stand_in(table))
    assert [sitter.agreed for sitter in table.sitters] == [False] * 3
    await rooms.glass.pass_s(100)
    table = await played_on(rooms, table)
    reason, places, counted = await result(rooms, table.id)
    assert (reason, counted) == ("played", True)
    assert places[1] == 3
    points, (first, second) = table.match.result.points, sorted((0, 2), key=lambda seat: places[seat])
    assert points[first] >= points[second]
    standing = there(await standing_of(rooms.store, 1, "hanaawase", BEN))
    assert (standing.played, standing.won) == (1, 0)
    assert not any(action == str(RESIGN) for _, action, _ in await rooms.moves(table.id))


async def test_without_the_word_of_all_the_match_ends_after_a_minute(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.leaving.resign(table.id, BEN)
    await rooms.leaving.go_on(table.id, ANNA)
    await rooms.glass.pass_s(59)
    assert table.match.result is None
    await rooms.glass.pass_s(1)
    assert (await rooms.moves(table.id))[-1] == (1, "resign", "person")
    reason, places, _ = await result(rooms, table.id)
    assert reason == "resigned"
    assert places[1] == 3


async def test_the_question_stands_over_a_restart_and_downtime_does_not_count(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.leaving.resign(table.id, BEN)
    await rooms.leaving.go_on(table.id, ANNA)
    await rooms.glass.pass_s(30)
    await rooms.restart(down_s=5000)
    table = await rooms.registry.get(table.id)
    assert [sitter.agreed for sitter in table.sitters] == [True, False, False]
    await rooms.glass.pass_s(20)
    assert table.match.result is None
    await rooms.leaving.go_on(table.id, CHIE)
    assert table.sitter(1).user is None


async def test_a_stand_in_plays_for_whoever_resigned_while_the_others_are_asked(rooms):
    table = await rooms.started("hanaawase", 3)
    for user in (ANNA, BEN, CHIE):
        await rooms.press(table.id, user)
    seat = next(iter(table.match.pending))
    await rooms.leaving.resign(table.id, table.sitter(seat).user)
    await rooms.glass.pass_s(2)
    assert (await rooms.moves(table.id))[-1][::2] == (seat, "computer")


async def test_who_resigned_can_do_nothing_more_and_nobody_agrees_twice_or_to_nothing(rooms):
    table = await rooms.started("hanaawase", 3)
    await refuses("nobody-left", rooms.leaving.go_on(table.id, ANNA))
    await rooms.leaving.resign(table.id, BEN)
    for act in (rooms.leaving.resign, rooms.leaving.go_on, rooms.matches.be_back):
        await refuses("resigned", act(table.id, BEN))
    await refuses("resigned", rooms.press(table.id, BEN))
    await rooms.leaving.go_on(table.id, ANNA)
    await refuses("repeated", rooms.leaving.go_on(table.id, ANNA))
    await refuses("not-seated", rooms.leaving.go_on(table.id, DORA))


async def test_a_second_who_resigns_asks_the_last_one_again(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.leaving.resign(table.id, BEN)
    await rooms.leaving.go_on(table.id, ANNA)
    await rooms.leaving.resign(table.id, CHIE)
    assert [sitter.agreed for sitter in table.sitters] == [False] * 3
    await rooms.leaving.go_on(table.id, ANNA)
    assert [sitter.leaver for sitter in table.sitters] == [None, BEN, CHIE]
    assert table.persons == (ANNA,)
    table = await played_on(rooms, table)
    _, places, counted = await result(rooms, table.id)
    assert places[0] == 1
    assert counted


@pytest.mark.parametrize("persons", [1, 3])
async def test_who_is_left_alone_with_computers_or_stand_ins_ends_the_match_at_once(rooms, persons):
    table = await rooms.started("hanaawase", persons, computers=3 - persons)
    for user in PERSONS[1:persons]:
        await rooms.matches.stand_in(table.id, user)
    await rooms.leaving.resign(table.id, ANNA)
    assert (await result(rooms, table.id))[0] == "resigned"


async def test_among_two_it_ends_at_once_and_counts_for_nobody_before_a_settled_hand(rooms):
    table = await rooms.started("koikoi", 2)
    await rooms.leaving.resign(table.id, BEN)
    assert await result(rooms, table.id) == ("resigned", (1, 2), False)


async def test_a_match_that_ends_while_the_others_are_asked_places_who_resigned_last(rooms):
    table = await rooms.started("hanaawase", 3)
    rounds = table.rules.plain()["rounds"]
    while table.match.scene(None).settled < rounds - 1:
        await step(rooms, table)
    await rooms.leaving.resign(table.id, BEN)
    for _ in range(200):
        table = await rooms.registry.get(table.id)
        if table.match.result is not None:
            break
        await step(rooms, table, 0.4)
    _, places, counted = await result(rooms, table.id)
    assert places[1] == 3
    assert counted
