"""The moderation feature: what moderators of a server can do, and its log."""

from bot.features.moderation.cog import ModerationCog
from bot.features.moderation.deed_log import DeedLog
from bot.features.moderation.handlers import ModerationHandlers
from bot.features.moderation.person_handlers import PersonHandlers
from bot.features.moderation.reason_form import ReasonHandlers
from bot.features.moderation.result_handlers import ResultHandlers
from bot.features.moderation.service import ModerationService
from bot.features.moderation.watch_handlers import WatchHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic
from bot.tables.remote_tasks import LOOK_PAUSE_S as REMOTE_TASKS_PAUSE_S
from bot.tables.remote_tasks import RemoteTasks
from bot.tables.table import Table

LOOK_PAUSE_S = 3600.0
"""Seconds between two deletions of old actions from the log."""


def feature(services: Services) -> Feature:
    store, log = services.store, DeedLog(services)

    def ousted(table: Table, user: int) -> None:
        services.hands.leave(table, user, "hand-moderated")

    moderating = ModerationService(
        services.registry,
        services.lobbies,
        services.matches,
        services.interactions.settings.kept_out,
        services.table_messages.want,
        ousted,
    )
    remote_tasks = RemoteTasks(store, moderating.remote_tasks)
    asked = Periodic(services.clock, "errands", REMOTE_TASKS_PAUSE_S, remote_tasks.run_once).sooner_by(
        store.news, "requests"
    )
    presses = ModerationHandlers(services, remote_tasks, log)
    results = ResultHandlers(services, log)
    people, watch = PersonHandlers(services, moderating, log), WatchHandlers(services)
    cog = ModerationCog(presses, people, results, watch)
    return Feature(
        commands=[cog, *cog.menus],
        handlers=[presses, people, results, watch, ReasonHandlers(services.interactions)],
        chores=[
            Periodic(services.clock, "log of moderators", LOOK_PAUSE_S, log.forget),
            *([asked] if store.leases.shared else []),
        ],
        close=log.close,
    )
