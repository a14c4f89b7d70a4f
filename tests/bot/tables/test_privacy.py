"""Being forgotten: no row names the person any more, and what belongs to others stays whole."""

import json
import sqlite3

import pytest

from bot.decks.telling import joined
from bot.messages.company import company_words
from bot.messages.speech import who
from bot.store import Store, StoreError
from bot.store.persons import About, Persons
from bot.tables.export import Export
from bot.tables.matches import seated
from bot.tables.privacy import Privacy
from bot.tables.settings import Preferences
from bot.tables.table import Refused, match_seed
from bot.words import Words
from engine.core import AnyMatch, Ask
from tests.bot.rooms import Rooms
from tests.bot.tables.players import ANNA, BEN, CHIE, DORA, disk_out_of_reach, lobby, refused, saved
from tests.bot.tables.test_leaving import played_on, result
from tests.there import there

BEN_LONG = 222_333_444_555_666_777
"""An id as Discord gives them, which no other number in a database is by chance."""
SPEAK = Words(strict=True).translator()


def privacy(house):
    return Privacy(house.keeper, house.lobbies, house.leaving, house.settings)


def naming(path, user):
    """(table, column) wherever the database names somebody: as a number, or anywhere in a text."""
    db = sqlite3.connect(path)
    found = []
    for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        for column in [row[1] for row in db.execute(f"PRAGMA table_info({name})")]:
            sql = f'SELECT count(*) FROM {name} WHERE instr(CAST("{column}" AS TEXT), ?) > 0'
            if db.execute(sql, (str(user),)).fetchone()[0]:
                found.append((name, column))
    db.close()
    return sorted(found)


async def everywhere(house):
    """Ben is wherever somebody can be: sitting, invited, declined, removed, host, a leaver, resigned, away, blocked."""
    await house.settings.load()
    ben = BEN_LONG
    over = await house.lobbies.open(1, 5, ANNA, 1000, "hanaawase", "standard")
    await house.lobbies.join(over.id, ben, 1001)
    await house.lobbies.join(over.id, CHIE, 1002)
    over = await house.lobbies.start(over.id, ANNA, 1003)
    await house.leaving.resign(over.id, ben)
    for user in (ANNA, CHIE):
        await house.leaving.go_on(over.id, user)
    await house.leaving.resign(over.id, CHIE)  # a match that goes on, left by Ben
    ended = await duel(house, ANNA, ben)
    await house.leaving.resign(ended.id, ANNA)
    await house.store.writer.write(lambda db: db.execute("UPDATE results SET counted = 1"))
    standing = "INSERT INTO standings VALUES (1, 'koikoi', ?, 1, 0, 3)"
    await house.store.writer.write(lambda db: db.executemany(standing, [(ANNA,), (ben,)]))
    await duel(house, ben, CHIE, channel=6)
    await house.lobbies.open(1, 7, ANNA, 1, "hanaawase", "standard", (ben, CHIE))
    await lobby(house, host=ben, channel=8)
    declined = await lobby(house, host=CHIE, channel=9)
    await house.guests.invite(declined.id, CHIE, [ben])
    await house.lobbies.decline(declined.id, ben)
    kicked = await lobby(house, host=DORA, channel=10)
    await house.lobbies.join(kicked.id, ben, 1)
    await house.guests.remove(kicked.id, DORA, str(ben))
    await house.rematches.ask(ended.id, ANNA, 77, by_itself=True)
    await house.settings.set_of_user(ben, "calm", ["on"])
    for user, other in ((ben, DORA), (DORA, ben), (DORA, CHIE), (CHIE, ANNA)):
        await house.settings.blocks.block(user, other)


async def duel(house, host, guest, channel=5):
    table = await lobby(house, host=host, channel=channel)
    await house.lobbies.join(table.id, guest, 1001)
    return await house.lobbies.start(table.id, host, 1002)


async def test_no_row_of_any_table_names_somebody_who_was_everywhere(house):
    await everywhere(house)
    before = naming(house.path, BEN_LONG)
    assert {
        ("blocks", "blocked"),
        ("blocks", "user"),
        ("invitations", "friend"),
        ("preferences", "user"),
        ("scores", "user"),
        ("sitters", "leaver"),
        ("sitters", "user"),
        ("standings", "user"),
        ("tables", "declined"),
        ("tables", "host"),
        ("tables", "invited"),
        ("tables", "kicked"),
        ("tables", "seating"),
    } <= {*before}
    await privacy(house).forget(BEN_LONG)
    assert naming(house.path, BEN_LONG) == []
    for (number,) in saved(house, "SELECT id FROM tables"):
        assert BEN_LONG not in (await house.keeper.get(number)).persons
    assert house.settings.of_user(BEN_LONG) == Preferences()
    assert house.settings.blocks.of(BEN_LONG) == []


async def test_results_and_leaderboards_of_others_stay_as_they_were(house):
    await everywhere(house)
    results = "SELECT table_id, seat, points, place FROM scores"
    before = saved(house, results)
    await privacy(house).forget(BEN_LONG)
    kept = saved(house, results)
    assert {*before} <= {*kept}
    assert saved(house, "SELECT seat, user FROM scores WHERE table_id = 2") == [(0, ANNA), (1, None)]
    assert [(row.user, row.rank) for row in await house.store.leaderboard(1, "koikoi")] == [(ANNA, 1)]
    assert await house.store.standing_of(1, "koikoi", BEN_LONG) is None


async def test_a_finished_match_is_dealt_and_played_again_as_before(house):
    table = await duel(house, ANNA, BEN_LONG)
    await on_both(house, table)
    await house.leaving.resign(table.id, ANNA)
    before = (await house.keeper.get(table.id)).match
    await privacy(house).forget(BEN_LONG)
    table = await house.keeper.get(table.id)
    cuts = [sitter.cut for sitter in table.sitters]
    assert match_seed(table.row.server_seed, cuts, table.row.start_id or 0) == before.seed
    assert AnyMatch.replay(table.game, there(table.match).record()).result == before.result
    assert there(table.match).record() == before.record()
    assert who(table, 1, SPEAK) == "a former player"
    assert who(table, 0, SPEAK) == f"<@{ANNA}>"


async def on_both(house, table):
    """A few moves by whoever is asked."""
    for _ in range(6):
        table = await house.keeper.get(table.id)
        seat, legal = next(iter(table.match.pending.items()))
        await house.matches.play(table.id, table.sitter(seat).user, table.match.number, legal[0])


async def test_in_the_middle_of_a_turn_a_match_of_two_ends_as_by_resigning(house):
    table = await duel(house, ANNA, BEN_LONG)
    await on_both(house, table)
    await privacy(house).forget(BEN_LONG)
    table = await house.keeper.get(table.id)
    assert (table.row.state, there(there(table.match).result).reason) == ("over", "resigned")
    assert [(sitter.user, sitter.level, sitter.nameless) for sitter in table.sitters] == [
        (ANNA, None, False),
        (None, None, True),
    ]
    with refused("not-seated"):
        seated(table, BEN_LONG)


async def test_a_host_closes_their_lobby_and_a_guest_gets_up(house):
    mine = await lobby(house, host=BEN_LONG)
    other = await house.lobbies.open(1, 7, ANNA, 1, "hanaawase", "standard", (BEN_LONG, CHIE))
    await house.lobbies.join(other.id, BEN_LONG, 2)
    only = await lobby(house, BEN_LONG, host=DORA, channel=8)
    shown = []
    forgetting = privacy(house)
    forgetting.shown = shown.append
    await forgetting.forget(BEN_LONG)
    assert ((await house.keeper.get(mine.id)).row.state, (await house.keeper.get(mine.id)).row.host) == ("closed", 0)
    table = await house.keeper.get(other.id)
    assert (table.row.state, table.persons, table.row.invited, table.row.declined) == ("lobby", (ANNA,), (CHIE,), ())
    assert (await house.keeper.get(only.id)).row.state == "closed"
    assert {*shown} == {mine.id, other.id, only.id}
    await house.lobbies.join(other.id, CHIE, 3)
    assert (await house.keeper.get(other.id)).persons == (ANNA, CHIE)


async def test_while_the_others_are_asked_they_may_go_on_without_a_name(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.leaving.resign(table.id, BEN)
    await privacy(rooms).forget(BEN)
    table = await rooms.keeper.get(table.id)
    assert "a former player has resigned. <@11> and <@33>:" in company_words(table, table.match.question, SPEAK)
    for user in (ANNA, CHIE):
        await rooms.leaving.go_on(table.id, user)
    table = await rooms.keeper.get(table.id)
    assert who(table, 1, SPEAK) == "Computer 2"
    table = await played_on(rooms, table)
    reason, places, counted = await result(rooms, table.id)
    assert (reason, places[1], counted) == ("played", 3, True)
    assert await rooms.store.standing_of(1, "hanaawase", BEN) is None
    assert there(await rooms.store.standing_of(1, "hanaawase", ANNA)).played == 1


async def test_without_the_word_of_the_others_it_ends_and_a_former_player_is_last(rooms):
    table = await rooms.started("hanaawase", 3)
    await privacy(rooms).forget(BEN)
    assert (await rooms.keeper.get(table.id)).match.result is None
    await rooms.restart()
    await rooms.glass.pass_s(61)
    table = await rooms.keeper.get(table.id)
    reason, places, _ = await result(rooms, table.id)
    assert (reason, places[1]) == ("resigned", 3)
    assert who(table, 1, SPEAK) == "a former player"
    await rooms.restart()
    assert (await rooms.keeper.get(table.id)).match.result is not None


async def begun(rooms, game):
    """Anna, Ben, Chie and a computer; in Fuzhou a match goes on without who has left."""
    table = await rooms.lobbies.open(1, 5, ANNA, 1, game, "standard")
    for press, user in enumerate((BEN, CHIE), 2):
        await rooms.lobbies.join(table.id, user, press)
    await rooms.lobbies.add_computer(table.id, ANNA, 4)
    if game == "fuzhou":
        await rooms.lobbies.set_rule(table.id, ANNA, "after_escape", "bot")
    return await rooms.lobbies.start(table.id, ANNA, 5)


async def test_a_game_with_a_rule_for_leaving_follows_it(rooms):
    table = await begun(rooms, "fuzhou")
    await privacy(rooms).forget(BEN)
    table = await rooms.keeper.get(table.id)
    assert (table.sitters[1].user, table.sitters[1].leaver, table.sitters[1].former) == (None, None, True)
    assert (table.match.result, who(table, 1, SPEAK)) == (None, "Computer 2")
    assert (await rooms.moves(table.id))[-1][1:] == ("resign", "person")


@pytest.mark.parametrize("ask", [Ask.WINDOW, Ask.TURN, Ask.PAUSE])
@pytest.mark.parametrize("game", ["jiaxing", "fuzhou"])
async def test_in_any_moment_the_match_goes_on_for_the_others(rooms, game, ask):
    table = await begun(rooms, game)
    while table.match.question.ask is not ask:
        seats = [seat for seat in table.match.pending if seat >= 0 and table.sitter(seat).here]
        if seats:
            await rooms.press(table.id, table.sitter(seats[0]).user)
        else:
            await rooms.glass.pass_s(0.1)
    await privacy(rooms).forget(BEN)
    table = await rooms.keeper.get(table.id)
    assert table.persons == (ANNA, CHIE)
    if game == "jiaxing":
        for user in (ANNA, CHIE):
            await rooms.leaving.go_on(table.id, user)
    before = (await rooms.keeper.get(table.id)).match.seq
    for _ in range(12):
        table = await rooms.keeper.get(table.id)
        seats = [seat for seat in table.match.pending if seat >= 0 and table.sitter(seat).here]
        if seats:
            await rooms.press(table.id, table.sitter(seats[0]).user)
        else:
            await rooms.glass.pass_s(1)
    table = await rooms.keeper.get(table.id)
    assert table.match.seq > before
    assert table.match.result is None


async def test_whose_stand_in_plays_is_forgotten_too(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.matches.stand_in(table.id, BEN)
    await privacy(rooms).forget(BEN)
    sitter = (await rooms.keeper.get(table.id)).sitters[1]
    assert (sitter.user, sitter.former, sitter.away) == (None, True, False)
    for user in (ANNA, CHIE):
        await rooms.leaving.go_on(table.id, user)
    assert (await played_on(rooms, table)).row.state == "over"


async def test_whose_stand_in_played_at_the_end_is_no_computer(rooms):
    table = await rooms.started("koikoi", 2)
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.leaving.resign(table.id, ANNA)
    await privacy(rooms).forget(BEN)
    assert who(await rooms.keeper.get(table.id), 1, SPEAK) == "a former player"


async def test_a_rematch_is_without_whom_nobody_knows(house):
    table = await house.lobbies.open(1, 5, ANNA, 1000, "hanaawase", "standard")
    for press, user in enumerate((BEN_LONG, CHIE), 1):
        await house.lobbies.join(table.id, user, press)
    table = await house.lobbies.start(table.id, ANNA, 4)
    for user in (BEN_LONG, CHIE):
        await house.leaving.resign(table.id, user)
    await house.leaving.resign(table.id, ANNA)
    assert table.row.state == "over"
    await privacy(house).forget(BEN_LONG)
    again, _ = await house.rematches.ask(table.id, ANNA, 9, by_itself=True)
    assert (again.row.invited, again.row.seating, again.row.seats) == ((CHIE,), (CHIE, ANNA), 3)
    again = await house.lobbies.join(again.id, CHIE, 10)
    assert again.row.state == "lobby"
    await house.guests.start_with_computers(again.id, ANNA, 11)
    with refused("rematch-stranger"):
        await house.rematches.ask(table.id, BEN_LONG, 12, by_itself=True)


async def test_whoever_comes_back_is_still_blocked(house, make_house):
    await everywhere(house)
    forgetting = privacy(house)
    await forgetting.forget(BEN_LONG)
    await forgetting.forget(BEN_LONG)
    remembered = house.settings.blocks
    await house.store.close()
    house = await make_house()
    await house.settings.load()
    for blocks in (remembered, house.settings.blocks):
        assert blocks.has(DORA, BEN_LONG)
        assert blocks.has(DORA, CHIE)
        assert not blocks.has(BEN_LONG, DORA)
        assert not blocks.has(CHIE, BEN_LONG)
        assert blocks.of(DORA) == [CHIE, blocks.nameless(BEN_LONG)]
        assert blocks.nameless(BEN_LONG) < 0
    with refused("no-challenges"):
        await lobby(house, DORA, host=BEN_LONG)
    await house.settings.blocks.block(DORA, BEN_LONG)
    assert naming(house.path, BEN_LONG) == []
    await house.settings.blocks.unblock(DORA, [house.settings.blocks.nameless(BEN_LONG)])
    assert not house.settings.blocks.has(DORA, BEN_LONG)


async def test_the_number_of_a_blocked_person_cannot_be_told_without_the_key_of_the_database(house, tmp_path):
    await house.settings.load()
    other = await Store.open(tmp_path / "other.sqlite3")
    elsewhere = Rooms(other).settings
    await elsewhere.load()
    assert house.settings.blocks.nameless(ANNA) != elsewhere.blocks.nameless(ANNA)
    assert house.settings.blocks.nameless(ANNA) != house.settings.blocks.nameless(BEN)
    await other.close()


async def test_whoever_has_no_data_can_ask_and_delete_all_the_same(house):
    await everywhere(house)
    nobody = 999_888_777_666_555_444
    before = saved(house, "SELECT * FROM tables"), saved(house, "SELECT * FROM sitters")
    about = await privacy(house).about(nobody)
    assert about == About([], [], [], [], [])
    await privacy(house).forget(nobody)
    assert (saved(house, "SELECT * FROM tables"), saved(house, "SELECT * FROM sitters")) == before


async def test_with_the_disk_out_of_reach_nothing_changes_and_it_can_be_pressed_again(house):
    await everywhere(house)
    before = naming(house.path, BEN_LONG), saved(house, "SELECT * FROM tables")
    with disk_out_of_reach(house), refused("not-forgotten"):
        await privacy(house).forget(BEN_LONG)
    assert (naming(house.path, BEN_LONG), saved(house, "SELECT * FROM tables")) == before
    await privacy(house).forget(BEN_LONG)
    assert naming(house.path, BEN_LONG) == []


async def test_a_failure_after_the_tables_were_left_keeps_all_else_and_says_so(house, monkeypatch):
    table = await duel(house, ANNA, BEN_LONG)
    asked = await lobby(house, host=CHIE, channel=6)
    await house.guests.invite(asked.id, CHIE, [BEN_LONG])
    unsure = []
    house.keeper.unsure = unsure.append

    async def fails(*_):
        raise StoreError("The disk is full.")

    with monkeypatch.context() as failing, refused("not-forgotten"):
        failing.setattr(Persons, "forget", fails)
        await privacy(house).forget(BEN_LONG)
    assert (await house.keeper.get(table.id)).row.state == "over"
    assert ("scores", "user") in naming(house.path, BEN_LONG)
    assert unsure == [asked.id]
    await privacy(house).forget(BEN_LONG)
    assert naming(house.path, BEN_LONG) == []


async def test_who_sits_down_meanwhile_is_not_half_forgotten(house):
    persons = Persons(house.store.writer)
    table = await duel(house, ANNA, BEN_LONG)
    before = naming(house.path, BEN_LONG)
    assert await persons.forget(BEN_LONG, -1, [table.id]) is None  # still plays
    await house.leaving.resign(table.id, BEN_LONG)
    asked = await lobby(house, BEN_LONG, host=CHIE, channel=6)
    await house.lobbies.decline(asked.id, BEN_LONG)
    kept = await lobby(house, host=CHIE, channel=6)
    await house.lobbies.join(kept.id, BEN_LONG, 1)
    await house.guests.remove(kept.id, CHIE, str(BEN_LONG))
    assert await persons.forget(BEN_LONG, -1, []) is None  # an open table that somebody may change names them
    assert {*before} <= {*naming(house.path, BEN_LONG)}
    assert await persons.forget(BEN_LONG, -1, [kept.id]) == [table.id, asked.id, kept.id]
    assert naming(house.path, BEN_LONG) == []


async def test_who_cannot_leave_is_told_and_keeps_everything(house, monkeypatch):
    await duel(house, ANNA, BEN_LONG)

    async def stays(*_):
        raise Refused("not-asked")

    monkeypatch.setattr(house.leaving, "resign", stays)
    before = naming(house.path, BEN_LONG)
    with refused("still-seated"):
        await privacy(house).forget(BEN_LONG)
    assert naming(house.path, BEN_LONG) == before


async def test_a_table_of_a_game_that_is_not_played_any_more_is_closed(house):
    table = await duel(house, ANNA, BEN_LONG)
    await house.store.writer.write(lambda db: db.execute("UPDATE tables SET game = 'gone'"))
    house.keeper.forget(table.id)
    await privacy(house).forget(BEN_LONG)
    assert saved(house, "SELECT state FROM tables") == [("closed",)]
    assert naming(house.path, BEN_LONG) == []


# The export


def strings(value):
    """Every text and number in a file, keys too."""
    if isinstance(value, dict):
        return [part for pair in value.items() for each in pair for part in strings(each)]
    if isinstance(value, list):
        return [part for each in value for part in strings(each)]
    return [str(value)]


OTHERS = (ANNA_LONG, CHIE_LONG, DORA_LONG) = tuple(100_000_000_000_000_000 * number + 17 for number in (1, 3, 4))


async def written(house, user=BEN_LONG):
    text = Export(user).text(await privacy(house).about(user))
    return json.loads(text), text


async def test_the_file_names_the_asker_and_others_by_number_alone(house, monkeypatch):
    for name, user in zip(("ANNA", "CHIE", "DORA"), OTHERS, strict=True):
        monkeypatch.setitem(globals(), name, user)
    await everywhere(house)
    found, text = await written(house)
    assert found["you"] == {"id": str(BEN_LONG), "called": "player 1"}
    assert text.count(str(BEN_LONG)) == 1
    for other in OTHERS:
        assert str(other) not in text
    assert {"player 1", "player 2", "player 3", "player 4"} <= {*strings(found)}
    assert len(found["tables"]) == len((await privacy(house).about(BEN_LONG)).tables) == 8
    assert [table["you_are"] for table in found["tables"]][3:7] == [["invited"], ["host"], ["declined"], ["kicked"]]
    assert found["preferences"] == {"calm": "on"}
    assert [each["who"] for each in found["blocked"]] == ["player 4"]
    assert found["leaderboards"] == [{"server": "1", "game": "koikoi", "played": 1, "won": 0, "points": 3}]
    assert all(each["from"] == "player 1" or each["to"] == "player 1" for each in found["invitations"])
    await privacy(house).forget(BEN_LONG)
    again, text = await written(house)
    assert [again[key] for key in ("tables", "leaderboards", "blocked", "invitations")] == [[], [], [], []]
    other, text = await written(house, ANNA)
    assert "a former player" in text
    assert str(BEN_LONG) not in text


async def test_the_file_holds_own_moves_of_finished_matches_and_no_secret(house):
    over, running = await duel(house, ANNA, BEN_LONG), await duel(house, CHIE, BEN_LONG, channel=6)
    for table in (over, running):
        await on_both(house, table)
    await house.leaving.resign(over.id, ANNA)
    found, text = await written(house)
    first, second = (table["your_seat"] for table in found["tables"])
    own = saved(house, 'SELECT seq, action, "by" FROM moves WHERE table_id = ? AND seat = 1', over.id)
    assert own
    assert [line.rsplit(" ", 1)[0] for line in first["moves"]] == [f"{seq} {action} {by}" for seq, action, by in own]
    assert second["moves"] == []
    assert first["result"]["reason"] == "resigned"
    assert "result" not in second
    for table in (over, running):
        stored = there(await house.store.load(table.id))
        assert stored.table.server_seed.hex() not in text
        assert there((await house.keeper.get(table.id)).match).seed.hex() not in text
        assert there(stored.snapshot) not in text
        assert stored.sitters[0].cut not in strings(found)
        assert stored.sitters[1].cut in strings(found)


async def test_the_words_about_a_table_name_nobody(house):
    await everywhere(house)
    await privacy(house).forget(BEN_LONG)
    for (number,) in saved(house, "SELECT id FROM tables"):
        table = await house.keeper.get(number)
        said = joined([who(table, sitter.seat, SPEAK) for sitter in table.sitters], SPEAK)
        assert str(BEN_LONG) not in said
        assert "None" not in said
