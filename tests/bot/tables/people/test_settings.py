"""What servers and people choose: declared once, saved first, and never a reason to fail when it is damaged."""

import sqlite3
from unittest.mock import AsyncMock

import pytest

from bot.errors import UserError
from bot.i18n import Words
from bot.settings.blocks import MOST_BLOCKED
from bot.settings.clocks import CLOCKS, PACES, clock_of
from bot.settings.setting_kinds import MOST
from bot.settings.settings import PingRecipients, Preferences, ServerSettings
from bot.store import StoreError
from engine import GAMES
from tests.bot.tables.players import ANNA, BEN, CHIE, DORA, disk_out_of_reach, lobby, refuses, saved

GUILD = 1
KINDS = [ServerSettings, Preferences]


def written(setting):
    """Words for every value that a setting may have, as far as they can be listed."""
    match setting.kind:
        case "number":
            return [[str(number)] for number in range(setting.low, setting.high + 1)]
        case "channels":
            return [[], ["5"], ["5", "6"], [str(2**63 - 1)]]
        case "role" | "channel":
            return [[], ["5"]]
        case "several":
            return [[], [*setting.offer], [setting.offer[0]]]
        case _:
            return [[word] for word in setting.offer]


NONSENSE = (["x"], ["-1"], ["٣"], ["1", "2", "x"], [str(2**63)], ["9" * 40], ["\ud800"], ["on", "on", "x"])


@pytest.mark.parametrize("kind", KINDS)
def test_every_value_is_read_as_it_was_written_and_the_default_is_one_of_them(kind):
    for setting in kind.settings():
        values = [setting.read(words) for words in written(setting)]
        assert [setting.read(setting.words(value)) for value in values] == values
        assert setting.default in values, setting.key
        assert kind().value(setting) == setting.default
        wrong = [*NONSENSE]
        if setting.kind not in ("channels", "channel", "role", "several"):
            wrong.append([])
        if setting.kind in ("channel", "role"):
            wrong.append(["5", "6"])
        if setting.kind == "channels":
            most = [str(number) for number in range(MOST + 1)]
            assert len(setting.read(most[:MOST])) == MOST
            wrong.append(most)  # more than a select has
        for words in wrong:
            with pytest.raises(ValueError, match=setting.key):
                setting.read(words)


@pytest.mark.parametrize("kind", KINDS)
def test_keys_are_unique_and_fit_into_a_press_and_choices_into_a_select(kind):
    settings = kind.settings()
    assert len({setting.key for setting in settings}) == len(settings)
    assert all(":" not in setting.key and " " not in setting.key for setting in settings)
    assert all(len(f"number:{2**32}:{kind.where}:{setting.key}") <= 100 for setting in settings)
    assert all(len(setting.offer) <= MOST for setting in settings)
    assert all(" " not in word for setting in settings for word in setting.offer)


async def test_what_is_chosen_is_saved_and_only_where_it_differs(house, make_house):
    settings = house.settings
    await settings.set_for_guild(GUILD, "clock", ["10m"])
    await settings.set_for_guild(GUILD, "presets-koikoi", ["nintendo"])
    await settings.set_for_guild(GUILD, "channels", ["7", "5"])
    await settings.set_for_guild(GUILD, "pings", ["on"])
    await settings.set_for_user(ANNA, "orders", ["always_win", "no_claims"])
    await settings.set_for_user(ANNA, "pace", ["calm"])
    await settings.set_for_user(ANNA, "pace", ["server"])
    assert saved(house, "SELECT * FROM server_settings ORDER BY key") == [
        (GUILD, "channels", "5 7"),
        (GUILD, "clock", "10m"),
        (GUILD, "presets-koikoi", "nintendo"),
    ]
    assert saved(house, "SELECT * FROM preferences") == [(ANNA, "orders", "no_claims always_win")]
    await settings.read(guild=2, users=[BEN])
    await house.store.close()
    again = await make_house()
    for guild in (GUILD, 2):
        await again.settings.read(guild=guild, users=[ANNA, BEN])
    for found in (settings, again.settings):
        server, mine = found.for_guild(GUILD), found.for_user(ANNA)
        assert (server.clock, server.preset("koikoi"), server.channels) == ("10m", "nintendo", (5, 7))
        assert mine == Preferences(orders=("no_claims", "always_win"))
        assert found.for_guild(2) == ServerSettings()
        assert found.for_user(BEN) == Preferences()


async def test_what_no_setting_may_be_is_refused_and_nothing_changes(house):
    settings = house.settings
    for key, words in (("clock", ["5s"]), ("poker", ["on"]), ("presets-poker", ["x"]), ("channels", ["x"])):
        await refuses("bad-setting", settings.set_for_guild(GUILD, key, words))
    for days in ("0", "91", "x", ""):
        await refuses("bad-number", settings.set_for_guild(GUILD, "idle_days", [days]))
    await refuses("bad-setting", settings.set_for_user(ANNA, "threads", ["on"]))
    assert (settings.for_guild(GUILD), settings.for_user(ANNA)) == (ServerSettings(), Preferences())
    assert saved(house, "SELECT * FROM server_settings") == saved(house, "SELECT * FROM preferences") == []


async def test_nothing_is_chosen_that_could_not_be_saved(house):
    with disk_out_of_reach(house):
        await refuses(
            "not-saved",
            house.settings.set_for_guild(GUILD, "pings", ["off"]),
            house.settings.set_for_user(ANNA, "pings", ["off"]),
            house.settings.blocks.block(ANNA, BEN),
        )
    await house.settings.read(guild=GUILD, users=[ANNA])
    assert (await house.settings.pinged(GUILD, [ANNA])).now == [ANNA]
    assert not house.settings.blocks.has(ANNA, BEN)


async def test_damaged_and_unknown_values_are_as_if_nobody_had_chosen_them(house):
    db = sqlite3.connect(house.path)
    for setting in ServerSettings.settings():
        db.execute("INSERT INTO server_settings VALUES (1, ?, 'no such \ufffd thing')", (setting.key,))
    for setting in Preferences.settings():
        db.execute("INSERT INTO preferences VALUES (?, ?, '')", (ANNA, setting.key))
    db.execute("INSERT INTO server_settings VALUES (2, 'colour', 'red'), (2, 'idle_days', '30'), (2, 'clock', '2h')")
    db.execute("INSERT INTO server_settings VALUES (2, 'presets-poker', 'x'), (2, 'presets-koikoi', 'x')")
    db.commit()
    db.close()
    await house.settings.read(guild=1, users=[ANNA])
    await house.settings.read(guild=2)
    assert house.settings.for_guild(1) == ServerSettings()
    assert house.settings.for_user(ANNA) == Preferences()
    assert house.settings.for_guild(2) == ServerSettings(idle_days=30)
    assert all(house.settings.for_guild(2).preset(game) == next(iter(GAMES[game].presets)) for game in GAMES)


async def test_a_database_that_fails_at_the_start_or_when_something_is_read_says_so(house):
    await house.store.close()
    with pytest.raises(StoreError):
        await house.settings.load()
    await refuses("not-loaded", house.settings.read(guild=GUILD), house.settings.read(users=[ANNA]))


async def test_a_revision_is_another_one_when_something_else_is_chosen(house):
    settings, seen = house.settings, set()
    await settings.read(guild=GUILD)
    for key, words in (("pings", ["off"]), ("clock", ["1m"]), ("presets-koikoi", ["nintendo"]), ("channels", ["1"])):
        seen.add(settings.for_guild(GUILD).revision)
        await settings.set_for_guild(GUILD, key, words)
    assert len({*seen, settings.for_guild(GUILD).revision}) == 5
    await settings.set_for_guild(GUILD, "channels", [])
    assert settings.for_guild(GUILD).revision in seen


async def test_a_table_begins_with_the_clock_of_its_server_where_its_game_allows_it_and_with_its_pace(house):
    settings = house.settings
    await settings.read(guild=GUILD)
    assert {settings.clock(GUILD, game) == clock_of(game) for game in GAMES.values()} == {True}
    await settings.set_for_guild(GUILD, "clock", ["1d"])
    begins = {key: settings.clock(GUILD, game) for key, game in GAMES.items()}
    assert {begins[key] for key, game in GAMES.items() if not game.live} == {"1d"}
    assert {begins[key] for key, game in GAMES.items() if game.live} == {"1m"}
    assert {*begins.values()} <= {*CLOCKS}
    # computers play as the host wants it, otherwise as the server has it
    await settings.read(guild=GUILD, users=[ANNA])
    assert settings.pace(GUILD, ANNA) == "brisk"
    await settings.set_for_guild(GUILD, "pace", ["calm"])
    await settings.set_for_user(BEN, "pace", ["instant"])
    assert [settings.pace(GUILD, user) for user in (ANNA, BEN)] == ["calm", "instant"]
    await settings.read(guild=2)
    assert settings.pace(2, ANNA) in PACES


async def test_who_wants_no_pings_is_left_out_and_a_server_may_have_none(house):
    settings = house.settings
    await settings.set_for_user(BEN, "pings", ["off"])
    for guild in (2, GUILD):
        await settings.read(guild=guild, users=[ANNA, BEN, CHIE])
    assert (await settings.pinged(GUILD, [ANNA, BEN, CHIE])).now == [ANNA, CHIE]
    await settings.set_for_guild(GUILD, "pings", ["off"])
    assert await settings.pinged(GUILD, [ANNA, BEN, CHIE]) == PingRecipients((), (), aloud=False)
    assert (await settings.pinged(2, [ANNA, BEN])).now == [ANNA]


async def four(house, game="jiaxing"):
    """A match of four people begins."""
    table = await house.lobbies.open(GUILD, 5, ANNA, 1, game, "standard")
    for number, user in enumerate((BEN, CHIE, DORA)):
        await house.lobbies.join(table.id, user, 2 + number)
    return await house.lobbies.start(table.id, ANNA, 9)


async def test_a_match_begins_with_the_standing_orders_and_hints_that_its_people_want(house, make_house):
    await house.settings.set_for_user(BEN, "orders", ["always_win", "pass_chows"])
    await house.settings.set_for_user(CHIE, "hints", ["off"])
    table = await four(house)
    wanted = {1: {"always_win", "pass_chows"}, 2: {"no_waits"}}
    assert table.orders == wanted
    await house.settings.set_for_guild(GUILD, "hints", ["off"])
    await house.settings.set_for_user(DORA, "hints", ["on"])
    without = wanted | {0: {"no_waits"}, 1: wanted[1] | {"no_waits"}}
    assert (await four(house)).orders == without  # where the server has none but for who wants some
    await house.store.close()
    again = await (await make_house()).registry.get(table.id)
    assert again.orders == wanted
    assert again.match.seq == 0


async def test_a_seat_whose_person_left_before_the_start_has_no_orders_of_theirs(house):
    await house.settings.set_for_user(BEN, "orders", ["always_win"])
    table = await house.lobbies.open(GUILD, 5, ANNA, 1, "jiaxing", "standard")
    for user in (BEN, CHIE, DORA):
        await house.lobbies.join(table.id, user, 2)
    store = house.store
    save, store.tables.save = store.tables.save, AsyncMock(side_effect=StoreError("no"))
    await refuses("not-saved", house.lobbies.start(table.id, ANNA, 9))
    store.tables.save = save
    assert saved(house, "SELECT seat FROM orders") == [(1,)]
    await house.lobbies.leave(table.id, BEN)
    await house.lobbies.add_computer(table.id, ANNA, 3)
    table = await house.lobbies.start(table.id, ANNA, 10)
    assert table.orders == {}
    assert saved(house, "SELECT seat FROM orders") == []


async def test_who_takes_no_challenges_says_no_in_one_sentence_whatever_the_reason(house):
    await house.settings.blocks.block(BEN, ANNA)
    await house.settings.set_for_user(CHIE, "challenges", ["off"])
    for friend in (BEN, CHIE):
        with pytest.raises(UserError) as caught:
            await lobby(house, friend)
        assert (caught.value.key, caught.value.variables) == ("no-challenges", {"friend": f"<@{friend}>"})
    assert Words().text("en", "refused-no-challenges", friend="<@22>") == "<@22> doesn't accept challenges."
    assert Words().text("en", "refused-may-not-join") == "You can't join this lobby. Open one with `/play`."
    assert saved(house, "SELECT * FROM tables") == saved(house, "SELECT * FROM invitations") == []
    await lobby(house, BEN, host=DORA)
    await refuses("no-challenges", lobby(house, CHIE, host=DORA))


async def test_who_is_blocked_cannot_join_a_lobby_of_the_blocker(house):
    await house.settings.blocks.block(ANNA, BEN)
    await refuses("blocked-by-you", lobby(house, BEN))
    table, asked = await lobby(house), await lobby(house, DORA)
    await house.settings.blocks.block(ANNA, DORA)  # who was invited before
    await refuses("may-not-join", house.lobbies.join(table.id, BEN, 1), house.lobbies.join(asked.id, DORA, 1))
    await house.lobbies.join(table.id, CHIE, 1)
    other = await lobby(house, host=BEN)
    await house.lobbies.join(other.id, ANNA, 1)
    await house.settings.blocks.unblock(ANNA, [BEN, DORA])
    again = await lobby(house)
    await house.lobbies.join(again.id, BEN, 1)


async def test_blocks_are_kept_the_latest_first_and_are_not_without_end(house, make_house):
    blocks = house.settings.blocks
    await refuses("block-self", blocks.block(ANNA, ANNA))
    for other in range(100, 100 + MOST_BLOCKED):
        await blocks.block(ANNA, other)
    await blocks.block(ANNA, 100)
    await refuses("too-many-blocked", blocks.block(ANNA, BEN))
    await blocks.unblock(ANNA, [101])
    assert blocks.get(ANNA)[:2] == [100 + MOST_BLOCKED - 1, 100 + MOST_BLOCKED - 2]
    await house.store.close()
    again = (await make_house()).settings
    await again.read(users=[ANNA, BEN])
    assert {*again.blocks.get(ANNA)} == {*blocks.get(ANNA)}
    assert len(again.blocks.get(ANNA)) == MOST_BLOCKED - 1
    assert again.blocks.get(BEN) == []
