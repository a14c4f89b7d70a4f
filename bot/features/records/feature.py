"""Leaderboards, profiles, past matches, and sharing of these."""

from functools import partial

from bot.features.ledger import LedgerPages, Tonight
from bot.features.records.cog import RecordsCog
from bot.features.records.history_handlers import HistoryHandlers
from bot.features.records.leaderboard_handlers import LeaderboardHandlers
from bot.features.records.leaderboard_messages import Leaderboard
from bot.features.records.profile_handlers import ProfileHandlers
from bot.features.records.sharing import Sharing
from bot.features.replay import ReplayHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.history.backfill import earn_old
from bot.tables.periodic import Periodic
from engine.core import Achievement

LOOK_PAUSE_S = 3600.0
"""Seconds between two checks for achievements of old matches. They are due only after a start."""


def feature(services: Services) -> Feature:
    interactions, store, names = services.interactions, services.store, services.names
    leaderboard, profiles = Leaderboard(store), ProfileHandlers(interactions, names, store)
    boards = LeaderboardHandlers(interactions, leaderboard, services.members)
    tonight = Tonight(interactions, LedgerPages(services.registry, names))
    sharing = Sharing(interactions, leaderboard, names, store, tonight, services.films)
    histories = HistoryHandlers(interactions, store, ReplayHandlers(services))
    return Feature(
        achievements=[
            Achievement("played", 10),
            Achievement("played", 100),
            Achievement("played", 1000, rare=True),
            Achievement("won", 50),
            Achievement("comeback", rare=True),
            Achievement("in_a_row", 5, rare=True),
            Achievement("in_a_row", 10, rare=True),
            Achievement("opponents", 10, together=True),
        ],
        commands=[RecordsCog(interactions, boards, sharing, profiles, histories, tonight)],
        chores=[Periodic(services.clock, "achievements", LOOK_PAUSE_S, partial(earn_old, store))],
        handlers=[boards, profiles, sharing, histories],
    )
