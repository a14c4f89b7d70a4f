"""The tables of a club night: computers at threes, two at a time without threads, blocks, a computer meanwhile."""

import asyncio

import pytest

from tests.bot.house import asked_of, used_up
from tests.bot.nights.clubs import (
    announced,
    lines,
    looked,
    played,
    pressed,
    running,
    thread_in,
    until,
)
from tests.bot.waiting import IN_A_ROUND, PATIENCE_S, at_rest, eventually
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
    assert [each.label for each in last.buttons] == ["Play a computer", "Stop waiting"]
    await looked()
    assert len(running(house)) == 2
    assert {each.row.channel for each in running(house)} == {house.channel.id}
    one = running(house)[0]
    loser = next(each for each in people if each.id in one.persons)
    sure = await loser.command(house.channel, "resign", table=one.id)
    await loser.press(there(sure.message), label="Resign")
    await eventually(lambda: one not in running(house) and len(running(house)) == 2)
    assert {*running(house)[-1].persons} == {each.id for each in people[4:]}


@pytest.mark.parametrize("threads", [True, False])
async def test_who_waits_plays_a_computer_unseen_and_leaves_it_without_loss_when_somebody_is_free(
    threads, late_calendar, house
):
    if not threads:
        house.channel.deny("CREATE_PUBLIC_THREADS")
    await announced(house, at="now")
    await until(house, "Until <t>")
    waits, before = await pressed(house, house.anna, "Next table"), len(await house.public())
    with used_up(house, house.anna):  # nobody else sees that match
        hand = await hand_of_computers(house, waits)
    (alone,) = house.bot.registry.known.values()
    assert (alone.row.night, alone.row.channel, alone.solo) == (None, 0, True)
    assert "You're playing a computer" in (await house.anna.now(waits)).text
    again = await hand_of_computers(house, await pressed(house, house.anna, "Next table"))
    assert [*house.bot.registry.known] == [alone.id]  # the same match, and no second one
    assert len(await house.public()) == before
    seated = await pressed(house, house.ben, "Next table")
    assert (alone.row.state, alone.row.reason) == ("closed", "night")
    closed = await house.anna.wait(
        house.channel, lambda m: m.id in (hand.id, again.id) and "A club night table became free" in m.text, PATIENCE_S
    )
    assert "doesn't count" in closed.text
    await house.anna.wait(house.channel, lambda m: m.ephemeral and "You're at" in m.text, PATIENCE_S)
    refused = await house.ben.press(seated, "night:1:meanwhile", raw=True)
    assert "You aren't waiting for a table at this club night." in there(refused.message).text


async def hand_of_computers(house, shown):
    """Anna's hand in a match with computers, which she opens under a message of the night."""
    seen = {each.id for each in await house.anna.sees(house.channel)}
    await house.anna.press(shown, "night:1:meanwhile", raw=True)
    return await house.anna.wait(
        house.channel, lambda m: m.id not in seen and m.ephemeral and bool(IN_A_ROUND.search(m.text)), PATIENCE_S
    )


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
    hand = await hand_of_computers(house, shown)
    (alone,) = house.bot.registry.known.values()
    assert len(alone.sitters) == alone.game.seats[0]
    await house.anna.press(hand, asked_of(hand)[0])
    sure = await house.anna.command(house.channel, "resign", table=alone.id)
    await house.anna.press(there(sure.message), label="Resign")
    await at_rest(house)
    assert (alone.row.state, alone.row.reason) == ("closed", "pastime")
    practice = "SELECT count(*) FROM practice"
    assert await house.bot.store.writer.read(lambda db: db.execute(practice).fetchone()) == (0,)
    await house.anna.wait(house.channel, lambda m: m.id == waits.id and offer in m.text)  # Anna waits on
    assert [each.since is not None for each in await house.bot.store.nights.guests(1)] == [True]
