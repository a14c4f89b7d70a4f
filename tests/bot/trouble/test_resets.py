"""Connections are reset, before or after a request was carried out: whatever it was, it arrives once."""

import pytest

from tests.bot.house import PATIENCE_S, evening, more, retime, without_tokens
from tests.bot.refusals.test_refusals import both_ready, turn
from tests.bot.waiting import at_rest, eventually
from tests.sampling import slow_but
from tests.there import there

late = pytest.mark.parametrize("late", slow_but(True, [False, True]))


async def suffered(house):
    """Wait until the reset has happened."""
    await eventually(lambda: not house.discord.rest.faults, "nothing was reset")
    await at_rest(house)
    house.complaints[:] = [each for each in house.complaints if not each.startswith("Discord is failing")]


def tables(messages):
    return [m for m in messages if m.buttons and "· table" in m.text]


async def hands_of(house, person):
    return [m for m in await person.sees(house.channel) if m.ephemeral and m.buttons]


@pytest.mark.parametrize(("command", "late"), [("challenge", True), ("hand", False), ("table", True), ("rules", False)])
async def test_the_first_answer_to_a_command_arrives_once(command, late, house):
    await house.started()
    await at_rest(house)
    before = {m.id for m in await house.anna.sees(house.channel)}
    house.discord.reset("POST", r"/interactions/.*", late=late)
    answer = await house.anna.command(
        house.channel, command, **({"friend": house.ben} if command == "challenge" else {})
    )
    assert answer.state == "answered"
    await suffered(house)
    new = [m for m in await house.anna.sees(house.channel) if m.id not in before]
    assert [m.id for m in new if not m.pings] == [there(answer.message).id]
    if command == "challenge":  # the bot knows where it is
        await house.ben.press(answer.message, label="Accept")
    if command == "hand":
        assert len(await hands_of(house, house.anna)) == 1
    if command == "table":
        assert [m.id for m in tables(await house.public())] == [there(answer.message).id]


@late
async def test_the_answer_to_a_press_arrives_and_the_hands_are_true(late, house):
    person, other, hand = await turn(house)
    await at_rest(house)
    house.discord.reset("POST", r"/interactions/.*", late=late)
    answer = await person.press(hand, hand.buttons[0].custom_id)
    assert answer.state == "updated"
    assert "is turned up" in answer.message.text
    await suffered(house)
    assert (await person.now(hand)).text == answer.message.text
    assert len(await hands_of(house, other)) <= 1


@late
async def test_a_form_opens_once(late, house):
    lobby = (await house.anna.command(house.channel, "play", game="koikoi")).message
    house.discord.reset("POST", r"/interactions/.*", late=late)
    form = await more(house.anna, lobby, "Cut the deck")
    assert form.state == "modal"
    await suffered(house)
    house.discord.reset("POST", r"/interactions/.*", late=late)
    assert (await house.anna.submit(form, {"word": "moon"})).state == "updated"
    await suffered(house)
    assert house.bot.registry.known[1].sitters[0].cut == "moon"


@late
async def test_a_refusal_is_said_once(late, house):
    board = await house.started()
    chie = house.discord.add_person("Chie")
    house.discord.reset("POST", r"/interactions/.*", late=late)
    await chie.press(board, label="My hand")
    await suffered(house)
    assert len([m for m in await chie.sees(house.channel) if "don't have a seat" in m.text]) == 1


@late
async def test_a_table_is_posted_once(late, house):
    board = await house.started()
    await at_rest(house)
    house.discord.remove_message(board)
    house.discord.reset("POST", r"/channels/.*", late=late)
    await both_ready(house)
    await suffered(house)
    (new,) = tables(await house.public())
    assert new.id != board.id
    assert "it's your turn" in new.text


@late
async def test_the_table_command_takes_the_older_message_away_through_a_reset(late, house):
    await house.started()
    await at_rest(house)
    house.discord.reset("DELETE", r"/channels/.*", late=late)
    answer = await house.anna.command(house.channel, "table")
    await suffered(house)
    assert [m.id for m in tables(await house.public())] == [there(answer.message).id]


@late
@pytest.mark.parametrize("token", [True, False], ids=["by token", "by the bot"])
async def test_somebody_is_pinged_once_and_the_ping_goes_once(tmp_path, late, token):
    async with evening(tmp_path, silence=20.0) as house:
        if not token:
            without_tokens(house.bot)
        lobby = (await house.anna.command(house.channel, "play", game="koikoi")).message
        await house.ben.press(lobby, label="Join")
        await house.anna.press(lobby, label="Start")
        await at_rest(house)
        house.discord.reset("POST", r"/webhooks/.*" if token else r"/channels/.*", late=late)
        ping = await house.ben.wait(house.channel, lambda m: "press **Ready** at table" in m.text, PATIENCE_S)
        await eventually(lambda: house.bot.pings.notices._standing, "it is not tried again")
        await suffered(house)
        assert len([m for m in await house.public() if "press **Ready** at table" in m.text]) == 1
        house.discord.reset("DELETE", r"/channels/.*", late=late)  # its token isn't used again
        retime(house.bot, silence_s=600.0)
        await both_ready(house)
        await suffered(house)
        assert ping.id not in [m.id for m in await house.public()]


async def test_a_table_deleted_again_and_again_comes_each_time(house):
    board = await house.started()
    seen = [board.id]
    for _ in range(3):
        await at_rest(house)
        house.discord.remove_message(board)
        house.bot.table_messages.get(1).shown = None  # there is something new to show, to somebody who plays
        house.bot.table_messages.stir(house.bot.registry.known[1])
        house.bot.table_messages.want(1)
        (board,) = await eventually(lambda: newly(house, seen), "the table does not come again")
        seen.append(board.id)
    await at_rest(house)
    posted = [each for each in house.discord.requests if each.method == "POST" and each.path.endswith("/messages")]
    nonces = [each.body["nonce"] for each in posted]
    assert len(set(nonces)) == len(nonces) >= 3
    assert all(each.body["enforce_nonce"] for each in posted)


async def newly(house, seen):
    return [m for m in tables(await house.public()) if m.id not in seen]


async def test_the_table_command_after_a_post_that_nobody_confirmed_leaves_one_table(house):
    board = await house.started()
    await at_rest(house)
    house.discord.remove_message(board)
    house.discord.reset("POST", r"/channels/.*", late=True)
    house.bot.table_messages.get(1).shown = None
    house.bot.table_messages.stir(house.bot.registry.known[1])
    house.bot.table_messages.want(1)
    await eventually(lambda: not house.discord.rest.faults, "nothing was posted")
    answer = await house.anna.command(house.channel, "table")
    await suffered(house)
    assert [m.id for m in tables(await house.public())] == [there(answer.message).id]
