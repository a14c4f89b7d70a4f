"""Deferrals that are taken back, come too late, fail or are not confirmed."""

import asyncio

import pytest

from bot.live.live_hand import LiveHand
from bot.transport import responses
from tests.bot.deadlines.slowness import lobby_of, patient, table_of
from tests.bot.house import PATIENCE_S, evening, more
from tests.bot.waiting import at_rest, eventually
from tests.there import there

# A public deferral is taken back for a private refusal


async def held_in_public(house, person, command, free, **options):
    """A command deferred in public; then `free()`. Returns the deferred reply."""
    answer = await person.command(house.channel, command, **options)
    assert answer.state == "deferred"
    assert not answer.message.ephemeral
    free()
    return answer.message


async def refused_in_private(house, person, reply, words):
    """The public reply goes, and the sentence comes for this person alone."""
    await person.wait(house.channel, lambda m: m.ephemeral and words in m.text, PATIENCE_S)
    await eventually(lambda: gone(house, reply), "the public reply stays")
    for other in (house.anna, house.ben):
        if other is not person:
            assert not [m for m in await other.sees(house.channel) if words in m.text]


async def gone(house, message):
    return message.id not in [other.id for other in await house.public()]


@pytest.mark.parametrize("command", ["challenge", "play"])
async def test_a_lobby_deferred_in_public_and_refused_is_taken_back(command, house):
    options = {"friend": house.ben} if command == "challenge" else {"game": "koikoi"}
    for _ in range(1 if command == "challenge" else 3):
        await house.anna.command(house.channel, command, **options)
    options["game"] = "stopgo"  # a lobby of the same people and game would be shown again
    opening = house.bot.registry.opening
    await opening.acquire()
    reply = await held_in_public(house, house.anna, command, opening.release, **options)
    words = "is already invited" if command == "challenge" else "open lobbies"
    await refused_in_private(house, house.anna, reply, words)


async def test_a_table_deferred_in_public_and_refused_is_taken_back(house):
    loading = house.bot.registry._loading
    await loading.acquire()
    reply = await held_in_public(house, house.anna, "table", loading.release, table=77)
    await refused_in_private(house, house.anna, reply, "no table 77")


async def test_a_lobby_deferred_in_public_comes(house):
    opening = house.bot.registry.opening
    await opening.acquire()
    reply = await held_in_public(house, house.anna, "challenge", opening.release, friend=house.ben)
    lobby = await house.ben.wait(
        house.channel, lambda m: m.id == reply.id and "Accept" in [b.label for b in m.buttons], PATIENCE_S
    )
    await house.ben.press(lobby, label="Accept")
    assert len([m for m in await house.public() if m.buttons]) == 1


async def test_a_refusal_after_a_quiet_deferral_leaves_the_message_as_it_is(house):
    lobby = await lobby_of(house, house.ben)
    table = table_of(house, lobby)
    async with table.lock:
        answer = await more(house.ben, lobby, "Leave")
        assert answer.state == "deferred"
        table.sitters = table.sitters[:1]
    said = await house.ben.wait(house.channel, lambda m: "don't have a seat" in m.text, PATIENCE_S)
    assert said.ephemeral
    assert (await house.anna.now(lobby)).text == lobby.text


# The deferral and the answer in the same moment, and deferrals that fail


async def test_an_answer_that_is_ready_while_the_deferral_is_on_its_way_follows_it(monkeypatch, house):
    await house.started()
    await at_rest(house)
    sent = asyncio.Event()
    post = LiveHand.payload

    async def ready_then(*arguments):
        made = await post(*arguments)
        await sent.wait()
        return made

    monkeypatch.setattr(LiveHand, "payload", ready_then)
    house.discord.delay("POST", r"/interactions/.*", 0.5)
    press = asyncio.create_task(house.anna.command(house.channel, "hand"))
    await eventually(lambda: not house.discord.rest.faults, "nothing is deferred")
    sent.set()
    answer = await press
    assert answer.state == "deferred"
    await house.anna.wait(
        house.channel, lambda m: m.id == there(answer.message).id and "· round 1" in m.text, PATIENCE_S
    )


@pytest.mark.parametrize(("fault", "late"), [("503", True), ("reset", False), ("reset", True)])
async def test_a_deferral_that_fails_or_is_not_confirmed_is_given_once(tmp_path, brush, fault, late):
    async with patient(tmp_path) as house:
        house.discord.interactions.answer_time = 30.0  # after a 503 discord.py waits for a second
        await house.started()
        await at_rest(house)
        house.bot.pictures.forget(0)
        brush.free.clear()
        if fault == "503":
            house.discord.fail("POST", r"/interactions/.*", 503, late=late)
        else:
            house.discord.reset("POST", r"/interactions/.*", late=late)
        answer = await house.anna.command(house.channel, "hand")
        assert answer.state == "deferred"
        await eventually(lambda: len(callbacks_of(house, answer)) == 2, "it is not sent again")
        brush.free.set()
        await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and "· round 1" in m.text, PATIENCE_S
        )
        await at_rest(house)
        assert len([m for m in await house.anna.sees(house.channel) if m.ephemeral and m.buttons]) == 1


def callbacks_of(house, answer):
    path = f"/interactions/{answer.interaction}/"
    return [each for each in house.discord.requests if path in each.path]


@pytest.mark.parametrize("command", ["hand", "table"])
async def test_an_answer_after_a_deferral_that_nobody_confirmed_is_shown(tmp_path, brush, command):
    async with patient(tmp_path) as house:
        await house.started()
        await at_rest(house)
        house.bot.pictures.forget(0)
        brush.free.clear()
        house.discord.reset("POST", r"/interactions/.*", times=3, late=True)
        answer = await house.anna.command(house.channel, command)
        assert answer.state == "deferred"
        brush.free.set()
        shown = await house.anna.wait(
            house.channel, lambda m: m.id == there(answer.message).id and "round 1" in m.text, PATIENCE_S
        )
        assert shown.buttons


async def test_a_refusal_is_said_although_nobody_confirms_that_the_public_reply_went(house):
    loading = house.bot.registry._loading
    await loading.acquire()
    house.discord.reset("DELETE", r"/webhooks/.*", late=True)
    reply = await held_in_public(house, house.anna, "table", loading.release, table=77)
    await refused_in_private(house, house.anna, reply, "no table 77")


@pytest.mark.parametrize(("command", "options"), [("play", {"game": "koikoi"}), ("rules", {})])
async def test_an_answer_that_discord_refuses_is_not_announced_any_more(tmp_path, command, options):
    async with evening(tmp_path) as house:
        for _ in range(4):
            house.discord.fail("POST", r"/interactions/.*", 403, times=1)
            answer = asyncio.create_task(house.anna.command(house.channel, command, **options))
            await eventually(lambda: not house.discord.rest.faults, "nothing is refused")
            await at_rest(house)
            await asyncio.sleep(2 * responses.ANSWER_WITHIN_S)
            callbacks = [each for each in house.discord.requests if each.path.endswith("/callback")]
            assert [each.status for each in callbacks] == [403] * len(callbacks)
            answer.cancel()
        # a lobby that nobody has seen does not count as open
        assert there((await house.anna.command(house.channel, command, **options)).message).text
        assert "open lobbies" not in "".join(m.text for m in await house.anna.sees(house.channel))
