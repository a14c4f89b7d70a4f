"""Everything at once, too late, deleted, or over a restart: one true message a table, one live hand a seat."""

import asyncio

from tests.bot.house import PATIENCE_S, asked_of, more
from tests.bot.refusals.test_refusals import both_ready, first_round
from tests.bot.waiting import at_rest, eventually
from tests.there import there


async def tables_with_buttons(house):
    return [m for m in await house.public() if m.buttons and "· table" in m.text]


async def test_commands_that_are_hammered_leave_one_table_and_one_hand_with_buttons(house):
    await house.started()
    hammered = ("table", "hand") * 4
    await asyncio.gather(*(house.anna.command(house.channel, command) for command in hammered))

    async def one():
        hands = [m for m in await house.anna.sees(house.channel) if m.ephemeral and m.buttons]
        return len(hands) == len(await tables_with_buttons(house)) == 1

    await eventually(one)
    await both_ready(house)
    await eventually(one)


async def test_a_late_answer_to_a_lobby_press_does_not_hide_the_started_table(house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    await house.ben.press(lobby, label="Accept")
    lobby = there(await house.anna.now(lobby))
    modal = await more(house.ben, lobby, "Cut the deck")
    house.discord.delay("POST", r"/interactions/.*", 1.0)
    late = asyncio.create_task(house.ben.submit(modal, {"word": "late"}))
    await eventually(lambda: not house.discord.rest.faults, "nothing is answered that could be late")
    await house.anna.press(lobby, label="Start")
    await late
    await at_rest(house)
    assert "My hand" in [button.label for button in (await house.anna.now(lobby)).buttons]


async def test_the_end_of_a_match_is_shown_after_a_restart_if_it_was_not_before(stage, monkeypatch):
    async with stage.up() as bot:
        number = await stage.challenged()
        monkeypatch.setattr(
            bot.table_messages, "want", lambda table_id: None
        )  # the bot ends before it shows anything more
        await bot.leaving.resign(number, stage.ben.id)
    for _ in range(2):
        async with stage.up():
            over = await stage.anna.wait(stage.channel, lambda m: "resigned" in m.text and not m.ephemeral, PATIENCE_S)
    assert [button.label for button in over.buttons] == ["Play again", "Change seats", "Replay", "Review"]
    assert len([m for m in await stage.anna.sees(stage.channel) if "resigned" in m.text]) == 1


async def test_the_last_turn_of_a_round_is_told_on_its_card(house):
    await first_round(house)
    while (asked := await eventually(lambda: mover_or_end(house))) != END:
        person, hand = asked
        await person.press(hand, hand.buttons[0].custom_id)
    card = await house.anna.wait(
        house.channel, lambda m: not m.ephemeral and any(b.label == "Why?" for b in m.buttons), PATIENCE_S
    )
    assert "plays" in card.text


END = "the end of the round"


async def mover_or_end(house):
    """Who is asked for a move and their hand, or END; None as long as no hand shows either."""
    for person in (house.anna, house.ben):
        hand = await house.hand(person)
        if "· round 1:" in hand.text or "Thanks" in hand.text:
            return END
        if asked_of(hand):
            return person, hand
    return None
