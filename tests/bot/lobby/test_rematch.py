"""Under the result of a match stands *Play again*: the same friends play again under a new seal, if all say yes."""

import re

from tests.bot.house import PATIENCE_S, behind_more, more
from tests.bot.waiting import at_rest
from tests.there import there


async def resigned(house):
    """A match of Anna and Ben, which Ben has resigned. Returns the message with its result."""
    table = await house.started()
    sure = there((await house.ben.command(house.channel, "resign")).message)
    await house.ben.press(sure, label="Resign")
    return await house.anna.wait(
        house.channel, lambda m: m.id == table.id and "Play again" in str(m.buttons), PATIENCE_S
    )


async def asked(house, result, label="Play again"):
    """The lobby that Anna's press opens."""
    lobby = there((await house.anna.press(result, label=label)).message)
    assert not lobby.ephemeral
    return lobby


async def hands(house, table):
    for person in (house.anna, house.ben):
        await person.wait(house.channel, lambda m: m.ephemeral and f"table {table} · round 1" in m.text, PATIENCE_S)


async def test_it_opens_under_a_new_seal_and_begins_when_the_other_accepts(house):
    result = await resigned(house)
    assert not re.search(r"\w{64}", result.text)
    old = (await house.bot.registry.get(1)).row.server_seed.hex()
    lobby = await asked(house, result)
    assert "Rematch of table 1. It starts automatically when everyone has accepted." in lobby.text
    assert f"{house.ben.mention}, {house.anna.mention} wants to play Koi-Koi again!" in lobby.text
    assert f"**1.** *invited: {house.ben.mention}*\n**2.** {house.anna.mention} · host" in lobby.text
    table = house.bot.registry.known[2]
    fair = there((await more(house.anna, lobby, "Fair deal")).message)
    assert table.commitment in fair.text
    assert table.row.server_seed.hex() != old
    call = await house.ben.wait(house.channel, lambda m: m.pings == [house.ben.id], PATIENCE_S)
    assert "wants a rematch of Koi-Koi at table 2" in call.text
    answer = await house.ben.press(lobby, label="Accept")
    assert answer.state == "updated"
    await hands(house, 2)
    assert table.persons == (house.ben.id, house.anna.id)
    await at_rest(house)
    assert not [message for message in await house.public() if message.pings]


async def test_a_challenge_among_the_same_people_shows_the_waiting_rematch_again(house):
    await asked(house, await resigned(house))
    for person, friend in ((house.anna, house.ben), (house.ben, house.anna)):
        shown = there((await person.command(house.channel, "challenge", friend=friend)).message)
        assert "Rematch of table 1." in shown.text
    other = there((await house.anna.command(house.channel, "challenge", friend=house.ben, game="stopgo")).message)
    assert f"{house.ben.mention} is already invited: see table 2" in other.text
    await house.ben.press(shown, label="Accept")
    await hands(house, 2)


async def test_the_own_hand_offers_it_at_the_end_and_alone_it_deals_at_once(house):
    await house.anna.command(house.channel, "play", game="koikoi", against_computers=True)
    hand = await house.hand(house.anna)
    assert "Ready" not in str(hand.buttons)
    sure = there((await house.anna.press(await behind_more(house.anna, hand), label="End the match…")).message)
    await house.anna.press(sure, label="Resign")
    over = await house.anna.wait(house.channel, lambda m: m.ephemeral and "Play again" in str(m.buttons), PATIENCE_S)
    table = there((await house.anna.press(over, label="Play again")).message)
    assert not table.ephemeral
    again = await house.anna.wait(house.channel, lambda m: m.ephemeral and "table 2 · round 1" in m.text, PATIENCE_S)
    assert "Ready" not in str(again.buttons)
