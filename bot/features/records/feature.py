"""Who wins, who has played what, and what of it is shared."""

from __future__ import annotations

from bot.features.ledger import LedgerPages, Tonight
from bot.features.records.collection_page import CollectionPages
from bot.features.records.commands import Records
from bot.features.records.friends_page import FriendsPages
from bot.features.records.history_presses import HistoryPresses
from bot.features.records.leaderboard_page import Leaderboard
from bot.features.records.leaderboard_presses import LeaderboardPresses
from bot.features.records.practice_page import PracticePages
from bot.features.records.profile_page import ProfilePages
from bot.features.records.profile_presses import ProfilePresses
from bot.features.records.sharing import Sharing
from bot.features.replay import ReplayPresses
from bot.framework.feature import Feature
from bot.framework.house import House


def feature(house: House) -> Feature:
    desk, keeper, names = house.desk, house.keeper, house.names
    collections = CollectionPages(keeper)
    leaderboard, pages, practices = Leaderboard(keeper), ProfilePages(keeper, collections), PracticePages(keeper)
    boards = LeaderboardPresses(desk, leaderboard, house.members)
    profiles = ProfilePresses(desk, names, pages, practices, collections, FriendsPages(keeper))
    tonight = Tonight(desk, LedgerPages(keeper, names))
    sharing = Sharing(desk, leaderboard, names, pages, practices, tonight, house.films)
    histories = HistoryPresses(desk, keeper, names, ReplayPresses.of(house))
    return Feature(
        commands=[Records(desk, boards, sharing, profiles, histories, tonight)],
        presses=boards.presses | profiles.presses | sharing.presses | histories.presses,
    )
