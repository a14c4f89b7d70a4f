"""A thread for each match, where a server wants that: the table goes there, and the channel keeps one line."""

import asyncio
import re

import pytest

from bot.playground.world import world
from engine.core import READY
from tests.bot.clocked import rest
from tests.bot.house import PATIENCE_S, asked_of, evening, without_tokens
from tests.bot.waiting import at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.slow

STAYS = "stays in this channel"


async def with_threads(bot):
    """The servers of this bot want threads."""
    for guild in bot.guilds:
        assert await bot.settings.set_for_guild(guild.id, "threads", ["on"])


def thread_of(house, number=1):
    """The thread in which a table is played."""
    row = house.bot.registry.known[number].row
    assert row.parent is not None
    return house.discord.world.channels[row.channel]


async def begun(house, channel=None):
    """Anna challenges Ben in a channel and starts. Returns what was the lobby's message."""
    channel = channel or house.channel
    lobby = there((await house.anna.command(channel, "challenge", friend=house.ben)).message)
    await house.ben.press(lobby, label="Accept")
    assert (await house.anna.press(await house.anna.now(lobby), label="Start")).state in ("updated", "deferred")
    await at_rest(house)
    return await house.anna.now(lobby)


async def threaded(house):
    """A match in a thread of its own. Returns the line in the channel, and the thread."""
    await with_threads(house.bot)
    link = await begun(house)
    return link, thread_of(house)


async def resigned(house, person, channel=None):
    sure = await person.command(channel or house.channel, "resign")
    await person.press(sure.message, label="Resign")
    await at_rest(house)


async def test_at_start_the_table_goes_to_a_thread_and_the_channel_keeps_one_line(house):
    link, thread = await threaded(house)
    assert (thread.kind, thread.parent, thread.name) == (world.PUBLIC_THREAD, house.channel, "Koi-Koi · table 1")
    assert link.text == f"**Koi-Koi · table 1** is being played in <#{thread.id}>."
    assert (link.buttons, link.images) == ([], [])
    assert [message.id for message in await house.public() if not message.pings] == [link.id]
    (board,) = await house.anna.sees(thread)
    assert ": press **Ready**" in board.text
    assert board.images
    assert (board.pings, link.pings) == ([], [])


async def card_played(house):
    """Whoever is asked plays a card, so that the match counts."""
    await at_rest(house)
    for person in (house.anna, house.ben):
        hand = await house.hand(person)
        if asked_of(hand):
            await person.press(hand, asked_of(hand)[0], raw=True)
            break
    await at_rest(house)


async def test_where_automod_blocks_names_the_line_shows_the_end_without_them(house):
    link, _ = await threaded(house)
    await house.ready(house.anna, house.ben)
    await card_played(house)
    sure = await house.ben.command(house.channel, "resign")
    house.discord.block_words(house.guild, "Anna", "Ben")
    await house.ben.press(sure.message, label="Resign")
    await eventually(lambda: house.bot.registry.known[1].row.thread_link is None)
    line = await house.anna.now(link)
    assert "is over" in line.text
    assert "Player 1" in line.text
    assert "<@" not in line.text


@pytest.mark.usefixtures("fixed_seeds")
async def test_hands_work_from_the_channel_and_from_the_thread(house):
    without_tokens(house.bot)
    _, thread = await threaded(house)
    (board,) = await house.anna.sees(thread)
    await house.ready(house.anna)  # with the hand that came on Start, in the channel
    mine = there((await house.ben.press(board, label="My hand")).message)
    assert (mine.ephemeral, mine.channel) == (True, thread.id)
    assert (await house.ben.press(mine, label="Ready")).state == "updated"
    await eventually(lambda: house.bot.registry.known[1].match.seq == 2)
    for place in (house.channel, thread):
        answer = await house.anna.command(place, "hand")
        assert there(answer.message).ephemeral
        assert "· round 1" in there(answer.message).text
    assert "Koi-Koi" in there((await house.ben.command(house.channel, "rules", table=1)).message).text
    elsewhere = there((await house.anna.command(house.channel, "table")).message)
    assert f"Table 1 is being played in <#{thread.id}>" in elsewhere.text


async def test_whoever_waits_is_called_in_the_thread(tmp_path):
    async with evening(tmp_path, silence=20) as house:
        _, thread = await threaded(house)
        ping = await house.anna.wait(thread, lambda m: "press **Ready** at table 1" in m.text, PATIENCE_S)
        assert sorted(ping.pings) == sorted([house.anna.id, house.ben.id])
        assert not [m for m in await house.public() if "**Ready** at" in m.text]


async def test_the_end_stands_at_the_bottom_of_the_thread_and_in_the_line(house):
    link, thread = await threaded(house)
    await house.ready(house.anna, house.ben)
    await card_played(house)
    await house.anna.says(thread, "well played")
    await resigned(house, house.ben)
    last = (await house.anna.sees(thread))[-1]
    assert "The match is over." in last.text
    assert (await house.anna.now(link)).buttons == last.buttons
    assert len([m for m in await house.anna.sees(thread) if "The match is over." in m.text]) == 1
    said = (await house.anna.now(link)).text
    assert said == f"**Koi-Koi · table 1** is over. {house.anna.mention} won. <#{thread.id}>"
    row = house.bot.registry.known[1].row
    assert (row.thread_link, row.message, row.home) == (None, None, house.channel.id)


@pytest.mark.parametrize("missing", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_without_a_permission_the_table_stays_and_that_is_said_once(house, missing):
    await with_threads(house.bot)
    house.channel.deny(missing)
    table = await begun(house)
    assert ": press **Ready**" in table.text
    await house.ready(house.anna, house.ben)
    await at_rest(house)
    said = [message for message in await house.public() if STAYS in message.text]
    assert len(said) == 1
    assert (said[0].silent, said[0].pings) == (True, [])
    assert not [each for each in house.discord.requests if each.path.endswith("/threads")]


async def place_of(house, kind):
    if kind == "thread":
        return house.discord.add_thread(house.channel, "corner")
    if kind == "post":
        return house.discord.add_thread(house.discord.add_channel(house.guild, "forum", world.FORUM), "A post")
    return house.discord.add_channel(house.guild, "voice", world.VOICE)


@pytest.mark.parametrize("kind", ["thread", "post", "voice"])
async def test_where_no_thread_can_be_the_table_stays_and_that_is_said_once(house, kind):
    await with_threads(house.bot)
    place = await place_of(house, kind)
    table = await begun(house, place)
    assert ": press **Ready**" in table.text
    assert table.channel == place.id
    assert len([message for message in await house.anna.sees(place) if STAYS in message.text]) == 1
    assert house.bot.registry.known[1].row.parent is None


async def test_in_an_announcement_channel_the_thread_is_one_of_its_kind(house):
    await with_threads(house.bot)
    await begun(house, house.discord.add_channel(house.guild, "news", world.NEWS))
    assert thread_of(house).kind == world.NEWS_THREAD


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (403, 50013, "I need **Create Public Threads**"),
        (400, 160006, "as many open threads as Discord allows"),
        (400, 50024, "Discord refused"),
    ],
)
async def test_when_discord_refuses_the_table_stays_and_the_reason_is_said_once(house, status, code, why):
    await with_threads(house.bot)
    house.discord.fail("POST", r"/channels/\d+/messages/\d+/threads", status, code)
    assert ": press **Ready**" in (await begun(house)).text
    (said,) = [message.text for message in await house.public() if STAYS in message.text]
    assert why in said


OPENING = r"/channels/\d+(/messages/\d+)?/threads"


@pytest.mark.parametrize("carried_out", ["at once", "later"])
async def test_a_thread_that_takes_over_three_seconds_leads_back_to_the_channel(house, carried_out):
    await with_threads(house.bot)
    house.discord.delay("POST", OPENING, 30, late=carried_out == "at once")
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    await house.ben.press(lobby, label="Accept")
    began = asyncio.get_running_loop().time()
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await house.anna.wait(house.channel, lambda m: m.id == lobby.id and ": press **Ready**" in m.text, PATIENCE_S)
    assert asyncio.get_running_loop().time() - began < 5
    assert house.bot.registry.known[1].row.parent is None
    (said,) = [message.text for message in await house.public() if STAYS in message.text]
    assert "Discord is taking too long" in said
    await rest(house, 60)
    thread = house.discord.world.channels[lobby.id]
    (line,) = await house.anna.sees(thread)
    assert (line.text, line.pings) == (f"**Koi-Koi · table 1** is being played in <#{house.channel.id}>.", [])
    assert thread.archived_after_min == 60
    await resigned(house, house.ben)
    assert "The match is over." in (await house.public())[-1].text
    assert len(await house.anna.sees(thread)) == 1
    await begun(house)
    assert thread_of(house, 2).parent == house.channel


async def test_a_thread_that_never_comes_is_not_missed(house):
    await with_threads(house.bot)
    house.discord.hang("POST", OPENING)
    assert ": press **Ready**" in (await begun(house)).text
    await rest(house, 120)
    assert not house.bot.table_messages.threads._background
    assert [each for each in house.guild.channels.values() if each.kind == world.PUBLIC_THREAD] == []
    house.discord.mend()


async def test_a_lobby_message_deleted_at_start_gets_a_thread_beside_it(house):
    await with_threads(house.bot)
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    await house.ben.press(lobby, label="Accept")
    house.discord.fail("POST", r"/channels/\d+/messages/\d+/threads", 404, 10008)
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await at_rest(house)
    thread = thread_of(house)
    assert thread.id != lobby.id
    assert ": press **Ready**" in (await house.anna.sees(thread))[-1].text
    assert f"<#{thread.id}>" in (await house.anna.now(lobby)).text


async def test_a_sign_deleted_in_mid_game_is_not_missed(house):
    await with_threads(house.bot)
    link = await begun(house)
    house.discord.remove_message(link)
    await resigned(house, house.ben)
    thread = thread_of(house)
    assert "The match is over." in (await house.anna.sees(thread))[-1].text
    assert house.bot.registry.known[1].row.thread_link is None


@pytest.mark.parametrize("gone", ["thread", "parent"])
async def test_a_thread_deleted_in_mid_game_closes_its_table_and_the_line_says_so(house, gone):
    await with_threads(house.bot)
    lounge = house.discord.add_channel(house.guild, "lounge")
    link = await begun(house)
    asked = len(house.discord.requests)
    house.discord.remove_channel(thread_of(house) if gone == "thread" else house.channel)
    await eventually(lambda: house.bot.registry.known[1].row.state == "closed")
    await at_rest(house)
    if gone == "thread":
        assert (await house.anna.now(link)).text == "**Koi-Koi · table 1** was closed before it ended."
    else:
        assert house.discord.requests[asked:] == []
    assert house.bot.registry.known[1].row.thread_link is None
    assert "closed" in there((await house.anna.command(lounge, "hand", table=1)).message).text


async def test_a_thread_deleted_while_the_bot_was_down_closes_its_table(stage):
    async with stage.up():
        link, thread = await threaded(stage)
    stage.discord.remove_channel(thread)
    async with stage.up(silence=20):
        await stage.anna.wait(stage.channel, lambda m: m.id == link.id and "was closed" in m.text, PATIENCE_S)
        await at_rest(stage)
    async with stage.up(silence=20):
        await rest(stage, 21)
        assert stage.counted() == {}


async def test_a_bot_that_ends_while_it_opens_the_thread_opens_no_second_one(stage):
    async with stage.up() as bot:
        await with_threads(bot)
        lobby = there((await stage.anna.command(stage.channel, "challenge", friend=stage.ben)).message)
        await stage.ben.press(lobby, label="Accept")
        stage.discord.delay("POST", r"/channels/\d+/messages/\d+/threads", 60, late=True)
        start = asyncio.create_task(stage.anna.press(await stage.anna.now(lobby), label="Start"))
        await eventually(lambda: lobby.id in stage.discord.world.channels)
    await start
    async with stage.up():
        await eventually(lambda: 1 in stage.bot.registry.known and thread_of(stage).id == lobby.id)
        board = await stage.anna.wait(stage.discord.world.channels[lobby.id], lambda m: bool(m.images), PATIENCE_S)
        assert ": press **Ready**" in board.text
        await at_rest(stage)
        assert f"<#{lobby.id}>" in (await stage.anna.now(lobby)).text
    assert len([each for each in stage.guild.channels.values() if each.kind == world.PUBLIC_THREAD]) == 1


async def test_a_locked_thread_waits_for_its_key_and_the_line_still_says_the_end(house):
    link, thread = await threaded(house)
    house.discord.archive(thread, locked=True)
    await eventually(lambda: house.bot.get_guild(house.guild.id).get_thread(thread.id) is None)
    await resigned(house, house.ben)
    assert "is over" in (await house.anna.now(link)).text
    assert thread.archived
    house.discord.unarchive(thread)
    await house.anna.wait(thread, lambda m: "The match is over." in m.text, PATIENCE_S)


def changes(house, thread):
    """What the bot has asked Discord to change about a thread."""
    path = f"/channels/{thread.id}"
    return [each.body for each in house.discord.requests if (each.method, each.path) == ("PATCH", path)]


@pytest.mark.parametrize("how", ["resigned", "closed"])
async def test_a_thread_is_archived_an_hour_after_its_match_at_one_request(house, how):
    _, thread = await threaded(house)
    assert (thread.archived_after_min, changes(house, thread)) == (10080, [])
    if how == "resigned":
        await resigned(house, house.ben)
    else:
        await house.bot.registry.close_tables(guild=house.guild.id)
    await eventually(lambda: changes(house, thread))
    await rest(house, 55 * 60)
    assert not thread.archived
    await rest(house, 7 * 60)
    assert thread.archived
    assert changes(house, thread) == [{"auto_archive_duration": 60}]


async def test_a_thread_that_discord_does_not_change_now_is_changed_later(house):
    link, thread = await threaded(house)
    house.discord.fail("PATCH", f"/channels/{thread.id}$", 500, times=9)
    await resigned(house, house.ben)
    assert "The match is over." in (await house.anna.sees(thread))[-1].text
    assert "is over" in (await house.anna.now(link)).text
    await eventually(lambda: thread.archived_after_min == 60)


async def test_a_thread_that_discord_refuses_to_change_is_left_alone(house):
    link, thread = await threaded(house)
    house.discord.fail("PATCH", f"/channels/{thread.id}$", 403, 50013, times=9)
    await resigned(house, house.ben)
    await rest(house, 60)
    assert "is over" in (await house.anna.now(link)).text
    assert len(changes(house, thread)) == 1


def asked(house, begin=0):
    """The requests about channels and their messages, as method and path without numbers."""
    found = [(each.method, re.sub(r"[0-9]+", "N", each.path)) for each in house.discord.requests[begin:]]
    return [f"{method} {path}" for method, path in found if path.startswith("/channels/")]


LINE_AND_END = [
    "PATCH /channels/N/messages/N",  # the line in the channel
    "GET /channels/N",
    "PATCH /channels/N",
    "PATCH /channels/N/messages/N",  # the end in the thread
]


@pytest.mark.parametrize("known", [True, False])
async def test_an_archived_thread_is_opened_to_show_the_end_and_archived_again(house, known):
    link, thread = await threaded(house)
    if known:
        house.discord.archive(thread)
        await eventually(lambda: house.bot.get_guild(house.guild.id).get_thread(thread.id) is None)
    else:
        thread.archived = True  # the event is still on its way
    begin = len(house.discord.requests)
    await house.bot.leaving.resign(1, house.ben.id)
    await at_rest(house)
    await rest(house, 10)
    assert not thread.archived
    assert "The match is over." in (await house.anna.sees(thread))[-1].text
    assert "is over" in (await house.anna.now(link)).text
    assert changes(house, thread)[-1] == {"archived": False, "auto_archive_duration": 60}
    if known:
        assert asked(house, begin) == LINE_AND_END
    await rest(house, 62 * 60)
    assert thread.archived
    if known:
        assert asked(house, begin) == LINE_AND_END


async def test_the_line_says_the_end_although_the_table_in_the_thread_was_deleted(house):
    link, thread = await threaded(house)
    (board,) = await house.anna.sees(thread)
    house.discord.remove_message(board)
    await house.bot.matches.play(
        1, house.anna.id, house.bot.registry.known[1].match.number, READY
    )  # the edit for this finds that it is gone
    await at_rest(house)
    await house.bot.leaving.resign(1, house.ben.id)
    await rest(house, 10)
    assert "is over" in (await house.anna.now(link)).text
    assert thread.archived_after_min == 60


async def test_a_thread_archived_before_the_end_was_shown_is_opened_after_the_next_start(stage):
    async with stage.up() as bot:
        link, thread = await threaded(stage)
        bot.table_messages.want = lambda *_: None  # the bot ends before it shows anything more
        await bot.leaving.resign(1, stage.ben.id)
    stage.discord.archive(thread)
    async with stage.up(hours=24):
        await stage.anna.wait(thread, lambda m: "The match is over." in m.text, PATIENCE_S)
        await at_rest(stage)
        assert "is over" in (await stage.anna.now(link)).text
        assert sorted(stage.counted().elements()) == sorted(LINE_AND_END)
    async with stage.up(hours=24):
        await at_rest(stage)
        assert stage.counted() == {}
        assert thread.archived


async def ended(house):
    """A match in its thread that Ben has resigned. Returns the message with its result."""
    await with_threads(house.bot)
    await begun(house)
    await resigned(house, house.ben)
    return (await house.anna.sees(thread_of(house)))[-1]


@pytest.mark.usefixtures("fixed_seeds")
async def test_once_the_thread_is_archived_the_line_in_the_channel_has_all_that_the_result_had(house):
    link, thread = await threaded(house)
    await house.ready(house.anna, house.ben)
    await at_rest(house)
    await resigned(house, house.ben)
    house.discord.archive(thread)
    line = await house.anna.now(link)
    for label, words in (("Replay", "table 1"), ("Review", "")):
        shown = there((await house.ben.press(line, label=label)).message)
        assert shown.ephemeral
        assert words in shown.text
    lobby = there((await house.anna.press(line, label="Play again")).message)
    assert (lobby.channel, "Rematch of table 1" in lobby.text) == (house.channel.id, True)
    await house.ben.press(line, label="Play again")
    await at_rest(house)
    assert thread_of(house, 2).id == lobby.id
    assert thread.archived


@pytest.mark.parametrize("label", ["Play again", "Change seats"])
async def test_a_rematch_that_is_asked_for_in_the_thread_opens_in_the_channel_above(house, label):
    result = await ended(house)
    told = there((await house.anna.press(result, label=label)).message)
    assert (told.ephemeral, told.text) == (True, f"Table 2 is open in <#{house.channel.id}>.")
    lobby = await house.anna.wait(house.channel, lambda m: "Rematch of table 1" in m.text, PATIENCE_S)
    call = await house.ben.wait(house.channel, lambda m: m.pings == [house.ben.id], PATIENCE_S)
    assert "wants a rematch" in call.text
    assert "accepted the rematch at table 2" in there((await house.ben.press(result, label=label)).message).text
    if label == "Change seats":
        assert [m for m in await house.anna.sees(result.channel) if m.ephemeral and "Guests" in m.text]
        await at_rest(house)
        await house.anna.press(await house.anna.now(lobby), label="Start")
    await at_rest(house)
    thread = thread_of(house, 2)
    assert (thread.parent, thread.id) == (house.channel, lobby.id)
    assert f"is being played in <#{thread.id}>" in (await house.anna.now(lobby)).text
    assert not [m for m in await house.anna.sees(result.channel) if "table 2" in m.text and not m.ephemeral]


async def test_where_the_channel_above_is_closed_a_rematch_is_refused_and_may_be_asked_for_later(house):
    result = await ended(house)
    house.channel.deny("SEND_MESSAGES")
    said = there((await house.anna.press(result, label="Play again")).message)
    assert f"I can't write in <#{house.channel.id}>" in said.text
    house.channel.allow("SEND_MESSAGES")
    await house.anna.press(result, label="Play again")
    await house.anna.wait(house.channel, lambda m: "Rematch of table 1" in m.text, PATIENCE_S)
    await at_rest(house)
