"""At a table with advice whoever is asked may hear what a strong computer would do; such a match is not rated."""

import asyncio

import pytest

from bot.ai.advice import Advice, is_advised
from bot.ai.think_pool import ThinkPool
from bot.ai.thoughts import weigh
from bot.ai.workers import Failed
from engine.core import Weighed
from tests.bot.tables.players import ANNA, BEN, asked, lobby, on, refuses, saved, until_settled

USERS = (ANNA, BEN)


class Mind:
    """Workers that find the first action best, and say of which questions; `broken`: they fail."""

    def __init__(self):
        self.asked, self.broken = [], False

    async def run(self, function, game, view, legal, seed, seconds):
        self.asked.append((function, game, legal))
        await asyncio.sleep(0.01)
        if self.broken:
            raise Failed("failed:\nValueError")
        return tuple(Weighed(action, -place, 0.5) for place, action in enumerate(legal))


@pytest.fixture
def mind():
    return Mind()


@pytest.fixture
def advice(house, mind):
    advice = Advice(ThinkPool(workers=mind))
    house.registry.events.subscribe(advice)
    return advice


async def begun(house, *, on):
    """A match of Anna and Ben in which somebody has to move."""
    table = await lobby(house)
    await house.lobbies.join(table.id, BEN, 1001)
    await house.lobbies.set_advice(table.id, ANNA, on=on)
    return await house.lobbies.start(table.id, ANNA, 1002)


async def decision(house, table):
    """Play on until somebody has a decision; who it is, and the number of the question."""
    while not any(is_advised(table, seat) for seat in (0, 1)):
        await on(house, table, 1)
        table = await house.registry.get(table.id)
    seat = next(seat for seat in (0, 1) if is_advised(table, seat))
    return table, USERS[seat], table.match.number


async def test_who_is_asked_hears_all_they_may_do_and_a_second_press_costs_no_second_thought(house, advice, mind):
    table, user, question = await decision(house, await begun(house, on=True))
    first, second = await asyncio.gather(*(advice.get(table, user, question) for _ in range(2)))
    assert first == second == await advice.get(table, user, question)
    _, legal = await asked(house, table)
    assert [each.action for each in first] == [*legal]
    assert mind.asked == [(weigh, "koikoi", legal)]
    await on(house, table, 1)
    table, user, question = await decision(house, await house.registry.get(table.id))
    await advice.get(table, user, question)
    assert len(mind.asked) == 2
    assert list(advice._known) == [table.id]
    await house.leaving.resign(table.id, ANNA)
    assert advice._known == {}


async def test_a_thought_that_fails_changes_nothing_and_may_be_asked_for_again(house, advice, mind):
    table, user, question = await decision(house, await begun(house, on=True))
    before, mind.broken = saved(house, "SELECT count(*) FROM moves"), True
    await refuses("advice-failed", advice.get(table, user, question))
    mind.broken = False
    assert await advice.get(table, user, question)
    assert saved(house, "SELECT count(*) FROM moves") == before


async def test_who_has_no_decision_or_sits_at_a_table_without_advice_gets_none(house, advice, mind):
    table = await begun(house, on=True)
    assert not any(is_advised(table, seat) for seat in (0, 1))  # whether they begin is no decision
    await refuses("stale", advice.get(table, ANNA, table.match.number))
    table, user, question = await decision(house, table)
    other = next(each for each in USERS if each != user)
    for who, number in ((other, question), (user, question - 1)):
        await refuses("stale", advice.get(table, who, number))
    await refuses("not-seated", advice.get(table, 99, question))
    table = await begun(house, on=False)
    while (await asked(house, table))[1][0].verb == "ready":
        await on(house, table, 1)
    await refuses("no-advice", advice.get(table, (await asked(house, table))[0], table.match.number))
    assert mind.asked == []


async def test_only_the_host_chooses_it_and_only_before_the_start(house):
    table = await lobby(house)
    await house.lobbies.join(table.id, BEN, 1001)
    await refuses("host-only", house.lobbies.set_advice(table.id, BEN, on=True))
    await house.lobbies.set_advice(table.id, ANNA, on=True)
    await house.lobbies.start(table.id, ANNA, 1002)
    await refuses("already-started", house.lobbies.set_advice(table.id, ANNA, on=False))
    house.registry.forget(table.id)
    assert (await house.registry.get(table.id)).row.advice is True


async def test_a_match_with_advice_counts_and_is_not_rated_and_its_rematch_has_advice_too(house):
    table = await begun(house, on=True)
    await until_settled(house, table)
    await house.leaving.resign(table.id, ANNA)
    assert saved(house, "SELECT counted, rated FROM results") == [(1, 0)]
    assert saved(house, "SELECT count(*) FROM standings WHERE mu IS NOT NULL") == [(0,)]
    again, _ = await house.rematches.ask(table.id, BEN, 500, by_itself=True)
    assert again.row.advice is True
