"""Games for three in the channel: one joins by Join, a computer takes a seat, and the bot is killed in the middle."""

import asyncio
import json
import sqlite3

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from tests.bot.house import PATIENCE_S, asked_of, more
from tests.bot.openapi import inspect
from tests.bot.trouble.test_never_lost import ANSWERED, Ledger, check_records, started
from tests.bot.waiting import IN_A_ROUND, at_rest
from tests.sampling import sampled
from tests.there import there


async def newest(person, channel):
    hands = [message for message in await person.sees(channel) if message.ephemeral and IN_A_ROUND.search(message.text)]
    return hands[-1] if hands else None


async def renew(person, channel):
    for message in await person.sees(channel):
        if not message.ephemeral and any(button.label == "My hand" for button in message.buttons):
            try:
                await person.press(message, label="My hand")
            except NotPossible:
                continue  # a newer table message has just taken its place
            return


async def over(people, channel):
    """Whether the match has ended: told in a hand, or, when all hands are dead, by the final public message."""
    final = "Thank you for playing", "The match is over"
    return any(words in message.text for message in await people[0].sees(channel) for words in final)


async def pressed(person, channel):
    """Press what is offered first to somebody; False when nothing is."""
    hand = await newest(person, channel)
    ids = asked_of(hand) if hand else []
    if not ids:
        return False
    answer = await person.press(hand, ids[0])
    assert answer.state in ANSWERED, answer
    return True


async def play_on(people, channel, presses):
    """Everybody presses what is offered first; False when the match is over. Fails when nothing moves for long."""
    idle = 0
    while presses > 0:
        if await over(people, channel):
            return False
        moved = sum([await pressed(person, channel) for person in people])
        presses -= moved
        idle = 0 if moved else idle + 1
        assert idle < 200, [message.text for message in await people[0].sees(channel)]
        if not moved:
            await asyncio.sleep(0.3)
        if idle % 10 == 9:  # tokens live in memory: after a restart hands are renewed by the table's button
            for person in people:
                await renew(person, channel)
    return True


@pytest.mark.real_time
@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(["stopgo", "hanaawase"], 1))
async def test_three_play_to_the_end_over_a_kill_in_the_middle(tmp_path, game):
    database, log = tmp_path / "three.sqlite3", tmp_path / "bot.log"
    async with Playground(token="never-lost", inspect=inspect) as discord:
        channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        people = [discord.add_person(name) for name in ("Anna", "Ben")]
        async with started(discord, database, log) as bot:
            lobby = there((await people[0].command(channel, "play", game=game)).message)
            await people[1].press(lobby, label="Join")
            await more(people[0], await people[0].now(lobby), "Add easy computer")
            panel = there((await more(people[0], await people[0].now(lobby), "House rules")).message)
            assert "House rules" in panel.text
            picked = await people[0].select(panel, "o:1:setting", ["rounds"])
            changed = await people[0].select(picked.message, "o:1:value:rounds", ["3"])
            assert "Rounds: **3**" in there(changed.message).text
            await people[0].wait(
                channel, lambda m: not m.ephemeral and "House rules: Rounds: **3**" in m.text, PATIENCE_S
            )
            await people[0].press(await people[0].now(lobby), label="Start")
            for person in people:
                await person.wait(channel, lambda m: m.ephemeral and "· round 1" in m.text, PATIENCE_S)
            assert await play_on(people, channel, presses=12)
            before = Ledger(database).moves(1)
            await bot.kill()
            await bot.start()
            assert Ledger(database).moves(1)[: len(before)] == before
            assert not await play_on(people, channel, presses=900)
            final = await people[0].wait(
                channel, lambda m: "The match is over" in m.text and not m.ephemeral, PATIENCE_S
            )
            assert "Round 3" in final.images[0].alt
            board = there((await people[1].command(channel, "leaderboard", game=game)).message).text
            assert people[0].mention in board
            assert "lead to the same result" in there((await people[1].command(channel, "verify")).message).text
        assert discord.violations == []
    assert "ERROR" not in log.read_text()
    check_records(database)
    with sqlite3.connect(database) as connection:
        (rules,) = connection.execute("SELECT rules FROM tables").fetchone()
    connection.close()
    assert json.loads(rules)["rounds"] == 3


@pytest.mark.slow
async def test_the_panel_belongs_to_the_host_changes_every_setting_and_goes_back_to_default(house):
    lobby = there((await house.anna.command(house.channel, "play", game="stopgo")).message)
    await house.ben.press(lobby, label="Join")
    page = there((await more(house.ben, await house.ben.now(lobby), "House rules")).message)
    assert (page.ephemeral, [each.custom_id for each in page.selects]) == (True, ["page:1:all"])
    assert {button.custom_id.split(":")[0] for button in page.buttons} == {"page", "share"}
    refused = await house.ben.press(page, "o:1:reset", raw=True)
    assert "host's lobby" in there(refused.message).text
    panel = there((await more(house.anna, await house.anna.now(lobby), "House rules")).message)
    table = house.bot.keeper.known[1]
    for option in table.rules.options():
        if not table.rules.applies(option):
            continue
        value = next(each for each in option.offer if each != getattr(table.rules, option.name))
        await house.anna.select(panel, "o:1:setting", [option.name])
        panel = await house.anna.now(panel)
        panel = there((await house.anna.select(panel, f"o:1:value:{option.name}", [str(value)])).message)
        assert getattr(house.bot.keeper.known[1].rules, option.name) == value
        await asyncio.sleep(1)  # so many presses in a second are more than Discord allows
    panel = there((await house.anna.press(panel, label="Back to default")).message)
    assert house.bot.keeper.known[1].rules == table.game.rules()
    bad = await house.anna.select(panel, "o:1:value:rounds", ["7"], raw=True)
    assert "does not take this value" in there(bad.message).text
    await more(house.anna, lobby, "Start with 2")
    late = await house.anna.press(panel, "o:1:reset", raw=True)
    assert "begun" in there(late.message).text


async def test_three_friends_are_challenged_by_mention(house):
    chie = house.discord.add_person("Chie")
    answer = await house.anna.command(house.channel, "challenge", friend=house.ben, friend2=chie, game="hanaawase")
    lobby, friends = answer.message, sorted([house.ben.id, chie.id])
    await chie.wait(house.channel, lambda m: sorted(m.pings) == friends and "challenges you" in m.text, PATIENCE_S)
    for friend in (house.ben, chie):
        await friend.press(lobby, label="Accept")
    await at_rest(house)
    await house.anna.press(await house.anna.now(there(lobby)), label="Start")
    for person in (house.anna, house.ben, chie):
        hand = await person.wait(house.channel, lambda m: m.ephemeral and "· round 1" in m.text, PATIENCE_S)
        assert hand.images[0].alt
