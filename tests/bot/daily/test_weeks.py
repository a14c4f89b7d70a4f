"""The table of a week names the week that is meant."""

import pytest

from tests.bot.daily.days import looked, opened, turned
from tests.bot.daily.test_days import lines, press
from tests.bot.house import evening


@pytest.mark.parametrize(("day", "monday"), [(28, 23), (30, 23)], ids=["Saturday", "Monday"])
async def test_this_week_is_the_one_before_on_a_monday_alone(tmp_path, monkeypatch, day, monday):
    turned(monkeypatch, 2026, 11, day, 12)
    async with evening(tmp_path) as house:
        await looked()
        shown = await press(house.anna, await opened(house.anna, house.channel), "My streak")
        week = await press(house.anna, shown, "This week")
        assert lines(week)[0] == f"## The week from 2026-11-{monday}"
