"""Around a lobby: panels that close with it, why it was closed, what differs, pings for Ready, tables by name."""

from bot.live import tokens
from bot.settings.clocks import CLOCKS
from bot.tables import lobby_service
from bot.ui.table_message_state import revision
from tests.bot.house import evening, more
from tests.bot.waiting import PATIENCE_S
from tests.there import there


async def panel_of(house, **options):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben, **options)).message)
    await house.ben.press(lobby, label="Accept")
    return lobby, there((await more(house.anna, await house.anna.now(lobby), "House rules")).message)


async def test_a_panel_whose_token_is_dead_closes_when_it_is_pressed(monkeypatch, house):
    lobby, panel = await panel_of(house)
    rules = (await house.bot.registry.get(1)).rules
    monkeypatch.setattr(tokens, "TOKEN_LIFE_S", -1)
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await house.anna.wait(house.channel, lambda m: not m.ephemeral and "Ready" in m.text, PATIENCE_S)
    assert "The match has begun" not in (await house.anna.now(panel)).text
    answer = await house.anna.select(await house.anna.now(panel), "o:1:setting", ["rounds"])
    assert there(answer.message).id == panel.id
    assert "The match has begun" in there(answer.message).text
    assert (await house.bot.registry.get(1)).rules == rules


async def test_a_lobby_says_who_closed_it_and_that_its_time_is_over(monkeypatch, house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    await more(house.anna, lobby, "Close the lobby")
    for said in (f"{house.anna.mention} closed this lobby", "Nobody started this match in time"):
        await house.anna.wait(house.channel, lambda m, said=said: not m.ephemeral and said in m.text, PATIENCE_S)
        assert (await house.anna.now(lobby)).buttons == []
        monkeypatch.setattr(lobby_service, "LOBBY_LIFE_MS", 300)
        await house.anna.command(house.channel, "challenge", friend=house.ben)


async def test_house_rules_stand_in_a_lobby_as_sentences_and_only_as_many_as_a_phone_shows(house):
    lobby = there((await house.anna.command(house.channel, "play", game="jiaxing")).message)
    assert "House rules:" not in lobby.text
    wanted = {"chow": "off", "base": "5", "cap": "50", "match_rounds": "1", "reserve": "8", "earthly": "off"}
    await house.bot.lobbies.set_rules(1, house.anna.id, wanted | {"contract": "off"})
    house.bot.table_messages.want(1)
    said = "House rules: Value of one point 台: **5**, not 1. Maximum share (0: no limit): **50**,"
    shown = await house.anna.wait(house.channel, lambda m: said in m.text, PATIENCE_S)
    assert "And 2 more." in shown.text


async def test_who_is_asked_for_ready_is_not_told_that_it_is_their_turn(tmp_path):
    async with evening(tmp_path, silence=20.0) as house:
        await house.started()
        ping = await house.anna.wait(house.channel, lambda m: "press **Ready** at table 1" in m.text, PATIENCE_S)
        assert sorted(ping.pings) == sorted([house.anna.id, house.ben.id])
        assert not [m for m in await house.public() if "your turn at" in m.text]
        await house.ready(house.anna, house.ben)
        ping = await house.anna.wait(house.channel, lambda m: "your turn at table 1" in m.text, PATIENCE_S)
        assert len(ping.pings) == 1


async def test_a_hand_names_the_leaderboard_only_after_a_match_that_counts(house):
    await house.started()
    await house.anna.press((await house.anna.command(house.channel, "resign")).message, label="Resign")
    said = "This match doesn't count"
    shown = await house.ben.wait(house.channel, lambda m: m.ephemeral and said in m.text, PATIENCE_S)
    assert "shows your rank" not in shown.text


async def test_an_option_table_offers_ones_own_tables_by_game_others_and_channel(tmp_path):
    async with evening(tmp_path, thought=600.0) as house:
        await house.started()
        secret = house.discord.add_channel(house.guild, "secret")
        await house.anna.command(secret, "play", game="fuzhou")
        await house.anna.command(house.channel, "challenge", friend=house.ben, game="stopgo")
        offered = await house.anna.complete(house.channel, "table", "table", "")
        assert [(each["value"], each["name"]) for each in offered] == [
            (3, "Hanafuda Stop/Go 花札 · #games · table 3"),
            (2, "Fuzhou mahjong · #secret · table 2"),
            (1, "Koi-Koi with Ben · #games · table 1"),
        ]
        assert [each["value"] for each in await house.anna.complete(house.channel, "hand", "table", "")] == [1]
        assert [each["value"] for each in await house.anna.complete(house.channel, "rules", "table", "koi ben")] == [1]
        assert [each["value"] for each in await house.ben.complete(house.channel, "table", "table", "")] == [1]
        assert await house.ben.complete(house.channel, "verify", "table", "") == []
        secret.overwrite(house.anna, deny="VIEW_CHANNEL")
        names = [each["name"] for each in await house.anna.complete(house.channel, "table", "table", "fuzhou")]
        assert names == ["Fuzhou mahjong · table 2"]
        by_number = there((await house.ben.command(house.channel, "rules", table=3)).message)
        assert "Hanafuda Stop/Go 花札" in by_number.text


async def test_a_lobbys_message_is_out_of_date_once_the_host_has_chosen_the_clock_that_the_server_had(house):
    """A clock of the server is off if one person plays, one that the host chose is not."""
    await house.anna.command(house.channel, "play", game="hanaawase")
    before = revision(table := await house.bot.registry.get(1))
    same = next(name for name, seconds in CLOCKS.items() if seconds == table.row.clock_s)
    await house.bot.lobbies.set_clock(1, house.anna.id, same)
    assert revision(await house.bot.registry.get(1)) != before
