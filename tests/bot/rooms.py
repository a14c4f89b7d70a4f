"""Tables, lobbies and matches over one store, without anybody who shows them."""

from dataclasses import replace

from bot.ai.computer_players import ComputerPlayers
from bot.ai.think_pool import ThinkPool
from bot.settings.settings import Settings
from bot.store import milliseconds
from bot.tables.claim_windows import ClaimWindows
from bot.tables.guest_service import GuestService
from bot.tables.leaving import Leaving
from bot.tables.lobby_service import LobbyService
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.rematches import Rematches
from bot.tables.timers import Timers
from bot.tables.timing import Timing

SLOW = Timing(window_s=600.0, choice_s=600.0, go_on_s=(600.0, 600.0))
"""Nothing ends by itself while a test lasts."""


class Rooms:
    """`path` is the file of the store, where a test has set it."""

    windows: ClaimWindows

    def __init__(self, store, now=milliseconds, timing=None):
        self.store, self.timing, self.path = store, replace(timing or Timing()), None
        store.now = now
        self.registry = TableRegistry(store)
        self.settings = Settings(store, self.registry.forget_ended)
        self.matches = MatchService(self.registry, self.timing)
        self.lobbies = LobbyService(self.registry, self.settings, self.matches)
        self.clock = Timers()
        self.leaving = Leaving(self.registry, self.matches, self.clock, self.timing)
        self.registry.events.subscribe(self.matches.channel_activity, self.leaving.ending, self.leaving)
        self.guests = GuestService(self.lobbies, self.registry.now, self.registry.opening)
        self.rematches = Rematches(self.registry, self.lobbies)

    def retime(self, **times):
        """From now on these tables wait otherwise."""
        for name, value in times.items():
            setattr(self.timing, name, value)

    def timed(self, clock):
        """Windows over these tables."""
        windows = ClaimWindows(self.registry, self.matches, clock, self.timing)
        self.registry.events.subscribe(windows)
        return windows

    def players(self, clock, workers=None, computer_s=0.0, claim_s=0.0, size=1):
        """Computer players over these tables."""
        pause = (3 * claim_s, 3 * claim_s)
        timing = replace(self.timing, computer_s=computer_s, go_on_s=pause, alone_go_on_s=pause)
        computers = ComputerPlayers(self.registry, self.matches, clock, timing, ThinkPool(size, workers))
        self.registry.events.subscribe(computers)
        return computers
