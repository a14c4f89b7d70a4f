"""PostgreSQL goes away while people play, in order or by a crash, and comes back: presses say so, and play goes on."""

import pytest

from bot.tables.table import loaded
from tests.bot.evenings.test_words_alone import answers, chosen
from tests.bot.house import dealt_alike, opened, retime, running
from tests.bot.store.server import end, serve
from tests.bot.waiting import eventually
from tests.there import there


@pytest.fixture
def own():
    """A server that the test may stop."""
    server = serve()
    yield server
    end(server)


async def hand(house, anna):
    """The newest hand that asks for something."""

    async def found():
        seen = [m for m in await anna.sees(house.channel) if m.ephemeral and m.text]
        return next((m for m in reversed(seen) if answers(m)), None)

    await eventually(found, "nobody is asked")
    return there(await found())


async def saved(house):
    return there(await house.bot.store.tables.load(1))


@pytest.mark.slow
@pytest.mark.real_time
@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_a_server_that_goes_and_comes_back_loses_nothing(tmp_path, own, how):
    def run(discord, _):
        return running(discord, own.ours(), thought=0.05)

    with dealt_alike():
        async with opened(tmp_path, run) as house:
            retime(house.bot, heartbeat_s=0.2, retry_s=0.2)
            anna = house.discord.add_person("Anna")
            await anna.command(house.channel, "play", game="koikoi", against_computers=True, level="easy")
            for _ in range(2):
                shown = await hand(house, anna)
                await anna.press(shown, chosen(shown).custom_id)
            shown = await hand(house, anna)
            own.stop(how)
            for _ in range(2):
                answer = await anna.press(shown, chosen(shown).custom_id)
                said = (answer.message.text if answer.message else "") + str(answer.error or "")
                assert "couldn't save" in said or "couldn't read" in said
            own.start()
            before = (await saved(house)).moves
            for _ in range(3):
                shown = await hand(house, anna)
                await anna.press(shown, chosen(shown).custom_id)

            async def went_on():
                return len((await saved(house)).moves) >= len(before) + 3

            await eventually(went_on, "the match does not go on")
            after = await saved(house)
            assert after.moves[: len(before)] == before
            assert (
                there(loaded(after).match).record().moves
                == there((await house.bot.registry.get(1)).match).record().moves
            )
            unwanted = [each for each in house.complaints if "can't be reached" not in each]
            assert unwanted == []
            house.complaints.clear()
