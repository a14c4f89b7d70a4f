"""A match of every game while the memory is kept on a server, with a restart in the middle."""

import pytest

from engine import GAMES
from tests.bot.evenings.test_words_alone import LONGEST, answers, chosen
from tests.bot.house import PATIENCE_S, dealt_alike, opened, running
from tests.bot.waiting import eventually
from tests.there import there

RESTART = 8
"""So many presses come before it."""


@pytest.fixture
def address(server):
    """A database with the schema of the bot."""
    address = server.ours()
    yield address
    server.drop(address)


async def pressed(house, anna, most):
    """Anna answers what is asked, at most so often. Returns whether the match is over."""

    async def over():
        table = await house.bot.keeper.get(1)
        return table.match is not None and table.match.result is not None

    async def hand():
        seen = [m for m in await anna.sees(house.channel) if m.ephemeral and m.text]
        return next((m for m in reversed(seen) if answers(m)), None)

    async def asked_or_over():
        return await over() or await hand()

    for _ in range(most):
        await eventually(asked_or_over, "nobody is asked any more")
        if await over():
            return True
        shown = await hand()
        if shown is not None:
            await anna.press(shown, chosen(shown).custom_id)
    return await over()


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
async def test_a_match_is_played_to_its_end_over_a_restart(tmp_path, address, key):
    def run(discord, _):
        return running(discord, address, thought=0.05)

    with dealt_alike():
        async with opened(tmp_path, run) as house:
            anna = house.discord.add_person("Anna")
            answer = await anna.command(
                house.channel, "play", game=key, computers=True, level="easy", preset=GAMES[key].short
            )
            assert answer.state in ("answered", "deferred"), answer.error
            assert not await pressed(house, anna, RESTART)
            before = there(await house.bot.store.tables.load(1)).moves
            await house.bot.close()
            async with run(house.discord, None) as house.bot:
                await anna.command(house.channel, "hand")
                assert await pressed(house, anna, LONGEST)
                after = there(await house.bot.store.tables.load(1)).moves
                assert after[: len(before)] == before != ()
                assert len(after) > len(before)
                last = await anna.wait(
                    house.channel,
                    lambda m: not m.ephemeral and any(b.custom_id.startswith("m:") for b in m.buttons),
                    PATIENCE_S,
                )
                assert there(last).text
