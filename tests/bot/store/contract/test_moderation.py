"""Moderation: the open tables of a server, and what moderators have done, the newest first, until it is forgotten."""

from dataclasses import replace

from bot.store.moderation import Affected, CountedMatch, ModerationGain
from tests.bot.store.samples import ANNA, BEN, CHIE, deed, finish, gone, move, played, row, seated, sitters


async def test_open_tables_are_told_the_longest_idle_first(store):
    later = await seated(store, ANNA, BEN, active_at=20)
    first = await seated(store, ANNA, None, active_at=10, state="lobby")
    await played(store, ANNA, BEN)
    await seated(store, ANNA, BEN, guild=2)
    found = await store.moderation.tables(1)
    assert [(row.id, users) for row, users in found] == [(first, (ANNA, None)), (later, (ANNA, BEN))]


async def test_deeds_are_told_the_newest_first_and_on_from_any(memory):
    store = await memory()
    table = await seated(store, ANNA, BEN)
    numbers = [await store.moderation.write(deed(at=at, table=table, seat=1, person=BEN, until=7)) for at in (1, 3, 2)]
    await store.moderation.write(deed(guild=2))
    store = await memory()
    found = await store.moderation.log(1, 0, 9)
    assert [each.id for each in found] == numbers[::-1]
    assert found[0] == deed(id=numbers[2], at=2, table=table, seat=1, person=BEN, until=7)
    assert [each.id for each in await store.moderation.log(1, numbers[2], 1)] == [numbers[1]]


async def test_deeds_of_some_places_are_those_at_tables_there_and_in_their_threads(store):
    here = await seated(store, ANNA, BEN, channel=10)
    below = await seated(store, ANNA, BEN, channel=77, parent=10)
    elsewhere = await seated(store, ANNA, BEN, channel=11)
    for table in (here, below, elsewhere, None):
        await store.moderation.write(deed(table=table))
    assert [each.table for each in await store.moderation.log(1, 0, 9, [10])] == [below, here]
    assert await store.moderation.log(1, 0, 9, []) == []


async def test_deeds_are_forgotten_with_time_and_with_their_server(store):
    await seated(store, ANNA, BEN)
    for at in (1, 2, 3):
        await store.moderation.write(deed(at=at))
    await store.moderation.forget(2, 2)
    assert [each.at for each in await store.moderation.log(1, 0, 9)] == [3]
    await store.moderation.write(deed(at=4, table=1))
    await gone(store)
    assert await store.moderation.log(1, 0, 9) == []


async def test_deeds_lose_whoever_is_forgotten(store):
    await store.moderation.write(deed(moderator=BEN, person=CHIE))
    await store.moderation.write(deed(moderator=CHIE, person=BEN))
    assert len((await store.people.about(BEN))["deeds"]) == 2
    await store.people.forget(BEN, -9, [])
    told = [(each.moderator, each.person) for each in await store.moderation.log(1, 0, 9)]
    assert told == [(CHIE, None), (None, CHIE)]
    assert (await store.people.about(BEN))["deeds"] == []


async def test_whom_an_action_was_worse_for_goes_with_their_data_and_so_does_the_reason(store):
    people = Affected(BEN, -1), Affected(CHIE, 1)
    number = await store.moderation.write(deed("seat", reason="Ben left", people=people))
    (row_,) = (await store.people.about(BEN))["deeds"]
    assert (row_["reason"], row_["effect"], (await store.moderation.deed(number)).people) == ("Ben left", -1, people)
    assert (await store.people.preferences.load(BEN)).untold == (1,)
    await store.people.forget(BEN, -9, [])
    kept = await store.moderation.deed(number)
    assert (kept.people, kept.reason) == (people[1:], "")
    assert (await store.moderation.mark_told(1, BEN), (await store.people.about(BEN))["deeds"]) == ([], [])
    await store.moderation.forget(5, 5)
    assert (await store.people.about(CHIE))["deeds"] == []


async def test_who_is_kept_out_is_so_until_then_and_on_one_server(memory):
    store = await memory()
    moderation = store.moderation
    assert await moderation.keep_out(deed("out", person=BEN, until=50), [BEN, -2], None) is not None
    assert await moderation.keep_out(deed("out", person=CHIE, until=40, at=6), [CHIE], None) is not None
    moderation = (await memory()).moderation
    assert await moderation.kept_out(1, [BEN, -2], 49) == {BEN: 50}
    assert await moderation.kept_out(1, [BEN], 50) == {}
    assert await moderation.kept_out(2, [BEN], 49) == {}
    assert await moderation.all_kept_out(1, 10) == [(CHIE, 40), (BEN, 50)]
    told = [(each.kind, each.person, each.until) for each in await moderation.log(1, 0, 9)]
    assert told == [("out", CHIE, 40), ("out", BEN, 50)]
    await moderation.forget(0, 45)
    assert await moderation.all_kept_out(1, 10) == [(BEN, 50)]
    # of two moderators the second changes nothing
    assert await moderation.keep_out(deed("out", person=BEN, until=90), [BEN], None) is None
    assert await moderation.keep_out(deed("in", person=BEN), [BEN], 51) is None
    assert (await moderation.kept_out(1, [BEN], 5), len(await moderation.log(1, 0, 9))) == ({BEN: 50}, 2)
    assert await moderation.keep_out(deed("in", person=BEN), [BEN], 50) is not None
    assert await moderation.kept_out(1, [BEN], 5) == {}
    assert await moderation.keep_out(deed("out", person=BEN, until=90), [BEN], None) is not None


async def test_who_is_kept_out_is_known_again_after_they_were_forgotten(store):
    moderation = store.moderation
    await moderation.keep_out(deed("out", person=BEN, until=50), [BEN, -9], None)
    assert (await store.people.preferences.load(BEN)).untold == (1,)
    assert [row["until"] for row in (await store.people.about(BEN))["kept_out"]] == [50]
    await store.people.forget(BEN, -9, [])
    assert await moderation.kept_out(1, [BEN, -9], 5) == {-9: 50}
    assert ((await store.people.preferences.load(BEN)).untold, (await store.people.about(BEN))["kept_out"]) == ((), [])
    assert await moderation.keep_out(deed("in", person=BEN), [BEN, -9], 50) is not None
    assert await moderation.kept_out(1, [BEN, -9], 5) == {}


async def test_what_somebody_was_told_is_noted_once_and_everybody_hears_of_it(memory):
    store = await memory()
    choices = store.people.preferences
    before = await choices.latest()
    for user in (BEN, CHIE):
        await store.moderation.keep_out(deed("out", person=user, until=50), [user], None)
    assert [user for user, _ in await choices.changed(before, 9)] == [BEN, CHIE]
    before = await choices.latest()
    assert [each.kind for each in await store.moderation.mark_told(1, BEN)] == ["out"]
    assert await store.moderation.mark_told(1, BEN) == []
    assert [user for user, _ in await choices.changed(before, 9)] == [BEN]
    choices = (await memory()).people.preferences
    assert [(await choices.load(user)).untold for user in (BEN, CHIE)] == [(), (1,)]


async def test_everybody_concerned_is_told_of_actions_that_no_table_tells_them_and_of_all_reasons(store):
    moderation, people = store.moderation, (Affected(BEN, -1), Affected(CHIE, 1))
    table = await played(store, BEN, CHIE)
    for kind in ("close", "wait"):
        await moderation.write(deed(kind, table=table, people=people))
        await moderation.write(deed(kind, table=table, people=people, reason="late"))
    await moderation.keep_out(deed("out", person=BEN, until=50), [BEN], None)
    assert [each.kind for each in await moderation.mark_told(1, BEN)] == ["close", "wait", "out"]
    assert [(each.kind, each.reason) for each in await moderation.mark_told(1, CHIE)] == [("close", "late")]
    own = (Affected(BEN),)
    await moderation.keep_out(deed("in", person=BEN, people=own, reason="sorry"), [BEN], 50)
    await moderation.set_off(deed("off", person=BEN, people=own), [BEN])
    assert [(each.kind, each.reason) for each in await moderation.mark_told(1, BEN)] == [("in", "sorry"), ("off", "")]
    await moderation.set_off(deed("on", person=BEN, people=own), [BEN])
    await moderation.set_off(deed("off", person=BEN, people=own), [BEN])
    await moderation.keep_out(deed("out", person=BEN, until=50), [BEN], None)
    await moderation.keep_out(deed("in", person=BEN, people=own), [BEN], 50)
    assert await moderation.mark_told(1, BEN) == []  # they hear of nothing that was taken back before


async def test_matches_of_late_are_told_with_who_gave_them_up_before_a_second_hand(store):
    resign = replace(move(1), action="resign")
    voided, plain = [await played(store, ANNA, BEN, hands=3) for _ in range(2)]
    for hands, by in ((1, resign), (2, resign)):
        table = await seated(store, ANNA, BEN)
        await store.tables.append(table, by, "", finish(reason="resigned", ended_at=9_001 + hands, hands=hands))
    row_, (anna, ben) = row(), sitters(ANNA, BEN)
    left = await store.tables.new(row_, [anna, replace(ben, user=None, leaver=BEN, level="normal")])
    await store.tables.append(left, move(1), "", finish(ended_at=9_004, reason="resigned"))
    await played(store, ANNA, None, counted=False)
    await played(store, ANNA, BEN, guild=2)
    await store.moderation.void(deed("void", table=voided))
    found = await store.moderation.lately(1, 0, None, 9)
    assert found == [
        CountedMatch(left, "koikoi", 9_004, 0, (ANNA, BEN), (BEN,), (1, 2)),
        CountedMatch(4, "koikoi", 9_003, 2, (ANNA, BEN), (), (1, 2)),
        CountedMatch(3, "koikoi", 9_002, 1, (ANNA, BEN), (BEN,), (1, 2)),
        CountedMatch(plain, "koikoi", 9_000, 3, (ANNA, BEN), (), (1, 2)),
    ]
    assert await store.moderation.lately(1, 0, found[1], 1) == [found[2]]
    assert await store.moderation.lately(1, 9_003, None, 9) == found[:2]
    assert await store.moderation.helped_lately(1, 9_000) == [(BEN,)]
    assert await store.moderation.helped_lately(1, 9_001) == await store.moderation.helped_lately(2, 0) == []


async def test_actions_are_counted_with_whom_they_helped_and_voids_that_were_undone_are_not(store):
    table, other = [await played(store, ANNA, BEN) for _ in range(2)]
    worse, better = Affected(ANNA, -1), Affected(BEN, 1)
    for kind, at in (("seat", 5), ("wait", 6), ("wait", 2), ("close", 6)):
        await store.moderation.write(deed(kind, at=at, table=table, people=(worse, better)))
    await store.moderation.void(deed("void", table=table))
    for kind in ("void", "count"):
        await store.moderation.void(deed(kind, table=other))
    found = await store.moderation.gains(1, 5)
    everything = [ModerationGain(None, "seat", 1), ModerationGain(None, "void", 1), ModerationGain(None, "wait", 1)]
    assert sorted(found[:3], key=str) == everything
    assert sorted(found[3:], key=str) == [replace(each, user=BEN) for each in everything]
    assert await store.moderation.gains(2, 0) == []
    # who profits from the void of the one match, and from the closing at 6
    assert await store.moderation.helped_lately(1, 6) == [(BEN,), (BEN,)]
    assert await store.moderation.helped_lately(1, 7) == [(BEN,)]
