"""What goes wrong at a table among friends: strangers, blocks, people who leave, an install that is taken back."""

import asyncio

import pytest

from bot.playground.limits.refusal import NotPossible
from bot.transport import responses
from engine.core import Ask
from tests.bot.anywhere.alone import moves
from tests.bot.anywhere.among import (
    begun_among,
    board_of,
    group_of,
    hand_of,
    lobby_of,
    moved,
    my_hand,
    one_clock,
    public,
    resigned,
)
from tests.bot.evenings.test_results import settle
from tests.bot.house import evening
from tests.bot.waiting import at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.slow


@pytest.fixture
async def house(tmp_path, monkeypatch):
    async with evening(tmp_path) as house:
        one_clock(house, monkeypatch)
        house.chie = house.discord.add_person("Chie")
        yield house


def refused(house, began):
    return [(each.path, each.reply) for each in house.discord.requests[began:] if each.status >= 400]


async def test_for_whoever_is_not_in_the_group_there_is_no_such_table(house):
    group = group_of(house)
    await lobby_of(house, group, "koikoi", house.ben)
    message = there((await house.chie.command(house.channel, "rules")).message)
    for custom_id in ("l:1:join", "l:1:menu", "h:1", "lobby:1:rules", "g:1:turn", "o:1:clock"):
        said = there((await house.chie.press(message, custom_id, raw=True)).message)
        assert "button" in said.text or "no table 1" in said.text, custom_id
    await house.ben.press((await public(house, group))[0], label="Accept")
    await house.anna.press((await public(house, group))[0], label="Start")
    await at_rest(house)
    for custom_id in ("h:1", "p:1:1:ready", "more:1", "help:1", "b:1", "why:1:1", "replay:1", "m:1:again"):
        said = there((await house.chie.press(message, custom_id, raw=True)).message)
        assert "1" in said.text or "button" in said.text, custom_id
        assert said.images == []
    for name in ("hand", "resign", "verify", "replay"):
        said = there((await house.chie.command(house.channel, name, table=1)).message)
        assert "no table 1" in said.text or "no finished match" in said.text


async def test_whoever_is_in_the_group_and_does_not_play_changes_nothing(house):
    group = group_of(house, house.chie)
    table = await begun_among(house, group, "koikoi", house.ben)
    board, seq = await board_of(house, table), table.match.seq
    for label in ("My hand", "Ready"):
        await house.chie.press(board, label=label)
        said = await house.chie.wait(group, lambda m: m.ephemeral)
        assert "don't have a seat" in said.text or "not at this table" in said.text, said.text
        await house.chie.dismiss(said)
    await house.chie.press(board, label="Privacy")
    assert "stored about you" in (await house.chie.wait(group, lambda m: m.ephemeral)).text
    assert table.match.seq == seq
    assert [each.id for each in await public(house, group)] == [board.id]


async def test_who_takes_no_challenges_there_is_asked_for_nothing(house):
    group, began = group_of(house, house.chie), len(house.discord.requests)
    await house.ben.command(house.channel, "preferences")
    assert await house.bot.settings.set_for_user(house.ben.id, "groups", ["off"])
    said = there((await house.anna.command(group, "challenge", friend=house.ben)).message)
    assert "doesn't accept challenges" in said.text
    assert said.ephemeral
    here = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    assert "doesn't accept challenges" not in here.text
    await house.chie.command(house.channel, "block", user=house.anna)
    said = there((await house.anna.command(group, "challenge", friend=house.chie)).message)
    assert "doesn't accept challenges" in said.text
    assert await public(house, group) == []
    assert refused(house, began) == []


async def test_who_is_challenged_is_in_the_group(house):
    group, robot = group_of(house), house.discord.add_person("Robot", bot=True)
    for friend, words in ((house.chie, "isn't in this conversation"), (house.anna, "yourself"), (robot, "is a bot")):
        said = there((await house.anna.command(group, "challenge", friend=friend)).message)
        assert words in said.text
        assert said.ephemeral
    assert await public(house, group) == []


async def test_a_friend_who_has_blocked_the_app_presses_nothing_and_the_other_may_go(house):
    group = group_of(house)
    lobby = await lobby_of(house, group, "koikoi", house.ben)
    house.discord.block(house.ben)
    with pytest.raises(NotPossible, match="blocked"):
        await house.ben.press(lobby, label="Accept")
    house.discord.block(house.ben, on=False)
    await house.ben.press(lobby, label="Accept")
    await house.anna.press(lobby, label="Start")
    await at_rest(house)
    house.discord.block(house.ben)
    await resigned(house, house.anna, group)
    assert (await house.bot.registry.get(1)).row.state == "over"


async def test_whoever_leaves_the_group_goes_on_elsewhere_and_the_table_comes_anew_for_the_others(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    await my_hand(house.ben, await board_of(house, table))  # the board has his token now
    house.discord.leave_group(group, house.ben)
    persons = {house.anna.id: house.anna}
    hand = there((await house.ben.command(house.channel, "hand", table=1)).message)
    assert hand.ephemeral
    for _ in range(4):
        if not await moved(house, table, persons):
            hand = await house.ben.now(hand)
            await house.ben.press(hand, moves(hand)[0])
        await at_rest(house)
    codes = {each.reply.get("code") for each in house.discord.requests if each.status >= 400}
    assert codes <= {50001}
    *_, board = await public(house, group)
    assert board.id == table.row.message
    assert "further down" not in board.text


async def test_an_install_taken_back_in_mid_match_leaves_it_to_whoever_comes_back(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    board = await board_of(house, table)
    house.discord.install(house.anna, on=False)
    for person in (house.anna, house.ben):
        assert (await person.press(board, label="My hand")).error == "This interaction failed"
    hand = there((await house.ben.command(house.channel, "hand", table=1)).message)
    assert hand.ephemeral
    house.discord.install(house.anna)
    await at_rest(house)
    began = len(house.discord.requests)
    house.discord.clock.advance(3600)
    await my_hand(house.ben, board)
    await at_rest(house)
    *_, fresh = await public(house, group)
    assert fresh.id == table.row.message != board.id
    assert refused(house, began) == []


async def test_a_claim_window_waits_for_whoever_sees_it_with_their_next_press(house):
    dan = house.discord.add_person("Dan")
    persons = (house.anna, house.ben, house.chie, dan)
    group = group_of(house, house.chie, dan)
    table = await begun_among(house, group, "jiaxing", *persons[1:])
    while not (table.in_window and any(seat >= 0 for seat in table.match.pending)):
        asked = {each.id: each for each in persons}
        if not await moved(house, table, asked):
            await asyncio.sleep(1)  # the table goes on
    number = table.match.number
    house.discord.clock.advance(16 * 60)
    await house.bot.matches.postpone(1, house.bot.registry.now(), house.bot.registry.now())
    await eventually(lambda: 1 in house.bot.windows._patient)
    await at_rest(house)
    assert table.match.number == number
    for person in persons:
        await my_hand(person, await board_of(house, table))
        await at_rest(house)
    await eventually(lambda: table.match.number > number)


async def test_what_friends_have_played_stands_in_their_profiles_for_each_alone(house):
    group = group_of(house)
    await begun_among(house, group, "koikoi", house.ben)
    await settle(house)
    await resigned(house, house.anna, group)
    shown = there((await house.anna.command(group, "profile")).message)
    assert "Matches with friends" in shown.text
    assert "Koi-Koi: one match, 0 won" in shown.text
    assert shown.ephemeral
    house.discord.install(house.ben)
    assert "one match, 1 won" in there((await house.ben.command(group, "profile")).message).text
    others = there((await house.anna.command(group, "profile", player=house.ben)).message)
    assert "Matches outside servers are private." in others.text
    for person in (house.anna, house.ben):
        here = there((await house.chie.command(house.channel, "profile", player=person)).message)
        assert "no matches here" in here.text


async def test_a_friend_who_has_not_added_the_app_resigns_behind_more_and_is_told_of_no_rating(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    seat = next(each.seat for each in table.sitters if each.user == house.ben.id)
    while table.match.question.ask is Ask.PAUSE or seat not in table.match.pending:
        await moved(house, table, {each.id: each for each in (house.anna, house.ben)})
        await at_rest(house)
        table = await house.bot.registry.get(table.id)
    hand = await house.ben.now(await hand_of(house.ben, group))
    more = there((await house.ben.press(hand, f"more:{table.id}")).message)
    sure = there((await house.ben.press(more, f"r:{table.id}:ask")).message)
    assert sure.ephemeral
    assert "rating" not in sure.text
    await house.ben.press(sure, sure.buttons[0].custom_id)
    await at_rest(house)
    assert (await house.bot.registry.get(table.id)).row.state == "over"


async def test_the_others_have_an_hour_to_say_whether_they_go_on_without_somebody(house):
    group = group_of(house, house.chie)
    table = await begun_among(house, group, "hanaawase", house.ben, house.chie)
    await moved(house, table, {each.id: each for each in (house.anna, house.ben, house.chie)})
    await resigned(house, house.anna, group)
    words = await eventually(lambda: said(house, group, "Go on"), "the board says nothing of it")
    assert "press **Go on** within an hour" in words


async def said(house, group, words):
    """What a message says that everybody in the group sees, once it says this."""
    return next((each.text for each in await public(house, group) if words in each.text), None)


async def test_a_press_that_was_answered_in_private_already_leaves_the_board_where_it_is(house, monkeypatch):
    """The timer of a slow press has said that the answer is for one person alone: its token reaches that, not the
    board."""
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    await at_rest(house)
    slow = house.bot.settings.read

    async def reading(*args, **kwargs):
        await asyncio.sleep(responses.ANSWER_WITHIN_S + 0.5)
        return await slow(*args, **kwargs)

    monkeypatch.setattr(house.bot.settings, "read", reading)
    await my_hand(house.ben, await board_of(house, table))
    await at_rest(house)
    monkeypatch.undo()
    before = (await board_of(house, table)).text
    persons = {each.id: each for each in (house.anna, house.ben)}
    for _ in range(3):
        await moved(house, table, persons)
    await eventually(lambda: shown_anew(house, table, before), "the board stands still")


async def shown_anew(house, table, before):
    """Whether the message that everybody sees says something else than before."""
    board = await board_of(house, table)
    return not board.ephemeral and board.text != before
