"""What moderators do at open tables: close a match, give a seat to a computer, end a wait; and what they cannot."""

import asyncio

from bot.features.moderation.service import ModerationService
from bot.history.rating_refresh import weigh
from bot.tables.leaving import stake
from engine.core import Ask
from tests.bot.tables.players import (
    ANNA,
    BEN,
    CHIE,
    DORA,
    READY,
    asked,
    given_up,
    lobby,
    press,
    refuses,
    saved,
    started,
    trio,
    unchanged,
    until_settled,
)
from tests.there import there

EVA = 55
"""Moderates, and plays nowhere."""


def moderating(house):
    return ModerationService(house.registry, house.lobbies, house.matches, house.settings.kept_out, lambda _: None)


async def test_a_closed_match_has_no_result_and_says_why(house):
    table = await started(house)
    await press(house, table, ANNA, READY)
    table = await moderating(house).close(table.id, EVA)
    assert (table.row.state, table.row.reason, table.match) == ("closed", "moderator", None)
    assert saved(house, "SELECT count(*) FROM results") == [(0,)]
    assert saved(house, "SELECT state, reason FROM tables") == [("closed", "moderator")]
    await refuses("closed", moderating(house).close(table.id, EVA))
    waiting = await lobby(house)
    await house.lobbies.join(waiting.id, BEN, 1)
    assert (await moderating(house).close(waiting.id, BEN)).row.state == "closed"  # also by who sits there


async def test_a_given_seat_is_played_to_the_end_and_its_person_is_last(house):
    table = await trio(house)
    table = await moderating(house).give_seat(table.id, EVA, 1)
    gone = table.sitter(1)
    assert (gone.user, gone.leaver, gone.level) == (None, BEN, "normal")
    await refuses("not-seated", press(house, table, BEN, READY))
    await refuses("seat-empty", moderating(house).give_seat(table.id, EVA, 1))
    await house.leaving.resign(table.id, CHIE)
    await house.leaving.resign(table.id, ANNA)
    places = dict(saved(house, "SELECT user, place FROM scores"))
    assert places[BEN] == max(places.values())


async def until_after(house, table, hands):
    """Play on until so many hands are settled. The seats of computers play too. Return the points of the seats."""
    while (scene := there((await house.registry.get(table.id)).match).scene(None)).settled < hands:
        table = await house.registry.get(table.id)
        match = there(table.match)
        seat, actions = next(iter(match.pending.items()))
        if table.sitter(seat).user is None:
            await house.matches.play_computer(table.id, seat, match.number, actions[0])
        else:
            await press(house, table, table.sitter(seat).user, actions[0])
    return {each.seat: each.points for each in scene.places}


async def test_a_match_is_rated_as_it_stood_when_a_seat_was_given_and_so_it_is_when_rated_anew(house):
    table = await trio(house)
    points = await until_after(house, table, table.game.hands(there(table.match).rules) // 2)
    first = max(points, key=points.__getitem__)
    leader = there(table.sitter(first).user)
    expected = [1 + sum(other > points[seat] for other in points.values()) for seat in range(3)]
    doing = moderating(house)
    await asyncio.gather(*(doing.give_seat(table.id, who, first) for who in (EVA, DORA)), return_exceptions=True)
    await until_after(house, table, table.game.hands(there(table.match).rules) // 2 + 1)
    table = await doing.give_seat(table.id, EVA, (first + 1) % 3)  # later, which changes nothing
    last = (first + 2) % 3
    assert await stake(house.store, table, last) is None
    await given_up(house, table, last)
    ratings = "SELECT user, given_place, weight, helped, mu FROM scores ORDER BY seat"
    before = saved(house, ratings)
    assert [place for _, place, *_ in before] == expected
    assert {weight for _, _, weight, *_ in before} == {500}
    assert {helped for *_, helped, _ in before} == {0}
    assert saved(house, "SELECT place FROM scores WHERE user = ?", leader) > [(1,)]
    assert next(mu for user, *_, mu in before if user == leader) > 25
    boards = saved(house, "SELECT * FROM standings ORDER BY user, period")
    await house.store.key_values.keep("formula", "")
    await weigh(house.store)  # as after an update
    await house.store.records.rate_anew(1, "hanaawase")
    assert (saved(house, ratings), saved(house, "SELECT * FROM standings ORDER BY user, period")) == (before, boards)
    await house.store.people.forget(leader, 1, {table.id})
    await house.store.records.rate_anew(1, "hanaawase")
    assert [row[1:] for row in saved(house, ratings)] == [row[1:] for row in before]


async def test_a_match_with_a_seat_given_before_half_of_its_hands_is_not_rated(house):
    table = await trio(house)
    await until_after(house, table, table.game.hands(there(table.match).rules) // 2 - 1)
    table = await moderating(house).give_seat(table.id, EVA, 1)
    await given_up(house, table, 0)
    assert saved(house, "SELECT counted, rated FROM results") == [(1, 0)]
    assert saved(house, "SELECT DISTINCT weight, mu FROM scores") == [(0, None)]


async def test_a_wait_that_a_moderator_ends_does_not_change_how_a_match_is_rated(house):
    table = await started(house)
    await until_settled(house, table)
    table = await house.registry.get(table.id)
    await moderating(house).end_wait(table.id, EVA, there(table.match).number)
    await house.leaving.resign(table.id, ANNA)
    assert saved(house, "SELECT rated FROM results") == [(1,)]
    assert saved(house, "SELECT user, weight, helped, given_place FROM scores") == [
        (ANNA, 1000, 0, None),
        (BEN, 167, 0, None),
    ]


async def test_the_last_person_keeps_their_seat(house):
    table = await started(house)
    await moderating(house).give_seat(table.id, EVA, 0)
    async with unchanged(house, table):
        await refuses("last-person", moderating(house).give_seat(table.id, EVA, 1))
    for seat in (0, 2, 9):
        await refuses("seat-empty", moderating(house).give_seat(table.id, EVA, seat))


async def test_a_vote_begins_anew_when_a_seat_is_given(house):
    table = await trio(house)
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
    house.registry.forget(table.id)
    table = await house.registry.get(table.id)
    match = there(table.match)
    assert (table.row.due_at, match.question.ask) == (None, Ask.PAUSE)
    table = await moderating(house).end_wait(table.id, EVA, match.number)
    assert there(table.match).number > match.number
    async with unchanged(house, table):
        await refuses("waited", moderating(house).end_wait(table.id, DORA, match.number))  # another did it
    assert {by for (by,) in saved(house, 'SELECT "by" FROM moves')} == {"clock"}
    assert [each.misses for each in table.sitters] == [1, 1]


async def test_a_match_that_sleeps_waits_for_nobody(house):
    table = await started(house)
    number = there(table.match).number
    await moderating(house).end_wait(table.id, EVA, number)
    table = await house.registry.get(table.id)
    user, _ = await asked(house, table)
    other = BEN if user == ANNA else ANNA
    for each in (user, other):
        await house.matches.stand_in(table.id, each)
    async with unchanged(house, table):
        await refuses("not-waiting", moderating(house).end_wait(table.id, EVA, there(table.match).number))


async def test_who_plays_there_touches_nothing(house):
    table = await trio(house)
    await moderating(house).give_seat(table.id, EVA, 2)
    doing = moderating(house)
    for player in (ANNA, CHIE):  # Chie has left for good
        async with unchanged(house, table):
            await refuses(
                "moderates-own",
                doing.close(table.id, player),
                doing.give_seat(table.id, player, 1),
                doing.end_wait(table.id, player, there(table.match).number),
            )


async def test_a_match_that_is_over_stays_as_it_is(house):
    table = await started(house)
    await house.leaving.resign(table.id, ANNA)
    await refuses("over", moderating(house).close(table.id, EVA))
    asking = await lobby(house, channel=6)
    await refuses("in-lobby", moderating(house).give_seat(asking.id, EVA, 0))
