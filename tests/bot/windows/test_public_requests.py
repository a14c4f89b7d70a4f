"""The requests of which everybody sees something are the same, at the same times, whoever is asked in a window."""

import asyncio
import json
import re

import pytest

from bot.tables.timing import Timing
from bot.transport.webhook_rate_limiter import A_CHANNEL, Budget
from tests.bot.waiting import at_rest, eventually
from tests.bot.windows import test_nothing_betrays as betrays
from tests.bot.windows.guests import P6

pytestmark = pytest.mark.slow

spoken = betrays.spoken
EVEN_S, DIFFER_S = Timing().even_s, 0.05
TIMES = re.compile(r"<t:\d+:[RT]>")


def public(house, before):
    """Method, route and body of all requests but those by tokens, with ids and times made alike; and their times."""
    sent = [each for each in house.discord.requests[before:] if not re.match("/(interactions|webhooks)/", each.path)]
    plain = [f"{each.method} {each.path} {json.dumps(each.body)} {len(each.files)} {each.status}" for each in sent]
    return [TIMES.sub("<t>", betrays.IDS.sub("#", line)) for line in plain], [each.at for each in sent]


def use_up(house):
    """Nothing is left in the channel for hands: edits count there, and others have used all there is."""
    budget = house.bot.webhook_limiter._budgets.setdefault(house.channel.id, Budget())
    house.bot.webhook_limiter.rule.learn()
    budget.news.extend([asyncio.get_running_loop().time()] * A_CHANNEL)


async def window(path, monkeypatch, *, odd, short=False):
    """What everybody is sent in a window in which two may claim (odd) or nobody, from the discard to the next turn: the
    requests, how long after the discard, how many hands were edited before, and the length of the window. short: the
    budget of the channel is used up."""
    monkeypatch.setattr("tests.bot.house.seed", lambda _: bytes([odd]) * 32)
    path.mkdir()
    async with betrays.three(path, (60.0, 60.0, 61.0), words=False) as house:
        house.bot.table_messages.pace.channel_pause_s = 0.0
        await discarded(house, house.anna)  # painters are slow at first
        before = len(house.discord.requests)
        if short:
            use_up(house)
        began = await discarded(house, house.ben, shown if short else at_rest)
        sent, at = public(house, before)
        hands = [each.at for each in house.discord.requests[before:] if "/webhooks/" in each.path]
        if short:
            assert not hands
            house.bot.webhook_limiter._budgets[house.channel.id].news.clear()  # or it does not come to rest
            house.bot.webhook_limiter._serve(house.channel.id)
        return sent, [each - began for each in at], sum(each < at[0] for each in hands)


async def shown(house):
    """Wait until everybody has been shown what there is; hands may wait for their budget."""
    bot = house.bot
    table_messages = bot.table_messages._painters, bot.table_messages._lingering
    await eventually(lambda: not any((*table_messages, bot.clock._running, bot.interactions._busy)))


async def discarded(house, person, rest=at_rest):
    """Somebody discards, all pass, and the next one is asked. Returns when that began (unix seconds)."""
    await rest(house)
    question = await betrays.discard(house, person, P6)
    table = await house.bot.registry.get(1)
    assert table.row.due_at == table.asked_at + 61_000  # fixed when it opened, whoever is asked and whatever was sent
    began = table.asked_at / 1000
    await rest(house)
    await house.bot.matches.play_table(1, question)
    await house.bot.matches.play_clock(1, question)
    await betrays.settled(house, question)
    await rest(house)
    return began


@pytest.mark.parametrize("short", [False, True])
async def test_requests_that_others_see_are_the_same_and_as_late_whether_or_not_somebody_is_asked(
    tmp_path, monkeypatch, short
):
    """Also where the budget is `short`, so that no hand can be edited."""
    quiet, quiet_at, nobody = await window(tmp_path / "even", monkeypatch, odd=False, short=short)
    asked, asked_at, somebody = await window(tmp_path / "odd", monkeypatch, odd=True, short=short)
    if not short:
        assert (nobody, somebody) == (0, 2)
    assert len(quiet) == 2
    assert asked == quiet
    for late in (quiet_at[0], asked_at[0]):
        assert EVEN_S <= late < EVEN_S + DIFFER_S
