"""Being forgotten: no row names the person any more, and what belongs to others stays whole."""

from unittest.mock import AsyncMock

import pytest

from bot.decks.telling import joined
from bot.errors import UserError
from bot.settings.settings import Preferences
from bot.store import StoreError
from bot.store.sqlite import SqliteStore
from bot.tables.move_checks import seated
from bot.tables.table import match_seed
from bot.ui.narration import who
from engine.core import AnyMatch
from tests.bot.leaderboards import leaderboard, standing_of
from tests.bot.named import ANNA, BEN, CHIE, DORA, SPEAK, duel, everywhere, naming, privacy, some_moves
from tests.bot.rooms import Rooms
from tests.bot.tables.players import disk_out_of_reach, lobby, refused, refuses, saved
from tests.there import there


async def test_nothing_names_somebody_who_was_everywhere_and_the_results_of_others_stay(house):
    await everywhere(house)
    results = "SELECT table_id, seat, points, place FROM scores"
    scores, tables = saved(house, results), saved(house, "SELECT * FROM tables")
    stranger = 999_888_777_666_555_444  # who has no data can ask and delete all the same
    assert not any((await privacy(house).people.about(stranger)).values())
    await privacy(house).forget(stranger)
    assert saved(house, "SELECT * FROM tables") == tables
    before = naming(house.path, BEN)
    assert {
        ("achievements", "user"),
        ("blocks", "blocked"),
        ("blocks", "user"),
        ("champions", "user"),
        ("puzzle_answers", "user"),
        ("invitations", "friend"),
        ("kept_out", "user"),
        ("listeners", "user"),
        ("moderation_log", "moderator"),
        ("moderation_log", "person"),
        ("off_boards", "user"),
        ("practice", "user"),
        ("preferences", "user"),
        ("scores", "user"),
        ("sitters", "leaver"),
        ("sitters", "user"),
        ("standings", "user"),
        ("streaks", "user"),
        ("tables", "declined"),
        ("tables", "host"),
        ("tables", "invited"),
        ("tables", "kicked"),
        ("tables", "seating"),
    } <= {*before}
    with disk_out_of_reach(house):
        await refuses("not-forgotten", privacy(house).forget(BEN))
    assert (naming(house.path, BEN), saved(house, "SELECT * FROM tables")) == (before, tables)
    assert await privacy(house).forget(BEN)  # it can be pressed again
    assert naming(house.path, BEN) == []
    # not even the free pages of the file or its WAL
    data = house.path.read_bytes() + house.path.with_name(f"{house.path.name}-wal").read_bytes()
    assert BEN.to_bytes(8) not in data
    assert str(BEN).encode() not in data
    assert ANNA.to_bytes(8) in data
    for (number,) in saved(house, "SELECT id FROM tables"):
        table = await house.registry.get(number)
        assert BEN not in table.persons
        said = joined([who(table, sitter.seat, SPEAK) for sitter in table.sitters], SPEAK)
        assert str(BEN) not in said
        assert "None" not in said
    assert house.settings.for_user(BEN) == Preferences()
    assert house.settings.blocks.get(BEN) == []
    assert {*scores} <= {*saved(house, results)}
    (_, anna), (_, nobody) = saved(house, "SELECT seat, user FROM scores WHERE table_id = 2")
    assert anna == ANNA
    assert nobody < 0  # NULL is a computer
    assert {user for (user,) in saved(house, "SELECT user FROM scores WHERE user < 0")} == {nobody}
    assert [(row.user, row.rank) for row in await leaderboard(house.store, 1, "koikoi")] == [(ANNA, 1)]
    assert await standing_of(house.store, 1, "koikoi", BEN) is None


async def test_a_finished_match_is_dealt_and_played_again_as_before(house):
    table = await duel(house, ANNA, BEN)
    await some_moves(house, table)
    await house.leaving.resign(table.id, ANNA)
    before = (await house.registry.get(table.id)).match
    await privacy(house).forget(BEN)
    table = await house.registry.get(table.id)
    cuts = [sitter.cut for sitter in table.sitters]
    assert match_seed(table.row.server_seed, cuts, table.row.start_id or 0) == before.seed
    assert AnyMatch.replay(table.game, there(table.match).record()).result == before.result
    assert there(table.match).record() == before.record()
    assert who(table, 1, SPEAK) == "a former player"
    assert who(table, 0, SPEAK) == f"<@{ANNA}>"


async def test_in_the_middle_of_a_turn_a_match_of_two_ends_as_by_resigning(house):
    table = await duel(house, ANNA, BEN)
    await some_moves(house, table)
    await privacy(house).forget(BEN)
    table = await house.registry.get(table.id)
    assert (table.row.state, there(there(table.match).result).reason) == ("over", "resigned")
    assert [(sitter.user, sitter.level, sitter.nameless) for sitter in table.sitters] == [
        (ANNA, None, False),
        (None, None, True),
    ]
    with refused("not-seated"):
        seated(table, BEN)


async def test_a_host_closes_their_lobby_and_a_guest_gets_up(house):
    mine = await lobby(house, host=BEN)
    other = await house.lobbies.open(1, 7, ANNA, 1, "hanaawase", "standard", (BEN, CHIE))
    await house.lobbies.join(other.id, BEN, 2)
    only = await lobby(house, BEN, host=DORA, channel=8)
    shown = []
    forgetting = privacy(house)
    forgetting.shown = shown.append
    await forgetting.forget(BEN)
    assert ((await house.registry.get(mine.id)).row.state, (await house.registry.get(mine.id)).row.host) == (
        "closed",
        0,
    )
    table = await house.registry.get(other.id)
    assert (table.row.state, table.persons, table.row.invited, table.row.declined) == ("lobby", (ANNA,), (CHIE,), ())
    assert (await house.registry.get(only.id)).row.state == "closed"
    assert {*shown} == {mine.id, other.id, only.id}
    await house.lobbies.join(other.id, CHIE, 3)
    assert (await house.registry.get(other.id)).persons == (ANNA, CHIE)


async def test_a_rematch_is_without_whom_nobody_knows(house):
    table = await house.lobbies.open(1, 5, ANNA, 1000, "hanaawase", "standard")
    for press, user in enumerate((BEN, CHIE), 1):
        await house.lobbies.join(table.id, user, press)
    table = await house.lobbies.start(table.id, ANNA, 4)
    for user in (BEN, CHIE):
        await house.leaving.resign(table.id, user)
    await house.leaving.resign(table.id, ANNA)
    assert table.row.state == "over"
    await privacy(house).forget(BEN)
    again, _ = await house.rematches.ask(table.id, ANNA, 9, by_itself=True)
    assert (again.row.invited, again.row.seating, again.row.seats) == ((CHIE,), (CHIE, ANNA), 3)
    again = await house.lobbies.join(again.id, CHIE, 10)
    assert again.row.state == "lobby"
    await house.guests.start_with_computers(again.id, ANNA, 11)
    await refuses("rematch-stranger", house.rematches.ask(table.id, BEN, 12, by_itself=True))


async def test_whoever_comes_back_is_still_blocked(house, make_house):
    await everywhere(house)
    forgetting = privacy(house)
    await forgetting.forget(BEN)
    await forgetting.forget(BEN)
    remembered = house.settings.blocks
    await house.store.close()
    house = await make_house()
    await house.settings.load()
    await house.settings.read(users=[BEN, CHIE, DORA])
    for blocks in (remembered, house.settings.blocks):
        assert blocks.has(DORA, BEN)
        assert blocks.has(DORA, CHIE)
        assert not blocks.has(BEN, DORA)
        assert not blocks.has(CHIE, BEN)
        assert blocks.get(DORA) == [CHIE, blocks.nameless(BEN)]
        assert blocks.nameless(BEN) < 0
    await refuses("no-challenges", lobby(house, DORA, host=BEN))
    await house.settings.blocks.block(DORA, BEN)
    assert naming(house.path, BEN) == []
    await house.settings.blocks.unblock(DORA, [house.settings.blocks.nameless(BEN)])
    assert not house.settings.blocks.has(DORA, BEN)


@pytest.mark.migrations
async def test_the_number_of_a_blocked_person_cannot_be_told_without_the_key_of_the_database(house, tmp_path):
    await house.settings.load()
    other = await SqliteStore.open(tmp_path / "other.sqlite3")
    elsewhere = Rooms(other).settings
    await elsewhere.load()
    assert house.settings.blocks.nameless(ANNA) != elsewhere.blocks.nameless(ANNA)
    assert house.settings.blocks.nameless(ANNA) != house.settings.blocks.nameless(BEN)
    await other.close()


async def test_a_failure_after_the_tables_were_left_keeps_all_else_and_says_so(house, monkeypatch):
    table = await duel(house, ANNA, BEN)
    asked = await lobby(house, host=CHIE, channel=6)
    await house.guests.invite(asked.id, CHIE, [BEN])
    unsure = []
    house.registry.unsure = unsure.append
    with monkeypatch.context() as failing, refused("not-forgotten"):
        failing.setattr(house.store.people, "forget", AsyncMock(side_effect=StoreError("The disk is full.")))
        await privacy(house).forget(BEN)
    assert (await house.registry.get(table.id)).row.state == "over"
    assert ("scores", "user") in naming(house.path, BEN)
    assert unsure == [asked.id]
    await privacy(house).forget(BEN)
    assert naming(house.path, BEN) == []


async def test_who_cannot_leave_is_told_and_keeps_everything(house, monkeypatch):
    await duel(house, ANNA, BEN)
    monkeypatch.setattr(house.leaving, "resign", AsyncMock(side_effect=UserError("not-asked")))
    before = naming(house.path, BEN)
    await refuses("still-seated", privacy(house).forget(BEN))
    assert naming(house.path, BEN) == before
