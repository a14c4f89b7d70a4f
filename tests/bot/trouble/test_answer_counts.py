"""The database counts for ninety days which presses and commands were answered in time, later or never."""

import asyncio
from contextlib import suppress
from unittest.mock import AsyncMock

import pytest

from bot.common.units import DAY_MS
from bot.store import StoreError
from bot.transport import answer_counts
from bot.transport.answer_counts import DAYS, KEY, RIVAL, AnswerCounts, of_month, read
from bot.transport.responses import Deferral, ResponseState
from tests.bot.house import opened, running


async def counted(house):
    """The counts of today."""
    await house.bot.interactions.answers.save(0.0)
    text = await house.bot.store.key_values.get(KEY)
    return list(read(text or "").values())


async def test_presses_are_counted_as_in_time_late_or_never_answered(house):
    answer = await house.anna.command(house.channel, "play", game="koikoi")
    await house.ben.press(answer.message, label="Join")
    assert await counted(house) == [(2, 0, 0)]
    house.discord.delay("POST", "/interactions/.*", 3.5, late=True)
    await house.anna.press(answer.message, label="More…")
    await asyncio.sleep(5)
    house.discord.fail("POST", "/interactions/.*", 404, 10062, times=2)
    with suppress(Exception):
        await house.ben.press(answer.message, label="More…")
    await asyncio.sleep(5)
    assert await counted(house) == [(2, 1, 1)]


async def test_some_minutes_later_they_are_saved_and_before_the_end_all_of_them(house):
    await house.anna.command(house.channel, "help")
    kept = house.bot.store.key_values
    assert await kept.get(KEY) is None
    await asyncio.sleep(2 * answer_counts.SAVE_PAUSE_S)
    assert list(read(await kept.get(KEY)).values()) == [(1, 0, 0)]
    await house.anna.command(house.channel, "help")
    await house.bot.interactions.close()
    assert list(read(await kept.get(KEY)).values()) == [(2, 0, 0)]


async def test_what_cannot_be_saved_is_saved_later():
    saved = list[str]()

    async def update(_key, change):
        if not saved:
            saved.append("")
            raise StoreError("The disk is full.")
        saved.append(change(saved[-1], 5 * DAY_MS)[0])

    answers = answer_counts.AnswerCounter(AsyncMock(update=update))
    for _ in range(3):
        answers.add(ResponseState(Deferral.EDIT))
        await answers.save(0.0)
    assert saved == ["", "5 0 0 2", "5 0 0 3"]


async def test_two_saves_that_overlap_count_once():
    saved = [""]

    async def update(_key, change):
        await asyncio.sleep(1)
        saved.append(change(saved[-1], 5 * DAY_MS)[0])

    answers = answer_counts.AnswerCounter(AsyncMock(update=update))
    answers.add(ResponseState(Deferral.EDIT))
    await asyncio.gather(answers.save(0.0), answers.save(0.0))
    assert saved == ["", "5 0 0 1"]


def test_ninety_days_are_kept_and_thirty_make_a_month():
    text = ""
    for day in range(200):
        text = answer_counts._with(text, day, AnswerCounts(98, 1, 1))
        text = answer_counts._with(text, day, AnswerCounts(900, 0, 0))
    assert list(read(text)) == list(range(200 - DAYS, 200))
    month = of_month(text, 199 * DAY_MS + 5)
    assert month == (30 * 998, 30, 30)
    assert month.share == pytest.approx(0.998)
    assert AnswerCounts().share == 1.0


async def test_a_second_bot_with_the_token_is_noticed_by_the_one_that_answers_later(tmp_path):
    async with opened(tmp_path, running) as house, running(house.discord, tmp_path / "second.sqlite3") as second:
        for _ in range(2 * answer_counts.RIVAL_ANSWERS):
            await house.anna.command(house.channel, "help")
        await asyncio.sleep(5)
        bots = house.bot, second
        await asyncio.gather(*(bot.interactions.answers.save(0.0) for bot in bots))
        noticed = [await bot.store.key_values.get(RIVAL) for bot in bots]
        assert any(noticed)
        assert {*house.complaints} == {
            "Another program answers presses with the bot's token: stop it, or reset the token."
        }
        house.complaints.clear()


async def test_a_second_bot_is_noticed_by_a_bot_with_a_press_an_hour(caplog):
    key_values = AsyncMock()
    answers = answer_counts.AnswerCounter(key_values)
    for hour in range(answer_counts.RIVAL_ANSWERS):
        assert not caplog.messages
        answer = ResponseState(Deferral.EDIT)
        answer.elsewhere, answer.arrived = True, answer.arrived - answer_counts.DAY_S + hour * 3600
        answers.add(answer)
        await answers.save(0.0)
    assert [each[:15] for each in caplog.messages] == ["Another program"]
    key_values.keep.assert_awaited_once()


async def test_presses_answered_elsewhere_on_different_days_are_no_second_bot(caplog):
    answers = answer_counts.AnswerCounter(AsyncMock())
    for day in range(2 * answer_counts.RIVAL_ANSWERS):
        answer = ResponseState(Deferral.EDIT)
        answer.elsewhere, answer.arrived = True, answer.arrived + (day - 20) * answer_counts.DAY_S / 2
        answers.add(answer)
        await answers.save(0.0)
    assert not caplog.messages


async def test_a_lost_confirmation_is_no_second_bot(house):
    for _ in range(answer_counts.RIVAL_ANSWERS):
        house.discord.reset("POST", "/interactions/.*", late=True)
        await house.anna.command(house.channel, "help")
        house.discord.fail("POST", "/interactions/.*", 503, late=True)
        await house.anna.command(house.channel, "help")
    await asyncio.sleep(10)
    assert await counted(house) == [(2 * answer_counts.RIVAL_ANSWERS, 0, 0)]
