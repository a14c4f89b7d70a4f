"""Suspended members finds no way to a table: neither typed nor pressed, nor by what was opened for them before."""

import pytest

from tests.bot.house import evening, more
from tests.bot.lobby.test_mentions import answered
from tests.bot.lobby.test_rematch import resigned
from tests.bot.moderation.desk import moderator
from tests.bot.moderation.test_people import KEPT, kept_out
from tests.bot.store.samples import open_tables
from tests.bot.waiting import at_rest
from tests.there import there

pytestmark = pytest.mark.slow

UNWELCOME = "doesn't accept challenges"


async def refusal(person, answer):
    """What somebody alone is told by that."""
    shown = there((await answer).message)
    assert shown.ephemeral, shown
    return shown.text


async def test_whoever_is_kept_out_opens_and_joins_none(tmp_path):
    async with evening(tmp_path, mentions=True) as house:
        finn, chie = moderator(house, "Finn", "MANAGE_GUILD"), house.discord.add_person("Chie")
        result = await resigned(house)
        lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
        waits = there((await house.ben.command(house.channel, "play", game="koikoi")).message)
        listed = there((await house.ben.command(house.channel, "open-tables")).message)
        asked = there((await house.ben.menu(house.channel, "Challenge to a game", chie)).message)
        await kept_out(house, finn, house.ben)
        before = await open_tables(house.bot.store)
        ben, here = house.ben, house.channel
        for command in ("play", "preferences"):  # the refusal has told them, so nothing tells them again
            await ben.command(here, command)
            await at_rest(house)
        assert len([each for each in await ben.sees(here) if KEPT in each.text]) == 1
        tries = [
            ben.command(here, "play", game="koikoi"),
            ben.command(here, "play", game="koikoi", against_computers=True),
            ben.command(here, "challenge", friend=chie, game="koikoi"),
            ben.select(asked, asked.selects[0].custom_id, ["koikoi"]),
            ben.press(lobby, label="Join"),
            ben.press(waits, label="Join table 2 (Anna is waiting)"),
            ben.press(waits, label="New table"),
            ben.press(listed, "join:2", raw=True),
            ben.press(lobby, "l:2:join", raw=True),
            ben.press(result, label="Play again"),
        ]
        for number, each in enumerate(tries):
            assert KEPT in await refusal(ben, each), number
        assert KEPT in (await answered(house, ben, "koikoi")).text
        listed = there((await ben.command(here, "open-tables")).message)
        assert [each.label for each in listed.buttons if "Join" in (each.label or "")] == []
        await at_rest(house)
        assert await open_tables(house.bot.store) == before
        assert (await house.bot.registry.get(2)).persons == (house.anna.id,)


async def test_nobody_invites_them(tmp_path):
    async with evening(tmp_path, mentions=True) as house:
        finn = moderator(house, "Finn", "MANAGE_GUILD")
        result = await resigned(house)
        lobby = there((await house.anna.command(house.channel, "play", game="stopgo")).message)
        guests = there((await more(house.anna, lobby, "Guests")).message)
        asked = there((await house.anna.menu(house.channel, "Challenge to a game", house.ben)).message)
        await kept_out(house, finn, house.ben)
        anna, here = house.anna, house.channel
        invites = next(each for each in guests.selects if "invite" in each.custom_id)
        tries = [
            anna.command(here, "challenge", friend=house.ben, game="koikoi"),
            anna.select(asked, asked.selects[0].custom_id, ["koikoi"]),
            anna.select(guests, invites.custom_id, [str(house.ben.id)]),
            anna.press(result, label="Play again"),
        ]
        for number, each in enumerate(tries):
            text = await refusal(anna, each)
            assert UNWELCOME in text, (number, text)
        said = await answered(house, anna, "koikoi", house.ben)
        assert UNWELCOME in said.text, said.text
        await at_rest(house)
        assert [each.id for each in await open_tables(house.bot.store)] == [2]
