"""No press fails for want of a picture or of time: words come at once and the picture follows, or a short sentence."""

import asyncio
import time

import pytest

from bot.transport import press_limiter
from bot.transport.press_limiter import LEAST, MOST, PAUSE_S, PressLimiter
from tests.bot.deadlines.slowness import Brush, once_each
from tests.bot.house import PATIENCE_S
from tests.bot.refusals.test_refusals import first_round, mover
from tests.bot.waiting import at_rest, eventually
from tests.there import there
from tests.virtual_time import hold_up


@pytest.fixture
def brush(monkeypatch):
    """Pictures are painted unless `brush.free.clear()` was called."""
    return Brush(monkeypatch)


async def begun(house):
    """Anna and Ben play; who is to move, who is not, and the hand of the first."""
    await first_round(house)
    await at_rest(house)
    return await mover(house)


async def next_press(house):
    """Somebody answers whatever they are asked; returns what became of it, and after how many seconds."""

    async def asked():
        for person in (house.anna, house.ben):
            hand = await house.hand(person)
            if moves := [button.custom_id for button in hand.buttons if button.custom_id.startswith("p:")]:
                return person, hand, moves[0]
        return None

    person, hand, move = await eventually(asked, "nobody is asked")
    began = time.monotonic()
    answer = await person.press(hand, move)
    return answer.state, time.monotonic() - began


async def test_a_press_is_answered_in_words_with_its_buttons_and_the_picture_follows(brush, house):
    person, other, hand = await begun(house)
    brush.free.clear()
    answer = await person.press(hand, hand.buttons[0].custom_id)
    said = there(answer.message)
    assert (answer.state, said.images) == ("updated", [])
    assert "Your hand" in said.text
    asked = await other.wait(house.channel, lambda m: m.ephemeral and "plays" in m.text, PATIENCE_S)
    assert not asked.images
    assert any(":play " in button.custom_id for button in (*asked.buttons, *said.buttons))
    brush.free.set()
    for each, message in ((person, said), (other, asked)):
        shown = await each.wait(house.channel, lambda m, number=message.id: m.id == number and m.images, PATIENCE_S)
        assert [button.custom_id for button in shown.buttons] == [button.custom_id for button in message.buttons]
    await at_rest(house)
    once_each(house)


async def test_a_table_whose_painters_hang_is_played_on_in_words(brush, house):
    await begun(house)
    brush.free.clear()
    for _ in range(6):
        state, seconds = await next_press(house)
        assert (state, seconds < 1.5) == ("updated", True)
    public = await house.anna.wait(house.channel, lambda m: not m.ephemeral and "On the field" in m.text, PATIENCE_S)
    assert not public.images
    brush.free.set()
    await house.anna.wait(house.channel, lambda m: m.id == public.id and bool(m.images), PATIENCE_S)
    await at_rest(house)


async def test_of_a_hand_that_changes_while_painters_are_busy_only_the_newest_picture_is_painted(brush, house):
    await begun(house)
    brush.free.clear()
    for _ in range(6):
        await next_press(house)
    await asyncio.sleep(2 * house.bot.tables.timing.picture_s)
    # the one that hangs; then the newest of each hand and of the table
    assert len(house.bot.pictures.gallery._jobs) <= 4
    brush.free.set()
    await at_rest(house)
    assert all(live.shows(house.bot.registry.known[1]) for live in house.bot.hands.live.values())


async def test_presses_beyond_what_can_be_answered_get_a_sentence_at_once(monkeypatch, house):
    table = await house.started()
    await at_rest(house)
    monkeypatch.setattr(press_limiter, "MOST", 2)
    house.bot.interactions.press_limiter.most = 2
    hand, theirs = await house.hand(house.anna), await house.hand(house.ben)
    async with house.bot.registry.known[1].lock:
        held = [asyncio.create_task(house.anna.press(hand, hand.buttons[0].custom_id))]
        held.append(asyncio.create_task(house.ben.press(theirs, theirs.buttons[0].custom_id)))
        await eventually(lambda: len(house.bot.interactions._busy) == 2)
        for person in (house.ben, house.anna):
            told = there((await person.press(table, label="My hand")).message)
            assert told.text == "Too many people are playing right now. Try again in a few seconds."
            assert told.ephemeral
        told = there((await house.ben.command(house.channel, "hand")).message)
        assert told.text.startswith("Too many people")
    assert [(await each).state for each in held] == ["updated", "updated"]
    await at_rest(house)
    assert "round 1" in there((await house.ben.press(table, label="My hand")).message).text
    once_each(house)


async def test_fewer_presses_are_taken_at_a_time_while_the_loop_is_late_and_more_again_afterwards():
    gate = PressLimiter()

    def felt(late_s):
        hold_up(PAUSE_S)
        gate.felt(late_s)
        return gate.most

    seen = [gate.most, *(felt(1.0) for _ in range(50))]
    assert seen == sorted(seen, reverse=True)
    assert (seen[0], seen[-1]) == (MOST, LEAST)
    assert {felt(0.15) for _ in range(50)} == {LEAST}
    assert [felt(0.01) for _ in range(50)][-1] == MOST


async def test_many_presses_that_come_at_once_are_one_sign_of_a_late_loop():
    gate = PressLimiter()
    for late_s in 50 * [1.0]:
        gate.felt(late_s)
    assert gate.most > MOST / 2
