"""Evenings: moves of a channel without a long pause are one, it adds up what counts, and is told once."""

from dataclasses import replace

import pytest

from bot.store import Move, Win
from bot.store.evenings import PAUSE_MS, Best, Gain
from bot.store.moderation import Deed
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, gone, seated
from tests.there import there

HOUR = 60 * 60 * 1000
NOW = 1_700_000_000_000


async def moves(store, table, *times, over=None, won=()):
    """Moves at these times; with the last the match ends."""
    saved = there(await store.tables.load(table))
    for number, at in enumerate(times, len(saved.moves) + 1):
        last = number == len(saved.moves) + len(times)
        end = replace(over, ended_at=at) if over is not None and last else None
        await store.tables.append(table, Move(number, 0, "play", "person", at), "", end, won=won if end else ())


async def match(store, at, users=(ANNA, BEN), *, over=None, won=(), **values):
    """A match that begins and ends at that moment."""
    table = await seated(store, *users, seats=len(users), **values)
    await moves(store, table, at, over=over or finish(hands=2), won=[Win(*each) for each in won])
    return table


async def test_moves_without_a_pause_of_six_hours_are_one_evening_and_after_it_another_begins(store):
    table = await seated(store)
    await moves(store, table, NOW, NOW + PAUSE_MS - 1)
    evening = there(await store.evenings.running(10, NOW + PAUSE_MS))
    assert (evening.guild, evening.channel, evening.began_at, evening.moved_at) == (1, 10, NOW, NOW + PAUSE_MS - 1)
    assert await store.evenings.get_ended(NOW + PAUSE_MS) == []
    again = NOW + 2 * PAUSE_MS - 1
    await moves(store, table, again)
    assert [each.id for each in await store.evenings.get_ended(again)] == [evening.id]
    later = there(await store.evenings.running(10, again))
    assert (later.began_at, later.id > evening.id) == (again, True)
    assert await store.evenings.running(11, again) is None
    assert await store.evenings.running(10, again + PAUSE_MS) is None


@pytest.mark.parametrize(("pause", "kept"), [(-1, -1), (59_999, 0), (60_000, 60_000)])
async def test_the_latest_move_of_an_evening_is_kept_to_the_minute_and_never_later_than_it_was(store, pause, kept):
    table = await seated(store)
    await moves(store, table, NOW, NOW + pause)
    assert there(await store.evenings.running(10, NOW)).moved_at == NOW + kept


async def test_outside_of_servers_there_are_no_evenings(store):
    table = await seated(store, guild=0, channel=0)
    await seated(store, guild=1)
    assert await store.servers.known(50) == {1}  # and nowhere else the bot can be removed
    await moves(store, table, NOW, NOW + 1, over=finish(hands=2))
    assert await store.evenings.running(0, NOW + 1) is None
    assert await store.evenings.get_ended(NOW + 2 * PAUSE_MS) == []


async def test_an_evening_adds_up_points_by_person_and_game_and_names_the_best_hands(store):
    first = await match(store, NOW, over=finish((12, 5), hands=2), won=[(1, 0, 5, ("kasu",)), (2, 1, 7, ("tane",))])
    second = await match(store, NOW + 1, over=finish((-3, 9), (2, 1)), won=[(1, 1, 7, ("tan",))])
    third = await match(store, NOW + 2, (CHIE, None, ANNA), game="stopgo", over=finish((1, 2, 3), (3, 2, 1)))
    evening = there(await store.evenings.running(10, NOW))
    ledger = await store.evenings.ledger(evening.id)
    assert [*ledger.matches.items()] == [("koikoi", 2), ("stopgo", 1)]
    assert ledger.gains == (
        Gain("koikoi", BEN, 2, 1, 14),
        Gain("koikoi", ANNA, 2, 1, 9),
        Gain("stopgo", ANNA, 1, 1, 3),
        Gain("stopgo", CHIE, 1, 0, 1),
    )
    assert ledger.best == {"koikoi": Best("koikoi", first, 2, BEN, 7, ("tane",))}
    assert len({first, second, third}) == 3


async def test_what_does_not_count_lies_in_no_ledger_and_a_voided_result_goes_and_comes_back(store):
    table = await match(store, NOW, won=[(1, 0, 5, ("kasu",))])
    await match(store, NOW, over=replace(finish(counted=False), level="hard"), users=(ANNA, None))
    evening = there(await store.evenings.running(10, NOW))
    before = await store.evenings.ledger(evening.id)
    assert (dict(before.matches), len(before.gains)) == ({"koikoi": 1}, 2)
    deed = Deed(guild=1, at=1, kind="void", moderator=CHIE, table=table)
    await store.moderation.void(deed)
    voided = await store.evenings.ledger(evening.id)
    assert (dict(voided.matches), voided.gains, voided.best) == ({}, (), {})
    await store.moderation.void(replace(deed, kind="count"))
    assert await store.evenings.ledger(evening.id) == before


async def test_who_is_not_on_the_leaderboards_or_forgotten_is_in_no_ledger(store):
    await match(store, NOW, (ANNA, BEN, CHIE), over=finish((1, 2, 3), (3, 2, 1)), won=[(1, 2, 9, ()), (2, 1, 8, ())])
    evening = there(await store.evenings.running(10, NOW)).id
    await store.records.hide_user(CHIE, 1, 20260101)
    ledger = await store.evenings.ledger(evening)
    assert ([each.user for each in ledger.gains], ledger.best["koikoi"].user) == ([BEN, ANNA], BEN)
    await store.people.forget(BEN, -1, [])
    ledger = await store.evenings.ledger(evening)
    assert ([each.user for each in ledger.gains], ledger.best) == ([ANNA], {})


async def test_tables_in_threads_lie_in_the_evening_of_their_channel(store):
    await match(store, NOW, channel=77, parent=10)
    await match(store, NOW, channel=10)
    evening = there(await store.evenings.running(10, NOW))
    assert dict((await store.evenings.ledger(evening.id)).matches) == {"koikoi": 2}
    assert await store.evenings.running(77, NOW) is None


async def test_an_evening_is_over_once_also_after_a_restart_and_what_is_told_is_forgotten(memory):
    store = await memory()
    await match(store, NOW)
    (evening,) = await store.evenings.get_ended(NOW + PAUSE_MS)
    assert not evening.sent
    await store.evenings.sending(evening.id)
    store = await memory()
    (again,) = await store.evenings.get_ended(NOW + PAUSE_MS + 1)
    assert again == replace(evening, sent=True)
    await match(store, NOW + PAUSE_MS + 1)  # while the other is still to be told
    assert dict((await store.evenings.ledger(evening.id)).matches) == {"koikoi": 1}
    await store.evenings.forget(evening.id)
    assert dict((await store.evenings.ledger(evening.id)).matches) == {}
    assert await store.evenings.get_ended(NOW + PAUSE_MS + 2) == []
    (later,) = await store.evenings.get_ended(NOW + 2 * PAUSE_MS + 1)
    assert later.id != evening.id


async def test_a_clock_that_was_set_back_neither_ends_an_evening_nor_keeps_it_for_ever(store):
    table = await seated(store)
    await moves(store, table, NOW + 100 * HOUR, NOW)
    evening = there(await store.evenings.running(10, NOW))
    assert evening.moved_at == NOW
    await moves(store, table, NOW + 100 * HOUR)  # the clock is set forward: the pause seems long
    (before,) = await store.evenings.get_ended(NOW + 1)  # and back again
    assert before.id == evening.id
    assert await store.evenings.get_ended(NOW + PAUSE_MS) == [before]
    assert len(await store.evenings.get_ended(NOW + PAUSE_MS + 1)) == 2


async def test_a_server_that_is_forgotten_takes_its_evenings_along(store):
    await match(store, NOW)
    await match(store, NOW, guild=2, channel=20)
    await gone(store)
    assert [each.guild for each in await store.evenings.get_ended(NOW + PAUSE_MS)] == [2]
