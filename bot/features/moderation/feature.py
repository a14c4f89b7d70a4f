"""What moderators of a server do, and the log of it."""

from __future__ import annotations

from bot.features.moderation.called import Called
from bot.features.moderation.cog import ModerationCog
from bot.features.moderation.context_menus import ModerationMenus
from bot.features.moderation.deed_log import DeedLog
from bot.features.moderation.handlers import ModerationHandlers
from bot.features.moderation.leading import Leading
from bot.features.moderation.person_handlers import PersonHandlers
from bot.features.moderation.result_handlers import ResultHandlers
from bot.features.moderation.service import ModerationService
from bot.features.moderation.watch_handlers import WatchHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic
from bot.tables.remote_tasks import LOOK_PAUSE_S as ERRANDS_PAUSE_S
from bot.tables.remote_tasks import RemoteTasks
from bot.tables.table import Table

LOOK_PAUSE_S = 3600.0
"""Between two looks for deeds of long ago."""


def feature(house: Services) -> Feature:
    desk, keeper = house.desk, house.keeper
    log = DeedLog(keeper, desk.settings, house.readers, house.boards.pace)

    def ousted(table: Table, user: int) -> None:
        house.hands.leave(table, user, "hand-moderated")

    moderating = ModerationService(
        keeper, house.lobbies, house.matches, desk.settings.kept_out, house.boards.want, ousted
    )
    errands = RemoteTasks(keeper, moderating.errands)
    asked = Periodic(house.clock, "errands", ERRANDS_PAUSE_S, errands.look).sooner_by(keeper.store.news, "requests")
    called = Called(house.readers, house.names)
    presses = ModerationHandlers(desk, keeper, errands, called, log)
    results = ResultHandlers(desk, keeper, house.ratings, log)
    people = PersonHandlers(desk, keeper, moderating, called, log)

    leading = Leading(presses, people, results)
    menus, watch = ModerationMenus(leading), WatchHandlers(desk, keeper, called)

    return Feature(
        commands=[ModerationCog(leading, presses, people, watch), menus.message, menus.person],
        presses=presses.presses | people.presses | results.presses | watch.presses,
        chores=[
            Periodic(house.clock, "log of moderators", LOOK_PAUSE_S, log.forget),
            *([asked] if keeper.store.leases.shared else []),
        ],
        afterwards=[people.tell],
        close=log.close,
    )
