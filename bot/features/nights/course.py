"""The schedule of club nights and their series. It does what is due: ping, start, seating, end and results."""

import asyncio
import logging
from dataclasses import replace
from functools import partial

import discord
from discord.abc import GuildChannel
from discord.ext import commands

from bot.common.units import DAY_MS, MINUTE_MS
from bot.errors import UserError
from bot.features.nights.event import NightEvents
from bot.features.nights.messages import NightMessages
from bot.features.nights.next_tables import NightSeats
from bot.features.nights.night_tables import NightTables
from bot.features.nights.service import CALL_MS, NOTICE_MS, NightService
from bot.features.nights.weekly import WEEK, begins_at
from bot.framework.services import Services
from bot.store.nights import Night, Series
from bot.tables.events import MatchEvent, handles
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S
from engine.core import Ask

log = logging.getLogger(__name__)

LEAD_MS = 3 * DAY_MS
"""Milliseconds before a night of a series at which it is announced."""
UNSEEN = 0
"""Message and event id of a night that is skipped without an announcement."""
OPEN_PAUSE_S, COMING_PAUSE_S = 2.0, 30.0
"""Seconds between two checks of a night that is running, and maximum seconds between two of one that is coming."""


class NightEventsCog(commands.Cog):
    """A periodic task that begins, updates and ends the nights.

    All its state is saved, so any process can continue.
    """

    def __init__(
        self,
        services: Services,
        nights: NightService,
        tables: NightTables,
        messages: NightMessages,
        seats: NightSeats,
        events: NightEvents,
    ) -> None:
        self._nights, self._series, self._tables, self._messages = nights, nights.series, tables, messages
        self._registry, self._messenger, self._clock = services.registry, services.messenger, services.clock
        self._server, self._threads = services.server, services.table_messages.threads.offered
        self._seats, self._events = seats, events
        self._ending: dict[int, Night] = {}
        self._archived: dict[int, set[int]] = {}
        """Ids of channels, by guild, that are not cached.

        The bot has asked Discord about them and doesn't ask again.
        """

    async def run_once(self) -> float | None:
        """Begin, update and end open nights as is due. After a temporary failure, the next check tries again.

        Returns the seconds until the next check, or None if no night is open.
        """
        try:
            await self._plan_weekly()
            nights = await self._nights.store.open()
        except UserError as refused:
            log.info("Club nights not updated yet (%s); will retry.", refused.key)
            return OPEN_PAUSE_S
        return min([await self._seen_to(night) for night in nights], default=None)

    async def _plan_weekly(self) -> None:
        """Plan the next nights of all series. After a failure, the next check tries again."""
        active, open_ = await self._series.store.active(), await self._nights.store.open()
        for series in active:
            guild = self._server(series.guild)
            if guild is not None and not guild.unavailable:
                try:
                    await self._plan(series, next((each for each in open_ if each.series == series.id), None), guild)
                except (UserError, *FAILURES) as error:
                    log.info("Series %d of club nights not updated yet; will retry: %r", series.id, error)

    async def _plan(self, series: Series, night: Night | None, guild: discord.Guild) -> None:
        """Announce the next night of a series that is due, or end the series if it can't go on."""
        if await self._lost(guild, series.channel):
            log.info("Series %d of club nights ends, because its channel was deleted.", series.id)
            await self._series.end(series, "gone")
            return
        now, zone = self._registry.now(), await self._series.zone(series.guild)
        if night is not None:
            night = await self._moved(night, series, begins_at(series.day, series.minute, zone), now)
        day, at = (series.day, night.starts_at) if night is not None else self._next(series, zone, now)
        spot, lead = self._messenger.spot(series.guild, series.channel), LEAD_MS if night is None else CALL_MS
        if spot is None or now < at - lead or (night is not None and night.state != "coming"):
            return
        if not spot.writes:
            log.info("Series %d of club nights ends, because the bot can't write in its channel.", series.id)
            await self._series.end(series, "shut")
        elif night is None:
            place = series.guild, series.channel, series.host, series.game
            planned = replace(self._nights.planned(*place, at, series.length_min), series=series.id)
            if now > at - NOTICE_MS:
                planned = replace(planned, skipped="late", message=UNSEEN, event=UNSEEN)
            await self._series.store.go_on(series, day, planned)

    async def _moved(self, night: Night, series: Series, at: int, now: int) -> Night:
        """Move a coming night to `at`, if the server's time zone was changed, unless that would be too soon."""
        fixed = night.state != "coming" or night.called_at is not None or night.skipped
        if fixed or at == night.starts_at or at < now + NOTICE_MS:
            return night
        ends_at = at + series.length_min * MINUTE_MS
        return await self._nights.save(replace(night, starts_at=at, ends_at=ends_at), night)

    def _next(self, series: Series, zone: str, now: int) -> tuple[int, int]:
        """Return the date and the moment of the night after the latest one.

        If the bot wasn't running for weeks, that is the last one in the past.
        """
        day = series.day + WEEK
        while begins_at(day + WEEK, series.minute, zone) <= now:
            day += WEEK
        return day, begins_at(day, series.minute, zone)

    async def _seen_to(self, night: Night) -> float:
        """Do what is due for this night, and return the seconds until its next check."""
        guild = self._server(night.guild)
        if guild is not None and not guild.unavailable:
            try:
                night = await self._look_at(night, guild)
            except (UserError, *FAILURES) as error:
                log.info("Club night %d not updated yet; will retry: %r", night.id, error)
                return OPEN_PAUSE_S
        return min(COMING_PAUSE_S, max(OPEN_PAUSE_S, self._nights.due_s(night)))

    async def _look_at(self, night: Night, guild: discord.Guild) -> Night:
        if night.state != "ending" and await self._lost(guild, night.channel):
            log.info("Club night %d ends, because its channel was deleted.", night.id)
            night = await self._nights.stop(night)
        elif night.state == "coming" and (series := await self._nights.series.of_night(night)) and series.ended_at:
            night = await self._nights.stop(night)
        night = await self._nights.skip(night)
        night = await self._messages.call(night)
        night = await self._nights.go_on(night, threads=self._threads(guild, night.channel))
        if night.state in ("running", "ending"):
            self._note(night)
            await self._tables.check_tables(night)
        if night.state == "running":
            await self._seats.seat(night)
        if await self._nights.done(night):
            night = await self._messages.tell_end(night)
        else:
            night = await self._messages.show(night)
        self._note(night)
        self._events.follow(night, guild)
        return night

    async def _lost(self, guild: discord.Guild, channel: int) -> bool:
        """Return whether the channel of a night or a series was deleted.

        A channel that is not cached may be an archived thread, so the bot asks Discord. It asks only once about each
        channel.
        """
        archived = self._archived.setdefault(guild.id, set())
        if guild.get_channel_or_thread(channel) is not None:
            archived.discard(channel)
            return False
        if channel in archived:
            return False
        try:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                await guild.fetch_channel(channel)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            log.info("The bot can't see channel %d, where club nights take place.", channel)
        archived.add(channel)
        return False

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Ask Discord about the guild's archived threads again later, because the deleted thread may be one of them."""
        self._archived.pop(payload.guild_id, None)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        """Ask Discord about the guild's archived threads again later.

        When a channel is deleted, Discord doesn't report that its threads are deleted too.
        """
        self._archived.pop(channel.guild.id, None)

    def _note(self, night: Night) -> None:
        if night.state == "ending":
            self._ending[night.id] = night
        else:
            self._ending.pop(night.id, None)
        self._registry.events.unsubscribe(self)
        if self._ending:
            self._registry.events.subscribe(self)

    @handles(MatchEvent)
    def on_match_changed(self, event: MatchEvent) -> None:
        """End a table's match before its next hand, if the time of its night is over."""
        table = event.table
        night, match = self._ending.get(table.row.night or 0), table.match
        if night is not None and match is not None and match.question.ask is Ask.PAUSE:
            self._clock.set(("night", table.id), 0.0, partial(self._end, table.id, night))

    async def _end(self, table_id: int, night: Night) -> None:
        try:
            await self._tables.see_to(table_id, night)
        except UserError as refused:
            log.info("Table %d of club night %d not ended yet (%s); will retry.", table_id, night.id, refused.key)
