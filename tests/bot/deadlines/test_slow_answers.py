"""Every press and command is answered in time, and once, whatever is slow: its deadline counts from its arrival."""

import asyncio

import pytest

from tests.bot.deadlines.slowness import lobby_of, number_of, once_each, patient, reading
from tests.bot.house import PATIENCE_S, more, without_tokens
from tests.bot.refusals.test_refusals import turn
from tests.bot.waiting import at_rest, eventually
from tests.there import there

# The three cases of the report, in their seconds


async def test_a_lock_and_a_drawing_that_each_take_long_are_answered_in_time(tmp_path, brush):
    async with patient(tmp_path) as house:
        person, _, hand = await turn(house)
        await at_rest(house)
        brush.takes_s = 1.9
        table = house.bot.registry.known[1]
        await table.lock.acquire()
        press = asyncio.create_task(person.press(hand, hand.buttons[0].custom_id))
        await asyncio.sleep(1.4)
        table.lock.release()
        assert (await press).state == "deferred"
        await person.wait(house.channel, lambda m: m.id == hand.id and m.text != hand.text, PATIENCE_S)
        await at_rest(house)
        once_each(house)


async def test_three_presses_on_my_hand_at_once_are_all_answered(tmp_path, brush):
    async with patient(tmp_path) as house:
        board = await house.started()
        await at_rest(house)
        brush.takes_s = 1.9
        house.bot.pictures.forget(0)
        presses = [house.anna.press(board, label="My hand") for _ in range(3)]
        assert "failed" not in [answer.state for answer in await asyncio.gather(*presses)]

        async def one_hand():
            shown = [m for m in await house.anna.sees(house.channel) if m.ephemeral]
            return not any(m.loading for m in shown) and len([m for m in shown if m.buttons]) == 1

        await eventually(one_hand, "there is not one hand")
        await at_rest(house)
        once_each(house)


async def test_a_start_whose_board_hangs_in_an_edit_is_answered_and_all_comes(house):
    lobby = await lobby_of(house, house.ben)
    await at_rest(house)
    without_tokens(house.bot)
    house.discord.hang("PATCH", r"/channels/.*")
    panel = (await more(house.anna, lobby, "House rules")).message
    await house.anna.select(panel, f"o:{number_of(lobby)}:preset", ["nintendo"])
    await eventually(lambda: house.bot.table_messages.get(number_of(lobby)).lock.locked(), "the lobby is not edited")
    assert (await house.anna.press(lobby, label="Start")).state == "deferred"
    for person in (house.anna, house.ben):
        await house.hand(person)
    house.discord.mend()
    await house.anna.wait(house.channel, lambda m: m.id == lobby.id and "round 1 of " in m.text, PATIENCE_S)
    await at_rest(house)
    assert [m for m in await house.public() if m.buttons and m.id != lobby.id] == []
    house.complaints[:] = [each for each in house.complaints if not each.startswith("Discord is failing")]


# What takes as long as it likes


async def test_a_press_on_a_hand_whose_painter_hangs_is_answered_and_shown(house):
    await house.started()
    hand = await house.hand(house.anna)
    await at_rest(house)
    house.discord.hang("PATCH", r"/webhooks/.*")
    live = house.bot.hands.live[1, house.anna.id]
    live.shown = -1
    house.bot.hands.want(house.bot.registry.known[1])
    await eventually(live.lock.locked, "the hand is not painted")
    assert (await house.anna.press(hand, label="Ready")).state == "deferred"
    house.discord.mend()
    await house.anna.wait(house.channel, lambda m: m.id == hand.id and "Waiting" in m.text, PATIENCE_S)


async def test_a_slow_table_comes_in_the_place_of_the_older_one(brush, house):
    older = await house.started()
    await at_rest(house)
    house.bot.pictures.forget(0)
    brush.free.clear()
    answer = await house.ben.command(house.channel, "table")
    assert answer.state == "deferred"
    assert not there(answer.message).ephemeral
    brush.free.set()
    await house.anna.wait(
        house.channel, lambda m: m.id == there(answer.message).id and "round 1 of" in m.text, PATIENCE_S
    )
    await at_rest(house)
    assert older.id not in [message.id for message in await house.public()]


@pytest.mark.parametrize("command", ["verify", "resign"])
async def test_a_command_behind_a_slow_database_is_answered_and_said(command, monkeypatch, house):
    await house.started()
    await at_rest(house)
    async with reading(house, monkeypatch):
        answer = await house.anna.command(house.channel, command)
        assert answer.state == "deferred"
        assert there(answer.message).ephemeral
    await house.anna.wait(
        house.channel, lambda m: m.id == there(answer.message).id and bool(m.text) and not m.loading, PATIENCE_S
    )
