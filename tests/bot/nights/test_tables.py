"""The tables of a club night: computers at threes, two at a time without threads, blocks, a computer meanwhile."""

import asyncio

import pytest

from tests.bot.house import POSTED_ENOUGH, used_up
from tests.bot.nights.clubs import (
    announced,
    begun,
    board,
    gave_up,
    hand_of,
    lines,
    loaded,
    looked,
    played,
    pressed,
    running,
    thread_in,
    until,
)
from tests.bot.waiting import PATIENCE_S, eventually
from tests.there import there

pytestmark = pytest.mark.slow


async def test_a_match_is_played_to_its_end_and_the_winner_gets_half_more_for_another_win(late_calendar, house):
    await announced(house, at="now")
    await until(house, "Until <t>")
    await pressed(house, house.anna, "Next table")
    place = thread_in(await pressed(house, house.ben, "Next table"))
    (table,) = running(house)
    assert (table.row.clock_s, table.row.preset, table.row.advice) == (60, table.game.short, False)
    await played(house, [house.anna, house.ben], place)
    first = [seat for seat, one in enumerate(table.match.result.places) if one == 1]
    assert table.match.result.hands > 1
    shown = await until(house, "won 1 of 1")
    (best,) = [line for line in lines(shown) if line.startswith("1. ")] if len(first) == 1 else [""]
    assert best in ("", f"1. <@{table.sitter(first[0]).user}> · **2** · won 1 of 1")
    assert table.outcomes  # rated as usual


async def test_a_computer_fills_up_a_table_of_three_after_a_minute_and_who_is_blocked_waits(late_calendar, house):
    chie = house.discord.add_person("Chie")
    await house.anna.command(house.channel, "block", user=chie)
    await announced(house, at="now", game="hanaawase")
    await until(house, "After a minute, two players are enough, and computers take the other seats.")
    for person in (house.anna, chie):
        await pressed(house, person, "Next table")
    late_calendar.ms += 600_000
    await looked()
    assert running(house) == []
    await pressed(house, house.ben, "Next table")
    late_calendar.ms += 60_000
    (table,) = await eventually(lambda: running(house))
    assert [len(table.sitters), len(table.persons)] == [3, 2]
    assert not {house.anna.id, chie.id} <= {*table.persons}


async def test_without_threads_two_tables_run_at_a_time_and_that_is_said(late_calendar, house):
    house.channel.deny("CREATE_PUBLIC_THREADS")
    people = [house.anna, house.ben, *map(house.discord.add_person, ("Chie", "Dora", "Emil", "Finn"))]
    await announced(house, at="now")
    shown = await until(house, "Until <t>")
    assert lines(shown)[-1] == "-# There are no threads here, so only two tables can run at a time."
    for each in people:
        last = await pressed(house, each, "Next table")
    assert [each.label for each in last.buttons] == ["Stop waiting"]
    await looked()
    assert len(running(house)) == 2
    assert {each.row.channel for each in running(house)} == {house.channel.id}
    one = running(house)[0]
    loser = next(each for each in people if each.id in one.persons)
    sure = await loser.command(house.channel, "resign", table=one.id)
    await loser.press(there(sure.message), label="Resign")
    await eventually(lambda: one not in running(house) and len(running(house)) == 2)
    assert {*running(house)[-1].persons} == {each.id for each in people[4:]}


async def test_who_waits_plays_a_computer_meanwhile_and_leaves_it_without_loss_when_somebody_is_free(
    late_calendar, house
):
    await announced(house, at="now")
    await until(house, "Until <t>")
    waits = await pressed(house, house.anna, "Next table")
    with used_up(house, house.anna):  # each new one counts as a public message
        refused = there((await house.anna.press(waits, label="Play a computer")).message)
        assert POSTED_ENOUGH in refused.text
    assert not house.bot.registry.known
    answer = await house.anna.press(waits, label="Play a computer")
    alone = await eventually(lambda: next((each for each in house.bot.registry.known.values() if each.match), None))
    told = await house.anna.wait(house.channel, lambda m: m.id == waits.id and "You're playing a computer" in m.text)
    assert (alone.row.night, alone.solo) == (None, True)
    assert answer.error == ""
    place = thread_in(told)
    await hand_of(house.anna, place)
    with used_up(house, house.anna):
        again = await house.anna.press(await board(house), "night:1:meanwhile", raw=True)
        assert thread_in(await loaded(house.anna, there(again.message))) == place  # the same, and no second one
    seat = thread_in(await pressed(house, house.ben, "Next table"))
    assert seat != place
    assert (alone.row.state, alone.row.reason) == ("closed", "night")
    closed = await house.anna.wait(place, lambda m: "A club night table became free" in m.text, PATIENCE_S)
    assert "doesn't count" in closed.text
    refused = await house.ben.press(await board(house), "night:1:meanwhile", raw=True)
    assert "You aren't waiting for a table at this club night." in there(refused.message).text


@pytest.mark.parametrize("game", ["koikoi", "fuzhou"])
async def test_who_waits_for_over_half_a_minute_is_offered_a_match_with_computers_which_they_leave_without_a_loss(
    game, late_calendar, house
):
    await announced(house, at="now", game=game)
    await until(house, "Until <t>")
    waits = await pressed(house, house.anna, "Next table")
    offer = "While you wait, you can play a computer."
    assert offer not in waits.text
    late_calendar.ms += 29_000
    await asyncio.sleep(5)
    assert offer not in (await house.anna.now(waits)).text
    late_calendar.ms += 1_000
    shown = await house.anna.wait(house.channel, lambda m: m.id == waits.id and offer in m.text)
    await house.anna.press(shown, label="Play a computer")
    alone = await eventually(lambda: next((each for each in house.bot.registry.known.values() if each.match), None))
    assert len(alone.sitters) == alone.game.seats[0]
    told = await house.anna.wait(house.channel, lambda m: m.id == waits.id and "You're playing" in m.text)
    place = thread_in(told)
    await begun(house, [house.anna], place)
    await gave_up(house, house.anna, place)
    assert (alone.row.state, alone.row.reason) == ("closed", "pastime")
    practice = "SELECT count(*) FROM practice"
    assert await house.bot.store.writer.read(lambda db: db.execute(practice).fetchone()) == (0,)
    await house.anna.wait(house.channel, lambda m: m.id == waits.id and offer in m.text)  # Anna waits on
    assert [each.since is not None for each in await house.bot.store.nights.guests(1)] == [True]
