"""Series of club nights: what is known of one, and how it is handed over or ends."""

from collections.abc import Sequence

from bot.errors import UserError
from bot.features.nights.arena import NightStanding, series_table
from bot.features.nights.weekly import begins_at, next_date
from bot.framework.services import Services
from bot.store.nights import Ended, Night, NightTable, Series

MOST_OPEN = 3
"""Maximum number of nights of one host on a server that are not yet over. A series counts as one."""


class SeriesService:
    """A service for series. It saves each change before anyone can see it. All methods raise UserError."""

    def __init__(self, services: Services) -> None:
        self._registry, self._settings = services.registry, services.interactions.settings
        self.store = services.store.series

    async def get(self, number: int, guild: int) -> Series:
        """Return the series with this number on this server. Raises UserError (night-gone) if there is none."""
        series = await self.store.get(number) if 0 < number < 2**53 else None
        if series is None or series.guild != guild:
            raise UserError("night-gone")
        return series

    async def of_night(self, night: Night) -> Series | None:
        """Return the series of a night, or None if it is a single one."""
        return None if night.series is None else await self.get(night.series, night.guild)

    async def host_of(self, night: Night) -> int:
        """Return the user who may end a night. Its series may have been handed over since the night was announced."""
        return (await self.of_night(night) or night).host

    async def zone(self, guild: int) -> str:
        """Return the time zone of a server."""
        return (await self._settings.server(guild)).zone

    async def next_of(self, series: Series) -> int:
        """Return when the first night after the latest one begins that is not over, in unix milliseconds."""
        zone = await self.zone(series.guild)
        after = max(self._registry.now(), begins_at(series.day, series.minute, zone))
        return next_date(series.weekday, series.minute, zone, after)[1]

    async def coming(self, series: Series) -> int:
        """Return when the next night of a series begins, in unix milliseconds."""
        nights = [each for each in await self._registry.store.nights.open() if each.series == series.id]
        announced = [each.starts_at for each in nights if each.state == "coming" and not each.skipped]
        return announced[0] if announced else await self.next_of(series)

    async def table(self, series: Series, last: Sequence[NightTable] = ()) -> list[NightStanding]:
        """Return the table of a series, best first. `last`: tables of a night that is just ending."""
        return series_table([*await self._registry.store.nights.bouts_of_series(series.id), last])

    async def count(self, guild: int, host: int) -> int:
        """Count the nights of a host on a server that are not over. A series counts as one."""
        nights = [each for each in await self._registry.store.nights.open() if each.series is None]
        return sum((each.guild, each.host) == (guild, host) for each in (*nights, *await self.store.active()))

    async def hand_over(self, series: Series, host: int) -> None:
        """Give a series to another host. Raises UserError: night-over, series-unable.

        The error doesn't tell whether the user is suspended or has too many nights.
        """
        suspended = await self._settings.kept_out.until(series.guild, host) is not None
        if suspended or await self.count(series.guild, host) >= MOST_OPEN:
            raise UserError("series-unable", who=f"<@{host}>")
        if not await self.store.hand_over(series.id, host):
            raise UserError("night-over")

    async def end(self, series: Series, reason: Ended) -> None:
        """End a series. Its coming night is called off at the next check, and a running one is played to its end."""
        await self.store.end(series.id, reason, self._registry.now())
