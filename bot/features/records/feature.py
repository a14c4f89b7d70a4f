"""Leaderboards, profiles, past matches, and sharing of these."""

from functools import partial

from bot.features.ledger.messages import LedgerPages
from bot.features.ledger.tonight import Tonight
from bot.features.records.cog import RecordsCog
from bot.features.records.history_handlers import HistoryHandlers
from bot.features.records.leaderboard_handlers import LeaderboardHandlers
from bot.features.records.leaderboard_messages import Leaderboard
from bot.features.records.profile_handlers import ProfileHandlers
from bot.features.records.sharing import Sharing
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.history.backfill import earn_old
from bot.tables.periodic import Periodic
from engine.core import Achievement

LOOK_PAUSE_S = 3600.0
"""Seconds between two checks for achievements of old matches. They are due only after a start."""


def feature(services: Services) -> Feature:
    leaderboard, profiles = Leaderboard(services.store), ProfileHandlers(services)
    tonight = Tonight(services.interactions, LedgerPages(services))
    boards, sharing = LeaderboardHandlers(services, leaderboard), Sharing(services, leaderboard, tonight)
    histories = HistoryHandlers(services)
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
        commands=[RecordsCog(services.interactions, boards, sharing, profiles, histories, tonight)],
        chores=[Periodic(services.clock, "achievements", LOOK_PAUSE_S, partial(earn_old, services.store))],
        handlers=[boards, profiles, sharing, histories],
    )
