"""Who is kept out of the tables of a server: every way to one is closed, and what was begun goes on."""

from asyncio import gather

from bot.store.moderation import Deed
from bot.store.records import LeaderboardKey
from tests.bot.named import privacy, some_moves
from tests.bot.tables.players import ANNA, BEN, CHIE, DORA, NOW, READY, lobby, press, refuses, started
from tests.bot.tables.test_moderating import EVA, moderating
from tests.there import there

END = NOW + 24 * 60 * 60 * 1000


async def keep_out(house, user=BEN, until: int | None = END, was=None, guild=1):
    kind = "out" if until else "in"
    deed = Deed(guild=guild, at=NOW, kind=kind, moderator=EVA, person=user, until=until)
    return await moderating(house).keep_out(deed, was)


async def test_they_open_no_lobby_join_none_and_are_invited_to_none(house):
    waiting = await lobby(house)
    await keep_out(house)
    await refuses("kept-out", lobby(house, host=BEN), house.lobbies.join(waiting.id, BEN, 1))
    await refuses("no-challenges", lobby(house, BEN, host=CHIE), house.guests.invite(waiting.id, ANNA, [BEN]))
    assert (await house.registry.get(waiting.id)).persons == (ANNA,)
    elsewhere = await house.lobbies.open(2, 50, BEN, 1, "koikoi", "kirin")
    assert elsewhere.persons == (BEN,)


async def test_a_match_goes_on_and_its_rematch_is_refused(house):
    table = await started(house)
    await keep_out(house)
    await press(house, table, BEN, READY)
    await house.leaving.resign(table.id, ANNA)
    await refuses("kept-out", house.rematches.ask(table.id, BEN, 5, by_itself=True))
    await refuses("no-challenges", house.rematches.ask(table.id, ANNA, 5, by_itself=True))


async def test_they_are_taken_out_of_lobbies_and_theirs_close(house):
    mine = await lobby(house, host=BEN)
    joined = await house.lobbies.open(1, 6, ANNA, 1, "hanaawase", "standard")
    await house.lobbies.join(joined.id, BEN, 1)
    asked = await house.lobbies.open(1, 7, CHIE, 1, "hanaawase", "standard", (BEN, DORA))
    alone = await lobby(house, BEN, host=DORA, channel=8)
    far = await house.lobbies.open(2, 50, BEN, 1, "koikoi", "kirin")
    running = await started(house)
    await keep_out(house)

    async def now(table):
        return await house.registry.get(table.id)

    assert ((await now(mine)).row.state, (await now(mine)).row.reason) == ("closed", "moderator")
    assert ((await now(joined)).row.state, (await now(joined)).persons) == ("lobby", (ANNA,))
    assert ((await now(asked)).row.state, (await now(asked)).row.invited) == ("lobby", (DORA,))
    assert ((await now(alone)).row.state, (await now(alone)).row.reason) == ("closed", "moderator")
    assert (await now(far)).row.state == "lobby"
    assert ((await now(running)).row.state, (await now(running)).persons) == ("playing", (ANNA, BEN))


async def test_it_ends_with_time_or_by_a_moderator(house, make_house):
    await keep_out(house, until=NOW + 1)
    await refuses("kept-out", lobby(house, host=BEN))
    house.store.now = lambda: NOW + 1
    await lobby(house, host=BEN)
    await keep_out(house, CHIE)
    await refuses("changed", keep_out(house, CHIE, None))
    await keep_out(house, CHIE, None, END)
    await lobby(house, host=CHIE, channel=6)


async def test_who_comes_back_after_deleting_everything_is_kept_out_still(house):
    await house.settings.load()
    await keep_out(house)
    await privacy(house).forget(BEN)
    await refuses("kept-out", lobby(house, host=BEN))
    assert await house.settings.kept_out.until(1, BEN) == END
    assert await house.settings.kept_out.until(1, CHIE) is None


async def test_they_are_told_once_also_after_a_restart_and_a_start_reads_nobody(house, make_house, monkeypatch):
    monkeypatch.setattr(
        house.store.people.preferences, "load", counted(house.store.people.preferences.load, asked := [])
    )
    await house.settings.load()
    await keep_out(house)
    assert asked == []
    await house.store.close()
    house = await make_house()
    await house.settings.load()
    assert await house.settings.kept_out.to_tell(1, CHIE) == ()
    told = await gather(*(house.settings.kept_out.to_tell(1, BEN) for _ in range(3)))
    assert [[(deed.kind, deed.until) for deed in deeds] for deeds in told if deeds] == [[("out", END)]]
    await house.settings.load()
    assert await house.settings.kept_out.to_tell(1, BEN) == ()


async def test_who_comes_back_after_deleting_everything_is_off_the_leaderboards_before_they_play(house):
    await house.settings.load()
    await moderating(house).set_off(Deed(guild=1, at=NOW, kind="off", moderator=EVA, person=BEN))
    await privacy(house).forget(BEN)
    [nobody] = await house.store.moderation.all_off_boards(1, 9)
    assert nobody < 0
    assert await house.settings.kept_out.off_boards(1, BEN)
    assert not await house.settings.kept_out.off_boards(2, BEN)
    table = await started(house)
    assert await house.store.moderation.all_off_boards(1, 9) == [BEN]
    await some_moves(house, table)
    await house.leaving.resign(table.id, ANNA)
    board = await house.store.records.page(LeaderboardKey(1, "koikoi"), 9, 0, BEN)
    assert ([each.user for each in board.rows], there(board.mine).off) == ([ANNA], True)
    await moderating(house).set_off(Deed(guild=1, at=NOW, kind="on", moderator=EVA, person=BEN))
    await refuses("changed", moderating(house).set_off(Deed(guild=1, at=NOW, kind="on", moderator=EVA, person=BEN)))
    board = await house.store.records.page(LeaderboardKey(1, "koikoi"), 9, 0, BEN)
    assert {each.user for each in board.rows} == {ANNA, BEN}


def counted(read, asked):
    async def load(owner):
        asked.append(owner)
        return await read(owner)

    return load
