"""Series of club nights. The next night is announced some days before, and what can't go on ends."""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.common.units import DAY_MS, HOUR_MS, MINUTE_MS
from bot.errors import UserError
from bot.features.nights.arena import standings
from bot.features.nights.service import CALL_MS, NightService
from bot.features.nights.weekly import WEEK, begins_at, next_date
from bot.settings.settings import Settings
from bot.store.nights import Ended, Night, NightTable, Series
from bot.tables.registry import TableRegistry
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.retries import FAILURES

log = logging.getLogger(__name__)

LEAD_MS = 3 * DAY_MS
"""Milliseconds before a night of a series at which it is announced."""
NOTICE_MS = HOUR_MS
"""Minimum milliseconds from the announcement of such a night to its start, so that people can sign up."""
COUNTED = 8
"""Maximum number of a player's nights that count in the table of a series: the best ones."""
UNSEEN = 0
"""Message id of a night that is skipped without an announcement."""

Lost = Callable[[discord.Guild, int], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class SeriesStanding:
    """The place of a player in the table of a series. `nights`: number of nights that they have played."""

    user: int
    points: int
    nights: int
    rank: int


class SeriesService:
    """A service for series. It saves each change before anyone can see it. All methods raise UserError.

    `server`: returns a guild of the bot, or None if the gateway hasn't sent that guild.
    """

    def __init__(
        self,
        registry: TableRegistry,
        settings: Settings,
        nights: NightService,
        messenger: ChannelMessenger,
        server: Callable[[int], discord.Guild | None],
    ) -> None:
        self._registry, self.store, self._settings = registry, registry.store.series, settings
        self._nights, self._messenger, self._server = nights, messenger, server
        self.untold: dict[tuple[int, int], list[Series]] = {}
        """Series that have ended, by guild and host, and whose hosts don't know of it."""

    async def announce(
        self, guild: int, channel: int, host: int, game: str, weekday: int, minute: int, length_min: int
    ) -> Night:
        """Create a series with its first night, and return that night.

        Raises UserError: no-game, night-length, night-taken, night-many.
        """
        now = self._registry.now()
        day, at = next_date(weekday, minute, await self._zone(guild), now + NOTICE_MS)
        first = self._nights.planned(guild, channel, host, game, at, length_min)
        series = Series(
            guild=guild,
            channel=channel,
            host=host,
            game=game,
            weekday=weekday,
            minute=minute,
            length_min=length_min,
            day=day,
            created_at=now,
        )
        await self._settings.kept_out.check(guild, host)
        async with self._registry.opening:
            await self._nights.check_free(first, series)
            number, night = await self.store.new(series, first)
        return replace(first, id=night, series=number)

    async def get(self, number: int, guild: int) -> Series:
        """Return the series with this number on this server. Raises UserError (night-gone) if there is none."""
        series = await self.store.get(number) if 0 < number < 2**53 else None
        if series is None or series.guild != guild:
            raise UserError("night-gone")
        return series

    async def next_of(self, series: Series) -> int:
        """Return when the first night after the latest one begins that is not over, in unix milliseconds."""
        zone = await self._zone(series.guild)
        after = max(self._registry.now(), begins_at(series.day, series.minute, zone))
        return next_date(series.weekday, series.minute, zone, after)[1]

    async def coming(self, series: Series) -> int:
        """Return when the next night of a series begins, in unix milliseconds."""
        nights = [each for each in await self._nights.store.open() if each.series == series.id]
        announced = [each.starts_at for each in nights if each.state == "coming" and not each.skipped]
        return announced[0] if announced else await self.next_of(series)

    async def table(self, number: int) -> list[SeriesStanding]:
        """Return the table of a series, best first."""
        return series_table(await self._nights.store.bouts_of_series(number))

    async def hand_over(self, series: Series, host: int) -> None:
        """Give a series to another host. Raises UserError: night-over, kept-out."""
        await self._settings.kept_out.check(series.guild, host)
        if not await self.store.hand_over(series.id, host):
            raise UserError("night-over")

    async def end(self, series: Series, reason: Ended) -> None:
        """End a series. Its coming night is called off at the next check, and a running one is played to its end."""
        await self.store.end(series.id, reason, self._registry.now())

    async def has_ended(self, night: Night) -> bool:
        """Return whether a night belongs to a series that has ended."""
        return night.series is not None and (await self.get(night.series, night.guild)).ended_at is not None

    # every minute

    async def run_once(self, lost: Lost) -> None:
        """Plan the next nights, and end the series that can't go on. After a failure, the next run tries again.

        `lost`: returns whether a channel was deleted.
        """
        untold = defaultdict[tuple[int, int], list[Series]](list)
        for series in await self.store.untold():
            untold[series.guild, series.host].append(series)
        self.untold = untold
        active, open_ = await self.store.active(), await self._nights.store.open()
        for series in active:
            guild = self._server(series.guild)
            if guild is not None and not guild.unavailable:
                try:
                    night = next((each for each in open_ if each.series == series.id), None)
                    await self._see_to(series, night, guild, lost)
                except (UserError, *FAILURES) as error:
                    log.info("Series %d of club nights not updated yet; will retry: %r", series.id, error)

    async def _see_to(self, series: Series, night: Night | None, guild: discord.Guild, lost: Lost) -> None:
        if await lost(guild, series.channel):
            log.info("Series %d of club nights ends, because its channel was deleted.", series.id)
            await self.end(series, "gone")
            return
        now = self._registry.now()
        if night is not None and night.state == "coming" and night.called_at is None and not night.skipped:
            night = await self._moved(night, series, now)
        day, at = (series.day, night.starts_at) if night is not None else await self._next(series)
        spot, lead = self._messenger.spot(series.guild, series.channel), LEAD_MS if night is None else CALL_MS
        if spot is None or now < at - lead or (night is not None and night.state != "coming"):
            return
        if not spot.writes:
            log.info("Series %d of club nights ends, because the bot can't write in its channel.", series.id)
            await self.end(series, "shut")
        elif night is None:
            planned = self._nights.planned(
                series.guild, series.channel, series.host, series.game, at, series.length_min
            )
            planned = replace(planned, series=series.id)
            if now > at - NOTICE_MS:
                planned = replace(planned, skipped="late", message=UNSEEN, event=UNSEEN)
            await self.store.go_on(series, day, planned)

    async def _moved(self, night: Night, series: Series, now: int) -> Night:
        """Move a coming night, if the server's time zone was changed, unless it would begin too soon then."""
        at = begins_at(series.day, series.minute, await self._zone(series.guild))
        if at == night.starts_at or at < now + NOTICE_MS:
            return night
        return await self._nights.save(replace(night, starts_at=at, ends_at=at + series.length_min * MINUTE_MS), night)

    async def _next(self, series: Series) -> tuple[int, int]:
        """Return the date and the moment of the night after the latest one.

        If the bot wasn't running for weeks, that is the last one in the past.
        """
        zone, now, day = await self._zone(series.guild), self._registry.now(), series.day + WEEK
        while begins_at(day + WEEK, series.minute, zone) <= now:
            day += WEEK
        return day, begins_at(day, series.minute, zone)

    async def _zone(self, guild: int) -> str:
        return (await self._settings.server(guild)).zone


def series_table(nights: Iterable[Sequence[NightTable]]) -> list[SeriesStanding]:
    """Return the table of a series, best first. Only the best COUNTED nights of each player count.

    Players with equal points share a rank.
    """
    points = defaultdict[int, list[int]](list)
    for bouts in nights:
        for each in standings((), bouts):
            if each.played:
                points[each.user].append(each.points)
    sums = {user: sum(sorted(found, reverse=True)[:COUNTED]) for user, found in points.items()}
    order = sorted(sums, key=lambda user: -sums[user])
    return [
        SeriesStanding(user, sums[user], len(points[user]), 1 + sum(each > sums[user] for each in sums.values()))
        for user in order
    ]
