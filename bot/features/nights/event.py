"""The scheduled event of a club night on Discord. It exists if the server wants one and the bot may create it."""

import asyncio
import logging
from dataclasses import replace
from datetime import UTC, datetime

import discord

from bot.common.text import legible, shortened
from bot.errors import UserError
from bot.features.nights.messages import NightMessages
from bot.features.nights.night_messages import event_words
from bot.features.nights.service import NightService
from bot.framework.services import Services
from bot.store.nights import Night
from bot.tables.background_tasks import BackgroundTasks
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, refusals

log = logging.getLogger(__name__)

NONE = 0
"""Event id of a night whose event has ended or could not be created. Such a night gets no new event."""
SOONEST_MS = 60_000
"""Minimum milliseconds from now to the start of an event.

Discord rejects a start in the past. So the event of a running night starts this much later than now.
"""
YOUNG_MS = 60_000
"""Minimum age of a night, in milliseconds, before its event is created.

A night that is cancelled right after its announcement therefore has no event.
"""
TRIES = 5
"""Maximum number of attempts to save an event id. An attempt fails if another field of the night has changed."""
LONGEST = 100
"""Maximum number of characters in the name and the location of an event."""
OVER = (discord.EventStatus.completed, discord.EventStatus.cancelled)


class NightEvents:
    """A service that keeps nights and their scheduled events in step.

    A night of a series has one even if the server wants none for others.
    If someone ends an event in Discord, its night is cancelled or ended. Nights don't wait for their events. Events are
    updated in the background, with one request at a time for each event.
    """

    def __init__(self, services: Services, nights: NightService, messages: NightMessages) -> None:
        self._now, self._pace = services.registry.now, services.table_messages.pace
        self._settings, self._render_contexts = services.interactions.settings, services.render_contexts
        self._nights, self._messages = nights, messages
        self._wanted: dict[int, discord.Guild] = {}
        self._busy: set[int] = set()
        self._crew = BackgroundTasks()

    def follow(self, night: Night, guild: discord.Guild) -> None:
        """Update the scheduled event in the background to match its night.

        If the event was ended, end the night. After a temporary failure, the next call tries again.
        """
        self._wanted[night.id] = guild
        if night.id not in self._busy:
            self._busy.add(night.id)
            self._crew.do(self._see_to(night.id))

    async def close(self) -> None:
        """Cancel the background tasks."""
        await self._crew.close()

    async def _see_to(self, number: int) -> None:
        try:
            while (guild := self._wanted.pop(number, None)) is not None:
                await self._keep(await self._nights.get(number, guild.id), guild)
        except (UserError, *FAILURES) as error:
            log.info("Event of club night %d not updated yet; will retry: %r", number, error)
        finally:
            self._busy.discard(number)

    async def _keep(self, night: Night, guild: discord.Guild) -> None:
        with refusals(log, "Club night %d continues without an event", night.id) as refused:
            if night.event is None:
                await self._make(night, guild)
            elif night.event != NONE:
                await self._follow(night, guild)
        if refused:
            await self._note(night, NONE)

    async def _note(self, night: Night, event: int) -> bool:
        """Save the event id, even if other fields of the night have changed.

        Returns False if the night now has a different event.
        """
        for _ in range(TRIES):
            known = await self._nights.get(night.id, night.guild)
            if known.event != night.event:
                return known.event == event
            noted = replace(known, event=event)
            if await self._nights.save(noted, known) == noted:
                return True
        return False

    async def _make(self, night: Night, guild: discord.Guild) -> None:
        await self._settings.read(guild=guild.id)
        begins = max(night.starts_at, self._now() + SOONEST_MS)
        if night.state not in ("coming", "running") or night.skipped or begins >= night.ends_at:
            return
        if 0 <= self._now() - night.created_at < YOUNG_MS:
            return
        wanted = night.series is not None or self._settings.for_guild(guild.id).events
        if not wanted or not guild.me.guild_permissions.create_events:
            return
        made = await self._own(night, guild, begins)
        if not await self._note(night, made.id):  # another process was quicker
            await made.delete()

    async def _own(self, night: Night, guild: discord.Guild, begins: int) -> discord.ScheduledEvent:
        """Return the scheduled event of a night. Create the event if there is none.

        An earlier run of the bot may have created the event and stopped before it saved the event's id.
        """
        named, about = event_words(night, (await self._render_contexts.for_guild(guild.id)).speak)
        channel = guild.get_channel_or_thread(night.channel)
        called = legible(channel.name) if channel is not None else ""
        name, place = shortened(named, LONGEST), shortened(f"#{called}" if called else named, LONGEST)
        others = {each.event for each in await self._nights.store.open()}
        for each in guild.scheduled_events:
            same = (each.name, each.location, each.end_time) == (name, place, _at(night.ends_at))
            if same and each.id not in others and each.creator_id == guild.me.id and each.status not in OVER:
                return each
        await self._pace.turn_of_all(last=True)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            return await guild.create_scheduled_event(
                name=name,
                description=about,
                start_time=_at(begins),
                end_time=_at(night.ends_at),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=place,
            )

    async def _follow(self, night: Night, guild: discord.Guild) -> None:
        event = await self._found(night, guild)
        if event is None or event.status in OVER:
            if night.state in ("coming", "running"):
                log.info("Club night %d ends, because its event was ended.", night.id)
                night = await self._messages.show(await self._nights.stop(night))
            if night.state not in ("coming", "running"):
                await self._note(night, NONE)
            return
        status, begins = _status(night, event), _at(night.starts_at)
        if status is not event.status:
            await self._pace.turn_of_all(last=True)
            async with asyncio.timeout(LONGEST_REQUEST_S):
                await event.edit(status=status)
        elif event.start_time != begins and self._moves(night):
            await self._pace.turn_of_all(last=True)
            async with asyncio.timeout(LONGEST_REQUEST_S):
                await event.edit(start_time=begins, end_time=_at(night.ends_at))

    def _moves(self, night: Night) -> bool:
        """Return whether the event must begin when the night does. A change of the server's time zone moves both."""
        return night.series is not None and night.state == "coming" and night.starts_at > self._now() + SOONEST_MS

    async def _found(self, night: Night, guild: discord.Guild) -> discord.ScheduledEvent | None:
        """Return the event from the gateway's cache, or otherwise from Discord.

        Returns None if the event was deleted.
        """
        event = guild.get_scheduled_event(night.event or 0)
        if event is not None:
            return event
        await self._pace.turn_of_all(last=True)
        try:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                return await guild.fetch_scheduled_event(night.event or 0, with_counts=False)
        except discord.NotFound:
            return None


def _status(night: Night, event: discord.ScheduledEvent) -> discord.EventStatus:
    """Return the status that the event should have.

    An event stays active until the last hand of its night has ended.
    """
    scheduled, active = discord.EventStatus.scheduled, discord.EventStatus.active
    match night.state:
        case "coming":
            return event.status
        case "running" | "ending":
            return active
        case "off" | "over":
            return discord.EventStatus.cancelled if event.status is scheduled else discord.EventStatus.completed


def _at(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
