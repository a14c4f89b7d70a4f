"""Hand messages: one live one a seat, refreshed through its token, renewed when the token is dead."""

import re
from pathlib import Path

from bot.live import tokens
from bot.transport import responses
from tests.bot.house import PATIENCE_S, asked_of, evening
from tests.bot.refusals.test_refusals import first_round, mover, turn
from tests.bot.waiting import at_rest, eventually
from tests.there import there


async def hands_of(house, person):
    """All hand messages that somebody sees, old ones among them."""
    return [message.id for message in await person.sees(house.channel) if message.ephemeral]


async def test_opening_the_hand_again_deletes_the_older_one(house):
    table = await house.started()
    first = await house.hand(house.anna)
    second = there((await house.anna.press(table, label="My hand")).message)
    assert first.id != second.id

    async def one():
        return await hands_of(house, house.anna) == [second.id]

    await eventually(one, "the older hand is there still")


async def test_a_press_on_an_older_hand_makes_that_one_the_live_one_where_no_other_lives(house, monkeypatch):
    table = await house.started()
    first = await house.hand(house.anna)
    house.discord.fail("DELETE", r"/webhooks/.*", 403, 50013, 1)  # the older one stays
    second = there((await house.anna.press(table, label="My hand")).message)
    await at_rest(house)
    house.discord.fail("POST", r"/interactions/.*", 404, 10062, 1)  # heard too late
    await house.anna.press(first, first.buttons[0].custom_id)
    await at_rest(house)
    assert house.bot.hands.live[1, house.anna.id].message == second.id
    monkeypatch.setattr(tokens, "TOKEN_LIFE_S", -1)
    await house.anna.press(first, first.buttons[0].custom_id)
    assert "Waiting" in (await house.anna.now(first)).text
    assert house.bot.hands.live[1, house.anna.id].message == first.id
    assert await hands_of(house, house.anna) == [first.id, second.id]


async def test_a_hand_that_is_played_above_the_table_follows_it_to_the_bottom(house):
    person, _, hand = await turn(house)
    shown = there((await person.command(house.channel, "table", table=1)).message)
    await at_rest(house)
    answer = await person.press(hand, hand.buttons[0].custom_id)
    assert answer.state == "answered"
    assert there(answer.message).id > shown.id

    async def one():
        return await hands_of(house, person) == [there(answer.message).id]

    await eventually(one, "the hand above the table is there still")
    redrawn = await house.hand(person)
    for asked in asked_of(redrawn)[:1]:
        assert (await person.press(redrawn, asked)).state == "updated"


async def test_an_answer_that_is_only_heard_edits_nothing_that_others_see(house):
    await house.started()
    await at_rest(house)
    before = len(house.discord.requests)
    await house.ready(house.anna)
    await at_rest(house)
    assert [request.path.rsplit("/", 1)[-1] for request in house.discord.requests[before:]] == ["callback"]


async def test_a_hand_whose_token_died_is_called_for_at_once_and_renewed_by_a_press(tmp_path, monkeypatch):
    async with evening(tmp_path, silence=30) as house:
        table = await first_round(house)
        person, other, hand = await mover(house)
        monkeypatch.setattr(tokens, "TOKEN_LIFE_S", -1)  # all tokens born so far are dead
        await person.press(hand, hand.buttons[0].custom_id)
        # what to take; koi-koi, if they have a yaku already
        while asked := asked_of(redrawn := await house.hand(person)):
            await person.press(redrawn, asked[-1])
        # who is slow to play is called for as well
        ping = await other.wait(
            house.channel, lambda m: "your turn at table" in m.text and m.pings != [person.id], PATIENCE_S
        )
        assert ping.pings == [other.id]
        monkeypatch.undo()
        renewed = await other.press(ping, label="My hand")
        assert renewed.message.ephemeral
        assert any(":play " in button.custom_id for button in renewed.message.buttons)
        assert table


async def test_nobody_is_called_for_while_the_hands_are_on_their_way(house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    await house.ben.press(lobby, label="Accept")
    house.discord.delay("POST", r"/webhooks/.*", 5.0, times=2)
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await at_rest(house)
    for person in (house.anna, house.ben):
        await house.hand(person)
    posted = [request for request in house.discord.requests if request.path.endswith("/messages")]
    assert [request.body["content"] for request in posted if "challenges you" not in request.body["content"]] == []


async def test_a_database_locked_by_somebody_else_costs_a_press_and_nothing_more(tmp_path):
    import sqlite3

    async with evening(tmp_path) as house:
        person, _, hand = await turn(house)
        other = sqlite3.connect(house.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = await person.press(hand, hand.buttons[0].custom_id)
        assert refused.message is not None, refused
        assert "couldn't save" in refused.message.text
        other.execute("ROLLBACK")
        other.close()
        assert ["is locked by another program" in line for line in house.complaints] == [True]
        house.complaints.clear()
        answer = await person.press(hand, hand.buttons[0].custom_id)
        assert answer.state == "updated"
        assert "already" not in answer.message.text


def test_the_script_of_the_page_on_fair_play_deals_a_match_again(capsys):
    page = (Path(__file__).parents[3] / "engine" / "FAIR.md").read_text("utf-8")
    script = there(re.search(r"```python\n(.*?)```", page, re.DOTALL))[1].replace('"..."', f'"{"01" * 32}"')
    exec(compile(script, "FAIR.md", "exec"), {})
    from hashlib import sha256

    said = capsys.readouterr().out
    assert sha256(b"\1" * 32).hexdigest() in said
    assert "seen by seat 0" in said


async def test_an_answer_that_comes_too_late_is_made_up_through_the_older_token(house):
    person, _, hand = await turn(house)
    house.discord.interactions.answer_time = 0.3
    house.discord.delay("POST", r"/interactions/.*", 0.6)
    late = await person.press(hand, hand.buttons[0].custom_id)
    assert late.state == "failed"
    house.discord.interactions.answer_time = 3.0
    shown = await person.wait(house.channel, lambda m: m.id == hand.id and "plays" in m.text, PATIENCE_S)
    assert hand.buttons[0].custom_id not in [button.custom_id for button in shown.buttons]


async def test_a_start_that_is_answered_too_late_still_deals_the_hands(house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    await house.ben.press(lobby, label="Accept")
    house.discord.interactions.answer_time = 0.3
    house.discord.delay("POST", r"/interactions/.*", 0.6)
    assert (await house.anna.press(await house.anna.now(lobby), label="Start")).state == "failed"
    house.discord.interactions.answer_time = 3.0
    await house.ben.wait(house.channel, lambda m: m.ephemeral and "· round 1" in m.text, PATIENCE_S)
    table = await house.anna.wait(house.channel, lambda m: "round 1 of 6" in m.text and not m.ephemeral, PATIENCE_S)
    assert "My hand" in [button.label for button in table.buttons]


async def above(house):
    """Somebody to move, in a hand above the table."""
    person, _, hand = await turn(house)
    await person.command(house.channel, "table", table=1)
    await at_rest(house)
    return person, hand


async def follows(house, person):
    """They see one hand, and it shows the table."""
    await at_rest(house)
    (only,) = await hands_of(house, person)
    table = await house.bot.registry.get(1)
    live = house.bot.hands.live[1, person.id]
    assert (live.message, live.shown) == (only, table.moment)
    return only


async def test_who_presses_twice_above_the_table_keeps_a_hand(house):
    """The second press comes while the hand it is on is on its way out."""
    person, hand = await above(house)
    house.discord.delay("DELETE", r"/webhooks/.*", 0.5)
    first = await person.press(hand, hand.buttons[0].custom_id)
    await eventually(lambda: not house.discord.rest.faults, "the hand above the table is not to be deleted")
    second = await person.press(hand, hand.buttons[0].custom_id)
    assert (first.state, second.state) == ("answered", "updated")
    assert await follows(house, person) == there(first.message).id


async def test_who_presses_on_a_new_hand_before_the_bot_knows_of_it_keeps_it(house):
    await house.started()
    match = there((await house.bot.registry.get(1)).match)
    first, other = (house.anna, house.ben)[:: 1 if match.view(None).dealer == 0 else -1]
    await house.ready(other)
    hand = await house.hand(first)
    await other.command(house.channel, "table", table=1)
    await at_rest(house)
    house.discord.delay("POST", r"/interactions/.*", 0.5, late=True)
    below = there((await first.press(hand, hand.buttons[0].custom_id)).message)
    assert below.id > hand.id
    await first.press(below, asked_of(below)[0])
    assert await follows(house, first) == below.id


async def test_a_hand_that_comes_late_below_the_table_is_followed(house, monkeypatch):
    person, hand = await above(house)
    monkeypatch.setattr(responses, "ANSWER_WITHIN_S", 0.0)
    answer = await person.press(hand, hand.buttons[0].custom_id)
    monkeypatch.undo()
    assert answer.state == "deferred"
    below = await follows(house, person)
    assert below > hand.id
    other = house.ben if person is house.anna else house.anna
    while asked := asked_of(hand := await house.hand(other)):
        await other.press(hand, asked[-1])
        await at_rest(house)
    assert asked_of(await house.hand(person))
    assert await follows(house, person) == below


async def test_who_opens_their_hand_before_the_bot_knows_of_the_first_keeps_the_newer_one(house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    await house.ben.press(lobby, label="Accept")
    house.discord.delay("POST", r"/webhooks/.*", 1.0, times=2, late=True)
    await house.anna.press(await house.anna.now(lobby), label="Start")
    first = await house.hand(house.anna)
    newer = there((await house.anna.press(await house.anna.now(lobby), label="My hand")).message)
    assert newer.id > first.id
    await at_rest(house)
    assert await follows(house, house.anna) == newer.id
