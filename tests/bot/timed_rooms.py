"""Tables with everything that happens there by itself, in an hourglass: clocks, stand-ins, farewells, downtime."""

import asyncio

from bot.ai.computer_players import ComputerPlayers
from bot.ai.think_pool import ThinkPool
from bot.ai.workers import Workers
from bot.settings.settings import Settings
from bot.store.deadlines import Place
from bot.tables.claim_windows import ClaimWindows
from bot.tables.downtime import Downtime
from bot.tables.events import Resumed
from bot.tables.idle_matches import LOOK_PAUSE_S, IdleMatches
from bot.tables.leaving import Leaving
from bot.tables.lobby_service import LobbyService
from bot.tables.match_service import MatchService
from bot.tables.periodic import Periodic
from bot.tables.registry import TableRegistry
from bot.tables.sleeping import Sleeping
from bot.tables.steady_clock import SteadyClock
from bot.tables.timing import Timing
from engine import GAMES
from tests.bot.hourglass import Hourglass
from tests.bot.listening import listen
from tests.bot.store.samples import open_tables
from tests.there import there

PERSONS = (11, 22, 33, 44)


class InProcess(Workers):
    """Workers that think at once, as shortly as can be."""

    def __init__(self):
        super().__init__(__name__)
        self.ahead = 0

    def start(self):
        """There is nothing to start: it counts who wanted it."""
        self.ahead += 1

    async def run(self, function, *arguments):
        await asyncio.sleep(0)
        return function(*arguments[:-1], 0.0)


class TimedRooms:
    """A bot without Discord. `restart` begins anew over the same store, after so many seconds. `ahead_ms`: by how much
    the clock of the host is before the glass; who sets it lets that clock jump."""

    def __init__(self, store, glass=None):
        self.store, self.glass, self.timing = store, glass or Hourglass(), Timing()
        self.heard, self.ahead_ms = [], 0
        self._build()

    def _build(self):
        clock = self.glass
        self.host = SteadyClock(lambda: clock.now() + self.ahead_ms, clock.now)
        self.store.now = self.host.now
        self.registry = TableRegistry(self.store)
        self.settings = Settings(self.store, self.registry.forget_ended)
        self.matches = MatchService(self.registry, self.timing)
        self.lobbies = LobbyService(self.registry, self.settings, self.matches)
        self.computers = ComputerPlayers(
            self.registry, self.matches, clock, self.timing, ThinkPool(workers=InProcess())
        )
        self.leaving = Leaving(self.registry, self.matches, clock, self.timing)
        self.sleeping = Sleeping(self.registry, self.matches, clock, self.timing)
        self.downtime = Downtime(
            self.registry,
            self.matches,
            clock,
            self.timing,
            lambda row: (Place("channel", row.channel),),
            host=self.host,
        )
        self.windows = ClaimWindows(
            self.registry, self.matches, clock, self.timing, lambda table: self.downtime.is_down(table.row)
        )
        self.idle = Periodic(
            clock,
            "idle",
            LOOK_PAUSE_S,
            IdleMatches(self.registry, self.matches, self.settings, self.downtime.is_down).run_once,
        )
        automatic = self.computers, self.windows, self.leaving.ending, self.leaving, self.sleeping
        self.registry.events.subscribe(self.matches.channel_activity, *automatic)
        listen(self.registry, lambda table, told: self.heard.append((self.host.now(), table.id, told)))

    async def wake(self):
        """What the bot does after a start."""
        await self.downtime.make_up()
        for row in await open_tables(self.store):
            table = await self.registry.get(row.id)
            if table.match is not None:
                await self.windows.wake(table)
            self.registry.events.publish(Resumed(table))
        await self.idle.do()

    async def restart(self, down_s=0.0):
        await self.begin_anew(down_s)
        await self.wake()

    async def begin_anew(self, down_s=0.0):
        """Do all of a restart that comes before `wake`."""
        await self.glass.close()
        self.glass.ms += int(down_s * 1000)
        self._build()
        self.downtime.start()

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
        table = await self.registry.get(table_id)
        match, seat = there(table.match), there(table.seat_of(user))
        return await self.matches.play(table_id, user, match.number, action or match.pending[seat][0])

    async def moves(self, table_id):
        saved = await self.store.tables.load(table_id)
        moves = [(move.seat, move.action, move.by) for move in saved.moves]
        return [move for move in moves if move[1:] != ("ready", "table")]
