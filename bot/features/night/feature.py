"""Club nights: `/night`, what is pressed there, and their course."""

from __future__ import annotations

import asyncio

from bot.features.night.commands import NightCommand
from bot.features.night.course import Course
from bot.features.night.event import NightEvents
from bot.features.night.guest_page import seated_post
from bot.features.night.message import NightMessages
from bot.features.night.next_tables import Seats
from bot.features.night.night_calls import NightCalls
from bot.features.night.night_podium import Podiums
from bot.features.night.presses import NightPresses
from bot.framework.feature import Feature
from bot.framework.house import House
from bot.occasions.club_nights import Nights
from bot.occasions.night_tables import NightTables
from bot.tables.chores import Every
from bot.tables.table import Table
from bot.transport.answers import Interaction
from bot.transport.post import Post

LOOK_PAUSE_S = 60.0
"""Between two looks whether there is a night: that one was announced here is known sooner."""


def feature(house: House) -> Feature:
    desk, keeper, settings = house.desk, house.keeper, house.desk.settings
    nights = Nights(keeper, settings.kept_out)
    tables = NightTables(keeper, settings, house.lobbies, house.matches, nights)

    def told(interaction: Interaction, table: Table) -> Post:
        return seated_post(table, interaction.user.id, desk.reader(interaction).speak)

    messages = NightMessages(keeper, nights, house.readers, house.crier, Podiums(house.names))
    seats = Seats(keeper, tables, house.boards, house.hands, told)
    calls = NightCalls(keeper.now, nights, settings, house.readers, house.crier)
    events = NightEvents(keeper.now, nights, messages, settings, house.readers, house.boards.pace)
    threads = house.boards.threads.offered
    course = Course(nights, tables, messages, calls, seats, events, house.clock, house.server, threads)
    looks = Every(house.clock, "nights", LOOK_PAUSE_S, course.look)
    presses = NightPresses(desk, keeper, nights, tables, messages, seats, events, looks.hurry)

    async def close() -> None:
        await asyncio.gather(seats.close(), events.close())

    return Feature(
        commands=[NightCommand(presses), course],
        presses=presses.presses,
        watchers=[course.watch],
        chores=[looks],
        forgets=[seats.forget_person],
        close=close,
    )
