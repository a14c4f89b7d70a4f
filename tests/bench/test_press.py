"""What the bench of presses promises, without its times."""

import pytest

from tests.bench.press import at_tables, options

pytestmark = [pytest.mark.real_time, pytest.mark.full]

MEGABYTES = 160


@pytest.mark.parametrize(
    "load",
    [
        "--tables 60 --seconds 60",
        # three times what can be painted, by people who wait for an answer; then more than words can carry
        "--tables 60 --seconds 60 --closed --pause 0.2",
        "--tables 200 --seconds 30 --closed --pause 0.1 --everybody",
    ],
)
async def test_no_press_fails_and_the_bot_stays_small_with_all_games_played(load):
    figures = await at_tables(options().parse_args(load.split()))
    print(figures.said())
    assert figures.tally.kinds["failed"] == 0
    assert len(figures.tally.seconds) > 10
    assert figures.process.pss < MEGABYTES
