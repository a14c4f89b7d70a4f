"""The scheduled event of Discord that a club night has where a server wants it and the bot may make some."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import discord

from bot.features.night.night_page import event_words
from bot.occasions.club_nights import Nights
from bot.people.settings import Settings
from bot.reading.reader import Readers
from bot.store.nights import Night
from bot.wire.answers import FAILURES, LONGEST_REQUEST_S, passing
from bot.wire.pace import Pace

log = logging.getLogger(__name__)

NONE = 0
"""The number of an event that could not be made, or has ended: no other one comes."""
SOONEST_MS = 60_000
"""A night that begins sooner gets none: Discord takes none that begins in the past."""
LONGEST = 100
"""So many characters the name and the place of an event may have."""
OVER = (discord.EventStatus.completed, discord.EventStatus.cancelled)


class NightEvents:
    """Looks at what the gateway tells of events: whoever ends one by hand in Discord ends the night with it, or calls
    it off."""

    def __init__(
        self, now: Callable[[], int], nights: Nights, settings: Settings, readers: Readers, pace: Pace
    ) -> None:
        self._now, self._nights, self._settings, self._readers, self._pace = now, nights, settings, readers, pace

    async def keep(self, night: Night, guild: discord.Guild) -> Night:
        """Let the event say how the night stands, or the night follow its event; returns the night as it is kept then.
        Raises Refused, or one of FAILURES that will pass."""
        try:
            if night.event is None:
                return await self._made(night, guild)
            return await self._followed(night, guild) if night.event != NONE else night
        except FAILURES as error:
            if passing(error):
                raise
            log.info("Club night %d has no event: %s", night.id, error)
            return await self._nights.save(replace(night, event=NONE), night)

    async def _made(self, night: Night, guild: discord.Guild) -> Night:
        await self._settings.read(guild=guild.id)
        soon = night.starts_at - self._now() < SOONEST_MS
        if night.state != "coming" or soon or not self._settings.of(guild.id).events:
            return night
        if not guild.me.guild_permissions.create_events:
            return night
        made = await self._own(night, guild)
        saved = await self._nights.save(replace(night, event=made.id), night)
        if saved.event != made.id:  # somebody else was quicker, or the night has changed: then it comes again
            await made.delete()
        return saved

    async def _own(self, night: Night, guild: discord.Guild) -> discord.ScheduledEvent:
        """The event of a night: one that was made before the bot ended and could note it, or a new one."""
        name, about = event_words(night, (await self._readers.of_all(guild.id)).speak)
        channel = guild.get_channel_or_thread(night.channel)
        place = f"#{channel.name}"[:LONGEST] if channel is not None else name[:LONGEST]
        others = {each.event for each in await self._nights.open()}
        for each in guild.scheduled_events:
            same = (each.name, each.location, each.start_time) == (name[:LONGEST], place, _at(night.starts_at))
            if same and each.id not in others and each.creator_id == guild.me.id and each.status not in OVER:
                return each
        await self._pace.turn_of_all(last=True)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            return await guild.create_scheduled_event(
                name=name[:LONGEST],
                description=about,
                start_time=_at(night.starts_at),
                end_time=_at(night.ends_at),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=place,
            )

    async def _followed(self, night: Night, guild: discord.Guild) -> Night:
        event = await self._found(night, guild)
        if event is None or event.status in OVER:
            if night.state in ("coming", "running"):
                log.info("Club night %d ends because its event was ended.", night.id)
                night = await self._nights.stop(night)
            return await self._nights.save(replace(night, event=NONE), night)
        status = _status(night, event)
        if status is not event.status:
            await self._pace.turn_of_all(last=True)
            async with asyncio.timeout(LONGEST_REQUEST_S):
                await event.edit(status=status)
        return night

    async def _found(self, night: Night, guild: discord.Guild) -> discord.ScheduledEvent | None:
        """The event, as the gateway told of it last; None where it is gone."""
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
    """The status that an event of a night should have: it goes on until the last hand has ended."""
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
