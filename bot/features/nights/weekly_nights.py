"""The schedule of series: each night is announced some days before, and a series that can't go on ends."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.common.units import DAY_MS, MINUTE_MS
from bot.errors import UserError
from bot.features.nights.service import CALL_MS, NOTICE_MS, NightService
from bot.features.nights.weekly import WEEK, begins_at
from bot.store.nights import Night, Series
from bot.tables.registry import TableRegistry
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.retries import FAILURES

log = logging.getLogger(__name__)

LEAD_MS = 3 * DAY_MS
"""Milliseconds before a night of a series at which it is announced."""
UNSEEN = 0
"""Message and event id of a night that is skipped without an announcement."""


class WeeklyNights:
    """A planner of the next nights of all series. `server`: returns a guild of the bot, or None if it isn't known."""

    def __init__(
        self,
        registry: TableRegistry,
        nights: NightService,
        messenger: ChannelMessenger,
        server: Callable[[int], discord.Guild | None],
    ) -> None:
        self._registry, self._nights, self._series = registry, nights, nights.series
        self._messenger, self._server = messenger, server

    async def run_once(self, lost: Callable[[discord.Guild, int], Awaitable[bool]]) -> None:
        """Plan the next nights, and end the series that can't go on. After a failure, the next run tries again.

        `lost`: returns whether a channel was deleted.
        """
        self._series.untold, active = {}, list[Series]()
        for series in await self._series.store.unfinished():
            if series.ended_at is None:
                active.append(series)
            else:
                self._series.untold.setdefault((series.guild, series.host), []).append(series)
        open_ = await self._nights.store.open() if active else []
        for series in active:
            guild = self._server(series.guild)
            if guild is not None and not guild.unavailable:
                try:
                    night = next((each for each in open_ if each.series == series.id), None)
                    await self._see_to(series, night, lost=await lost(guild, series.channel))
                except (UserError, *FAILURES) as error:
                    log.info("Series %d of club nights not updated yet; will retry: %r", series.id, error)

    async def _see_to(self, series: Series, night: Night | None, *, lost: bool) -> None:
        if lost:
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
