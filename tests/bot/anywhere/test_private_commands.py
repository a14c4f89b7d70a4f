"""What is private works wherever somebody is, in their language, and nobody else sees any of it."""

import asyncio
import re

import pytest

from bot.live import hand_messages
from bot.transport import responses
from tests.bot.anywhere.alone import PLACES, begun, ended, moves, place_of, play_out, pressed
from tests.bot.waiting import at_rest
from tests.sampling import slow_but
from tests.there import there

JAPANESE = re.compile("[ぁ-ん]")


async def said(house, person, channel, place, name, **options):
    """The one answer to a command, which its asker alone sees and can share with nobody."""
    answer = await person.command(channel, name, **options)
    assert not answer.error, (name, answer.error)
    shown = answer.message
    if answer.state == "deferred":
        shown = await person.wait(channel, lambda m: not m.loading and bool(m.text))
    shown = there(shown)
    assert shown.ephemeral == (place != "direct"), name
    assert not [each for each in shown.buttons if each.custom_id.startswith(("share:", "tell:"))], name
    assert place == "direct" or await house.ben.sees(channel) == [], name
    return shown


@pytest.mark.parametrize("place", slow_but(["direct", "foreign"], PLACES))
async def test_each_answers_in_the_language_of_whoever_asks(house, place):
    channel, began = place_of(house, place), len(house.discord.requests)
    await house.anna.command(house.channel, "preferences")
    assert await house.bot.settings.set_for_user(house.anna.id, "language", ["ja"])
    for name, options in (
        *((name, {}) for name in ("learn", "rules", "privacy", "preferences", "puzzle", "daily", "help", "block")),
        *(("rules", {"game": game}) for game in ("koikoi", "fuzhou")),
        *((name, {}) for name in ("hand", "resign", "replay", "review", "verify", "profile")),
    ):
        shown = await said(house, house.anna, channel, place, name, **options)
        assert JAPANESE.search(shown.text), (name, shown.text)
    await at_rest(house)
    assert [(each.path, each.reply) for each in house.discord.requests[began:] if each.status >= 400] == []


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
async def test_a_finished_match_is_looked_back_at_without_its_number_and_the_next_begins_below_it(house, place):
    channel = place_of(house, place)
    hand, _ = await play_out(house.anna, await begun(house.anna, channel, "koikoi", rules="quick"))
    assert ended(hand)
    for name, words in (("replay", "step"), ("verify", "seed"), ("review", "")):
        answer = await house.anna.command(channel, name)
        shown = there(answer.message)
        assert shown.ephemeral == (place != "direct")
        assert words in shown.text.lower()
        assert not [each for each in shown.buttons if each.custom_id.startswith("share:")]
    for label in ("Replay", "Review", "Why?"):
        assert not (await house.anna.press(hand, label=label)).error
    again = there((await house.anna.press(hand, label="Play again")).message)
    assert again.id != hand.id
    assert again.ephemeral == (place != "direct")
    assert moves(again)
    assert (await house.bot.registry.get(2)).row.guild == 0


async def test_a_move_is_typed_there_as_well(house):
    direct = place_of(house, "direct")
    hand = await begun(house.anna, direct, "koikoi")
    choices = await house.anna.complete(direct, "move", "text", "")
    before = (await house.bot.registry.get(1)).match.seq
    value = next(each["value"] for each in choices if not each["value"].endswith(":finish"))
    answer = await house.anna.command(direct, "move", text=value)
    assert not answer.error
    assert (await house.bot.registry.get(1)).match.seq > before
    assert hand.id


async def test_a_course_ends_in_a_match_alone(house):
    group = place_of(house, "group")
    course = there((await house.anna.command(group, "learn", game="koikoi")).message)
    answer = await house.anna.press(course, f"learn:{0}:koikoi:play", raw=True)
    assert not answer.error
    hand = await house.anna.wait(group, lambda m: bool(moves(m)))
    assert hand.ephemeral
    hand, _ = await play_out(house.anna, hand, 2)
    assert (await house.bot.registry.get(1)).row.guild == 0


@pytest.mark.parametrize("place", ["direct", "foreign"])
async def test_an_answer_that_is_late_is_deferred_and_seen_by_the_same_eyes(house, place, monkeypatch):
    channel, settled, began = place_of(house, place), hand_messages.wait_until_settled, len(house.discord.requests)

    async def slowly(*given):
        await settled(*given)
        await asyncio.sleep(responses.ANSWER_WITHIN_S + 0.5)

    monkeypatch.setattr(hand_messages, "wait_until_settled", slowly)
    hand = await begun(house.anna, channel, "koikoi")
    assert hand.ephemeral == (place != "direct")
    shown = await pressed(house.anna, hand, moves(hand)[0])
    assert shown.id == hand.id
    kinds = [each.body["type"] for each in house.discord.requests[began:] if each.path.endswith("/callback")]
    assert kinds == [5, 6]
    assert place == "direct" or await house.ben.sees(channel) == []


async def test_what_takes_a_server_says_where_it_works(house):
    direct, foreign = place_of(house, "direct"), place_of(house, "foreign")
    for channel, words in (
        (direct, "on a server that has added me"),
        (foreign, "on a server that has added me, in a group"),
    ):
        answer = there((await house.anna.command(channel, "challenge", friend=house.ben)).message)
        assert words in answer.text
        assert "`/play`" in answer.text


@pytest.mark.parametrize("command", ["replay", "review"])
async def test_in_direct_messages_nobody_is_sent_to_a_command_of_servers(command, house):
    await house.anna.install()
    shown = there((await house.anna.command(house.discord.direct(house.anna), command)).message)
    assert shown.text == "You haven't finished a match here yet. Play one with `/play`, or give a table number."
    shown = there((await house.anna.command(house.channel, command)).message)
    assert "`/history`" in shown.text
