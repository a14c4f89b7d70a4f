"""The clock of the host jumps, and time goes on as it was until somebody has moved what is due."""

from types import SimpleNamespace

import pytest

from bot.tables.steady_clock import JUMP_MS, SteadyClock

HOUR_MS = 3600_000


@pytest.fixture
def host():
    """A clock, and both clocks of its host."""
    times = SimpleNamespace(wall=1_700_000_000_000, steady=5)
    return SteadyClock(lambda: times.wall, lambda: times.steady), times


def passed(times, ms, drift=0):
    times.steady += ms
    times.wall += ms + drift


def test_it_is_the_host_s_time_also_where_that_is_set_a_little(host):
    clock, times = host
    for drift in (0, 5, -JUMP_MS + 1, JUMP_MS - 1, -7):
        passed(times, 10_000, drift)
        assert (clock.now(), clock.jump) == (times.wall, 0)


@pytest.mark.parametrize("jump", [HOUR_MS, -HOUR_MS, JUMP_MS, -JUMP_MS])
def test_a_jump_is_not_seen_until_it_is_followed(host, jump):
    clock, times = host
    before = clock.now()
    passed(times, 1000, jump)
    assert (clock.now(), clock.jump) == (before + 1000, jump)
    passed(times, 500)
    assert (clock.now(), clock.jump) == (before + 1500, jump)
    clock.follow(clock.jump)
    assert (clock.now(), clock.jump) == (times.wall, 0)


def test_a_clock_that_jumps_back_by_itself_is_followed_by_nobody(host):
    clock, times = host
    passed(times, 1000, HOUR_MS)
    assert clock.jump == HOUR_MS
    passed(times, 1000, -HOUR_MS)
    assert (clock.now(), clock.jump) == (times.wall, 0)


@pytest.mark.parametrize("pause_ms", [15_001, HOUR_MS])
def test_a_process_that_stands_still_has_jumped_by_the_time_since_its_last_reading(host, pause_ms):
    clock, times = host
    clock.expect(15_000)
    before = clock.now()
    passed(times, pause_ms)
    assert (clock.now(), clock.jump) == (before, pause_ms)
    passed(times, 1000)
    assert (clock.now(), clock.jump) == (before + 1000, pause_ms)
    clock.follow(clock.jump)
    assert (clock.now(), clock.jump) == (times.wall, 0)


def test_a_process_that_is_busy_for_some_seconds_has_not_stood_still(host):
    clock, times = host
    clock.expect(15_000)
    for busy_ms in (5000, 9000, 15_000):
        passed(times, busy_ms)
        assert (clock.now(), clock.jump) == (times.wall, 0)
