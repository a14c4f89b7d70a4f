"""Evenings at which somebody leaves: they resign and the others go on, or not; they leave the server."""

import pytest

from tests.bot.clocked import all_ready, board, moves, requests, started, table
from tests.bot.house import PATIENCE_S, evening, retime
from tests.bot.waiting import at_rest, eventually
from tests.there import there


@pytest.fixture
async def house(tmp_path):
    """An evening at which computers think for long."""
    async with evening(tmp_path, thought=600.0) as house:
        yield house


async def three(house):
    """Anna, Ben and Chie play."""
    house.chie = house.discord.add_person("Chie")
    retime(house.bot, farewell_s=60.0)
    await started(house, None, house.ben, house.chie, game="hanaawase")
    await all_ready(house, house.anna, house.ben, house.chie)


async def resigns(house, person):
    asked = there((await person.command(house.channel, "resign", table=1)).message)
    assert "The others decide" in asked.text
    await person.press(asked, label="Resign")
    return await person.now(asked)


async def in_hand(house, person, *words):
    """The hand of somebody once it says so."""
    return await person.wait(
        house.channel, lambda m: m.ephemeral and bool(m.buttons) and all(each in m.text for each in words), PATIENCE_S
    )


async def test_the_hands_of_the_others_ask_whether_to_go_on_and_say_afterwards_who_plays(house):
    await three(house)
    await resigns(house, house.ben)
    for person in (house.anna, house.chie):
        hand = await in_hand(house, person, f"**{house.ben.mention} resigned.**")
        await person.press(hand, label="Go on")
        if person is house.anna:
            waits = await in_hand(house, house.anna, f"Waiting for {house.chie.mention}.")
            assert "Go on" not in [button.label for button in waits.buttons]
    for person in (house.anna, house.chie):
        hand = await in_hand(house, person, f"**Tama (computer)** has {house.ben.mention}'s seat now.")
        assert "Go on" not in [button.label for button in hand.buttons]
    await at_rest(house)


async def test_who_has_left_the_server_is_played_for_after_one_miss_and_asked_for_once_an_hour(house):
    house.chie = house.discord.add_person("Chie")
    await started(house, 30, house.ben, house.chie, game="hanaawase")
    house.discord.leave(house.guild, house.ben)
    looks = len(requests(house, "GET", f"/members/{house.ben.id}"))
    await board(house, f"{house.ben.mention} is away", "(away)")
    sitter = (await table(house)).sitter(1)
    assert sitter.away
    missed = [seat for seat, _, by in moves(house) if (seat, by) == (1, "clock")]
    assert len(missed) <= 1
    await house.bot.matches.be_back(1, house.ben.id)
    await eventually(lambda: len([by for seat, _, by in moves(house) if seat != 1 and by == "clock"]) > 1)
    await at_rest(house)
    assert len(requests(house, "GET", f"/members/{house.ben.id}")) - looks == 1
    for person in (house.anna, house.chie):
        assert len(requests(house, "GET", f"/members/{person.id}")) <= 1
