"""Ending a match before its time is a vote: nothing is recorded until all agree, and then for all seats at once."""

import pytest

from bot.ui.hand_message import hand_message
from bot.ui.table_message import board_message
from engine.core import FINISH, READY, TABLE, Action, Ask
from tests.bot.mahjong_table import shown
from tests.bot.reading import reading
from tests.bot.tables.players import refuses
from tests.bot.timed_rooms import PERSONS
from tests.there import there

ANNA, BEN, CHIE, _ = PERSONS


async def asks(rooms, table, user, **how):
    return await rooms.leaving.ending.ask(table.id, user, there(table.match).number, **how)


async def says(rooms, table, user, *, yes):
    return await rooms.leaving.ending.answer(table.id, user, there(table.match).number, yes=yes)


async def buttons(table, seat):
    return [button.custom_id for button in shown(await hand_message(table, seat, reading())).buttons]


async def ended(rooms, table):
    finish = there(await rooms.store.tables.get_finish(table.id))
    return finish.reason, finish.counted


async def test_nothing_is_recorded_until_all_agree_and_then_one_move_for_all_seats(rooms):
    table = await rooms.started("hanaawase", 3)
    await asks(rooms, table, ANNA)
    assert table.voters == {1, 2}
    await says(rooms, table, BEN, yes=True)
    assert await rooms.moves(table.id) == []
    await says(rooms, table, CHIE, yes=True)
    assert await rooms.moves(table.id) == [(TABLE, "finish", "person")]
    assert await ended(rooms, table) == ("finished", False)


async def test_all_may_agree_also_when_some_are_ready_already(rooms):
    table = await rooms.started("koikoi", 2)
    await rooms.press(table.id, BEN)
    await asks(rooms, table, ANNA)
    await says(rooms, table, BEN, yes=True)
    assert [move[:2] for move in await rooms.moves(table.id)][-1] == (TABLE, "finish")
    rooms.registry.forget(table.id)
    again = await rooms.registry.get(table.id)
    assert there(again.match.result).reason == "finished"


async def test_a_no_ends_the_vote_and_everybody_keeps_what_they_have_answered(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.press(table.id, BEN)
    await asks(rooms, table, ANNA)
    await says(rooms, table, CHIE, yes=True)
    await says(rooms, table, BEN, yes=False)
    assert table.wish is None
    assert [sitter.agreed for sitter in table.sitters] == [False] * 3
    assert await rooms.moves(table.id) == [(1, "ready", "person")]
    assert set(table.match.pending) == {0, 2}
    for user in (ANNA, CHIE):
        await rooms.press(table.id, user)
    assert table.match.question.ask is Ask.TURN


@pytest.mark.parametrize(("clock", "key"), [(None, "nobody-ends"), ("30s", "not-asked")])
async def test_without_the_word_of_all_the_vote_goes_after_a_minute_also_by_a_short_clock(rooms, clock, key):
    table = await rooms.started("hanaawase", 3, clock)
    await asks(rooms, table, ANNA)
    await says(rooms, table, BEN, yes=True)
    await rooms.glass.pass_s(59)
    assert table.wish is not None
    assert table.match.question.ask is Ask.PAUSE
    await rooms.glass.pass_s(1)
    assert table.wish is None
    assert table.match.result is None
    await refuses(key, says(rooms, table, CHIE, yes=True))


async def test_the_vote_stands_over_a_restart_and_downtime_does_not_count(rooms):
    table = await rooms.started("hanaawase", 3)
    await asks(rooms, table, ANNA)
    await says(rooms, table, BEN, yes=True)
    await rooms.glass.pass_s(30)
    await rooms.restart(down_s=5000)
    table = await rooms.registry.get(table.id)
    assert table.voters == {2}
    await rooms.glass.pass_s(20)
    assert table.wish is not None
    await says(rooms, table, CHIE, yes=True)
    assert await ended(rooms, table) == ("finished", False)


async def test_nobody_ends_a_match_while_somebody_else_is_away_who_has_not_resigned(rooms):
    table = await rooms.started("jiaxing", 3, computers=1)
    await rooms.matches.stand_in(table.id, CHIE)
    before = table.moment
    await refuses("end-away", asks(rooms, table, ANNA))
    assert table.moment == before
    await rooms.matches.be_back(table.id, CHIE)
    await asks(rooms, table, ANNA)
    assert table.voters == {1, 2}  # the computer agrees
    for user in (BEN, CHIE):
        await says(rooms, table, user, yes=True)
    assert there(table.match.result).reason == "finished"


async def test_who_wakes_a_sleeping_match_cannot_end_it_uncounted_but_may_resign(rooms):
    table = await rooms.started("koikoi", 2)
    for user in (ANNA, BEN):
        await rooms.matches.stand_in(table.id, user)
    assert table.asleep
    await rooms.matches.be_back(table.id, ANNA)
    await refuses("end-away", asks(rooms, table, ANNA, really=True))
    assert table.match.result is None
    await rooms.leaving.resign(table.id, ANNA)
    assert there(table.match.result).reason == "resigned"


async def test_alone_among_computers_it_ends_at_once_when_it_is_really_meant(rooms):
    table = await rooms.started("koikoi", 1, computers=1)
    while table.match.question.ask is not Ask.PAUSE:
        await (rooms.press(table.id, ANNA) if 0 in table.match.pending else rooms.glass.pass_s(5))
    await refuses("grave", asks(rooms, table, ANNA))
    before = await rooms.moves(table.id)
    await asks(rooms, table, ANNA, really=True)
    assert await rooms.moves(table.id) == [*before, (TABLE, "finish", "person")]


async def test_each_may_ask_once_before_a_hand_and_who_asks_while_another_does_agrees(rooms):
    table = await rooms.started("hanaawase", 3)
    await asks(rooms, table, ANNA)
    await refuses("repeated", asks(rooms, table, ANNA), says(rooms, table, ANNA, yes=True))
    await asks(rooms, table, CHIE)
    assert table.sitter(2).agreed
    await refuses("repeated", says(rooms, table, CHIE, yes=True))
    await says(rooms, table, BEN, yes=False)
    await refuses("asked-before", asks(rooms, table, ANNA))
    assert f"p:{table.id}:{table.match.number}:finish" not in await buttons(table, 0)
    await asks(rooms, table, CHIE)
    assert table.voters == {0, 1}


async def test_it_is_asked_in_a_pause_alone_and_not_while_a_resignation_is_voted_on(rooms):
    table = await rooms.started("hanaawase", 3)
    number = table.match.number
    await asks(rooms, table, ANNA)
    await rooms.leaving.resign(table.id, BEN)
    assert (table.wish, table.voters) == (None, {0, 2})
    await refuses("not-asked", asks(rooms, table, CHIE))
    for user in (ANNA, CHIE):
        await rooms.leaving.go_on(table.id, user)
    assert table.wish is None
    for user in (ANNA, CHIE):
        await rooms.press(table.id, user)
    await rooms.glass.pass_s(5)
    await refuses("stale", rooms.leaving.ending.ask(table.id, ANNA, number))
    await refuses("not-asked", asks(rooms, table, ANNA))


async def test_the_pause_goes_on_beside_the_vote_and_a_hand_that_begins_ends_it(rooms):
    table = await rooms.started("hanaawase", 3)
    await asks(rooms, table, ANNA)
    for user in (ANNA, BEN, CHIE):
        await rooms.press(table.id, user)
    assert table.match.question.ask is Ask.TURN
    assert (table.wish, table.voters) == (None, frozenset())


def holding(match):
    """Whether anybody has a dealt yaku."""
    return next((seat for seat, legal in match.pending.items() if Action("declare") in legal), None)


async def test_a_vote_looks_the_same_for_who_holds_a_dealt_yaku_and_leaves_them_their_choice(rooms):
    for _ in range(600):
        table = await rooms.started("koikoi", 2)
        if (holder := holding(table.match)) is not None:
            break
        await rooms.matches.close(table, "idle")
    else:
        pytest.fail("no dealt yaku in 600 deals")
    other, secret = 1 - holder, table.match.pending[holder]
    await rooms.press(table.id, PERSONS[other], READY)
    await asks(rooms, table, PERSONS[other])
    votes = [each for each in await buttons(table, holder) if each.startswith("v:")]
    assert [each.rpartition(":")[2] for each in votes] == ["yes", "no"]
    await says(rooms, table, PERSONS[holder], yes=False)
    assert table.match.pending == {holder: secret}
    await asks(rooms, table, PERSONS[holder])
    assert [each for each in await buttons(table, other) if each.startswith("v:")] == votes
    await says(rooms, table, PERSONS[other], yes=True)
    assert (await rooms.moves(table.id))[-1][:2] == (TABLE, str(FINISH))


async def test_the_hands_of_the_others_ask_and_that_of_the_asker_waits(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.press(table.id, CHIE)
    await asks(rooms, table, ANNA)
    hands = [shown(await hand_message(table, seat, reading())) for seat in range(3)]
    for seat in (1, 2):
        assert "**<@11> wants to end the match now,**" in hands[seat].text
        assert [each.custom_id for each in hands[seat].buttons if each.custom_id.startswith("v:")]
    assert "You asked to end the match now." in hands[0].text
    assert "<@22> and <@33>" in hands[0].text
    assert not [each.custom_id for each in hands[0].buttons if each.custom_id.endswith(":finish")]
    assert "<@11> wants to end the match now." in shown(await board_message(table, reading())).text
