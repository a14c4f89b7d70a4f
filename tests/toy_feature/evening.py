"""A coin is thrown, and thrown again, on the stand-in for Discord."""

from tests.bot.house import evening
from tests.there import there


async def test_a_coin_is_thrown_and_thrown_again(tmp_path):
    async with evening(tmp_path) as house:
        answer = await house.anna.command(house.channel, "toss")
        shown = there(answer.message)
        assert (shown.ephemeral, "Head" in shown.text) == (True, True)
        answer = await house.anna.press(shown, "toss:1")
        assert answer.state == "updated"
        assert "Tail" in there(answer.message).text
