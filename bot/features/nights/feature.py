"""Club nights: `/night`, what is pressed there, and their course."""

from __future__ import annotations

import asyncio

from bot.features.nights.cog import ClubNightCog
from bot.features.nights.course import NightEventsCog
from bot.features.nights.event import NightEvents
from bot.features.nights.guest_messages import seated_post
from bot.features.nights.handlers import NightHandlers
from bot.features.nights.messages import NightMessages
from bot.features.nights.next_tables import NightSeats
from bot.features.nights.night_calls import NightCalls
from bot.features.nights.night_tables import NightTables
from bot.features.nights.picture import Podiums
from bot.features.nights.service import NightService
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic
from bot.tables.table import Table
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction

LOOK_PAUSE_S = 60.0
"""Between two looks whether there is a night: that one was announced here is known sooner."""


def feature(house: Services) -> Feature:
    desk, keeper, settings = house.desk, house.keeper, house.desk.settings
    nights = NightService(keeper, settings.kept_out)
    tables = NightTables(keeper, settings, house.lobbies, house.matches, nights)

    def told(interaction: Interaction, table: Table) -> MessagePayload:
        return seated_post(table, interaction.user.id, desk.reader(interaction).speak)

    messages = NightMessages(keeper, nights, house.readers, house.crier, Podiums(house.names))
    seats = NightSeats(keeper, tables, house.boards, house.hands, told)
    calls = NightCalls(keeper.now, nights, settings, house.readers, house.crier)
    events = NightEvents(keeper.now, nights, messages, settings, house.readers, house.boards.pace)
    threads = house.boards.threads.offered
    course = NightEventsCog(nights, tables, messages, calls, seats, events, house.clock, house.server, threads)
    looks = Periodic(house.clock, "nights", LOOK_PAUSE_S, course.look)
    presses = NightHandlers(desk, keeper, nights, tables, messages, seats, events, looks.hurry)

    async def close() -> None:
        await asyncio.gather(seats.close(), events.close())

    return Feature(
        commands=[ClubNightCog(presses), course],
        presses=presses.presses,
        watchers=[course.watch],
        chores=[looks],
        forgets=[seats.forget_person],
        close=close,
    )
