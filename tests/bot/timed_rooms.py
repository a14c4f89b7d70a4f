"""Tables with everything that happens there by itself, in an hourglass: clocks, stand-ins, farewells, downtime."""

import asyncio

from bot.tables.computers import Computers
from bot.tables.downtime import Downtime
from bot.tables.idle import Idle
from bot.tables.keeper import Keeper
from bot.tables.leaving import Leaving
from bot.tables.lobbies import Lobbies
from bot.tables.matches import Matches
from bot.tables.settings import Settings
from bot.tables.thinkers import Thinkers
from bot.tables.timing import Timing
from bot.tables.windows import Windows
from bot.tables.workers import Workers
from engine import GAMES
from tests.bot.hourglass import Hourglass
from tests.there import there

PERSONS = (11, 22, 33, 44)


class InProcess(Workers):
    """Workers that think at once, as shortly as can be."""

    def __init__(self):
        super().__init__(__name__)

    async def run(self, function, *arguments):
        await asyncio.sleep(0)
        return function(*arguments[:-1], 0.0)


class TimedRooms:
    """A bot without Discord. `restart` begins anew over the same store, after so many seconds."""

    def __init__(self, store, glass=None):
        self.store, self.glass, self.timing = store, glass or Hourglass(), Timing()
        self.heard = []
        self._build()

    def _build(self):
        clock = self.glass
        self.keeper = Keeper(self.store, clock.now)
        self.settings = Settings(self.keeper)
        self.lobbies, self.matches = Lobbies(self.keeper, self.settings), Matches(self.keeper, self.timing)
        self.computers = Computers(self.keeper, self.matches, clock, self.timing, Thinkers(workers=InProcess()))
        self.windows = Windows(self.keeper, self.matches, clock, self.timing)
        self.leaving = Leaving(self.keeper, self.matches, clock, self.timing)
        self.downtime = Downtime(self.keeper, self.matches, clock, self.timing, lambda row: (row.channel,))
        self.windows.held = lambda table: self.downtime.is_down(table.row)
        self.idle = Idle(self.keeper, self.matches, clock, lambda guild: self.settings.of(guild).idle_days)
        self.keeper.watchers.append(lambda table, events: self.heard.append((clock.ms, table.id, events)))

    async def wake(self):
        """What the bot does after a start."""
        await self.downtime.make_up()
        for row in await self.store.open_tables():
            table = await self.keeper.get(row.id)
            if table.match is not None:
                await self.windows.wake(table)
            self.leaving.watch(table)
            self.computers.watch(table)
        await self.idle.look()

    async def restart(self, down_s=0.0):
        await self.glass.close()
        self.glass.ms += int(down_s * 1000)
        self._build()
        await self.wake()

    async def started(self, game, persons, clock=None, computers=0, channel=5):
        """A match of the first of PERSONS, and computers behind them."""
        preset = next(iter(GAMES[game].presets))
        table = await self.lobbies.open(1, channel, PERSONS[0], 1000, game, preset)
        for press, user in enumerate(PERSONS[1:persons], start=1001):
            await self.lobbies.join(table.id, user, press)
        for press in range(computers):
            await self.lobbies.add_computer(table.id, PERSONS[0], 2000 + press)
        if clock is not None:
            await self.lobbies.set_clock(table.id, PERSONS[0], clock)
        return await self.lobbies.start(table.id, PERSONS[0], 3000)

    async def press(self, table_id, user, action=None):
        """Play an action, the default if none is named."""
        table = await self.keeper.get(table_id)
        match, seat = there(table.match), there(table.seat_of(user))
        return await self.matches.play(table_id, user, match.number, action or match.pending[seat][0])

    async def moves(self, table_id):
        saved = await self.store.load(table_id)
        return [(move.seat, move.action, move.by) for move in saved.moves]
