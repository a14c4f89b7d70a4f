"""A bot with eight busy tables of all games and a daily is killed at any moment, again and again: nothing that was
confirmed is lost or there twice, what is over is settled and rated once, and all of it goes on."""

from functools import partial

import pytest

from tests.bot.trouble.storm import killed, stormed

pytestmark = pytest.mark.real_time


@pytest.mark.slow
async def test_eight_tables_and_a_daily_lose_nothing_in_two_kills(tmp_path):
    counts = await stormed(tmp_path, partial(killed, kills=2), 20261128, patient=False)
    print(counts)
    assert counts["confirmed"] > 20
    assert counts["joined"] >= 8
    assert counts["games"] == 5


def check_all_happened(counts):
    print(counts)
    assert min(counts[each] for each in ("over", "rated", "daily answers", "dailies")) > 0
    assert counts["games"] == 5


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(10))
async def test_five_hundred_kills_at_any_moment_lose_nothing(tmp_path, seed):
    """In ten storms of fifty, each from an empty database."""
    counts = await stormed(tmp_path, partial(killed, kills=50), seed)
    check_all_happened(counts)


@pytest.mark.full
@pytest.mark.timeout(3600)
async def test_twenty_kills_under_the_load_of_a_soak_lose_nothing(tmp_path):
    """As many presses a second as at a thousand tables where somebody presses each 20 s."""
    counts = await stormed(tmp_path, partial(killed, kills=20), 20, crowds=12, pause_s=2.0)
    check_all_happened(counts)
