"""What a press makes, it makes once: counted on the way of two presses through the code."""

import pytest

from tests.bench.walk import WALKS, house_of
from tests.sampling import slow_but

SEATS = {"koikoi": range(2), "jiaxing": range(4)}


@pytest.mark.parametrize("game", slow_but("koikoi", [*WALKS]))
async def test_a_press_makes_everything_once_for_whom_it_is(game, tmp_path):
    async with house_of(game, tmp_path) as house:
        walk = await WALKS[game](house)
    once = dict.fromkeys(SEATS[game], 1)
    assert walk.of("hand") == once
    assert walk.of("picture of a hand") == once
    assert walk.of("picture of a table") == {None: 1}
    assert walk.of("scene") == once | {None: 1}
    assert not walk.of("what all see of a table")  # no seat has changed
    # nothing is worked out again that depends on the rules alone
    assert walk.files, "nothing is walked"
    assert not walk.of("sheet")
    assert not walk.of("settings of all rules")
