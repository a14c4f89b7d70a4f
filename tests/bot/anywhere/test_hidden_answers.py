"""Answers that Discord shows to one user only, although everyone should see them: boards, lobbies, what is shared."""

import pytest

from bot.transport import responses
from tests.bot.anywhere.among import (
    begun_among,
    board_of,
    group_of,
    lobby_of,
    moved,
    my_hand,
    one_clock,
    played_out,
    public,
    resigned,
)
from tests.bot.house import evening, running
from tests.bot.waiting import PATIENCE_S, at_rest
from tests.there import there

ABOVE = "-# To update the table, press *My hand* on its message further up"


@pytest.fixture
async def house(tmp_path, monkeypatch):
    async with evening(tmp_path) as house:
        one_clock(house, monkeypatch)
        yield house


def follow_ups(house, began):
    """Public messages that were sent by token after the first answer."""
    asked = house.discord.requests[began:]
    return [
        each
        for each in asked
        if each.method == "POST" and each.path.startswith("/webhooks/") and not (each.body.get("flags", 0) & 64)
    ]


async def shown_to(house, table, person):
    """What the newest hand of somebody says."""
    await at_rest(house)
    seen = [each for each in await person.sees(table.row.channel) if each.ephemeral]
    return seen[-1].text


@pytest.mark.slow
async def test_three_in_a_group_play_to_the_end_on_one_board_where_follow_ups_are_hidden(house):
    chie = house.discord.add_person("Chie")
    persons = (house.anna, house.ben, chie)
    house.discord.hide_answers()
    group, began = group_of(house, chie), len(house.discord.requests)
    table = await begun_among(house, group, "hanaawase", house.ben, chie)
    board, by_id = await board_of(house, table), {each.id: each for each in persons}
    for _ in range(3):
        house.discord.clock.advance(11 * 60)
        await moved(house, table, by_id)
    await played_out(house, table, *persons)
    await at_rest(house)
    (seen,) = await public(house, group)
    assert seen.id == board.id
    assert "review:1" in [button.custom_id for button in seen.buttons]
    assert len(follow_ups(house, began)) == 1
    assert [each.reply for each in house.discord.requests[began:] if each.status >= 400] == []


async def test_a_hidden_board_is_deleted_and_the_hand_says_where_to_press(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    board, by_id = await board_of(house, table), {each.id: each for each in (house.anna, house.ben)}
    house.discord.hide_answers()
    house.discord.clock.advance(16 * 60)
    began = len(house.discord.requests)
    for _ in range(2):
        await moved(house, table, by_id)
    assert len(follow_ups(house, began)) == 1
    for person in (house.anna, house.ben):
        assert not [each for each in await person.sees(group) if each.ephemeral and "Privacy" in str(each.buttons)]
    assert [each.id for each in await public(house, group)] == [board.id]
    assert table.row.message == board.id
    await moved(house, table, by_id)
    said = [await shown_to(house, table, person) for person in (house.anna, house.ben)]
    assert any(ABOVE in each for each in said), said
    stale = (await public(house, group))[0].edited
    hand = await my_hand(house.ben, board)
    await at_rest(house)
    (seen,) = await public(house, group)
    assert (seen.id, seen.edited > stale) == (board.id, True)
    assert ABOVE not in hand.text
    await moved(house, table, by_id)
    assert ABOVE not in await shown_to(house, table, house.ben)
    house.discord.clock.advance(16 * 60)
    await resigned(house, house.anna, group)
    await house.ben.press(board, label="My hand")
    await at_rest(house)
    (seen,) = await public(house, group)
    assert "review:1" in [button.custom_id for button in seen.buttons]
    assert len(follow_ups(house, began)) == 1


async def test_after_an_hour_and_after_a_restart_the_bot_tries_once_more_to_post_the_board_again(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    board, friends = await board_of(house, table), (house.anna, house.ben)
    by_id = {each.id: each for each in friends}
    house.discord.hide_answers()
    house.discord.clock.advance(16 * 60)
    await moved(house, table, by_id)
    house.discord.clock.advance(61 * 60)
    began = len(house.discord.requests)
    for _ in range(2):
        await moved(house, table, by_id)
    assert len(follow_ups(house, began)) == 1
    await house.bot.close()
    async with running(house.discord, house.database) as house.bot:
        table, began = await house.bot.registry.get(1), len(house.discord.requests)
        for _ in range(2):
            await moved(house, table, by_id)
        assert len(follow_ups(house, began)) == 1
        house.discord.mend()
        house.discord.clock.advance(61 * 60)
        await moved(house, table, by_id)
        old, new = await public(house, group)
        assert old.id == board.id
        assert new.id == table.row.message
        await resigned(house, house.anna, group)
        assert "review:1" in [button.custom_id for button in (await public(house, group))[-1].buttons]


async def test_a_lobby_that_only_its_host_would_see_is_not_opened(house):
    group = group_of(house)
    house.discord.hide_answers(first=True)
    answer = await house.anna.command(group, "challenge", game="koikoi", friend=house.ben)
    assert not answer.error
    said = await house.anna.wait(group, lambda m: "Discord showed my message only to you" in m.text, PATIENCE_S)
    await at_rest(house)
    assert [each.id for each in await house.anna.sees(group)] == [said.id]
    assert (await house.bot.store.tables.load(1)).table.state == "closed"
    house.discord.mend()
    assert not (await lobby_of(house, group, "koikoi", house.ben)).ephemeral


@pytest.mark.parametrize("deferred", [False, True])
async def test_on_a_server_a_hidden_lobby_is_posted_in_the_channel_instead(house, monkeypatch, deferred):
    if deferred:
        monkeypatch.setattr(responses, "ANSWER_WITHIN_S", 0.0)
    house.discord.hide_answers(first=True)
    await house.anna.command(house.channel, "challenge", friend=house.ben)
    lobby = await house.ben.wait(house.channel, lambda m: any(b.label == "Accept" for b in m.buttons), PATIENCE_S)
    await at_rest(house)
    assert [each.id for each in await house.anna.sees(house.channel)].count(lobby.id) == 1
    assert not any(each.ephemeral and each.buttons for each in await house.anna.sees(house.channel))
    assert (await house.bot.registry.get(1)).row.message == lobby.id
    await house.ben.press(lobby, label="Accept")
    assert not (await house.anna.press(await house.anna.now(lobby), label="Start")).error
    await house.hand(house.anna)


async def test_what_was_to_be_shared_and_is_hidden_is_taken_back_and_said(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    await resigned(house, house.anna, group)
    dealt = there((await house.anna.command(group, "verify", table=table.id)).message)
    house.discord.hide_answers()
    await house.anna.press(dealt, label="Share")
    await house.anna.wait(group, lambda m: "Discord showed my message only to you" in m.text, PATIENCE_S)
    assert not any("shared the deal from" in each.text for each in await house.anna.sees(group))
