"""An evening of twelve: regulars, a moderator, a farmer with a second account, somebody who leaves, two who quarrel,
and the end of a season; what everybody reads of it, line by line."""

import re

import pytest

from tests.bot.calling.test_calls import called, listed, mentioned
from tests.bot.evenings.test_results import settle
from tests.bot.house import evening
from tests.bot.lobby.test_waiting import play
from tests.bot.moderation.desk import chosen, moderator, panel, sure
from tests.bot.moderation.test_people import KEPT
from tests.bot.moderation.test_results_voided import made_anew
from tests.bot.season.calendar import LATER_S, played, regular, turned
from tests.bot.season.test_end import told
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import set_of_server
from tests.there import there

NAMES = ("Chie", "Dora", "Emil", "Fumi", "Gus", "Hana", "Lea", "Ivo", "Jun")


async def done(eva, shown, label):
    """The moderator does it, after the question whether that is really meant."""
    return await sure(eva, await sure(eva, shown, label), label)


async def match_of(house, host, friend):
    """A match that two have begun; its number."""
    answer = await host.command(house.channel, "challenge", friend=friend, game="koikoi")
    lobby = there(answer.message)
    await friend.press(lobby, label="Accept")
    await host.press(await host.now(lobby), label="Start")
    await at_rest(house)
    return max(house.bot.keeper.known)


def read(message, people):
    """The lines of a message, with names for those who are mentioned, and without moments."""
    text = re.sub(r"<t:\d+:\w>", "then", message.text)
    for person in people:
        text = text.replace(person.mention, person.name)
    return [line for line in text.splitlines() if not line.startswith("-#")]


@pytest.mark.slow
async def test_an_evening_of_twelve_with_a_moderator_a_farmer_a_leaver_and_the_end_of_a_season(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 9, 20)
    async with evening(tmp_path) as house:
        chie, dora, emil, fumi, gus, hana, lea, ivo, jun = map(house.discord.add_person, NAMES)
        eva, anna, ben, here = moderator(house, "Eva", "MANAGE_GUILD"), house.anna, house.ben, house.channel
        friends = [ben, anna, chie, dora, emil, fumi]
        people = [*friends, gus, hana, lea, ivo, jun, eva]
        assert len(people) == 12
        hall, desk = (house.discord.add_channel(house.guild, name) for name in ("hall", "desk"))
        await set_of_server(house, "season", str(hall.id))
        await set_of_server(house, "log", str(desk.id))
        await regular(house, friends, 2026, 9, 1)
        for day in range(2, 6):
            await played(house, gus, hana, 2026, 9, day, won=[(0, 40, ("goko",))], times=3)

        board = there((await eva.command(here, "leaderboard", game="koikoi", order="rating")).message)
        assert read(board, people) == [
            "## Koi-Koi: the leaderboard of this server",
            "All time, by rating.",
            "**1.** Ben — 1677 ±74, 20 full matches",
            "**2.** Anna — 1596 ±74, 20 full matches",
            "**3.** Chie — 1521 ±73, 20 full matches",
            "**4.** Dora — 1449 ±73, 20 full matches",
            "**5.** Emil — 1382 ±73, 20 full matches",
            "**6.** Fumi — 1317 ±74, 20 full matches",
            "– Gus — 1615 ±79, 12 full matches, provisional",
            "– Hana — 1385 ±79, 12 full matches, provisional",
        ]
        assert read(await panel(eva, here, page="watch"), people) == [
            "## What stands out",
            "- Gus and Hana: 12 of 12 matches with each other were short.",
            "- Gus and Hana played 12 matches, all of them with each other.",
        ]

        # Lea is called to a lobby, plays, and leaves; Ivo and Jun quarrel, and their match is closed
        await listed(house, lea)
        lobby = await play(anna, here)
        assert mentioned((await called(house)).body) == [lea.id]
        await lea.press(lobby, label="Join")
        await anna.press(await anna.now(lobby), label="Start")
        await at_rest(house)
        left = max(house.bot.keeper.known)
        await settle(house, number=left)
        asked = there((await lea.command(here, "resign")).message)
        (question,) = read(asked, people)
        costs = rf"Resign the match at table {left}\? Anna wins, and your rating loses about \*\*1\d\*\*\. .*"
        assert re.fullmatch(costs, question)
        await lea.press(asked, label="Resign")
        quarrel = await match_of(house, ivo, jun)
        closed = await done(eva, await chosen(eva, here, quarrel), "Close without a result")
        assert read(closed, people) == [
            "**Done.**",
            f"## Koi-Koi · table {quarrel}",
            f"In <#{here.id}>. Nobody has done anything there since then.",
            "This table is closed.",
            "**1.** Ivo",
            "**2.** Jun",
        ]
        shown = await done(eva, await panel(eva, here, table=left), "Void the result")
        await done(eva, shown, "Let the result count again")
        await made_anew(house)
        for deed in ("Off the leaderboard", "Keep out for a month"):
            await done(eva, await panel(eva, here, person=gus), deed)
        assert KEPT in there((await gus.command(here, "play", game="koikoi")).message).text

        deeds = [
            f"Table {quarrel} was closed without a result.",
            f"Table {left}: the result was voided.",
            f"Table {left}: the result counts again.",
            "A person was taken off the leaderboards.",
            "A person is kept out of tables until then.",
        ]

        async def told_of_all():
            return len(await eva.sees(desk)) == len(deeds)

        await eventually(told_of_all)
        assert [line for each in await eva.sees(desk) for line in read(each, people)] == deeds
        whom = ["", "", "", " · Gus", " · Gus"]
        assert read(await panel(eva, here, page="log"), people) == [
            "## What moderators have done",
            *(f"then · Eva: {deed}{who}" for deed, who in reversed([*zip(deeds, whom, strict=True)])),
        ]

        calendar.turn(2026, 10, 2)
        title, places, hand = read(await anna.wait(hall, told, LATER_S), people)
        assert title == "## The season 2026-Q3 is over"
        assert re.fullmatch(r"\*\*Koi-Koi\*\*: 1\. Ben 1677 · 2\. Anna 1\d{3} · 3\. Chie 1521", places)
        assert re.fullmatch(rf"\*\*The season's hand\*\*: .* by (Lea|Anna) at table {left}\.", hand)
