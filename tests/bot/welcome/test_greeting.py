"""The first message on a server: once, where the bot may write, with what leads on."""

import asyncio

import pytest

from bot.features.welcome.handlers import last_beat
from bot.i18n import languages
from tests.bot.house import running
from tests.bot.store.samples import found
from tests.bot.waiting import at_rest
from tests.there import there


def greets(message):
    return message.text.startswith("## Hello!")


def elsewhere(house, *names):
    """A server that does not have the bot yet, with these channels, where Anna manages and Ben is."""
    guild = house.discord.add_guild("Elsewhere", bot=False)
    house.discord.grant(guild, house.anna, "MANAGE_GUILD")
    return guild, [house.discord.add_channel(guild, name) for name in names]


async def greetings(person, *places):
    await asyncio.sleep(0.3)
    return [message for place in places for message in await person.sees(place) if greets(message)]


async def test_a_server_is_greeted_in_its_system_channel_and_the_buttons_lead_on(house):
    guild, (_, hall) = elsewhere(house, "rules", "hall")
    house.discord.system_channel(guild, hall)
    house.discord.bring_in(guild)
    message = await house.ben.wait(hall, greets)
    assert message.text.splitlines()[1].startswith("**New here?** Begin with **Learn**. The course takes five minutes")
    assert "Koi-Koi, " in message.text
    assert not message.pings
    assert [each.label for each in message.buttons] == ["Set up", "Play", "Learn"]
    panel = there((await house.anna.press(message, label="Set up")).message)
    assert panel.ephemeral
    assert "Post everything in #hall" in [each.label for each in panel.buttons]
    assert panel.text.startswith("## Settings for this server")
    refused = there((await house.ben.press(message, label="Set up")).message)
    assert refused.text.startswith("You need **Manage Server**")
    lesson = there((await house.ben.press(message, label="Learn")).message)
    assert lesson.ephemeral
    assert "Koi-Koi" in lesson.text
    assert "short questions, about five minutes" in lesson.text
    lobby = there((await house.ben.press(message, label="Play")).message)
    assert not lobby.ephemeral
    assert "Join" in [each.label for each in lobby.buttons]
    await at_rest(house)


@pytest.mark.parametrize("system", [True, False])
async def test_else_it_is_the_first_channel_in_which_the_bot_may_write(system, house):
    guild, places = elsewhere(house, "hidden", "read-only", "open", "later")
    places[0].deny("VIEW_CHANNEL")
    places[1].deny("SEND_MESSAGES")
    if system:
        house.discord.system_channel(guild, places[1])
    house.discord.bring_in(guild)
    await house.ben.wait(places[2], greets)
    assert len(await greetings(house.ben, *places)) == 1


async def test_where_it_may_write_nowhere_it_says_nothing(house):
    guild, places = elsewhere(house, "one", "two")
    for place in places:
        place.deny("SEND_MESSAGES")
    house.discord.bring_in(guild)
    assert await greetings(house.ben, *places) == []
    sent = [each for each in house.discord.requests if each.path.endswith("/messages")]
    assert sent == []


async def test_it_comes_once_whatever_happens_after_it(house):
    guild, (hall,) = elsewhere(house, "hall")
    house.discord.bring_in(guild)
    await house.ben.wait(hall, greets)
    house.discord.put_out(guild)
    await asyncio.sleep(0.2)
    house.discord.bring_in(guild)
    await house.bot.close()
    async with running(house.discord, house.database):
        house.discord.unavailable(guild)
        house.discord.available(guild)
        house.discord.put_out(guild)
        await asyncio.sleep(0.2)
        house.discord.bring_in(guild)
        assert len(await greetings(house.ben, hall)) == 1


def joined_ago(house, seconds):
    """A server of another name that took the bot so long ago, and its channel."""
    guild = house.discord.add_guild("Elsewhere")
    guild.members[house.discord.bot_user.id].joined -= seconds
    return house.discord.add_channel(guild, "hall")


async def test_of_500_servers_a_bot_greets_only_the_one_that_took_it_while_it_was_down(house):
    await house.bot.close()
    await asyncio.sleep(60)
    known = [joined_ago(house, 3600) for _ in range(499)]
    new = joined_ago(house, 30)
    async with running(house.discord, house.database) as bot:
        await house.ben.wait(new, greets)
        await asyncio.sleep(30)
        assert len(bot.guilds) == 501
    assert [there(place.guild).id for place in known if place.messages] == []
    assert len(new.messages) == 1


async def test_a_server_that_took_the_bot_while_it_was_down_is_greeted_once(house):
    known = joined_ago(house, -3600)  # Discord's clock is an hour ahead
    await house.ben.wait(known, greets)
    await house.bot.close()
    await asyncio.sleep(60)
    before, new = joined_ago(house, 90), joined_ago(house, 30)
    for _ in range(2):
        async with running(house.discord, house.database):
            await house.ben.wait(new, greets)
            assert len(await greetings(house.ben, known, before, new)) == 2
    assert len(new.messages) == 1


async def test_nobody_knows_who_is_new_where_the_bot_never_ran(tmp_path, house):
    await house.bot.close()
    hall = joined_ago(house, 0)
    async with running(house.discord, tmp_path / "other.sqlite3"):
        assert await greetings(house.ben, hall) == []


@pytest.mark.parametrize(
    ("shard", "last"), [(0, 30), (1, 30), (2, 40), (3, 40)], ids=["first", "second", "third", "fourth"]
)
def test_the_last_heartbeat_is_that_of_a_process_which_had_the_server(shard, last):
    assert last_beat({"bot": 5, "0-1/4": 30, "2-3/4": 40, "0-0/2": 20, "other": 50}, shard << 22) == last
    assert last_beat({"other": 50}, shard << 22) is None


async def test_servers_that_had_the_bot_already_are_not_greeted(house):
    assert await greetings(house.anna, house.channel) == []
    house.discord.unavailable(house.guild)
    house.discord.available(house.guild)
    assert await greetings(house.anna, house.channel) == []
    assert found(house.database, "SELECT * FROM greetings") == []


async def test_what_fails_in_passing_is_sent_again_and_stands_once(house):
    guild, (hall,) = elsewhere(house, "hall")
    house.discord.reset("POST", rf"/channels/{hall.id}/messages", times=1, late=True)
    house.discord.bring_in(guild)
    await house.ben.wait(hall, greets)
    await asyncio.sleep(1.5)
    assert len(await greetings(house.ben, hall)) == 1


async def test_a_forged_button_gets_a_sentence(house):
    guild, (hall,) = elsewhere(house, "hall")
    house.discord.bring_in(guild)
    message = await house.ben.wait(hall, greets)
    answer = await house.ben.press(message, "welcome:0:shop", raw=True)
    assert "button no longer works" in there(answer.message).text


@pytest.mark.parametrize(
    ("locale", "title", "helps"),
    [
        ("ja", "こんにちは", "`/ヘルプ`"),
        ("zh-CN", "大家好", "`/帮助`"),
        ("zh-TW", "大家好", "`/說明`"),
        ("ko", "안녕하세요", "`/도움말`"),
    ],
)
async def test_a_community_server_is_greeted_in_the_language_it_prefers(locale, title, helps, house):
    guild = house.discord.add_guild("Elsewhere", locale, bot=False)
    guild.community = True
    hall = house.discord.add_channel(guild, "hall")
    house.discord.bring_in(guild)
    message = await house.ben.wait(hall, lambda each: each.text.startswith("## "))
    assert message.text.startswith(f"## {title}")
    assert helps in message.text


async def test_a_server_that_does_not_say_its_language_is_asked_in_the_greeting(house):
    guild, (hall,) = elsewhere(house, "hall")
    house.discord.bring_in(guild)
    message = await house.ben.wait(hall, greets)
    assert "Which language should I use here?" in message.text
    (menu,) = message.selects
    assert [each.value for each in menu.options] == [*languages()]
    assert not any(each.chosen for each in menu.options)
    refused = there((await house.ben.select(message, menu.custom_id, ["ja"])).message)
    assert refused.text.startswith("You need **Manage Server**")
    answer = await house.anna.select(message, menu.custom_id, ["ja"])
    assert answer.state == "updated"
    message = await house.ben.now(message)
    assert message.text.startswith("## こんにちは")
    assert [each.value for each in message.selects[0].options if each.chosen] == ["ja"]
    # English is settled as well: no manager's language changes it again
    await house.anna.select(message, menu.custom_id, ["en"])
    dora = house.discord.add_person("Dora", locale="ja")
    house.discord.grant(guild, dora, "MANAGE_GUILD")
    lobby = there((await dora.command(hall, "play")).message)
    assert "Join" in [each.label for each in lobby.buttons]


async def test_a_community_server_is_not_asked(house):
    guild, (hall,) = elsewhere(house, "hall")
    guild.community = True
    house.discord.bring_in(guild)
    message = await house.ben.wait(hall, greets)
    assert message.selects == []
    assert "language should" not in message.text
