"""The weekly recap feature."""

from bot.features.ledger import LedgerPages
from bot.features.nights.series import SeriesService
from bot.features.recap.messages import RecapPages
from bot.features.recap.service import WeeklyRecaps
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic

LOOK_PAUSE_S = 300.0
"""Seconds between two checks for recaps that are due."""


def feature(services: Services) -> Feature:
    settings, contexts = services.interactions.settings, services.render_contexts
    series = SeriesService(services.registry, settings)
    pages = RecapPages(services.store, LedgerPages(services.registry, services.names), series, services.server)
    recaps = WeeklyRecaps(services.store, settings, contexts, services.messenger, pages)
    return Feature(chores=[Periodic(services.clock, "recaps", LOOK_PAUSE_S, recaps.run_once)])
