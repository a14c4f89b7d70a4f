"""Tables, lobbies and matches over one store, without anybody who shows them."""

from dataclasses import replace

from bot.ai.computers import ComputerPlayers
from bot.ai.thinkers import ThinkPool
from bot.settings.settings import Settings
from bot.tables.clock import Timers
from bot.tables.guests import GuestService
from bot.tables.keeper import TableRegistry, milliseconds
from bot.tables.leaving import Leaving
from bot.tables.lobbies import LobbyService
from bot.tables.matches import MatchService
from bot.tables.rematches import Rematches
from bot.tables.timing import Timing
from bot.tables.windows import ClaimWindows

SLOW = Timing(window_s=600.0, choice_s=600.0, go_on_s=(600.0, 600.0))
"""Nothing ends by itself while a test lasts."""


class Rooms:
    """`path` is the file of the store, where a test has set it."""

    windows: ClaimWindows

    def __init__(self, store, now=milliseconds, timing=None):
        self.store, self.timing, self.path = store, replace(timing or Timing()), None
        self.watchers = []
        self.keeper = TableRegistry(store, now, watchers=lambda: self.watchers)
        self.settings = Settings(self.keeper, self.keeper.forget_ended)
        self.lobbies, self.matches = LobbyService(self.keeper, self.settings), MatchService(self.keeper, self.timing)
        self.clock = Timers()
        self.leaving = Leaving(self.keeper, self.matches, self.clock, self.timing)
        self.watchers += [self.matches.neighbours.watch, self.leaving.ending.watch, self.leaving.watch]
        self.guests = GuestService(self.lobbies, self.keeper.now, self.keeper.opening)
        self.rematches = Rematches(self.keeper, self.lobbies)

    def retime(self, **times):
        """From now on these tables wait otherwise."""
        for name, value in times.items():
            setattr(self.timing, name, value)

    def timed(self, clock):
        """Windows over these tables."""
        windows = ClaimWindows(self.keeper, self.matches, clock, self.timing)
        self.watchers.append(windows.watch)
        return windows

    def players(self, clock, workers=None, computer_s=0.0, claim_s=0.0, size=1):
        """Computer players over these tables."""
        pause = (3 * claim_s, 3 * claim_s)
        timing = replace(self.timing, computer_s=computer_s, go_on_s=pause, alone_go_on_s=pause)
        computers = ComputerPlayers(self.keeper, self.matches, clock, timing, ThinkPool(size, workers))
        self.watchers.append(computers.watch)
        return computers
