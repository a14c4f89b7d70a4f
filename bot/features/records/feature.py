"""Who wins, who has played what, and what of it is shared."""

from __future__ import annotations

from bot.features.ledger import LedgerPages, Tonight
from bot.features.records.cog import RecordsCog
from bot.features.records.collection_messages import CollectionPages
from bot.features.records.friends_messages import FriendsPages
from bot.features.records.history_handlers import HistoryHandlers
from bot.features.records.leaderboard_handlers import LeaderboardHandlers
from bot.features.records.leaderboard_messages import Leaderboard
from bot.features.records.practice_messages import PracticePages
from bot.features.records.profile_handlers import ProfileHandlers
from bot.features.records.profile_messages import ProfilePages
from bot.features.records.sharing import Sharing
from bot.features.replay import ReplayHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(house: Services) -> Feature:
    desk, keeper, names = house.desk, house.keeper, house.names
    collections = CollectionPages(keeper)
    leaderboard, pages, practices = Leaderboard(keeper), ProfilePages(keeper, collections), PracticePages(keeper)
    boards = LeaderboardHandlers(desk, leaderboard, house.members)
    profiles = ProfileHandlers(desk, names, pages, practices, collections, FriendsPages(keeper))
    tonight = Tonight(desk, LedgerPages(keeper, names))
    sharing = Sharing(desk, leaderboard, names, pages, practices, tonight, house.films)
    histories = HistoryHandlers(desk, keeper, names, ReplayHandlers.of(house))
    return Feature(
        commands=[RecordsCog(desk, boards, sharing, profiles, histories, tonight)],
        presses=boards.presses | profiles.presses | sharing.presses | histories.presses,
    )
