"""The lobby: who may sit, who may start, and the seed that comes of it."""

import asyncio
import hashlib
from dataclasses import replace

from bot.common.units import MINUTE_MS
from bot.errors import UserError
from bot.tables.limits import MOST_LOBBIES, MOST_OPEN
from bot.tables.lobby_service import CUT_LENGTH, LOBBY_LIFE_MS
from engine import GAMES
from tests.bot.listening import listen
from tests.bot.tables.players import (
    ANNA,
    BEN,
    CHIE,
    DORA,
    NOW,
    USERS,
    disk_out_of_reach,
    lobby,
    refuses,
    saved,
    started,
)


async def test_a_lobby_opens_with_its_host_in_the_first_seat(house):
    table = await lobby(house)
    assert [(sitter.seat, sitter.user, sitter.cut) for sitter in table.sitters] == [(0, ANNA, "1000")]
    assert (table.row.state, table.row.seats, table.row.due_at) == ("lobby", 2, NOW + LOBBY_LIFE_MS)
    assert table.rules == GAMES["koikoi"].presets["kirin"]
    assert table.match is None
    assert (await house.store.tables.load(table.id)).table == table.row
    assert table.commitment == hashlib.sha256(table.row.server_seed).hexdigest()
    assert len(table.row.server_seed) == 32
    assert (await lobby(house)).row.server_seed != table.row.server_seed


async def test_what_makes_no_lobby_is_refused(house):
    await refuses("no-game", house.lobbies.open(1, 5, ANNA, 1, "poker", "kirin"))
    await refuses("no-preset", lobby(house, preset="poker"))
    await refuses("too-many-friends", lobby(house, BEN, CHIE))
    assert saved(house, "SELECT * FROM tables") == []


async def test_a_friend_is_asked_once_in_a_channel_while_the_lobby_is_open(house):
    first = await lobby(house, BEN)
    await refuses("already-asked", lobby(house, BEN))
    await lobby(house, CHIE)
    await lobby(house, BEN, channel=6)
    await lobby(house, BEN, host=DORA)
    await house.lobbies.decline(first.id, BEN)
    at = house.registry.now() + 10 * MINUTE_MS  # somebody may be called twice in ten minutes by the same host
    house.store.now = lambda: at
    await lobby(house, BEN)


async def test_a_host_has_only_so_many_open_tables_on_a_server(house):
    tables = [await started(house) for _ in range(MOST_OPEN)]
    await refuses("too-many-tables", lobby(house))
    await lobby(house, host=BEN)
    await house.lobbies.open(2, 9, ANNA, 1, "koikoi", "kirin")
    await house.leaving.resign(tables[0].id, ANNA)
    await lobby(house)


async def test_a_host_has_only_so_many_lobbies_on_all_servers_together(house):
    opening = [house.lobbies.open(guild, 10 + guild, ANNA, 1, "koikoi", "kirin") for guild in range(8)]
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    assert [outcome.key for outcome in outcomes if isinstance(outcome, UserError)] == ["too-many-lobbies"] * 5
    tables = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
    assert saved(house, "SELECT count(*) FROM tables") == [(MOST_LOBBIES,)]
    await refuses("too-many-lobbies", lobby(house), lobby(house, BEN))
    await lobby(house, host=BEN)
    await house.lobbies.join(tables[0].id, BEN, 1)
    await house.lobbies.start(tables[0].id, ANNA, 2)
    await lobby(house)
    await refuses("too-many-lobbies", lobby(house))
    await house.lobbies.expire(tables[1].id)
    await lobby(house)


async def test_seats_go_in_the_order_of_joining_and_close_up_when_somebody_leaves(house, wide):
    table = await lobby(house)
    for number, user in enumerate((BEN, CHIE, DORA)):
        await house.lobbies.join(table.id, user, 2000 + number)
    await house.lobbies.leave(table.id, BEN)
    await house.lobbies.join(table.id, BEN, 3000)
    expected = [(0, ANNA, "1000"), (1, CHIE, "2001"), (2, DORA, "2002"), (3, BEN, "3000")]
    house.registry.forget(table.id)
    for each in (table, await house.registry.get(table.id)):
        assert [(sitter.seat, sitter.user, sitter.cut) for sitter in each.sitters] == expected
    assert [table.seat_of(user) for user in USERS] == [0, 3, 1, 2]


async def test_who_cannot_join_is_told_why(house):
    table = await lobby(house, BEN)
    await refuses("already-seated", house.lobbies.join(table.id, ANNA, 1))
    await refuses("not-invited", house.lobbies.join(table.id, CHIE, 1))
    await house.lobbies.join(table.id, BEN, 1)
    await refuses("already-seated", house.lobbies.join(table.id, BEN, 1))
    await refuses("no-table", house.lobbies.join(99, BEN, 1))
    full = await lobby(house)
    await house.lobbies.join(full.id, CHIE, 1)
    await refuses("table-full", house.lobbies.join(full.id, DORA, 1))


async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(house):
    table = await lobby(house)
    outcomes = await asyncio.gather(
        *(house.lobbies.join(table.id, user, user) for user in (BEN, CHIE, DORA)), return_exceptions=True
    )
    assert [outcome.key for outcome in outcomes if isinstance(outcome, UserError)] == ["table-full"] * 2
    assert saved(house, "SELECT user FROM sitters ORDER BY seat") == [(ANNA,), (BEN,)]


async def test_a_lobby_closes_when_the_host_leaves_when_nobody_is_left_to_ask_or_when_its_time_is_up(house):
    told = []
    listen(house.registry, lambda table, events: told.append((table.id, table.row.state, events)))
    left, declined, expired = await lobby(house), await lobby(house, BEN), await lobby(house)
    await refuses("not-invited", house.lobbies.decline(declined.id, CHIE))
    await refuses("not-seated", house.lobbies.leave(left.id, CHIE))
    await house.lobbies.leave(left.id, ANNA)
    await house.lobbies.decline(declined.id, BEN)
    await house.lobbies.expire(expired.id)
    lobbies = (left, declined, expired)
    assert told == [(table.id, state, ()) for state in ("lobby", "closed") for table in lobbies]
    for table in lobbies:
        row = (await house.store.tables.load(table.id)).table
        assert (row.state, row.ended_at, row.due_at) == ("closed", NOW, None)
        await refuses("closed", house.lobbies.join(table.id, BEN, 1), house.lobbies.start(table.id, ANNA, 1))


async def test_only_the_host_seats_and_removes_computers(house, wide):
    table = await lobby(house)
    await refuses("host-only", house.lobbies.add_computer(table.id, BEN, 1))
    await refuses("no-computer", house.lobbies.remove_computer(table.id, ANNA))
    await house.lobbies.add_computer(table.id, ANNA, 1)
    await house.lobbies.join(table.id, BEN, 2)
    await house.lobbies.add_computer(table.id, ANNA, 3)
    await refuses("table-full", house.lobbies.add_computer(table.id, ANNA, 4))
    await refuses("host-only", house.lobbies.remove_computer(table.id, BEN))
    await house.lobbies.remove_computer(table.id, ANNA)
    assert [(sitter.user, sitter.level, sitter.cut) for sitter in table.sitters] == [
        (ANNA, None, "1000"),
        (None, "easy", "1"),
        (BEN, None, "2"),
    ]
    assert table.persons == (ANNA, BEN)


async def test_the_host_chooses_the_level_of_every_computer_and_the_first_is_the_default(house):
    table = await house.lobbies.open(1, 5, ANNA, 1000, "jiaxing", "standard")
    await refuses(
        "no-level",
        house.lobbies.add_computer(table.id, ANNA, 1, "divine"),
        house.lobbies.add_computer(table.id, ANNA, 1, ""),
    )
    await house.lobbies.add_computer(table.id, ANNA, 1, "normal")
    await house.lobbies.add_computer(table.id, ANNA, 2, "easy")
    await house.lobbies.add_computer(table.id, ANNA, 3)
    await house.lobbies.start(table.id, ANNA, 4)
    house.registry.forget(table.id)
    assert [sitter.level for sitter in (await house.registry.get(table.id)).sitters] == [None, "normal", "easy", "easy"]


async def test_a_cut_is_a_short_word_of_a_sitter(house):
    table = await lobby(house)
    await house.lobbies.cut(table.id, ANNA, "  cherry \n blossom ")
    assert table.sitters[0].cut == "cherry blossom"
    for word in ("", "  \n", "x" * (CUT_LENGTH + 1)):
        await refuses("bad-cut", house.lobbies.cut(table.id, ANNA, word))
    for word in ("e" + "\u0301" * 5, "plum" + "\u20dd\u0301\u0903\u0301\u0301", "\u0301" * 5, "a e" + "\u0327" * 6):
        await refuses("piled-cut", house.lobbies.cut(table.id, ANNA, word))
    assert table.sitters[0].cut == "cherry blossom"
    for word in ("e" + "\u0301" * 4, ("o" + "\u0308\u0304") * 13, "ক্ষ্ম", "हिन्दी", "ไทยที่สุด"):
        await house.lobbies.cut(table.id, ANNA, word)
        assert table.sitters[0].cut == word
    for word in ("می\u200cخواهم", "क्\u200dष", "👨\u200d👩\u200d👧", "❤\ufe0f\u200d🔥", "👩🏽\u200d🚀"):
        await house.lobbies.cut(table.id, ANNA, word)
        assert table.sitters[0].cut == word
    for word in ("\u200d👩", "👩\u200d", "👩\u200d\u200d🚀", "\u200cمی", "می\u200c\u200cخ", "pl\u200dum", "می\u200d👩",
                 "\u2800", "plum\u2800", "\u3164", "\ufdfd", "\ufe0f", "a\u200bb", "\u202eplum"):  # fmt: skip
        await refuses("bad-cut", house.lobbies.cut(table.id, ANNA, word))
    await refuses("not-seated", house.lobbies.cut(table.id, BEN, "word"))
    await house.lobbies.cut(table.id, ANNA, "桜" * CUT_LENGTH)
    assert saved(house, "SELECT cut FROM sitters") == [("桜" * CUT_LENGTH,)]


async def test_only_the_host_starts_and_only_with_enough_players_and_once(house):
    table = await lobby(house)
    await refuses("too-few", house.lobbies.start(table.id, ANNA, 1))
    await house.lobbies.join(table.id, BEN, 1)
    await refuses("host-only", house.lobbies.start(table.id, BEN, 1))
    house.registry.now = lambda: NOW + 7
    await house.lobbies.start(table.id, ANNA, 77)
    assert (table.row.state, table.row.start_id, table.row.active_at) == ("playing", 77, NOW + 7)
    await refuses(
        "already-started",
        house.lobbies.start(table.id, ANNA, 78),
        house.lobbies.join(table.id, CHIE, 1),
        house.lobbies.leave(table.id, BEN),
        house.lobbies.cut(table.id, BEN, "late"),
        house.lobbies.expire(table.id),
    )
    assert (await house.store.tables.load(table.id)).table.start_id == 77


async def test_a_lobby_that_cannot_be_saved_stays_as_it_was(house):
    table = await lobby(house)
    with disk_out_of_reach(house):
        await refuses("not-saved", house.lobbies.join(table.id, BEN, 1), lobby(house))
        assert (await house.registry.get(table.id)).persons == (ANNA,)
    await house.lobbies.join(table.id, BEN, 1)
    assert (await house.registry.get(table.id)).persons == (ANNA, BEN)


async def test_the_latest_table_here_is_found(house):
    await refuses("no-table-here", house.registry.latest(ANNA, 5))
    await lobby(house, channel=6)
    table = await lobby(house)
    assert await house.registry.latest(ANNA, 5) is table


async def test_a_cut_of_before_with_more_marks_stays_byte_for_byte(house):
    table, word = await lobby(house), "e" + "\u0301" * 30
    await house.store.tables.save(table.row, [replace(table.sitters[0], cut=word)])
    house.registry.forget(table.id)
    await house.lobbies.join(table.id, BEN, 1)
    table = await house.lobbies.start(table.id, ANNA, 2)
    assert table.sitters[0].cut == word
    assert saved(house, "SELECT cut FROM sitters ORDER BY seat") == [(word,), ("1",)]
    assert table.match.seed == hashlib.sha256(table.row.server_seed + f"{word}\x001\x002".encode()).digest()
