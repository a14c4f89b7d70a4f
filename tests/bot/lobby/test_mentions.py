"""`@Hanapai koikoi @friend` opens a lobby where that is switched on; what else people write is not the bot's affair."""

import asyncio
import re
from unittest.mock import AsyncMock

import discord
import pytest

from bot.features.lobby.mention_cog import game_of
from bot.i18n import Words
from engine import GAMES
from tests.bot.house import PATIENCE_S, evening, used_up
from tests.bot.store.samples import open_tables
from tests.bot.waiting import at_rest, eventually
from tests.there import there

EXAMPLE = "For example, write"


@pytest.fixture
async def house(tmp_path):
    """An evening at which messages are heard."""
    async with evening(tmp_path, mentions=True) as house:
        yield house


def answers_to(house, message):
    """The bot's messages that answer this one."""
    sent = house.channel.messages.values()
    return [each for each in sent if each.reference is not None and each.reference.id == message.id]


async def answered(house, person, text, *mentions, **more):
    """Somebody writes, the bot's name before it; what the bot answers, as Ben sees it."""
    me = house.discord.bot_user.mention
    said = await person.says(more.pop("channel", house.channel), f"{me} {text}".strip(), *mentions, **more)
    (answer,) = await eventually(lambda: answers_to(house, said))
    await at_rest(house)
    return await house.ben.wait(said.channel, lambda m: m.id == answer.id, PATIENCE_S)


async def unheard(house):
    """Assert that nothing was answered and nothing opened."""
    await asyncio.sleep(0.1)
    await at_rest(house)
    bot = house.discord.bot_user.id
    assert [message for message in await house.public() if message.author == bot] == []
    assert await open_tables(house.bot.store) == []


async def test_a_message_that_another_process_answers_is_left_to_it(monkeypatch, house):
    monkeypatch.setattr(house.bot.interactions, "admits", AsyncMock(return_value=False))
    await house.anna.says(house.channel, f"{house.discord.bot_user.mention} koikoi")
    await unheard(house)


async def test_who_names_the_role_of_the_bot_is_told_to_name_the_bot(monkeypatch, house):
    other = house.discord.add_role(house.guild, "Gardeners")
    role = house.discord.add_role(house.guild, "Hanapai")
    monkeypatch.setattr(discord.Guild, "self_role", property(lambda guild: guild.get_role(role.id)))
    await house.anna.says(house.channel, f"<@&{other.id}> koikoi")
    await unheard(house)
    said = await house.anna.says(house.channel, f"<@&{role.id}> koikoi")
    (answer,) = await eventually(lambda: answers_to(house, said))
    told = await house.ben.wait(house.channel, lambda m: m.id == answer.id, PATIENCE_S)
    assert f"Mention {house.discord.bot_user.mention} instead" in told.text
    assert await open_tables(house.bot.store) == []


async def test_a_friend_is_challenged_by_a_message_and_both_play(house):
    lobby = await answered(house, house.anna, "koikoi", house.ben)
    assert "Koi-Koi · table 1" in lobby.text
    assert "challenges you" in lobby.text
    assert lobby.pings == []
    invitation = await house.ben.wait(house.channel, lambda m: m.pings == [house.ben.id], PATIENCE_S)
    assert "at table 1" in invitation.text
    await house.ben.press(lobby, label="Accept")
    await house.anna.press(await house.anna.now(lobby), label="Start")
    table = await house.anna.wait(house.channel, lambda m: m.id == lobby.id and "Ready" in m.text, PATIENCE_S)
    mine = there((await house.anna.press(table, label="My hand")).message)
    assert mine.ephemeral
    assert "· round 1" in mine.text


async def test_a_name_alone_opens_a_lobby_of_the_default_game_and_the_message_is_the_cut_of_the_host(house):
    lobby = await answered(house, house.anna, "")
    assert next(iter(GAMES)) == "koikoi"
    assert "Koi-Koi" in lobby.text
    assert lobby.buttons[0].label == "Join"
    message = next(each for each in await house.public() if each.author == house.anna.id)
    assert (await house.bot.registry.get(1)).sitters[0].cut == str(message.id)


async def test_words_and_mentions_come_in_any_order(house):
    for number, words in enumerate(("{a} {b} Stop-Go {c}", "STOP go {b} {a} {c}", "{b} {c}\n stop-go {a}"), 1):
        chie, dora = (house.discord.add_person(f"{name} {number}") for name in ("Chie", "Dora"))
        said = words.format(a=house.discord.bot_user.mention, b=chie.mention, c=dora.mention)
        message = await house.anna.says(house.channel, said)
        await eventually(lambda message=message: answers_to(house, message))
        table = await house.bot.registry.get(number)
        assert (table.row.game, table.row.invited) == ("stopgo", (chie.id, dora.id))


@pytest.mark.parametrize(
    ("words", "game"),
    [
        *((name, "koikoi") for name in ("koikoi", "Koi-Koi", "koi koi", "KOIKOI", "ｋｏｉｋｏｉ")),
        *((name, "koikoi") for name in ("こいこい", "コイコイ", "코이코이", "고이고이", "来来", "來來")),
        *(("花合わせ", "hanaawase"), ("はなあわせ", "hanaawase"), ("hana awase", "hanaawase"), ("花合", "hanaawase")),
        *((name, "jiaxing") for name in ("嘉兴麻将", "嘉興 抬頭胡", "抬头胡 嘉兴", "Jiāxīng májiàng")),
        *(("福州麻将", "fuzhou"), ("麻將 福州", "fuzhou"), ("푸저우마작", "fuzhou"), ("fuzhou majiang", "fuzhou")),
        *(("麻将", None), ("花札", None), ("go", None), ("!?", ""), ("", "")),
    ],
)
def test_a_game_is_known_by_any_of_its_names_and_not_by_a_part_of_several(words, game):
    assert game_of(words) == game


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_known_by_its_name_in_any_order(key):
    name = Words().text("en", key)
    assert game_of(key) == game_of(name) == game_of(" ".join(reversed(name.split()))) == key


async def test_unknown_words_get_one_sentence_with_an_example(house):
    answer = await answered(house, house.anna, "poker please", house.ben)
    assert EXAMPLE in answer.text
    assert f"{house.discord.bot_user.mention} koikoi" in answer.text
    assert "Games here: Koi-Koi, Hanafuda Stop/Go" in answer.text
    answer = await answered(house, house.anna, "麻将", house.ben)
    assert "Similar names: Jiaxing mahjong and Fuzhou mahjong." in answer.text
    answer = await answered(house, house.anna, "맞고", house.ben)
    assert "The nearest game here is **Hanafuda Stop/Go 花札**." in answer.text
    assert (answer.pings, answer.ephemeral) == ([], False)
    assert await open_tables(house.bot.store) == []


async def test_refusals_are_those_of_a_challenge_and_ping_nobody(house):
    discord = house.discord
    stranger, robot = discord.add_person("Stranger", guilds=[]), discord.add_person("Robot", bot=True)
    gone, chie, dora = (discord.add_person(name) for name in ("Gone", "Chie", "Dora"))
    discord.leave(house.guild, gone)
    cases = [
        ((house.anna,), "You can't challenge yourself"),
        ((robot,), "is a bot and can't answer"),
        ((house.ben, house.ben), " twice."),
        ((stranger,), f"{stranger.mention} isn't on this server"),
        ((gone,), f"{gone.mention} isn't on this server"),
        ((7,), "<@7> isn't on this server"),
        ((house.ben, chie), "You can challenge only one friend"),
        ((house.ben, chie, dora, stranger), "isn't on this server"),
    ]
    for friends, sentence in cases:
        answer = await answered(house, house.anna, "koikoi", *friends)
        assert sentence in answer.text
        assert answer.pings == []
    assert await open_tables(house.bot.store) == []


async def test_who_has_been_answered_too_often_is_not_answered(house):
    with used_up(house, house.anna):
        await house.anna.says(house.channel, f"{house.discord.bot_user.mention} koikoi")
        await unheard(house)


async def test_without_the_switch_nothing_is_heard_and_no_intent_is_asked_for(tmp_path):
    async with evening(tmp_path) as house:
        (session,) = house.discord.gateway_sessions.sessions.values()
        assert session.intents == 1 | 1 << 16
        await house.anna.says(house.channel, house.discord.bot_user.mention + " koikoi")
        await unheard(house)


async def test_bots_webhooks_everybody_roles_and_direct_messages_are_not_answered(house):
    discord, me = house.discord, house.discord.bot_user.mention
    robot, role = discord.add_person("Robot", bot=True), discord.add_role(house.guild, "Hanapai")
    discord.give_role(house.guild, discord.bot_user, role)
    discord.grant(house.guild, house.anna, "MENTION_EVERYONE")
    discord.write(house.channel, robot, f"{me} koikoi")
    discord.write(house.channel, house.ben, f"{me} koikoi", hook=True)
    await house.anna.says(house.channel, "@everyone koikoi")
    await house.anna.says(house.channel, f"<@&{role.id}> koikoi")
    await house.anna.says(await house.anna.direct(), f"{me} koikoi")
    await unheard(house)


async def test_a_reply_that_only_pings_by_replying_is_not_answered_but_one_that_names_the_bot_is(house):
    lobby = await answered(house, house.anna, "koikoi")
    before = len(await house.public())
    said = await house.ben.says(house.channel, "what is this?", answering=lobby)
    assert house.discord.bot_user.id in said.pings
    await asyncio.sleep(0.1)
    await at_rest(house)
    assert len(await house.public()) == before + 1
    answer = await answered(house, house.ben, "stop-go", answering=lobby)
    assert "Hanafuda Stop/Go 花札" in answer.text


async def test_messages_are_heard_without_their_words_and_an_edit_does_nothing(house):
    (session,) = house.discord.gateway_sessions.sessions.values()
    assert session.intents == 1 | 1 << 9 | 1 << 16
    said = await house.anna.says(house.channel, "koikoi?")
    await unheard(house)
    told = [frame["d"] for frame in session.kept if frame["t"] == "MESSAGE_CREATE"]
    assert [each["content"] for each in told] == [""]
    await house.anna.edits(said, f"{house.discord.bot_user.mention} koikoi")
    await unheard(house)
    lobby = await answered(house, house.anna, "koikoi")
    first = next(each for each in await house.public() if each.author == house.anna.id and each.id != said.id)
    await house.anna.edits(first, f"{house.discord.bot_user.mention} stopgo")
    await asyncio.sleep(0.1)
    await at_rest(house)
    assert "Koi-Koi" in (await house.anna.now(lobby)).text
    assert len(await open_tables(house.bot.store)) == 1


async def test_in_a_channel_where_the_bot_may_not_write_it_says_nothing(house):
    house.channel.deny("SEND_MESSAGES")
    await house.anna.says(house.channel, f"{house.discord.bot_user.mention} koikoi")
    await unheard(house)
    assert house.discord.limits.invalid == 0


async def test_an_answer_that_discord_refuses_leaves_no_lobby(house):
    house.discord.fail("POST", rf"/channels/{house.channel.id}/messages", 403, 50013)
    said = await house.anna.says(house.channel, f"{house.discord.bot_user.mention} koikoi")
    await eventually(lambda: [each for each in house.discord.requests if each.status == 403])
    await at_rest(house)
    assert answers_to(house, said) == []
    assert await open_tables(house.bot.store) == []


async def test_who_writes_again_before_the_answer_gets_one_also_without_the_history_and_what_was_written(house):
    me = house.discord.bot_user.mention
    house.discord.delay("POST", rf"/channels/{house.channel.id}/messages", 0.3)
    first = await house.anna.says(house.channel, f"{me} koikoi")
    for _ in range(4):
        await house.anna.says(house.channel, f"{me} koikoi")
    house.discord.remove_message(first)
    await house.ben.wait(house.channel, lambda m: "Koi-Koi · table 1" in m.text, PATIENCE_S)
    await at_rest(house)
    assert len(await open_tables(house.bot.store)) == 1
    house.channel.deny("READ_MESSAGE_HISTORY")
    await house.anna.says(house.channel, f"{me} stopgo")
    await house.ben.wait(house.channel, lambda m: "Stop/Go 花札 · table 2" in m.text, PATIENCE_S)


async def test_an_error_is_answered_with_the_number_under_which_it_stands_in_the_log(monkeypatch, house):
    with monkeypatch.context() as broken:
        broken.setattr(type(house.bot.lobbies), "open", AsyncMock(side_effect=KeyError("nobody foresaw this")))
        said = await answered(house, house.anna, "koikoi")
    (number,) = re.findall(r"error ([0-9a-f]{6}) in the log", said.text)
    assert any(f"(error {number})" in each for each in house.complaints)
    assert await open_tables(house.bot.store) == []
    house.complaints.clear()
