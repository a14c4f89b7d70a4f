"""Each person has one living hand at a table: no older one keeps its buttons, and none takes its place."""

import asyncio
import math
import re
from contextlib import asynccontextmanager
from unittest.mock import Mock

import pytest

from bot.live.live_hand import LiveHand
from bot.tables.background_tasks import ended
from bot.tables.timing import Timing
from bot.transport.priority import Priority
from engine import GAMES
from tests.bot.hands.living import played, seated, watched
from tests.bot.house import asked_of, evening
from tests.bot.refusals.test_refusals import first_round, mover, turn
from tests.bot.waiting import at_rest, eventually
from tests.there import there

SOON_S, SHOWN_S = 1.0, 2.0
"""For so long an older hand may have buttons; so soon a question is shown."""

PAUSE_S = (1.5, 4.0)
"""Between what somebody is asked and their press."""

MY_HAND_S = 9.0
CLAIMS = (1.5, 3.0, 8.0)
"""As the bot has them: the shortest and longest pause after a discard, and the end of a claim window."""

LINE = "Your hand is further down."


SEATED = {
    "koikoi": ((2, 0), (1, 1)),
    "stopgo": ((3, 0), (1, 2)),
    "hanaawase": ((3, 0), (1, 2)),
    "jiaxing": ((4, 0), (1, 3)),
    "fuzhou": ((4, 0), (1, 3)),
}
"""Persons and computers at the two tables of a game: nobody but persons, and one person alone."""

USUAL = (("koikoi", True), ("jiaxing", False))
"""One game of each deck is played for every change, the others by hand."""


def late(waits):
    """What 99 of 100 waits do not reach, in seconds."""
    return waits[math.ceil(len(waits) * 0.99) - 1]


def pairs():
    """Each game where edits count in a channel, and where they do not; how many rounds are played, and questions."""
    for game in SEATED:
        for edits in (True, False):
            usual = (game, edits) in USUAL
            rounds, questions = (2, math.inf) if GAMES[game].deck == "hanafuda" else (1, 16 if usual else math.inf)
            yield pytest.param(game, edits, rounds, questions, marks=pytest.mark.slow if usual else pytest.mark.full)


@pytest.mark.parametrize(("game", "edits", "rounds", "questions"), [*pairs()])
async def test_no_hand_older_than_the_newest_keeps_its_buttons_and_questions_are_shown_soon(
    tmp_path, game, edits, rounds, questions
):
    async with evening(tmp_path) as house:
        house.discord.limit_hooks(edits=edits)
        if edits:
            house.bot.webhook_limiter.rule.learn()
        reading = zip(SEATED[game], (True, False), strict=True)  # one table in words, the other in pictures
        sat = [await seated(house, game, *who, words=words) for who, words in reading]
        async with watched(*(sides[0].channel for _, sides in sat)) as hands:
            tables = (played(house, number, sides, PAUSE_S, rounds, questions) for number, sides in sat)
            waits = await asyncio.gather(*tables)
            await at_rest(house)
    # a fresh one comes in most rounds
    assert len(hands.seen) >= rounds * sum(persons for persons, _ in SEATED[game])
    assert max(hands.stood.values(), default=0.0) < SOON_S
    assert hands.most <= 2
    for each in waits:
        assert late(each) < SHOWN_S


async def impatient(house, number, side):
    """Somebody presses My hand every nine seconds in which they are asked nothing."""
    while True:
        await asyncio.sleep(MY_HAND_S)
        table = await house.bot.registry.get(number)
        if table.match is not None and not table.match.question.legal.get(table.seat_of(side.user.id)):
            await side.press(side.channel.messages[table.row.message], {"custom_id": f"h:{number}"})


@pytest.mark.slow
async def test_who_waits_and_presses_my_hand_again_and_again_holds_up_no_question(tmp_path):
    async with evening(tmp_path, claims=CLAIMS) as house:
        house.discord.limit_hooks()
        house.bot.webhook_limiter.rule.learn()
        sat = [await seated(house, "jiaxing", 4, 0, words=True) for _ in range(2)]
        pressing = [asyncio.create_task(impatient(house, number, side)) for number, sides in sat for side in sides]
        tables = (played(house, number, sides, PAUSE_S, 1, questions=20) for number, sides in sat)
        waits = await asyncio.gather(*tables)
        await ended(pressing)
    for each in map(sorted, waits):
        assert each[math.ceil(len(each) * 0.9) - 1] + CLAIMS[1] < 4.0


async def two_hands(house):
    """Who is to move in round 1, their hand, and a newer one beside it: the older one could not be removed."""
    table = await first_round(house)
    person, _, older = await mover(house)
    await at_rest(house)
    house.discord.fail("DELETE", r"/webhooks/.*", 403, 50013, 1)
    newest = there((await person.press(table, label="My hand")).message)
    await eventually(lambda: not house.discord.rest.faults, "the older hand is not to be removed")
    await at_rest(house)
    assert asked_of(await person.now(older)) == asked_of(newest)
    return person, older, newest


def by_tokens(house, since):
    """What was asked by tokens since then: method, and the path without the application."""
    sent = (each for each in house.discord.requests[since:] if each.path.startswith("/webhooks/"))
    return [(each.method, each.path.split("/", 3)[3]) for each in sent]


async def test_a_press_on_an_older_hand_plays_its_move_once_and_the_newest_shows_it_by_its_own_token(house):
    person, older, newest = await two_hands(house)
    token = house.bot.hands.live[1, person.id].token.interaction.token
    before, played = len(house.discord.requests), there((await house.bot.registry.get(1)).match).seq
    answer = await person.press(older, asked_of(older)[0])
    assert answer.state == "updated"
    line = await person.now(older)
    assert (line.text, line.buttons) == (LINE, [])
    await at_rest(house)
    assert there((await house.bot.registry.get(1)).match).seq > played
    assert ("PATCH", f"{token}/messages/@original") in by_tokens(house, before)
    live = house.bot.hands.live[1, person.id]
    assert (live.message, live.shown) == (newest.id, (await house.bot.registry.get(1)).moment)
    shown, played = await person.now(newest), there((await house.bot.registry.get(1)).match).seq
    assert asked_of(shown) != asked_of(newest)
    again = await person.press(older, asked_of(older)[-1], raw=True)
    assert (again.state, (await person.now(older)).text) == ("updated", LINE)
    await at_rest(house)
    assert (await person.now(newest)).text == shown.text
    assert there((await house.bot.registry.get(1)).match).seq == played


async def test_a_move_that_is_asked_once_more_is_asked_in_the_newest_hand_alone(house):
    table = await house.started()
    first = await house.hand(house.anna)
    house.discord.fail("DELETE", r"/webhooks/.*", 403, 50013, 1)
    newest = there((await house.anna.press(table, label="My hand")).message)
    await at_rest(house)
    grave = next(each.custom_id for each in first.buttons if each.custom_id.endswith(":finish"))
    await house.anna.press(first, grave.replace("p:", "q:", 1), raw=True)
    assert (await house.anna.now(first)).text == LINE
    assert (await house.anna.now(newest)).buttons == newest.buttons


async def test_removing_the_older_hand_is_the_next_request_by_tokens_once_the_new_one_is_there(house):
    table = await house.started()
    await at_rest(house)
    before, live = len(house.discord.requests), house.bot.hands.live[1, house.anna.id]
    house.discord.delay("POST", r"/interactions/.*", 0.3, late=True)
    newest = there((await house.anna.press(table, label="My hand")).message)
    await at_rest(house)
    answered, removed = (each for each in house.discord.requests[before:] if re.match("/(int|web)", each.path))
    assert (removed.method, removed.path.split("/")[3]) == ("DELETE", live.token.interaction.token)
    assert removed.at >= answered.at + answered.took
    assert [each.id for each in await house.anna.sees(house.channel) if each.ephemeral] == [newest.id]


@asynccontextmanager
async def spent(house, urgency):
    """All that requests so urgent may use of the budget of the channel, for a minute, and some of them still wait."""
    house.bot.webhook_limiter.rule.learn()

    async def one(number):
        async with house.bot.webhook_limiter.turn(Mock(channel_id=house.channel.id, token=f"{number}"), urgency):
            pass

    tasks = [asyncio.create_task(one(number)) for number in range(40)]
    await asyncio.sleep(0.05)
    assert not all(task.done() for task in tasks)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def soon(look, what):
    """Wait for it, no longer than an older hand may have buttons."""
    async with asyncio.timeout(SOON_S):
        await eventually(look, what)


@pytest.mark.parametrize("label", ["My hand", "Ready"])
async def test_an_older_hand_goes_once_enough_is_left_where_the_public_message_opens_one(house, label):
    table = await house.started()
    older = await house.hand(house.anna)
    await at_rest(house)
    async with spent(house, Priority.ANSWER):
        newest = there((await house.anna.press(table, label=label)).message)
        assert newest.id > older.id
        await asyncio.sleep(SOON_S)
        assert [each.id for each in await house.anna.sees(house.channel) if each.ephemeral] == [older.id, newest.id]
    await asyncio.sleep(Timing().hooks_s)

    async def one():
        return [each.id for each in await house.anna.sees(house.channel) if each.ephemeral] == [newest.id]

    await soon(one, "the older hand stays")


async def test_the_buttons_of_a_hand_whose_player_has_left_go_at_once_although_others_wait(house):
    await house.started()
    hand = await house.hand(house.ben)
    assert hand.buttons
    await at_rest(house)
    async with spent(house, Priority.WAITING):
        house.bot.hands.leave(await house.bot.registry.get(1), house.ben.id)

        async def stripped():
            return not (await house.ben.now(hand)).buttons

        await soon(stripped, "the hand keeps its buttons")


async def test_an_older_hand_goes_as_soon_as_discord_is_there_again(house):
    table = await house.started()
    await house.hand(house.anna)
    house.discord.fail("DELETE", r"/webhooks/.*", 429, 0, 5, 0.01)  # as often as discord.py tries by itself
    newest = there((await house.anna.press(table, label="My hand")).message)
    await eventually(lambda: not house.discord.rest.faults, "it is not tried")

    async def one():
        return [each.id for each in await house.anna.sees(house.channel) if each.ephemeral] == [newest.id]

    await eventually(one, "the older hand stays")
    house.complaints.clear()


async def test_no_hand_opens_below_the_table_while_nothing_is_left_to_remove_the_older_one(house, monkeypatch):
    person, _, hand = await turn(house)
    await person.command(house.channel, "table", table=1)
    await at_rest(house)
    monkeypatch.setattr(house.bot.webhook_limiter, "free", lambda *_args, **_more: False)
    answer = await person.press(hand, asked_of(hand)[0])
    assert answer.state == "updated"
    assert (await house.hand(person)).id == hand.id


async def test_the_farewell_says_one_thing_about_leaderboards_also_when_it_is_pressed_for(house):
    await house.started()
    older = await house.hand(house.anna)
    finish = next(each.custom_id for each in older.buttons if each.custom_id.endswith(":finish"))
    house.discord.fail("PATCH", r"/webhooks/.*", 404, 10008, 2)  # the hands do not learn of the end by themselves
    await house.bot.leaving.resign(1, house.ben.id)
    await at_rest(house)
    await house.anna.press(older, finish, raw=True)
    said = (await house.anna.now(older)).text
    assert said.count("/leaderboard") == 1, said
    helped = there((await house.anna.press(older, "help:1", raw=True)).message).text
    assert ("doesn't count" in helped) == ("doesn't count" in said)


async def test_a_hand_that_was_painted_for_who_waits_comes_at_once_to_who_is_asked_meanwhile(house, monkeypatch):
    """Its turn is taken as urgent as it is then, not as it was before the painting."""
    person, _, hand = await turn(house)
    await at_rest(house)
    taken, taking, post = [], house.bot.webhook_limiter.turn, LiveHand.payload
    urgency = Priority.WAITING

    async def slow(self, table, *rest, **more):
        nonlocal urgency
        found = await post(self, table, *rest, **more)
        urgency = Priority.ASKED
        return found

    monkeypatch.setattr(LiveHand, "payload", slow)
    monkeypatch.setattr(LiveHand, "urgency", lambda self, table: urgency)
    monkeypatch.setattr(
        house.bot.webhook_limiter, "turn", lambda of, how, who=None: (taken.append(how), taking(of, how, who))[1]
    )
    await person.press(hand, asked_of(hand)[0])
    await asyncio.sleep(20)  # the hand of whoever waits is not shown sooner
    await at_rest(house)
    assert Priority.ASKED in taken
    assert Priority.WAITING not in taken
