"""Everybody on a server sees what somebody makes the bot write; so often that may be, and no more."""

import pytest

from bot.common.units import HOUR_MS
from bot.errors import UserError
from bot.framework.publicity import COMMON_LIMIT, OWN_LIMIT, REMEMBERED, Publicity
from tests.bot.house import POSTED_ENOUGH, used_up
from tests.bot.nights.clubs import announced
from tests.there import there

HERE, THERE = 1, 2


class Clocked:
    """Counts by a clock that the test sets."""

    def __init__(self):
        self.ms = 1_700_000_000_000
        self.counts = Publicity(lambda: self.ms)

    def does(self, user, times=1, guild=HERE, *, moderates=False):
        """How often somebody may do it, of so many times, and why not the other times."""
        done, why = 0, set()
        for _ in range(times):
            try:
                with self.counts.action(guild, user, moderates=moderates):
                    done += 1
            except UserError as refused:
                why.add(refused.key)
        return done, why


def test_one_person_may_do_it_ten_times_an_hour_on_each_server():
    clocked = Clocked()
    assert clocked.does(7, 12) == (OWN_LIMIT[0], {"posted-enough"})
    assert clocked.does(7, 2, THERE) == (2, set())
    assert clocked.does(7, 99, 0) == (99, set())  # outside of servers nobody else has to see it
    clocked.ms += HOUR_MS
    assert clocked.does(7, 2) == (2, set())


def test_all_who_do_not_moderate_may_do_it_thirty_times():
    clocked = Clocked()
    assert clocked.does(99, 10, moderates=True) == (10, set())
    assert [clocked.does(user, 10)[0] for user in range(3)] == [10, 10, 10]
    assert clocked.does(3) == (0, {"server-posted-enough"})
    assert clocked.does(98, 2, moderates=True) == (2, set())
    assert COMMON_LIMIT[0] == 30


def test_what_fails_does_not_count():
    clocked = Clocked()
    for _ in range(20):
        with pytest.raises(ValueError, match="no"), clocked.counts.action(HERE, 7, moderates=False):
            raise ValueError("no")
    assert clocked.does(7, 11)[0] == OWN_LIMIT[0]


def test_servers_where_nothing_happens_are_forgotten_and_a_clock_that_is_set_back_keeps_nobody_waiting():
    clocked = Clocked()
    for guild in range(1, REMEMBERED + 1):
        clocked.does(7, guild=guild)
    clocked.ms += HOUR_MS
    clocked.does(7, guild=REMEMBERED + 1)
    assert len(clocked.counts._done) == 1
    clocked.does(7, 10, guild=REMEMBERED + 1)
    clocked.ms -= 24 * HOUR_MS
    assert clocked.does(7, guild=REMEMBERED + 1) == (1, set())


async def test_a_share_counts(house):
    page = there((await house.anna.command(house.channel, "rules", game="koikoi")).message)
    with used_up(house, house.anna):
        assert POSTED_ENOUGH in there((await house.anna.press(page, label="Share")).message).text
    assert await house.public() == []


async def test_nights_lobbies_and_tables_count_together(house):
    house.bot.interactions.publicity.limited = True
    await announced(house, at="20:00")
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    for _ in range(OWN_LIMIT[0] - 2):
        lobby = there((await house.anna.command(house.channel, "table")).message)
        assert not lobby.ephemeral
    for command, options in (("table", {}), ("play", {"game": "koikoi"}), ("club-night", {"at": "23:00"})):
        refused = there((await house.anna.command(house.channel, command, **options)).message)
        assert refused.ephemeral
        assert POSTED_ENOUGH in refused.text
    assert not there((await house.ben.command(house.channel, "table", table=1)).message).ephemeral
