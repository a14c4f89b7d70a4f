"""/server-settings: who may change what, in panels that are never behind; and each setting takes effect."""

from unittest.mock import AsyncMock

import pytest

from bot.playground.limits.refusal import NotPossible
from bot.settings.settings import Preferences, ServerSettings, Settings
from bot.store import StoreError
from tests.bot.house import PATIENCE_S, evening, more
from tests.bot.languages.speaking import speaking
from tests.bot.store.samples import open_tables
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import choose, manager, opened, panel, prefer, set_of_server
from tests.there import there


async def saved(house):
    """What is saved of servers and people, but for the note that a manager has used a command."""
    return await house.bot.store.writer.read(
        lambda db: (
            db.execute("SELECT * FROM server_settings WHERE key <> 'asked' ORDER BY key").fetchall(),
            db.execute("SELECT * FROM preferences ORDER BY key").fetchall(),
        )
    )


NOTHING = ([], [])


@pytest.mark.parametrize(
    ("key", "chosen"), [("channels", "far"), ("channels", "x"), ("starters", "77"), ("pings", "y")]
)
async def test_what_is_of_another_server_or_no_choice_at_all_is_refused(house, key, chosen):
    manager(house, house.anna)
    shown = await panel(house.anna, house.channel)
    far = house.discord.add_channel(house.discord.add_guild("Elsewhere"), "far")
    custom_id = f"server:{shown.selects[0].custom_id.split(':')[1]}:value:{key}"
    answer = await house.anna.select(shown, custom_id, [str(far.id) if chosen == "far" else chosen], raw=True)
    assert "no such setting" in there(answer.message).text
    assert await saved(house) == NOTHING


async def test_only_who_manages_the_server_may_change_its_settings(house):
    with pytest.raises(NotPossible, match="no permission"):
        await house.ben.command(house.channel, "server-settings")
    # administrators may offer a command to anybody
    open_to_all = [
        {key: value for key, value in command.items() if key != "default_member_permissions"}
        for command in house.discord.commands.all(house.guild)
    ]
    house.discord.commands.overwrite(open_to_all)
    refused = there((await house.ben.command(house.channel, "server-settings")).message)
    assert refused.ephemeral
    assert "You need **Manage Server**" in refused.text
    manager(house, house.anna)
    shown = await panel(house.anna, house.channel)
    assert shown.ephemeral
    revision = shown.selects[0].custom_id.split(":")[1]
    mine = await panel(house.ben, house.channel, "preferences")
    for custom_id, values in (
        (f"server:{revision}:setting", ["pings"]),
        (f"server:{revision}:value:pings", ["off"]),
        (f"server:{revision}:reset:pings", None),
        (f"server:{revision}:form:idle_days", None),
        (f"server:{revision}:page:0", None),
    ):
        if values is None:
            answer = await house.ben.press(mine, custom_id, raw=True)
        else:
            answer = await house.ben.select(mine, custom_id, values, raw=True)
        assert "You need **Manage Server**" in there(answer.message).text
    answer = await house.ben.forge_form(mine, f"number:{revision}:server:idle_days", {"word": "3"})
    assert "You need **Manage Server**" in there(answer.message).text
    # nor may who manages it no more, in a panel that is still open
    control = await opened(house.anna, shown, "pings")
    for role in list(house.guild.members[house.anna.id].roles):
        house.discord.take_role(house.guild, house.anna, house.guild.roles[role])
    answer = await house.anna.select(control, control.selects[1].custom_id, ["off"])
    assert "You need **Manage Server**" in there(answer.message).text
    assert await saved(house) == NOTHING


async def test_a_panel_that_is_behind_changes_nothing_and_shows_how_it_stands(house):
    manager(house, house.anna)
    manager(house, house.ben)
    mine = await opened(house.anna, await panel(house.anna, house.channel), "idle_days")
    form = await house.anna.press(mine, label="Another number")
    await choose(house.ben, await panel(house.ben, house.channel), "idle_days", "30")
    for behind in (
        house.anna.select(mine, mine.selects[1].custom_id, ["7"], raw=True),
        house.anna.press(mine, mine.button("Reset to default").custom_id, raw=True),
        house.anna.submit(form, {"word": "21"}),
    ):
        answer = await behind
        assert answer.state == "updated"
        assert "Something changed in the meantime" in there(answer.message).text
        assert "Days until an idle table closes: **30**" in there(answer.message).text
    assert house.bot.settings.for_guild(house.guild.id) == ServerSettings(idle_days=30, asked=True)
    shown = await house.anna.now(mine)
    assert "meanwhile" not in (await choose(house.anna, shown, "idle_days", "7")).text
    assert house.bot.settings.for_guild(house.guild.id).idle_days == 7


@pytest.mark.slow
async def test_every_setting_can_be_opened_chosen_and_taken_back_within_the_limits_of_discord(house):
    manager(house, house.anna)
    channels = [house.discord.add_channel(house.guild, f"games-{number}") for number in range(25)]
    role = house.discord.add_role(house.guild, "Regulars", mentionable=True)
    house.discord.grant(house.guild, house.discord.bot_user, "MANAGE_ROLES")  # by a role above that one
    for command, kind in (("server-settings", ServerSettings), ("preferences", Preferences)):
        shown = await panel(house.anna, house.channel, command)
        wishes, mentioned = [each for each in kind.settings() if each.shown], 0
        for setting in wishes:
            values = {
                "channels": [str(channel.id) for channel in channels],
                "channel": [str(channels[0].id)],
                "role": [str(role.id)],
                "several": [*setting.offer],
            }.get(setting.kind, [*setting.offer][-1:])
            shown = await choose(house.anna, shown, setting.key, *values)
            assert len(shown.selects) == 2
            mentioned = max(mentioned, shown.text.count("<#"))
        assert mentioned == (27 if command == "server-settings" else 0)  # on the first page
        for setting in wishes:
            shown = await opened(house.anna, shown, setting.key)
            reset = next(button.custom_id for button in shown.buttons if ":reset:" in button.custom_id)
            shown = there((await house.anna.press(shown, reset)).message)
    assert await saved(house) == NOTHING


async def test_a_number_that_is_not_offered_can_be_typed_and_is_there_after_a_restart(house):
    manager(house, house.anna)
    shown = await opened(house.anna, await panel(house.anna, house.channel), "idle_days")
    form = await house.anna.press(shown, label="Another number")
    shown = there((await house.anna.submit(form, {"word": "21"})).message)
    assert "Days until an idle table closes: **21**" in shown.text
    assert house.bot.settings.for_guild(house.guild.id).idle_days == 21
    again = Settings(house.bot.store)  # as after a restart
    await again.read(guild=house.guild.id)
    assert again.for_guild(house.guild.id) == ServerSettings(idle_days=21, asked=True)


async def test_presses_read_what_is_chosen_once_and_a_start_reads_nothing_of_it(monkeypatch, house):
    read = []
    for choices in (house.bot.store.servers.settings, house.bot.store.people.preferences):

        async def load(owner, before=choices.load):
            read.append(owner)
            return await before(owner)

        monkeypatch.setattr(choices, "load", load)
    await house.started()
    assert {house.guild.id, house.anna.id, house.ben.id} == {*read}
    read.clear()
    await house.ready(house.anna, house.ben)
    await house.anna.command(house.channel, "hand")
    await house.ben.command(house.channel, "table")
    await at_rest(house)
    assert read == []


async def test_what_cannot_be_read_is_said_in_the_language_of_discord(monkeypatch, house):
    monkeypatch.setattr(
        house.bot.store.people.preferences, "load", AsyncMock(side_effect=StoreError("no disk", "not-loaded"))
    )
    refused = there((await house.ben.command(house.channel, "play", game="koikoi")).message)
    assert "couldn't read my data" in refused.text
    assert await house.anna.complete(house.channel, "play", "rules", "", game="koikoi") == []
    monkeypatch.undo()
    assert not there((await house.ben.command(house.channel, "play", game="koikoi")).message).ephemeral
    house.complaints.clear()  # that the database failed is said in the log


# Each takes effect


async def test_default_game_and_rules_are_taken_where_none_are_named(house):
    await set_of_server(house, "presets-koikoi", "nintendo")
    first = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    assert "Koi-Koi" in first.text
    assert (await house.bot.registry.get(1)).row.preset == "nintendo"
    panelled = there((await more(house.anna, first, "House rules")).message)
    await house.anna.select(panelled, "o:1:preset", ["kirin"])
    await house.anna.press(panelled, label="Reset to default")
    assert (await house.bot.registry.get(1)).row.preset == "nintendo"
    await set_of_server(house, "game", "stopgo")
    second = there((await house.anna.command(house.channel, "play")).message)
    assert "Hanafuda Stop/Go 花札" in second.text
    named = there((await house.ben.command(house.channel, "play", game="koikoi", rules="kirin")).message)
    assert "Koi-Koi" in named.text
    assert (await house.bot.registry.get(3)).row.preset == "kirin"
    offered = await house.ben.complete(house.channel, "play", "rules", "")
    assert [each["value"] for each in offered] == ["standard", "quick"]
    page = there((await house.discord.add_person("Chie").command(house.channel, "rules", game="koikoi")).message)
    assert "Nintendo style" in page.text


async def test_tables_are_opened_only_in_channels_that_are_chosen_and_in_their_threads(house):
    lounge, cellar = (house.discord.add_channel(house.guild, name) for name in ("lounge", "cellar"))
    thread = house.discord.add_thread(lounge, "table talk")
    await set_of_server(house, "channels", str(lounge.id))
    for command, options in (("play", {"game": "koikoi"}), ("challenge", {"friend": house.ben})):
        refused = there((await house.anna.command(house.channel, command, **options)).message)
        assert refused.ephemeral
        assert f"You can't open tables in this channel. Try <#{lounge.id}>." in refused.text
    for place in (lounge, thread):
        assert (await house.ben.command(place, "play", game="koikoi")).state == "answered"
    assert len(await open_tables(house.bot.store)) == 2
    await set_of_server(house, "channels", str(cellar.id))
    house.discord.remove_channel(cellar)
    refused = there((await house.ben.command(house.channel, "play", game="koikoi")).message)
    assert "The channels for tables no longer exist" in refused.text
    # the panel shows what is gone without choosing it again
    shown = await opened(house.anna, await panel(house.anna, house.channel), "channels")
    assert f"<#{cellar.id}>" in shown.text
    await house.anna.press(shown, label="Reset to default")
    assert (await house.ben.command(house.channel, "play", game="koikoi")).state == "answered"


async def test_only_who_has_the_role_opens_tables_and_who_manages_the_server(house):
    chie = house.discord.add_person("Chie")
    role = house.discord.add_role(house.guild, "Regulars")
    await set_of_server(house, "starters", str(role.id))
    refused = there((await house.ben.command(house.channel, "play", game="koikoi")).message)
    assert f"Only members with the role <@&{role.id}> can open tables here." in refused.text
    house.discord.give_role(house.guild, chie, role)
    lobby = there((await chie.command(house.channel, "play", game="stopgo")).message)
    assert not lobby.ephemeral
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    assert not lobby.ephemeral
    await house.ben.press(lobby, label="Join")
    assert (await house.bot.registry.get(2)).seat_of(house.ben.id) == 1
    house.discord.remove_role(role)
    refused = there((await house.ben.command(house.channel, "play", game="koikoi")).message)
    assert "The role for opening tables no longer exists" in refused.text
    everyone = str(house.guild.id)
    await set_of_server(house, "starters", everyone)
    assert not there((await house.ben.command(house.channel, "play", game="koikoi")).message).ephemeral
    assert await saved(house) == NOTHING


async def test_a_private_leaderboard_is_seen_by_its_asker_alone(house):
    shared = there((await house.ben.command(house.channel, "leaderboard")).message)
    await set_of_server(house, "leaderboard", "private")
    board = there((await house.ben.command(house.channel, "leaderboard")).message)
    assert board.ephemeral
    assert "Share" not in [each.label for each in board.buttons]
    assert "button no longer works" in there((await house.ben.press(shared, label="Share")).message).text


async def test_who_wants_no_pings_is_named_and_not_pinged(tmp_path):
    async with evening(tmp_path, silence=20.0) as house:
        await prefer(house, house.ben, "pings", "off")
        await house.anna.command(house.channel, "challenge", friend=house.ben)
        await eventually(lambda: not house.bot.pings.notices._under_way, "an invitation is under way")
        assert [message.pings for message in await house.public() if message.pings] == []
        lobby = (await house.public())[-1]
        await house.ben.press(lobby, label="Accept")
        await house.anna.press(await house.anna.now(lobby), label="Start")
        ping = await house.anna.wait(house.channel, lambda m: m.pings != [], PATIENCE_S)
        assert ping.pings == [house.anna.id]
        assert house.ben.mention in ping.text


async def test_the_language_of_a_server_is_that_of_what_everybody_sees(tmp_path):
    german = "language-name = Deutsch\nlobby-start = Beginnen\nrefused-no-table-here = Kein Tisch hier.\n"
    with speaking(tmp_path, {"de/hanapai.ftl": german}):
        await public_and_private(tmp_path)


async def public_and_private(tmp_path):
    async with evening(tmp_path) as house:
        shown = await set_of_server(house, "language", "de")
        assert "Language: **Deutsch**" in shown.text
        lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
        await more(house.anna, lobby, "Add easy computer")
        await house.anna.wait(house.channel, lambda m: "Beginnen" in [button.label for button in m.buttons], PATIENCE_S)
        said = there((await house.ben.command(house.channel, "hand")).message)
        assert "You have no table" in said.text
        await prefer(house, house.ben, "language", "de")
        assert there((await house.ben.command(house.channel, "hand")).message).text == "Kein Tisch hier."


async def test_a_time_zone_is_offered_chosen_and_an_unknown_one_refused(house):
    manager(house, house.anna)

    def zone():
        return house.bot.settings.for_guild(house.guild.id).zone

    offered = await house.anna.complete(house.channel, "server-settings", "time_zone", "berl")
    assert [each["value"] for each in offered] == ["Europe/Berlin"]
    assert len(await house.anna.complete(house.channel, "server-settings", "time_zone", "a")) == 25
    await house.anna.command(house.channel, "server-settings", time_zone="europe/berlin")
    assert zone() == "Europe/Berlin"
    answer = await house.anna.command(house.channel, "server-settings", time_zone="Mars/Olympus")
    assert "no time zone with that name" in there(answer.message).text
    control = await opened(house.anna, await panel(house.anna, house.channel), "zone")
    form = await house.anna.press(control, label="Another time zone")
    refused = await house.anna.submit(form, {"word": "Nowhere"})
    assert "no time zone with that name" in there(refused.message).text
    assert zone() == "Europe/Berlin"
    form = await house.anna.press(control, label="Another time zone")
    shown = there((await house.anna.submit(form, {"word": "taipei"})).message)
    assert "Time zone: **Asia/Taipei**" in shown.text
    assert zone() == "Asia/Taipei"
