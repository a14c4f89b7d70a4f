"""Off the leaderboards: somebody stands on none of a server, and is put back as if nothing had been."""

from dataclasses import replace

import pytest

from bot.store.records import MEASURES, PERIODS, LeaderboardKey, since
from tests.bot.store.samples import deed, finish, gone, move, regulars, seated
from tests.there import there

AT = 9_000


async def boards(store, user):
    """Who stands where, on every board of server 1 and of all servers, and how somebody does."""
    told = {}
    for guild in (1, 0):
        for period in PERIODS:
            for by in MEASURES if period in ("all", "season") else MEASURES[:-1]:
                board = LeaderboardKey(guild, "koikoi", period, since(period, AT), by)
                told[board] = await store.records.page(board, 20, 0, user)
    return told


async def agreeing(store):
    """Two servers of the same six people, who all agree to leaderboards of all servers."""
    people = await regulars(store, ended_at=AT)
    await regulars(store, guild=2, ended_at=AT)
    for guild in (1, 2):
        await store.servers.settings.keep(guild, "worldwide", "on", 0)
    for user in people:
        await store.people.preferences.keep(user, "worldwide", "on", 0)
    return people


async def test_they_stand_on_no_board_and_come_back_as_they_were(memory):
    store = await memory()
    cheat, *others = await agreeing(store)
    before = await boards(store, cheat)
    assert all(cheat in {row.user for row in page.rows} for page in before.values())
    rated = [there(await store.records.profile(user, 1, user)).totals for user in others]
    assert await store.moderation.set_off(deed("off", person=cheat), [cheat, -9]) is not None
    store = await memory()
    for board, page in (await boards(store, cheat)).items():
        assert (cheat in {row.user for row in page.rows}) is (board.guild == 0), board
        if board.guild:
            assert page.count == before[board].count - 1
            assert (there(page.mine).rank, there(page.mine).off) == (0, True)
        elif board.by == "won":  # what they have on the other server alone
            [mine, was] = [next(row for row in each.rows if row.user == cheat) for each in (page, before[board])]
            assert mine.won * 2 == was.won
    assert [there(await store.records.profile(user, 1, user)).totals for user in others] == rated
    assert await store.moderation.set_off(deed("on", person=cheat), [cheat, -9]) is not None
    assert await boards(store, cheat) == before
    assert [each.kind for each in await store.moderation.log(1, 0, 9)] == ["on", "off"]
    await store.records.hide_user(cheat, 1, since("season", AT))
    resting = await boards(store, cheat)
    for kind in ("off", "on"):
        await store.moderation.set_off(deed(kind, person=cheat), [cheat])
    assert await boards(store, cheat) == resting != before


@pytest.mark.parametrize("again", ["rebuild", "rate_anew", "play", "wake"])
async def test_they_stay_off_whatever_is_made_anew(store, again):
    cheat, other, *_ = await regulars(store, ended_at=AT)
    await store.moderation.set_off(deed("off", person=cheat), [cheat])
    if again == "wake":
        await store.records.hide_user(cheat, 1, since("season", AT))
    match again:
        case "rebuild":
            await store.records.rebuild()
        case "rate_anew":
            await store.records.outdate()
            await store.records.rate_anew(1, "koikoi")
        case _:
            table = await seated(store, cheat, other)
            await store.tables.append(table, move(1), "", finish(ended_at=AT + 99, hands=1, rated=True))
    for board, page in (await boards(store, cheat)).items():
        assert cheat not in {row.user for row in page.rows}, board
    await store.moderation.set_off(deed("on", person=cheat), [cheat])
    assert cheat in {row.user for row in (await boards(store, cheat))[LeaderboardKey(1, "koikoi")].rows}


async def test_of_two_at_once_the_second_changes_nothing_and_it_goes_with_its_server(store):
    moderation = store.moderation
    assert await moderation.set_off(deed("on", person=7), [7]) is None
    assert await moderation.set_off(deed("off", person=7), [7]) is not None
    assert await moderation.set_off(deed("off", person=7), [7]) is None
    assert (await moderation.off_boards(1, [7, 8]), await moderation.off_boards(2, [7])) == ({7}, set())
    assert len(await moderation.log(1, 0, 9)) == 1
    await seated(store)
    await gone(store)
    assert await moderation.all_off_boards(1, 9) == []


async def test_after_they_were_forgotten_a_number_stands_for_them_until_they_are_known_again(store):
    cheat, other, *_ = await regulars(store, ended_at=AT)
    await store.moderation.set_off(deed("off", person=cheat), [cheat, -9])
    assert [row["guild"] for row in (await store.people.about(cheat))["off_boards"]] == [1]
    await store.people.forget(cheat, -9, [])
    assert await store.moderation.all_off_boards(1, 9) == [-9]
    assert (await store.people.about(cheat))["off_boards"] == []
    await store.moderation.known_again(2, cheat, -9)
    assert await store.moderation.all_off_boards(1, 9) == [-9]
    table = await seated(store, cheat, other)
    await store.tables.append(table, move(1), "", replace(finish(ended_at=AT + 99, hands=1), rated=True))
    await store.moderation.known_again(1, cheat, -9)
    assert await store.moderation.all_off_boards(1, 9) == [cheat]
    for board, page in (await boards(store, cheat)).items():
        assert cheat not in {row.user for row in page.rows}, board
