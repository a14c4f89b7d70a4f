"""The daily feature: `/daily`, its buttons, and the public line of a server."""

from bot.ai.offline_thinker import OfflineThinker
from bot.features.daily.announcement import Lines
from bot.features.daily.handlers import DailyHandlers
from bot.features.daily.opened_handlers import OpenedHandlers
from bot.features.daily.service import SEEN_PAUSE_MS, DailyService
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic

LOOK_PAUSE_S = SEEN_PAUSE_MS / 1000
"""Maximum seconds between two visits of the daily service. When a day begins or is over, the visit comes sooner."""
LINE_PAUSE_S = 60.0
"""Seconds between two updates of the public daily messages."""


def feature(services: Services) -> Feature:
    nameless, patient = services.interactions.settings.blocks.nameless, OfflineThinker()
    dailies = DailyService(services.store, nameless, patient, services.weekdays)
    lines, presses = Lines(services, dailies), DailyHandlers(services.interactions, dailies)
    return Feature(
        commands=[presses],
        handlers=[presses, OpenedHandlers(services, dailies)],
        chores=[
            Periodic(services.clock, "daily", LOOK_PAUSE_S, dailies.visit),
            Periodic(services.clock, "daily line", LINE_PAUSE_S, lines.run_once),
            Periodic(services.clock, "daily reminders", LOOK_PAUSE_S, lines.remind),
        ],
        close=patient.close,
    )
