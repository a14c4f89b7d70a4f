"""Where Discord has no thread for the tables of a night: of what kind they are, and what becomes of the night."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.live.threads import reason
from bot.playground.world import world
from tests.bot.nights.clubs import announced, gave_up, looked, pressed, running
from tests.bot.waiting import at_rest, eventually

pytestmark = pytest.mark.slow


async def people_of(house):
    return [house.anna, house.ben, *map(house.discord.add_person, ("Chie", "Dora", "Emil", "Finn"))]


async def test_a_night_to_which_discord_refuses_a_thread_goes_on_without_and_says_why(late_calendar, house):
    house.discord.fail("POST", r"/channels/\d+/threads", 400, 160006, times=9)
    await announced(house, at="now")
    for each in await people_of(house):
        await pressed(house, each, "Next table")
        await looked()
    assert len(running(house)) == 2
    assert {each.row.channel for each in running(house)} == {house.channel.id}
    await at_rest(house)
    said = [each.text for each in await house.public() if "stays in this channel" in each.text]
    assert len(said) == 1
    assert "as many open threads as Discord allows" in said[0]
    assert any(
        "There are no threads here, so only two tables can run at a time." in each.text for each in await house.public()
    )


async def test_threads_of_a_night_are_archived_an_hour_after_their_tables(late_calendar, house):
    await announced(house, at="now")
    people = (await people_of(house))[:4]
    for each in people:
        await pressed(house, each, "Next table")
    await looked()
    played, deserted = (house.discord.world.channels[table.row.channel] for table in running(house))
    await gave_up(house, people[0], played)
    await house.bot.registry.close_tables(channel=deserted.id)
    await eventually(lambda: (played.archived_after_min, deserted.archived_after_min) == (60, 60))
    house.discord.archive(played)
    shown = await pressed(house, people[0], "Next table")  # at the message of the night
    assert "You're waiting for a table." in shown.text


async def test_tables_of_a_night_wait_longer_for_their_threads(late_calendar, house):
    house.discord.delay("POST", r"/channels/\d+/threads", 10, times=2)
    await announced(house, at="now")
    for each in (await people_of(house))[:4]:
        await pressed(house, each, "Next table")
    await looked()
    kinds = {house.discord.world.channels[table.row.channel].kind for table in running(house)}
    assert (len(running(house)), kinds) == (2, {world.PUBLIC_THREAD})


def failed(status, code=0) -> Any:
    response: Any = SimpleNamespace(status=status, reason="")
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(response, {"code": code, "message": ""})


@pytest.mark.parametrize(("error", "why"), [
    (failed(429), "busy"), (TimeoutError(), "busy"), (failed(400, 160006), "full"), (failed(400, 50024), "refused"),
    (failed(403, 50013), "permission"),
])  # fmt: skip
def test_the_reason_is_that_of_discord(error, why):
    assert reason(error) == why


async def test_where_automod_blocks_names_players_still_learn_where_they_sit(late_calendar, house):
    await announced(house, at="now")
    people = (await people_of(house))[:2]
    await pressed(house, people[0], "Next table")
    house.discord.block_words(house.guild, "Anna", "Ben")
    shown = await pressed(house, people[1], "Next table")
    assert "You're at" in shown.text
    assert "with Player" in shown.text
