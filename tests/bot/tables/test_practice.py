"""Which matches are a record against computers: one person began them alone, and something came of it."""

import pytest

from tests.bot.tables.players import ANNA, BEN, saved, started, trio
from tests.bot.tables.test_deeds import settled

KEPT = "SELECT user, game, level, played, won, points, hands FROM practice"


async def alone(house, *levels, game="koikoi", preset="kirin"):
    """A match of Anna with computers of these levels."""
    table = await house.lobbies.open(1, 5, ANNA, 1000, game, preset)
    for press, level in enumerate(levels, 1001):
        await house.lobbies.add_computer(table.id, ANNA, press, level)
    return await house.lobbies.start(table.id, ANNA, 1010)


async def test_a_match_that_one_person_plays_with_a_computer_is_kept_with_its_level(house):
    table = await alone(house, "hard")
    await settled(house, table, 2)
    await house.leaving.resign(table.id, ANNA)
    (_, points), *_ = saved(house, "SELECT seat, points FROM scores ORDER BY seat")
    assert saved(house, KEPT) == [(ANNA, "koikoi", "hard", 1, 0, points, 2)]
    assert saved(house, "SELECT count(*) FROM standings") == [(0,)]
    await house.store.records.rebuild()
    assert saved(house, KEPT) == [(ANNA, "koikoi", "hard", 1, 0, points, 2)]


async def test_of_several_levels_the_easiest_names_the_match(house):
    table = await alone(house, "hard", "normal", game="hanaawase", preset="standard")
    await settled(house, table, 1)
    await house.leaving.resign(table.id, ANNA)
    assert [row[:4] for row in saved(house, KEPT)] == [(ANNA, "hanaawase", "normal", 1)]


async def test_a_match_given_up_before_the_first_move_is_none(house):
    table = await alone(house, "easy")
    await house.leaving.resign(table.id, ANNA)
    assert saved(house, KEPT) == []
    assert saved(house, "SELECT level FROM results") == [(None,)]


@pytest.mark.parametrize("computer", [False, True])
async def test_matches_between_persons_are_none_whether_or_not_a_computer_sits_there(house, computer):
    table = await (trio(house, computer=True) if computer else started(house))
    await settled(house, table, 1)
    await house.leaving.resign(table.id, ANNA)
    if computer:
        await house.leaving.resign(table.id, BEN)
    assert saved(house, KEPT) == []
    assert len(saved(house, "SELECT DISTINCT user FROM standings")) == 2
