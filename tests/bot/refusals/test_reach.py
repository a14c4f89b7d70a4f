"""Where the bot answers at all, and whom it tells that a table exists: only who may see its channel, or sits there."""

from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest

from bot.errors import UserError
from bot.playground.limits.refusal import NotPossible
from tests.bot.house import opened, running
from tests.bot.refusals.test_refusals import both_ready, mover
from tests.bot.store.samples import open_tables
from tests.bot.waiting import at_rest
from tests.there import there

pytestmark = pytest.mark.slow

PRESSES = ("p:{}:1:ready", "p:{}:2:play m1a", "q:{}:1", "q:{}:1:finish", "h:{}", "l:{}:join", "l:{}:start", "l:{}:cut",
           "join:{}", "l:{}:rules", "o:{}:reset", "o:{}:number:rounds", "r:{}", "w:{}:no_waits:on", "replay:{}",
           "replay:{}:1:all:next")  # fmt: skip
SELECTS = (("s:{}:1", "ready"), ("o:{}:preset", "nintendo"), ("o:{}:setting", "rounds"), ("o:{}:value:rounds", "3"))
FORMS = ("c:{}", "n:{}:rounds")
COMMANDS = ("hand", "table", "resign", "verify", "rules", "replay")

NOWHERE = "This server hasn't added me"
NOTHING = ("There's no table #", "There's no finished match at table #", "This button no longer works")
MISSING = 77


async def said_of(person, channel, message, number):
    """What somebody hears of a table, by every command and every kind of press on `message`."""
    answers = [await person.command(channel, name, table=number) for name in COMMANDS]
    answers += [await person.press(message, each.format(number), raw=True) for each in PRESSES]
    answers += [await person.select(message, each.format(number), [value], raw=True) for each, value in SELECTS]
    answers += [await person.forge_form(message, each.format(number), {"word": "3"}) for each in FORMS]
    assert {answer.state for answer in answers} == {"answered"}
    assert all(answer.message.ephemeral and answer.modal is None for answer in answers)
    return [answer.message.text.replace(str(number), "#") for answer in answers]


async def unknown(person, channel, house, *, number=1):
    """Assert that a table is for somebody as if it did not exist: on public messages and on such as only they see."""
    await at_rest(house)
    public = (await house.ben.command(channel, "play", game="stopgo")).message
    private = (await person.command(channel, "rules")).message
    for message in (public, private):
        there = await said_of(person, channel, message, number)
        assert there == await said_of(person, channel, message, MISSING)
        assert all(any(known in said for known in NOTHING) for said in there), there


async def test_where_the_bot_is_not_what_takes_a_server_gets_one_private_sentence_and_no_table(house):
    halls = house.discord.add_channel(house.discord.add_guild("Guests", bot=False), "halls")
    house.discord.install(house.anna)
    before = len(house.discord.requests)
    with_a_friend = ("challenge", {"friend": house.ben}, "You can play with friends on a server that has added me")
    for name, options, said in (
        ("table", {}, NOWHERE),
        ("open-tables", {}, NOWHERE),
        ("leaderboard", {}, NOWHERE),
        with_a_friend,
    ):
        answer = await house.anna.command(halls, name, **options)
        assert answer.state == "answered"
        assert there(answer.message).ephemeral
        assert said in there(answer.message).text
    assert await open_tables(house.bot.store) == []
    await at_rest(house)
    assert {each.path.split("/")[1] for each in house.discord.requests[before:]} == {"interactions"}
    assert await house.ben.sees(halls) == []


async def test_where_the_bot_is_not_no_press_changes_anything_or_tells_of_a_table(house):
    await house.started()
    halls = house.discord.add_channel(house.discord.add_guild("Guests", bot=False), "halls")
    message = there((await house.anna.command(halls, "rules")).message)
    await at_rest(house)
    before, moves = len(house.discord.requests), house.bot.registry.known[1].match.seq
    said = []
    for number in (1, MISSING):
        answers = [await house.anna.press(message, each.format(number), raw=True) for each in PRESSES]
        answers += [await house.anna.select(message, each.format(number), [v], raw=True) for each, v in SELECTS]
        answers += [await house.anna.forge_form(message, each.format(number), {"word": "3"}) for each in FORMS]
        answers.append(await house.anna.press(message, "nonsense", raw=True))
        assert all(there(answer.message).ephemeral for answer in answers)
        said.append([there(answer.message).text.replace(str(number), "N") for answer in answers])
    assert said[0] == said[1]
    assert said[0][-1].startswith("This button no longer works")
    known = (NOWHERE, "There's no table", "There's no finished match", "This button no longer works")
    assert [each for each in said[0] if not each.startswith(known)] == []
    await at_rest(house)
    assert {each.path.split("/")[1] for each in house.discord.requests[before:]} == {"interactions"}
    assert house.bot.registry.known[1].match.seq == moves
    assert (await house.anna.now(message)).raw == message.raw


ANYWHERE = {
    *("play", "challenge", "hand", "resign", "move", "learn", "rules", "puzzle", "daily", "help"),
    *("profile", "replay", "review", "verify", "preferences", "block", "privacy"),
}


async def test_commands_are_registered_for_servers_unless_they_work_anywhere(house):
    (sent,) = [each for each in house.discord.requests if each.method == "PUT" and each.path.endswith("/commands")]
    places = {each["name"]: (sorted(each["integration_types"]), sorted(each["contexts"])) for each in sent.body}
    assert {name for name, place in places.items() if place == ([0, 1], [0, 1, 2])} == ANYWHERE
    assert {str(place) for name, place in places.items() if name not in ANYWHERE} == {"([0], [0])"}
    nowhere = house.discord.add_channel(house.discord.add_guild("Strangers", bot=False, commands=False), "lobby")
    assert await house.anna.commands(nowhere) == []
    house.discord.install(house.anna)
    assert {each["name"] for each in await house.anna.commands(nowhere)} == ANYWHERE
    with pytest.raises(NotPossible):
        await house.anna.command(nowhere, "table")
    outside = SimpleNamespace(guild_id=None, user=house.anna, extras={}, context=SimpleNamespace(guild=False))
    with pytest.raises(UserError) as caught:  # what Discord has kept from before, or offers by mistake
        await house.bot.interactions.met(outside)
    said = house.bot.words.translator()(f"refused-{caught.value.key}")
    assert said.startswith("That only works on a server that has added me.")


async def test_an_application_that_nobody_may_add_to_their_account_registers_for_servers_and_its_direct_messages(
    tmp_path,
):
    async with opened(tmp_path, _for_servers) as house:
        (sent,) = [each for each in house.discord.requests if each.method == "PUT" and each.path.endswith("/commands")]
        assert {str(each["integration_types"]) for each in sent.body} == {"[0]"}
        assert {each["name"] for each in sent.body if sorted(each["contexts"]) == [0, 1]} == ANYWHERE
        answer = await house.anna.command(house.discord.direct(house.anna), "help")
        assert not there(answer.message).ephemeral


@asynccontextmanager
async def _for_servers(discord, database):
    discord.world.installs = (0,)
    async with running(discord, database) as bot:
        yield bot


async def test_only_members_of_the_server_can_be_challenged(house):
    stranger = house.discord.add_person("Stranger", guilds=[])
    chie = house.discord.add_person("Chie")
    for options in ({"friend": stranger}, {"friend": house.ben, "friend2": stranger, "game": "stopgo"}):
        answer = await house.anna.command(house.channel, "challenge", **options)
        assert there(answer.message).ephemeral
        assert f"{stranger.mention} isn't on this server" in there(answer.message).text
        assert there(answer.message).pings == []
    house.discord.leave(house.guild, chie)
    answer = await house.anna.command(house.channel, "challenge", friend=chie)
    assert "isn't on this server" in there(answer.message).text
    await at_rest(house)
    assert await open_tables(house.bot.store) == []
    assert [m for m in await house.public() if m.pings] == []


async def hidden_from_everyone(house, chie):
    house.channel.overwrite(house.guild, deny="VIEW_CHANNEL")
    for each in (house.anna, house.ben, house.discord.bot_user):
        house.channel.overwrite(each, allow="VIEW_CHANNEL")


async def hidden_from_a_role(house, chie):
    role = house.discord.add_role(house.guild, "Outside")
    house.channel.overwrite(role, deny="VIEW_CHANNEL")
    house.discord.give_role(house.guild, chie, role)


async def hidden_by_the_server(house, chie):
    house.discord.change_role(house.guild, "SEND_MESSAGES USE_APPLICATION_COMMANDS READ_MESSAGE_HISTORY EMBED_LINKS")
    for each in (house.anna, house.ben, house.discord.bot_user):
        house.discord.grant(house.guild, each, "VIEW_CHANNEL", "ATTACH_FILES")
    house.lounge.overwrite(house.guild, allow="VIEW_CHANNEL")


@pytest.mark.parametrize(
    ("state", "hide"),
    [("lobby", hidden_from_a_role), ("playing", hidden_from_everyone), ("playing", hidden_by_the_server)],
    ids=lambda each: getattr(each, "__name__", each),
)
async def test_a_table_in_a_channel_that_somebody_cannot_see_does_not_exist_for_them(hide, state, house):
    house.lounge = house.discord.add_channel(house.guild, "lounge")
    chie = house.discord.add_person("Chie")
    if state == "playing":
        await house.started()
    else:
        await house.anna.command(house.channel, "play", game="koikoi")
    assert "There's no table" not in there((await chie.command(house.lounge, "rules", table=1)).message).text
    await hide(house, chie)
    with pytest.raises(NotPossible):
        await chie.sees(house.channel)
    await unknown(chie, house.lounge, house)
    house.channel.overwrite(chie, allow="VIEW_CHANNEL")  # who is let in again finds it
    for person in (chie, house.discord.add_person("Owner", admin=True)):
        assert "Koi-Koi" in there((await person.command(house.lounge, "rules", table=1)).message).text


async def test_a_private_thread_is_known_from_inside_alone_and_there_everything_works(house):
    chie = house.discord.add_person("Chie")
    thread = house.discord.add_thread(house.channel, "den", private=True, members=[house.anna, house.ben])
    games, house.channel = house.channel, thread
    table = await house.started()
    await unknown(chie, games, house)
    for name in ("hand", "table", "verify", "rules", "resign"):
        answer = await house.anna.command(thread, name, table=1)
        assert "no table" not in there(answer.message).text
    assert table is not None
    await both_ready(house)
    person, _, hand = await mover(house)
    assert (await person.press(hand, hand.buttons[0].custom_id)).state == "updated"


async def test_an_archived_thread_is_not_known_from_outside(house):
    chie = house.discord.add_person("Chie")
    thread = house.discord.add_thread(house.channel, "den")
    games, house.channel = house.channel, thread
    await house.started()
    assert "Koi-Koi" in there((await chie.command(games, "rules", table=1)).message).text  # a public one is
    house.discord.archive(thread)
    assert "no table 1" in there((await chie.command(games, "rules", table=1)).message).text
    assert there((await house.anna.command(games, "hand", table=1)).message).images


async def test_who_sits_at_a_table_may_use_it_from_anywhere_on_that_server(house):
    lounge = house.discord.add_channel(house.guild, "lounge")
    await house.started()
    house.channel.overwrite(house.discord.bot_user, allow="VIEW_CHANNEL SEND_MESSAGES ATTACH_FILES")
    house.channel.overwrite(house.guild, deny="VIEW_CHANNEL")
    hands = {}
    for person in (house.anna, house.ben):
        answer = await person.command(lounge, "hand", table=1)
        assert there(answer.message).ephemeral
        hands[person] = answer.message
        pressed = await person.press(answer.message, there(answer.message).buttons[0].custom_id)
        assert pressed.state == "updated"
    await at_rest(house)
    for person, hand in hands.items():
        assert "begins round 1" in (await person.now(hand)).text
    assert "is being played in" in there((await house.anna.command(lounge, "table", table=1)).message).text
    sure = await house.ben.command(lounge, "resign", table=1)
    assert "resign" in there((await house.ben.press(sure.message, "r:1:0")).message).text.lower()
    assert house.bot.registry.known[1].match.result is not None


async def test_a_seat_on_one_server_is_none_on_another(house):
    await house.started()
    elsewhere = house.discord.add_channel(house.discord.add_guild("Elsewhere"), "games")
    await unknown(house.anna, elsewhere, house)
