"""What moderators do at open tables: close a match, give a seat to a computer, end a wait; and what they cannot."""

import pytest

from bot.lobbies.moderating import Moderating
from engine.core import Ask
from tests.bot.tables.players import (
    ANNA,
    BEN,
    CHIE,
    DORA,
    READY,
    asked,
    lobby,
    press,
    refused,
    refuses,
    saved,
    started,
    unchanged,
)
from tests.there import there

EVA = 55
"""Moderates, and plays nowhere."""


def moderating(house):
    return Moderating(house.keeper, house.lobbies, house.matches, house.settings.kept_out, lambda _: None)


async def three(house):
    """A match of Anna, Ben and Chie."""
    table = await house.lobbies.open(1, 5, ANNA, 1000, "hanaawase", "standard")
    for press_, user in enumerate((BEN, CHIE), 1):
        await house.lobbies.join(table.id, user, press_)
    return await house.lobbies.start(table.id, ANNA, 4)


async def test_a_closed_match_has_no_result_and_says_why(house):
    table = await started(house)
    await press(house, table, ANNA, READY)
    table = await moderating(house).close(table.id, EVA)
    assert (table.row.state, table.row.reason, table.match) == ("closed", "moderator", None)
    assert saved(house, "SELECT count(*) FROM results") == [(0,)]
    assert saved(house, "SELECT state, reason FROM tables") == [("closed", "moderator")]
    await refuses("closed", moderating(house).close(table.id, EVA))


async def test_a_lobby_is_closed_also_by_a_moderator_who_sits_there(house):
    table = await lobby(house)
    await house.lobbies.join(table.id, BEN, 1)
    assert (await moderating(house).close(table.id, BEN)).row.state == "closed"


async def test_a_given_seat_is_played_to_the_end_and_its_person_is_last(house):
    table = await three(house)
    table = await moderating(house).give_seat(table.id, EVA, 1)
    gone = table.sitter(1)
    assert (gone.user, gone.leaver, gone.level) == (None, BEN, "normal")
    await refuses("not-seated", press(house, table, BEN, READY))
    await refuses("seat-empty", moderating(house).give_seat(table.id, EVA, 1))
    await house.leaving.resign(table.id, CHIE)
    await house.leaving.resign(table.id, ANNA)
    places = dict(saved(house, "SELECT user, place FROM scores"))
    assert places[BEN] == max(places.values())


async def test_the_last_person_keeps_their_seat(house):
    table = await started(house)
    await moderating(house).give_seat(table.id, EVA, 0)
    async with unchanged(house, table):
        await refuses("last-person", moderating(house).give_seat(table.id, EVA, 1))
    for seat in (0, 2, 9):
        await refuses("seat-empty", moderating(house).give_seat(table.id, EVA, seat))


async def test_a_vote_begins_anew_when_a_seat_is_given(house):
    table = await three(house)
    await house.leaving.resign(table.id, ANNA)
    await house.leaving.go_on(table.id, BEN)
    table = await moderating(house).give_seat(table.id, EVA, 2)
    assert [each.agreed for each in table.sitters] == [False, False, False]
    assert (table.voters, [each.user for each in table.leaving]) == ({1}, [ANNA])
    table = await house.leaving.go_on(table.id, BEN)
    assert (there(table.match).result, table.persons, table.leaving) == (None, (BEN,), ())


async def test_a_wait_without_a_clock_ends_with_the_safe_moves(house):
    table = await started(house)
    await house.store.tables.set_due(table.id, None)
    house.keeper.forget(table.id)
    table = await house.keeper.get(table.id)
    match = there(table.match)
    assert (table.row.due_at, match.question.ask) == (None, Ask.PAUSE)
    table = await moderating(house).end_wait(table.id, EVA, match.number)
    assert there(table.match).number > match.number
    assert {by for (by,) in saved(house, 'SELECT "by" FROM moves')} == {"clock"}
    assert [each.misses for each in table.sitters] == [1, 1]


async def test_two_moderators_at_once_end_one_wait(house):
    table = await started(house)
    number = there(table.match).number
    await moderating(house).end_wait(table.id, EVA, number)
    async with unchanged(house, table):
        await refuses("waited", moderating(house).end_wait(table.id, DORA, number))


async def test_a_match_that_sleeps_waits_for_nobody(house):
    table = await started(house)
    number = there(table.match).number
    await moderating(house).end_wait(table.id, EVA, number)
    table = await house.keeper.get(table.id)
    user, _ = await asked(house, table)
    other = BEN if user == ANNA else ANNA
    for each in (user, other):
        await house.matches.stand_in(table.id, each)
    async with unchanged(house, table):
        await refuses("not-waiting", moderating(house).end_wait(table.id, EVA, there(table.match).number))


@pytest.mark.parametrize("deed", ["close", "seat", "wait"])
async def test_who_plays_there_touches_nothing(house, deed):
    table = await three(house)
    await moderating(house).give_seat(table.id, EVA, 2)
    doing = moderating(house)
    for player in (ANNA, CHIE):  # Chie has left for good
        async with unchanged(house, table):
            with refused("moderates-own"):
                match deed:
                    case "close":
                        await doing.close(table.id, player)
                    case "seat":
                        await doing.give_seat(table.id, player, 1)
                    case _:
                        await doing.end_wait(table.id, player, there(table.match).number)


async def test_a_match_that_is_over_stays_as_it_is(house):
    table = await started(house)
    await house.leaving.resign(table.id, ANNA)
    await refuses("over", moderating(house).close(table.id, EVA))
    asking = await lobby(house, channel=6)
    await refuses("in-lobby", moderating(house).give_seat(asking.id, EVA, 0))
