"""A match of each deck while the memory is kept on a server, with a restart in the middle."""

from contextlib import suppress

import pytest

from bot.playground.limits.refusal import NotPossible
from engine import GAMES
from tests.bot.evenings.test_words_alone import LONGEST, asked_or_over, chosen, ended
from tests.bot.house import dealt_alike, opened, running
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

    for _ in range(most):
        shown = await asked_or_over(house, anna)
        if ended(shown):
            return True
        # a computer may have gone on in the meantime: the message then shows the next question
        with suppress(NotPossible):
            await anna.press(shown, chosen(shown).custom_id)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("key", ["koikoi", "fuzhou"])
async def test_a_match_is_played_to_its_end_over_a_restart(tmp_path, address, key):
    def run(discord, _):
        # statements of the server take real time, and so does everything else
        return running(discord, address, claims=(0.05, 0.1, 5.0), thought=0.05)

    with dealt_alike():
        async with opened(tmp_path, run) as house:
            anna = house.discord.add_person("Anna")
            answer = await anna.command(
                house.channel, "play", game=key, against_computers=True, level="easy", rules=GAMES[key].short
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
