"""Leaderboards, profiles, past matches, and sharing of these."""

from bot.features.ledger import LedgerPages, Tonight
from bot.features.records.cog import RecordsCog
from bot.features.records.collection_messages import CollectionPages
from bot.features.records.history_handlers import HistoryHandlers
from bot.features.records.leaderboard_handlers import LeaderboardHandlers
from bot.features.records.leaderboard_messages import Leaderboard
from bot.features.records.practice_messages import FriendsPages, PracticePages
from bot.features.records.profile_handlers import ProfileHandlers
from bot.features.records.profile_messages import ProfilePages
from bot.features.records.sharing import Sharing
from bot.features.replay import ReplayHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    interactions, store, names = services.interactions, services.store, services.names
    collections = CollectionPages(store)
    leaderboard, pages, practices = Leaderboard(store), ProfilePages(store, collections), PracticePages(store)
    boards = LeaderboardHandlers(interactions, leaderboard, services.members)
    profiles = ProfileHandlers(interactions, names, pages, practices, collections, FriendsPages(store))
    tonight = Tonight(interactions, LedgerPages(services.registry, names))
    sharing = Sharing(interactions, leaderboard, names, pages, practices, tonight, services.films)
    histories = HistoryHandlers(interactions, store, ReplayHandlers.from_services(services))
    return Feature(
        commands=[RecordsCog(interactions, boards, sharing, profiles, histories, tonight)],
        handlers=[boards, profiles, sharing, histories],
    )
