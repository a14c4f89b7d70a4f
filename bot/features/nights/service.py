"""The states of club nights. Each change happens only once, even if several processes or presses attempt it."""

import secrets
from dataclasses import replace

from bot.common.units import DAY_MS, HOUR_MS, MINUTE_MS
from bot.errors import UserError
from bot.features.nights.arena import NightStanding, standings
from bot.features.nights.series import MOST_OPEN, SeriesService
from bot.features.nights.weekly import next_date
from bot.framework.services import Services
from bot.games import GAMES
from bot.store.nights import Night, Series

CALL_MS = 15 * MINUTE_MS
"""Milliseconds before the start of a night at which the users who will come are pinged."""
SHORTEST_MIN, LONGEST_MIN = 20, 300
FARTHEST_MS = 28 * DAY_MS
"""Maximum milliseconds between the announcement and the start of a night."""
FEWEST = 3
"""Minimum number of people who sign up for a night of a series. With fewer, it is skipped."""
NOTICE_MS = HOUR_MS
"""Minimum milliseconds from the announcement of such a night to its start, so that people can sign up."""
LAST_MS = 30 * MINUTE_MS
"""Milliseconds after the end of a night in which players may finish their last hands."""
BYTES = 32


def has_call(night: Night) -> bool:
    """Return whether there is a ping before this night. There is none if the night was announced after its time."""
    return night.created_at < night.starts_at - CALL_MS


class NightService:
    """A service for nights. It saves each change before anyone can see it. All methods raise UserError.

    `store`: the saved nights, for reading them. `series`: the service for series of nights.
    """

    def __init__(self, services: Services) -> None:
        self._registry, self.store = services.registry, services.store.nights
        self._kept_out, self.series = services.interactions.settings.kept_out, SeriesService(services)

    async def announce(
        self, guild: int, channel: int, host: int, game: str, when: int | tuple[int, int], length_min: int
    ) -> Night:
        """Create a night, and return it.

        `when`: the moment at which it begins, in unix milliseconds. Or the day of the week and the minute at which the
        nights of a new series begin, of which it is the first. Raises UserError: no-game, night-length, night-far,
        night-taken, night-many.
        """
        now, series, at = self._registry.now(), None, 0
        if isinstance(when, int):
            at = when
        else:
            day, at = next_date(*when, await self.series.zone(guild), now + NOTICE_MS)
            series = Series(
                guild=guild,
                channel=channel,
                host=host,
                game=game,
                weekday=when[0],
                minute=when[1],
                length_min=length_min,
                day=day,
                created_at=now,
            )
        night = self.planned(guild, channel, host, game, at, length_min)
        if at - now > FARTHEST_MS:
            raise UserError("night-far", days=FARTHEST_MS // DAY_MS)
        await self._kept_out.check(guild, host)
        async with self._registry.opening:
            await self.check_free(night, series)
            if series is None:
                return replace(night, id=await self.store.new(night))
            number, first = await self.series.store.new(series, night)
        return replace(night, id=first, series=number)

    def planned(self, guild: int, channel: int, host: int, game: str, starts_at: int, length_min: int) -> Night:
        """Return a night that is not yet saved. Raises UserError: no-game, night-length."""
        if game not in GAMES:
            raise UserError("no-game", game=game)
        if not SHORTEST_MIN <= length_min <= LONGEST_MIN:
            raise UserError("night-length", least=SHORTEST_MIN, most=LONGEST_MIN)
        return Night(
            guild=guild,
            channel=channel,
            host=host,
            game=game,
            seats=GAMES[game].seats[0],
            seed=secrets.token_bytes(BYTES),
            starts_at=starts_at,
            ends_at=starts_at + length_min * MINUTE_MS,
            created_at=self._registry.now(),
        )

    async def check_free(self, night: Night, weekly: Series | None = None) -> None:
        """Check that the channel has no other night at that time, and that the host may announce another one.

        `weekly`: the new series that begins with this night. Raises UserError: night-taken, night-many.
        """
        zone = await self.series.zone(night.guild)
        open_ = [each for each in await self.store.open() if each.guild == night.guild]
        series = [each for each in await self.series.store.active() if each.guild == night.guild]
        taken = [
            each.starts_at
            for each in open_
            if each.channel == night.channel and (_overlap(each, night) or (weekly and _same_time(weekly, each, zone)))
        ]
        taken += [at for each in series if each.channel == night.channel and (at := _same_time(each, night, zone))]
        if taken:
            raise UserError("night-taken", at=f"<t:{min(taken) // 1000}:f>")
        if await self.series.count(night.guild, night.host) >= MOST_OPEN:
            raise UserError("night-many", most=MOST_OPEN)

    async def get(self, number: int, guild: int) -> Night:
        """Return the night with this number on this server. Raises UserError (night-gone) if there is none."""
        night = await self.store.get(number) if 0 < number < 2**53 else None
        if night is None or night.guild != guild:
            raise UserError("night-gone")
        return night

    async def standings(self, night: Night) -> list[NightStanding]:
        """Return the standings of everyone who has sat at a table of the night, or waits for one."""
        guests, bouts = await self.store.guests(night.id), await self.store.bouts(night.id)
        return standings((each.user for each in guests if each.since is not None), bouts)

    async def save(self, night: Night, known: Night) -> Night:
        """Save the night, unless it was changed in the meantime. `known`: the night as it was read.

        Returns the night as saved. If it was changed, returns its current state instead.
        """
        if night != known and not await self.store.save(night, known):
            return await self.get(night.id, night.guild)
        return night

    # people

    async def come(self, night: Night, user: int) -> bool:
        """Save that the user will come. Return False if that was already saved."""
        _check_open(night)
        await self._kept_out.check(night.guild, user)
        return await self.store.come(night.id, user, self._registry.now())

    async def stay_away(self, night: Night, user: int) -> bool:
        _check_open(night)
        return await self.store.stay_away(night.id, user)

    async def wait(self, night: Night, user: int, since: int | None = None) -> None:
        """Put the user in line for a table.

        `since`: since when the user has waited. None means now. Raises UserError: night-over, night-early,
        night-ending, night-seated.
        """
        _check_open(night)
        if night.state == "coming":
            raise UserError("night-early", at=f"<t:{night.starts_at // 1000}:R>")
        if night.state == "ending":
            raise UserError("night-ending")
        await self._kept_out.check(night.guild, user)
        for each in await self.store.open():
            sits = [bout.table for bout in await self.store.bouts(each.id) if bout.runs and user in bout.people]
            if sits and (await self._registry.get(sits[0])).seat_of(user) is not None:
                raise UserError("night-seated", table=str(sits[0]))
        await self.store.wait(night.id, user, self._registry.now() if since is None else since)

    # course of a night

    def calls(self, night: Night) -> bool:
        """Return whether to ping the users who will come now."""
        last = night.starts_at if night.series is None else night.ends_at
        due = night.starts_at - CALL_MS <= self._registry.now() < last
        return night.state == "coming" and night.called_at is None and has_call(night) and due

    async def skip(self, night: Night) -> Night:
        """Skip a night of a series that is about to begin, if too few people have signed up, or if half of it is over.

        Return the night as saved.
        """
        now = self._registry.now()
        if night.series is None or night.state != "coming" or night.skipped or now < night.starts_at - CALL_MS:
            return night
        if 2 * now > night.starts_at + night.ends_at:
            return await self.save(replace(night, skipped="late"), night)
        if night.called_at is None and len(await self.store.guests(night.id)) < FEWEST:
            return await self.save(replace(night, skipped="few"), night)
        return night

    def due_s(self, night: Night) -> float:
        """Return the seconds until the ping or the start of a coming night. They are 0 once it has begun."""
        now = self._registry.now()
        return min((at - now for at in (night.starts_at - CALL_MS, night.starts_at) if at > now), default=0) / 1000

    async def go_on(self, night: Night, *, threads: bool) -> Night:
        """Begin or end a night whose time has come. Return the night as saved.

        `threads`: whether the night's tables may have threads now.
        """
        now, then = self._registry.now(), night
        if night.skipped:
            return night
        if night.state == "coming" and now >= night.ends_at:  # the bot was not running during the night
            then = replace(night, state="over", ended_at=now)
        elif night.state == "coming" and now >= night.starts_at:
            then = replace(night, state="running", threads=threads)
        elif night.state == "running" and now >= night.ends_at:
            then = replace(night, state="ending")
        elif night.state == "running":
            then = replace(night, threads=threads)
        return await self.save(then, night)

    async def done(self, night: Night) -> bool:
        """Return whether the last table of an ending night has ended.

        LAST_MS after the end of the night, return True in any case.
        """
        if night.state != "ending":
            return False
        late = self._registry.now() >= night.ends_at + LAST_MS
        return late or not any(each.runs for each in await self.store.bouts(night.id))

    async def mark_over(self, night: Night, message: int | None) -> Night:
        """Mark the night as over, and save the id of the message about its end."""
        now = self._registry.now()
        return await self.save(replace(night, state="over", ended_at=now, message=message, message_at=now), night)

    async def stop(self, night: Night) -> Night:
        """Cancel a coming night, or end a running one. Running matches end after their current hand."""
        if not night.open:
            raise UserError("night-over")
        now = self._registry.now()
        if night.state == "coming":
            return await self.save(replace(night, state="off", ended_at=now), night)
        return await self.save(replace(night, state="ending", ends_at=min(now, night.ends_at)), night)


def _overlap(one: Night, other: Night) -> bool:
    return one.starts_at < other.ends_at and other.starts_at < one.ends_at


def _same_time(series: Series, night: Night, zone: str) -> int | None:
    """Return when the night of a series begins that would overlap with another night, or None if there is none."""
    begins = next_date(series.weekday, series.minute, zone, night.starts_at - series.length_min * MINUTE_MS)[1]
    return begins if begins < night.ends_at else None


def _check_open(night: Night) -> None:
    if not night.open or night.skipped:
        raise UserError("night-over")
