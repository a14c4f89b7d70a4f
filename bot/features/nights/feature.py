"""The club nights feature: `/club-night`, its buttons and the schedule of nights."""

import asyncio
from functools import partial

from bot.features.lobby.opening import Opening
from bot.features.nights.course import NightEventsCog
from bot.features.nights.event import NightEvents
from bot.features.nights.guest_messages import seated_message, waiting_message
from bot.features.nights.handlers import NightHandlers
from bot.features.nights.messages import NightMessages
from bot.features.nights.next_tables import NightSeats
from bot.features.nights.night_tables import NightTables
from bot.features.nights.series_handlers import SeriesHandlers
from bot.features.nights.service import NightService
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.store.nights import Night
from bot.tables.periodic import Periodic
from bot.tables.table import Table
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction
from bot.ui.message_form import Form
from engine.core import Achievement

LOOK_PAUSE_S = 60.0
"""Seconds between two checks for nights. An announcement in this process triggers a check at once."""


def feature(services: Services) -> Feature:
    interactions = services.interactions
    nights = NightService(services)
    tables = NightTables(services, nights)

    async def seat_message(interaction: Interaction, table: Table) -> MessagePayload:
        form = Form.now(interaction.channel_id or 0, services.table_messages.channel_access)
        text = interactions.context_for(interaction).speak
        post = seated_message(table, interaction.user.id, text)
        return form.message(post, table, text, partial(seat_message, interaction, table))

    async def waits_message(interaction: Interaction, night: Night, offered: bool) -> MessagePayload:
        others, end = await tables.others(night, interaction.user.id), await tables.next_end(night)
        return waiting_message(night, others, end, interactions.context_for(interaction).speak, offered=offered)

    messages = NightMessages(services, nights)
    seats = NightSeats(services, tables, seat_message, waits_message)
    events = NightEvents(services, nights, messages)
    course = NightEventsCog(services, nights, tables, messages, seats, events)
    looks = Periodic(services.clock, "nights", LOOK_PAUSE_S, course.run_once)
    presses = NightHandlers(services, nights, tables, messages, seats, events, Opening(services), looks.hurry)
    led = SeriesHandlers(services, nights.series, looks.hurry)

    async def close() -> None:
        await asyncio.gather(seats.close(), events.close())

    return Feature(
        achievements=[Achievement("nights", 5, together=True), Achievement("nights", 25, rare=True, together=True)],
        commands=[presses, course],
        handlers=[presses, led],
        chores=[looks],
        forgets=[seats.forget_person],
        after_commands=[led.tell],
        close=close,
    )
