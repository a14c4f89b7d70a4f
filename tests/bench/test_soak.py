"""What the soak promises: on any machine that nothing is refused or fails by itself; with time and room for itself, all
of its goals."""

import pytest

from tests.bench.soak import options, soaked

pytestmark = pytest.mark.real_time

MEGABYTES = 160
"""So small the bot stays with all games played."""


async def soak(arguments):
    figures = await soaked(options().parse_args(["--quiet", *arguments.split()]))
    print(figures.said())
    return figures


@pytest.mark.slow
async def test_tables_of_all_games_in_all_languages_go_on_while_discord_is_slow_and_fails_now_and_then():
    figures = await soak("--tables 5 --minutes 0.2 --every 2 --hard 5")
    assert (figures.errors, figures.refused["busy"], figures.limited) == ([], 0, {})
    assert figures.memory.keys() >= {"bot", "painters", "thinkers"}
    assert max(figures.memory["bot"]) < MEGABYTES
    assert len(figures.tally.seconds) > 10
    assert figures.late_s  # what was pressed was seen


@pytest.mark.full
async def test_a_thousand_tables_for_half_an_hour_miss_no_goal():
    figures = await soak("")
    assert figures.missed() == []
