"""Fresh tokens that never work: Discord answers 404 to every request by token, though the first answer has arrived."""

from collections import Counter

import pytest

from tests.bot.anywhere.among import begun_among, board_of, group_of, moved, my_hand, one_clock, public
from tests.bot.house import asked_of, evening
from tests.bot.waiting import at_rest

MOVES = 3


@pytest.fixture
async def house(tmp_path, monkeypatch):
    async with evening(tmp_path, silence=20.0) as house:
        one_clock(house, monkeypatch)
        yield house


def dead_requests(house, began=0):
    """How often each dead token was used."""
    asked = [each for each in house.discord.requests[began:] if each.path.startswith("/webhooks/")]
    return Counter(each.path.split("/")[3] for each in asked if each.status == 404)


async def test_a_match_goes_on_and_each_dead_token_is_used_once(house):
    await house.started()
    await house.ready(house.anna, house.ben)
    house.discord.kill_tokens()
    began = len(house.discord.requests)
    for _ in range(MOVES):
        for person in (house.anna, house.ben):
            await at_rest(house)
            await person.command(house.channel, "hand")
            hand = await house.hand(person)
            if ids := asked_of(hand):
                assert (await person.press(hand, ids[0])).state == "updated"
    await at_rest(house)
    assert max(dead_requests(house, began).values()) == 1
    assert (await house.bot.registry.get(1)).match.seq >= MOVES


async def test_the_board_of_a_group_is_posted_again_by_the_next_token_that_works(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    board, by_id = await board_of(house, table), {each.id: each for each in (house.anna, house.ben)}
    house.discord.kill_tokens(1)
    began = len(house.discord.requests)
    await house.ben.press(board, label="My hand")
    await at_rest(house)
    for _ in range(2):
        await moved(house, table, by_id)
    await at_rest(house)
    assert [*dead_requests(house, began).values()] == [1]
    new = (await public(house, group))[-1]
    assert new.id == table.row.message != board.id
    assert await my_hand(house.anna, new)
