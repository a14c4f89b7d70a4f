"""A restart edits what is there: it posts and deletes nothing, at the pace that Discord allows."""

import re
import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.bot.house import more, retime
from tests.bot.restarts.stage import DELETE, EDIT, PING, POST
from tests.bot.trouble.test_outages import against_computer, asks, computers_move
from tests.bot.waiting import at_rest, eventually
from tests.there import there


async def shown(stage):
    """The public messages, but for the end of a clock, which moves by the time the bot was down."""
    seen = [each for each in await stage.anna.sees(stage.channel) if not each.ephemeral]
    return [(each.id, re.sub(r"<t:\d+:[RT]>", "<t>", each.text)) for each in seen]


async def test_restarts_edit_and_post_delete_and_ping_nothing(stage):
    async with stage.up():
        await stage.challenged()
        await against_computer(stage, stage.anna)
        retime(stage.bot, computer_s=600)
        await stage.ben.command(stage.channel, "play", game="koikoi")
        ended = await against_computer(stage, stage.ben)
        sure = await stage.ben.command(stage.channel, "resign", table=ended)
        await stage.ben.press(sure.message, label="Resign")
        await at_rest(stage)
    seen = await shown(stage)
    for _ in range(2):
        async with stage.up(hours=24):
            await at_rest(stage)
            assert stage.counted() == {EDIT: 2}  # the lobby has no clock, so its message is still right
            assert stage.refused() == []
        assert await shown(stage) == seen


@pytest.mark.parametrize(
    ("edits", "meanwhile"),
    [
        (0, "SELECT 1"),
        (1, "DELETE FROM meta WHERE key LIKE 'shown:%'"),  # as after a crash
        (1, "UPDATE owners SET lease = lease + 1"),  # another run came in between
        (1, "INSERT INTO meta VALUES ('copied_at', '9999999999999')"),  # it is a backup
    ],
)
async def test_a_message_that_still_shows_its_table_is_not_edited(stage, edits, meanwhile):
    async with stage.up():
        await stage.anna.command(stage.channel, "play", game="koikoi")
        await at_rest(stage)
    with closing(sqlite3.connect(stage.database, isolation_level=None)) as db:
        db.execute(meanwhile)
    async with stage.up(hours=1):
        await at_rest(stage)
        assert stage.counted()[EDIT] == edits


async def test_only_a_persons_move_posts_an_old_table_anew_and_only_once(stage):
    async with stage.up():
        number = await against_computer(stage, stage.anna)
    async with stage.up(hours=2) as bot:
        await at_rest(stage)
        await computers_move(stage, number)
        await eventually(lambda: asks(stage, number, stage.anna))
        await eventually(lambda: stage.counted().keys() == {EDIT, PING}, "it is not edited, or nobody is called")
        await at_rest(stage)
        assert stage.counted().keys() == {EDIT, PING}
        old = (await bot.registry.get(number)).row.message
        retime(bot, computer_s=600)
        await stage.moves(stage.anna, number)
        await at_rest(stage)
        assert (stage.counted()[POST], stage.counted()[DELETE]) == (1, 1)
        new = (await bot.registry.get(number)).row.message
        assert new != old
        for _ in range(3):
            await stage.anna.command(stage.channel, "hand", table=number)
        await computers_move(stage, number)
        await eventually(lambda: asks(stage, number, stage.anna))
        await at_rest(stage)
        assert (stage.counted()[POST], stage.counted()[DELETE]) == (1, 1)
    async with stage.up(hours=2):
        await at_rest(stage)
        assert stage.counted() == {EDIT: 1}


async def test_a_table_whose_message_was_deleted_comes_again_only_for_a_person(stage):
    async with stage.up():
        number = await against_computer(stage, stage.anna)
        board = (await stage.bot.registry.get(number)).row.message
    stage.discord.remove_message(cast(Any, SimpleNamespace(id=board)))
    for _ in range(2):
        async with stage.up(hours=2):
            await at_rest(stage)
            assert stage.counted() == {EDIT: 1}
    async with stage.up(hours=2):
        await at_rest(stage)
        await stage.anna.command(stage.channel, "hand", table=number)
        await at_rest(stage)
        assert stage.counted() == {EDIT: 1, POST: 1}


@pytest.mark.parametrize("pressed", [False, True], ids=["nobody presses", "somebody presses"])
async def test_the_clock_of_a_window_posts_nothing_anew_after_a_restart(stage, pressed):
    """Nor does a press in the window, which nobody else may notice."""
    async with stage.up(claims=(3600.0, 3600.0, 3600.0), thought=1.0) as bot:
        lobby = there((await stage.anna.command(stage.channel, "play", game="jiaxing")).message)
        for _ in range(3):
            await more(stage.anna, await stage.anna.now(lobby), "Add easy computer")
        await stage.anna.press(await stage.anna.now(lobby), label="Start")
        while (table := await bot.registry.get(1)).in_window is False:
            hand = there((await stage.anna.command(stage.channel, "hand", table=1)).message)
            if asks(stage, 1, stage.anna) and hand.buttons:
                await stage.anna.press(hand, hand.buttons[0].custom_id)
            await at_rest(stage)
        before = there(table.match).seq
    async with stage.up(hours=2, thought=1.0) as bot:
        await eventually(lambda: 1 in bot.registry.known, "the table does not wake")
        if pressed:
            await stage.anna.command(stage.channel, "hand", table=1)
            assert bot.registry.known[1].in_window
        await eventually(lambda: there(bot.registry.known[1].match).seq > before + 1)
        await at_rest(stage)
        assert stage.counted().keys() <= {EDIT, PING}
