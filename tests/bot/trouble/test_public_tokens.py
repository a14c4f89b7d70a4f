"""The tokens of public presses edit public messages and send pings, as long as that saves requests and reveals
nothing."""

import asyncio

import pytest

from bot.live.tokens import FRESH_S, IN_HAND, TOKEN_LIFE_S
from bot.playground.world.world import EPHEMERAL
from bot.tables.timing import Timing
from tests.bot.clocked import all_ready, asked, started, table
from tests.bot.house import asked_of, evening, running
from tests.bot.trouble.test_outages import said_wrongly
from tests.bot.waiting import at_rest, eventually

WORLDS = {
    "edits are free": {"edits": False},
    "edits count by channel": {"edits": True},
    "edits count among the 50": {"edits": False, "globally": True},
}


def asked_for(house, before=0):
    """What was written in public since then: the requests by tokens, and those that count."""
    sent = house.discord.requests[before:]
    hooks = [each for each in sent if "/webhooks/" in each.path and each.status == 200]
    by_token = [each for each in hooks if not each.reply["flags"] & EPHEMERAL]
    return by_token, [each for each in sent if each.path.startswith("/channels/") and each.method != "GET"]


async def moves(house, count=3):
    """So many moves of whoever is asked. The public message shows each of them."""
    for _ in range(count):
        person = await asked(house)
        hand = await house.hand(person)
        await person.press(hand, hand.buttons[0].custom_id)
        await at_rest(house)
        assert house.bot.table_messages.get(1).is_shown(await table(house))


async def begun(house, clock_s: int | None = 600):
    """Anna and Ben play in words. Anna has pressed *Start*, so everyone knows of that press."""
    await started(house, clock_s, house.ben)
    await all_ready(house, house.anna, house.ben)
    await moves(house, 1)


@pytest.mark.parametrize("world", WORLDS)
async def test_public_edits_cost_nothing_until_discord_counts_edits_and_this_is_learned_once(house, world):
    await begun(house)
    house.discord.limit_hooks(**WORLDS[world])
    if world == "edits count by channel":
        for _ in range(30):
            house.discord.spend_hook(house.channel.id)
    elif world == "edits count among the 50":
        house.discord.limit_all(1.0)
    before = len(house.discord.requests)
    await moves(house, 1)
    refused = [each.limit["X-RateLimit-Scope"] for each in house.discord.requests[before:] if each.status == 429]
    rule = house.bot.webhook_limiter.rule
    assert (rule.counts(), rule.counts("global")) == (bool(house.discord.limits.hooks_by_edits), "50" in world)
    assert len(refused) <= 2
    await asyncio.sleep(Timing().hooks_s)
    before = len(house.discord.requests)
    await moves(house)
    by_token, counted = asked_for(house, before)
    assert [each.status for each in house.discord.requests[before:] if each.status == 429] == []
    if world == "edits are free":
        assert (refused, counted) == ([], [])
        assert len(by_token) >= 3
    else:
        assert by_token == []
        assert {each.method for each in counted} == {"PATCH"}
    assert said_wrongly(house) == []
    house.complaints.clear()  # discord.py says of each that it was refused


async def test_a_press_on_the_message_renews_its_token_only_when_the_old_one_is_twelve_minutes_old(house):
    await begun(house, None)
    public = next(each for each in await house.public() if "My hand" in [button.label for button in each.buttons])
    assert (await house.ben.press(public, label="My hand")).state == "answered"
    await asyncio.sleep(FRESH_S)
    before = len(house.discord.requests)
    pressed = await house.ben.press(await house.ben.now(public), label="My hand")
    assert pressed.state == "deferred"
    await house.hand(house.ben)
    await asyncio.sleep(5 * 60)  # the token of *Start* is dead by now
    assert (await house.anna.press(await house.anna.now(public), label="My hand")).state == "answered"
    await moves(house, 1)
    by_token, counted = asked_for(house, before)
    assert by_token
    assert "PATCH" not in [each.method for each in counted]


async def test_the_bot_itself_edits_after_a_restart_and_a_token_never_writes_where_the_bot_may_not(house):
    await begun(house)
    house.channel.deny("SEND_MESSAGES")
    before = len(house.discord.requests)
    await moves(house, 1)
    by_token, counted = asked_for(house, before)
    assert by_token == []
    assert [each.method for each in counted] == ["PATCH"]
    house.channel.allow("SEND_MESSAGES")
    before = len(house.discord.requests)
    await moves(house, 1)
    assert asked_for(house, before)[1] == []
    await house.bot.close()
    async with running(house.discord, house.database) as house.bot:
        before = len(house.discord.requests)
        await house.anna.command(house.channel, "hand")
        await house.ben.command(house.channel, "hand")
        await moves(house, 1)
        by_token, counted = asked_for(house, before)
        assert by_token == []
        assert "PATCH" in [each.method for each in counted]


@pytest.mark.parametrize("known", [True, False], ids=["everyone knows of the press", "a press on the same question"])
async def test_a_ping_costs_nothing_but_never_shows_who_has_pressed_during_its_question(tmp_path, known):
    async with evening(tmp_path, silence=20) as house:
        await begun(house)
        if not known:
            house.bot.table_messages.get(1).carrier = None
            public = next(each for each in await house.public() if each.buttons)
            await house.ben.press(public, label="My hand")
        before = len(house.discord.requests)
        await asyncio.sleep(30)
        (ping,) = [m for m in await house.anna.sees(house.channel) if m.pings]
        assert ping.pings == [(await asked(house)).id]
        by_token, counted = asked_for(house, before)
        assert ([each.method for each in by_token], [each.method for each in counted]) == (
            (["POST"], []) if known else ([], ["POST"])
        )
        await moves(house, 1)
        assert not [m for m in await house.anna.sees(house.channel) if m.id == ping.id]
        counted = asked_for(house, before)[1]
        assert ("DELETE" in [each.method for each in counted]) is not known


async def test_a_ping_that_arrived_unnoticed_is_deleted_when_it_is_answered_before_it_is_tried_again(tmp_path):
    async with evening(tmp_path, silence=20) as house:
        await begun(house)
        house.discord.delay("POST", r"/webhooks/.*", 30, late=True)

        async def pinged():
            return [m for m in await house.anna.sees(house.channel) if m.pings]

        await eventually(pinged)
        await eventually(lambda: 1 in house.bot.pings.notices._doubtful)
        await moves(house, 1)
        assert await pinged() == []


@pytest.mark.parametrize("game", ["koikoi", "jiaxing"])
async def test_with_claim_windows_no_token_edits_the_table_that_has_edited_a_hand(house, game):
    lobby = (await house.anna.command(house.channel, "play", game=game)).message
    await house.anna.press(lobby, label="Start with computers")
    await at_rest(house)
    house.bot.table_messages.get(1).carrier.token.interaction.extras[IN_HAND] = True
    before = len(house.discord.requests)
    hand = await house.hand(house.anna)
    await house.anna.press(hand, asked_of(hand)[0])
    await at_rest(house)
    by_token, counted = asked_for(house, before)
    assert bool(by_token) == (game == "koikoi")
    assert ("PATCH" in [each.method for each in counted]) == (game == "jiaxing")


@pytest.mark.parametrize(("game", "allowed"), [("koikoi", True), ("koikoi", False), ("jiaxing", True)])
async def test_a_press_on_a_hand_posts_the_message_again_where_that_is_allowed_and_nothing_is_secret(
    tmp_path, game, allowed
):
    async with evening(tmp_path, followups=allowed) as house:
        lobby = (await house.anna.command(house.channel, "play", game=game)).message
        await house.anna.press(lobby, label="Start with computers")
        await at_rest(house)
        hand = await house.hand(house.anna)
        await asyncio.sleep(TOKEN_LIFE_S)
        by_token, counted = await pressed(house, hand)
        if allowed and game == "koikoi":
            assert [each.method for each in by_token if each.method == "POST"] == ["POST"]
            assert [each.method for each in counted] == ["DELETE"]
            by_token, counted = await pressed(house, hand)
            assert ({each.method for each in by_token}, counted) == ({"PATCH"}, [])
        else:
            assert by_token == []
            assert "PATCH" in [each.method for each in counted]
        labels = {each.id: [button.label for button in each.buttons] for each in await house.public()}
        assert [each for each, said in labels.items() if "My hand" in said] == [(await table(house)).row.message]


async def pressed(house, hand):
    """What is written in public by token, and what counts, when Anna answers in an old hand."""
    before, hand = len(house.discord.requests), await house.anna.now(hand)
    await house.anna.press(hand, asked_of(hand)[0])
    await at_rest(house)
    return asked_for(house, before)
