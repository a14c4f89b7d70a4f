"""Evenings at which somebody leaves: they resign and the others go on, or not; they leave the server."""

import pytest

from bot.tables.table import level_of_stand_in
from tests.bot.clocked import all_ready, board, lines, moves, requests, started, table
from tests.bot.house import PATIENCE_S, evening, retime
from tests.bot.waiting import at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.slow

NOT_SEATED, RESIGNED, TWICE, NOBODY = (
    "You don't have a seat at this table",
    "You've already resigned at this table",
    "That move has already been made",
    "Nobody has resigned at this table",
)
UNKNOWN, NOT_AWAY = "This button no longer works", "You're not away"


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


async def said(answer):
    """What the presser alone is told."""
    message = there((await answer).message)
    assert message.ephemeral
    return message.text


async def saved(house):
    """All that is saved of table 1 but its message."""
    found = there(await house.bot.store.tables.load(1))
    return found.sitters, found.moves, found.table.state, found.table.due_at, found.table.clock_s


async def test_among_three_all_press_go_on_and_the_match_does(house):
    await three(house)
    stranger = house.discord.add_person("Dora")
    before = await saved(house)
    shown = await board(house, "My hand")
    assert NOBODY in await said(house.anna.press(shown, "f:1", raw=True))
    assert await saved(house) == before
    assert "You resigned" in (await resigns(house, house.ben)).text
    shown = await board(
        house, f"{house.ben.mention} has resigned", f"{house.anna.mention}", "Go on", without=("I'm back",)
    )
    await house.ben.wait(house.channel, lambda m: "· round 1" in m.text and "You've resigned" in m.text, PATIENCE_S)
    before = await saved(house)
    for press in ("f:1", "b:1", "h:1", "r:1"):
        answer = await said(stranger.press(shown, press, raw=True))
        assert (NOT_SEATED if press != "r:1" else UNKNOWN) in answer
    for press in ("f:1", "b:1"):
        assert RESIGNED in await said(house.ben.press(shown, press, raw=True))
    for press in ("f:1:2", "f:1:", "b:1:x", "b:", "f:", "b:x", "f:-1", "b:1:1:1"):
        assert UNKNOWN in await said(house.anna.press(shown, press, raw=True))
    assert await saved(house) == before
    await house.anna.press(shown, label="Go on")
    assert requests(house, "POST", "/callback")[-1].body == {"type": 6}  # no message that waits for its words
    assert TWICE in await said(house.anna.press(shown, label="Go on"))
    await board(house, f"{house.chie.mention} must press **Go on**")
    await house.chie.press(shown, label="Go on")
    shown = await board(house, f"**Tama (computer)** plays for {house.ben.mention}, who left", without=("Go on",))
    level = level_of_stand_in(house.bot.registry.known[1])
    assert lines(house, "SELECT user, level, leaver FROM sitters WHERE seat = 1") == [(None, level, house.ben.id)]
    await house.ben.wait(house.channel, lambda m: m.text == "You've left this table.", PATIENCE_S)
    assert not any(action == "resign" for _, action, _ in moves(house))
    assert NOT_SEATED in await said(house.ben.press(shown, "h:1", raw=True))
    assert NOBODY in await said(house.anna.press(shown, "f:1", raw=True))
    await at_rest(house)


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
        hand = await in_hand(house, person, f"**Tama (computer)** plays for {house.ben.mention}, who left.")
        assert "Go on" not in [button.label for button in hand.buttons]
    await at_rest(house)


async def test_i_am_back_is_for_who_is_away_wherever_it_is_pressed(house):
    await three(house)
    dora = house.discord.add_person("Dora")
    other = there((await dora.command(house.channel, "play", game="koikoi")).message)
    await house.bot.matches.stand_in(1, house.ben.id)
    shown = await board(house, "I'm back", f"{house.ben.mention} is away")
    before = await saved(house)
    for person, words in ((dora, NOT_SEATED), (house.anna, NOT_AWAY), (house.chie, NOT_AWAY)):
        assert words in await said(person.press(shown, label="I'm back"))
    assert "hasn't begun" in await said(dora.press(other, "b:2", raw=True))
    assert "no table" in (await said(dora.press(other, "b:99", raw=True))).lower()
    assert await saved(house) == before
    answer = there((await house.ben.press(other, "b:1", raw=True)).message)  # the button says all there is to know
    assert answer.ephemeral
    assert "round 1" in answer.text
    assert (await table(house)).sitter(1).here
    before = await saved(house)
    assert NOT_AWAY in await said(house.ben.press(shown, "b:1", raw=True))
    assert await saved(house) == before
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
