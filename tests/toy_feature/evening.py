"""A coin is flipped, and flipped again, on the stand-in for Discord."""

from tests.bot.house import evening
from tests.there import there


async def test_a_coin_is_flipped_and_flipped_again(tmp_path):
    async with evening(tmp_path) as house:
        answer = await house.anna.command(house.channel, "toss")
        shown = there(answer.message)
        assert (shown.ephemeral, "Heads, after 1 flip." in shown.text) == (True, True)
        answer = await house.anna.press(shown, "toss:1")
        assert answer.state == "updated"
        assert "Tails, after 2 flips." in there(answer.message).text
