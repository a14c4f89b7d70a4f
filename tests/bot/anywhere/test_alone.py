"""A match alone against computers, outside of servers: one message, hand and table in one, from /play to the end."""

import re

import pytest

from bot.games import GAMES
from tests.bot.anywhere.alone import begun, ended, play_out
from tests.bot.house import evening, retime

PUBLIC = re.compile(r"^/channels/")


@pytest.fixture
async def house(tmp_path):
    async with evening(tmp_path, thought=0.01) as house:
        retime(house.bot, answer_s=0.02)
        yield house


@pytest.mark.parametrize("game", [*GAMES])
async def test_a_whole_match_in_direct_messages_is_one_message(house, game):
    channel = house.discord.direct(house.anna)
    began = len(house.discord.requests)
    hand = await begun(house.anna, channel, game)
    assert not hand.ephemeral
    assert [image.url.rpartition("/")[2].partition("?")[0] for image in hand.images][:1] == ["table.png"]
    hand, presses = await play_out(house.anna, hand)
    assert ended(hand)
    assert presses > 3
    assert [message.id for message in await house.anna.sees(channel)] == [hand.id]
    asked = house.discord.requests[began:]
    assert [each.path for each in asked if PUBLIC.search(each.path)] == []
    assert [(each.path, each.reply) for each in asked if each.status >= 400] == []
