"""A calendar that a test turns, and matches that ended on some day of it."""

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from itertools import combinations, count

from bot.app import container
from bot.features.seasons import feature
from bot.store.models import Win
from bot.tables import cleanup
from bot.tables.steady_clock import SteadyClock
from tests.bot.house import evening, running
from tests.bot.store.samples import finish, move, row, sitters

LOOK_S = feature.LOOK_PAUSE_S + 1
"""Seconds in which the bot looks at the calendar."""
LATER_S = 10 * LOOK_S
"""In so many seconds it is done at last, where it failed at first."""
ORDER = count()
"""Milliseconds, so that no match ends before one that is rated already: that would be rated anew first."""


class Calendar:
    """Unix milliseconds, as the bot has them."""

    def __init__(self, *date):
        self.turn(*date)

    def turn(self, *date):
        self.ms = at(*date)

    def now(self):
        return self.ms


class Leaping(SteadyClock):
    """The host's clock by a calendar, whose days pass at once: no process stands still in them."""

    def __init__(self, calendar):
        super().__init__(calendar.now, calendar.now)

    def expect(self, pause_ms):
        pass


def at(*date):
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)


def turned(monkeypatch, *date):
    """From now on every bot has this calendar."""
    calendar = Calendar(*date)
    monkeypatch.setattr(container, "SteadyClock", partial(Leaping, calendar))
    monkeypatch.setattr(cleanup, "redundant", lambda *_: True)  # nobody played these matches
    return calendar


async def looked():
    """The bot has looked at the calendar since now."""
    await asyncio.sleep(LOOK_S)


@asynccontextmanager
async def again(house):
    """The bot once more, after it was closed."""
    await house.bot.close()
    async with running(house.discord, house.database) as bot:
        house.bot = bot
        yield house


async def played(house, winner, loser, *day, game="koikoi", won=(), times=1, channel=None):
    """Rated matches of two that ended on that day; won: (seat, points, patterns) of hands."""
    store = house.bot.store
    seats = sitters(winner.id, loser.id)
    for _ in range(times):
        table = await store.tables.new(row(guild=house.guild.id, channel=channel or house.channel.id, game=game), seats)
        wins = [Win(hand, seat, points, patterns) for hand, (seat, points, patterns) in enumerate(won, 1)]
        over = finish(ended_at=at(*day) + next(ORDER), hands=max(1, len(wins)), rated=True)
        await store.tables.append(table, move(1), "", over, won=wins)


async def regular(house, people, *day, game="koikoi"):
    """So many matches of all against all that everybody is listed; who comes first in the list wins."""
    for one, other in combinations(people, 2):
        await played(house, one, other, *day, game=game, times=4)


def lines(message):
    return message.text.splitlines()


__all__ = ["again", "at", "evening", "lines", "looked", "played", "regular", "turned"]
