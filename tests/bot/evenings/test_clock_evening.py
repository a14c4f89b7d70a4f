"""Evenings with a clock: what everybody sees of it, who is called, who plays for whoever is away."""

import pytest

from bot.store.deadlines import Place
from tests.bot.clocked import (
    all_ready,
    asked,
    board,
    change,
    labels,
    lines,
    moves,
    requests,
    rest,
    started,
    table,
)
from tests.bot.house import PATIENCE_S, evening, retime, without_tokens
from tests.bot.waiting import at_rest, eventually
from tests.there import there

NOT_AWAY = "You're not away"


async def pings(house, words):
    return [message for message in await house.public() if words in message.text]


@pytest.mark.usefixtures("fixed_seeds")
async def test_a_clock_is_shown_reminds_once_and_then_plays_the_default(house):
    now = await started(house, 180, house.ben)
    due = f"(<t:{there(now.row.due_at) // 1000}:R>)"
    await board(house, due)
    for person in (house.anna, house.ben):
        assert due in (await house.hand(person)).text
    reminds = "table 1 is waiting for you. Answer by"
    reminder = await house.anna.wait(house.channel, lambda m: reminds in m.text, PATIENCE_S)
    assert sorted(reminder.pings) == sorted([house.anna.id, house.ben.id])
    assert f"<t:{there(now.row.due_at) // 1000}:R>" in reminder.text
    await rest(house, 45)
    assert moves(house) == [(0, "ready", "clock"), (1, "ready", "clock")]
    await eventually(lambda: not house.bot.pings.notices.subject(1))
    turn, default = await asked(house), there((await table(house)).match).pending
    ((seat, legal),) = default.items()
    second = await house.anna.wait(
        house.channel, lambda m: "is waiting for you" in m.text and m.pings == [turn.id], PATIENCE_S
    )
    assert second.id != reminder.id
    await rest(house, 45)
    assert moves(house)[2] == (seat, str(legal[0]), "clock")


async def test_a_reminder_waits_for_a_deadline_that_was_moved(house):
    now = await started(house, 180, house.ben)
    due = there(now.row.due_at)
    await house.bot.matches.postpone(1, due - 50_000, due + 40_000)
    await rest(house, 150)
    assert await pings(house, "is waiting for you. Answer by") == []
    reminder = await house.anna.wait(house.channel, lambda m: "is waiting for you. Answer by" in m.text, PATIENCE_S)
    assert f"<t:{(due + 90_000) // 1000}:R>" in reminder.text
    assert house.bot.registry.now() >= due + 44_000


async def test_nobody_is_reminded_while_time_does_not_count(house):
    await started(house, 180, house.ben)
    channel = Place("channel", house.channel.id)
    house.bot.downtime.down(channel)
    await rest(house, 180)
    assert await pings(house, "is waiting for you. Answer by") == []
    house.bot.downtime.up(channel)
    reminder = await house.anna.wait(house.channel, lambda m: "is waiting for you. Answer by" in m.text, PATIENCE_S)
    assert f"<t:{there((await table(house)).row.due_at) // 1000}:R>" in reminder.text


async def test_whoever_misses_twice_is_played_for_until_they_are_back_at_the_table_or_in_their_hand(
    tmp_path,
):
    async with evening(tmp_path, thought=600.0) as house:
        await started(house, 30, house.ben)
        shown = await board(house, f"{(who := await absent(house)).mention} is away", "(away)", "I'm back")
        seat = there((await table(house)).seat_of(who.id))
        assert [by for mover, _, by in moves(house) if mover == seat][-2:] == ["clock", "clock"]
        hand = await who.wait(house.channel, lambda m: m.ephemeral and "A computer plays for you" in m.text, PATIENCE_S)
        assert labels(hand) == ["I'm back"]
        retime(house.bot, computer_s=1.0)
        await who.press(shown, label="I'm back")
        assert (await table(house)).sitter(seat).here
        await board(house, without=("I'm back", "(away)"))
        await house.bot.matches.stand_in(1, who.id)
        hand = await who.wait(house.channel, lambda m: m.ephemeral and "A computer plays for you" in m.text, PATIENCE_S)
        back = await who.press(hand, label="I'm back")
        assert back.state in ("updated", "deferred")
        assert (await table(house)).sitter(seat).here
        again = await who.press(hand, "b:1", raw=True)
        assert NOT_AWAY in there(again.message).text
        assert requests(house, "GET", f"/members/{who.id}")


async def absent(house):
    """Who is away first."""

    async def found():
        now = await table(house)
        return next((each.user for each in now.sitters if each.away), None)

    user = await eventually(found, "nobody is away")
    return next(person for person in house.discord.people if person.id == user)


async def test_an_idle_match_closes_with_its_sentence(house):
    await started(house, None, house.ben)
    await all_ready(house, house.anna, house.ben)
    await at_rest(house)
    change(house, "UPDATE tables SET active_at = 0")
    await house.bot.idle_matches.run_once()
    shown = await board(house, "Nobody had played here for a long time", "It doesn't count")
    assert shown.buttons == []
    assert lines(house, "SELECT state, reason FROM tables") == [("closed", "idle")]
    old = there((await house.anna.press(shown, "h:1", raw=True)).message)
    assert "closed" in old.text


async def test_what_only_computers_do_is_one_edit_of_the_table(house):
    await started(house, None, game="hanaawase", computers=2)
    without_tokens(house.bot)
    await all_ready(house, house.anna)
    shown = await board(house, f"{house.anna.mention}**, it's your turn")
    await rest(house, 1.5)  # so that the channel could take an edit at once
    hand, edits = await house.hand(house.anna), f"/messages/{shown.id}"
    before, made = len(requests(house, "PATCH", edits)), len(moves(house))
    await house.anna.press(hand, hand.buttons[0].custom_id)
    await eventually(lambda: len(moves(house)) > made + 2)
    await rest(house, 3.0)
    await board(house, f"{house.anna.mention}**, it's your turn")
    assert len(requests(house, "PATCH", edits)) == before + 1
